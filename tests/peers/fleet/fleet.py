"""Many instances of the server behind nginx and HAProxy, behind caches, and before one Nominatim that they share.
fleet.py GEOCODER FOLDER   prints `ok NAME` or `FAIL NAME: why`; nginx, haproxy and varnishd are on the path.

The Nominatim is a stand-in of this program, which counts what it is asked and when. What is promised are counts: not one
request is lost, the upstream is asked once for each thing and never faster than its rate.
"""
import collections
import contextlib
import http.client
import http.server
import json
import os
import random
import signal
import socket
import subprocess
import sys
import threading
import time
import urllib.parse

BINARY, FOLDER = sys.argv[1], sys.argv[2]
HERE = os.path.dirname(os.path.abspath(__file__))
WAIT_S = 20
INSTANCES, FLEET = 3, 20
USERS = 8  # threads that ask
TRIES = 3  # of a request whose connection closes without an answer
RATE = 40  # requests a second that the shared Nominatim takes
NAMES = ["Oslo", "Bern", "Lyon", "Turin", "Porto", "Ghent", "Brno", "Graz", "Malmo", "Cork", "Bath", "Pisa", "Nice", "Riga",
         "Kiel", "Bonn", "Ulm", "Jena", "Trier", "Mainz", "Essen", "Köln", "Metz", "Dijon", "Rouen", "Lille", "Brest",
         "Nantes", "Vaduz", "Monaco"]  # fmt: skip


def check(good, name, why=""):
    print(f"ok fleet: {name}" if good else f"FAIL fleet: {name}: {why}", flush=True)


def free_port():
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return s.getsockname()[1]


def until(condition):
    end = time.monotonic() + WAIT_S
    while time.monotonic() < end:
        with contextlib.suppress(OSError, http.client.HTTPException):
            if condition():
                return True
        time.sleep(0.02)
    return False


def ask(port, path, body=None, headers=None, kept=None):
    """(status, headers, text) on a connection of its own, or on the one that is kept."""
    c = kept or http.client.HTTPConnection("127.0.0.1", port, timeout=WAIT_S)
    try:
        c.request("POST" if body else "GET", path, body, headers or {})
        reply = c.getresponse()
        return reply.status, reply.headers, reply.read().decode()
    finally:
        if not kept:
            c.close()


# ---- what is started ----


class Process:
    def __init__(self, words, env=None):
        self.log = open(f"{FOLDER}/fleet.log", "ab")
        self.child = subprocess.Popen(words, env=env, stdin=subprocess.DEVNULL, stdout=self.log, stderr=self.log)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.child.kill()
        self.child.wait()
        self.log.close()


class Instance(Process):
    """`geocoder http` on a port that it keeps when it is started again."""

    def __init__(self, port=None, upstream=None):
        self.port, self.upstream = port or free_port(), upstream
        env = {k: v for k, v in os.environ.items() if not k.startswith(("NOMINATIM_", "GEOCODER_"))}
        env |= {"GEOCODER_PEER_CONNECTIONS_MAX": "1024", "GEOCODER_RATE_LIMIT": "0", "GEOCODER_LOG_LEVEL": "error"}
        env |= {"NOMINATIM_BASE_URL": upstream, "GEOCODER_BACKEND": "nominatim"} if upstream else {"GEOCODER_BACKEND": "gazetteer"}
        super().__init__([BINARY, "http", "--port", str(self.port)], env)

    def ready(self):
        return until(lambda: ask(self.port, "/healthz")[0] == 200)

    def served(self):
        text = ask(self.port, "/metrics")[2]
        return sum(int(row.rsplit(" ", 1)[1]) for row in text.splitlines()
                   if row.startswith("geocoder_http_requests_total") and ('"/search"' in row or '"/mcp"' in row))  # fmt: skip

    def end(self):
        """The exit code after SIGTERM."""
        self.child.send_signal(signal.SIGTERM)
        return self.child.wait(WAIT_S)


def text_of(name, **words):
    with open(f"{HERE}/{name}", encoding="utf-8") as file:
        text = file.read()
    for key, value in words.items():
        text = text.replace(f"@{key}@", str(value))
    return text


def write(name, text):
    path = f"{FOLDER}/{name}"
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
    return path


def nginx(name, port, **words):
    folder = f"{FOLDER}/{name}"
    os.makedirs(folder, exist_ok=True)
    temps = "".join(f"{kind}_temp_path {folder}/tmp;" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    user = "user root;" if os.getuid() == 0 else ""
    body = text_of(f"{name}.nginx", PORT=port, FOLDER=folder, **words)
    path = write(f"{name}.conf", f"{user} daemon off; worker_processes 1; pid {folder}/pid; error_log {folder}/log;\n"
                 f"events {{ worker_connections 1000; }}\nhttp {{ access_log off; {temps}\n{body}}}\n")  # fmt: skip
    return Nginx(["nginx", "-e", f"{folder}/log", "-c", path])


class Nginx(Process):
    def __exit__(self, *_):
        self.child.terminate()  # its worker ends with it, and not when it is killed
        self.child.wait(WAIT_S)
        self.log.close()


def haproxy(name, port, **words):
    return Process(["haproxy", "-db", "-f", write(f"{name}.cfg", text_of(f"{name}.haproxy", PORT=port, **words))])


def varnish(name, port, **words):
    path = write(f"{name}.vcl", text_of(f"{name}.vcl", **words))
    return Varnish(["varnishd", "-F", "-a", f"127.0.0.1:{port}", "-f", path, "-n", f"{FOLDER}/varnish", "-s", "malloc,64m",
                    "-j", "none", "-p", "thread_pools=1"])  # fmt: skip


class Varnish(Nginx):
    pass


class Nominatim(http.server.ThreadingHTTPServer):
    """Answers /search after a while; knows when it was asked for what."""

    daemon_threads = True
    request_queue_size = 256

    def __init__(self, wait_s=0.0):
        self.asked, self.wait_s, self.lock = [], wait_s, threading.Lock()
        super().__init__(("127.0.0.1", 0), NominatimReply)
        threading.Thread(target=self.serve_forever, daemon=True).start()

    @property
    def url(self):
        return f"http://127.0.0.1:{self.server_address[1]}"


class NominatimReply(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_GET(self):
        url = urllib.parse.urlsplit(self.path)
        if url.path == "/search":
            with self.server.lock:
                self.server.asked.append((time.monotonic(), self.path))
            time.sleep(self.server.wait_s)
        name = urllib.parse.parse_qs(url.query).get("q", ["x"])[0]
        place = {"place_id": 1, "osm_type": "node", "osm_id": 1, "lat": "1", "lon": "2", "category": "place", "type": "city",
                 "place_rank": 16, "importance": 0.5, "addresstype": "city", "name": name, "display_name": name,
                 "address": {"city": name}, "boundingbox": ["1", "1", "2", "2"]}  # fmt: skip
        body = json.dumps([place] if url.path == "/search" else {"status": 0, "message": "OK"}).encode()
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def handle(self):
        with contextlib.suppress(OSError):  # who asked has been killed
            super().handle()

    def log_message(self, *_):
        pass


# ---- load ----


def call(name):
    """A tool call of the stateless era, as body and headers."""
    meta = {"io.modelcontextprotocol/protocolVersion": "2026-07-28", "io.modelcontextprotocol/clientCapabilities": {}}
    body = {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "geocode", "arguments": {"query": name}, "_meta": meta}}
    return json.dumps(body), {"Content-Type": "application/json", "Accept": "application/json, text/event-stream",
                              "MCP-Protocol-Version": "2026-07-28", "Mcp-Method": "tools/call", "Mcp-Name": "geocode"}  # fmt: skip


class Load:
    """Users who ask through one port until the end of the block, half of them with POST; what went wrong is in `lost`.

    With `again` they do as HTTP clients do (RFC 9112, 9.3.1): what was sent on a connection that closed without a word is
    sent again on a fresh one, as all calls here only read. HAProxy closes so when a server's reset reaches it instead of
    an end; for a moment the next connection may reach the server that has been killed, too.
    """

    def __init__(self, port, number=None, again=False):
        self.port, self.number, self.again = port, number, again
        self.done, self.lost, self.stop, self.lock = 0, [], threading.Event(), threading.Lock()
        self.users = [threading.Thread(target=self.use, args=(i,), daemon=True) for i in range(USERS)]

    def use(self, user):
        chance, kept = random.Random(user), http.client.HTTPConnection("127.0.0.1", self.port, timeout=WAIT_S)
        while not self.stop.is_set():
            name = chance.choice(NAMES) + (f" {chance.random()}" if self.number else "")
            body, headers = call(name) if user % 2 else (None, None)
            path, sign = ("/mcp", '"structuredContent"') if body else ("/search?q=" + urllib.parse.quote(name), "display_name")
            try:
                status, _, text = self.asked(path, body, headers, kept)
                wrong = None if status == 200 and sign in text else f"{status} {text[:100]}"
            except (OSError, http.client.HTTPException) as e:
                kept.close()
                wrong = repr(e)
            with self.lock:
                self.done += 1
                if wrong:
                    self.lost.append(wrong)

    def asked(self, path, body, headers, kept):
        for left in range(TRIES - 1 if self.again else 0, -1, -1):
            try:
                return ask(self.port, path, body, headers, kept)
            except (http.client.RemoteDisconnected, ConnectionError):
                kept.close()
                if not left:
                    raise
        return None

    def __enter__(self):
        for user in self.users:
            user.start()
        return self

    def more(self, count):
        wanted = self.done + count
        return until(lambda: self.done >= wanted)

    def __exit__(self, *_):
        self.stop.set()
        for user in self.users:
            user.join(WAIT_S)


def zipf(count, kinds, seed):
    chance = random.Random(seed)
    weights = [1 / (rank + 1) for rank in range(kinds)]
    return chance.choices([f"{NAMES[i % len(NAMES)]} {i // len(NAMES) or ''}".strip() for i in range(kinds)], weights, k=count)


def spread(names, ports, user_of_all=24):
    """Asks for the names in order from many threads, each at one of the ports; returns the statuses."""
    statuses, lock, todo = collections.Counter(), threading.Lock(), list(enumerate(names))[::-1]

    def use():
        while True:
            with lock:
                if not todo:
                    return
                i, name = todo.pop()
            try:
                status = ask(ports[i % len(ports)], "/search?q=" + urllib.parse.quote(name))[0]
            except (OSError, http.client.HTTPException) as e:
                status = repr(e)
            with lock:
                statuses[status] += 1

    users = [threading.Thread(target=use) for _ in range(user_of_all)]
    for user in users:
        user.start()
    for user in users:
        user.join()
    return statuses


# ---- 1. balancers ----


def servers_of(kind, instances):
    if kind == "nginx":
        return "\n    ".join(f"server 127.0.0.1:{i.port} max_fails=1 fail_timeout=1s;" for i in instances)
    return "\n    ".join(f"server s{n} 127.0.0.1:{i.port}" for n, i in enumerate(instances))


def replace_all(fleet, load):
    """One instance after another ends and is started again on its port; the exit codes."""
    codes = []
    for n, old in enumerate(fleet):
        codes.append(old.end())
        fleet[n] = Instance(old.port, old.upstream)
        load.more(20)
        fleet[n].ready()
        time.sleep(1.2)  # for the balancer to see it again
    return codes


def balanced(kind, start):
    upstream = Nominatim(wait_s=0.05)  # slow enough for requests to be running when an instance ends
    with contextlib.ExitStack() as stack:
        fleet = [Instance(upstream=upstream.url) for _ in range(INSTANCES)]
        stack.callback(lambda: [instance.__exit__() for instance in fleet])
        port = free_port()
        stack.enter_context(start("balance", port, SERVERS=servers_of(kind, fleet)))
        check(all(i.ready() for i in fleet) and until(lambda: ask(port, "/readyz")[0] == 200), f"{kind}: three instances are ready")
        with Load(port, number=True, again=kind == "haproxy") as load:
            load.more(300)
            counts = [i.served() for i in fleet]
            check(min(counts) > 0.5 * max(counts), f"{kind}: the load is shared", counts)
            fleet[0].child.kill()
            fleet[0].child.wait()
            load.more(200)
            check(not load.lost, f"{kind}: an instance that is killed costs no request", load.lost[:3])
            fleet[0] = Instance(fleet[0].port, upstream.url)
            check(fleet[0].ready() and until(lambda: fleet[0].served() > 5), f"{kind}: it comes back")
            load.lost.clear()
            codes = replace_all(fleet, load)
            load.more(100)
        check(codes == [0] * INSTANCES and not load.lost,
              f"{kind}: all instances are replaced under load without a lost request", f"{codes} {len(load.lost)} of {load.done}: {load.lost[:3]}")
        if kind == "haproxy":
            check_sessions(port)
    upstream.shutdown()


def check_sessions(port):
    """Sessions of the stateful era, each on connections of all kinds."""
    first = json.dumps({"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {
        "protocolVersion": "2025-11-25", "capabilities": {}, "clientInfo": {"name": "fleet", "version": "1"}}})
    headers = {"Content-Type": "application/json", "Accept": "application/json, text/event-stream", "MCP-Protocol-Version": "2025-11-25"}
    wrong, ids = [], []
    for _ in range(2 * INSTANCES):
        status, answer, _ = ask(port, "/mcp", first, headers)
        ids.append(answer.get("Mcp-Session-Id"))
        wrong += [] if status == 200 and ids[-1] else [status]
    for _ in range(5):
        for session in ids:
            status, _, text = ask(port, "/mcp", '{"jsonrpc":"2.0","id":2,"method":"tools/list"}', headers | {"Mcp-Session-Id": session or ""})
            wrong += [] if status == 200 else [(status, text[:80])]
    check(not wrong, "haproxy: sessions of the stateful era stay with their instance", wrong[:3])


# ---- 2. caches before the Nominatim face ----


def cached(kind, start):
    names = zipf(3000, 600, seed=7)
    with Instance() as behind:
        port = free_port()
        with start("cache", port, BEHIND=behind.port):
            check(behind.ready() and until(lambda: ask(port, "/search?q=Bern")[0] == 200), f"{kind}: a cache before the Nominatim API")
            before = behind.served()
            statuses = spread(names, [port])
            asked, kinds = behind.served() - before, len(set(names))
    check(statuses == {200: len(names)}, f"{kind}: every request is answered", statuses)
    check(asked <= kinds, f"{kind}: {len(names)} requests by Zipf's law for {kinds} names reach the server {asked} times", asked)


# ---- 3. one Nominatim for a fleet ----


def most_in(times, window_s):
    """The most of these moments in any window."""
    most, first = 0, 0
    for last, moment in enumerate(times):
        while times[first] <= moment - window_s:
            first += 1
        most = max(most, last - first + 1)
    return most


def shared():
    upstream, port = Nominatim(), free_port()
    names = zipf(2000, 300, seed=11)
    with contextlib.ExitStack() as stack:
        stack.enter_context(nginx("share", port, INNER=free_port(), BEHIND=upstream.server_address[1], RATE=RATE))
        until(lambda: ask(port, "/status")[0] == 200)
        fleet = [stack.enter_context(Instance(upstream=f"http://127.0.0.1:{port}")) for _ in range(FLEET)]
        check(all(i.ready() for i in fleet), f"{FLEET} instances before one nginx before one Nominatim")
        statuses = spread(names, [i.port for i in fleet])
    times, paths = [when for when, _ in upstream.asked], collections.Counter(path for _, path in upstream.asked)
    check(statuses == {200: len(names)}, "shared: every request is answered", statuses)
    check(len(paths) == len(set(names)) and max(paths.values()) == 1,
          f"shared: {len(names)} requests to {FLEET} instances ask the Nominatim {len(times)} times, once for each of {len(set(names))} names",
          f"{len(paths)} paths, {paths.most_common(2)}")  # fmt: skip
    most = most_in(sorted(times), 1.0)
    check(most <= RATE + 2, f"shared: the Nominatim gets {RATE} requests a second at most", most)  # a moment of the scheduler
    upstream.shutdown()


balanced("nginx", nginx)
balanced("haproxy", haproxy)
cached("nginx", nginx)
cached("varnish", varnish)
shared()
