"""Landmarks: sights, museums and tall towers of Wikidata in 2021.

How famous one is the source hardly tells: a name that a settlement bears stays the settlement's, unless by hand.
"""
from lib import sources, tsv
from lib.geometry import Locator, rings_of
from lib.spelling import fold

TAGS = {"museum": "tourism=museum"}  # all else is an attraction
VISITORS_MIN, HEIGHT_MIN_M = 100000, 200
HOUSES_OF_MERCHANTS = {"RU", "BY"}  # most of what the source calls a sight there
RANKS = [(5000000, 6), (1000000, 7), (VISITORS_MIN, 8)]  # by visitors a year
RANK_UNKNOWN = 10


def number(text):
    try:
        return float(text)
    except ValueError:
        return 0


def rank_of(row):
    return next((rank for least, rank in RANKS if number(row["visitors"]) >= least), RANK_UNKNOWN)


def feature(tag, name, row, rank):
    return dict(tag=tag, name=name, aliases=[], lat=float(row["lat"]), lon=float(row["lon"]), box="", rank=rank,
                names="")


def features():
    countries = Locator()
    for cc, geometry in sources.country_outlines():
        for polygon in rings_of(geometry):
            countries.add(cc, polygon)
    taken = {fold(p["name"]) for p in sources.settlements()}
    found = {}
    for row in tsv.read("kept", "landmarks"):
        name = " ".join(row["name"].replace(",", " ").split())
        is_sight = row["kind"] == "attraction" and \
            countries.find(float(row["lon"]), float(row["lat"])) not in HOUSES_OF_MERCHANTS
        is_wanted = is_sight or row["kind"] == "museum" or number(row["visitors"]) >= VISITORS_MIN or \
            number(row["height"]) >= HEIGHT_MIN_M
        if is_wanted and name and fold(name) not in taken:
            kept = found.setdefault(fold(name), [])  # namesakes stay, one in a country
            kept.append(feature(TAGS.get(row["kind"], "tourism=attraction"), name, row, rank_of(row)))
    return [f for same in found.values() for f in same]
