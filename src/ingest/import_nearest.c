/* import_nearest -- the nearest street of each house of an extract that does not name its own, as
 * Nominatim has it. osm.c opens it, import_sort.c adds houses and then streets, and takes the
 * houses back. Owns both for that time, sorted by squares of the map.
 *
 * A house is in one square, an edge of a street in all squares that it may be near to a house of.
 * Squares without a house have no edges: where all houses name their streets, this costs nothing.
 * A house on a road that has only a number stays in its settlement. It is found by the settlement
 * and its number. A house in a street is no longer found that way, as with Nominatim.
 *
 * In an update, a house has the nearest street of the index, too. A house that has not changed
 * keeps its street when another one comes nearer, or its own is renamed or gone: it is not read
 * again.
 */
#include "import_nearest.h"

#include <math.h>
#include <string.h>

#include "../base/ascii.h"
#include "../base/hash.h"
#include "../geo/geo.h"
#include "../index/sort.h"
#include "import_base.h"
#include "shape.h"

enum {
    IMPORT_NEAREST_BITS = 1 << 22,    /* of the set of squares with houses */
    IMPORT_NEAREST_EDGES = 1 << 14,   /* of one square; more are left out */
    IMPORT_NEAREST_TEXTS = 256 << 10, /* bytes of their names, likewise */
    IMPORT_NEAREST_SQUARES = 1 << 16, /* of the edges of a street; those beyond are left out */
    IMPORT_NEAREST_NAME = 255,        /* bytes of a name: its length is one byte */
    IMPORT_NEAREST_KEY = 8,           /* bytes of a square at the start of a record, */
    IMPORT_NEAREST_HEAD = 9,          /* with what it is: */
    IMPORT_NEAREST_IS_EDGE = 0,       /* length of the name, name, hash of the path, two points */
    IMPORT_NEAREST_IS_HOUSE = 1       /* hash of the path, whether it counts, packed record */
};

#define IMPORT_NEAREST_DEG  0.01  /* a square: some 1 km */
#define IMPORT_NEAREST_M    150.0 /* a house is not on a street that is farther away */
#define IMPORT_NEAREST_PATH 25.0  /* metres that a street of another town seems farther away */
#define IMPORT_NEAREST_UNIT 1e-7  /* degrees, of shape_point */

typedef struct {
    shape_point from, to;
    uint64_t path; /* hash */
    str name;
} import_nearest_edge;

static struct {
    sorter sorter;
    bool is_open, has_houses;
    unsigned char *squares; /* a bit for each hash */
    import_nearest_edge *edges;
    int edge_count; /* of the current square */
    char *texts;
    arena names;                     /* in `texts` */
    char square[IMPORT_NEAREST_KEY]; /* the current one */
    char packed[SORT_RECORD_MAX];
    import_record record;
} import_nearest;

GEO_FN void import_nearest_open(void *memory, size_t size, const char *beside) {
    arena mem = arena_of(memory, size);
    import_nearest.squares = ARENA_NEW(&mem, unsigned char, IMPORT_NEAREST_BITS / 8);
    import_nearest.edges = ARENA_NEW(&mem, import_nearest_edge, IMPORT_NEAREST_EDGES);
    import_nearest.texts = arena_bytes(&mem, IMPORT_NEAREST_TEXTS);
    ASSERT(import_nearest.texts && size >= IMPORT_NEAREST_MEMORY);
    import_nearest.edge_count = 0;
    import_nearest.names = arena_of(import_nearest.texts, IMPORT_NEAREST_TEXTS);
    import_nearest.has_houses = false;
    import_nearest.is_open = true;
    sort_open(&import_nearest.sorter, mem.at, (size_t)(mem.end - mem.at), beside);
}

GEO_FN void import_nearest_close(void) {
    if (import_nearest.is_open) {
        sort_close(&import_nearest.sorter);
    }
    import_nearest.is_open = import_nearest.has_houses = false;
}

/* ---- squares ---- */

static int import_nearest_step(double degrees) {
    return (int)floor(degrees / IMPORT_NEAREST_DEG);
}

static void import_nearest_put_square(char key[IMPORT_NEAREST_KEY], int x, int y) {
    sort_put(sort_put(key, (uint32_t)y, 4), (uint32_t)x, 4);
}

static uint64_t import_nearest_bit(const char *key) {
    return hash_64(key, IMPORT_NEAREST_KEY, 11) % IMPORT_NEAREST_BITS;
}

static uint64_t import_nearest_path(str path) {
    return hash_64(path.at, path.len, 12);
}

GEO_FN bool import_nearest_add_house(call *c, str path, const import_record *r) {
    char key[IMPORT_NEAREST_HEAD + 8];
    if (!import_nearest.is_open) {
        return false;
    }
    import_nearest_put_square(key, import_nearest_step(r->lon), import_nearest_step(r->lat));
    key[IMPORT_NEAREST_KEY] = IMPORT_NEAREST_IS_HOUSE;
    sort_put(key + IMPORT_NEAREST_HEAD, import_nearest_path(path), 8);
    out o = out_of(import_nearest.packed, sizeof import_nearest.packed);
    out_text(&o, (str){key, sizeof key});
    out_char(&o, (char)r->is_counted);
    import_record_pack(&o, r);
    if (!o.full) {
        uint64_t bit = import_nearest_bit(key);
        import_nearest.squares[bit / 8] |= (unsigned char)(1 << bit % 8);
        import_nearest.has_houses = true;
        sort_add(&import_nearest.sorter, c, out_str(&o));
    }
    return !o.full;
}

/* Adds the edge of that record, of which the square is missing, to all squares near it. These are
 * taken from *left, which may not suffice. */
static void import_nearest_add_edge(call *c, str rec, shape_point a, shape_point b, int64_t *left) {
    double north = MAX(a.lat, b.lat) * IMPORT_NEAREST_UNIT;
    double south = MIN(a.lat, b.lat) * IMPORT_NEAREST_UNIT;
    double up = IMPORT_NEAREST_M / GEO_DEGREE_M;
    double over = up / MAX(cos(MAX(fabs(south), fabs(north)) * GEO_DEG), 0.01);
    int west = import_nearest_step(MIN(a.lon, b.lon) * IMPORT_NEAREST_UNIT - over);
    int east = import_nearest_step(MAX(a.lon, b.lon) * IMPORT_NEAREST_UNIT + over);
    int first = import_nearest_step(south - up), last = import_nearest_step(north + up);
    *left -= (int64_t)(east - west + 1) * (last - first + 1);
    if (*left < 0) {
        return;
    }
    for (int y = first; y <= last; y++) {
        for (int x = west; x <= east; x++) {
            import_nearest_put_square(import_nearest.packed, x, y);
            uint64_t bit = import_nearest_bit(import_nearest.packed);
            if (import_nearest.squares[bit / 8] >> bit % 8 & 1) {
                sort_add(&import_nearest.sorter, c, rec);
            }
        }
    }
}

/* No house stands on a motorway. */
static bool import_nearest_may_have_houses(const import_record *r) {
    return r->name.len <= IMPORT_NEAREST_NAME &&
           !str_starts(str_of(r->kind->value), STR("motorway"));
}

GEO_FN void import_nearest_add_street(call *c, str path, const import_record *r) {
    const shape *s = r->outline;
    if (!import_nearest.is_open || !import_nearest.has_houses ||
        !import_nearest_may_have_houses(r)) {
        return;
    }
    char *at = import_nearest.packed + IMPORT_NEAREST_KEY;
    at = sort_put(sort_put(at, IMPORT_NEAREST_IS_EDGE, 1), r->name.len, 1);
    memcpy(at, r->name.at, r->name.len);
    at = sort_put(at + r->name.len, import_nearest_path(path), 8);
    int64_t left = IMPORT_NEAREST_SQUARES;
    for (int part = 0, i = 0; part < s->parts; part++, i++) {
        for (; i + 1 < s->ends[part]; i++) {
            shape_point ends[] = {s->points[i], s->points[i + 1]};
            memcpy(at, ends, sizeof ends);
            size_t len = (size_t)(at - import_nearest.packed) + sizeof ends;
            import_nearest_add_edge(c, (str){import_nearest.packed, len}, ends[0], ends[1], &left);
        }
    }
}

/* ---- the streets of houses ---- */

static void import_nearest_take_edge(str rec) {
    size_t len = (unsigned char)rec.at[0];
    const char *at = rec.at + 1 + len;
    str name = str_head(str_from(rec, 1), len);
    int i = import_nearest.edge_count;
    import_nearest_edge *edge = &import_nearest.edges[i];
    if (i == IMPORT_NEAREST_EDGES) {
        return;
    }
    bool is_same = i && str_eq(edge[-1].name, name);
    *edge = (import_nearest_edge){.path = sort_get(at, 8),
                                  .name = is_same ? edge[-1].name
                                                  : arena_copy(&import_nearest.names, name)};
    memcpy(&edge->from, at + 8, sizeof edge->from);
    memcpy(&edge->to, at + 8 + sizeof edge->from, sizeof edge->to);
    import_nearest.edge_count += edge->name.len > 0;
}

/* Metres from a point to an edge near it; `over` is a unit of longitude there. */
static double import_nearest_away_m(const import_nearest_edge *e, double lat, double lon,
                                    double over) {
    const double up = IMPORT_NEAREST_UNIT * GEO_DEGREE_M;
    double wide = (e->to.lon - (double)e->from.lon) * over;
    double high = (e->to.lat - (double)e->from.lat) * up;
    return sqrt(
        geo_edge_distance2((lon - e->from.lon) * over, (lat - e->from.lat) * up, wide, high));
}

/* Whether a name is the number of a road, such as "D 17" and "Ma-10": houses there do not have it
 * in their address. It has a digit, few letters, and no small ones beside each other. */
static bool import_nearest_is_number(str name) {
    enum { LETTERS_MAX = 4 }; /* bytes */
    int letters = 0, small = 0;
    bool has_digit = false, is_word = false;
    for (size_t i = 0; i < name.len; i++) {
        bool is_small = name.at[i] >= 'a' && name.at[i] <= 'z';
        has_digit |= ascii_is_digit(name.at[i]);
        letters += ascii_is_alpha(name.at[i]) || (unsigned char)name.at[i] >= 0x80;
        small = is_small ? small + 1 : 0;
        is_word |= small > 1;
    }
    return has_digit && letters <= LETTERS_MAX && !is_word;
}

/* Gives a house the street of the nearest edge; returns how far that seems to be. */
static double import_nearest_find_edge(import_record *r, uint64_t path) {
    double lat = r->lat / IMPORT_NEAREST_UNIT, lon = r->lon / IMPORT_NEAREST_UNIT;
    double over = IMPORT_NEAREST_UNIT * GEO_DEGREE_M * cos(r->lat * GEO_DEG);
    double least = IMPORT_NEAREST_M + IMPORT_NEAREST_PATH;
    for (int i = 0; i < import_nearest.edge_count; i++) {
        const import_nearest_edge *e = &import_nearest.edges[i];
        double away_m = import_nearest_away_m(e, lat, lon, over);
        double seems_m = away_m + (e->path == path ? 0 : IMPORT_NEAREST_PATH);
        if (away_m <= IMPORT_NEAREST_M && seems_m < least) {
            least = seems_m;
            r->street = e->name;
        }
    }
    return least;
}

/* The same, and in an update of the index if that is nearer: in its town, then in any. */
static void import_nearest_find(import_record *r, uint64_t path) {
    double least = import_nearest_find_edge(r, path), away_m = 0;
    for (int abroad = 0; abroad <= 1; abroad++) {
        double more_m = abroad * IMPORT_NEAREST_PATH;
        str name = import_base_near(r, !abroad, MIN(IMPORT_NEAREST_M, least - more_m), &away_m);
        if (name.len) {
            least = more_m + away_m;
            r->street = name;
        }
    }
    r->street = import_nearest_is_number(r->street) ? STR_NONE : r->street;
}

GEO_FN import_record *import_nearest_next(call *c) {
    str rec;
    import_record *r = &import_nearest.record;
    if (!import_nearest.has_houses) {
        return NULL;
    }
    if (!import_nearest.sorter.is_reading) {
        sort_finish(&import_nearest.sorter, c);
    }
    while (sort_next(&import_nearest.sorter, c, &rec)) {
        if (memcmp(rec.at, import_nearest.square, IMPORT_NEAREST_KEY) != 0) {
            memcpy(import_nearest.square, rec.at, IMPORT_NEAREST_KEY);
            import_nearest.edge_count = 0;
            import_nearest.names = arena_of(import_nearest.texts, IMPORT_NEAREST_TEXTS);
        }
        str rest = str_from(rec, IMPORT_NEAREST_HEAD);
        if (rec.at[IMPORT_NEAREST_KEY] == IMPORT_NEAREST_IS_EDGE) {
            import_nearest_take_edge(rest);
        } else if (import_record_unpack(str_from(rest, 9), r)) {
            r->is_counted = rest.at[8];
            import_nearest_find(r, sort_get(rest.at, 8));
            return r;
        }
    }
    return NULL;
}

#undef IMPORT_NEAREST_DEG
#undef IMPORT_NEAREST_M
#undef IMPORT_NEAREST_PATH
#undef IMPORT_NEAREST_UNIT
