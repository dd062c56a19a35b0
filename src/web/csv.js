// Tables of separated values: read, understood, written again. Knows nothing of the page.
'use strict';

// Rows of cells: RFC 4180, also with semicolons or tabs, whichever the first line has most of.
function csvRead(text) {
  const body = text.replace(/^\uFEFF/, '').replace(/^sep=.\r?\n/i, '');
  const head = body.slice(0, body.search(/[\r\n]|$/));
  const mark = [',', ';', '\t'].map((c) => [head.split(c).length, c]).sort((a, b) => b[0] - a[0])[0][1];
  const rows = [];
  let row = [];
  let cell = '';
  let isQuoted = false;
  for (let i = 0; i < body.length; i++) {
    const c = body[i];
    if (isQuoted) {
      if (c !== '"') cell += c;
      else if (body[i + 1] === '"') cell += body[++i];
      else isQuoted = false;
    } else if (c === '"' && cell === '') isQuoted = true;
    else if (c === mark || c === '\n' || c === '\r') {
      row.push(cell);
      cell = '';
      if (c === mark) continue;
      if (c === '\r' && body[i + 1] === '\n') i++;
      if (row.some((value) => value.trim())) rows.push(row);
      row = [];
    } else cell += c;
  }
  row.push(cell);
  if (row.some((value) => value.trim())) rows.push(row);
  return rows;
}

// As names are compared: without case, accents and punctuation.
const CSV_LETTERS = { ß: 'ss', ø: 'o', đ: 'd', ł: 'l', ı: 'i', æ: 'ae', œ: 'oe' };
const csvWords = (text) => text.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
  .replace(/([^0-9])([0-9])/g, '$1 $2').replace(/([0-9])([^0-9])/g, '$1 $2').toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')
  .replace(/[ßøđłıæœ]/g, (c) => CSV_LETTERS[c]).split(/[^\p{L}\p{N}]+/u).filter(Boolean);

// By header: what a column has, how much it is meant, and whether it must be the whole header; by word of a coordinate
// also its rows. CSV_HEADERS is ../data/headers.tsv, whose rules these are; the program's are in src/ingest/headers.c.
const csvHeaders = new Map();
const csvAxes = new Map();
const csvOthers = { none: new Set(), measure: new Set(), point: new Set(), code: new Set(), before: new Set() };
const csvRanks = {};
const csvRows = { lat: 0, lon: 0 };
for (const line of CSV_HEADERS.trim().split('\n').slice(1)) {
  const [role, , words] = line.split('\t');
  for (const word of words.split('/')) {
    const key = csvWords(word).join('');
    if (csvOthers[role]) {
      csvOthers[role].add(key);
      continue;
    }
    const rank = csvRanks[role] = (csvRanks[role] ?? -1) + 1;
    const header = { role, rank, isWhole: word.endsWith('*') };
    if (!csvHeaders.has(key)) csvHeaders.set(key, header);
    if (role in csvRows && !csvAxes.has(key)) csvAxes.set(key, { ...header, rows: [] });
    if (role in csvRows && csvAxes.get(key).role === role) csvAxes.get(key).rows.push(csvRows[role]);
  }
  if (role in csvRows) csvRows[role]++;
}

const CSV_PART = 1000; // from this rank on only some words of a header are known

// "lat", or in one word with one of "point": "xcoord", "intptlat"; and what is around it.
function csvAxisOfWord(word) {
  if (csvAxes.has(word)) return { ...csvAxes.get(word), around: '*' };
  for (const isFirst of [true, false]) {
    for (const one of csvOthers.point) {
      const rest = isFirst ? word.slice(one.length) : word.slice(0, -one.length);
      const isThere = isFirst ? word.startsWith(one) : word.endsWith(one);
      if (isThere && rest.length > 1 && csvAxes.has(rest)) return { ...csvAxes.get(rest), around: isFirst ? `${one}*` : `*${one}` };
    }
  }
  return null;
}

// The axis that all such words of a header name.
function csvAxisOf(words) {
  const whole = csvAxes.get(words.join(''));
  if (whole) return { ...whole, frame: '*' };
  let axis = null;
  let hasOthers = false;
  let isLast = false;
  const frame = [];
  for (const word of words) {
    const one = csvAxisOfWord(word);
    if (csvOthers.measure.has(word) || (axis && one && one.role !== axis.role)) return null;
    frame.push(one ? one.around : word);
    if (one && (!axis || one.rank < axis.rank)) axis = one;
    isLast = Boolean(one);
    hasOthers ||= !one && !/^\d/.test(word) && word.length > 1 && !csvOthers.point.has(word);
  }
  return axis && !(axis.isWhole && hasOthers) ? { ...axis, hasOthers, isLast, frame: frame.join(' ') } : null;
}

// A word for a country, or "ISO", among those of "code".
function csvCountryOf(words) {
  const left = words.filter((word) => !/^\d/.test(word) && !csvOthers.code.has(word)).join('');
  const found = csvHeaders.get(left || (words.includes('iso') ? 'iso' : ''));
  return found?.role === 'country' ? { role: 'country', rank: found.rank + CSV_PART / 2 } : null;
}

function csvRoleOf(title) {
  const words = csvWords(title);
  const whole = csvHeaders.get(words.join(''));
  if (whole) return whole;
  const axis = csvAxisOf(words);
  if (axis && !axis.hasOthers) return { role: axis.role, rank: axis.rank + CSV_PART / 2 };
  const country = csvCountryOf(words);
  if (country) return country;
  const none = words.slice(0, -1).findIndex((word) => csvOthers.none.has(word));
  const ends = words.slice(1).map((_, i) => words.slice(i + 1).join('')).slice(0, none < 0 ? undefined : none);
  const last = words.at(-1) ?? '';
  if (none < 0) for (const one of csvOthers.before) if (last.startsWith(one)) ends.push(last.slice(one.length));
  const part = ends.map((end) => csvHeaders.get(end)).find((found) => found && !found.isWhole);
  if (part) return { role: part.role, rank: part.rank + CSV_PART };
  return axis && { role: axis.role, rank: axis.rank + CSV_PART };
}

// The best two columns of coordinates that go together, as X_1 and Y_1; null: none do.
function csvPoint(titles) {
  const axes = titles.map((title, column) => ({ ...csvAxisOf(csvWords(title)), ...csvRoleOf(title), column }));
  const pairs = axes.filter(({ role }) => role === 'lat').flatMap((lat) => axes.filter(({ role }) => role === 'lon').map((lon) => {
    const isSame = lat.frame === lon.frame;
    const isLoose = [lat, lon].some(({ hasOthers, isLast }) => hasOthers && !isLast);
    const isPoint = lat.isWhole || lon.isWhole ? isSame && lat.rows.some((row) => lon.rows.includes(row)) : isSame || !isLoose;
    return isPoint && { lat, lon, rank: lat.rank + lon.rank + (isSame ? 0 : 2 * CSV_PART) };
  }));
  return pairs.filter(Boolean).reduce((best, pair) => (best && best.rank <= pair.rank ? best : pair), null);
}

// The parts of an address, in the order of a query.
const CSV_PARTS = ['address', 'street', 'house_number', 'name', 'suburb', 'city', 'county', 'state', 'postcode', 'country'];

// The columns that are looked up, what each has, and whether they are a point, as `geocoder batch` finds them; when no
// header is known, the first column.
function csvColumns(titles) {
  const best = {};
  const countries = []; // the others count where the best is empty, but not those of something else
  titles.forEach((title, column) => {
    const found = csvRoleOf(title);
    if (found?.role === 'country' && found.rank < CSV_PART) countries.push(column);
    if (found && (!best[found.role] || found.rank < best[found.role].rank)) best[found.role] = { ...found, column };
  });
  Object.assign(best, { lat: null, lon: null }, csvPoint(titles));
  const pick = (isPoint, ...parts) => {
    const roles = parts.filter((role) => best[role]);
    const columns = roles.length ? roles.map((role) => best[role].column) : [0];
    const more = best.country && !isPoint ? countries.filter((column) => column !== best.country.column) : [];
    return { isPoint, roles: [...roles, ...more.map(() => 'country')], columns: [...columns, ...more] };
  };
  if (best.query) return pick(false, 'query', 'country');
  const isAddress = best.address || best.street || best.city || best.postcode;
  if (!isAddress && best.lat && best.lon) return pick(true, 'lat', 'lon');
  const hasStreet = best.address || best.street;
  delete best[best.street && (best.house_number || !best.address) ? 'address' : 'street'];
  if (!hasStreet) delete best.house_number;
  if (best.city) delete best.suburb;
  if (hasStreet || best.city || best.suburb) delete best.name;
  return pick(false, ...CSV_PARTS);
}

// "lat=POINT_Y, lon=POINT_X; not used: OBJECTID"
function csvReading(titles, { columns, roles }) {
  const unused = titles.filter((_, i) => !columns.includes(i));
  const more = unused.length > 12 ? ` and ${unused.length - 12} more` : '';
  return columns.map((column, i) => (roles[i] ? `${roles[i]}=${titles[column]}` : titles[column])).join(', ')
    + (unused.length ? `; not used: ${unused.slice(0, 12).join(', ')}${more}` : '');
}

// A number of degrees, also with a decimal comma; NaN: it is none.
const csvNumber = (cell) => (/^\s*[+-]?[\d.,]+\s*$/.test(cell ?? '') ? Number(cell.replace(',', '.')) : NaN);

// Every row as wide as the widest, so that what is added stands in columns of its own.
function csvPad(rows) {
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  return rows.map((row) => [...row, ...Array(width - row.length).fill('')]);
}

// Spreadsheets also write UTF-16, and the old code page of Windows.
function csvDecode(bytes) {
  const mark = bytes[0] * 256 + bytes[1];
  if (mark === 0xfffe || mark === 0xfeff) return new TextDecoder(mark === 0xfffe ? 'utf-16le' : 'utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

// A spreadsheet must not take a cell of ours for a formula; a number is none.
function csvCell(value) {
  const text = value === null || value === undefined ? '' : String(value);
  const safe = typeof value === 'string' && /^[\s\u200b]*[=+\-@\t\r\n＝＋－＠]/.test(text) && !/^[\s\u200b]*[+-]([\d., ]|(?<=,)-)+$/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe;
}

const csvWrite = (rows) => rows.map((row) => row.map(csvCell).join(',')).join('\r\n') + '\r\n';
