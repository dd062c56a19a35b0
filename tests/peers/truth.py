"""What the program says with a real upstream, against brute force over the extract behind it.

    truth.py BINARY REGION=URL...

Reads the objects and boundaries of each region from the tables of its Nominatim (psql finds the server by the
environment), draws points, categories and names with a seed, and asks the program. Every miss is printed on
stderr, then `ok NAME` or `FAIL NAME: why` per kind of call.
"""
import json
import math
import os
import random
import subprocess
import sys

NEARBY, POINTS = 500, 500
AMBIGUOUS, STREETS_ASKED = 150, 50  # names in each region
RADIUS_KM = (0.1, 0.3, 1, 3, 10, 30)
LIMITS = (1, 1, 3, 10, 20, 50)
EARTH_M = 6371008.8
META = {"io.modelcontextprotocol/protocolVersion": "2026-07-28", "io.modelcontextprotocol/clientCapabilities": {}}
rnd = random.Random(7)


def rows_of(region, sql):
    """The rows of a query that gives one JSON object each."""
    done = subprocess.run(["psql", "-qAt", "-d", f"nominatim_{region}", "-c", f"SELECT row_to_json(q) FROM ({sql}) q"],
                          capture_output=True, text=True, check=True)
    return [json.loads(line) for line in done.stdout.splitlines()]


class Program:
    """The program with an upstream, one call after the other."""

    def __init__(self, binary, url):
        env = {**os.environ, "NOMINATIM_BASE_URL": url, "GEOCODER_RATE_LIMIT": "0", "GEOCODER_BACKEND": "nominatim"}
        self.process = subprocess.Popen([binary, "mcp"], env=env, text=True, stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE)
        self.calls = 0

    def ask(self, tool, **arguments):
        """The structured answer."""
        self.calls += 1
        request = {"jsonrpc": "2.0", "id": self.calls, "method": "tools/call",
                   "params": {"name": tool, "arguments": arguments, "_meta": META}}
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        result = json.loads(self.process.stdout.readline())["result"]
        if result.get("isError"):
            raise ValueError(f"{tool} {arguments}: {result['content'][0]['text']}")
        return result["structuredContent"]

    def end(self):
        self.process.stdin.close()
        self.process.wait()


def metres(a, b):
    """Along the great circle."""
    lat_a, lat_b = math.radians(a["lat"]), math.radians(b["lat"])
    half = math.sin((lat_b - lat_a) / 2) ** 2 + \
        math.cos(lat_a) * math.cos(lat_b) * math.sin(math.radians(b["lon"] - a["lon"]) / 2) ** 2
    return 2 * EARTH_M * math.asin(min(1, math.sqrt(half)))


def tell(kind, misses, count, allowed=0):
    for miss in misses:
        print(f"{kind}: {miss}", file=sys.stderr)
    share = f"{count - len(misses)} of {count} are true"
    print(f"FAIL {kind}: {share}, {allowed} may be wrong" if len(misses) > allowed or not count else f"ok {kind}: {share}")


# ---- nearby_places: every object with a tag, by its distance ----

OBJECTS = """SELECT osm_type || osm_id AS id, class || '=' || type AS tag, ST_Y(centroid) AS lat, ST_X(centroid) AS lon
    FROM placex WHERE class NOT IN ('place', 'boundary', 'highway') AND linked_place_id IS NULL
    AND type ~ '^[a-z_]+$'"""


def nearby_calls(objects, count):
    """Half of the tags are drawn by object, so that common ones occur; half by tag."""
    tags = sorted({o["tag"] for o in objects})
    calls = []
    for i in range(count):
        tag = rnd.choice(objects)["tag"] if i % 2 else rnd.choice(tags)
        at = rnd.choice(objects)
        calls.append({"lat": round(at["lat"] + rnd.gauss(0, 0.003), 5), "lon": round(at["lon"] + rnd.gauss(0, 0.003), 5),
                      "radius_km": rnd.choice(RADIUS_KM), "limit": rnd.choice(LIMITS), "categories": [tag]})
    return calls


def nearby_misses(objects, call, answer):
    """Whether the answer has the nearest, all but one in fifty, and says truly if there are more."""
    within = sorted((metres(call, o), o["id"]) for o in objects if o["tag"] == call["categories"][0])
    within = [(far, name) for far, name in within if far <= call["radius_km"] * 1000]
    true, got = within[:call["limit"]], [p["id"] for p in answer["places"]]
    reach_m = true[-1][0] + 1 if true else 0  # a tie is no fault
    allowed = {name for far, name in within if far <= reach_m}
    wrong = len(true) - len(allowed & set(got))
    if wrong > len(true) // 50 or len(set(got)) < len(got):
        yield f"{call} has {len(got)}, of which {wrong} of the {len(true)} nearest are missing"
    elif len(within) > len(true) and not answer["truncated"]:
        yield f"{call} hides {len(within) - len(true)} more"


def check_nearby(regions):
    misses, cut, asked = [], [], 0
    for region, program in regions.items():
        objects = rows_of(region, OBJECTS)
        for call in nearby_calls(objects, NEARBY // len(regions)):
            answer = program.ask("nearby_places", **call)
            misses += nearby_misses(objects, call, answer)
            cut += [call] if answer["truncated"] and len(answer["places"]) < call["limit"] else []
            asked += 1
    tell("nearby_places", misses, asked, asked // 100)
    tell("nearby_places: all of a circle", cut, asked, asked // 20)


# ---- admin_boundaries: the polygons that contain a point ----

AREAS = """SELECT ST_XMin(geometry) w, ST_YMin(geometry) s, ST_XMax(geometry) e, ST_YMax(geometry) n FROM placex
    WHERE class = 'boundary' AND type = 'administrative' AND admin_level > 2 ORDER BY osm_type, osm_id"""
BOUNDARIES = """SELECT point.i, osm_type || osm_id AS id, name->'name' AS name, admin_level, name->'ISO3166-2' AS code
    FROM placex, (VALUES {points}) point (i, lon, lat) WHERE class = 'boundary' AND type = 'administrative'
    AND rank_address > 0 AND ST_Contains(geometry, ST_SetSRID(ST_Point(lon, lat), 4326))"""


def draw_points(region, count):
    """Points in the boundaries of the extract, each with all that contain it."""
    areas, calls, true = rows_of(region, AREAS), [], {}
    for _ in range(2 * count):
        box = rnd.choice(areas)
        calls.append({"lat": round(rnd.uniform(box["s"], box["n"]), 5), "lon": round(rnd.uniform(box["w"], box["e"]), 5)})
    points = ", ".join(f"({i}, {call['lon']}, {call['lat']})" for i, call in enumerate(calls))
    for row in rows_of(region, BOUNDARIES.format(points=points)):
        true.setdefault(row["i"], []).append(row)
    return [(calls[i], true[i]) for i in sorted(true)][:count]


def admin_misses(true, call, answer):
    """Whether each level is there with its name, code and id, and nothing that has a level is elsewhere."""
    got = {b["admin_level"]: b for b in answer["boundaries"] if "admin_level" in b}
    for area in true:
        mine = got.pop(area["admin_level"], {})
        osm_id = f"{mine['osm_type'][0].upper()}{mine['osm_id']}" if "osm_id" in mine else area["id"]
        if (mine.get("name"), mine.get("code"), osm_id) != (area["name"], area["code"], area["id"]):
            if area["admin_level"] > 2 or mine.get("name") != area["name"]:
                yield f"{call}: {mine or 'nothing'} instead of {area}"
    for level, wrong in got.items():
        if level > 2:  # the extract need not hold the country
            yield f"{call} is not in {wrong}"


def check_admin(regions):
    misses, asked = [], 0
    for region, program in regions.items():
        for call, true in draw_points(region, POINTS // len(regions)):
            misses += list(admin_misses(true, call, program.ask("admin_boundaries", **call, language="local")))[:1]
            asked += 1
    tell("admin_boundaries", misses, asked, asked // 100)


# ---- labels of choices: asked again, each is its place ----

NAMES = """SELECT name->'name' AS name FROM placex WHERE name ? 'name' AND linked_place_id IS NULL
    GROUP BY name->'name' HAVING count(*) > 1 AND ST_Distance(ST_StartPoint(ST_LongestLine(ST_Collect(centroid),
    ST_Collect(centroid))), ST_EndPoint(ST_LongestLine(ST_Collect(centroid), ST_Collect(centroid)))) > 0.01
    ORDER BY 1"""


def label_misses(program, name):
    """Yields a text or None for every label."""
    for choice in program.ask("geocode", query=name).get("choices", []):
        again = program.ask("geocode", query=choice["label"])
        found = again["results"][0]["id"] if again["results"] else None
        is_good = again["status"] == "ok" and found == choice["id"]
        yield None if is_good else f"{name}: {choice['label']} is {again['status']}, {found} instead of {choice['id']}"


def check_labels(regions):
    labels = []
    for region, program in regions.items():
        names = [row["name"] for row in rows_of(region, NAMES)]
        for name in rnd.sample(names, min(AMBIGUOUS, len(names))):
            labels += label_misses(program, name)
    tell("labels of choices", [miss for miss in labels if miss], len(labels))


# ---- house numbers that do not exist are told ----

STREETS = """SELECT DISTINCT name->'name' AS name FROM placex WHERE class = 'highway' AND name ? 'name'
    AND rank_address = 26 AND name->'name' !~ '[0-9]' ORDER BY 1"""


def number_misses(name, answer):
    """A street may not be taken for a house of it."""
    first = answer["results"][0] if answer["results"] else {}
    if answer["status"] == "ok" or (first and (first["match"], answer.get("dropped")) != ("partial", "9876")):
        yield f"{name} 9876: {answer['status']}, {first.get('match')}, {first.get('display_name')}"


def check_numbers(regions):
    misses, asked = [], 0
    for region, program in regions.items():
        names = [row["name"] for row in rows_of(region, STREETS)]
        for name in rnd.sample(names, min(STREETS_ASKED, len(names))):
            misses += number_misses(name, program.ask("geocode", query=f"{name} 9876"))
            misses += [f"{name} is not sure"] if program.ask("geocode", query=name)["status"] == "needs_clarification" else []
            asked += 1
    tell("house numbers that are missing", misses, asked)


def main(binary, *pairs):
    regions = {region: Program(binary, url) for region, url in (pair.split("=", 1) for pair in pairs)}
    check_nearby(regions)
    check_admin(regions)
    check_labels(regions)
    check_numbers(regions)
    for program in regions.values():
        program.end()


main(*sys.argv[1:])
