/* shape -- measures a line or an area. Owns nothing. Outside facts: the representative points are
 * those of PostGIS' ST_LineInterpolatePoint(0.5) and ST_PointOnSurface, because Nominatim shows
 * these. */
#include "shape.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "../image/outline.h"
#include "../index/outline_writer.h"
#include "../index/sort.h"

#define SHAPE_UNIT 1e-7 /* degrees */

GEO_FN bool shape_open(shape *s, arena *a, size_t share) {
    size_t unit = sizeof *s->points + sizeof *s->ends / 4, pad = (16 - (uintptr_t)a->at % 16) % 16;
    s->points_max = (int)MIN(share / unit, (size_t)SHAPE_POINTS_MAX);
    s->parts_max = MIN(s->points_max / 4, SHAPE_PARTS_MAX);
    size_t size = pad + (size_t)s->points_max * sizeof *s->points;
    char *memory = arena_bytes(a, size + (size_t)s->parts_max * sizeof *s->ends);
    if (!memory || !s->parts_max) {
        return false;
    }
    s->points = (shape_point *)(void *)(memory + pad); /* not zeroed: most shapes are small */
    s->ends = (int *)(void *)(memory + size);
    shape_clear(s);
    return true;
}

GEO_FN void shape_clear(shape *s) {
    s->count = s->parts = 0;
    s->is_cut = false;
}

GEO_FN void shape_add(shape *s, double lat, double lon) {
    if (s->count == s->points_max) {
        s->is_cut = true;
        return;
    }
    s->points[s->count++] =
        (shape_point){(int32_t)lround(lon / SHAPE_UNIT), (int32_t)lround(lat / SHAPE_UNIT)};
}

GEO_FN void shape_end_part(shape *s) {
    int from = s->parts ? s->ends[s->parts - 1] : 0;
    if (s->count == from) {
        return;
    }
    if (s->parts == s->parts_max) {
        s->is_cut = true;
        s->count = from;
        return;
    }
    s->ends[s->parts++] = s->count;
}

static int shape_begin(const shape *s, int part) {
    return part ? s->ends[part - 1] : 0;
}

/* ---- over 180 degrees ---- */

GEO_FN bool shape_rotate(shape *s) {
    const int32_t half = 1800000000;
    bool crosses = false;
    for (int part = 0; part < s->parts; part++) {
        for (int i = shape_begin(s, part) + 1; i < s->ends[part]; i++) {
            int64_t width = llabs((int64_t)s->points[i].lon - s->points[i - 1].lon);
            crosses |= width > half && width < 2 * (int64_t)half; /* 360: along a pole or a box */
        }
    }
    for (int i = 0; i < s->count && crosses; i++) {
        s->points[i].lon += s->points[i].lon < 0 ? half : -half;
    }
    return crosses;
}

GEO_FN double shape_rotated_lon(double lon) {
    return lon < 0 ? lon + 180 : lon - 180;
}

/* ---- box and length ---- */

static bbox shape_box_of_part(const shape *s, int part) {
    int at = shape_begin(s, part);
    shape_point low = s->points[at], high = low;
    for (at++; at < s->ends[part]; at++) {
        shape_point p = s->points[at];
        low.lon = MIN(low.lon, p.lon);
        low.lat = MIN(low.lat, p.lat);
        high.lon = MAX(high.lon, p.lon);
        high.lat = MAX(high.lat, p.lat);
    }
    return (bbox){low.lon * SHAPE_UNIT, low.lat * SHAPE_UNIT, high.lon * SHAPE_UNIT,
                  high.lat * SHAPE_UNIT};
}

GEO_FN bbox shape_box(const shape *s) {
    bbox box = geo_bbox_none();
    for (int i = 0; i < s->parts; i++) {
        box = geo_bbox_union(box, shape_box_of_part(s, i));
    }
    return box;
}

GEO_FN double shape_length_m(const shape *s) {
    double sum = 0;
    for (int part = 0; part < s->parts; part++) {
        for (int i = shape_begin(s, part) + 1; i < s->ends[part]; i++) {
            shape_point a = s->points[i - 1], b = s->points[i];
            sum += geo_distance_m(a.lat * SHAPE_UNIT, a.lon * SHAPE_UNIT, b.lat * SHAPE_UNIT,
                                  b.lon * SHAPE_UNIT);
        }
    }
    return sum;
}

/* ---- points that stand for the whole ---- */

/* In the plane of degrees, as PostGIS does. */
static double shape_step(shape_point a, shape_point b) {
    return hypot(b.lon - (double)a.lon, b.lat - (double)a.lat);
}

static int shape_longest(const shape *s, double *length) {
    int best = 0;
    *length = -1;
    for (int part = 0; part < s->parts; part++) {
        double sum = 0;
        for (int i = shape_begin(s, part) + 1; i < s->ends[part]; i++) {
            sum += shape_step(s->points[i - 1], s->points[i]);
        }
        if (sum > *length) {
            *length = sum;
            best = part;
        }
    }
    return best;
}

GEO_FN void shape_middle(const shape *s, double *lat, double *lon) {
    double length = 0, step = 0;
    int part = shape_longest(s, &length), at = shape_begin(s, part), last = s->ends[part] - 1;
    double left = length / 2;
    for (; at + 1 < last && (step = shape_step(s->points[at], s->points[at + 1])) < left; at++) {
        left -= step;
    }
    shape_point a = s->points[at], b = s->points[MIN(at + 1, last)];
    step = shape_step(a, b);
    double along = step > 0 ? MIN(left / step, 1) : 0;
    *lat = (a.lat + (b.lat - (double)a.lat) * along) * SHAPE_UNIT;
    *lon = (a.lon + (b.lon - (double)a.lon) * along) * SHAPE_UNIT;
}

static int shape_compare_points(const void *a, const void *b) {
    const shape_point *p = a, *q = b;
    return p->lon != q->lon ? (p->lon > q->lon) - (p->lon < q->lon)
                            : (p->lat > q->lat) - (p->lat < q->lat);
}

GEO_FN bool shape_is_closed(shape *s) {
    int ends = 2 * s->parts;
    if (s->is_cut || !s->parts || ends > s->points_max - s->count) {
        return false;
    }
    shape_point *list = s->points + s->count;
    for (int i = 0; i < s->parts; i++) {
        list[2 * i] = s->points[shape_begin(s, i)];
        list[2 * i + 1] = s->points[s->ends[i] - 1];
    }
    qsort(list, (size_t)ends, sizeof *list, shape_compare_points);
    for (int i = 0; i < ends; i += 2) { /* each point occurs an even number of times */
        if (shape_compare_points(&list[i], &list[i + 1]) != 0) {
            return false;
        }
    }
    return true;
}

/* A latitude near the middle without corners: halfway between the corners next to the middle. */
static double shape_scan_lat(const shape *s) {
    int32_t low = INT32_MAX, high = INT32_MIN;
    for (int i = 0; i < s->count; i++) {
        low = MIN(low, s->points[i].lat);
        high = MAX(high, s->points[i].lat);
    }
    double middle = (low + (double)high) / 2, below = low, above = high;
    for (int i = 0; i < s->count; i++) {
        double lat = s->points[i].lat;
        if (lat <= middle) {
            below = MAX(below, lat);
        } else {
            above = MIN(above, lat);
        }
    }
    return (below + above) / 2;
}

static int shape_compare_doubles(const void *a, const void *b) {
    const double *p = a, *q = b;
    return (*p > *q) - (*p < *q);
}

enum { SHAPE_CROSSINGS_MAX = 8192 }; /* of one line with the border: fractal coasts have hundreds */

static int shape_crossings(const shape *s, double lat, double list[SHAPE_CROSSINGS_MAX]) {
    int count = 0;
    for (int part = 0; part < s->parts; part++) {
        for (int i = shape_begin(s, part) + 1; i < s->ends[part]; i++) {
            shape_point a = s->points[i - 1], b = s->points[i];
            if ((a.lat <= lat) != (b.lat <= lat) && count < SHAPE_CROSSINGS_MAX) {
                list[count++] =
                    a.lon + (b.lon - (double)a.lon) * (lat - a.lat) / (b.lat - (double)a.lat);
            }
        }
    }
    return count;
}

GEO_FN void shape_inside(const shape *s, double *lat, double *lon) {
    double list[SHAPE_CROSSINGS_MAX], y = shape_scan_lat(s), width = -1, x = s->points[0].lon;
    int count = shape_crossings(s, y, list);
    if (count == SHAPE_CROSSINGS_MAX || count < 2) { /* flat or too complex: the box will do */
        bbox box = shape_box(s);
        *lat = geo_bbox_center_lat(box);
        *lon = geo_bbox_center_lon(box);
        return;
    }
    qsort(list, (size_t)count, sizeof *list, shape_compare_doubles);
    for (int i = 0; i + 1 < count; i += 2) {
        if (list[i + 1] - list[i] > width) {
            width = list[i + 1] - list[i];
            x = (list[i] + list[i + 1]) / 2;
        }
    }
    *lat = y * SHAPE_UNIT;
    *lon = x * SHAPE_UNIT;
}

/* ---- fewer points ---- */

#define SHAPE_PARTS_OF_SIZE 32.0 /* a part keeps details of this fraction of its size */

GEO_FN bool shape_is_wrapped(const shape *s) {
    for (int part = 0; part < s->parts; part++) {
        for (int i = shape_begin(s, part) + 1; i < s->ends[part]; i++) {
            if (llabs((int64_t)s->points[i].lon - s->points[i - 1].lon) > 1800000000) {
                return true;
            }
        }
    }
    return false;
}

/* Squared distance of a point to an edge, in units of latitude. */
static double shape_distance2(shape_point p, shape_point a, shape_point b, double scale) {
    return geo_edge_distance2((p.lon - (double)a.lon) * scale, p.lat - (double)a.lat,
                              (b.lon - (double)a.lon) * scale, b.lat - (double)a.lat);
}

/* Whether the points between two can be left out. */
static bool shape_is_straight(const shape *s, int from, int to, double scale, double most2) {
    for (int i = from + 1; i < to; i++) {
        if (shape_distance2(s->points[i], s->points[from], s->points[to], scale) > most2) {
            return false;
        }
    }
    return true;
}

/* Simplifies the points from..end to those from `count` on; returns the number of all points. An
 * edge grows until a point that it leaves out is too far away. */
static int shape_simplify_part(shape *s, int from, int end, int count, double most) {
    enum { WINDOW = 64 }; /* points that one edge leaves out at most */
    double scale = MAX(cos(s->points[from].lat * SHAPE_UNIT * GEO_DEG), 0.01);
    shape_point last = s->points[end - 1];
    while (from < end - 1) {
        int to = from + 1;
        while (to + 1 < end && to - from < WINDOW &&
               shape_is_straight(s, from, to + 1, scale, most * most)) {
            to++;
        }
        s->points[count++] = s->points[from];
        from = to;
    }
    s->points[count++] = last;
    return count;
}

GEO_FN void shape_simplify(shape *s, double tolerance_m) {
    double most = tolerance_m / (GEO_DEGREE_M * SHAPE_UNIT);
    int count = 0, from = 0;
    for (int part = 0; part < s->parts; part++) {
        bbox box = shape_box_of_part(s, part);
        double size = MAX(box.east - box.west, box.north - box.south) / SHAPE_UNIT;
        int end = s->ends[part];
        count = shape_simplify_part(s, from, end, count, MIN(most, size / SHAPE_PARTS_OF_SIZE));
        s->ends[part] = count;
        from = end;
    }
    s->count = count;
}

/* ---- rings ---- */

typedef struct {
    shape_point point;
    int part; /* that begins or ends there */
} shape_end;

typedef struct {
    int from, to; /* its points */
    int is_used;
} shape_part;

typedef struct {
    shape_point *points; /* of the rings so far */
    shape_end *ends;     /* of all parts, by their points */
    shape_part *parts;
    int count, end_count;
} shape_rings;

static int shape_compare_ends(const void *a, const void *b) {
    const shape_end *p = a, *q = b;
    int order = shape_compare_points(&p->point, &q->point);
    return order ? order : p->part - q->part;
}

/* Adds a part from one of its ends to the other; the point that it shares with the ring is there.
 */
static void shape_add_part(const shape *s, shape_rings *r, shape_part *part, bool is_reversed,
                           bool goes_on) {
    int size = part->to - part->from;
    for (int i = goes_on; i < size; i++) {
        r->points[r->count++] = s->points[is_reversed ? part->to - 1 - i : part->from + i];
    }
    part->is_used = true;
}

/* Continues a ring with a part that begins or ends where it stops. False: there is none. */
static bool shape_go_on(const shape *s, shape_rings *r) {
    shape_end key = {.point = r->points[r->count - 1], .part = -1};
    int low = 0, high = r->end_count;
    while (low < high) {
        int middle = low + (high - low) / 2;
        if (shape_compare_ends(&r->ends[middle], &key) < 0) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    for (; low < r->end_count && shape_compare_points(&r->ends[low].point, &key.point) == 0;
         low++) {
        shape_part *part = &r->parts[r->ends[low].part];
        if (!part->is_used) {
            bool is_begin = shape_compare_points(&s->points[part->from], &key.point) == 0;
            shape_add_part(s, r, part, !is_begin, true);
            return true;
        }
    }
    return false;
}

/* Takes the arrays from the memory after the last point. */
static bool shape_open_rings(shape *s, shape_rings *r) {
    size_t left = (size_t)(s->points_max - s->count), parts = (size_t)s->parts;
    size_t need = (size_t)s->count * sizeof *r->points + 2 * parts * sizeof *r->ends +
                  parts * sizeof *r->parts;
    if (need > left * sizeof *s->points) {
        return false;
    }
    *r = (shape_rings){.points = s->points + s->count};
    r->ends = (shape_end *)(void *)(r->points + s->count);
    r->parts = (shape_part *)(void *)(r->ends + 2 * parts);
    for (int i = 0; i < s->parts; i++) {
        r->parts[i] = (shape_part){shape_begin(s, i), s->ends[i], false};
        r->ends[r->end_count++] = (shape_end){s->points[r->parts[i].from], i};
        r->ends[r->end_count++] = (shape_end){s->points[r->parts[i].to - 1], i};
    }
    qsort(r->ends, (size_t)r->end_count, sizeof *r->ends, shape_compare_ends);
    return true;
}

GEO_FN void shape_join(shape *s) {
    shape_rings r;
    int parts = s->parts;
    if (parts < 2 || !shape_open_rings(s, &r)) {
        return;
    }
    s->parts = 0;
    for (int i = 0; i < parts; i++) {
        int from = r.count;
        if (r.parts[i].is_used) {
            continue;
        }
        shape_add_part(s, &r, &r.parts[i], false, false);
        while (shape_compare_points(&r.points[from], &r.points[r.count - 1]) != 0 &&
               shape_go_on(s, &r)) {
        }
        s->ends[s->parts++] = r.count;
    }
    s->count = r.count;
    memmove(s->points, r.points, (size_t)s->count * sizeof *s->points);
}

/* ---- pieces ---- */

enum { SHAPE_UNITS = 10, SHAPE_VARINT_MAX = 5 }; /* of a shape in one of an outline */

static uint32_t shape_unit(int32_t degrees, int64_t lowest) {
    return (uint32_t)((degrees + lowest + SHAPE_UNITS / 2) / SHAPE_UNITS);
}

static uint32_t shape_x(shape_point p) {
    return shape_unit(p.lon, 1800000000);
}

static uint32_t shape_y(shape_point p) {
    return shape_unit(p.lat, 900000000);
}

static char *shape_put_varint(char *at, uint32_t value) {
    for (; value > 127; value >>= 7) {
        *at++ = (char)((value & 127) | 128);
    }
    *at++ = (char)value;
    return at;
}

static char *shape_put_difference(char *at, uint32_t from, uint32_t to) {
    uint32_t back = to < from ? from - to - 1 : to - from;
    return shape_put_varint(at, back << 1 | (to < from));
}

/* The points from..to as one piece; returns its end. */
static char *shape_put_piece(const shape *s, int from, int to, unsigned flags, char *at) {
    uint32_t west = UINT32_MAX, south = UINT32_MAX, east = 0, north = 0;
    for (int i = from; i <= to; i++) {
        west = MIN(west, shape_x(s->points[i]));
        east = MAX(east, shape_x(s->points[i]));
        south = MIN(south, shape_y(s->points[i]));
        north = MAX(north, shape_y(s->points[i]));
    }
    at = sort_put(at, (unsigned)(to - from + 1) << OUTLINE_FLAG_BITS | flags, 2);
    at = sort_put(sort_put(at, west, 4), south, 4);
    at = sort_put(sort_put(at, east - west, 4), north - south, 4);
    char *size = at, *points = at + 2;
    at = shape_put_varint(points, shape_x(s->points[from]) - west);
    at = shape_put_varint(at, shape_y(s->points[from]) - south);
    for (int i = from + 1; i <= to; i++) {
        at = shape_put_difference(at, shape_x(s->points[i - 1]), shape_x(s->points[i]));
        at = shape_put_difference(at, shape_y(s->points[i - 1]), shape_y(s->points[i]));
    }
    sort_put(size, (uint64_t)(at - points), 2);
    return at;
}

GEO_FN void shape_pack(const shape *s, bool is_area, int *at, out *o) {
    enum { PIECE_MAX = OUTLINE_WRITER_HEAD + OUTLINE_PIECE_POINTS * 2 * SHAPE_VARINT_MAX };
    char piece[PIECE_MAX];
    int part = 0;
    while (part < s->parts && s->ends[part] <= *at) {
        part++;
    }
    while (part < s->parts) {
        bool begins = *at == shape_begin(s, part);
        int from = begins ? *at : *at - 1;
        int to = MIN(from + OUTLINE_PIECE_POINTS, s->ends[part]) - 1;
        unsigned flags = (begins ? OUTLINE_BEGINS : 0) | (is_area ? OUTLINE_IS_AREA : 0);
        size_t size = (size_t)(shape_put_piece(s, from, to, flags, piece) - piece);
        if (size > o->cap - o->len) {
            return;
        }
        out_text(o, (str){piece, size});
        *at = to + 1;
        part += *at == s->ends[part];
    }
}

#undef SHAPE_PARTS_OF_SIZE
#undef SHAPE_UNIT
