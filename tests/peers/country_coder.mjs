// Prints the ISO 3166-1 code of each [lat, lon] of the list on stdin, "" for none.
import {readFileSync} from 'node:fs';
import {iso1A2Code} from '@rapideditor/country-coder';

const points = JSON.parse(readFileSync(0, 'utf8'));
console.log(JSON.stringify(points.map(([lat, lon]) => iso1A2Code([lon, lat], {level: 'territory'}) ?? '')));
