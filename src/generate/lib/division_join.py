"""Which division a polygon of Natural Earth is: told by the settlements in it, for the codes of the two differ."""
import collections
import functools
import math

from lib import division_bases, sources
from lib.geometry import Locator, rings_of, signed_area, total
from lib.spelling import fold

SAME_SHARE = 0.8  # of a polygon's settlements in a division, and the other way round: both are the same


def weight_of(p):
    return math.sqrt(p["pop"] + 100)


@functools.cache
def settlements_by_part():
    """(number of a polygon, of its part) -> the settlements in it"""
    locator = Locator()
    for i, f in enumerate(sources.division_outlines()):
        for k, part in enumerate(rings_of(f["geometry"]) if f["geometry"] else ()):
            locator.add((i, k), part)
    held = collections.defaultdict(list)
    for p in sources.settlements():
        key = locator.find(p["lon"], p["lat"])
        if key is not None:
            held[key].append(p)
    return held


def settlements_by_polygon():
    held = collections.defaultdict(list)
    for (i, _), settlements in settlements_by_part().items():
        held[i] += settlements
    return held


def division_of(held, totals):
    """What those settlements make of their polygon: a row of `joined`."""
    weight = collections.Counter()
    for p in held:
        weight[p["cc"], p["admin1"]] += weight_of(p)
    cc, a1 = min(weight, key=lambda k: (-weight[k], k))
    of_first = [p for p in held if (p["cc"], p["admin1"]) == (cc, a1)]
    a2, count2 = collections.Counter(p["admin2"] for p in of_first).most_common(1)[0]

    def is_same(count, total):
        return count >= SAME_SHARE * len(held) and count >= SAME_SHARE * total

    same1 = is_same(len(of_first), totals[cc, a1])
    same2 = bool(a2) and is_same(count2, totals[cc, a1, a2]) and not same1
    return dict(cc=cc, code=f"{cc}.{a1}", a2=a2 if same2 else "", same1=same1,
                is_own=weight[cc, a1] >= 0.5 * total(weight.values()))


@functools.cache
def joined():
    """Number of a polygon -> cc; code of the first-level division; a2, when it is a second-level one; same1, whether
    it is all of the first-level one; is_own, whether most of its people are that one's."""
    totals = collections.Counter()
    for p in sources.settlements():
        totals[p["cc"], p["admin1"]] += 1
        totals[p["cc"], p["admin1"], p["admin2"]] += 1
    found = {i: division_of(held, totals) for i, held in settlements_by_polygon().items()}
    free = set(division_bases.bases(1)) - {j["code"] for j in found.values()}
    for i, f in enumerate(sources.division_outlines()):  # empty ones by their code, when no other polygon has it
        code, cc = f["properties"].get("gn_a1_code") or "", f["properties"].get("iso_a2")
        if i not in found and code in free and code.split(".")[0] == cc:
            found[i] = dict(cc=cc, code=code, a2="", same1=False, is_own=True)
    return dict(sorted(found.items()))


def polygons_of(i):
    geometry = sources.division_outlines()[i]["geometry"]
    return rings_of(geometry) if geometry else []


def polygons_by_code():
    """code of the first-level division -> numbers of its polygons"""
    by_code = collections.defaultdict(list)
    for i, j in joined().items():
        by_code[j["code"]].append(i)
    return by_code


def island_code(i, k, free):
    """The one of these divisions that all settlements of a part are in, or None."""
    codes = {p["cc"] + "." + p["admin1"] for p in settlements_by_part().get((i, k), ())}
    return codes.pop() if len(codes) == 1 and codes <= free else None


@functools.cache
def shared_names():
    """How many outlines of a country have an English name."""
    return collections.Counter((o["properties"]["iso_a2"], o["properties"].get("name_en")) for o in sources.division_outlines())


def names_of(i, base, languages):
    """Its names in those languages, for the division of that base; none when they are another's: Wirral is no Halton."""
    properties = sources.division_outlines()[i]["properties"]
    english, texts = fold(properties.get("name_en") or ""), [fold(text) for text in [base["name"], *base["aliases"]]]
    is_shared = shared_names()[properties["iso_a2"], properties.get("name_en")] > 1
    if is_shared and not any(english in text or text in english for text in texts):
        return {}
    return {key[5:]: value for key, value in properties.items()
            if key.startswith("name_") and value and key[5:] in languages}


def division_polygons(first, second, countries):
    """[(code, polygon)] of all land, and the code's area. Land of a division that no table has is its country's, and
    an island that Natural Earth counts to another division that of its settlements, when no other polygon is. The
    United States are their counties."""
    polygons, area = [], collections.Counter()
    for code, outlines in sources.us_counties().items():
        code = code if code in second else code.rpartition(".")[0]
        polygons += [(code, polygon) for polygon in outlines]
        area[code] += sum(abs(signed_area(polygon[0])) for polygon in outlines)
    free = set(first) - {j["code"] for j in joined().values()}
    for i, f in enumerate(sources.division_outlines()):
        j = joined().get(i)
        if j and j["cc"] == "US":
            continue
        if j and j["code"] in first:
            code = j["code"] + "." + j["a2"] if j["a2"] and j["code"] + "." + j["a2"] in second else j["code"]
        else:
            code = j["cc"] if j else f["properties"].get("iso_a2")
            if code not in countries:
                continue
        for k, polygon in enumerate(polygons_of(i)):
            part = island_code(i, k, free) or code
            polygons.append((part, polygon))
            area[part] += abs(signed_area(polygon[0]))
    return polygons, area
