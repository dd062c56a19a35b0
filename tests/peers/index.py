#!/usr/bin/env python3
"""Answers from index files beside those of a real Nominatim on the same extract, class by class.

  index.py GEOCODER [--count N] [--only CLASS,...] [--misses FOLDER] [--replies FILE] REGION=EXTRACT=NOMINATIM_URL...

Draws questions from the extracts (the same ones on every run), asks both, and judges each answer by the
extract itself, read by brute force. Prints a table of right answers per class: ours may be behind Nominatim
only by what chance explains (McNemar's exact test, 5 %). --misses keeps our wrong answers, one file a class;
--replies keeps what Nominatim says between runs. `ok`/`FAIL` lines at the end.
"""
import argparse
import collections
import concurrent.futures
import http.client
import json
import math
import os
import random
import subprocess
import tempfile
import threading
import time
import urllib.parse

from shapely.geometry import Point
from shapely.ops import unary_union

import index_data
from index_data import fold, mercator, metres, names, units

COUNT = 240  # cases a class, over all regions, where the data has them
REVERSE_COUNT = 400
NEARBY_COUNT = 500
GOAL = 0.90
THREADS = 4
AT_ONCE = 64  # calls in one write to our program
CLOSE_M = 100
LEAST_TAIL = 0.05

# What people call some kinds: key, value, in English, its plural, German, French, Spanish.
KINDS = [row.split('|') for row in '''
amenity|pharmacy|pharmacy|pharmacies|Apotheke|pharmacie|farmacia
amenity|restaurant|restaurant|restaurants|Restaurants|restaurants|restaurantes
amenity|cafe|cafe|cafes|Cafés|cafés|cafeterías
amenity|bank|bank|banks|Banken|banques|bancos
amenity|school|school|schools|Schulen|écoles|escuelas
amenity|parking|parking|parkings|Parkplätze|parkings|aparcamientos
amenity|fuel|petrol station|gas stations|Tankstelle|station-service|gasolinera
shop|supermarket|supermarket|supermarkets|Supermärkte|supermarchés|supermercados
shop|bakery|bakery|bakeries|Bäckerei|boulangerie|panadería
tourism|hotel|hotel|hotels|Hotels|hôtels|hoteles
amenity|bar|bar|bars|Bars|bars|bares
amenity|atm|atm|atms|Geldautomat|distributeur de billets|cajero automático
amenity|toilets|toilets|public toilets|Toiletten|toilettes|aseos
amenity|bench|bench|benches|Bänke|bancs|bancos públicos
amenity|drinking_water|drinking water|drinking fountains|Trinkwasser|eau potable|agua potable
amenity|post_office|post office|post offices|Postamt|bureau de poste|oficina de correos
amenity|police|police|police stations|Polizei|police|policía
amenity|kindergarten|kindergarten|kindergartens|Kindergarten|école maternelle|guardería
amenity|library|library|libraries|Bibliothek|bibliothèque|biblioteca
tourism|museum|museum|museums|Museen|musées|museos
tourism|viewpoint|viewpoint|viewpoints|Aussichtspunkt|point de vue|mirador
leisure|playground|playground|playgrounds|Spielplatz|aire de jeux|parque infantil
natural|peak|peak|peaks|Gipfel|sommet|pico
shop|hairdresser|hairdresser|hairdressers|Friseur|coiffeur|peluquería
amenity|place_of_worship|place of worship|churches|Kirche|église|iglesia
leisure|park|park|parks|Parks|parcs|parques
amenity|townhall|town hall|town halls|Rathaus|mairie|ayuntamiento
amenity|doctors|doctor|doctors|Arzt|médecin|médico
amenity|fire_station|fire station|fire stations|Feuerwehr|caserne de pompiers|parque de bomberos
shop|clothes|clothes shop|clothing stores|Kleidergeschäft|magasin de vêtements|tienda de ropa
amenity|recycling|recycling|recycling containers|Recycling|recyclage|reciclaje
leisure|swimming_pool|swimming pool|swimming pools|Schwimmbad|piscine|piscina
'''.strip().splitlines()]


KIND_WORDS = {word for row in KINDS for phrase in row for word in fold(phrase).split()}


class Case:
    """A question and what makes an answer right: near one of `accept` within `reach` metres, and `check`."""

    def __init__(self, kind, region, text, accept, reach=CLOSE_M, town=None, check=None, **asked):
        self.kind, self.region, self.text, self.accept, self.reach = kind, region, text, accept, reach
        self.town, self.check, self.asked = town, check, asked


class Answer:
    """The first places of a reply, in the same words whoever gave it."""

    def __init__(self, places, told):
        self.places, self.told = places, told  # told: that it is not what was asked for


class PlaceFound:
    def __init__(self, item):
        self.point = Point(mercator(float(item['lat']), float(item['lon']))) if 'lat' in item else None
        self.label = item.get('display_name') or item.get('label') or item.get('name') or ''
        self.name = item.get('name') or self.label.split(', ')[0]
        self.address = item.get('address') or {}
        kind = (item.get('osm_type') or '')[:1].upper()
        self.id = f'{kind}{item["osm_id"]}' if kind else item.get('id', '')


# ---- the classes ----

def town_of(data, thing):
    found = [name for name in data.towns_of(thing.geometry) if name in data.measured] or data.towns_of(thing.geometry)
    return found[0] if found else None


def shuffled(things, seed):
    things = list(things)
    random.Random(seed).shuffle(things)
    return things


def by_name(things):
    found = collections.defaultdict(list)
    for thing in things:
        found[fold(thing.tags['name'])].append(thing)
    return {things[0].tags['name']: things for things in found.values()}


def shapes(things):
    return [thing.geometry for thing in things]


def in_town(data, things, town):
    area = data.towns[town]
    return [thing for thing in things if thing.geometry.intersects(area)]


def numbered(region, street, number):
    return f'{number} {street}' if region == 'monaco' or street.endswith(('Street', 'Drive', 'Road', 'Lane', 'Court', 'Avenue')) \
        else f'{street} {number}'


def bears(number):
    return lambda place: fold(number) in map(fold, (place.address.get('house_number', ''), *place.label.split(', ')[:2]))


def called(accepted):
    return lambda place: any(fold(word) in accepted for word in (place.name, place.label.split(', ')[0]))


def class_streets(data, region):
    streets = by_name(data.streets)
    for name, ways in shuffled(streets.items(), 'street'):
        yield Case('street', region, name, shapes(ways))
        town = town_of(data, ways[0])
        if town and town != name:
            yield Case('street, town', region, f'{name}, {town}', shapes(in_town(data, ways, town)) or shapes(ways), town=town)


def class_houses(data, region):
    streets, groups = data.streets_called, collections.defaultdict(list)
    for house in data.houses:
        town = town_of(data, house)
        if town:
            groups[house.tags['addr:street'], house.tags['addr:housenumber'], town].append(house)
    present = collections.defaultdict(set)
    for street, number, town in groups:
        present[street, town].add(number)
    for (street, number, town), houses in shuffled(sorted(groups.items(), key=lambda g: g[0]), 'house'):
        yield Case('house', region, f'{numbered(region, street, number)}, {town}', shapes(houses), 50, town, bears(number))
        for other in data.measured:
            ways = [way for way in in_town(data, streets.get(fold(street), []), other)
                    if way.geometry.intersection(data.towns[other]).length > units(CLOSE_M, way.geometry.centroid.y)]
            if other != town and ways and number not in present[street, other] and \
                    not any(fold(number) == fold(n) for n in present[street, other]):
                yield Case('number of another town', region, f'{numbered(region, street, number)}, {other}', shapes(ways),
                           town=other, check=lambda place: not place.address.get('house_number'))
        ways = in_town(data, streets.get(fold(street), []), town)
        high = max((int(n) for n in present[street, town] if n.isdigit()), default=0) + 111
        if ways:
            yield Case('number that is not', region, f'{numbered(region, street, str(high))}, {town}', shapes(ways), town=town,
                       check=lambda place: not place.address.get('house_number'))


def class_wrong_town(data, region):
    """The street is elsewhere: right is nothing, the town alone, or an answer that says so."""
    every = collections.defaultdict(list)
    for thing in data.things:
        for name in names(thing.tags):
            every[name].append(thing)
    for name, ways in shuffled(by_name(data.streets).items(), 'wrong'):
        for town in shuffled(sorted(data.measured), name):
            area = data.towns[town]
            if any(area.distance(t.geometry) < 1500 for t in every[fold(name)]):
                continue
            yield Case('street of another town', region, f'{name}, {town}', None, town=town)
            break


def class_pois(data, region):
    for name, things in shuffled(by_name(data.pois).items(), 'poi'):
        if len(fold(name)) < 4:
            continue
        same = data.named[fold(name)]
        yield Case('place by name', region, name, shapes(same), check=called(set().union(*(names(t.tags) for t in same))))
        town = town_of(data, things[0])
        if town and town != name:
            yield Case('place by name, town', region, f'{name}, {town}', shapes(in_town(data, same, town)), town=town)


def class_kinds(data, region):
    found = collections.defaultdict(list)
    for thing in data.things:
        for kind in KINDS:
            if thing.tags.get(kind[0]) == kind[1]:
                found[tuple(kind)].append(thing)
    for number, ((key, value, one, *more), things) in enumerate(shuffled(found.items(), 'kind')):
        for turn, town in enumerate(shuffled(sorted(data.towns), key + value)):
            here = shapes(in_town(data, things, town))
            if not here:
                continue
            text = (f'{one} in {town}', f'{one} {town}', f'{one}, {town}', f'{one} near {town}')[(number + turn) % 4]
            close = shapes(t for t in things if metres(t.geometry, data.towns[town]) < 2000) if ' near ' in text else here
            yield Case('kind in town', region, text, close, 15, town)
            word = more[(number + turn) % len(more)]
            yield Case('kind, other words', region, (f'{word} in {town}', f'{word} {town}')[turn % 2], here, 15, town)
            yield Case('[key=value]', region, f'[{key}={value}] {town}', here, 15, town)


def class_places(data, region):
    for name, things in shuffled(by_name(data.settlements).items(), 'place'):
        every = [t for t in data.named[fold(name)] if 'place' in t.tags or 'boundary' in t.tags]
        accepted = set().union(*(names(t.tags) for t in every))
        for text in sorted({name, *(v for k, v in things[0].tags.items() if k in ('name:en', 'name:de', 'name:fr', 'name:es'))}):
            yield Case('settlement', region, text, shapes(every), 1000, check=called(accepted))
        inside = [b for b in data.boundaries if b.geometry.contains(things[0].geometry.centroid)
                  and b.tags.get('admin_level', '') < '9' and name not in (b.tags['name'], 'Monaco')]
        for boundary in inside:
            yield Case('settlement', region, f'{name}, {boundary.tags["name"]}', shapes(every), 1000, check=called(accepted))
    for boundary in data.boundaries:
        same = [t for t in data.named[fold(boundary.tags['name'])] if 'place' in t.tags or 'boundary' in t.tags]
        accepted = set().union(*(names(t.tags) for t in same))
        texts = {v for k, v in boundary.tags.items() if k == 'name' or k.startswith('name:') or k in ('alt_name', 'official_name')}
        for text in sorted(texts, key=lambda t: fold(t))[:12]:
            if len(fold(text)) > 2 and ';' not in text:
                yield Case('division', region, text, shapes(same), CLOSE_M, check=called(accepted))


def class_postcodes(data, region):
    areas, lines = collections.defaultdict(list), collections.defaultdict(list)
    for thing in data.things:
        code = thing.tags.get('addr:postcode') or thing.tags.get('postal_code')
        if code and thing.kind != 'relation':
            areas[code].append(thing)
            if 'addr:street' in thing.tags:
                lines[code, thing.tags['addr:street'], town_of(data, thing)].append(thing)
    streets = data.streets_called
    for code, things in sorted(areas.items()):
        if len(things) < 8:
            continue
        hull = unary_union(shapes(things)).convex_hull
        yield Case('postcode', region, code, [hull], 500)
        for country in data.country:
            yield Case('postcode', region, f'{code}, {country.tags["name"]}', [hull], 500)
        for town, _ in collections.Counter(town_of(data, t) for t in things).most_common(2):
            if town:
                yield Case('postcode', region, f'{code} {town}', [hull, data.towns[town]], 500)
    for (code, street, town), things in shuffled(sorted(lines.items(), key=str), 'postcode'):
        ways = in_town(data, streets.get(fold(street), []), town) if town else []
        if ways and len(areas[code]) >= 8:
            yield Case('postcode', region, f'{street}, {code} {town}', shapes(ways) + shapes(things), town=town)


def class_refs(data, region):
    found = collections.defaultdict(list)
    for road in data.roads:
        for ref in road.tags['ref'].split(';'):
            found[ref.strip()].append(road)
    for ref, ways in sorted(found.items()):
        if len(fold(ref)) < 2:
            continue
        texts = {ref, ref.replace(' ', ''), ref.replace('-', ' '), ref.lower()}
        for text in sorted(texts):
            yield Case('road by number', region, text, shapes(ways))
        for town in sorted({town_of(data, way) for way in ways} - {None}):
            yield Case('road by number', region, f'{ref}, {town}', shapes(in_town(data, ways, town)) or shapes(ways), town=town)


def class_crossings(data, region):
    ways = {way.id: way for way in data.streets}
    corners = collections.defaultdict(list)
    for node, meeting in data.corners.items():
        if len(met := sorted({ways[w].tags['name'] for w in meeting if w in ways})) > 1 and node in data.points:
            corners[met[0], met[1]].append(Point(data.points[node]))
    for turn, ((a, b), points) in enumerate(shuffled(sorted(corners.items()), 'corner')):
        town = next(iter(data.towns_of(points[0])), None)
        if town:
            text = (f'{a} & {b}', f'{a} and {b}', f'corner of {a} and {b}', f'{b} / {a}')[turn % 4]
            yield Case('intersection', region, f'{text}, {town}', [p for p in points if data.towns[town].distance(p) < 200],
                       50, town)


def class_words(data, region):
    holders = collections.defaultdict(list)
    for thing in data.things:
        for word in {word for name in names(thing.tags) for word in name.split()}:
            holders[word].append(thing)
    for name, things in shuffled(by_name(data.pois + data.streets).items(), 'word'):
        words = sorted((len(holders[w]), w) for w in fold(name).split()[1:] if len(w) > 4 and w not in KIND_WORDS)
        town = town_of(data, things[0])
        if words and words[0][0] < 6 and town and words[0][1] not in fold(town).split():
            accepted = in_town(data, holders[words[0][1]], town)
            if accepted:
                yield Case('word of a name', region, f'{words[0][1].capitalize()}, {town}', shapes(accepted), town=town)


def class_prefixes(data, region):
    starts = sorted((fold(t.tags['name']), n) for n, t in enumerate(data.things) if 'name' in t.tags)
    for name, _ in shuffled(by_name(data.pois + data.streets + data.settlements).items(), 'prefix'):
        text = fold(name)[:max(5, len(fold(name)) * 6 // 10)].strip()
        if len(text) > 4:
            accept = [data.things[n] for full, n in starts if full.startswith(text)]
            ids = {f'{t.kind[0].upper()}{t.id}' for t in accept}
            yield Case('prefix', region, text, None, limit=5, check=lambda place, ids=ids, text=text:
                       place.id in ids or fold(place.label.split(', ')[0]).startswith(text) and not place.id.startswith('G'))


def along(shape, rng):
    line = shape.boundary if shape.geom_type.endswith('Polygon') else shape
    return line.interpolate(rng.random(), normalized=True)


def beside(point, rng, distance):
    angle, far = rng.random() * 2 * math.pi, units(distance, point.y)
    return Point(point.x + far * math.cos(angle), point.y + far * math.sin(angle))


def names_near(data, point, things, slack, tag):
    """The values of a tag among the nearest things, and what is only so much farther."""
    far = sorted((metres(point, t.geometry) if not t.geometry.contains(point) else 0.0, t.tags[tag]) for t in things)
    return {fold(value) for distance, value in far if distance <= far[0][0] + slack} if far else set()


def answers_to(key, accepted, also=()):
    def check(place):
        found = fold(str(place.address.get(key, '')))
        return found in accepted or any(fold(str(place.address.get(k, ''))) in accepted for k in also)
    return check


ROAD_KEYS = ('pedestrian', 'footway', 'path', 'residential', 'square', 'cycleway', 'construction')


def class_reverse(data, region):
    rng = random.Random('reverse')
    for _ in range(REVERSE_COUNT * 2):
        point = beside(along(rng.choice(data.streets).geometry, rng), rng, 5)
        around = data.near(point, 60)
        roads = [t for t in around if t.kind == 'way' and 'highway' in t.tags and 'name' in t.tags]
        if roads:
            accepted = names_near(data, point, roads, 5, 'name')
            yield Case('reverse: road', region, point, None, check=answers_to('road', accepted, ROAD_KEYS), zoom=17)
        parish = {n for b in data.boundaries if b.tags.get('admin_level') in index_data.TOWN_LEVELS
                  and b.geometry.contains(point) for n in names(b.tags)}
        if parish:
            yield Case('reverse: town', region, point, None, zoom=18, check=lambda place, parish=parish:
                       any(fold(str(v)) in parish for v in (*place.address.values(), *place.label.split(', '))))
            yield Case('reverse: zoom 10', region, point, None, zoom=10, check=lambda place, parish=parish:
                       fold(place.name) in parish or fold(place.label.split(', ')[0]) in parish)
    for house in shuffled(data.houses, 'reverse'):
        point = beside(house.geometry.centroid, rng, 3)
        around = [t for t in data.near(point, 40) if 'addr:housenumber' in t.tags and 'addr:street' in t.tags]
        if around:
            yield Case('reverse: house', region, point, None, zoom=18, check=lambda place, numbers=names_near(
                data, point, around, 3, 'addr:housenumber'), streets=names_near(data, point, around, 3, 'addr:street'):
                answers_to('house_number', numbers)(place) and answers_to('road', streets, ROAD_KEYS + ('hamlet', 'village'))(place))
    for country in data.country:
        west, south, east, north = country.geometry.bounds
        for turn in range(REVERSE_COUNT * 4):
            point = Point(rng.uniform(west, east), rng.uniform(south, north)) if turn % 2 else \
                beside(along(country.geometry, rng), rng, rng.uniform(50, 800))
            if country.geometry.contains(point) and any('highway' in t.tags for t in data.near(point, 500)):
                code = country.tags.get('ISO3166-1') or country.tags.get('ISO3166-1:alpha2') or country.tags.get('country_code_iso3166_1_alpha_2')
                yield Case('reverse: country', region, point, None, zoom=18,
                           check=lambda place, code=code.lower(): place.address.get('country_code') == code)


def class_nearby(data, region):
    rng = random.Random('nearby')
    every = collections.defaultdict(list)
    for thing in data.things:
        for key in POI_KINDS:
            if key in thing.tags and thing.tags[key] != 'yes':
                every[key, thing.tags[key]].append(thing)
        if thing.tags.get('natural') in NATURAL_KINDS:
            every['natural', thing.tags['natural']].append(thing)
    common = sorted(kind for kind, things in every.items() if len(things) > 4 and kind[1].replace('_', '').isalpha())
    for _ in range(NEARBY_COUNT * 2):
        point = along(rng.choice(data.streets).geometry, rng)
        key, value = rng.choice(common)
        edges, centres = ([metres(point, shape) for shape in found] for found in (
            shapes(every[key, value]), [t.geometry.centroid for t in every[key, value]]))
        if min(centres) < 950:
            nearest = [t.geometry for t, edge, centre in zip(every[key, value], edges, centres)
                       if edge < min(edges) + 20 or centre < min(centres) + 20]
            yield Case('nearby', region, point, nearest, 20, category=f'{key}={value}')


POI_KINDS = ('amenity', 'shop', 'tourism', 'leisure', 'historic')
NATURAL_KINDS = ('peak', 'spring', 'beach', 'cave_entrance')
CLASSES = (class_streets, class_houses, class_wrong_town, class_pois, class_kinds, class_places, class_postcodes, class_refs,
           class_crossings, class_words, class_prefixes, class_reverse, class_nearby)


def wanted(kind, count):
    return NEARBY_COUNT if kind == 'nearby' else REVERSE_COUNT if kind.startswith('reverse') else count


def draw(extracts, count, only):
    """So many cases a class, the same number from each region where it has them."""
    pools = collections.defaultdict(lambda: collections.defaultdict(dict))
    for region, data in extracts.items():
        for make in CLASSES:
            for case in make(data, region):
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
    if case.kind == 'nearby':
        lat, lon = index_data.degrees(case.text.x, case.text.y)
        dlat, dlon = 1 / 111.2, 1 / 111.2 / math.cos(math.radians(lat))
        box = f'{lon - dlon:.6f},{lat - dlat:.6f},{lon + dlon:.6f},{lat + dlat:.6f}'
        asked.update(q=f'[{case.asked["category"]}]', viewbox=box, bounded=1, limit=50)
    elif isinstance(case.text, Point):
        lat, lon = index_data.degrees(case.text.x, case.text.y)
        return '/reverse?' + urllib.parse.urlencode({**asked, 'lat': f'{lat:.7f}', 'lon': f'{lon:.7f}', 'zoom': case.asked['zoom']})
    else:
        asked.update(q=case.text, limit=case.asked.get('limit', 1))
    return '/search?' + urllib.parse.urlencode(asked)


def ask_nominatim(cases, urls, kept):
    local = threading.local()

    def ask(case):
        path = nominatim_path(case)
        if case.region + path in kept:
            return kept[case.region + path]
        address = urllib.parse.urlsplit(urls[case.region])
        connections = local.__dict__.setdefault('connections', {})
        connection = connections.setdefault(case.region, http.client.HTTPConnection(address.netloc, timeout=60))
        connection.request('GET', address.path + path)
        kept[case.region + path] = json.loads(connection.getresponse().read())
        return kept[case.region + path]

    with concurrent.futures.ThreadPoolExecutor(THREADS) as pool:
        for case, found in zip(cases, pool.map(ask, cases)):
            places = [PlaceFound(item) for item in (found if isinstance(found, list) else [found]) if 'lat' in item]
            if case.kind == 'nearby':
                places.sort(key=lambda place: place.point.distance(case.text))
            yield Answer(places, False)


def our_call(case):
    if case.kind == 'prefix':
        return None
    if not isinstance(case.text, Point):
        return 'geocode', {'query': case.text, 'limit': case.asked.get('limit', 1), 'language': 'local'}
    lat, lon = index_data.degrees(case.text.x, case.text.y)
    point = {'lat': round(lat, 7), 'lon': round(lon, 7), 'language': 'local'}
    if case.kind == 'nearby':
        return 'nearby_places', {**point, 'categories': [case.asked['category']], 'radius_km': 1}
    return 'reverse_geocode', {**point, 'zoom': case.asked['zoom']}


def ask_prefixes(binary, index, cases):
    with tempfile.TemporaryFile('w+') as said:
        server = subprocess.Popen([binary, 'http', '--port', '0', '--offline', '--index', index], stdin=subprocess.DEVNULL,
                                  stdout=said, stderr=said)
        try:
            port = None
            while port is None and server.poll() is None:
                time.sleep(0.05)
                said.seek(0)
                port = next((word.rstrip('/').rsplit(':', 1)[1] for word in said.read().split()
                             if word.startswith('http://') and word.rstrip('/').rsplit(':', 1)[1].split('/')[0].isdigit()), None)
            connection = http.client.HTTPConnection('127.0.0.1', int(port.split('/')[0]), timeout=30)
            for case in cases:
                connection.request('GET', '/suggest?' + urllib.parse.urlencode({'q': case.text, 'limit': 5}))
                yield json.loads(connection.getresponse().read())
        finally:
            server.terminate()
            server.wait()


def our_replies(binary, index, cases):
    """The structured replies of one process to tool calls, some at a time."""
    typed = [case for case in cases if case.kind == 'prefix']
    replies = dict(zip(map(id, typed), ask_prefixes(binary, index, typed) if typed else ()))
    calls = [case for case in cases if case.kind != 'prefix']
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
            send([{'id': n, 'method': 'tools/call', 'params': dict(zip(('name', 'arguments'), our_call(case)))}
                  for n, case in enumerate(part)])
            for _ in part:
                reply = json.loads(process.stdout.readline())
                result = reply.get('result', {})
                replies[id(part[reply['id']])] = result.get('structuredContent') or {'status': 'error'}
        process.stdin.close()
    return [replies[id(case)] for case in cases]


def our_answer(reply):
    if isinstance(reply, list):  # of /suggest
        return Answer([PlaceFound(item) for item in reply], False)
    places = reply.get('results') or reply.get('choices') or reply.get('places') or ([reply] if 'lat' in reply else [])
    return Answer([PlaceFound(item) for item in places], reply.get('status') != 'ok')


# ---- the judge ----

def close(case, place):
    return case.accept is None or place.point is not None and any(metres(place.point, shape) <= case.reach for shape in case.accept)


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
    where = ' %.5f,%.5f' % index_data.degrees(place.point.x, place.point.y) if place.point else ''
    return f'{"(told) " if answer.told else ""}{place.id}{where} {json.dumps(place.address, ensure_ascii=False)} {place.label}'


def report(tally, misses, folder):
    print(f'  {"class":24} cases  ours theirs  p      wrong town ours/theirs')
    for kind, row in tally.items():
        p = chance(row['better'], row['worse'])
        behind = p < LEAST_TAIL and row['worse'] > row['better']
        print(f'  {kind:24} {row["cases"]:5} {row["ours"]:5} {row["theirs"]:6}  {p:.3f}  {row["astray"]} / {row["their astray"]}'
              f'{"  BEHIND" if behind else ""}')
        if folder:
            with open(os.path.join(folder, kind.replace(' ', '_').replace(':', '') + '.txt'), 'w', encoding='utf-8') as file:
                file.writelines(line + '\n' for line in misses[kind])
    total = collections.Counter()
    for kind, row in tally.items():
        total.update(row)
        p = chance(row['better'], row['worse'])
        print(f'{"FAIL" if p < LEAST_TAIL and row["worse"] > row["better"] else "ok"} index: {kind}: '
              f'{row["ours"]} of {row["cases"]} right, Nominatim {row["theirs"]}, p = {p:.3f}')
    print(f'{"ok" if total["ours"] >= GOAL * total["cases"] else "FAIL"} index: {total["ours"]} of {total["cases"]} right, '
          f'Nominatim {total["theirs"]}')
    print(f'{"FAIL" if total["astray"] else "ok"} index: {total["astray"]} answers in another town, '
          f'Nominatim {total["their astray"]}')


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('binary')
    parser.add_argument('regions', nargs='+')
    parser.add_argument('--count', type=int, default=COUNT)
    parser.add_argument('--only', default='')
    parser.add_argument('--misses')
    parser.add_argument('--replies')
    asked = parser.parse_args()
    binary = os.path.abspath(asked.binary)
    regions = {name: (path, url) for name, path, url in (word.split('=', 2) for word in asked.regions)}
    extracts = {name: index_data.Extract(path) for name, (path, _) in regions.items()}
    cases = draw(extracts, asked.count, [word for word in asked.only.split(',') if word])
    kept = {}
    if asked.replies and os.path.exists(asked.replies):
        with open(asked.replies, encoding='utf-8') as file:
            kept = json.load(file)
    tally, misses = collections.defaultdict(collections.Counter), collections.defaultdict(list)
    with tempfile.TemporaryDirectory() as folder:
        for name, (path, url) in regions.items():
            index = os.path.join(folder, name + '.idx')
            subprocess.run([binary, 'index', 'build', '-o', index, os.path.abspath(path)], check=True, stdout=subprocess.DEVNULL)
            mine, data = [case for case in cases if case.region == name], extracts[name]
            ours = [our_answer(reply) for reply in our_replies(binary, index, mine)]
            theirs = list(ask_nominatim(mine, {name: url}, kept))
            for case, our, their in zip(mine, ours, theirs):
                a, b = is_right(case, our, data), is_right(case, their, data)
                astray = is_elsewhere(case, our, data)
                tally[case.kind].update({'cases': 1, 'ours': a, 'theirs': b, 'better': a and not b, 'worse': b and not a,
                                         'astray': astray, 'their astray': is_elsewhere(case, their, data)})
                if astray or not a:
                    text = '%.6f,%.6f' % index_data.degrees(case.text.x, case.text.y) if isinstance(case.text, Point) else case.text
                    misses[case.kind].append(f'{name}\t{"ASTRAY" if astray else "theirs right" if b else "both wrong"}\t{text}\t'
                                             f'{case.asked or ""}\tours: {told_as(our)}\ttheirs: {told_as(their)}')
    if asked.replies:
        with open(asked.replies, 'w', encoding='utf-8') as file:
            json.dump(kept, file)
    report(tally, misses, asked.misses)


if __name__ == '__main__':
    main()
