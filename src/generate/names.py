"""names: what settlements are called in languages."""
import re

from lib import sources, tsv, zone_cities
from lib.spelling import fold, pack_names

COLUMNS = ("geonameid", "names")
KIND_OF_PLACE = re.compile(
    r"^(?:Charter Township|Borough|City|Cidade|Municipality) of |^(?:Gmina|Amphoe) |"
    r"-(?:si|shi)$| (?:[Cc]ity|[Tt]own|Township|District|Municipality|Province|County|Prefecture|Metropolitan Area)$")


def english_of_today(p, names, judged):
    """The names; an English one of yesterday, or one that only says what kind of place it is ("Borough of Queens",
    "Suwon-si"), is kept as a spelling to search for, under a tag of its own. `judged` by hand: old, kept or neither."""
    english = names.get("en", "")
    kind = KIND_OF_PLACE.sub("", english)
    is_decorated = kind != english and fold(kind) == fold(p["name"]) and judged != "kept"
    if not is_decorated and judged != "old":
        return names
    names = dict(names, old=english)
    del names["en"]
    return names


def rows():
    own = tsv.hand("places", "geonameid")
    found = []
    for p in sources.settlements():
        names = {**zone_cities.names().get(p["id"], {}), **sources.tagged_names().get(p["id"], {})}
        if names:
            judged = own.get(p["id"], {}).get("english")
            found.append((p["id"], pack_names(english_of_today(p, names, judged))))
    return found
