"""Checks outlines with shapely, that is GEOS, by the rules of OGC: of all countries and divisions.

    outlines.py BINARY

Prints those that are not, and `ok` or `FAIL` per class.
"""
import csv
import json
import pathlib
import subprocess
import sys

from shapely.geometry import shape
from shapely.validation import explain_validity

GENERATED = pathlib.Path(__file__).parents[2] / "vendor/gazetteer/generated"


def names(table):
    with open(GENERATED / f"{table}.tsv", encoding="utf-8", newline="") as f:
        return [row for row in csv.DictReader(f, delimiter="\t", quoting=csv.QUOTE_NONE)]


def outline(binary, query):
    run = subprocess.run([binary, "geocode", query, "--outline", "--offline"], text=True, capture_output=True)
    found = json.loads(run.stdout or "{}").get("results") or [{}]
    return found[0].get("outline")


def check(name, binary, queries):
    wrong, seen = [], 0
    for query in queries:
        found = outline(binary, query)
        if found:
            seen += 1
            made = shape(found)
            if not made.is_valid:
                wrong.append(f"{query}: {explain_validity(made)}")
    if wrong:
        print(f"   {len(wrong)} of {seen} are not valid: {'; '.join(wrong)}")
    is_good = not wrong and seen >= len(queries) / 2
    print(f"{'ok' if is_good else 'FAIL'} {name}: {seen - len(wrong)} of {seen} valid")


if __name__ == "__main__":
    check("outlines of countries", sys.argv[1], [row["cc"] for row in names("countries")])
    codes = [row["iso3166_2"] for row in names("divisions")]
    check("outlines of divisions", sys.argv[1], [code for code in codes if code])
