/* import_emit -- import emit: turns sorted import records into numbered places. Takes records from
 * import_sort.c, gives places and names to image_writer.c. Owns the areas' numbers by path, and the
 * ways of one street name at a time.
 *
 * A street is made of the ways of one name in one town that are near each other. Its point is the
 * middle of its most important, then longest way, because that is the way that Nominatim most often
 * returns for it. */
#include "import_emit.h"

#include <math.h>
#include <string.h>

#include "../base/hash.h"
#include "../geo/geo.h"
#include "../index/image_writer.h"
#include "../index/kind.h"
#include "../index/string_table.h"
#include "import_country.h"
#include "import_record.h"
#include "import_sort.h"

enum {
    WAYS_MAX = 4096,        /* ways of one name in one town; more of them start another street */
    WAYS_BYTES = 8 << 20,   /* of their packed records */
    KINDS_KEPT = 1 << 14,   /* slots for an index's kinds, and for its languages; half are used */
    AREA_BYTES = 512 << 10, /* an area, the node that stands for it, a country's names */
    GROUP_KEY_MAX = 2048    /* bytes of a record's key */
};

#define JOIN_M       400.0  /* ways of one name this close are one street */
#define HOUSE_M      3000.0 /* a house this far from a street of its name belongs to another */
#define SAME_HOUSE_M 200.0  /* the same number twice this close is one house */

typedef struct {
    double lat, lon, length_m;
    bbox box;
    int rank;
    int same;       /* index of another way of the same street, or its own */
    uint64_t place; /* hash of the settlement's path */
    str packed;
} import_emit_way;

typedef struct {
    uint32_t number;
    bbox box;
} import_emit_street;

struct import_emit_number {
    uint64_t path; /* hash */
    uint32_t number, used;
};

static struct {
    struct import_emit_number *numbers;
    size_t slots, areas;
    import_record_ids whose;
    uint64_t kinds[KINDS_KEPT], langs[KINDS_KEPT];
    size_t kind_count, lang_count;
    import_record spot, area, country, road;
    char area_bytes[AREA_BYTES];

    char group[GROUP_KEY_MAX]; /* key of the current street name */
    size_t group_len;
    import_emit_way ways[WAYS_MAX];
    int way_count;
    char *way_bytes; /* WAYS_BYTES */
    arena way_mem;
    import_emit_street streets[WAYS_MAX]; /* those of the current name */
    int street_count;
    char house[IMAGE_NAME_MAX]; /* the last house, to skip its duplicates */
    size_t house_len;
    double house_lat, house_lon;
    uint32_t house_street, house_place;
} import_emit;

/* ---- kinds, names, places ---- */

/* Whether this hash is in the list, or there was room to add it. */
static bool import_emit_known(uint64_t *list, size_t *count, uint64_t hash) {
    hash += hash == 0;
    size_t slot = hash % KINDS_KEPT;
    while (list[slot] && list[slot] != hash) {
        slot = (slot + 1) % KINDS_KEPT;
    }
    if (!list[slot] && *count == KINDS_KEPT / 2) {
        return false;
    }
    *count += !list[slot];
    list[slot] = hash;
    return true;
}

static uint32_t import_emit_kind(const import_record *s) {
    image_kind kind = {str_of(s->kind->key), str_of(s->kind->value), s->part, s->kind->rank};
    if (!kind.value.len) {
        kind.value = s->value.len ? s->value : STR("yes");
    }
    if (!kind.part.len) {
        kind.part = *s->kind->part ? str_of(s->kind->part) : kind.key;
    }
    uint64_t hash = hash_64(kind.part.at, kind.part.len, (uint64_t)kind_number(s->kind));
    hash = hash_64(kind.value.at, kind.value.len, hash);
    if (!import_emit_known(import_emit.kinds, &import_emit.kind_count, hash)) {
        kind.value = STR("yes"); /* invented values, more than an index takes */
        kind.part = kind.key;
    }
    return string_table_kind(&kind);
}

static uint32_t import_emit_lang(str lang) {
    uint64_t hash = hash_64(lang.at, lang.len, 0);
    bool known = lang.len && import_emit_known(import_emit.langs, &import_emit.lang_count, hash);
    return known ? string_table_word(lang) : 0;
}

static uint32_t import_emit_put(call *c, const import_record *s, image_class cls, uint32_t parent) {
    ingest_place entry = {.cls = cls,
                          .kind = import_emit_kind(s),
                          .lat = s->lat,
                          .lon = s->lon,
                          .parent = parent,
                          .population = (uint32_t)MIN(s->population, (int64_t)UINT32_MAX),
                          .importance =
                              kind_importance(s->kind, s->population ? s->population : s->about),
                          .timezone = s->timezone.len ? string_table_word(s->timezone) : 0,
                          .id = s->whose == import_emit.whose ? s->id : 0,
                          .box = s->box};
    uint32_t number = image_writer_add_place(c, &entry);
    str shown = s->kind->cls == IMAGE_HOUSE ? s->house_number : s->name;
    image_writer_add_name(c, number, IMAGE_MAIN, 0, shown);
    for (int i = 0; i < s->name_count; i++) {
        const import_record_name *n = &s->names[i];
        image_writer_add_name(c, number, n->cls, import_emit_lang(n->lang), n->text);
    }
    return number;
}

/* ---- areas by path ---- */

/* The slot that has this path, or the free one where it belongs. */
static struct import_emit_number *import_emit_slot(uint64_t path) {
    size_t slot = (size_t)(path % import_emit.slots);
    while (import_emit.numbers[slot].used && import_emit.numbers[slot].path != path) {
        slot = (slot + 1) % import_emit.slots;
    }
    return &import_emit.numbers[slot];
}

static uint64_t import_emit_hash(str path) {
    return hash_64(path.at, path.len, 3);
}

/* The number of the area of exactly this path; IMAGE_NO_PLACE when there is none. */
static uint32_t import_emit_find(str path) {
    const struct import_emit_number *n = import_emit_slot(import_emit_hash(path));
    return n->used ? n->number : IMAGE_NO_PLACE;
}

/* Remembers the number of an area; the first one of a path stays. */
static void import_emit_insert(str path, uint32_t number) {
    uint64_t hash = import_emit_hash(path);
    struct import_emit_number *n = import_emit_slot(hash);
    if (!n->used) {
        *n = (struct import_emit_number){.path = hash, .number = number, .used = 1};
        import_emit.areas++;
    }
}

static str import_emit_above(str path) {
    path.len -= path.len > 0;
    while (path.len && path.at[path.len - 1] != 0x1F) {
        path.len--;
    }
    return path;
}

/* The number of the deepest existing area of the path. */
static uint32_t import_emit_parent(str path) {
    uint32_t number = IMAGE_NO_PLACE;
    for (; path.len && number == IMAGE_NO_PLACE; path = import_emit_above(path)) {
        number = import_emit_find(path);
    }
    return number;
}

/* ---- areas ---- */

/* An area without a row: its name comes from the records in it, the rest from the area of that name
 * in the embedded image, if there is one. False: it has no name. */
static bool import_emit_area_of_votes(import_record *s, import_sort_votes *v, str path, arena *a) {
    str word = v->cls == IMAGE_COUNTRY    ? STR("country")
               : v->cls == IMAGE_STATE    ? STR("state")
               : v->cls == IMAGE_COUNTY   ? STR("county")
               : v->cls == IMAGE_SUBURB   ? STR("suburb")
               : v->cls == IMAGE_POSTCODE ? STR("boundary=postal_code")
                                          : STR("city");
    import_record_clear(s);
    s->kind = kind_of_word(word);
    s->name = v->name;
    s->about = (int64_t)MIN(v->count, (uint64_t)UINT32_MAX) * 3; /* three people to an address */
    if (v->cls == IMAGE_COUNTRY) {
        return import_country_fill(path, s, a) || s->name.len;
    }
    double count = (double)MAX(v->count, 1);
    return import_country_fill_area(&v->cls, v->lat / count, v->lon / count, s, a) || s->name.len;
}

/* The node that stands for an area gives it point, population and more names. */
static void import_emit_link(import_record *s, const import_record *node) {
    s->lat = node->lat;
    s->lon = node->lon;
    s->population = node->population ? node->population : s->population;
    s->part = str_of(node->kind->part);
    import_record_add_name(s, IMAGE_ALIAS, STR_NONE, node->name);
    for (int i = 0; i < node->name_count; i++) {
        import_record_add_name(s, node->names[i].cls, node->names[i].lang, node->names[i].text);
    }
}

/* The point of an area whose row has none: from the embedded image, or the centroid of what lies in
 * it. */
static void import_emit_locate(import_record *s, image_class cls, str path,
                               const import_sort_votes *v) {
    import_record *known = &import_emit.country;
    char texts[8192]; /* for names, which are not used; those that do not fit are left out */
    arena a = arena_of(texts, sizeof texts);
    import_record_clear(known);
    if (cls == IMAGE_COUNTRY && import_country_fill(path, known, &a)) {
        s->lat = known->lat;
        s->lon = known->lon;
        s->box = known->box;
    } else if (v->count) {
        s->lat = v->lat / (double)v->count;
        s->lon = v->lon / (double)v->count;
        s->box = v->box;
    }
}

static void import_emit_put_area(call *c, import_record *s, image_class cls, str path,
                                 const import_sort_votes *v) {
    if (isnan(s->lat)) {
        import_emit_locate(s, cls, path, v);
    }
    if (isnan(s->lat)) {
        return; /* only a name, and nothing lies in it */
    }
    import_emit_insert(path,
                       import_emit_put(c, s, cls, import_emit_parent(import_emit_above(path))));
    if (!c->code && import_emit.areas > import_emit.slots / 2) {
        call_fail(c, GEO_TOO_LARGE, "there are too many areas for the memory of the build");
        call_advise(c, "Give it more, e.g. --memory 4096.");
    }
}

/* What the records of one path say about its area. */
typedef struct {
    bool has_row;
    const kind_row *stands; /* kind of the node that stands for it */
    import_sort_votes votes;
    arena mem;
} import_emit_case;

static image_class import_emit_class(const import_record *s, const kind_row *stands) {
    return kind_settlement_class(stands ? stands : s->kind, s->population);
}

/* Adds the sums of two centroids. */
static void import_emit_add_votes(import_emit_case *k, import_sort_votes votes) {
    votes.name = k->votes.name.len ? k->votes.name : arena_copy(&k->mem, votes.name);
    votes.lat += k->votes.lat;
    votes.lon += k->votes.lon;
    votes.count += k->votes.count;
    votes.box = k->votes.count ? geo_bbox_union(votes.box, k->votes.box) : votes.box;
    k->votes = votes;
}

/* One record of an area's path. The first row is the area; other rows of its name become places
 * beside it. */
static void import_emit_take_area(call *c, import_emit_case *k, char rank, str path, str bytes) {
    import_sort_votes votes;
    if (rank == AREA_VOTES) {
        if (import_sort_read_votes(bytes, &votes)) {
            import_emit_add_votes(k, votes);
        }
    } else if (rank == AREA_SPOT && !k->has_row) {
        k->has_row = import_record_unpack(arena_copy(&k->mem, bytes), &import_emit.area);
    } else if (rank == AREA_SPOT) {
        if (import_record_unpack(bytes, &import_emit.spot)) {
            import_emit_put(c, &import_emit.spot, import_emit_class(&import_emit.spot, NULL),
                            import_emit_parent(import_emit_above(path)));
        }
    } else if (k->has_row && !k->stands &&
               import_record_unpack(arena_copy(&k->mem, bytes), &import_emit.spot)) {
        k->stands = import_emit.spot.kind;
        import_emit_link(&import_emit.area, &import_emit.spot);
    }
}

/* The area whose first record is *rec; moves on to the first record of another path. */
static bool import_emit_one_area(call *c, str *rec) {
    char room[IMPORT_RECORD_PATH_MAX];
    str rest = str_from(*rec, 1), first = str_cut(&rest, 0);
    import_emit_case k = {.mem = arena_of(import_emit.area_bytes, sizeof import_emit.area_bytes)};
    ASSERT(first.len <= sizeof room);
    memcpy(room, first.at, first.len);
    str path = {room, first.len};
    bool more = true;
    for (bool same = true; same;) {
        ASSERT(rest.len);
        import_emit_take_area(c, &k, rest.at[0], path, str_from(rest, 1));
        more = import_sort_next(c, rec);
        rest = more ? str_from(*rec, 1) : STR_NONE;
        same = more && rec->at[0] == IMPORT_SORT_AREA && str_eq(str_cut(&rest, 0), path);
    }
    if (k.has_row || import_emit_area_of_votes(&import_emit.area, &k.votes, path, &k.mem)) {
        image_class cls = k.has_row ? import_emit_class(&import_emit.area, k.stands) : k.votes.cls;
        import_emit_put_area(c, &import_emit.area, cls, path, &k.votes);
    }
    return more;
}

/* ---- streets ---- */

/* Metres between two boxes, 0 when they touch; good enough for the small distances in question. */
static double import_emit_gap_m(bbox a, bbox b) {
    double lat = MAX(0, MAX(a.south - b.north, b.south - a.north));
    double lon = MAX(0, MAX(a.west - b.east, b.west - a.east));
    double shrink = cos((a.south + a.north) / 2 * GEO_DEG);
    return hypot(lat, lon * shrink) * GEO_KM_PER_DEGREE * 1000;
}

static int import_emit_root(int way) {
    while (import_emit.ways[way].same != way) {
        way = import_emit.ways[way].same = import_emit.ways[import_emit.ways[way].same].same;
    }
    return way;
}

static bool import_emit_is_better(const import_emit_way *a, const import_emit_way *b) {
    return a->rank != b->rank ? a->rank < b->rank : a->length_m > b->length_m;
}

/* Streets beyond the room for one name get no houses. */
static void import_emit_keep_street(uint32_t number, bbox box) {
    if (import_emit.street_count < WAYS_MAX) {
        import_emit.streets[import_emit.street_count++] = (import_emit_street){number, box};
    }
}

/* A street: its best way, with the box of all its ways. */
static void import_emit_put_street(call *c, int root) {
    const import_emit_way *best = &import_emit.ways[root];
    bbox box = geo_bbox_none();
    for (int i = 0; i < import_emit.way_count; i++) {
        const import_emit_way *w = &import_emit.ways[i];
        if (import_emit_root(i) == root) {
            box = geo_bbox_union(box, w->box);
            best = import_emit_is_better(w, best) ? w : best;
        }
    }
    if (import_record_unpack(best->packed, &import_emit.spot)) {
        import_record *s = &import_emit.spot;
        s->box = box;
        import_emit_keep_street(import_emit_put(c, s, s->kind->cls, import_emit_parent(s->path)),
                                box);
    }
}

/* Turns the ways collected so far into streets. */
static void import_emit_put_streets(call *c) {
    for (int i = 1; i < import_emit.way_count; i++) {
        for (int j = 0; j < i; j++) {
            if (import_emit.ways[i].place == import_emit.ways[j].place &&
                import_emit_root(i) != import_emit_root(j) &&
                import_emit_gap_m(import_emit.ways[i].box, import_emit.ways[j].box) <= JOIN_M) {
                import_emit.ways[import_emit_root(i)].same = import_emit_root(j);
            }
        }
    }
    for (int i = 0; i < import_emit.way_count; i++) {
        if (import_emit.ways[i].same == i) {
            import_emit_put_street(c, i);
        }
    }
    import_emit.way_count = 0;
    import_emit.way_mem = arena_of(import_emit.way_bytes, WAYS_BYTES);
}

/* Hash of the settlement: a highway is one street per village that it runs through, but not one per
 * suburb. */
static uint64_t import_emit_place(str path) {
    size_t at = 0;
    while (at < path.len && path.at[at] != LEVEL_SUBURB) {
        const char *end = memchr(path.at + at, 0x1F, path.len - at);
        at = end ? (size_t)(end - path.at) + 1 : path.len;
    }
    return hash_64(path.at, at, 7);
}

static void import_emit_take_way(call *c, str bytes) {
    import_record *s = &import_emit.spot;
    str kept = arena_copy(&import_emit.way_mem, bytes);
    if (!kept.at || import_emit.way_count == WAYS_MAX) {
        import_emit_put_streets(c);
        kept = arena_copy(&import_emit.way_mem, bytes);
    }
    if (import_record_unpack(kept, s)) {
        bbox box = geo_bbox_is(s->box) ? s->box : (bbox){s->lon, s->lat, s->lon, s->lat};
        int i = import_emit.way_count++;
        import_emit.ways[i] = (import_emit_way){.lat = s->lat,
                                                .lon = s->lon,
                                                .length_m = s->length_m,
                                                .box = box,
                                                .rank = s->kind->rank,
                                                .same = i,
                                                .place = import_emit_place(s->path),
                                                .packed = kept};
    }
}

/* The street of the current name that is nearest to a point; NULL: none is near. */
static const import_emit_street *import_emit_nearest(double lat, double lon) {
    bbox point = {lon, lat, lon, lat};
    const import_emit_street *best = NULL;
    double least = HOUSE_M, reach = HOUSE_M / (GEO_KM_PER_DEGREE * 1000);
    for (int i = 0; i < import_emit.street_count; i++) {
        const bbox *box = &import_emit.streets[i].box;
        if (lat < box->south - reach || lat > box->north + reach) {
            continue; /* saves a cosine for most streets of a common name */
        }
        double gap = import_emit_gap_m(point, import_emit.streets[i].box);
        if (gap < least) {
            least = gap;
            best = &import_emit.streets[i];
        }
    }
    return best;
}

/* A street known only from its houses, at the first of them. */
static void import_emit_put_named_street(call *c, const import_record *house) {
    import_record *s = &import_emit.road;
    import_record_clear(s);
    s->kind = kind_of_word(STR("road"));
    s->name = house->street;
    s->lat = house->lat;
    s->lon = house->lon;
    uint32_t number = import_emit_put(c, s, IMAGE_STREET, import_emit_parent(house->path));
    import_emit_keep_street(number, (bbox){s->lon, s->lat, s->lon, s->lat});
}

static bool import_emit_is_double(const import_record *s, uint32_t street) {
    str last = {import_emit.house, import_emit.house_len};
    return street == import_emit.house_street &&
           str_eq(last, str_head(s->house_number, IMAGE_NAME_MAX)) &&
           geo_distance_m(s->lat, s->lon, import_emit.house_lat, import_emit.house_lon) <
               SAME_HOUSE_M;
}

static void import_emit_take_house(call *c, const import_record *s) {
    const import_emit_street *street = import_emit_nearest(s->lat, s->lon);
    if (!street) {
        import_emit_put_named_street(c, s);
        street = import_emit_nearest(s->lat, s->lon);
    }
    if (!street || import_emit_is_double(s, street->number)) {
        return;
    }
    import_emit.house_len = MIN(s->house_number.len, (size_t)IMAGE_NAME_MAX);
    memcpy(import_emit.house, s->house_number.at, import_emit.house_len);
    import_emit.house_lat = s->lat;
    import_emit.house_lon = s->lon;
    import_emit.house_street = street->number;
    import_emit.house_place = import_emit_put(c, s, IMAGE_HOUSE, street->number);
}

/* What is in a street besides houses. */
static void import_emit_take_poi(call *c, const import_record *s, bool is_house_known) {
    const import_emit_street *street = import_emit_nearest(s->lat, s->lon);
    bool is_inside = is_house_known && street && import_emit_is_double(s, street->number);
    uint32_t parent = is_inside ? import_emit.house_place
                      : street  ? street->number
                                : import_emit_parent(s->path);
    import_emit_put(c, s, s->kind->cls, parent);
}

/* One record of a street name; `key` is what all records of that name share. */
static void import_emit_take_street(call *c, str key, str bytes) {
    import_record *s = &import_emit.spot;
    char rank = bytes.len ? bytes.at[0] : 0;
    str_cut(&bytes, 0); /* rank and house number are only for sorting */
    bool is_new = !str_eq(key, (str){import_emit.group, import_emit.group_len});
    if (import_emit.way_count && (is_new || rank != STREET_WAY)) {
        import_emit_put_streets(c);
    }
    if (is_new) {
        import_emit.street_count = 0;
        import_emit.house_len = 0;
        import_emit.group_len = MIN(key.len, sizeof import_emit.group);
        memcpy(import_emit.group, key.at, import_emit.group_len);
    }
    if (rank == STREET_WAY) {
        import_emit_take_way(c, bytes);
    } else if (import_record_unpack(bytes, s)) {
        if (s->kind->cls == IMAGE_HOUSE) {
            import_emit_take_house(c, s);
        } else {
            import_emit_take_poi(c, s, rank == STREET_HOUSE);
        }
    }
}

/* ---- all records ---- */

static void import_emit_take_place(call *c, str rec) {
    import_record *s = &import_emit.spot;
    str rest = str_from(rec, 1);
    str_cut(&rest, 0);
    char how = rest.len ? rest.at[0] : 0;
    rest = str_from(rest, 1);
    if (how == PLACE_STREET) {
        str_cut(&rest, 0);
        import_emit_take_street(c, str_head(rec, rec.len - rest.len), rest);
    } else if (import_record_unpack(rest, s)) {
        import_emit_put(c, s, kind_settlement_class(s->kind, s->population),
                        import_emit_parent(s->path));
    }
}

GEO_FN void import_emit_write(call *c, import_reader_report *report, import_record_ids whose,
                              void *memory, size_t size) {
    memset(&import_emit, 0, sizeof import_emit);
    import_sort_finish(c); /* sorts in the last centroids: before records are counted */
    import_emit.whose = whose;
    ASSERT(size > WAYS_BYTES);
    size -= WAYS_BYTES;
    import_emit.way_bytes = (char *)memory + size;
    import_emit.slots =
        MIN(size / sizeof *import_emit.numbers, (size_t)import_sort_records() * 2 + 1024);
    import_emit.numbers = memory;
    memset(memory, 0, import_emit.slots * sizeof *import_emit.numbers);
    import_emit.way_mem = arena_of(import_emit.way_bytes, WAYS_BYTES);
    import_reader_work(report, import_sort_records(), "arranging");
    str rec;
    int64_t done = 0;
    for (bool more = import_sort_next(c, &rec); more;) {
        import_reader_done(report, done++);
        if (rec.at[0] == IMPORT_SORT_AREA) {
            more = import_emit_one_area(c, &rec);
        } else {
            import_emit_take_place(c, rec);
            more = import_sort_next(c, &rec);
        }
    }
    if (import_emit.way_count) {
        import_emit_put_streets(c);
    }
}

#undef JOIN_M
#undef HOUSE_M
#undef SAME_HOUSE_M
