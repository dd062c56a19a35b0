"""The REST face beside a real Nominatim: same status, content type, objects and JSON shape for the same request.
rest.py NOMINATIM-URL GEOCODER-URL
"""
import http.client
import json
import sys
from urllib.parse import urlsplit

PAGES_MAX = 20
POINT = "lat=43.7396&lon=7.4277"
REQUESTS = [
    # name, path
    *((f"search, {f}", f"/search?q=Casino+de+Monte-Carlo&addressdetails=1&format={f}") for f in
      ("json", "jsonv2", "geojson", "geocodejson")),
    *((f"reverse, {f}", f"/reverse?{POINT}&format={f}") for f in ("json", "jsonv2", "geojson", "geocodejson")),
    *((f"lookup, {f}", f"/lookup?osm_ids=R1124039,N4416197079,W49209155&format={f}") for f in
      ("json", "jsonv2", "geojson", "geocodejson")),
    *((f"search for nothing, {f}", f"/search?q=xyzzyplugh&format={f}") for f in ("json", "jsonv2", "geojson", "geocodejson")),
    *((f"reverse at sea, {f}", f"/reverse?lat=0&lon=-30&format={f}") for f in ("jsonv2", "geojson", "geocodejson")),
    ("search, structured", "/search?street=17+Avenue+de+Monte-Carlo&city=Monaco&addressdetails=1&format=jsonv2"),
    ("search, language", "/search?q=Monaco&accept-language=ru&limit=1&format=jsonv2"),
    ("search, country", "/search?q=Monaco&countrycodes=de&format=jsonv2"),
    ("search, box", "/search?q=Jardin+Exotique&viewbox=7.412,43.7305,7.416,43.7322&bounded=1&format=jsonv2"),
    ("search, layer", "/search?q=Grimaldi&layer=poi&limit=20&format=jsonv2"),
    ("search, key and value", "/search?q=%5Bamenity%3Dpharmacy%5D&viewbox=7.4,43.72,7.44,43.75&bounded=1&limit=50&format=jsonv2"),
    ("search, no address", "/search?q=Larvotto&format=jsonv2"),
    ("reverse, zoom", f"/reverse?{POINT}&zoom=14&format=jsonv2"),
    ("reverse, layer", f"/reverse?{POINT}&layer=natural,poi&format=jsonv2"),
    ("reverse, no address", f"/reverse?{POINT}&addressdetails=0&format=jsonv2"),
    ("lookup of nothing", "/lookup?osm_ids=N1&format=jsonv2"),
    ("lookup of garbage", "/lookup?osm_ids=X1,abc&format=jsonv2"),
    ("status", "/status?format=json"),
    ("status as text", "/status"),
    ("error: no query", "/search?format=jsonv2"),
    ("error: q and city", "/search?q=Monaco&city=Monaco&format=jsonv2"),
    ("error: limit", "/search?q=Monaco&limit=abc&format=jsonv2"),
    ("error: viewbox", "/search?q=Monaco&viewbox=1,2,3&format=jsonv2"),
    ("error: format", "/search?q=Monaco&format=yaml"),
    ("error: no lon", "/reverse?lat=43.7&format=jsonv2"),
    ("error: lat no number", "/reverse?lat=abc&lon=7&format=jsonv2"),
    ("error: too many ids", "/lookup?format=jsonv2&osm_ids=" + ",".join(f"N{i}" for i in range(1, 60))),
    ("error: unknown path", "/nosuch"),
]
# Numbers and wordings that are each server's own; and what geocodejson makes of ranks that the other formats, which
# we ask an upstream in, do not tell.
OWN = {"place_id", "importance", "licence", "version", "software_version", "database_version", "data_updated",
       "message", "title", "query", "attribution", "admin", "locality", "district", "accuracy"}


def get(url, path, method="GET", headers=None):
    connection = http.client.HTTPConnection(urlsplit(url).netloc, timeout=30)
    connection.request(method, path, headers=headers or {})
    reply = connection.getresponse()
    return reply.status, {k.lower(): v for k, v in reply.getheaders()}, reply.read()


def shape(value, key=""):
    """The value without what each server may say in its own way."""
    if isinstance(value, dict):
        return {k: shape(v, k) for k, v in sorted(value.items()) if k not in OWN}
    if isinstance(value, list):
        return [shape(v, key) for v in value]
    return round(value, 6) if isinstance(value, float) else value


def difference(want, got, path=""):
    """The first place where two shapes differ, in words."""
    if isinstance(want, dict) and isinstance(got, dict):
        if want.keys() - got.keys():
            return f"{path or '/'} lacks {sorted(want.keys() - got.keys())}"
        return next(filter(None, (difference(want[k], got[k], f"{path}/{k}") for k in want)), None)
    if isinstance(want, list) and isinstance(got, list) and len(want) == len(got):
        return next(filter(None, (difference(w, g, f"{path}/{i}") for i, (w, g) in enumerate(zip(want, got)))), None)
    return None if want == got else f"{path or '/'} is {str(got)[:120]} instead of {str(want)[:120]}"


def compare(real, ours, path):
    (status, headers, body), (got_status, got_headers, got_body) = get(real, path), get(ours, path)
    if status != got_status:
        return f"status {got_status} instead of {status}: {got_body[:120]}"
    kind, got_kind = (h.get("content-type", "").split(";")[0] for h in (headers, got_headers))
    if kind != got_kind:
        return f"content type {got_kind} instead of {kind}"
    if kind != "application/json":
        return None if body[:9] == got_body[:9] else f"{got_body[:80]} instead of {body[:80]}"
    return difference(shape(json.loads(body)), shape(json.loads(got_body)))


def caching(ours):
    """What an HTTP cache in front needs."""
    path = "/search?q=Casino+de+Monte-Carlo&format=jsonv2"
    _, headers, _ = get(ours, path)
    missing = [h for h in ("cache-control", "etag", "vary") if h not in headers]
    if missing:
        return f"no {missing}"
    if "accept-language" not in headers["vary"].lower():
        return f"Vary: {headers['vary']}"
    status, _, body = get(ours, path, headers={"If-None-Match": headers["etag"]})
    return None if (status, body) == (304, b"") else f"If-None-Match gives {status} {body[:80]}"


def pages(url):
    """The objects of all pages of a question, each page asked for without what was seen before."""
    seen = []
    for _ in range(PAGES_MAX):
        ids = ",".join(str(i) for i, _ in seen)
        _, _, body = get(url, f"/search?q=restaurant+in+Monaco&limit=50&format=jsonv2&exclude_place_ids={ids}")
        page = [(p["place_id"], (p["osm_type"], p["osm_id"])) for p in json.loads(body)]
        if not page:
            return seen
        seen += page
    return seen


def paging(real, ours):
    want, got = ({what for _, what in pages(url)} for url in (real, ours))
    return None if want == got and len(want) > 100 else f"{len(got)} objects instead of {len(want)}"


def wrong_method(ours):
    status, headers, _ = get(ours, "/search?q=Monaco", method="DELETE")
    return None if status == 405 and "allow" in headers else f"status {status}, {headers}"


def report(name, test, *args):
    try:
        why = test(*args)
    except (OSError, ValueError, http.client.HTTPException) as e:
        why = f"{type(e).__name__}: {e}"
    print(f"FAIL REST face: {name}: {why}" if why else f"ok REST face: {name}", flush=True)


def main():
    real, ours = sys.argv[1:]
    for name, path in REQUESTS:
        report(name, compare, real, ours, path)
    report("caching headers", caching, ours)
    report("wrong method", wrong_method, ours)
    report("paging", paging, real, ours)


main()
