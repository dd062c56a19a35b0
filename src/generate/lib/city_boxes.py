"""Boxes of cities: written by hand, else of the municipality, where that is no larger than a city.

The area of a municipality may be that of a province, in Brazil or Alaska: then it tells nothing of the city.
"""
import math

from lib import sources, tsv
from lib.geometry import DEGREE_KM, box_of
from lib.spelling import fold

SQUARE_KM = 0.011    # times the root of its people: half the side of the square that a city is, on the average
PROVINCE_AREA = 12   # times as large as that square is the box of a municipality at least that is no city


def square(p):
    high = SQUARE_KM * math.sqrt(p["pop"]) / DEGREE_KM
    wide = high / max(0.01, math.cos(math.radians(p["lat"])))
    return p["lon"] - wide, p["lat"] - high, p["lon"] + wide, p["lat"] + high


def size_of(box):
    return (box[2] - box[0]) * (box[3] - box[1])


def of_municipalities():
    """id -> box"""
    boxes = {row["geonameid"]: box_of(row["bbox_w_s_e_n"]) for row in tsv.read("kept", "municipality_boxes")}
    return {p["id"]: boxes[p["id"]] for p in sources.settlements()
            if p["id"] in boxes and size_of(boxes[p["id"]]) < PROVINCE_AREA * size_of(square(p))}


def names_of(p):
    return {fold(text) for text in (p["name"], p["ascii"], *sources.tagged_names().get(p["id"], {}).values())}


def by_hand():
    """id -> box: of the largest settlement of the name in the country that the box holds."""
    wanted = {(row["cc"], fold(row["name"])): box_of(row["bbox_w_s_e_n"]) for row in tsv.read("hand", "city_boxes")}
    countries, found = {cc for cc, _ in wanted}, {}
    for p in sources.settlements():
        if p["fcode"] == "PPLX" or p["cc"] not in countries:
            continue
        for key in {(p["cc"], name) for name in names_of(p)} & wanted.keys():
            west, south, east, north = wanted[key]
            is_inside = west <= p["lon"] <= east and south <= p["lat"] <= north
            if is_inside and p["pop"] >= found.get(key, p)["pop"]:
                found[key] = p
    lost = sorted(wanted.keys() - found.keys())
    if lost:
        raise LookupError(f"no settlement of that name is in the box that the hand says: {lost}")
    return {p["id"]: wanted[key] for key, p in found.items()}
