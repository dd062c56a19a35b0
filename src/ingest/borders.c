/* borders -- the administrative areas and the settlements of a source. Owns the memory it is given
 * for one build. Outside facts: OpenStreetMap's admin_level; from Nominatim's documentation ("Place
 * ranks", "Linked places"): a settlement's node reaches 15, 4, 2, 1 or 0.5 km by rank, and a
 * boundary and the node of its name are one place.
 *
 * Areas are found through a hash of cells: an area lies in the cell of its south-west corner, of
 * the smallest size 2^k/8 degrees that is not smaller than the area; so a point looks into four
 * cells of every size. Whether a point is inside is decided by the edges near its latitude: each
 * SPAN_EDGES edges in a row have a span of latitudes, each so many spans one more, and so on. Nodes
 * lie in hashed cells, too.
 *
 * Most points have others near them. So what is known of a spot, a square of some 700 m, is
 * remembered: the nodes that reach into it, and the areas around it unless a border runs through
 * it. */
#include "borders.h"

#include <math.h>
#include <string.h>

#include "../base/hash.h"
#include "../geo/fold.h"
#include "../geo/geo.h"
#include "../index/kind.h"
#include "import_country.h"

enum {
    CELL_SIZES = 13,      /* 1/8 to 512 degrees */
    SPAN_EDGES = 16,      /* edges of a span, or spans of a larger one */
    SPAN_LEVELS_MAX = 8,  /* as many as 2^31 edges need */
    PART_END = INT32_MAX, /* a longitude: what is between two parts is no edge */
    CHAIN_MAX = 1 << 20,  /* areas or nodes of one slot that are examined */
    RANKS = 6,            /* of areas in a path: the rows of borders_rank */
    SPOT_BITS = 16,       /* of a coordinate in a spot: 65536e-7 degrees, some 700 m */
    SPOT_NODES_MAX = 24   /* nodes whose influence reaches into one; more are looked up each time */
};

#define ABROAD 1.25 /* a node in another country counts as so much farther */

typedef struct {
    int32_t low, high; /* latitudes */
} borders_span;

typedef struct borders_polygon borders_polygon;
struct borders_polygon {
    borders_area props;
    str path;
    bool is_place;       /* a settlement: by tag, by level 8 or by the node that stands for it */
    bool is_linked;      /* a node stands for it */
    shape_point *points; /* edge e runs from points[e] to points[e + 1] */
    uint32_t edges;
    borders_span *spans[SPAN_LEVELS_MAX]; /* of each level; the last has one */
    int levels;
    shape_point low, high;
    int size, x, y; /* its cell */
    borders_polygon *next;
};

typedef struct borders_point borders_point;
struct borders_point {
    double lat, lon, influence_m, weight;
    uint64_t name;
    str path;
    bool is_settled; /* a city, town or village, not part of one */
    bool is_linked;  /* stands for an area: only borders_named looks at it */
    bool is_free;    /* in no area of the source */
    int size, x, y;  /* its cell, of borders_cells */
    borders_point *next;
};

typedef struct {
    int32_t x, y;     /* the south-west corner, without its SPOT_BITS */
    int areas, nodes; /* how many there were when it was looked up; 0: never */
    bool is_whole;    /* no border runs through it: `chosen` is right for all of it */
    borders_polygon *chosen[RANKS];
    const borders_point *reach[SPOT_NODES_MAX];
    int reach_count; /* -1: too many */
} borders_spot;

_Static_assert(2 * BORDERS_SLOTS * sizeof(void *) + BORDERS_SPOTS * sizeof(borders_spot) <=
                   BORDERS_TABLES,
               "the tables fit");

static struct {
    arena mem;
    int areas, nodes;
    borders_polygon **area_slots; /* BORDERS_SLOTS of each */
    borders_point **node_slots;
    borders_spot *spots; /* BORDERS_SPOTS, by a hash */
} borders;

/* Which areas appear in a path, one per row, of the first level that exists: countries nest up to
 * ten levels, a path has six parts. */
static const struct {
    import_record_level letter;
    unsigned char levels[3];
} borders_rank[RANKS] = {
    {LEVEL_COUNTRY, {2}}, {LEVEL_STATE, {4, 3}}, {LEVEL_COUNTY, {6, 5}},
    {LEVEL_COUNTY, {7}},  {LEVEL_PLACE, {8}},    {LEVEL_SUBURB, {10, 9, 11}},
};
enum { RANK_SUBURB = RANKS - 1, LEVEL_IS_PLACE = 8 };

static int borders_rank_of(int level) {
    for (int i = 0; i < RANKS; i++) {
        if (memchr(borders_rank[i].levels, level, sizeof borders_rank[i].levels)) {
            return i;
        }
    }
    return RANKS;
}

static size_t borders_slot(int size, int x, int y) {
    int cell[] = {size, x, y};
    return hash_64(cell, sizeof cell, 1) % BORDERS_SLOTS;
}

GEO_FN uint64_t borders_name(str name) {
    char room[IMAGE_KEY_MAX];
    str key = fold_name(name, FOLD_PLAIN, room, sizeof room);
    return hash_64(key.at, key.len, 6);
}

GEO_FN void borders_open(void *memory, size_t size) {
    memset(&borders, 0, sizeof borders);
    borders.mem = arena_of(memory, size);
    borders.area_slots = ARENA_NEW(&borders.mem, borders_polygon *, BORDERS_SLOTS);
    borders.node_slots = ARENA_NEW(&borders.mem, borders_point *, BORDERS_SLOTS);
    borders.spots = ARENA_NEW(&borders.mem, borders_spot, BORDERS_SPOTS);
    ASSERT(borders.area_slots && borders.node_slots && borders.spots);
}

static void borders_fail_full(call *c) {
    call_fail(c, GEO_TOO_LARGE,
              "the boundaries and settlements do not fit the memory of the build");
    call_advise(c, "Give it more, e.g. --memory 4096.");
}

static bool borders_copy_text(str text, str *kept) {
    *kept = arena_copy(&borders.mem, text);
    return kept->at || !text.len;
}

/* ---- areas ---- */

static void borders_widen(borders_span *span, int32_t low, int32_t high) {
    span->low = MIN(span->low, low);
    span->high = MAX(span->high, high);
}

/* The parts one after the other, with a mark between two. */
static void borders_copy_points(borders_polygon *a, const shape *s) {
    shape_point *to = a->points;
    for (int part = 0, from = 0; part < s->parts; from = s->ends[part++]) {
        size_t count = (size_t)(s->ends[part] - from);
        if (part) {
            *to++ = (shape_point){.lat = s->points[from].lat, .lon = PART_END};
        }
        memcpy(to, s->points + from, count * sizeof *to);
        to += count;
    }
}

static bool borders_is_edge(const borders_polygon *a, uint32_t e) {
    return a->points[e].lon != PART_END && a->points[e + 1].lon != PART_END;
}

/* One level of spans over `count` edges, or spans of the level below. False: out of memory. */
static bool borders_add_level(borders_polygon *a, uint32_t count) {
    uint32_t size = (count + SPAN_EDGES - 1) / SPAN_EDGES;
    const borders_span *below = a->levels ? a->spans[a->levels - 1] : NULL;
    borders_span *spans = ARENA_NEW(&borders.mem, borders_span, size);
    for (uint32_t i = 0; i < count && spans; i++) {
        borders_span *span = &spans[i / SPAN_EDGES];
        if (i % SPAN_EDGES == 0) {
            *span = (borders_span){INT32_MAX, INT32_MIN};
        }
        if (below) {
            borders_widen(span, below[i].low, below[i].high);
        } else if (borders_is_edge(a, i)) {
            int32_t one = a->points[i].lat, other = a->points[i + 1].lat;
            borders_widen(span, MIN(one, other), MAX(one, other));
        }
    }
    a->spans[a->levels++] = spans;
    return spans != NULL;
}

static bool borders_index(borders_polygon *a, const shape *s) {
    uint32_t points = (uint32_t)(s->count + s->parts - 1);
    a->points = ARENA_NEW(&borders.mem, shape_point, points);
    if (!a->points) {
        return false;
    }
    borders_copy_points(a, s);
    a->edges = points - 1;
    bool good = true;
    for (uint32_t count = a->edges; good && (count > 1 || !a->levels);) {
        good = borders_add_level(a, count);
        count = (count + SPAN_EDGES - 1) / SPAN_EDGES;
    }
    return good;
}

static void borders_cell(double lat, double lon, int size, int *x, int *y) {
    double cell = ldexp(1, size - 3);
    *x = (int)floor((lon + 180) / cell);
    *y = (int)floor((lat + 90) / cell);
}

static void borders_insert_area(borders_polygon *a) {
    double width = (a->high.lon - (double)a->low.lon) * 1e-7;
    double height = (a->high.lat - (double)a->low.lat) * 1e-7;
    while (a->size < CELL_SIZES - 1 && MAX(width, height) > ldexp(1, a->size - 3)) {
        a->size++;
    }
    borders_cell(a->low.lat * 1e-7, a->low.lon * 1e-7, a->size, &a->x, &a->y);
    size_t slot = borders_slot(a->size, a->x, a->y);
    a->next = borders.area_slots[slot];
    borders.area_slots[slot] = a;
    borders.areas++;
}

/* Whether an odd number of the edges of a span are east of the point. */
static bool borders_is_odd(const borders_polygon *a, int level, uint32_t index, int32_t lat,
                           int32_t lon) {
    const borders_span *span = &a->spans[level][index];
    uint32_t edges = a->edges, from = index * SPAN_EDGES;
    bool is_odd = false;
    for (int i = 0; i < level; i++) {
        edges = (edges + SPAN_EDGES - 1) / SPAN_EDGES;
    }
    if (lat < span->low || lat > span->high) {
        return false;
    }
    for (uint32_t e = from; e < MIN(from + SPAN_EDGES, edges); e++) {
        if (level) {
            is_odd ^= borders_is_odd(a, level - 1, e, lat, lon);
            continue;
        }
        shape_point p = a->points[e], q = a->points[e + 1];
        if (borders_is_edge(a, e) && (p.lat <= lat) != (q.lat <= lat)) {
            double along = (lat - (double)p.lat) / (q.lat - (double)p.lat);
            is_odd ^= p.lon + (q.lon - (double)p.lon) * along > lon;
        }
    }
    return is_odd;
}

static bool borders_contains(const borders_polygon *a, int32_t lat, int32_t lon) {
    return lat >= a->low.lat && lat <= a->high.lat && lon >= a->low.lon && lon <= a->high.lon &&
           a->edges && borders_is_odd(a, a->levels - 1, 0, lat, lon);
}

/* Puts an area that contains the point into its row of the path; the preferred level wins, then the
 * lower path. */
static void borders_choose(borders_polygon *a, borders_polygon *chosen[RANKS]) {
    int rank = borders_rank_of(a->props.level);
    if (rank == RANKS) {
        return;
    }
    const unsigned char *levels = borders_rank[rank].levels;
    borders_polygon *other = chosen[rank];
    size_t mine = (size_t)((const unsigned char *)memchr(levels, a->props.level, 3) - levels);
    size_t theirs =
        other ? (size_t)((const unsigned char *)memchr(levels, other->props.level, 3) - levels)
              : LEN(borders_rank[0].levels);
    if (mine < theirs || (mine == theirs && str_cmp(a->path, other->path) < 0)) {
        chosen[rank] = a;
    }
}

/* Whether an edge of a span may run through a square; its box is enough. */
static bool borders_runs_through(const borders_polygon *a, int level, uint32_t index,
                                 shape_point low, shape_point high) {
    const borders_span *span = &a->spans[level][index];
    uint32_t edges = a->edges, from = index * SPAN_EDGES;
    for (int i = 0; i < level; i++) {
        edges = (edges + SPAN_EDGES - 1) / SPAN_EDGES;
    }
    bool runs = false, is_near = high.lat >= span->low && low.lat <= span->high;
    for (uint32_t e = from; e < MIN(from + SPAN_EDGES, edges) && is_near && !runs; e++) {
        if (level) {
            runs = borders_runs_through(a, level - 1, e, low, high);
        } else if (borders_is_edge(a, e)) {
            shape_point p = a->points[e], q = a->points[e + 1];
            runs = MIN(p.lat, q.lat) <= high.lat && MAX(p.lat, q.lat) >= low.lat &&
                   MIN(p.lon, q.lon) <= high.lon && MAX(p.lon, q.lon) >= low.lon;
        }
    }
    return runs;
}

/* Of each rank the area that contains the point. *runs_through: a border of one that is there runs
 * through the square. */
static void borders_find_areas(shape_point at, shape_point low, shape_point high,
                               borders_polygon *chosen[RANKS], bool *runs_through) {
    double lat = at.lat * 1e-7, lon = at.lon * 1e-7;
    memset(chosen, 0, RANKS * sizeof *chosen);
    for (int size = 0; size < CELL_SIZES && borders.areas; size++) {
        int x, y;
        borders_cell(lat, lon, size, &x, &y);
        for (int i = 0; i < 4; i++) {
            borders_polygon *a = borders.area_slots[borders_slot(size, x - i % 2, y - i / 2)];
            for (int left = CHAIN_MAX; a && left; a = a->next, left--) {
                bool here = a->size == size && a->x == x - i % 2 && a->y == y - i / 2;
                if (here && borders_contains(a, at.lat, at.lon)) {
                    borders_choose(a, chosen);
                }
                *runs_through =
                    *runs_through ||
                    (here && a->edges && borders_runs_through(a, a->levels - 1, 0, low, high));
            }
        }
    }
}

/* The spot of a point, as it was looked up last; its `areas` and `nodes` say when. */
static borders_spot *borders_spot_of(shape_point at) {
    int32_t x = at.lon >> SPOT_BITS, y = at.lat >> SPOT_BITS;
    borders_spot *s = &borders.spots[borders_slot(0, x, y) % BORDERS_SPOTS];
    if (s->x != x || s->y != y) {
        s->x = x;
        s->y = y;
        s->areas = s->nodes = 0;
    }
    return s;
}

static shape_point borders_at(double lat, double lon) {
    return (shape_point){.lat = (int32_t)lround(lat * 1e7), .lon = (int32_t)lround(lon * 1e7)};
}

/* The corners of a spot. */
static shape_point borders_low(const borders_spot *s) {
    return (shape_point){.lat = s->y * (1 << SPOT_BITS), .lon = s->x * (1 << SPOT_BITS)};
}

static shape_point borders_high(const borders_spot *s) {
    shape_point low = borders_low(s);
    return (shape_point){.lat = low.lat + (1 << SPOT_BITS) - 1,
                         .lon = low.lon + (1 << SPOT_BITS) - 1};
}

/* Whether all of a spot looks into the same cells. */
static bool borders_is_in_a_cell(const borders_spot *s) {
    shape_point low = borders_low(s), high = borders_high(s);
    int x[2], y[2];
    borders_cell(low.lat * 1e-7, low.lon * 1e-7, 0, &x[0], &y[0]);
    borders_cell(high.lat * 1e-7, high.lon * 1e-7, 0, &x[1], &y[1]);
    return x[0] == x[1] && y[0] == y[1];
}

static void borders_areas_at(double lat, double lon, borders_polygon *chosen[RANKS]) {
    shape_point at = borders_at(lat, lon);
    borders_spot *s = borders_spot_of(at);
    if (s->areas != borders.areas || !s->is_whole) {
        bool runs_through = s->areas == borders.areas || !borders_is_in_a_cell(s);
        borders_find_areas(at, borders_low(s), borders_high(s), s->chosen, &runs_through);
        s->areas = borders.areas;
        s->is_whole = !runs_through;
    }
    memcpy(chosen, s->chosen, sizeof s->chosen);
}

/* The deepest of the first `ranks` rows; NULL: none. */
static borders_polygon *borders_deepest(borders_polygon *chosen[RANKS], int ranks) {
    while (ranks && !chosen[ranks - 1]) {
        ranks--;
    }
    return ranks ? chosen[ranks - 1] : NULL;
}

static str borders_copy_path(str path, char room[IMPORT_RECORD_PATH_MAX]) {
    memcpy(room, path.at, path.len);
    return (str){room, path.len};
}

/* The path of an area, or of the country of a point that no area contains. */
static str borders_path_of(const borders_polygon *a, double lat, double lon,
                           char room[IMPORT_RECORD_PATH_MAX]) {
    return a ? borders_copy_path(a->path, room) : import_country_path_at(lat, lon, room);
}

/* ---- nodes ---- */

/* The influence radius of a node by its rank, in metres: a point outside belongs to something else.
 */
static double borders_influence_m(int rank) {
    return rank <= 16 ? 15000 : rank <= 18 ? 4000 : rank <= 19 ? 2000 : rank <= 20 ? 1000 : 500;
}

/* Whether a node may stand for an area of that level without being its label. */
static bool borders_may_link(const kind_row *kind, int level) {
    switch (kind->cls) {
    case IMAGE_COUNTRY: return level == 2;
    case IMAGE_STATE: return level == 3 || level == 4;
    case IMAGE_COUNTY: return level >= 5 && level <= 8;
    case IMAGE_SUBURB: return level >= 9;
    default: return level == 7 || level == 8 || (level >= 9 && kind->rank >= 19);
    }
}

static bool borders_links(const borders_polygon *a, const borders_node *n) {
    if (a->props.label) {
        return a->props.label == n->id;
    }
    if (a->props.wikidata && n->wikidata) {
        return a->props.wikidata == n->wikidata;
    }
    return a->props.name == n->name && borders_may_link(n->kind, a->props.level);
}

/* Cities, towns and villages; hamlets and farms are parts of one that is near. */
static bool borders_is_settled(const kind_row *kind) {
    return (IMAGE_CLASS_BIT(kind->cls) & IMAGE_SETTLED_MASK) && kind->rank < 20;
}

/* The deepest area at the node that it stands for. */
static borders_polygon *borders_linked(borders_polygon *chosen[RANKS], const borders_node *n) {
    for (int i = RANKS - 1; i >= 0; i--) {
        if (chosen[i] && !chosen[i]->is_linked && borders_links(chosen[i], n)) {
            return chosen[i];
        }
    }
    return NULL;
}

/* Nodes with a large influence radius are few and lie in large cells, the others in small ones; a
 * point looks into nine cells of each size. */
static const struct {
    double degrees, influence_m;
} borders_cells[] = {{0.02, 2000}, {0.15, 15000}};

static void borders_node_cell(double lat, double lon, int size, int row, int *x, int *y) {
    double cell = borders_cells[size].degrees;
    *y = (int)floor((lat + 90) / cell) + row;
    double width = cos(((*y + 0.5) * cell - 90) * GEO_DEG);
    *x = (int)floor((lon + 180) * MAX(width, 0) / cell);
}

/* A walk over the nodes whose cells are up to `span` cells away. */
typedef struct {
    double lat, lon, shrink; /* shrink: degrees of longitude to those of latitude */
    int size, span, cell;    /* cell: the next one to look into */
    int x, y, left;
    const borders_point *next;
} borders_walk;

static borders_walk borders_walk_begin(double lat, double lon, int size, int span) {
    return (borders_walk){
        .lat = lat, .lon = lon, .shrink = cos(lat * GEO_DEG), .size = size, .span = span};
}

static const borders_point *borders_next(borders_walk *w) {
    int side = 2 * w->span + 1;
    for (;;) {
        for (; w->next && w->left; w->left--) {
            const borders_point *n = w->next;
            w->next = n->next;
            if (n->size == w->size && n->x == w->x && n->y == w->y) {
                return n;
            }
        }
        if (w->cell == side * side || !borders.nodes) {
            return NULL;
        }
        borders_node_cell(w->lat, w->lon, w->size, w->cell / side - w->span, &w->x, &w->y);
        w->x += w->cell % side - w->span;
        w->next = borders.node_slots[borders_slot(-1 - w->size, w->x, w->y)];
        w->left = CHAIN_MAX;
        w->cell++;
    }
}

/* Plane geometry: nodes reach a few kilometres. INFINITY: farther than `most`. */
static double borders_metres(const borders_walk *w, const borders_point *n, double most) {
    double up = fabs(w->lat - n->lat) * GEO_DEGREE_M;
    double right = fabs(w->lon - n->lon) * w->shrink * GEO_DEGREE_M;
    return up > most || right > most ? INFINITY : sqrt(up * up + right * right);
}

/* Whether the influence of a node reaches a spot. */
static bool borders_reaches(const borders_point *n, const borders_spot *s) {
    shape_point low = borders_low(s), high = borders_high(s);
    double up = MAX(MAX(low.lat * 1e-7 - n->lat, n->lat - high.lat * 1e-7), 0);
    double right = MAX(MAX(low.lon * 1e-7 - n->lon, n->lon - high.lon * 1e-7), 0);
    double farthest = MIN(MAX(fabs(low.lat * 1e-7), fabs(high.lat * 1e-7)), 90);
    return hypot(up, right * cos(farthest * GEO_DEG)) * GEO_DEGREE_M <= n->influence_m + 1;
}

/* The nodes that reach into a spot: one cell more on each side than a point looks into. */
static void borders_find_nodes(borders_spot *s, double lat, double lon) {
    const borders_point *n;
    s->reach_count = 0;
    s->nodes = borders.nodes;
    for (int size = 0; size < (int)LEN(borders_cells); size++) {
        borders_walk w = borders_walk_begin(lat, lon, size, 2);
        while (s->reach_count >= 0 && (n = borders_next(&w))) {
            if (n->is_linked || !borders_reaches(n, s)) {
                continue;
            }
            bool fits = s->reach_count < SPOT_NODES_MAX;
            if (fits) {
                s->reach[s->reach_count] = n;
            }
            s->reach_count = fits ? s->reach_count + 1 : -1;
        }
    }
}

/* The nodes that may reach a point: those of its spot, or all near it. */
typedef struct {
    borders_walk walk;
    const borders_spot *spot; /* NULL: there are too many */
    int next;
} borders_reaching;

static borders_reaching borders_reaching_begin(double lat, double lon) {
    borders_spot *s = borders_spot_of(borders_at(lat, lon));
    if (s->nodes != borders.nodes) {
        borders_find_nodes(s, lat, lon);
    }
    return (borders_reaching){.walk = borders_walk_begin(lat, lon, 0, 1),
                              .spot = s->reach_count < 0 ? NULL : s};
}

static const borders_point *borders_next_reaching(borders_reaching *r) {
    if (r->spot) {
        return r->next < r->spot->reach_count ? r->spot->reach[r->next++] : NULL;
    }
    const borders_point *n = borders_next(&r->walk);
    while (!n && r->walk.size + 1 < (int)LEN(borders_cells)) {
        r->walk = borders_walk_begin(r->walk.lat, r->walk.lon, r->walk.size + 1, 1);
        n = borders_next(&r->walk);
    }
    return n;
}

/* The nearest node under `above` that reaches the point; distances to larger nodes count less,
 * because the outskirts of a town are nearer to the next village. is_free: no area of the source
 * contains the point, so that `above` is a country by the world's coarse outlines; a village that
 * these cut is in the country of its node. */
static const borders_point *borders_nearest(double lat, double lon, str above, bool settled,
                                            bool is_free) {
    const borders_point *best = NULL, *n;
    double least = INFINITY;
    borders_reaching near = borders_reaching_begin(lat, lon);
    while ((n = borders_next_reaching(&near))) {
        bool fits = !n->is_linked && (n->is_settled || !settled);
        double metres = fits ? borders_metres(&near.walk, n, n->influence_m) : INFINITY;
        bool is_under = n->path.len > above.len && str_starts(n->path, above);
        double share = metres * n->weight * (is_under ? 1 : ABROAD);
        if (metres <= n->influence_m && share <= least && (is_under || (is_free && n->is_free)) &&
            (share < least || str_cmp(n->path, best->path) < 0)) {
            least = share;
            best = n;
        }
    }
    return best;
}

static bool borders_has_place(borders_polygon *chosen[RANKS]) {
    for (int i = 0; i < RANK_SUBURB; i++) {
        if (chosen[i] && chosen[i]->is_place) {
            return true;
        }
    }
    return false;
}

/* The settlement that a part of one lies in, and whether it is one of the areas. */
static str borders_settlement(double lat, double lon, borders_polygon *chosen[RANKS],
                              bool *has_place, char room[IMPORT_RECORD_PATH_MAX]) {
    const borders_polygon *area = borders_deepest(chosen, RANK_SUBURB);
    str path = borders_path_of(area, lat, lon, room);
    *has_place = borders_has_place(chosen);
    const borders_point *n = *has_place ? NULL : borders_nearest(lat, lon, path, true, !area);
    if (n) {
        path = borders_copy_path(n->path, room);
        *has_place = true;
    }
    return path;
}

/* Adds a node to its cell. */
static void borders_insert_node(call *c, const borders_node *node, str path, bool is_linked,
                                bool is_free) {
    borders_point *n = ARENA_NEW(&borders.mem, borders_point, 1);
    if (!n || !borders_copy_text(path, &n->path)) {
        borders_fail_full(c);
        return;
    }
    n->lat = node->lat;
    n->lon = node->lon;
    n->name = node->name;
    n->influence_m = borders_influence_m(node->kind->rank);
    n->weight = 1 / sqrt(n->influence_m);
    n->is_settled = borders_is_settled(node->kind);
    n->is_linked = is_linked;
    n->is_free = is_free;
    n->size = n->influence_m > borders_cells[0].influence_m;
    borders_node_cell(n->lat, n->lon, n->size, 0, &n->x, &n->y);
    size_t slot = borders_slot(-1 - n->size, n->x, n->y);
    n->next = borders.node_slots[slot];
    borders.node_slots[slot] = n;
    borders.nodes++;
}

/* ---- what is added ---- */

static str borders_make_path(const borders_area *area, char room[IMPORT_RECORD_PATH_MAX]) {
    borders_polygon *chosen[RANKS];
    int rank = borders_rank_of(area->level);
    str path = {room, 0};
    if (area->path.len) {
        return borders_copy_path(area->path, room);
    }
    borders_areas_at(area->lat, area->lon, chosen);
    if (rank > 0) {
        path = borders_path_of(borders_deepest(chosen, rank), area->lat, area->lon, room);
    }
    import_record_path(&path, room, rank < RANKS ? borders_rank[rank].letter : LEVEL_SUBURB,
                       area->key, true);
    return path;
}

GEO_FN str borders_add(call *c, const borders_area *area, const shape *s,
                       char room[IMPORT_RECORD_PATH_MAX]) {
    borders_polygon *a = ARENA_NEW(&borders.mem, borders_polygon, 1);
    str path = borders_make_path(area, room), key;
    if (!a || !borders_copy_text(path, &a->path) || !borders_copy_text(area->key, &key)) {
        borders_fail_full(c);
        return path;
    }
    a->props = *area;
    a->props.key = key;
    a->is_place = area->is_place || area->level == LEVEL_IS_PLACE;
    a->low = a->high = s->points[0];
    for (int i = 1; i < s->count; i++) {
        a->low.lon = MIN(a->low.lon, s->points[i].lon);
        a->low.lat = MIN(a->low.lat, s->points[i].lat);
        a->high.lon = MAX(a->high.lon, s->points[i].lon);
        a->high.lat = MAX(a->high.lat, s->points[i].lat);
    }
    if (borders_index(a, s)) {
        borders_insert_area(a);
    } else {
        borders_fail_full(c);
    }
    if (a->is_place) { /* what is just outside may mean it by its name */
        borders_node node = {.kind = kind_of_level(LEVEL_IS_PLACE),
                             .lat = area->lat,
                             .lon = area->lon,
                             .name = area->name};
        borders_insert_node(c, &node, path, true, false);
    }
    return path;
}

GEO_FN str borders_add_node(call *c, const borders_node *node, char room[IMPORT_RECORD_PATH_MAX],
                            bool *is_linked) {
    enum { NODE_KEY_MAX = 24 }; /* a letter and a 64-bit number */
    borders_polygon *chosen[RANKS];
    borders_areas_at(node->lat, node->lon, chosen);
    borders_polygon *area = borders_linked(chosen, node);
    bool has_place = false, is_settled = borders_is_settled(node->kind);
    str path;
    *is_linked = area != NULL;
    if (area) {
        area->is_linked = true;
        area->is_place = area->is_place || (is_settled && area->props.level < 9);
        path = borders_path_of(area, node->lat, node->lon, room);
        borders_insert_node(c, node, path, true, false);
        return path;
    }
    if (is_settled) {
        path = borders_path_of(borders_deepest(chosen, RANK_SUBURB), node->lat, node->lon, room);
        has_place = borders_has_place(chosen);
    } else {
        path = borders_settlement(node->lat, node->lon, chosen, &has_place, room);
    }
    if (node->kind->cls < IMAGE_METROPOLIS) {
        return path; /* a state or county without borders: its path is where it lies */
    }
    char text[NODE_KEY_MAX];
    out key = out_of(text, sizeof text);
    out_char(&key, 'n');
    out_int(&key, node->id);
    bool is_part = has_place || !is_settled;
    import_record_path(&path, room, is_part ? LEVEL_SUBURB : LEVEL_NODE, out_str(&key), true);
    borders_insert_node(c, node, path, false, !borders_deepest(chosen, RANKS));
    return path;
}

GEO_FN str borders_locate(double lat, double lon, char room[IMPORT_RECORD_PATH_MAX]) {
    borders_polygon *chosen[RANKS];
    bool has_place = false;
    borders_areas_at(lat, lon, chosen);
    str path = borders_settlement(lat, lon, chosen, &has_place, room);
    borders_polygon *suburb = chosen[RANK_SUBURB];
    if (suburb && str_starts(suburb->path, path)) {
        return borders_path_of(suburb, lat, lon, room);
    }
    const borders_point *n = borders_nearest(lat, lon, path, false, false);
    return n ? borders_copy_path(n->path, room) : path;
}

GEO_FN str borders_named(double lat, double lon, uint64_t name, char room[IMPORT_RECORD_PATH_MAX]) {
    const borders_point *best = NULL, *n;
    borders_polygon *chosen[RANKS];
    double least = borders_cells[1].influence_m;
    borders_areas_at(lat, lon, chosen);
    for (int i = RANKS - 1; i > 0; i--) {
        if (chosen[i] && chosen[i]->props.name == name) {
            return borders_path_of(chosen[i], lat, lon, room);
        }
    }
    for (int size = 0; size < (int)LEN(borders_cells); size++) {
        borders_walk w = borders_walk_begin(lat, lon, size, size ? 1 : 8);
        while ((n = borders_next(&w))) {
            double metres = n->name == name ? borders_metres(&w, n, least) : INFINITY;
            if (metres < least) {
                least = metres;
                best = n;
            }
        }
    }
    return best ? borders_copy_path(best->path, room) : (str){room, 0};
}

#undef ABROAD
