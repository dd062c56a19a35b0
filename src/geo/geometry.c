/* geometry -- the outline of a place. Owns the table of forms.
 *
 * Outside facts: RFC 7946 section 3.1 (GeoJSON), OGC 07-147r2 (KML), OGC 06-103r4 (WKT), and how
 * PostGIS writes SVG: y points down, and a point is an attribute pair. Simplified by Douglas and
 * Peucker's rule (1973). */
#include "geometry.h"

#include <math.h>
#include <string.h>

#include "geo.h"

enum { GEOMETRY_RING_MIN = 4 /* points of an area, the first of them twice */ };
#define GEOMETRY_RADIUS_KM 6371.0072 /* authalic, of WGS 84 */

/* ---- simplified ---- */

/* The distance of a point from the line between two others, in degrees. */
static double geometry_offset(const double *p, const double *from, const double *to) {
    double x = to[0] - from[0], y = to[1] - from[1], length = x * x + y * y;
    double part = length > 0 ? ((p[0] - from[0]) * x + (p[1] - from[1]) * y) / length : 0;
    part = MAX(MIN(part, 1), 0);
    return hypot(p[0] - from[0] - part * x, p[1] - from[1] - part * y);
}

/* Marks the points of one line that stay, `least` of them between its ends at least. `stack` has
 * room for as many pairs as points. Returns how many stay. */
static int geometry_mark(double (*points)[2], int count, double degrees, int least, bool *stays,
                         int (*stack)[2]) {
    int depth = 1, left = 2;
    stays[0] = stays[count - 1] = true;
    stack[0][0] = 0;
    stack[0][1] = count - 1;
    while (depth) {
        int from = stack[--depth][0], to = stack[depth][1], farthest = from;
        double most = least > 0 ? 0 : degrees;
        for (int i = from + 1; i < to; i++) {
            double offset = geometry_offset(points[i], points[from], points[to]);
            farthest = offset > most ? i : farthest;
            most = MAX(most, offset);
        }
        if (farthest > from) {
            stays[farthest] = true;
            left++;
            least--;
            memcpy(stack[depth++], (int[2]){from, farthest}, sizeof stack[0]);
            memcpy(stack[depth++], (int[2]){farthest, to}, sizeof stack[0]);
        }
    }
    return MIN(left, count);
}

/* The ring or line with the most points. Holes do not count: they go with their area. */
static int geometry_longest(const place_outline *o) {
    int longest = 0, most = 0;
    for (int i = 0, from = 0; i < o->rings; from = o->ends[i], i++) {
        int points = o->is_hole[i] ? 0 : o->ends[i] - from;
        longest = points > most ? i : longest;
        most = MAX(most, points);
    }
    return longest;
}

GEO_FN void geometry_simplify(arena *a, place_outline *o, double degrees) {
    int all = o->rings ? o->ends[o->rings - 1] : 0;
    arena scratch = *a;
    bool *stays = ARENA_NEW(&scratch, bool, all);
    int(*stack)[2] = arena_room(&scratch, sizeof *stack, (size_t)all);
    int longest = geometry_longest(o), used = 0, rings = 0;
    if (!(degrees > 0) || !all || !stays || !stack) {
        return;
    }
    bool drops_holes = false; /* of an area that went */
    for (int i = 0, from = 0, to; i < o->rings; i++, from = to) {
        to = o->ends[i];
        if (to <= from) {
            continue;
        }
        int least = i == longest && !o->is_line ? GEOMETRY_RING_MIN - 2 : 0;
        int left = geometry_mark(o->points + from, to - from, degrees, least, stays + from, stack);
        bool is_small = !o->is_line && left < GEOMETRY_RING_MIN;
        drops_holes = o->is_hole[i] ? drops_holes : is_small;
        if (is_small || (o->is_hole[i] && drops_holes)) {
            continue;
        }
        for (int k = from; k < to; k++) {
            if (stays[k]) {
                memmove(o->points[used++], o->points[k], sizeof o->points[0]);
            }
        }
        o->is_hole[rings] = o->is_hole[i];
        o->ends[rings++] = used;
    }
    o->rings = rings;
}

/* Of one ring, in square radians: Chamberlain and Duquette, "Some algorithms for polygons on a
 * sphere", JPL publication 07-3 (2007). */
static double geometry_ring_area(double (*points)[2], int count) {
    double sum = 0;
    for (int i = 1; i < count; i++) {
        sum += (points[i][0] - points[i - 1][0]) * GEO_DEG *
               (2 + sin(points[i - 1][1] * GEO_DEG) + sin(points[i][1] * GEO_DEG));
    }
    return fabs(sum / 2);
}

GEO_FN double geometry_area_km2(const place_outline *o) {
    double area = 0;
    for (int i = 0, from = 0; i < o->rings && !o->is_line; from = o->ends[i], i++) {
        double ring = geometry_ring_area(o->points + from, o->ends[i] - from);
        area += o->is_hole[i] ? -ring : ring;
    }
    return area * GEOMETRY_RADIUS_KM * GEOMETRY_RADIUS_KM;
}

GEO_FN place_outline geometry_of_point(arena *a, double lat, double lon) {
    place_outline o = {.points = arena_take(a, sizeof *o.points, 1),
                       .ends = ARENA_NEW(a, int, 1),
                       .is_hole = ARENA_NEW(a, bool, 1),
                       .rings = 1,
                       .is_line = true};
    if (!o.points || !o.ends || !o.is_hole) {
        return (place_outline){0};
    }
    o.points[0][0] = lon;
    o.points[0][1] = lat;
    o.ends[0] = 1;
    return o;
}

/* ---- written ---- */

typedef enum { GEOMETRY_POINT, GEOMETRY_LINE, GEOMETRY_AREA, GEOMETRY_KINDS } geometry_kind;

typedef struct {
    const char *open[2], *close[2]; /* of one, and of several; by kind below */
    const char *part, *part_end;    /* around the rings of one area */
    const char *ring, *ring_end;    /* around one ring's points, */
    const char *hole, *hole_end;    /* and a hole's */
    const char *next_ring;          /* between rings and parts */
} geometry_shape;

/* By form and kind; SVG has no words for several. */
static const geometry_shape geometry_shapes[][GEOMETRY_KINDS] = {
    [GEOMETRY_GEOJSON] =
        {{{"{\"type\":\"Point\",\"coordinates\":", ""}, {"}", ""}, "", "", "", "", "", "", ","},
         {{"{\"type\":\"LineString\",\"coordinates\":",
           "{\"type\":\"MultiLineString\",\"coordinates\":["},
          {"}", "]}"},
          "",
          "",
          "[",
          "]",
          "",
          "",
          ","},
         {{"{\"type\":\"Polygon\",\"coordinates\":",
           "{\"type\":\"MultiPolygon\",\"coordinates\":["},
          {"}", "]}"},
          "[",
          "]",
          "[",
          "]",
          "[",
          "]",
          ","}},
    [GEOMETRY_KML] =
        {{{"<Point>", ""}, {"</Point>", ""}, "", "", "<coordinates>", "</coordinates>", "", "", ""},
         {{"", "<MultiGeometry>"},
          {"", "</MultiGeometry>"},
          "",
          "",
          "<LineString><coordinates>",
          "</coordinates></LineString>",
          "",
          "",
          ""},
         {{"", "<MultiGeometry>"},
          {"", "</MultiGeometry>"},
          "<Polygon>",
          "</Polygon>",
          "<outerBoundaryIs><LinearRing><coordinates>",
          "</coordinates></LinearRing></outerBoundaryIs>",
          "<innerBoundaryIs><LinearRing><coordinates>",
          "</coordinates></LinearRing></innerBoundaryIs>",
          ""}},
    [GEOMETRY_SVG] = {{{"", ""}, {"", ""}, "", "", "", "", "", "", " "},
                      {{"", ""}, {"", ""}, "", "", "M ", "", "", "", " "},
                      {{"", ""}, {"", ""}, "", "", "M ", " Z", "M ", " Z", " "}},
    [GEOMETRY_WKT] =
        {{{"POINT", ""}, {"", ""}, "", "", "(", ")", "", "", ","},
         {{"LINESTRING", "MULTILINESTRING("}, {"", ")"}, "", "", "(", ")", "", "", ","},
         {{"POLYGON", "MULTIPOLYGON("}, {"", ")"}, "(", ")", "(", ")", "(", ")", ","}},
};

static void geometry_write_point(out *o, const double *p, geometry_form form, int index) {
    static const char *const between[][2] = {{"[", ","}, {"", ","}, {"", " "}, {"", " "}};
    static const char *const before[] = {",", " ", " ", ","};
    bool is_second = index == 1 && form == GEOMETRY_SVG;
    out_text(o, index ? is_second ? STR(" L ") : str_of(before[form]) : STR(""));
    out_text(o, str_of(between[form][0]));
    out_fixed(o, p[0], 7);
    out_text(o, str_of(between[form][1]));
    out_fixed(o, form == GEOMETRY_SVG ? -p[1] : p[1], 7);
    out_text(o, form == GEOMETRY_GEOJSON ? STR("]") : STR(""));
}

static void geometry_write_ring(out *o, const place_outline *shape, int ring, geometry_form form) {
    int from = ring ? shape->ends[ring - 1] : 0, to = shape->ends[ring];
    to -= form == GEOMETRY_SVG && !shape->is_line; /* Z closes it */
    for (int i = from; i < to; i++) {
        geometry_write_point(o, shape->points[i], form, i - from);
    }
}

GEO_FN void geometry_write(out *o, const place_outline *shape, geometry_form form) {
    bool is_point = shape->rings == 1 && shape->ends[0] == 1;
    geometry_kind kind = is_point ? GEOMETRY_POINT : shape->is_line ? GEOMETRY_LINE : GEOMETRY_AREA;
    const geometry_shape *w = &geometry_shapes[form][kind];
    int parts = 0;
    for (int i = 0; i < shape->rings; i++) {
        parts += !shape->is_hole[i];
    }
    if (is_point && form == GEOMETRY_SVG) {
        out_text(o, STR("cx=\""));
        out_fixed(o, shape->points[0][0], 7);
        out_text(o, STR("\" cy=\""));
        out_fixed(o, -shape->points[0][1], 7);
        out_text(o, STR("\""));
        return;
    }
    out_text(o, str_of(w->open[parts > 1]));
    for (int i = 0; i < shape->rings; i++) {
        bool is_hole = i && shape->is_hole[i] && !shape->is_line;
        bool ends_part = i + 1 == shape->rings || !shape->is_hole[i + 1];
        out_text(o, i ? str_of(w->next_ring) : STR(""));
        out_text(o, is_hole ? STR("") : str_of(w->part));
        out_text(o, str_of(is_hole ? w->hole : w->ring));
        geometry_write_ring(o, shape, i, form);
        out_text(o, str_of(is_hole ? w->hole_end : w->ring_end));
        out_text(o, ends_part ? str_of(w->part_end) : STR(""));
    }
    out_text(o, str_of(w->close[parts > 1]));
}

GEO_FN str geometry_fit(arena *a, place_outline *o, double *degrees) {
    enum { TRIES_MAX = 16 }; /* each with twice the tolerance, up to all of the world */
    for (int i = 0; i < TRIES_MAX; i++) {
        geometry_simplify(a, o, *degrees);
        out text = out_over(a);
        text.cap = MIN(text.cap, (size_t)GEOMETRY_TEXT_MAX);
        geometry_write(&text, o, GEOMETRY_GEOJSON);
        if (!text.full) {
            return out_taken(&text, a);
        }
        *degrees *= 2;
    }
    return STR_NONE;
}
