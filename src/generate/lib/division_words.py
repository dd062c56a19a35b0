"""English names of divisions: without the words of their own language for a kind of division, in one style a country."""
import collections
import functools
import re

from lib import tsv
from lib.spelling import fold

KIND = re.compile("(.+?) (Regional State|Province|Region|Governorate|Department|County|District|Prefecture|Municipality|"
                  "Parish|Division|Emirate|State|Constituency|Subregion|Sub-Prefecture)")
NO_NAMES = ("Capital", "Central", "Autonomous", "Administrative", "Federal", "Free", "Regional", "North", "South", "East", "West",
            "ern")
STYLED = {"US", "CA"}  # whose second-level divisions are called as they are: Orange County, Capital Regional District


@functools.cache
def patterns(cc):
    rows = tsv.read("hand", "division_words")
    return [(re.compile(row["name"], re.I), row["english"]) for row in rows
            if not row["countries"] or cc in row["countries"].split()]


def is_adjective(name):
    return name[:1].islower()


def in_english(cc, name, others=()):
    """The name without local words, by the first pattern that it has. An adjective ("oświęcimski") is no name: of that
    the English one of the others is taken ("Oświęcim County")."""
    for pattern, english in patterns(cc):
        match = pattern.fullmatch(name)
        if match:
            short = match.expand(english).strip()
            if not is_adjective(short):
                return short
            named = [KIND.fullmatch(text) for text in others]
            return next((m[1] for m in named if m and fold(m[1])[:3] == fold(short)[:3]), name)
    return name


def in_one_style(names):
    """{code: English name}: a kind that fewer than half of the country's divisions tell is left out, unless another
    one is called so: Minsk Region, but Minsk."""
    total, of_kind, holders = collections.Counter(), collections.Counter(), collections.Counter()
    for code, name in names.items():
        match = KIND.fullmatch(name)
        total[code[:2]] += 1
        of_kind[code[:2], match[2] if match else ""] += 1
        holders[code[:2], fold(name)] += 1
        if match:
            holders[code[:2], fold(match[1])] += 1

    def styled(code, name):
        match = KIND.fullmatch(name)
        is_rare = match and of_kind[code[:2], match[2]] * 2 < total[code[:2]]
        is_told = match and holders[code[:2], fold(match[1])] == 1 and not match[1].endswith(NO_NAMES)
        return match[1] if is_rare and is_told and code[:2] not in STYLED else name

    return {code: styled(code, name) for code, name in names.items()}
