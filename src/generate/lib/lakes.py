"""lakes: the polygons of lakes and reservoirs, and which feature each of them is."""
import re

from . import tsv
from .geometry import inside, signed_area
from .spelling import fold

SMALLEST = 0.001 ** 2  # square degrees
TAG = "natural=water"
TAGS = (TAG, "natural=bay", "natural=strait", "place=sea")  # of what the source draws as a lake
NEAR = 1.5  # degrees round its box that the point of a lake may be off: that of another part of it


def polygons(feature_name):
    """(names, rings) of each polygon of the source, the largest first; one without a name has none."""
    found = []
    for row in tsv.read("kept", "waters"):
        rings = [[tuple(map(float, point.split(","))) for point in ring.split()] for ring in row["points"].split(";")]
        names = [name for name in [row["name"], *re.split("[,;|]", row["alt"])] if name.strip() and row["name"]]
        if abs(signed_area(rings[0])) > SMALLEST:
            found.append(({fold(feature_name(TAG, name)) for name in names}, rings))
    return sorted(found, key=lambda polygon: -abs(signed_area(polygon[1][0])))


def without_parts(found):
    """Bays of a lake come once more by themselves: the lake has them."""
    kept = []
    for names, rings in found:
        x, y = inner_point(rings)
        if not any(is_boxed(box, x, y) and inside(other, x, y) for _, other, box in kept):
            kept.append((names, rings, box_of_ring(rings[0])))
    return kept


def inner_point(rings):
    """In the middle of the widest stretch of water on the middle latitude."""
    _, south, _, north = box_of_ring(rings[0])
    y = (south + north) / 2 + 1e-5
    cuts = sorted((x2 - x1) * (y - y1) / (y2 - y1) + x1 for ring in rings
                  for (x1, y1), (x2, y2) in zip(ring, ring[1:]) if (y1 > y) != (y2 > y))
    west, east = max(zip(cuts[::2], cuts[1::2]), key=lambda stretch: stretch[1] - stretch[0])
    return (west + east) / 2, y


def box_of_ring(ring):
    return min(p[0] for p in ring), min(p[1] for p in ring), max(p[0] for p in ring), max(p[1] for p in ring)


def is_boxed(box, x, y, reach=0.0):
    return box[0] - reach <= x <= box[2] + reach and box[1] - reach <= y <= box[3] + reach


def place(tag, lat, lon, names, **more):
    """A feature as place_of looks at it."""
    return dict(tag=tag, x=lon, y=lat, keys={fold(name) for name in names if name}, **more)


def place_of(names, rings, box, places):
    """The row of features that is the lake: one of its name near it, else one in it; None when there is none."""
    x, y = inner_point(rings)
    near = [(TAGS.index(p["tag"]), (p["x"] - x) ** 2 + (p["y"] - y) ** 2, p) for p in places
            if is_boxed(box, p["x"], p["y"], NEAR)]
    named = [row for row in near if names & row[2]["keys"]]
    held = [row for row in near if row[2]["tag"] == TAG and is_boxed(box, row[2]["x"], row[2]["y"])
            and inside(rings, row[2]["x"], row[2]["y"])]
    return min(named or held, key=lambda row: row[:2], default=(0, 0, None))[2]
