/* geometry -- the outline of a place. Owns the table of forms.
 *
 * Outside facts: RFC 7946 section 3.1 (GeoJSON), OGC 07-147r2 (KML), OGC 06-103r4 (WKT), and how
 * PostGIS writes SVG: y points down, and a point is an attribute pair. */
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

/* Points are left out one after the other, those first that matter least. The remaining ones are
 * in a grid of cells: a point may go only if no other one lies in the triangle that it forms with
 * its neighbours, so that no line comes to cross another (Visvalingam and Whyatt's order, 1993).
 * `error` bounds how far all points left out between a point and the one after it are off. */
typedef struct {
    double (*points)[2];
    const double (*fixed)[2]; /* points that stay on their side of every line */
    int count, fixed_count;   /* a number from `count` on is one of them */
    int *before, *after; /* the neighbours that remain; before[i] < 0: it cannot go or is gone */
    double *error;
    bool *stays;
    int *heads, *nexts; /* of the cells, of the points in one */
    int columns, rows;
    double west, south, size; /* of a cell */
} geometry_work;

static int geometry_column(const geometry_work *w, double x) {
    return MIN(MAX((int)((x - w->west) / w->size), 0), w->columns - 1);
}

static int geometry_row(const geometry_work *w, double y) {
    return MIN(MAX((int)((y - w->south) / w->size), 0), w->rows - 1);
}

static const double *geometry_point(const geometry_work *w, int i) {
    return i < w->count ? w->points[i] : w->fixed[i - w->count];
}

static void geometry_fill_cell(geometry_work *w, int i) {
    const double *p = geometry_point(w, i);
    int *head = &w->heads[geometry_row(w, p[1]) * w->columns + geometry_column(w, p[0])];
    w->nexts[i] = *head;
    *head = i;
}

/* Puts the remaining points into cells, two to one on average. */
static void geometry_fill_cells(geometry_work *w) {
    double east = -INFINITY, north = -INFINITY;
    int left = w->fixed_count;
    w->west = w->south = INFINITY;
    for (int i = 0; i < w->count; i++) {
        left += w->stays[i];
        w->west = MIN(w->west, w->points[i][0]);
        w->south = MIN(w->south, w->points[i][1]);
        east = MAX(east, w->points[i][0]);
        north = MAX(north, w->points[i][1]);
    }
    double wide = MAX(east - w->west, 1e-6), high = MAX(north - w->south, 1e-6);
    w->size = MAX(sqrt(wide * high * 2 / MAX(left, 8)), MAX(wide, high) * 8 / MAX(left, 8));
    w->columns = (int)(wide / w->size) + 1;
    w->rows = (int)(high / w->size) + 1;
    memset(w->heads, -1, (size_t)w->columns * (size_t)w->rows * sizeof *w->heads);
    for (int i = 0; i < w->count; i++) {
        if (w->stays[i]) {
            geometry_fill_cell(w, i);
        }
    }
    for (int i = 0; i < w->fixed_count; i++) {
        geometry_fill_cell(w, w->count + i);
    }
}

/* On which side of a line a point is; 0: on the line. The products are compared, as a processor
 * that multiplies and subtracts in one step does not give 0 for a point that is an end. */
static int geometry_side(const double *p, const double *a, const double *b) {
    double left = (b[0] - a[0]) * (p[1] - a[1]), right = (b[1] - a[1]) * (p[0] - a[0]);
    return (left > right) - (left < right);
}

/* Whether a point that remains keeps the middle one of three: it lies in their triangle or on its
 * sides. */
static bool geometry_is_held(const geometry_work *w, const double *a, const double *v,
                             const double *b, int column, int row) {
    for (int i = w->heads[row * w->columns + column]; i >= 0; i = w->nexts[i]) {
        const double *p = geometry_point(w, i);
        if ((i < w->count && !w->stays[i]) || p == a || p == v || p == b ||
            (p[0] == a[0] && p[1] == a[1]) || (p[0] == b[0] && p[1] == b[1])) {
            continue;
        }
        int s = geometry_side(p, a, v), t = geometry_side(p, v, b), u = geometry_side(p, b, a);
        if ((s >= 0 && t >= 0 && u >= 0) || (s <= 0 && t <= 0 && u <= 0)) {
            return true;
        }
    }
    return false;
}

static bool geometry_is_free(const geometry_work *w, const double *a, const double *v,
                             const double *b) {
    enum { CELLS_MAX = 4096 };
    int west = geometry_column(w, MIN(MIN(a[0], v[0]), b[0]));
    int east = geometry_column(w, MAX(MAX(a[0], v[0]), b[0]));
    int south = geometry_row(w, MIN(MIN(a[1], v[1]), b[1]));
    int north = geometry_row(w, MAX(MAX(a[1], v[1]), b[1]));
    bool is_held = (east - west + 1) * (north - south + 1) > CELLS_MAX;
    for (int row = south; row <= north && !is_held; row++) {
        for (int column = west; column <= east && !is_held; column++) {
            is_held = geometry_is_held(w, a, v, b, column, row);
        }
    }
    return !is_held;
}

/* Leaves out the points of one ring or line that matter less. Returns how many remain. */
static int geometry_drop(geometry_work *w, int from, int to, int left, int least, double degrees) {
    for (int i = from; i < to && left > least; i++) {
        if (!w->stays[i] || w->before[i] < 0) {
            continue;
        }
        int a = w->before[i], b = w->after[i];
        double error = geometry_offset(w->points[i], w->points[a], w->points[b]) +
                       MAX(w->error[a], w->error[i]);
        if (error > degrees || !geometry_is_free(w, w->points[a], w->points[i], w->points[b])) {
            continue;
        }
        w->stays[i] = false;
        w->error[a] = error;
        w->after[a] = b;
        w->before[b] = w->before[b] < 0 ? -1 : a;
        left--;
    }
    return left;
}

static bool geometry_begin(geometry_work *w, arena *a, const place_outline *o) {
    size_t count = (size_t)w->count;
    w->before = arena_room(a, sizeof *w->before, count);
    w->after = arena_room(a, sizeof *w->after, count);
    w->error = arena_room(a, sizeof *w->error, count);
    w->stays = arena_room(a, sizeof *w->stays, count);
    size_t all = count + (size_t)w->fixed_count;
    w->nexts = arena_room(a, sizeof *w->nexts, all);
    w->heads = arena_room(a, sizeof *w->heads, 2 * all + 64);
    if (!w->before || !w->after || !w->error || !w->stays || !w->nexts || !w->heads) {
        return false;
    }
    for (int i = 0, from = 0; i < o->rings; from = o->ends[i], i++) {
        for (int k = from; k < o->ends[i]; k++) {
            bool is_end = k == from || k + 1 == o->ends[i];
            w->before[k] = is_end ? -1 : k - 1;
            w->after[k] = k + 1;
            w->error[k] = 0;
            w->stays[k] = true;
        }
    }
    return true;
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

static bool geometry_has_fixed(const geometry_work *w, bbox box) {
    int east = geometry_column(w, box.east), north = geometry_row(w, box.north);
    for (int row = geometry_row(w, box.south); row <= north; row++) {
        for (int column = geometry_column(w, box.west); column <= east; column++) {
            for (int i = w->heads[row * w->columns + column]; i >= 0; i = w->nexts[i]) {
                const double *p = geometry_point(w, i);
                if (i >= w->count && geo_bbox_contains(box, p[1], p[0])) {
                    return true;
                }
            }
        }
    }
    return false;
}

/* Whether a ring is too small to be seen, and has no fixed point. */
static bool geometry_is_speck(const geometry_work *w, int from, int to, double degrees) {
    const double *first = w->points[from];
    bbox box = {first[0], first[1], first[0], first[1]};
    double far = 0;
    for (int i = from + 1; i < to; i++) {
        const double *p = w->points[i];
        far = MAX(far, hypot(p[0] - first[0], p[1] - first[1]));
        box = (bbox){MIN(box.west, p[0]), MIN(box.south, p[1]), MAX(box.east, p[0]),
                     MAX(box.north, p[1])};
    }
    return far < degrees && !geometry_has_fixed(w, box);
}

/* Closes the gaps that the points and rings leave that went. */
static void geometry_pack(geometry_work *w, place_outline *o, int longest, double degrees) {
    int used = 0, rings = 0;
    bool drops_holes = false; /* of an area that went */
    for (int i = 0, from = 0, to; i < o->rings; i++, from = to) {
        to = o->ends[i];
        bool is_small = !o->is_line && i != longest && geometry_is_speck(w, from, to, degrees);
        drops_holes = o->is_hole[i] ? drops_holes : is_small;
        if (to <= from || is_small || (o->is_hole[i] && drops_holes)) {
            continue;
        }
        for (int k = from; k < to; k++) {
            if (w->stays[k]) {
                memmove(o->points[used++], o->points[k], sizeof o->points[0]);
            }
        }
        o->is_hole[rings] = o->is_hole[i];
        o->ends[rings++] = used;
    }
    o->rings = rings;
}

/* Rings smaller than `speck` go. */
static void geometry_thin(const arena *a, place_outline *o, double degrees, double speck,
                          const double (*fixed)[2], int count) {
    enum { ROUNDS = 4 }; /* each with twice the tolerance */
    arena scratch = *a;
    geometry_work w = {.points = o->points,
                       .fixed = fixed,
                       .count = o->rings ? o->ends[o->rings - 1] : 0,
                       .fixed_count = count};
    if (!(degrees > 0) || !w.count || !geometry_begin(&w, &scratch, o)) {
        return;
    }
    int longest = geometry_longest(o), least = o->is_line ? 2 : GEOMETRY_RING_MIN;
    for (int round = 1; round <= ROUNDS; round++) {
        geometry_fill_cells(&w);
        for (int i = 0, from = 0; i < o->rings; from = o->ends[i], i++) {
            int left = 0;
            for (int k = from; k < o->ends[i]; k++) {
                left += w.stays[k];
            }
            geometry_drop(&w, from, o->ends[i], left, least, ldexp(degrees, round - ROUNDS));
        }
    }
    geometry_pack(&w, o, longest, speck);
}

GEO_FN void geometry_simplify(arena *a, place_outline *o, double degrees) {
    geometry_thin(a, o, degrees, degrees, NULL, 0);
}

GEO_FN void geometry_simplify_round(arena *a, place_outline *o, double degrees,
                                    const double (*fixed)[2], int count) {
    geometry_thin(a, o, degrees, degrees, fixed, count);
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

GEO_FN bool geometry_few(arena *a, place_outline *o, int most, double *degrees) {
    enum {
        TRIES_MAX = 28, /* each with half more tolerance, up to all of the world */
        SPECK = 6       /* small islands go before the large ones lose their shape */
    };
    double step = *degrees;
    int left = 0;
    for (int i = 0; i < TRIES_MAX; i++) {
        geometry_thin(a, o, step, i ? step * SPECK : step, NULL, 0);
        left = o->rings ? o->ends[o->rings - 1] : 0;
        if (left <= most) {
            break;
        }
        step *= 1.5;
        *degrees += step;
    }
    return left && left <= most;
}

GEO_FN str geometry_fit(arena *a, place_outline *o, int most, double *degrees) {
    while (geometry_few(a, o, most, degrees)) {
        out text = out_over(a);
        text.cap = MIN(text.cap, (size_t)GEOMETRY_TEXT_MAX);
        geometry_write(&text, o, GEOMETRY_GEOJSON);
        if (!text.full) {
            return out_taken(&text, a);
        }
        most /= 2;
    }
    return STR_NONE;
}
