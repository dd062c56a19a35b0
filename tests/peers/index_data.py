"""What an .osm.pbf extract holds, read by brute force: the truth that answers from index files are judged by.

Every object with a tag has its geometry in Mercator units; `metres` makes distances of them.
"""
import collections
import math
import unicodedata

import osmium
from shapely import STRtree
from shapely.geometry import LineString, MultiLineString, Point, Polygon
from shapely.ops import polygonize, unary_union

RADIUS = 6371008.8
SETTLED = ('city', 'town', 'village', 'hamlet', 'suburb', 'quarter', 'neighbourhood', 'locality', 'isolated_dwelling')
TOWN_LEVELS = ('7', '8')
POI_KEYS = ('amenity', 'shop', 'tourism', 'historic', 'leisure', 'natural', 'railway', 'office')
AREA_KEYS = ('building', 'landuse', 'place', 'boundary', *POI_KEYS)

Thing = collections.namedtuple('Thing', 'kind id tags geometry')


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


class Extract:
    """The things of an extract, its streets, houses and towns."""

    def __init__(self, path):
        self.points, self.lines, self.things, self.corners = {}, {}, [], collections.defaultdict(set)
        for item in osmium.FileProcessor(path):
            tags = dict(item.tags)
            shape = self.shape(item, tags)
            if tags and shape is not None:
                self.things.append(Thing(item.type_str(), item.id, tags, shape))
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
        self.streets = [t for t in self.things if t.kind == 'w' and 'highway' in t.tags and 'name' in t.tags]
        self.streets_called = collections.defaultdict(list)
        for street in self.streets:
            self.streets_called[fold(street.tags['name'])].append(street)
        self.roads = [t for t in self.things if t.kind == 'w' and 'highway' in t.tags and 'ref' in t.tags]
        houses = [t for t in self.things if 'addr:housenumber' in t.tags and 'addr:street' in t.tags
                  and 'addr:interpolation' not in t.tags]
        self.houses = [t for t in houses if not set(t.tags['addr:housenumber']) & set(';,-')]
        self.ranges = [t for t in houses if '-' in t.tags['addr:housenumber'].strip('-')]
        self.pois = [t for t in self.things if 'name' in t.tags and any(key in t.tags for key in POI_KEYS)
                     and 'highway' not in t.tags and 'place' not in t.tags]

    def shape(self, item, tags):
        if item.is_node():
            self.points[item.id] = mercator(item.lat, item.lon)
            return Point(self.points[item.id]) if tags else None
        if item.is_way():
            nodes = [node.ref for node in item.nodes]
            if 'highway' in tags and 'name' in tags:
                for node in nodes:
                    self.corners[node].add(item.id)
            known = self.lines[item.id] = [self.points[node] for node in nodes if node in self.points]
            if len(known) < 2:
                return None
            closed = nodes[0] == nodes[-1] and len(known) > 3 and any(key in tags for key in AREA_KEYS)
            return Polygon(known).buffer(0) if closed else LineString(known)
        members = [(member.role, LineString(self.lines[member.ref])) for member in item.members
                   if member.type == 'w' and len(self.lines.get(member.ref, ())) > 1]
        if tags.get('type') in ('boundary', 'multipolygon'):
            area = unary_union(list(polygonize(unary_union([line for role, line in members if role != 'inner']))))
            return None if area.is_empty else area
        return MultiLineString([line for _, line in members]) if members else None

    def find_towns(self):
        """Name -> area: of the municipality, else a circle round the node of the settlement."""
        towns = {}
        for thing in self.boundaries:
            if thing.tags.get('admin_level') in TOWN_LEVELS:
                towns[thing.tags['name']] = thing.geometry
        self.measured = list(towns)
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
