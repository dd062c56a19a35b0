"""postcode_table: forms and areas of postal codes, of vendor/gazetteer/hand/postcodes.tsv."""
import re

from lib import tsv

PATH = "src/geo/postcode_table.h"
LINE = 96  # characters of a text on one line of C
AREA = re.compile(r"([0-9A-Z]*)(-[0-9A-Z]+)?:(=|\?|/[A-Z]{2}|[0-9A-Z]{1,3}(\|[0-9A-Z]{1,3})*)$")


def check(row):
    for area in row["areas"].split():
        parts = AREA.match(area)
        if not parts or (parts[2] and (len(parts[2]) != len(parts[1]) + 1 or parts[2][1:] <= parts[1])):
            raise ValueError(f"{row['cc']}: {area}")


def quoted(text):
    lines, line = [], ""
    for word in text.split():
        if len(line) + len(word) > LINE:
            lines.append(line)
            line = ""
        line += word + " "
    lines.append(line.rstrip())
    return "\n     ".join(f'"{line}"' for line in lines)


def text():
    rows = tsv.read("hand", "postcodes")
    for row in rows:
        check(row)
    body = "".join(f'    {{"{row["cc"]}", "{row["sign"]}", "{row["patterns"]}",\n     {quoted(row["areas"])}}},\n'
                   for row in rows)
    return ("#ifndef GEO_POSTCODE_TABLE_H\n#define GEO_POSTCODE_TABLE_H\n"
            "/* postcode_table -- made by src/generate/postcode_table.py, included by postcode.c only. */\n\n"
            "/* clang-format off */\nstatic const postcode_row postcode_rows[] = {\n" + body +
            "};\n/* clang-format on */\n\n#endif\n")
