#!/usr/bin/env python3
"""Compares answers from an index file with those of a real Nominatim on the same extract.

  index_compare.py GEOCODER REGION=EXTRACT=NOMINATIM_URL...

Draws 500 queries from the extracts (streets, house numbers, points of interest, places; the same ones on
every run), asks Nominatim and the program, offline, on an index that it builds of the extract, and
measures how far apart the two top answers are. Queries that Nominatim has no answer for are replaced:
there is nothing to compare. Every miss is printed, then one line per kind, `ok`/`FAIL` lines at the end.
"""
import hashlib
import json
import math
import os
import subprocess
import struct
import sys
import tempfile
import urllib.parse
import urllib.request
import zlib

QUERIES = 500
SHARES = {'street': 0.4, 'house': 0.2, 'poi': 0.25, 'place': 0.15}
NEAR_M = 100
GOAL = 0.90
SETTLED = ('city', 'town', 'village')
POI_KEYS = ('amenity', 'shop', 'tourism', 'historic', 'leisure', 'natural', 'railway', 'aeroway', 'office')


# ---- the extract: just enough of .osm.pbf ----

def varint(data, at):
    value = shift = 0
    while True:
        byte = data[at]
        at += 1
        value |= (byte & 0x7F) << shift
        if byte < 0x80:
            return value, at
        shift += 7


def fields(data):
    at = 0
    while at < len(data):
        key, at = varint(data, at)
        if key & 7 == 0:
            value, at = varint(data, at)
        else:
            size, at = varint(data, at)
            value = data[at:at + size]
            at += size
        yield key >> 3, value


def packed(data):
    at, values = 0, []
    while at < len(data):
        value, at = varint(data, at)
        values.append(value)
    return values


def deltas(data):
    total, values = 0, []
    for value in packed(data):
        total += (value >> 1) ^ -(value & 1)
        values.append(total)
    return values


def blocks(path):
    with open(path, 'rb') as file:
        while head := file.read(4):
            header = dict(fields(file.read(struct.unpack('>I', head)[0])))
            blob = dict(fields(file.read(header[3])))
            if header[1] == b'OSMData':
                yield zlib.decompress(blob[3]) if 3 in blob else blob[1]


def objects(path):
    """(kind, id, tags, lat, lon) of nodes and (kind, id, tags, node ids) of ways."""
    for block in blocks(path):
        parts = list(fields(block))
        words = [word.decode('utf-8', 'replace') for _, word in fields(dict(parts)[1])]
        unit = dict(parts).get(17, 100) * 1e-9
        for _, group in (part for part in parts if part[0] == 2):
            for number, value in fields(group):
                if number == 2:
                    dense = dict(fields(value))
                    tags = iter(packed(dense.get(10, b'')))
                    for node, lat, lon in zip(*(deltas(dense[k]) for k in (1, 8, 9))):
                        found = {}
                        while key := next(tags, 0):
                            found[words[key]] = words[next(tags)]
                        yield 'node', node, found, lat * unit, lon * unit
                elif number == 3:
                    way = dict(fields(value))
                    keys, values = packed(way.get(2, b'')), packed(way.get(3, b''))
                    found = {words[k]: words[v] for k, v in zip(keys, values)}
                    yield 'way', way[1], found, deltas(way.get(8, b''))


def metres(a, b):
    lat = math.radians((a[0] + b[0]) / 2)
    return math.hypot(a[0] - b[0], (a[1] - b[1]) * math.cos(lat)) * 111195


def read_extract(path):
    """kind -> {query key: (text without its town, point)}, and the settlements."""
    points, found, towns = {}, {kind: {} for kind in SHARES}, []
    for kind, number, tags, *where in objects(path):
        if kind == 'node':
            point = points[number] = tuple(where)
        else:
            known = [points[ref] for ref in where[0] if ref in points]
            if not known:
                continue
            point = known[len(known) // 2]
        name = tags.get('name')
        if name and kind == 'node' and tags.get('place') in SETTLED:
            towns.append((name, point))
        if name and kind == 'way' and 'highway' in tags:
            found['street'].setdefault(name, (name, point))
        elif name and 'place' in tags and tags['place'] != 'country':
            found['place'].setdefault(name, (name, point))
        elif name and any(key in tags for key in POI_KEYS):
            found['poi'].setdefault(name, (name, point))
        if 'addr:housenumber' in tags and 'addr:street' in tags:
            text = tags['addr:street'] + ' ' + tags['addr:housenumber']
            found['house'].setdefault(text, (text, point))
    return found, towns


# ---- the two sides ----

def ask_nominatim(url, query):
    parameters = urllib.parse.urlencode({'q': query, 'format': 'jsonv2', 'limit': 1})
    with urllib.request.urlopen(f'{url}/search?{parameters}', timeout=30) as reply:
        found = json.load(reply)
    if not found:
        return None
    return (float(found[0]['lat']), float(found[0]['lon'])), found[0]['display_name']


def ask_geocoder(binary, index, queries, folder):
    listed = os.path.join(folder, 'queries.txt')
    with open(listed, 'w', encoding='utf-8') as file:
        file.writelines(query + '\n' for query in queries)
    done = subprocess.run([binary, 'batch', listed, '--offline', '--index', index], cwd=folder, check=True,
                          stdout=subprocess.PIPE)
    answers = []
    for line in done.stdout.decode().splitlines():
        results = json.loads(line).get('result', {}).get('results', [])
        top = results[0] if results else None
        answers.append(((top['lat'], top['lon']), top['display_name']) if top else None)
    return answers


def draw(found, towns, share):
    """Yields the queries of one kind in their order of drawing; the town is the nearest."""
    def order(item):
        return hashlib.sha256(item[0].encode()).digest()
    for text, point in (value for _, value in sorted(found[share].items(), key=order)):
        town = min(towns, key=lambda t: metres(t[1], point))[0]
        yield (text if text == town else f'{text}, {town}'), point


def sample(found, towns, url, count):
    """[(kind, query, point in the data, Nominatim's answer)]; small extracts have few places, others fill up."""
    chosen, missing = [], 0
    for kind in ('place', 'house', 'poi', 'street'):
        wanted = missing + round(count * SHARES[kind])
        for query, point in draw(found, towns, kind):
            if wanted == 0:
                break
            answer = ask_nominatim(url, query)
            if answer:
                chosen.append((kind, query, point, answer))
                wanted -= 1
        missing = wanted
    return chosen


def main():
    binary, regions = os.path.abspath(sys.argv[1]), [word.split('=', 2) for word in sys.argv[2:]]
    tally = {kind: [0, 0, 0] for kind in SHARES}  # queries, near Nominatim's, as near to the data
    with tempfile.TemporaryDirectory() as folder:
        for region, extract, url in regions:
            index = os.path.join(folder, region + '.idx')
            subprocess.run([binary, 'index', 'build', '-o', index, os.path.abspath(extract)], check=True,
                           stdout=subprocess.DEVNULL)
            found, towns = read_extract(extract)
            chosen = sample(found, towns, url, QUERIES // len(regions))
            answers = ask_geocoder(binary, index, [query for _, query, _, _ in chosen], folder)
            for (kind, query, point, theirs), ours in zip(chosen, answers):
                away = metres(ours[0], theirs[0]) if ours else math.inf
                tally[kind][0] += 1
                tally[kind][1] += away <= NEAR_M
                tally[kind][2] += bool(ours) and metres(ours[0], point) <= max(NEAR_M, metres(theirs[0], point))
                if away > NEAR_M:
                    print(f'  {kind} "{query}" {away:.0f} m apart: '
                          f'{ours[1] if ours else "nothing"} | {theirs[1]}')
    for kind, (count, near, accurate) in tally.items():
        print(f'  {kind}: {near} of {count} within {NEAR_M} m of Nominatim, {accurate} as near to the data')
    count, near = (sum(row[i] for row in tally.values()) for i in (0, 1))
    verdict = 'ok' if count == QUERIES and near >= GOAL * count else 'FAIL'
    print(f'{verdict} index and Nominatim agree within {NEAR_M} m in {near} of {count} queries')


if __name__ == '__main__':
    main()
