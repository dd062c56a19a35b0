/* legs -- the shortest way over stops with legs of limited length. Owns nothing.
 *
 * Stops lie in a grid of bands of latitude, each divided into cells of about the same width; those
 * of a cell are neighbours in memory. One search with a cost of legs and metres serves all three
 * kinds: A* has the great circle to the end as its bound, Dijkstra none, and for the fewest stops a
 * leg costs more than any distance. First a greedy walk looks for some way: then a stop counts only
 * if it can lie on one that is not longer, which is exact and leaves a narrow ellipse. Without such
 * a walk, a flood tells whether there is a way at all. */
#include "legs.h"

#include <math.h>

/* Units of call_charge. */
enum { LEGS_STOP_WORK = 1, LEGS_EXPAND_WORK = 4 };

enum {
    LEGS_CELLS_PER_LEG = 3,
    LEGS_PARTS = 4, /* of a cell, to each side: each keeps one stop */
    LEGS_BANDS_MAX = 360,
    LEGS_CELLS_MAX = 180000, /* of the smallest size */
    LEGS_FREE = -1,          /* in `heap_at`: not in the heap */
    LEGS_NONE = -1
};
static const double legs_cell_min = 57000 / GEO_RADIUS_M; /* radians */
static const double legs_per_leg = 1e9; /* metres that a leg counts as when the fewest are sought */

typedef struct {
    double cost;  /* from the start */
    double ahead; /* at least to the end; NaN: not yet known */
    int before;   /* the stop in front of it */
    int heap_at;
} legs_node;

typedef struct {
    int bands, first[LEGS_BANDS_MAX + 1]; /* the first cell of each band; one more at the end */
    double high;                          /* of a band, radians */
    int begin[LEGS_CELLS_MAX + 1];        /* the first stop of each cell */
    int end[LEGS_CELLS_MAX];              /* behind the last that is left */
} legs_grid;

typedef struct legs_work {
    legs_grid grid;
    int heap_count;
    int *heap;        /* of nodes; in a flood, the stops to expand */
    legs_node *nodes; /* of the stops, the start, the end */
} legs_work;

/* One search: nodes `count` and `count + 1` are its start and its end. */
typedef struct {
    call *c;
    const legs_map *map;
    legs_work *work;
    int count;
    geo_vec from, to;
    double max_m, chord2; /* of the longest leg */
    double per_leg;
    bool is_blind; /* no bound ahead */
} legs_run;

GEO_FN status legs_begin(call *c, legs_map *map, int most) {
    most = MIN(most, (int)LEGS_STOPS_MAX);
    *map = (legs_map){arena_room(&c->mem, sizeof(legs_stop), (size_t)most), 0,
                      arena_room(&c->mem, sizeof(legs_work), 1)};
    if (!map->stops || !map->work) {
        return call_full(c);
    }
    map->work->heap = arena_room(&c->mem, sizeof(int), (size_t)most + 2);
    map->work->nodes = arena_room(&c->mem, sizeof(legs_node), (size_t)most + 2);
    return map->work->heap && map->work->nodes ? GEO_OK : call_full(c);
}

GEO_FN void legs_add(legs_map *map, double lat, double lon, uint32_t weight, uint32_t id) {
    map->stops[map->count++] =
        (legs_stop){geo_vector(lat, lon), (float)lat, (float)lon, weight, id};
}

/* ---- the grid ---- */

static int legs_band_of(const legs_grid *g, double lat) {
    int band = (int)((lat + 90) * GEO_DEG / g->high);
    return MAX(MIN(band, g->bands - 1), 0);
}

static int legs_cell_of(const legs_grid *g, const legs_stop *s) {
    int band = legs_band_of(g, s->lat), columns = g->first[band + 1] - g->first[band];
    int column = (int)((s->lon + 180.0) / 360 * columns);
    return g->first[band] + MAX(MIN(column, columns - 1), 0);
}

static void legs_grid_shape(legs_grid *g, double max_m) {
    double size = MAX(max_m / GEO_RADIUS_M / LEGS_CELLS_PER_LEG, legs_cell_min);
    g->bands = (int)ceil(GEO_PI / size);
    g->high = GEO_PI / g->bands;
    g->first[0] = 0;
    for (int i = 0; i < g->bands; i++) {
        double middle = (i + 0.5) * g->high - GEO_PI / 2;
        int columns = (int)(2 * GEO_PI * cos(middle) / size) + 1;
        g->first[i + 1] = g->first[i] + columns;
    }
    ASSERT(g->bands <= LEGS_BANDS_MAX && g->first[g->bands] <= LEGS_CELLS_MAX);
}

/* Orders the first `count` stops by cell, in place. */
static void legs_grid_fill(legs_grid *g, legs_stop *stops, int count, double max_m) {
    legs_grid_shape(g, max_m);
    int cells = g->first[g->bands];
    for (int i = 0; i <= cells; i++) {
        g->begin[i] = 0;
    }
    for (int i = 0; i < count; i++) {
        g->begin[legs_cell_of(g, &stops[i]) + 1]++;
    }
    for (int i = 0; i < cells; i++) {
        g->begin[i + 1] += g->begin[i];
        g->end[i] = g->begin[i];
    }
    for (int cell = 0; cell < cells; cell++) {
        while (g->end[cell] < g->begin[cell + 1]) {
            legs_stop *here = &stops[g->end[cell]];
            int home = legs_cell_of(g, here);
            legs_stop other = stops[g->end[home]];
            stops[g->end[home]++] = *here;
            if (home != cell) {
                *here = other;
            }
        }
    }
}

/* ---- fewer stops ---- */

/* The part of its cell that a stop is in. */
static int legs_part_of(const legs_grid *g, const legs_stop *s) {
    int band = legs_band_of(g, s->lat), columns = g->first[band + 1] - g->first[band];
    double y = (s->lat + 90) * GEO_DEG / g->high - band;
    double x = (s->lon + 180.0) / 360 * columns;
    int row = (int)(y * LEGS_PARTS), column = (int)((x - floor(x)) * LEGS_PARTS);
    return MAX(MIN(row, LEGS_PARTS - 1), 0) * LEGS_PARTS + MIN(column, LEGS_PARTS - 1);
}

/* Appends the heaviest stop of each part of a cell to `kept`; returns the new count. */
static int legs_heaviest_of(const legs_map *map, int cell, int *kept, int count) {
    const legs_grid *g = &map->work->grid;
    int best[LEGS_PARTS * LEGS_PARTS], from = g->begin[cell], end = g->begin[cell + 1];
    for (int i = 0; i < LEGS_PARTS * LEGS_PARTS; i++) {
        best[i] = LEGS_NONE;
    }
    for (int i = from; i < end; i++) {
        int *one = &best[legs_part_of(g, &map->stops[i])];
        bool is_best = *one == LEGS_NONE || map->stops[i].weight > map->stops[*one].weight;
        *one = is_best ? i : *one;
    }
    for (int i = from; i < end; i++) {
        if (best[legs_part_of(g, &map->stops[i])] == i) {
            kept[count++] = i;
        }
    }
    return count;
}

/* Where stops lie closer than a twelfth of the leg, the heaviest of them stay: moves these to the
 * front and returns their number. Short legs have few stops around anyway. */
static int legs_thin(legs_map *map, double max_m) {
    legs_grid *g = &map->work->grid;
    if (max_m / GEO_RADIUS_M / LEGS_CELLS_PER_LEG < legs_cell_min) {
        return map->count;
    }
    legs_grid_fill(g, map->stops, map->count, max_m);
    int count = 0, *kept = map->work->heap;
    for (int cell = 0; cell < g->first[g->bands]; cell++) {
        count = legs_heaviest_of(map, cell, kept, count);
    }
    for (int i = 0; i < count; i++) { /* kept[i] >= i, as they ascend */
        legs_stop s = map->stops[i];
        map->stops[i] = map->stops[kept[i]];
        map->stops[kept[i]] = s;
    }
    return count;
}

/* The cells near a point, band by band. */
typedef struct {
    const legs_grid *g;
    double lon, half; /* degrees */
    int band, last, column, left;
} legs_near;

static legs_near legs_near_of(const legs_grid *g, double lat, double lon, double max_m) {
    double angle = max_m / GEO_RADIUS_M + 1e-6, room = (90 - fabs(lat)) * GEO_DEG;
    bool holds_pole = angle >= room;
    double half = holds_pole ? 180 : asin(sin(angle) / cos(lat * GEO_DEG)) / GEO_DEG;
    double high = angle / GEO_DEG;
    return (legs_near){g, lon, half, legs_band_of(g, lat - high) - 1, legs_band_of(g, lat + high),
                       0, 0};
}

/* The next cell; LEGS_NONE: no more. */
static int legs_near_next(legs_near *n) {
    const legs_grid *g = n->g;
    while (!n->left) {
        if (++n->band > n->last) {
            return LEGS_NONE;
        }
        int columns = g->first[n->band + 1] - g->first[n->band];
        int west = (int)floor((n->lon + 180 - n->half) / 360 * columns);
        int east = (int)floor((n->lon + 180 + n->half) / 360 * columns);
        n->left = MIN(east - west + 1, columns);
        n->column = ((west % columns) + columns) % columns;
    }
    int columns = g->first[n->band + 1] - g->first[n->band];
    int cell = g->first[n->band] + n->column;
    n->column = n->column + 1 == columns ? 0 : n->column + 1;
    n->left--;
    return cell;
}

static double legs_chord2(geo_vec a, geo_vec b) {
    double x = a.x - b.x, y = a.y - b.y, z = a.z - b.z;
    return x * x + y * y + z * z;
}

static double legs_chord2_of(double metres) {
    double half = sin(MIN(metres / (2 * GEO_RADIUS_M), GEO_PI / 2));
    return 4 * half * half;
}

static geo_vec legs_at(const legs_run *r, int node) {
    return node < r->count ? r->map->stops[node].at : node == r->count ? r->from : r->to;
}

static legs_near legs_near_node(const legs_run *r, int node) {
    if (node < r->count) {
        const legs_stop *s = &r->map->stops[node];
        return legs_near_of(&r->work->grid, s->lat, s->lon, r->max_m);
    }
    geo_vec at = legs_at(r, node);
    return legs_near_of(&r->work->grid, asin(MAX(MIN(at.z, 1.0), -1.0)) / GEO_DEG,
                        atan2(at.y, at.x) / GEO_DEG, r->max_m);
}

/* ---- is there a way ---- */

/* Takes the stops that can be reached from `node` out of their cells. */
static void legs_flood_from(const legs_run *r, int node, int *pending) {
    legs_grid *g = &r->work->grid;
    legs_near near = legs_near_node(r, node);
    geo_vec at = legs_at(r, node);
    for (int cell; (cell = legs_near_next(&near)) != LEGS_NONE;) {
        for (int i = g->begin[cell]; i < g->end[cell];) {
            if (legs_chord2(at, r->map->stops[i].at) > r->chord2) {
                i++;
                continue;
            }
            /* The cell's last takes its place. */
            legs_stop taken = r->map->stops[i];
            r->map->stops[i] = r->map->stops[--g->end[cell]];
            r->map->stops[g->end[cell]] = taken;
            r->work->heap[(*pending)++] = g->end[cell];
        }
    }
}

/* The grid of the first `count` stops is filled. */
static legs_run legs_run_of(call *c, const legs_map *map, int count, geo_vec from, geo_vec to,
                            double max_m) {
    legs_grid_fill(&map->work->grid, map->stops, count, max_m);
    return (legs_run){.c = c,
                      .map = map,
                      .work = map->work,
                      .count = count,
                      .from = from,
                      .to = to,
                      .max_m = max_m,
                      .chord2 = legs_chord2_of(max_m)};
}

static bool legs_is_linked(const legs_run *r) {
    int pending = 0;
    for (int node = r->count;; node = r->work->heap[--pending]) {
        if (!call_charge(r->c, LEGS_EXPAND_WORK)) {
            return false;
        }
        if (legs_chord2(legs_at(r, node), r->to) <= r->chord2) {
            return true;
        }
        legs_flood_from(r, node, &pending);
        if (!pending) {
            return false;
        }
    }
}

/* A longer leg has fewer stops: first the least limit with those of the shortest, then whether its
 * own do. */
GEO_FN double legs_least_limit_m(call *c, legs_map *map, geo_vec from, geo_vec to, double low_m,
                                 double most_m, double step_m) {
    double low = floor(low_m / step_m), high = floor(most_m / step_m) + 1;
    int count = legs_thin(map, low_m);
    while (high - low > 1) {
        double middle = floor((low + high) / 2);
        legs_run r = legs_run_of(c, map, count, from, to, middle * step_m);
        bool is_linked = legs_is_linked(&r);
        high = is_linked ? middle : high;
        low = is_linked ? low : middle;
    }
    for (double more = 1; high * step_m <= most_m; high += more, more *= 2) {
        legs_run r = legs_run_of(c, map, legs_thin(map, high * step_m), from, to, high * step_m);
        if (legs_is_linked(&r)) {
            return high * step_m;
        }
    }
    return NAN;
}

/* ---- some way, greedily ---- */

typedef struct {
    double length_m; /* INFINITY: the walk ended nowhere */
    int legs;
} legs_bound;

/* The stop with the least detour for its progress; LEGS_NONE: none is nearer to the end. */
static int legs_walk_next(const legs_run *r, int node, double ahead_m) {
    legs_near near = legs_near_node(r, node);
    geo_vec at = legs_at(r, node);
    int best = LEGS_NONE;
    double best_loss = INFINITY;
    for (int cell; (cell = legs_near_next(&near)) != LEGS_NONE;) {
        for (int i = r->work->grid.begin[cell]; i < r->work->grid.begin[cell + 1]; i++) {
            geo_vec there = r->map->stops[i].at;
            if (legs_chord2(at, there) > r->chord2) {
                continue;
            }
            double gain_m = ahead_m - geo_vec_distance_m(there, r->to);
            double loss = gain_m > 0 ? geo_vec_distance_m(at, there) / gain_m : INFINITY;
            if (loss < best_loss) {
                best = i;
                best_loss = loss;
            }
        }
    }
    return best;
}

static legs_bound legs_walk(const legs_run *r) {
    legs_bound bound = {0, 1};
    int node = r->count;
    while (legs_chord2(legs_at(r, node), r->to) > r->chord2) {
        geo_vec at = legs_at(r, node);
        int next = legs_walk_next(r, node, geo_vec_distance_m(at, r->to));
        if (next == LEGS_NONE || !call_charge(r->c, LEGS_EXPAND_WORK)) {
            return (legs_bound){INFINITY, 0};
        }
        bound.length_m += geo_vec_distance_m(at, r->map->stops[next].at);
        bound.legs++;
        node = next;
    }
    bound.length_m += geo_vec_distance_m(legs_at(r, node), r->to);
    return bound;
}

/* Moves the stops that can lie on a way no longer than that to the front; returns their number. */
static int legs_keep_ellipse(const legs_run *r, double length_m) {
    legs_stop *stops = r->map->stops;
    int kept = 0;
    for (int i = 0; i < r->count; i++) {
        legs_stop s = stops[i];
        if (geo_vec_distance_m(r->from, s.at) + geo_vec_distance_m(s.at, r->to) <=
            length_m * (1 + 1e-9)) {
            stops[i] = stops[kept];
            stops[kept++] = s;
        }
    }
    return kept;
}

/* ---- the search ---- */

static double legs_total(const legs_run *r, int node) {
    const legs_node *n = &r->work->nodes[node];
    return n->cost + n->ahead;
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
static double legs_ahead(const legs_run *r, geo_vec at) {
    double metres = r->is_blind ? 0 : geo_vec_distance_m(at, r->to);
    return metres + (r->per_leg > 0 ? ceil(metres / r->max_m - 1e-9) * r->per_leg : 0);
}

static void legs_reach(const legs_run *r, int before, int node, double chord2) {
    legs_node *n = &r->work->nodes[node];
    double cost = r->work->nodes[before].cost + r->per_leg;
    if (cost + GEO_RADIUS_M * sqrt(chord2) >= n->cost) { /* the chord is shorter than the arc */
        return;
    }
    cost += geo_vec_distance_m(legs_at(r, before), legs_at(r, node));
    n->ahead = isnan(n->ahead) ? legs_ahead(r, legs_at(r, node)) : n->ahead;
    if (cost >= n->cost || cost + n->ahead >= r->work->nodes[r->count + 1].cost) {
        return;
    }
    n->cost = cost;
    n->before = before;
    legs_rise(r, n->heap_at == LEGS_FREE ? r->work->heap_count++ : n->heap_at, node);
}

static void legs_expand(const legs_run *r, int node) {
    const legs_grid *g = &r->work->grid;
    geo_vec at = legs_at(r, node);
    double chord2 = legs_chord2(at, r->to);
    if (chord2 <= r->chord2) {
        legs_reach(r, node, r->count + 1, chord2);
    }
    legs_near near = legs_near_node(r, node);
    for (int cell; (cell = legs_near_next(&near)) != LEGS_NONE;) {
        for (int i = g->begin[cell]; i < g->begin[cell + 1]; i++) {
            chord2 = legs_chord2(at, r->map->stops[i].at);
            if (chord2 <= r->chord2) {
                legs_reach(r, node, i, chord2);
            }
        }
        call_charge(r->c, LEGS_STOP_WORK * (g->begin[cell + 1] - g->begin[cell]));
    }
}

/* Returns how many stops were expanded. The end has a cost when there is a way. */
static int legs_run_search(const legs_run *r) {
    legs_node *nodes = r->work->nodes;
    int explored = 0;
    for (int i = 0; i < r->count + 2; i++) {
        nodes[i] = (legs_node){INFINITY, NAN, LEGS_NONE, LEGS_FREE};
    }
    nodes[r->count + 1].ahead = 0;
    nodes[r->count] = (legs_node){0, 0, LEGS_NONE, LEGS_FREE};
    r->work->heap_count = 1;
    legs_place(r, 0, r->count);
    while (r->work->heap_count && !call_over_budget(r->c)) {
        int node = legs_take(r);
        if (node == r->count + 1) {
            break;
        }
        legs_expand(r, node);
        explored++;
    }
    return explored;
}

static bool legs_read_path(const legs_run *r, legs_path *path) {
    const legs_node *nodes = r->work->nodes;
    int end = r->count + 1, count = 0;
    if (nodes[end].cost == INFINITY || call_over_budget(r->c)) {
        return false;
    }
    for (int node = nodes[end].before; node != r->count; node = nodes[node].before) {
        count++;
    }
    path->ids = ARENA_NEW(&r->c->mem, uint32_t, MAX(count, 1));
    if (!path->ids) {
        return false;
    }
    path->count = count;
    path->length_m = 0;
    for (int node = end; node != r->count; node = nodes[node].before) {
        int before = nodes[node].before;
        path->length_m += geo_vec_distance_m(legs_at(r, node), legs_at(r, before));
        if (before != r->count) {
            path->ids[--count] = r->map->stops[before].id;
        }
    }
    return true;
}

/* Dijkstra's search knows nothing of the end, so it would go far beyond: it is given the length of
 * A*'s way, and finds a shorter one if there is one. */
static bool legs_search_ellipse(legs_run *r, legs_search search, double length_m, legs_path *path) {
    r->is_blind = false;
    r->per_leg = search == LEGS_FEWEST ? legs_per_leg : 0;
    r->count = length_m < INFINITY ? legs_keep_ellipse(r, length_m) : r->count;
    legs_grid_fill(&r->work->grid, r->map->stops, r->count, r->max_m);
    path->explored += legs_run_search(r);
    if (!legs_read_path(r, path) || search != LEGS_DIJKSTRA) {
        return path->ids != NULL;
    }
    r->is_blind = true;
    r->count = legs_keep_ellipse(r, path->length_m);
    legs_grid_fill(&r->work->grid, r->map->stops, r->count, r->max_m);
    path->explored = legs_run_search(r);
    return legs_read_path(r, path);
}

GEO_FN bool legs_find(call *c, legs_map *map, legs_search search, geo_vec from, geo_vec to,
                      double max_leg_m, legs_path *path) {
    legs_run r = legs_run_of(c, map, legs_thin(map, max_leg_m), from, to, max_leg_m);
    *path = (legs_path){NULL, 0, NAN, 0};
    legs_bound bound = legs_walk(&r);
    if (bound.length_m == INFINITY && !legs_is_linked(&r)) {
        return false;
    }
    return legs_search_ellipse(&r, search, search == LEGS_FEWEST ? INFINITY : bound.length_m, path);
}
