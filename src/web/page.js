// The page: a search field, the map, and what is known of what it shows. Every answer comes from this server: MCP calls
// of the stateless revision, /suggest, /api/chat and /api/table. Text goes into the page as text, never as HTML.
'use strict';

const $ = (id) => document.getElementById(id);
const META = { 'io.modelcontextprotocol/protocolVersion': '2026-07-28', 'io.modelcontextprotocol/clientCapabilities': {} };
const SUGGEST_AFTER_MS = 90;
const TILE_MS = 20000;
const LAYER_MS = 20000;
const LAYER_BYTES = 16e6;
const BUSY_AFTER_MS = 300; // what is answered sooner needs no announcement
const sessionId = crypto.getRandomValues(new Uint32Array(4)).join('-'); // randomUUID is only there with HTTPS

let facts = {};
let token = '';
let map = null;
let shown = { markers: [], boxes: [], lines: [], areas: [], credits: [] };
let offered = []; // credits of the suggestions
let drawn = []; // credits of what the map has of index files
let layers = new Map(); // of the operator, that the map shows: by id {url or shapes, credit}
let credited = '';
let lastCall = null;
let measured = null; // the points of the distance tool; null: it is off
let earlier = []; // what takes back what the chat did, the last one last
let looksAt = () => {}; // shows once more what the chat showed last
let serial = 0; // of what the user asked last: older answers are dropped
let pending = null; // what is being looked up; null: nothing
let busyTimer = 0;

// ---- elements ----

function make(name, properties = {}, ...children) {
  const element = document.createElement(name);
  Object.assign(element, properties);
  element.append(...children.filter((child) => child !== null));
  return element;
}

function put(element, ...children) {
  element.replaceChildren(...children);
  element.hidden = children.length === 0;
}

// Ids and settings, which sentences have in parentheses, are for programs.
const plain = (text) => (text ?? '').replace(/ \((?:[A-Z]\d+|[A-Z]+_[A-Z_]+)\)/g, '');

function say(text, warning) {
  $('message').replaceChildren(...[plain(text), warning && make('span', { className: 'warning', textContent: `Warning: ${plain(warning)}` })].filter(Boolean));
}

function setBusy(question) {
  pending = question;
  $('answer').setAttribute('aria-busy', question !== null);
  $('ask').querySelector('button').setAttribute('aria-disabled', question !== null);
  clearTimeout(busyTimer);
  $('busy').textContent = '';
  if (question !== null) busyTimer = setTimeout(() => { $('busy').textContent = 'Looking up\u2026'; }, BUSY_AFTER_MS);
}

function copyOld(text) {
  const field = make('textarea', { value: text, ariaLabel: 'Text to copy' });
  document.body.append(field);
  field.select();
  document.execCommand('copy');
  field.remove();
}

async function copy(text, button) {
  if (navigator.clipboard) await navigator.clipboard.writeText(text);
  else copyOld(text); // plain HTTP from another machine
  if (button.textContent === 'Copied') return;
  const before = button.textContent;
  button.textContent = 'Copied';
  setTimeout(() => { button.textContent = before; }, 1200);
}

// ---- the server ----

async function ask(path, options = {}) {
  const headers = { ...options.headers, ...(token && { Authorization: `Bearer ${token}` }) };
  const reply = await fetch(path, { ...options, headers });
  if (reply.status === 401) {
    $('token-form').hidden = false;
    if (!options.signal) $('token').focus(); // a suggestion must not take the field from under who types
    throw new Error('This server wants a token.');
  }
  return reply;
}

async function call(tool, args, isShown = true) {
  const body = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: tool, arguments: args, _meta: META } };
  const headers = {
    'Content-Type': 'application/json', Accept: 'application/json, text/event-stream',
    'MCP-Protocol-Version': '2026-07-28', 'Mcp-Method': 'tools/call', 'Mcp-Name': tool,
  };
  const reply = await ask('/mcp', { method: 'POST', headers, body: JSON.stringify(body) });
  const { result, error } = await reply.json();
  if (error) throw new Error(error.message);
  if (result.isError) throw new Error(JSON.parse(result.content[0].text).error);
  if (isShown) showCall({ path: '/mcp', tool, args, body, headers, answer: result.structuredContent });
  return result.structuredContent;
}

// Runs what the user asked for; a failure is a sentence, and a later question makes this one void. The same question is
// not asked again while it waits for its answer.
async function run(task, question = task) {
  if (question === pending) return;
  const mine = ++serial;
  const isCurrent = () => mine === serial;
  setBusy(question);
  try {
    await task(isCurrent);
  } catch (error) {
    if (isCurrent()) say(error instanceof TypeError ? 'The server does not answer.' : error.message);
  }
  if (isCurrent()) setBusy(null);
}

// ---- as a call ----

function showCall(next) {
  lastCall = next;
  $('code').hidden = false;
  showForm(document.querySelector('[role="tab"][aria-selected="true"]').dataset.form);
}

function showForm(form) {
  const { path, tool, args, body, headers, answer } = lastCall;
  const words = Object.entries(headers).filter(([name]) => name !== 'Accept').map(([name, value]) => `-H '${name}: ${value}' `);
  if (token) words.push('-H "Authorization: Bearer $TOKEN" ');
  const quoted = JSON.stringify(body).replace(/'/g, "'\\''");
  $('call').textContent = form === 'json' ? JSON.stringify(answer, null, 2)
    : form === 'mcp' ? (tool ? JSON.stringify({ name: tool, arguments: args }, null, 2) : 'The chat is no tool of MCP: it calls them.')
      : `curl ${location.origin}${path} ${words.join('')}-d '${quoted}'`;
  for (const tab of document.querySelectorAll('[role="tab"]')) {
    const isIt = tab.dataset.form === form;
    tab.setAttribute('aria-selected', isIt);
    tab.tabIndex = isIt ? 0 : -1;
    if (isIt) $('call').setAttribute('aria-labelledby', tab.id);
  }
}

// ---- what is shown ----

// What covers the map, so that what is shown lies beside it.
function inset() {
  const box = $('panel').getBoundingClientRect();
  return innerWidth > 640 ? { left: box.right } : { top: box.bottom };
}

function show(scene, bbox) {
  shown = { markers: [], boxes: [], lines: [], areas: [], credits: [], ...scene };
  map?.setScene(shown);
  credit();
  if (bbox) map?.fit(bbox, inset());
}

// The box around points; over the antimeridian when that is shorter.
function around(points) {
  const lats = points.map(({ lat }) => lat);
  const lons = points.map(({ lon }) => lon).sort((a, b) => a - b);
  const least = lats.reduce((a, b) => Math.min(a, b)); // a table has more points than a call has arguments
  const most = lats.reduce((a, b) => Math.max(a, b));
  let gap = lons[0] + 360 - lons[lons.length - 1];
  let box = [lons[0], lons[lons.length - 1]];
  for (let i = 1; i < lons.length; i++) {
    if (lons[i] - lons[i - 1] > gap) {
      gap = lons[i] - lons[i - 1];
      box = [lons[i], lons[i - 1]];
    }
  }
  const pad = points.length === 1 ? 0.02 : 0;
  return [box[0] - pad, least - pad, box[1] + pad, most + pad];
}

// Whose data the page shows: what the server tells of the map, and each answer of itself.
function credit() {
  const all = [facts.attribution, ...drawn, ...shown.credits, ...offered, ...[...layers.values()].map((layer) => layer.credit), facts.tiles && `Map: ${facts.tiles.attribution}`];
  const each = [...new Set(all.filter(Boolean).flatMap((text) => text.split('; ')))];
  if (credited === each.join('; ')) return; // a link that is being pressed stays
  credited = each.join('; ');
  $('attribution').replaceChildren(...each.flatMap((text, i) => [i ? ' \u00B7 ' : 'Data: ', ...text.split(/(https?:\/\/[^\s<>"]*[^\s<>".,;)])/)
    .map((part, k) => (k % 2 ? make('a', { href: part, textContent: 'licence' }) : part))]));
  map?.resize(); // the scale stands on it
}

function clear() {
  serial++;
  setBusy(null);
  job = null;
  say('');
  for (const id of ['choices', 'results', 'details', 'table']) put($(id));
  $('code').hidden = true;
  setDistance(false);
  setLayers([]);
  show({});
  history.replaceState(null, '', location.pathname);
}

const aboutOf = (place) => [place.place_type ?? place.category, place.population ? `${place.population.toLocaleString()} people` : null,
  place.distance_m === undefined ? null : distanceText(place.distance_m)].filter(Boolean).join(' \u00B7 ');

const distanceText = (m) => (m < 1000 ? `${Math.round(m)} m` : `${(m / 1000).toLocaleString(undefined, { maximumFractionDigits: 1 })} km`);

// bbox: what the map shows.
function showPlaces(places, bbox, attribution) {
  put($('results'), ...places.map((place, i) => make('li', {}, make('button', {
    type: 'button', onclick: () => run((isCurrent) => choose(place, isCurrent), place),
  }, make('b', { textContent: i + 1 }), make('span', { textContent: place.display_name ?? place.name }),
  make('small', { textContent: aboutOf(place) })))));
  const markers = places.map((place, i) => ({ ...place, label: place.display_name ?? place.name, number: i + 1, place }));
  show({ markers, boxes: places[0]?.bbox && places.length === 1 ? [{ bbox: places[0].bbox }] : [], credits: [attribution] }, bbox);
}

// One of those that are listed, with its card.
async function choose(place, isCurrent) {
  [...$('results').children].forEach((row, i) => {
    row.firstChild.setAttribute('aria-current', shown.markers[i]?.place === place);
  });
  map?.fit(place.bbox ?? around([place]), inset());
  await showDetails(place, isCurrent);
}

function timeThere(place) {
  const [, sign, hours, minutes] = /^([+-])(\d\d):(\d\d)/.exec(place.utc_offset ?? '') ?? [];
  if (!sign) return null;
  const shift = (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60000;
  const text = new Date(Date.now() + shift).toLocaleString(undefined, { timeZone: 'UTC', weekday: 'short', hour: '2-digit', minute: '2-digit' });
  return `${text} (${place.timezone ?? `UTC${place.utc_offset}`})`;
}

const NOTATIONS = [['decimal', 'Decimal'], ['dms', 'DMS'], ['ddm', 'DDM'], ['utm', 'UTM'], ['mgrs', 'MGRS'], ['plus_code', 'Plus code'],
  ['geohash', 'Geohash'], ['maidenhead_locator', 'Maidenhead'], ['geo', 'URI'], ['lv95', 'LV95'], ['lv03', 'LV03'], ['web_mercator', 'Web Mercator']];

async function showDetails(place, isCurrent) {
  const { notations } = await call('convert_coordinates', { query: `${place.lat}, ${place.lon}` }, false);
  if (!isCurrent()) return;
  const time = timeThere(place);
  const facts = [['Time', time], ['Id', place.id], ['Box', place.bbox?.join(', ')],
    ...NOTATIONS.map(([key, title]) => [title, notations[key]])].filter(([, value]) => value);
  put($('details'), make('h2', { textContent: (place.display_name ?? place.name ?? '').split(',')[0] || 'This point' }),
    make('dl', {}, ...facts.flatMap(([title, value]) => [make('dt', { textContent: title }), make('dd', { textContent: value }),
      title === 'Time' ? make('dd') : make('dd', {}, make('button', {
        type: 'button', className: 'copy', textContent: 'Copy', ariaLabel: `Copy ${title}`,
        onclick: (event) => copy(String(value), event.currentTarget),
      }))])));
  if (place.id) await showOutline(place, isCurrent);
}

async function showOutline(place, isCurrent) {
  const { places, attribution } = await call('lookup_places', { ids: [place.id], outline: true }, false);
  const outline = places[0]?.outline;
  if (!outline || !isCurrent()) return;
  const polygons = { Polygon: [outline.coordinates], MultiPolygon: outline.coordinates }[outline.type] ?? [];
  const lines = { LineString: [outline.coordinates], MultiLineString: outline.coordinates }[outline.type] ?? [];
  show({ ...shown, boxes: polygons.length ? [] : shown.boxes, areas: polygons.length ? [{ rings: polygons.flat() }] : [],
    lines: lines.map((points) => ({ points })), credits: [...shown.credits, attribution] });
}

// ---- questions ----

function showChoices(choices, take) {
  put($('choices'), ...(choices ?? []).map((choice) => make('button', {
    type: 'button', textContent: choice.label, onclick: () => take(choice),
  })));
}

async function search(text, isCurrent) {
  const answer = await call('geocode', { query: text, limit: 10, detail: 'full' });
  if (!isCurrent()) return;
  const places = answer.results ?? [];
  say(answer.message ?? `${places.length} found.`, answer.warning);
  put($('details'));
  showChoices();
  const isSure = answer.status === 'ok';
  if (places.length) showPlaces(places, isSure ? places[0].bbox ?? around(places.slice(0, 1)) : around(places), answer.attribution);
  else {
    put($('results'));
    show({ credits: [answer.attribution] });
    showChoices((answer.did_you_mean ?? []).map((label) => ({ label })), ({ label }) => submit(label, true));
  }
  if (isSure) await choose(places[0], isCurrent);
}

// isPlace: the text is a label, which the chat need not read.
function submit(text, isPlace = false) {
  $('query').value = text;
  closeSuggestions();
  const query = text.trim();
  if (!query || query === pending) return;
  history.replaceState(null, '', `#q=${encodeURIComponent(query)}`);
  job = null;
  put($('table'));
  run(async (isCurrent) => {
    const place = isPlace ? query : await chat({ userMessage: query, isSearching: true }, isCurrent);
    if (place) await search(place, isCurrent);
  }, query);
}

// ---- the chat ----

// What is to be looked up, when the message is a place alone.
async function chat(message, isCurrent) {
  const reply = await ask('/api/chat', {
    method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ sessionId, ...message }),
  });
  const answer = await reply.json();
  if (!reply.ok) throw new Error(answer.error ?? 'The chat does not answer.');
  if (!isCurrent()) return null;
  const steps = answer.steps ?? [];
  if (steps[0]?.intent === 'search') return steps[0].message;
  for (const id of ['results', 'details', 'choices']) put($(id));
  say(steps.map((step) => step.message).filter(Boolean).join(' '), answer.warning);
  act(steps.flatMap((step) => step.mapActions ?? []), answer.attribution);
  const choices = steps.find((step) => step.choices?.length)?.choices;
  showChoices(choices, (choice) => run((isNow) => chat({ choiceId: choice.id }, isNow), choice));
  showCall({ path: '/api/chat', body: { sessionId, ...message }, headers: { 'Content-Type': 'application/json' }, answer });
  return null;
}

// ---- layers of the operator ----

function setLayers(entries) {
  layers = new Map(entries);
  map?.setLayers([...layers.values()]);
  credit();
}

// What a GeoJSON has to draw (RFC 7946); an error, if it is none.
function shapesOf(top) {
  const shapes = { areas: [], lines: [], points: [] };
  const isPosition = (at) => Number.isFinite(at?.[0]) && Number.isFinite(at[1]);
  const isList = (value, depth) => (depth ? Array.isArray(value) && value.every((one) => isList(one, depth - 1)) : isPosition(value));
  const doers = {
    Point: [0, (at) => shapes.points.push(at)],
    MultiPoint: [1, (all) => all.forEach((at) => shapes.points.push(at))],
    LineString: [1, (points) => shapes.lines.push({ points })],
    MultiLineString: [2, (all) => all.forEach((points) => shapes.lines.push({ points }))],
    Polygon: [2, (rings) => shapes.areas.push({ rings })],
    MultiPolygon: [3, (all) => all.forEach((rings) => shapes.areas.push({ rings }))],
  };
  for (let queue = [top], i = 0; i < queue.length; i++) {
    const { type, features, geometries, geometry, coordinates } = queue[i];
    const inner = features ?? geometries ?? (type === 'Feature' && [geometry].filter(Boolean));
    if (inner) for (const one of inner) queue.push(one);
    else if (isList(coordinates, doers[type][0])) doers[type][1](coordinates);
    else throw new Error('not GeoJSON');
  }
  return shapes;
}

// Pictures are loaded as they are drawn; a GeoJSON at once, from its own server.
async function addLayer({ id, label, type, url, credit: owner }) {
  if (type !== 'geojson') {
    setLayers([...layers, [id, { url, credit: owner }]]);
    return;
  }
  try {
    const reply = await fetch(url, { credentials: 'omit', signal: AbortSignal.timeout(LAYER_MS) });
    const content = reply.ok ? await reply.blob() : null;
    if (!content || content.size > LAYER_BYTES) throw new Error('no file');
    setLayers([...layers, [id, { shapes: shapesOf(JSON.parse(await content.text())), credit: owner }]]);
  } catch {
    say(`The layer "${label}" cannot be loaded from its server.`);
  }
}

// Draws what the chat wants drawn, and keeps how to take it back.
function act(actions, attribution) {
  const none = () => ({ markers: [], lines: [], areas: [], boxes: [], credits: [] });
  const scene = { ...shown, markers: [...shown.markers], lines: [...shown.lines], areas: [...shown.areas], boxes: [...shown.boxes] };
  const zoomBy = (steps) => {
    map?.zoomBy(steps);
    earlier.push(() => map?.zoomBy(-steps));
  };
  let look = null;
  const isAdded = ({ type, payload }) => type.startsWith('add') && !payload.url;
  const isNew = actions.some(isAdded) && !actions.some((action) => action.type === 'addLayer' && isAdded(action));
  const covers = [...layers];
  if (isNew) Object.assign(scene, none());
  const doers = {
    clearMap: () => {
      Object.assign(scene, none());
      setLayers([]);
    },
    addLayer: (layer) => layer.url && addLayer(layer),
    removeLayer: ({ id }) => setLayers([...layers].filter(([other]) => other !== id)),
    addMarker: ({ coord: [lon, lat], label }) => scene.markers.push({ lat, lon, label, number: scene.markers.length + 1 }),
    addLine: ({ coords }) => scene.lines.push({ points: coords }),
    addArea: ({ coords }) => scene.areas.push({ rings: [coords] }),
    fitBounds: ({ bounds }) => { look = () => map?.fit(bounds, inset()); },
    setView: ({ center: [lon, lat], zoom }) => { look = () => map?.show(lat, lon, zoom); },
    zoomIn: () => zoomBy(1),
    zoomOut: () => zoomBy(-1),
    undo: () => earlier.pop()?.(),
  };
  for (const { type, payload } of actions) doers[type]?.(payload ?? {});
  if (!look && !actions.some(({ type }) => /^(add|clear|remove)/.test(type))) return;
  const before = [shown, looksAt];
  earlier.push(() => {
    setLayers(covers);
    show(before[0]);
    looksAt = before[1];
    looksAt();
  });
  show({ ...scene, credits: [...scene.credits, attribution] });
  looksAt = look ?? looksAt;
  look?.();
}

// ---- suggestions ----

let suggesting = null;
let timer = 0;

function closeSuggestions() {
  clearTimeout(timer);
  suggesting?.abort();
  offered = [];
  credit();
  put($('suggestions'));
  $('query').setAttribute('aria-expanded', 'false');
  $('query').removeAttribute('aria-activedescendant');
}

async function suggest() {
  const text = $('query').value.trim();
  suggesting?.abort();
  if (!text) {
    closeSuggestions();
    return;
  }
  suggesting = new AbortController();
  try {
    const reply = await ask(`/suggest?limit=6&q=${encodeURIComponent(text)}`, { signal: suggesting.signal });
    const places = reply.ok ? await reply.json() : [];
    offered = places.map(({ licence }) => licence);
    credit();
    put($('suggestions'), ...places.map((place, i) => make('li', {
      id: `suggestion-${i}`, role: 'option', ariaSelected: 'false', onmousedown: (event) => event.preventDefault(),
      onclick: () => submit(place.display_name, true),
    }, place.display_name, make('small', { textContent: place.type.replace(/_/g, ' ') }))));
    $('query').setAttribute('aria-expanded', places.length > 0);
  } catch {
    // A newer text has taken its place, or the server is away: the search itself will tell.
  }
}

function moveSuggestion(step) {
  const rows = [...$('suggestions').children];
  if (!rows.length) return;
  const now = rows.findIndex((row) => row.ariaSelected === 'true');
  const next = (now + step + rows.length + (now < 0 && step < 0 ? 1 : 0)) % rows.length;
  rows.forEach((row, i) => { row.ariaSelected = String(i === next); });
  rows[next].scrollIntoView({ block: 'nearest' });
  $('query').setAttribute('aria-activedescendant', rows[next].id);
}

// ---- clicks on the map ----

function setDistance(isOn) {
  measured = isOn ? [] : null;
  $('distance').setAttribute('aria-pressed', isOn);
}

function onPick(lat, lon) {
  const point = { lat: Number(lat.toFixed(5)), lon: Number(lon.toFixed(5)) };
  run(measured ? (isCurrent) => measure(point, isCurrent) : (isCurrent) => reverse(point, isCurrent));
}

async function measure(point, isCurrent) {
  measured = measured.length === 2 ? [point] : [...measured, point];
  const markers = measured.map((at, i) => ({ ...at, label: '', number: i + 1 }));
  show({ markers, lines: measured.length === 2 ? [{ points: measured.map(({ lat, lon }) => [lon, lat]) }] : [] });
  put($('results'));
  put($('details'));
  if (measured.length < 2) {
    say('Now the other end.');
    return;
  }
  const answer = await call('distance_matrix', { points: measured.map(({ lat, lon }) => [lat, lon]) });
  if (isCurrent()) say(`${distanceText(answer.distances[0][1])} as the crow flies.`);
}

async function reverse(point, isCurrent) {
  const answer = await call('reverse_geocode', point);
  if (!isCurrent()) return;
  const name = answer.display_name ?? `${point.lat}, ${point.lon}`;
  say(answer.message ?? name, answer.warning);
  showChoices();
  put($('results'));
  show({ markers: [{ ...point, label: name, number: '' }], credits: [answer.attribution] });
  history.replaceState(null, '', `#q=${encodeURIComponent(`${point.lat}, ${point.lon}`)}`);
  await showDetails({ ...answer, ...point, id: undefined, bbox: undefined, display_name: name }, isCurrent);
}

async function nearby(isCurrent) {
  const at = shown.markers[0] ?? map.center();
  const args = { lat: Number(at.lat.toFixed(5)), lon: Number(at.lon.toFixed(5)), categories: [$('category').value.trim()],
    radius_km: Number($('radius').value), limit: 20 };
  const answer = await call('nearby_places', args);
  if (!isCurrent()) return;
  const places = answer.places ?? [];
  say(answer.message ?? `${places.length} found.`, answer.warning);
  put($('details'));
  showPlaces(places, places.length ? around([...places, args]) : null, answer.attribution);
}

// ---- a table ----

const CHUNK = 50;
const TABLE_BYTES_MAX = 20e6;
const CONTENT_MAX = 1 << 20; // of a request
let job = null;

// What the server reads of a file, also where a reply was full.
async function readTable(file, columns, isCurrent) {
  const body = file.size > CONTENT_MAX ? await new Response(file.stream().pipeThrough(new CompressionStream('gzip'))).blob() : file;
  if (file.size > TABLE_BYTES_MAX || body.size > CONTENT_MAX) {
    throw new Error(`A table here has at most ${TABLE_BYTES_MAX / 1e6} MB, and 1 MB when it is packed; \`geocoder batch\` takes any.`);
  }
  let table = null;
  for (let from = 0; from !== undefined && isCurrent();) {
    const reply = await ask(`/api/table?${new URLSearchParams({ name: file.name, columns, from })}`, { method: 'POST', body });
    const isJson = /json/.test(reply.headers.get('Content-Type'));
    const part = isJson ? await reply.json() : { error: await reply.text() };
    if (!reply.ok) throw new Error(part.error);
    table = { ...(table ?? part), rows: (table?.rows ?? []).concat(part.rows), problem: part.problem };
    from = part.next;
  }
  return table;
}

async function openTable(file, isCurrent, columns = '') {
  if (facts.is_public) {
    say('This server asks the public Nominatim, whose policy does not allow whole tables; point it to your own.');
    return;
  }
  const table = await readTable(file, columns, isCurrent);
  if (!isCurrent()) return;
  const notes = [...table.warnings, table.problem].filter(Boolean).map((text) => make('p', { className: 'warning', textContent: text }));
  job = { ...table, file, answers: [], credits: new Set(), warnings: new Set(), isStopped: false };
  job.head = [showColumns(job), ...notes];
  put($('table'), ...job.head);
  if (!table.rows.length) say('The file has no rows below its headers.');
  else if (table.columns.every(({ role }) => role === '-')) say('Choose what the columns are.');
  else await geocodeTable(job);
}

function takeFile(file) {
  clear();
  run((isCurrent) => openTable(file, isCurrent));
}

const isAxis = (role) => role === 'lat' || role === 'lon';
const ROLES = { '-': 'not used', lat: 'latitude', lon: 'longitude' };

// What the columns are, which the user may change.
function showColumns(mine) {
  const used = mine.roles.flatMap((role) => mine.columns.filter((column) => column.role === role).map(({ name }) => `${role}=${name}`));
  const unused = mine.columns.filter(({ role }) => role === '-').map(({ name }) => name);
  const more = unused.length > 12 ? ` and ${unused.length - 12} more` : '';
  const roles = mine.format === 'lines' ? ['query'] : ['-', ...mine.roles];
  return make('details', { open: !used.length }, make('summary', {
    textContent: `Looks up ${used.join(', ') || 'nothing'}${unused.length ? `; not used: ${unused.slice(0, 12).join(', ')}${more}` : ''}.`,
  }), make('div', { className: 'columns', tabIndex: 0, role: 'region', ariaLabel: 'Columns' }, make('table', {},
    make('thead', {}, make('tr', {}, ...['Header', 'What it is', 'Values'].map((text) => make('th', { scope: 'col', textContent: text })))),
    make('tbody', {}, ...mine.columns.map((column) => make('tr', {}, make('th', { scope: 'row', textContent: column.name }),
      make('td', {}, make('select', { ariaLabel: `What ${column.name} is`, onchange: ({ target }) => setRole(mine, column, target.value) },
        ...roles.map((role) => make('option', { value: role, textContent: ROLES[role] ?? role.replace('_', ' '), selected: role === column.role })))),
      make('td', { textContent: column.values.join(' | ') })))))));
}

// One column has a role, and a point is looked up alone.
function setRole(mine, column, role) {
  for (const other of mine.columns) {
    if (role !== '-' && (other.role === role || isAxis(other.role) !== isAxis(role))) other.role = '-';
  }
  column.role = role;
  [...mine.head[0].querySelectorAll('select')].forEach((select, i) => { select.value = mine.columns[i].role; });
  const used = mine.columns.filter((one) => one.role !== '-');
  if (!used.length || (isAxis(used[0].role) && used.length < 2)) {
    mine.isStopped = true;
    say(used.length ? 'Choose the column of the other coordinate, too.' : 'Choose what the columns are.');
    return;
  }
  run((isCurrent) => openTable(mine.file, isCurrent, used.map((one) => `${one.role}=${one.key}`).join(',')));
}

// Goes on while the user looks around on the map; what is done is kept when the server goes away.
async function geocodeTable(mine) {
  const bar = make('progress', { max: mine.rows.length, value: 0, ariaLabel: 'Rows done' });
  const stop = make('button', { type: 'button', textContent: 'Stop', onclick: () => { mine.isStopped = true; } });
  put($('table'), ...mine.head, bar, make('div', { className: 'row' }, stop));
  setBusy(null); // the bar shows it
  say(`${mine.rows.length} rows.`);
  for (let from = 0; from < mine.rows.length && !mine.isStopped; from += CHUNK) {
    let answers;
    try {
      answers = await lookUp(mine, mine.rows.slice(from, from + CHUNK));
    } catch (error) {
      if (job !== mine) return;
      mine.isStopped = true;
      showTable();
      throw error;
    }
    if (job !== mine) return;
    mine.answers.push(...answers);
    bar.value = mine.answers.length;
  }
  showTable();
}

// The answers of rows: of queries, of points, and of those that are neither.
async function lookUp(mine, rows) {
  const named = rows.filter(({ query }) => query);
  const points = rows.filter(({ lat }) => lat !== undefined);
  const answers = new Map();
  const add = (row, place, { attribution }) => answers.set(row, { ...place, attribution: (place.lat ?? null) === null ? null : attribution });
  if (named.length) {
    const answer = await call('batch_geocode', { queries: named.map(({ query, country }) => (country ? { query, country } : query)) }, false);
    const { columns, rows: found } = answer.places;
    const problems = new Map((answer.problems ?? []).map((problem) => [problem.query, problem]));
    creditTable(mine, answer);
    found.forEach((cells, i) => {
      const place = Object.fromEntries(columns.map((name, k) => [name, cells[k]]));
      add(named[i], { ...place, problem: place.status === 'ok' ? null : problems.get(place.query) }, answer);
    });
  }
  if (points.length) {
    const answer = await call('reverse_geocode', { points: points.map(({ lat, lon }) => [lat, lon]), detail: 'full' }, false);
    creditTable(mine, answer);
    answer.results.forEach(({ status, lat, lon, display_name: label, id }, i) => {
      add(points[i], { query: `${points[i].lat}, ${points[i].lon}`, status, lat, lon, label, id }, answer);
    });
  }
  return rows.map((row) => answers.get(row) ?? { status: 'error' });
}

// An answer has one attribution for all its rows.
function creditTable(mine, { attribution, warning }) {
  if (attribution) mine.credits.add(attribution);
  if (warning) mine.warnings.add(warning);
}

function showTable() {
  const found = job.answers.filter((answer) => answer.status === 'ok');
  const open = job.answers.filter((answer) => answer.problem?.choices?.length);
  const rest = job.answers.length - found.length - open.length;
  say(`${found.length} found, ${open.length} to decide, ${rest} not found${job.isStopped ? `, stopped after ${job.answers.length} rows` : ''}.`, [...job.warnings].join(' '));
  const asked = [...new Map(open.map((answer) => [answer.query, answer])).values()];
  const groups = asked.slice(0, 30).map((answer) => make('fieldset', {}, make('legend', { textContent: answer.query }),
    ...answer.problem.choices.map((choice) => make('button', {
      type: 'button', textContent: choice.label, onclick: () => run(() => decide(job, answer, choice), choice),
    }))));
  put($('table'), ...job.head, ...groups, make('div', { className: 'row' },
    make('button', { type: 'button', textContent: 'Download CSV', onclick: () => download('csv', 'text/csv', `\uFEFF${tableCsv()}`) }),
    make('button', { type: 'button', textContent: 'Download GeoJSON', onclick: () => download('geojson', 'application/geo+json', tableGeojson()) })));
  if (found.length) {
    const markers = found.map((answer, i) => ({ ...answer, number: i + 1 }));
    show({ markers, credits: [...job.credits] }, around(markers));
  }
}

async function decide(mine, answer, choice) {
  const chosen = await call('lookup_places', { ids: [choice.id] }, false);
  if (job !== mine) return;
  creditTable(mine, chosen);
  const { lat, lon } = chosen.places[0];
  for (const other of job.answers.filter(({ query }) => query === answer.query)) {
    Object.assign(other, { status: 'ok', label: choice.label, lat, lon, id: choice.id, match: 'exact', attribution: chosen.attribution, problem: null });
  }
  showTable();
  $('table').querySelector('button').focus();
}

const ADDED = ['lat', 'lon', 'label', 'id', 'match', 'status', 'attribution'];

// A spreadsheet must not take a cell of ours for a formula; a number is none.
function csvCell(value) {
  const text = value === null || value === undefined ? '' : String(value);
  const safe = typeof value === 'string' && /^[\s\u200b]*[=+\-@\t\r\n＝＋－＠]/.test(text) && !/^[\s\u200b]*[+-]([\d., ]|(?<=,)-)+$/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe;
}

function tableCsv() {
  const headers = [...job.columns.map(({ name }) => name), ...ADDED.map((name) => `geo_${name}`)];
  const rows = job.rows.map(({ cells }, i) => [...cells, ...ADDED.map((name) => job.answers[i]?.[name])]);
  return [headers, ...rows].map((row) => row.map(csvCell).join(',')).join('\r\n') + '\r\n';
}

function tableGeojson() {
  const features = job.rows.map(({ cells }, i) => {
    const answer = job.answers[i] ?? {};
    const properties = Object.fromEntries([...job.columns.map(({ name }, k) => [name, cells[k]]), ...ADDED.slice(2, -1).map((name) => [`geo_${name}`, answer[name]])]);
    const geometry = answer.lat === undefined || answer.lat === null ? null : { type: 'Point', coordinates: [answer.lon, answer.lat] };
    return { type: 'Feature', geometry, properties };
  });
  return JSON.stringify({ type: 'FeatureCollection', attribution: [...job.credits].join('; '), features });
}

function download(ending, type, text) {
  const link = make('a', { href: URL.createObjectURL(new Blob([text], { type })), download: `${job.file.name.replace(/\.[^.]*$/, '')}.geocoded.${ending}` });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

// ---- the start ----

function listen() {
  $('ask').addEventListener('submit', (event) => {
    event.preventDefault();
    const chosen = [...$('suggestions').children].find((row) => row.ariaSelected === 'true');
    submit(chosen ? chosen.firstChild.textContent : $('query').value, Boolean(chosen));
  });
  $('query').addEventListener('input', () => {
    $('ask').querySelector('button').setAttribute('aria-disabled', false);
    clearTimeout(timer);
    timer = setTimeout(suggest, SUGGEST_AFTER_MS);
  });
  $('query').addEventListener('keydown', (event) => {
    const keys = { ArrowDown: () => moveSuggestion(1), ArrowUp: () => moveSuggestion(-1), Escape: closeSuggestions };
    if (keys[event.key]) {
      event.preventDefault();
      keys[event.key]();
    }
  });
  $('query').addEventListener('blur', () => setTimeout(closeSuggestions, 150));
  $('clear').addEventListener('click', () => {
    $('query').value = '';
    clear();
    $('query').focus();
  });
  $('distance').addEventListener('click', () => {
    setDistance(!measured);
    say(measured ? 'Click two points on the map.' : '');
  });
  $('nearby').addEventListener('click', () => {
    $('nearby-form').hidden = !$('nearby-form').hidden;
    $('nearby').setAttribute('aria-expanded', !$('nearby-form').hidden);
  });
  $('nearby-form').addEventListener('submit', (event) => {
    event.preventDefault();
    run(nearby, `${$('category').value} ${$('radius').value}`);
  });
  $('token-form').addEventListener('submit', (event) => {
    event.preventDefault();
    token = $('token').value.trim();
    $('token').value = '';
    $('token-form').hidden = true;
    say('');
    map?.reload();
    if ($('query').value) submit($('query').value);
  });
  $('file').addEventListener('click', () => $('chooser').click());
  $('chooser').addEventListener('change', () => {
    if ($('chooser').files[0]) takeFile($('chooser').files[0]);
    $('chooser').value = '';
  });
  $('closer').addEventListener('click', () => map?.zoomBy(1));
  $('farther').addEventListener('click', () => map?.zoomBy(-1));
  for (const tab of document.querySelectorAll('[role="tab"]')) tab.addEventListener('click', () => showForm(tab.dataset.form));
  document.querySelector('[role="tablist"]').addEventListener('keydown', (event) => {
    const tabs = [...document.querySelectorAll('[role="tab"]')];
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step || !tabs.includes(event.target)) return;
    const next = tabs[(tabs.indexOf(event.target) + step + tabs.length) % tabs.length];
    showForm(next.dataset.form);
    next.focus();
  });
  document.querySelector('[data-copy="call"]').addEventListener('click', (event) => copy($('call').textContent, event.currentTarget));
  addEventListener('dragover', (event) => {
    event.preventDefault();
    $('drop').hidden = false;
  });
  addEventListener('dragleave', (event) => { if (!event.relatedTarget) $('drop').hidden = true; });
  addEventListener('drop', (event) => {
    event.preventDefault();
    $('drop').hidden = true;
    if (event.dataTransfer.files[0]) takeFile(event.dataTransfer.files[0]);
  });
  addEventListener('hashchange', fromHash);
}

function fromHash() {
  const query = new URLSearchParams(location.hash.slice(1)).get('q');
  if (query && query !== $('query').value) submit(query);
}

// The bytes of a tile of the map; where a token is missing, none.
async function tile(zoom, column, row) {
  if (facts.needs_token && !token) return null;
  const reply = await ask(`/tiles/${zoom}/${column}/${row}.mvt`, { signal: AbortSignal.timeout(TILE_MS) });
  return reply.ok ? new Uint8Array(await reply.arrayBuffer()) : null;
}

function onCredits(texts) {
  drawn = texts;
  credit();
}

async function start() {
  listen();
  facts = await fetch('/page.json').then((reply) => reply.json());
  map = createMap($('map'), {
    tile, tiles: facts.tiles, onPick, onCredits,
    onMarker: ({ place }) => place && run((isCurrent) => choose(place, isCurrent), place),
    get scaleAbove() { return $('attribution').offsetHeight + 12; },
  });
  credit();
  fromHash();
}

run(start);
