"""The REST face beside a real Nominatim on 2,000 drawn requests: the same, harmlessly different for a reason that has
a name here, or different.

    differ.py DATABASE NOMINATIM-URL upstream|offline GEOCODER-URL [KIND...]      of the kinds named, else of all

upstream: the face has that Nominatim behind it, and nothing may be different. offline: it has an index file of the same
extract; status, content type, headers, errors and the form of each reply must be Nominatim's, but which places it finds
is its own (the group index measures that).
Prints the table, then an ok or FAIL line for each kind of request; every difference goes to stderr.
"""
import http.client
import json
import re
import sys
import xml.etree.ElementTree as ElementTree
from collections import Counter, defaultdict, namedtuple
from concurrent.futures import ThreadPoolExecutor
from urllib.parse import urlsplit

import urls

REQUESTS, CLIENTS, TRIES = 2000, 2, 6
NEAR = 2e-7  # degrees: 2 cm
HEADERS = ("allow", "access-control-allow-origin", "access-control-allow-methods", "access-control-allow-headers",
           "access-control-max-age", "access-control-allow-credentials")
Reply = namedtuple("Reply", "status kind headers body")
Difference = namedtuple("Difference", "where want got")
# Keys of these are data. What is optional depends on the place: postcodes and GeoNames have no OSM id, not all have a road.
OPEN = {"address", "namedetails", "extratags", "extra", "geometry", "geojson", "admin", "names", "addresstags", "hierarchy", "entrances", "bbox"}
OPTIONAL = {"entrances", "osm_type", "osm_id", "name", "housenumber", "street", "locality", "district", "city", "county", "state", "country",
            "postcode", "country_code", "exclude_place_ids", "icon", "extra", "isarea", "localname", "error"}


def ask(url, request):
    connection = http.client.HTTPConnection(urlsplit(url).netloc, timeout=60)
    try:
        connection.request(request.method, request.path, headers=request.headers)
        reply = connection.getresponse()
        headers = {k.lower(): v for k, v in reply.getheaders()}
        kind = headers.get("content-type", "").replace(" ", "").lower()
        return Reply(reply.status, kind, {h: headers.get(h) for h in HEADERS}, parsed(kind, reply.read()))
    except (OSError, http.client.HTTPException) as e:
        return Reply(0, "", {}, f"{type(e).__name__}: {e}")
    finally:
        connection.close()


def tree(element):
    return {"tag": element.tag, "@": element.attrib, "text": (element.text or "").strip(), "[]": [tree(e) for e in element]}


def parsed(kind, body):
    """By its format; what is not of the format that it claims stays text."""
    text = body.decode("utf-8", "replace")
    try:
        if kind.startswith("application/json"):
            return json.loads(text)
        if kind.startswith("application/javascript"):
            name, _, rest = text.partition("(")
            return {"callback": name, "of": json.loads(rest[:-1])}
        if kind.startswith("text/xml"):
            return tree(ElementTree.fromstring(text))
    except (ValueError, ElementTree.ParseError) as e:
        return f"not {kind}: {e}: {text[:300]}"
    return text


def same_number(a, b):
    return abs(a - b) <= 1e-9 * max(1, abs(a))


def is_number(value):
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def differences(want, got, where=""):
    """Where two values differ; an index is left out of a place, so that rows below can name it."""
    if isinstance(want, dict) and isinstance(got, dict):
        for key in want.keys() | got.keys():
            if key not in got or key not in want:
                yield Difference(f"{where}/{key}", want.get(key, "nothing"), got.get(key, "nothing"))
            else:
                yield from differences(want[key], got[key], f"{where}/{key}")
    elif isinstance(want, list) and isinstance(got, list):
        if len(want) != len(got):
            yield Difference(f"{where}/length", len(want), len(got))
        for a, b in zip(want, got):
            yield from differences(a, b, f"{where}/*")
    elif is_number(want) and is_number(got):
        if not same_number(want, got):
            yield Difference(where, want, got)
    elif want != got:
        yield Difference(where, want, got)


def form(value, where=""):
    """The paths of a reply with the type of what is there; parts whose keys are data, not form, are left out."""
    if isinstance(value, (dict, list)) and where.rpartition("/")[2] in OPEN:
        return {where: "open"}
    if isinstance(value, dict):
        if "tag" in value:
            deeper = [e for e in value["[]"] if e["tag"] in ("place", "result")]
            return {f"{where}<{value['tag']}>": "element"} | form(value["@"], f"{where}<{value['tag']}>@") | form(deeper, where)
        return {k: v for key in value for k, v in form(value[key], f"{where}/{key}").items()}
    if isinstance(value, list):
        return {k: v for item in value for k, v in form(item, f"{where}/*").items()} | ({} if value else {where: "empty"})
    return {where: "number" if is_number(value) else type(value).__name__}


def differs_in_form(want, got):
    """Where the forms differ that both replies could show: a list that is empty in one shows nothing of its items."""
    mine, theirs = form(want, "body"), form(got, "body")
    empty = [where for shown in (mine, theirs) for where, what in shown.items() if what == "empty"]
    for where in sorted(mine.keys() ^ theirs.keys()):
        if where not in mine and where.endswith("/place_id"):
            continue  # Nominatim has none for a country without an object
        if where.rpartition("/")[2] not in OPTIONAL and not any(where.startswith(e) for e in empty):
            yield Difference(where, mine.get(where, "nothing"), theirs.get(where, "nothing"))
    for where in mine.keys() & theirs.keys():
        if "NoneType" not in (mine[where], theirs[where]) and mine[where] != theirs[where] and where not in empty:
            yield Difference(where, mine[where], theirs[where])


def compare(want, got):
    if want.status != got.status:
        return [Difference("status", want.status, f"{got.status} {str(got.body)[:200]}")]
    found = [] if want.kind == got.kind else [Difference("content-type", want.kind, got.kind)]
    found += [Difference(h, want.headers[h], got.headers[h]) for h in HEADERS if want.headers.get(h) != got.headers.get(h)]
    return found + list(differences(want.body, got.body, "body"))


def places(body):
    """The places of a reply, whatever its format."""
    if isinstance(body, dict):
        body = body.get("of", body)
    if isinstance(body, dict):
        body = body.get("features") or body.get("[]") or ([body] if "lat" in body else [])
    return body if isinstance(body, list) else []


def object_of(place):
    text = json.dumps(place, sort_keys=True)
    kind, number = (re.search(rf'"osm_{key}": "?(\w+)', text) for key in ("type", "id"))
    return (kind[1][0].lower(), number[1]) if kind and number else None


def is_miss(body):
    """What /reverse says when nothing is there."""
    return isinstance(body, dict) and ("error" in body or [e["tag"] for e in body.get("[]", [])] == ["error"])


def judge_places(want, got):
    """Offline: the name of what is its own in a reply that is no error, and where its form differs."""
    if want.status != 200 or got.status != 200 or want.kind != got.kind or isinstance(want.body, str):
        return None, []
    mine, theirs = ([object_of(p) for p in places(body)] for body in (want.body, got.body))
    found = [] if is_miss(want.body) != is_miss(got.body) else list(differs_in_form(want.body, got.body))
    if isinstance(want.body, dict) and is_miss(want.body) and is_miss(got.body) and want.body.get("error") != got.body.get("error"):
        found.append(Difference("body/error", want.body.get("error"), got.body.get("error")))
    if mine == theirs:
        return "the same places, in its own numbers and words", found
    if bool(mine) != bool(theirs):
        return "finds something where Nominatim does not" if theirs else "finds nothing where Nominatim does", found
    return "other places" if mine[0] != theirs[0] else "the same first place, others behind it", found


def reordered(want, got):
    """The same places in another order."""
    def key(place):
        return json.dumps(place, sort_keys=True)
    mine, theirs = places(want.body), places(got.body)
    return len(mine) > 1 and want.status == got.status and sorted(map(key, mine)) == sorted(map(key, theirs))


def own_address(url):
    return re.sub(r"^https?://[^/]+", "", str(url))


def methods(header):
    return set((header or "").split(", ")) - {""}


# What may differ: mode, a name with its reason, and which differences it explains.
HARMLESS = (
    ("any", "xml says when it was written", lambda r, d: d.where == "body/@/timestamp"),
    ("any", "xml links to the next page at the server's own address",
     lambda r, d: d.where == "body/@/more_url" and own_address(d.want) == own_address(d.got)),
    ("any", "wording of a status that the server in front gives, not Nominatim",
     lambda r, d: r.kind in ("path", "method", "cors") and (d.where == "content-type" or d.where.startswith("body"))),
    ("any", "HEAD is answered as GET is, without the body (RFC 9110)",
     lambda r, d: r.method == "HEAD" and d.want == 405),
    ("any", "Allow and the preflight name HEAD and OPTIONS as well",
     lambda r, d: d.where in ("allow", "access-control-allow-methods") and methods(d.want) <= methods(d.got)),
    ("any", "/ is the map page, with an icon", lambda r, d: r.path.startswith(("/?", "/favicon.ico"))),
    ("any", "an unknown path allows the asking origin, not any", lambda r, d: d.got == urls.ORIGIN and "/nosuch" in r.path),
    ("any", "a query that is no UTF-8 is refused", lambda r, d: "%FF" in r.path and d.where == "status" and d.want == 200),
    ("any", "numbers of the Python language (1_0) are none", lambda r, d: "1_0" in r.path and d.where == "status"),
    ("any", "/status says in addition which backend answers", lambda r, d: d.where in ("body/backend", "body/of/backend")),
    ("offline", "place ids are the index file's own", lambda r, d: r.kind == "details" and "place_id=" in r.path),
    ("offline", "an object that the index file does not keep",
     lambda r, d: r.kind == "details" and d.where == "status" and (d.want, d.got[:3]) == (200, "404")),
    ("offline", "outlines also where Nominatim has none, in searches by category",
     lambda r, d: d.want == "nothing" and d.where.rpartition("/")[2] in ("svg", "geotext", "geokml", "geojson")),
    ("offline", "what Nominatim works out for its own tables: parents, linked places",
     lambda r, d: d.got == "nothing" and re.search("parent_place_id|calculated_postcode|linked_places", d.where)),
    ("offline", "coordinates with no street near are a point, which has no id",
     lambda r, d: re.search("[?&]q=[-+0-9N]", r.path) and d.where.endswith("/place_id") and d.got == "nothing"),
    ("offline", "a number past 64 bits is no object's id", lambda r, d: "99999999999999999999" in r.path and d.where == "status"),
    ("offline", "debug=1 is an explanation as text, not Nominatim's page",
     lambda r, d: r.path.startswith("/search") and "debug=1" in r.path),
    ("offline", "the file's versions and date", lambda r, d: d.where.startswith("body/") and r.path.startswith("/status")),
)


def explained(mode, request, want, found):
    """The names of the rows that explain all of the differences; None when one stays unexplained."""
    if want.status == 500 and found:
        return {"Nominatim fails with status 500"}
    names = set()
    for difference in found:
        name = next((n for m, n, test in HARMLESS if m in ("any", mode) and test(request, difference)), None)
        if not name:
            return None
        names.add(name)
    return names


def explained_offline(request, want, got, found):
    """As explained, for a reply whose places may be others as long as their form is Nominatim's; and what differs then."""
    own, in_form = judge_places(want, got)
    if own is None:
        return None, found
    found = [d for d in found if not d.where.startswith("body")] + in_form
    names = explained("offline", request, want, found)
    return (None if names is None else names | {own}), found


def is_tie(real, request, got):
    """Whether Nominatim gives that reply too when the point is moved by NEAR degrees: two objects are equally near."""
    def moved(key, by):
        return re.sub(rf"(?<=[?&]{key}=)-?\d+(\.\d+)?", lambda m: f"{float(m[0]) + by:.8f}", request.path)

    def is_same(path):
        want = ask(real, request._replace(path=path))
        found = [d for d in compare(want, got) if d.where != "body/@/querystring"]
        return explained("upstream", request, want, found) is not None
    return request.kind == "reverse" and any(is_same(moved(key, by)) for key in ("lat", "lon") for by in (NEAR, -NEAR))


def is_twin(request, found):
    """Whether only the row of one object differs: Nominatim has two of what is tagged twice, and they are equally near."""
    of_row = {"timestamp", "place_id", "tag"}
    return request.kind == "reverse" and {re.split(r"[/@]", d.where)[-1] for d in found} <= of_row


def judge(mode, real, ours, request):
    """(verdict, names, differences) of a request."""
    got, replies = ask(ours, request), []
    for _ in range(TRIES if mode == "upstream" else 1):
        want = ask(real, request)
        found = compare(want, got)
        if not found:
            return "same", ["again when asked again"] if replies else [], []
        names = explained(mode, request, want, found)
        if names is None and mode == "offline":
            names, found = explained_offline(request, want, got, found)
        if names is not None:
            return "harmless", names, found
        if reordered(want, got):
            return "harmless", ["order of places that rank the same"], found
        replies.append(want)
    if mode == "upstream" and (is_twin(request, found) or is_tie(real, request, got)):
        return "harmless", ["two objects are equally near"], found
    if any(compare(replies[0], reply) for reply in replies[1:]):
        return "harmless", ["Nominatim itself answers this in several ways"], found
    return "different", [], found


def short(value):
    text = json.dumps(value, ensure_ascii=False) if not isinstance(value, str) else value
    return text if len(text) < 160 else text[:157] + "..."


def main():
    database, real, mode, ours, *kinds = sys.argv[1:]
    wanted = [r for r in urls.requests(database, REQUESTS) if not kinds or r.kind in kinds]
    with ThreadPoolExecutor(CLIENTS) as pool:
        judged = list(pool.map(lambda r: judge(mode, real, ours, r), wanted))
    table, reasons, first = defaultdict(Counter), Counter(), {}
    for request, (verdict, names, found) in zip(wanted, judged):
        table[request.kind][verdict] += 1
        reasons.update(names)
        if verdict == "different":
            words = "; ".join(f"{d.where}: {short(d.got)} instead of {short(d.want)}" for d in found[:4])
            first.setdefault(request.kind, f"{request.method} {request.path[:200]}: {words}")
            print(request.kind, request.method, request.path, json.dumps(request.headers), words, sep="\t", file=sys.stderr)
    print(f"{'':12}{'same':>8}{'harmless':>10}{'different':>11}")
    for kind, counts in table.items():
        print(f"{kind:12}{counts['same']:8}{counts['harmless']:10}{counts['different']:11}")
    for name, count in reasons.most_common():
        print(f"  {count:5}  {name}")
    for kind, counts in table.items():
        name, all_of = f"differ, {mode}: {kind}", sum(counts.values())
        if counts["different"]:
            print(f"FAIL {name}: {counts['different']} of {all_of} are different, as {first[kind]}")
        else:
            print(f"ok {name}: none of {all_of} is different")


main()
