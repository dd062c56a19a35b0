"""counties: second-level divisions that hold a settlement, and all of the United States."""
import collections
import functools

from lib import division_bases, division_join, sources, tsv
from lib.geometry import box_text, mean_lon, middle_of, outline_box, total, wrapped_box
from lib.spelling import LANGUAGES, latin_aliases, pack_names

COLUMNS = ("code", "name", "lat", "lon", "bbox_w_s_e_n", "pop", "names", "local", "iso3166_2", "aliases")
MARGIN = 0.02  # degrees round the places of a division without outline


def code_of(p):
    return p["cc"] + "." + p["admin1"] + "." + p["admin2"]


def row_of(base, local, polygon, inner):
    """`base` is what GeoNames and the ISO have of it; `polygon` is the number of its outline, None without."""
    if base["code"] in sources.us_counties():
        box = outline_box([rings[0] for rings in sources.us_counties()[base["code"]]])
    elif polygon is not None:
        box = outline_box([rings[0] for rings in division_join.polygons_of(polygon)])
    else:
        west, south, east, north = wrapped_box([p["lon"] for p in inner], [p["lat"] for p in inner])
        box = (west - MARGIN, south - MARGIN, east + MARGIN, north + MARGIN)
    if inner:
        lat, lon = total(p["lat"] for p in inner) / len(inner), mean_lon([(p["lon"], 1.0) for p in inner])
    else:
        lat, lon = middle_of(box)
    people = sum(p["pop"] for p in inner if p["fcode"] != "PPLX")
    names = division_join.names_of(polygon, LANGUAGES) if polygon is not None else {}
    aliases = latin_aliases(base["aliases"], [base["name"], local, *names.values()])
    return (base["code"], base["name"], "%.4f" % lat, "%.4f" % lon, box_text(box), str(people), pack_names(names), local,
            base["iso"], "|".join(aliases))


@functools.cache
def rows():
    own = tsv.hand("counties", "code")
    bases = division_bases.bases(2)
    polygons = {j["code"] + "." + j["a2"]: i for i, j in division_join.joined().items() if j["a2"]}
    inner = collections.defaultdict(list)
    for p in sources.settlements():
        if p["admin2"]:
            inner[code_of(p)].append(p)
    return [row_of(bases[code], own.get(code, {}).get("local", ""), polygons.get(code), inner[code])
            for code in sorted({*inner, *sources.us_counties()}) if code in bases and not bases[code]["name"].isdigit()]


def codes():
    return {row[0] for row in rows()}
