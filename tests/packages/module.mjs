// What a program does with the JavaScript module; prints where Boulder is.
import { geocode, reverseGeocode, Geocoder, GeocoderError } from 'geocoder-mcp';

const own = new Geocoder({ options: ['--offline'] });
const answers = await Promise.all(['Boulder', 'Paris'].map((query) => own.call('geocode', { query })));
own.close();
if (answers.some(({ status }) => status !== 'ok')) {
  throw new Error(JSON.stringify(answers));
}
const refusal = await geocode('').catch((error) => error);
if (!(refusal instanceof GeocoderError) || refusal.code !== 'invalid_argument') {
  throw refusal;
}
if ((await reverseGeocode(40.015, -105.27)).address.city !== 'Boulder') {
  throw new Error('no city');
}
console.log((await geocode('Boulder', { limit: 1 })).results[0].lat);
