/* import_street -- streets out of ways, and what is in them. Owns the ways and streets of one name
 * at a time.
 *
 * A street is made of the ways of one name in one town that are near each other: a union-find over
 * the ways. Its point is the middle of its most important, then longest way, because that is the
 * way that Nominatim most often returns for it. Streets are found through hashed cells, as one name
 * can have tens of thousands of them. Where the memory ends, ways that come later start other
 * streets, and houses whose street is not found any more get one of their own: nothing is lost. */
#include "import_street.h"

#include <limits.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "../base/hash.h"
#include "../geo/fold.h"
#include "../geo/geo.h"
#include "../index/image_writer.h"
#include "../index/kind.h"
#include "import_base.h"
#include "import_place.h"
#include "import_record.h"
#include "import_sort.h"

enum {
    IMPORT_STREET_KEY_MAX = 2048, /* bytes of a record's key */
    IMPORT_STREET_SLOTS =
        1 << 14, /* of the hash of cells; one more slot has the streets in too many cells */
    IMPORT_STREET_CELLS_MAX = 64, /* of one street */
    IMPORT_STREET_SHARES = 4      /* of the memory: ways, their bytes, streets, their cells */
};

#define IMPORT_STREET_CELL_DEG 0.1    /* some 10 km */
#define JOIN_M                 400.0  /* ways of one name this close are one street */
#define HOUSE_M                3000.0 /* a house this far from a street is of another */
#define SAME_HOUSE_M           200.0  /* the same number twice this close is one house */

typedef struct {
    double length_m;
    bbox box;
    int rank;
    int link;            /* towards the root of its street; a root links to itself */
    uint64_t settlement; /* hash of its path */
    uint64_t id;
    import_record_standing standing;
    str packed;
} import_street_way;

typedef struct {
    uint32_t number;
    uint64_t settlement; /* as of a way */
    bbox box;
    /* Its last house: records come by number, those of all streets of the name mixed. */
    uint32_t house, turn;
    double house_lat, house_lon;
} import_street_known;

/* A street in a cell. */
typedef struct {
    int street, slot, next; /* next: of the slot, -1 at the end */
} import_street_cell;

static struct {
    import_record record, implied;
    char group[IMPORT_STREET_KEY_MAX]; /* key of the current street name */
    size_t group_len;
    import_street_way *ways;
    int way_count, ways_max;
    char *way_bytes;
    size_t share;
    arena way_mem;
    import_street_known *streets; /* those of the current name */
    int street_count, streets_max;
    import_street_cell *cells;
    int cell_count, cells_max;
    int slots[IMPORT_STREET_SLOTS + 1]; /* the first cell of each; -1: none */
    import_street_known beyond;         /* the last street that they have no room for */
    char house[IMAGE_NAME_MAX];         /* the number of the houses that come now */
    size_t house_len;
    uint32_t turn; /* counts these numbers, from 1 */
} import_street;

GEO_FN void import_street_begin(void *memory, size_t size) {
    memset(&import_street, 0, sizeof import_street);
    size_t share = size / IMPORT_STREET_SHARES / 64 * 64;
    char *at = memory;
    import_street.share = share;
    import_street.turn = 1; /* 0: a street has no house yet */
    import_street.ways = (import_street_way *)(void *)at;
    import_street.ways_max = (int)MIN(share / sizeof *import_street.ways, (size_t)INT_MAX);
    import_street.way_bytes = at + share;
    import_street.way_mem = arena_of(import_street.way_bytes, share);
    import_street.streets = (import_street_known *)(void *)(at + 2 * share);
    import_street.streets_max = (int)MIN(share / sizeof *import_street.streets, (size_t)INT_MAX);
    import_street.cells = (import_street_cell *)(void *)(at + 3 * share);
    import_street.cells_max = (int)MIN(share / sizeof *import_street.cells, (size_t)INT_MAX);
    for (int i = 0; i <= IMPORT_STREET_SLOTS; i++) {
        import_street.slots[i] = -1;
    }
}

/* ---- streets by cells ---- */

static int import_street_slot(int x, int y) {
    int cell[] = {x, y};
    return (int)(hash_64((const char *)cell, sizeof cell, 4) % IMPORT_STREET_SLOTS);
}

static void import_street_add_cell(int slot, int street) {
    if (import_street.cell_count < import_street.cells_max) {
        int at = import_street.cell_count++;
        import_street.cells[at] = (import_street_cell){street, slot, import_street.slots[slot]};
        import_street.slots[slot] = at;
    }
}

/* Adds a street to the cells of the houses that may belong to it. */
static void import_street_add_cells(int street, bbox box) {
    double up = HOUSE_M / GEO_DEGREE_M;
    double over = up / MAX(cos(MAX(fabs(box.south), fabs(box.north)) * GEO_DEG), 0.01);
    int west = (int)floor((box.west - over) / IMPORT_STREET_CELL_DEG);
    int east = (int)floor((box.east + over) / IMPORT_STREET_CELL_DEG);
    int south = (int)floor((box.south - up) / IMPORT_STREET_CELL_DEG);
    int north = (int)floor((box.north + up) / IMPORT_STREET_CELL_DEG);
    if ((int64_t)(east - west + 1) * (north - south + 1) > IMPORT_STREET_CELLS_MAX || east < west) {
        import_street_add_cell(IMPORT_STREET_SLOTS, street);
        return;
    }
    for (int y = south; y <= north; y++) {
        for (int x = west; x <= east; x++) {
            import_street_add_cell(import_street_slot(x, y), street);
        }
    }
}

static void import_street_forget(void) {
    for (int i = 0; i < import_street.cell_count; i++) {
        import_street.slots[import_street.cells[i].slot] = -1;
    }
    import_street.cell_count = import_street.street_count = 0;
}

/* ---- ways to streets ---- */

static int import_street_root(int way) {
    while (import_street.ways[way].link != way) {
        way = import_street.ways[way].link = import_street.ways[import_street.ways[way].link].link;
    }
    return way;
}

static bool import_street_is_better(const import_street_way *a, const import_street_way *b) {
    return a->rank != b->rank ? a->rank < b->rank : a->length_m > b->length_m;
}

static import_street_known *import_street_keep(uint32_t number, uint64_t settlement, bbox box) {
    bool is_kept = import_street.street_count < import_street.streets_max;
    import_street_known *street =
        is_kept ? &import_street.streets[import_street.street_count] : &import_street.beyond;
    *street = (import_street_known){.number = number, .settlement = settlement, .box = box};
    if (is_kept) {
        import_street_add_cells(import_street.street_count++, box);
    }
    return street;
}

/* The lines of the other ways of a street that has been added. */
static void import_street_add_lines(call *c, int from, int end, const import_street_way *best) {
    for (int i = from; i < end; i++) {
        const import_street_way *w = &import_street.ways[i];
        if (w != best && import_record_unpack(w->packed, &import_street.implied) &&
            import_street.implied.pieces.len) {
            image_writer_add_outline(c, import_street.implied.pieces);
        }
    }
}

/* Adds the other names, as the numbers of roads, of all ways of a street. */
static void import_street_add_names(int from, int end, const import_street_way *best,
                                    import_record *r) {
    for (int i = from; i < end; i++) {
        const import_street_way *w = &import_street.ways[i];
        const import_record *other = &import_street.implied;
        if (w == best || !import_record_unpack(w->packed, &import_street.implied)) {
            continue;
        }
        for (int n = 0; n < other->name_count; n++) {
            if (other->names[n].cls == IMAGE_ALIAS) {
                import_record_add_name(r, IMAGE_ALIAS, STR_NONE, other->names[n].text);
            }
        }
    }
}

/* In an update, a street takes the place of those of the index that its ways were in. */
static void import_street_replace(call *c, int from, int end, const import_record *r, uint64_t id) {
    for (int i = from; i < end; i++) {
        import_base_replace(c, import_base_row(import_street.ways[i].id, r->name, 0, 0), id);
    }
    import_base_replace(c, import_base_row(0, r->name, r->lat, r->lon), id);
}

/* The street of some ways: its best one, with the box of all. Returns its id. */
static uint64_t import_street_add(call *c, int from, int end) {
    const import_street_way *best = &import_street.ways[from];
    bbox box = geo_bbox_none();
    for (int i = from; i < end; i++) {
        const import_street_way *w = &import_street.ways[i];
        box = geo_bbox_union(box, w->box);
        best = import_street_is_better(w, best) ? w : best;
    }
    if (import_record_unpack(best->packed, &import_street.record)) {
        import_record *r = &import_street.record;
        r->box = box;
        import_street_add_names(from, end, best, r);
        import_street_keep(import_place_add(c, r, r->kind->cls, import_place_deepest(r->path)),
                           best->settlement, box);
        if (best->standing != STANDING_COPY) {
            import_street_replace(c, from, end, r, best->id);
        }
        import_street_add_lines(c, from, end, best);
    }
    return best->id;
}

/* In the order in which they came, which is that of their bytes in memory. */
static int import_street_compare_age(const import_street_way *a, const import_street_way *b) {
    return (a->packed.at > b->packed.at) - (a->packed.at < b->packed.at);
}

static int import_street_compare_south(const void *a, const void *b) {
    const import_street_way *p = a, *q = b;
    return p->box.south != q->box.south ? (p->box.south > q->box.south ? 1 : -1)
                                        : import_street_compare_age(p, q);
}

static int import_street_compare_root(const void *a, const void *b) {
    const import_street_way *p = a, *q = b;
    return p->link != q->link ? (p->link > q->link ? 1 : -1) : import_street_compare_age(p, q);
}

/* Links the ways of a street; those that begin farther north than a way ends are skipped. */
static void import_street_link(int from, int end) {
    const double reach = JOIN_M / (GEO_KM_PER_DEGREE * 1000);
    import_street_way *ways = import_street.ways;
    for (int i = from; i < end; i++) {
        ways[i].link = i;
    }
    for (int i = from; i < end; i++) {
        for (int j = i + 1; j < end; j++) {
            if (ways[j].box.south > ways[i].box.north + reach) {
                break;
            }
            if (ways[i].settlement == ways[j].settlement &&
                import_street_root(i) != import_street_root(j) &&
                geo_bbox_gap_m(ways[i].box, ways[j].box) <= JOIN_M) {
                ways[import_street_root(j)].link = import_street_root(i);
            }
        }
    }
    for (int i = from; i < end; i++) {
        ways[i].link = import_street_root(i);
    }
}

/* Those that are there first, then copies, then those that are gone. */
static int import_street_compare_standing(const void *a, const void *b) {
    static const int order[] = {
        [STANDING_CHANGED] = 0, [STANDING_CONTEXT] = 0, [STANDING_COPY] = 1, [STANDING_GONE] = 2};
    const import_street_way *p = a, *q = b;
    int by = order[p->standing] - order[q->standing];
    return by ? by : import_street_compare_age(p, q);
}

/* Sorts ways by their streets, which are linked anew. */
static void import_street_sort(int from, int end) {
    import_street_way *ways = import_street.ways;
    qsort(ways + from, (size_t)(end - from), sizeof *ways, import_street_compare_south);
    import_street_link(from, end);
    qsort(ways + from, (size_t)(end - from), sizeof *ways, import_street_compare_root);
}

/* The end of the street that begins at `from`. */
static int import_street_end_of(int from, int end) {
    int at = from + 1;
    while (at < end && import_street.ways[at].link == import_street.ways[from].link) {
        at++;
    }
    return at;
}

/* The streets of linked ways of which some are gone, and which are `live` otherwise. */
static void import_street_add_left(call *c, int from, int live, int end) {
    uint64_t first = 0;
    import_street_sort(from, live);
    for (int at = from, next; at < live; at = next) {
        next = import_street_end_of(at, live);
        uint64_t id = import_street_add(c, at, next);
        first = first ? first : id;
    }
    for (int i = live; i < end; i++) {
        if (import_record_unpack(import_street.ways[i].packed, &import_street.implied)) {
            const import_record *r = &import_street.implied;
            import_base_replace(c, import_base_row(r->id, r->name, r->lat, r->lon), first);
        }
    }
}

/* The street of linked ways. In an update only one of which a way has changed is made anew; another
 * one is a copy, if that is there for what has changed in it. */
static void import_street_add_linked(call *c, int from, int end) {
    import_street_way *ways = import_street.ways;
    int count[STANDING_COPY + 1] = {0};
    for (int i = from; i < end; i++) {
        count[ways[i].standing]++;
    }
    int live = from + count[STANDING_CHANGED] + count[STANDING_CONTEXT];
    int gone = end - count[STANDING_GONE];
    bool has_changed = count[STANDING_CHANGED] || count[STANDING_GONE];
    if (live < end) {
        qsort(ways + from, (size_t)(end - from), sizeof *ways, import_street_compare_standing);
    }
    if (has_changed && live == end) {
        import_street_add(c, from, end);
    } else if (has_changed && live > from) { /* the copies are none of its ways */
        memmove(&ways[live], &ways[gone], (size_t)(end - gone) * sizeof *ways);
        import_street_add_left(c, from, live, live + end - gone);
    } else if (live < gone) {
        import_street_add(c, live, gone);
    } else if (has_changed) {
        import_street_add_left(c, from, from, end);
    }
}

/* Turns the ways collected so far into streets. */
static void import_street_flush(call *c) {
    int count = import_street.way_count;
    import_street_sort(0, count);
    for (int from = 0, end; from < count; from = end) {
        end = import_street_end_of(from, count);
        import_street_add_linked(c, from, end);
    }
    import_street.way_count = 0;
    import_street.way_mem = arena_of(import_street.way_bytes, import_street.share);
}

/* Hash of the settlement: a highway is one street per village that it runs through, but not one per
 * suburb. */
static uint64_t import_street_settlement(str path) {
    size_t at = 0;
    while (at < path.len && path.at[at] != LEVEL_SUBURB) {
        const char *end = memchr(path.at + at, 0x1F, path.len - at);
        at = end ? (size_t)(end - path.at) + 1 : path.len;
    }
    return hash_64(path.at, at, 7);
}

static void import_street_take_way(call *c, str bytes) {
    import_record *r = &import_street.record;
    str kept = arena_copy(&import_street.way_mem, bytes);
    if (!kept.at || import_street.way_count == import_street.ways_max) {
        import_street_flush(c);
        kept = arena_copy(&import_street.way_mem, bytes);
    }
    if (import_record_unpack(kept, r)) {
        bbox box = geo_bbox_is(r->box) ? r->box : (bbox){r->lon, r->lat, r->lon, r->lat};
        int i = import_street.way_count++;
        import_street.ways[i] = (import_street_way){.length_m = r->length_m,
                                                    .box = box,
                                                    .rank = r->kind->rank,
                                                    .settlement = import_street_settlement(r->path),
                                                    .id = r->id,
                                                    .standing = r->standing,
                                                    .packed = kept};
    }
}

/* ---- what is in a street ---- */

/* The nearest street of a slot's cells, if it is nearer than *least. Most are too far north or
 * south. */
static void import_street_nearest_in(int slot, double lat, double lon, double *least, int *best) {
    bbox point = {lon, lat, lon, lat};
    for (int at = import_street.slots[slot]; at >= 0; at = import_street.cells[at].next) {
        int street = import_street.cells[at].street;
        bbox box = import_street.streets[street].box;
        double up = MAX(box.south - lat, lat - box.north) * (GEO_KM_PER_DEGREE * 1000);
        double gap = up > *least ? up : geo_bbox_gap_m(point, box);
        if (gap < *least || (gap == *least && street < *best)) {
            *least = gap;
            *best = street;
        }
    }
}

/* The street of the current name that is nearest to a point; NULL: none is near. */
static import_street_known *import_street_nearest(double lat, double lon) {
    double least = HOUSE_M;
    int best = -1, x = (int)floor(lon / IMPORT_STREET_CELL_DEG),
        y = (int)floor(lat / IMPORT_STREET_CELL_DEG);
    import_street_nearest_in(import_street_slot(x, y), lat, lon, &least, &best);
    import_street_nearest_in(IMPORT_STREET_SLOTS, lat, lon, &least, &best);
    return best < 0 ? NULL : &import_street.streets[best];
}

/* A street known only from addresses, at the first of them. */
static import_street_known *import_street_add_by_address(call *c, const import_record *house) {
    import_record *r = &import_street.implied;
    import_record_clear(r);
    r->kind = kind_of_word(STR("road"));
    r->name = house->street;
    r->lat = house->lat;
    r->lon = house->lon;
    uint32_t number = import_place_add(c, r, IMAGE_STREET, import_place_deepest(house->path));
    return import_street_keep(number, import_street_settlement(house->path),
                              (bbox){r->lon, r->lat, r->lon, r->lat});
}

/* Begins the houses of another number. */
static void import_street_turn(str number) {
    number = str_head(number, IMAGE_NAME_MAX);
    if (!str_eq(number, (str){import_street.house, import_street.house_len})) {
        import_street.house_len = number.len;
        memcpy(import_street.house, number.at, number.len);
        import_street.turn++;
    }
}

/* A number between two others is none beside the house that has it. */
static bool import_street_is_duplicate(const import_record *r, const import_street_known *street) {
    return street->turn == import_street.turn &&
           (strcmp(r->kind->value, "interpolated") == 0 ||
            geo_distance_m(r->lat, r->lon, street->house_lat, street->house_lon) < SAME_HOUSE_M);
}

/* Whether a part of a path is called so. */
static bool import_street_has_part(str path, str name) {
    char folded[IMAGE_KEY_MAX];
    str key = fold_name(name, FOLD_PLAIN, folded, sizeof folded);
    bool has_part = false;
    for (str rest = path; rest.len && !has_part;) {
        has_part = str_eq(str_from(str_cut(&rest, 0x1F), 1), key);
    }
    return has_part;
}

/* The town of an address stays with its house or thing when it is not that of their path, or the
 * street is filed under another. */
static void import_street_keep_city(const import_street_known *street, import_record *r) {
    str city = r->context[IMPORT_RECORD_CONTEXT_CITY];
    bool is_other = street && street->settlement != import_street_settlement(r->path);
    if (city.len && (is_other || !import_street_has_part(r->path, city))) {
        import_record_keep_tag(r, STR("addr:city"), city);
    }
}

/* The street of a house or a thing by its address. */
static import_street_known *import_street_of(call *c, import_record *r) {
    import_street_known *known = import_street_nearest(r->lat, r->lon);
    import_street_keep_city(known, r);
    return known ? known : import_street_add_by_address(c, r);
}

static void import_street_take_house(call *c, import_record *r) {
    import_street_known *street = import_street_of(c, r);
    import_street_turn(r->house_number);
    if (!import_street_is_duplicate(r, street)) {
        street->turn = import_street.turn;
        street->house_lat = r->lat;
        street->house_lon = r->lon;
        street->house = import_place_add(c, r, IMAGE_HOUSE, street->number);
    }
}

/* What is in a street besides houses. */
static void import_street_take_poi(call *c, import_record *r, bool is_house_known) {
    const import_street_known *street = import_street_of(c, r);
    import_street_turn(is_house_known ? r->house_number : STR(""));
    bool is_inside = is_house_known && import_street_is_duplicate(r, street);
    import_place_add(c, r, r->kind->cls, is_inside ? street->house : street->number);
}

GEO_FN void import_street_take(call *c, str key, str bytes) {
    import_record *r = &import_street.record;
    char rank = bytes.len ? bytes.at[0] : 0;
    str_cut(&bytes, 0); /* rank and house number are only for sorting */
    bool is_new = !str_eq(key, (str){import_street.group, import_street.group_len});
    if (import_street.way_count && (is_new || rank != IMPORT_SORT_STREET_WAY)) {
        import_street_flush(c);
    }
    if (is_new) {
        import_street_forget();
        import_street.house_len = 0;
        import_street.group_len = MIN(key.len, sizeof import_street.group);
        memcpy(import_street.group, key.at, import_street.group_len);
    }
    if (rank == IMPORT_SORT_STREET_WAY) {
        import_street_take_way(c, bytes);
    } else if (import_record_unpack(bytes, r)) {
        if (r->kind->cls == IMAGE_HOUSE) {
            import_street_take_house(c, r);
        } else {
            import_street_take_poi(c, r, rank == IMPORT_SORT_STREET_HOUSE);
        }
    }
}

GEO_FN void import_street_end(call *c) {
    if (import_street.way_count) {
        import_street_flush(c);
    }
}

#undef IMPORT_STREET_CELL_DEG
#undef JOIN_M
#undef HOUSE_M
#undef SAME_HOUSE_M
