"""Replays what programs ask of a Nominatim or a Photon, and looks for the fields that each reads.

    shapes.py TABLE API=URL...      every row whose API is named
"""
import csv
import json
import sys
import urllib.error
import urllib.request
import xml.etree.ElementTree as ElementTree
from pathlib import Path


def field(reply, path):
    """What is at the path of a JSON or XML reply; None when there is nothing."""
    if isinstance(reply, ElementTree.Element):
        tag, _, attribute = path.partition("@")
        element = reply.find(tag)
        return None if element is None else element.get(attribute)
    for step in path.split("."):
        try:
            reply = reply[int(step) if isinstance(reply, list) else step]
        except (KeyError, IndexError, TypeError, ValueError):
            return None
    return reply


def missing(url, row):
    """The fields that the client would not find, or why there is no reply."""
    headers = dict(header.split(": ", 1) for header in row["headers"].split(" | "))
    try:
        with urllib.request.urlopen(urllib.request.Request(url + row["path"], headers=headers), timeout=30) as got:
            body = got.read()
            reply = json.loads(body) if got.headers.get_content_type() == "application/json" else ElementTree.fromstring(body)
    except (OSError, ValueError, ElementTree.ParseError) as e:
        return f"{type(e).__name__}: {e}"
    lacks = [f for f in row["fields"].split() if all(field(reply, a) in (None, "") for a in f.split("|"))]
    return f"lacks {' '.join(lacks)}: {body[:300].decode('utf-8', 'replace')}" if lacks else None


def main():
    urls = dict(argument.split("=", 1) for argument in sys.argv[2:])
    lines = [line for line in Path(sys.argv[1]).read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    columns = ("client", "read", "api", "path", "headers", "fields")
    for row in csv.DictReader(lines, columns, delimiter="\t", quoting=csv.QUOTE_NONE):
        if row["api"] in urls:
            why = missing(urls[row["api"]], row)
            print(f"FAIL shape: {row['client']}: {why}" if why else f"ok shape: {row['client']}", flush=True)


main()
