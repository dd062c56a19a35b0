"""Outlines in TopoJSON: lines on a grid, shared by their neighbours."""
import itertools
import json


def outlines(data, name):
    """[(id, properties, polygons)] of an object, each polygon a list of closed rings of (lon, lat)."""
    topology = json.loads(data)
    (kx, ky), (x0, y0) = topology["transform"]["scale"], topology["transform"]["translate"]
    lines = []
    for arc in topology["arcs"]:
        xs = itertools.accumulate(step[0] for step in arc)
        ys = itertools.accumulate(step[1] for step in arc)
        lines.append([(round(x * kx + x0, 6), round(y * ky + y0, 6)) for x, y in zip(xs, ys)])

    def ring_of(numbers):
        points = []
        for n in numbers:
            points += (lines[n] if n >= 0 else lines[~n][::-1])[1 if points else 0:]
        return points

    found = []
    for geometry in topology["objects"][name]["geometries"]:
        arcs = geometry.get("arcs", [])
        polygons = [arcs] if geometry["type"] == "Polygon" else arcs
        found.append((geometry.get("id"), geometry.get("properties", {}),
                      [[ring_of(ring) for ring in polygon] for polygon in polygons]))
    return found
