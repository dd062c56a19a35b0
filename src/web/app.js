// The map in a chat: a view of MCP Apps (SEP-1865, 2026-01-26), which talks to its host in JSON-RPC messages. Hosts
// differ in what of a tool's result they let through, so the scene is taken from wherever it arrives, and asked for
// again when it does not. Alone, outside of a host, it shows the scene that stands in the page.
'use strict';

const APP = { protocol: '2026-01-26', tool: 'show_map', height: 440, waitMs: 20000, near: 12 };
const $ = (id) => document.getElementById(id);
const host = { can: {}, context: {} };
const view = { scene: null, input: null, isAsked: false, isMoved: false, place: null };
const world = $('world').textContent;
const map = createMap($('map'), {
  world: world ? Uint8Array.from(atob(world), (letter) => letter.charCodeAt(0)) : null,
  onMarker: choose,
  onPick: (lat, lon) => choose({ lat, lon }),
  get scaleAbove() { return $('attribution').offsetHeight + 12; },
});

// ---- messages ----

const waiting = new Map();
let asked = 0;

const send = (message) => window.parent.postMessage({ jsonrpc: '2.0', ...message }, '*');
const notify = (method, params = {}) => send({ method, params });

function request(method, params) {
  const id = ++asked;
  send({ id, method, params });
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    setTimeout(() => settle({ id, error: { message: `The host does not answer ${method}.` } }), APP.waitMs);
  });
}

function settle({ id, result, error }) {
  const asker = waiting.get(id);
  waiting.delete(id);
  if (error) asker?.reject(new Error(error.message));
  else asker?.resolve(result);
}

const heard = {
  'ui/notifications/tool-input': (params) => {
    view.input = params.arguments ?? {};
    if (!view.scene) say('Looking up places\u2026');
  },
  'ui/notifications/tool-result': take,
  'ui/notifications/tool-cancelled': ({ reason }) => say(reason ? `Cancelled: ${reason}` : 'Cancelled.'),
  'ui/notifications/host-context-changed': (params) => {
    host.context = { ...host.context, ...params };
    dress();
  },
};

const served = { 'ui/resource-teardown': {}, ping: {} };

window.addEventListener('message', ({ source, data }) => {
  if (source !== window.parent || data?.jsonrpc !== '2.0') return;
  if (data.method === undefined) settle(data);
  else if (data.id === undefined) heard[data.method]?.(data.params ?? {});
  else if (served[data.method]) send({ id: data.id, result: served[data.method] });
  else send({ id: data.id, error: { code: -32601, message: 'Method not found' } });
});

// ---- the scene ----

function read(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const isPoint = (point) => Array.isArray(point) && point.length >= 2 && point.every(Number.isFinite);
const isPoints = (points) => Array.isArray(points) && points.length > 1 && points.every(isPoint);
const isBox = (box) => Array.isArray(box) && box.length === 4 && box.every(Number.isFinite);
const list = (items, isGood) => (Array.isArray(items) ? items.filter((item) => item && isGood(item)) : []);

// What of it can be drawn; null when it is no scene.
function sceneOf(value) {
  if (!value || typeof value !== 'object' || !isBox(value.camera?.bbox)) return null;
  return {
    ...value,
    markers: list(value.markers, ({ lat, lon }) => Number.isFinite(lat) && Number.isFinite(lon)),
    boxes: [...list(value.boxes, ({ bbox }) => isBox(bbox)), ...list(value.areas, isCut).map((area) => ({ ...area, isCut: true }))],
    lines: list(value.lines, ({ coordinates }) => isPoints(coordinates))
      .map((line) => ({ ...line, points: line.coordinates })),
    areas: list(value.areas, ({ coordinates: parts }) => Array.isArray(parts) && parts.length && parts.flat().every(isPoints))
      .map((area) => ({ ...area, rings: area.coordinates.flat() })),
  };
}

// Without its outline, as where a host has kept _meta to itself, an area is a box.
const isCut = ({ coordinates, bbox }) => !coordinates && isBox(bbox);

const textsOf = (result) => list(result.content, ({ type }) => type === 'text').map(({ text }) => String(text));

function take(result) {
  const texts = textsOf(result);
  const told = [result.structuredContent, ...texts.map(read)];
  const scene = result.isError ? null : [result._meta, ...told].map((part) => sceneOf(part?.map)).find(Boolean);
  const lacks = !result.isError && (!scene || scene.boxes.some(({ isCut }) => isCut));
  if (scene) {
    const { message, warning, problems } = told.find((part) => part?.map) ?? {};
    show(scene, [message, warning, ...list(problems, () => true).map((problem) => problem.message)].filter(Boolean).join(' '));
  }
  if (lacks && !view.isAsked && view.input && host.can.serverTools) {
    view.isAsked = true;
    request('tools/call', { name: APP.tool, arguments: view.input }).then(take, (error) => say(error.message));
  } else if (!scene) {
    say(read(texts[0])?.error ?? texts[0] ?? 'There is nothing to show.');
  }
}

function show(scene, message) {
  view.scene = scene;
  view.isMoved = false;
  view.place = null;
  map.setScene(scene);
  legend(scene);
  $('attribution').textContent = scene.attribution ?? '';
  $('save').hidden = !host.can.downloadFile;
  $('open').hidden = true;
  say(message);
  frame();
}

function frame() {
  const { camera } = view.scene ?? {};
  const left = $('legend').hidden ? 0 : Math.min($('legend').offsetWidth, innerWidth / 3);
  if (camera && !view.isMoved) map.fit(camera.bbox, { left, right: 30, bottom: 20 });
}

function row(kind, text, number, onClick) {
  const item = document.createElement('li');
  const line = document.createElement(onClick ? 'button' : 'span');
  const sign = document.createElement('b');
  sign.className = kind;
  sign.textContent = number ?? '';
  line.append(sign, text);
  if (onClick) line.addEventListener('click', onClick);
  item.append(line);
  return item;
}

function legend({ title, markers, boxes, lines, areas }) {
  const rows = markers.map((marker) => row('marker', nameOf(marker), marker.number, () => {
    view.isMoved = true;
    map.show(marker.lat, marker.lon);
    choose(marker);
  }));
  for (const [kind, items] of [['line', lines], ['box', boxes], ['area', areas]]) {
    rows.push(...items.filter(({ label }) => label).map(({ label }) => row(kind, String(label))));
  }
  $('title').textContent = title ?? '';
  $('title').hidden = !title;
  $('list').replaceChildren(...rows);
  $('legend').hidden = !title && !rows.length;
}

// ---- what people do ----

const pair = ({ lat, lon }) => `${+lat.toFixed(5)}, ${+lon.toFixed(5)}`;
const nameOf = (place) => String(place.label ?? pair(place));

function say(text) {
  $('message').textContent = text;
}

// Tells the model, where the host passes it on, and the reader.
function choose(place) {
  view.place = place;
  if (view.scene) map.setScene({ ...view.scene, markers: [...view.scene.markers, ...(place.label ? [] : [place])] });
  say(place.label ? `${place.label} (${pair(place)})` : pair(place));
  $('open').hidden = !host.can.openLinks;
  if (!host.can.updateModelContext) return;
  const { label, id, lat, lon } = place;
  const text = `On the map the user picked ${label ? `${label}, ${id ? `id ${id}, ` : ''}` : 'the point '}at ${pair(place)}.`;
  const picked = host.can.updateModelContext.structuredContent ? { structuredContent: { label, id, lat, lon } } : {};
  request('ui/update-model-context', { content: [{ type: 'text', text }], ...picked }).catch(() => {});
}

const feature = (type, coordinates, properties) =>
  ({ type: 'Feature', properties, geometry: { type, coordinates } });

function geojson({ markers, boxes, lines, areas, attribution }) {
  const around = ([w, s, e, n]) => [[w, s], [e < w ? e + 360 : e, s], [e < w ? e + 360 : e, n], [w, n], [w, s]];
  return JSON.stringify({
    type: 'FeatureCollection',
    attribution,
    features: [
      ...markers.map(({ lat, lon, label, id, number }) => feature('Point', [lon, lat], { name: label, id, number })),
      ...boxes.map(({ bbox, label }) => feature('Polygon', [around(bbox)], { name: label })),
      ...lines.map(({ points, label }) => feature('LineString', points, { name: label })),
      ...areas.map(({ type, coordinates, label }) => feature(type, coordinates, { name: label })),
    ],
  });
}

function save() {
  const resource = { uri: 'file:///map.geojson', mimeType: 'application/geo+json', text: geojson(view.scene) };
  request('ui/download-file', { contents: [{ type: 'resource', resource }] }).catch((error) => say(error.message));
}

function open() {
  const [lat, lon] = [view.place.lat.toFixed(5), view.place.lon.toFixed(5)];
  const url = `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=${APP.near}/${lat}/${lon}`;
  request('ui/open-link', { url }).catch((error) => say(error.message));
}

function enlarge() {
  const mode = host.context.displayMode === 'fullscreen' ? 'inline' : 'fullscreen';
  request('ui/request-display-mode', { mode }).then((result) => {
    host.context.displayMode = result.mode;
  }, (error) => say(error.message));
}

// ---- the host ----

// The colours of the style for dark pages, by the host's theme instead of the browser's.
function setTheme(theme) {
  for (const { cssRules } of document.styleSheets) {
    for (const rule of cssRules) {
      if (rule.media && (rule.isTheme ??= rule.conditionText.includes('dark'))) {
        rule.media.mediaText = theme === 'dark' ? 'all' : 'not all';
      }
    }
  }
  document.documentElement.style.colorScheme = theme;
}

function dress() {
  const { theme, styles, availableDisplayModes, containerDimensions } = host.context;
  if (theme === 'dark' || theme === 'light') setTheme(theme);
  for (const [name, value] of Object.entries(styles?.variables ?? {})) {
    if (name.startsWith('--') && typeof value === 'string') document.documentElement.style.setProperty(name, value);
  }
  $('whole').hidden = !availableDisplayModes?.includes('fullscreen');
  if (!containerDimensions?.height) {
    const height = Math.min(APP.height, containerDimensions?.maxHeight ?? APP.height);
    if (height !== host.height) notify('ui/notifications/size-changed', { height: (host.height = height) });
  }
  map.theme();
}

async function start() {
  $('closer').addEventListener('click', () => map.zoomBy(1));
  $('farther').addEventListener('click', () => map.zoomBy(-1));
  $('whole').addEventListener('click', enlarge);
  $('save').addEventListener('click', save);
  $('open').addEventListener('click', open);
  for (const name of ['pointerdown', 'wheel', 'keydown']) {
    document.querySelector('main').addEventListener(name, () => { view.isMoved = true; }, { passive: true });
  }
  new ResizeObserver(frame).observe($('map'));
  if (window.parent === window) {
    const scene = sceneOf(read($('scene').textContent));
    if (scene) show(scene, '');
    return;
  }
  const { hostCapabilities, hostContext } = await request('ui/initialize', {
    appInfo: { name: 'geocoder map', version: '1' },
    appCapabilities: { availableDisplayModes: ['inline', 'fullscreen'] },
    protocolVersion: APP.protocol,
  });
  host.can = hostCapabilities ?? {};
  host.context = hostContext ?? {};
  notify('ui/notifications/initialized');
  dress();
}

start().catch((error) => say(error.message));
