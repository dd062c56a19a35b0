// JavaScript programs written for Nominatim, unmodified, with our face in its place; what each makes of the replies.
//   clients.mjs upstream|offline NOMINATIM-URL GEOCODER-URL
import { isDeepStrictEqual } from 'node:util'
import { createRequire } from 'node:module'

const load = createRequire(import.meta.url)
const NodeGeocoder = load('node-geocoder')
const browser = load('nominatim-browser')

const NEAR_M = 150
const [mode, real, ours] = process.argv.slice(2)
const without = ({ licence, ...rest }) => rest
const node = (url, options) => NodeGeocoder({ provider: 'openstreetmap', osmServer: url, ...options })
const read = found => [...found].map(p => ({ ...p, at: [p.latitude, p.longitude] }))
const raw = found => [found].flat().map(p => ({ ...without(p), at: [Number(p.lat), Number(p.lon)] }))

const checks = {
  'node-geocoder, search': async url => read(await node(url).geocode('Casino de Monte-Carlo')),
  'node-geocoder, structured': async url => read(await node(url).geocode({ street: '57 Rue Grimaldi', city: 'Monaco', limit: 1 })),
  'node-geocoder, language': async url => read(await node(url, { language: 'de' }).geocode('Monaco')),
  'node-geocoder, nothing': async url => read(await node(url).geocode('xyzzyplugh')),
  'node-geocoder, reverse': async url => read(await node(url).reverse({ lat: 43.7396, lon: 7.4277 })),
  'nominatim-browser, search': async url => raw(await browser.geocode({ q: 'Casino de Monte-Carlo', addressdetails: true }, url)),
  'nominatim-browser, structured': async url => raw(await browser.geocode({ city: 'Monaco', country: 'Monaco', addressdetails: true }, url)),
  'nominatim-browser, in a country': async url => raw(await browser.geocode({ q: 'Rue Grimaldi', countrycodes: 'mc', limit: 3 }, url)),
  'nominatim-browser, reverse': async url => raw(await browser.reverseGeocode({ lat: '43.7396', lon: '7.4277', zoom: 18 }, url)),
  'nominatim-browser, lookup': async url => raw(await browser.lookupAddress({ osm_ids: 'R1124039,W49209155', addressdetails: true }, url))
}

const metres = (a, b) => 111195 * Math.hypot(a[0] - b[0], (a[1] - b[1]) * Math.cos(a[0] * Math.PI / 180))

function difference (want, got) {
  if (mode === 'upstream') return isDeepStrictEqual(want, got) ? '' : 'not what the real one gives'
  if (!want.length !== !got.length) return `${got.length} places instead of ${want.length}`
  return want.length && metres(want[0].at, got[0].at) > NEAR_M ? 'somewhere else' : ''
}

console.error = console.log = () => {} // nominatim-browser writes there
for (const [name, ask] of Object.entries(checks)) {
  let why
  try {
    const [want, got] = [await ask(real), await ask(ours)]
    why = difference(want, got)
    if (why) why += `: ${JSON.stringify(got).slice(0, 300)} instead of ${JSON.stringify(want).slice(0, 300)}`
  } catch (e) {
    why = `${e.name}: ${e.message.slice(0, 300)}`
  }
  process.stdout.write((why ? `FAIL ${name}, ${mode}: ${why}` : `ok ${name}, ${mode}`) + '\n')
}
