/* area_outline -- joins the edges that have regions of a place on exactly one side. Owns nothing.
 *
 * A division has a region of its own, or is all of its parts; so is a country. All cells of a layer
 * have the same units, so lines meet exactly at the cells' sides. Where more than two edges meet, a
 * ring goes on so that it takes in as little as it can, and a ring that comes back to one of its
 * points ends there: so no ring touches itself, and no two touch twice, which would cut the inside
 * in two (OGC 06-103r4, 6.1.11). */
#include "area_outline.h"

#include <math.h>
#include <string.h>

#include "../geo/geo.h"
#include "area.h"
#include "area_line.h"
#include "image.h"

enum {
    AREA_OUTLINE_EDGES_MAX = 1 << 18, /* the most of a country in the embedded gazetteer are some
                                          ten thousands */
    AREA_OUTLINE_RINGS_MAX = 8192,
    AREA_OUTLINE_REGIONS = 1 << 16, /* their numbers have two bytes */
    AREA_OUTLINE_RING_MIN = 4       /* points, the first of them twice */
};

/* In units from the south-west corner of the world. */
typedef struct {
    int x, y;
} area_outline_point;

/* The place is on its left. */
typedef struct {
    area_outline_point from, to;
    int next;        /* with the same hash; -1: none */
    int link;        /* the edge that goes on where it ends; -1: none */
    bool has_before; /* it is such an edge */
    bool is_used;
} area_outline_edge;

typedef struct {
    int first, count; /* in `joined` */
    int outer;        /* the ring around a hole; -1: it is no hole */
    double area;      /* signed: that of a hole is negative */
} area_outline_ring;

typedef struct {
    const image *m;
    area_layer layer;
    uint32_t place;
    bool has_parts;                      /* regions of what lies in the place are its own */
    unsigned char *is_wanted, *is_known; /* a bit for each region: known once it was asked for */
    unsigned char *beside;               /* likewise: on the other side; NULL: not asked for */
    int south, north, west, east;        /* the rows and columns that it may be in */
    int units;
    area_outline_edge *edges;           /* NULL: they are only counted */
    area_outline_point *joined, *chain; /* chain: of the ring that is followed */
    area_outline_ring *rings;
    int *heads; /* of edges, by the hash of their first point; then of the chain's points */
    int *nexts; /* of the chain's points, with the same hash */
    int edge_count, joined_count, ring_count, chain_count;
    int edge_max, ring_max; /* as counted; the image's file may change under us */
} area_outline;

/* ---- edges ---- */

static bool area_outline_wants(const area_outline *o, unsigned region) {
    unsigned char bit = (unsigned char)(1 << region % 8);
    if (!region || region >= AREA_OUTLINE_REGIONS) {
        return false;
    }
    if (!(o->is_known[region / 8] & bit)) {
        uint32_t place = area_place(o->m, region);
        bool is_part = o->has_parts ? area_is_within(o->m, place, o->place) : place == o->place;
        o->is_known[region / 8] |= bit;
        o->is_wanted[region / 8] |= is_part ? bit : 0;
    }
    return o->is_wanted[region / 8] & bit;
}

/* The current line of a cell, with what is wanted on its left or on its right. */
static void area_outline_add_line(area_outline *o, area_lines *a, bool is_left, int column,
                                  int row) {
    area_outline_point at = {0, 0}, to;
    for (bool has_begun = false; area_line_next_point(a); has_begun = true, at = to) {
        to = (area_outline_point){column * o->units + a->x2, row * o->units + a->y2};
        if (has_begun && o->edges && o->edge_count < o->edge_max) {
            o->edges[o->edge_count] = (area_outline_edge){
                .from = is_left ? at : to, .to = is_left ? to : at, .next = -1, .link = -1};
        }
        o->edge_count += has_begun && (!o->edges || o->edge_count < o->edge_max);
    }
}

static bool area_outline_is_border(const area_outline *o, const area_line_cell *cell,
                                   bool *is_left) {
    *is_left = area_outline_wants(o, area_line_region(cell, cell->lines.left));
    return *is_left != area_outline_wants(o, area_line_region(cell, cell->lines.right));
}

static bool area_outline_has(const area_outline *o, const area_line_cell *cell) {
    bool has = false;
    for (unsigned i = 1; 2 * (size_t)i <= cell->regions.len; i++) {
        has = has || area_outline_wants(o, area_line_region(cell, i));
    }
    return has;
}

/* Whether the current line is not in a lake, as the middle of its first edge tells. */
static bool area_outline_is_on_land(const area_outline *o, area_lines a, int column, int row) {
    double twice = 2 * area_line_units(&a);
    return area_line_next_point(&a) && area_line_next_point(&a) &&
           !area_region_at(o->m, AREA_WATERS, row + (a.y1 + a.y2) / twice - 90,
                           column + (a.x1 + a.x2) / twice - 180);
}

static void area_outline_add_cell(area_outline *o, const area_line_cell *cell, int column,
                                  int row) {
    area_line_cell rest = *cell;
    bool is_left;
    while (area_line_next(&rest.lines)) {
        if (!area_outline_is_border(o, &rest, &is_left)) {
            continue;
        }
        if (o->beside && area_outline_is_on_land(o, rest.lines, column, row)) {
            unsigned other = area_line_region(&rest, is_left ? rest.lines.right : rest.lines.left);
            o->beside[other / 8] |= (unsigned char)(1 << other % 8);
        }
        area_outline_add_line(o, &rest.lines, is_left, column, row);
    }
}

static void area_outline_collect(area_outline *o) {
    o->edge_count = 0;
    for (int row = o->south; row <= o->north && o->edge_count < AREA_OUTLINE_EDGES_MAX; row++) {
        area_line_runs runs = area_line_row(o->m, o->layer, row);
        area_line_cell cell;
        while (area_line_next_run(o->m, &runs) && runs.column <= o->east) {
            if (runs.end > o->west && runs.value & AREA_CELL_BIT &&
                area_line_open(o->m, runs.value, &cell) && area_outline_has(o, &cell)) {
                o->units = area_line_units(&cell.lines);
                area_outline_add_cell(o, &cell, runs.column, row);
            }
        }
    }
}

/* ---- rings ---- */

static bool area_outline_is_same(area_outline_point a, area_outline_point b) {
    return a.x == b.x && a.y == b.y;
}

static int *area_outline_head(const area_outline *o, area_outline_point p) {
    uint32_t hash = ((uint32_t)p.x * 2654435761U) ^ ((uint32_t)p.y * 2246822519U);
    return &o->heads[(hash ^ hash >> 15) % (uint32_t)o->edge_max];
}

/* How far clockwise one turns at the end of an edge from where it came to where another one goes.
 */
static double area_outline_turn(const area_outline_edge *e, const area_outline_edge *next) {
    double back = atan2(e->from.y - e->to.y, e->from.x - e->to.x);
    double turn = back - atan2(next->to.y - e->to.y, next->to.x - e->to.x);
    return turn > 0 ? turn : turn + 2 * GEO_PI;
}

/* The edge that goes on where one ends; -1: none. */
static int area_outline_following(const area_outline *o, const area_outline_edge *e) {
    double least = INFINITY;
    int found = -1;
    for (int k = *area_outline_head(o, e->to); k >= 0; k = o->edges[k].next) {
        const area_outline_edge *next = &o->edges[k];
        if (next->has_before || !area_outline_is_same(next->from, e->to)) {
            continue;
        }
        double turn = area_outline_turn(e, next);
        found = turn < least ? k : found;
        least = MIN(least, turn);
    }
    return found;
}

/* Links edges that meet. */
static void area_outline_link_all(area_outline *o) {
    memset(o->heads, -1, (size_t)o->edge_max * sizeof *o->heads);
    for (int i = o->edge_count - 1; i >= 0; i--) {
        int *head = area_outline_head(o, o->edges[i].from);
        o->edges[i].next = *head;
        *head = i;
    }
    for (int i = 0; i < o->edge_count; i++) {
        area_outline_edge *e = &o->edges[i];
        e->link = area_outline_following(o, e);
        if (e->link >= 0) {
            o->edges[e->link].has_before = true;
        }
    }
}

static double area_outline_area(const area_outline_point *p, int count) {
    double twice = 0;
    for (int i = 1; i < count; i++) {
        twice += (double)(p[i - 1].x - p[0].x) * (p[i].y - p[0].y) -
                 (double)(p[i].x - p[0].x) * (p[i - 1].y - p[0].y);
    }
    return twice / 2;
}

/* The chain's points from one on are a ring, and leave it but for that one. */
static void area_outline_close(area_outline *o, int begin) {
    area_outline_ring ring = {
        .first = o->joined_count, .count = o->chain_count - begin + 1, .outer = -1};
    area_outline_point *to = o->joined + ring.first;
    memcpy(to, o->chain + begin, (size_t)(ring.count - 1) * sizeof *to);
    to[ring.count - 1] = to[0];
    ring.area = area_outline_area(to, ring.count);
    while (o->chain_count > begin + 1) {
        o->chain_count--;
        *area_outline_head(o, o->chain[o->chain_count]) = o->nexts[o->chain_count];
    }
    if (ring.count >= AREA_OUTLINE_RING_MIN && ring.area != 0 && o->ring_count < o->ring_max) {
        o->rings[o->ring_count++] = ring;
        o->joined_count += ring.count;
    }
}

/* Adds a point to the chain; where the chain has it already, a ring ends. */
static void area_outline_append(area_outline *o, area_outline_point p) {
    int *head = area_outline_head(o, p), i = *head;
    while (i >= 0 && !area_outline_is_same(o->chain[i], p)) {
        i = o->nexts[i];
    }
    if (i >= 0) {
        area_outline_close(o, i);
        return;
    }
    o->chain[o->chain_count] = p;
    o->nexts[o->chain_count] = *head;
    *head = o->chain_count++;
}

/* Follows the edges from one on to where they began. What does not end there is no ring. */
static void area_outline_join(area_outline *o, int begin) {
    int last = begin;
    for (int i = begin; i >= 0 && !o->edges[i].is_used; last = i, i = o->edges[i].link) {
        o->edges[i].is_used = true;
        area_outline_append(o, o->edges[i].from);
    }
    area_outline_append(o, o->edges[last].to);
    while (o->chain_count) {
        o->chain_count--;
        *area_outline_head(o, o->chain[o->chain_count]) = o->nexts[o->chain_count];
    }
}

/* Begins with the edges that nothing goes before, so that all others are in rings. */
static void area_outline_join_all(area_outline *o) {
    memset(o->heads, -1, (size_t)o->edge_max * sizeof *o->heads);
    for (int round = 0; round < 2; round++) {
        for (int i = 0; i < o->edge_count; i++) {
            if (!o->edges[i].is_used && (round || !o->edges[i].has_before)) {
                area_outline_join(o, i);
            }
        }
    }
}

/* Whether one ring lies in another. They may share points, but no edge: the middle of an edge
 * decides. */
static bool area_outline_is_in(const area_outline *o, const area_outline_ring *inner,
                               const area_outline_ring *ring) {
    const area_outline_point *edge = o->joined + inner->first;
    double x = (edge[0].x + edge[1].x) / 2.0, y = (edge[0].y + edge[1].y) / 2.0;
    bool is_inside = false;
    for (int i = ring->first + 1; i < ring->first + ring->count; i++) {
        area_outline_point a = o->joined[i - 1], b = o->joined[i];
        if ((a.x <= x) != (b.x <= x)) {
            is_inside ^= a.y + (double)(b.y - a.y) * (x - a.x) / (b.x - a.x) > y;
        }
    }
    return is_inside;
}

/* Finds the smallest ring around each hole. */
static void area_outline_place_holes(area_outline *o) {
    for (int i = 0; i < o->ring_count; i++) {
        area_outline_ring *hole = &o->rings[i];
        double least = INFINITY;
        for (int k = 0; k < o->ring_count && hole->area < 0; k++) {
            const area_outline_ring *ring = &o->rings[k];
            if (ring->area > -hole->area && ring->area < least &&
                area_outline_is_in(o, hole, ring)) {
                least = ring->area;
                hole->outer = k;
            }
        }
    }
}

/* ---- the result ---- */

static double area_outline_degrees(int at, int units, double lowest) {
    return round(((double)at / units + lowest) * 1e6) / 1e6;
}

static void area_outline_put(const area_outline *o, const area_outline_ring *ring, bool is_hole,
                             place_outline *out) {
    int count = out->rings ? out->ends[out->rings - 1] : 0;
    for (int i = ring->first; i < ring->first + ring->count; i++, count++) {
        out->points[count][0] = area_outline_degrees(o->joined[i].x, o->units, -180);
        out->points[count][1] = area_outline_degrees(o->joined[i].y, o->units, -90);
    }
    out->is_hole[out->rings] = is_hole;
    out->ends[out->rings++] = count;
}

static void area_outline_write(const area_outline *o, place_outline *out) {
    for (int i = 0; i < o->ring_count; i++) {
        if (o->rings[i].area <= 0) {
            continue;
        }
        area_outline_put(o, &o->rings[i], false, out);
        for (int k = 0; k < o->ring_count; k++) {
            if (o->rings[k].outer == i) {
                area_outline_put(o, &o->rings[k], true, out);
            }
        }
    }
}

/* Room for what was counted. */
static bool area_outline_reserve(area_outline *o, arena *scratch) {
    size_t edges = (size_t)o->edge_max;
    o->edges = arena_room(scratch, sizeof *o->edges, edges);
    o->joined = arena_room(scratch, sizeof *o->joined, edges + (size_t)o->ring_max);
    o->rings = arena_room(scratch, sizeof *o->rings, (size_t)o->ring_max);
    o->heads = arena_room(scratch, sizeof *o->heads, edges);
    o->chain = arena_room(scratch, sizeof *o->chain, edges + 1);
    o->nexts = arena_room(scratch, sizeof *o->nexts, edges + 1);
    return o->edges && o->joined && o->rings && o->heads && o->chain && o->nexts;
}

static bool area_outline_make(area_outline *o, arena *a, place_outline *out) {
    o->edge_max = o->edge_count;
    o->ring_max = MIN(o->edge_count / (AREA_OUTLINE_RING_MIN - 1) + 1, (int)AREA_OUTLINE_RINGS_MAX);
    size_t edges = (size_t)o->edge_max, rings = (size_t)o->ring_max;
    *out = (place_outline){.points = arena_room(a, sizeof *out->points, edges + rings),
                           .ends = arena_room(a, sizeof *out->ends, rings),
                           .is_hole = arena_room(a, sizeof *out->is_hole, rings)};
    arena scratch = *a;
    if (!out->points || !out->ends || !out->is_hole || !area_outline_reserve(o, &scratch)) {
        a->full = true;
        return false;
    }
    area_outline_collect(o);
    area_outline_link_all(o);
    area_outline_join_all(o);
    area_outline_place_holes(o);
    area_outline_write(o, out);
    return out->rings > 0;
}

/* Sets the rows and columns of cells that may have lines of the place, and one more on each side:
 * those of its box. A municipality is near its seat; islands of a country or a division may be far
 * outside its box. */
static void area_outline_set_range(area_outline *o) {
    image_class cls = image_class_of(o->m, o->place);
    double lat = image_lat(o->m, o->place), lon = image_lon(o->m, o->place);
    bool is_seat = cls >= IMAGE_METROPOLIS && cls <= IMAGE_SUBURB;
    bbox box = {lon, lat, lon, lat};
    bool has_box = is_seat || (cls > IMAGE_STATE && image_box(o->m, o->place, &box));
    bool is_wide = !has_box || box.west > box.east;
    o->south = has_box ? MAX((int)floor(box.south + 90) - 1, 0) : 0;
    o->north = has_box ? MIN((int)floor(box.north + 90) + 1, AREA_ROWS - 1) : AREA_ROWS - 1;
    o->west = is_wide ? 0 : (int)floor(box.west + 180) - 1;
    o->east = is_wide ? AREA_COLUMNS : (int)floor(box.east + 180) + 1;
}

/* Whether the place may have a region of the layer: of settlements only seats have one, around
 * them. */
static bool area_outline_may_have(const area_outline *o) {
    image_class cls = image_class_of(o->m, o->place);
    bool is_seat = cls >= IMAGE_METROPOLIS && cls <= IMAGE_SUBURB;
    return !is_seat || area_at(o->m, o->layer, image_lat(o->m, o->place),
                               image_lon(o->m, o->place)) == o->place;
}

/* Counts the edges of the place in the first layer that has any. */
static void area_outline_count(area_outline *o) {
    area_outline_set_range(o);
    for (int layer = AREA_DIVISIONS; layer < AREA_LAYERS && !o->edge_count; layer++) {
        o->layer = (area_layer)layer;
        memset(o->is_wanted, 0, AREA_OUTLINE_REGIONS / 8);
        memset(o->is_known, 0, AREA_OUTLINE_REGIONS / 8);
        if (area_outline_may_have(o)) {
            area_outline_collect(o);
        }
    }
}

GEO_FN bool area_outline_read(const image *m, uint32_t row, arena *a, place_outline *out) {
    unsigned char is_wanted[AREA_OUTLINE_REGIONS / 8], is_known[AREA_OUTLINE_REGIONS / 8];
    area_outline o = {.m = m,
                      .place = row,
                      .has_parts = image_class_of(m, row) <= IMAGE_COUNTY,
                      .is_wanted = is_wanted,
                      .is_known = is_known};
    area_outline_count(&o);
    a->full = a->full || o.edge_count >= AREA_OUTLINE_EDGES_MAX;
    return o.edge_count && !a->full && area_outline_make(&o, a, out);
}

/* ---- what is beside it ---- */

/* The place of a region, or what it is in, that is of one of the classes. */
static uint32_t area_outline_owner(const image *m, unsigned region, unsigned classes) {
    uint32_t row = area_place(m, region);
    for (int i = 0; i < IMAGE_CHAIN_MAX && row != IMAGE_NO_PLACE; i++) {
        if (IMAGE_CLASS_BIT(image_class_of(m, row)) & classes) {
            return row;
        }
        row = image_parent(m, row);
    }
    return IMAGE_NO_PLACE;
}

GEO_FN int area_outline_beside(const image *m, uint32_t row, unsigned classes,
                               uint32_t rows[AREA_OUTLINE_BESIDE_MAX]) {
    unsigned char is_wanted[AREA_OUTLINE_REGIONS / 8], is_known[AREA_OUTLINE_REGIONS / 8],
        beside[AREA_OUTLINE_REGIONS / 8] = {0};
    area_outline o = {.m = m,
                      .place = row,
                      .has_parts = image_class_of(m, row) <= IMAGE_COUNTY,
                      .is_wanted = is_wanted,
                      .is_known = is_known,
                      .beside = beside};
    int count = 0;
    area_outline_count(&o);
    for (unsigned region = 1; region < AREA_OUTLINE_REGIONS; region++) {
        uint32_t owner =
            image_bit(beside, region) ? area_outline_owner(m, region, classes) : IMAGE_NO_PLACE;
        bool is_new = owner != IMAGE_NO_PLACE && !area_is_within(m, row, owner) &&
                      count < AREA_OUTLINE_BESIDE_MAX;
        for (int i = 0; i < count && is_new; i++) {
            is_new = rows[i] != owner;
        }
        if (is_new) {
            rows[count++] = owner;
        }
    }
    return o.edge_count ? count : -1;
}
