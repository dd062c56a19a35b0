"""Polygons to borders: each line once, with the region on either side of it."""
import collections
import math

from lib.geometry import Locator, signed_area

COVERED_STEP = 0.2  # degrees: an edge along another polygon is looked at in pieces of this length


def arcs_of(polygons):
    """[(region, polygon)] -> [(left, right, points)]: each border once, regions of equal name dissolved."""
    edges, degree = directed_edges(polygons)
    used = set()
    arcs = []

    def walk(start, step):
        points = [start]
        b, left, right = step
        while True:
            used.add((points[-1], b))
            points.append(b)
            following = [e for e in edges.get(b, ()) if (b, e[0]) not in used]
            if degree[b] != 2 or len(following) != 1 or following[0][1:] != (left, right):
                break
            b = following[0][0]
        arcs.append((left, right, points))

    def is_node(p):
        return degree[p] != 2 or len(edges.get(p, ())) != 1

    # First from where lines meet; what is left then are closed lines, and chains that change sides.
    for starts in [p for p in sorted(edges) if is_node(p)], sorted(edges):
        for start in starts:
            for step in sorted(edges[start]):
                if (start, step[0]) not in used:
                    walk(start, step)
    return arcs


def directed_edges(polygons):
    """start -> [(end, left, right)] of each edge once, and how many edges meet in a point."""
    left_of = {}
    for region, polygon in polygons:
        for i, ring in enumerate(polygon):
            points = [tuple(p[:2]) for p in ring]
            if (signed_area(points) > 0) != (i == 0):
                points.reverse()  # the region is always on the left
            for a, b in zip(points, points[1:]):
                if a != b:
                    left_of[a, b] = region
    edges = {}
    degree = collections.Counter()
    for (a, b), left in left_of.items():
        right = left_of.get((b, a), "")
        if left == right or (right and right < left):
            continue  # of the two directions the one with the lesser name on the left stands
        edges.setdefault(a, []).append((b, left, right))
        degree[a] += 1
        degree[b] += 1
    return edges, degree


# ---- polygons that do not quite fit ----

def without_slivers(polygons, tolerance):
    """Where an edge of one polygon passes a corner of another so closely that both mean one line, the corner
    becomes a point of the edge: else a sliver of nothing, or of both, lies between them."""
    held = collections.Counter(e for _, polygon in polygons for ring in polygon for e in edges_of(ring))
    corners = sorted({p for (a, b), n in held.items() if n == 1 for p in (a, b)})
    result = []
    for region, polygon in polygons:
        rings = []
        for ring in polygon:
            points = [tuple(p) for p in ring]
            more = [points[0]]
            for a, b in zip(points, points[1:]):
                if held[min(a, b), max(a, b)] == 1:
                    more += corners_along(a, b, corners, tolerance)
                more.append(b)
            rings.append(more)
        result.append((region, rings))
    return result


def edges_of(ring):
    points = [tuple(p) for p in ring]
    return [(min(a, b), max(a, b)) for a, b in zip(points, points[1:]) if a != b]


def corners_along(a, b, corners, tolerance):
    found = []
    dx, dy = b[0] - a[0], b[1] - a[1]
    span = dx * dx + dy * dy
    low, high = min(a[0], b[0]) - tolerance, max(a[0], b[0]) + tolerance
    for p in corners:
        if low <= p[0] <= high and p not in (a, b) and span:
            t = ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / span
            if 0 < t < 1 and math.hypot(p[0] - a[0] - t * dx, p[1] - a[1] - t * dy) < tolerance:
                found.append((t, p))
    return [p for _, p in sorted(found)]


def covered(arcs, polygons):
    """Where polygons overlap, the far side of an outline is not nothing but the other polygon."""
    locator = Locator()
    for region, polygon in polygons:
        locator.add(region, polygon)
    result = []
    for left, right, points in arcs:
        if right:
            result.append((left, right, points))
        else:
            result += [(left, found, line) for found, line in pieces_by_far_side(locator, left, points)]
    return result


def pieces_by_far_side(locator, left, points):
    """[(region on the right, points)], one after the other."""
    pieces = []
    for a, b in zip(points, points[1:]):
        length = math.hypot(b[0] - a[0], b[1] - a[1])
        steps = max(1, math.ceil(length / COVERED_STEP))
        for i in range(steps):
            p, q = [(a[0] + (b[0] - a[0]) * t / steps, a[1] + (b[1] - a[1]) * t / steps) for t in (i, i + 1)]
            x = (p[0] + q[0]) / 2 + (b[1] - a[1]) / length * 1e-4
            y = (p[1] + q[1]) / 2 - (b[0] - a[0]) / length * 1e-4
            found = locator.find(x, y) or ""
            found = "" if found == left else found
            end = q if i + 1 < steps else b
            if pieces and pieces[-1][0] == found:
                if i and len(pieces[-1][1]) > 1:
                    pieces[-1][1].pop()  # straight on
                pieces[-1][1].append(end)
            else:
                start = pieces[-1][1][-1] if pieces else a
                pieces.append((found, [start, end]))
    return pieces


# ---- simplification ----

def simplify(points, tolerance):
    """Douglas-Peucker with longitudes scaled to the middle latitude; `tolerance` of each point."""
    if len(points) < 3:
        return points
    kx = math.cos(math.radians(min(85.0, abs(points[len(points) // 2][1]))))
    if points[0] == points[-1]:  # closed: split at the point that is farthest from the start
        far = max(range(len(points)), key=lambda i: abs(points[i][0] - points[0][0]) * kx
                  + abs(points[i][1] - points[0][1]))
        if far in (0, len(points) - 1):
            return points
        return simplify(points[:far + 1], tolerance[:far + 1])[:-1] + simplify(points[far:], tolerance[far:])
    keep = {0, len(points) - 1}
    stack = [(0, len(points) - 1)]
    while stack:
        first, last = stack.pop()
        at = farthest(points, tolerance, kx, first, last)
        if at:
            keep.add(at)
            stack += [(first, at), (at, last)]
    return [points[i] for i in sorted(keep)]


def farthest(points, tolerance, kx, first, last):
    """The point between two that lies farthest off their line, in tolerances; 0 when all are within theirs."""
    ax, ay = points[first][0] * kx, points[first][1]
    dx, dy = points[last][0] * kx - ax, points[last][1] - ay
    span = dx * dx + dy * dy
    worst, at = 1.0, 0
    for i in range(first + 1, last):
        px, py = points[i][0] * kx - ax, points[i][1] - ay
        t = 0.0 if span == 0 else max(0.0, min(1.0, (px * dx + py * dy) / span))
        d = ((px - t * dx) ** 2 + (py - t * dy) ** 2) / (tolerance[i] * tolerance[i])
        if d > worst:
            worst, at = d, i
    return at
