"""Requests to a Nominatim, drawn with a seed from tables of its parameters. Names and ids are those of a database.

    urls.py DATABASE COUNT      prints them, a method, a path and the headers on each line
"""
import json
import random
import subprocess
import sys
from collections import namedtuple
from urllib.parse import quote, urlencode

SEED = 13
ASKED = {"search": 0.55, "reverse": 0.2, "lookup": 0.13, "details": 0.1, "status": 0.02}  # of what the fixed rows leave
LANGUAGES = ("de", "fr", "ru", "ja", "en-GB,en;q=0.7", "xx", "de-CH,fr;q=0.9,*;q=0.1")
ORIGIN = "https://example.org"

Request = namedtuple("Request", "kind method path headers")


class Names:
    """What a database holds, in an order that a new import of the same extract keeps."""

    def __init__(self, database):
        def rows(columns, where):
            sql = f"SELECT DISTINCT {columns} FROM placex WHERE {where} ORDER BY 1"
            done = subprocess.run(["psql", "-qAtF", "\t", "-d", database, "-c", sql], capture_output=True, text=True, check=True)
            return [line.split("\t") for line in done.stdout.splitlines()]

        def column(*args):
            return [row[0] for row in rows(*args)]

        self.places = column("name->'name'", "class IN ('place', 'boundary') AND name ? 'name'")
        self.streets = column("name->'name'", "class = 'highway' AND rank_address BETWEEN 26 AND 27 AND name ? 'name'")
        self.objects = column("name->'name'", "rank_address > 27 AND name ? 'name'")
        self.foreign = column("svals(name)", "class IN ('place', 'boundary')")
        self.houses = column("housenumber || ' ' || (address->'street')", "housenumber ~ '^[0-9]+$' AND address ? 'street'")
        self.types = column("type", "class = 'amenity' AND type ~ '^[a-z_]+$'")
        self.pairs = column("class || '=' || type", "class IN ('amenity', 'shop', 'tourism', 'leisure')")
        self.ids = column("osm_type || osm_id", "true")
        self.classed = [tuple(row) for row in rows("osm_type, osm_id, class", "true")]
        self.place_ids = column("place_id", "true")
        west, south, east, north = map(float, rows(
            "min(st_x(centroid)), min(st_y(centroid)), max(st_x(centroid)), max(st_y(centroid))",
            "rank_address > 25")[0])
        self.box = west, south, east, north


def misspelt(rnd, name):
    at = rnd.randrange(max(1, len(name) - 1))
    return name[:at] + name[at + 1:]


class Tables:
    """Each parameter with a function that draws a value of it; the values are not encoded yet."""

    def __init__(self, names, rnd):
        self.rnd, self.names = rnd, names
        pick, town = rnd.choice, names.places
        self.queries = (
            (4, lambda: pick(names.places)), (6, lambda: pick(names.streets)), (8, lambda: pick(names.objects)),
            (3, lambda: pick(names.foreign)), (6, lambda: pick(names.houses)), (4, lambda: f"{pick(names.houses)}, {pick(town)}"),
            (3, lambda: f"{pick(names.objects)}, {pick(names.streets)}"), (3, lambda: misspelt(rnd, pick(names.streets))),
            (3, lambda: f"{pick(names.types).replace('_', ' ')} in {pick(town)}"),
            (2, lambda: f"{pick(names.types).replace('_', ' ')} near {pick(names.objects)}"),
            (3, lambda: f"[{pick(names.pairs)}] {pick(town)}"), (2, lambda: f"[{pick(names.pairs)}]"),
            (2, lambda: "{1}, {0}".format(*self.point())), (1, lambda: "{1} {0}".format(*self.point())),
            (1, lambda: "N 43 44.350 E 7 25.420"), (1, lambda: "43°44'21\"N 7°25'25\"E"),
            (1, lambda: "{2} {1}, {0}".format(*self.point(), pick(names.types))),
            (1, lambda: pick(("", " ", "xyzzyplugh", ",", "é", "MC", "98000", "Монако", "a" * 300, "Monaco;", "\"Monaco\"", "%", "\U0001f600"))),
        )
        self.parts = {
            "amenity": lambda: pick((pick(names.objects), pick(names.types))),
            "street": lambda: pick((pick(names.streets), pick(names.houses))),
            "city": lambda: pick(town), "county": lambda: pick(town), "state": lambda: pick(town),
            "country": lambda: pick(("Monaco", "mc", "France", "xx")), "postalcode": lambda: pick(("98000", "98020", "1")),
        }
        common = {
            "accept-language": lambda: pick(LANGUAGES), "addressdetails": self.flag, "extratags": self.flag,
            "namedetails": self.flag, "entrances": self.flag, "layer": lambda: ",".join(rnd.sample(
                ("address", "poi", "railway", "natural", "manmade"), rnd.randint(1, 3))),
            "polygon_geojson": self.flag, "polygon_kml": self.flag, "polygon_svg": self.flag, "polygon_text": self.flag,
            "polygon_threshold": lambda: pick(("0", "0.0001", "0.01", "1")), "email": lambda: "someone@example.org",
            "debug": lambda: "0",
        }
        osm_id = {"excluded": lambda: ",".join(pick(names.ids) for _ in range(rnd.randint(1, 5))),
                  "place_ids": lambda: ",".join(pick(names.place_ids) for _ in range(rnd.randint(1, 5)))}
        self.optional = {
            "search": {**common, "countrycodes": lambda: pick(("mc", "MC", "fr", "mc,fr", "xx", "abc", "")),
                       "featureType": lambda: pick(("country", "state", "city", "settlement", "street")),
                       "exclude_place_ids": lambda: pick(tuple(osm_id.values()))(),
                       "viewbox": self.viewbox, "viewbox bounded": self.viewbox, "viewboxlbrt": self.viewbox, "bounded": self.flag,
                       "limit": lambda: pick(("1", "2", "5", "20", "40", "50", "51", "0", "-1", "1000")), "dedupe": self.flag},
            "reverse": {**common, "zoom": lambda: str(rnd.randint(-1, 20))},
            "lookup": common,
            "details": {k: self.flag for k in ("addressdetails", "keywords", "linkedplaces", "hierarchy", "group_hierarchy",
                                               "polygon_geojson", "entrances")} | {"accept-language": common["accept-language"]},
            "status": {},
        }
        self.formats = {e: ("json", "jsonv2", "geojson", "geocodejson", "xml", None) for e in ("search", "reverse", "lookup")} | {
            "details": ("json", None), "status": ("json", "text", None)}

    def flag(self):
        return self.rnd.choice(("1", "1", "1", "0"))

    def point(self, margin=0.15):
        west, south, east, north = self.names.box
        wide, high = (east - west) * margin, (north - south) * margin
        return f"{self.rnd.uniform(west - wide, east + wide):.6f}", f"{self.rnd.uniform(south - high, north + high):.6f}"

    def viewbox(self):
        return ",".join(self.point() + self.point())

    def search(self):
        if self.rnd.random() < 0.75:
            weights, queries = zip(*self.queries)
            return {"q": self.rnd.choices(queries, weights)[0]()}
        kinds = self.rnd.sample(tuple(self.parts), self.rnd.choice((1, 2, 2, 3)))
        return {kind: self.parts[kind]() for kind in self.parts if kind in kinds}

    def reverse(self):
        lon, lat = self.point() if self.rnd.random() < 0.95 else (f"{self.rnd.uniform(-180, 180):.4f}", f"{self.rnd.uniform(-90, 90):.4f}")
        return {"lat": lat, "lon": lon}

    def lookup(self):
        ids = [self.rnd.choice(self.names.ids) for _ in range(self.rnd.choice((1, 1, 2, 5, 20, 50)))]
        if self.rnd.random() < 0.15:
            ids += self.rnd.sample(("N1", "X2", "", "w ", "r1124039", "N99999999999999999999"), 2)
        return {"osm_ids": ",".join(ids)}

    def details(self):
        if self.rnd.random() < 0.3:
            return {"place_id": self.rnd.choice(self.names.place_ids)}
        kind, number, name = self.rnd.choice(self.names.classed)
        return {"osmtype": kind, "osmid": number} | ({"class": name} if self.rnd.random() < 0.4 else {})

    def status(self):
        return {}

    def draw(self, endpoint):
        """A request with what the endpoint needs, a format and up to four of its other parameters."""
        parameters = getattr(self, endpoint)()
        optional = self.optional[endpoint]
        for key in self.rnd.sample(tuple(optional), min(len(optional), self.rnd.choice((0, 0, 1, 1, 2, 3, 4)))):
            name, *bounded = key.split()
            parameters[name] = optional[key]()
            if bounded:
                parameters["bounded"] = "1"
        form = self.rnd.choice(self.formats[endpoint])
        if form:
            parameters["format"] = form
        headers = {"Accept-Language": self.rnd.choice(LANGUAGES)} if self.rnd.random() < 0.2 else {}
        if self.rnd.random() < 0.1:
            headers["Origin"] = ORIGIN
        return Request(endpoint, "GET", f"/{endpoint}" + ("?" + urlencode(parameters, quote_via=quote) if parameters else ""), headers)


# A request that works, for each endpoint, and what is wrong with or special about one more parameter of it.
WORKS = {"search": "q=Monaco", "reverse": "lat=43.7396&lon=7.4277", "lookup": "osm_ids=R1124039", "details": "osmtype=R&osmid=1124039",
         "status": ""}
ERRORS = (
    ("search", "", ("", "q=", "q=Monaco&city=Monaco", "amenity=", "nosuch=1", "q=Monaco&q=Fontvieille", "Q=Monaco", "q=Monaco&limit=",
                    "q=%FF%FE", "q=Monaco%00", "q=+Monaco+", "q=[amenity=pharmacy]+Fontvieille", "q=pharmacy&bounded=1",
                    "street=&city=Monaco", "country=Monaco&limit=1", "postalcode=98000&country=mc")),
    ("search", "q=Monaco&", ("limit=abc", "limit=1.5", "limit=99999999999999999999", "limit=%201", "limit=1_0", "viewbox=1,2,3", "viewbox=a,b,c,d",
                             "viewbox=7.4,43.7,7.4,43.7", "viewbox=7,43,8,44,45", "viewbox=200,100,-200,-100", "viewbox=", "format=yaml",
                             "format=", "format=JSON", "layer=foo", "layer=", "layer=poi,foo", "layer=POI", "featureType=foo", "featuretype=country",
                             "featureType=", "exclude_place_ids=abc", "exclude_place_ids=R1124039", "exclude_place_ids=,", "exclude_place_ids=X1",
                             "polygon_geojson=1&polygon_kml=1", "polygon_svg=1&polygon_text=1&format=geojson", "polygon_threshold=abc",
                             "polygon_threshold=nan", "polygon_threshold=-1&polygon_geojson=1", "countrycodes=zz", "countrycodes=mc,,fr",
                             "bounded=false", "bounded=1", "dedupe=0&limit=50", "debug=1", "json_callback=f", "json_callback=a.b",
                             "json_callback=1%2B1", "json_callback=", "addressdetails=false", "addressdetails=", "extratags=0", "email=",
                             "accept-language=", "accept-language=%0d%0aX:1", "accept-language=*", "unknown=1", "zoom=3", "addressdetails=1&addressdetails=0")),
    ("reverse", "", ("", "lat=43.7", "lon=7.4", "lat=abc&lon=7", "lat=43.7&lon=", "lat=nan&lon=7", "lat=inf&lon=7", "lat=91&lon=7",
                     "lat=-90&lon=0", "lat=43.7&lon=187.4", "lat=43.7&lon=-360", "lat=0&lon=-30", "lat=43,7&lon=7,4", "lat=%2043.7396&lon=7.4277",
                     "lat=4.37396e1&lon=7.4277", "lat=%2B43.7396&lon=7.4277", "lat=0x2b&lon=7", "lat=1_0&lon=7", "lat=43.7396&lon=7.4277&lat=0",
                     "lat=43.73961234567890123&lon=7.42771234567890123", "lat=1e400&lon=7")),
    ("reverse", "lat=43.7396&lon=7.4277&", ("zoom=abc", "zoom=-5", "zoom=99", "zoom=18.5", "zoom=", "format=yaml", "format=html", "layer=foo",
                                           "layer=address", "layer=poi", "osm_type=N&osm_id=1", "q=Monaco", "limit=abc", "debug=1",
                                           "polygon_geojson=1&polygon_svg=1", "json_callback=f", "json_callback=%3Cscript%3E", "addressdetails=0",
                                           "polygon_threshold=x")),
    ("reverse", "lat=0&lon=-30&", tuple(f"format={f}" for f in ("json", "jsonv2", "geojson", "geocodejson", "xml"))),
    ("lookup", "", ("", "osm_ids=", "osm_ids=abc", "osm_ids=1124039", "osm_ids=R", "osm_ids=R1124039,R1124039", "osm_ids=r1124039",
                    "osm_ids=R1124039%20,%20W49209155", "osm_ids=R+1124039", "osm_ids=R-1", "osm_ids=R99999999999999999999",
                    "osm_ids=" + ",".join(f"N{i}" for i in range(1, 51)), "osm_ids=" + ",".join(f"N{i}" for i in range(1, 52)))),
    ("lookup", "osm_ids=N1&", tuple(f"format={f}" for f in ("json", "jsonv2", "geojson", "geocodejson", "xml", "yaml"))),
    ("lookup", "osm_ids=R1124039&", ("debug=1", "json_callback=f", "polygon_kml=1&polygon_text=1", "accept-language=ru", "limit=abc")),
    ("details", "", ("", "place_id=abc", "place_id=0", "place_id=-1", "place_id=999999999", "osmtype=R", "osmtype=R&osmid=abc", "osmtype=X&osmid=1",
                     "osmtype=r&osmid=1124039", "osmid=1124039", "osmtype=R&osmid=1", "osmtype=R&osmid=1124039&class=amenity",
                     "osmtype=R&osmid=1124039&class=boundary", "osmtype=relation&osmid=1124039")),
    ("details", "osmtype=R&osmid=1124039&", ("format=xml", "format=html", "debug=1", "json_callback=f", "addressdetails=1&hierarchy=1&keywords=1",
                                           "hierarchy=1&group_hierarchy=1", "polygon_geojson=1", "linkedplaces=0", "entrances=1")),
    ("status", "", ("format=xml", "format=", "format=jsonv2", "format=json&json_callback=f", "format=text&json_callback=f", "unknown=1")),
)
PATHS = ("/", "/nosuch", "/search/", "/reverse/", "/lookup/", "/status/", "/details/", "//search", "//reverse", "/SEARCH", "/search.php",
         "/reverse.php", "/lookup.php", "/status.php", "/details.php", "/nosuch.php", "/search.xml", "/search/Monaco", "/search.php/",
         "/%73earch", "/search%2F", "/./search", "/../search", "/search;a=b", "/ui/search.html", "/robots.txt", "/favicon.ico")
METHODS = ("HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS")
PREFLIGHT = {"Origin": ORIGIN, "Access-Control-Request-Method": "GET"}


def fixed():
    """What is tried once each: errors, spellings of paths, methods, preflights."""
    for endpoint, works, rest in ERRORS:
        yield from (Request("error", "GET", f"/{endpoint}?{works}{more}".removesuffix("?"), {}) for more in rest)
    for endpoint, works in WORKS.items():
        path = f"/{endpoint}?{works}".removesuffix("?")
        yield from (Request("method", method, path, {}) for method in METHODS)
        yield Request("cors", "GET", path, {"Origin": ORIGIN})
        yield Request("cors", "GET", path, {"Origin": "null", "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "cors"})
        yield Request("cors", "OPTIONS", path, PREFLIGHT)
        yield Request("cors", "OPTIONS", path, {**PREFLIGHT, "Access-Control-Request-Headers": "x-requested-with, content-type"})
    for path in PATHS:
        endpoint = path.strip("/").split("/")[0].split(".")[0].lower()
        yield Request("path", "GET", f"{path}?{WORKS.get(endpoint, WORKS['search'])}", {})
    yield Request("method", "OPTIONS", "*", {})
    yield Request("method", "GET", "/nosuch", {"Origin": ORIGIN})


def requests(database, count):
    """The fixed ones, and drawn ones up to the count. The same on every run; none twice."""
    rnd = random.Random(SEED)
    tables = Tables(Names(database), rnd)
    chosen = {(r.method, r.path, str(r.headers)): r for r in fixed()}
    while len(chosen) < count:
        request = tables.draw(rnd.choices(tuple(ASKED), tuple(ASKED.values()))[0])
        chosen.setdefault((request.method, request.path, str(request.headers)), request)
    return list(chosen.values())


if __name__ == "__main__":
    for row in requests(sys.argv[1], int(sys.argv[2])):
        print(row.kind, row.method, row.path, json.dumps(row.headers), sep="\t")
