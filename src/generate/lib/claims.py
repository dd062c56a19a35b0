"""Countries' polygons: country-coder's, but where most settlements of a division that Natural Earth draws belong to
another country than its lines say, as in Western Sahara, that country has its settlements' surroundings."""
import collections
import functools

from lib import division_join, geos, sources
from lib.geometry import rings_of
from lib.sites import Locator, Sites

SETTLEMENTS_MIN = 5  # of another country in a division


def own_polygons():
    return [(cc, rings) for cc, geometry in sources.country_outlines() for rings in rings_of(geometry)]


def overruled(polygons):
    """[(country of the settlements, country of the lines)]"""
    locator, found = Locator(), set()
    for cc, rings in polygons:
        locator.add(cc, rings)
    for held in division_join.settlements_by_polygon().values():
        count = collections.Counter((p["cc"], locator.find(p["lon"], p["lat"])) for p in held)
        for (own, line), n in count.items():
            others = sum(k for (_, other), k in count.items() if other == line) - n
            if line and own != line and n >= SETTLEMENTS_MIN and n > others:
                found.add((own, line))
    return sorted(found)


@functools.cache
def country_polygons():
    """[(cc, rings)]"""
    polygons = own_polygons()
    for own, line in overruled(polygons):
        sites = Sites([p for p in sources.settlements() if p["cc"] in (own, line)], set())
        cells = [rings for cc, rings in sites.polygons() if cc == own]
        shapes = {cc: geos.polygons([rings for other, rings in polygons if other == cc]) for cc in (own, line)}
        moved = geos.call("GEOSIntersection", geos.call("GEOSUnaryUnion", geos.polygons(cells)), shapes[line])
        whole = geos.call("GEOSUnaryUnion", geos.polygons([r for s in (shapes[own], moved) for r in areas(s)]))
        rest = geos.call("GEOSDifference", shapes[line], moved)
        polygons = [row for row in polygons if row[0] not in shapes]
        polygons += [(cc, rings) for cc, shape in ((own, whole), (line, rest)) for rings in areas(shape)]
    return polygons


def areas(shape):
    return [[[(round(x, 5), round(y, 5)) for x, y in ring] for ring in rings]
            for rings in geos.parts(shape) if isinstance(rings[0], list)]
