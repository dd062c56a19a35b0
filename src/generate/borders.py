"""borders: those of countries, every point of country-coder's."""
from lib import arcs, sources
from lib.geometry import rings_of

COLUMNS = ("left", "right", "points")
SLIVER = 0.003  # degrees


def rows():
    polygons = [(cc, polygon) for cc, geometry in sources.country_outlines() for polygon in rings_of(geometry)]
    polygons = arcs.without_slivers(polygons, SLIVER)
    return [(left, right, " ".join("%.5f,%.5f" % p for p in points))
            for left, right, points in arcs.covered(arcs.arcs_of(polygons), polygons)]
