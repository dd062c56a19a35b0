#!/usr/bin/env python3
"""fairness.py: what other clients notice of one that keeps the server as busy as it can.

  python3 tests/bench/fairness.py GEOCODER [SECONDS]

A hog at 127.0.0.9 keeps 100 connections busy with the most expensive requests of tests/data/cost.tsv. Meanwhile
127.0.0.1 asks /healthz and a call that a worker computes. Prints both times without and with the hog, and their ratios;
then how late an answer comes after GEOCODER_TIMEOUT, and how soon a cancelled call of `geocoder mcp` stops. Linux only.
"""
import json
import os
import re
import socket
import subprocess
import sys
import threading
import time

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..")
HOG, CONNECTIONS, ROWS = "127.0.0.9", 100, ("route_waypoints", "find_places", "batch_geocode", "/search")


def dearest():
    """The dearest request of each of ROWS, as bytes for an HTTP connection."""
    rows = {}
    for line in open(os.path.join(ROOT, "data", "cost.tsv"), encoding="utf-8"):
        if not line.startswith("#"):
            name, units, _, request = line.rstrip("\n").split("\t")
            if name in ROWS and int(units) > rows.get(name, (0, ""))[0]:
                rows[name] = (int(units), request)
    return [http(name, request) for name, (_, request) in rows.items()]


def call(name, arguments, number=1):
    return json.dumps({"jsonrpc": "2.0", "id": number, "method": "tools/call",
                       "params": {"name": name, "arguments": json.loads(arguments)}})


def http(name, request):
    if name.startswith("/"):
        return f"GET {name}?{request} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode()
    body = call(name, request).encode()
    return (b"POST /mcp HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
            b"Content-Length: %d\r\n\r\n" % len(body)) + body


def ask(sock, request):
    """Seconds until the whole reply is there."""
    began = time.monotonic()
    sock.sendall(request)
    got = b""
    while b"\r\n\r\n" not in got:
        part = sock.recv(1 << 20)
        if not part:
            raise ConnectionError
        got += part
    head, _, body = got.partition(b"\r\n\r\n")
    length = int(re.search(rb"(?i)content-length: (\d+)", head).group(1))
    while len(body) < length:
        body += sock.recv(1 << 20)
    return time.monotonic() - began


def hog(port, request):
    while True:
        try:
            with socket.create_connection(("127.0.0.1", port), 120, (HOG, 0)) as sock:
                while True:
                    ask(sock, request)
        except OSError:
            time.sleep(0.01)


def hog_all(port):
    """In a process of its own, whose threads do not delay what is measured."""
    requests = dearest()
    for i in range(CONNECTIONS):
        threading.Thread(target=hog, args=(port, requests[i % len(requests)])).start()


def percentile(times, part):
    return sorted(times)[min(len(times) - 1, int(len(times) * part))] * 1000


def measure(port, seconds, computed):
    health, calls, end = [], [], time.monotonic() + seconds
    with socket.create_connection(("127.0.0.1", port), 120) as one, socket.create_connection(("127.0.0.1", port), 120) as two:
        thread = threading.Thread(target=lambda: [calls.append(ask(two, computed)) for _ in iter(lambda: time.monotonic() < end, False)])
        thread.start()
        while time.monotonic() < end:
            health.append(ask(one, b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"))
            time.sleep(0.005)
        thread.join()
    return health, calls


def serve(program, *flags):
    server = subprocess.Popen([program, "http", "--port", "0", "--offline", *flags], stderr=subprocess.PIPE, text=True)
    for line in server.stderr:
        found = re.search(r"http://[^ ]*:(\d+)/", line)
        if found:
            return server, int(found.group(1))
    raise SystemExit("the server did not start")


def show_fairness(program, seconds):
    server, port = serve(program, "--timeout", "30")
    computed = http("batch_geocode", json.dumps({"queries": ["%d Unknwon Streeet, Edinbrugh" % i for i in range(20)]}))
    alone = measure(port, seconds, computed)
    others = subprocess.Popen([sys.executable, __file__, "--hog", str(port)])
    time.sleep(2)
    beside = measure(port, seconds, computed)
    others.kill()
    print("| answer | alone, p50 / p99 / most, ms | beside the hog | ratio of p50 |\n|---|---|---|---|")
    for name, a, b in zip(("/healthz", "a computed call"), alone, beside):
        figures = [" / ".join("%.1f" % percentile(times, p) for p in (0.5, 0.99, 1)) for times in (a, b)]
        print("| %s | %s | %s | %.1f |" % (name, *figures, percentile(b, 0.5) / percentile(a, 0.5)))
    server.kill()


def show_timeout(program):
    server, port = serve(program, "--timeout", "1")
    late = []
    batch = "[" + ",".join([call("route_waypoints", route())] * 50) + "]"
    body = batch.encode()
    request = (b"POST /mcp HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
               b"Content-Length: %d\r\n\r\n" % len(body)) + body
    with socket.create_connection(("127.0.0.1", port), 120) as sock:
        for _ in range(5):
            late.append(ask(sock, request) * 1000 - 1000)
    print("| after GEOCODER_TIMEOUT, ms | %.1f to %.1f | | |" % (min(late), max(late)))
    server.kill()


def route():
    return json.dumps({"max_leg_km": 3, "waypoints": ["%d.5,%d.25" % (40 + i * 7 % 16, i * 11 % 26) for i in range(50)]})


def cpu_seconds(pid):
    fields = open(f"/proc/{pid}/stat", encoding="ascii").read().rsplit(") ", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def show_cancellation(program):
    """CPU time that a client's calls take on after they were all cancelled."""
    child = subprocess.Popen([program, "mcp", "--offline"], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True)
    child.stdin.write(json.dumps({"jsonrpc": "2.0", "id": 0, "method": "initialize", "params": {
        "protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "x", "version": "1"}}}) + "\n")
    for i in range(1, 9):
        child.stdin.write(call("route_waypoints", route(), i) + "\n")
    child.stdin.flush()
    time.sleep(0.2)
    for i in range(1, 9):
        child.stdin.write(json.dumps({"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": i}}) + "\n")
    child.stdin.flush()
    time.sleep(0.02)
    before = cpu_seconds(child.pid)
    time.sleep(1)
    print("| CPU from 20 ms after a cancellation on, ms | %.0f | | |" % ((cpu_seconds(child.pid) - before) * 1000))
    child.kill()


if __name__ == "__main__":
    if sys.argv[1] == "--hog":
        hog_all(int(sys.argv[2]))
        sys.exit()
    program, seconds = sys.argv[1], float(sys.argv[2]) if len(sys.argv) > 2 else 10
    show_fairness(program, seconds)
    show_timeout(program)
    show_cancellation(program)
