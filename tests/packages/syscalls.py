"""Holds the system calls of a trace against the filter of a unit, as systemd itself expands it: syscalls.py UNIT TRACE.
A call that is not allowed would fail, or end the server, only where systemd runs."""
import re
import subprocess
import sys


def expand(name):
    if not name.startswith("@"):
        return {name}
    lines = subprocess.run(["systemd-analyze", "syscall-filter", name], check=True, stdout=subprocess.PIPE,
                           text=True).stdout.split("\n")[1:]
    words = [line.strip() for line in lines if line.strip() and not line.strip().startswith("#")]
    return set().union(*(expand(word) for word in words))


allowed = set()
with open(sys.argv[1], encoding="utf-8") as unit:
    for row in re.findall("(?m)^SystemCallFilter=(.*)", unit.read()):
        named = set().union(*(expand(word) for word in row.lstrip("~").split()))
        allowed = allowed - named if row.startswith("~") else allowed | named
with open(sys.argv[2], encoding="utf-8", errors="replace") as trace:
    made = set(re.findall(r"(?m)^(?:\d+ +)?(\w+)\(", trace.read()))
print(len(made), "system calls are made")
assert len(made) > 10, made
assert made <= allowed, made - allowed
