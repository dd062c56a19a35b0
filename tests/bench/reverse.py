"""Offline reverse geocoding beside PyPI's reverse_geocoder, on the same points: speed, memory, correct answers.
reverse.py GEOCODER QUERY-FOLDER   prints rows "figure TAB geocoder TAB beside TAB ratio TAB goal TAB met"

geocoder answers over stdio, JSON in and JSON out, one process on one core; reverse_geocoder is called as a library,
one point at a time, which is how a server would; the two take turns. The points with a known town and country are
those of the query sets; a town counts as right when one name contains the other, accents and case aside. The points
beside borders have a known country only.
"""
import csv
import json
import os
import resource
import statistics
import subprocess
import sys
import tempfile
import time
import unicodedata
from pathlib import Path

META = {"io.modelcontextprotocol/protocolVersion": "2026-07-28", "io.modelcontextprotocol/clientCapabilities": {}}
SPEED_POINTS = 20000
ROUNDS = 3
COUNTRY = {"usa": "us", "germany": "de"}


def table(path):
    with open(path, encoding="utf-8") as f:
        dialect = csv.Sniffer().sniff(f.read(1024))
        f.seek(0)
        yield from csv.DictReader(f, dialect=dialect)


def known_points(folder):
    """(lat, lon, town, country code) of every query whose place is a town."""
    points = []
    for path in sorted(Path(folder).glob("*/test_*.csv")):
        if path.stem in ("test_regions",):
            continue
        for row in table(path):
            lat, lon, radius = map(float, row["expected_coordinate"].split(","))
            if radius <= 20000:
                points.append((lat, lon, row["expected_name"], COUNTRY[path.parent.name]))
    for row in table(Path(folder) / "test_reverse_curated_cities.csv"):
        points.append((float(row["lat"]), float(row["lon"]), row["expected_city"], "de"))
    return points


def border_points(folder):
    return [(float(r["lat"]), float(r["lon"]), "", r["expected_country_code"]) for r in table(Path(folder) / "borders.csv")]


def by_reference(points):
    """Runs in a process of its own: seconds to load, seconds to answer, kB at its largest, answers."""
    import reverse_geocoder  # here, for its load time and memory are part of what is measured
    start = time.monotonic()
    reverse_geocoder.search((0.0, 0.0), mode=1, verbose=False)
    loaded = time.monotonic()
    found = [reverse_geocoder.search((lat, lon), mode=1, verbose=False)[0] for lat, lon, *_ in points]
    took = time.monotonic() - loaded
    json.dump([loaded - start, took, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss,
               [(f["name"], f["cc"].lower()) for f in found]], sys.stdout)


def reference(points):
    done = subprocess.run([sys.executable, __file__, "--reference"], input=json.dumps(points), text=True,
                          capture_output=True, check=True)
    return json.loads(done.stdout[done.stdout.index("["):])


def request(number, lat, lon):
    return json.dumps({"jsonrpc": "2.0", "id": number, "method": "tools/call", "params": {
        "name": "reverse_geocode", "arguments": {"lat": lat, "lon": lon, "zoom": 10, "language": "en"}, "_meta": META}})


def geocoder(binary, points):
    """The same of one process that answers everything on its stdin."""
    environment = {k: v for k, v in os.environ.items() if not k.startswith(("NOMINATIM_", "GEOCODER_"))}
    environment.update(GEOCODER_BACKEND="gazetteer", GEOCODER_CACHE_SIZE="0")
    with tempfile.TemporaryFile() as asked, tempfile.TemporaryFile() as answered:
        asked.write("".join(request(i, p[0], p[1]) + "\n" for i, p in enumerate(points)).encode())
        asked.seek(0)
        start = time.monotonic()
        child = subprocess.Popen([binary, "mcp"], stdin=asked, stdout=answered, env=environment)
        _, status, usage = os.wait4(child.pid, 0)
        took = time.monotonic() - start
        if status != 0:
            raise RuntimeError(f"geocoder ended with status {status}")
        answered.seek(0)
        replies = {}
        for line in answered:
            reply = json.loads(line)
            replies[reply["id"]] = reply["result"].get("structuredContent", {})
    answers = []
    for i in range(len(points)):
        address = replies[i].get("address") or {}
        town = next((address[k] for k in ("city", "town", "village", "municipality", "hamlet") if k in address), "")
        answers.append((town, address.get("country_code", "")))
    return took, usage.ru_maxrss, answers


def fold(name):
    return "".join(c for c in unicodedata.normalize("NFKD", name.lower()) if c.isalnum())


def share(points, answers, right):
    return sum(right(p, a) for p, a in zip(points, answers)) / len(points)


def right_town(point, answer):
    want, got = fold(point[2]), fold(answer[0])
    return bool(got) and (want in got or got in want)


def right_country(point, answer):
    return answer[1] == point[3]


def row(figure, ours, beside, form):
    print(f"{figure}\t{form.format(ours)}\t{form.format(beside)}\t{ours / beside:.3g}x\t-\t-")


def main():
    binary, folder = sys.argv[1:]
    towns, borders = known_points(folder), border_points(folder)
    points = towns + borders
    many = (points * (SPEED_POINTS // len(points) + 1))[:SPEED_POINTS]
    rounds = [(geocoder(binary, many), reference(many)) for _ in range(ROUNDS)]
    our_s = statistics.median(ours[0] for ours, _ in rounds)
    load_s, their_s = (statistics.median(theirs[i] for _, theirs in rounds) for i in range(2))
    (_, our_kb, ours), (_, _, their_kb, theirs) = rounds[0]
    row(f"reverse, one at a time, {len(many)} points", len(many) / our_s, len(many) / their_s, "{:.0f} /s")
    row("reverse, start included", len(many) / our_s, len(many) / (their_s + load_s), "{:.0f} /s")
    row("reverse, memory at most", our_kb, their_kb, "{:.0f} kB")
    for name, part, right in [("country", towns, right_country), ("town", towns, right_town),
                              ("country beside borders", borders, right_country)]:
        first = points.index(part[0])
        row(f"reverse, right {name}, {len(part)} points", 100 * share(part, ours[first:], right),
            100 * share(part, theirs[first:], right), "{:.2f} %")


if sys.argv[1] == "--reference":
    by_reference(json.load(sys.stdin))
else:
    main()
