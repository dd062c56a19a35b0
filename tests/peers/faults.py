"""Each system call of the program fails in turn, with each error that it can give (strace --inject).
faults.py GEOCODER FOLDER   prints `ok NAME` or `FAIL NAME: why`

Whatever fails, the program ends in time, with a code of its table and a sentence or with the whole result; a file that it
writes is the former or the new one, and nothing is left beside it; a server goes on with the next request.
"""
import collections
import contextlib
import http.client
import http.server
import json
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor

BINARY, FOLDER = sys.argv[1], sys.argv[2]
WAIT_S = 30
TIMES_MAX = 10  # of one call in one scenario: the first ones, each for itself
CODES = {0, 1, 64, 65, 69, 70, 73, 75, 77, 78}

# What fails how: errors of the manual pages that a program can meet; fstat of an open file and
# epoll_ctl of a known one meet none, and a failed futex is a fault of the kernel.
ERRORS = {
    "open": "EACCES ENOENT EMFILE ENFILE EINTR ENOMEM", "openat": "EACCES ENOENT EMFILE", "stat": "EACCES EIO ENOMEM",
    "read": "EIO EINTR", "readv": "EIO EINTR", "pread64": "EIO EINTR", "write": "EIO ENOSPC EPIPE EINTR EDQUOT",
    "writev": "EIO ENOSPC EPIPE EINTR", "pwrite64": "EIO ENOSPC EINTR", "close": "EIO EINTR", "fsync": "EIO ENOSPC EINTR",
    "ftruncate": "EIO EINTR EFBIG", "rename": "EIO ENOSPC EACCES EXDEV", "linkat": "EEXIST EPERM EXDEV ENOENT ENOSPC",
    "unlink": "EACCES EIO", "statfs": "EIO ENOSYS EINTR", "getdents64": "EIO ENOENT", "access": "EACCES EIO", "readlink": "EACCES EINVAL",
    "munmap": "EINVAL", "pipe": "EMFILE ENFILE", "pipe2": "EMFILE ENFILE", "dup2": "EMFILE EBUSY EINTR", "clone": "EAGAIN ENOMEM",
    "poll": "EINTR ENOMEM", "getrandom": "EINTR ENOSYS", "sched_getaffinity": "EPERM", "ioctl": "ENOTTY",
    "flock": "EINTR ENOLCK EAGAIN", "landlock_create_ruleset": "ENOSYS EOPNOTSUPP EINVAL", "landlock_add_rule": "EINVAL EPERM ENOMEM",
    "landlock_restrict_self": "EPERM E2BIG", "prctl": "EINVAL EPERM",
    "epoll_create1": "EMFILE ENOMEM", "epoll_wait": "EINTR", "epoll_pwait": "EINTR",
    "socket": "EMFILE ENFILE EAFNOSUPPORT ENOBUFS", "bind": "EADDRINUSE EACCES", "listen": "EADDRINUSE", "setsockopt": "ENOPROTOOPT ENOMEM",
    "getsockopt": "ENOBUFS", "getsockname": "ENOBUFS", "accept": "EMFILE ENFILE ECONNABORTED EINTR ENOBUFS EPERM",
    "accept4": "EMFILE ENFILE ECONNABORTED EINTR ENOBUFS EPERM", "connect": "ECONNREFUSED ENETUNREACH ETIMEDOUT EINTR",
    "recvfrom": "ECONNRESET EINTR ENOMEM", "recvmsg": "ECONNRESET EINTR", "sendto": "EPIPE ECONNRESET EINTR ENOBUFS", "sendmsg": "EPIPE ECONNRESET EINTR",
    "shutdown": "ENOTCONN", "mmap": "ENOMEM", "madvise": "EINVAL ENOMEM", "mremap": "ENOMEM",
}  # fmt: skip
LIBRARY = {"mmap"}  # whose first call is the C library's own, before main
ASK = b'{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"geocode","arguments":{"query":"Vaduz"},"_meta":{' \
      b'"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{}}}}\n'  # fmt: skip


class Reply(http.server.BaseHTTPRequestHandler):
    """The upstream."""

    def do_GET(self):
        place = {"place_id": 1, "osm_type": "node", "osm_id": 1, "lat": "1", "lon": "2", "category": "place", "type": "city",
                 "place_rank": 16, "importance": 0.5, "name": "Vaduz", "display_name": "Vaduz", "address": {"city": "Vaduz"}}  # fmt: skip
        body = json.dumps([place]).encode()
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


class Scenario:
    """A command; `file`: what it writes in its folder; `former`: what that may stay, None: it is not there before.
    `grows`: rows are appended to the file, which the next run continues; `bears`: what may fail without a word, since less
    is drawn then; `replies`: a failure is a reply, too."""

    def __init__(self, name, words, file=None, former=b"former", stdin=b"", grows=False, bears=(), replies=False, **settings):
        self.name, self.words, self.file, self.former, self.stdin = name, words, file, former, stdin
        self.grows, self.bears, self.replies, self.settings = grows, bears, replies, settings

    def environment(self):
        env = {k: v for k, v in os.environ.items() if not k.startswith(("NOMINATIM_", "GEOCODER_"))}
        return env | {"GEOCODER_SANDBOX": "on"} | self.settings

    def folder(self, tag):
        path = f"{FOLDER}/{self.name}-{tag}"
        shutil.rmtree(path, ignore_errors=True)
        os.makedirs(path)
        with open(f"{path}/in.csv", "w") as file:
            file.write("name,lat,lon\nAlpha,10.5,20.25\nBeta,11,21\n")
        with open(f"{path}/in.txt", "w") as file:
            file.write("Vaduz\nBern\n")
        if self.file and self.former is not None:
            with open(f"{path}/{self.file}", "wb") as file:
                file.write(self.former)
        return path

    def run(self, tag, strace):
        """(exit code, stdout, stderr, the file, names of other files)"""
        path = self.folder(tag)
        command = ["strace", "-f", "-qq", "-o", f"{FOLDER}/{self.name}-{tag}.trace", *strace, BINARY, *self.words]
        try:
            ended = subprocess.run(command, cwd=path, input=self.stdin, capture_output=True, timeout=WAIT_S, env=self.environment())
            code, out, err = ended.returncode, ended.stdout, ended.stderr
        except subprocess.TimeoutExpired:
            code, out, err = "no end", b"", b""
        text = None
        if self.file and os.path.exists(f"{path}/{self.file}"):
            with open(f"{path}/{self.file}", "rb") as file:
                text = file.read()
        rest = sorted(set(os.listdir(path)) - {"in.csv", "in.txt", self.file, "cache", f"{self.file}.license.txt"})
        shutil.rmtree(path)
        return code, out, err, text, rest

    def judge(self, call, got, wanted):
        code, out, err, text, rest = got
        is_whole = told(out) == told(wanted[1]) and text == wanted[3] or self.replies and b'"error' in out
        if code not in CODES:
            return f"code {code}: {err[-200:].decode('utf-8', 'replace')!r}"
        if code == 0 and not is_whole and call not in self.bears:
            return f"code 0, but the result is not whole: {out[:80]!r}"
        if code != 0 and not err.strip() and not out.strip():
            return f"code {code} without a word"
        if code != 0 and self.file and text not in (self.former, wanted[3]) and not (self.grows and wanted[3].startswith(text)):
            return f"code {code}, and a torn file"
        return f"code {code}, and {rest} left" if rest and call != "unlink" else None


class Served(Scenario):
    """A server that is asked twice and told to end: the second answer is right whatever has failed once."""

    def run(self, tag, strace):
        with socket.socket() as s:
            s.bind(("127.0.0.1", 0))
            port = s.getsockname()[1]
        with open(f"{FOLDER}/{self.name}-{tag}.err", "w+b") as err:
            command = ["strace", "-f", "-qq", "-o", f"{FOLDER}/{self.name}-{tag}.trace", *strace, BINARY, "http", "--port", str(port)]
            child = subprocess.Popen(command, stdin=subprocess.DEVNULL, stderr=err, env=self.environment(), start_new_session=True)
            until = time.monotonic() + WAIT_S
            while b"http_listening" not in open(err.name, "rb").read() and child.poll() is None and time.monotonic() < until:
                time.sleep(0.01)
            asked = 3 if tag == "whole" else 6  # so that no call that failed is one of the last answer
            answers = [self.ask(port) for _ in range(asked)] if child.poll() is None else []
            with contextlib.suppress(OSError):  # it has ended
                for pid in children(child.pid):
                    os.kill(pid, signal.SIGTERM)
            try:
                code = child.wait(WAIT_S)
            except subprocess.TimeoutExpired:
                code = "no end"
                os.killpg(child.pid, signal.SIGKILL)
                child.wait()
            said = open(err.name, "rb").read()
        os.unlink(f"{FOLDER}/{self.name}-{tag}.err")
        return code, answers, said, None, []

    def ask(self, port):
        try:
            c = http.client.HTTPConnection("127.0.0.1", port, timeout=WAIT_S)
            c.request("GET", "/search?q=Vaduz")
            reply = c.getresponse()
            return reply.status, b"Vaduz" in reply.read()
        except (OSError, http.client.HTTPException) as e:
            return type(e).__name__, False

    def judge(self, call, got, _):
        code, answers, said, *_ = got
        if not answers:
            return None if code in CODES - {0} and said.strip() else f"it did not start: code {code}, {said[-100:]!r}"
        if answers[-1] != (200, True):
            return f"afterwards it answers {answers}"
        return None if code == 0 else f"code {code}: {said[-200:]!r}"


def told(out):
    """But for how long it took, and how large a file is, which is left out when it cannot be seen."""
    return re.sub(rb" in [0-9.]+ s(, [0-9]+ bytes)?", b"", out)


def children(pid):
    with open(f"/proc/{pid}/task/{pid}/children") as file:
        return [int(word) for word in file.read().split()]


def calls_of(path):
    """How often each call was made, by any thread."""
    counts = collections.Counter()
    with open(path, errors="replace") as file:
        for line in file:
            found = re.match(r"(?:\d+ +)?(\w+)\(", line)
            if found:
                counts[found[1]] += 1
    return counts


def test(scenario):
    wanted = scenario.run("whole", ["-e", "trace=all"])
    trace = f"{FOLDER}/{scenario.name}-whole.trace"
    why = scenario.judge(None, wanted, wanted)
    cases = [(call, error, n) for call, times in calls_of(trace).items() for error in ERRORS.get(call, "").split()
             for n in range(1 + (call in LIBRARY), min(times, TIMES_MAX) + 1)]  # fmt: skip

    def one(i):
        call, error, n = cases[i]
        got = scenario.run(str(i), ["-e", f"trace={call}", "-e", f"inject={call}:error={error}:when={n}"])
        why = scenario.judge(call, got, wanted)
        os.unlink(f"{FOLDER}/{scenario.name}-{i}.trace")
        return f"{call} {n} {error}: {why}" if why else None

    with ThreadPoolExecutor(4) as pool:
        wrong = [why] if why else []
        wrong += [why for why in pool.map(one, range(len(cases))) if why]
    for row in wrong:
        print(f"   {scenario.name}: {row}", flush=True)
    name = f"faults: {scenario.name}: {len(cases)} failing calls"
    print(f"FAIL {name}: {len(wrong)}, the first {wrong[0]}" if wrong else f"ok {name}", flush=True)


class Upstream(http.server.ThreadingHTTPServer):
    daemon_threads = True

    def handle_error(self, *_):
        pass


def main():
    upstream = Upstream(("127.0.0.1", 0), Reply)
    threading.Thread(target=upstream.serve_forever, daemon=True).start()
    online = {"NOMINATIM_BASE_URL": f"http://127.0.0.1:{upstream.server_address[1]}", "GEOCODER_BACKEND": "nominatim", "GEOCODER_RATE_LIMIT": "0"}
    only = sys.argv[3:]
    for scenario in (
        Scenario("geocode", ["geocode", "Vaduz", "--offline"]),
        Scenario("upstream", ["geocode", "Vaduz"], **online),
        Scenario("cache-file", ["geocode", "Vaduz"], **online, GEOCODER_CACHE_FILE="cache"),
        Scenario("batch", ["batch", "in.txt", "--offline", "-o", "out.ndjson", "--force"], "out.ndjson", grows=True),
        Scenario("index-build", ["index", "build", "-o", "out.idx", "in.csv"], "out.idx", former=None),
        Scenario("map", ["map", "Vaduz", "-o", "out.svg", "--force", "--offline"], "out.svg", bears=("mmap",)),
        Scenario("mcp", ["mcp", "--offline"], stdin=ASK, replies=True),
        Scenario("mcp-upstream", ["mcp"], stdin=ASK, replies=True, **online),
        Served("http", [], GEOCODER_BACKEND="gazetteer"),
        Served("http-upstream", [], **online),
    ):
        if not only or scenario.name in only:
            test(scenario)


main()
