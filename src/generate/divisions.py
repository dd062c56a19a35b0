"""divisions: of the first level. What Natural Earth has of them is joined by position, never by code."""
import collections
import functools
import re

import countries
import places
from lib import division_bases, division_join, division_words, sources, tsv
from lib.division_join import weight_of
from lib.geometry import box_of, box_text, inside, mean_lon, middle_of, outline_box, signed_area, total, wrapped_box
from lib.spelling import LANGUAGES, OF_OTHER_SCRIPTS, fold, is_latin, latin_aliases, local_name, pack_names, without_generic

COLUMNS = ("code", "name", "ascii", "geonameid", "iso3166_2", "lat", "lon", "bbox_w_s_e_n", "pop", "names", "local",
           "languages", "aliases")
SHOWN_WITHOUT = re.compile("Comunidad (?:Autónoma|Foral) |Free State of ")  # nobody writes these in an address
PLAIN_IN_ENGLISH = re.compile("(?:State|Estado|Province|Special Region|Municipality) (?:of|de) ")
CHINESE_KIND = re.compile("(?:(?:维吾尔|維吾爾|壮族|壯族|回族)?自治[区區]|省)$")  # left out when people speak
# Of divisions, beside those that the image has for all of them.
NATIVE = {"IN": "hi", "BD": "bn", "TH": "th", "BG": "bg", "RS": "sr", "MK": "mk", "GE": "ka", "AM": "hy", "KZ": "kk",
          "MN": "mn", "BY": "be", "LK": "si", "MM": "my", "KH": "km", "LA": "lo", "NP": "ne"}
# What people say for a name with its kind; of the large divisions in all of these languages, else in their own.
SPOKEN = {"ru": ("Республика (.+)", r"\1"), "bn": ("(.+) বিভাগ", r"\1"), "mn": ("(.+) Аймаг", r"\1"),
          "hy": ("(.+)ի մարզ", r"\1"), "ka": ("(.+[^ი])ის მხარე", r"\1ი"), "ko": ("(.+?) ?주", r"\1"),
          "ja": ("(..+)州", r"\1"), "zh": ("(...+)[州邦]", r"\1"), "zht": ("(...+)[州邦]", r"\1")}
LARGE = 5000000
ISO_NAME_LANGUAGES = ("en", "fr", "es", "it", "de", "pt")  # in which the ISO names divisions
MARGIN = 0.05  # degrees round the places of a division without outline
ISLET_AREA = 0.003  # square degrees
ISLET_AWAY = 1.5  # degrees


@functools.cache
def iso_codes():
    """cc -> {folded name: ISO 3166-2 code}"""
    codes = collections.defaultdict(dict)
    for code, name in sources.iso_names():
        codes[code[:2]][fold(name)] = code
    return codes


@functools.cache
def names_elsewhere():
    return {text for key, names in sources.tagged_names().items() if "." not in key for text in names.values()}


class Division:
    """One row: base is what is kept of it, polygons and inner are its parts on the map and its settlements."""

    def __init__(self, base, own, polygons, inner):
        self.code, self.name, self.ascii, self.geonameid = (base[c] for c in ("code", "name", "ascii", "geonameid"))
        self.others = base["aliases"] + ([base["old"]] if self.code[:2] not in division_bases.RECODED else [])
        self.cc, self.first = self.code.split(".", 1)
        self.polygons, self.inner = polygons, inner
        self.exact = next((i for i in polygons if division_join.joined()[i]["same1"]), None)
        self.names = division_join.names_of(self.exact, base, LANGUAGES) if self.exact is not None else {}
        if not base["old"]:  # the code had another name, or division, when these were collected
            self.add_tagged(sources.tagged_names().get(self.code, {}))
        known = [self.name, *base["aliases"], self.names.get("en", ""), own.get("name", "")]
        of_cldr = division_bases.cldr_names(own.get("iso3166_2") or base["iso"] or self.iso_of_source(), known)
        self.names = {**of_cldr, **self.names} if self.names or self.cc != "GB" else {**self.names, **of_cldr}
        self.base_is_set = bool(own.get("name"))
        if own.get("name"):
            if not base["old"]:
                self.others = [*self.others, base["name"], self.names.get("en", "")]
            self.name = self.ascii = self.names["en"] = own["name"]
        self.short = {language: without_generic(text) for language, text in self.names.items()}
        self.shown = {language: self.short[language] if SHOWN_WITHOUT.match(text) else text
                      for language, text in self.names.items()}
        for language in ("zh", "zht") if self.cc == "CN" else ():
            if language in self.shown:
                self.shown[language] = CHINESE_KIND.sub("", self.shown[language])
        if self.shown.get("en") in (self.name + " Region", "Region " + self.name):
            self.shown["en"] = self.name
        english = PLAIN_IN_ENGLISH.sub("", self.shown.get("en", ""))
        if english and english != self.shown["en"] and fold(english) == fold(self.name):
            self.shown["en"] = self.name
        self.english = self.in_english(division_bases.cldr_english(own.get("iso3166_2") or base["iso"], known))
        self.iso = own.get("iso3166_2") or base["iso"] or self.iso_of_source() or self.iso_by_name()

    def in_english(self, of_cldr):
        """The English name to show: CLDR's instead of one with local words, and where those of the country are local."""
        english = self.shown.get("en") or self.name
        short = division_words.in_english(self.cc, english)
        is_local = short != english or countries.own()[self.cc]["english_divisions"]
        of_cldr = self.name if fold(of_cldr) == fold(self.name) else of_cldr  # Zurich, as the city
        return of_cldr if is_local and of_cldr and not self.base_is_set else short

    def set_english(self, english):
        before = [self.shown.get("en", ""), self.name]
        if english != before[0] or not before[0]:
            self.others = [*self.others, *(text for text in before if text and fold(text) != fold(english))]
            self.shown["en"] = english

    def add_tagged(self, names):
        """What is in Latin letters is not written so in a language that has others."""
        for language, text in names.items():
            if is_latin(text) and language in OF_OTHER_SCRIPTS and language in self.names:
                self.others = [*self.others, text]
            else:
                self.names[language] = text

    def spoken(self, people):
        """The names without their kind, where they have one, in letters that `short` leaves as they are. A name
        that a city or a country has, too, is theirs."""
        found = set()
        for language, (pattern, text) in SPOKEN.items() if people >= LARGE else self.own_spoken():
            name = self.shown.get(language, "")
            if re.fullmatch(pattern, name):
                found.add(re.sub(pattern, text, name))
        return sorted(found - (names_elsewhere() if people >= LARGE else set()))

    def own_spoken(self):
        language = "ru" if self.cc == "RU" else NATIVE.get(self.cc)
        return [(language, SPOKEN[language])] if language in SPOKEN else []

    def aliases(self, people):
        have = {fold(text) for text in [self.name, self.ascii, *self.shown.values()]}
        found = []
        for text in [without_generic(self.name), *self.short.values(), *self.names.values()]:
            if fold(text) and fold(text) not in have and is_latin(text):
                have.add(fold(text))
                found.append(text)
        native = self.shown.get(NATIVE.get(self.cc), "")
        if fold(native) and not is_latin(native):
            found.append(native)
        found += self.spoken(people)
        found += latin_aliases(self.others, [self.name, self.ascii, *self.shown.values(), *found])
        # The image does not have all languages of the names, so that these may be among them.
        known = [self.name, *self.others, *self.shown.values()]
        return sorted([*found, *latin_aliases(division_bases.names_of_iso(self.iso, known),
                                              [self.name, self.ascii, self.shown.get("en", ""), *found])])

    def iso_of_source(self):
        """The ISO 3166-2 code that GeoNames or Natural Earth has, when there is such a code."""
        code = ""
        if re.fullmatch("[A-Z]{2}|[A-Z]{3}", self.first) and self.cc in ("US", "GB"):
            code = self.cc + "-" + self.first
        elif self.exact is not None:
            code = sources.division_outlines()[self.exact]["properties"].get("iso_3166_2") or ""
        is_code = re.fullmatch(self.cc + "-[A-Z0-9]{1,3}", code) and code in iso_codes()[self.cc].values()
        return code if is_code else ""

    def iso_by_name(self):
        texts = [self.name]
        texts += [names[k] for k in ISO_NAME_LANGUAGES for names in (self.names, self.shown) if k in names]
        return next((iso_codes()[self.cc][fold(text)] for text in texts if fold(text) in iso_codes()[self.cc]), "")

    def box_and_point(self):
        """(box, (lat, lon)): the middle of the box, on which maps centre, when it is on the division's land; else
        the middle of its settlements."""
        polygons = [polygon for i in self.polygons for polygon in division_join.polygons_of(i)]
        outlines = countries.mainland(self.cc, [
            polygon[0] for i in self.polygons if division_join.joined()[i]["is_own"]
            for polygon in division_join.polygons_of(i)])
        # Without outlines it is none, or a former division, most of which is in others now.
        outlines = without_far_islets(outlines, self.inner)
        box = outline_box(outlines) if outlines else box_round(self.inner, places.boxes())
        lat, lon = middle_of(box)
        is_on_land = outlines and any(inside(polygon, lon, lat) for polygon in polygons)
        if self.inner and not is_on_land:
            weight = total(weight_of(p) for p in self.inner)
            lat = total(p["lat"] * weight_of(p) for p in self.inner) / weight
            lon = mean_lon([(p["lon"], weight_of(p)) for p in self.inner])
        return box, (lat, lon)

    def row(self):
        box, (lat, lon) = self.box_and_point()
        people = sum(p["pop"] for p in self.inner if p["fcode"] != "PPLX")
        own = countries.own()[self.cc]
        local = local_name(own["language"], self.name, self.shown) if own["local_divisions"] else ""
        return (self.code, self.name, self.ascii if self.ascii != self.name else "", self.geonameid, self.iso,
                "%.4f" % lat, "%.4f" % lon, box_text(box), str(people), pack_names(self.shown), local,
                str(len(sources.tagged_names().get(self.code, ()))), "|".join(self.aliases(people)))


def without_far_islets(outlines, settlements):
    """Those of Hawaii without Kure, 2,000 km away: a box round islets without people is of the sea."""
    main = [o for o in outlines if abs(signed_area(o)) >= ISLET_AREA or
            any(abs(p["lon"] - o[0][0]) < MARGIN and abs(p["lat"] - o[0][1]) < MARGIN for p in settlements)]
    if not main:
        return outlines
    west, south, east, north = outline_box(main)
    return [o for o in outlines if south - ISLET_AWAY <= o[0][1] <= north + ISLET_AWAY
            and (o[0][0] - west + ISLET_AWAY) % 360 <= (east - west) % 360 + 2 * ISLET_AWAY]


def box_round(settlements, boxes):
    """The extent of settlements, of those with a box all of it, and a little round it."""
    corners = [(p["lon"], p["lat"]) for p in settlements]
    for p in settlements:
        if p["id"] in boxes:
            west, south, east, north = box_of(boxes[p["id"]])
            corners += [(west, south), (east, north)]
    west, south, east, north = wrapped_box([c[0] for c in corners], [c[1] for c in corners])
    return west - MARGIN, max(south - MARGIN, -90), east + MARGIN, min(north + MARGIN, 90)


def with_own_codes(found):
    """An ISO code that several divisions have stays with the one of its name, else with that of most people."""
    iso, people = COLUMNS.index("iso3166_2"), COLUMNS.index("pop")
    holders = collections.defaultdict(list)
    for row in found:
        if row[iso]:
            holders[row[iso]].append(row)
    owner = {code: max(same, key=lambda row: (iso_codes()[code[:2]].get(fold(row[1])) == code, int(row[people])))
             for code, same in holders.items()}
    return [row if not row[iso] or owner[row[iso]] is row else row[:iso] + ("",) + row[iso + 1:] for row in found]


@functools.cache
def rows():
    own = tsv.hand("divisions", "code")
    polygons = division_join.polygons_by_code()
    inner = collections.defaultdict(list)
    for p in sources.settlements():
        inner[p["cc"] + "." + p["admin1"]].append(p)
    found = {}
    for code, base in division_bases.bases(1).items():
        name = base["name"]
        is_named = name.strip() and name != code.split(".", 1)[1]
        if is_named and (code in inner or code in polygons):
            found[code] = Division(base, own.get(code, {}), polygons.get(code, []), inner.get(code, []))
    for code, english in division_words.in_one_style({code: d.english for code, d in found.items()}).items():
        found[code].set_english(english)
    return with_own_codes([division.row() for division in found.values()])


def codes():
    return {row[0] for row in rows()}
