"""postcode_table: forms and areas of postal codes, of vendor/gazetteer/hand/postcodes.tsv."""
import re

from lib import tsv

PATH = "src/geo/postcode_table.h"
LINE = 88
AREA = re.compile(r"([0-9A-Z]*)(-[0-9A-Z]+)?:(=|\?|/[A-Z]{2}|[0-9A-Z]{1,3}(\|[0-9A-Z]{1,3})*)$")


def check(row):
    areas = row["areas"].split()
    for area in areas[:-1] if areas[-1:] == ["*"] else areas:
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
    return "\n    ".join(f'"{line}"' for line in lines)


def text():
    rows = tsv.read("hand", "postcodes")
    for row in rows:
        check(row)
    # A literal for each text: "\\0" must not be followed by a digit.
    body = "".join(f'    "{row["cc"]}\\0" "{row["sign"]}\\0" "{row["patterns"]}\\0"\n    {quoted(row["areas"])} "\\0"\n'
                   for row in rows)
    return ("#ifndef GEO_POSTCODE_TABLE_H\n#define GEO_POSTCODE_TABLE_H\n"
            "/* postcode_table -- made by src/generate/postcode_table.py, included by postcode.c only: of each\n"
            " * country four texts, its code, sign, patterns and areas. One text, as pointers would each be\n"
            " * relocated when the program starts. */\n\n"
            "/* clang-format off */\nstatic const char postcode_text[] =\n" + body +
            "    ;\n/* clang-format on */\n\n#endif\n")
