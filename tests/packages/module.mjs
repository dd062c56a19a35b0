// What a program does with the JavaScript module, under strict types; prints where Boulder is.
import { call, geocode, reverseGeocode, nearbyPlaces, batchGeocode, geocoderStatus, Geocoder, GeocoderError } from 'geocoder-mcp';

/** @type {(holds: unknown, why: unknown) => asserts holds} */
const assert = (holds, why) => {
  if (!holds) {
    throw new Error(JSON.stringify(why));
  }
};

const own = new Geocoder({ options: ['--offline'], processes: 2 });
const answers = await Promise.all(['Boulder', 'Paris'].map((query) => own.geocode(query)));
assert(answers.every(({ status }) => status === 'ok'), answers);
const refusal = await geocode('').catch((/** @type {unknown} */ error) => error);
assert(refusal instanceof GeocoderError && refusal.code === 'invalid_argument' && refusal.recoverable, refusal);
for (const queries of [['Oslo', 'Lyon'], ['Xyzzyplugh'], ['Oslo', 'Xyzzyplugh']]) {
  const { places, status } = await own.batchGeocode(queries);
  assert(places && (status === 'partial') === (queries.length === 2 && queries[1] === 'Xyzzyplugh'), status);
  const { columns, rows } = places;
  const found = rows.map((row) => row[columns.indexOf('status')] === 'ok' && row[columns.indexOf('lat')] !== null);
  assert(String(found) === String(queries.map((query) => query !== 'Xyzzyplugh')), rows);
}
const methods = /** @type {Record<string, Record<string, unknown>>} */ ({
  geocode: { query: 'Boulder' }, reverseGeocode: { place: 'Lyon' }, bboxFromPlace: { query: 'France' },
  nearbyPlaces: { lat: 48.85, lon: 2.35 }, findPlaces: { kind: 'peak', within: 'Switzerland' },
  lookupPlaces: { ids: ['G2988507'] }, adminBoundaries: { place: 'Lyon' }, batchGeocode: { queries: ['Oslo'] },
  routeWaypoints: { waypoints: ['Paris', 'Lyon'] }, distanceMatrix: { points: ['Paris', 'Lyon'] },
  showMap: { places: ['Paris'], picture: true }, convertCoordinates: { query: '48.85, 2.35' },
  geocoderStatus: {}, geocoderCapabilities: {},
});
for (const [method, args] of Object.entries(methods)) {
  const name = method.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const byName = await /** @type {any} */ (own)[method](args);
  const called = await own.call(name, args);
  assert(String(Object.keys(byName)) === String(Object.keys(called)) && !('isError' in byName), byName);
}
assert((await own.showMap({ places: ['Paris'], picture: true })).picture, 'no picture');
own.close();
assert((await geocoderStatus()).tool_count === Object.keys(methods).length, 'there are other tools');
assert((await nearbyPlaces(48.85, 2.35, { radius_km: 5 })).places?.[0].distance_m !== undefined, 'no distance');
assert((await batchGeocode(['Oslo'], { fields: ['lat'] })).places?.columns.includes('lat'), 'no lat');
assert((await reverseGeocode({ points: ['40.015, -105.27', '0, 0'] })).points?.rows.length === 2, 'no rows');
assert((await reverseGeocode(40.015, -105.27)).address?.city === 'Boulder', 'no city');
assert((await call('geocode', { query: 'Boulder' })).status === 'ok', 'no answer');
console.log((await geocode('Boulder', { limit: 1 })).results[0].lat);
