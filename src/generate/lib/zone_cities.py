"""The cities that zones are named after, in all languages of CLDR."""
import collections
import functools

from lib import cldr
from lib.settlements import settlements
from lib.spelling import fold


# CLDR keeps the first names of zones.
FIRST_NAMES = {"Africa/Asmara": "Africa/Asmera", "America/Argentina/Buenos_Aires": "America/Buenos_Aires",
               "America/Nuuk": "America/Godthab", "Asia/Ho_Chi_Minh": "Asia/Saigon", "Asia/Kathmandu": "Asia/Katmandu",
               "Asia/Kolkata": "Asia/Calcutta", "Asia/Yangon": "Asia/Rangoon", "Europe/Kyiv": "Europe/Kiev"}
AREAS = {"America/Bahia", "Indian/Mahe"}  # named after a state and an island, not after the town that is called so, too


def zones_of(tree, path=()):
    """Yields (zone, city) of a locale's tree, which has a level for each part of a zone's name."""
    for key, value in tree.items():
        if isinstance(value, dict):
            if "exemplarCity" in value:
                yield "/".join([*path, key]), value["exemplarCity"]
            yield from zones_of(value, (*path, key))


@functools.cache
def names_of_zones():
    """zone -> {language: city}"""
    names = collections.defaultdict(dict)
    for language, tree in cldr.languages("cldr-dates-full", "timeZoneNames.json"):
        for zone, city in zones_of(tree["dates"]["timeZoneNames"].get("zone", {})):
            names[zone].setdefault(language, city)
    return names


@functools.cache
def names():
    """id -> {language: name}, of the largest settlement of the zone that bears the zone's name."""
    best = {}
    for p in settlements():
        zone = FIRST_NAMES.get(p["tz"], p["tz"])
        if zone not in names_of_zones() or zone in AREAS or p["fcode"] == "PPLX" or \
                p["pop"] <= best.get(zone, (-1,))[0]:
            continue
        wanted = {fold(names_of_zones()[zone].get("en", "")), fold(p["tz"].rpartition("/")[2])} - {""}
        if wanted & {fold(text) for text in [p["name"], *p["alternates"]]}:
            best[zone] = p["pop"], p["id"]
    return {id: names_of_zones()[zone] for zone, (_, id) in best.items()}
