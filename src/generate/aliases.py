"""aliases: other spellings of settlements, for searching."""
import places
from lib import sources
from lib.spelling import fold

COLUMNS = ("geonameid", "aliases")
POPULATION_MIN = 15000


def other_spellings(p):
    """Those that are another search word than its names, each once."""
    have = {fold(name) for name in [p["name"], p["ascii"], *sources.tagged_names().get(p["id"], {}).values()]}
    found = []
    for alias in p["alternates"].split(","):
        key = fold(alias)
        # unsourced transliterations ("lai sai si ka er") start with a small letter
        if key and key not in have and not "a" <= alias[0] <= "z":
            have.add(key)
            found.append(alias)
    return found


def rows():
    large = [p for p in places.selected() if p["pop"] >= POPULATION_MIN or p["fcode"] in places.SEATS]
    return [(p["id"], ",".join(found)) for p in large if (found := other_spellings(p))]
