#!/usr/bin/env python3
"""Makes the committed tables again and compares: ./zigw build tables [-- [--write] TABLE...], all without names.

A table is made from packages (vendor/lock) and from what is written or kept in vendor/gazetteer, never from a made
table. It is one script beside this one: COLUMNS and rows(). Python 3.10 or later. Beside its standard library there is GEOS,
out of a package (lib/geos.py).
"""
import argparse
import importlib
import os
import sys
import time
import traceback

sys.dont_write_bytecode = True
from lib import tsv  # noqa: E402

TABLES = ("letters", "han", "readings", "zones", "features", "borders",
          "countries", "places", "names", "aliases", "counties", "divisions", "division_borders",
          "municipality_borders", "waters", "words")


def made(name):
    """(path, text)"""
    script = importlib.import_module(name)
    return os.path.join(tsv.FOLDER, "generated", name + ".tsv"), tsv.text(script.COLUMNS, script.rows())


def first_difference(path, text):
    """The first line in which a file differs from what it should hold; nothing when it is the same."""
    try:
        with open(path, encoding="utf-8", newline="") as f:
            have = f.read()
    except FileNotFoundError:
        return "it is missing"
    if have == text:
        return ""
    have, text = have.split("\n"), text.split("\n")
    at = next((i for i, (a, b) in enumerate(zip(have, text)) if a != b), min(len(have), len(text)))
    return f"line {at + 1} is\n  {line_at(have, at)}\nwhere it makes\n  {line_at(text, at)}"


def line_at(lines, at):
    return lines[at][:200] if at < len(lines) else "(the end)"


def check(name, is_written):
    """Whether the table is as committed, or was written."""
    begin = time.monotonic()
    try:
        path, text = made(name)
    except Exception:
        print(f"FAIL {name}: {traceback.format_exc()}")
        return False
    if is_written:
        with open(path, "w", encoding="utf-8", newline="") as f:
            f.write(text)
    why = first_difference(path, text)
    if why:
        print(f"FAIL {os.path.relpath(path, tsv.ROOT)}: {why}")
    else:
        lines = text.count("\n")
        print(f"{name}: {lines} lines, {len(text.encode())} bytes, {time.monotonic() - begin:.1f} s", flush=True)
    return not why


def main():
    arguments = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    arguments.add_argument("--write", action="store_true", help="write the tables instead of comparing")
    arguments.add_argument("tables", nargs="*", metavar="TABLE", help=" ".join(TABLES))
    options = arguments.parse_args()
    unknown = [name for name in options.tables if name not in TABLES]
    if unknown:
        arguments.error(f"there is no table {unknown[0]}; there are {' '.join(TABLES)}")
    results = [check(name, options.write) for name in TABLES if name in (options.tables or TABLES)]
    print(f"tables: {results.count(True)} passed, {results.count(False)} failed")
    sys.exit(not all(results))


if __name__ == "__main__":
    main()
