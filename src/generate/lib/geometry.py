"""Outlines and boxes. A point is (lon, lat) in degrees; a box is west, south, east, north."""
import collections
import math

DEGREE_KM = 111.2


def total(values):
    """From left to right: sum() rounds in another way from Python 3.12 on."""
    at = 0.0
    for value in values:
        at += value
    return at


def rings_of(geometry):
    """The polygons of a geometry, each a list of rings, the outer one first."""
    if geometry["type"] == "Polygon":
        return [geometry["coordinates"]]
    return geometry["coordinates"]


def signed_area(ring):
    return total(a[0] * b[1] - b[0] * a[1] for a, b in zip(ring, ring[1:])) / 2


def inside(rings, x, y):
    odd = False
    for ring in rings:
        for (x1, y1), (x2, y2) in zip(ring, ring[1:]):
            if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
                odd = not odd
    return odd


class Locator:
    """Which polygon holds a point, by a one-degree grid of candidate polygons."""

    def __init__(self):
        self.cells = collections.defaultdict(list)

    def add(self, name, polygon):
        xs = [p[0] for p in polygon[0]]
        ys = [p[1] for p in polygon[0]]
        box = (min(xs), min(ys), max(xs), max(ys))
        for cx in range(math.floor(box[0]), math.floor(box[2]) + 1):
            for cy in range(math.floor(box[1]), math.floor(box[3]) + 1):
                self.cells[cx, cy].append((name, polygon, box))

    def find(self, x, y):
        for name, polygon, box in self.cells.get((math.floor(x), math.floor(y)), ()):
            if box[0] <= x <= box[2] and box[1] <= y <= box[3] and inside(polygon, x, y):
                return name
        return None


class Nearby:
    """What was added within about `reach` degrees of a point, to be asked often."""

    def __init__(self, reach):
        self.reach = reach
        self.cells = collections.defaultdict(set)

    def cell(self, x, y):
        return math.floor(x * math.cos(math.radians(math.floor(y))) / self.reach), math.floor(y / self.reach)

    def add(self, name, x, y):
        cx, cy = self.cell(x, y)
        for i in range(9):
            self.cells[cx + i % 3 - 1, cy + i // 3 - 1].add(name)

    def find(self, x, y):
        return self.cells.get(self.cell(x, y), ())


def away_km(a, b):
    """Between two rows, near each other."""
    east = ((a["lon"] - b["lon"] + 180) % 360 - 180) * math.cos(math.radians((a["lat"] + b["lat"]) / 2))
    return DEGREE_KM * math.hypot(a["lat"] - b["lat"], east)


# ---- boxes ----

def wrapped_box(points_lon, points_lat):
    """The narrowest box round the earth: its gap is the widest empty run of longitudes."""
    xs = sorted(set(round(x, 3) for x in points_lon))
    gap, west = xs[0] + 360 - xs[-1], 0
    for i in range(1, len(xs)):
        if xs[i] - xs[i - 1] > gap:
            gap, west = xs[i] - xs[i - 1], i
    east = xs[west - 1] if west else xs[-1]
    if gap < 2:  # all the way round
        return (-180.0, min(points_lat), 180.0, max(points_lat))
    return (xs[west], min(points_lat), east, max(points_lat))


def outline_box(outlines):
    return wrapped_box([p[0] for o in outlines for p in o], [p[1] for o in outlines for p in o])


def middle_of(box):
    """(lat, lon)"""
    west, south, east, north = box
    width = (east - west) % 360 or east - west
    return (south + north) / 2, (west + width / 2 + 180) % 360 - 180


def mean_lon(weighted):
    x = total(w * math.cos(math.radians(lon)) for lon, w in weighted)
    y = total(w * math.sin(math.radians(lon)) for lon, w in weighted)
    return math.degrees(math.atan2(y, x))


def box_of(text):
    return tuple(map(float, text.split(",")))


def box_text(box, digits=4):
    return ",".join("%.*f" % (digits, v) for v in box)
