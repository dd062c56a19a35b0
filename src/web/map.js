// A map on a canvas: coasts, borders and cities of the world file (src/draw/world.h), and on top of it a scene of
// markers, boxes, lines and areas. Knows nothing of the page around it. Web Mercator; x and y of the world are 0 to 1.
'use strict';

const MAP_LAT_MAX = 85.05;
const MAP_ZOOM = { least: 0, most: 19, picked: 12 };
const MAP_PINS_MAX = 300; // more on the screen are dots
const MAP_KINDS = { coast: 0, border: 1, division: 2, lake: 3 };

const mapX = (lon) => (lon + 180) / 360;
const mapY = (lat) => {
  const sine = Math.sin((Math.max(-MAP_LAT_MAX, Math.min(MAP_LAT_MAX, lat)) * Math.PI) / 180);
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
};
const mapLon = (x) => x * 360 - 180;
const mapLat = (y) => (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;

// The world file as lines of world coordinates, each with its box, and cities.
function mapReadWorld(bytes) {
  let at = 4;
  const number = () => {
    let value = 0;
    for (let scale = 1; ; scale *= 128) {
      const byte = bytes[at++];
      value += (byte & 127) * scale;
      if (byte < 128) return value;
    }
  };
  const signed = () => {
    const value = number();
    return value % 2 ? -(value + 1) / 2 : value / 2;
  };
  const units = number();
  const world = { lines: [[], [], [], []], cities: [] };
  for (let count; (count = number()); ) {
    const kind = number();
    const line = { points: new Float64Array(2 * count), west: 1, north: 1, east: 0, south: 0 };
    for (let i = 0, lon = 0, lat = 0; i < count; i++) {
      const x = mapX((lon += signed()) / units);
      const y = mapY((lat += signed()) / units);
      line.points[2 * i] = x;
      line.points[2 * i + 1] = y;
      line.west = Math.min(line.west, x);
      line.east = Math.max(line.east, x);
      line.north = Math.min(line.north, y);
      line.south = Math.max(line.south, y);
    }
    world.lines[kind]?.push(line);
  }
  const text = new TextDecoder();
  while (at < bytes.length) {
    const lon = signed() / units;
    const lat = signed() / units;
    const thousands = number();
    const size = number();
    world.cities.push({ x: mapX(lon), y: mapY(lat), thousands, name: text.decode(bytes.subarray(at, at + size)) });
    at += size;
  }
  return world;
}

// options: world (Uint8Array or null), onPick(lat, lon), onMarker(marker), tiles {url}.
function createMap(canvas, options = {}) {
  const context = canvas.getContext('2d');
  const world = options.world ? mapReadWorld(options.world) : { lines: [[], [], [], []], cities: [] };
  const tiles = new Map();
  let scene = { markers: [], boxes: [], lines: [], areas: [] };
  let colors = {};
  let view = { x: 0.5, y: 0.42, zoom: 1.5 };
  let width = 1;
  let height = 1;
  let hits = [];
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

  // Along the edge of the world a coast is no coast.
  const isEdge = (points, i) => (points[i] === points[i - 2] && (points[i] === 0 || points[i] === 1)) ||
    (points[i + 1] > 0.999 && points[i - 1] > 0.999);

  function trace(line, skipsEdge = false) {
    if (screenY(line.south) < 0 || screenY(line.north) > height) return;
    for (const copy of copies(line.west, line.east)) {
      const scale = side();
      const dx = (copy - view.x) * scale + width / 2;
      const dy = -view.y * scale + height / 2;
      const { points } = line;
      context.moveTo(points[0] * scale + dx, points[1] * scale + dy);
      for (let i = 2; i < points.length; i += 2) {
        const isJump = skipsEdge && isEdge(points, i);
        context[isJump ? 'moveTo' : 'lineTo'](points[i] * scale + dx, points[i + 1] * scale + dy);
      }
    }
  }

  function drawLand() {
    context.fillStyle = colors.sea;
    context.fillRect(0, 0, width, height);
    context.beginPath();
    for (const line of world.lines[MAP_KINDS.coast]) trace(line);
    context.fillStyle = colors.land;
    context.fill('evenodd');
    context.beginPath();
    for (const line of world.lines[MAP_KINDS.coast]) trace(line, true);
    context.strokeStyle = colors.coast;
    context.lineWidth = 0.6;
    context.stroke();
    context.beginPath();
    for (const line of world.lines[MAP_KINDS.lake]) trace(line);
    context.fillStyle = colors.sea;
    context.fill('evenodd');
    context.stroke();
  }

  function drawBorders() {
    const kinds = [
      [MAP_KINDS.division, colors.division, view.zoom > 3.2 ? 0.7 : 0],
      [MAP_KINDS.border, colors.border, view.zoom > 4 ? 1.2 : 0.8],
    ];
    for (const [kind, color, size] of kinds) {
      if (!size) continue;
      context.beginPath();
      for (const line of world.lines[kind]) trace(line);
      context.strokeStyle = color;
      context.lineWidth = size;
      context.stroke();
    }
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

  function drawTiles() {
    const zoom = Math.max(0, Math.min(MAP_ZOOM.most, Math.round(view.zoom)));
    const count = 2 ** zoom;
    const size = side() / count;
    for (let row = Math.floor((view.y - height / 2 / side()) * count); screenY(row / count) < height; row++) {
      for (let column = Math.floor((view.x - width / 2 / side()) * count); screenX(column / count) < width; column++) {
        if (row < 0 || row >= count) continue;
        const image = tile(zoom, ((column % count) + count) % count, row);
        if (image.complete && image.naturalWidth) {
          context.drawImage(image, screenX(column / count), screenY(row / count), size + 0.5, size + 0.5);
        }
      }
    }
  }

  function tile(zoom, column, row) {
    const url = options.tiles.url.replace('{z}', zoom).replace('{x}', column).replace('{y}', row);
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

  // Takes the box if it is free.
  function claim(taken, box) {
    if (taken.some((other) => box[0] < other[2] && other[0] < box[2] && box[1] < other[3] && other[1] < box[3])) {
      return false;
    }
    taken.push(box);
    return true;
  }

  function drawCities(taken) {
    const least = 20000 / 2 ** (1.25 * view.zoom); // thousands
    context.font = '12px system-ui, sans-serif';
    context.textBaseline = 'middle';
    let left = 120;
    for (const city of world.cities) {
      if (city.thousands < least || !left) break;
      for (const copy of copies(city.x, city.x)) {
        const x = screenX(city.x + copy);
        const y = screenY(city.y);
        if (y < 0 || y > height) continue;
        const size = context.measureText(city.name).width;
        if (!claim(taken, [x - 3, y - 8, x + size + 9, y + 8])) continue;
        left--;
        context.fillStyle = colors.city;
        context.beginPath();
        context.arc(x, y, 2, 0, 2 * Math.PI);
        context.fill();
        write(city.name, x + 6, y, colors.label);
      }
    }
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

  function drawShapes() {
    context.lineWidth = 2;
    for (const area of scene.areas) {
      context.beginPath();
      for (const ring of area.rings) tracePoints(ring, true);
      context.fillStyle = colors.areaFill;
      context.fill('evenodd');
      context.beginPath();
      for (const ring of area.rings) tracePoints(ring, false, true);
      context.strokeStyle = colors.area;
      context.stroke();
    }
    for (const { bbox } of scene.boxes) {
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
    for (const line of scene.lines) {
      context.beginPath();
      tracePoints(line.points, false);
      context.strokeStyle = colors.line;
      context.lineWidth = 3;
      context.stroke();
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

  function drawScale() {
    const metres = (40075016 * Math.cos((mapLat(view.y) * Math.PI) / 180)) / side();
    const most = metres * 110;
    const power = 10 ** Math.floor(Math.log10(most));
    const length = [5, 2, 1].find((part) => part * power <= most) * power;
    const size = length / metres;
    const x = width - size - 14;
    const y = height - (options.scaleAbove ?? 12);
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
    const taken = [];
    context.setTransform(devicePixelRatio, 0, 0, devicePixelRatio, 0, 0);
    drawLand();
    if (options.tiles) drawTiles();
    else {
      drawGraticule();
      drawBorders();
    }
    drawShapes();
    drawMarkers(taken);
    if (!options.tiles) drawCities(taken);
    drawScale();
  }

  // ---- the view ----

  function theme() {
    const style = getComputedStyle(canvas);
    const names = ['sea', 'land', 'coast', 'border', 'division', 'graticule', 'city', 'label', 'halo', 'pin', 'pin-text',
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
    view.zoom = Math.max(MAP_ZOOM.least, Math.min(14, zoom));
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
    fit, show, zoomBy, theme, resize,
    center: () => ({ lat: mapLat(view.y), lon: mapLon(view.x), zoom: view.zoom }),
  };
}
