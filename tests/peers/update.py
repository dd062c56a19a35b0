#!/usr/bin/env python3
"""An index with an update, and what both are merged to, beside a new build of the newer data.

  update.py GEOCODER EXTRACT...

Makes two days of changes of each extract (the same ones on every run): of the nodes, ways and relations with a
name or a house number each fiftieth is deleted, renamed, moved or tagged anew, and of the bare nodes each five
hundredth is moved. Asks every name and address of the newest data of /search, and 2,000 points of /reverse, and
counts the answers that are those of the new build: the same places under the same labels, in any order.
`ok`/`FAIL` lines at the end.
"""
import json
import os
import random
import subprocess
import sys
import tempfile
from urllib.parse import urlencode

import osmium

from index import get, served

GOAL = 0.985
SHARE = 1 / 50  # of the objects that are found
MOVED = 1 / 500  # of the nodes of ways
DAYS = 2
POINTS = 2000


class Members(osmium.SimpleHandler):
    """What something else is made of, which is not deleted without that: nodes of ways, and ways of relations."""

    def __init__(self):
        super().__init__()
        self.ids = set()

    def way(self, thing):
        self.ids |= {('node', node.ref) for node in thing.nodes}

    def relation(self, thing):
        self.ids |= {('way', member.ref) for member in thing.members if member.type == 'w'}


class Day(osmium.SimpleHandler):
    """Writes the next version of an extract, and what differs."""

    def __init__(self, newer, changes, seed, kept):
        super().__init__()
        self.kept = kept
        self.newer, self.changes, self.random = osmium.SimpleWriter(newer), osmium.SimpleWriter(changes), random.Random(seed)

    def change(self, kind, thing, **new):
        changed = thing.replace(version=(thing.version or 1) + 1, **new)
        getattr(self.changes, f'add_{kind}')(changed)
        if new.get('visible', True):
            getattr(self.newer, f'add_{kind}')(changed)

    def take(self, kind, thing, ways):
        ways = [way for way in ways if way != 'delete' or (kind, thing.id) not in self.kept]
        tags = dict(thing.tags)
        is_found = ('name' in tags or 'addr:housenumber' in tags) and not {'place', 'boundary', 'type'} & set(tags)
        is_bare = kind == 'node' and not tags
        way = self.random.choice(ways) if is_found and self.random.random() < SHARE else None
        if is_bare and self.random.random() < MOVED:
            way = 'move'
        if way == 'delete':
            self.change(kind, thing, visible=False)
        elif way == 'rename':
            renamed = {key: 'Neu ' + value if key == 'name' else value + 'x' if key == 'addr:housenumber' else value
                       for key, value in tags.items()}
            self.change(kind, thing, tags=renamed)
        elif way == 'tag':
            self.change(kind, thing, tags={**tags, 'wheelchair': 'yes'})
        elif way == 'move':
            self.change(kind, thing, location=(thing.location.lon + 2e-4, thing.location.lat + 1e-4))
        else:
            getattr(self.newer, f'add_{kind}')(thing)

    def node(self, thing):
        self.take('node', thing, ('delete', 'rename', 'tag', 'move'))

    def way(self, thing):
        self.take('way', thing, ('delete', 'rename', 'tag'))

    def relation(self, thing):
        self.take('relation', thing, ('rename', 'tag'))

    def close(self):
        self.newer.close()
        self.changes.close()


class Questions(osmium.SimpleHandler):
    """What is asked about an extract."""

    def __init__(self):
        super().__init__()
        self.texts, self.points = set(), []

    def take(self, tags, location):
        if 'addr:housenumber' in tags and 'addr:street' in tags:
            self.texts.add(f'{tags["addr:street"]} {tags["addr:housenumber"]}, {tags.get("addr:city", "")}'.strip(', '))
        if 'name' in tags:
            self.texts.add(tags['name'])
        if location and location.valid():
            self.points.append((location.lat, location.lon))

    def node(self, thing):
        if thing.tags:
            self.take(thing.tags, thing.location)

    def way(self, thing):
        self.take(thing.tags, thing.nodes[0].location if len(thing.nodes) else None)

    def paths(self):
        for text in sorted(self.texts):
            yield '/search?' + urlencode({'q': text, 'limit': 5, 'format': 'jsonv2'})
        for lat, lon in random.Random(5).sample(sorted(self.points), min(POINTS, len(self.points))):
            yield '/reverse?' + urlencode({'lat': lat, 'lon': lon, 'format': 'jsonv2'})


def answer(reply):
    places = reply if isinstance(reply, list) else [reply]
    return sorted((place.get('display_name', ''), str(place.get('osm_id')), place.get('lat', '')[:8]) for place in places)


def compare(binary, index, newer, paths):
    """How many answers are the same."""
    with served(binary, index) as ours, served(binary, newer) as theirs:
        return sum(answer(get(ours, path)) == answer(get(theirs, path)) for path in paths)


def main():
    binary, failed = sys.argv[1], 0
    for extract in sys.argv[2:]:
        name = os.path.basename(extract).split('-')[0]
        with tempfile.TemporaryDirectory() as folder:
            def run(*words):
                subprocess.run([binary, 'index', *words], check=True, stdout=subprocess.DEVNULL)
            data, changes, members = extract, [], Members()
            members.apply_file(extract)
            for day in range(DAYS):
                newer, change = f'{folder}/{day}.osm.pbf', f'{folder}/{day}.osc.gz'
                handler = Day(newer, change, day, members.ids)
                handler.apply_file(data)
                handler.close()
                changes.append(change)
                data = newer
            index, merged, new = (f'{folder}/{word}.idx' for word in ('index', 'merged', 'new'))
            run('build', '--updatable', '-o', index, extract)
            run('update', index, *changes)
            run('build', '-o', new, data)
            run('merge', index, index + '.update', '-o', merged)
            questions = Questions()
            questions.apply_file(data, locations=True)
            paths = list(questions.paths())
            for what, path in (('update', index), ('merged', merged)):
                same = compare(binary, path, new, paths)
                is_met = same >= GOAL * len(paths)
                failed += not is_met
                print(f'{"ok" if is_met else "FAIL"} update: {name}, {what}: {same} of {len(paths)} answers are those of a '
                      f'new build{"" if is_met else f": the goal is {GOAL:.1%}"}', flush=True)
    return failed > 0


if __name__ == '__main__':
    sys.exit(main())
