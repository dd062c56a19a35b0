/* import_street -- streets out of ways, and what is in them. Owns the ways and streets of one name
 * at a time.
 *
 * A street is made of the ways of one name in one town that are near each other: a union-find over
 * the ways. Its point is the middle of its most important, then longest way, because that is the
 * way that Nominatim most often returns for it. */
#include "import_street.h"

#include <math.h>
#include <string.h>

#include "../base/hash.h"
#include "../geo/geo.h"
#include "../index/image_writer.h"
#include "../index/kind.h"
#include "import_place.h"
#include "import_record.h"
#include "import_sort.h"

enum {
    WAYS_MAX = 4096,     /* ways of one name in one town; more of them start another street */
    GROUP_KEY_MAX = 2048 /* bytes of a record's key */
};

#define JOIN_M       400.0  /* ways of one name this close are one street */
#define HOUSE_M      3000.0 /* a house this far from a street of its name belongs to another */
#define SAME_HOUSE_M 200.0  /* the same number twice this close is one house */

typedef struct {
    double length_m;
    bbox box;
    int rank;
    int link;            /* towards the root of its street; a root links to itself */
    uint64_t settlement; /* hash of its path */
    str packed;
} import_street_way;

typedef struct {
    uint32_t number;
    bbox box;
} import_street_known;

static struct {
    import_record record, implied;
    char group[GROUP_KEY_MAX]; /* key of the current street name */
    size_t group_len;
    import_street_way ways[WAYS_MAX];
    int way_count;
    char *way_bytes; /* IMPORT_STREET_MEMORY */
    arena way_mem;
    import_street_known streets[WAYS_MAX]; /* those of the current name */
    int street_count;
    char house[IMAGE_NAME_MAX]; /* the last house, to skip its duplicates */
    size_t house_len;
    double house_lat, house_lon;
    uint32_t house_street, house_place;
} import_street;

GEO_FN void import_street_begin(void *memory) {
    memset(&import_street, 0, sizeof import_street);
    import_street.way_bytes = memory;
    import_street.way_mem = arena_of(memory, IMPORT_STREET_MEMORY);
}

/* ---- ways to streets ---- */

/* Metres between two boxes, 0 when they touch; good enough for the small distances in question. */
static double import_street_gap_m(bbox a, bbox b) {
    double lat = MAX(0, MAX(a.south - b.north, b.south - a.north));
    double lon = MAX(0, MAX(a.west - b.east, b.west - a.east));
    double shrink = cos((a.south + a.north) / 2 * GEO_DEG);
    return hypot(lat, lon * shrink) * GEO_KM_PER_DEGREE * 1000;
}

static int import_street_root(int way) {
    while (import_street.ways[way].link != way) {
        way = import_street.ways[way].link = import_street.ways[import_street.ways[way].link].link;
    }
    return way;
}

static bool import_street_is_better(const import_street_way *a, const import_street_way *b) {
    return a->rank != b->rank ? a->rank < b->rank : a->length_m > b->length_m;
}

/* Streets beyond the room for one name get no houses. */
static void import_street_keep(uint32_t number, bbox box) {
    if (import_street.street_count < WAYS_MAX) {
        import_street.streets[import_street.street_count++] = (import_street_known){number, box};
    }
}

/* The lines of the other ways of a street that has been added. */
static void import_street_add_lines(call *c, int root, const import_street_way *best) {
    for (int i = 0; i < import_street.way_count; i++) {
        const import_street_way *w = &import_street.ways[i];
        if (w != best && import_street_root(i) == root &&
            import_record_unpack(w->packed, &import_street.implied) &&
            import_street.implied.pieces.len) {
            image_writer_add_outline(c, import_street.implied.pieces);
        }
    }
}

/* Adds the other names, as the numbers of roads, of all ways of a street. */
static void import_street_add_names(int root, const import_street_way *best, import_record *r) {
    for (int i = 0; i < import_street.way_count; i++) {
        const import_street_way *w = &import_street.ways[i];
        const import_record *other = &import_street.implied;
        if (w == best || import_street_root(i) != root ||
            !import_record_unpack(w->packed, &import_street.implied)) {
            continue;
        }
        for (int n = 0; n < other->name_count; n++) {
            if (other->names[n].cls == IMAGE_ALIAS) {
                import_record_add_name(r, IMAGE_ALIAS, STR_NONE, other->names[n].text);
            }
        }
    }
}

/* A street: its best way, with the box of all its ways. */
static void import_street_add(call *c, int root) {
    const import_street_way *best = &import_street.ways[root];
    bbox box = geo_bbox_none();
    for (int i = 0; i < import_street.way_count; i++) {
        const import_street_way *w = &import_street.ways[i];
        if (import_street_root(i) == root) {
            box = geo_bbox_union(box, w->box);
            best = import_street_is_better(w, best) ? w : best;
        }
    }
    if (import_record_unpack(best->packed, &import_street.record)) {
        import_record *r = &import_street.record;
        r->box = box;
        import_street_add_names(root, best, r);
        import_street_keep(import_place_add(c, r, r->kind->cls, import_place_deepest(r->path)),
                           box);
        import_street_add_lines(c, root, best);
    }
}

/* Turns the ways collected so far into streets. */
static void import_street_flush(call *c) {
    for (int i = 1; i < import_street.way_count; i++) {
        for (int j = 0; j < i; j++) {
            if (import_street.ways[i].settlement == import_street.ways[j].settlement &&
                import_street_root(i) != import_street_root(j) &&
                import_street_gap_m(import_street.ways[i].box, import_street.ways[j].box) <=
                    JOIN_M) {
                import_street.ways[import_street_root(i)].link = import_street_root(j);
            }
        }
    }
    for (int i = 0; i < import_street.way_count; i++) {
        if (import_street.ways[i].link == i) {
            import_street_add(c, i);
        }
    }
    import_street.way_count = 0;
    import_street.way_mem = arena_of(import_street.way_bytes, IMPORT_STREET_MEMORY);
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
    if (!kept.at || import_street.way_count == WAYS_MAX) {
        import_street_flush(c);
        kept = arena_copy(&import_street.way_mem, bytes);
    }
    if (import_record_unpack(kept, r)) {
        bbox box = geo_bbox_is(r->box) ? r->box : (bbox){r->lon, r->lat, r->lon, r->lat};
        int i = import_street.way_count++;
        import_street.ways[i] = (import_street_way){.length_m = r->length_m,
                                                    .box = box,
                                                    .rank = r->kind->rank,
                                                    .link = i,
                                                    .settlement = import_street_settlement(r->path),
                                                    .packed = kept};
    }
}

/* ---- what is in a street ---- */

/* The street of the current name that is nearest to a point; NULL: none is near. */
static const import_street_known *import_street_nearest(double lat, double lon) {
    bbox point = {lon, lat, lon, lat};
    const import_street_known *best = NULL;
    double least = HOUSE_M, reach = HOUSE_M / (GEO_KM_PER_DEGREE * 1000);
    for (int i = 0; i < import_street.street_count; i++) {
        const bbox *box = &import_street.streets[i].box;
        if (lat < box->south - reach || lat > box->north + reach) {
            continue; /* saves a cosine for most streets of a common name */
        }
        double gap = import_street_gap_m(point, import_street.streets[i].box);
        if (gap < least) {
            least = gap;
            best = &import_street.streets[i];
        }
    }
    return best;
}

/* A street known only from its houses, at the first of them. */
static void import_street_add_by_house(call *c, const import_record *house) {
    import_record *r = &import_street.implied;
    import_record_clear(r);
    r->kind = kind_of_word(STR("road"));
    r->name = house->street;
    r->lat = house->lat;
    r->lon = house->lon;
    uint32_t number = import_place_add(c, r, IMAGE_STREET, import_place_deepest(house->path));
    import_street_keep(number, (bbox){r->lon, r->lat, r->lon, r->lat});
}

static bool import_street_is_duplicate(const import_record *r, uint32_t street) {
    str last = {import_street.house, import_street.house_len};
    return street == import_street.house_street &&
           str_eq(last, str_head(r->house_number, IMAGE_NAME_MAX)) &&
           geo_distance_m(r->lat, r->lon, import_street.house_lat, import_street.house_lon) <
               SAME_HOUSE_M;
}

static void import_street_take_house(call *c, const import_record *r) {
    const import_street_known *street = import_street_nearest(r->lat, r->lon);
    if (!street) {
        import_street_add_by_house(c, r);
        street = import_street_nearest(r->lat, r->lon);
    }
    if (!street || import_street_is_duplicate(r, street->number)) {
        return;
    }
    import_street.house_len = MIN(r->house_number.len, (size_t)IMAGE_NAME_MAX);
    memcpy(import_street.house, r->house_number.at, import_street.house_len);
    import_street.house_lat = r->lat;
    import_street.house_lon = r->lon;
    import_street.house_street = street->number;
    import_street.house_place = import_place_add(c, r, IMAGE_HOUSE, street->number);
}

/* What is in a street besides houses. */
static void import_street_take_poi(call *c, const import_record *r, bool is_house_known) {
    const import_street_known *street = import_street_nearest(r->lat, r->lon);
    bool is_inside = is_house_known && street && import_street_is_duplicate(r, street->number);
    uint32_t parent = is_inside ? import_street.house_place
                      : street  ? street->number
                                : import_place_deepest(r->path);
    import_place_add(c, r, r->kind->cls, parent);
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
        import_street.street_count = 0;
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

#undef JOIN_M
#undef HOUSE_M
#undef SAME_HOUSE_M
