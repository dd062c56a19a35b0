"""division_borders: finer for small divisions and near cities. Coasts and borders of countries, which the borders
table decides, are coarser, but finer where another division of the country is across the water. Islands smaller than
a few km are left to the nearest place. Land of a country whose division is not known has the country's code: where
there is none, there is sea."""
import math

import counties
import divisions
from lib import arcs, sources, tsv
from lib.division_join import division_polygons
from lib.geometry import Nearby, signed_area

COLUMNS = ("left", "right", "points")
# Degrees. Where many people ask, and where a coast is the bank of a river or a strait with another division across,
# an error of a kilometre puts them into the wrong one.
CITY_POPULATION, CITY_REACH, CITY_TOLERANCE = 100000, 0.15, 0.004
ACROSS_REACH, ACROSS_TOLERANCE, COAST_TOLERANCE = 0.1, 0.02, 0.05
FINEST, COARSEST = 0.008, 0.03  # of lines between divisions, by the size of the smaller one
ISLAND_AREA, CITY_ISLAND_AREA = 0.01, 0.0005  # smaller ones are left out, in square degrees


def country_of(code):
    return code.split(".")[0]


class Surroundings:
    """What lies near the points of a line."""

    def __init__(self, lines):
        self.cities, self.shores = Nearby(CITY_REACH), Nearby(ACROSS_REACH)
        for p in sources.settlements():
            if p["pop"] >= CITY_POPULATION:
                self.cities.add(p["cc"], p["lon"], p["lat"])
        for left, right, points in lines:
            for x, y in points if right == "" else ():
                self.shores.add(left, x, y)

    def has_city(self, x, y):
        return bool(self.cities.find(x, y))

    def is_across(self, code, x, y):
        """Whether another division of the country is across the water."""
        return any(c != code and country_of(c) == country_of(code) for c in self.shores.find(x, y))


def simplified(left, right, points, around, area):
    """The line as the table has it; nothing of what is too small."""
    is_closed, is_coast = points[0] == points[-1], right == ""
    near_city = [around.has_city(x, y) for x, y in points]
    across = [is_coast and around.is_across(left, x, y) for x, y in points]
    if not is_coast and country_of(left) == country_of(right):
        fine = max(FINEST, min(COARSEST, 0.010 * math.sqrt(min(area[left], area[right]))))
        tolerance = [CITY_TOLERANCE if c else fine for c in near_city]
    else:
        tolerance = [(CITY_TOLERANCE if c else ACROSS_TOLERANCE) if a else COAST_TOLERANCE
                     for c, a in zip(near_city, across)]
    smallest = CITY_ISLAND_AREA if any(c and a for c, a in zip(near_city, across)) else ISLAND_AREA
    if is_closed and is_coast and abs(signed_area(points)) < smallest:
        return []
    points = arcs.simplify(points, tolerance)
    return [] if is_closed and len(points) < 4 else points


def rows():
    countries = {row["cc"] for row in tsv.read("kept", "countries")}
    polygons, area = division_polygons(divisions.codes(), counties.codes(), countries)
    lines = arcs.arcs_of(polygons)
    around = Surroundings(lines)
    drawn = [(left, right, simplified(left, right, points, around, area)) for left, right, points in lines]
    return [(left, right, " ".join("%.4f,%.4f" % p for p in points)) for left, right, points in drawn if points]
