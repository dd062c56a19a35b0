"""words: English words of every day, as a search key has them. A name that is one of them may mean the word, but for other names
of countries: Turkey."""
import re

from lib import packages, tsv
from lib.spelling import fold

COLUMNS = ("word",)
SIZES = ("10", "20", "35")  # of SCOWL; 40 and more have words that few people use
DIALECTS = ("english", "american", "british")


def rows():
    wanted = {f"share/dict/scowl/{dialect}-words.{size}" for dialect in DIALECTS for size in SIZES}
    texts = [data.decode("latin-1") for _, data in packages.files("scowl", lambda path: path.removeprefix("usr/") in wanted)]
    assert len(texts) == len(wanted), wanted
    countries = {fold(row["name"]) for row in tsv.read("hand", "own") if re.fullmatch("[A-Z]{2}", row["ref"])}
    words = set("\n".join(texts).split()) - countries
    return sorted((word,) for word in words if re.fullmatch("[a-z]{2,}", word))
