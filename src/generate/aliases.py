"""aliases: other spellings of settlements, for searching: all of the larger, of others those in Latin letters that maps have."""
import functools
import re

import places
from lib import cyrillic, sources, tsv, zone_cities
from lib.spelling import fold, is_latin

COLUMNS = ("geonameid", "aliases")
POPULATION_MIN = 15000
OBSCURE_POPULATION_MIN = 100000  # from which people may know a spelling that a machine made, or one of long ago, too
LATIN_POPULATION_MIN = 5000  # of what is no seat
SEATS = (*places.SEATS, "PPLA2", "PPLA3")  # of the last two those whose people nobody counted: China's are cities
# Countries whose own writing is another one, so that there are several ways to write their names in Latin letters.
OTHER_SCRIPTS = set("AF AM AZ BD BG BH BT BY CN CY DJ DZ EG EH ER ET GE GR HK IL IN IQ IR JO JP KG KH KP KR KW KZ LA LB LK LY MA "
                    "MD ME MK MM MN MO MR NP OM PK PS QA RS RU SA SD SO SS SY TD TH TJ TM TN TW UA UZ XK YE".split())
UNASSIGNED = re.compile(r"[(),;/0-9]|^[A-Z]{3}$")  # lists, remarks and the codes of airports
# Words for the kind of a place that the search does not know, so that they are no name alone.
KINDS = re.compile(r"^(?:amphoe|king amphoe|ban|gmina|opstina|gradska opshtina|phumi?|muang) | "
                   r"(?:zhen|xiang|jiedao|qu|chengguanzhen|somon|sum[ua]|hsien|chu ti chhi|chhi|khu)$")
WADE_GILES = re.compile(r"-|(?:ch|k|p|t|ts)['’‘ʼ`]", re.I)  # in a name of China; nobody writes the smaller towns so today
OTHERS_LANGUAGE = re.compile(r"sz|cz|tsch|tch|sch|ou|ow\b|w|[ãğışőűëïčšž]", re.I)  # of Russian and Ukrainian, not in English
OF_MACHINE = re.compile("j|kh|eh")  # no language spells so
WORD_MIN = 4  # letters of a word that tells a place from others


def other_spellings(p):
    """Those that are another search word than its names, each once."""
    # Of names in languages those in Latin letters are searched in any case, the others in some languages only.
    names = [name for name in sources.tagged_names().get(p["id"], {}).values() if is_latin(name)]
    have = {fold(name) for name in [p["name"], p["ascii"], *names]}
    found = []
    for alias in [*p["alternates"], *zone_cities.names().get(p["id"], {}).values()]:
        alias = alias.replace(",", " ").partition("،")[0].strip()  # Persian ones name the state, too
        key = fold(alias)
        # unsourced transliterations ("lai sai si ka er") start with a small letter
        if key and key not in have and not "a" <= alias.lstrip("ʼʿʾʻ")[:1] <= "z":
            have.add(key)
            found.append(alias)
    return found


@functools.cache
def affixes(kinds):
    """(what stands before a name, what stands behind it), folded, with a blank"""
    ends = {"before": [], "after": []}
    for row in tsv.lexicon():
        if row["meaning"] in kinds and row["role"] in ends:
            ends[row["role"]] += [fold(word) for word in row["words"].split("|")]
    return tuple(w + " " for w in ends["before"] if w), tuple(" " + w for w in ends["after"] if w)


def without_affix(key, kinds):
    before, after = affixes(kinds)
    return {key[len(word):] for word in before if key.startswith(word)} | \
        {key[:-len(word)] for word in after if key.endswith(word)}


def is_letter_off(a, b):
    """Whether one letter more, less or instead makes one of the other."""
    at = next((i for i, (x, y) in enumerate(zip(a, b)) if x != y), min(len(a), len(b)))
    return a[at + (len(a) >= len(b)):] == b[at + (len(b) >= len(a)):]


def machine_made(p, found):
    """Those that only a machine made of a Cyrillic name."""
    if p["pop"] >= OBSCURE_POPULATION_MIN or p["cc"] in cyrillic.COUNTRIES:
        return set()
    return {key for key in cyrillic.machine_made(found) if OF_MACHINE.search(key) or not is_letter_off(key, fold(p["name"]))}


def is_wade_giles(p, alias):
    return p["cc"] == "CN" and p["pop"] < OBSCURE_POPULATION_MIN and is_latin(alias) and WADE_GILES.search(alias)


def of_large(p, found):
    """Without what a machine made, and what the search makes of another name: "City of Jena"."""
    made = machine_made(p, found)
    keys = {fold(name) for name in [p["name"], *found]} - made
    return [alias for alias in found
            if fold(alias) not in made and not is_wade_giles(p, alias)
            and not without_affix(fold(alias), ("settled", "city")) & keys]


def is_form_of(alias, name):
    """Whether one is the other with words left out: "Belzig" of "Bad Belzig"."""
    a, b = ({word for word in fold(text).split() if len(word) >= WORD_MIN} for text in (alias, name))
    return bool(a) and bool(b) and (a <= b or b <= a)


def of_small(p, found):
    """Those in Latin letters that other maps may have."""
    made = machine_made(p, found)
    keys = {fold(name) for name in [p["name"], *found]}
    kinds = ("settled", "city", "county", "division", "state")

    def is_wanted(alias):
        key = fold(alias)
        if not is_latin(alias) or UNASSIGNED.search(alias) or key in made or KINDS.search(key) or without_affix(key, kinds) & keys:
            return False
        if (not p["pop"] or p["cc"] in ("RU", "UA")) and is_letter_off(key, fold(p["name"])):  # a misspelling is found, too
            return False
        if is_wade_giles(p, alias) or p["cc"] in ("RU", "UA") and OTHERS_LANGUAGE.search(alias):
            return False
        return p["cc"] in OTHER_SCRIPTS or is_form_of(alias, p["name"])

    return [alias for alias in found if is_wanted(alias)]


def is_listed(p):
    return p["fcode"] in places.SEATS or p["pop"] >= LATIN_POPULATION_MIN or p["pop"] == 0 and p["fcode"] in SEATS


def spellings(p):
    found = other_spellings(p)
    return of_large(p, found) if p["pop"] >= POPULATION_MIN else of_small(p, found) if is_listed(p) else []


def rows(choose=spellings):
    return [(p["id"], ",".join(found)) for p in sources.settlements() if (found := choose(p))]
