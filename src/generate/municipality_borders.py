"""municipality_borders: of Spain, between the settlements that stand for the municipalities."""
import collections
import math

from lib import arcs, municipalities, sources
from lib.geometry import outline_box, signed_area

COLUMNS = ("left", "right", "points")
TOLERANCE = 0.004  # degrees
CELL_MAX = 240  # municipalities in a cell of one degree, of 255 that a cell can have: the smallest are left out


def cells_of(polygons):
    west, south, east, north = outline_box([rings[0] for rings in polygons])
    return [(x, y) for x in range(math.floor(west), math.floor(east) + 1) for y in range(math.floor(south), math.floor(north) + 1)]


def size(row):
    return sum(abs(signed_area(rings[0])) for rings in row[2])


def rows():
    count, polygons = collections.Counter(), []
    for code, name, outlines in sorted(sources.es_municipalities(), key=size, reverse=True):
        cells = cells_of(outlines)
        if all(count[cell] < CELL_MAX for cell in cells):
            count.update(cells)
            polygons += [(municipalities.seat(code, name), polygon) for polygon in outlines]
    lines = [(left, right, arcs.simplify(points, [TOLERANCE] * len(points))) for left, right, points in arcs.arcs_of(polygons)]
    return [(left, right, " ".join("%.4f,%.4f" % p for p in points)) for left, right, points in lines
            if points[0] != points[-1] or len(points) >= 4]
