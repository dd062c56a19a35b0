/* rtree -- nearest-neighbour search in an image's packed Hilbert R-trees (Kamel and Faloutsos
 * 1993), one per class of places. Rows are sorted along a Hilbert curve, and every 16 rows, then
 * every 16 nodes of the level below, have one node, so a tree is an array of bounding boxes without
 * pointers; image.c has the layout. Owns nothing; reads are bounds-checked, the depth is limited by
 * IMAGE_LEVELS_MAX. Outside facts: the haversine formula; the Taylor series of sine.
 *
 * Branch and bound: the search circle has a window of latitudes and longitudes, and whatever lies
 * outside it is skipped by comparing stored numbers. The window narrows as hits are found; children
 * are visited nearest first, to find good hits early. Only places inside the window cost a
 * distance, as h = sin^2(angle / 2). A circle that contains a pole spans all longitudes; a window
 * that crosses the antimeridian is also tried 360 degrees further on. */
#include "rtree.h"

#include <math.h>

#include "../geo/geo.h"
/* Units of call_charge. */
enum { RTREE_NODE_WORK = 4, RTREE_LEAF_WORK = 4, RTREE_PLACE_WORK = 4 };

typedef struct {
    int32_t low, high;
} rtree_range;

/* The four sides of a node, packed into one or two 64-bit words, see rtree_intersects. */
typedef struct {
    uint64_t at[2];
} rtree_sides;

/* Constants of images with coordinates of 3 or 4 bytes. */
typedef struct {
    uint32_t circle;     /* units of 360 degrees */
    int32_t west;        /* the coordinate of the westernmost point */
    unsigned field_bits; /* of a node's side, with its guard bit */
    unsigned shift;      /* low bits of a coordinate that sides leave out */
    uint64_t guard;      /* the highest bit of each field */
} rtree_scale;

typedef struct {
    const rtree_query *q;
    const image *m;
    double lat, cos_lat;    /* radians */
    double step;            /* radians of one stored unit */
    double y, x;            /* the point, in units of rtree_coordinate */
    rtree_range ys, xs[2];  /* the window; the second xs is the part beyond the antimeridian */
    rtree_sides windows[2]; /* the same in units of node sides */
    bool is_wrapped;        /* there is a second part */
    rtree_scale scale;
    int64_t point[4]; /* x and y in units of node sides, and their complements */
    rtree_hit *hits;
    int count, limit;
    double limit_h;         /* h of the window's circle */
    double influence_m;     /* of the current class */
    const image_tree *tree; /* of the current class */
    uint64_t first, end;    /* its places */
} rtree_state;

/* sin(x)^2 with an error below 2e-11. */
static double rtree_sine2(double x) {
    double y = x * x;
    if (y > 0.04) {
        double s = sin(x);
        return s * s;
    }
    return y * (1 - y * (1.0 / 3) * (1 - y * (2.0 / 15) * (1 - y * (1.0 / 14))));
}

/* Half the angle whose h this is. */
static double rtree_half_angle(double h) {
    double root = sqrt(MIN(h, 1.0));
    return h < 1e-4 ? root * (1 + h / 6) : asin(root);
}

static double rtree_h_of_metres(double metres) {
    double half = metres / (2 * GEO_RADIUS_M);
    return half >= GEO_PI / 2 ? 1 : rtree_sine2(half);
}

/* ---- nodes ---- */

static rtree_sides rtree_load(const rtree_state *s, const unsigned char *at) {
    return (rtree_sides){{str_load_8(at), s->scale.field_bits == 16 ? 0 : str_load_8(at + 8)}};
}

/* All four comparisons at once (SIMD within a register). A node intersects the window when none of
 * its sides is greater than the opposite side of the window, east and north taken as complements.
 * Each field of the window has a guard bit set above it, which a subtraction borrows only when the
 * side is greater. */
static inline bool rtree_intersects(const rtree_state *s, rtree_sides sides) {
    const rtree_sides *w = s->windows;
    uint64_t left = (w[0].at[0] - sides.at[0]) & (w[0].at[1] - sides.at[1]) & s->scale.guard;
    if (s->is_wrapped && left != s->scale.guard) {
        left = (w[1].at[0] - sides.at[0]) & (w[1].at[1] - sides.at[1]) & s->scale.guard;
    }
    return left == s->scale.guard;
}

/* A rough distance to the node, good enough to visit near ones first: how far each side is beyond
 * the point. */
static int64_t rtree_estimate(const rtree_state *s, rtree_sides sides) {
    const unsigned bits = s->scale.field_bits;
    const uint64_t greatest = (UINT64_C(1) << (bits - 1)) - 1;
    uint64_t rest = sides.at[0];
    int64_t estimate = 0;
    for (unsigned i = 0; i < 4; i++) {
        estimate += MAX((int64_t)(rest & greatest) - s->point[i], 0);
        rest = bits == 32 && i == 1 ? sides.at[1] : rest >> bits;
    }
    return estimate;
}

/* ---- the window ---- */

/* Half the width of the circle in longitude, rounded up; half the globe when it holds a pole. */
static double rtree_half_width(const rtree_state *s, double angle) {
    double ratio = angle / s->cos_lat; /* at least that of the sines */
    if (ratio < 0.1) {
        return ratio * (1 + 0.17 * ratio * ratio); /* above asin(ratio) */
    }
    bool holds_pole = angle >= GEO_PI / 2 - fabs(s->lat);
    return holds_pole ? GEO_PI : asin(MIN(sin(angle) / s->cos_lat, 1.0));
}

static int32_t rtree_clamp(const rtree_state *s, double number) {
    double west = s->scale.west;
    return (int32_t)MAX(MIN(number, west + s->scale.circle), west);
}

/* A little wider than requested, as rounding must not hide a place. */
static rtree_range rtree_range_around(const rtree_state *s, double middle, double half) {
    return (rtree_range){rtree_clamp(s, middle - half - 2), rtree_clamp(s, middle + half + 2)};
}

/* The window in the units of node sides, never rounded inwards; see rtree_intersects. */
static rtree_sides rtree_window(const rtree_state *s, rtree_range xs) {
    const unsigned bits = s->scale.field_bits;
    const uint64_t greatest = (UINT64_C(1) << (bits - 1)) - 1;
    const int32_t sides[4] = {xs.high, s->ys.high, xs.low, s->ys.low};
    rtree_sides w = {{s->scale.guard, s->scale.guard}};
    for (unsigned i = 0; i < 4; i++) {
        uint64_t side = (uint64_t)((int64_t)sides[i] - s->scale.west) >> s->scale.shift;
        w.at[i * bits / 64] |= (i < 2 ? side : greatest - side) << i * bits % 64;
    }
    return w;
}

static void rtree_narrow_window(rtree_state *s, double h) {
    if (h >= s->limit_h) {
        return;
    }
    s->limit_h = h * 1.000001; /* places at the same distance are inside */
    double angle = 2 * rtree_half_angle(h) * 1.000001 + 1e-9;
    double wide = rtree_half_width(s, angle) / s->step;
    s->ys = rtree_range_around(s, s->y, angle / s->step);
    s->xs[0] = rtree_range_around(s, s->x, wide);
    double circle = s->scale.circle;
    double beyond = s->x - wide < s->scale.west            ? circle
                    : s->x + wide > s->scale.west + circle ? -circle
                                                           : 0;
    s->xs[1] = beyond == 0 ? (rtree_range){INT32_MAX, INT32_MIN}
                           : rtree_range_around(s, s->x + beyond, wide);
    s->is_wrapped = beyond != 0;
    s->windows[0] = rtree_window(s, s->xs[0]);
    if (s->is_wrapped) {
        s->windows[1] = rtree_window(s, s->xs[1]);
    }
}

/* 1 or 0. */
static inline unsigned rtree_is_within(rtree_range range, int32_t number) {
    return (uint32_t)number - (uint32_t)range.low <= (uint32_t)range.high - (uint32_t)range.low;
}

/* The farthest distance at which a place of the class can have a score that good. */
static double rtree_reach_m(const rtree_state *s, double score) {
    double reach_m = score * s->influence_m;
    if (!s->q->score) {
        return score;
    }
    return s->q->beyond_m > 0 && score > 1 ? s->influence_m + (score - 1) * s->q->beyond_m
                                           : reach_m;
}

/* ---- the tree ---- */

static void rtree_add_hit(rtree_state *s, uint32_t row, double h) {
    double metres = 2 * GEO_RADIUS_M * rtree_half_angle(h);
    double worst = s->count == s->limit ? s->hits[s->count - 1].score : INFINITY;
    double score = s->q->score ? s->q->score(s->q, s->m, row, metres, worst) : metres;
    if (s->q->call) {
        call_charge(s->q->call, RTREE_PLACE_WORK);
    }
    if (score < 0 || metres > s->q->max_m || score > worst) {
        return; /* of equals the later one comes first: its class is smaller, a house, not a shop */
    }
    int at = s->count < s->limit ? s->count++ : s->count - 1;
    for (; at && s->hits[at - 1].score >= score; at--) {
        s->hits[at] = s->hits[at - 1];
    }
    s->hits[at] = (rtree_hit){row, metres, score};
    if (s->count == s->limit) {
        worst = s->hits[s->count - 1].score;
        rtree_narrow_window(s, rtree_h_of_metres(rtree_reach_m(s, worst)));
    }
}

/* A coordinate as stored; those of 4 bytes are moved down by 2^31 to fit. */
static inline int32_t rtree_coordinate(const rtree_state *s, image_section section, uint64_t row) {
    return (int32_t)((int64_t)image_value(s->m, section, row) + s->scale.west);
}

/* The rows from `from` on whose latitudes are in the window: mostly without branches, as none of
 * them can be foreseen. */
static unsigned rtree_rows(const rtree_state *s, uint64_t from, unsigned rows,
                           unsigned found[IMAGE_FANOUT]) {
    const image_column *c = &s->m->columns[IMAGE_LAT];
    const unsigned char *at = c->at + from * c->width;
    const uint32_t low = (uint32_t)s->ys.low, high = (uint32_t)s->ys.high - low;
    const uint32_t west = (uint32_t)s->scale.west - low, mask = (uint32_t)c->mask;
    const size_t width = c->width;
    unsigned count = 0;
    if (from + rows > c->direct) { /* at the end of a file */
        for (unsigned i = 0; i < rows; i++) {
            found[count] = i;
            count += rtree_is_within(s->ys, rtree_coordinate(s, IMAGE_LAT, from + i));
        }
        return count;
    }
    for (unsigned i = 0; i < rows; i++, at += width) {
        found[count] = i;
        count += ((uint32_t)str_load_8(at) & mask) + west <= high;
    }
    return count;
}

static void rtree_visit_leaf(rtree_state *s, uint64_t leaf) {
    const image_column *lats = &s->m->columns[IMAGE_LAT];
    const rtree_range xs = s->xs[0], more = s->xs[s->is_wrapped];
    uint64_t from = s->first + leaf * IMAGE_FANOUT, end = MIN(from + IMAGE_FANOUT, s->end);
    unsigned found[IMAGE_FANOUT];
    end = MIN(end, lats->count);
    if (from >= end ||
        !image_touch(s->m, lats->at + from * lats->width, (end - from) * lats->width)) {
        return;
    }
    unsigned count = rtree_rows(s, from, (unsigned)(end - from), found);
    for (unsigned k = 0; k < count; k++) {
        uint64_t row = from + found[k];
        int32_t x = rtree_coordinate(s, IMAGE_LON, row);
        if (!(rtree_is_within(xs, x) | rtree_is_within(more, x))) {
            continue;
        }
        int32_t y = rtree_coordinate(s, IMAGE_LAT, row);
        double lat = MIN((y - s->scale.west) * s->step - GEO_PI / 2, GEO_PI / 2);
        double h = rtree_sine2((y - s->y) * s->step / 2) +
                   s->cos_lat * cos(lat) * rtree_sine2((x - s->x) * s->step / 2);
        if (h <= s->limit_h && !image_is_hidden(s->m, (uint32_t)row)) {
            rtree_add_hit(s, (uint32_t)row, h);
        }
    }
}

/* Which of these nodes intersect the window, without branches, as none of them can be foreseen;
 * `words`: of a node's sides, a constant, as most time goes here. */
static inline unsigned rtree_test(const rtree_state *s, const unsigned char *at, unsigned nodes,
                                  unsigned words, unsigned found[IMAGE_FANOUT]) {
    const uint64_t first = s->windows[0].at[0], second = s->windows[0].at[1];
    const uint64_t guard = s->scale.guard;
    unsigned count = 0;
    for (unsigned i = 0; i < nodes; i++, at += 8 * words) {
        uint64_t left = first - str_load_8(at);
        left &= words == 1 ? left : second - str_load_8(at + 8);
        found[count] = i;
        count += (left & guard) == guard;
    }
    return count;
}

/* Finds the children that intersect the window. Returns where the sides of all of them are. */
static const unsigned char *rtree_children(const rtree_state *s, int level, uint64_t node,
                                           unsigned found[IMAGE_FANOUT], unsigned *count) {
    const image_column *c = &s->m->columns[IMAGE_NODE];
    uint64_t from = node * IMAGE_FANOUT, size = s->tree->sizes[level - 1];
    uint64_t first = s->tree->nodes[level - 1] + from, bytes = s->scale.field_bits / 2;
    uint64_t nodes = MIN((uint64_t)IMAGE_FANOUT, size - from);
    const unsigned char *at = c->at + first * bytes;
    *count = 0;
    if (from >= size || (first + nodes) * 4 > c->count || !image_touch(s->m, at, nodes * bytes)) {
        return at;
    }
    if (s->is_wrapped) {
        for (unsigned i = 0; i < nodes; i++) {
            found[*count] = i;
            *count += rtree_intersects(s, rtree_load(s, at + i * bytes));
        }
    } else {
        *count = bytes == 8 ? rtree_test(s, at, (unsigned)nodes, 1, found)
                            : rtree_test(s, at, (unsigned)nodes, 2, found);
    }
    return at;
}

typedef struct {
    rtree_sides sides;
    int64_t estimate;
    uint64_t node;
} rtree_child;

/* Adds a child to a list, nearest first. */
static void rtree_add_child(const rtree_state *s, rtree_child *list, unsigned count,
                            rtree_sides sides, uint64_t node) {
    rtree_child child = {sides, rtree_estimate(s, sides), node};
    for (; count && list[count - 1].estimate > child.estimate; count--) {
        list[count] = list[count - 1];
    }
    list[count] = child;
}

static void rtree_visit_node(rtree_state *s, int level, uint64_t node) {
    rtree_child list[IMAGE_FANOUT];
    unsigned found[IMAGE_FANOUT] = {0}, count = 1;
    const unsigned char *at = NULL;
    uint64_t first = 0;
    for (; level && count == 1; level--) { /* mostly there is one way */
        if (s->q->call && !call_charge(s->q->call, RTREE_NODE_WORK)) {
            return;
        }
        at = rtree_children(s, level, node, found, &count);
        first = node * IMAGE_FANOUT;
        node = first + found[0];
    }
    if (count == 1) {
        if (!s->q->call || call_charge(s->q->call, RTREE_LEAF_WORK)) {
            rtree_visit_leaf(s, node);
        }
        return;
    }
    for (unsigned i = 0; i < count; i++) {
        rtree_sides sides = rtree_load(s, at + found[i] * s->scale.field_bits / 2);
        rtree_add_child(s, list, i, sides, first + found[i]);
    }
    for (unsigned i = 0; i < count; i++) {
        if (rtree_intersects(s, list[i].sides)) { /* the window may have narrowed since */
            rtree_visit_node(s, level, list[i].node);
        }
    }
}

static void rtree_search_class(rtree_state *s, image_class cls) {
    s->tree = &s->m->trees[cls];
    s->first = image_first(s->m, cls);
    s->end = image_first(s->m, (image_class)(cls + 1));
    s->influence_m = s->q->influence_m[cls];
    s->limit_h = 2; /* no window yet */
    double max_m = s->q->max_m;
    if (s->count == s->limit) {
        max_m = MIN(max_m, rtree_reach_m(s, s->hits[s->limit - 1].score));
    }
    rtree_narrow_window(s, rtree_h_of_metres(max_m));
    if (rtree_intersects(s, rtree_load(s, s->tree->root))) {
        rtree_visit_node(s, s->tree->top, 0);
    }
}

static double rtree_unpack(const image *m, uint64_t value, uint64_t side) {
    uint32_t width = m->columns[IMAGE_LAT].width, bits = width == 4 ? 31 : 15;
    uint64_t kept = side < 2 ? value : (UINT64_C(1) << bits) - value; /* rounded outwards */
    return image_unpack_degrees(kept << (8 * width - bits), side % 2 ? -90 : -180, width);
}

/* Number `side` of the node's box in degrees. */
static double rtree_degrees(const image *m, uint64_t node, uint64_t side) {
    return rtree_unpack(m, image_value(m, IMAGE_NODE, node * 4 + side), side);
}

GEO_FN bbox rtree_extent(const image *m, unsigned classes) {
    bbox all = geo_bbox_none();
    for (int c = 0; c < IMAGE_CLASSES; c++) {
        const image_tree *t = &m->trees[c];
        if (classes & IMAGE_CLASS_BIT(c) && t->top >= 0) {
            double side[4];
            for (uint64_t i = 0; i < LEN(side); i++) {
                side[i] = rtree_degrees(m, t->nodes[t->top], i);
            }
            all = geo_bbox_is(all) ? (bbox){MIN(all.west, side[0]), MIN(all.south, side[1]),
                                            MAX(all.east, side[2]), MAX(all.north, side[3])}
                                   : (bbox){side[0], side[1], side[2], side[3]};
        }
    }
    return all;
}

typedef struct {
    const image *m;
    call *call;
    const image_tree *tree;
    uint64_t first, end; /* places */
    bbox box;
    void (*visit)(void *ctx, uint32_t row);
    void *ctx;
} rtree_walker;

static void rtree_walk_leaf(const rtree_walker *w, uint64_t leaf) {
    uint64_t from = w->first + leaf * IMAGE_FANOUT, end = MIN(from + IMAGE_FANOUT, w->end);
    for (uint64_t row = from; row < end; row++) {
        double lat = image_lat(w->m, (uint32_t)row), lon = image_lon(w->m, (uint32_t)row);
        if (geo_bbox_contains(w->box, lat, lon) && !image_is_hidden(w->m, (uint32_t)row)) {
            w->visit(w->ctx, (uint32_t)row);
        }
    }
}

static bool rtree_walk_sees(const rtree_walker *w, const double side[4]) {
    return side[0] <= w->box.east && side[1] <= w->box.north && side[2] >= w->box.west &&
           side[3] >= w->box.south;
}

/* Whether the box may have any, which is told without the file. */
static bool rtree_walk_begins(const rtree_walker *w) {
    bool is_wide = w->m->columns[IMAGE_LAT].width == 4;
    double side[4];
    for (unsigned i = 0; i < LEN(side); i++) {
        const unsigned char *at = w->tree->root + i * (is_wide ? 4 : 2);
        uint64_t value = at[0] | (uint64_t)at[1] << 8;
        value |= is_wide ? (uint64_t)at[2] << 16 | (uint64_t)at[3] << 24 : 0;
        side[i] = rtree_unpack(w->m, value, i);
    }
    return w->tree->top >= 0 && rtree_walk_sees(w, side);
}

static void rtree_walk_node(const rtree_walker *w, int level, uint64_t node) {
    double side[4];
    for (uint64_t i = 0; i < LEN(side); i++) {
        side[i] = rtree_degrees(w->m, w->tree->nodes[level] + node, i);
    }
    if (!rtree_walk_sees(w, side) || !call_charge(w->call, RTREE_NODE_WORK)) {
        return;
    }
    if (!level) {
        rtree_walk_leaf(w, node);
        return;
    }
    uint64_t from = node * IMAGE_FANOUT, end = MIN(from + IMAGE_FANOUT, w->tree->sizes[level - 1]);
    for (uint64_t i = from; i < end; i++) {
        rtree_walk_node(w, level - 1, i);
    }
}

GEO_FN void rtree_walk(const image *m, call *c, image_class cls, bbox box,
                       void (*visit)(void *ctx, uint32_t row), void *ctx) {
    rtree_walker w = {.m = m,
                      .call = c,
                      .tree = &m->trees[cls],
                      .first = image_first(m, cls),
                      .end = image_first(m, (image_class)(cls + 1)),
                      .box = box,
                      .visit = visit,
                      .ctx = ctx};
    if (rtree_walk_begins(&w)) {
        rtree_walk_node(&w, w.tree->top, 0);
    }
}

GEO_FN int rtree_search(const image *m, const rtree_query *q, rtree_hit *hits, int limit) {
    static const rtree_scale scales[] = {
        {16777215, 0, 16, 9, UINT64_C(0x8000800080008000)},
        {4294967295, INT32_MIN, 32, 1, UINT64_C(0x8000000080000000)},
    };
    rtree_state s = {.q = q, .m = m, .hits = hits, .limit = limit};
    s.scale = scales[m->columns[IMAGE_LAT].width == 4];
    s.lat = q->lat * GEO_DEG;
    s.cos_lat = cos(s.lat);
    s.step = 2 * GEO_PI / s.scale.circle;
    double y = (q->lat + 90) / 360 * s.scale.circle, x = (q->lon + 180) / 360 * s.scale.circle;
    s.y = y + s.scale.west;
    s.x = x + s.scale.west;
    int64_t greatest = (INT64_C(1) << (s.scale.field_bits - 1)) - 1;
    s.point[0] = (int64_t)x >> s.scale.shift;
    s.point[1] = (int64_t)y >> s.scale.shift;
    s.point[2] = greatest - s.point[0];
    s.point[3] = greatest - s.point[1];
    for (int c = 0; c < IMAGE_CLASSES && limit > 0 && q->classes >> c; c++) {
        if (q->classes & IMAGE_CLASS_BIT(c) && m->trees[c].top >= 0) {
            rtree_search_class(&s, (image_class)c);
        }
    }
    return s.count;
}
