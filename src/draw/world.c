/* world -- coasts, borders and cities for maps.
 *
 * Owns the files that it has made. The lines are those of the divisions' layer, which knows land
 * from sea; they are joined over the sides of cells and simplified. */
#include "world.h"

#include <math.h>
#include <string.h>

#include "../base/blob.h"
#include "../geo/geometry.h"
#include "../image/area.h"
#include "../image/area_line.h"
#include "../image/image.h"
#include "../image/image_set.h"
#include "../platform/os.h"

BLOB_DECLARE(
    lakes); /* of a world's file the lines of the lakes, as src/generate/blobs.c makes them */

enum {
    WORLD_UNITS = 100,
    WORLD_REGIONS = 1 << 16,
    WORLD_CITIES_MAX = 4096,
    WORLD_BRIDGES_MAX = 1024,
    WORLD_NONE = -1
};

#define WORLD_BRIDGE_DEG 10.0

/* What a detail has, and the room that its file needs. */
static const struct {
    double degrees; /* simplified by */
    bool has_divisions;
    uint32_t people; /* of a city */
    size_t bytes;
} world_rows[WORLD_DETAILS] = {
    [WORLD_COARSE] = {0.04, false, 1000000, 256 << 10},
    [WORLD_FINE] = {0.012, true, 150000, 1 << 20},
};

static struct {
    os_mutex lock;
    char *rooms[WORLD_DETAILS];
    str files[WORLD_DETAILS];
} world_state = {.lock = OS_MUTEX_INIT};

typedef struct {
    int x, y; /* units of cells from the south-west corner */
} world_point;

typedef struct {
    int first, count; /* in `points` */
    int next;         /* with the same hash */
    int link;         /* the piece that goes on where it ends */
    uint32_t country; /* of the land beside a coast */
    world_kind kind;
    bool has_before, is_used;
} world_piece;

typedef struct {
    const image *m;
    bool has_divisions;
    uint32_t *countries, *divisions; /* of regions */
    world_piece *pieces;             /* NULL: they are only counted */
    world_point *points;
    int *heads;
    int piece_count, point_count, units;
} world_work;

/* ---- pieces ---- */

/* The country, and what lies right below it. */
static void world_place_region(world_work *w, unsigned region) {
    uint32_t row = area_place(w->m, region), below = row;
    enum { LEVELS_MAX = 8 };
    for (int i = 0; i < LEVELS_MAX && row < w->m->places; i++) {
        uint32_t parent = image_parent(w->m, row);
        if (image_class_of(w->m, row) == IMAGE_COUNTRY || parent == IMAGE_NO_PLACE) {
            break;
        }
        below = row;
        row = parent;
    }
    w->countries[region] = row;
    w->divisions[region] = below;
}

static world_kind world_kind_of(const world_work *w, unsigned left, unsigned right) {
    bool is_coast = !left != !right, is_border = w->countries[left] != w->countries[right];
    bool is_division = w->has_divisions && w->divisions[left] != w->divisions[right];
    return is_coast                     ? WORLD_COAST
           : is_border && left && right ? WORLD_BORDER
           : is_division && left        ? WORLD_DIVISION
                                        : WORLD_KINDS;
}

/* The current line of a cell; a coast with the land on its left. */
static void world_add_line(world_work *w, area_lines *a, world_piece piece, bool is_turned,
                           int column, int row) {
    world_point *at = w->pieces ? w->points + w->point_count : NULL;
    int count = 0;
    for (; area_line_next_point(a); count++) {
        if (at) {
            at[count] = (world_point){column * w->units + a->x2, row * w->units + a->y2};
        }
    }
    for (int i = 0; at && is_turned && i < count / 2; i++) {
        world_point swap = at[i];
        at[i] = at[count - 1 - i];
        at[count - 1 - i] = swap;
    }
    if (w->pieces) {
        piece.first = w->point_count;
        piece.count = count;
        w->pieces[w->piece_count] = piece;
    }
    w->piece_count += count > 1;
    w->point_count += count > 1 ? count : 0;
}

static void world_collect(world_work *w) {
    area_line_cell cell;
    w->piece_count = w->point_count = 0;
    for (int row = 0; row < AREA_ROWS; row++) {
        area_line_runs runs = area_line_row(w->m, AREA_DIVISIONS, row);
        while (area_line_next_run(w->m, &runs)) {
            if (!(runs.value & AREA_CELL_BIT) || !area_line_open(w->m, runs.value, &cell)) {
                continue;
            }
            w->units = area_line_units(&cell.lines);
            while (area_line_next(&cell.lines)) {
                unsigned left = area_line_region(&cell, cell.lines.left);
                unsigned right = area_line_region(&cell, cell.lines.right);
                world_kind kind = world_kind_of(w, left, right);
                if (kind != WORLD_KINDS) {
                    world_piece piece = {.next = WORLD_NONE,
                                         .link = WORLD_NONE,
                                         .country = w->countries[left ? left : right],
                                         .kind = kind};
                    world_add_line(w, &cell.lines, piece, !left, runs.column, row);
                }
            }
        }
    }
}

/* ---- joined ---- */

static int *world_head(const world_work *w, world_point p, world_kind kind) {
    uint32_t hash = ((uint32_t)p.x * 2654435761U) ^ ((uint32_t)p.y * 2246822519U) ^ kind;
    return &w->heads[(hash ^ hash >> 15) % (uint32_t)w->piece_count];
}

static bool world_is_same(world_point a, world_point b) {
    return a.x == b.x && a.y == b.y;
}

static world_point world_end(const world_work *w, const world_piece *p) {
    return w->points[p->first + p->count - 1];
}

static void world_link(world_work *w) {
    for (int i = 0; i < w->piece_count; i++) {
        w->heads[i] = WORLD_NONE;
    }
    for (int i = 0; i < w->piece_count; i++) {
        int *head = world_head(w, w->points[w->pieces[i].first], w->pieces[i].kind);
        w->pieces[i].next = *head;
        *head = i;
    }
    for (int i = 0; i < w->piece_count; i++) {
        world_piece *p = &w->pieces[i];
        world_point end = world_end(w, p);
        for (int k = *world_head(w, end, p->kind); k != WORLD_NONE; k = w->pieces[k].next) {
            world_piece *other = &w->pieces[k];
            if (!other->has_before && other->kind == p->kind &&
                world_is_same(w->points[other->first], end)) {
                other->has_before = true;
                p->link = k;
                break;
            }
        }
    }
}

static bool world_is_edge(const world_work *w, world_point p) {
    return p.x == 0 || p.x == AREA_COLUMNS * w->units;
}

/* Whether another country lies close by on the right of a line. */
static bool world_is_beside(const world_work *w, world_point a, world_point b, uint32_t country) {
    static const double steps[] = {0.03, 0.1, 0.2, 0.3}; /* degrees */
    double dx = b.x - a.x, dy = b.y - a.y, length = MAX(hypot(dx, dy), 1);
    double lon = (a.x + b.x) / 2.0 / w->units - 180, lat = (a.y + b.y) / 2.0 / w->units - 90;
    for (size_t i = 0; i < LEN(steps); i++) {
        unsigned region = area_region_at(w->m, AREA_DIVISIONS, lat - dx / length * steps[i],
                                         lon + dy / length * steps[i]);
        if (region) {
            return w->countries[region] != country;
        }
    }
    return false;
}

/* Most of a piece has another country beside it: it is a side of a gap between two outlines. */
static bool world_is_gap(const world_work *w, const world_piece *p) {
    double all = 0, beside = 0;
    for (int k = p->first + 1; k < p->first + p->count; k++) {
        world_point a = w->points[k - 1], b = w->points[k];
        double length = hypot(b.x - a.x, b.y - a.y);
        all += length;
        beside += world_is_beside(w, a, b, p->country) ? length : 0;
    }
    return beside > all / 2;
}

/* The pieces from one to before another become borders. */
static void world_drop_coast(world_work *w, int from, int end) {
    for (int i = from; i != end; i = w->pieces[i].link) {
        w->pieces[i].kind = WORLD_BORDER;
    }
}

/* A coast does not begin or end inland: there its chain of pieces goes along a gap. */
static void world_trim(world_work *w) {
    for (int i = 0; i < w->piece_count; i++) {
        int begin = i, last = WORLD_NONE;
        if (w->pieces[i].kind != WORLD_COAST || w->pieces[i].has_before) {
            continue;
        }
        while (begin != WORLD_NONE && world_is_gap(w, &w->pieces[begin])) {
            begin = w->pieces[begin].link;
        }
        world_drop_coast(w, i, begin);
        for (int at = begin; at != WORLD_NONE; at = w->pieces[at].link) {
            last = world_is_gap(w, &w->pieces[at]) ? last : at;
        }
        if (last != WORLD_NONE) {
            w->pieces[begin].has_before = false;
            world_drop_coast(w, w->pieces[last].link, WORLD_NONE);
            w->pieces[last].link = WORLD_NONE;
        }
    }
}

/* Where outlines of two sources overlap, coasts cross without a common point: an end goes on where
 * another one begins nearby, the nearest pair first. */
static void world_bridge(world_work *w, int *ends, int *begins) {
    int end_count = 0, begin_count = 0;
    for (int i = 0; i < w->piece_count; i++) {
        const world_piece *p = &w->pieces[i];
        if (p->kind == WORLD_COAST && p->link == WORLD_NONE && end_count < WORLD_BRIDGES_MAX &&
            !world_is_edge(w, world_end(w, p))) {
            ends[end_count++] = i;
        }
        if (p->kind == WORLD_COAST && !p->has_before && begin_count < WORLD_BRIDGES_MAX &&
            !world_is_edge(w, w->points[p->first])) {
            begins[begin_count++] = i;
        }
    }
    for (;;) {
        double least = WORLD_BRIDGE_DEG * w->units;
        int from = WORLD_NONE, to = WORLD_NONE;
        for (int i = 0; i < end_count; i++) {
            world_point end = world_end(w, &w->pieces[ends[i]]);
            for (int k = 0; k < begin_count; k++) {
                world_point begin = w->points[w->pieces[begins[k]].first];
                double gap = hypot(begin.x - end.x, begin.y - end.y);
                if (gap < least) {
                    least = gap;
                    from = i;
                    to = k;
                }
            }
        }
        if (from == WORLD_NONE) {
            return;
        }
        w->pieces[ends[from]].link = begins[to];
        w->pieces[begins[to]].has_before = true;
        ends[from] = ends[--end_count];
        begins[to] = begins[--begin_count];
    }
}

/* A coast that ends at the edge of the map, closed along it. */
static int world_close(double (*points)[2], int first, int count) {
    const double *begin = points[first], *end = points[count - 1];
    if (begin[0] == end[0] && begin[1] == end[1]) {
        return count;
    }
    if (begin[0] * end[0] < 0) { /* from one edge to the other, around the pole */
        points[count][0] = end[0];
        points[count++][1] = -90;
        points[count][0] = begin[0];
        points[count++][1] = -90;
    }
    memcpy(points[count++], begin, sizeof points[0]);
    return count;
}

/* Appends the chain of pieces that begins with this one. */
static void world_follow(world_work *w, int begin, place_outline *o) {
    int count = o->rings ? o->ends[o->rings - 1] : 0, first = count;
    for (int i = begin; i != WORLD_NONE && !w->pieces[i].is_used; i = w->pieces[i].link) {
        world_piece *p = &w->pieces[i];
        p->is_used = true;
        for (int k = i != begin; k < p->count; k++, count++) {
            o->points[count][0] = (double)w->points[p->first + k].x / w->units - 180;
            o->points[count][1] = (double)w->points[p->first + k].y / w->units - 90;
        }
    }
    count = o->is_line ? count : world_close(o->points, first, count);
    o->is_hole[o->rings] = false;
    o->ends[o->rings++] = count;
}

/* All lines of a kind; those first that nothing goes before. */
static void world_join(world_work *w, world_kind kind, place_outline *o) {
    o->rings = 0;
    o->is_line = kind != WORLD_COAST;
    for (int round = 0; round < 2; round++) {
        for (int i = 0; i < w->piece_count; i++) {
            const world_piece *p = &w->pieces[i];
            if (p->kind == kind && !p->is_used && (round || !p->has_before)) {
                world_follow(w, i, o);
            }
        }
    }
}

/* ---- written ---- */

static void world_put(out *o, uint64_t value) {
    for (; value > 127; value >>= 7) {
        out_char(o, (char)(value | 128));
    }
    out_char(o, (char)value);
}

static void world_put_signed(out *o, int value) {
    world_put(o, value < 0 ? 2 * (uint64_t)-value - 1 : 2 * (uint64_t)value);
}

static int world_round(double degrees) {
    return (int)(degrees * WORLD_UNITS + (degrees < 0 ? -0.5 : 0.5));
}

/* Points that rounding makes equal are one. */
static void world_put_line(out *o, world_kind kind, double (*points)[2], int count) {
    int lon = 0, lat = 0, kept = 0;
    for (int round = 0; round < 2; round++) { /* counted, then written */
        if (round && kept < (kind == WORLD_COAST ? 4 : 2)) {
            return;
        }
        if (round) {
            world_put(o, (uint64_t)kept);
            world_put(o, kind);
            lon = lat = 0;
        }
        for (int i = 0; i < count; i++) {
            int x = world_round(points[i][0]), y = world_round(points[i][1]);
            if (i && x == lon && y == lat) {
                continue;
            }
            kept += !round;
            if (round) {
                world_put_signed(o, x - lon);
                world_put_signed(o, y - lat);
            }
            lon = x;
            lat = y;
        }
    }
}

typedef struct {
    uint32_t people, row;
} world_city;

/* The largest first. */
static int world_find_cities(const image *m, uint32_t people, world_city *list) {
    int count = 0;
    uint32_t end = image_first(m, IMAGE_VILLAGE);
    for (uint32_t row = image_first(m, IMAGE_METROPOLIS); row < end; row++) {
        world_city city = {image_population(m, row), row};
        if (city.people < people || count == WORLD_CITIES_MAX) {
            continue;
        }
        int at = count++;
        for (; at && list[at - 1].people < city.people; at--) {
            list[at] = list[at - 1];
        }
        list[at] = city;
    }
    return count;
}

static void world_put_cities(out *o, const image_view *v, uint32_t people) {
    const image *m = v->set->base;
    world_city *list = ARENA_NEW(v->mem, world_city, WORLD_CITIES_MAX);
    int count = list ? world_find_cities(m, people, list) : 0;
    for (int i = 0; i < count; i++) {
        arena scratch = *v->mem;
        str name = image_set_name(v, (image_ref){m, list[i].row});
        world_put_signed(o, world_round(image_lon(m, list[i].row)));
        world_put_signed(o, world_round(image_lat(m, list[i].row)));
        world_put(o, list[i].people / 1000);
        world_put(o, name.len);
        out_text(o, name);
        *v->mem = scratch;
    }
}

/* Room for all that the counts tell, and the lines of a kind. */
static bool world_begin(world_work *w, arena *a, place_outline *o) {
    size_t pieces = 0, points = 0;
    w->countries = ARENA_NEW(a, uint32_t, WORLD_REGIONS);
    w->divisions = ARENA_NEW(a, uint32_t, WORLD_REGIONS);
    uint64_t end = MIN(w->m->columns[IMAGE_AREA_PLACE].count, (uint64_t)WORLD_REGIONS);
    for (unsigned region = 1; w->divisions && region < end; region++) {
        world_place_region(w, region);
    }
    if (w->divisions) {
        world_collect(w);
        pieces = (size_t)w->piece_count;
        points = (size_t)w->point_count;
    }
    w->points = arena_room(a, sizeof *w->points, points + UINT8_MAX);
    w->heads = arena_room(a, sizeof *w->heads, pieces);
    o->points = arena_room(a, sizeof *o->points, points + 3 * pieces);
    o->ends = arena_room(a, sizeof *o->ends, pieces);
    o->is_hole = arena_room(a, sizeof *o->is_hole, pieces);
    world_piece *room = arena_room(a, sizeof *w->pieces, pieces + 1);
    w->pieces = w->points && w->heads && o->points && o->ends && o->is_hole ? room : NULL;
    return pieces && w->pieces;
}

static void world_write(const image_view *v, world_detail detail, out *o) {
    world_work w = {.m = v->set->base, .has_divisions = world_rows[detail].has_divisions};
    place_outline all = {0};
    if (!w.m || !world_begin(&w, v->mem, &all)) {
        o->full = true;
        return;
    }
    world_collect(&w);
    world_link(&w);
    world_trim(&w);
    int *ends = ARENA_NEW(v->mem, int, 2 * WORLD_BRIDGES_MAX);
    if (ends) {
        world_bridge(&w, ends, ends + WORLD_BRIDGES_MAX);
    }
    out_text(o, (str){"GW1", 4});
    world_put(o, WORLD_UNITS);
    for (int kind = 0; kind < WORLD_LAKE; kind++) {
        world_join(&w, (world_kind)kind, &all);
        geometry_simplify(v->mem, &all, world_rows[detail].degrees);
        for (int i = 0, from = 0; i < all.rings; from = all.ends[i++]) {
            world_put_line(o, (world_kind)kind, all.points + from, all.ends[i] - from);
        }
    }
    out_text(o, BLOB(lakes));
    world_put(o, 0);
    world_put_cities(o, v, world_rows[detail].people);
}

static void world_make(call *c, world_detail detail) {
    size_t room = world_rows[detail].bytes;
    arena before = c->mem;
    image_view v = image_set_view_begin(c, STR("en"));
    if (!world_state.rooms[detail]) { /* kept where making it fails, for the next time */
        world_state.rooms[detail] = os_reserve(room);
    }
    out o = out_of(world_state.rooms[detail], room);
    o.full = !o.at;
    world_write(&v, detail, &o);
    image_set_view_end(&v);
    c->mem = before;
    world_state.files[detail] = o.full ? STR_NONE : out_str(&o);
}

GEO_FN str world_get(call *c, world_detail detail) {
    os_lock(&world_state.lock);
    if (!world_state.files[detail].at) {
        world_make(c, detail);
    }
    str file = world_state.files[detail];
    os_unlock(&world_state.lock);
    return file;
}
