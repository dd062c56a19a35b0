"""division_borders: the coasts, and the lines between first-level divisions and the counties of the United States;
of a country's land where no division is known. Outside of them is sea."""
from lib import arcs, geos, land

COLUMNS = ("left", "right", "points")
# The root of the area of the triangle that a point is at the top of, in degrees: those of less go.
INNER, COAST = 0.006, 0.003


def rows():
    faces = land.joined_faces()
    shapes = geos.simplified([rings for _, rings in faces], INNER, is_outside_kept=True)
    shapes = geos.simplified(shapes, COAST)
    lines = arcs.arcs_of([(code, rings) for (code, _), rings in zip(faces, shapes, strict=True)])
    return [(left, right, " ".join("%.4f,%.4f" % p for p in points)) for left, right, points in lines]
