"""The classes of questions that index files and Nominatim are compared in, drawn from an extract.

Each class is a generator of cases in an order of its own chance, the same on every run.
"""
import collections
import math
import os
import random

from shapely.geometry import Point
from shapely.ops import unary_union

import index_data
from index_data import fold, metres, names, units

seed = 0  # another one draws other questions
CLOSE_M = 100
REVERSE_COUNT = 400
NEARBY_COUNT = 500
POI_KINDS = ('amenity', 'shop', 'tourism', 'leisure', 'historic')
NATURAL_KINDS = ('peak', 'spring', 'beach', 'cave_entrance')
ROAD_KEYS = ('pedestrian', 'footway', 'path', 'residential', 'square', 'cycleway', 'construction')
COUNTRY_KEYS = ('ISO3166-1', 'ISO3166-1:alpha2', 'country_code_iso3166_1_alpha_2')
HOUSE_ROAD_KEYS = (*ROAD_KEYS, 'hamlet', 'village')
ENGLISH_STREETS = ('Street', 'Drive', 'Road', 'Lane', 'Court', 'Avenue', 'Way', 'Place')  # the number comes first
FRENCH_STREETS = ('Rue', 'Avenue', 'Boulevard', 'Place', 'Chemin', 'Quai', 'Impasse', 'Allée', 'Square')

# How people write the words that streets are called by: whole words, and the ends of German ones.
SHORT = {'Street': 'St', 'Drive': 'Dr', 'Road': 'Rd', 'Lane': 'Ln', 'Court': 'Ct', 'Avenue': 'Av.', 'Place': 'Pl.',
         'Boulevard': 'Bd', 'Chemin': 'Ch.', 'Impasse': 'Imp.', 'Square': 'Sq.', 'Avinguda': 'Av.', 'Carrer': 'C/',
         'Carretera': 'Ctra.', 'Passatge': 'Ptge.', 'Plaça': 'Pl.', 'Saint': 'St', 'Sant': 'St.', 'Sankt': 'St.',
         'North': 'N', 'South': 'S', 'East': 'E', 'West': 'W'}
SHORT_ENDS = {'strasse': 'str.', 'straße': 'str.', 'platz': 'pl.'}

# What people call some kinds: key, value, in English, its plural, German, French, Spanish.
with open(os.path.join(os.path.dirname(__file__), 'index_kinds.txt'), encoding='utf-8') as file:
    KINDS = [line.rstrip('\n').split('|') for line in file]
KIND_WORDS = {word for row in KINDS for phrase in row for word in fold(phrase).split()}


class Case:
    """A question and what makes an answer right: near one of `accept` within `reach` metres, and `check`."""

    def __init__(self, kind, text, accept, reach=CLOSE_M, town=None, check=None, **asked):
        self.kind, self.text, self.accept, self.reach = kind, text, accept, reach
        self.town, self.check, self.asked, self.region = town, check, asked, None


def town_of(data, thing):
    found = data.towns_of(thing.geometry)
    found = [name for name in found if name in data.measured] or found
    return found[0] if found else None


def dice(what):
    return random.Random(f'{what} {seed}')


def shuffled(things, what):
    things = list(things)
    dice(what).shuffle(things)
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


def numbered(street, number):
    words = street.split()
    is_first = words[-1] in ENGLISH_STREETS or words[0] in FRENCH_STREETS
    return f'{number} {street}' if is_first else f'{street} {number}'


def bears(number):
    def check(place):  # a choice has no address, only its label
        return fold(number) in map(fold, (place.address.get('house_number', ''), *place.label.split(', ')[:2]))
    return check


def has_no_number(place):
    return not place.address.get('house_number')


def all_names(things):
    return set().union(*(names(thing.tags) for thing in things))


def called(accepted):
    return lambda place: any(fold(word) in accepted for word in (place.name, place.label.split(', ')[0]))


def class_streets(data):
    streets = by_name(data.streets)
    for name, ways in shuffled(streets.items(), 'street'):
        yield Case('street', name, shapes(ways))
        town = town_of(data, ways[0])
        if town and town != name:
            yield Case('street, town', f'{name}, {town}', shapes(in_town(data, ways, town) or ways), town=town)


def class_houses(data):
    streets, groups = data.streets_called, collections.defaultdict(list)
    for house in data.houses:
        town = town_of(data, house)
        if town:
            groups[fold(house.tags['addr:street']), fold(house.tags['addr:housenumber']), town].append(house)
    present = collections.defaultdict(set)
    for street, number, town in groups:
        present[street, town].add(number)
    for (key, _, town), houses in shuffled(sorted(groups.items(), key=lambda group: group[0]), 'house'):
        street, number = houses[0].tags['addr:street'], houses[0].tags['addr:housenumber']
        usual = numbered(street, number)
        yield Case('house', f'{usual}, {town}', shapes(houses), 50, town, bears(number))
        other = f'{number} {street}' if usual.startswith(street) else f'{street} {number}'
        text = (f'{other}, {town}', f'{usual} {town}'.lower(), f'{town}, {usual}')[len(usual) % 3]
        yield Case('house, otherwise', text, shapes(houses), 50, town, bears(number))
        for elsewhere in data.measured:
            area = data.towns[elsewhere]
            ways = [way for way in in_town(data, streets[key], elsewhere)
                    if way.geometry.intersection(area).length > units(CLOSE_M, way.geometry.centroid.y)]
            if elsewhere != town and ways and fold(number) not in present[key, elsewhere]:
                yield Case('number of another town', f'{usual}, {elsewhere}', shapes(ways), town=elsewhere,
                           check=has_no_number)
        ways = in_town(data, streets[key], town)
        high = max((int(n) for n in present[key, town] if n.isdigit()), default=0) + 111
        if ways:
            yield Case('number that is not', f'{numbered(street, str(high))}, {town}', shapes(ways),
                       town=town, check=has_no_number)


def shortened(street):
    words = [SHORT.get(word, word) for word in street.split()]
    for end, short in SHORT_ENDS.items():
        words = [word[:-len(end)] + short if word.endswith(end) else word for word in words]
    return ' '.join(words)


def misspelt(name, rng):
    """One letter of the longest word left out, or two in each other's place; None: it is too short."""
    word = max(name.split(), key=len)
    if len(word) < 6 or not word.isalpha():
        return None
    at = rng.randrange(1, len(word) - 1)
    other = word[:at] + word[at + 1:] if rng.random() < 0.5 else word[:at] + word[at + 1] + word[at] + word[at + 2:]
    return None if other == word else name.replace(word, other)


def class_written(data):
    """Houses as people write them: short, in small letters, misspelt."""
    rng = dice('written')
    for house in shuffled(data.houses, 'written'):
        street, number, town = house.tags['addr:street'], house.tags['addr:housenumber'], town_of(data, house)
        if not town:
            continue
        same = [other.geometry for other in data.houses if other.tags['addr:street'] == street
                and other.tags['addr:housenumber'] == number and town_of(data, other) == town]
        short, wrong = shortened(street), misspelt(street, rng)
        if short != street:
            yield Case('house, abbreviated', f'{numbered(street, number).replace(street, short)}, {town}', same, 50,
                       town, bears(number))
        yield Case('house, lower case', f'{numbered(street, number)} {town}'.lower(), same, 50, town, bears(number))
        if wrong and not data.streets_called.get(fold(wrong)):
            yield Case('house, misspelt', f'{numbered(street, number).replace(street, wrong)}, {town}', same, 50, town,
                       bears(number))


def class_misspelt(data):
    """Streets and things without a number, in their town."""
    rng = dice('misspelt')
    for kind, found in (('street, misspelt', data.streets), ('place, misspelt', data.pois)):
        for name, things in shuffled(by_name(found).items(), kind):
            town, wrong = town_of(data, things[0]), misspelt(name, rng)
            if town and wrong and town != name and fold(wrong) not in data.named:
                here = in_town(data, data.named[fold(name)], town)
                yield Case(kind, f'{wrong}, {town}', shapes(here), town=town)


def class_ranges(data):
    for house in shuffled(data.ranges, 'range'):
        address, town = [house.tags[key] for key in ('addr:street', 'addr:housenumber')], town_of(data, house)
        if town:
            same = [t.geometry for t in data.ranges if [t.tags['addr:street'], t.tags['addr:housenumber']] == address]
            yield Case('number range', f'{numbered(*address)}, {town}', same, 50, town)


def class_wrong_town(data):
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
            yield Case('street of another town', f'{name}, {town}', None, town=town)
            break


def class_pois(data):
    for name, things in shuffled(by_name(data.pois).items(), 'poi'):
        if len(fold(name)) < 4:
            continue
        same = data.named[fold(name)]
        yield Case('place by name', name, shapes(same), check=called(all_names(same)))
        town = town_of(data, things[0])
        if town and town != name:
            here = shapes(in_town(data, same, town))
            yield Case('place by name, town', f'{name}, {town}', here, town=town)
            street = things[0].tags.get('addr:street')
            if street:
                text = (f'{name}, {street}, {town}', f'{name}, {street}')[len(name) % 2]
                yield Case('place by name, street', text, here, town=town)


def class_kinds(data):
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
            near = shapes(t for t in things if metres(t.geometry, data.towns[town]) < 2000)
            yield Case('kind in town', text, near if ' near ' in text else here, 15, town)
            word = more[(number + turn) % len(more)]
            yield Case('kind, other words', (f'{word} in {town}', f'{word} {town}')[turn % 2], here, 15, town)
            yield Case('[key=value]', f'[{key}={value}] {town}', here, 15, town)


def class_places(data):
    def same(name):
        return [t for t in data.named[fold(name)] if 'place' in t.tags or 'boundary' in t.tags]

    for name, things in shuffled(by_name(data.settlements).items(), 'place'):
        every, tags = same(name), things[0].tags
        inside = [b.tags['name'] for b in data.boundaries if b.geometry.contains(things[0].geometry.centroid)
                  and b.tags.get('admin_level', '') < '9' and name not in (b.tags['name'], 'Monaco')]
        for text in (*sorted({name, *(tags.get(f'name:{language}', name) for language in ('en', 'de', 'fr', 'es'))}),
                     *(f'{name}, {around}' for around in inside)):
            yield Case('settlement', text, shapes(every), 1000, check=called(all_names(every)))
    for boundary in data.boundaries:
        every = same(boundary.tags['name'])
        texts = {value for key, value in boundary.tags.items()
                 if key in ('name', 'alt_name', 'official_name') or key.startswith('name:')}
        for text in sorted(texts, key=lambda text: (fold(text), text))[:12]:
            if len(fold(text)) > 2 and ';' not in text:
                yield Case('division', text, shapes(every), check=called(all_names(every)))


def class_postcodes(data):
    areas, lines, along = (collections.defaultdict(list) for _ in range(3))
    for thing in data.things:
        code = thing.tags.get('addr:postcode') or thing.tags.get('postal_code')
        along[thing.tags.get('tiger:zip_left')].append(thing)
        if code and thing.kind != 'r':
            areas[code].append(thing)
            if 'addr:street' in thing.tags:
                lines[code, thing.tags['addr:street'], town_of(data, thing)].append(thing)
    streets = data.streets_called
    for code, things in sorted(areas.items()):
        if len(things) < 8:
            continue
        hull = unary_union(shapes(things + along[code])).convex_hull
        yield Case('postcode', code, [hull], 500)
        for country in data.country:
            yield Case('postcode', f'{code}, {country.tags["name"]}', [hull], 500)
        for town, _ in collections.Counter(town_of(data, t) for t in things).most_common(2):
            if town:
                yield Case('postcode', f'{code} {town}', [hull, data.towns[town]], 500)
    for (code, street, town), things in shuffled(sorted(lines.items(), key=str), 'postcode'):
        ways = in_town(data, streets.get(fold(street), []), town) if town else []
        if ways and len(areas[code]) >= 8:
            yield Case('postcode', f'{street}, {code} {town}', shapes(ways) + shapes(things), town=town)


def class_refs(data):
    found = collections.defaultdict(list)
    for road in data.roads:
        for ref in road.tags['ref'].split(';'):
            found[ref.strip()].append(road)
    for ref, ways in sorted(found.items()):
        if len(fold(ref)) < 2:
            continue
        texts = {ref, ref.replace(' ', ''), ref.replace('-', ' '), ref.lower()}
        for text in sorted(texts):
            yield Case('road by number', text, shapes(ways))
        for town in sorted({town_of(data, way) for way in ways} - {None}):
            yield Case('road by number', f'{ref}, {town}', shapes(in_town(data, ways, town) or ways), town=town)


def class_crossings(data):
    ways = {way.id: way for way in data.streets}
    corners = collections.defaultdict(list)
    for node, meeting in data.corners.items():
        if len(met := sorted({ways[w].tags['name'] for w in meeting if w in ways})) > 1 and node in data.points:
            corners[met[0], met[1]].append(Point(data.points[node]))
    for turn, ((a, b), points) in enumerate(shuffled(sorted(corners.items()), 'corner')):
        town = next(iter(data.towns_of(points[0])), None)
        if town:
            text = (f'{a} & {b}', f'{a} and {b}', f'corner of {a} and {b}', f'{b} / {a}')[turn % 4]
            here = [point for point in points if data.towns[town].distance(point) < 200]
            yield Case('intersection', f'{text}, {town}', here, 50, town)


def class_words(data):
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
                yield Case('word of a name', f'{words[0][1].capitalize()}, {town}', shapes(accepted), town=town)


def begins(text, ids):
    def check(place):  # a row of an index file has no other id than its own
        return place.id in ids or place.id[:1] == 'P' and fold(place.label.split(', ')[0]).startswith(text)
    return check


def class_prefixes(data):
    for name in shuffled(by_name(data.pois + data.streets + data.settlements), 'prefix'):
        text = fold(name)[:max(8, len(fold(name)) * 6 // 10)].strip()
        if len(text) > 6:
            ids = {f'{thing.kind.upper()}{thing.id}' for full, same in data.named.items() if full.startswith(text)
                   for thing in same}
            yield Case('prefix', text, None, limit=5, check=begins(text, ids))


def along(shape, rng):
    line = shape.boundary if shape.geom_type.endswith('Polygon') else shape
    return line.interpolate(rng.random(), normalized=True)


def beside(point, rng, distance):
    angle, far = rng.random() * 2 * math.pi, units(distance, point.y)
    return Point(point.x + far * math.cos(angle), point.y + far * math.sin(angle))


def names_near(point, things, slack, tag):
    """The values of a tag among the nearest things, and what is only so much farther."""
    far = sorted((metres(point, t.geometry) if not t.geometry.contains(point) else 0.0, t.tags[tag]) for t in things)
    return {fold(value) for distance, value in far if distance <= far[0][0] + slack} if far else set()


def answers_to(accepted, *keys):
    return lambda place: any(fold(str(place.address.get(key, ''))) in accepted for key in keys)


def is_in(accepted):
    def check(place):
        return any(fold(str(word)) in accepted for word in (*place.address.values(), *place.label.split(', ')))
    return check


def both(a, b):
    return lambda place: a(place) and b(place)


def class_reverse(data):
    rng = dice('reverse')
    for _ in range(REVERSE_COUNT * 2):
        point = beside(along(rng.choice(data.streets).geometry, rng), rng, 5)
        roads = [t for t in data.near(point, 60) if t.kind == 'w' and 'highway' in t.tags and 'name' in t.tags]
        if roads:
            accepted = names_near(point, roads, 5, 'name')
            yield Case('reverse: road', point, None, check=answers_to(accepted, 'road', *ROAD_KEYS), zoom=17)
        parish = all_names(b for b in data.boundaries if b.tags.get('admin_level') in index_data.TOWN_LEVELS
                           and b.geometry.contains(point))
        if parish:
            yield Case('reverse: town', point, None, check=is_in(parish), zoom=18)
            yield Case('reverse: zoom 10', point, None, check=called(parish), zoom=10)
    for house in shuffled(data.houses, 'reverse'):
        point = beside(house.geometry.centroid, rng, 3)
        around = [t for t in data.near(point, 40) if 'addr:housenumber' in t.tags and 'addr:street' in t.tags]
        if around:
            yield Case('reverse: house', point, None, zoom=18, check=both(
                answers_to(names_near(point, around, 5, 'addr:housenumber'), 'house_number'),
                answers_to(names_near(point, around, 5, 'addr:street'), 'road', *HOUSE_ROAD_KEYS)))
    for country in data.country:
        west, south, east, north = country.geometry.bounds
        code = next(country.tags[key].lower() for key in COUNTRY_KEYS if key in country.tags)
        for turn in range(REVERSE_COUNT * 4):
            point = Point(rng.uniform(west, east), rng.uniform(south, north)) if turn % 2 else \
                beside(along(country.geometry, rng), rng, rng.uniform(50, 800))
            if country.geometry.contains(point) and any('highway' in t.tags for t in data.near(point, 500)):
                yield Case('reverse: country', point, None, check=answers_to({code}, 'country_code'), zoom=18)


def class_nearby(data):
    rng = dice('nearby')
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
            yield Case('nearby', point, nearest, 20, category=f'{key}={value}')


CLASSES = (class_streets, class_houses, class_written, class_misspelt, class_ranges, class_wrong_town, class_pois, class_kinds, class_places,
           class_postcodes, class_refs, class_crossings, class_words, class_prefixes, class_reverse, class_nearby)
