"""counties: second-level divisions that hold a place of the places table."""
import collections
import functools

import places
from lib import division_join, sources, tsv
from lib.geometry import box_text, mean_lon, outline_box, total, wrapped_box
from lib.spelling import LANGUAGES, pack_names

COLUMNS = ("code", "name", "lat", "lon", "bbox_w_s_e_n", "pop", "names", "local")
MARGIN = 0.02  # degrees round the places of a division without outline


def code_of(p):
    return p["cc"] + "." + p["admin1"] + "." + p["admin2"]


def row_of(code, name, local, polygon, inner):
    """`polygon` is the number of its outline, None without."""
    if polygon is not None:
        box = outline_box([rings[0] for rings in division_join.polygons_of(polygon)])
    else:
        west, south, east, north = wrapped_box([p["lon"] for p in inner], [p["lat"] for p in inner])
        box = (west - MARGIN, south - MARGIN, east + MARGIN, north + MARGIN)
    lat = total(p["lat"] for p in inner) / len(inner)
    lon = mean_lon([(p["lon"], 1.0) for p in inner])
    people = sum(p["pop"] for p in inner if p["fcode"] != "PPLX")
    names = division_join.names_of(polygon, LANGUAGES) if polygon is not None else {}
    return code, name, "%.4f" % lat, "%.4f" % lon, box_text(box), str(people), pack_names(names), local


@functools.cache
def rows():
    own = tsv.hand("counties", "code")
    names = {row["code"]: row["name"] for row in tsv.read("kept", "counties")}
    polygons = {j["code"] + "." + j["a2"]: i for i, j in division_join.joined().items() if j["a2"]}
    inner = collections.defaultdict(list)
    for p in sources.settlements():
        if p["admin2"]:
            inner[code_of(p)].append(p)
    return [row_of(code, names[code], own.get(code, {}).get("local", ""), polygons.get(code), inner[code])
            for code in sorted({code_of(p) for p in places.selected() if p["admin2"]})
            if names.get(code) and not names[code].isdigit()]


def codes():
    return {row[0] for row in rows()}
