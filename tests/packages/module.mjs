// What a program does with the JavaScript module; prints where Boulder is.
import { geocode, reverseGeocode, Geocoder, GeocoderError } from 'geocoder-mcp';

const own = new Geocoder({ options: ['--offline'] });
const answers = await Promise.all(['Boulder', 'Paris'].map((query) => own.call('geocode', { query })));
if (answers.some(({ status }) => status !== 'ok')) {
  throw new Error(JSON.stringify(answers));
}
const refusal = await geocode('').catch((error) => error);
if (!(refusal instanceof GeocoderError) || refusal.code !== 'invalid_argument') {
  throw refusal;
}
for (const queries of [['Oslo', 'Lyon'], ['Xyzzyplugh'], ['Oslo', 'Xyzzyplugh']]) {
  const { columns, rows } = (await own.call('batch_geocode', { queries })).places;
  const found = rows.map((row) => row[columns.indexOf('status')] === 'ok' && row[columns.indexOf('lat')] !== null);
  if (String(found) !== String(queries.map((query) => query !== 'Xyzzyplugh'))) {
    throw new Error(JSON.stringify(rows));
  }
}
own.close();
if ((await reverseGeocode(40.015, -105.27)).address.city !== 'Boulder') {
  throw new Error('no city');
}
console.log((await geocode('Boulder', { limit: 1 })).results[0].lat);
