"""readings: how Chinese characters sound in Latin letters: Pinyin without tones, then what hand/kanji.tsv has for the
names of Japan. Each character is in the form that keys have (han.py)."""
import json
import unicodedata

import han
from lib import packages, tsv

COLUMNS = ("character", "readings")
PACKAGE = "pypinyin"
PINYIN_MAX = 2  # readings of a character, the usual first: the others are rare
UMLAUT = "\N{COMBINING DIAERESIS}"


def common():
    """The characters of GB 2312, the standard set of simplified Chinese."""
    cells = (bytes((row, cell)) for row in range(0xB0, 0xF8) for cell in range(0xA1, 0xFF))
    return [c for c in (cell.decode("gb2312", "ignore") for cell in cells) if c]


def without_tone(syllable):
    """lǜ is typed both lu and lv."""
    plain = unicodedata.normalize("NFD", syllable)
    letters = "".join(c for c in plain if c.isascii())
    return [letters, letters.replace("u", "v")] if UMLAUT in plain else [letters]


def rows():
    form = han.forms()
    pinyin = json.loads(packages.file(PACKAGE, "pypinyin/pinyin_dict.json"))
    readings = {}
    for character in common():
        syllables = pinyin[str(ord(character))].split(",")[:PINYIN_MAX]
        readings[form.get(character, character)] = [way for syllable in syllables for way in without_tone(syllable)]
    for character, row in tsv.hand("kanji", "character").items():
        readings.setdefault(form.get(character, character), []).extend(row["readings"].split())
    return [(character, " ".join(dict.fromkeys(ways))) for character, ways in sorted(readings.items())]
