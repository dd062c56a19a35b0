"""A workload of a Nominatim's users: few questions often, many rarely (Zipf), for the benchmark of the caching proxy.

    proxy.py draw DATABASE FOLDER       writes once (different questions) and stream (others, drawn by rank)
    proxy.py rate URL FILE              asks those of the file over kept-alive connections, prints requests a second
"""
import http.client
import random
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from urllib.parse import urlsplit

sys.path.insert(0, str(Path(__file__).parent.parent / "peers"))
import urls  # noqa: E402  the path comes first

ONCE, DISTINCT, STREAM, CLIENTS = 300, 300, 3000, 4


def draw(database, folder):
    rnd = random.Random(urls.SEED)
    tables = urls.Tables(urls.Names(database), rnd)
    asked = {}
    while len(asked) < ONCE + DISTINCT:
        asked.setdefault(tables.draw(rnd.choice(("search", "search", "reverse"))).path)
    paths = list(asked)
    rare = paths[ONCE:]
    stream = rnd.choices(rare, [1 / rank for rank in range(1, len(rare) + 1)], k=STREAM)
    for name, lines in ("once", paths[:ONCE]), ("stream", stream):
        (Path(folder) / name).write_text("".join(f"{line}\n" for line in lines))


def ask(url, paths):
    """Over one connection; how many replies were an error of the server."""
    connection, failed = http.client.HTTPConnection(urlsplit(url).netloc, timeout=60), 0
    for path in paths:
        connection.request("GET", path)
        reply = connection.getresponse()
        reply.read()
        failed += reply.status > 500  # a 500 is Nominatim's own, of some questions
    connection.close()
    return failed


def rate(url, name):
    paths = Path(name).read_text().splitlines()
    start = time.monotonic()
    with ThreadPoolExecutor(CLIENTS) as pool:
        failed = sum(pool.map(lambda part: ask(url, part), (paths[i::CLIENTS] for i in range(CLIENTS))))
    if failed:
        sys.exit(f"{url}: {failed} of {len(paths)} failed")
    print(round(len(paths) / (time.monotonic() - start)))


{"draw": draw, "rate": rate}[sys.argv[1]](*sys.argv[2:])
