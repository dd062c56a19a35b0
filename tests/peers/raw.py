"""What no client library shows: the bytes on the server's stdout, its end at EOF, and a TLS upstream it must refuse.
raw.py COMMAND...  with NOMINATIM_URL, NOMINATIM_TLS_URL in the environment; prints `ok NAME` or `FAIL NAME: why`.
"""
import json
import os
import subprocess
import sys

COMMAND = sys.argv[1:]
GIVE_UP_S = 60
META = {"io.modelcontextprotocol/protocolVersion": "2026-07-28", "io.modelcontextprotocol/clientCapabilities": {}}


def request(number, method, **params):
    return json.dumps({"jsonrpc": "2.0", "id": number, "method": method, "params": params})


def call(number, tool, **arguments):
    return request(number, "tools/call", name=tool, arguments=arguments, _meta=META)


def talk(lines, command=None, **settings):
    """Sends the lines and EOF; gives back exit status, stdout and stderr."""
    env = {**os.environ, "GEOCODER_RATE_LIMIT": "0", **settings}
    text = "".join(line if line.endswith("\n") else line + "\n" for line in lines)
    done = subprocess.run(command or COMMAND, input=text.encode("utf-8", "surrogateescape"), env=env,
                          capture_output=True, timeout=GIVE_UP_S, check=False)
    return done.returncode, done.stdout, done.stderr


def check(name, test):
    try:
        why = test()
    except Exception as e:  # a dead or hanging server is a finding, not a crash of ours
        why = f"{type(e).__name__}: {e}"
    print(f"FAIL raw: {name}: {why}" if why else f"ok raw: {name}", flush=True)


def messages(out):
    """Every line must be one JSON-RPC object; anything else is an impurity."""
    if out and not out.endswith(b"\n"):
        raise ValueError(f"the last line is cut: {out[-80:]!r}")
    replies = [json.loads(line) for line in out.splitlines()]
    for reply in replies:
        if not isinstance(reply, dict) or reply.get("jsonrpc") != "2.0":
            raise ValueError(f"not a JSON-RPC message: {reply}")
    return replies


def purity():
    hostile = ["", "   ", "hello", "{", "[]", "3", '"x"', "\udcff\udcfe{}", '{"jsonrpc":"2.0"}',
               '{"jsonrpc":"2.0","id":null,"method":"ping"}', '{"jsonrpc":"2.0","id":77,"result":{}}',
               '{"jsonrpc":"2.0","method":"notifications/nonsense"}', "[" * 2000, '{"a":' * 500, "x" * 300000]
    ask = [call(1, "geocode", query="Casino de Monte-Carlo"), call(2, "reverse_geocode", lat="north", lon=1),
           call(3, "teleport"), call(4, "geocoder_status"), request(5, "server/discover", _meta=META),
           request(6, "tools/list", _meta=META)]
    code, out, _ = talk(hostile[:8] + ask + hostile[8:], NOMINATIM_BASE_URL=os.environ["NOMINATIM_URL"])
    answered = sorted(r["id"] for r in messages(out) if r.get("id") in range(1, 7))
    if code != 0:
        return f"exit status {code}"
    return None if answered == [1, 2, 3, 4, 5, 6] else f"answered {answered}"


def wrong_types():
    """Users may send anything; some libraries correct it on the way, so the raw message is sent here."""
    rows = [("geocode", {"query": ["Monaco"]}, "query"), ("geocode", {"query": "Monaco", "limit": "many"}, "limit"),
            ("reverse_geocode", {"lat": "north", "lon": 7}, "lat"), ("distance_matrix", {"points": [[1, 2], [3]]}, "points"),
            ("nearby_places", {"lat": 1, "lon": 2, "categories": "[1"}, "categories"),
            ("geocode", {"query": "Monaco", "viewbox": [1, 2, 3]}, "viewbox"), ("geocode", {"query": "a" * 5000}, "query")]
    _, out, _ = talk([call(i, tool, **arguments) for i, (tool, arguments, _) in enumerate(rows)])
    results = {r["id"]: r["result"] for r in messages(out)}
    for i, (tool, _, word) in enumerate(rows):
        text = results[i]["content"][0]["text"]
        if not results[i].get("isError") or word not in text or "invalid_argument" not in text:
            return f"{tool}, {word}: {text[:200]}"
    return None


def progress():
    """Three lookups, first unknown, then all from the cache: both times told of, in order, and before the answer."""
    queries = ["Larvotto", "Port Hercule", "xyzzyplugh"]
    asks = []
    for i in range(2):
        message = json.loads(call(i, "batch_geocode", queries=queries))
        message["params"]["_meta"] = {**META, "progressToken": f"token {i}"}
        asks.append(json.dumps(message))
    _, out, _ = talk(asks, NOMINATIM_BASE_URL=os.environ["NOMINATIM_URL"])
    replies = messages(out)
    for i in range(2):
        end = next(n for n, r in enumerate(replies) if r.get("id") == i)
        told = [(n, r["params"]["progress"]) for n, r in enumerate(replies)
                if r.get("method") == "notifications/progress" and r["params"]["progressToken"] == f"token {i}"]
        if len(told) < 3 or told != sorted(told, key=lambda t: t[1]) or told[-1][0] > end:
            return f"call {i}: progress {told}, answer at {end}"
    return None


def bare_command():
    code, out, _ = talk([request(1, "server/discover", _meta=META)], command=COMMAND[:1])
    replies = messages(out)
    return None if code == 0 and len(replies) == 1 and replies[0]["id"] == 1 else f"exit {code}, {out[:200]}"


def eof_at_once():
    code, out, _ = talk([])
    return None if code == 0 and not out else f"exit {code}, {out[:200]}"


def probe_then_kill():
    """Clients start a second copy as a probe and kill it; neither may disturb the other."""
    line = (request(1, "server/discover", _meta=META) + "\n").encode()
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.DEVNULL}
    with subprocess.Popen(COMMAND, **pipes) as first, subprocess.Popen(COMMAND, **pipes) as second:
        first.stdin.write(line)
        first.stdin.flush()
        first.stdout.readline()
        first.kill()
        out, _ = second.communicate(line, timeout=GIVE_UP_S)
    return None if len(messages(out)) == 1 and second.returncode == 0 else f"exit {second.returncode}, {out[:200]}"


def only_result(out):
    return next(r["result"] for r in messages(out) if r.get("id") == 1)


def failure(code, **settings):
    """A lookup that must fail with this code, and never with an HTML page in its text."""
    _, out, _ = talk([call(1, "reverse_geocode", lat=43.7396, lon=7.4277)], GEOCODER_BACKEND="nominatim", **settings)
    result = only_result(out)
    text = result["content"][0]["text"]
    if not result.get("isError") or "<" in text:
        return f"no clean error: {text[:200]}"
    return None if code in text else f"not {code}: {text[:200]}"


TLS_URL = os.environ["NOMINATIM_TLS_URL"]
check("stdout carries nothing but MCP, whatever comes in", purity)
check("wrong types are errors that name the parameter", wrong_types)
check("progress rises and comes before the answer", progress)
check("the bare command serves stdio when stdin is a pipe", bare_command)
check("EOF at once ends it quietly", eof_at_once)
check("a killed probe leaves a second copy alone", probe_then_kill)
check("a private CA is not trusted unless told", lambda: failure("upstream_tls", NOMINATIM_BASE_URL=TLS_URL, NOMINATIM_CA_FILE=""))
check("a wrong path prefix is an error that says so",
      lambda: failure("upstream_", NOMINATIM_BASE_URL=TLS_URL.replace("/nominatim/", "/nothing/")))
check("a dead upstream is an error that says so",
      lambda: failure("upstream_unreachable", NOMINATIM_BASE_URL="http://127.0.0.1:1"))
