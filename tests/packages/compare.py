"""Puts MCP servers side by side: what they take on disk and in memory, how soon they answer, how much a model reads
before its first question. The README's table is made of this; ratios count, seconds are this machine's.

  compare.py NAME FOLDER COMMAND...      FOLDER is all that was installed; `-`: the command's first word alone
  compare.py NAME FOLDER PYTHON -c CODE  a library: CODE asks it one question

Prints one row: NAME | MB on disk | ms to the list of tools, or to the answer (median of 5) | MB resident | tools |
tokens (o200k_base, by the gpt-tokenizer installed in $TOKENIZER)
"""
import json
import os
import statistics
import subprocess
import sys
import time

RUNS = 5
VERSION = "2025-06-18"  # which all of them speak
START = {"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {
    "protocolVersion": VERSION, "capabilities": {}, "clientInfo": {"name": "compare", "version": "1"}}}
STARTED = {"jsonrpc": "2.0", "method": "notifications/initialized"}
COUNT = """import { encode } from 'gpt-tokenizer/encoding/o200k_base'
import { readFileSync } from 'node:fs'
console.log(encode(readFileSync(0, 'utf8')).length)"""
LIST = {"jsonrpc": "2.0", "id": 2, "method": "tools/list", "params": {}}


def size(path):
    files = [path] if os.path.isfile(path) else [os.path.join(at, name) for at, _, names in os.walk(path)
                                                 for name in names]
    return sum(os.lstat(name).st_size for name in files)


def resident(pid):
    with open(f"/proc/{pid}/status", encoding="ascii") as f:
        return next(int(line.split()[1]) for line in f if line.startswith("VmRSS")) * 1024


def send(server, message):
    server.stdin.write(json.dumps(message).encode() + b"\n")
    server.stdin.flush()


def answer_to(server, number):
    for line in server.stdout:
        if line.startswith(b"{") and json.loads(line).get("id") == number:
            return json.loads(line)["result"]
    raise SystemExit("the server has ended")


def once(command):
    begin = time.monotonic()
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as server:
        send(server, START)
        answer_to(server, 1)
        send(server, STARTED)
        send(server, LIST)
        tools = answer_to(server, 2)["tools"]
        took, memory = time.monotonic() - begin, resident(server.pid)
        server.kill()
    return took, memory, tools


def once_asked(command):
    """Of a library: it has no tools, and tells its memory itself."""
    begin = time.monotonic()
    code = command[-1] + "; print(next(l.split()[1] for l in open('/proc/self/status') if l.startswith('VmRSS')))"
    done = subprocess.run([*command[:-1], code], stdout=subprocess.PIPE, check=True)
    return time.monotonic() - begin, int(done.stdout) * 1024, []


def tokens(tools):
    """Of what hosts hand to a model: schemas of results stay with the host."""
    read = [{key: tool.get(key) for key in ("name", "description", "inputSchema")} for tool in tools]
    text = json.dumps(read, separators=(",", ":"), ensure_ascii=False)
    done = subprocess.run(["node", "--input-type=module", "-e", COUNT], input=text.encode(), stdout=subprocess.PIPE,
                          cwd=os.environ["TOKENIZER"], check=True)
    return int(done.stdout)


name, folder, *command = sys.argv[1:]
runs = [(once_asked if command[1:2] == ["-c"] else once)(command) for _ in range(RUNS)]
tools = runs[0][2]
print(f"{name} | {size(command[0] if folder == '-' else folder) / 1e6:.0f} | "
      f"{statistics.median(r[0] for r in runs) * 1000:.0f} | {max(r[1] for r in runs) / 1e6:.0f} | {len(tools)} | {tokens(tools) if tools else 0:,}")
