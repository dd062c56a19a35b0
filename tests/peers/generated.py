#!/usr/bin/env python3
"""A generated country with the name repetition of Germany, through each API, by class of question.

  generated.py GEOCODER QUESTIONS [OPTION]... [MILLIONS]...

QUESTIONS is tests/bench/questions.c, compiled; MILLIONS of houses are .5 unless told. Indexes the country and asks
the tools, /search and /reverse, Photon's /api and /reverse. An answer is right when the first place is near enough
the point that the question is about, and has the name or the number; a prefix is typed at a point, and right when it
is among five. It is sure when its status is `ok`. Prints a table of right answers in a hundred by class and API.
`ok`/`FAIL` lines at the end.
"""
import argparse
import collections
import csv
import os
import subprocess
import tempfile
import time
from urllib.parse import urlencode

from shapely.geometry import Point

import index
from index_classes import Case, bears, both, called
from index_data import degrees, fold, mercator

BEGUN = 'prefix, near'
BEGUN_LIMIT = 5
NEAR_DEGREES = 0.1  # from the point to the sides of its box
BESIDE = 0.01  # of the questions, an API may answer fewer than the tools
WRONG_MOST = 0.003  # wrong, and sure
GOALS = {'misspelt, number': 0.97, 'misspelt, no number': 0.90}
COLUMNS = (*index.APIS, 'sure', 'wrong')  # the last two are of geocode


def read_cases(path):
    with open(path, encoding='utf-8') as file:
        for row in csv.DictReader(file, delimiter='\t', quoting=csv.QUOTE_NONE):
            point = Point(mercator(float(row['lat']), float(row['lon'])))
            near = (float(row['near_lat']), float(row['near_lon'])) if row['near_lat'] else None
            is_same = called({fold(row['name'])}) if row['name'] else lambda place: True
            check = both(is_same, bears(row['number'])) if row['number'] else is_same
            yield Case(row['class'], row['query'] or point, [point], float(row['reach_m']), check=check, near=near,
                       limit=BEGUN_LIMIT if row['class'] == BEGUN else 1)


def box(point):
    lat, lon = point
    return [round(side, 6) for side in (lon - NEAR_DEGREES, lat - NEAR_DEGREES, lon + NEAR_DEGREES, lat + NEAR_DEGREES)]


def point_of(case):
    return dict(zip(('lat', 'lon'), (round(part, 7) for part in degrees(case.text.x, case.text.y))))


def tool_call(case):
    if isinstance(case.text, Point):
        return 'reverse_geocode', {**point_of(case), 'language': 'local'}
    near = {'viewbox': box(case.asked['near'])} if case.asked['near'] else {}
    return 'geocode', {'query': case.text, 'limit': case.asked['limit'], 'language': 'local', **near}


def search_path(case):
    asked = {'format': 'jsonv2', 'accept-language': 'und', 'addressdetails': 1}
    if isinstance(case.text, Point):
        return '/reverse?' + urlencode({**asked, **point_of(case)})
    near = {'viewbox': ','.join(map(str, box(case.asked['near'])))} if case.asked['near'] else {}
    return '/search?' + urlencode({**asked, **near, 'q': case.text, 'limit': case.asked['limit']})


def photon_path(case):
    if isinstance(case.text, Point):
        return '/photon/reverse?' + urlencode({**point_of(case), 'limit': 1, 'lang': 'default'})
    near = dict(zip(('lat', 'lon'), case.asked['near'] or ()))
    return '/photon/api?' + urlencode({'q': case.text, 'limit': case.asked['limit'], 'lang': 'default', **near})


def is_right(case, answer):
    if case.kind.startswith('no such') and (answer.told or not answer.places):
        return True
    return any(index.close(case, place) and case.check(place) and not is_made_up(case, place)
               for place in answer.places[:case.asked['limit']])


def is_made_up(case, place):
    """The street has no such number."""
    return case.kind == 'no such number' and place.address.get('house_number')


def ask(binary, writer, millions):
    """Of each case, the answers of geocode, /search and /api."""
    with tempfile.TemporaryDirectory() as folder:
        country, questions, path = (os.path.join(folder, name) for name in ('made.osm.pbf', 'questions', 'made.idx'))
        subprocess.run([writer, str(millions), country, questions], check=True)
        start = time.monotonic()
        subprocess.run([binary, 'index', 'build', '-o', path, country], check=True, stdout=subprocess.DEVNULL,
                       stderr=subprocess.DEVNULL)
        took = time.monotonic() - start
        print(f'  {millions:g} M houses: {os.path.getsize(path) / 1e6:.1f} MB built in {took:.1f} s')
        cases = list(read_cases(questions))
        replies = index.our_replies(binary, path, cases, tool_call)
        for case, reply, others in zip(cases, replies, index.ask_apis(binary, path, cases, search_path, photon_path)):
            yield case, (index.our_answer(reply), *others)


def show(millions, tally):
    print(f'  {"class":22}   asked', *(f'{name:>8}' for name in COLUMNS))
    for kind, row in tally.items():
        print(f'  {kind:22} {row["asked"]:7}', *(f'{100 * row[name] / row["asked"]:8.1f}' for name in COLUMNS))
    total = tally['all']
    name = f'generated: {millions:g} M houses'
    for api in index.APIS[1:]:
        is_good = total['geocode'] - total[api] <= BESIDE * total['asked']
        print(f'{index.verdict(is_good)} {name}: {api}: {total[api]} of {total["asked"]} right, '
              f'geocode {total["geocode"]}')
    is_good = total['wrong'] <= WRONG_MOST * total['asked']
    print(f'{index.verdict(is_good)} {name}: {total["wrong"]} of {total["asked"]} answers are wrong and sure')
    for kind, goal in GOALS.items():
        right, asked = tally[kind]['geocode'], tally[kind]['asked']
        print(f'{index.verdict(right >= goal * asked)} {name}: {kind}: {right} of {asked} right, '
              f'goal {100 * goal:.0f} %')


def measure(binary, writer, millions, misses):
    tally = collections.defaultdict(collections.Counter)
    for case, answers in ask(binary, writer, millions):
        right = {api: is_right(case, answer) for api, answer in zip(index.APIS, answers)}
        tool = answers[0]
        is_wrong = not right['geocode'] and not tool.told and bool(tool.places)
        row = {'asked': 1, **right, 'sure': right['geocode'] and not tool.told, 'wrong': is_wrong}
        tally[case.kind].update(row)
        tally['all'].update(row)
        for api, answer in zip(index.APIS, answers):
            if misses and not right[api]:
                why = 'WRONG' if is_wrong and answer is tool else 'miss'
                text = str(point_of(case)) if isinstance(case.text, Point) else case.text
                print(why, f'{millions:g}', api, case.kind, text, index.told_as(answer), sep='\t', file=misses)
    tally['all'] = tally.pop('all')
    show(millions, tally)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('binary')
    parser.add_argument('questions')
    parser.add_argument('millions', nargs='*', type=float, default=[0.5])
    parser.add_argument('--misses', type=argparse.FileType('w', encoding='utf-8'), help='file for our wrong answers')
    asked = parser.parse_intermixed_args()
    for millions in asked.millions:
        measure(os.path.abspath(asked.binary), os.path.abspath(asked.questions), millions, asked.misses)


if __name__ == '__main__':
    main()
