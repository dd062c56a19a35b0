"""What an .osm.pbf extract holds, read by brute force: the truth that answers from index files are judged by.

Every object with a tag has its geometry in Mercator units; `metres` makes distances of them.
"""
import collections
import math
import struct
import unicodedata
import zlib

import shapely
from shapely import STRtree
from shapely.geometry import LineString, MultiLineString, Point, Polygon
from shapely.ops import polygonize, unary_union

RADIUS = 6371008.8
SETTLED = ('city', 'town', 'village', 'hamlet', 'suburb', 'quarter', 'neighbourhood', 'locality', 'isolated_dwelling')
TOWN_LEVELS = ('7', '8')
POI_KEYS = ('amenity', 'shop', 'tourism', 'historic', 'leisure', 'natural', 'railway', 'office')
AREA_KEYS = ('building', 'landuse', 'place', 'boundary', *POI_KEYS)

Thing = collections.namedtuple('Thing', 'kind id tags geometry')


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
    value = shift = 0
    for byte in data:
        value |= (byte & 0x7F) << shift
        if byte < 0x80:
            yield value
            value = shift = 0
        else:
            shift += 7


def deltas(data):
    total = 0
    for value in packed(data):
        total += (value >> 1) ^ -(value & 1)
        yield total


def blocks(path):
    with open(path, 'rb') as file:
        while head := file.read(4):
            header = dict(fields(file.read(struct.unpack('>I', head)[0])))
            blob = dict(fields(file.read(header[3])))
            if header[1] == b'OSMData':
                yield zlib.decompress(blob[3]) if 3 in blob else blob[1]


def mercator(lat, lon):
    return RADIUS * math.radians(lon), RADIUS * math.asinh(math.tan(math.radians(lat)))


def degrees(x, y):
    return math.degrees(math.atan(math.sinh(y / RADIUS))), math.degrees(x / RADIUS)


def units(metres, y):
    """So many metres at the northing y."""
    return metres * math.cosh(y / RADIUS)


def metres(a, b):
    return a.distance(b) / math.cosh(a.centroid.y / RADIUS)


def fold(text):
    text = ''.join(c for c in unicodedata.normalize('NFKD', text.casefold()) if not unicodedata.combining(c))
    return ' '.join(''.join(c if c.isalnum() else ' ' for c in text).split())


def names(tags):
    """Every name that the tags give, folded."""
    found = set()
    for key, value in tags.items():
        if key.split(':')[0] in ('name', 'alt_name', 'official_name', 'short_name', 'old_name', 'loc_name', 'int_name',
                                 'brand', 'operator', 'ref', 'nat_name', 'reg_name'):
            found.update(fold(part) for part in value.split(';'))
    return found


def raw_objects(path):
    """('node', id, tags, (lat, lon)), ('way', id, tags, node ids), ('relation', id, tags, [(type, id, role)])."""
    for block in blocks(path):
        parts = list(fields(block))
        words = [word.decode('utf-8', 'replace') for _, word in fields(dict(parts)[1])]
        unit = dict(parts).get(17, 100) * 1e-9
        for number, value in (field for part in parts if part[0] == 2 for field in fields(part[1])):
            item = dict(fields(value))
            if number == 2:
                tags = packed(item.get(10, b''))
                for node, lat, lon in zip(*(deltas(item[k]) for k in (1, 8, 9))):
                    found = {}
                    while key := next(tags, 0):
                        found[words[key]] = words[next(tags)]
                    yield 'node', node, found, (lat * unit, lon * unit)
                continue
            found = {words[k]: words[v] for k, v in zip(packed(item.get(2, b'')), packed(item.get(3, b'')))}
            if number == 3:
                yield 'way', item[1], found, list(deltas(item.get(8, b'')))
            elif number == 4:
                roles = (words[role] for role in packed(item.get(8, b'')))
                types = (('node', 'way', 'relation')[kind] for kind in packed(item.get(10, b'')))
                yield 'relation', item[1], found, list(zip(types, deltas(item.get(9, b'')), roles))


class Extract:
    """The things of an extract, its streets, houses and towns."""

    def __init__(self, path):
        self.points, self.lines, self.things, self.corners = {}, {}, [], collections.defaultdict(set)
        for kind, number, tags, rest in raw_objects(path):
            shape = self.shape(kind, number, tags, rest)
            if tags and shape is not None:
                self.things.append(Thing(kind, number, tags, shape))
        self.tree = STRtree([thing.geometry for thing in self.things])
        self.named = collections.defaultdict(list)
        for thing in self.things:
            if 'name' in thing.tags:
                self.named[fold(thing.tags['name'])].append(thing)
        self.boundaries = [t for t in self.things if t.tags.get('boundary') == 'administrative' and 'name' in t.tags
                           and t.geometry.geom_type.endswith('Polygon')]
        self.country = [t for t in self.boundaries if t.tags.get('admin_level') == '2']
        self.settlements = [t for t in self.things if t.tags.get('place') in SETTLED and 'name' in t.tags]
        self.towns = self.find_towns()
        self.streets = [t for t in self.things if t.kind == 'way' and 'highway' in t.tags and 'name' in t.tags]
        self.streets_called = collections.defaultdict(list)
        for street in self.streets:
            self.streets_called[fold(street.tags['name'])].append(street)
        self.roads = [t for t in self.things if t.kind == 'way' and 'highway' in t.tags and 'ref' in t.tags]
        self.houses = [t for t in self.things if 'addr:housenumber' in t.tags and 'addr:street' in t.tags
                       and not set(t.tags['addr:housenumber']) & set(';,-') and 'addr:interpolation' not in t.tags]
        self.pois = [t for t in self.things if 'name' in t.tags and any(key in t.tags for key in POI_KEYS)
                     and 'highway' not in t.tags and 'place' not in t.tags]

    def shape(self, kind, number, tags, rest):
        if kind == 'node':
            self.points[number] = mercator(*rest)
            return Point(self.points[number]) if tags else None
        if kind == 'way':
            if 'highway' in tags and 'name' in tags:
                for node in rest:
                    self.corners[node].add(number)
            known = self.lines[number] = [self.points[node] for node in rest if node in self.points]
            if len(known) < 2:
                return None
            closed = rest[0] == rest[-1] and len(known) > 3 and any(key in tags for key in AREA_KEYS)
            return Polygon(known).buffer(0) if closed else LineString(known)
        members = [LineString(self.lines[ref]) for type_, ref, _ in rest
                   if type_ == 'way' and len(self.lines.get(ref, ())) > 1]
        if tags.get('type') in ('boundary', 'multipolygon'):
            outer = [LineString(self.lines[ref]) for type_, ref, role in rest
                     if type_ == 'way' and role != 'inner' and len(self.lines.get(ref, ())) > 1]
            area = unary_union(list(polygonize(unary_union(outer)))) if outer else None
            return area if area is not None and not area.is_empty else None
        return MultiLineString(members) if members else None

    def find_towns(self):
        """Name -> area: of the municipality, else a circle round the node of the settlement."""
        towns = {}
        for thing in self.boundaries:
            if thing.tags.get('admin_level') in TOWN_LEVELS:
                towns[thing.tags['name']] = thing.geometry
        self.measured = set(towns)
        for thing in self.settlements:
            if thing.tags['place'] in ('city', 'town', 'village') and thing.tags['name'] not in towns:
                centre = thing.geometry.centroid
                towns[thing.tags['name']] = centre.buffer(units(1200, centre.y))
        return towns

    def near(self, geometry, distance):
        """Things that come as near as so many metres."""
        reach = geometry.buffer(units(distance, geometry.centroid.y))
        return [self.things[i] for i in self.tree.query(reach, predicate='intersects')]

    def towns_of(self, geometry):
        at = geometry.representative_point() if geometry.geom_type != 'LineString' else \
            geometry.interpolate(0.5, normalized=True)
        return [name for name, area in self.towns.items() if area.contains(at)]
