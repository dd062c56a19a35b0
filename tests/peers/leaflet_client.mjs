// leaflet-control-geocoder's own Nominatim class, against a real Nominatim and against our REST face: the map
// in a browser must show the same.   leaflet_client.mjs NOMINATIM-URL GEOCODER-URL
import { deepEqual } from 'node:assert/strict'

// Leaflet looks at its browser when it is loaded; this much of one is enough for code that draws nothing.
const element = { style: {}, classList: {}, getContext () {}, setAttribute () {}, appendChild () {} }
const page = { documentElement: element, createElement: () => element, createElementNS: () => element, addEventListener () {} }
Object.assign(globalThis, { window: globalThis, document: page, screen: {}, addEventListener () {}, removeEventListener () {} })
const { geocoders } = await import('leaflet-control-geocoder')

const [real, ours] = process.argv.slice(2)
const summary = places => places.map(p => ({
  name: p.name, center: p.center, bbox: p.bbox.toBBoxString(), html: p.html, id: p.properties.osm_type + p.properties.osm_id
}))
const ask = (url, method, args, options) =>
  geocoders.nominatim({ serviceUrl: url + '/', ...options })[method](...args).then(summary)

const checks = {
  'leaflet: search': ['geocode', ['Casino de Monte-Carlo']],
  'leaflet: search with many answers': ['geocode', ['Larvotto']],
  'leaflet: search in a country': ['geocode', ['Monaco'], { geocodingQueryParams: { countrycodes: 'mc', 'accept-language': 'de' } }],
  'leaflet: search for nothing': ['geocode', ['xyzzyplugh']],
  'leaflet: click on the map': ['reverse', [{ lat: 43.7396, lng: 7.4277 }, 256 * 2 ** 18]],
  'leaflet: click on the map, whole country in view': ['reverse', [{ lat: 43.7396, lng: 7.4277 }, 256 * 2 ** 10]],
  'leaflet: click into the sea': ['reverse', [{ lat: 0, lng: -30 }, 256 * 2 ** 18]]
}
for (const [name, row] of Object.entries(checks)) {
  try {
    deepEqual(await ask(ours, ...row), await ask(real, ...row))
    console.log('ok ' + name)
  } catch (e) {
    console.log(`FAIL ${name}: ${e.message.replaceAll('\n', ' ').slice(0, 400)}`)
  }
}
