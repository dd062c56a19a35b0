"""aliases: other spellings of settlements, for searching."""
import places
from lib import sources, zone_cities
from lib.spelling import fold, is_latin

COLUMNS = ("geonameid", "aliases")
POPULATION_MIN = 15000


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
        if key and key not in have and not "a" <= alias[0] <= "z":
            have.add(key)
            found.append(alias)
    return found


def rows(population_min=POPULATION_MIN):
    large = [p for p in sources.settlements() if p["pop"] >= population_min or p["fcode"] in places.SEATS]
    return [(p["id"], ",".join(found)) for p in large if (found := other_spellings(p))]
