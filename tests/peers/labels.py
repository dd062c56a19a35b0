#!/usr/bin/env python3
"""Whether /search finds again what /reverse names: the display_name of points of an extract, asked as it is.

  labels.py GEOCODER EXTRACT...

A label is found when the first place is the same object, has the same label, or the same name within a kilometre:
a street has several ways, and a thing without a name is labelled by its street. Prints a table with the goal.
`ok`/`FAIL` lines at the end: of labels that find nothing.
"""
import collections
import os
import random
import subprocess
import sys
import tempfile
from urllib.parse import urlencode

import index
from index_data import Extract, degrees, metres

COUNT = 400  # points of an extract
ASIDE = 5e-4  # degrees from a thing
NEAR_M = 1000
GOAL = 0.99
NOTHING_MOST = 0.02
ASKED = {'format': 'jsonv2', 'accept-language': 'und', 'addressdetails': 1}


def points(extract):
    dice = random.Random(7)
    things = dice.choices(extract.things, k=COUNT)
    for thing in things:
        lat, lon = degrees(thing.geometry.centroid.x, thing.geometry.centroid.y)
        yield lat + dice.uniform(-ASIDE, ASIDE), lon + dice.uniform(-ASIDE, ASIDE)


def fate(there, found):
    if not found:
        return 'nothing'
    first = index.Place(found[0])
    near = metres(there.point, first.point) <= NEAR_M
    same = first.id == there.id or first.label == there.label or (first.name == there.name and near)
    return 'found' if same else 'elsewhere'


def measure(binary, path):
    tally, asked = collections.Counter(), list(points(Extract(path)))
    with tempfile.TemporaryDirectory() as folder:
        file = os.path.join(folder, 'labels.idx')
        subprocess.run([binary, 'index', 'build', '-o', file, path], check=True, stdout=subprocess.DEVNULL,
                       stderr=subprocess.DEVNULL)
        with index.served(binary, file) as connection:
            for lat, lon in asked:
                place = index.get(connection, '/reverse?' + urlencode({**ASKED, 'lat': f'{lat:.6f}', 'lon': f'{lon:.6f}'}))
                if 'display_name' in place:
                    label = urlencode({**ASKED, 'q': place['display_name'], 'limit': 1})
                    tally[fate(index.Place(place), index.get(connection, '/search?' + label))] += 1
    return tally


def main():
    binary, paths = os.path.abspath(sys.argv[1]), sys.argv[2:]
    total = collections.Counter()
    for path in paths:
        tally = measure(binary, path)
        total.update(tally)
        print(f'  {os.path.basename(path):32} {sum(tally.values()):5} labels: {tally["found"]} found, '
              f'{tally["elsewhere"]} elsewhere, {tally["nothing"]} nothing')
    asked = sum(total.values())
    print(f'  found again: {100 * total["found"] / asked:.1f} %, goal {100 * GOAL:.0f} %')
    print(f'{index.verdict(total["nothing"] <= NOTHING_MOST * asked)} labels: {total["nothing"]} of {asked} find nothing')


if __name__ == '__main__':
    main()
