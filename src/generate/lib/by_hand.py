"""Features that people wrote: they take the place of what the sources have under one of their names near them."""
import re

from lib import sources, tsv
from lib.geometry import Locator, box_of, middle_of, rings_of
from lib.spelling import fold

TABLES = ("parks", "peaks", "waters", "rivers", "regions", "islands", "landmarks", "stations", "relief")
NEAR_BOX, NEAR_POINT = 1, 0.5  # degrees round the box or the point
SHORTENED = {"boundary=national_park": " National Park"}  # the end of a name that people leave out


# What a station is called with the name of its town, and what people say for it.
STATION = re.compile("(.+?) (?:HB|Hbf|Hauptbahnhof|Centraal|Centrale|Centralna|(?:Central |Centraal |[Mm]ain |[Rr]ailway )?[Ss]tation)")
SAID = (("", "", "{} station"), ("", "", "{} train station"), ("", "", "{} railway station"), ("", "Centr", "{} Central"),
        ("DE AT CH", "", "Bahnhof {}"))  # countries, what the name has


def point_of(row):
    if row["lat"]:
        return float(row["lat"]), float(row["lon"])
    return middle_of(box_of(row["bbox_w_s_e_n"]))


def feature_of(tag, row):
    lat, lon = point_of(row)
    return dict(tag=tag, name=row["name"], aliases=[a for a in row["aliases"].split(",") if a], lat=lat, lon=lon,
                box=row["bbox_w_s_e_n"], rank=float(row["scalerank"]), names="", cc=row["cc"])


def said_of(station):
    """Other names of a station by its town's: "Leeds train station" of "Leeds station"."""
    names = [station["name"], *station["aliases"]]
    found = {text.format(match[1]) for name in names if (match := STATION.fullmatch(name)) for countries, part, text in SAID
             if part in name and (not countries or station["cc"] in countries)}
    return sorted(found - set(names))


def features():
    found = [feature_of(row["tag"], row) for table in TABLES for row in tsv.read("hand", table)]
    for station in [f for f in found if f["tag"] == "railway=station"]:
        station["aliases"] += said_of(station)
    return found


def check_countries(found):
    """A slip of a hand is a false answer: what says its country has to be there."""
    countries = Locator()
    for cc, geometry in sources.country_outlines():
        for polygon in rings_of(geometry):
            countries.add(cc, polygon)
    lost = [f["name"] for f in found if f["cc"] and not is_marine(f)
            and countries.find(f["lon"], f["lat"]) not in f["cc"].split("/")]
    if lost:
        raise LookupError("not in the country that the hand says: " + ", ".join(lost))


def is_marine(feature):
    return feature["tag"] in ("natural=bay", "natural=strait", "natural=water", "place=sea", "waterway=canal")


def is_near(own, other):
    west, south, east, north = box_of(own["box"]) if own["box"] else (own["lon"], own["lat"], own["lon"], own["lat"])
    reach = NEAR_BOX if own["box"] else NEAR_POINT
    is_north = south - reach <= other["lat"] <= north + reach
    return is_north and (other["lon"] - west + reach) % 360 <= (east - west) % 360 + 2 * reach


def replace(found, own):
    """Those of `found` that no hand wrote; what a source knows of a name in French stays with the hand's."""
    by_name = {}
    for f in own:
        for name in {fold(name) for name in [f["name"], *f["aliases"]]}:
            by_name.setdefault(name, []).append(f)
    kept = []
    for f in found:
        same = next((h for h in by_name.get(fold(f["name"]), ()) if is_near(h, f)), None)
        if same:
            same["names"] = same["names"] or f["names"]
        else:
            kept.append(f)
    return kept


def add_short_names(found, taken):
    """"Yosemite" of "Yosemite National Park", where nothing else is called so."""
    taken = taken | {fold(name) for f in found for name in [f["name"], *f["aliases"]]}
    for f in found:
        end = SHORTENED.get(f["tag"])
        short = f["name"].removesuffix(end) if end else f["name"]
        if fold(short) not in taken:
            f["aliases"].append(short)
