// A map on a canvas: vector tiles (Mapbox Vector Tile 2.1, as src/draw/tile.c makes them), and on top of them a scene of
// markers, boxes, lines and areas. Knows nothing of the page around it. Web Mercator; x and y of the world are 0 to 1.
'use strict';

const MAP_LAT_MAX = 85.05;
const MAP_ZOOM = { least: 0, most: 20, picked: 12, fit: 17 };
const MAP_PINS_MAX = 300; // more on the screen are dots
const MAP_TILES_MAX = 192; // that are kept
const MAP_TILE_ZOOM = 17; // the most detailed ones
const MAP_LABELS_MAX = 400;
const MAP_MEET = 1 / 2048; // of a tile's side, between ends of lines that meet
const MAP_STRETCH = 1.3; // of a street's length, by which its name may be longer at both ends together
const MAP_SAME = 160; // pixels: two labels of one text that are nearer are one

const mapX = (lon) => (lon + 180) / 360;
const mapY = (lat) => {
  const sine = Math.sin((Math.max(-MAP_LAT_MAX, Math.min(MAP_LAT_MAX, lat)) * Math.PI) / 180);
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
};
const mapLon = (x) => x * 360 - 180;
const mapLat = (y) => (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;

// ---- tiles ----

// The fields of a message of Protocol Buffers: each(field, value), a number or the bytes.
function mapFields(bytes, each) {
  let at = 0;
  const number = () => {
    let value = 0;
    for (let scale = 1; ; scale *= 128) {
      const byte = bytes[at++];
      value += (byte & 127) * scale;
      if (!(byte > 127)) return value;
    }
  };
  while (at < bytes.length) {
    const tag = number();
    if ((tag & 7) === 0) each(tag >> 3, number());
    else {
      const size = number();
      each(tag >> 3, bytes.subarray(at, at + size));
      at += size;
    }
  }
}

function mapNumbers(bytes) {
  const list = [];
  for (let at = 0; at < bytes.length; ) {
    let value = 0;
    for (let scale = 1; ; scale *= 128) {
      const byte = bytes[at++];
      value += (byte & 127) * scale;
      if (!(byte > 127)) break;
    }
    list.push(value);
  }
  return list;
}

// The parts of a geometry, each [x, y, x, y, ...] in shares of the tile's side.
function mapParts(numbers, extent) {
  const parts = [];
  let x = 0;
  let y = 0;
  for (let i = 0; i < numbers.length; ) {
    const command = numbers[i] & 7;
    const count = Math.floor(numbers[i++] / 8);
    if (command === 7) {
      parts[parts.length - 1].push(parts[parts.length - 1][0], parts[parts.length - 1][1]);
      continue;
    }
    for (let k = 0; k < count; k++) {
      x += numbers[i] % 2 ? -(numbers[i++] + 1) / 2 : numbers[i++] / 2;
      y += numbers[i] % 2 ? -(numbers[i++] + 1) / 2 : numbers[i++] / 2;
      if (command === 1) parts.push([]);
      parts[parts.length - 1].push(x / extent, y / extent);
    }
  }
  return parts;
}

// Calls each(layer, properties, parts) for every feature.
function mapReadTile(bytes, each) {
  const text = new TextDecoder();
  mapFields(bytes, (field, body) => {
    if (field !== 3) return;
    const layer = { name: '', extent: 4096, keys: [], values: [], features: [] };
    mapFields(body, (part, value) => {
      if (part === 1) layer.name = text.decode(value);
      else if (part === 2) layer.features.push(value);
      else if (part === 3) layer.keys.push(text.decode(value));
      else if (part === 4) mapFields(value, (kind, data) => layer.values.push(kind === 1 ? text.decode(data) : data));
      else if (part === 5) layer.extent = value;
    });
    for (const feature of layer.features) {
      const properties = {};
      let parts = [];
      mapFields(feature, (part, value) => {
        if (part === 2) mapNumbers(value).forEach((tag, i, tags) => { if (i % 2) properties[layer.keys[tags[i - 1]]] = layer.values[tag]; });
        else if (part === 4) parts = mapParts(mapNumbers(value), layer.extent);
      });
      each(layer.name, properties, parts);
    }
  });
}

// Streets from the narrow to the broad; lanes are those of no other row.
const MAP_STREETS = [/^$/, /^(residential|unclassified|living_street|pedestrian|road)$/, /^(secondary|tertiary)/, /^(motorway|trunk|primary)/];
const MAP_STREET_FONT = '400 11px system-ui, sans-serif';
const MAP_STREET_WIDTHS = [0.45, 1, 1.25, 1.6];

function mapPath(path, parts) {
  for (const points of parts) {
    path.moveTo(points[0], points[1]);
    for (let i = 2; i < points.length; i += 2) path.lineTo(points[i], points[i + 1]);
  }
}

const mapBack = (line) => Array.from(line, (_, i) => line[line.length - 2 - i + 2 * (i % 2)]);

// Two lines as one if an end of them meets; null: none does.
function mapChain(a, b) {
  for (const one of [a, mapBack(a)]) {
    for (const other of [b, mapBack(b)]) {
      if (Math.hypot(one[one.length - 2] - other[0], one[one.length - 1] - other[1]) < MAP_MEET) return [...one, ...other.slice(2)];
    }
  }
  return null;
}

// The parts of a street: a map of streets has a new one at each crossing.
function mapJoin(parts) {
  const lines = [];
  for (let line of parts) {
    for (let i = lines.length; i--; ) {
      const whole = mapChain(lines[i], line);
      if (whole) {
        line = whole;
        lines.splice(i, 1);
        i = lines.length;
      }
    }
    lines.push(line);
  }
  return lines;
}

// What of a tile is drawn: paths whose unit is its side, and labels.
function mapDress(bytes) {
  const made = () => new Path2D();
  const tile = { land: made(), landuse: made(), water: made(), border: made(), division: made(), streets: MAP_STREETS.map(made), labels: [], ways: [], credits: [] };
  const ways = new Map();
  mapReadTile(bytes, (layer, about, parts) => {
    if (layer === 'credit') tile.credits.push(about.name);
    else if (layer === 'boundary') mapPath(about.admin_level === 2 ? tile.border : tile.division, parts);
    else if (layer === 'transportation') {
      const width = Math.max(0, MAP_STREETS.findIndex((pattern) => pattern.test(about.class)));
      mapPath(tile.streets[width], parts);
      if (!about.name) return;
      const way = ways.get(about.name) ?? { name: about.name, width: 0, parts: [] };
      way.parts.push(...parts);
      way.width = Math.max(way.width, width);
      ways.set(about.name, way);
    } else if (tile[layer] instanceof Path2D) mapPath(tile[layer], parts);
    else if (parts[0]) {
      const [x, y] = parts[0];
      const { name, housenumber, rank = 9999, population = 0 } = about;
      tile.labels.push({ x, y, layer, kind: about.class, text: name ?? housenumber, rank, population });
    }
  });
  tile.ways = [...ways.values()].map((way) => ({ ...way, parts: mapJoin(way.parts) }));
  return tile;
}

// options: tile(z, x, y) that promises the bytes of a tile or null, or `world`, those of the only one; onPick(lat, lon),
// onMarker(marker), onCredits(texts) of whose data is on the screen, tiles {url}: pictures instead. setLayers(list)
// puts over it what has a url, of pictures with {z}, {x} and {y} or {bbox-epsg-3857}, or shapes as a scene has them.
function createMap(canvas, options = {}) {
  const context = canvas.getContext('2d');
  const vectors = new Map(); // of tiles by their path: null while it is loaded, false where there is none
  const widths = new Map(); // of texts, by font
  const tiles = new Map();
  let layers = [];
  let scene = { markers: [], boxes: [], lines: [], areas: [] };
  let colors = {};
  let view = { x: 0.5, y: 0.42, zoom: 1.5 };
  let width = 1;
  let height = 1;
  let hits = [];
  let placed = []; // the labels on the screen, each with its boxes
  let isAsked = false;

  const side = () => 256 * 2 ** view.zoom; // of the world, in pixels
  const screenX = (x) => (x - view.x) * side() + width / 2;
  const screenY = (y) => (y - view.y) * side() + height / 2;

  function ask() {
    if (!isAsked) {
      isAsked = true;
      requestAnimationFrame(draw);
    }
  }

  function settle() {
    const least = Math.log2(Math.max(height, 256) / 256);
    view.zoom = Math.max(Math.max(MAP_ZOOM.least, least - 0.5), Math.min(MAP_ZOOM.most, view.zoom));
    view.x -= Math.floor(view.x);
    const half = Math.min(0.5, height / 2 / side());
    view.y = Math.max(half, Math.min(1 - half, view.y));
    ask();
  }

  // ---- the world ----

  // The copies of the world, left and right, in which x is on the screen.
  function copies(west, east) {
    const list = [];
    for (let copy = -1; copy <= 1; copy++) {
      if (screenX(east + copy) >= 0 && screenX(west + copy) <= width) list.push(copy);
    }
    return list;
  }

  function load(zoom, column, row) {
    const key = `${zoom}/${column}/${row}`;
    let tile = vectors.get(key);
    if (tile === undefined && options.tile) {
      tile = null;
      options.tile(zoom, column, row).then((bytes) => {
        vectors.set(key, bytes ? mapDress(bytes) : false);
        ask();
      }, () => vectors.set(key, false));
    }
    vectors.delete(key);
    vectors.set(key, tile);
    if (vectors.size > MAP_TILES_MAX) vectors.delete(vectors.keys().next().value);
    return tile;
  }

  // What each part of the screen shows: the tile itself, or while it is loaded the best one around it.
  function cells() {
    const zoom = options.tile ? Math.max(0, Math.min(MAP_TILE_ZOOM, Math.round(view.zoom) - 1)) : 0;
    const count = 2 ** zoom;
    const list = [];
    for (let row = Math.max(0, Math.floor((view.y - height / 2 / side()) * count)); row < count && screenY(row / count) < height; row++) {
      for (let column = Math.floor((view.x - width / 2 / side()) * count); screenX(column / count) < width; column++) {
        let tile = load(zoom, ((column % count) + count) % count, row);
        let up = 0;
        while (!tile && up < zoom) {
          up++;
          tile = vectors.get(`${zoom - up}/${(((column % count) + count) % count) >> up}/${row >> up}`);
        }
        if (!tile) continue;
        const part = 2 ** up / count;
        const box = [column / count, row / count, (column + 1) / count, (row + 1) / count];
        list.push({ tile, x: Math.floor(column / 2 ** up) * part, y: (row >> up) * part, side: part * side(),
          box: [screenX(box[0]), screenY(box[1]), screenX(box[2]), screenY(box[3])] });
      }
    }
    return list;
  }

  function stroke(path, color, size, scale) {
    context.strokeStyle = color;
    context.lineWidth = size / scale;
    context.stroke(path);
  }

  function drawCell({ tile, x, y, side: scale, box }) {
    const [left, top, right, bottom] = box.map((at) => Math.round(at * devicePixelRatio) / devicePixelRatio);
    const street = 6 * 1.55 ** (view.zoom - 16);
    context.save();
    context.beginPath();
    context.rect(left, top, right - left, bottom - top);
    context.clip();
    context.translate(screenX(x), screenY(y));
    context.scale(scale, scale);
    context.lineCap = context.lineJoin = 'round';
    for (const [path, color] of [[tile.land, colors.land], [tile.landuse, colors.green], [tile.water, colors.sea]]) {
      context.fillStyle = color;
      context.fill(path, 'evenodd');
    }
    stroke(tile.land, colors.coast, 0.6, scale);
    stroke(tile.water, colors.coast, 0.6, scale);
    if (view.zoom > 14) tile.streets.forEach((path, i) => stroke(path, colors.casing, street * MAP_STREET_WIDTHS[i] + 1.6, scale));
    tile.streets.forEach((path, i) => stroke(path, view.zoom > 14 ? colors.street : colors.casing, Math.max(0.9, street * MAP_STREET_WIDTHS[i]), scale));
    if (view.zoom > 3.2) stroke(tile.division, colors.division, 0.8, scale);
    stroke(tile.border, colors.border, view.zoom > 4 ? 1.2 : 0.8, scale);
    context.restore();
  }

  function drawGraticule() {
    const step = [30, 30, 30, 10, 10, 5, 2, 1][Math.min(7, Math.max(0, Math.floor(view.zoom)))];
    context.beginPath();
    for (let lon = -180; lon < 180; lon += step) {
      for (const copy of copies(mapX(lon), mapX(lon))) {
        context.moveTo(screenX(mapX(lon) + copy), 0);
        context.lineTo(screenX(mapX(lon) + copy), height);
      }
    }
    for (let lat = -80; lat <= 80; lat += step) {
      context.moveTo(0, screenY(mapY(lat)));
      context.lineTo(width, screenY(mapY(lat)));
    }
    context.strokeStyle = colors.graticule;
    context.lineWidth = 0.5;
    context.stroke();
  }

  function drawTiles(template) {
    const zoom = Math.max(0, Math.min(MAP_ZOOM.most - 1, Math.round(view.zoom)));
    const count = 2 ** zoom;
    for (let row = Math.floor((view.y - height / 2 / side()) * count); screenY(row / count) < height; row++) {
      for (let column = Math.floor((view.x - width / 2 / side()) * count); screenX(column / count) < width; column++) {
        if (row < 0 || row >= count) continue;
        const image = picture(template, zoom, ((column % count) + count) % count, row);
        if (image.complete && image.naturalWidth) {
          const [left, top, right, bottom] = [screenX(column / count), screenY(row / count), screenX((column + 1) / count), screenY((row + 1) / count)]
            .map((at) => Math.round(at * devicePixelRatio) / devicePixelRatio); // no seams where they are translucent
          context.drawImage(image, left, top, right - left, bottom - top);
        }
      }
    }
  }

  function picture(template, zoom, column, row) {
    const edge = 20037508.342789244; // metres of Web Mercator, EPSG:3857
    const part = (2 * edge) / 2 ** zoom;
    const box = [column * part - edge, edge - (row + 1) * part, (column + 1) * part - edge, edge - row * part];
    const values = { '{z}': zoom, '{x}': column, '{y}': row, '{bbox-epsg-3857}': box };
    const url = template.replace(/\{(?:[zxy]|bbox-epsg-3857)\}/g, (name) => values[name]);
    if (!tiles.has(url)) {
      if (tiles.size > 512) tiles.delete(tiles.keys().next().value);
      const image = new Image();
      image.onload = ask;
      image.referrerPolicy = 'strict-origin'; // owners of tiles want to know whose page it is
      image.src = url;
      tiles.set(url, image);
    }
    return tiles.get(url);
  }

  // ---- labels ----

  const meets = (a, b) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

  // Takes the boxes if all of them are free.
  function claim(taken, ...boxes) {
    if (boxes.some((box) => taken.some((other) => meets(box, other)))) return false;
    taken.push(...boxes);
    return true;
  }

  function measure(font, text) {
    const key = `${font}|${text}`;
    context.font = font;
    if (widths.size > 5000) widths.clear();
    if (!widths.has(key)) widths.set(key, context.measureText(text).width);
    return widths.get(key);
  }

  // How a label is written: its font, height, colour, and whether a dot marks its place.
  function styleOf({ layer, kind, population }) {
    const font = (size, weight = 400, slope = '') => ({ font: `${slope} ${weight} ${size}px system-ui, sans-serif`, size });
    if (layer === 'water_name') return { ...font(kind === 'ocean' ? 14 : 12, 400, 'italic'), color: colors.water };
    if (layer === 'housenumber') return { ...font(10), color: colors.soft };
    if (layer === 'poi') return { ...font(11), color: colors.soft, hasDot: true };
    if (kind === 'country') return { ...font(13, 600), color: colors.soft, isUpper: true };
    if (kind === 'state') return { ...font(10.5, 600), color: colors.soft, isUpper: true };
    const size = population >= 1e6 ? 14.5 : population >= 1e5 ? 13.5 : population >= 2e4 ? 12.5 : 11.5;
    return { ...font(size, population >= 1e5 ? 600 : 400), color: colors.label, hasDot: view.zoom < 13 };
  }

  function labelsOf(list) {
    const found = [];
    for (const { tile, x, y, side: scale, box } of list) {
      for (const label of tile.labels) {
        const at = [screenX(x) + label.x * scale, screenY(y) + label.y * scale];
        const isIn = at[0] >= box[0] && at[0] < box[2] && at[1] >= box[1] && at[1] < box[3];
        if (isIn && (label.layer !== 'housenumber' || view.zoom > 17.4)) found.push({ ...label, at });
      }
    }
    return found.sort((a, b) => a.rank - b.rank);
  }

  // Beside a dot or in the middle; drawn where there is room, once.
  function drawLabel(label, taken, written) {
    const [x, y] = label.at;
    const style = styleOf(label);
    const text = style.isUpper ? label.text.toUpperCase() : label.text;
    const wide = measure(style.font, text);
    const half = style.size * 0.62;
    const near = written.get(text) ?? [];
    const reach = { housenumber: 0, place: 4 * MAP_SAME }[label.layer] ?? MAP_SAME;
    if (near.some((other) => Math.hypot(other[0] - x, other[1] - y) < reach)) return false;
    const starts = style.hasDot ? [[x + 6, y], [x - 6 - wide, y], [x - wide / 2, y - half - 6], [x - wide / 2, y + half + 6]] : [[x - wide / 2, y]];
    const dot = [x - 3, y - 3, x + 3, y + 3];
    if (style.hasDot && taken.some((other) => meets(dot, other))) return false;
    for (const [left, middle] of starts) {
      const box = [left - 3, middle - half - 1, left + wide + 3, middle + half + 1];
      if (box[0] < 0 || box[2] > width || !claim(taken, box)) continue;
      if (style.hasDot) {
        taken.push(dot);
        context.fillStyle = colors.city;
        context.beginPath();
        context.arc(x, y, label.layer === 'poi' ? 1.6 : 2, 0, 2 * Math.PI);
        context.fill();
      }
      context.font = style.font;
      write(text, left, middle, style.color);
      written.set(text, [...near, label.at]);
      placed.push({ text, boxes: [box] });
      return true;
    }
    return false;
  }

  function drawLabels(list, taken) {
    const written = new Map();
    let left = MAP_LABELS_MAX;
    context.textBaseline = 'middle';
    const isDetail = ({ layer }) => layer === 'poi' || layer === 'housenumber';
    const labels = labelsOf(list).filter(({ text }) => text);
    for (const label of labels.filter((one) => !isDetail(one))) {
      if (left && drawLabel(label, taken, written)) left--;
    }
    if (view.zoom > 13.4) drawWays(list, taken, written);
    for (const label of labels.filter(isDetail)) {
      if (left && drawLabel(label, taken, written)) left--;
    }
  }

  // Streets: the broad and the long first, each name along the straightest part that has room for it.
  function drawWays(list, taken, written) {
    const ways = [];
    for (const { tile, x, y, side: scale } of list) {
      for (const { name, width: broad, parts } of tile.ways) {
        for (const points of parts) {
          const line = [];
          let length = 0;
          for (let i = 0; i < points.length; i += 2) {
            line.push([screenX(x) + points[i] * scale, screenY(y) + points[i + 1] * scale]);
            if (i) length += Math.hypot(line[i / 2][0] - line[i / 2 - 1][0], line[i / 2][1] - line[i / 2 - 1][1]);
          }
          ways.push({ name, broad, line, length });
        }
      }
    }
    ways.sort((a, b) => b.broad - a.broad || b.length - a.length);
    for (const way of ways) if (!written.has(way.name)) drawWay(way, taken, written);
    if (view.zoom > 15.4) for (const way of ways) if (!written.has(way.name)) drawWay(stretched(way), taken, written);
    for (const way of ways) drawWay(way, taken, written); // again, far from where it stands
  }

  // A street with room for its name, which goes straight on at both ends.
  function stretched(way) {
    const lack = measure(MAP_STREET_FONT, way.name) + 1 - way.length;
    if (lack <= 0 || lack > MAP_STRETCH * way.length) return way;
    const on = ([x, y], [fromX, fromY]) => {
      const share = lack / 2 / (Math.hypot(x - fromX, y - fromY) || 1);
      return [x + (x - fromX) * share, y + (y - fromY) * share];
    };
    const line = way.line;
    const [first, last] = [on(line[0], line[1]), on(line[line.length - 1], line[line.length - 2])];
    return { ...way, line: [first, ...line.slice(1, -1), last], length: way.length + lack };
  }

  // The point so far along a line.
  function along(line, distance) {
    for (let i = 1; i < line.length; i++) {
      const [a, b] = [line[i - 1], line[i]];
      const step = Math.hypot(b[0] - a[0], b[1] - a[1]);
      if (step && distance <= step) return [a[0] + ((b[0] - a[0]) * distance) / step, a[1] + ((b[1] - a[1]) * distance) / step];
      distance -= step;
    }
    return line[line.length - 1];
  }

  // The letters of a name along a line from there on, each [letter, x, y, angle]; null: it bends too much. Letters that
  // join or stack are not taken apart.
  function bend(font, name, line, from, wide) {
    const [a, b] = [along(line, from), along(line, from + wide)];
    const isWhole = Math.hypot(b[0] - a[0], b[1] - a[1]) > 0.995 * wide;
    if (!isWhole && !/^[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Han}\p{sc=Common}]+$/u.test(name)) return null;
    const list = [];
    let before = null;
    for (const letter of isWhole ? [name] : name.normalize('NFC')) {
      const size = isWhole ? wide : measure(font, letter);
      const [start, end] = [along(line, from), along(line, from + size)];
      const angle = Math.atan2(end[1] - start[1], end[0] - start[0]);
      if (before !== null && Math.cos(angle - before) < 0.8) return null;
      list.push([letter, start[0], start[1], angle]);
      before = angle;
      from += size;
    }
    return list;
  }

  function drawWay({ name, line, length }, taken, written) {
    const font = MAP_STREET_FONT;
    const wide = measure(font, name);
    const steps = Math.max(1, Math.min(16, Math.floor((length - wide) / 20)));
    for (let k = 0; k <= steps && length > wide; k++) {
      const share = ((k % 2 ? -1 : 1) * Math.ceil(k / 2)) / steps; // from the middle outwards
      const from = (length - wide) * (0.5 + share);
      if (from < 0 || from > length - wide) continue;
      const isBack = along(line, from)[0] > along(line, from + wide)[0];
      const path = isBack ? [...line].reverse() : line;
      const start = isBack ? length - from - wide : from;
      const center = along(path, start + wide / 2);
      if (center[0] < 0 || center[0] > width || center[1] < 0 || center[1] > height) continue;
      if ((written.get(name) ?? []).some((other) => Math.hypot(other[0] - center[0], other[1] - center[1]) < 2 * MAP_SAME)) return;
      const letters = bend(font, name, path, start, wide);
      const boxes = [];
      for (let at = 4; at < wide + 4; at += 8) {
        const [x, y] = along(path, start + Math.min(at, wide - 4));
        boxes.push([x - 6, y - 6, x + 6, y + 6]);
      }
      if (!letters || !claim(taken, ...boxes)) continue;
      context.font = font;
      context.fillStyle = colors.label;
      context.strokeStyle = colors.halo;
      for (const way of ['strokeText', 'fillText']) {
        for (const [letter, x, y, angle] of letters) {
          context.save();
          context.translate(x, y);
          context.rotate(angle);
          context.lineWidth = 3;
          context.lineJoin = 'round';
          context[way](letter, 0, 0);
          context.restore();
        }
      }
      written.set(name, [...(written.get(name) ?? []), center]);
      placed.push({ text: name, boxes, isStreet: true });
      return;
    }
    if (view.zoom < 17.5 || written.has(name)) return;
    const [x, y] = along(line, length / 2); // too short or bent, as squares are: across it
    const box = [x - wide / 2 - 2, y - 7, x + wide / 2 + 2, y + 7];
    if (x < 0 || x > width || y < 0 || y > height || !claim(taken, box)) return;
    context.font = font;
    write(name, x - wide / 2, y, colors.label);
    written.set(name, [[x, y]]);
    placed.push({ text: name, boxes: [box], isStreet: true });
  }

  function write(text, x, y, color) {
    context.lineWidth = 3;
    context.lineJoin = 'round';
    context.strokeStyle = colors.halo;
    context.strokeText(text, x, y);
    context.fillStyle = color;
    context.fillText(text, x, y);
  }

  // ---- the scene ----

  // Points as [lon, lat], each at most half the world from the one before it.
  function unroll(points) {
    let before = null;
    return points.map(([lon, lat]) => {
      let x = mapX(lon);
      if (before !== null) x += Math.round(before - x);
      before = x;
      return [x, mapY(lat)];
    });
  }

  // The cut of an area along the antimeridian is none of its edges.
  function tracePoints(points, isClosed, skipsCut = false) {
    const isCut = (i) => skipsCut && points[i][0] === points[i - 1][0] && Math.abs(points[i][0]) > 179.999;
    const line = unroll(points);
    const east = line.reduce((most, [x]) => Math.max(most, x), -Infinity);
    const west = line.reduce((least, [x]) => Math.min(least, x), Infinity);
    for (const copy of [-1, 0, 1]) {
      if (screenX(east + copy) < 0 || screenX(west + copy) > width) continue;
      line.forEach(([x, y], i) => context[i && !isCut(i) ? 'lineTo' : 'moveTo'](screenX(x + copy), screenY(y)));
      if (isClosed) context.closePath();
    }
  }

  const boxEast = ([west, , east]) => (east < west ? east + 360 : east);

  function drawShapes({ areas, boxes = [], lines, points = [] }) {
    context.lineWidth = 2;
    for (const area of areas) {
      context.beginPath();
      for (const ring of area.rings) tracePoints(ring, true);
      context.fillStyle = colors.areaFill;
      context.fill('evenodd');
      context.beginPath();
      for (const ring of area.rings) tracePoints(ring, false, true);
      context.strokeStyle = colors.area;
      context.stroke();
    }
    for (const { bbox } of boxes) {
      const [west, south, , north] = bbox;
      for (const copy of copies(mapX(west), mapX(boxEast(bbox)))) {
        const x = screenX(mapX(west) + copy);
        const y = screenY(mapY(north));
        context.strokeStyle = colors.box;
        context.setLineDash([6, 4]);
        context.strokeRect(x, y, screenX(mapX(boxEast(bbox)) + copy) - x, screenY(mapY(south)) - y);
        context.setLineDash([]);
      }
    }
    for (const line of lines) {
      context.beginPath();
      tracePoints(line.points, false);
      context.strokeStyle = colors.line;
      context.lineWidth = 3;
      context.stroke();
    }
    context.fillStyle = colors.line;
    for (const [lon, lat] of points) {
      for (const copy of copies(mapX(lon), mapX(lon))) context.fillRect(screenX(mapX(lon) + copy) - 3, screenY(mapY(lat)) - 3, 6, 6);
    }
  }

  function drawPin(x, y, marker) {
    context.beginPath();
    context.arc(x, y - 18, 11, Math.PI * 0.85, Math.PI * 0.15);
    context.lineTo(x, y);
    context.closePath();
    context.fillStyle = colors.pin;
    context.fill();
    context.strokeStyle = colors.halo;
    context.lineWidth = 1.5;
    context.stroke();
    context.fillStyle = colors.pinText;
    context.font = '600 12px system-ui, sans-serif';
    context.textAlign = 'center';
    context.fillText(marker.number ?? '', x, y - 18);
    context.textAlign = 'left';
    hits.push({ box: [x - 12, y - 30, x + 12, y + 2], marker });
  }

  function drawDot(x, y, marker) {
    context.fillStyle = colors.pin;
    context.fillRect(x - 2.5, y - 2.5, 5, 5);
    hits.push({ box: [x - 5, y - 5, x + 5, y + 5], marker });
  }

  function drawMarkers(taken) {
    context.textBaseline = 'middle';
    hits = [];
    const shown = [];
    for (const marker of [...scene.markers].reverse()) {
      const x = mapX(marker.lon);
      for (const copy of copies(x, x)) {
        const y = screenY(mapY(marker.lat));
        if (y >= 0 && y < height + 30) shown.push([screenX(x + copy), y, marker]);
      }
    }
    if (shown.length > MAP_PINS_MAX) {
      for (const [px, py, marker] of shown) drawDot(px, py, marker);
      hits.reverse();
      return;
    }
    for (const [px, py, marker] of shown) {
      drawPin(px, py, marker);
      taken.push([px - 12, py - 30, px + 12, py + 2]);
    }
    hits.reverse();
    context.font = '600 13px system-ui, sans-serif';
    for (const [x, y, marker] of shown.reverse()) {
      const label = (marker.label ?? '').split(',')[0];
      const size = context.measureText(label).width;
      if (label && claim(taken, [x + 14, y - 26, x + size + 20, y - 8])) write(label, x + 16, y - 17, colors.pinLabel);
    }
  }

  const scaleBottom = () => height - (options.scaleAbove ?? 12);

  function drawScale() {
    const metres = (40075016 * Math.cos((mapLat(view.y) * Math.PI) / 180)) / side();
    const most = metres * 110;
    const power = 10 ** Math.floor(Math.log10(most));
    const length = [5, 2, 1].find((part) => part * power <= most) * power;
    const size = length / metres;
    const x = width - size - 14;
    const y = scaleBottom();
    context.beginPath();
    context.moveTo(x, y - 5);
    context.lineTo(x, y);
    context.lineTo(x + size, y);
    context.lineTo(x + size, y - 5);
    context.strokeStyle = colors.label;
    context.lineWidth = 1.5;
    context.stroke();
    context.font = '11px system-ui, sans-serif';
    context.textAlign = 'center';
    context.textBaseline = 'bottom';
    write(length >= 1000 ? `${length / 1000} km` : `${length} m`, x + size / 2, y - 4, colors.label);
    context.textAlign = 'left';
  }

  function draw() {
    isAsked = false;
    placed = [];
    const taken = [];
    const list = options.tiles ? [] : cells();
    context.setTransform(devicePixelRatio, 0, 0, devicePixelRatio, 0, 0);
    context.fillStyle = colors.sea;
    context.fillRect(0, 0, width, height);
    if (options.tiles) drawTiles(options.tiles.url);
    else drawGraticule();
    list.forEach(drawCell);
    for (const { url } of layers) if (url) drawTiles(url);
    for (const { shapes } of layers) if (shapes) drawShapes(shapes);
    drawShapes(scene);
    drawMarkers(taken);
    taken.push([width - 130, scaleBottom() - 24, width, height]); // of the scale
    drawLabels(list, taken);
    drawScale();
    options.onCredits?.([...new Set(list.flatMap(({ tile }) => tile.credits))]);
  }

  // ---- the view ----

  function theme() {
    const style = getComputedStyle(canvas);
    const names = ['sea', 'land', 'coast', 'border', 'division', 'graticule', 'green', 'street',
      'casing', 'city', 'label', 'soft', 'water', 'halo', 'pin', 'pin-text',
      'pin-label', 'box', 'line', 'area', 'area-fill'];
    colors = {};
    for (const name of names) {
      const key = name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
      colors[key] = style.getPropertyValue(`--map-${name}`).trim();
    }
    ask();
  }

  function resize() {
    width = Math.max(1, canvas.clientWidth);
    height = Math.max(1, canvas.clientHeight);
    canvas.width = Math.round(width * devicePixelRatio);
    canvas.height = Math.round(height * devicePixelRatio);
    settle();
  }

  // Shows a box [west, south, east, north] whole, beside what covers the canvas (`inset` {left, top, right, bottom}).
  function fit(bbox, inset = {}) {
    const [west, south, , north] = bbox;
    const margin = 48;
    const free = {
      left: (inset.left ?? 0) + margin, right: (inset.right ?? 0) + margin,
      top: (inset.top ?? 0) + margin, bottom: (inset.bottom ?? 0) + margin,
    };
    const wide = Math.max(width - free.left - free.right, 64);
    const high = Math.max(height - free.top - free.bottom, 64);
    const x = [mapX(west), mapX(boxEast(bbox))];
    const y = [mapY(north), mapY(south)];
    const zoom = Math.log2(Math.min(wide / Math.max(x[1] - x[0], 1e-9), high / Math.max(y[1] - y[0], 1e-9)) / 256);
    view.zoom = Math.max(MAP_ZOOM.least, Math.min(MAP_ZOOM.fit, zoom));
    view.x = (x[0] + x[1]) / 2 - (free.left - free.right) / 2 / side();
    view.y = (y[0] + y[1]) / 2 - (free.top - free.bottom) / 2 / side();
    settle();
  }

  function show(lat, lon, zoom) {
    view = { x: mapX(lon), y: mapY(lat), zoom: zoom ?? Math.max(view.zoom, MAP_ZOOM.picked) };
    settle();
  }

  function zoomBy(steps, x = width / 2, y = height / 2) {
    const before = [view.x + (x - width / 2) / side(), view.y + (y - height / 2) / side()];
    view.zoom = Math.max(MAP_ZOOM.least, Math.min(MAP_ZOOM.most, view.zoom + steps));
    view.x = before[0] - (x - width / 2) / side();
    view.y = before[1] - (y - height / 2) / side();
    settle();
  }

  function panBy(dx, dy) {
    view.x -= dx / side();
    view.y -= dy / side();
    settle();
  }

  // ---- hands ----

  const fingers = new Map();
  let moved = 0;

  function at(event) {
    const box = canvas.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  }

  function pick([x, y]) {
    const hit = hits.find(({ box }) => x >= box[0] && x <= box[2] && y >= box[1] && y <= box[3]);
    if (hit) {
      options.onMarker?.(hit.marker);
      return;
    }
    const lon = mapLon(view.x + (x - width / 2) / side());
    options.onPick?.(mapLat(view.y + (y - height / 2) / side()), ((((lon + 180) % 360) + 360) % 360) - 180);
  }

  canvas.addEventListener('pointerdown', (event) => {
    canvas.setPointerCapture(event.pointerId);
    fingers.set(event.pointerId, at(event));
    if (fingers.size === 1) moved = 0;
  });
  canvas.addEventListener('pointermove', (event) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = at(event);
    moved += Math.hypot(now[0] - before[0], now[1] - before[1]);
    if (fingers.size === 2) {
      const other = [...fingers].find(([id]) => id !== event.pointerId)[1];
      const span = (a) => Math.max(8, Math.hypot(a[0] - other[0], a[1] - other[1]));
      zoomBy(Math.log2(span(now) / span(before)), (now[0] + other[0]) / 2, (now[1] + other[1]) / 2);
      panBy((now[0] - before[0]) / 2, (now[1] - before[1]) / 2);
    } else {
      panBy(now[0] - before[0], now[1] - before[1]);
    }
    fingers.set(event.pointerId, now);
  });
  for (const name of ['pointerup', 'pointercancel']) {
    canvas.addEventListener(name, (event) => {
      const isClick = name === 'pointerup' && fingers.size === 1 && moved < 6;
      fingers.delete(event.pointerId);
      if (isClick) pick(at(event));
    });
  }
  canvas.addEventListener('wheel', (event) => {
    event.preventDefault();
    zoomBy(-event.deltaY * (event.deltaMode ? 0.05 : 0.0025), ...at(event));
  }, { passive: false });
  canvas.addEventListener('keydown', (event) => {
    const keys = {
      ArrowLeft: () => panBy(80, 0), ArrowRight: () => panBy(-80, 0),
      ArrowUp: () => panBy(0, 80), ArrowDown: () => panBy(0, -80),
      '+': () => zoomBy(1), '=': () => zoomBy(1), '-': () => zoomBy(-1),
      Enter: () => pick([width / 2, height / 2]),
    };
    if (keys[event.key] && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      keys[event.key]();
    }
  });

  if (options.world) vectors.set('0/0/0', mapDress(options.world));
  theme();
  resize();
  view.zoom = Math.log2(Math.max(width, 512) / 256);
  settle();
  new ResizeObserver(resize).observe(canvas);
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', theme);

  return {
    setScene(next) {
      scene = { markers: [], boxes: [], lines: [], areas: [], ...next };
      ask();
    },
    setLayers(list) {
      layers = list;
      ask();
    },
    fit, show, zoomBy, theme, resize,
    reload() {
      vectors.clear();
      ask();
    },
    labels: () => placed,
    isLoading: () => [...vectors.values()].includes(null),
    center: () => ({ lat: mapLat(view.y), lon: mapLon(view.x), zoom: view.zoom }),
  };
}
