"""Which polygon, and which settlement's cell, a point is in; with GEOS, for many points."""
import collections
import math

from lib import geos

CELL, REACH = 0.25, 64  # degrees, cells


class Locator:
    """Which of many polygons hold a point."""

    def __init__(self):
        self.cells = collections.defaultdict(list)

    def add(self, name, rings):
        xs, ys = [p[0] for p in rings[0]], [p[1] for p in rings[0]]
        shape = geos.polygons([rings])
        for x in range(math.floor(min(xs)), math.floor(max(xs)) + 1):
            for y in range(math.floor(min(ys)), math.floor(max(ys)) + 1):
                self.cells[x, y].append((name, shape))

    def find(self, x, y):
        """The first one's name, or None."""
        return next((name for name, shape in self.cells.get((math.floor(x), math.floor(y)), ()) if shape.has(x, y)), None)


class Sites:
    """Settlements by place, with the code of their division: their country's where no table has the division."""

    def __init__(self, settlements, known):
        self.scale = math.cos(math.radians(sum(p["lat"] for p in settlements) / len(settlements)))
        self.cells, self.flat = collections.defaultdict(list), set()
        for p in settlements:
            code = p["cc"] + "." + p["admin1"]
            x, y = round(p["lon"] * self.scale, 6), round(p["lat"], 6)
            self.flat.add((x, y))
            self.cells[math.floor(x / CELL), math.floor(y / CELL)].append((x, y, code if code in known else p["cc"]))

    def nearest(self, x, y):
        """The code of the settlement that is nearest to a point."""
        return self.nearest_flat(x * self.scale, y)

    def nearest_flat(self, x, y):
        column, row, reach, best = math.floor(x / CELL), math.floor(y / CELL), 1, (math.inf, "")
        while best[0] > reach * CELL and reach <= REACH:
            best = min([best] + [(math.hypot(px - x, py - y), code)
                                 for i in range(-reach, reach + 1) for k in range(-reach, reach + 1)
                                 for px, py, code in self.cells.get((column + i, row + k), ())])
            reach *= 2
        return best[1]

    def lines(self):
        """Between settlements of different divisions."""
        found = []
        for (x1, y1), (x2, y2) in geos.voronoi_edges(sorted(self.flat)) if len(self.flat) > 1 else ():
            x, y, dx, dy = (x1 + x2) / 2, (y1 + y2) / 2, y2 - y1, x1 - x2
            step = 1e-5 / (math.hypot(dx, dy) or 1)
            if self.nearest_flat(x + dx * step, y + dy * step) != self.nearest_flat(x - dx * step, y - dy * step):
                found.append(((x1 / self.scale, y1), (x2 / self.scale, y2)))
        return found

    def polygons(self):
        """[(code, rings)] of the cell of each settlement."""
        found = geos.parts(geos.call("GEOSVoronoiDiagram", geos.points(sorted(self.flat)), None, 0.0, 0))
        return [(self.nearest_flat(*geos.inner_point(rings)), [[(x / self.scale, y) for x, y in ring] for ring in rings])
                for rings in found]
