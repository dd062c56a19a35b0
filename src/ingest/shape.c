/* shape -- measures a line or an area. Owns nothing. Outside facts: the representative points are
 * those of PostGIS' ST_LineInterpolatePoint(0.5) and ST_PointOnSurface, because Nominatim shows
 * these. */
#include "shape.h"

#include <math.h>
#include <stdlib.h>

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

#undef SHAPE_UNIT
