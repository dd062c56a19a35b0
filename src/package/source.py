#!/usr/bin/env python3
"""Makes the archive that the program can be built from without a network: ./zigw build source.

  source.py OUT    OUT is a .tar.xz

It has the tracked files, the third-party sources that vendor/fetch has unpacked, and the commit in vendor/commit. The
compiler is not in it: vendor/lock names it with its sum.
"""
import lzma
import os
import subprocess
import sys

sys.dont_write_bytecode = True
from lib import ROOT, as_bytes, tarred, version  # noqa: E402

FETCHED = ("vendor/mbedtls", "vendor/jsmn", "vendor/certifi", "vendor/.fetched")


def git(*args):
    return subprocess.run(["git", "-C", ROOT, *args], check=True, stdout=subprocess.PIPE, text=True).stdout


def paths():
    yield from git("ls-files").splitlines()
    for folder in FETCHED:
        for at, _, names in os.walk(os.path.join(ROOT, folder)):
            yield from (os.path.relpath(os.path.join(at, name), ROOT) for name in names)


def entry(path):
    with open(os.path.join(ROOT, path), "rb") as f:
        return path, f.read(), 0o755 if os.access(f.name, os.X_OK) else 0o644


commit = git("describe", "--always", "--abbrev=12", "--dirty", "--exclude", "*")
files = [entry(path) for path in sorted(set(paths()))] + [("vendor/commit", as_bytes(commit), 0o644)]
top = f"geocoder-{version()}/"
with open(sys.argv[1], "wb") as out:
    out.write(lzma.compress(tarred([(top + path, data, mode) for path, data, mode in files]), preset=3))
