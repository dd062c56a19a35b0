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
    int64_t point[2]; /* x and y in units of node sides */
    rtree_hit *hits;
    int count, limit;
    double limit_h;                        /* h of the window's circle */
    double influence_m;                    /* of the current class */
    uint64_t first, end;                   /* places of the class */
    uint64_t nodes[IMAGE_LEVELS_MAX];      /* first node of each level */
    uint64_t level_size[IMAGE_LEVELS_MAX]; /* nodes of each level */
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

/* Side i of west, south, east, north, as stored: the last two are complements. */
static uint64_t rtree_side(const rtree_state *s, rtree_sides sides, unsigned i) {
    unsigned bit = i * s->scale.field_bits;
    return sides.at[bit / 64] >> bit % 64 & ((UINT64_C(1) << (s->scale.field_bits - 1)) - 1);
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

/* A rough distance to the node, good enough to visit near ones first. */
static int64_t rtree_estimate(const rtree_state *s, rtree_sides sides) {
    int64_t greatest = (INT64_C(1) << (s->scale.field_bits - 1)) - 1, estimate = 0;
    for (unsigned i = 0; i < 2; i++) {
        int64_t low = (int64_t)rtree_side(s, sides, i) - s->point[i];
        int64_t high = s->point[i] - greatest + (int64_t)rtree_side(s, sides, i + 2);
        estimate += MAX(MAX(low, high), 0);
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

static int32_t rtree_clamp(double number) {
    return (int32_t)MAX(MIN(number, (double)INT32_MAX), (double)INT32_MIN);
}

/* A little wider than requested, as rounding must not hide a place. */
static rtree_range rtree_range_around(double middle, double half) {
    return (rtree_range){rtree_clamp(middle - half - 2), rtree_clamp(middle + half + 2)};
}

/* The window in the units of node sides, never rounded inwards; see rtree_intersects. */
static rtree_sides rtree_window(const rtree_state *s, rtree_range xs) {
    uint64_t greatest = (UINT64_C(1) << (s->scale.field_bits - 1)) - 1;
    const int32_t sides[4] = {xs.high, s->ys.high, xs.low, s->ys.low};
    rtree_sides w = {{s->scale.guard, s->scale.guard}};
    for (unsigned i = 0; i < 4; i++) {
        int64_t over = (int64_t)sides[i] - s->scale.west;
        uint64_t side = (uint64_t)MAX(MIN(over, (int64_t)s->scale.circle), 0) >> s->scale.shift;
        w.at[i * s->scale.field_bits / 64] |= (i < 2 ? side : greatest - side)
                                              << i * s->scale.field_bits % 64;
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
    s->ys = rtree_range_around(s->y, angle / s->step);
    s->xs[0] = rtree_range_around(s->x, wide);
    double circle = s->scale.circle;
    double beyond = s->x - wide < s->scale.west            ? circle
                    : s->x + wide > s->scale.west + circle ? -circle
                                                           : 0;
    s->xs[1] =
        beyond == 0 ? (rtree_range){INT32_MAX, INT32_MIN} : rtree_range_around(s->x + beyond, wide);
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

/* Those of so many latitudes that may be read, without branches as far as all are plain. */
static inline void rtree_latitudes(const rtree_state *s, uint64_t from, unsigned count,
                                   int32_t latitudes[IMAGE_FANOUT]) {
    const image_column *c = &s->m->columns[IMAGE_LAT];
    bool is_direct = from + count <= c->direct;
    for (unsigned i = 0; i < count && is_direct; i++) {
        uint64_t value = str_load_8(c->at + (from + i) * c->width) & c->mask;
        latitudes[i] = (int32_t)((int64_t)value + s->scale.west);
    }
    for (unsigned i = 0; i < count && !is_direct; i++) { /* at the end of a file */
        latitudes[i] = rtree_coordinate(s, IMAGE_LAT, from + i);
    }
}

static void rtree_visit_leaf(rtree_state *s, uint64_t leaf) {
    const image_column *lats = &s->m->columns[IMAGE_LAT];
    const rtree_range ys = s->ys, xs = s->xs[0], more = s->xs[s->is_wrapped];
    uint64_t from = s->first + leaf * IMAGE_FANOUT, end = MIN(from + IMAGE_FANOUT, s->end);
    int32_t y[IMAGE_FANOUT];
    unsigned found[IMAGE_FANOUT], count = 0;
    end = MIN(end, lats->count);
    if (from >= end ||
        !image_touch(s->m, lats->at + from * lats->width, (end - from) * lats->width)) {
        return;
    }
    unsigned rows = (unsigned)(end - from);
    rtree_latitudes(s, from, rows, y);
    for (unsigned i = 0; i < rows; i++) { /* without branches, as none of them can be foreseen */
        found[count] = i;
        count += rtree_is_within(ys, y[i]);
    }
    for (unsigned k = 0; k < count; k++) {
        unsigned i = found[k];
        int32_t x = rtree_coordinate(s, IMAGE_LON, from + i);
        if (!(rtree_is_within(xs, x) | rtree_is_within(more, x))) {
            continue;
        }
        double lat = MIN((y[i] - s->scale.west) * s->step - GEO_PI / 2, GEO_PI / 2);
        double h = rtree_sine2((y[i] - s->y) * s->step / 2) +
                   s->cos_lat * cos(lat) * rtree_sine2((x - s->x) * s->step / 2);
        if (h <= s->limit_h) {
            rtree_add_hit(s, (uint32_t)(from + i), h);
        }
    }
}

typedef struct {
    rtree_sides sides;
    int64_t estimate;
    uint64_t node;
} rtree_child;

/* The children that intersect the window. Most time goes here: so most windows have a loop of their
 * own. */
static unsigned rtree_children(const rtree_state *s, int level, uint64_t node,
                               rtree_child children[IMAGE_FANOUT]) {
    const image_column *c = &s->m->columns[IMAGE_NODE];
    uint64_t from = node * IMAGE_FANOUT, end = MIN(from + IMAGE_FANOUT, s->level_size[level - 1]);
    uint64_t first = s->nodes[level - 1], all = c->count / 4;
    const uint64_t window = s->windows[0].at[0], guard = s->scale.guard;
    unsigned count = 0;
    end = MIN(end, all > first ? all - first : 0);
    const unsigned char *at = c->at + (first + from) * 4 * c->width;
    if (from >= end || !image_touch(s->m, at, (end - from) * 4 * c->width)) {
        return 0;
    }
    if (s->scale.field_bits == 16 && !s->is_wrapped) {
        for (uint64_t i = from; i < end; i++) {
            children[count].node = i;
            count += ((window - str_load_8(at + (i - from) * sizeof window)) & guard) == guard;
        }
        for (unsigned i = 0; i < count; i++) {
            children[i].sides = rtree_load(s, at + (children[i].node - from) * sizeof window);
        }
        return count;
    }
    for (; from < end; from++, at += s->scale.field_bits / 2) {
        rtree_sides sides = rtree_load(s, at);
        if (rtree_intersects(s, sides)) {
            children[count++] = (rtree_child){.sides = sides, .node = from};
        }
    }
    return count;
}

/* Nearest first. */
static void rtree_sort(const rtree_state *s, rtree_child *children, unsigned count) {
    for (unsigned i = 0; i < count; i++) {
        rtree_child child = children[i];
        unsigned to = i;
        child.estimate = rtree_estimate(s, child.sides);
        for (; to && children[to - 1].estimate > child.estimate; to--) {
            children[to] = children[to - 1];
        }
        children[to] = child;
    }
}

static void rtree_visit_node(rtree_state *s, int level, uint64_t node) {
    rtree_child children[IMAGE_FANOUT];
    unsigned count = 1;
    for (; level && count == 1; level--) { /* mostly there is one way */
        if (s->q->call && !call_charge(s->q->call, RTREE_NODE_WORK)) {
            return;
        }
        count = rtree_children(s, level, node, children);
        node = count ? children[0].node : node;
    }
    if (count == 1) {
        if (!s->q->call || call_charge(s->q->call, RTREE_LEAF_WORK)) {
            rtree_visit_leaf(s, node);
        }
        return;
    }
    rtree_sort(s, children, count);
    for (unsigned i = 0; i < count; i++) {
        if (rtree_intersects(s, children[i].sides)) { /* the window may have narrowed since */
            rtree_visit_node(s, level, children[i].node);
        }
    }
}

/* Locates the levels of a class's tree. Returns the top level; -1: no places. */
static int rtree_levels(rtree_state *s, image_class cls) {
    s->first = image_first(s->m, cls);
    s->end = image_first(s->m, (image_class)(cls + 1));
    uint64_t size = s->end - s->first, node = s->m->first_node[cls];
    for (int level = 0; level < IMAGE_LEVELS_MAX && size; level++) {
        size = (size + IMAGE_FANOUT - 1) / IMAGE_FANOUT;
        s->nodes[level] = node;
        s->level_size[level] = size;
        node += size;
        if (size == 1) {
            return level;
        }
    }
    return -1;
}

static void rtree_search_class(rtree_state *s, int cls, int top) {
    s->influence_m = s->q->influence_m[cls];
    s->limit_h = 2; /* no window yet */
    double max_m = s->q->max_m;
    if (s->count == s->limit) {
        max_m = MIN(max_m, rtree_reach_m(s, s->hits[s->limit - 1].score));
    }
    rtree_narrow_window(s, rtree_h_of_metres(max_m));
    rtree_visit_node(s, top, 0);
}

/* Number `side` of the node's box in degrees. */
static double rtree_degrees(const image *m, uint64_t node, uint64_t side) {
    uint32_t width = m->columns[IMAGE_LAT].width, bits = width == 4 ? 31 : 15;
    uint64_t value = image_value(m, IMAGE_NODE, node * 4 + side);
    uint64_t kept = side < 2 ? value : (UINT64_C(1) << bits) - value; /* rounded outwards */
    return image_unpack_degrees(kept << (8 * width - bits), side % 2 ? -90 : -180, width);
}

GEO_FN bbox rtree_extent(const image *m, unsigned classes) {
    rtree_state s = {.m = m};
    bbox all = geo_bbox_none();
    for (int c = 0; c < IMAGE_CLASSES; c++) {
        int top = classes & IMAGE_CLASS_BIT(c) ? rtree_levels(&s, (image_class)c) : -1;
        if (top >= 0) {
            double side[4];
            for (uint64_t i = 0; i < LEN(side); i++) {
                side[i] = rtree_degrees(m, s.nodes[top], i);
            }
            all = geo_bbox_is(all) ? (bbox){MIN(all.west, side[0]), MIN(all.south, side[1]),
                                            MAX(all.east, side[2]), MAX(all.north, side[3])}
                                   : (bbox){side[0], side[1], side[2], side[3]};
        }
    }
    return all;
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
    s.point[0] = (int64_t)x >> s.scale.shift;
    s.point[1] = (int64_t)y >> s.scale.shift;
    for (int c = 0; c < IMAGE_CLASSES && limit > 0 && q->classes >> c; c++) {
        int top = q->classes & IMAGE_CLASS_BIT(c) ? rtree_levels(&s, (image_class)c) : -1;
        if (top >= 0) {
            rtree_search_class(&s, c, top);
        }
    }
    return s.count;
}
