#!/usr/bin/env python3
"""Writes borders.csv: points on both sides of land borders, from the polygons of country-coder.

    borders.py BORDERS_JSON      src/data/borders.json of npm @rapideditor/country-coder

A point is taken along the common line of two countries, moved sideways, and kept when it lies in the polygon of
that side by this script's own even-odd test, which has nothing in common with the program's."""
import json
import math
import os
import random
import sys

PAIRS = ("DE-FR DE-PL DE-CZ DE-AT DE-NL CH-FR CH-IT ES-PT ES-FR US-CA US-MX BR-AR BR-UY CN-VN CN-RU IN-PK IN-BD IN-NP TH-LA "
         "TH-MY UA-PL UA-RO RU-FI NO-SE HU-SK RS-HU TR-GR IR-IQ EG-SD KE-TZ ZA-BW NG-NE CD-CG AR-CL BE-LU").split()
METRES = (300, 3000)


def rings(geometry):
    return [ring for polygon in geometry["coordinates"] for ring in polygon]


def inside(geometry, x, y):
    odd = False
    for ring in rings(geometry):
        for (x1, y1), (x2, y2) in zip(ring, ring[1:]):
            if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
                odd = not odd
    return odd


def main():
    with open(sys.argv[1], encoding="utf-8") as f:
        features = [x for x in json.load(f)["features"] if x["geometry"]]
    shapes = {}
    for feature in features:
        p = feature["properties"]
        code = p.get("iso1A2") or p.get("country")
        code = "FR" if code == "FX" else code
        if p.get("nameEn") not in ("Crimea",) and code:
            shapes.setdefault(code, []).append(feature["geometry"])
    random.seed(4)
    rows = []
    for pair in PAIRS:
        a, b = pair.split("-")
        edges = {}
        for code in (a, b):
            for geometry in shapes[code]:
                for ring in rings(geometry):
                    for p, q in zip(ring, ring[1:]):
                        edges.setdefault(tuple(sorted((tuple(p), tuple(q)))), set()).add(code)
        common = sorted(e for e, codes in edges.items() if len(codes) == 2)
        if not common:
            sys.exit("no common border: " + pair)
        wanted = {(code, m): 1 for code in (a, b) for m in METRES}
        while any(wanted.values()):
            (x1, y1), (x2, y2) = random.choice(common)
            t, metres = random.uniform(0.2, 0.8), random.choice(METRES)
            x, y = x1 + (x2 - x1) * t, y1 + (y2 - y1) * t
            k = math.cos(math.radians(y))
            nx, ny = -(y2 - y1), (x2 - x1) * k
            length = math.hypot(nx, ny)
            side = random.choice((1, -1)) * metres / 111195 / length
            px, py = round(x + nx * side / k, 5), round(y + ny * side, 5)
            for code in (a, b):
                if wanted[code, metres] and any(inside(g, px, py) for g in shapes[code]):
                    wanted[code, metres] = 0
                    rows.append((pair, "%d m" % metres, "%.5f" % py, "%.5f" % px, code.lower()))
    with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "borders.csv"), "w", encoding="utf-8") as f:
        f.write("border;off;lat;lon;expected_country_code\n")
        for r in rows:
            f.write(";".join(r) + "\n")
    print(len(rows), "points")


if __name__ == "__main__":
    main()
