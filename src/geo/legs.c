/* legs -- the shortest way over stops with legs of limited length. Owns nothing.
 *
 * Stops lie in a grid of bands of latitude, each divided into cells of about the same width. One
 * search with a cost of legs and metres serves all three kinds: A* has the great circle to the end
 * as its bound, Dijkstra none, and for the fewest stops a leg costs more than any distance. First a
 * greedy walk looks for some way: then a stop counts only if it can lie on one that is not longer,
 * which is exact and leaves a narrow ellipse. Without such a walk, joining all that lie within a
 * leg tells whether there is a way at all, and which stops it needs. */
#include "legs.h"

#include <math.h>
#include <string.h>

/* Units of call_charge. */
enum { LEGS_STOP_WORK = 1, LEGS_EXPAND_WORK = 4 };
/* For a unit: cells of the grid, stops put into them, cells looked into, pairs of stops. */
enum {
    LEGS_CELLS_PER_UNIT = 48,
    LEGS_FILLED_PER_UNIT = 4,
    LEGS_NEAR_PER_UNIT = 8,
    LEGS_PAIRS_PER_UNIT = 24
};

enum {
    LEGS_FROM, /* the ends are the first stops */
    LEGS_TO,
    LEGS_ENDS,
    LEGS_PARTS = 6, /* of a cell, to each side: each keeps one stop */
    LEGS_BANDS_MAX = 580,
    LEGS_CELLS_MAX = 420000, /* of the smallest size */
    LEGS_FREE = -1,          /* in `heap_at`: not in the heap */
    LEGS_NONE = -1
};
static const double legs_cell_min_m = 35000;
static const double legs_near_size = 0.34; /* of a cell in legs, where neighbours are looked for */
/* Any two points of such a cell are within a leg: its diagonal is 0.99 of it, and the chord of
 * 2,000 km is 0.996 of the arc. */
static const double legs_join_size = 0.7;
static const double legs_thin_min_m = 140000;
static const double legs_per_leg = 1e9; /* metres that a leg counts as when the fewest are sought */

typedef struct {
    double cost;  /* from the start */
    double ahead; /* at least to the end; NaN: not yet known */
    int before;   /* the stop in front of it */
    int heap_at;
} legs_node;

typedef struct {
    int bands, first[LEGS_BANDS_MAX + 1]; /* the first cell of each band; one more at the end */
    double high, high_deg;                /* of a band, radians and degrees */
    double reach_deg;                     /* of a leg, north and south */
    double half_deg[LEGS_BANDS_MAX];      /* of a leg, east and west of a band's stops */
    bool is_whole;                        /* all that lies in a cell is within a leg */
    uint16_t begin[LEGS_CELLS_MAX + 2];   /* in `order`, the first stop of each cell */
    uint16_t order[LEGS_ENDS + LEGS_STOPS_MAX];
} legs_grid;

typedef struct legs_work {
    legs_grid grid;
    int heap_count;
    int heap[LEGS_ENDS + LEGS_STOPS_MAX]; /* of nodes; before the search: whether a stop is kept */
    legs_node nodes[LEGS_ENDS + LEGS_STOPS_MAX];
    uint16_t joined[LEGS_ENDS + LEGS_STOPS_MAX]; /* a stop that can be reached, at last the same */
    uint16_t before[LEGS_ENDS + LEGS_STOPS_MAX]; /* `joined` with a shorter leg */
    uint16_t open[LEGS_ENDS + LEGS_STOPS_MAX];   /* a stop of each cell that is near to another with
                                                    which it was not joined */
    int open_count;
} legs_work;
_Static_assert(LEGS_ENDS + LEGS_STOPS_MAX <= UINT16_MAX, "a stop's index has 16 bits");

typedef struct {
    call *c;
    const legs_map *map;
    legs_work *work;
    int count;            /* of the stops in the grid */
    double max_m, chord2; /* of the longest leg */
    double per_leg;
    double most_m; /* no way is longer */
    bool is_blind; /* the nearest to the start comes first, wherever the end is */
} legs_run;

GEO_FN status legs_begin(call *c, legs_map *map) {
    *map = (legs_map){arena_room(&c->mem, sizeof(legs_stop), LEGS_ENDS + LEGS_STOPS_MAX), LEGS_ENDS,
                      arena_room(&c->mem, sizeof(legs_work), 1)};
    return map->stops && map->work ? GEO_OK : call_full(c);
}

GEO_FN void legs_clear(legs_map *map) {
    map->count = LEGS_ENDS;
}

GEO_FN bool legs_add(legs_map *map, double lat, double lon, uint32_t weight, uint32_t id) {
    bool has_room = map->count < LEGS_ENDS + LEGS_STOPS_MAX;
    if (has_room) {
        map->stops[map->count++] =
            (legs_stop){geo_vector(lat, lon), (float)lat, (float)lon, weight, id};
    }
    return has_room;
}

static legs_run legs_run_of(call *c, const legs_map *map, const double from[2],
                            const double to[2]) {
    const double *ends[LEGS_ENDS] = {from, to};
    for (int i = 0; i < LEGS_ENDS; i++) {
        map->stops[i] = (legs_stop){geo_vector(ends[i][0], ends[i][1]), (float)ends[i][0],
                                    (float)ends[i][1], 0, 0};
    }
    return (legs_run){.c = c, .map = map, .work = map->work, .count = map->count};
}

/* ---- the grid ---- */

static int legs_band_of(const legs_grid *g, double lat) {
    int band = (int)((lat + 90) / g->high_deg);
    return MAX(MIN(band, g->bands - 1), 0);
}

static int legs_columns(const legs_grid *g, int band) {
    return g->first[band + 1] - g->first[band];
}

static int legs_cell_of(const legs_grid *g, const legs_stop *s) {
    int band = legs_band_of(g, s->lat), columns = legs_columns(g, band);
    int column = (int)((s->lon + 180.0) / 360 * columns);
    return g->first[band] + MAX(MIN(column, columns - 1), 0);
}

/* The latitude next to the equator, or next to a pole, in radians. */
static double legs_band_edge(const legs_grid *g, int band, bool is_poleward) {
    double south = fabs(band * g->high - GEO_PI / 2),
           north = fabs((band + 1) * g->high - GEO_PI / 2);
    bool is_across = band * 2 + 1 == g->bands; /* the equator lies in its middle */
    return is_poleward ? MAX(south, north) : is_across ? 0 : MIN(south, north);
}

/* No cell is wider than `size_m` or higher. */
static void legs_grid_shape(legs_grid *g, double size_m) {
    double size = MAX(size_m, legs_cell_min_m) / GEO_RADIUS_M;
    g->bands = (int)ceil(GEO_PI / size);
    g->high = GEO_PI / g->bands;
    g->high_deg = g->high / GEO_DEG;
    g->first[0] = 0;
    for (int i = 0; i < g->bands; i++) {
        double wide = 2 * GEO_PI * cos(legs_band_edge(g, i, false));
        g->first[i + 1] = g->first[i] + (int)ceil(wide / size);
    }
    ASSERT(g->bands <= LEGS_BANDS_MAX && g->first[g->bands] <= LEGS_CELLS_MAX);
}

/* Legs of that length: also what is near to a stop follows from it. */
static void legs_set_leg(legs_run *r, double max_m) {
    legs_grid *g = &r->work->grid;
    double angle = max_m / GEO_RADIUS_M + 1e-6, half = sin(MIN(max_m / GEO_RADIUS_M, GEO_PI) / 2);
    r->max_m = max_m;
    r->chord2 = 4 * half * half;
    g->reach_deg = angle / GEO_DEG;
    for (int i = 0; i < g->bands; i++) {
        double edge = legs_band_edge(g, i, true);
        bool holds_pole = edge + angle >= GEO_PI / 2;
        g->half_deg[i] = holds_pole ? 180 : asin(sin(angle) / cos(edge)) / GEO_DEG;
    }
}

/* Puts the first `count` stops into cells of that part of a leg. */
static void legs_grid_fill(legs_run *r, double max_m, double part) {
    legs_grid *g = &r->work->grid;
    legs_grid_shape(g, max_m * part);
    g->is_whole = part <= legs_join_size && max_m * part >= legs_cell_min_m;
    legs_set_leg(r, max_m);
    int cells = g->first[g->bands];
    call_charge(r->c, cells / LEGS_CELLS_PER_UNIT + r->count / LEGS_FILLED_PER_UNIT);
    memset(g->begin, 0, sizeof *g->begin * (size_t)(cells + 2));
    for (int i = 0; i < r->count; i++) {
        g->begin[legs_cell_of(g, &r->map->stops[i]) + 2]++;
    }
    for (int i = 2; i < cells + 2; i++) {
        g->begin[i] = (uint16_t)(g->begin[i] + g->begin[i - 1]);
    }
    for (int i = 0; i < r->count; i++) {
        g->order[g->begin[legs_cell_of(g, &r->map->stops[i]) + 1]++] = (uint16_t)i;
    }
}

/* The cells near a point or cell, band by band. */
typedef struct {
    const legs_grid *g;
    double west, east; /* degrees */
    int band, last, column, left;
} legs_near;

static legs_near legs_near_stop(const legs_run *r, const legs_stop *s) {
    const legs_grid *g = &r->work->grid;
    double half = g->half_deg[legs_band_of(g, s->lat)];
    return (legs_near){g,
                       s->lon - half,
                       s->lon + half,
                       legs_band_of(g, s->lat - g->reach_deg) - 1,
                       legs_band_of(g, s->lat + g->reach_deg),
                       0,
                       0};
}

/* Those that are not in front of it. */
static legs_near legs_near_cell(const legs_run *r, int band, int cell) {
    const legs_grid *g = &r->work->grid;
    double wide = 360.0 / legs_columns(g, band), west = (cell - g->first[band]) * wide - 180;
    int bands = (int)ceil(g->reach_deg / g->high_deg);
    return (legs_near){g,        west - g->half_deg[band],        west + wide + g->half_deg[band],
                       band - 1, MIN(band + bands, g->bands - 1), 0,
                       0};
}

/* The next cell; LEGS_NONE: no more. */
static int legs_near_next(legs_near *n) {
    const legs_grid *g = n->g;
    while (!n->left) {
        if (++n->band > n->last) {
            return LEGS_NONE;
        }
        int columns = legs_columns(g, n->band);
        int west = (int)((n->west + 540) / 360 * columns); /* one turn more: not below 0 */
        int east = (int)((n->east + 540) / 360 * columns);
        n->left = MIN(east - west + 1, columns);
        n->column = west % columns;
    }
    int cell = g->first[n->band] + n->column;
    n->column = n->column + 1 == legs_columns(g, n->band) ? 0 : n->column + 1;
    n->left--;
    return cell;
}

static double legs_chord2(const legs_run *r, int a, int b) {
    geo_vec p = r->map->stops[a].at, q = r->map->stops[b].at;
    double x = p.x - q.x, y = p.y - q.y, z = p.z - q.z;
    return x * x + y * y + z * z;
}

static double legs_distance_m(const legs_run *r, int a, int b) {
    return geo_vec_distance_m(r->map->stops[a].at, r->map->stops[b].at);
}

/* ---- fewer stops ---- */

/* Moves the stops that are kept to the front. */
static void legs_keep(legs_run *r, int count) {
    legs_stop *stops = r->map->stops;
    r->count = 0;
    for (int i = 0; i < count; i++) {
        if (r->work->heap[i]) {
            legs_stop s = stops[i];
            stops[i] = stops[r->count];
            stops[r->count++] = s;
        }
    }
}

/* The part of its cell that a stop is in. */
static int legs_part_of(const legs_grid *g, const legs_stop *s) {
    int band = legs_band_of(g, s->lat), columns = legs_columns(g, band);
    double y = (s->lat + 90) / g->high_deg - band;
    double x = (s->lon + 180.0) / 360 * columns;
    int row = (int)(y * LEGS_PARTS), column = (int)((x - floor(x)) * LEGS_PARTS);
    return MAX(MIN(row, LEGS_PARTS - 1), 0) * LEGS_PARTS + MIN(column, LEGS_PARTS - 1);
}

/* Where stops lie closer than about a ninth of the leg, the heaviest of them stay. Short legs have
 * few stops around anyway. */
static void legs_thin(legs_run *r, double max_m) {
    const legs_grid *g = &r->work->grid;
    int *is_kept = r->work->heap;
    legs_grid_fill(r, max_m, legs_join_size);
    call_charge(r->c, g->first[g->bands] / LEGS_FILLED_PER_UNIT + r->count / LEGS_FILLED_PER_UNIT);
    for (int cell = 0; cell < g->first[g->bands]; cell++) {
        int best[LEGS_PARTS * LEGS_PARTS];
        memset(best, 0, sizeof best); /* an end */
        for (int at = g->begin[cell]; at < g->begin[cell + 1]; at++) {
            int i = g->order[at], *one = &best[legs_part_of(g, &r->map->stops[i])];
            is_kept[i] =
                !*one || i < LEGS_ENDS || r->map->stops[i].weight > r->map->stops[*one].weight;
            if (is_kept[i] && i >= LEGS_ENDS) {
                is_kept[*one] = *one < LEGS_ENDS;
                *one = i;
            }
        }
    }
    legs_keep(r, r->count);
}

/* ---- is there a way ---- */

static int legs_root(legs_work *w, int stop) {
    while (w->joined[stop] != stop) {
        stop = w->joined[stop] = w->joined[w->joined[stop]];
    }
    return stop;
}

static void legs_join_stops(legs_work *w, int a, int b) {
    w->joined[legs_root(w, b)] = (uint16_t)legs_root(w, a);
    w->heap[a] = w->heap[b] = true;
}

/* Joins what lies in two cells within a leg; once is enough where each is joined already. */
static void legs_join_cells(const legs_run *r, int a, int b) {
    const legs_grid *g = &r->work->grid;
    if (g->is_whole &&
        legs_root(r->work, g->order[g->begin[a]]) == legs_root(r->work, g->order[g->begin[b]])) {
        return;
    }
    int64_t pairs = (int64_t)(g->begin[a + 1] - g->begin[a]) * (g->begin[b + 1] - g->begin[b]);
    call_charge(r->c, pairs / LEGS_PAIRS_PER_UNIT);
    for (int at = g->begin[a]; at < g->begin[a + 1]; at++) {
        int i = g->order[at];
        for (int to = a == b ? at + 1 : g->begin[b]; to < g->begin[b + 1]; to++) {
            int k = g->order[to];
            if (legs_chord2(r, i, k) <= r->chord2 &&
                legs_root(r->work, i) != legs_root(r->work, k)) {
                legs_join_stops(r->work, i, k);
                if (g->is_whole) {
                    return;
                }
            }
        }
    }
}

/* All that is in a cell is within a leg: nothing is kept for it. */
static void legs_join_whole(const legs_run *r) {
    const legs_grid *g = &r->work->grid;
    for (int cell = 0; cell < g->first[g->bands]; cell++) {
        for (int at = g->begin[cell] + 1; at < g->begin[cell + 1]; at++) {
            int root = legs_root(r->work, g->order[g->begin[cell]]);
            r->work->joined[legs_root(r->work, g->order[at])] = (uint16_t)root;
        }
    }
}

/* Joins the stops of a cell with those of the cells near it. True: not all were one before. */
static bool legs_join_near(const legs_run *r, int stop) {
    const legs_grid *g = &r->work->grid;
    const uint16_t *before = r->work->before;
    int cell = legs_cell_of(g, &r->map->stops[stop]), looked = 0;
    bool is_open = !g->is_whole;
    legs_near near = legs_near_cell(r, legs_band_of(g, r->map->stops[stop].lat), cell);
    for (int other; (other = legs_near_next(&near)) != LEGS_NONE;) {
        looked++;
        bool is_empty = g->begin[other] == g->begin[other + 1];
        if (!is_empty && (other != cell || !g->is_whole)) {
            is_open = is_open || before[g->order[g->begin[other]]] != before[stop];
            legs_join_cells(r, cell, other);
        }
    }
    call_charge(r->c, 1 + looked / LEGS_NEAR_PER_UNIT);
    return is_open;
}

/* Joins the stops in the grid that lie within a leg, and keeps those that join others. */
static void legs_join(const legs_run *r) {
    legs_work *w = r->work;
    const legs_grid *g = &w->grid;
    for (int i = 0; i < r->count; i++) {
        w->before[i] = (uint16_t)legs_root(w, i);
    }
    if (g->is_whole) {
        legs_join_whole(r);
    }
    w->open_count = 0;
    call_charge(r->c, r->count / LEGS_FILLED_PER_UNIT);
    for (int cell = 0; cell < g->first[g->bands] && !call_over_budget(r->c); cell++) {
        bool is_empty = g->begin[cell] == g->begin[cell + 1];
        if (!is_empty && legs_join_near(r, g->order[g->begin[cell]])) {
            w->open[w->open_count++] = g->order[g->begin[cell]];
        }
    }
}

static bool legs_is_joined(const legs_run *r) {
    return legs_root(r->work, LEGS_FROM) == legs_root(r->work, LEGS_TO);
}

/* Whether the stops in the grid are a way; keeps what it needs beside those that are kept. */
static bool legs_is_linked(legs_run *r, double max_m) {
    int kept = r->count;
    legs_grid_fill(r, max_m, legs_join_size);
    legs_join(r);
    for (int i = 0; i < r->map->count; i++) {
        r->work->heap[i] = i < kept;
    }
    if (kept < r->map->count) {
        r->count = r->map->count;
        legs_grid_fill(r, max_m, legs_join_size);
        legs_join(r);
    }
    if (!legs_is_joined(r)) {
        return false;
    }
    legs_keep(r, r->count);
    return true;
}

/* Joins for a limit between one that does not do and one that does; what it adds stays only when it
 * does not do, either. Cells that are open for more than the limit are all that counts. */
static bool legs_would_do(legs_run *r, double limit_m) {
    legs_work *w = r->work;
    memcpy(w->before, w->joined, sizeof w->before);
    legs_set_leg(r, limit_m);
    call_charge(r->c, LEGS_STOPS_MAX / LEGS_CELLS_PER_UNIT);
    for (int i = 0; i < w->open_count && !call_over_budget(r->c); i++) {
        legs_join_near(r, w->open[i]);
    }
    bool would_do = legs_is_joined(r);
    if (would_do) {
        memcpy(w->joined, w->before, sizeof w->joined);
    }
    return would_do;
}

/* Of the open cells, those that the ends may need. */
static void legs_close(legs_work *w) {
    int count = 0;
    for (int i = 0; i < w->open_count; i++) {
        if (legs_root(w, w->open[i]) == legs_root(w, LEGS_FROM)) {
            w->open[count++] = w->open[i];
        }
    }
    w->open_count = count;
}

/* From what the search without a way has joined, the limit is doubled until there is one, then the
 * gap is halved. */
GEO_FN double legs_least_limit_m(call *c, legs_map *map, const double from[2], const double to[2],
                                 double low_m, double most_m, double step_m) {
    legs_run r = legs_run_of(c, map, from, to);
    legs_work *w = map->work;
    double low = floor(low_m / step_m), most = floor(most_m / step_m), high = low;
    while (!legs_is_joined(&r)) {
        if (high >= most || call_over_budget(c)) {
            return NAN;
        }
        low = high;
        high = MIN(MAX(2 * low, 1), most);
        legs_grid_fill(&r, low * step_m, legs_join_size);
        legs_set_leg(&r, high * step_m);
        legs_join(&r);
    }
    legs_close(w);
    memcpy(w->joined, w->before, sizeof w->joined);
    while (high - low > 1 && !call_over_budget(c)) {
        double middle = floor((low + high) / 2);
        bool would_do = legs_would_do(&r, middle * step_m);
        high = would_do ? middle : high;
        low = would_do ? low : middle;
    }
    return high * step_m;
}

/* ---- some way, greedily ---- */

/* The stop with the least detour for its progress; LEGS_NONE: none is nearer to the end. */
static int legs_walk_next(const legs_run *r, int node, double ahead_m) {
    const legs_grid *g = &r->work->grid;
    int looked = 0, measured = 0;
    legs_near near = legs_near_stop(r, &r->map->stops[node]);
    int best = LEGS_NONE;
    double best_loss = INFINITY;
    for (int cell; (cell = legs_near_next(&near)) != LEGS_NONE;) {
        looked += 1 + g->begin[cell + 1] - g->begin[cell];
        for (int at = g->begin[cell]; at < g->begin[cell + 1]; at++) {
            int i = g->order[at];
            if (legs_chord2(r, node, i) > r->chord2) {
                continue;
            }
            measured++;
            double gain_m = ahead_m - legs_distance_m(r, i, LEGS_TO);
            double loss = gain_m > 0 ? legs_distance_m(r, node, i) / gain_m : INFINITY;
            if (loss < best_loss) {
                best = i;
                best_loss = loss;
            }
        }
    }
    call_charge(r->c, measured * LEGS_STOP_WORK + looked / LEGS_NEAR_PER_UNIT);
    return best;
}

/* Its length; INFINITY: the walk ended nowhere. */
static double legs_walk_m(const legs_run *r) {
    double length_m = 0;
    int node = LEGS_FROM;
    while (legs_chord2(r, node, LEGS_TO) > r->chord2) {
        int next = legs_walk_next(r, node, legs_distance_m(r, node, LEGS_TO));
        if (next == LEGS_NONE || !call_charge(r->c, LEGS_EXPAND_WORK)) {
            return INFINITY;
        }
        length_m += legs_distance_m(r, node, next);
        node = next;
    }
    return length_m + legs_distance_m(r, node, LEGS_TO);
}

/* Keeps the stops that can lie on a way no longer than allowed. */
static void legs_keep_ellipse(legs_run *r) {
    call_charge(r->c, r->count * LEGS_STOP_WORK);
    for (int i = 0; i < r->count; i++) {
        r->work->heap[i] =
            legs_distance_m(r, LEGS_FROM, i) + legs_distance_m(r, i, LEGS_TO) <= r->most_m;
    }
    legs_keep(r, r->count);
}

/* ---- the search ---- */

static double legs_total(const legs_run *r, int node) {
    const legs_node *n = &r->work->nodes[node];
    return n->cost + (r->is_blind ? 0 : n->ahead);
}

static void legs_place(const legs_run *r, int at, int node) {
    r->work->heap[at] = node;
    r->work->nodes[node].heap_at = at;
}

static void legs_rise(const legs_run *r, int at, int node) {
    double total = legs_total(r, node);
    while (at && legs_total(r, r->work->heap[(at - 1) / 2]) > total) {
        legs_place(r, at, r->work->heap[(at - 1) / 2]);
        at = (at - 1) / 2;
    }
    legs_place(r, at, node);
}

static int legs_take(const legs_run *r) {
    int *heap = r->work->heap, taken = heap[0], count = --r->work->heap_count, at = 0;
    int node = heap[count];
    double total = legs_total(r, node);
    for (int child = 1; child < count; child = 2 * at + 1) {
        child += child + 1 < count && legs_total(r, heap[child + 1]) < legs_total(r, heap[child]);
        if (legs_total(r, heap[child]) >= total) {
            break;
        }
        legs_place(r, at, heap[child]);
        at = child;
    }
    legs_place(r, at, node);
    r->work->nodes[taken].heap_at = LEGS_FREE;
    return taken;
}

/* A lower bound of the cost from there to the end. */
static double legs_ahead(const legs_run *r, int node) {
    double metres = legs_distance_m(r, node, LEGS_TO);
    return metres + (r->per_leg > 0 ? ceil(metres / r->max_m - 1e-9) * r->per_leg : 0);
}

static void legs_reach(const legs_run *r, int before, int node, double chord2) {
    legs_node *n = &r->work->nodes[node];
    double cost = r->work->nodes[before].cost + r->per_leg;
    if (cost + GEO_RADIUS_M * sqrt(chord2) >= n->cost) { /* the chord is shorter than the arc */
        return;
    }
    cost += legs_distance_m(r, before, node);
    n->ahead = isnan(n->ahead) ? legs_ahead(r, node) : n->ahead;
    if (cost >= n->cost || cost + n->ahead >= r->work->nodes[LEGS_TO].cost) {
        return;
    }
    n->cost = cost;
    n->before = before;
    legs_rise(r, n->heap_at == LEGS_FREE ? r->work->heap_count++ : n->heap_at, node);
}

static void legs_expand(const legs_run *r, int node) {
    const legs_grid *g = &r->work->grid;
    legs_near near = legs_near_stop(r, &r->map->stops[node]);
    int stops = 0, looked = 0;
    for (int cell; (cell = legs_near_next(&near)) != LEGS_NONE; looked++) {
        stops += g->begin[cell + 1] - g->begin[cell];
        for (int at = g->begin[cell]; at < g->begin[cell + 1]; at++) {
            double chord2 = legs_chord2(r, node, g->order[at]);
            if (chord2 <= r->chord2) {
                legs_reach(r, node, g->order[at], chord2);
            }
        }
    }
    call_charge(r->c, LEGS_EXPAND_WORK + LEGS_STOP_WORK * stops + looked / LEGS_NEAR_PER_UNIT);
}

/* Returns how many stops were expanded. The end has a cost when there is a way. */
static int legs_run_search(const legs_run *r) {
    legs_node *nodes = r->work->nodes;
    int explored = 0;
    call_charge(r->c, r->count / LEGS_CELLS_PER_UNIT);
    for (int i = 0; i < r->count; i++) {
        nodes[i] = (legs_node){INFINITY, NAN, LEGS_NONE, LEGS_FREE};
    }
    nodes[LEGS_TO] = (legs_node){r->most_m, 0, LEGS_NONE, LEGS_FREE};
    nodes[LEGS_FROM] = (legs_node){0, 0, LEGS_NONE, LEGS_FREE};
    r->work->heap_count = 1;
    legs_place(r, 0, LEGS_FROM);
    while (r->work->heap_count && !call_over_budget(r->c)) {
        int node = legs_take(r);
        if (node == LEGS_TO) {
            break;
        }
        legs_expand(r, node);
        explored++;
    }
    return explored;
}

static bool legs_read_path(const legs_run *r, legs_path *path) {
    const legs_node *nodes = r->work->nodes;
    int count = 0;
    if (nodes[LEGS_TO].before == LEGS_NONE || call_over_budget(r->c)) {
        return false;
    }
    for (int node = nodes[LEGS_TO].before; node != LEGS_FROM; node = nodes[node].before) {
        count++;
    }
    path->ids = ARENA_NEW(&r->c->mem, uint32_t, MAX(count, 1));
    if (!path->ids) {
        return false;
    }
    path->count = count;
    path->length_m = 0;
    for (int node = LEGS_TO; node != LEGS_FROM; node = nodes[node].before) {
        int before = nodes[node].before;
        path->length_m += legs_distance_m(r, node, before);
        if (before != LEGS_FROM) {
            path->ids[--count] = r->map->stops[before].id;
        }
    }
    return true;
}

/* Whether there is a way; *length_m is that of a greedy one, or INFINITY. */
static bool legs_prepare(legs_run *r, double max_leg_m, double *length_m) {
    for (int i = 0; i < r->map->count; i++) {
        r->work->joined[i] = (uint16_t)i;
    }
    if (max_leg_m >= legs_thin_min_m) {
        legs_thin(r, max_leg_m);
    }
    legs_grid_fill(r, max_leg_m, legs_near_size);
    *length_m = legs_walk_m(r);
    return !call_over_budget(r->c) && (*length_m < INFINITY || legs_is_linked(r, max_leg_m));
}

GEO_FN bool legs_has_way(call *c, legs_map *map, const double from[2], const double to[2],
                         double max_leg_m) {
    legs_run r = legs_run_of(c, map, from, to);
    double length_m;
    return legs_prepare(&r, max_leg_m, &length_m);
}

GEO_FN bool legs_find(call *c, legs_map *map, legs_search search, const double from[2],
                      const double to[2], double max_leg_m, legs_path *path) {
    legs_run r = legs_run_of(c, map, from, to);
    double length_m;
    *path = (legs_path){NULL, 0, NAN, 0};
    if (!legs_prepare(&r, max_leg_m, &length_m)) {
        return false;
    }
    r.is_blind = search == LEGS_DIJKSTRA;
    r.per_leg = search == LEGS_FEWEST ? legs_per_leg : 0;
    r.most_m = search == LEGS_FEWEST ? INFINITY : length_m * (1 + 1e-9) + 1e-3;
    legs_keep_ellipse(&r);
    legs_grid_fill(&r, max_leg_m, legs_near_size);
    path->explored = legs_run_search(&r);
    return legs_read_path(&r, path);
}
