/* world -- coasts, borders and lakes for maps.
 *
 * Owns the maps that it has made, one for some zooms each. The lines are those of the divisions'
 * layer, which knows land from sea, and of the waters' layer, as reverse and outlines have them;
 * they are joined over the sides of cells and simplified. A coast is closed: along the edge of the
 * map, too. Outside facts: Web Mercator (EPSG:3857). */
#include "world.h"

#include <limits.h>
#include <math.h>
#include <stdatomic.h>
#include <string.h>

#include "../geo/geometry.h"
#include "../image/area.h"
#include "../image/area_line.h"
#include "../image/image.h"
#include "../image/image_set.h"
#include "../platform/os.h"

enum {
    WORLD_REGIONS = 1 << 16,
    WORLD_COUNTRIES_MAX = 512,
    WORLD_DIVISION_KM2 = 600, /* smaller ones on average, as municipalities are, are not drawn */
    WORLD_TOWN = 5000,        /* people; on no map it is in the sea */
    WORLD_TOWNS_MAX = 1 << 16,
    WORLD_MEMORY = 192 << 20, /* reserved while a map is made, once for all */
    WORLD_LEVELS = 5,
    WORLD_NONE = -1
};
#define WORLD_LAT_MAX 85.06

/* Half a pixel of the greatest zoom that a level is for; the last one has all points. */
static const struct {
    int zoom;
    double degrees;
} world_rows[WORLD_LEVELS] = {{2, 0.088}, {4, 0.022}, {6, 0.0055}, {8, 0.0014}, {INT_MAX, 0}};

static struct {
    os_mutex lock;
    struct {
        world_map map;
        atomic_bool is_made;
    } levels[WORLD_LEVELS];
} world_state = {.lock = OS_MUTEX_INIT};

typedef struct {
    int x, y; /* units of cells from the south-west corner */
} world_corner;

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
    world_corner *points;
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
    world_corner *at = w->pieces ? w->points + w->point_count : NULL, last = {0};
    world_piece piece = {
        .first = w->point_count, .next = WORLD_NONE, .link = WORLD_NONE, .kind = kind};
    int count = 0;
    bool more = area_line_next_point(a);
    while (more) {
        world_corner p = {column * w->units + a->x2, row * w->units + a->y2};
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
        world_corner swap = at[i];
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

static int *world_head(const world_work *w, world_corner p, world_kind kind) {
    uint32_t hash = ((uint32_t)p.x * 2654435761U) ^ ((uint32_t)p.y * 2246822519U) ^ kind;
    return &w->heads[(hash ^ hash >> 15) % (uint32_t)w->piece_count];
}

static bool world_is_same(world_corner a, world_corner b) {
    return a.x == b.x && a.y == b.y;
}

static world_corner world_end(const world_work *w, const world_piece *p) {
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
        world_corner end = world_end(w, p);
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

/* ---- kept ---- */

GEO_FN world_point world_at(double lat, double lon) {
    double sine = sin(MAX(MIN(lat, WORLD_LAT_MAX), -WORLD_LAT_MAX) * GEO_DEG);
    double x = (lon + 180) / 360, y = 0.5 - log((1 + sine) / (1 - sine)) / (4 * GEO_PI);
    return (world_point){(uint32_t)(MAX(MIN(x, 1.0), 0.0) * WORLD_END),
                         (uint32_t)(MAX(MIN(y, 1.0), 0.0) * WORLD_END)};
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

/* Where a map is written to. */
typedef struct {
    world_point *points;
    world_line *lines;
    world_box *boxes;
    int point_count, line_count, box_count;
} world_kept;

static world_box world_box_of(const world_point *p, int count) {
    world_box box = {WORLD_END, WORLD_END, 0, 0};
    for (int i = 0; i < count; i++) {
        box = (world_box){MIN(box.west, p[i].x), MIN(box.north, p[i].y), MAX(box.east, p[i].x),
                          MAX(box.south, p[i].y)};
    }
    return box;
}

static void world_keep(world_kept *k, world_kind kind, bool is_hole, double (*points)[2],
                       int count) {
    world_line line = {kind, is_hole, k->point_count, count, k->box_count, {0}};
    world_point *to = k->points + line.first;
    for (int i = 0; i < count; i++) {
        to[i] = world_at(points[i][1], points[i][0]);
    }
    for (int i = 0; i + 1 < count; i += WORLD_CHUNK) {
        k->boxes[k->box_count++] = world_box_of(to + i, MIN(WORLD_CHUNK + 1, count - i));
    }
    line.all = world_box_of(to, count);
    k->point_count += count;
    k->lines[k->line_count++] = line;
}

/* Twice the area; negative: what the ring surrounds is a hole. */
static double world_area(double (*p)[2], int count) {
    double area = 0;
    for (int i = 1; i < count; i++) {
        area += (p[i - 1][0] - p[0][0]) * (p[i][1] - p[0][1]) -
                (p[i][0] - p[0][0]) * (p[i - 1][1] - p[0][1]);
    }
    return area;
}

static bool world_surrounds(double (*p)[2], int count, const double *point) {
    bool is_inside = false;
    for (int i = 1; i < count; i++) {
        const double *a = p[i - 1], *b = p[i];
        if ((a[0] <= point[0]) != (b[0] <= point[0])) {
            is_inside ^= a[1] + (b[1] - a[1]) * (point[0] - a[0]) / (b[0] - a[0]) > point[1];
        }
    }
    return is_inside;
}

/* The smallest ring around a hole; WORLD_NONE: there is none. */
static int world_outer(const place_outline *o, const double *areas, int hole) {
    const double *point = o->points[hole ? o->ends[hole - 1] : 0];
    int found = WORLD_NONE;
    for (int i = 0, from = 0; i < o->rings; from = o->ends[i++]) {
        if (areas[i] > -areas[hole] && (found == WORLD_NONE || areas[i] < areas[found]) &&
            world_surrounds(o->points + from, o->ends[i] - from, point)) {
            found = i;
        }
    }
    return found;
}

/* The rings of a kind, each with its holes behind it. False: no memory. */
static bool world_keep_rings(world_kept *k, world_kind kind, const place_outline *o, arena a) {
    double *areas = ARENA_NEW(&a, double, o->rings + 1);
    int *outer = ARENA_NEW(&a, int, o->rings + 1);
    for (int i = 0, from = 0; outer && i < o->rings; from = o->ends[i++]) {
        areas[i] = world_area(o->points + from, o->ends[i] - from);
    }
    for (int i = 0; outer && i < o->rings; i++) {
        outer[i] = areas[i] < 0 ? world_outer(o, areas, i) : WORLD_NONE;
    }
    for (int i = 0, from = 0; outer && i < o->rings; from = o->ends[i++]) {
        if (areas[i] <= 0) {
            continue;
        }
        world_keep(k, kind, false, o->points + from, o->ends[i] - from);
        for (int hole = 0; hole < o->rings; hole++) {
            int begin = hole ? o->ends[hole - 1] : 0;
            if (outer[hole] == i) {
                world_keep(k, kind, true, o->points + begin, o->ends[hole] - begin);
            }
        }
    }
    return outer;
}

static bool world_keep_all(world_work *w, int level, world_kept *k, place_outline *o, arena *a) {
    double(*towns)[2] = arena_room(a, sizeof *towns, WORLD_TOWNS_MAX);
    int town_count = towns ? world_find_towns(w->m, towns) : 0;
    bool good = towns;
    for (int kind = 0; kind < WORLD_KINDS && good; kind++) {
        world_join(w, (world_kind)kind, o);
        geometry_simplify_round(a, o, world_rows[level].degrees, (const double(*)[2])towns,
                                kind == WORLD_COAST ? town_count : 0);
        if (kind == WORLD_COAST || kind == WORLD_LAKE) {
            good = world_keep_rings(k, (world_kind)kind, o, *a);
            continue;
        }
        for (int i = 0, from = 0; i < o->rings; from = o->ends[i++]) {
            world_keep(k, (world_kind)kind, false, o->points + from, o->ends[i] - from);
        }
    }
    return good;
}

static bool world_write(const image_view *v, int level, world_map *map) {
    world_work w = {.m = v->set->base,
                    .has_divisions = world_rows[level].zoom >= WORLD_DIVISIONS_ZOOM,
                    .step = world_rows[level].degrees / 9 * ((1 << 12) - 1)};
    place_outline all = {0};
    if (!w.m || !world_begin(&w, v, &all)) {
        return false;
    }
    world_collect(&w);
    world_link(&w);
    size_t points = (size_t)w.point_count + (size_t)w.piece_count, lines = (size_t)w.piece_count;
    size_t boxes = points / WORLD_CHUNK + lines;
    size_t line_bytes = lines * sizeof(world_line), box_bytes = boxes * sizeof(world_box);
    char *room = os_reserve(line_bytes + box_bytes + points * sizeof(world_point));
    world_kept k = {.lines = (void *)room,
                    .boxes = (void *)(room + line_bytes),
                    .points = (void *)(room + line_bytes + box_bytes)};
    bool good = room && world_keep_all(&w, level, &k, &all, v->mem);
    *map = (world_map){k.points, k.lines, k.boxes, good ? k.line_count : 0};
    return good;
}

static bool world_make(call *c, int level) {
    arena before = c->mem;
    void *memory = os_reserve(WORLD_MEMORY);
    c->mem = arena_of(memory, memory ? WORLD_MEMORY : 0);
    image_view v = image_set_view_begin(c, STR("en"));
    bool good = world_write(&v, level, &world_state.levels[level].map);
    image_set_view_end(&v);
    c->mem = before;
    os_unreserve(memory, WORLD_MEMORY);
    return good;
}

GEO_FN const world_map *world_get(call *c, int zoom) {
    int level = 0;
    while (zoom > world_rows[level].zoom) {
        level++;
    }
    bool is_made = atomic_load(&world_state.levels[level].is_made);
    if (!is_made) {
        os_lock(&world_state.lock);
        is_made = atomic_load(&world_state.levels[level].is_made) || world_make(c, level);
        atomic_store(&world_state.levels[level].is_made, is_made);
        os_unlock(&world_state.lock);
    }
    return is_made ? &world_state.levels[level].map : NULL;
}

#undef WORLD_LAT_MAX
