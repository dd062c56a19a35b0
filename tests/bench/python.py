"""Calls from Python per second: the module of the wheel, geopy with this program as its Nominatim, an older module.
python.py GEOCODER QUERY-FOLDER   prints rows "figure TAB geocoder TAB beside TAB ratio TAB goal TAB met"

Runs in an environment with geopy. Each side is a process of its own; they take turns at the same towns, so that other
load falls on all of them, and the median of the rounds counts. $GEOCODER_BEFORE is an older program and
$GEOCODER_BEFORE_MODULE its geocoder_mcp.py.
"""
import csv
import json
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROUNDS, CALLS = 40, 60  # no town comes twice, so no cache helps
HERE = Path(__file__).resolve()
PACKAGE = HERE.parents[2] / "src/package"


def clients(kind, url):
    """By name, what asks for all queries."""
    if kind == "geopy":
        from geopy.geocoders import Nominatim
        ask = Nominatim(user_agent="bench", domain=url, scheme="http", timeout=60).geocode
        return {"call": lambda queries: [ask(query) for query in queries]}
    import geocoder_mcp
    shared = getattr(geocoder_mcp, "_shared", None)
    return {"call": lambda queries: [geocoder_mcp.geocode(query, limit=1) for query in queries],
            "call_many": lambda queries: list(shared.call_many("geocode", ({"query": q, "limit": 1} for q in queries)))}


def work(kind, url):
    """A side: reads [client, queries], writes seconds."""
    by_name = clients(kind, url)
    for line in sys.stdin:
        name, queries = json.loads(line)
        begun = time.perf_counter()
        by_name[name](queries)
        print(time.perf_counter() - begun, flush=True)


class Side:
    def __init__(self, kind, url, folder):
        env = {**os.environ, "PATH": f"{folder}:{os.environ['PATH']}", "PYTHONPATH": str(folder), "GEOCODER_BACKEND": "gazetteer"}
        self.process = subprocess.Popen([sys.executable, str(HERE), "work", kind, url], stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, text=True, env=env)

    def seconds(self, name, queries):
        self.process.stdin.write(json.dumps([name, queries]) + "\n")
        self.process.stdin.flush()
        return float(self.process.stdout.readline())


def prepared(folder, module, program):
    """A folder with a module and its program."""
    folder.mkdir()
    (folder / "geocoder_mcp.py").write_text(module, encoding="utf-8")
    shutil.copy(program, folder / "geocoder-mcp")
    return folder


def row(figure, ours, beside, goal):
    print(f"{figure}\t{ours:.0f} /s\t{beside:.0f} /s\t{ours / beside:.3g}x\t{f'>= {goal}x' if goal else '-'}\t"
          f"{'-' if not goal else 'yes' if ours >= goal * beside else 'NO'}")


def main(program, query_folder):
    sys.dont_write_bytecode = True
    sys.path.insert(0, str(PACKAGE))
    import package
    towns = []
    for path in sorted(Path(query_folder).glob("towns_*.csv")):
        with open(path, encoding="utf-8") as file:
            towns += [line["query"] for line in csv.DictReader(file, delimiter=";")]
    before = [os.environ.pop(name, None) for name in ("GEOCODER_BEFORE", "GEOCODER_BEFORE_MODULE")]
    with tempfile.TemporaryDirectory() as name:
        ours = prepared(Path(name) / "ours", package.pages_of(program)["python"], program)
        server = subprocess.Popen([program, "http", "--offline", "--port", "0"], stderr=subprocess.PIPE, text=True)
        url = next(filter(None, (re.search(r"127\.0\.0\.1:\d+", line) for line in server.stderr)))[0]
        sides = {"ours": Side("module", "", ours), "many": Side("module", "", ours), "geopy": Side("geopy", url, ours)}
        if all(before):
            module = Path(before[1]).read_text(encoding="utf-8")
            sides["before"] = Side("module", "", prepared(Path(name) / "before", module, before[0]))
        took = {}
        for number in range(ROUNDS):
            queries = towns[number * CALLS:][:CALLS]
            for side in sides:
                took.setdefault(side, []).append(sides[side].seconds("call_many" if side == "many" else "call", queries))
        server.terminate()
        for side in sides.values():
            side.process.communicate()
    rate = {side: CALLS / statistics.median(seconds) for side, seconds in took.items()}
    row("Python, call, geopy with `geocoder http` as its Nominatim", rate["ours"], rate["geopy"], 0)
    row("Python, call_many, call", rate["many"], rate["ours"], 0)
    if all(before):
        row(f"Python, call, that of {before[0]}", rate["ours"], rate["before"], 1)
        row(f"Python, call_many, call of {before[0]}", rate["many"], rate["before"], 3)


if __name__ == "__main__":
    if sys.argv[1] == "work":
        work(*sys.argv[2:])
    else:
        main(*sys.argv[1:])
