/* world -- coasts, borders, lakes and cities for maps.
 *
 * Owns the files that it has made. The lines are those of the divisions' layer, which knows land
 * from sea, and of the waters' layer, as reverse and outlines have them; they are joined over the
 * sides of cells and simplified. A coast is closed: along the edge of the map, too. */
#include "world.h"

#include <math.h>
#include <string.h>

#include "../geo/geometry.h"
#include "../image/area.h"
#include "../image/area_line.h"
#include "../image/image.h"
#include "../image/image_set.h"
#include "../platform/os.h"

enum {
    WORLD_REGIONS = 1 << 16,
    WORLD_CITIES_MAX = 4096,
    WORLD_COUNTRIES_MAX = 512,
    WORLD_DIVISION_KM2 = 600, /* smaller ones on average, as municipalities are, are not drawn */
    WORLD_TOWN = 5000,        /* people; on no map it is in the sea */
    WORLD_TOWNS_MAX = 1 << 16,
    WORLD_MEMORY = 64 << 20, /* while a file is made, once for all */
    WORLD_NONE = -1
};

/* What a detail has, and the room that its file needs. */
static const struct {
    double degrees; /* simplified by */
    int units;      /* of a degree */
    bool has_divisions;
    uint32_t people; /* of a city */
    size_t bytes;
} world_rows[WORLD_DETAILS] = {
    [WORLD_COARSE] = {0.09, 300, false, 1000000, 256 << 10},
    [WORLD_FINE] = {0.03, 600, true, 150000, 1 << 20},
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
    world_kind kind;
    bool has_before, is_used;
} world_piece;

typedef struct {
    const image *m;
    bool has_divisions;
    double step;                     /* units to the next point at least, inside a piece */
    uint32_t *countries, *divisions; /* of regions */
    int parts[WORLD_COUNTRIES_MAX];  /* divisions of each country; 0: not drawn */
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
    w->parts[row < WORLD_COUNTRIES_MAX ? row : 0] += below == area_place(w->m, region);
}

/* Leaves out the divisions of countries that have many small ones. */
static void world_drop_small(world_work *w, const image_view *v) {
    for (uint32_t row = 0; row < WORLD_COUNTRIES_MAX && row < w->m->places; row++) {
        char key[sizeof IMAGE_META_AREA + 2];
        out o = out_of(key, sizeof key);
        int64_t area = 0;
        out_text(&o, STR(IMAGE_META_AREA));
        out_text(&o, image_set_country_code(v, (image_ref){w->m, row}));
        bool is_known = str_int(image_meta(w->m, out_str(&o)), &area);
        w->parts[row] =
            is_known && area < (int64_t)w->parts[row] * WORLD_DIVISION_KM2 ? 0 : w->parts[row];
    }
}

static world_kind world_kind_of(const world_work *w, area_layer layer, unsigned left,
                                unsigned right) {
    bool is_coast = !left != !right, is_border = w->countries[left] != w->countries[right];
    uint32_t country = MIN(w->countries[left], (uint32_t)WORLD_COUNTRIES_MAX - 1);
    bool is_division =
        w->has_divisions && w->parts[country] && w->divisions[left] != w->divisions[right];
    return layer == AREA_WATERS         ? is_coast ? WORLD_LAKE : WORLD_KINDS
           : is_coast                   ? WORLD_COAST
           : is_border && left && right ? WORLD_BORDER
           : is_division && left        ? WORLD_DIVISION
                                        : WORLD_KINDS;
}

/* The current line of a cell; a coast with the land on its left. */
static void world_add_line(world_work *w, area_lines *a, world_kind kind, bool is_turned,
                           int column, int row) {
    world_point *at = w->pieces ? w->points + w->point_count : NULL, last = {0};
    world_piece piece = {
        .first = w->point_count, .next = WORLD_NONE, .link = WORLD_NONE, .kind = kind};
    int count = 0;
    bool more = area_line_next_point(a);
    while (more) {
        world_point p = {column * w->units + a->x2, row * w->units + a->y2};
        more = area_line_next_point(a);
        if (count && more && hypot(p.x - last.x, p.y - last.y) < w->step) {
            continue;
        }
        last = p;
        if (w->pieces) {
            at[count] = p;
        }
        count++;
    }
    for (int i = 0; w->pieces && is_turned && i < count / 2; i++) {
        world_point swap = at[i];
        at[i] = at[count - 1 - i];
        at[count - 1 - i] = swap;
    }
    if (w->pieces) {
        piece.count = count;
        w->pieces[w->piece_count] = piece;
    }
    w->piece_count += count > 1;
    w->point_count += count > 1 ? count : 0;
}

static void world_collect_layer(world_work *w, area_layer layer) {
    area_line_cell cell;
    for (int row = 0; row < AREA_ROWS; row++) {
        area_line_runs runs = area_line_row(w->m, layer, row);
        while (area_line_next_run(w->m, &runs)) {
            if (!(runs.value & AREA_CELL_BIT) || !area_line_open(w->m, runs.value, &cell)) {
                continue;
            }
            w->units = area_line_units(&cell.lines);
            while (area_line_next(&cell.lines)) {
                unsigned left = area_line_region(&cell, cell.lines.left);
                unsigned right = area_line_region(&cell, cell.lines.right);
                world_kind kind = world_kind_of(w, layer, left, right);
                if (kind != WORLD_KINDS) {
                    world_add_line(w, &cell.lines, kind, !left, runs.column, row);
                }
            }
        }
    }
}

static void world_collect(world_work *w) {
    w->piece_count = w->point_count = 0;
    world_collect_layer(w, AREA_DIVISIONS);
    world_collect_layer(w, AREA_WATERS);
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

/* Appends the chain of pieces that begins with this one. A lake that goes on in another one is
 * closed where that begins. */
static void world_follow(world_work *w, int begin, place_outline *o) {
    int first = o->rings ? o->ends[o->rings - 1] : 0, count = first;
    for (int i = begin; i != WORLD_NONE && !w->pieces[i].is_used; i = w->pieces[i].link) {
        world_piece *p = &w->pieces[i];
        p->is_used = true;
        for (int k = i != begin; k < p->count; k++, count++) {
            o->points[count][0] = (double)w->points[p->first + k].x / w->units - 180;
            o->points[count][1] = (double)w->points[p->first + k].y / w->units - 90;
        }
    }
    if (w->pieces[begin].kind == WORLD_LAKE) {
        memcpy(o->points[count], o->points[first], sizeof *o->points);
        count += memcmp(o->points[count - 1], o->points[first], sizeof *o->points) != 0;
    }
    o->is_hole[o->rings] = false;
    o->ends[o->rings++] = count;
}

/* All lines of a kind; those first that nothing goes before. */
static void world_join(world_work *w, world_kind kind, place_outline *o) {
    o->rings = 0;
    o->is_line = kind == WORLD_BORDER || kind == WORLD_DIVISION;
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

static int world_round(double degrees, int units) {
    return (int)(degrees * units + (degrees < 0 ? -0.5 : 0.5));
}

/* Points that rounding makes equal are one. */
static void world_put_line(out *o, int units, world_kind kind, double (*points)[2], int count) {
    int lon = 0, lat = 0, kept = 0;
    for (int round = 0; round < 2; round++) { /* counted, then written */
        if (round && kept < (kind == WORLD_COAST || kind == WORLD_LAKE ? 4 : 2)) {
            return;
        }
        if (round) {
            world_put(o, (uint64_t)kept);
            world_put(o, kind);
            lon = lat = 0;
        }
        for (int i = 0; i < count; i++) {
            int x = world_round(points[i][0], units), y = world_round(points[i][1], units);
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

static void world_put_cities(out *o, const image_view *v, world_detail detail) {
    const image *m = v->set->base;
    world_city *list = ARENA_NEW(v->mem, world_city, WORLD_CITIES_MAX);
    int count = list ? world_find_cities(m, world_rows[detail].people, list) : 0,
        units = world_rows[detail].units;
    for (int i = 0; i < count; i++) {
        arena scratch = *v->mem;
        str name = image_set_name(v, (image_ref){m, list[i].row});
        world_put_signed(o, world_round(image_lon(m, list[i].row), units));
        world_put_signed(o, world_round(image_lat(m, list[i].row), units));
        world_put(o, list[i].people / 1000);
        world_put(o, name.len);
        out_text(o, name);
        *v->mem = scratch;
    }
}

/* Where the towns are, so that no simplified coast leaves one in the sea. */
static int world_find_towns(const image *m, double (*list)[2]) {
    int count = 0;
    uint32_t end = image_first(m, IMAGE_SUBURB);
    for (uint32_t row = image_first(m, IMAGE_METROPOLIS); row < end; row++) {
        if (image_population(m, row) >= WORLD_TOWN && count < WORLD_TOWNS_MAX) {
            list[count][0] = image_lon(m, row);
            list[count++][1] = image_lat(m, row);
        }
    }
    return count;
}

/* Room for all that the counts tell, and the lines of a kind. */
static bool world_begin(world_work *w, const image_view *v, place_outline *o) {
    arena *a = v->mem;
    size_t pieces = 0, points = 0;
    w->countries = ARENA_NEW(a, uint32_t, WORLD_REGIONS);
    w->divisions = ARENA_NEW(a, uint32_t, WORLD_REGIONS);
    uint64_t end = MIN(w->m->columns[IMAGE_AREA_PLACE].count, (uint64_t)WORLD_REGIONS);
    for (unsigned region = 1; w->divisions && region < end; region++) {
        world_place_region(w, region);
    }
    if (w->divisions) {
        world_drop_small(w, v);
        world_collect(w);
        pieces = (size_t)w->piece_count;
        points = (size_t)w->point_count;
    }
    w->points = arena_room(a, sizeof *w->points, points + UINT8_MAX);
    w->heads = arena_room(a, sizeof *w->heads, pieces);
    o->points = arena_room(a, sizeof *o->points, points + pieces);
    o->ends = arena_room(a, sizeof *o->ends, pieces);
    o->is_hole = arena_room(a, sizeof *o->is_hole, pieces);
    world_piece *room = arena_room(a, sizeof *w->pieces, pieces + 1);
    w->pieces = w->points && w->heads && o->points && o->ends && o->is_hole ? room : NULL;
    return pieces && w->pieces;
}

static void world_write(const image_view *v, world_detail detail, out *o) {
    world_work w = {.m = v->set->base, .has_divisions = world_rows[detail].has_divisions};
    w.step = world_rows[detail].degrees / 9 * ((1 << 12) - 1);
    place_outline all = {0};
    if (!w.m || !world_begin(&w, v, &all)) {
        o->full = true;
        return;
    }
    world_collect(&w);
    world_link(&w);
    double(*towns)[2] = arena_room(v->mem, sizeof *towns, WORLD_TOWNS_MAX);
    int town_count = towns ? world_find_towns(w.m, towns) : 0;
    out_text(o, (str){"GW1", 4});
    world_put(o, (uint64_t)world_rows[detail].units);
    for (int kind = 0; kind < WORLD_KINDS; kind++) {
        world_join(&w, (world_kind)kind, &all);
        geometry_simplify_round(v->mem, &all, world_rows[detail].degrees, (const double(*)[2])towns,
                                kind == WORLD_COAST ? town_count : 0);
        for (int i = 0, from = 0; i < all.rings; from = all.ends[i++]) {
            world_put_line(o, world_rows[detail].units, (world_kind)kind, all.points + from,
                           all.ends[i] - from);
        }
    }
    world_put(o, 0);
    world_put_cities(o, v, detail);
}

static void world_make(call *c, world_detail detail) {
    size_t room = world_rows[detail].bytes;
    arena before = c->mem;
    void *memory = os_reserve(WORLD_MEMORY);
    c->mem = arena_of(memory, memory ? WORLD_MEMORY : 0);
    image_view v = image_set_view_begin(c, STR("en"));
    if (!world_state.rooms[detail]) { /* kept where making it fails, for the next time */
        world_state.rooms[detail] = os_reserve(room);
    }
    out o = out_of(world_state.rooms[detail], room);
    o.full = !o.at;
    world_write(&v, detail, &o);
    image_set_view_end(&v);
    c->mem = before;
    os_unreserve(memory, WORLD_MEMORY);
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
