"""places: settlements of 5,000 people and more, and seats of divisions."""
import functools

from lib import sources, tsv
from lib.geometry import box_of

COLUMNS = ("geonameid", "name", "ascii", "lat", "lon", "fcode", "cc", "admin1", "admin2", "pop", "tz",
           "bbox_w_s_e_n", "local", "languages")
POPULATION_MIN = 5000
SEATS = ("PPLC", "PPLA")  # of a country, of a first-level division


@functools.cache
def selected():
    """The settlements of the table, corrected by hand, in the order of their ids."""
    own = tsv.hand("places", "geonameid")
    chosen = []
    for p in sorted(sources.settlements(), key=lambda p: int(p["id"])):
        if p["pop"] >= POPULATION_MIN or p["fcode"] in SEATS:
            corrections = own.get(p["id"], {})
            chosen.append({**p, **{c: corrections[c] for c in ("fcode", "tz") if corrections.get(c)}})
    return chosen


def is_box_of(p, box):
    """Whether a box, found by name, is that of this place and not a namesake's: it holds the place, but for the
    outskirts, and is no wider than the largest of cities."""
    west, south, east, north = box
    away = max(west - p["lon"], p["lon"] - east, south - p["lat"], p["lat"] - north)
    return away <= min(0.2, max(0.05, east - west, north - south)) and max(east - west, north - south) <= 3


@functools.cache
def boxes():
    """id -> box as text."""
    kept = {row["geonameid"]: row["bbox_w_s_e_n"] for row in tsv.read("kept", "urban_boxes")}
    return {p["id"]: kept[p["id"]] for p in selected() if p["id"] in kept and is_box_of(p, box_of(kept[p["id"]]))}


def rows():
    own = tsv.hand("places", "geonameid")
    return [(p["id"], p["name"], p["ascii"] if p["ascii"] != p["name"] else "", "%.5f" % p["lat"], "%.5f" % p["lon"],
             p["fcode"], p["cc"], p["admin1"], p["admin2"], str(p["pop"]), p["tz"], boxes().get(p["id"], ""),
             own.get(p["id"], {}).get("local", ""), str(len(sources.tagged_names().get(p["id"], ()))))
            for p in selected()]
