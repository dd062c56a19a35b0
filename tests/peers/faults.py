"""Each system call of the program fails in turn, with each error that it can give (strace --inject).
faults.py GEOCODER FOLDER   prints `ok NAME` or `FAIL NAME: why`

Whatever fails, the program ends in time, with a code of its table and a sentence or with the whole result; a file that it
writes is the former or the new one, and nothing is left beside it; a server goes on with the next request.
"""
import collections
import contextlib
import gzip
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

BINARY, FOLDER = os.path.abspath(sys.argv[1]), os.path.abspath(sys.argv[2])
GIVEN = f"{FOLDER}/given"  # what every command has in its folder
WAIT_S = 30
TIMES_MAX = 10  # of one call in one scenario: the first ones, each for itself
UNREAD = 141  # nobody reads stdout: no mistake, and nothing to say
CODES = {0, 1, 64, 65, 66, 69, 70, 73, 75, 76, 77, 78, UNREAD}  # 76: a reply of the upstream is lost in its middle

# What fails how: errors of the manual pages that a program can meet; epoll_ctl of a known file meets
# none, and a failed futex is a fault of the kernel.
ERRORS = {
    "open": "EACCES ENOENT EMFILE ENFILE EINTR ENOMEM", "openat": "EACCES ENOENT EMFILE", "stat": "EACCES EIO ENOMEM",
    "read": "EIO EINTR", "readv": "EIO EINTR", "pread64": "EIO EINTR", "write": "EIO ENOSPC EPIPE EINTR EDQUOT",
    "writev": "EIO ENOSPC EPIPE EINTR", "pwrite64": "EIO ENOSPC EINTR", "close": "EIO EINTR", "fsync": "EIO ENOSPC EINTR",
    "ftruncate": "EIO EINTR EFBIG", "rename": "EIO ENOSPC EACCES EXDEV", "linkat": "EEXIST EPERM EXDEV ENOENT ENOSPC",
    "unlink": "EACCES EIO", "statfs": "EIO ENOSYS EINTR", "fstat": "EIO EOVERFLOW", "lstat": "EACCES ENOENT",
    "fcntl": "EMFILE ENOLCK", "pipe": "EMFILE ENFILE", "getdents64": "EIO ENOENT", "access": "EACCES EIO", "readlink": "EACCES EINVAL",
    "munmap": "EINVAL", "mprotect": "ENOMEM EACCES", "pipe2": "EMFILE ENFILE", "dup2": "EMFILE EBUSY EINTR", "clone": "EAGAIN ENOMEM",
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
SLOW, SLOW_CALLS = "delay_enter=700000", "open openat fstat read pread64 mmap madvise"  # µs; what a reload is made of
JSON_HEADS = {"Content-Type": "application/json"}
LIBRARY = {"mmap"}  # whose first call is the C library's own, before main
ASK = b'{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"geocode","arguments":{"query":"Vaduz"},"_meta":{' \
      b'"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{}}}}\n'  # fmt: skip


GEONAMES = {  # each of its kinds; the places have time zones
    "cities.txt": "1\tAlpha\tAlpha\tAlfa\t10.5\t20.25\tP\tPPL\tTD\t\t01\t02\t\t\t1000\t\t300\tAfrica/Ndjamena\t2020-01-01\n",
    "countryInfo.txt": "TD\tTCD\t148\tCD\tChad\tN'Djamena\t1284000\t15477751\tAF\t.td\tXAF\tFranc\t235\t\t\tfr-TD\t2434508\tCF\t\n",
    "admin1CodesASCII.txt": "TD.01\tBatha\tBatha\t2434700\n", "admin2Codes.txt": "TD.01.02\tFitri\tFitri\t7603253\n",
    "alternateNames.txt": "1\t1\tde\tAlpha-Stadt\t1\t\t\t\n"}  # fmt: skip


class Reply(http.server.BaseHTTPRequestHandler):
    """The upstream."""

    def do_GET(self):
        place = {"place_id": 1, "osm_type": "node", "osm_id": 1, "lat": "1", "lon": "2", "category": "place", "type": "city",
                 "place_rank": 16, "importance": 0.5, "name": "Vaduz", "display_name": "Vaduz", "address": {"city": "Vaduz"}}  # fmt: skip
        health = {"status": 0, "message": "OK", "data_updated": "2026-01-01T00:00:00+00:00", "software_version": "5.1.0"}
        body = json.dumps(health if self.path.startswith("/status") else [place]).encode()
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
        self.reloads = False

    def environment(self):
        env = {k: v for k, v in os.environ.items() if not k.startswith(("NOMINATIM_", "GEOCODER_"))}
        return env | {"GEOCODER_SANDBOX": "on"} | self.settings

    def folder(self, tag):
        path = f"{FOLDER}/{self.name}-{tag}"
        shutil.rmtree(path, ignore_errors=True)
        os.makedirs(path)
        shutil.copytree(GIVEN, path, dirs_exist_ok=True)
        if self.file and self.former is not None:
            os.makedirs(os.path.dirname(f"{path}/{self.file}"), exist_ok=True)
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
        rest = sorted(files_of(path) - files_of(GIVEN) - {self.file, "cache", f"{self.file}.license.txt", f"{self.file}.bak"})
        shutil.rmtree(path)
        return code, out, err, text, rest

    def judge(self, call, got, wanted):
        code, out, err, text, rest = got
        is_whole = told(out) == told(wanted[1]) and text == wanted[3] or self.replies and b'"error' in out
        if code not in CODES:
            return f"code {code}: {err[-200:].decode('utf-8', 'replace')!r}"
        if code == 0 and not is_whole and call not in self.bears:
            return f"code 0, but the result is not whole: {out[:80]!r}"
        if code not in (0, UNREAD) and not err.strip() and not out.strip():
            return f"code {code} without a word"
        if code != 0 and self.file and text not in (self.former, wanted[3]) and not (self.grows and wanted[3].startswith(text)):
            return f"code {code}, and a torn file"
        return f"code {code}, and {rest} left" if rest and call != "unlink" else None


class Served(Scenario):
    """A server that is asked a few times and told to end: the last answer is right whatever has failed once. `reloads`: its
    index is replaced meanwhile; if a call of that is slow only, every answer is right, and the new one is read."""

    def __init__(self, name, words, place="Vaduz", chats=False, reloads=False, **settings):
        super().__init__(name, words, **settings)
        self.place, self.chats, self.reloads = place, chats, reloads

    def run(self, tag, strace):
        with socket.socket() as s:
            s.bind(("127.0.0.1", 0))
            port = s.getsockname()[1]
        with open(f"{FOLDER}/{self.name}-{tag}.err", "w+b") as err:
            command = ["strace", "-f", "-qq", "-o", f"{FOLDER}/{self.name}-{tag}.trace", *strace, BINARY, "http", "--port", str(port)]
            path = self.folder(tag)
            child = subprocess.Popen(command + self.words, cwd=path, stdin=subprocess.DEVNULL, stderr=err, env=self.environment(),
                                     start_new_session=True)  # fmt: skip
            until = time.monotonic() + WAIT_S
            while not listens(port) and child.poll() is None and time.monotonic() < until:
                time.sleep(0.01)
            asked = 3 if tag == "whole" else 6  # so that no call that failed is one of the last answer
            answers = []
            for i in range(asked if child.poll() is None else 0):
                if self.reloads and i == 1:
                    os.replace(f"{path}/next.idx", f"{path}/a.idx")
                    self.signal(child, signal.SIGHUP)
                answers.append(self.ask(port, self.place))
            while SLOW in strace[-1] and not (found := self.ask(port, "Delta"))[1] and time.monotonic() < until:
                time.sleep(0.05)
            answers += [found] if SLOW in strace[-1] else []
            self.signal(child, signal.SIGTERM)
            try:
                code = child.wait(WAIT_S)
            except subprocess.TimeoutExpired:
                code = "no end"
                os.killpg(child.pid, signal.SIGKILL)
                child.wait()
            said = open(err.name, "rb").read()
        os.unlink(f"{FOLDER}/{self.name}-{tag}.err")
        shutil.rmtree(path)
        return code, answers, said, None, []

    @staticmethod
    def signal(child, number):
        with contextlib.suppress(OSError):  # it has ended
            for pid in children(child.pid):
                os.kill(pid, number)

    def ask(self, port, place):
        try:
            c = http.client.HTTPConnection("127.0.0.1", port, timeout=WAIT_S)
            if self.chats:
                c.request("POST", "/api/chat", json.dumps({"sessionId": "s", "userMessage": "where is Vaduz"}), JSON_HEADS)
            else:
                c.request("GET", f"/search?q={place}")
            reply = c.getresponse()
            return reply.status, place.encode() in reply.read()
        except (OSError, http.client.HTTPException) as e:
            return type(e).__name__, False

    def judge(self, call, got, _):
        code, answers, said, *_ = got
        if not answers:
            return None if code in CODES - {0} and said.strip() else f"it did not start: code {code}, {said[-100:]!r}"
        if answers[-1] != (200, True) or call == SLOW and set(answers) != {(200, True)}:
            return f"it answers {answers}"
        return None if code == 0 else f"code {code}: {said[-200:]!r}"


def told(out):
    """But for how long it took, by how much a clock is off, and how large a file is, which is left out when it cannot be seen."""
    return re.sub(rb"( in [0-9.]+ m?s)?(, [0-9]+ bytes)?([0-9]+ s from)?", b"", out)


def files_of(path):
    """By their names in the folder, and in folders of it."""
    return {os.path.relpath(os.path.join(folder, name), path) for folder, _, names in os.walk(path) for name in names}


def listens(port):
    """Without a connection, which would be one of the calls; its log line may be what fails."""
    with open("/proc/net/tcp", encoding="ascii") as file:
        return re.search(f":{port:04X} 00000000:0000 0A", file.read()) is not None


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
    cases = [(call, f"error={error}", n) for call, times in calls_of(trace).items() for error in ERRORS.get(call, "").split()
             for n in range(1 + (call in LIBRARY), min(times, TIMES_MAX) + 1)]  # fmt: skip
    cases += [(call, SLOW, n) for call in SLOW_CALLS.split() for n in (1, 2, 3) if scenario.reloads]

    def one(i):
        call, error, n = cases[i]
        got = scenario.run(str(i), ["-e", f"trace={call}", "-e", f"inject={call}:{error}:when={n}"])
        why = scenario.judge(SLOW if error == SLOW else call, got, wanted)
        os.unlink(f"{FOLDER}/{scenario.name}-{i}.trace")
        return f"{call} {n} {error}: {why}" if why else None

    with ThreadPoolExecutor(4) as pool:
        wrong = [why] if why else []
        wrong += [why for why in pool.map(one, range(len(cases))) if why]
    for row in wrong:
        print(f"   {scenario.name}: {row}", flush=True)
    name = f"faults: {scenario.name}: {len(cases)} failing or slow calls"
    print(f"FAIL {name}: {len(wrong)}, the first {wrong[0]}" if wrong else f"ok {name}", flush=True)


def make_given():
    shutil.rmtree(GIVEN, ignore_errors=True)
    os.makedirs(GIVEN)
    for name, text in {"in.csv": "name,lat,lon\nAlpha,10.5,20.25\nBeta,11,21\n", "more.csv": "name,lat,lon\nGamma,1,2\n",
                       "next.csv": "name,lat,lon\nAlpha,10.5,20.25\nDelta,3,4\n", "in.txt": "Vaduz\nBern\n", **GEONAMES}.items():
        with open(f"{GIVEN}/{name}", "w", encoding="ascii") as file:
            file.write(text)
    with open(f"{GIVEN}/in.csv", "rb") as file, gzip.open(f"{GIVEN}/packed.csv.gz", "wb") as packed:
        packed.write(file.read())
    for name, source in {"a.idx": "in.csv", "b.idx": "more.csv", "next.idx": "next.csv"}.items():
        subprocess.run([BINARY, "index", "build", "-o", name, source], cwd=GIVEN, check=True, capture_output=True)


class Upstream(http.server.ThreadingHTTPServer):
    daemon_threads = True

    def handle_error(self, *_):
        pass


def main():
    upstream = Upstream(("127.0.0.1", 0), Reply)
    threading.Thread(target=upstream.serve_forever, daemon=True).start()
    online = {"NOMINATIM_BASE_URL": f"http://127.0.0.1:{upstream.server_address[1]}", "GEOCODER_BACKEND": "nominatim", "GEOCODER_RATE_LIMIT": "0"}
    only = sys.argv[3:]
    make_given()
    for scenario in (
        Scenario("geocode", ["geocode", "Vaduz", "--offline"]),
        Scenario("upstream", ["geocode", "Vaduz"], **online),
        Scenario("cache-file", ["geocode", "Vaduz"], **online, GEOCODER_CACHE_FILE="cache"),
        Scenario("batch", ["batch", "in.txt", "--offline", "-o", "out.ndjson", "--force"], "out.ndjson", grows=True),
        Scenario("index-build", ["index", "build", "-o", "out.idx", "in.csv"], "out.idx", former=None),
        Scenario("index-packed", ["index", "build", "-o", "out.idx", "packed.csv.gz"], "out.idx", former=None),
        Scenario("index-merge", ["index", "merge", "-o", "out.idx", "a.idx", "b.idx"], "out.idx", former=None),
        Scenario("index-info", ["index", "info", "a.idx"]),
        Scenario("index-check", ["index", "check", "a.idx", "b.idx"]),
        Scenario("own-index", ["geocode", "Alpha", "--offline", "--index", "a.idx:b.idx"]),
        Scenario("batch-csv", ["batch", "in.txt", "--offline", "-o", "out.csv", "--force"], "out.csv", grows=True),
        Scenario("install", ["install", "zed"], ".config/zed/settings.json", former=b"{}\n", HOME="."),
        Scenario("png", ["map", "Vaduz", "-o", "out.png", "--force", "--offline"], "out.png", bears=("mmap",)),
        Scenario("map", ["map", "Vaduz", "-o", "out.svg", "--force", "--offline"], "out.svg", bears=("mmap",)),
        Scenario("mcp", ["mcp", "--offline"], stdin=ASK, replies=True),
        Scenario("mcp-upstream", ["mcp"], stdin=ASK, replies=True, **online),
        Scenario("suggest", ["suggest", "Vad", "--offline"]),
        Scenario("index-geonames", ["index", "build", "-o", "out.idx", *GEONAMES], "out.idx", former=None),
        Scenario("doctor", ["doctor", "--offline", "--index", "a.idx"]),
        Scenario("doctor-upstream", ["doctor"], **online, GEOCODER_CACHE_FILE="cache"),
        Scenario("healthcheck", ["healthcheck"], GEOCODER_PORT=str(upstream.server_address[1])),
        Served("http", [], GEOCODER_BACKEND="gazetteer"),
        Served("http-strict", ["--sandbox", "strict"], GEOCODER_BACKEND="gazetteer"),
        Served("http-index", ["--index", "a.idx:b.idx"], place="Alpha", reloads=True, GEOCODER_BACKEND="gazetteer"),
        Served("http-chat", [], chats=True, GEOCODER_BACKEND="gazetteer", GEOCODER_CHAT_FILE="chat"),
        Served("http-upstream", [], **online),
    ):
        if not only or scenario.name in only:
            test(scenario)


main()
