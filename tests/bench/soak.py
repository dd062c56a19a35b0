"""A mixed load for many minutes, and then rates below and above what the server can do.
soak.py [MINUTES]   the binary is $GEOCODER_BIN; prints figures and checks, last `soak: N passed, N failed`

The upstream is a stand-in that answers each request after UPSTREAM_S, so that the capacity for what must wait is known:
WORKERS / UPSTREAM_S requests a second, whatever the machine. Latencies are counted from the moment when a request was due
(an open loop), so that a server that falls behind is not spared the requests that it holds up.
"""
import asyncio
import collections
import contextlib
import json
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.parse

BINARY = os.environ.get("GEOCODER_BIN", "zig-out/bin/geocoder")
MINUTES = float(sys.argv[1]) if len(sys.argv) > 1 else 10
WORKERS, UPSTREAM_S = 8, 0.1
CAPACITY = WORKERS / UPSTREAM_S
USERS = 12
SHARES = (0.5, 0.8, 1.2)  # of the capacity
WAIT_S = 20
PROMPT_S = 0.01  # what is not going to be answered is told within
GROWTH_BYTES = 2 << 20  # of memory in RAM in the second half, which allows for pages that are touched first then
NAMES = 4000
META = {"io.modelcontextprotocol/protocolVersion": "2026-07-28", "io.modelcontextprotocol/clientCapabilities": {}}
checks = collections.Counter()


def check(good, name, why=""):
    checks[bool(good)] += 1
    print(f"ok soak: {name}" if good else f"FAIL soak: {name}: {why}", flush=True)


# ---- the upstream ----


async def serve_upstream(reader, writer):
    with contextlib.suppress(OSError, asyncio.IncompleteReadError):
        while True:
            head = (await reader.readuntil(b"\r\n\r\n")).decode()
            query = urllib.parse.parse_qs(urllib.parse.urlsplit(head.split(" ")[1]).query)
            name = query.get("q", ["Somewhere"])[0]
            place = {"place_id": 1, "osm_type": "node", "osm_id": 1, "lat": "1", "lon": "2", "category": "place", "type": "city",
                     "place_rank": 16, "importance": 0.5, "addresstype": "city", "name": name, "display_name": name,
                     "address": {"city": name}, "boundingbox": ["1", "1", "2", "2"]}  # fmt: skip
            body = json.dumps(place if head.startswith("GET /reverse") else [place]).encode()
            await asyncio.sleep(UPSTREAM_S)
            writer.write(b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: %d\r\n\r\n%s" % (len(body), body))
            await writer.drain()
    writer.close()


def start_upstream():
    """(process id, port)"""
    ears = socket.socket()
    ears.bind(("127.0.0.1", 0))
    ears.listen(256)
    port, pid = ears.getsockname()[1], os.fork()
    if pid == 0:

        async def run():
            server = await asyncio.start_server(serve_upstream, sock=ears)
            await server.serve_forever()

        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        asyncio.run(run())
    ears.close()
    return pid, port


# ---- the server ----


class Server:
    def __init__(self, upstream_port):
        with socket.socket() as s:
            s.bind(("127.0.0.1", 0))
            self.port = s.getsockname()[1]
        env = {k: v for k, v in os.environ.items() if not k.startswith(("NOMINATIM_", "GEOCODER_"))}
        env |= {"NOMINATIM_BASE_URL": f"http://127.0.0.1:{upstream_port}", "GEOCODER_BACKEND": "nominatim", "GEOCODER_RATE_LIMIT": "0",
                "GEOCODER_WORKERS": str(WORKERS), "GEOCODER_CACHE_SIZE": "256", "GEOCODER_LOG_LEVEL": "warn"}  # fmt: skip
        self.log = tempfile.TemporaryFile()
        self.child = subprocess.Popen([BINARY, "http", "--port", str(self.port)], env=env, stdin=subprocess.DEVNULL, stderr=self.log)

    def resident(self):
        with open(f"/proc/{self.child.pid}/statm") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")

    def descriptors(self):
        return len(os.listdir(f"/proc/{self.child.pid}/fd"))

    def threads(self):
        return len(os.listdir(f"/proc/{self.child.pid}/task"))

    def said(self):
        self.log.seek(0)
        return self.log.read().decode("utf-8", "replace")


async def ask(port, path, body=None, headers=None):
    """(status, headers in small letters, text)"""
    reader, writer = await asyncio.wait_for(asyncio.open_connection("127.0.0.1", port), WAIT_S)
    try:
        lines = [f"{'GET' if body is None else 'POST'} {path} HTTP/1.1", "Host: localhost", "Connection: close"]
        lines += [f"{name}: {value}" for name, value in (headers or {}).items()]
        lines += [] if body is None else [f"Content-Length: {len(body.encode())}"]
        writer.write(("\r\n".join(lines) + "\r\n\r\n" + (body or "")).encode())
        reply = (await asyncio.wait_for(reader.read(), WAIT_S)).decode("utf-8", "replace")
    finally:
        writer.close()
    head, _, text = reply.partition("\r\n\r\n")
    fields = dict(line.lower().split(": ", 1) for line in head.split("\r\n")[1:] if ": " in line)
    return int(head.split(" ")[1]) if head.startswith("HTTP/1.1 ") else 0, fields, text


# ---- the kinds of a mixed load; each says whether it was answered as it should ----


def mcp(method, params, version="2026-07-28", **headers):
    message = {"jsonrpc": "2.0", "id": 1, "method": method, "params": params}
    return json.dumps(message), {"Content-Type": "application/json", "Accept": "application/json, text/event-stream",
                                 "MCP-Protocol-Version": version, **headers}  # fmt: skip


async def use_search(port, chance):
    name = f"Place {int(NAMES ** chance.random())}"
    status, _, text = await ask(port, "/search?q=" + urllib.parse.quote(name))
    return status == 200 and name in text


async def use_reverse(port, chance):
    status, _, text = await ask(port, f"/reverse?format=jsonv2&lat={chance.randint(-60, 60)}&lon={chance.randint(-170, 170)}")
    return status == 200 and "Somewhere" in text


async def use_suggest(port, chance):
    status, _, text = await ask(port, "/suggest?q=" + chance.choice("abcdefghijklmnoprstuvwz") + chance.choice("aeiou"))
    return status == 200 and text.startswith("[")


async def use_stateless(port, chance):
    arguments = {"query": f"Place {int(NAMES ** chance.random())}"}
    body, headers = mcp("tools/call", {"name": "geocode", "arguments": arguments, "_meta": META}, **{"Mcp-Method": "tools/call", "Mcp-Name": "geocode"})
    status, _, text = await ask(port, "/mcp", body, headers)
    return status == 200 and arguments["query"] in text


async def use_session(port, chance):
    client = {"protocolVersion": "2025-11-25", "capabilities": {}, "clientInfo": {"name": "soak", "version": "1"}}
    body, headers = mcp("initialize", client, "2025-11-25")
    status, fields, _ = await ask(port, "/mcp", body, headers)
    named = {"Mcp-Session-Id": fields.get("mcp-session-id", "")}
    points = [[chance.randint(-80, 80), chance.randint(-170, 170)] for _ in range(9)]
    body, headers = mcp("tools/call", {"name": "distance_matrix", "arguments": {"points": points}}, "2025-11-25", **named)
    second, _, text = await ask(port, "/mcp", body, headers)
    return status == second == 200 and "structuredContent" in text


async def use_chat(port, chance):
    said = {"sessionId": f"s{chance.randint(0, 400)}", "userMessage": "zoom in"}
    status, _, text = await ask(port, "/api/chat", json.dumps(said), {"Content-Type": "application/json"})
    return status == 200 and "overallStatus" in text


async def use_rudely(port, chance):
    """Hangs up at some byte of a request, or while it is answered."""
    body, headers = mcp("tools/call", {"name": "geocode", "arguments": {"query": f"Rude {chance.random()}"}, "_meta": META})
    whole = ("POST /mcp HTTP/1.1\r\nHost: localhost\r\n" + "".join(f"{k}: {v}\r\n" for k, v in headers.items())
             + f"Mcp-Method: tools/call\r\nMcp-Name: geocode\r\nContent-Length: {len(body)}\r\n\r\n{body}").encode()  # fmt: skip
    _, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(whole[: chance.randint(1, len(whole))])
    await writer.drain()
    await asyncio.sleep(chance.random() * UPSTREAM_S)
    writer.transport.abort()
    return True


async def use_wrongly(port, chance):
    status, _, _ = await ask(port, chance.choice(["/nothing", "/search", "/mcp"]))
    return status in (400, 404, 405)


KINDS = [use_search, use_search, use_reverse, use_suggest, use_stateless, use_session, use_chat, use_rudely, use_wrongly]


class Mix:
    def __init__(self, port):
        self.port, self.done, self.wrong, self.unwell, self.ends = port, collections.Counter(), collections.Counter(), 0, False

    async def use(self, seed):
        chance = random.Random(seed)
        while not self.ends:
            kind = chance.choice(KINDS)
            try:
                good = await kind(self.port, chance)
            except (OSError, asyncio.TimeoutError) as e:
                good = False
                self.wrong[repr(e)[:60]] += 1
            self.done[kind.__name__] += 1
            self.wrong[kind.__name__] += not good

    async def look_after(self):
        while not self.ends:
            with contextlib.suppress(OSError, asyncio.TimeoutError):
                self.unwell += (await ask(self.port, "/healthz"))[0] != 200
            await asyncio.sleep(0.1)


async def run_mix(server, seconds):
    """(the load, memory in RAM at regular moments)"""
    mix, sizes = Mix(server.port), []
    tasks = [asyncio.create_task(mix.use(i)) for i in range(USERS)] + [asyncio.create_task(mix.look_after())]
    for _ in range(40):
        await asyncio.sleep(seconds / 40)
        sizes.append(server.resident())
    mix.ends = True
    await asyncio.gather(*tasks)
    return mix, sizes


# ---- rates ----


async def at_rate(port, rate, seconds, tag):
    """Requests for new things, each at its moment whatever became of those before: rows of (status, seconds since then)."""
    rows, start = [], time.monotonic() + 0.1

    async def one(i):
        due = start + i / rate
        await asyncio.sleep(max(0, due - time.monotonic()))
        sent = time.monotonic()
        try:
            status, fields, _ = await ask(port, f"/search?q={tag}+{i}")
        except (OSError, asyncio.TimeoutError) as e:
            status, fields = repr(e), {}
        rows.append((status, time.monotonic() - due, time.monotonic() - sent, "retry-after" in fields))

    await asyncio.gather(*(one(i) for i in range(int(rate * seconds))))
    return rows


def quantile(values, share):
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


async def run_rates(server, seconds):
    for share in SHARES:
        health = Mix(server.port)
        looking = asyncio.create_task(health.look_after())
        rows = await at_rate(server.port, share * CAPACITY, seconds, f"Rate{share}")
        health.ends = True
        await looking
        answered, refused = [r[1] for r in rows if r[0] == 200], [r[2] for r in rows if r[0] == 503]
        print(f"   {share:.0%} of {CAPACITY:.0f} requests a second: {len(answered)} answered, {len(refused)} refused; "
              + ", ".join(f"p{100 * q:g} {1000 * quantile(answered, q):.0f} ms" for q in (0.5, 0.9, 0.99, 0.999)))  # fmt: skip
        if share < 1:
            check(len(answered) == len(rows), f"at {share:.0%} of the capacity all are answered", collections.Counter(r[0] for r in rows))
            continue
        check(len(answered) + len(refused) == len(rows) and refused and all(r[3] for r in rows if r[0] == 503),
              "above it the rest is refused, with the time to wait", collections.Counter(r[0] for r in rows))  # fmt: skip
        check(len(answered) > 0.9 * CAPACITY * seconds, "above it as much is answered as can be", len(answered))
        check(quantile(refused, 0.5) <= PROMPT_S, f"a refusal comes at once: {1000 * quantile(refused, 0.5):.1f} ms", len(refused))
        check(not health.unwell, "above it the server is healthy", health.unwell)


async def main():
    upstream, upstream_port = start_upstream()
    server = Server(upstream_port)
    try:
        for _ in range(200):
            with contextlib.suppress(OSError):
                if (await ask(server.port, "/healthz"))[0] == 200:
                    break
            await asyncio.sleep(0.05)
        seconds = 60 * MINUTES
        await asyncio.sleep(0.5)
        # Each worker and the spare one keep a connection to the upstream. A cancelled call closes its own, so how many are
        # open depends on the moment.
        most = server.descriptors() + WORKERS + 1
        await run_mix(server, seconds / 6)  # caches and sessions fill up, all workers start
        await asyncio.sleep(0.5)
        threads = server.threads()
        mix, sizes = await run_mix(server, seconds / 2)
        await asyncio.sleep(1)
        first, last = max(sizes[:20]), max(sizes[20:])
        print(f"   {sum(mix.done.values())} requests in {seconds / 2:.0f} s; memory in RAM {first >> 10} kB, then {last >> 10} kB")
        check(not sum(mix.wrong.values()), "all of the mix is answered as asked", dict(mix.wrong))
        check(not mix.unwell, "the server is healthy meanwhile", mix.unwell)
        check(last - first <= GROWTH_BYTES, "memory in RAM does not grow", f"{last - first} bytes")
        check(server.descriptors() <= most, "nor does the number of descriptors", f"{server.descriptors()}, may be {most}")
        check(server.threads() <= threads, "nor that of threads", f"{threads}, then {server.threads()}")
        await run_rates(server, seconds / 9)
        check((await ask(server.port, "/search?q=afterwards"))[0] == 200, "afterwards all is as before")
        server.child.send_signal(signal.SIGTERM)
        check(server.child.wait(WAIT_S) == 0, "it ends as it is told to", server.child.returncode)
        bad = [row for row in server.said().splitlines() if " error " in row]
        check(not bad, "its log has no error", bad[:3])
    finally:
        server.child.kill()
        os.kill(upstream, signal.SIGKILL)
    print(f"soak: {checks[True]} passed, {checks[False]} failed")
    return 1 if checks[False] else 0


sys.exit(asyncio.run(main()))
