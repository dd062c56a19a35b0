/* gaz_near -- nearest places through the spatial tree of an image.
 *
 * Flow: gaz_reverse and gaz_place ask. Owns nothing; bounds-checked reads only, depth limited by
 * IMAGE_LEVELS_MAX. Outside facts: the haversine formula; Taylor series of sine and cosine.
 *
 * Branch and bound: children of a node are visited nearest first, and what cannot beat the worst kept hit is
 * left out. Angles are compared as h = sin^2(angle / 2), which needs no square roots; a box is at least as
 * far as the smallest latitude difference and the smallest longitude difference at its narrower side. */
#include "gaz_near.h"

#include <math.h>

enum { NEAR_SEGMENT_LEVELS = IMAGE_LEVELS_MAX };

typedef struct {
    const near_query *q;
    const image *m;
    double lat, lon, cos_lat; /* radians */
    double lat_step, lon_step; /* radians per stored unit */
    near_hit *hits;
    int count, limit;
    double limit_h;     /* h of what is still of interest */
    double reach_m;     /* of the class at hand */
    uint64_t first, places;                   /* of the class */
    uint64_t nodes[NEAR_SEGMENT_LEVELS];      /* the first node of a level */
    uint64_t level_size[NEAR_SEGMENT_LEVELS]; /* nodes of a level */
} near_state;

#define NEAR_RADIAN 0.017453292519943295

/* sin(x)^2, to 1e-12 for small x. */
static double near_sine2(double x) {
    double y = x * x;
    if (y > 0.04) {
        double s = sin(x);
        return s * s;
    }
    return y * (1 - y / 3 * (1 - y * 2 / 15 * (1 - y / 14)));
}

/* cos(x) for |x| <= pi / 2, to 1e-10. */
static double near_cosine(double x) {
    double y = x * x;
    return 1 - y / 2 * (1 - y / 12 * (1 - y / 30 * (1 - y / 56 * (1 - y / 90 * (1 - y / 132 * (1 - y / 182 * (1 - y / 240)))))));
}

static double near_metres(double h) {
    double root = sqrt(MIN(h, 1.0));
    double half = h < 1e-4 ? root * (1 + h / 6) : asin(root);
    return 2 * GEO_RADIUS_M * half;
}

static double near_h(double metres) {
    double half = metres / (2 * GEO_RADIUS_M);
    return half >= 1.5707963267948966 ? 1 : near_sine2(half);
}

/* A longitude difference the short way round, in radians. */
static double near_turn(double difference) {
    double d = fabs(difference);
    return d > 3.141592653589793 ? 6.283185307179586 - d : d;
}

static double near_box_h(const near_state *s, uint64_t node) {
    const image *m = s->m;
    double south = (double)image_value(m, IMAGE_NODE_SOUTH, node) * s->lat_step - 1.5707963267948966;
    double north = (double)image_value(m, IMAGE_NODE_NORTH, node) * s->lat_step - 1.5707963267948966;
    double west = (double)image_value(m, IMAGE_NODE_WEST, node) * s->lon_step - 3.141592653589793;
    double east = (double)image_value(m, IMAGE_NODE_EAST, node) * s->lon_step - 3.141592653589793;
    double dlat = s->lat < south ? south - s->lat : s->lat > north ? s->lat - north : 0;
    double h = near_sine2(dlat / 2);
    if (s->lon < west || s->lon > east) {
        double dlon = MIN(near_turn(west - s->lon), near_turn(s->lon - east));
        double widest = MAX(fabs(south), fabs(north));
        h += s->cos_lat * near_cosine(MIN(widest, 1.5707963267948966)) * near_sine2(dlon / 2);
    }
    return h * 0.999999; /* rounding must not hide a place */
}

static void near_keep(near_state *s, uint32_t row, double h) {
    double metres = near_metres(h);
    double score = s->q->score ? s->q->score(s->q, s->m, row, metres) : metres;
    if (score < 0 || metres > s->q->max_m ||
        (s->count == s->limit && score >= s->hits[s->count - 1].score)) {
        return;
    }
    int at = s->count < s->limit ? s->count++ : s->count - 1;
    for (; at && s->hits[at - 1].score > score; at--) {
        s->hits[at] = s->hits[at - 1];
    }
    s->hits[at] = (near_hit){row, metres, score};
    if (s->count == s->limit) {
        double worst = s->hits[s->count - 1].score;
        double reach = s->q->score ? worst * s->reach_m : worst;
        s->limit_h = MIN(s->limit_h, near_h(reach));
    }
}

static void near_leaf(near_state *s, uint64_t leaf) {
    uint64_t from = s->first + leaf * IMAGE_FANOUT;
    uint64_t end = MIN(from + IMAGE_FANOUT, s->first + s->places);
    for (uint64_t p = from; p < end; p++) {
        double lat = (double)image_value(s->m, IMAGE_LAT, p) * s->lat_step - 1.5707963267948966;
        double lon = (double)image_value(s->m, IMAGE_LON, p) * s->lon_step - 3.141592653589793;
        double h = near_sine2((lat - s->lat) / 2);
        if (h > s->limit_h) {
            continue;
        }
        h += s->cos_lat * near_cosine(MIN(lat, 1.5707963267948966)) *
             near_sine2(near_turn(lon - s->lon) / 2);
        if (h <= s->limit_h) {
            near_keep(s, (uint32_t)p, h);
        }
    }
}

static void near_node(near_state *s, int level, uint64_t node) {
    if (level == 0) {
        near_leaf(s, node);
        return;
    }
    uint64_t from = node * IMAGE_FANOUT;
    uint64_t end = MIN(from + IMAGE_FANOUT, s->level_size[level - 1]);
    double bounds[IMAGE_FANOUT];
    uint64_t order[IMAGE_FANOUT];
    int count = 0;
    for (uint64_t child = from; child < end; child++) {
        double h = near_box_h(s, s->nodes[level - 1] + child);
        if (h > s->limit_h) {
            continue;
        }
        int at = count++;
        for (; at && bounds[at - 1] > h; at--) {
            bounds[at] = bounds[at - 1];
            order[at] = order[at - 1];
        }
        bounds[at] = h;
        order[at] = child;
    }
    for (int i = 0; i < count && bounds[i] <= s->limit_h; i++) {
        near_node(s, level - 1, order[i]);
    }
}

/* The levels of a class's tree, whose first node is `node`; answers the top level, -1 without places. */
static int near_levels(near_state *s, uint64_t *node) {
    uint64_t size = s->places;
    for (int level = 0; level < NEAR_SEGMENT_LEVELS && size; level++) {
        size = (size + IMAGE_FANOUT - 1) / IMAGE_FANOUT;
        s->nodes[level] = *node;
        s->level_size[level] = size;
        *node += size;
        if (size == 1) {
            return level;
        }
    }
    return -1;
}

GEO_FN int near_search(const image *m, const near_query *q, near_hit *hits, int limit) {
    double units = image_unpack_degrees(1, 0, MAX(m->columns[IMAGE_LAT].width, 1u)) * NEAR_RADIAN;
    near_state s = {.q = q,
                    .m = m,
                    .lat = q->lat * NEAR_RADIAN,
                    .lon = q->lon * NEAR_RADIAN,
                    .cos_lat = near_cosine(q->lat * NEAR_RADIAN),
                    .lat_step = units,
                    .lon_step = units,
                    .hits = hits,
                    .limit = limit};
    uint64_t node = 0;
    for (int c = 0; c < IMAGE_CLASSES && limit > 0; c++) {
        s.first = image_first(m, (image_class)c);
        s.places = image_first(m, (image_class)(c + 1)) - s.first;
        int top = near_levels(&s, &node);
        if (top < 0 || !(q->classes & IMAGE_CLASS_BIT(c))) {
            continue;
        }
        s.reach_m = q->reach_m[c];
        s.limit_h = near_h(q->max_m);
        if (s.count == limit) {
            double worst = hits[limit - 1].score;
            s.limit_h = MIN(s.limit_h, near_h(q->score ? worst * s.reach_m : worst));
        }
        near_node(&s, top, 0);
    }
    return s.count;
}

#undef NEAR_RADIAN
