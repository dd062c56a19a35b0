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

// What a column's name says, in the usual languages; the parts of a query in their order.
const CSV_PARTS = [
  ['address', /^(full ?)?(address|adresse|anschrift|direccion|indirizzo|endereco|adres|query|q)$/],
  ['name', /^(name|nom|nombre|nome|naam|poi|title)$/],
  ['street', /^(street|strasse|str|rue|calle|via|rua|straat|gata|ulica|addr street|street address|address ?1)$/],
  ['number', /^(house ?number|housenumber|hausnummer|nr|no|numero|huisnummer)$/],
  ['postcode', /^(post ?code|postal ?code|zip|zip ?code|plz|postleitzahl|code ?postal|cp|cap|cep)$/],
  ['city', /^(city|town|stadt|ort|ville|commune|ciudad|citta|cidade|plaats|municipality|locality|location|place)$/],
  ['state', /^(state|province|region|bundesland|kanton|canton|departement|provincia|estado)$/],
  ['country', /^(country|land|pays|pais|paese|staat)$/],
];

function csvPartOf(title) {
  const plain = title.normalize('NFD').replace(/\p{M}/gu, '').replace(/\u00DF/g, 'ss').replace(/[_-]+/g, ' ')
    .trim().toLowerCase();
  return CSV_PARTS.findIndex(([, pattern]) => pattern.test(plain));
}

// The columns that make a query: an address, else what describes a place; with neither, the first column.
function csvColumns(titles) {
  const known = titles.map((title, column) => ({ column, part: csvPartOf(title) })).filter(({ part }) => part >= 0);
  const whole = known.filter(({ part }) => part === 0);
  const described = known.filter(({ part }) => part > 0);
  const isOfStreet = ({ column }) => known.some((other) => (other.part === 0 || other.part === 2) && Math.abs(other.column - column) === 1);
  const rest = described.filter((entry) => entry.part !== 3 || isOfStreet(entry)); // else it numbers the rows
  const isPlace = rest.some(({ part }) => part > 1);
  const chosen = whole.length ? [...whole, ...rest.filter(({ part }) => part > 2)] : isPlace ? rest : rest.slice(0, 1);
  const columns = chosen.filter(({ part }) => part !== 1 || !isPlace).sort((a, b) => a.part - b.part);
  return columns.length ? columns.map(({ column }) => column) : [0];
}

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
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) && !/^[+-]?[\d., ]+$/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe;
}

const csvWrite = (rows) => rows.map((row) => row.map(csvCell).join(',')).join('\r\n') + '\r\n';
