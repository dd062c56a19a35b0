/* outline -- lines and outlines of places. Owns nothing; every read is bounds-checked.
 *
 * Coordinates are in units of 1 / OUTLINE_DEGREE degrees, from 180 degrees west and the south pole;
 * no outline crosses the antimeridian. Simplification has left out points that are closer than some
 * metres to the line (import_sort.c has the tolerances).
 *
 * OUTLINE_ROW: the places that have one, ascending.
 * OUTLINE_WEST, _SOUTH, _WIDE, _HIGH: the box of each.
 * OUTLINE_FIRST: where in OUTLINE_POINTS each begins; one more at the end.
 * OUTLINE_NODE: per class of places an R-tree over its boxes, level by level from the leaves to the
 * root, IMAGE_FANOUT boxes to a node: west, south, east, north of each, 4 bytes a number. Rows of a
 * class are on a Hilbert curve, and so are their boxes.
 *
 * An outline is a list of pieces, which are read or skipped by their boxes:
 *
 *   varint     number of points * 8 + OUTLINE_BEGINS, OUTLINE_IS_AREA, OUTLINE_HAS_BOX
 *   varints    with OUTLINE_HAS_BOX: west and south, counted from those of the outline, then width
 *              and height
 *   varint     bytes of the points
 *   points     x and y counted from the corner of the box as varints; then of each further point
 *              the difference to the one before, where the lowest bit is the sign
 *
 * A piece that goes on begins with the last point of the one before. The inside of an area is what
 * its edges enclose by the even-odd rule, so their order does not matter. */
#include "outline.h"

#include <limits.h>
#include <math.h>

#include "../geo/geo.h"

enum {
    OUTLINE_VARINT_MAX = 5,
    OUTLINE_NODE_WORK = 4,
    OUTLINE_BYTES_PER_WORK = 16,
    OUTLINE_RINGS_MAX = 1024 /* of an outline that is given away */
};

#define OUTLINE_UNIT_M   (GEO_DEGREE_M / OUTLINE_DEGREE)
#define OUTLINE_CIRCLE   (360.0 * OUTLINE_DEGREE)
#define OUTLINE_INSIDE_M 3.0

/* ---- reading ---- */

/* 0 at the end. */
static uint32_t outline_varint(str *rest) {
    uint32_t value = 0;
    for (unsigned i = 0; i < OUTLINE_VARINT_MAX && i < rest->len; i++) {
        unsigned char byte = (unsigned char)rest->at[i];
        value |= (uint32_t)(byte & 127) << (7 * i);
        if (byte < 128) {
            *rest = (str){rest->at + i + 1, rest->len - i - 1};
            return value;
        }
    }
    *rest = str_from(*rest, rest->len);
    return value;
}

static double outline_difference(str *rest) {
    uint32_t value = outline_varint(rest);
    return value & 1 ? -(double)(value >> 1) - 1 : (double)(value >> 1);
}

typedef struct {
    bbox box;
    unsigned flags, count;
    str points;  /* not read yet */
    double x, y; /* of the last point read */
    bool has_begun;
} outline_piece;

/* The box of an outline, in units. */
static bbox outline_box(const image *m, uint64_t index) {
    double west = (double)image_value(m, IMAGE_OUTLINE_WEST, index);
    double south = (double)image_value(m, IMAGE_OUTLINE_SOUTH, index);
    return (bbox){west, south, west + (double)image_value(m, IMAGE_OUTLINE_WIDE, index),
                  south + (double)image_value(m, IMAGE_OUTLINE_HIGH, index)};
}

static str outline_bytes(const image *m, uint64_t index) {
    return image_slice(m, IMAGE_OUTLINE_POINTS, image_value(m, IMAGE_OUTLINE_FIRST, index),
                       image_value(m, IMAGE_OUTLINE_FIRST, index + 1));
}

/* Reads the head of the next piece. False: there are no more. */
static bool outline_next_piece(str *rest, bbox box, outline_piece *p) {
    if (!rest->len) {
        return false;
    }
    uint32_t head = outline_varint(rest);
    *p = (outline_piece){.box = box, .flags = head, .count = head >> OUTLINE_FLAG_BITS};
    if (head & OUTLINE_HAS_BOX) {
        p->box.west += outline_varint(rest);
        p->box.south += outline_varint(rest);
        p->box.east = p->box.west + outline_varint(rest);
        p->box.north = p->box.south + outline_varint(rest);
    }
    uint32_t size = outline_varint(rest);
    p->points = str_head(*rest, size);
    *rest = str_from(*rest, size);
    return p->count <= OUTLINE_PIECE_POINTS;
}

/* Moves on to the next point of a piece; false at its end. */
static inline bool outline_next_point(outline_piece *p) {
    if (!p->count || !p->points.len) {
        return false;
    }
    p->count--;
    if (p->has_begun) {
        p->x += outline_difference(&p->points);
        p->y += outline_difference(&p->points);
    } else {
        p->x = p->box.west + outline_varint(&p->points);
        p->y = p->box.south + outline_varint(&p->points);
        p->has_begun = true;
    }
    return true;
}

/* The number of outlines of the rows before this one; at least `low`. */
static uint64_t outline_before(const image *m, uint64_t low, uint32_t row) {
    return image_first_from(m, IMAGE_OUTLINE_ROW, low, m->columns[IMAGE_OUTLINE_ROW].count, row);
}

static bool outline_find(const image *m, uint32_t row, uint64_t *index) {
    *index = outline_before(m, 0, row);
    return *index < m->columns[IMAGE_OUTLINE_ROW].count &&
           image_value(m, IMAGE_OUTLINE_ROW, *index) == row;
}

GEO_FN str outline_stored(const image *m, uint32_t row, bbox *box) {
    uint64_t index;
    if (!outline_find(m, row, &index)) {
        return (str){"", 0};
    }
    *box = outline_box(m, index);
    return outline_bytes(m, index);
}

GEO_FN bool outline_next_part(str *rest, bbox box, outline_part *part) {
    outline_piece p;
    if (!outline_next_piece(rest, box, &p) || p.box.east > UINT32_MAX || p.box.north > UINT32_MAX ||
        p.points.len > UINT16_MAX) {
        return false;
    }
    *part = (outline_part){.head = p.flags & ~(unsigned)OUTLINE_HAS_BOX,
                           .west = (uint32_t)p.box.west,
                           .south = (uint32_t)p.box.south,
                           .wide = (uint32_t)(p.box.east - p.box.west),
                           .high = (uint32_t)(p.box.north - p.box.south),
                           .points = p.points};
    return true;
}

GEO_FN bool outline_has(const image *m, uint32_t row) {
    uint64_t index;
    return outline_find(m, row, &index);
}

/* ---- the tree of a class ---- */

typedef struct {
    const image *m;
    call *call;
    uint64_t first, count; /* outlines of the class */
    image_tree levels;
} outline_tree;

/* Where the outlines of a class end that begin at `first`. Most classes have none, and those of the
 * last one that has are all that are left: so that is looked at before searching. */
static uint64_t outline_class_end(const image *m, uint64_t first, image_class cls) {
    uint64_t count = m->columns[IMAGE_OUTLINE_ROW].count;
    uint32_t end = image_first(m, (image_class)(cls + 1));
    if (first == count || image_value(m, IMAGE_OUTLINE_ROW, first) >= end) {
        return first;
    }
    bool is_last = image_value(m, IMAGE_OUTLINE_ROW, count - 1) < end;
    return is_last ? count : outline_before(m, first, end);
}

static outline_tree outline_tree_of(const image *m, call *c, image_class cls) {
    outline_tree t = {.m = m, .call = c, .levels.top = -1};
    uint64_t node = 0;
    for (int i = 0; i <= (int)cls && m->columns[IMAGE_OUTLINE_ROW].count; i++) {
        t.first += t.count;
        t.count = outline_class_end(m, t.first, (image_class)i) - t.first;
        node = image_tree_levels(&t.levels, node, t.count);
    }
    return t;
}

/* Most time goes here: so its bytes are asked for once. */
static bbox outline_node_box(const image *m, uint64_t node) {
    const image_column *c = &m->columns[IMAGE_OUTLINE_NODE];
    const unsigned char *at = c->at + node * 4 * c->width;
    bool is_known = node * 4 + 4 <= c->direct && image_touch(m, at, 4 * (uint64_t)c->width);
    double sides[4];
    for (unsigned i = 0; i < 4; i++) {
        sides[i] = (double)(is_known ? str_load_8(at + i * c->width) & c->mask
                                     : image_value(m, IMAGE_OUTLINE_NODE, node * 4 + i));
    }
    return (bbox){sides[0], sides[1], sides[2], sides[3]};
}

/* Child `index` of a level: -1 has the outlines. */
static bbox outline_child_box(const outline_tree *t, int level, uint64_t index) {
    return level < 0 ? outline_box(t->m, t->first + index)
                     : outline_node_box(t->m, t->levels.nodes[level] + index);
}

GEO_FN bbox outline_extent(const image *m) {
    bbox all = geo_bbox_none();
    for (int c = 0; c < IMAGE_CLASSES && m->columns[IMAGE_OUTLINE_ROW].count; c++) {
        outline_tree t = outline_tree_of(m, NULL, (image_class)c);
        if (t.levels.top >= 0) {
            bbox one = outline_child_box(&t, t.levels.top, 0);
            all = geo_bbox_is(all) ? (bbox){MIN(all.west, one.west), MIN(all.south, one.south),
                                            MAX(all.east, one.east), MAX(all.north, one.north)}
                                   : one;
        }
    }
    return all;
}

static bool outline_charge(call *c, size_t bytes) {
    return !c || call_charge(c, OUTLINE_NODE_WORK + (int)(bytes / OUTLINE_BYTES_PER_WORK));
}

/* ---- areas around a point ---- */

static bool outline_holds(bbox box, double x, double y) {
    return x >= box.west && x <= box.east && y >= box.south && y <= box.north;
}

/* Whether a ray northwards crosses the edges of the piece an odd number of times. */
static bool outline_is_odd(outline_piece *p, double x, double y) {
    bool is_odd = false;
    for (bool more = outline_next_point(p); more;) {
        double x1 = p->x, y1 = p->y;
        more = outline_next_point(p);
        if (more && (x1 <= x) != (p->x <= x)) {
            is_odd ^= y1 + (p->y - y1) * (x - x1) / (p->x - x1) > y;
        }
    }
    return is_odd;
}

static bool outline_encloses(const image *m, uint64_t index, double x, double y) {
    bbox box = outline_box(m, index);
    str rest = outline_bytes(m, index);
    outline_piece p = {.count = 0};
    bool is_inside = false, is_area = false;
    if (!outline_holds(box, x, y)) {
        return false;
    }
    while (outline_next_piece(&rest, box, &p)) {
        is_area = p.flags & OUTLINE_IS_AREA;
        if (x >= p.box.west && x <= p.box.east && y <= p.box.north) {
            is_inside ^= outline_is_odd(&p, x, y);
        }
    }
    return is_inside && is_area;
}

static double outline_x(double lon) {
    return (lon + 180) * OUTLINE_DEGREE;
}

static double outline_y(double lat) {
    return (lat + 90) * OUTLINE_DEGREE;
}

GEO_FN bool outline_contains(const image *m, uint32_t row, double lat, double lon) {
    uint64_t index;
    return outline_find(m, row, &index) &&
           outline_encloses(m, index, outline_x(lon), outline_y(lat));
}

/* Whether an outline may be that near: told without the file, which may rest. */
static bool outline_may_be_near(const image *m, double lat, double lon, double max_m) {
    double high = max_m / OUTLINE_UNIT_M, wide = high / MAX(cos(lat * GEO_DEG), 0.01);
    double y = outline_y(lat);
    bbox all = {m->outlines.west - wide, m->outlines.south - high, m->outlines.east + wide,
                m->outlines.north + high};
    bool may_be = !geo_bbox_is(m->outlines);
    for (int round = -1; round <= 1; round++) {
        may_be = may_be || outline_holds(all, outline_x(lon) + round * OUTLINE_CIRCLE, y);
    }
    return may_be;
}

typedef struct {
    outline_tree tree;
    double x, y;
    uint32_t *rows;
    int count;
} outline_stab;

static void outline_stab_node(outline_stab *s, int level, uint64_t node) {
    const outline_tree *t = &s->tree;
    uint64_t end = MIN((node + 1) * IMAGE_FANOUT, level ? t->levels.sizes[level - 1] : t->count);
    for (uint64_t i = node * IMAGE_FANOUT; i < end && s->count < OUTLINE_AREAS_MAX; i++) {
        if (!outline_holds(outline_child_box(t, level - 1, i), s->x, s->y)) {
            continue;
        }
        uint64_t index = t->first + i;
        if (!outline_charge(t->call, level ? 0 : outline_bytes(t->m, index).len)) {
            return;
        }
        if (level) {
            outline_stab_node(s, level - 1, i);
        } else if (outline_encloses(t->m, index, s->x, s->y)) {
            uint32_t row = (uint32_t)image_value(t->m, IMAGE_OUTLINE_ROW, index);
            s->rows[s->count] = row;
            s->count += !image_is_hidden(t->m, row);
        }
    }
}

GEO_FN int outline_areas_at(const image *m, call *c, image_class cls, double lat, double lon,
                            uint32_t rows[OUTLINE_AREAS_MAX]) {
    if (!outline_may_be_near(m, lat, lon, 0)) {
        return 0;
    }
    outline_stab s = {
        .tree = outline_tree_of(m, c, cls), .x = outline_x(lon), .y = outline_y(lat), .rows = rows};
    if (s.tree.levels.top >= 0) {
        outline_stab_node(&s, s.tree.levels.top, 0);
    }
    return s.count;
}

/* ---- outlines in a box ---- */

typedef struct {
    outline_tree tree;
    bbox box; /* in units */
    void (*visit)(void *ctx, uint32_t row, bbox own);
    void *ctx;
} outline_walker;

static void outline_walk_node(const outline_walker *w, int level, uint64_t node) {
    const outline_tree *t = &w->tree;
    uint64_t end = MIN((node + 1) * IMAGE_FANOUT, level ? t->levels.sizes[level - 1] : t->count);
    for (uint64_t i = node * IMAGE_FANOUT; i < end && outline_charge(t->call, 0); i++) {
        bbox b = outline_child_box(t, level - 1, i);
        if (b.west > w->box.east || b.east < w->box.west || b.south > w->box.north ||
            b.north < w->box.south) {
            continue;
        }
        if (level) {
            outline_walk_node(w, level - 1, i);
            continue;
        }
        uint32_t row = (uint32_t)image_value(t->m, IMAGE_OUTLINE_ROW, t->first + i);
        bbox own = {b.west / OUTLINE_DEGREE - 180, b.south / OUTLINE_DEGREE - 90,
                    b.east / OUTLINE_DEGREE - 180, b.north / OUTLINE_DEGREE - 90};
        if (!image_is_hidden(t->m, row)) {
            w->visit(w->ctx, row, own);
        }
    }
}

GEO_FN void outline_walk(const image *m, call *c, image_class cls, bbox box,
                         void (*visit)(void *ctx, uint32_t row, bbox own), void *ctx) {
    bbox all = m->outlines;
    if (!geo_bbox_is(all) || all.west > outline_x(box.east) || all.east < outline_x(box.west) ||
        all.south > outline_y(box.north) || all.north < outline_y(box.south)) {
        return; /* told without the file */
    }
    outline_walker w = {.tree = outline_tree_of(m, c, cls),
                        .box = {outline_x(box.west), outline_y(box.south), outline_x(box.east),
                                outline_y(box.north)},
                        .visit = visit,
                        .ctx = ctx};
    if (w.tree.levels.top >= 0) {
        outline_walk_node(&w, w.tree.levels.top, 0);
    }
}

/* ---- the nearest line ---- */

typedef struct {
    outline_tree tree;
    const outline_query *q;
    double x, y, scale; /* scale: of longitudes to latitudes */
    double best;        /* squared units of latitude */
    uint32_t row;
} outline_search;

static double outline_box_distance2(const outline_search *s, bbox box) {
    double dx = MAX(MAX(box.west - s->x, s->x - box.east), 0) * s->scale;
    double dy = MAX(MAX(box.south - s->y, s->y - box.north), 0);
    return dx * dx + dy * dy;
}

static double outline_edge_distance2(const outline_search *s, double x1, double y1, double x2,
                                     double y2) {
    return geo_edge_distance2((s->x - x1) * s->scale, s->y - y1, (x2 - x1) * s->scale, y2 - y1);
}

static double outline_piece_distance2(const outline_search *s, outline_piece *p) {
    double best = INFINITY;
    for (bool more = outline_next_point(p); more;) {
        double x = p->x, y = p->y;
        more = outline_next_point(p);
        if (more) {
            best = MIN(best, outline_edge_distance2(s, x, y, p->x, p->y));
        }
    }
    return best;
}

/* Inside of an area, such as a square, one is at most a few steps away: a line may be nearer. */
static void outline_try(outline_search *s, uint64_t index) {
    const image *m = s->tree.m;
    bbox box = outline_box(m, index);
    str rest = outline_bytes(m, index);
    uint32_t row = (uint32_t)image_value(m, IMAGE_OUTLINE_ROW, index);
    outline_piece p;
    if (image_is_hidden(m, row) ||
        (s->q->rank_max && image_kind_of(m, row).rank > s->q->rank_max) ||
        (s->q->counts && !s->q->counts(m, row)) || !outline_charge(s->tree.call, rest.len)) {
        return;
    }
    double inside = OUTLINE_INSIDE_M / OUTLINE_UNIT_M, least = s->best;
    least = outline_encloses(m, index, s->x, s->y) ? MIN(least, inside * inside) : least;
    while (least > 0 && outline_next_piece(&rest, box, &p)) {
        if (outline_box_distance2(s, p.box) < least) {
            double distance2 = outline_piece_distance2(s, &p); /* reads it: once */
            least = MIN(least, distance2);
        }
    }
    if (least < s->best) {
        s->best = least;
        s->row = row;
    }
}

typedef struct {
    double distance2;
    uint64_t index;
} outline_child;

/* The children of a node that may hold something nearer, nearest first. */
static int outline_children(const outline_search *s, int level, uint64_t node,
                            outline_child list[IMAGE_FANOUT]) {
    const outline_tree *t = &s->tree;
    uint64_t end = MIN((node + 1) * IMAGE_FANOUT, level ? t->levels.sizes[level - 1] : t->count);
    int count = 0;
    for (uint64_t i = node * IMAGE_FANOUT; i < end; i++) {
        outline_child child = {outline_box_distance2(s, outline_child_box(t, level - 1, i)), i};
        if (child.distance2 < s->best) {
            int to = count++;
            for (; to && list[to - 1].distance2 > child.distance2; to--) {
                list[to] = list[to - 1];
            }
            list[to] = child;
        }
    }
    return count;
}

static void outline_search_node(outline_search *s, int level, uint64_t node) {
    outline_child list[IMAGE_FANOUT];
    if (!outline_charge(s->tree.call, 0)) {
        return;
    }
    int count = outline_children(s, level, node, list);
    for (int i = 0; i < count && list[i].distance2 < s->best; i++) {
        if (level) {
            outline_search_node(s, level - 1, list[i].index);
        } else {
            outline_try(s, s->tree.first + list[i].index);
        }
    }
}

GEO_FN uint32_t outline_nearest(const image *m, const outline_query *q, double *distance_m) {
    if (!outline_may_be_near(m, q->lat, q->lon, q->max_m)) {
        *distance_m = q->max_m;
        return IMAGE_NO_PLACE;
    }
    outline_search s = {.tree = outline_tree_of(m, q->call, q->cls),
                        .q = q,
                        .y = outline_y(q->lat),
                        .scale = MAX(cos(q->lat * GEO_DEG), 0.01),
                        .row = IMAGE_NO_PLACE};
    double reach = q->max_m / OUTLINE_UNIT_M, x = outline_x(q->lon);
    s.best = reach * reach;
    for (int round = -1; round <= 1 && s.tree.levels.top >= 0;
         round++) { /* over the antimeridian, too */
        s.x = x + round * OUTLINE_CIRCLE;
        if (s.x > -reach / s.scale && s.x < OUTLINE_CIRCLE + reach / s.scale) {
            outline_search_node(&s, s.tree.levels.top, 0);
        }
    }
    *distance_m = sqrt(s.best) * OUTLINE_UNIT_M;
    return s.row;
}

/* ---- lines through areas ---- */

static double outline_round(double units, double lowest) {
    return round(units + lowest * OUTLINE_DEGREE) / OUTLINE_DEGREE;
}

typedef struct {
    const image *m;
    uint32_t row;
    bbox box;
    size_t bytes; /* of its outline */
} outline_place;

/* Goes over the points of a line that are in an area, up to number `last`; returns how many. */
static int outline_points_in(const image *m, uint64_t index, const outline_place *area, call *c,
                             int last, double *lat, double *lon) {
    bbox box = outline_box(m, index);
    str rest = outline_bytes(m, index);
    outline_piece p;
    int count = 0;
    while (count < last && outline_next_piece(&rest, box, &p)) {
        for (bool more = outline_next_point(&p); more && count < last;
             more = outline_next_point(&p)) {
            double x = outline_round(p.x, -180), y = outline_round(p.y, -90);
            bool may_be = geo_bbox_contains(area->box, y, x) && outline_charge(c, area->bytes);
            if (may_be && outline_contains(area->m, area->row, y, x)) {
                *lat = y;
                *lon = x;
                count++;
            }
        }
    }
    return count;
}

GEO_FN bool outline_passes(const image *m, uint32_t line, const image *of, uint32_t row, call *c,
                           double *lat, double *lon) {
    outline_place area = {.m = of, .row = row};
    uint64_t index = 0, own = 0;
    if (!image_box(of, row, &area.box) || !outline_find(of, row, &own) ||
        !outline_find(m, line, &index)) {
        return false;
    }
    area.bytes = outline_bytes(of, own).len;
    int count = outline_points_in(m, index, &area, c, INT_MAX, lat, lon);
    return count && outline_points_in(m, index, &area, c, count / 2 + 1, lat, lon);
}

/* ---- a whole outline ---- */

/* Adds the points of a piece, whose first one is known when it goes on. */
static int outline_take_piece(outline_piece *p, double (*points)[2], int count) {
    bool is_known = !(p->flags & OUTLINE_BEGINS) && count;
    for (bool more = outline_next_point(p); more; more = outline_next_point(p)) {
        if (!is_known) {
            points[count][0] = outline_round(p->x, -180);
            points[count++][1] = outline_round(p->y, -90);
        }
        is_known = false;
    }
    return count;
}

/* The rings and points that an outline has at most; false: too many. */
static bool outline_measure(str rest, bbox box, int *points, int *rings) {
    outline_piece p;
    *points = *rings = 0;
    while (outline_next_piece(&rest, box, &p) && *points <= OUTLINE_POINTS_MAX &&
           *rings <= OUTLINE_RINGS_MAX) {
        *points += (int)p.count;
        *rings += (p.flags & OUTLINE_BEGINS) || !*rings;
    }
    return *points <= OUTLINE_POINTS_MAX && *rings && *rings <= OUTLINE_RINGS_MAX;
}

/* Whether a ring lies inside an odd number of others. */
static bool outline_is_hole(const place_outline *o, int ring) {
    const double *point = o->points[ring ? o->ends[ring - 1] : 0];
    bool is_hole = false;
    for (int other = 0; other < o->rings; other++) {
        int i = (other ? o->ends[other - 1] : 0) + 1;
        for (; other != ring && i < o->ends[other]; i++) {
            const double *a = o->points[i - 1], *b = o->points[i];
            if ((a[0] <= point[0]) != (b[0] <= point[0])) {
                is_hole ^= a[1] + (b[1] - a[1]) * (point[0] - a[0]) / (b[0] - a[0]) > point[1];
            }
        }
    }
    return is_hole;
}

/* Leaves out the last ring when it has shrunk to a line; returns the count of points that stay. */
static int outline_end_ring(place_outline *o) {
    enum { RING_MIN = 4 }; /* its first point is also its last */
    int start = o->rings > 1 ? o->ends[o->rings - 2] : 0;
    bool is_flat = !o->is_line && o->rings > 1 && o->ends[o->rings - 1] - start < RING_MIN;
    o->rings -= is_flat;
    return o->rings ? o->ends[o->rings - 1] : 0;
}

GEO_FN bool outline_read(const image *m, uint32_t row, arena *a, place_outline *o) {
    uint64_t index;
    int points, rings, count = 0;
    if (!outline_find(m, row, &index)) {
        return false;
    }
    bbox box = outline_box(m, index);
    str rest = outline_bytes(m, index);
    if (!outline_measure(rest, box, &points, &rings)) {
        return false;
    }
    *o = (place_outline){.points = arena_take(a, sizeof *o->points, (size_t)points),
                         .ends = ARENA_NEW(a, int, rings),
                         .is_hole = ARENA_NEW(a, bool, rings)};
    if (!o->points || !o->ends || !o->is_hole) {
        return false;
    }
    outline_piece p;
    while (outline_next_piece(&rest, box, &p)) {
        o->is_line = !(p.flags & OUTLINE_IS_AREA);
        count = p.flags & OUTLINE_BEGINS ? outline_end_ring(o) : count;
        int before = count;
        count = outline_take_piece(&p, o->points, count);
        if (count > before) { /* a ring without points is none */
            o->rings += (p.flags & OUTLINE_BEGINS) || !o->rings;
            o->ends[o->rings - 1] = count;
        }
    }
    count = outline_end_ring(o);
    for (int i = 0; i < o->rings && !o->is_line; i++) {
        o->is_hole[i] = outline_is_hole(o, i);
    }
    return count > 0;
}

#undef OUTLINE_UNIT_M
#undef OUTLINE_CIRCLE
#undef OUTLINE_INSIDE_M
