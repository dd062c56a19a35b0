"""Runs query sets in the CSV form of geocoder-tester (which no package registry has) the way that program does with
--api-type nominatim, /search?format=geocodejson, and --api-type photon, /api: each expected_* column must equal the
property of one feature, and expected_coordinate (lat,lon,metres) must be near enough.

tester.py same NOMINATIM-URL GEOCODER-URL CSV...   both must find the same rows
tester.py works GEOCODER-URL CSV...                every answer must be of that form; prints the share found
tester.py photon PHOTON-URL CSV...                 the same of the other API
"""
import csv
import json
import sys
from functools import partial
from pathlib import Path
from urllib.error import HTTPError
from urllib.parse import urlencode
from urllib.request import urlopen

from geopy.distance import distance


def rows(path):
    with open(path, encoding="utf-8") as f:
        dialect = csv.Sniffer().sniff(f.read(1024))
        f.seek(0)
        return [row for row in csv.DictReader(f, dialect=dialect) if row.get("query")]


def nominatim(url, row):
    params = {"format": "geocodejson", "q": row["query"], "limit": row.get("limit") or 1, "addressdetails": 1}
    if row.get("lang"):
        params["accept-language"] = row["lang"]
    return f"{url}/search?{urlencode(params)}"


def photon(url, row):
    params = {"q": row["query"], "limit": row.get("limit") or 1}
    params |= {key: row[key] for key in ("lat", "lon", "lang") if row.get(key)}
    return f"{url}/api/?{urlencode(params)}"


def search(address):
    with urlopen(address, timeout=30) as reply:
        return json.load(reply)["features"]


def matches(feature, expected):
    properties = feature["properties"]
    properties = properties.get("geocoding", properties)
    lon, lat = feature["geometry"]["coordinates"]
    for key, value in expected.items():
        if key == "coordinate":
            want_lat, want_lon, metres = map(float, value.split(","))
            if int(distance((want_lat, want_lon), (lat, lon)).meters) > metres:
                return False
        elif str(properties.get(key)) != value:
            return False
    return True


def found(url, row, api=nominatim):
    expected = {k[len("expected_"):]: v for k, v in row.items() if k.startswith("expected_") and v}
    return any([matches(feature, expected) for feature in search(api(url, row))])  # a list: look at every feature's form


def report(name, why):
    print(f"FAIL geocoder-tester: {name}: {why}" if why else f"ok geocoder-tester: {name}", flush=True)


def same(real, ours, *paths):
    for row in (row for path in paths for row in rows(path)):
        try:
            want, got = found(real, row), found(ours, row)
            report(row["query"], None if want == got else f"found: {got}, by Nominatim: {want}")
        except (OSError, KeyError, TypeError, ValueError) as e:
            report(row["query"], f"{type(e).__name__} {e}")


def works(ours, *paths, api=nominatim):
    if not paths or not Path(paths[0]).exists():
        report("query sets", f"{paths} is not there")
        return
    for path in paths:
        hits, wrong, table = 0, None, rows(path)
        for row in table:
            try:
                hits += found(ours, row, api)
            except (HTTPError, OSError, KeyError, TypeError, ValueError) as e:
                wrong = f"{row['query']}: {type(e).__name__} {e}"
        name = "/".join(Path(path).parts[-2:])
        report(f"{name}, {api.__name__}, {hits} of {len(table)} found as OpenStreetMap has them", wrong)


{"same": same, "works": works, "photon": partial(works, api=photon)}[sys.argv[1]](*sys.argv[2:])
