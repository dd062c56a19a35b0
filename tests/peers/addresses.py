#!/usr/bin/env python3
"""Addresses of 67 countries as people write them, of own data, through each API.

  addresses.py GEOCODER [--misses FILE]

Indexes a table and an extract of the same made-up houses (tests/data/addresses) and asks for each house in up to
six forms: as the post writes it, short, lower case, in another order, in ASCII, in Latin letters, with a
recipient or a floor in front. An answer is right when it is within 30 m and has the number. Prints a table by
form and one by country, with the goal. `ok`/`FAIL` lines at the end: of wrong answers that claim to be sure, and
of /search and /api, which may be behind `geocode` by a hundredth.
"""
import argparse
import collections
import csv
import os
import subprocess
import tempfile

from shapely.geometry import Point

import index
from index_classes import Case
from index_data import fold, mercator

FOLDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'data', 'addresses')
SOURCES = {'table': 'houses.csv', 'extract': 'houses.osm.pbf'}
REACH_M = 30
GOAL = 0.97  # right first
WRONG_MOST = 0.003  # wrong, and sure


def plain(number):
    return fold(number).replace(' ', '')


def numbers(place):
    return [plain(text) for text in (place.address.get('house_number', ''), *place.label.split(', ')[:2])]


def is_of(found, number):
    """A number of a house that has several: 110 of 108-110."""
    ends = number.split('-')
    return found.isdigit() and len(ends) == 2 and all(map(str.isdigit, ends)) and int(ends[0]) <= int(found) <= int(ends[1])


def bears(number):
    """A house of a chome or a block may be shown with that: 9-1 as 1-9-1."""
    wanted = plain(number)
    return lambda place: not wanted or any(
        found == wanted or (found.endswith(wanted) and '-' in number) or is_of(found, number) for found in numbers(place))


def read_cases():
    with open(os.path.join(FOLDER, 'queries.tsv'), encoding='utf-8') as file:
        for row in csv.DictReader(file, delimiter='\t', quoting=csv.QUOTE_NONE):
            point = Point(mercator(float(row['lat']), float(row['lon'])))
            case = Case(row['form'], row['query'], [point], REACH_M, check=bears(row['number']))
            case.region = row['country']
            yield case


def is_right(case, answer):
    place = answer.places[0] if answer.places else None
    if case.kind.startswith('neg'):  # no house is the answer
        return answer.told or not place or not place.address.get('house_number')
    return bool(place and index.close(case, place) and case.check(place))


def ask(binary, source, cases):
    """Of each case, the answers of geocode, /search and /api."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, 'addresses.idx')
        subprocess.run([binary, 'index', 'build', '-o', path, os.path.join(FOLDER, source)], check=True,
                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        replies = index.our_replies(binary, path, cases)
        yield from zip(cases, map(index.our_answer, replies), index.ask_apis(binary, path, cases))


def show(title, rows):
    print(f'  {title:10}   asked', *(f'{api:>8}' for api in ('geocode', 'sure', '/search', '/api')))
    for name, row in rows:
        print(f'  {name:10} {row["asked"]:7}', *(f'{100 * row[api] / row["asked"]:7.0f}%'
                                                for api in ('geocode', 'sure', '/search', '/api')))


def measure(binary, kind, source, cases, misses):
    forms, countries = collections.defaultdict(collections.Counter), collections.defaultdict(collections.Counter)
    wrong = 0
    for case, tool, (search, photon) in ask(binary, source, cases):
        right = is_right(case, tool)
        row = {'asked': 1, 'geocode': right, 'sure': right and not tool.told,
               '/search': is_right(case, search), '/api': is_right(case, photon)}
        forms[case.kind].update(row)
        if not case.kind.startswith('neg'):
            countries[case.region].update(row)
            forms['all'].update(row)
        is_wrong = not right and not tool.told and bool(tool.places)
        wrong += is_wrong
        if misses and not right:
            print('WRONG' if is_wrong else 'miss', kind, case.region, case.kind, case.text,
                  tool.places[0].label if tool.places else '', sep='\t', file=misses)
    show(kind, forms.items())
    show(kind, sorted(countries.items(), key=lambda item: item[1]['geocode'] / item[1]['asked']))
    share = forms['all']['geocode'] / forms['all']['asked']
    print(f'  {kind}: {100 * share:.1f} % right first, goal {100 * GOAL:.0f} %')
    for api in ('/search', '/api'):
        behind = forms['all']['geocode'] - forms['all'][api]
        print(f'{index.verdict(behind <= index.BESIDE * len(cases))} addresses: {kind}: {api} is {behind} behind geocode')
    print(f'{index.verdict(wrong <= WRONG_MOST * len(cases))} addresses: {kind}: {wrong} of {len(cases)} answers are wrong and sure')


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('binary')
    parser.add_argument('--misses', type=argparse.FileType('w', encoding='utf-8'), help='file for our wrong answers')
    asked = parser.parse_args()
    every = list(read_cases())
    with open(os.path.join(FOLDER, 'mapped.txt'), encoding='utf-8') as file:
        mapped = set(file.read().split())
    for kind, source in SOURCES.items():
        cases = [case for case in every if kind == 'table' or case.region in mapped]
        measure(os.path.abspath(asked.binary), kind, source, cases, asked.misses)


if __name__ == '__main__':
    main()
