"""What one machine serves of each kind, where it saturates, and how many are needed for more.
capacity.py GEOCODER RESPONDER-PORT QUERY-FOLDER OUT   prints rows of a Markdown table

wrk asks over 64 kept-alive connections, another question each time (but for the cached one), on the same machine, whose
cores it shares with the server. So the CPU time that the server used counts: replies per second of it are what one core
serves. Three rounds, the median counts.
"""
import csv
import math
import os
import re
import socket
import statistics
import subprocess
import sys
import time
from pathlib import Path
from urllib.parse import quote

CONNECTIONS, ROUNDS, ROUND_S = 64, 3, 3
WANTED_PER_S, WANTED_ROWS = 1e5, 1e9
POINTS = [f"/reverse?lat={30 + n * 0.0611 % 18:.4f}&lon={-120 + n * 0.0737 % 40:.4f}&format=jsonv2" for n in range(20000)]
CALL = """wrk.method = "POST"
wrk.headers["Content-Type"] = "application/json"
wrk.headers["Accept"] = "application/json, text/event-stream"
wrk.headers["MCP-Protocol-Version"] = "2025-11-25"
wrk.body = '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"geocode","arguments":{"query":"Casino de Monte-Carlo"}}}'
"""


def names(folder):
    """The texts of the query sets."""
    found = []
    for path in sorted(Path(folder).glob("*/test_*.csv")):
        text = path.read_text(encoding="utf-8")
        rows = csv.DictReader(text.splitlines(), dialect=csv.Sniffer().sniff(text[:1024]))
        found += [row["query"] for row in rows if row.get("query")]
    return list(dict.fromkeys(found))


def of_paths(folder, name, paths):
    (folder / f"{name}.paths").write_text("\n".join(paths) + "\n", encoding="ascii")
    return f"""local paths, n = {{}}, 0
for path in io.lines("{folder}/{name}.paths") do paths[#paths + 1] = path end
request = function() n = n + 1; return wrk.format("GET", paths[n % #paths + 1]) end
"""


class Server:
    def __init__(self, program, **settings):
        with socket.socket() as s:
            s.bind(("127.0.0.1", 0))
            self.port = s.getsockname()[1]
        self.process = subprocess.Popen([program, "http", "--port", str(self.port)], stdin=subprocess.DEVNULL,
                                        stderr=subprocess.DEVNULL, env={**os.environ, **settings})  # fmt: skip
        for _ in range(500):
            with socket.socket() as s:
                if s.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            time.sleep(0.02)
        sys.exit("capacity: the server does not listen")

    def cpu_s(self):
        words = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()
        return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


def measure(server, script, path):
    """Replies a second, and cores the server used; medians."""
    rounds = []
    for _ in range(ROUNDS):
        before, begin = server.cpu_s(), time.monotonic()
        text = subprocess.run(["wrk", "-t1", f"-c{CONNECTIONS}", f"-d{ROUND_S}s", "-s", str(script), f"http://127.0.0.1:{server.port}{path}"],
                              stdout=subprocess.PIPE, check=True).stdout.decode()  # fmt: skip
        used = (server.cpu_s() - before) / (time.monotonic() - begin)
        if "Socket errors" in text or "Non-2xx" in text:
            sys.exit(f"capacity: {path}: {text}")
        rounds.append((float(re.search(r"Requests/sec:\s*([\d.]+)", text).group(1)), used))
    return statistics.median(r for r, _ in rounds), statistics.median(c for _, c in rounds)


def main():
    program, responder, queries, folder = sys.argv[1], sys.argv[2], sys.argv[3], Path(sys.argv[4])
    texts = names(queries)
    offline = Server(program, GEOCODER_BACKEND="gazetteer")
    online = Server(program, GEOCODER_BACKEND="nominatim", NOMINATIM_BASE_URL=f"http://127.0.0.1:{responder}", GEOCODER_RATE_LIMIT="0")
    kinds = (
        ("offline /search, the query sets", offline, of_paths(folder, "search", [f"/search?q={quote(t)}&format=jsonv2&limit=1" for t in texts]), "/"),
        ("offline /reverse, points of North America", offline, of_paths(folder, "points", POINTS), "/"),
        ("offline /suggest, begins of those names", offline,
         of_paths(folder, "suggest", [f"/suggest?q={quote(t[: 3 + i % 6])}" for i, t in enumerate(texts)]), "/"),
        ("cached tools/call", online, CALL, "/mcp"),
        ("/search at an upstream that answers at once", online, of_paths(folder, "new", [f"/search?q=x{n}&format=jsonv2" for n in range(200000)]), "/"),
    )  # fmt: skip
    for title, server, text, path in kinds:
        script = folder / "capacity.lua"
        script.write_text(text, encoding="utf-8")
        rate, cores = measure(server, script, path)
        full = rate / cores
        print(f"| {title} | {rate:,.0f} | {cores:.2f} | {full:,.0f} | {math.ceil(WANTED_PER_S / full)} | {WANTED_ROWS / full / 3600:,.1f} |", flush=True)
    for server in (offline, online):
        server.process.terminate()
        server.process.wait(30)


main()
