"""Municipalities of Spain and the settlements that they are named after."""
import collections
import functools

from lib import sources
from lib.geometry import Locator, inside, middle_of, outline_box, signed_area
from lib.spelling import fold


@functools.cache
def located():
    """code -> the settlements in it, the largest first"""
    locator = Locator()
    for code, _, polygons in sources.es_municipalities():
        for polygon in polygons:
            locator.add(code, polygon)
    found = collections.defaultdict(list)
    for p in sorted(sources.settlements(), key=lambda p: (-p["pop"], int(p["id"]))):
        if p["cc"] == "ES" and p["fcode"] != "PPLX":
            found[locator.find(p["lon"], p["lat"])].append(p)
    return found


def is_of(name, municipality):
    return bool({fold(text) for text in name.split("/")} & {fold(text) for text in [municipality, *municipality.split("/")]})


def seat(code, name):
    """The id of its settlement: of its name, else its largest, else a row of its own."""
    held = located().get(code, [])
    named = [p for p in held if is_of(p["name"], name)] or held
    return named[0]["id"] if named else "ES" + code


def middle(polygons):
    """(lat, lon) in its largest part: halfway between the sides where the line through the middle is longest inside."""
    rings = max(polygons, key=lambda rings: abs(signed_area(rings[0])))
    west, south, east, north = outline_box(rings[:1])
    lat = (south + north) / 2
    steps = [west + (east - west) * i / 40 for i in range(41)]
    run, best = [], []
    for lon in steps:
        run = [*run, lon] if inside(rings, lon, lat) else []
        best = max(best, run, key=len)
    return (lat, best[len(best) // 2]) if best else middle_of((west, south, east, north))


def empty():
    """[(id, name, other name, (lat, lon), a settlement of its province)] of those without a settlement in the sources."""
    of_province = {code[:2]: held[0] for code, held in sorted(located().items(), key=lambda row: row[0] or "") if code}
    return [(seat(code, name), *(name.split("/") + [""])[:2], middle(polygons), of_province[code[:2]])
            for code, name, polygons in sources.es_municipalities()
            if not located().get(code) and code[:2] in of_province]
