"""features: seas, lakes, mountains, rivers, islands, parks, airports, landmarks."""
import functools
import math
import re

from lib import airports, by_hand, lakes, landmarks, sources, tsv
from lib.geometry import box_of, box_text, inside, middle_of
from lib.spelling import fold, pack_names

COLUMNS = ("tag", "name", "aliases", "lat", "lon", "bbox_w_s_e_n", "scalerank", "names", "tz")
SMALL_WORDS = set("De Del La Las Los Of The And Da Do Du Des Et El".split())
RANK_UNKNOWN = 7
NEAR = 0.01  # degrees that a point may be off its island
SAME_LAT, SAME_LON = 12, 20  # degrees: parts of one name nearer than this are one feature,
SAME_LAKE = 1.5  # but lakes, of which many have one name, only this near
# CLDR's codes of parts of the world, by what they are called here.
PARTS_OF_WORLD = {"Africa": "002", "North America": "003", "South America": "005", "West Africa": "011", "Central America": "013",
                  "East Africa": "014", "North Africa": "015", "Central Africa": "017", "Southern Africa": "018",
                  "Americas": "019", "West Indies": "029", "East Asia": "030", "South Asia": "034", "Southeast Asia": "035",
                  "Southern Europe": "039", "Australasia": "053", "Melanesia": "054", "Polynesia": "061", "Asia": "142",
                  "Central Asia": "143", "Europe": "150", "Oceania": "009", "European Union": "EU", "Eastern Europe": "151",
                  "Northern Europe": "154", "Western Europe": "155", "Sub-Saharan Africa": "202", "Latin America": "419"}
PARTS_OF_WORLD_TAGS = ("place=continent", "place=region", "place=archipelago")
PARTS_OF_WORLD_LANGUAGES = set("de fr es pt it nl sv da nb fi pl cs hu ro ru uk el tr fa ar he hi ja ko zh vi id".split())
IS_PARK_NAME = re.compile("National|Memorial|Park|Preserve|Historic")


@functools.cache
def words():
    """Map abbreviations: (the beginning of the tags that have them, pattern, what it stands for)."""
    return [(row["tags"], re.compile(row["pattern"], re.I), row["text"]) for row in tsv.read("hand", "feature_words")]


@functools.cache
def names_by_hand():
    """What the source misspells, or writes by a name that nobody uses; an empty one drops the feature."""
    return {row["source"]: row["name"] for row in tsv.read("hand", "feature_names")}


def feature_name(tag, name):
    name = " ".join(names_by_hand().get(name, name).rstrip(",").split())
    if name.upper() == name and len(name) > 3:
        capitalized = [w[:1] + w[1:].lower() for w in name.split()]
        name = " ".join(w if i == 0 or w not in SMALL_WORDS else w.lower() for i, w in enumerate(capitalized))
    for tags, pattern, text in words():
        if tag.startswith(tags):
            name = pattern.sub(text, name)
    return re.sub(r"\bIsands\b", "Islands", name)


def aliases_of(tag, row):
    return [feature_name(tag, alias) for alias in re.split("[,;|]", row["alt"]) if alias.strip()]


def full_name(tag, name):
    if tag == "boundary=national_park" and not IS_PARK_NAME.search(name):
        return name + " National Park"
    return name


def feature_of(row, tag, boxes):
    """A row of the source as a feature; None when it has no name."""
    name = feature_name(tag, row["name"])
    if not name or "?" in name:
        return None
    lat, lon, box = float(row["lat"]), float(row["lon"]), row["bbox"]
    if name in boxes:
        own = boxes[name]
        box = own["bbox_w_s_e_n"]
        lat, lon = (float(own["lat"]), float(own["lon"])) if own["lat"] else middle_of(box_of(box))
    french = row["extra"][3:] if row["extra"].startswith("fr=") else ""
    return dict(tag=tag, name=full_name(tag, name), aliases=aliases_of(tag, row), lat=lat, lon=lon, box=box,
                rank=float(row["scalerank"] or RANK_UNKNOWN), length=length_of(box),
                names="fr=" + feature_name(tag, french) if french not in ("", name) else "")


def length_of(box):
    west, south, east, north = box_of(box) if box else (0, 0, 0, 0)
    return math.hypot(east - west, north - south)


def is_same(a, b):
    """The same river comes in several lines, the same island in two layers."""
    lat, lon = (SAME_LAKE, SAME_LAKE) if a["tag"] == "natural=water" else (SAME_LAT, SAME_LON)
    return a["tag"] == b["tag"] and a["name"] == b["name"] and \
        abs(a["lat"] - b["lat"]) < lat and abs(a["lon"] - b["lon"]) < lon


def merge(kept, other):
    is_longer = other["tag"] == "waterway=river" and other["length"] > kept["length"]  # it has the middle
    if other["rank"] < kept["rank"] or (other["rank"] == kept["rank"] and is_longer):
        kept.update({key: other[key] for key in ("lat", "lon", "rank", "length")})
    if other["box"] and kept["box"] and other["tag"] in ("waterway=river", "place=sea"):
        a, b = box_of(other["box"]), box_of(kept["box"])
        kept["box"] = box_text((min(a[0], b[0]), min(a[1], b[1]), max(a[2], b[2]), max(a[3], b[3])), 3)
    kept["box"] = kept["box"] or other["box"]


def features_of_source():
    tags = {row["kind"]: row["tag"] for row in tsv.read("hand", "feature_tags")}
    boxes = tsv.hand("feature_boxes", "name")
    by_name = {}
    for row in tsv.read("kept", "features"):
        row = {column: text.replace("\r", " ") for column, text in row.items()}
        tag = tags.get(row["kind"].lower())
        feature = feature_of(row, tag, boxes) if tag and tag != airports.TAG else None
        if feature:
            same = by_name.setdefault((tag, feature["name"]), [])
            first = next((other for other in same if is_same(other, feature)), None)
            if first:
                merge(first, feature)
            else:
                same.append(feature)
    return by_name


def add_names_of_parts(found):
    """What continents and large regions are called in the languages of most people."""
    for f in found:
        if f["tag"] in PARTS_OF_WORLD_TAGS and f["name"] in PARTS_OF_WORLD:
            names = sources.world_names()[PARTS_OF_WORLD[f["name"]]]
            f["names"] = pack_names({language: text for language, text in names.items() if language in PARTS_OF_WORLD_LANGUAGES})


def land_box(x, y, land):
    """Of the smallest piece of land whose box holds the point, as text; nothing when it is too small for the map."""
    held = [(w, s, e, n) for w, s, e, n in land if w - NEAR <= x <= e + NEAR and s - NEAR <= y <= n + NEAR]
    return box_text(min(held, key=lambda b: (b[2] - b[0]) * (b[3] - b[1])), 3) if held else ""


def move_into_lakes(found):
    """Of a lake the source has a point for its name, often on the shore: it gets one in the water."""
    places = [lakes.place(f["tag"], f["lat"], f["lon"], (f["name"], *f["aliases"]), feature=f)
              for f in found if f["tag"] in lakes.TAGS]
    known = []
    for names, rings, box in lakes.without_parts(lakes.polygons(feature_name)):
        place = lakes.place_of(names, rings, box, places)
        feature = place and place["feature"]
        if feature and not any(feature is other for other in known):  # the largest of its polygons
            known.append(feature)
            if not inside(rings, feature["lon"], feature["lat"]):
                feature["lon"], feature["lat"] = lakes.inner_point(rings)


def rows():
    own = by_hand.features()
    by_hand.check_countries(own)
    found = [f for same in features_of_source().values() for f in same] + landmarks.features()
    found = by_hand.replace(found, own) + own
    add_names_of_parts(found)
    by_hand.add_short_names(found, {fold(place["name"]) for place in sources.settlements()})
    land = [box_of(row["bbox_w_s_e_n"]) for row in tsv.read("kept", "land_boxes")]
    for f in found:
        if f["tag"] == "place=island" and not f["box"]:
            f["box"] = land_box(f["lon"], f["lat"], land)
    move_into_lakes(found)
    found += airports.features(lambda name: feature_name(airports.TAG, name))
    return sorted((f["tag"], f["name"], ",".join(f["aliases"]), "%.4f" % f["lat"], "%.4f" % f["lon"], f["box"],
                   "%g" % f["rank"], f["names"], f.get("tz", "")) for f in found)
