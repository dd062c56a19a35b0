/* arrange -- import emit: turns sorted import records into numbered places. Takes records from
 * gather.c, gives places and names to image.c. Owns the areas' numbers by path, and the ways of one
 * street name at a time.
 *
 * A street is made of the ways of one name in one town that are near each other. Its point is the
 * middle of its most important, then longest way, because that is the way that Nominatim most often
 * returns for it. */
#include "arrange.h"

#include <math.h>
#include <string.h>

#include "../geo/geo.h"
#include "country.h"
#include "gather.h"
#include "image.h"
#include "lexicon.h"
#include "kinds.h"
#include "spot.h"

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
} arrange_way;

typedef struct {
    uint32_t number;
    bbox box;
} arrange_street;

struct arrange_number {
    uint64_t path; /* hash */
    uint32_t number, used;
};

static struct {
    struct arrange_number *numbers;
    size_t slots, areas;
    spot_ids whose;
    uint64_t kinds[KINDS_KEPT], langs[KINDS_KEPT];
    size_t kind_count, lang_count;
    spot spot, area, country, road;
    char area_bytes[AREA_BYTES];

    char group[GROUP_KEY_MAX]; /* key of the current street name */
    size_t group_len;
    arrange_way ways[WAYS_MAX];
    int way_count;
    char *way_bytes; /* WAYS_BYTES */
    arena way_mem;
    arrange_street streets[WAYS_MAX]; /* those of the current name */
    int street_count;
    char house[IMAGE_NAME_MAX]; /* the last house, to skip its duplicates */
    size_t house_len;
    double house_lat, house_lon;
    uint32_t house_street, house_place;
} arrange;

/* ---- kinds, names, places ---- */

/* Whether this hash is in the list, or there was room to add it. */
static bool arrange_known(uint64_t *list, size_t *count, uint64_t hash) {
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

static uint32_t arrange_kind(const spot *s) {
    image_kind kind = {str_of(s->kind->key), str_of(s->kind->value), s->part, s->kind->rank};
    if (!kind.value.len) {
        kind.value = s->value.len ? s->value : STR("yes");
    }
    if (!kind.part.len) {
        kind.part = *s->kind->part ? str_of(s->kind->part) : kind.key;
    }
    uint64_t hash = hash64(kind.part.at, kind.part.len, (uint64_t)kind_number(s->kind));
    hash = hash64(kind.value.at, kind.value.len, hash);
    if (!arrange_known(arrange.kinds, &arrange.kind_count, hash)) {
        kind.value = STR("yes"); /* invented values, more than an index takes */
        kind.part = kind.key;
    }
    return lexicon_kind(&kind);
}

static uint32_t arrange_lang(str lang) {
    uint64_t hash = hash64(lang.at, lang.len, 0);
    bool known = lang.len && arrange_known(arrange.langs, &arrange.lang_count, hash);
    return known ? lexicon_word(lang) : 0;
}

static uint32_t arrange_put(call *c, const spot *s, image_class cls, uint32_t parent) {
    ingest_place entry = {.cls = cls,
                          .kind = arrange_kind(s),
                          .lat = s->lat,
                          .lon = s->lon,
                          .parent = parent,
                          .people = (uint32_t)MIN(s->people, (int64_t)UINT32_MAX),
                          .importance = kind_importance(s->kind, s->people ? s->people : s->about),
                          .zone = s->zone.len ? lexicon_word(s->zone) : 0,
                          .id = s->whose == arrange.whose ? s->id : 0,
                          .box = s->box};
    uint32_t number = ingest_image_place(c, &entry);
    str shown = s->kind->cls == IMAGE_HOUSE ? s->house_number : s->name;
    ingest_image_name(c, number, IMAGE_MAIN, 0, shown);
    for (int i = 0; i < s->name_count; i++) {
        const spot_name *n = &s->names[i];
        ingest_image_name(c, number, n->cls, arrange_lang(n->lang), n->text);
    }
    return number;
}

/* ---- areas by path ---- */

/* The slot that has this path, or the free one where it belongs. */
static struct arrange_number *arrange_slot(uint64_t path) {
    size_t slot = (size_t)(path % arrange.slots);
    while (arrange.numbers[slot].used && arrange.numbers[slot].path != path) {
        slot = (slot + 1) % arrange.slots;
    }
    return &arrange.numbers[slot];
}

static uint64_t arrange_hash(str path) {
    return hash64(path.at, path.len, 3);
}

/* The number of the area of exactly this path; IMAGE_NO_PLACE when there is none. */
static uint32_t arrange_find(str path) {
    const struct arrange_number *n = arrange_slot(arrange_hash(path));
    return n->used ? n->number : IMAGE_NO_PLACE;
}

/* Remembers the number of an area; the first one of a path stays. */
static void arrange_insert(str path, uint32_t number) {
    uint64_t hash = arrange_hash(path);
    struct arrange_number *n = arrange_slot(hash);
    if (!n->used) {
        *n = (struct arrange_number){.path = hash, .number = number, .used = 1};
        arrange.areas++;
    }
}

static str arrange_above(str path) {
    path.len -= path.len > 0;
    while (path.len && path.at[path.len - 1] != 0x1F) {
        path.len--;
    }
    return path;
}

/* The number of the deepest existing area of the path. */
static uint32_t arrange_parent(str path) {
    uint32_t number = IMAGE_NO_PLACE;
    for (; path.len && number == IMAGE_NO_PLACE; path = arrange_above(path)) {
        number = arrange_find(path);
    }
    return number;
}

/* ---- areas ---- */

/* An area without a row: its name comes from the records in it, the rest from the area of that name
 * in the embedded image, if there is one. False: it has no name. */
static bool arrange_area_of_votes(spot *s, gather_votes *v, str path, arena *a) {
    str word = v->cls == IMAGE_COUNTRY    ? STR("country")
               : v->cls == IMAGE_STATE    ? STR("state")
               : v->cls == IMAGE_COUNTY   ? STR("county")
               : v->cls == IMAGE_SUBURB   ? STR("suburb")
               : v->cls == IMAGE_POSTCODE ? STR("boundary=postal_code")
                                          : STR("city");
    spot_clear(s);
    s->kind = kind_of_word(word);
    s->name = v->name;
    s->about = (int64_t)MIN(v->count, (uint64_t)UINT32_MAX) * 3; /* three people to an address */
    if (v->cls == IMAGE_COUNTRY) {
        return country_fill(path, s, a) || s->name.len;
    }
    double count = (double)MAX(v->count, 1);
    return country_fill_area(&v->cls, v->lat / count, v->lon / count, s, a) || s->name.len;
}

/* The node that stands for an area gives it point, population and more names. */
static void arrange_link(spot *s, const spot *node) {
    s->lat = node->lat;
    s->lon = node->lon;
    s->people = node->people ? node->people : s->people;
    s->part = str_of(node->kind->part);
    spot_add_name(s, IMAGE_ALIAS, STR_NONE, node->name);
    for (int i = 0; i < node->name_count; i++) {
        spot_add_name(s, node->names[i].cls, node->names[i].lang, node->names[i].text);
    }
}

/* The point of an area whose row has none: from the embedded image, or the centroid of what lies in
 * it. */
static void arrange_locate(spot *s, image_class cls, str path, const gather_votes *v) {
    spot *known = &arrange.country;
    char texts[8192]; /* for names, which are not used; those that do not fit are left out */
    arena a = arena_of(texts, sizeof texts);
    spot_clear(known);
    if (cls == IMAGE_COUNTRY && country_fill(path, known, &a)) {
        s->lat = known->lat;
        s->lon = known->lon;
        s->box = known->box;
    } else if (v->count) {
        s->lat = v->lat / (double)v->count;
        s->lon = v->lon / (double)v->count;
        s->box = v->box;
    }
}

static void arrange_put_area(call *c, spot *s, image_class cls, str path, const gather_votes *v) {
    if (isnan(s->lat)) {
        arrange_locate(s, cls, path, v);
    }
    if (isnan(s->lat)) {
        return; /* only a name, and nothing lies in it */
    }
    arrange_insert(path, arrange_put(c, s, cls, arrange_parent(arrange_above(path))));
    if (!c->code && arrange.areas > arrange.slots / 2) {
        call_fail(c, GEO_TOO_LARGE, "there are too many areas for the memory of the build");
        call_advise(c, "Give it more, e.g. --memory 4096.");
    }
}

/* What the records of one path say about its area. */
typedef struct {
    bool has_row;
    const kind_row *stands; /* kind of the node that stands for it */
    gather_votes votes;
    arena mem;
} arrange_case;

static image_class arrange_class(const spot *s, const kind_row *stands) {
    return kind_settlement_class(stands ? stands : s->kind, s->people);
}

/* Adds the sums of two centroids. */
static void arrange_add_votes(arrange_case *k, gather_votes votes) {
    votes.name = k->votes.name.len ? k->votes.name : arena_copy(&k->mem, votes.name);
    votes.lat += k->votes.lat;
    votes.lon += k->votes.lon;
    votes.count += k->votes.count;
    votes.box = k->votes.count ? bbox_union(votes.box, k->votes.box) : votes.box;
    k->votes = votes;
}

/* One record of an area's path. The first row is the area; other rows of its name become places
 * beside it. */
static void arrange_take_area(call *c, arrange_case *k, char rank, str path, str bytes) {
    gather_votes votes;
    if (rank == AREA_VOTES) {
        if (gather_read_votes(bytes, &votes)) {
            arrange_add_votes(k, votes);
        }
    } else if (rank == AREA_SPOT && !k->has_row) {
        k->has_row = spot_unpack(arena_copy(&k->mem, bytes), &arrange.area);
    } else if (rank == AREA_SPOT) {
        if (spot_unpack(bytes, &arrange.spot)) {
            arrange_put(c, &arrange.spot, arrange_class(&arrange.spot, NULL),
                        arrange_parent(arrange_above(path)));
        }
    } else if (k->has_row && !k->stands && spot_unpack(arena_copy(&k->mem, bytes), &arrange.spot)) {
        k->stands = arrange.spot.kind;
        arrange_link(&arrange.area, &arrange.spot);
    }
}

/* The area whose first record is *rec; moves on to the first record of another path. */
static bool arrange_one_area(call *c, str *rec) {
    char room[SPOT_PATH_MAX];
    str rest = str_from(*rec, 1), first = str_cut(&rest, 0);
    arrange_case k = {.mem = arena_of(arrange.area_bytes, sizeof arrange.area_bytes)};
    ASSERT(first.len <= sizeof room);
    memcpy(room, first.at, first.len);
    str path = {room, first.len};
    bool more = true;
    for (bool same = true; same;) {
        ASSERT(rest.len);
        arrange_take_area(c, &k, rest.at[0], path, str_from(rest, 1));
        more = gather_next(c, rec);
        rest = more ? str_from(*rec, 1) : STR_NONE;
        same = more && rec->at[0] == GATHER_AREA && str_eq(str_cut(&rest, 0), path);
    }
    if (k.has_row || arrange_area_of_votes(&arrange.area, &k.votes, path, &k.mem)) {
        image_class cls = k.has_row ? arrange_class(&arrange.area, k.stands) : k.votes.cls;
        arrange_put_area(c, &arrange.area, cls, path, &k.votes);
    }
    return more;
}

/* ---- streets ---- */

/* Metres between two boxes, 0 when they touch; good enough for the small distances in question. */
static double arrange_gap_m(bbox a, bbox b) {
    double lat = MAX(0, MAX(a.south - b.north, b.south - a.north));
    double lon = MAX(0, MAX(a.west - b.east, b.west - a.east));
    double shrink = cos((a.south + a.north) / 2 * GEO_DEG);
    return hypot(lat, lon * shrink) * GEO_KM_PER_DEGREE * 1000;
}

static int arrange_root(int way) {
    while (arrange.ways[way].same != way) {
        way = arrange.ways[way].same = arrange.ways[arrange.ways[way].same].same;
    }
    return way;
}

static bool arrange_is_better(const arrange_way *a, const arrange_way *b) {
    return a->rank != b->rank ? a->rank < b->rank : a->length_m > b->length_m;
}

/* Streets beyond the room for one name get no houses. */
static void arrange_keep_street(uint32_t number, bbox box) {
    if (arrange.street_count < WAYS_MAX) {
        arrange.streets[arrange.street_count++] = (arrange_street){number, box};
    }
}

/* A street: its best way, with the box of all its ways. */
static void arrange_put_street(call *c, int root) {
    const arrange_way *best = &arrange.ways[root];
    bbox box = bbox_none();
    for (int i = 0; i < arrange.way_count; i++) {
        const arrange_way *w = &arrange.ways[i];
        if (arrange_root(i) == root) {
            box = bbox_union(box, w->box);
            best = arrange_is_better(w, best) ? w : best;
        }
    }
    if (spot_unpack(best->packed, &arrange.spot)) {
        spot *s = &arrange.spot;
        s->box = box;
        arrange_keep_street(arrange_put(c, s, s->kind->cls, arrange_parent(s->path)), box);
    }
}

/* Turns the ways collected so far into streets. */
static void arrange_put_streets(call *c) {
    for (int i = 1; i < arrange.way_count; i++) {
        for (int j = 0; j < i; j++) {
            if (arrange.ways[i].place == arrange.ways[j].place &&
                arrange_root(i) != arrange_root(j) &&
                arrange_gap_m(arrange.ways[i].box, arrange.ways[j].box) <= JOIN_M) {
                arrange.ways[arrange_root(i)].same = arrange_root(j);
            }
        }
    }
    for (int i = 0; i < arrange.way_count; i++) {
        if (arrange.ways[i].same == i) {
            arrange_put_street(c, i);
        }
    }
    arrange.way_count = 0;
    arrange.way_mem = arena_of(arrange.way_bytes, WAYS_BYTES);
}

/* Hash of the settlement: a highway is one street per village that it runs through, but not one per
 * suburb. */
static uint64_t arrange_place(str path) {
    size_t at = 0;
    while (at < path.len && path.at[at] != LEVEL_SUBURB) {
        const char *end = memchr(path.at + at, 0x1F, path.len - at);
        at = end ? (size_t)(end - path.at) + 1 : path.len;
    }
    return hash64(path.at, at, 7);
}

static void arrange_take_way(call *c, str bytes) {
    spot *s = &arrange.spot;
    str kept = arena_copy(&arrange.way_mem, bytes);
    if (!kept.at || arrange.way_count == WAYS_MAX) {
        arrange_put_streets(c);
        kept = arena_copy(&arrange.way_mem, bytes);
    }
    if (spot_unpack(kept, s)) {
        bbox box = bbox_is(s->box) ? s->box : (bbox){s->lon, s->lat, s->lon, s->lat};
        int i = arrange.way_count++;
        arrange.ways[i] = (arrange_way){.lat = s->lat,
                                        .lon = s->lon,
                                        .length_m = s->length_m,
                                        .box = box,
                                        .rank = s->kind->rank,
                                        .same = i,
                                        .place = arrange_place(s->path),
                                        .packed = kept};
    }
}

/* The street of the current name that is nearest to a point; NULL: none is near. */
static const arrange_street *arrange_nearest(double lat, double lon) {
    bbox point = {lon, lat, lon, lat};
    const arrange_street *best = NULL;
    double least = HOUSE_M, reach = HOUSE_M / (GEO_KM_PER_DEGREE * 1000);
    for (int i = 0; i < arrange.street_count; i++) {
        const bbox *box = &arrange.streets[i].box;
        if (lat < box->south - reach || lat > box->north + reach) {
            continue; /* saves a cosine for most streets of a common name */
        }
        double gap = arrange_gap_m(point, arrange.streets[i].box);
        if (gap < least) {
            least = gap;
            best = &arrange.streets[i];
        }
    }
    return best;
}

/* A street known only from its houses, at the first of them. */
static void arrange_put_named_street(call *c, const spot *house) {
    spot *s = &arrange.road;
    spot_clear(s);
    s->kind = kind_of_word(STR("road"));
    s->name = house->street;
    s->lat = house->lat;
    s->lon = house->lon;
    uint32_t number = arrange_put(c, s, IMAGE_STREET, arrange_parent(house->path));
    arrange_keep_street(number, (bbox){s->lon, s->lat, s->lon, s->lat});
}

static bool arrange_is_double(const spot *s, uint32_t street) {
    str last = {arrange.house, arrange.house_len};
    return street == arrange.house_street &&
           str_eq(last, str_head(s->house_number, IMAGE_NAME_MAX)) &&
           geo_distance_m(s->lat, s->lon, arrange.house_lat, arrange.house_lon) < SAME_HOUSE_M;
}

static void arrange_take_house(call *c, const spot *s) {
    const arrange_street *street = arrange_nearest(s->lat, s->lon);
    if (!street) {
        arrange_put_named_street(c, s);
        street = arrange_nearest(s->lat, s->lon);
    }
    if (!street || arrange_is_double(s, street->number)) {
        return;
    }
    arrange.house_len = MIN(s->house_number.len, (size_t)IMAGE_NAME_MAX);
    memcpy(arrange.house, s->house_number.at, arrange.house_len);
    arrange.house_lat = s->lat;
    arrange.house_lon = s->lon;
    arrange.house_street = street->number;
    arrange.house_place = arrange_put(c, s, IMAGE_HOUSE, street->number);
}

/* What is in a street besides houses. */
static void arrange_take_poi(call *c, const spot *s, bool is_house_known) {
    const arrange_street *street = arrange_nearest(s->lat, s->lon);
    bool is_inside = is_house_known && street && arrange_is_double(s, street->number);
    uint32_t parent = is_inside ? arrange.house_place
                      : street  ? street->number
                                : arrange_parent(s->path);
    arrange_put(c, s, s->kind->cls, parent);
}

/* One record of a street name; `key` is what all records of that name share. */
static void arrange_take_street(call *c, str key, str bytes) {
    spot *s = &arrange.spot;
    char rank = bytes.len ? bytes.at[0] : 0;
    str_cut(&bytes, 0); /* rank and house number are only for sorting */
    bool is_new = !str_eq(key, (str){arrange.group, arrange.group_len});
    if (arrange.way_count && (is_new || rank != STREET_WAY)) {
        arrange_put_streets(c);
    }
    if (is_new) {
        arrange.street_count = 0;
        arrange.house_len = 0;
        arrange.group_len = MIN(key.len, sizeof arrange.group);
        memcpy(arrange.group, key.at, arrange.group_len);
    }
    if (rank == STREET_WAY) {
        arrange_take_way(c, bytes);
    } else if (spot_unpack(bytes, s)) {
        if (s->kind->cls == IMAGE_HOUSE) {
            arrange_take_house(c, s);
        } else {
            arrange_take_poi(c, s, rank == STREET_HOUSE);
        }
    }
}

/* ---- all records ---- */

static void arrange_take_place(call *c, str rec) {
    spot *s = &arrange.spot;
    str rest = str_from(rec, 1);
    str_cut(&rest, 0);
    char how = rest.len ? rest.at[0] : 0;
    rest = str_from(rest, 1);
    if (how == PLACE_STREET) {
        str_cut(&rest, 0);
        arrange_take_street(c, str_head(rec, rec.len - rest.len), rest);
    } else if (spot_unpack(rest, s)) {
        arrange_put(c, s, kind_settlement_class(s->kind, s->people), arrange_parent(s->path));
    }
}

GEO_FN void arrange_write(call *c, feed_report *report, spot_ids whose, void *memory, size_t size) {
    memset(&arrange, 0, sizeof arrange);
    gather_finish(c); /* sorts in the last centroids: before records are counted */
    arrange.whose = whose;
    ASSERT(size > WAYS_BYTES);
    size -= WAYS_BYTES;
    arrange.way_bytes = (char *)memory + size;
    arrange.slots = MIN(size / sizeof *arrange.numbers, (size_t)gather_records() * 2 + 1024);
    arrange.numbers = memory;
    memset(memory, 0, arrange.slots * sizeof *arrange.numbers);
    arrange.way_mem = arena_of(arrange.way_bytes, WAYS_BYTES);
    feed_work(report, gather_records(), "arranging");
    str rec;
    int64_t done = 0;
    for (bool more = gather_next(c, &rec); more;) {
        feed_done(report, done++);
        if (rec.at[0] == GATHER_AREA) {
            more = arrange_one_area(c, &rec);
        } else {
            arrange_take_place(c, rec);
            more = gather_next(c, &rec);
        }
    }
    if (arrange.way_count) {
        arrange_put_streets(c);
    }
}

#undef JOIN_M
#undef HOUSE_M
#undef SAME_HOUSE_M
