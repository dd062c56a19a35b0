"""borders: those of countries, every point of country-coder's; where settlements overrule it, between them."""
from lib import arcs, claims

COLUMNS = ("left", "right", "points")
SLIVER = 0.003  # degrees


def rows():
    polygons = arcs.without_slivers(claims.country_polygons(), SLIVER)
    return [(left, right, " ".join("%.5f,%.5f" % p for p in points))
            for left, right, points in arcs.covered(arcs.arcs_of(polygons), polygons)]
