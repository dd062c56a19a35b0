"""countries: codes, names, boxes, and a point on their land."""
import collections
import functools
import math

import places
from lib import division_join, sources, tsv
from lib.geometry import Locator, box_of, box_text, middle_of, outline_box, rings_of
from lib.spelling import local_name, pack_names

COLUMNS = ("cc", "cc3", "num", "name", "official", "pop", "continent", "capital_geonameid", "bbox_w_s_e_n", "names",
           "local", "lat", "lon")


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

    def point_in(self, cc, box):
        """Where to put a country: the middle of its box when that is on its land, else its nearest settlement."""
        lat, lon = middle_of(box)
        if self.seas.find(lon, lat) == cc and (self.land.find(lon, lat) == cc or cc not in self.has_land):
            return lat, lon
        inner = self.settlements[cc]
        large = [p for p in inner if p["pop"] >= places.POPULATION_MIN and self.seas.find(p["lon"], p["lat"]) == cc]
        near = min(large or inner, key=lambda p: (away(lat, lon, p), p["id"]), default=None)
        return (near["lat"], near["lon"]) if near else (lat, lon)


def away(lat, lon, p):
    """A measure of the distance to a place, in degrees."""
    east = ((p["lon"] - lon + 180) % 360 - 180) * math.cos(math.radians(lat))
    return math.hypot(p["lat"] - lat, east)


def names_of(cc):
    """(the English name, {language: name})"""
    names = {**sources.tagged_names().get(cc, {}), **sources.country_names().get(cc, {})}
    if own()[cc]["name"]:
        names["en"] = own()[cc]["name"]
    return names["en"].replace("’", "'").replace(" & ", " and "), names


def rows():
    shapes = Shapes()
    found = []
    for row in tsv.read("kept", "countries"):
        cc = row["cc"]
        box = outline_box(mainland(cc, shapes.outlines[cc]))
        lat, lon = shapes.point_in(cc, box)
        name, names = names_of(cc)
        found.append((cc, row["cc3"], row["num"], name, row["official"], row["pop"], row["continent"],
                      row["capital_geonameid"], box_text(box), pack_names(names),
                      local_name(own()[cc]["language"], names["en"], names), "%.4f" % lat, "%.4f" % lon))
    return found
