#ifndef GEO_SCENE_H
#define GEO_SCENE_H
/* scene -- what a map shows: markers, boxes, lines and areas, and the part of the world around
 * them. All of it belongs to the caller, mostly to its arena. */

#include "../base/out.h"
#include "../geo/geo.h"
#include "../geo/place.h"

enum {
    SCENE_MARKERS_MAX = 100,
    SCENE_BOXES_MAX = 50,
    SCENE_LINES_MAX = 50,
    SCENE_LINE_POINTS_MAX = 500,
    SCENE_AREAS_MAX = 20
};

typedef struct {
    double lat, lon;
    str label, id; /* may be absent */
    int number;    /* from 1 on; 0: none */
} scene_marker;

typedef struct {
    bbox box; /* west > east: over the antimeridian */
    str label;
} scene_box;

typedef struct {
    double (*points)[2]; /* lon, lat */
    int count;
    str label;
} scene_line;

typedef struct {
    place_outline outline;
    bbox box; /* around it */
    str label;
} scene_area;

typedef struct {
    str title; /* may be absent */
    scene_marker *markers;
    scene_box *boxes;
    scene_line *lines;
    scene_area *areas;
    int marker_count, box_count, line_count, area_count;
    bbox camera;     /* of scene_fit */
    str attribution; /* of what is drawn, for people */
} scene;

/* Sets the camera to the smallest box around all that is in it, with a margin; the world when
 * nothing is. */
GEO_FN void scene_fit(scene *s);
/* Whether it has what scene_write leaves out without rings. */
GEO_FN bool scene_has_rings(const scene *s);
/* The scene as JSON: {"title", "markers": [{"lat", "lon", "label", "number", "id"}], "boxes":
 * [{"bbox", "label"}], "lines" and "areas": GeoJSON geometries with a "label"; "camera": {"bbox"},
 * "attribution"}. Empty lists are left out. Without rings an area is its "bbox" and its "label". */
GEO_FN void scene_write(out *o, const scene *s, bool has_rings);

#endif
