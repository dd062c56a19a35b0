"""affix_table: the words that go with names, of vendor/gazetteer/hand/affixes.tsv, folded and sorted."""
from fold_table import RANGES, folded
from han_table import forms
from lib import tsv

PATH = "src/gazetteer/affix_table.h"
SIDES = ("before", "after", "joined")
HAN = forms()


def key(word):
    """As fold_name makes it: characters outside of its tables only lose their case."""
    return " ".join("".join(folded(c) if ord(c) < 0x80 or any(a <= ord(c) <= b for a, b in RANGES) else
                            HAN.get(c, c.lower()) for c in word).split())


def words():
    """{key: ([kind before a name, after it, joined to its end], countries)}"""
    table = {}
    for row in tsv.read("hand", "affixes"):
        for word in row["words"].split("|"):
            kinds, countries = table.setdefault(key(word), (["NONE"] * len(SIDES), set()))
            at = SIDES.index(row["side"])
            if kinds[at] not in ("NONE", row["kind"].upper()):
                raise ValueError(f"{word} is {row['kind']} and {kinds[at].lower()}")
            kinds[at] = row["kind"].upper()
            countries.update(row["countries"].split())
    return table


def text():
    found = sorted(words().items(), key=lambda row: row[0].encode())
    lists = sorted({" ".join(sorted(countries)) for _, (_, countries) in found})
    literals, rows, at = "", "", 0
    for word, (kinds, countries) in found:
        fields = "".join(f", AFFIX_{kind}" for kind in kinds)
        literals += f'    "{word}\\0"\n'
        rows += f'    {{{at}{fields}, {lists.index(" ".join(sorted(countries)))}}},\n'
        at += len(word.encode()) + 1
    return ("#ifndef GEO_AFFIX_TABLE_H\n#define GEO_AFFIX_TABLE_H\n"
            "/* affix_table -- made by src/generate/affix_table.py, included by affix.c only: the words that\n"
            " * go with names as keys, in the order of their bytes; where each begins, what it says before,\n"
            " * after and joined to a name, and the list of countries in which it is the usual one. One\n"
            " * text, as 2,000 pointers would each be relocated when the program starts. */\n\n"
            "/* clang-format off */\nstatic const char affix_text[] =\n" + literals + "    ;\n\n"
            "static const affix_row affix_rows[] = {\n" + rows + "};\n\n"
            "static const char *const affix_countries[] = {\n" +
            "".join(f'    "{countries}",\n' for countries in lists) +
            "};\n/* clang-format on */\n\n#endif\n")
