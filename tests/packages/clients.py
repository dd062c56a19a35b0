"""Every client of `geocoder install list`: what is written for it, or printed, is read as the client reads it, started
with that command, arguments and environment alone, and asked for its tools; with --url the address is asked.

clients.py BINARY FOLDER
"""
import json
import os
import re
import subprocess
import sys
import tomllib
import urllib.request

import yaml

BINARY, FOLDER = sys.argv[1:]
TOOLS = 14
HELLO = {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "test", "version": "1"}}
CALLS = [{"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": HELLO},
         {"jsonrpc": "2.0", "method": "notifications/initialized"},
         {"jsonrpc": "2.0", "id": 2, "method": "tools/list"}]


def geocoder(*args, home, **more):
    os.makedirs(home, exist_ok=True)
    return subprocess.run([BINARY, *args], text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=home,
                          env={"HOME": home, "PATH": "/none", "GEOCODER_LANGUAGE": "de \"$x", "GEOCODER_BACKEND": "gazetteer"},
                          **more)


def parsed(path, text):
    if path.endswith(".toml"):
        return tomllib.loads(text)
    if path.endswith(".yaml"):
        return yaml.safe_load(text)
    if path.endswith(".json"):
        return json.loads(text)
    return json.loads(re.search("='(.*)'\n", text)[1])  # a variable of the environment


def entry_of(value):
    """What is called geocoder, wherever it is; in Continue's list and Open WebUI's by its name."""
    if isinstance(value, dict):
        if "geocoder" in (value.get("name"), value.get("info", {}).get("id") if isinstance(value.get("info"), dict) else None):
            return value
        found = value.get("geocoder")
        return found if isinstance(found, dict) else next(filter(None, map(entry_of, value.values())), None)
    return next(filter(None, map(entry_of, value)), None) if isinstance(value, list) else None


def tools_of_command(entry):
    command = entry.get("command") or entry.get("cmd")
    command = command if isinstance(command, list) else [command, *entry["args"]]
    env = next(entry[key] for key in ("env", "envs", "environment") if key in entry)
    assert env["GEOCODER_LANGUAGE"] == "de \"$x", env
    done = subprocess.run(command, input="".join(json.dumps(call) + "\n" for call in CALLS), text=True, env={**env, "GEOCODER_LANGUAGE": "de"},
                          cwd="/", stdout=subprocess.PIPE, timeout=60)
    return json.loads(done.stdout.splitlines()[-1])["result"]["tools"]


def tools_of_address(entry):
    url = next(entry[key] for key in ("url", "serverUrl", "httpUrl", "uri") if key in entry)
    session, reply = {}, None
    for call in CALLS:
        request = urllib.request.Request(url, json.dumps(call).encode(), {
            "Content-Type": "application/json", "Accept": "application/json, text/event-stream", **session})
        with urllib.request.urlopen(request, timeout=60) as answer:
            session.update({"Mcp-Session-Id": answer.headers[h] for h in answer.headers if h.lower() == "mcp-session-id"})
            reply = answer.read().decode()
    return json.loads(reply[reply.index("{"):])["result"]["tools"]


def attempt(name, path, scope, url):
    """None: the client takes no such server."""
    home = os.path.join(FOLDER, name + "".join(scope) + ("-url" if url else ""))
    words = ["install", name, *scope, *(["--url", url] if url else [])]
    path = path if scope else os.path.join(home, path)
    folder = os.path.dirname(os.path.join(home, path))
    os.makedirs(folder, exist_ok=True)
    done = geocoder(*words, home=home)
    written = os.path.join(home, path)
    if done.returncode == 64:
        return None
    if done.returncode == 73:  # not a file that we change: what is printed is what the user enters
        text = re.sub(r"\A# .*\n", "", done.stdout)
    else:
        assert done.returncode == 0, done
        with open(written, encoding="utf-8") as file:
            text = file.read()
    entry = entry_of(parsed(path, text))
    assert entry, text
    tools = tools_of_address(entry) if url else tools_of_command(entry)
    assert len(tools) == TOOLS, len(tools)
    return True


def rows(home, *scope):
    for line in geocoder("install", "list", *scope, "--url", "http://h/mcp", home=home).stdout.splitlines() + \
            geocoder("install", "list", *scope, home=home).stdout.splitlines():
        name, path = re.match(r"(\S+).* (\S.*)$", line[:16] + " " + line[54:]).groups()
        yield name, path.replace(home + "/", "")


def main():
    home = os.path.join(FOLDER, "list")
    server = subprocess.Popen([BINARY, "http", "--offline", "--port", "0"], stderr=subprocess.PIPE, text=True, env={})
    address = re.search(r"http://[\d.]+:\d+", server.stderr.readline())[0] + "/mcp"
    count = 0
    for scope in ((), ("--project",)):
        for name, path in sorted(set(rows(home, *scope))):
            for url in (None, address):
                what = " ".join((name, *scope, "with an address" if url else "as a program"))
                try:
                    if attempt(name, path, scope, url):
                        print(f"ok client {what}")
                        count += not url and not scope
                except Exception as error:  # noqa: BLE001 # each is one row
                    print(f"FAIL client {what}: {type(error).__name__} {error}")
    server.kill()
    print(f"ok {count} clients start what is entered for their user" if count >= 24 else f"FAIL only {count} clients start it")


main()
