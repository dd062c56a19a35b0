"""Airports with an IATA code: of airportsdata, their importance of Natural Earth, which has the largest, else of their
names, for the source tells neither traffic nor size."""
import csv
import functools
import io
import re

from lib import packages, tsv
from lib.spelling import fold

TAG = "aeroway=aerodrome"
INTERNATIONAL, OTHER, SPECIAL = 9, 10, 12  # ranks, below those of Natural Earth
IS_SPECIAL = re.compile(r"\b(?:Air (?:Force )?Base|Air Station|AFB|RAF|RNAS|CFB|Army|Naval|Military|Heliport|Seaplane|"
                        r"Water|Airstrip|Closed)\b")


@functools.cache
def known():
    """IATA code -> the name and rank that Natural Earth has"""
    return {row["alt"]: row for row in tsv.read("kept", "features") if row["kind"].lower() == "airport" and row["alt"]}


def rank_of(row):
    if IS_SPECIAL.search(row["name"]):
        return SPECIAL
    if row["iata"] in known():
        return float(known()[row["iata"]]["scalerank"])
    return INTERNATIONAL if "International" in row["name"] else OTHER


def city_of(row):
    """"Istanbul" of "Arnavutköy, Istanbul"; the first of "Bale/Mulhouse"."""
    return re.split("/|-(?=[A-Z])", row["city"].split(", ")[-1])[0].strip()


def feature_of(row, clean):
    """`clean` writes a name of Natural Earth out."""
    name = row["name"].replace(",", " ")
    other = clean(known()[row["iata"]]["name"]) if row["iata"] in known() else ""
    texts = [city_of(row) + " Airport" if city_of(row) else "", other]
    aliases = [text.replace(",", " ") for text in texts if text and fold(text) != fold(name)]
    codes = [row["iata"], *([row["icao"]] if re.fullmatch("[A-Z]{4}", row["icao"]) else [])]
    return dict(tag=TAG, name=name, aliases=[*codes, *dict.fromkeys(aliases)], lat=float(row["lat"]),
                lon=float(row["lon"]), box="", rank=rank_of(row), names="", tz=row["tz"])


def features(clean):
    text = packages.file("airportsdata", "airportsdata/airports.csv").decode()
    return [feature_of(row, clean) for row in csv.DictReader(io.StringIO(text)) if row["iata"]]
