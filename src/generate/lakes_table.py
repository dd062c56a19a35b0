"""lakes_table: the largest lakes as lines of the world's file (src/draw/world.h), of vendor/gazetteer/kept/lakes.tsv."""
from lib import tsv

PATH = "src/draw/lakes_table.h"
UNITS, KIND, COLUMNS = 100, 3, 20  # of a degree; world.h's WORLD_LAKE; of the table
HEAD = """#ifndef GEO_LAKES_TABLE_H
#define GEO_LAKES_TABLE_H
/* lakes_table -- made by src/generate/lakes_table.py, included by world.c only: the largest lakes
 * as lines of the world's file, but for its end. */

/* clang-format off */
static const unsigned char lakes_table[] = {
"""


def number(value):
    """LEB128"""
    return [value] if value < 128 else [value & 127 | 128, *number(value >> 7)]


def signed(value):
    """Zigzag"""
    return number(2 * value if value >= 0 else -2 * value - 1)


def line(points):
    points = [[round(float(degrees) * UNITS) for degrees in point.split(",")] for point in points]
    if points[0] != points[-1]:
        raise ValueError(f"a shore is not closed: {points[0]}")
    out = number(len(points)) + number(KIND)
    for before, point in zip([[0, 0], *points], points):
        out += signed(point[0] - before[0]) + signed(point[1] - before[1])
    return out


def text():
    data = [byte for row in tsv.read("kept", "lakes") for byte in line(row["points"].split())]
    rows = [data[i:i + COLUMNS] for i in range(0, len(data), COLUMNS)]
    return (HEAD + "".join("    " + ", ".join(map(str, row)) + ",\n" for row in rows) +
            "};\n/* clang-format on */\n\n#endif\n")
