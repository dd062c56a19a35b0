"""Python programs written for Nominatim and Photon, unmodified, with our faces in the place of those.

    clients.py upstream|offline NOMINATIM-URL GEOCODER-URL [PHOTON-URL]

upstream: what each program makes of our reply is what it makes of the real one's. offline: it finds something where the
real one does, and the first of it is at the same place.
"""
import math
import sys
import urllib.request
import xml.etree.ElementTree as ElementTree
from json import loads
from urllib.parse import urlsplit

import geopandas
import osmnx
from geopy.geocoders import Nominatim, Photon

NEAR_M = 150
POINT = (43.7396, 7.4277)
INT32 = range(-2 ** 31, 2 ** 31)


def geopy(url):
    return Nominatim(domain=urlsplit(url).netloc, scheme="http", user_agent="geocoder-peers", timeout=30)


def location(found):
    """(latitude, longitude, what else is read) of each place that geopy found."""
    if not isinstance(found, list):
        found = [found] if found else []
    return [(f.latitude, f.longitude, f.address, {k: v for k, v in f.raw.items() if k != "licence"}) for f in found]


def frame(table):
    """The rows of a GeoDataFrame: each geometry's point, then the columns."""
    rows = []
    for _, row in table[~table.geometry.is_empty].iterrows():
        point = row.geometry if row.geometry.geom_type == "Point" else row.geometry.representative_point()
        rest = {k: v for k, v in row.items() if k not in ("geometry", "licence")}
        rows.append((point.y, point.x, row.geometry.geom_type, round(row.geometry.area, 9), rest))
    return rows


def osmnx_at(url):
    osmnx.settings.nominatim_url, osmnx.settings.use_cache = url, False
    return osmnx


def pandas_at(url):
    return {"provider": "nominatim", "domain": urlsplit(url).netloc, "scheme": "http", "user_agent": "geocoder-peers", "timeout": 30}


def read(url, path):
    with urllib.request.urlopen(url + path, timeout=30) as reply:
        return reply.read()


def strict(url, path):
    """A model with 32-bit integers for all but osm_id, as C#, Kotlin and Go programs generate: it refuses the rest."""
    def check(value, key):
        if isinstance(value, dict):
            for k, v in value.items():
                check(v, k)
        elif isinstance(value, list):
            for v in value:
                check(v, key)
        elif isinstance(value, int) and key not in ("osm_id", "osmId") and value not in INT32:
            raise ValueError(f"{key} {value} is not a 32-bit integer")
    reply = loads(read(url, path))
    check(reply, "")
    return [(float(p["lat"]), float(p["lon"]), p["place_id"] if type(p["place_id"]) is int else p)
            for p in (reply if isinstance(reply, list) else [reply])]


def xml(url, path):
    """What programs read of the default reply of /reverse, and of format=xml."""
    root = ElementTree.fromstring(read(url, path))
    found = [root.find("result")] if root.tag == "reversegeocode" else root.findall("place")
    parts = {e.tag: e.text for e in (root.find("addressparts") if root.tag == "reversegeocode" else [])}
    return [(float(f.get("lat")), float(f.get("lon")), f.get("osm_type"), f.get("osm_id"), f.get("display_name") or f.text,
             len(f.get("boundingbox").split(",")), parts) for f in found]


CHECKS = {
    "geopy, outline": lambda u: location(geopy(u).geocode("Fontvieille", geometry="geojson")),
    "geopy, outlines": lambda u: location(geopy(u).geocode("Rue Grimaldi", geometry="geojson", exactly_one=False, limit=5)),
    "geopy, as kml": lambda u: location(geopy(u).geocode("Fontvieille", geometry="kml")),
    "geopy, as wkt": lambda u: location(geopy(u).geocode("Fontvieille", geometry="wkt")),
    "geopy, with tags": lambda u: location(geopy(u).geocode("Casino de Monte-Carlo", extratags=True, namedetails=True)),
    "geopy, reverse": lambda u: location(geopy(u).reverse(POINT)),
    "geopy, nothing of that name": lambda u: location(geopy(u).geocode("xyzzyplugh", geometry="geojson")),
    "osmnx, place to frame": lambda u: frame(osmnx_at(u).geocode_to_gdf("Larvotto")),
    "osmnx, structured": lambda u: frame(osmnx_at(u).geocode_to_gdf({"city": "Monaco", "country": "Monaco"})),
    "osmnx, by id": lambda u: frame(osmnx_at(u).geocode_to_gdf("R2220206", by_osmid=True)),
    "osmnx, point": lambda u: [osmnx_at(u).geocode("Jardin Exotique, Monaco")],
    "geopandas, geocode": lambda u: frame(geopandas.tools.geocode(["Rue Grimaldi", "Casino de Monte-Carlo"], **pandas_at(u))),
    "geopandas, reverse": lambda u: frame(geopandas.tools.reverse_geocode(geopandas.points_from_xy([POINT[1]], [POINT[0]]), **pandas_at(u))),
    "32-bit model, search": lambda u: strict(u, "/search?q=Monaco&format=json&addressdetails=1&limit=50"),
    "32-bit model, reverse": lambda u: strict(u, "/reverse?lat=43.7396&lon=7.4277&format=jsonv2"),
    "32-bit model, lookup": lambda u: strict(u, "/lookup?osm_ids=R1124039,N4416197079,W49209155&format=json"),
    "xml, reverse without a format": lambda u: xml(u, "/reverse?lat=43.7396&lon=7.4277"),
    "xml, search": lambda u: xml(u, "/search?q=Casino+de+Monte-Carlo&format=xml"),
    "xml, lookup without a format": lambda u: xml(u, "/lookup?osm_ids=R1124039,W49209155"),
}


def photon(url):
    address = urlsplit(url)
    return Photon(domain=address.netloc + address.path, scheme="http", user_agent="geocoder-peers", timeout=30)


# Of Photon there is no real one here: where things are is known from Nominatim.
PHOTON = {
    "geopy's Photon, search": (lambda p: p.geocode("Casino de Monte-Carlo"), lambda u: geopy(u).geocode("Casino de Monte-Carlo")),
    "geopy's Photon, many": (lambda p: p.geocode("Rue Grimaldi", exactly_one=False, limit=1), lambda u: geopy(u).geocode("Rue Grimaldi")),
    "geopy's Photon, as typed": (lambda p: p.geocode("musée océanogr", location_bias=POINT), lambda u: geopy(u).geocode("Musée océanographique")),
    "geopy's Photon, language": (lambda p: p.geocode("Monaco", language="de", location_bias=POINT), lambda u: geopy(u).geocode("Monaco")),
    "geopy's Photon, tag": (lambda p: p.geocode("Fontvieille", osm_tag="boundary"), lambda u: geopy(u).geocode("Fontvieille")),
    "geopy's Photon, box": (lambda p: p.geocode("Musée océanographique", bbox=[(43.72, 7.40), (43.76, 7.45)]),
                              lambda u: geopy(u).geocode("Musée océanographique")),
    "geopy's Photon, reverse": (lambda p: p.reverse(POINT), lambda u: geopy(u).reverse(POINT)),
    "geopy's Photon, reverse with a limit": (lambda p: p.reverse(POINT, exactly_one=False, limit=1), lambda u: geopy(u).reverse(POINT)),
    "geopy's Photon, nothing": (lambda p: p.geocode("xyzzyplugh"), lambda u: geopy(u).geocode("xyzzyplugh")),
}


PHOTON_WORDS = {"name", "housenumber", "street", "locality", "district", "city", "county", "state", "country", "countrycode", "postcode"}
PHOTON_TYPES = {"house", "street", "locality", "district", "city", "county", "state", "country", "other"}
PHOTON_PATHS = ("/api?q=Monaco&limit=50", "/api?q=rue+g&lat=43.73&lon=7.42", "/api?q=57+Rue+Grimaldi", "/api?q=pharm&layer=house",
                "/api/?q=Larvotto&lang=fr", "/reverse?lat=43.7396&lon=7.4277&limit=20", "/reverse/?lat=43.7396&lon=7.4277&layer=street")


def photon_form(url):
    """What is not as Photon documents its GeoJSON."""
    for path in PHOTON_PATHS:
        reply = loads(read(url, path))
        if reply["type"] != "FeatureCollection" or not reply["features"]:
            return f"{path}: {str(reply)[:200]}"
        for feature in reply["features"]:
            given = dict(feature["properties"])
            lon, lat = feature["geometry"]["coordinates"]
            west, north, east, south = given.pop("extent", (lon, lat, lon, lat))
            if not (west <= lon <= east and south <= lat <= north) or given.pop("type") not in PHOTON_TYPES or \
                    given.pop("osm_type", "N") not in "NWR" or not isinstance(given.pop("osm_id", 1), int) or \
                    not all(isinstance(v, str) and v for v in given.values()) or not given.get("countrycode", "MC").isupper() or \
                    given.keys() - PHOTON_WORDS != {"osm_key", "osm_value"}:
                return f"{path}: {feature}"
    return None


def metres(a, b):
    return math.hypot(a[0] - b[0], (a[1] - b[1]) * math.cos(math.radians(a[0]))) * 111195


def near(want, got):
    if bool(want) != bool(got):
        return f"{len(got)} places instead of {len(want)}"
    if not want or metres(want[0], got[0]) <= NEAR_M:
        return None
    return f"{metres(want[0], got[0]):.0f} m off: {str(got[0])[:200]} instead of {str(want[0])[:200]}"


def same(want, got):
    return None if want == got else f"{str(got)[:300]} instead of {str(want)[:300]}"


def report(name, test, ask_real, ask_ours):
    try:
        why = test(ask_real(), ask_ours())
    except Exception as e:  # whatever a program throws is what its user would see
        why = f"{type(e).__name__}: {str(e)[:300]}"
    print(f"FAIL {name}: {why}" if why else f"ok {name}", flush=True)


def main():
    mode, real, ours, *photon_urls = sys.argv[1:]
    for name, ask in CHECKS.items():
        report(f"{name}, {mode}", same if mode == "upstream" else near, lambda: ask(real), lambda: ask(ours))
    for url in photon_urls:
        report("Photon's GeoJSON", lambda _, why: why, lambda: None, lambda: photon_form(url))
        for name, (ask, known) in PHOTON.items():
            report(f"{name}, {mode}", near, lambda: location(known(real)), lambda: location(ask(photon(url))))


main()
