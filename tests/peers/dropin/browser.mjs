// Search boxes of web maps in a real browser, on a page of another origin than our face: unmodified plug-ins, typed into.
//   browser.mjs CHROMIUM upstream|offline NOMINATIM-URL GEOCODER-URL [PHOTON-URL]
// What the page lists must be what it lists for the real Nominatim (upstream), or anything at all (offline, Photon).
import { createServer } from 'node:http'
import { readFile } from 'node:fs/promises'
import { isDeepStrictEqual } from 'node:util'
import { launch } from 'puppeteer-core'

const [executablePath, mode, real, ours, photon] = process.argv.slice(2)
const WAIT_MS = 15000
const MODULES = new URL('node_modules/', import.meta.url)
const FILES = {
  '/leaflet.js': 'leaflet/dist/leaflet.js',
  '/leaflet.css': 'leaflet/dist/leaflet.css',
  '/control.js': 'leaflet-control-geocoder/dist/Control.Geocoder.js',
  '/control.css': 'leaflet-control-geocoder/dist/Control.Geocoder.css',
  '/search.js': 'leaflet-geosearch/dist/bundle.min.js',
  '/search.css': 'leaflet-geosearch/dist/geosearch.css',
  '/axios.js': 'axios/dist/axios.min.js',
  '/bluebird.js': 'bluebird/js/browser/bluebird.min.js',
  '/nominatim-browser.js': 'nominatim-browser/dist/nominatim-browser.js'
}
// What a bundler does for a CommonJS module.
const BUNDLED = { '/nominatim-browser.js': code => `const nominatimBrowser = {};
((exports, require) => { ${code} })(nominatimBrowser, name => ({ axios: window.axios, bluebird: window.Promise })[name])` }
const PAGE = `<!DOCTYPE html><meta charset="utf-8"><title>map</title>
${Object.keys(FILES).map(f => f.endsWith('css') ? `<link rel="stylesheet" href="${f}">` : `<script src="${f}"></script>`).join('\n')}
<div id="map" style="height: 500px"></div>
<script>
const map = L.map('map').setView([43.7384, 7.4246], 14)
const write = names => {
  const row = document.createElement('p')
  row.className = 'found'
  row.textContent = names.join()
  document.body.append(row)
}
// With one place the control marks it, and lists nothing.
const show = geocoder => L.Control.geocoder({ collapsed: false, suggestMinLength: 99, geocoder })
  .on('markgeocode', e => write([e.geocode.name])).addTo(map)
</script>`

const site = createServer(async (request, reply) => {
  const file = FILES[request.url]
  if (file) {
    reply.setHeader('Content-Type', file.endsWith('css') ? 'text/css' : 'text/javascript')
    const bundle = BUNDLED[request.url] ?? (code => code)
    reply.end(bundle(await readFile(new URL(file, MODULES), 'utf8')))
  } else if (request.url === '/') {
    reply.setHeader('Content-Type', 'text/html')
    reply.end(PAGE)
  } else reply.writeHead(204).end() // pictures of the plug-ins, and of the browser's own bar
})
await new Promise(resolve => site.listen(0, '127.0.0.1', resolve))
const chromium = await launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'] })

// Runs setUp in a fresh page, does what a user does, and gives what the page then shows.
async function shows (setUp, url, use) {
  const page = await chromium.newPage()
  try {
    const complaints = []
    page.on('console', m => m.type() === 'error' && complaints.push(m.text()))
    page.on('pageerror', e => complaints.push(e.message))
    await page.goto(`http://localhost:${site.address().port}/`)
    await page.evaluate(setUp, url)
    const shown = await use(page).catch(e => { throw new Error(`${e.message} ${complaints.join(' ')}`.slice(0, 300)) })
    if (complaints.length) throw new Error(complaints.join(' ').slice(0, 300))
    return shown
  } finally {
    await page.close()
  }
}

const list = selector => async page => {
  await page.waitForSelector(selector, { timeout: WAIT_MS })
  return page.$$eval(selector, rows => rows.map(r => r.textContent.trim()))
}
const typed = (input, text, rows, key) => async page => {
  await page.type(input, text)
  if (key) await page.keyboard.press(key)
  return list(rows)(page)
}

const control = url => show(L.Control.Geocoder.nominatim({ serviceUrl: url + '/' }))
const controlPhoton = url => show(L.Control.Geocoder.photon({ serviceUrl: url + '/api/', reverseUrl: url + '/reverse/' }))
const clicked = url => {
  const geocoder = L.Control.Geocoder.nominatim({ serviceUrl: url + '/' })
  map.on('click', async e => write((await geocoder.reverse(e.latlng, map.options.crs.scale(18))).map(f => f.name)))
}
const asked = async url => write((await nominatimBrowser.geocode({ q: 'Rue Grimaldi', addressdetails: true }, url)).map(p => p.display_name))
const search = url => {
  const provider = new GeoSearch.OpenStreetMapProvider({ searchUrl: url + '/search', reverseUrl: url + '/reverse' })
  map.addControl(new GeoSearch.GeoSearchControl({ provider, style: 'bar', autoComplete: true, autoCompleteDelay: 300 }))
}
const CONTROL = ['.leaflet-control-geocoder-form input', 'Rue Grimaldi', '.leaflet-control-geocoder-alternatives li, .found', 'Enter']

const checks = {
  'leaflet-control-geocoder': [control, typed(...CONTROL)],
  'leaflet-control-geocoder, a click on the map': [clicked, async page => {
    await page.mouse.click(300, 250)
    return list('.found')(page)
  }],
  'nominatim-browser': [asked, list('.found')],
  'leaflet-geosearch': [search, typed('.leaflet-geosearch-bar input', 'Rue Grimaldi', '.leaflet-geosearch-bar .results > *')]
}

function difference (want, got) {
  if (!got.length || got.some(row => !row)) return 'an empty row'
  return mode === 'offline' || isDeepStrictEqual(want, got) ? '' : `instead of ${JSON.stringify(want)}`
}

async function check (name, test) {
  let why
  try {
    why = await test()
  } catch (e) {
    why = e.message
  }
  console.log((why ? `FAIL browser: ${name}, ${mode}: ${why}` : `ok browser: ${name}, ${mode}`).replaceAll('\n', ' '))
}

for (const [name, [setUp, use]] of Object.entries(checks)) {
  await check(name, async () => {
    const [want, got] = [await shows(setUp, real, use), await shows(setUp, ours, use)]
    const why = difference(want, got)
    return why && `${JSON.stringify(got)}: ${why}`.slice(0, 500)
  })
}
if (photon) await check("leaflet-control-geocoder's Photon", async () => difference([], await shows(controlPhoton, photon, typed(...CONTROL))))
await chromium.close()
site.close()
