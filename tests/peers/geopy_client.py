"""geopy's Nominatim class, unmodified, against a real Nominatim and against our REST face: same answers.
geopy_client.py NOMINATIM-URL GEOCODER-URL
"""
import sys
from urllib.parse import urlsplit

from geopy.exc import GeopyError
from geopy.geocoders import Nominatim


def client(url):
    return Nominatim(domain=urlsplit(url).netloc, scheme="http", user_agent="geocoder-peers", timeout=30)


def summary(found):
    if isinstance(found, list):
        return [summary(f) for f in found]
    if found is None:
        return None
    raw = found.raw
    return (found.address, round(found.latitude, 6), round(found.longitude, 6), raw.get("osm_type"), raw.get("osm_id"),
            raw.get("boundingbox"), raw.get("address"), raw.get("namedetails"))


CHECKS = {
    "geocode": lambda g: g.geocode("Casino de Monte-Carlo"),
    "geocode, all": lambda g: g.geocode("Larvotto", exactly_one=False, limit=10),
    "geocode with address, language and country": lambda g: g.geocode(
        "Monaco", addressdetails=True, language="de", country_codes=["mc"]),
    "geocode in a box": lambda g: g.geocode(
        "Jardin Exotique", exactly_one=False, viewbox=[(43.7305, 7.412), (43.7322, 7.416)], bounded=True),
    "geocode, structured": lambda g: g.geocode({"street": "17 Avenue de Monte-Carlo", "city": "Monaco"}, addressdetails=True),
    "geocode, country only": lambda g: g.geocode("Monaco", featuretype="country"),
    "geocode with the names": lambda g: g.geocode("Port Hercule", namedetails=True),
    "geocode nothing": lambda g: g.geocode("xyzzyplugh"),
    "reverse": lambda g: g.reverse((43.7396, 7.4277)),
    "reverse, zoom and language": lambda g: g.reverse("43.7396, 7.4277", zoom=10, language="it"),
    "reverse in the sea": lambda g: g.reverse((0, -30)),
}

real, ours = (client(url) for url in sys.argv[1:])
for name, ask in CHECKS.items():
    try:
        want, got = summary(ask(real)), summary(ask(ours))
        why = None if want == got else f"{got} instead of {want}"
    except GeopyError as e:
        why = f"{type(e).__name__}: {e}"
    print(f"FAIL geopy: {name}: {why[:500]}" if why else f"ok geopy: {name}", flush=True)
