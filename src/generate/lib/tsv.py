"""Tables: tab separated, UTF-8, one header line; columns are read by the header's names."""
import os

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__)))))
FOLDER = os.path.join(ROOT, "vendor", "gazetteer")


def read(kind, name):
    """The rows of vendor/gazetteer/KIND/NAME.tsv as dictionaries. Only \\n ends a line: a name holds a \\r."""
    with open(os.path.join(FOLDER, kind, name + ".tsv"), encoding="utf-8", newline="\n") as f:
        header = f.readline().rstrip("\n").split("\t")
        return [dict(zip(header, line.rstrip("\n").split("\t"), strict=True)) for line in f]


def lexicon():
    """The rows of src/data/lexicon.tsv, which the program contains, too."""
    with open(os.path.join(ROOT, "src", "data", "lexicon.tsv"), encoding="utf-8", newline="\n") as f:
        header, *rows = [line.rstrip("\n").split("\t") for line in f if not line.startswith("#")]
        return [dict(zip(header, row, strict=True)) for row in rows]


def hand(name, key):
    """A hand-written table by one of its columns; what a cell leaves empty it does not change."""
    return {row[key]: row for row in read("hand", name)}


def kept(name, key):
    return {row[key]: row for row in read("kept", name)}


def text(columns, rows):
    for row in rows:
        assert len(row) == len(columns), row
    return "".join("\t".join(row) + "\n" for row in [columns, *rows])
