"""places: settlements of 500 people and more, seats of divisions, towns that GeoNames lacks, and districts of large cities
written by hand."""
import collections
import functools

from lib import city_boxes, division_join, municipalities, sources, towns, tsv
from lib.city_boxes import square
from lib.geometry import Nearby, box_text, outline_box

COLUMNS = ("geonameid", "name", "ascii", "lat", "lon", "fcode", "cc", "admin1", "admin2", "pop", "tz",
           "bbox_w_s_e_n", "bbox_is_estimate", "local", "languages")
ESTIMATE_POPULATION_MIN = 50000
SEATS = ("PPLC", "PPLA")  # of a country, of a first-level division
SECTIONS_MIN = 8     # that tell the shape of a city
HULL_SHARE = 0.02    # of the sections on each side lie outside of it
DIVISION_SHARE = 0.6  # of the people of a division: the city is the division
DIVISION_AREA = 7     # times as large as the square, or as small, is its box at most


def hull(values):
    values = sorted(values)
    cut = int(len(values) * HULL_SHARE)
    return values[cut], values[-1 - cut]


def estimates():
    """id -> box: the mean of a square and of the extent of its sections, which validates better than either. Cities
    with fewer sections are squares, as the program makes them."""
    near = Nearby(1)
    for p in sources.settlements():
        if p["fcode"] == "PPLX":
            near.add((p["lon"], p["lat"]), p["lon"], p["lat"])
    found = {}
    for p in sources.settlements():
        if p["fcode"] == "PPLX" or p["pop"] < ESTIMATE_POPULATION_MIN:
            continue
        west, south, east, north = box = square(p)
        held = [at for at in near.find(p["lon"], p["lat"]) if west < at[0] < east and south < at[1] < north]
        if len(held) >= SECTIONS_MIN and max(map(abs, box)) < 180:
            (left, right), (low, high) = (hull([at[i] for at in held]) for i in (0, 1))
            found[p["id"]] = ((west + left) / 2, (south + low) / 2, (east + right) / 2, (north + high) / 2)
    return found


def outlines_of_divisions():
    """code -> outlines, of both levels"""
    found = {code: [polygon[0] for polygon in polygons] for code, polygons in sources.us_counties().items()}
    for i, j in division_join.joined().items():
        outlines = [polygon[0] for polygon in division_join.polygons_of(i)]
        for code in [j["code"], *([f"{j['code']}.{j['a2']}"] if j["a2"] else [])]:
            found[code] = [*found.get(code, []), *outlines]
    return found


def is_of_size(box, other):
    area, other_area = ((b[2] - b[0]) * (b[3] - b[1]) for b in (box, other))
    return other_area < DIVISION_AREA * area and area < DIVISION_AREA * other_area


def division_codes(p):
    first = f"{p['cc']}.{p['admin1']}"
    return [first, f"{first}.{p['admin2']}"] if p["admin2"] else [first]


def city_divisions():
    """id -> box of the smallest division that holds few others."""
    outlines, people = outlines_of_divisions(), collections.Counter()
    cities = [p for p in sources.settlements() if p["fcode"] != "PPLX"]
    for p in cities:
        for code in division_codes(p):
            people[code] += p["pop"]
    found = {}
    for p in cities:
        for code in division_codes(p):
            least = max(ESTIMATE_POPULATION_MIN, DIVISION_SHARE * people[code])
            box = tuple(outline_box(outlines[code])) if p["pop"] >= least and code in outlines else None
            if box and is_of_size(box, square(p)):
                found[p["id"]] = box
    return found


def spanish():
    """id -> box of the municipality of that name round it."""
    return {p["id"]: tuple(outline_box([rings[0] for rings in polygons]))
            for code, name, polygons in sources.es_municipalities() for p in municipalities.located().get(code, [])
            if municipalities.is_of(p["name"], name)}


@functools.cache
def known_boxes():
    """id -> box"""
    return {**city_divisions(), **spanish(), **city_boxes.of_municipalities(), **city_boxes.by_hand()}


@functools.cache
def boxes():
    """id -> box as text."""
    return {id: box_text(box) for id, box in {**estimates(), **known_boxes()}.items()}


def box_columns(id):
    return boxes().get(id, ""), "yes" if id in boxes() and id not in known_boxes() else ""


def districts():
    """Rows without an id, which come first: the order is that of the ids."""
    cities = {p["id"]: p for p in sources.settlements()}
    for row in tsv.read("hand", "districts"):
        city = cities[row["city"]]
        yield ("", row["name"], "", "%.5f" % float(row["lat"]), "%.5f" % float(row["lon"]), "PPLX", city["cc"],
               city["admin1"], city["admin2"], "0", city["tz"], "", "", "", "0")


def villages():
    """Municipalities of Spain that are no settlement of the sources, with codes for ids."""
    for id, name, other, (lat, lon), near in municipalities.empty():
        yield (id, name, other, "%.5f" % lat, "%.5f" % lon, "PPL", "ES", near["admin1"], near["admin2"], "0", near["tz"], "",
               "", "", "0")


def other_towns():
    """What GeoNames lacks, with ids of their source."""
    for town in towns.rows():
        yield (town["id"], town["name"], town["other"], "%.5f" % town["lat"], "%.5f" % town["lon"], town["fcode"],
               town["cc"], town["admin1"], town["admin2"], str(town["pop"]), town["tz"], "", "", "", "0")


def rows():
    own = tsv.hand("places", "geonameid")
    found = [(p["id"], p["name"], p["ascii"] if p["ascii"] != p["name"] else "", "%.5f" % p["lat"], "%.5f" % p["lon"],
              p["fcode"], p["cc"], p["admin1"], p["admin2"], str(p["pop"]), p["tz"], *box_columns(p["id"]),
              own.get(p["id"], {}).get("local", ""), str(len(sources.tagged_names().get(p["id"], ()))))
             for p in sources.settlements()]
    return [*districts(), *villages(), *other_towns(), *found]
