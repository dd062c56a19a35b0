"""The table of aliases with those of all settlements, for ./zigw build world; too large to be committed.

  world.py OUT
"""
import sys

sys.dont_write_bytecode = True
import aliases  # noqa: E402
from lib import tsv  # noqa: E402

if __name__ == "__main__":
    with open(sys.argv[1], "w", encoding="utf-8", newline="") as f:
        f.write(tsv.text(aliases.COLUMNS, aliases.rows(aliases.other_spellings)))
