"""GEOS, the library for planar geometry, out of shapely's wheel: its C interface through ctypes, so that any Python
gets the same code and the same bytes. x86-64 Linux only, as the wheel. A point is (x, y); a polygon a list of rings."""
import ctypes
import functools
import os
import struct

from lib import packages

LITTLE = 1  # bytes of WKB, the form in which shapes go in and out
LINES, POLYGONS, COLLECTION = 5, 6, 7  # WKB's numbers; GEOS's own are the same
POINT_BYTES = 16
SHAPE, DOUBLE, TEXT, INT = ctypes.c_void_p, ctypes.c_double, ctypes.c_char_p, ctypes.c_int
FUNCTIONS = {
    "GEOSGeomFromWKB_buf": (SHAPE, TEXT, ctypes.c_size_t), "GEOSGeomToWKB_buf": (SHAPE, SHAPE, ctypes.POINTER(ctypes.c_size_t)),
    "GEOSGeom_destroy": (None, SHAPE), "GEOSFree": (None, SHAPE), "GEOSPreparedGeom_destroy": (None, SHAPE),
    "GEOSPrepare": (SHAPE, SHAPE), "GEOSPreparedContainsXY": (ctypes.c_char, SHAPE, DOUBLE, DOUBLE),
    "GEOSUnaryUnionPrec": (SHAPE, SHAPE, DOUBLE), "GEOSIntersection": (SHAPE, SHAPE, SHAPE),
    "GEOSDifference": (SHAPE, SHAPE, SHAPE), "GEOSUnaryUnion": (SHAPE, SHAPE), "GEOSMakeValid": (SHAPE, SHAPE),
    "GEOSPolygonize": (SHAPE, ctypes.POINTER(SHAPE), ctypes.c_uint), "GEOSCoverageUnion": (SHAPE, SHAPE),
    "GEOSPointOnSurface": (SHAPE, SHAPE), "GEOSCoverageSimplifyVW": (SHAPE, SHAPE, DOUBLE, INT),
    "GEOSVoronoiDiagram": (SHAPE, SHAPE, SHAPE, DOUBLE, INT),
}


@functools.cache
def library():
    folder = os.path.join(packages.CACHE, "geos-" + packages.lock_row("shapely")[0])
    os.makedirs(folder, exist_ok=True)
    for path, data in packages.files("shapely", lambda path: path.startswith("shapely.libs/libgeos")):
        with open(os.path.join(folder, os.path.basename(path)), "wb") as f:
            f.write(data)
    for name in sorted(os.listdir(folder)):  # the second one, the interface, needs the first
        c = ctypes.CDLL(os.path.join(folder, name), mode=ctypes.RTLD_GLOBAL)
    for name, (result, *arguments) in FUNCTIONS.items():
        function = getattr(c, name)
        function.restype, function.argtypes = result, arguments
    c.initGEOS(None, None)
    return c


class Shape:
    """What GEOS holds, until nobody here does."""

    def __init__(self, at):
        self.at, self.prepared = at, None
        if not at:
            raise ValueError("GEOS refuses a shape")

    def __del__(self):
        if self.prepared:
            library().GEOSPreparedGeom_destroy(self.prepared)
        if self.at:
            library().GEOSGeom_destroy(self.at)

    def has(self, x, y):
        self.prepared = self.prepared or library().GEOSPrepare(self.at)
        return library().GEOSPreparedContainsXY(self.prepared, x, y) == b"\1"


def call(name, *arguments):
    return Shape(getattr(library(), name)(*(a.at if isinstance(a, Shape) else a for a in arguments)))


# ---- in ----

def from_wkb(data):
    return call("GEOSGeomFromWKB_buf", data, len(data))


def packed(points):
    return struct.pack(f"<I{2 * len(points)}d", len(points), *(v for p in points for v in p[:2]))


def header(kind, count):
    return struct.pack("<BII", LITTLE, kind, count)


def lines(found):
    return from_wkb(header(LINES, len(found)) + b"".join(struct.pack("<BI", LITTLE, 2) + packed(line) for line in found))


def polygons(found, kind=POLYGONS):
    return from_wkb(header(kind, len(found))
                    + b"".join(header(3, len(rings)) + b"".join(map(packed, rings)) for rings in found))


def points(found):
    return from_wkb(header(4, len(found)) + b"".join(struct.pack("<BIdd", LITTLE, 1, *p) for p in found))


# ---- out ----

def wkb(shape):
    size = ctypes.c_size_t()
    at = library().GEOSGeomToWKB_buf(shape.at, ctypes.byref(size))
    data = ctypes.string_at(at, size.value)
    library().GEOSFree(at)
    return data


class Reader:
    def __init__(self, data):
        self.data, self.at = data, 0

    def number(self):
        self.at += 4
        return struct.unpack_from("<I", self.data, self.at - 4)[0]

    def line(self):
        count = self.number()
        values = struct.unpack_from(f"<{2 * count}d", self.data, self.at)
        self.at += POINT_BYTES * count
        return list(zip(values[::2], values[1::2]))

    def parts(self):
        """The points of each line and the rings of each polygon, depth first."""
        self.at += 1
        kind = self.number()
        if kind == 1:
            self.at += POINT_BYTES
            yield [struct.unpack_from("<2d", self.data, self.at - POINT_BYTES)]
        elif kind == 2:
            yield self.line()
        elif kind == 3:
            yield [self.line() for _ in range(self.number())]
        else:
            for _ in range(self.number()):
                yield from self.parts()


def parts(shape):
    return list(Reader(wkb(shape)).parts())


# ---- what is done with them ----

def noded(found, grid):
    """The lines on a grid, without crossings: where two meet, both have a point."""
    return call("GEOSUnaryUnionPrec", lines(found), grid)


def faces(shape):
    """The polygons between noded lines."""
    return parts(call("GEOSPolygonize", ctypes.byref(ctypes.c_void_p(shape.at)), 1))


def inner_point(rings):
    return parts(call("GEOSPointOnSurface", polygons([rings])))[0][0]


def dissolved(found):
    """Polygons that fit each other without a gap, as few."""
    return parts(call("GEOSCoverageUnion", polygons(found, COLLECTION)))


def simplified(found, tolerance, is_outside_kept=False):
    """The same polygons, which together fit each other, with fewer points, and they still do: no line crosses another
    and none is lost. `tolerance`: the root of the area of the triangle that a point is at the top of."""
    return parts(call("GEOSCoverageSimplifyVW", polygons(found, COLLECTION), tolerance, is_outside_kept))


def voronoi_edges(sites):
    """[(a, b)] between the cells of the points, which need not be distinct."""
    found = []
    for line in parts(call("GEOSVoronoiDiagram", points(sites), None, 0.0, 1)):
        found += zip(line, line[1:])
    return found
