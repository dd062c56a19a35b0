"""What HTTP client libraries do not do: send slowly, hang up, smuggle requests, or come without a token.
raw_http.py GEOCODER   prints `ok NAME` or `FAIL NAME: why`; starts and stops the servers it needs.
"""
import json
import os
import re
import signal
import socket
import subprocess
import sys
import time

BINARY = sys.argv[1]
GIVE_UP_S = 90
META = {"io.modelcontextprotocol/protocolVersion": "2026-07-28", "io.modelcontextprotocol/clientCapabilities": {}}
BODY = json.dumps({"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {
    "name": "distance_matrix", "arguments": {"points": [[1, 2], [3, 4]]}, "_meta": META}}).encode()
MODERN = {"MCP-Protocol-Version": "2026-07-28", "Mcp-Method": "tools/call", "Mcp-Name": "distance_matrix"}


class Server:
    """`geocoder http` on a free port, offline."""

    def __init__(self, *flags, **settings):
        with socket.socket() as s:
            s.bind(("127.0.0.1", 0))
            self.port = s.getsockname()[1]
        env = {k: v for k, v in os.environ.items() if not k.startswith(("NOMINATIM_", "GEOCODER_"))}
        env.update(GEOCODER_BACKEND="gazetteer", **settings)
        self.child = subprocess.Popen([BINARY, "http", "--port", str(self.port), *flags], env=env,
                                      stdin=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def __enter__(self):
        for _ in range(200):
            try:
                self.connect().close()
                return self
            except OSError:
                time.sleep(0.05)
        raise OSError("geocoder http does not listen")

    def __exit__(self, *_):
        self.child.kill()
        self.child.wait()

    def connect(self):
        return socket.create_connection(("127.0.0.1", self.port), timeout=GIVE_UP_S)

    def send(self, data):
        """The statuses and the bytes of what comes back until the server closes or goes quiet."""
        with self.connect() as s:
            s.sendall(data)
            s.shutdown(socket.SHUT_WR)
            got = read_all(s)
        return statuses(got), got

    def ask(self, method="POST", path="/mcp", body=BODY, **headers):
        return self.send(message(method, path, body, **{**MODERN, **headers}))


def message(method="POST", path="/mcp", body=BODY, **headers):
    head = {"Host": "localhost", "Content-Type": "application/json", "Accept": "application/json, text/event-stream",
            "Content-Length": str(len(body)), **headers}
    lines = [f"{method} {path} HTTP/1.1"] + [f"{k}: {v}" for k, v in head.items() if v is not None]
    return "\r\n".join(lines).encode() + b"\r\n\r\n" + body


def read_all(s):
    got = b""
    try:
        while chunk := s.recv(65536):
            got += chunk
    except ConnectionResetError:
        pass
    return got


def statuses(got):
    return [int(m) for m in re.findall(rb"HTTP/1\.1 (\d{3}) ", got)]


def check(name, test):
    try:
        why = test()
    except Exception as e:  # a dead or hanging server is a finding, not a crash of ours
        why = f"{type(e).__name__}: {e}"
    print(f"FAIL raw HTTP: {name}: {why}" if why else f"ok raw HTTP: {name}", flush=True)


def expect(reply, *wanted):
    got, data = reply
    return None if got == list(wanted) else f"statuses {got} instead of {list(wanted)}: {data[:200]}"


def half_closed(server):
    """The client has said all it has to say and closes its side: it still gets its answer."""
    return expect(server.ask(), 200)


def slow_loris(server):
    """Header bytes that trickle in: others are served meanwhile, and the slow client is closed in the end."""
    with server.connect() as slow:
        slow.sendall(b"POST /mcp HTTP/1.1\r\nHost: localhost\r\n")
        slow.settimeout(0.5)
        give_up = time.monotonic() + GIVE_UP_S
        while time.monotonic() < give_up:
            try:
                slow.sendall(b"X-a: b\r\n")
                if statuses(slow.recv(4096)) in ([], [408]):
                    return expect(server.ask(), 200)
            except socket.timeout:
                if why := expect(server.ask(), 200):
                    return why
            except OSError:
                return expect(server.ask(), 200)
    return f"still open after {GIVE_UP_S} s"


def hang_up(server):
    for cut in range(0, 300):
        with server.connect() as s:
            s.sendall(message(**MODERN)[:cut * 3])
    return expect(server.ask(), 200)


def pipelined(server):
    return expect(server.send(message(**MODERN) * 5), 200, 200, 200, 200, 200)


def chunked(server):
    pieces = b"".join(b"%x\r\n%s\r\n" % (len(BODY[i:i + 7]), BODY[i:i + 7]) for i in range(0, len(BODY), 7))
    head = message(body=b"", **MODERN, **{"Transfer-Encoding": "chunked", "Content-Length": None})
    return expect(server.send(head + pieces + b"0\r\n\r\n"), 200)


def expect_continue(server):
    with server.connect() as s:
        s.sendall(message(**MODERN, Expect="100-continue")[:-len(BODY)])
        first = s.recv(4096)
        s.sendall(BODY)
        s.shutdown(socket.SHUT_WR)
        got = statuses(first + read_all(s))
    return None if got == [100, 200] else f"statuses {got}"


def refused(server, data, *allowed):
    got, answer = server.send(data)
    return None if len(got) == 1 and got[0] in allowed else f"statuses {got}: {answer[:200]}"


def graceful(server):
    with server.connect() as s:
        s.sendall(message(**MODERN))
        first = s.recv(65536)
        server.child.send_signal(signal.SIGTERM)
        code = server.child.wait(GIVE_UP_S)
    return None if code == 0 and statuses(first) == [200] else f"exit status {code}, {first[:100]}"


def needs_token():
    done = subprocess.run([BINARY, "http", "--host", "0.0.0.0", "--port", "0"], capture_output=True, timeout=GIVE_UP_S,
                          env={"GEOCODER_BACKEND": "gazetteer"}, check=False)
    return None if done.returncode != 0 and b"token" in done.stderr.lower() else f"exit {done.returncode}, {done.stderr[:200]}"


def metrics(server):
    _, got = server.ask("GET", "/metrics", b"", **{"Content-Length": None})
    sample = re.compile(r'^[a-z_]+(\{[a-z_]+="[^"]*"(,[a-z_]+="[^"]*")*\})? [0-9.eE+-]+(Inf)?$')
    lines = got.decode().split("\r\n\r\n", 1)[1].splitlines()
    bad = [line for line in lines if line and not line.startswith("# ") and not sample.match(line)]
    return f"not Prometheus text: {bad[:3]}" if bad or len(lines) < 10 else None


def chosen_tests(server):
    head = message(**MODERN)
    yield "a half-closed client gets its answer", lambda: half_closed(server)
    yield "clients that hang up at any byte", lambda: hang_up(server)
    yield "five requests in one write", lambda: pipelined(server)
    yield "a chunked body", lambda: chunked(server)
    yield "Expect: 100-continue", lambda: expect_continue(server)
    yield "Content-Length beside Transfer-Encoding", lambda: refused(
        server, message(**MODERN, **{"Transfer-Encoding": "chunked"}), 400)
    yield "bare line feeds", lambda: refused(server, head.replace(b"\r\n", b"\n"), 400)
    yield "a folded header", lambda: refused(server, head.replace(b"Host: localhost", b"Host: localhost\r\n x"), 400)
    yield "two lengths", lambda: refused(server, head.replace(b"\r\n\r\n", b"\r\nContent-Length: 3\r\n\r\n", 1), 400)
    yield "a header block without end", lambda: refused(
        server, b"GET / HTTP/1.1\r\nHost: localhost\r\n" + b"X-a: bbbbbbbbbbbbbbbbbbbbb\r\n" * 40000, 400, 431)
    yield "a body above all limits", lambda: refused(server, message(body=b"", **{"Content-Length": "99999999999"}), 413)
    yield "a foreign Origin", lambda: expect(server.ask(Origin="https://evil.example.com"), 403)
    yield "a foreign Host", lambda: expect(server.ask(Host="evil.example.com"), 403)
    yield "GET /mcp", lambda: expect(server.ask("GET", "/mcp", b"", **{"Content-Length": None}), 405)
    yield "/metrics is Prometheus text", lambda: metrics(server)
    yield "a slow-loris is put out, and others are served", lambda: slow_loris(server)


def main():
    try:
        with Server() as server:
            for name, test in chosen_tests(server):
                check(name, test)
            check("SIGTERM lets a request finish and ends with status 0", lambda: graceful(server))
        with Server(GEOCODER_TOKEN="first-token-0123456789abcdef,second-token-0123456789abcdef") as server:
            check("no token", lambda: expect(server.ask(), 401))
            check("a wrong token", lambda: expect(server.ask(Authorization="Bearer wrong"), 401))
            check("the second token", lambda: expect(server.ask(Authorization="Bearer second-token-0123456789abcdef"), 200))
            check("/healthz needs no token", lambda: expect(server.ask("GET", "/healthz", b"", **{"Content-Length": None}), 200))
    except OSError as e:
        check("start", lambda: str(e))
    check("an open address needs a token", needs_token)


main()
