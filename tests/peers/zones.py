"""Compares the time zones of points with those of timezonefinder, whose outlines (ODbL) are only used here.

    zones.py BINARY

Two zones are alike when their clocks are, in January and in July. Prints `ok NAME` or `FAIL NAME: why` per class.
"""
import datetime
import json
import math
import pathlib
import random
import subprocess
import sys
import zoneinfo

from timezonefinder import TimezoneFinder

POINTS = 1500
BORDER_DEG = 0.5  # another zone is nearer than this
PLACES = pathlib.Path(__file__).parents[2] / "vendor/gazetteer/generated/places.tsv"
GOALS = {"settled": 99, "land": 99, "borders": 97}
finder = TimezoneFinder()
rnd = random.Random(11)


def zone_at(lat, lon):
    """The zone on land and in territorial waters; None at sea."""
    zone = finder.timezone_at(lat=lat, lng=(lon + 180) % 360 - 180)
    return None if not zone or zone.startswith("Etc/") else zone


def anywhere():
    return math.degrees(math.asin(rnd.uniform(-0.85, 0.99))), rnd.uniform(-180, 180)


def reverse(binary, points):
    """The answers of the binary at the points."""
    lines = "".join(f"{lat:.5f}, {lon:.5f}\n" for lat, lon in points)
    run = subprocess.run([binary, "batch", "-", "--offline"], input=lines, text=True, capture_output=True, check=True)
    return [json.loads(line).get("result") or {} for line in run.stdout.splitlines()]


def offsets(zone):
    try:
        info = zoneinfo.ZoneInfo(zone)
    except (ValueError, zoneinfo.ZoneInfoNotFoundError):
        return None
    return [datetime.datetime(2026, month, 15, tzinfo=info).utcoffset() for month in (1, 7)]


def points_where(is_wanted):
    points = []
    while len(points) < POINTS:
        point = anywhere()
        points += [point] if zone_at(*point) and is_wanted(*point) else []
    return points


def points_settled():
    header, *rows = PLACES.read_text(encoding="utf-8").splitlines()
    lat, lon = (header.split("\t").index(name) for name in ("lat", "lon"))
    cells = [row.split("\t") for row in rnd.sample(rows, POINTS)]
    points = [(float(c[lat]) + rnd.gauss(0, 0.03), float(c[lon]) + rnd.gauss(0, 0.03)) for c in cells]
    return [point for point in points if zone_at(*point)]


def is_at_border(lat, lon):
    wide = BORDER_DEG / max(math.cos(math.radians(lat)), 0.1)
    zones = {zone_at(lat + dy * BORDER_DEG, lon + dx * wide)
             for dx, dy in ((0, 0), (1, 0), (-1, 0), (0, 1), (0, -1))}
    return None not in zones and len(zones) > 1


def main(binary):
    classes = {"settled": points_settled(), "land": points_where(lambda lat, lon: True),
               "borders": points_where(is_at_border)}
    for name, points in classes.items():
        answers = reverse(binary, points)
        rows = [(point, answer) for point, answer in zip(points, answers)
                if answer.get("address", {}).get("country")]  # the others are off shore
        good = sum(offsets(answer.get("timezone")) == offsets(zone_at(*point)) for point, answer in rows)
        share = 100 * good / len(rows)
        what = f"time zones, {name}: {share:.1f} % of {len(rows)} points"
        print(f"ok {what}" if share >= GOALS[name] else f"FAIL {what}: the goal is {GOALS[name]} %")


main(sys.argv[1])
