/* gaz_near -- nearest places through the spatial tree of an image.
 *
 * Flow: gaz_reverse and gaz_place ask. Owns nothing; bounds-checked reads only, depth limited by
 * IMAGE_LEVELS_MAX. Outside facts: the haversine formula; Taylor series of sine and cosine.
 *
 * Branch and bound: whatever lies outside of a window of latitudes and longitudes round the circle
 * that is still of interest is left out, by comparing stored numbers; the window narrows as hits
 * are found, and children are visited nearest first to find good ones early. Only places inside the
 * window cost a distance, as h = sin^2(angle / 2). A circle that holds a pole has all longitudes; a
 * window that crosses the antimeridian is tried a turn to either side, too. */
#include "gaz_near.h"

#include <math.h>

typedef struct {
    const near_query *q;
    const image *m;
    double lat, lon, cos_lat;             /* radians */
    double y, x, step;                    /* the point in stored units; radians of one unit */
    int64_t turn;                         /* all longitudes, in units */
    int64_t low_y, high_y, low_x, high_x; /* the window, in units; x may be beyond a turn */
    bool is_wrapped;                      /* it is */
    near_hit *hits;
    int count, limit;
    double limit_h;                        /* h of the window's circle */
    double reach_m;                        /* of the class at hand */
    uint64_t first, end;                   /* places of the class */
    uint64_t nodes[IMAGE_LEVELS_MAX];      /* the first node of a level */
    uint64_t level_size[IMAGE_LEVELS_MAX]; /* nodes of a level */
} near_state;

#define NEAR_PI     3.141592653589793
#define NEAR_RADIAN (NEAR_PI / 180)

/* sin(x)^2, to 1e-12 for small x. */
static double near_sine2(double x) {
    double y = x * x;
    if (y > 0.04) {
        double s = sin(x);
        return s * s;
    }
    return y * (1 - y * (1.0 / 3) * (1 - y * (2.0 / 15) * (1 - y * (1.0 / 14))));
}

/* cos(x) for |x| <= pi / 2, to 1e-10. */
static double near_cosine(double x) {
    static const double parts[] = {1.0 / 240, 1.0 / 182, 1.0 / 132, 1.0 / 90,
                                   1.0 / 56,  1.0 / 30,  1.0 / 12,  1.0 / 2};
    double y = x * x, sum = 1;
    for (size_t i = 0; i < LEN(parts); i++) {
        sum = 1 - y * parts[i] * sum;
    }
    return sum;
}

static double near_metres(double h) {
    double root = sqrt(MIN(h, 1.0));
    double half = h < 1e-4 ? root * (1 + h / 6) : asin(root);
    return 2 * GEO_RADIUS_M * half;
}

static double near_h(double metres) {
    double half = metres / (2 * GEO_RADIUS_M);
    return half >= NEAR_PI / 2 ? 1 : near_sine2(half);
}

/* Coordinates have 3 or 4 bytes (image_open sees to it), so this is quicker than image_value. */
static inline int64_t near_number(const unsigned char *at, uint32_t width) {
    int64_t value = at[0] | at[1] << 8 | at[2] << 16;
    return width == 4 ? value | (int64_t)at[3] << 24 : value;
}

/* ---- the window ---- */

/* How far the circle reaches in longitude, or a little farther: near a pole all the way round. */
static double near_wide(const near_state *s, double angle) {
    double ratio = angle / s->cos_lat; /* at least that of the sines */
    if (ratio < 0.1) {
        return ratio * (1 + 0.17 * ratio * ratio); /* above asin(ratio) */
    }
    bool holds_pole = angle >= NEAR_PI / 2 - fabs(s->lat);
    return holds_pole ? NEAR_PI : asin(MIN(sin(angle) / s->cos_lat, 1.0));
}

/* A little wider than the circle, for rounding must not hide a place. */
static void near_narrow(near_state *s, double h) {
    if (h >= s->limit_h) {
        return;
    }
    s->limit_h = h;
    double root = sqrt(MIN(h, 1.0));
    double angle = 2 * (h < 1e-3 ? root * (1 + 0.17 * h) : asin(root)) * 1.000001 + 1e-9;
    double wide = near_wide(s, angle);
    s->low_y = (int64_t)(s->y - angle / s->step) - 1;
    s->high_y = (int64_t)(s->y + angle / s->step) + 1;
    s->low_x = (int64_t)(s->x - wide / s->step) - 1;
    s->high_x = (int64_t)(s->x + wide / s->step) + 1;
    s->is_wrapped = s->low_x < 0 || s->high_x > s->turn;
}

static bool near_in_x(const near_state *s, int64_t west, int64_t east) {
    if (west <= s->high_x && east >= s->low_x) {
        return true;
    }
    return s->is_wrapped && ((west + s->turn <= s->high_x && east + s->turn >= s->low_x) ||
                             (west - s->turn <= s->high_x && east - s->turn >= s->low_x));
}

/* ---- the tree ---- */

static void near_keep(near_state *s, uint32_t row, double h) {
    double metres = near_metres(h);
    double worst = s->count == s->limit ? s->hits[s->count - 1].score : INFINITY;
    double score = s->q->score ? s->q->score(s->q, s->m, row, metres, worst) : metres;
    if (score < 0 || metres > s->q->max_m || score >= worst) {
        return;
    }
    int at = s->count < s->limit ? s->count++ : s->count - 1;
    for (; at && s->hits[at - 1].score > score; at--) {
        s->hits[at] = s->hits[at - 1];
    }
    s->hits[at] = (near_hit){row, metres, score};
    if (s->count == s->limit) {
        worst = s->hits[s->count - 1].score;
        near_narrow(s, near_h(s->q->score ? worst * s->reach_m : worst));
    }
}

static inline void near_leaf_of(near_state *s, uint64_t leaf, uint32_t width) {
    const image_column *ys = &s->m->columns[IMAGE_LAT], *xs = &s->m->columns[IMAGE_LON];
    uint64_t from = s->first + leaf * IMAGE_FANOUT, end = MIN(from + IMAGE_FANOUT, s->end);
    end = MIN(end, MIN(ys->count, xs->count));
    for (uint64_t p = from; p < end; p++) {
        int64_t y = near_number(ys->at + p * width, width);
        if (y < s->low_y || y > s->high_y) {
            continue;
        }
        int64_t x = near_number(xs->at + p * width, width);
        if (!near_in_x(s, x, x)) {
            continue;
        }
        double lat = MIN((double)y * s->step - NEAR_PI / 2, NEAR_PI / 2);
        double h = near_sine2(((double)y - s->y) * s->step / 2) +
                   s->cos_lat * near_cosine(lat) * near_sine2(((double)x - s->x) * s->step / 2);
        if (h <= s->limit_h) {
            near_keep(s, (uint32_t)p, h);
        }
    }
}

static void near_leaf(near_state *s, uint64_t leaf) {
    if (s->m->columns[IMAGE_LAT].width == 3) {
        near_leaf_of(s, leaf, 3);
    } else {
        near_leaf_of(s, leaf, 4);
    }
}

typedef struct {
    int64_t west, south, east, north;
    double guess; /* how far it is, roughly: only to visit near ones first */
} near_box;

static bool near_in_window(const near_state *s, const near_box *b) {
    return b->south <= s->high_y && b->north >= s->low_y && near_in_x(s, b->west, b->east);
}

static double near_guess(const near_state *s, const near_box *b) {
    double south = (double)b->south, north = (double)b->north, west = (double)b->west,
           east = (double)b->east;
    double dy = s->y < south ? south - s->y : s->y > north ? s->y - north : 0;
    double dx = s->x < west ? west - s->x : s->x > east ? s->x - east : 0;
    dx = MIN(dx, (double)s->turn - dx) * s->cos_lat;
    return dx * dx + dy * dy;
}

/* The children of a node that the window touches, in `boxes`; in `order` the nearest first. */
static inline int near_children(const near_state *s, uint64_t from, uint64_t end,
                                near_box boxes[IMAGE_FANOUT], unsigned order[IMAGE_FANOUT],
                                uint32_t width) {
    const image_column *c = &s->m->columns[IMAGE_NODE];
    end = MIN(end, c->count / 4);
    int count = 0;
    for (uint64_t node = from; node < end; node++) {
        const unsigned char *at = c->at + node * 4 * width;
        unsigned i = (unsigned)(node - from);
        near_box *b = &boxes[i];
        b->south = near_number(at + width, width);
        b->north = near_number(at + 3 * width, width);
        if (b->south > s->high_y || b->north < s->low_y) {
            continue;
        }
        b->west = near_number(at, width);
        b->east = near_number(at + 2 * width, width);
        if (!near_in_x(s, b->west, b->east)) {
            continue;
        }
        b->guess = near_guess(s, b);
        int to = count++;
        for (; to && boxes[order[to - 1]].guess > b->guess; to--) {
            order[to] = order[to - 1];
        }
        order[to] = i;
    }
    return count;
}

static void near_node(near_state *s, int level, uint64_t node) {
    if (level == 0) {
        near_leaf(s, node);
        return;
    }
    uint64_t from = node * IMAGE_FANOUT, end = MIN(from + IMAGE_FANOUT, s->level_size[level - 1]);
    uint64_t first = s->nodes[level - 1];
    near_box boxes[IMAGE_FANOUT];
    unsigned order[IMAGE_FANOUT];
    int count = s->m->columns[IMAGE_NODE].width == 3
                    ? near_children(s, first + from, first + end, boxes, order, 3)
                    : near_children(s, first + from, first + end, boxes, order, 4);
    for (int i = 0; i < count; i++) {
        if (near_in_window(s, &boxes[order[i]])) { /* it may have narrowed since */
            near_node(s, level - 1, from + order[i]);
        }
    }
}

/* The levels of a class's tree, whose first node is `node`; answers the top level, -1 without
 * places. */
static int near_levels(near_state *s, uint64_t *node) {
    uint64_t size = s->end - s->first;
    for (int level = 0; level < IMAGE_LEVELS_MAX && size; level++) {
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

static void near_class(near_state *s, int cls, uint64_t node) {
    s->first = image_first(s->m, (image_class)cls);
    s->end = image_first(s->m, (image_class)(cls + 1));
    int top = near_levels(s, &node);
    if (top < 0) {
        return;
    }
    s->reach_m = s->q->reach_m[cls];
    s->limit_h = 2; /* of nothing yet */
    double most = s->q->max_m;
    if (s->count == s->limit) {
        double worst = s->hits[s->limit - 1].score;
        most = MIN(most, s->q->score ? worst * s->reach_m : worst);
    }
    near_narrow(s, near_h(most));
    near_node(s, top, 0);
}

GEO_FN int near_search(const image *m, const near_query *q, near_hit *hits, int limit) {
    uint32_t width = MAX(m->columns[IMAGE_LAT].width, 1u);
    double turn = (double)image_pack_degrees(180, -180, width);
    near_state s = {.q = q,
                    .m = m,
                    .lat = q->lat * NEAR_RADIAN,
                    .cos_lat = near_cosine(q->lat * NEAR_RADIAN),
                    .turn = (int64_t)turn,
                    .step = 2 * NEAR_PI / turn,
                    .y = (q->lat + 90) / 360 * turn,
                    .x = (q->lon + 180) / 360 * turn,
                    .hits = hits,
                    .limit = limit};
    uint64_t nodes[IMAGE_CLASSES], node = 0;
    for (int c = 0; c < IMAGE_CLASSES; c++) {
        s.first = image_first(m, (image_class)c);
        s.end = image_first(m, (image_class)(c + 1));
        nodes[c] = node;
        near_levels(&s, &node);
    }
    for (int c = IMAGE_CLASSES - 1; c >= 0 && limit > 0;
         c--) { /* small ones are dense: they narrow most */
        if (q->classes & IMAGE_CLASS_BIT(c)) {
            near_class(&s, c, nodes[c]);
        }
    }
    return s.count;
}

#undef NEAR_PI
#undef NEAR_RADIAN
