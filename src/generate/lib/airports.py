"""Airports with an IATA code: of airportsdata, the names that people use of the well-known ones by hand. Their importance
is written by hand, else of Natural Earth, else of their names, for the source tells neither traffic nor size."""
import csv
import functools
import io
import re

from lib import packages, tsv
from lib.geometry import away_km
from lib.spelling import fold

TAG = "aeroway=aerodrome"
INTERNATIONAL, OTHER, SPECIAL = 9, 10, 12  # ranks, below those of Natural Earth
SEXAGESIMAL = ("BE",)
SAME_KM = 12  # what is farther from where the code was once has moved
IS_SPECIAL = re.compile(r"\b(?:Air (?:Force )?Base|Air Station|AFB|RAF|RNAS|CFB|Army|Naval|Military|Heliport|Seaplane|"
                        r"Water|Airstrip|Closed)\b")


@functools.cache
def known():
    """IATA code -> the name and rank that Natural Earth has"""
    return {row["alt"]: row for row in tsv.read("kept", "features") if row["kind"].lower() == "airport" and row["alt"]}


def degrees(row, axis):
    """Those of Belgium are degrees, minutes and seconds with the point behind the degrees: 50.5405 is 50 54 05."""
    moved = by_hand().get(row["iata"], {}).get(axis)
    if moved:
        return float(moved)
    if row["country"] not in SEXAGESIMAL:
        return float(row[axis])
    whole, _, rest = f"{float(row[axis]):.4f}".partition(".")
    return int(whole) + int(rest[:2]) / 60 + int(rest[2:]) / 3600


@functools.cache
def by_hand():
    return tsv.hand("airports", "iata")


def known_of(row):
    """What Natural Earth has of the airport; nothing when the code has another airport since."""
    other = known().get(row["iata"])
    here, there = ({axis: degrees(row, axis) for axis in ("lat", "lon")},
                   {axis: float((other or row)[axis]) for axis in ("lat", "lon")})
    return other if away_km(here, there) < SAME_KM else None


def rank_of(row):
    if row["iata"] in by_hand():
        return float(by_hand()[row["iata"]]["scalerank"])
    if IS_SPECIAL.search(row["name"]):
        return SPECIAL
    if known_of(row):
        return float(known_of(row)["scalerank"])
    return INTERNATIONAL if "International" in row["name"] else OTHER


def city_of(row):
    """"Istanbul" of "Arnavutköy, Istanbul"; the first of "Bale/Mulhouse"."""
    return re.split("/|-(?=[A-Z])", row["city"].split(", ")[-1])[0].strip()


def feature_of(row, clean):
    """`clean` writes a name of Natural Earth out."""
    name = row["name"].replace(",", " ")
    texts = [city_of(row) + " Airport" if city_of(row) else "", clean(known_of(row)["name"]) if known_of(row) else ""]
    if row["iata"] in by_hand():
        texts += by_hand()[row["iata"]]["aliases"].split(",")
    codes = [row["iata"], *([row["icao"]] if re.fullmatch("[A-Z]{4}", row["icao"]) else [])]
    aliases = {fold(text): text.replace(",", " ") for text in reversed(texts) if text and fold(text) != fold(name)}
    return dict(tag=TAG, name=name, aliases=[*codes, *reversed(aliases.values())], lat=degrees(row, "lat"),
                lon=degrees(row, "lon"), box="", rank=rank_of(row), names="", tz=row["tz"])


def features(clean):
    text = packages.file("airportsdata", "airportsdata/airports.csv").decode()
    return [feature_of(row, clean) for row in csv.DictReader(io.StringIO(text)) if row["iata"]]
