/* area_outline -- joins the lines that have regions of a place on exactly one side. Owns nothing.
 *
 * A country has a region of its own. A division has one, or is all of its parts.
 * All cells of a layer have the same units, so pieces of a line meet exactly at the cells' sides.
 * Borders far out at sea are left out of an image together with their cells: there the outline
 * follows the sides of those cells.
 *
 * Where outlines of two sources overlap, each has lines inside the other: those of a neighbour
 * close no ring, or one inside the outline, and are dropped; those of two parts have no end at the
 * place where they cross, so that ends are joined to what begins nearby. */
#include "area_outline.h"

#include <math.h>
#include <string.h>

#include "area.h"
#include "area_line.h"
#include "image.h"

enum {
    AREA_OUTLINE_POINTS_MAX = 1 << 18, /* the most of a country in the embedded gazetteer are some
                                          ten thousands */
    AREA_OUTLINE_RINGS_MAX = 8192,
    AREA_OUTLINE_REGIONS = 1 << 16, /* their numbers have two bytes */
    AREA_OUTLINE_BRIDGE = 20,       /* of a degree: 5 km */
    AREA_OUTLINE_BRIDGES_MAX = 512, /* ends that are tried */
    AREA_OUTLINE_CUTS_MAX = 512,    /* of one side of a cell by lines */
    AREA_OUTLINE_RING_MIN = 4       /* points, the first of them twice */
};

/* In units from the south-west corner of the world. */
typedef struct {
    int x, y;
} area_outline_point;

typedef struct {
    int first, count; /* in `points` */
    int next;         /* with the same hash; -1: none */
    int link;         /* the piece that goes on where it ends; -1: none */
    bool has_before;  /* it is such a piece */
    bool is_bridged;  /* the next one begins only nearby */
    bool is_used;
} area_outline_piece;

typedef struct {
    int first, count; /* in `joined` */
    int outer;        /* the ring around a hole; -1: it is no hole */
    double area;      /* signed: that of a hole is negative; 0: dropped */
    bool is_bridged;
} area_outline_ring;

typedef struct {
    const image *m;
    area_layer layer;
    uint32_t place;
    bool has_parts;                      /* regions of what lies in the place are its own */
    unsigned char *is_wanted, *is_known; /* a bit for each region: known once it was asked for */
    int south, north, west, east;        /* the rows and columns that it may be in */
    int units;
    area_outline_piece *pieces; /* NULL: they are only counted */
    area_outline_point *points, *joined;
    area_outline_ring *rings;
    int *heads; /* of pieces, by the hash of their first point */
    int piece_count, point_count, joined_count, ring_count, head_count;
    int piece_max, point_max; /* as counted; the image's file may change under us */
} area_outline;

/* ---- pieces ---- */

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

static void area_outline_add(area_outline *o, const area_outline_point *points, int count) {
    if (o->pieces && (o->piece_count >= o->piece_max || count > o->point_max - o->point_count)) {
        return;
    }
    if (o->pieces) {
        o->pieces[o->piece_count] =
            (area_outline_piece){o->point_count, count, -1, -1, false, false, false};
        memcpy(o->points + o->point_count, points, (size_t)count * sizeof *points);
    }
    o->piece_count++;
    o->point_count += count;
}

/* The current line of a cell, with what is wanted on its left. */
static void area_outline_add_line(area_outline *o, area_lines *a, bool is_left, int column,
                                  int row) {
    area_outline_point points[UINT8_MAX];
    int count = 0;
    while (count < UINT8_MAX && area_line_next_point(a)) {
        points[count++] = (area_outline_point){column * o->units + a->x2, row * o->units + a->y2};
    }
    for (int i = 0; i < count / 2 && !is_left; i++) {
        area_outline_point swap = points[i];
        points[i] = points[count - 1 - i];
        points[count - 1 - i] = swap;
    }
    if (count > 1) {
        area_outline_add(o, points, count);
    }
}

static bool area_outline_is_border(const area_outline *o, const area_line_cell *cell,
                                   bool *is_left) {
    *is_left = area_outline_wants(o, area_line_region(cell, cell->lines.left));
    return *is_left != area_outline_wants(o, area_line_region(cell, cell->lines.right));
}

/* ---- sides of cells ---- */

/* South, east, north and west side: counterclockwise, so that the cell is on the left. */
static const int area_outline_sides[][4] = {/* the neighbour's column and row, the first corner */
                                            {0, -1, 0, 0},
                                            {1, 0, 1, 0},
                                            {0, 1, 1, 1},
                                            {-1, 0, 0, 1}};

/* How far along a side a point of the cell is; -1: it is not on that side. */
static int area_outline_along(int side, int x, int y, int units) {
    switch (side) {
    case 0: return y == 0 ? x : -1;
    case 1: return x == units ? y : -1;
    case 2: return y == units ? units - x : -1;
    default: return x == 0 ? units - y : -1;
    }
}

static area_outline_point area_outline_on_side(int side, int along, int units) {
    const int *s = area_outline_sides[side];
    return (area_outline_point){s[2] * units + (s[1] ? (s[1] < 0 ? along : -along) : 0),
                                s[3] * units + (s[0] ? (s[0] > 0 ? along : -along) : 0)};
}

typedef struct {
    int cuts[AREA_OUTLINE_CUTS_MAX]; /* ascending */
    int count;
    int lines[AREA_OUTLINE_CUTS_MAX][2]; /* along the side */
    int line_count;
} area_outline_cuts;

static void area_outline_cut(area_outline_cuts *c, int along) {
    int i = c->count;
    if (along < 0 || c->count == AREA_OUTLINE_CUTS_MAX) {
        return;
    }
    for (; i > 0 && c->cuts[i - 1] > along; i--) {
        c->cuts[i] = c->cuts[i - 1];
    }
    c->cuts[i] = along;
    c->count++;
}

/* Where lines touch the side, and which run along it. */
static void area_outline_find_cuts(const area_outline *o, area_line_cell cell, int side,
                                   area_outline_cuts *c) {
    c->count = c->line_count = 0;
    area_outline_cut(c, 0);
    area_outline_cut(c, o->units);
    while (area_line_next(&cell.lines)) {
        area_lines *a = &cell.lines;
        for (int last = -1; area_line_next_point(a);) {
            int along = area_outline_along(side, a->x2, a->y2, o->units);
            area_outline_cut(c, along);
            if (last >= 0 && along >= 0 && c->line_count < AREA_OUTLINE_CUTS_MAX) {
                c->lines[c->line_count][0] = MIN(last, along);
                c->lines[c->line_count++][1] = MAX(last, along);
            }
            last = along;
        }
    }
}

/* Whether a wanted region lies inside the cell at that stretch of its side, and no line is there.
 */
static bool area_outline_is_open(const area_outline *o, const area_outline_cuts *c, int side,
                                 int from, int to, int column, int row) {
    const int *s = area_outline_sides[side];
    area_outline_point a = area_outline_on_side(side, from, o->units);
    area_outline_point b = area_outline_on_side(side, to, o->units);
    double x = (a.x + b.x) / 2.0 - 0.25 * s[0], y = (a.y + b.y) / 2.0 - 0.25 * s[1];
    for (int i = 0; i < c->line_count; i++) {
        if (c->lines[i][0] <= from && c->lines[i][1] >= to) {
            return false;
        }
    }
    return area_outline_wants(
        o, area_region_at(o->m, o->layer, row + y / o->units - 90, column + x / o->units - 180));
}

static void area_outline_add_side(area_outline *o, int side, int from, int to, int column,
                                  int row) {
    area_outline_point ends[] = {area_outline_on_side(side, from, o->units),
                                 area_outline_on_side(side, to, o->units)};
    for (size_t i = 0; i < LEN(ends); i++) {
        ends[i].x += column * o->units;
        ends[i].y += row * o->units;
    }
    area_outline_add(o, ends, LEN(ends));
}

/* Whether what is wanted ends at that side of a cell, because the neighbour has neither it nor
 * lines.
 */
static bool area_outline_ends_at(const area_outline *o, int side, int column, int row) {
    column += area_outline_sides[side][0];
    row += area_outline_sides[side][1];
    if (column < 0 || column >= AREA_COLUMNS || row < 0 || row >= AREA_ROWS) {
        return true;
    }
    uint32_t run = area_line_run(o->m, o->layer, row, column);
    return (run & AREA_CELL_BIT) == 0 && !area_outline_wants(o, run);
}

/* `cell` NULL: all of it is wanted. */
static void area_outline_add_sides(area_outline *o, const area_line_cell *cell, int column,
                                   int row) {
    area_outline_cuts c;
    for (int side = 0; side < (int)LEN(area_outline_sides); side++) {
        if (!area_outline_ends_at(o, side, column, row)) {
            continue;
        }
        if (!cell) {
            area_outline_add_side(o, side, 0, o->units, column, row);
            continue;
        }
        area_outline_find_cuts(o, *cell, side, &c);
        for (int i = 1; i < c.count; i++) {
            int from = c.cuts[i - 1], to = c.cuts[i];
            if (from < to && area_outline_is_open(o, &c, side, from, to, column, row)) {
                area_outline_add_side(o, side, from, to, column, row);
            }
        }
    }
}

static bool area_outline_has(const area_outline *o, const area_line_cell *cell) {
    bool has = false;
    for (unsigned i = 1; 2 * (size_t)i <= cell->regions.len; i++) {
        has = has || area_outline_wants(o, area_line_region(cell, i));
    }
    return has;
}

static void area_outline_add_cell(area_outline *o, const area_line_cell *cell, int column,
                                  int row) {
    area_line_cell rest = *cell;
    bool is_left;
    while (area_line_next(&rest.lines)) {
        if (area_outline_is_border(o, &rest, &is_left)) {
            area_outline_add_line(o, &rest.lines, is_left, column, row);
        }
    }
    area_outline_add_sides(o, cell, column, row);
}

static void area_outline_collect(area_outline *o) {
    o->piece_count = o->point_count = 0;
    for (int row = o->south; row <= o->north && o->point_count < AREA_OUTLINE_POINTS_MAX; row++) {
        area_line_runs runs = area_line_row(o->m, o->layer, row);
        area_line_cell cell;
        while (area_line_next_run(o->m, &runs) && runs.column <= o->east) {
            if (runs.end <= o->west) {
                continue;
            }
            if (runs.value & AREA_CELL_BIT) {
                if (area_line_open(o->m, runs.value, &cell) && area_outline_has(o, &cell)) {
                    o->units = area_line_units(&cell.lines);
                    area_outline_add_cell(o, &cell, runs.column, row);
                }
                continue;
            }
            for (int i = runs.column; area_outline_wants(o, runs.value) && i < runs.end; i++) {
                area_outline_add_sides(o, NULL, i, row);
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
    return &o->heads[(hash ^ hash >> 15) % (uint32_t)o->head_count];
}

static area_outline_point area_outline_begin(const area_outline *o, const area_outline_piece *p) {
    return o->points[p->first];
}

static area_outline_point area_outline_end(const area_outline *o, const area_outline_piece *p) {
    return o->points[p->first + p->count - 1];
}

static void area_outline_link(area_outline *o, area_outline_piece *from, area_outline_piece *to,
                              bool is_bridged) {
    from->link = (int)(to - o->pieces);
    from->is_bridged = is_bridged;
    to->has_before = true;
}

/* Links pieces that meet. */
static void area_outline_link_all(area_outline *o) {
    memset(o->heads, -1, (size_t)o->head_count * sizeof *o->heads);
    for (int i = o->piece_count - 1; i >= 0; i--) {
        int *head = area_outline_head(o, area_outline_begin(o, &o->pieces[i]));
        o->pieces[i].next = *head;
        *head = i;
    }
    for (int i = 0; i < o->piece_count; i++) {
        area_outline_point end = area_outline_end(o, &o->pieces[i]);
        int k = *area_outline_head(o, end);
        while (k >= 0 && (o->pieces[k].has_before ||
                          !area_outline_is_same(area_outline_begin(o, &o->pieces[k]), end))) {
            k = o->pieces[k].next;
        }
        if (k >= 0) {
            area_outline_link(o, &o->pieces[i], &o->pieces[k], false);
        }
    }
}

/* Of the pieces without a successor, or of those without a predecessor, the one nearest to a point
 * and near enough to be meant; NULL: none. */
static area_outline_piece *area_outline_nearest(const area_outline *o, area_outline_point p,
                                                bool is_end) {
    double best = (double)o->units / AREA_OUTLINE_BRIDGE;
    area_outline_piece *found = NULL;
    for (int i = 0; i < o->piece_count; i++) {
        area_outline_piece *one = &o->pieces[i];
        if (is_end ? one->link >= 0 : one->has_before) {
            continue;
        }
        area_outline_point q = is_end ? area_outline_end(o, one) : area_outline_begin(o, one);
        double distance = hypot(q.x - p.x, q.y - p.y);
        found = distance < best ? one : found;
        best = MIN(best, distance);
    }
    return found;
}

/* Links what ends to what begins nearby, where each is the nearest of the other. */
static void area_outline_bridge_all(area_outline *o) {
    for (int i = 0, tries = 0; i < o->piece_count && tries < AREA_OUTLINE_BRIDGES_MAX; i++) {
        area_outline_piece *from = &o->pieces[i];
        if (from->link >= 0) {
            continue;
        }
        tries++;
        area_outline_piece *to = area_outline_nearest(o, area_outline_end(o, from), false);
        if (to && area_outline_nearest(o, area_outline_begin(o, to), true) == from) {
            area_outline_link(o, from, to, true);
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

/* Adds points to the ring that began at `first`, but not one twice. */
static void area_outline_append(area_outline *o, int first, const area_outline_point *points,
                                int count) {
    bool is_known =
        o->joined_count > first && area_outline_is_same(o->joined[o->joined_count - 1], points[0]);
    memcpy(o->joined + o->joined_count, points + is_known,
           (size_t)(count - is_known) * sizeof *points);
    o->joined_count += count - is_known;
}

/* Follows the pieces from one on to where they began. */
static void area_outline_join(area_outline *o, int begin) {
    area_outline_ring ring = {.first = o->joined_count, .outer = -1};
    int i = begin;
    do {
        area_outline_piece *p = &o->pieces[i];
        area_outline_append(o, ring.first, o->points + p->first, p->count);
        ring.is_bridged = ring.is_bridged || p->is_bridged;
        p->is_used = true;
        i = p->link;
    } while (i >= 0 && i != begin);
    area_outline_append(o, ring.first, o->points + o->pieces[begin].first, 1);
    ring.count = o->joined_count - ring.first;
    ring.area = area_outline_area(o->joined + ring.first, ring.count);
    if (i < 0 || ring.count < AREA_OUTLINE_RING_MIN || ring.area == 0 ||
        o->ring_count == AREA_OUTLINE_RINGS_MAX) {
        o->joined_count = ring.first;
        return;
    }
    o->rings[o->ring_count++] = ring;
}

/* Begins with the pieces that nothing goes before, so that all others are in rings. */
static void area_outline_join_all(area_outline *o) {
    for (int round = 0; round < 2; round++) {
        for (int i = 0; i < o->piece_count; i++) {
            if (!o->pieces[i].is_used && (round || !o->pieces[i].has_before)) {
                area_outline_join(o, i);
            }
        }
    }
}

static bool area_outline_has_point(const area_outline *o, const area_outline_ring *ring,
                                   area_outline_point p) {
    bool is_inside = false;
    for (int i = ring->first + 1; i < ring->first + ring->count; i++) {
        area_outline_point a = o->joined[i - 1], b = o->joined[i];
        if ((a.x <= p.x) != (b.x <= p.x)) {
            is_inside ^= a.y + (double)(b.y - a.y) * (p.x - a.x) / (b.x - a.x) > p.y;
        }
    }
    return is_inside;
}

/* Drops the lines of neighbours that happened to close a ring, which lie inside of others. */
static void area_outline_drop_neighbours(area_outline *o) {
    for (int i = 0; i < o->ring_count; i++) {
        area_outline_ring *ring = &o->rings[i];
        for (int k = 0; k < o->ring_count && ring->is_bridged; k++) {
            const area_outline_ring *other = &o->rings[k];
            if (k != i && other->area > fabs(ring->area) &&
                area_outline_has_point(o, other, o->joined[ring->first])) {
                ring->area = 0;
            }
        }
    }
}

/* Finds the smallest ring around each hole. */
static void area_outline_place_holes(area_outline *o) {
    for (int i = 0; i < o->ring_count; i++) {
        area_outline_ring *hole = &o->rings[i];
        double least = INFINITY;
        for (int k = 0; k < o->ring_count && hole->area < 0; k++) {
            const area_outline_ring *ring = &o->rings[k];
            if (ring->area > -hole->area && ring->area < least &&
                area_outline_has_point(o, ring, o->joined[hole->first])) {
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
    size_t pieces = (size_t)o->piece_count, points = (size_t)o->point_count;
    int rings = MIN(o->piece_count, (int)AREA_OUTLINE_RINGS_MAX);
    o->pieces = arena_room(scratch, sizeof *o->pieces, pieces);
    o->points = arena_room(scratch, sizeof *o->points, points);
    o->joined = arena_room(scratch, sizeof *o->joined, points + pieces); /* a ring may be closed */
    o->rings = arena_room(scratch, sizeof *o->rings, (size_t)rings);
    o->heads = arena_room(scratch, sizeof *o->heads, pieces);
    o->head_count = o->piece_max = o->piece_count;
    o->point_max = o->point_count;
    return o->pieces && o->points && o->joined && o->rings && o->heads;
}

static bool area_outline_make(area_outline *o, arena *a, place_outline *out) {
    size_t points = (size_t)o->point_count, rings = (size_t)o->piece_count;
    *out = (place_outline){.points = arena_room(a, sizeof *out->points, points + rings),
                           .ends = arena_room(a, sizeof *out->ends, rings),
                           .is_hole = arena_room(a, sizeof *out->is_hole, rings)};
    arena scratch = *a;
    if (!out->points || !out->ends || !out->is_hole || !area_outline_reserve(o, &scratch)) {
        a->full = true;
        return false;
    }
    area_outline_collect(o);
    area_outline_link_all(o);
    area_outline_bridge_all(o);
    area_outline_join_all(o);
    area_outline_drop_neighbours(o);
    area_outline_place_holes(o);
    area_outline_write(o, out);
    return out->rings > 0;
}

/* Sets the rows and columns of cells that may have lines of the place, and one more on each side:
 * those of its box. A municipality is near its seat, a country anywhere. */
static void area_outline_set_range(area_outline *o) {
    image_class cls = image_class_of(o->m, o->place);
    double lat = image_lat(o->m, o->place), lon = image_lon(o->m, o->place);
    bool is_seat = cls >= IMAGE_METROPOLIS && cls <= IMAGE_SUBURB;
    bbox box = {lon, lat, lon, lat};
    bool has_box = is_seat || (cls != IMAGE_COUNTRY && image_box(o->m, o->place, &box));
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

GEO_FN bool area_outline_read(const image *m, uint32_t row, arena *a, place_outline *out) {
    unsigned char is_wanted[AREA_OUTLINE_REGIONS / 8], is_known[AREA_OUTLINE_REGIONS / 8];
    area_outline o = {.m = m, .place = row, .is_wanted = is_wanted, .is_known = is_known};
    area_outline_set_range(&o);
    for (int layer = 0; layer < AREA_LAYERS && !o.point_count; layer++) {
        o.layer = (area_layer)layer;
        o.has_parts = layer != AREA_COUNTRIES && image_class_of(m, row) <= IMAGE_COUNTY;
        memset(is_wanted, 0, sizeof is_wanted);
        memset(is_known, 0, sizeof is_known);
        if (area_outline_may_have(&o)) {
            area_outline_collect(&o);
        }
    }
    a->full = a->full || o.point_count >= AREA_OUTLINE_POINTS_MAX;
    return o.point_count && !a->full && area_outline_make(&o, a, out);
}
