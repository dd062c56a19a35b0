"""All land, cut into faces that each belong to one division.

Land is what Natural Earth has as a division or as a minor island, the counties of the United States, and a spot round
each settlement, airport and island that these put into the sea. Countries end where country-coder's do. Inside of
them the lines of Natural Earth hold where they are those of today, which the settlements tell: all others are drawn
anew between the settlements.

Everything is on the grid on which the image has coordinates, and has a point wherever it crosses a whole degree,
where src/index/area_writer.c cuts it: so nothing moves any more once it is known to fit.
"""
import collections
import functools
import math

import counties
import divisions
import features
from lib import claims, division_join, geos, sources, tsv
from lib.geometry import signed_area
from lib.sites import Locator, Sites

UNITS = 4095  # of a degree: 12 bits of a coordinate
HOME_SHARE, OWN_SHARE = 0.5, 0.2  # of a division's settlements in a polygon, and of the polygon's in a division
FAR = 2.0           # degrees that the settlements of a division may be off an empty polygon
COAST = 0.0015      # degrees round a settlement that must be land
SPOT, SPOT_FAR, SPOT_CORNERS = 0.006, 0.03, 8  # half the size of a spot; up to where it reaches for the coast
ISLAND_SPOT = 0.25  # the largest half of a box that is taken for one island
LAKE_MIN, LAKE_SHORE = 0.03, 0.05  # of lakes that counties leave out: square degrees, degrees
REACH = 1.0         # degrees to the division whose land goes on in what has none


def on_grid(p):
    return round(p[0] * UNITS) / UNITS, round(p[1] * UNITS) / UNITS


def country_of(code):
    return code.split(".")[0]


class Points:
    """Points with names, to be asked for those within `reach` degrees, and some more."""

    def __init__(self, reach):
        self.reach, self.cells = reach, collections.defaultdict(list)

    def add(self, name, p):
        self.cells[math.floor(p[0] / self.reach), math.floor(p[1] / self.reach)].append((name, p))

    def find(self, x, y):
        column, row = math.floor(x / self.reach), math.floor(y / self.reach)
        for i in range(9):
            yield from self.cells.get((column + i % 3 - 1, row + i // 3 - 1), ())


# ---- divisions of today ----

def codes_in(i, held, totals):
    """The divisions that share a polygon: those at home in it, and those of many of its settlements."""
    cc = division_join.joined()[i]["cc"]
    count = collections.Counter(p["admin1"] for p in held if p["cc"] == cc)
    return {code for code, n in count.items()
            if n >= HOME_SHARE * totals[cc, code] or n >= OWN_SHARE * sum(count.values())}


@functools.cache
def settlements_of():
    of = collections.defaultdict(list)
    for p in sources.settlements():
        of[p["cc"]].append(p)
    return of


def box_of(parts, margin):
    xs, ys = [p[0] for part in parts for p in part[0]], [p[1] for part in parts for p in part[0]]
    return min(xs) - margin, min(ys) - margin, max(xs) + margin, max(ys) + margin


def sites_of(i, held, totals, known):
    """Where the polygon is no division of today, the settlements that tell which one each point is in; else None."""
    parts, joined = division_join.polygons_of(i), division_join.joined().get(i)
    cc = joined["cc"] if joined else sources.division_outlines()[i]["properties"].get("iso_a2")
    codes = codes_in(i, held, totals) if held else {p["admin1"] for p in settlements_of()[cc]} if not joined else ()
    west, south, east, north = box_of(parts, FAR)
    near = [p for p in settlements_of()[cc] if p["admin1"] in codes and f"{cc}.{p['admin1']}" in known
            and west <= p["lon"] <= east and south <= p["lat"] <= north]
    return Sites(near, known) if len({p["admin1"] for p in near}) > 1 else None


# ---- the sources of land ----

class Sources:
    """rings: all that is drawn; find(x, y): (code or Sites) of the land at a point, None at sea."""

    def __init__(self):
        self.rings, self.locators = [], [Locator() for _ in range(5)]
        self.counties, self.divisions, self.lakes, self.islands, self.spots = self.locators
        self.known, self.second = divisions.codes(), counties.codes()
        self.lines = []
        self.add_counties()
        self.add_divisions()
        self.add_islands()
        self.add_spots()

    def add(self, locator, name, rings):
        rings = [[on_grid(p) for p in ring] for ring in rings]
        rings = [ring for ring in rings if len(set(ring)) > 2] if len(set(rings[0])) > 2 else []
        if rings:
            locator.add(name, rings)
        self.rings += rings

    def add_counties(self):
        for code, outlines in sources.us_counties().items():
            code = code if code in self.second else code.rpartition(".")[0]
            for rings in outlines:
                self.add(self.counties, code, rings)
        for row in tsv.read("kept", "waters"):
            rings = [[tuple(map(float, point.split(","))) for point in ring.split()] for ring in row["points"].split(";")]
            west, south, east, north = box_of([rings], 0)
            if (east - west) * (north - south) > LAKE_MIN:
                self.lakes.add(True, rings[:1])

    def add_divisions(self):
        held_by, totals = division_join.settlements_by_polygon(), collections.Counter()
        for p in sources.settlements():
            totals[p["cc"], p["admin1"]] += 1
        free = set(self.known) - {j["code"] for j in division_join.joined().values()}
        for i in range(len(sources.division_outlines())):
            parts = division_join.polygons_of(i)
            name = sites_of(i, held_by.get(i, []), totals, self.known) if parts else None
            if name:
                self.lines += clipped(name.lines(), parts)
            largest = max(range(len(parts)), key=lambda k: abs(signed_area(parts[k][0])), default=0)
            for k, rings in enumerate(parts):
                own = self.known if k != largest else free
                self.add(self.divisions, name or division_join.island_code(i, k, own) or self.code_of(i), rings)

    def code_of(self, i):
        j = division_join.joined().get(i)
        if not j:
            return sources.division_outlines()[i]["properties"].get("iso_a2") or ""
        code = j["code"] + "." + j["a2"] if j["a2"] else ""
        return code if code in self.second else j["code"] if j["code"] in self.known else j["cc"]

    def add_islands(self):
        for row in tsv.read("kept", "minor_islands"):
            self.add(self.islands, "", [[tuple(map(float, p.split(","))) for p in ring.split()]
                                        for ring in row["points"].split(";")])

    def is_lake_shore(self, x, y):
        return any(self.lakes.find(x + dx, y + dy) for dx in (0, -LAKE_SHORE, LAKE_SHORE) for dy in (0, -LAKE_SHORE, LAKE_SHORE))

    def find(self, x, y):
        found = self.counties.find(x, y)
        if found is None:
            found = self.divisions.find(x, y)
            is_us = found is not None and not isinstance(found, Sites) and country_of(found) == "US"
            found = None if is_us and not self.is_lake_shore(x, y) else found
        if found is None:
            found = self.islands.find(x, y)
        return self.spots.find(x, y) if found is None else found

    def is_land(self, x, y):
        return all(self.find(x + dx, y + dy) is not None for dx, dy in
                   ((0, 0), (COAST, 0), (-COAST, 0), (0, COAST), (0, -COAST)))

    def add_spots(self):
        coast = Points(SPOT_FAR)
        for ring in self.rings:
            for p in ring:
                coast.add("", p)
        spots = []
        for x, y, code, half in places():
            if not self.is_land(x, y):
                near = min((math.dist(p, (x, y)), p) for _, p in [*coast.find(x, y), ("", (x, y + 9))])
                tip = [near[1]] if near[0] < SPOT_FAR and half <= SPOT else []
                spots.append((code, [hull(spot(x, y, half) + tip)]))
        for code, rings in spots:
            self.add(self.spots, code, rings)


def places():
    """(x, y, code, half the size) of all that is on land."""
    known = divisions.codes()
    for p in sources.settlements():
        code = p["cc"] + "." + p["admin1"]
        yield p["lon"], p["lat"], code if code in known else p["cc"], SPOT
    for row in (dict(zip(features.COLUMNS, row)) for row in features.rows()):
        x, y = float(row["lon"]), float(row["lat"])
        if row["tag"] == "aeroway=aerodrome":
            yield x, y, "", SPOT
        elif row["tag"] in ("place=island", "place=islet"):
            west, south, east, north = map(float, (row["bbox_w_s_e_n"] or f"{x},{y},{x},{y}").split(","))
            half = min(east - west, north - south) / 3
            if half <= ISLAND_SPOT:
                yield x, y, "", max(half, SPOT)


def spot(x, y, half):
    wide = half / max(0.2, math.cos(math.radians(y)))
    corners = [2 * math.pi * i / SPOT_CORNERS for i in range(SPOT_CORNERS)]
    return [on_grid((x + wide * math.cos(a), y + half * math.sin(a))) for a in corners]


def hull(points):
    """Closed, counterclockwise."""
    points, ring = sorted(set(points)), []
    for way in points, points[::-1]:
        begin = len(ring)
        for p in way:
            while len(ring) > begin + 1 and ((ring[-1][0] - ring[-2][0]) * (p[1] - ring[-2][1])
                                             <= (ring[-1][1] - ring[-2][1]) * (p[0] - ring[-2][0])):
                ring.pop()
            ring.append(p)
        ring.pop()
    return [*ring, ring[0]]


def clipped(lines, parts):
    shape = geos.call("GEOSMakeValid", geos.polygons(parts))
    return [line for line in geos.parts(geos.call("GEOSIntersection", geos.lines(lines), shape)) if len(line) > 1] if lines else []


# ---- faces ----

def edges_once(rings):
    """The rings as lines, an edge that two of them share once, cut at whole degrees."""
    seen, found = set(), []
    for ring in rings:
        line = []
        for a, b in zip(ring, ring[1:]):
            key = (a, b) if a < b else (b, a)
            if key in seen or a == b:
                line = []
                continue
            seen.add(key)
            if not line:
                line = [a]
                found.append(line)
            line += cuts(a, b) + [b]
    return found


def cuts(a, b):
    """Where the edge crosses whole degrees."""
    found = []
    for axis in 0, 1:
        low, high = sorted((a[axis], b[axis]))
        for at in range(math.floor(low) + 1, math.ceil(high)):
            t = (at - a[axis]) / (b[axis] - a[axis])
            other = a[1 - axis] + (b[1 - axis] - a[1 - axis]) * t
            found.append((t, on_grid((at, other) if axis == 0 else (other, at))))
    return [p for _, p in sorted(found)]


def degree_lines():
    return ([[(x, y) for y in range(-90, 91)] for x in range(-180, 181)]
            + [[(x, y) for x in range(-180, 181)] for y in range(-90, 91)])


class Countries:
    def __init__(self):
        self.locator, self.rings = Locator(), []
        for cc, rings in claims.country_polygons():
            rings = [[on_grid(p) for p in ring] for ring in rings]
            self.locator.add(cc, rings)
            self.rings += rings


def label(source, countries, x, y):
    """(code, the country that it should be in instead)"""
    found = source.find(x, y)
    if found is None:
        return None, None
    code = found.nearest(x, y) if isinstance(found, Sites) else found
    cc = countries.locator.find(x, y)
    return (code, None) if cc is None or country_of(code) == cc else ("", cc)


def labelled():
    """[(code, rings)] of the land's faces."""
    source, countries = Sources(), Countries()
    lines = edges_once(source.rings + countries.rings + [[on_grid(p) for p in line] for line in source.lines])
    faces, open_faces = [], []
    for rings in geos.faces(geos.noded(lines + degree_lines(), 1 / UNITS)):
        code, cc = label(source, countries, *geos.inner_point(rings))
        if code:
            faces.append((code, rings))
        elif cc:
            open_faces.append((cc, rings))
    return faces + filled(faces, open_faces)


def filled(faces, open_faces):
    """Land that another country's lines have, or none, goes on from the nearest of its own country."""
    wanted = {cc for cc, _ in open_faces}
    own = [(code, rings[0]) for code, rings in faces if country_of(code) in wanted]
    touching, near, far = collections.defaultdict(set), Points(SPOT_FAR), Points(REACH)
    for code, ring in own:
        for p in ring:
            touching[p].add(code)
    for code, p in sorted({(code, p) for p, codes in touching.items() for code in codes}):
        near.add(code, p)
    for code, p in sorted({(code, (round(p[0], 1), round(p[1], 1))) for code, ring in own for p in ring}):
        far.add(code, p)
    return [(neighbour(cc, rings[0], touching, near, far) or cc, rings) for cc, rings in open_faces]


def neighbour(cc, ring, touching, near, far):
    """The code of the country that has most points with a ring, else the nearest point; None when all are far."""
    count = collections.Counter(code for p in ring[1:] for code in touching.get(p, ()) if country_of(code) == cc)
    if count:
        return min(count, key=lambda code: (-count[code], code))
    for points, corners in (near, ring), (far, ring[:1]):
        found = [(math.dist(p, q), code) for q in corners for code, p in points.find(*q) if country_of(code) == cc]
        if found:
            return min(found)[1]
    return None


def own_islands(faces):
    """The same, but an island whose settlements are all in another division of the country is that one's."""
    count = collections.Counter(p for _, rings in faces for p in set(rings[0]))
    held, known = collections.defaultdict(list), divisions.codes()
    for p in sources.settlements():
        held[math.floor(p["lon"]), math.floor(p["lat"])].append((p["lon"], p["lat"], f"{p['cc']}.{p['admin1']}"))
    result = []
    for code, rings in faces:
        if all(count[p] == 1 for p in rings[0]):
            shape, cell = geos.polygons([rings]), (math.floor(rings[0][0][0]), math.floor(rings[0][0][1]))
            codes = {other for x, y, other in held[cell] if shape.has(x, y)}
            is_other = len(codes) == 1 and codes <= known and country_of(min(codes)) == country_of(code)
            code = min(codes) if is_other and not code.startswith(min(codes)) else code
        result.append((code, rings))
    return result


def joined_faces():
    """The same with one face of a division in each cell wherever they touch."""
    groups = collections.defaultdict(list)
    for code, rings in own_islands(labelled()):
        x, y = rings[0][0][0], rings[0][0][1]
        for px, py in rings[0]:
            x, y = min(x, px), min(y, py)
        groups[code, math.floor(x), math.floor(y)].append(rings)
    return [(key[0], rings) for key, found in sorted(groups.items())
            for rings in (geos.dissolved(found) if len(found) > 1 else found)]
