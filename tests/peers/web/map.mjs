// What the map shows where people look, measured in a headless Chromium, with a page of pictures; and MapLibre GL with
// the same tiles.
//   map.mjs CHROMIUM URL PICTURES NAME=INDEX-URL=LAT,LON...
// Each INDEX-URL has an index file of an extract of OpenStreetMap. Prints `ok NAME` or `FAIL NAME: why`, and the figures.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { launch } from 'puppeteer-core'

const [executablePath, url, pictures, ...extracts] = process.argv.slice(2)
const CITIES = ['Berlin', 'Paris', 'London', 'Tokyo', 'New York', 'San Francisco', 'Singapore', 'Hong Kong', 'Sydney', 'Copenhagen', 'Munich',
  'Rome', 'Madrid', 'Cairo', 'Lagos', 'Nairobi', 'Mumbai', 'Delhi', 'Beijing', 'Istanbul', 'Moscow', 'Buenos Aires', 'Mexico City', 'Graz', 'Dili']
const STREETS_MAX = 100 // of an extract, evenly taken
const SIZE = { width: 1440, height: 900 }
const chromium = await launch({ executablePath, protocolTimeout: 600000,
  args: ['--no-sandbox', '--disable-dev-shm-usage', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'] })
const rows = [] // of the page of pictures
const demand = (good, why) => { if (!good) throw new Error(why) }
const median = list => [...list].sort((a, b) => a - b)[list.length >> 1]

async function open (base, scheme = 'light') {
  const page = await chromium.newPage()
  page.complaints = []
  page.on('console', m => m.type() === 'error' && page.complaints.push(m.text()))
  page.on('pageerror', e => page.complaints.push(e.message))
  await page.setViewport(SIZE)
  await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }])
  await page.goto(base, { waitUntil: 'networkidle0' })
  return page
}

async function settled (page) {
  await page.waitForNetworkIdle({ idleTime: 300 })
  await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))))
}

async function shot (page, name, about) {
  await page.screenshot({ path: join(pictures, `map-${name}.png`) })
  rows.push(`<figure><img src="map-${name}.png" width="720"><figcaption>${name}: ${about}</figcaption></figure>`)
}

// Right of the panel: the share of the most frequent colour, the labels, and how many of them meet another one.
const measure = page => page.evaluate(() => {
  const canvas = document.getElementById('map')
  const left = Math.round(document.getElementById('panel').getBoundingClientRect().right)
  const { data } = canvas.getContext('2d').getImageData(left, 0, canvas.width - left, canvas.height)
  const counts = new Map()
  for (let i = 0; i < data.length; i += 4) {
    const colour = data[i] << 16 | data[i + 1] << 8 | data[i + 2]
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
  }
  const labels = map.labels().filter(({ boxes }) => boxes[0][0] >= left)
  const meet = (a, b) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]
  const overlaps = labels.filter((one, i) => labels.some((other, k) => k < i && one.boxes.some(a => other.boxes.some(b => meet(a, b))))).length
  return { share: Math.max(...counts.values()) * 4 / data.length, labels: labels.length, overlaps }
})

const name = text => text.toLowerCase().replace(/\W+/g, '-')

async function cities () {
  const page = await open(url)
  const all = []
  for (const city of CITIES) {
    await page.$eval('#query', e => { e.value = '' })
    await page.type('#query', city)
    await page.keyboard.press('Enter')
    await page.waitForSelector('#results li')
    await settled(page)
    const seen = await measure(page)
    all.push(seen)
    await shot(page, name(city), `${(100 * seen.share).toFixed(1)} % one colour, ${seen.labels} labels, ${seen.overlaps} overlaps`)
  }
  const told = `one colour ${(100 * median(all.map(({ share }) => share))).toFixed(1)} %, ${median(all.map(({ labels }) => labels))} labels (medians)`
  console.log(`25 views: ${told}, ${all.reduce((sum, { overlaps }) => sum + overlaps, 0)} overlaps`)
  demand(all.every(({ overlaps }) => !overlaps), `labels overlap: ${told}`)
  demand(median(all.map(({ labels }) => labels)) >= 25, told)
  demand(!page.complaints.length, page.complaints.join(' '))
  await page.close()
}

// From the world to a house no view is blank, and none takes the map out of step with its tiles.
async function zooms () {
  const page = await open(url, 'dark')
  for (let zoom = 1; zoom <= 12; zoom += 0.7) {
    await page.evaluate(z => map.show(46.2, 6.14, z), zoom)
    await settled(page)
    const { labels, overlaps } = await measure(page)
    demand(labels > 5 && !overlaps, `zoom ${zoom}: ${labels} labels, ${overlaps} overlaps`)
  }
  for (const [place, lat, lon, zoom] of [['world', 20, 10, 2], ['fiji', -17.5, 179.9, 7], ['alps', 46.5, 9, 6.5]]) {
    await page.evaluate((a, b, z) => map.show(a, b, z), lat, lon, zoom)
    await settled(page)
    await shot(page, `dark-${place}`, `zoom ${zoom}`)
  }
  await page.close()
}

// Named streets around a place: each is labelled on the page where it is looked at, at zoom 16 or nearer where it is
// too short for its name.
async function streets (place, base, lat, lon) {
  const page = await open(base)
  for (const zoom of [14, 16, 18.3]) {
    await page.evaluate((a, b, z) => map.show(a, b, z), lat, lon, zoom)
    await settled(page)
    const { labels, overlaps } = await measure(page)
    await shot(page, `${place}-${zoom}`, `${labels} labels, ${overlaps} overlaps`)
    demand(!overlaps, `${overlaps} labels overlap at zoom ${zoom}`)
  }
  const counts = await page.evaluate(async (a, b, most) => {
    const drawn = () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const look = async (...at) => {
      map.show(...at)
      do await drawn(); while (map.isLoading())
      await drawn()
      return map.labels().filter(({ isStreet }) => isStreet).map(({ text }) => text)
    }
    const longest = new Map() // of each named street of the tile, where its longest part has its middle
    const count = 2 ** 14
    const [column, row] = [Math.floor(mapX(b) * count), Math.floor(mapY(a) * count)]
    mapReadTile(await tile(14, column, row), (layer, { name }, parts) => {
      for (const points of layer === 'transportation' && name ? parts : []) {
        const steps = points.map((_, i) => (i % 2 || !i ? 0 : Math.hypot(points[i] - points[i - 2], points[i + 1] - points[i - 1])))
        const length = steps.reduce((sum, step) => sum + step, 0)
        let i = 0
        for (let gone = 0; gone + steps[i] < length / 2; i += 2) gone += steps[i]
        const [x, y] = [0, 1].map(k => (points[i + k] + points[Math.max(i - 2, 0) + k]) / 2)
        if (length > (longest.get(name)?.length ?? 0)) {
          longest.set(name, { name, length, lat: mapLat((row + y) / count), lon: mapLon((column + x) / count) })
        }
      }
    })
    const inTile = [...longest.values()]
    let left = inTile.filter((_, i) => i % Math.ceil(inTile.length / most) === 0)
    const counts = [left.length]
    for (const zoom of [16, 17, 18, 19]) {
      const open = []
      for (const street of left) {
        if (!(await look(street.lat, street.lon, zoom)).includes(street.name)) open.push(street)
      }
      left = open
      counts.push(left.length)
    }
    return [...counts, left.map(({ name }) => name).slice(0, 12).join(', ')]
  }, lat, lon, STREETS_MAX)
  const [all, ...rest] = counts
  const share = k => `${(100 * (1 - rest[k] / all)).toFixed(1)} %`
  console.log(`${place}: of ${all} named streets labelled by zoom 16 ${share(0)}, 17 ${share(1)}, 18 ${share(2)}, 19 ${share(3)}; not: ${counts.at(-1)}`)
  demand(all > 20 && rest[3] <= 0.02 * all, `${rest[3]} of ${all} streets are not labelled`)
  demand(!page.complaints.length, page.complaints.join(' '))
  await page.close()
}

// The library reads our tiles by our style, in a page of its own.
async function maplibre (base, [lat, lon]) {
  const folder = createRequire(import.meta.url).resolve('maplibre-gl/package.json').replace('package.json', 'dist/')
  const page = await chromium.newPage()
  page.complaints = []
  page.on('console', m => m.type() === 'error' && page.complaints.push(m.text()))
  await page.setViewport({ width: 1000, height: 700 })
  await page.setRequestInterception(true)
  page.on('request', r => {
    const { pathname } = new URL(r.url())
    const file = pathname.startsWith('/maplibre/') && pathname.slice('/maplibre/'.length)
    if (file === false) r.continue().catch(() => {})
    else if (file === '') r.respond({ contentType: 'text/html', body: '<link rel="icon" href="data:,"><div id=m style="width:1000px;height:700px"></div>' })
    else r.respond({ contentType: file.endsWith('.css') ? 'text/css' : 'text/javascript', body: readFileSync(join(folder, file)) })
  })
  await page.goto(`${base}/maplibre/`)
  for (const theme of ['light', 'dark']) {
    for (const zoom of [3, 15]) {
      const counts = await page.evaluate((style, center, z) => import('/maplibre/maplibre-gl.mjs').then(library => new Promise((resolve, reject) => {
        document.getElementById('m').replaceChildren()
        const shown = new library.Map({ container: 'm', style, center, zoom: z, fadeDuration: 0 })
        shown.on('error', e => reject(e.error))
        shown.on('idle', () => {
          const found = {}
          for (const { sourceLayer } of shown.queryRenderedFeatures()) found[sourceLayer] = (found[sourceLayer] ?? 0) + 1
          resolve(found)
        })
      })), `${base}/style.json?theme=${theme}`, [lon, lat].map(Number).map((at, i) => (zoom === 3 ? [10, 48][i] : at)), zoom)
      await shot(page, `maplibre-${theme}-${zoom}`, JSON.stringify(counts))
      demand(zoom === 3 ? counts.land && counts.place && counts.boundary : counts.transportation, `${theme}, zoom ${zoom}: ${JSON.stringify(counts)}`)
    }
  }
  demand(!page.complaints.length, page.complaints.join(' '))
  await page.close()
}

const places = extracts.map(text => text.split('=')).map(([place, base, at]) => [place, base, ...at.split(',').map(Number)])
const checks = {
  '25 city views: labels, none over another': cities,
  'every zoom has labels, in the dark': zooms,
  ...Object.fromEntries(places.map(([place, base, lat, lon]) => [`the streets of ${place}`, () => streets(place, base, lat, lon)])),
  'MapLibre GL draws the tiles by the style': () => maplibre(places[0][1], places[0].slice(2))
}
for (const [title, check] of Object.entries(checks)) {
  let why = ''
  try {
    await check()
  } catch (e) {
    why = e.message
  }
  console.log((why ? `FAIL map: ${title}: ${why}` : `ok map: ${title}`).replaceAll('\n', ' ').slice(0, 600))
}
writeFileSync(join(pictures, 'map.html'), rows.join('\n'))
await chromium.close()
