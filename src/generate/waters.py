"""waters: the shores of lakes and reservoirs, as lines with the lake on one side; islands in them are no water.

A lake is told by what features.py makes of it: its tag, name and position, as src/index/tables.c finds it.
"""
import features
from lib import arcs, lakes

COLUMNS = ("left", "right", "points")
TOLERANCE = 0.001  # degrees


def places_of_features():
    found = []
    for row in (dict(zip(features.COLUMNS, row)) for row in features.rows()):
        if row["tag"] in lakes.TAGS:
            found.append(lakes.place(row["tag"], float(row["lat"]), float(row["lon"]),
                                     (row["name"], *row["aliases"].split(",")),
                                     ref=f"{row['tag']} {row['name']} {row['lat']},{row['lon']}"))
    return found


def rows():
    places, known = places_of_features(), []
    for names, rings, box in lakes.without_parts(lakes.polygons(features.feature_name)):
        place = lakes.place_of(names, rings, box, places)
        if place:
            known.append((place["ref"], rings))
        elif names:
            raise LookupError("a lake is no feature: " + " ".join(sorted(names)))
    lines = [(left, right, arcs.simplify(points, [TOLERANCE] * len(points)))
             for left, right, points in arcs.arcs_of(known)]
    return [(left, right, " ".join("%.3f,%.3f" % p for p in points)) for left, right, points in lines
            if points[0] != points[-1] or len(points) >= 4]
