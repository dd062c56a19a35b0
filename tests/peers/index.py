#!/usr/bin/env python3
"""Answers from index files through each API beside those of a real Nominatim on the same extract, by class.

  index.py GEOCODER [OPTION]... REGION=EXTRACT=URL[=SECONDS]...

URL is that of Nominatim, SECONDS what its import took. Draws questions from the extracts (the same ones on
every run), asks our tools, /search and /reverse, Photon's /api, and Nominatim, and judges each answer by the
extract itself, read by brute force. Prints a table of right answers per class: the tools and /search may be
behind Nominatim only by what chance explains (McNemar's exact test, 5 %), and /search and /api behind the
tools by no more than a hundredth of all questions. `ok`/`FAIL` lines at the end.
"""
import argparse
import collections
import concurrent.futures
import contextlib
import http.client
import json
import math
import os
import socket
import subprocess
import tempfile
import threading
import time
from urllib.parse import urlencode, urlsplit

from shapely.geometry import Point

import index_classes
from index_classes import CLASSES, CLOSE_M, NEARBY_COUNT, REVERSE_COUNT
from index_data import Extract, degrees, mercator, metres

APIS = ('geocode', '/search', '/api')
JUDGED = ('geocode', '/search')  # beside Nominatim; Photon's order is its own
BESIDE = 0.01  # of the questions that an API takes, it may answer fewer than the tools
COUNT = 240  # cases a class, over all regions, where the data has them
GOAL = 0.90
THREADS = 4
AT_ONCE = 64  # calls in one write to our program
LEAST_CHANCE = 0.05
STARTS_S = 10


class Answer:
    """The first places of a reply, in the same words whoever gave it."""

    def __init__(self, places, told):
        self.places, self.told = places, told  # told: that it is not what was asked for


class Place:
    def __init__(self, item):
        self.point = Point(mercator(float(item['lat']), float(item['lon']))) if 'lat' in item else None
        self.label = item.get('display_name') or item.get('label') or item.get('name') or ''
        self.name = item.get('name') or self.label.split(', ')[0]
        self.address = item.get('address') or {}
        kind = (item.get('osm_type') or '')[:1].upper()
        self.id = f'{kind}{item["osm_id"]}' if kind else item.get('id', '')


LABEL = ('name', 'housenumber', 'street', 'district', 'city', 'county', 'state', 'country')


def of_photon(feature):
    """A feature of Photon in Nominatim's words."""
    found, (lon, lat) = feature['properties'], feature['geometry']['coordinates']
    words = [found[key] for key in LABEL if key in found]
    return Place({'lat': lat, 'lon': lon, 'name': found.get('name', ''), 'display_name': ', '.join(words),
                  'osm_type': found.get('osm_type', ''), 'osm_id': found.get('osm_id'),
                  'address': {'house_number': found.get('housenumber', ''), 'road': found.get('street', '')}})


def wanted(kind, count):
    return NEARBY_COUNT if kind == 'nearby' else REVERSE_COUNT if kind.startswith('reverse') else count


def draw(extracts, count, only):
    """So many cases a class, the same number from each region where it has them."""
    pools = collections.defaultdict(lambda: collections.defaultdict(dict))
    for region, data in extracts.items():
        for make in CLASSES:
            for case in make(data):
                case.region = region
                if only and not any(word in case.kind for word in only):
                    continue
                pool = pools[case.kind][region]
                if len(pool) < wanted(case.kind, count):
                    pool.setdefault((str(case.text), case.asked.get('category')), case)
    chosen = []
    for kind, regions in pools.items():
        queues, left = [list(pool.values()) for pool in regions.values()], wanted(kind, count)
        while left and any(queues):
            for queue in queues:
                if queue and left:
                    chosen.append(queue.pop(0))
                    left -= 1
    return chosen


# ---- the two sides ----

def nominatim_path(case):
    asked = {'format': 'jsonv2', 'accept-language': 'und', 'addressdetails': 1}
    if not isinstance(case.text, Point):
        return '/search?' + urlencode({**asked, 'q': case.text, 'limit': case.asked.get('limit', 1)})
    lat, lon = degrees(case.text.x, case.text.y)
    if case.kind != 'nearby':
        return '/reverse?' + urlencode({**asked, 'lat': f'{lat:.7f}', 'lon': f'{lon:.7f}', **case.asked})
    high = 1 / 111.2  # a kilometre
    wide = high / math.cos(math.radians(lat))
    box = f'{lon - wide:.6f},{lat - high:.6f},{lon + wide:.6f},{lat + high:.6f}'
    asked.update(q=f'[{case.asked["category"]}]', viewbox=box, bounded=1, limit=50)
    return '/search?' + urlencode(asked)


def read_places(case, found):
    places = [Place(item) for item in (found if isinstance(found, list) else [found]) if 'lat' in item]
    if case.kind == 'nearby':
        places.sort(key=lambda place: place.point.distance(case.text))
    return Answer(places, False)


def ask_nominatim(cases, url, kept):
    local, address = threading.local(), urlsplit(url)

    def ask(case):
        path = nominatim_path(case)
        if case.region + path not in kept:
            if not hasattr(local, 'connection'):
                local.connection = http.client.HTTPConnection(address.netloc, timeout=60)
            local.connection.request('GET', address.path + path)
            kept[case.region + path] = json.loads(local.connection.getresponse().read())
        return kept[case.region + path]

    with concurrent.futures.ThreadPoolExecutor(THREADS) as pool:
        for case, found in zip(cases, pool.map(ask, cases)):
            yield read_places(case, found)


def our_call(case):
    """None: the tools have no such question."""
    if case.kind == 'prefix':
        return None
    if not isinstance(case.text, Point):
        return 'geocode', {'query': case.text, 'limit': case.asked.get('limit', 1), 'language': 'local'}
    lat, lon = degrees(case.text.x, case.text.y)
    point = {'lat': round(lat, 7), 'lon': round(lon, 7), 'language': 'local'}
    if case.kind == 'nearby':
        return 'nearby_places', {**point, 'categories': [case.asked['category']], 'radius_km': 1}
    return 'reverse_geocode', {**point, **case.asked}


@contextlib.contextmanager
def served(binary, index):
    """A connection to a server of ours."""
    with socket.socket() as free:
        free.bind(('127.0.0.1', 0))
        port = free.getsockname()[1]
    server = subprocess.Popen([binary, 'http', '--port', str(port), '--offline', '--index', index],
                              stdin=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        connection, give_up = http.client.HTTPConnection('127.0.0.1', port, timeout=30), time.monotonic() + STARTS_S
        while connection.sock is None and time.monotonic() < give_up:
            try:
                connection.connect()
            except ConnectionRefusedError:
                time.sleep(0.02)
        yield connection
    finally:
        server.terminate()
        server.wait()


def get(connection, path):
    connection.request('GET', path)
    return json.loads(connection.getresponse().read())


def photon_path(case):
    """None: Photon has no such question."""
    if isinstance(case.text, Point) or case.text.startswith('['):
        return None
    return '/photon/api?' + urlencode({'q': case.text, 'limit': case.asked.get('limit', 1), 'lang': 'default'})


def search_path(case):
    if case.kind == 'prefix':  # Nominatim completes no names; /suggest of the same server does
        return '/suggest?' + urlencode({'q': case.text, 'limit': 5})
    return nominatim_path(case)


def ask_apis(binary, index, cases, of_search=search_path, of_photon_api=photon_path):
    """Of each case, the answers of /search and /api; None where the API has no such question."""
    with served(binary, index) as connection:
        for case in cases:
            places, path = read_places(case, get(connection, of_search(case))), of_photon_api(case)
            found = get(connection, path).get('features', ()) if path else ()  # none: it is refused
            yield places, Answer([of_photon(item) for item in found], False) if path else None


def our_replies(binary, index, cases, of_tool=our_call):
    """The structured replies of one process to tool calls, some at a time."""
    replies, calls = {}, [case for case in cases if of_tool(case)]
    with subprocess.Popen([binary, 'mcp', '--offline', '--index', index], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                          stderr=subprocess.DEVNULL) as process:
        def send(rows):
            process.stdin.write(b''.join(json.dumps({'jsonrpc': '2.0', **row}).encode() + b'\n' for row in rows))
            process.stdin.flush()

        send([{'id': 'start', 'method': 'initialize', 'params': {'protocolVersion': '2025-11-25', 'capabilities': {},
              'clientInfo': {'name': 'index', 'version': '1'}}}, {'method': 'notifications/initialized'}])
        process.stdout.readline()
        for start in range(0, len(calls), AT_ONCE):
            part = calls[start:start + AT_ONCE]
            send([{'id': n, 'method': 'tools/call', 'params': dict(zip(('name', 'arguments'), of_tool(case)))}
                  for n, case in enumerate(part)])
            for _ in part:
                reply = json.loads(process.stdout.readline())
                result = reply.get('result', {})
                replies[id(part[reply['id']])] = result.get('structuredContent') or {'status': 'error'}
        process.stdin.close()
    return [replies.get(id(case)) for case in cases]


def our_answer(reply):
    places = reply.get('results') or reply.get('choices') or reply.get('places') or ([reply] if 'lat' in reply else [])
    return Answer([Place(item) for item in places], reply.get('status') != 'ok')


# ---- the judge ----

def close(case, place):
    return case.accept is None or any(metres(place.point, shape) <= case.reach for shape in case.accept)


def is_right(case, answer, data):
    if case.kind == 'street of another town':
        return answer.told or not answer.places or metres(answer.places[0].point, data.towns[case.town]) <= CLOSE_M
    return any(close(case, place) and (case.check is None or case.check(place))
               for place in answer.places[:case.asked.get('limit', 1)])


def is_elsewhere(case, answer, data):
    """An answer that claims to be what was asked for, in another town than the one asked."""
    return bool(case.town and not answer.told and answer.places and
                metres(answer.places[0].point, data.towns[case.town]) > 1000 and
                not (case.accept and close(case, answer.places[0])))


def chance(better, worse):
    """McNemar's exact test, two-sided: how likely so uneven a split of the differing pairs is by chance."""
    n = better + worse
    return min(1.0, 2 * sum(math.comb(n, k) for k in range(min(better, worse) + 1)) / 2 ** n) if n else 1.0


def told_as(answer):
    if not answer.places:
        return 'nothing'
    place = answer.places[0]
    where = '%.5f,%.5f' % degrees(place.point.x, place.point.y) if place.point else ''
    address = json.dumps(place.address, ensure_ascii=False)
    return f'{"(told) " if answer.told else ""}{place.id} {where} {address} {place.label}'


def verdict(is_good):
    return 'ok' if is_good else 'FAIL'


def behind(row):
    """The APIs that are behind Nominatim by more than chance explains."""
    return [api for api in JUDGED if row[api, 'worse'] > row[api, 'better']
            and chance(row[api, 'better'], row[api, 'worse']) < LEAST_CHANCE]


def shown(row, api):
    return f'{row[api]:7}' if row[api, 'asked'] else '      -'


def report(tally):
    total = collections.Counter()
    print(f'  {"class":24}   cases', *(f'{api:>7}' for api in (*APIS, 'Nominatim')))
    for kind, row in tally.items():
        total.update(row)
        print(f'  {kind:24} {row["cases"]:7}', *(shown(row, api) for api in APIS), f'{row["theirs"]:9}',
              *(f' {api} is BEHIND' for api in behind(row)))
    for kind, row in tally.items():
        told = ', '.join(f'{api} {row[api]}' for api in APIS if row[api, 'asked'])
        print(f'{verdict(not behind(row))} index: {kind}: of {row["cases"]} right: {told}, Nominatim {row["theirs"]}')
    for api in APIS:
        print(f'{verdict(total[api] >= GOAL * total[api, "asked"])} index: {api}: {total[api]} of '
              f'{total[api, "asked"]} right, Nominatim {total[api, "theirs"]}')
        print(f'{verdict(total[api, "tool"] - total[api, "beside"] <= BESIDE * total[api, "asked"])} index: {api}: '
              f'{total[api, "beside"]} right of what the tools take, too, the tools {total[api, "tool"]}')
        print(f'{verdict(not total[api, "astray"])} index: {api}: {total[api, "astray"]} answers in another town, '
              f'Nominatim {total["their astray"]}')


def compare(case, ours, their, data, tally, misses):
    """`ours`: an answer of each API, None where it has no such question."""
    row, is_theirs = tally[case.kind], is_right(case, their, data)
    right = {api: answer is not None and is_right(case, answer, data) for api, answer in zip(APIS, ours)}
    row.update({'cases': 1, 'theirs': is_theirs, 'their astray': is_elsewhere(case, their, data)})
    for api, answer in zip(APIS, ours):
        if answer is None:
            continue
        good, astray, beside = right[api], is_elsewhere(case, answer, data), ours[0] is not None
        row.update({api: good, (api, 'asked'): 1, (api, 'theirs'): is_theirs, (api, 'astray'): astray,
                    (api, 'better'): good and not is_theirs, (api, 'worse'): is_theirs and not good,
                    (api, 'tool'): beside and right[APIS[0]], (api, 'beside'): beside and good})
        if astray or not good:
            text = '%.6f,%.6f' % degrees(case.text.x, case.text.y) if isinstance(case.text, Point) else case.text
            why = 'ASTRAY' if astray else 'theirs right' if is_theirs else 'both wrong'
            misses[case.kind].append('\t'.join((api, case.region, why, text, str(case.asked or ''),
                                                'ours: ' + told_as(answer), 'theirs: ' + told_as(their))))


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('binary')
    parser.add_argument('regions', nargs='+')
    parser.add_argument('--count', type=int, default=COUNT, help='questions of a class')
    parser.add_argument('--seed', type=int, default=0, help='another one draws other questions')
    parser.add_argument('--only', default='', help='classes with one of these words, comma-separated')
    parser.add_argument('--misses', help='folder for our wrong answers, one file a class')
    parser.add_argument('--replies', help='file that keeps what Nominatim says between runs')
    return parser.parse_args()


def main():
    asked = arguments()
    binary, index_classes.seed = os.path.abspath(asked.binary), asked.seed
    regions = {name: rest for name, *rest in (word.split('=') for word in asked.regions)}
    extracts = {name: Extract(path) for name, (path, *_) in regions.items()}
    cases = draw(extracts, asked.count, [word for word in asked.only.split(',') if word])
    kept = {}
    if asked.replies and os.path.exists(asked.replies):
        with open(asked.replies, encoding='utf-8') as file:
            kept = json.load(file)
    tally, misses = collections.defaultdict(collections.Counter), collections.defaultdict(list)
    with tempfile.TemporaryDirectory() as folder:
        for name, (path, url, *took) in regions.items():
            index, start = os.path.join(folder, name + '.idx'), time.monotonic()
            subprocess.run([binary, 'index', 'build', '-o', index, os.path.abspath(path)], check=True,
                           stdout=subprocess.DEVNULL)
            print(f'  {name}: {os.path.getsize(index) / 1e6:.1f} MB built in {time.monotonic() - start:.1f} s'
                  + ''.join(f', Nominatim imported in {seconds} s' for seconds in took))
            mine = [case for case in cases if case.region == name]
            tools = (reply and our_answer(reply) for reply in our_replies(binary, index, mine))
            for case, tool, others, their in zip(mine, tools, ask_apis(binary, index, mine),
                                                 ask_nominatim(mine, url, kept)):
                compare(case, (tool, *others), their, extracts[name], tally, misses)
    if asked.replies:
        with open(asked.replies + '.new', 'w', encoding='utf-8') as file:
            json.dump(kept, file)
        os.replace(asked.replies + '.new', asked.replies)
    for kind in tally if asked.misses else ():
        name = kind.translate({ord(c): '_' for c in ' ,:[]='})
        with open(os.path.join(asked.misses, name + '.txt'), 'w', encoding='utf-8') as file:
            file.writelines(line + '\n' for line in misses[kind])
    report(tally)


if __name__ == '__main__':
    main()
