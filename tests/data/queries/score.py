#!/usr/bin/env python3
"""Scores a geocoder on the query sets of this folder (README.md has the rules), in three letter cases.

score.py GEOCODER [--kept | --fitting] [--case tlu] [SET...]

GEOCODER   the program of this project, asked over stdio with its own data; or the address of a Nominatim-compatible
           search, http://127.0.0.1:8080/search
--kept     only the half of the rows that is kept for judging; --fitting: only the other half
--case     t: as written, l: lower case, u: UPPER CASE
SET        statuses, or statuses.csv; default: every set of this folder that has rows to search for

A fit of weights imports is_kept of this file, and uses no row for which it is true."""
import argparse
import collections
import csv
import hashlib
import json
import math
import os
import subprocess
import sys
import unicodedata
import urllib.parse
import urllib.request
from pathlib import Path

HERE = Path(__file__).parent
KM = 25  # where a row has a point, and says no distance
LIMIT, SURE, BINS = 5, 0.9, 10
MADE_UP_SHARE = 0.2  # of the rows of a calibration error: how many of the words that people type name no place
CASES = {"t": ("as written", str), "l": ("in lower case", str.lower), "u": ("IN UPPER CASE", str.upper)}
# Where a question, or a place without certainty, is a right answer: not in the line "all that names one place".
ASKED = {"misspelt_areas", "typos_one", "typos_two", "postcodes_alone", "postcodes_countries", "postcodes_towns", "statuses"}


def is_kept(query):
    """Whether the rows of a query are kept for judging: half of all, the same in every set and letter case."""
    return hashlib.sha256(query.casefold().encode()).digest()[0] % 2 == 0


# ---- rows ----

def rows_of(name):
    with open(HERE / f"{name}.csv", encoding="utf-8", newline="") as f:
        return [row for row in csv.DictReader(f, delimiter=";", quoting=csv.QUOTE_NONE)
                if row.get("query") and (row.get("lat") or row.get("kind") or row.get("status"))]


def has_searches(path):
    with open(path, encoding="utf-8") as f:
        columns = f.readline().strip().split(";")
    return {"query", "kind"} <= set(columns) and path.stem != "prefixes"  # which are completed


# ---- geocoders: a query becomes its status and up to five places ----

class Program:
    has_status = True

    def __init__(self, path):
        environment = {k: v for k, v in os.environ.items() if not k.startswith(("NOMINATIM_", "GEOCODER_"))}
        environment["GEOCODER_BACKEND"] = "gazetteer"
        self.process = subprocess.Popen([path, "mcp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment)
        self.call("initialize", {"protocolVersion": "2025-11-25", "capabilities": {}, "clientInfo": {"name": "score", "version": "1"}})

    def call(self, method, params):
        line = json.dumps({"jsonrpc": "2.0", "id": 1, "method": method, "params": params})
        self.process.stdin.write(line.encode() + b"\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline()).get("result", {})

    def search(self, query):
        arguments = {"query": query, "limit": LIMIT, "detail": "full"}
        answer = self.call("tools/call", {"name": "geocode", "arguments": arguments}).get("structuredContent") or {}
        return answer.get("status"), (answer.get("results") or answer.get("choices") or [])[:LIMIT]


class Server:
    has_status = False  # any place is ok

    def __init__(self, address):
        self.address = address

    def search(self, query):
        words = urllib.parse.urlencode({"q": query, "format": "jsonv2", "limit": LIMIT, "addressdetails": 1})
        request = urllib.request.Request(f"{self.address}?{words}", headers={"User-Agent": "geocoder-score"})
        with urllib.request.urlopen(request, timeout=60) as reply:
            places = json.load(reply)[:LIMIT]
        return "ok" if places else "needs_clarification", places


# ---- whether a place is the right one ----

def km(lat1, lon1, lat2, lon2):
    lat1, lon1, lat2, lon2 = map(math.radians, (lat1, lon1, lat2, lon2))
    h = math.sin((lat2 - lat1) / 2) ** 2 + math.cos(lat1) * math.cos(lat2) * math.sin((lon2 - lon1) / 2) ** 2
    return 12742 * math.asin(math.sqrt(h))


def plain(text):
    return "".join(c for c in unicodedata.normalize("NFD", text) if c.isalnum()).casefold()


def is_kind(place, word, name):
    address = place.get("address") or {}
    kind = place.get("place_type") or place.get("type")
    is_area = (place.get("category"), kind) == ("boundary", "administrative")
    is_town = place.get("category") == "place" and kind in ("city", "town", "village", "hamlet", "suburb", "quarter", "borough",
                                                            "neighbourhood")
    known = {"country": place.get("place_rank") == 4, "division": is_area and place.get("place_rank", 0) > 4,
             "county": (place.get("address_type") or place.get("addresstype")) == "county", "settlement": is_town,
             "feature": not is_area and not is_town, "inhabited": is_area or is_town}
    if word in known:
        return known[word]
    if len(word) == 2:
        return (address.get("country_code") or "").lower() == word
    return word in (kind, address.get("ISO3166-2-lvl4"), address.get("ISO3166-2-lvl6")) or \
        bool(name) and plain(name) in plain(place.get("name") or "")


def is_right(row, place):
    """By the point where the row has one, whatever geocoders call the place there; else by its kind."""
    if row.get("lat"):
        return place.get("lat") is not None and \
            km(float(row["lat"]), float(row["lon"]), float(place["lat"]), float(place["lon"])) <= float(row.get("km") or KM)
    return bool(row.get("kind")) and all(is_kind(place, word, row.get("name")) for word in row["kind"].split())


# ---- scores ----

COLUMNS = [  # its header, and the counts whose share it is
    ("first", "first", "placed"), ("five", "five", "placed"), ("right if ok", "right ok", "ok"),
    ("needless", "needless", "placed"), ("made-up .9", "sure", "made up"), ("status", "met", "expected")]


def score(geocoder, row, case):
    status, places = geocoder.search(CASES[case][1](row["query"]))
    right = [is_right(row, place) for place in places]
    first, is_ok, is_made_up = any(right[:1]), status == "ok", row.get("kind") == "nowhere"
    expected = row.get("status") if case == "t" and geocoder.has_status else None
    confidence = places[0].get("confidence") if places else None
    return collections.Counter({
        "rows": 1, "placed": not is_made_up and bool(row.get("lat") or row.get("kind")), "first": first, "five": any(right),
        "ok": is_ok, "right ok": is_ok and first, "needless": first and not is_ok and row.get("status", "ok") == "ok",
        "made up": is_made_up and (confidence is not None or not places), "sure": is_made_up and (confidence or 0) >= SURE,
        "expected": bool(expected), "met": bool(expected) and expected == status}), (confidence, first, is_made_up)


def calibration_error(said):
    """Between the confidence and the share that is right, in ten bins. Of said, which has other rows as well, made-up rows
    weigh MADE_UP_SHARE of all."""
    said = [row for row in said if row[0] is not None]
    made_up = sum(is_made_up for _, _, is_made_up in said)
    is_mixed = 0 < made_up < len(said)
    weight = MADE_UP_SHARE / (1 - MADE_UP_SHARE) * (len(said) - made_up) / made_up if is_mixed else 1
    bins = [[0, 0, 0] for _ in range(BINS)]
    for confidence, is_first, is_made_up in said:
        for i, value in enumerate((1, confidence, is_first)):
            bins[min(int(confidence * BINS), BINS - 1)][i] += value * (weight if is_made_up else 1)
    total = sum(count for count, _, _ in bins)
    return f"{sum(abs(sure - right) for _, sure, right in bins) / total:.3f}" if total else "-"


def show(name, scores):
    total = sum((counts for counts, _ in scores), collections.Counter())
    shares = [f"{100 * total[part] / total[whole]:.1f}" if total[whole] else "-" for _, part, whole in COLUMNS]
    print(f"{name:26}{total['rows']:6}", *(f"{x:>11}" for x in shares + [calibration_error([said for _, said in scores])]), flush=True)


def run(geocoder, sets, case, half):
    print(f"{CASES[case][0]:26}{'n':>6}", *(f"{header:>11}" for header in [header for header, _, _ in COLUMNS] + ["ECE"]))
    every = {}
    for name in sets:
        rows = [row for row in rows_of(name) if half is None or is_kept(row["query"]) == half]
        every[name] = [score(geocoder, row, case) for row in rows]
        show(name, every[name])
    show("all", [row for scores in every.values() for row in scores])
    show("all that names one place", [row for name, scores in every.items() if name not in ASKED for row in scores])


def main():
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("geocoder")
    half = words.add_mutually_exclusive_group()
    half.add_argument("--kept", dest="half", action="store_const", const=True)
    half.add_argument("--fitting", dest="half", action="store_const", const=False)
    words.add_argument("--case", default="tlu")
    words.add_argument("sets", nargs="*", metavar="SET")
    given = words.parse_args()
    sets = [Path(name).stem for name in given.sets] or sorted(path.stem for path in HERE.glob("*.csv") if has_searches(path))
    geocoder = (Server if "://" in given.geocoder else Program)(given.geocoder)
    for case in given.case:
        run(geocoder, sets, case, given.half)


if __name__ == "__main__":
    main()
