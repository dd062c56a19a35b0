"""names: what settlements are called in languages."""
import re

from lib import chinese, division_bases, sources, tsv, untagged, zone_cities
from lib.spelling import fold, is_latin, pack_names

COLUMNS = ("geonameid", "names")
KIND_OF_PLACE = re.compile(
    r"^(?:Charter Township|Borough|City|Cidade|Municipality) of |^(?:Gmina|Amphoe) |"
    r"-(?:si|shi)$| (?:[Cc]ity|[Tt]own|Township|District|Municipality|Province|County|Prefecture|Metropolitan Area)$")
SEATS_RENAMED = {"CN"}  # where GeoNames has the quarter of the city's seat now, not another name
# Countries that gave many towns other names by law, which are often like the former: Sievierodonetsk, Mysore.
RENAMING = {"IN", "KG", "KZ", "NP", "UA", "ZA"}


def is_renamed(p, english):
    """Whether the English name, of 2022, is what the main one was in 2023, and that is another one now."""
    before, now = fold(p["before"]), fold(p["name"])
    is_other = before != now if p["cc"] in RENAMING else not division_bases.is_like(before, now)
    is_former = fold(english) != now and division_bases.is_like(fold(english), before)
    return is_other and is_former and p["cc"] not in SEATS_RENAMED


def english_of_today(p, names, own):
    """The names; an English one of yesterday, or one that only says what kind of place it is ("Borough of Queens",
    "Suwon-si"), is kept as a spelling to search for, under a tag of its own. `own`: what a hand says of the place; where
    it gives the name of today, another English one is of yesterday."""
    english = names.get("en")
    if not english or own.get("english") == "kept":
        return names
    kind = KIND_OF_PLACE.sub("", english)
    is_decorated = kind != english and fold(kind) == fold(p["name"])
    is_old = own.get("english") == "old" or own.get("name") and fold(own["name"]) != fold(english)
    if not is_decorated and not is_old and not is_renamed(p, english):
        return names
    names = dict(names, old=english)
    del names["en"]
    return names


def rows():
    own = tsv.hand("places", "geonameid")
    found = []
    for p in sources.settlements():
        tagged = sources.tagged_names().get(p["id"], {})
        by_rule = chinese.names(p) if p["pop"] >= untagged.POPULATION_MIN else {}
        names = {**by_rule, **untagged.names(p), **zone_cities.names().get(p["id"], {}),
                 **{language: text for language, text in tagged.items()
                    if language not in untagged.RULES or not is_latin(text)}}
        if names:
            found.append((p["id"], pack_names(english_of_today(p, names, own.get(p["id"], {})))))
    return found
