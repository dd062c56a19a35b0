"""counties: second-level divisions that hold a settlement, or are named after one or written by hand, and all of the United
States."""
import collections
import functools
import re

from lib import division_bases, division_join, division_words, sources, tsv
from lib.geometry import box_of, box_text, mean_lon, middle_of, outline_box, total, wrapped_box
from lib.spelling import LANGUAGES, OF_OTHER_SCRIPTS, fold, is_latin, latin_aliases, pack_names

COLUMNS = ("code", "name", "lat", "lon", "bbox_w_s_e_n", "pop", "names", "local", "iso3166_2", "aliases")
MARGIN = 0.02  # degrees round the places of a division without outline
KIND = re.compile(
    "(?:municipio|distrito|commune|municipality|sub prefecture) (?:de|of) | (?:district|municipality|county|department|"
    "commune|rayon|sum|tumani|audany|pagasts|parish|barrio|barrio pueblo)$")  # in folded names


def code_of(p):
    return p["cc"] + "." + p["admin1"] + "." + p["admin2"]


def with_census_name(base):
    """The base with the name as the Census spells it: St. Louis County, DeSoto County."""
    census, _ = sources.us_census().get(base["code"], ("", None))
    stem, _, kind = base["name"].rpartition(" ")
    if not census or letters_of(stem) != letters_of(census) or stem == census:
        return base
    return {**base, "name": f"{census} {kind}", "aliases": [base["name"], *base["aliases"]]}


def letters_of(name):
    return re.sub("sainte? |ste? ", "st", fold(name)).replace(" ", "")


def names_of(base, polygon):
    """Those in languages; what is in Latin letters is not written so in a language that has others."""
    names = division_join.names_of(polygon, base, LANGUAGES) if polygon is not None else {}
    known = [base["name"], *base["aliases"], names.get("en", "")]
    names = {**division_bases.cldr_names(base["iso"], known), **names}
    return {language: text for language, text in names.items()
            if language in LANGUAGES and not (is_latin(text) and language in OF_OTHER_SCRIPTS)}


def english_of(base, polygon):
    cc, of_source = base["code"][:2], names_of(base, polygon).get("en", "")
    known = [base["name"], *base["aliases"], of_source]
    name = of_source or base["name"]
    short = division_words.in_english(cc, name, known)
    of_cldr = division_words.in_english(cc, division_bases.cldr_english(base["iso"], known))
    return of_cldr if short != name and of_cldr else short


def row_of(base, own, english, polygon, inner):
    """`english` is the name to show; `base` is what GeoNames and the ISO have of it, `own` what a hand wrote; `polygon` is
    the number of its outline, None without."""
    local = own.get("local", "")
    if own.get("bbox_w_s_e_n"):
        box = box_of(own["bbox_w_s_e_n"])
    elif base["code"] in sources.us_counties():
        box = outline_box([rings[0] for rings in sources.us_counties()[base["code"]]])
    elif polygon is not None:
        box = outline_box([rings[0] for rings in division_join.polygons_of(polygon)])
    else:
        west, south, east, north = wrapped_box([p["lon"] for p in inner], [p["lat"] for p in inner])
        box = (west - MARGIN, south - MARGIN, east + MARGIN, north + MARGIN)
    if own.get("lat"):
        lat, lon = float(own["lat"]), float(own["lon"])
    elif inner:
        lat, lon = total(p["lat"] for p in inner) / len(inner), mean_lon([(p["lon"], 1.0) for p in inner])
    else:
        lat, lon = middle_of(box)
    people = sum(p["pop"] for p in inner if p["fcode"] != "PPLX")
    names = names_of(base, polygon)
    local = local or (base["name"] if english != base["name"] else "")
    names.pop("en", None)
    others = [*base["aliases"], *sources.names_by_iso().get(base["iso"], []), base["name"]]
    aliases = latin_aliases(others, [english, local, *names.values()])
    return (base["code"], english, "%.4f" % lat, "%.4f" % lon, box_text(box), str(people), pack_names(names), local,
            base["iso"], "|".join(aliases))


def seats(bases, inner):
    """code -> the settlement that a division is named after, where none has its code: the only one of the name
    in the first-level division that has no second-level one."""
    free = collections.defaultdict(list)
    for p in sources.settlements():
        if code_of(p) not in bases and p["fcode"] != "PPLX":
            free[f"{p['cc']}.{p['admin1']}", fold(p["name"])].append(p)
    found = {}
    for code in bases.keys() - inner.keys():
        texts = {fold(text) for text in [bases[code]["name"], *bases[code]["aliases"]]}
        same = {p["id"]: p for text in texts for short in {text, KIND.sub("", text)}
                for p in free[code.rpartition(".")[0], short]}
        if len(same) == 1:
            found[code] = list(same.values())
    return found


def with_iso_codes(bases, codes):
    """The bases of those codes; the only one of the name of an ISO code that no division has gets that."""
    known = {base["iso"] for base in [*bases.values(), *division_bases.bases(1).values()]}
    named = collections.defaultdict(list)
    for code in codes:
        for text in {fold(text) for text in [bases[code]["name"], *bases[code]["aliases"]]}:
            named[code[:2], text].append(code)
    found = {code: bases[code] for code in codes}
    for iso, name in sources.iso_names():
        same = named[iso[:2], fold(name)]
        if iso not in known and len(same) == 1 and not found[same[0]]["iso"]:
            found[same[0]] = {**found[same[0]], "iso": iso}
    return found


def base_by_hand(code, own, base):
    """The base with the name and code that a hand wrote; of a division that the sources do not have, all of it."""
    base = base or dict(code=code, name="", ascii="", old="", geonameid="", iso="", aliases=[])
    return {**base, "name": own["name"] or base["name"], "iso": own["iso3166_2"] or base["iso"]}


@functools.cache
def rows():
    own = tsv.hand("counties", "code")
    bases = division_bases.bases(2)
    bases.update({code: base_by_hand(code, row, bases.get(code)) for code, row in own.items()})
    polygons = {j["code"] + "." + j["a2"]: i for i, j in division_join.joined().items() if j["a2"]}
    inner = collections.defaultdict(list)
    for p in sources.settlements():
        if p["admin2"]:
            inner[code_of(p)].append(p)
    inner.update(seats(bases, inner))
    bases = {code: with_census_name(base) for code, base in bases.items()}
    drawn = [code for code, row in own.items() if row["bbox_w_s_e_n"]]
    codes = [code for code in sorted({*inner, *sources.us_counties(), *drawn})
             if code in bases and not bases[code]["name"].isdigit()]
    bases = with_iso_codes(bases, codes)
    english = division_words.in_one_style({code: english_of(base, polygons.get(code)) for code, base in bases.items()})
    return [row_of(base, own.get(code, {}), english[code], polygons.get(code), inner[code])
            for code, base in bases.items()]


def codes():
    return {row[0] for row in rows()}
