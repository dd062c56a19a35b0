/* rtree -- nearest places through the spatial tree of an image.
 *
 * Flow: gazetteer_reverse and gaz_place ask. Owns nothing; bounds-checked reads only, depth limited
 * by IMAGE_LEVELS_MAX. Outside facts: the haversine formula; Taylor series of sine.
 *
 * Branch and bound: whatever lies outside of a window of latitudes and longitudes round the circle
 * that is still of interest is left out, by comparing stored numbers; the window narrows as hits
 * are found, and children are visited nearest first to find good ones early. Only places inside the
 * window cost a distance, as h = sin^2(angle / 2). A circle that holds a pole has all longitudes; a
 * window that crosses the antimeridian is tried a turn to either side, too. */
#include "rtree.h"

#include <math.h>

/* Units of call_charge. */
enum { RTREE_NODE_WORK = 4, RTREE_LEAF_WORK = 4, RTREE_PLACE_WORK = 4 };

typedef struct {
    int32_t low, high;
} rtree_range;

/* The sides of a node as one number or two, see rtree_touches. */
typedef struct {
    uint64_t at[2];
} rtree_sides;

/* Of images with coordinates of 3 or of 4 bytes. */
typedef struct {
    double turn, west;        /* units of all longitudes; the least number of rtree_number */
    unsigned lane_bits, less; /* of a side of a node; bits that it has less than a coordinate */
    uint64_t guard;           /* the highest bit of each lane */
} rtree_scale;

typedef struct {
    const rtree_query *q;
    const image *m;
    double lat, cos_lat;    /* radians */
    double step;            /* radians of one stored unit */
    double y, x;            /* the point, in numbers of rtree_number */
    rtree_range ys, xs[2];  /* the window; the second of longitudes is beyond the antimeridian */
    rtree_sides windows[2]; /* the same for nodes */
    bool is_wrapped;        /* there is a second one */
    rtree_scale to;
    int64_t point[2]; /* x and y as sides have them */
    rtree_hit *hits;
    int count, limit;
    double limit_h;                        /* h of the window's circle */
    double influence_m;                    /* of the class at hand */
    uint64_t first, end;                   /* places of the class */
    uint64_t nodes[IMAGE_LEVELS_MAX];      /* the first node of a level */
    uint64_t level_size[IMAGE_LEVELS_MAX]; /* nodes of a level */
} rtree_state;

/* sin(x)^2, to 2e-11. */
static double rtree_sine2(double x) {
    double y = x * x;
    if (y > 0.04) {
        double s = sin(x);
        return s * s;
    }
    return y * (1 - y * (1.0 / 3) * (1 - y * (2.0 / 15) * (1 - y * (1.0 / 14))));
}

/* The angle of h, halved. */
static double rtree_half(double h) {
    double root = sqrt(MIN(h, 1.0));
    return h < 1e-4 ? root * (1 + h / 6) : asin(root);
}

static double rtree_h(double metres) {
    double half = metres / (2 * GEO_RADIUS_M);
    return half >= GEO_PI / 2 ? 1 : rtree_sine2(half);
}

static inline uint64_t rtree_eight(const unsigned char *at) {
    return (uint64_t)at[0] | (uint64_t)at[1] << 8 | (uint64_t)at[2] << 16 | (uint64_t)at[3] << 24 |
           (uint64_t)at[4] << 32 | (uint64_t)at[5] << 40 | (uint64_t)at[6] << 48 |
           (uint64_t)at[7] << 56;
}

/* Stored coordinates as numbers of 32 bits: those of 4 bytes less 2^31, so that they have a sign. A
 * column of coordinates has 3 or 4 bytes (image_open sees to it). */
static inline int32_t rtree_number(const unsigned char *at, uint32_t width) {
    int32_t low = at[0] | at[1] << 8 | at[2] << 16;
    return width == 4 ? low | (at[3] - 128) * (1 << 24) : low;
}

/* ---- nodes ---- */

static rtree_sides rtree_load(const rtree_state *s, const unsigned char *at) {
    return (rtree_sides){{rtree_eight(at), s->to.lane_bits == 16 ? 0 : rtree_eight(at + 8)}};
}

/* What a side is, west to north, or what makes it. */
static uint64_t rtree_side(const rtree_state *s, rtree_sides sides, unsigned i) {
    unsigned bit = i * s->to.lane_bits;
    return sides.at[bit / 64] >> bit % 64 & ((UINT64_C(1) << (s->to.lane_bits - 1)) - 1);
}

/* A node touches the window when none of its sides, of which east and north are stored as what is
 * left to the greatest number, is greater than the window's opposite side, stored likewise: then no
 * subtraction takes away the guard bit that is set above each of those. */
static inline bool rtree_touches(const rtree_state *s, rtree_sides sides) {
    const rtree_sides *w = s->windows;
    uint64_t left = (w[0].at[0] - sides.at[0]) & (w[0].at[1] - sides.at[1]) & s->to.guard;
    if (s->is_wrapped && left != s->to.guard) {
        left = (w[1].at[0] - sides.at[0]) & (w[1].at[1] - sides.at[1]) & s->to.guard;
    }
    return left == s->to.guard;
}

/* How far a node is, roughly: only to visit near ones first. */
static int64_t rtree_guess(const rtree_state *s, rtree_sides sides) {
    int64_t greatest = (INT64_C(1) << (s->to.lane_bits - 1)) - 1, guess = 0;
    for (unsigned i = 0; i < 2; i++) {
        int64_t low = (int64_t)rtree_side(s, sides, i) - s->point[i];
        int64_t high = s->point[i] - greatest + (int64_t)rtree_side(s, sides, i + 2);
        guess += MAX(MAX(low, high), 0);
    }
    return guess;
}

/* ---- the window ---- */

/* How far the circle reaches in longitude, or a little farther: near a pole all the way round. */
static double rtree_wide(const rtree_state *s, double angle) {
    double ratio = angle / s->cos_lat; /* at least that of the sines */
    if (ratio < 0.1) {
        return ratio * (1 + 0.17 * ratio * ratio); /* above asin(ratio) */
    }
    bool holds_pole = angle >= GEO_PI / 2 - fabs(s->lat);
    return holds_pole ? GEO_PI : asin(MIN(sin(angle) / s->cos_lat, 1.0));
}

static int32_t rtree_whole(double number) {
    return (int32_t)MAX(MIN(number, (double)INT32_MAX), (double)INT32_MIN);
}

/* A little wider than asked for, for rounding must not hide a place. */
static rtree_range rtree_around(double middle, double half) {
    return (rtree_range){rtree_whole(middle - half - 2), rtree_whole(middle + half + 2)};
}

/* In units of nodes' sides, rounded so that it is not narrower; see rtree_touches. */
static rtree_sides rtree_window(const rtree_state *s, rtree_range xs) {
    uint64_t greatest = (UINT64_C(1) << (s->to.lane_bits - 1)) - 1;
    const int32_t sides[4] = {xs.high, s->ys.high, xs.low, s->ys.low};
    rtree_sides w = {{s->to.guard, s->to.guard}};
    for (unsigned i = 0; i < 4; i++) {
        double over = MAX(MIN(sides[i] - s->to.west, s->to.turn), 0);
        uint64_t side = (uint64_t)over >> s->to.less;
        w.at[i * s->to.lane_bits / 64] |= (i < 2 ? side : greatest - side)
                                          << i * s->to.lane_bits % 64;
    }
    return w;
}

static void rtree_narrow(rtree_state *s, double h) {
    if (h >= s->limit_h) {
        return;
    }
    s->limit_h = h * 1.000001; /* equals are inside */
    double angle = 2 * rtree_half(h) * 1.000001 + 1e-9;
    double wide = rtree_wide(s, angle) / s->step;
    s->ys = rtree_around(s->y, angle / s->step);
    s->xs[0] = rtree_around(s->x, wide);
    double beyond = s->x - wide < s->to.west                ? s->to.turn
                    : s->x + wide > s->to.west + s->to.turn ? -s->to.turn
                                                            : 0;
    s->xs[1] =
        beyond == 0 ? (rtree_range){INT32_MAX, INT32_MIN} : rtree_around(s->x + beyond, wide);
    s->is_wrapped = beyond != 0;
    s->windows[0] = rtree_window(s, s->xs[0]);
    if (s->is_wrapped) {
        s->windows[1] = rtree_window(s, s->xs[1]);
    }
}

static inline bool rtree_in_x(const rtree_state *s, int32_t x) {
    return (x >= s->xs[0].low && x <= s->xs[0].high) || (x >= s->xs[1].low && x <= s->xs[1].high);
}

/* ---- the tree ---- */

static void rtree_keep(rtree_state *s, uint32_t row, double h) {
    double metres = 2 * GEO_RADIUS_M * rtree_half(h);
    double worst = s->count == s->limit ? s->hits[s->count - 1].score : INFINITY;
    double score = s->q->score ? s->q->score(s->q, s->m, row, metres, worst) : metres;
    if (s->q->call) {
        call_charge(s->q->call, RTREE_PLACE_WORK);
    }
    if (score < 0 || metres > s->q->max_m || score > worst) {
        return; /* of equals the later one, which is the smaller: a house, not the shop in it */
    }
    int at = s->count < s->limit ? s->count++ : s->count - 1;
    for (; at && s->hits[at - 1].score >= score; at--) {
        s->hits[at] = s->hits[at - 1];
    }
    s->hits[at] = (rtree_hit){row, metres, score};
    if (s->count == s->limit) {
        worst = s->hits[s->count - 1].score;
        rtree_narrow(s, rtree_h(s->q->score ? worst * s->influence_m : worst));
    }
}

static void rtree_leaf(rtree_state *s, uint64_t leaf) {
    const image_column *lats = &s->m->columns[IMAGE_LAT], *lons = &s->m->columns[IMAGE_LON];
    uint64_t from = s->first + leaf * IMAGE_FANOUT, end = MIN(from + IMAGE_FANOUT, s->end);
    uint32_t width = lats->width;
    end = MIN(end, MIN(lats->count, lons->count));
    for (uint64_t p = from; p < end; p++) {
        int32_t y = rtree_number(lats->at + p * width, width);
        int32_t x = rtree_number(lons->at + p * width, width);
        if (y < s->ys.low || y > s->ys.high || !rtree_in_x(s, x)) {
            continue;
        }
        double lat = MIN((y - s->to.west) * s->step - GEO_PI / 2, GEO_PI / 2);
        double h = rtree_sine2((y - s->y) * s->step / 2) +
                   s->cos_lat * cos(lat) * rtree_sine2((x - s->x) * s->step / 2);
        if (h <= s->limit_h) {
            rtree_keep(s, (uint32_t)p, h);
        }
    }
}

typedef struct {
    rtree_sides sides;
    int64_t guess;
    uint64_t node;
} rtree_child;

static void rtree_node(rtree_state *s, int level, uint64_t node) {
    if (s->q->call && !call_charge(s->q->call, level ? RTREE_NODE_WORK : RTREE_LEAF_WORK)) {
        return;
    }
    if (level == 0) {
        rtree_leaf(s, node);
        return;
    }
    const image_column *c = &s->m->columns[IMAGE_NODE];
    uint64_t from = node * IMAGE_FANOUT, end = MIN(from + IMAGE_FANOUT, s->level_size[level - 1]);
    uint64_t first = s->nodes[level - 1], all = c->count / 4;
    rtree_child children[IMAGE_FANOUT];
    unsigned count = 0;
    end = MIN(end, all > first ? all - first : 0);
    for (; from < end; from++) {
        rtree_sides sides = rtree_load(s, c->at + (first + from) * 4 * c->width);
        if (rtree_touches(s, sides)) {
            rtree_child child = {sides, rtree_guess(s, sides), from};
            unsigned to = count++;
            for (; to && children[to - 1].guess > child.guess; to--) {
                children[to] = children[to - 1];
            }
            children[to] = child;
        }
    }
    for (unsigned i = 0; i < count; i++) {
        if (rtree_touches(s, children[i].sides)) { /* it may have narrowed since */
            rtree_node(s, level - 1, children[i].node);
        }
    }
}

/* The levels of a class's tree, whose first node is `node`; answers the top level, -1 without
 * places. */
static int rtree_levels(rtree_state *s, uint64_t *node) {
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

static void rtree_class(rtree_state *s, int cls, int top) {
    s->influence_m = s->q->influence_m[cls];
    s->limit_h = 2; /* of nothing yet */
    double most = s->q->max_m;
    if (s->count == s->limit) {
        double worst = s->hits[s->limit - 1].score;
        most = MIN(most, s->q->score ? worst * s->influence_m : worst);
    }
    rtree_narrow(s, rtree_h(most));
    rtree_node(s, top, 0);
}

GEO_FN int rtree_search(const image *m, const rtree_query *q, rtree_hit *hits, int limit) {
    static const rtree_scale scales[] = {
        {16777215.0, 0, 16, 9, UINT64_C(0x8000800080008000)},
        {4294967295.0, INT32_MIN, 32, 1, UINT64_C(0x8000000080000000)},
    };
    rtree_state s = {.q = q, .m = m, .hits = hits, .limit = limit};
    s.to = scales[m->columns[IMAGE_LAT].width == 4];
    s.lat = q->lat * GEO_DEG;
    s.cos_lat = cos(s.lat);
    s.step = 2 * GEO_PI / s.to.turn;
    double y = (q->lat + 90) / 360 * s.to.turn, x = (q->lon + 180) / 360 * s.to.turn;
    s.y = y + s.to.west;
    s.x = x + s.to.west;
    s.point[0] = (int64_t)x >> s.to.less;
    s.point[1] = (int64_t)y >> s.to.less;
    uint64_t node = 0;
    for (int c = 0; c < IMAGE_CLASSES && limit > 0 && q->classes >> c; c++) {
        s.first = image_first(m, (image_class)c);
        s.end = image_first(m, (image_class)(c + 1));
        int top = rtree_levels(&s, &node);
        if (top >= 0 && (q->classes & IMAGE_CLASS_BIT(c))) {
            rtree_class(&s, c, top);
        }
    }
    return s.count;
}
