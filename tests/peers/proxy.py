"""As a caching proxy before a real Nominatim, on a workload where few questions come often and many rarely (Zipf).

    proxy.py DATABASE NOMINATIM-URL GEOCODER

Between the two stands a relay that counts what is asked. Prints `ok NAME` or `FAIL NAME: why`.
"""
import http.client
import os
import random
import re
import socket
import subprocess
import sys
import threading
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qsl, urlsplit

import urls

DISTINCT, STREAM, CLIENTS, START_S = 300, 3000, 8, 20
database, nominatim, geocoder = sys.argv[1:]
asked, handed, lock = Counter(), {}, threading.Lock()  # of the relay: how often, and the last reply to a question


def ask(netloc, path):
    """Status, type and content."""
    connection = http.client.HTTPConnection(netloc, timeout=60)
    try:
        connection.request("GET", path)
        reply = connection.getresponse()
        kind = reply.getheader("Content-Type", "").replace(" ", "").lower()
        return reply.status, kind, reply.read()
    finally:
        connection.close()


class Relay(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_GET(self):
        with lock:
            asked[self.path] += not self.path.startswith("/status")
        status, kind, body = ask(urlsplit(nominatim).netloc, self.path)
        handed[question(self.path)] = plain(body, urlsplit(nominatim).netloc)
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


def plain(body, netloc):
    """Without the server that its links name, and the second it is of."""
    return re.sub(rb"timestamp=['\"][^'\"]*", b"", body).replace(netloc.encode(), b"").strip()


def question(path):
    """A path in whatever order and escapes its parameters are."""
    url = urlsplit(path)
    return url.path.removesuffix(".php"), frozenset(parse_qsl(url.query, keep_blank_values=True))


def drawn():
    """Questions that Nominatim answers, with its replies: what it refuses or fails at is not kept."""
    rnd, real = random.Random(urls.SEED), {}
    tables = urls.Tables(urls.Names(database), rnd)
    while len(real) < DISTINCT:
        path = tables.draw(rnd.choice(("search", "search", "reverse"))).path
        reply = ask(urlsplit(nominatim).netloc, path)
        if reply[0] == 200:
            real[path] = plain(reply[2], urlsplit(nominatim).netloc)
    paths = list(real)
    return real, rnd.choices(paths, [1 / rank for rank in range(1, DISTINCT + 1)], k=STREAM)


def serve(upstream):
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        port = s.getsockname()[1]
    settings = {"NOMINATIM_BASE_URL": upstream, "GEOCODER_RATE_LIMIT": "0", "GEOCODER_CACHE_SIZE": "8192"}
    child = subprocess.Popen([geocoder, "http", "--port", str(port)], env={**os.environ, **settings}, stdin=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    for _ in range(START_S * 20):
        try:
            ask(f"127.0.0.1:{port}", "/healthz")
            return child, f"127.0.0.1:{port}"
        except OSError:
            time.sleep(0.05)
    sys.exit("geocoder http does not listen")


def said(name, bad):
    print(f"FAIL proxy: {name}: {len(bad)}, such as {str(bad[0])[:300]}" if bad else f"ok proxy: {name}")


def different(netloc, stream, real):
    """The requests with another reply; where two places rank the same, Nominatim gives now one and now the other."""
    with ThreadPoolExecutor(CLIENTS) as pool:
        return [(path, got[:2]) for path, got in zip(stream, pool.map(lambda path: ask(netloc, path), stream))
                if got[0] != 200 or plain(got[2], netloc) not in (real[path], handed.get(question(path)))]


real, stream = drawn()
relay = ThreadingHTTPServer(("127.0.0.1", 0), Relay)
threading.Thread(target=relay.serve_forever, daemon=True).start()
child, netloc = serve(f"http://127.0.0.1:{relay.server_port}")
try:
    said(f"{STREAM} replies of {CLIENTS} clients are those of Nominatim", different(netloc, stream, real))
    often = [(path, count) for path, count in asked.items() if count != 1]
    said(f"each of {len(set(stream))} questions is asked of it once", often or ([asked.total()] if asked.total() > len(set(stream)) else []))
    relay.shutdown()
    relay.server_close()
    said("all of them are answered without it", different(netloc, stream, real))
finally:
    child.kill()
    child.wait()
