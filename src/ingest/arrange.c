/* arrange -- from sorted records to numbered places.
 *
 * Flow: build.c calls it when all sources are read; it takes records from gather.c and gives places
 * and names to image.c. Owns the areas' numbers by path, and the ways of one street's name at a
 * time.
 *
 * A street is what the ways of one name in one town make when they are near each other. Its point
 * is where its most important, then longest way has its middle, because that is the way that
 * Nominatim most often shows for it. */
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
    WAYS_MAX = 4096,      /* ways of one name in one town; more make a second street */
    WAYS_BYTES = 8 << 20, /* of their packed spots */
    KINDS_KEPT =
        1 << 14, /* slots for the kinds of one index, and for its languages; half are used */
    AREA_BYTES = 512 << 10, /* an area, the node that stands for it, a country's names */
    GROUP_KEY_MAX = 2048    /* bytes of a record's key */
};

#define JOIN_M       400.0  /* ways of one name so near are one street */
#define HOUSE_M      3000.0 /* a house so far from a street of its name belongs to another one */
#define SAME_HOUSE_M 200.0  /* a number that is there twice so near is one house */

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

    char group[GROUP_KEY_MAX]; /* key of the street's name at hand */
    size_t group_len;
    arrange_way ways[WAYS_MAX];
    int way_count;
    char *way_bytes; /* WAYS_BYTES */
    arena way_mem;
    arrange_street streets[WAYS_MAX]; /* those of the name at hand */
    int street_count;
    char house[IMAGE_NAME_MAX]; /* the last house, to leave out its double */
    size_t house_len;
    double house_lat, house_lon;
    uint32_t house_street, house_place;
} arrange;

/* ---- names, kinds, numbers ---- */

/* Whether this hash has been seen, or there is room to see it. */
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
        kind.value = STR("yes"); /* invented values beyond what an index takes */
        kind.part = kind.key;
    }
    return lexicon_kind(&kind);
}

static uint32_t arrange_lang(str lang) {
    uint64_t hash = hash64(lang.at, lang.len, 0);
    bool known = lang.len && arrange_known(arrange.langs, &arrange.lang_count, hash);
    return known ? lexicon_word(lang) : 0;
}

static status arrange_put_names(call *c, uint32_t number, const spot *s) {
    str shown = s->kind->cls == IMAGE_HOUSE ? s->house_number : s->name;
    status code = ingest_image_name(c, number, IMAGE_MAIN, 0, shown);
    for (int i = 0; i < s->name_count && !code; i++) {
        const spot_name *n = &s->names[i];
        code = ingest_image_name(c, number, n->cls, arrange_lang(n->lang), n->text);
    }
    return code;
}

static status arrange_put(call *c, const spot *s, image_class cls, uint32_t parent,
                          uint32_t *number) {
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
    status code = ingest_image_place(c, &entry, number);
    return code ? code : arrange_put_names(c, *number, s);
}

static struct arrange_number *arrange_slot(str path) {
    uint64_t hash = hash64(path.at, path.len, 3);
    size_t slot = (size_t)(hash % arrange.slots);
    while (arrange.numbers[slot].used && arrange.numbers[slot].path != hash) {
        slot = (slot + 1) % arrange.slots;
    }
    arrange.numbers[slot].path = hash;
    return &arrange.numbers[slot];
}

static str arrange_above(str path) {
    path.len -= path.len > 0;
    while (path.len && path.at[path.len - 1] != 0x1F) {
        path.len--;
    }
    return path;
}

/* The number of the deepest area of the path that there is. */
static uint32_t arrange_parent(str path) {
    for (; path.len; path = arrange_above(path)) {
        const struct arrange_number *n = arrange_slot(path);
        if (n->used) {
            return n->number;
        }
    }
    return IMAGE_NO_PLACE;
}

/* ---- areas ---- */

/* An area that has no row is named by what lies in it, and is the one that the embedded image has
 * there, if any. False: nobody told its name. */
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
    s->about = (int64_t)MIN(v->count, (uint64_t)UINT32_MAX) * 3; /* an address for three people */
    if (v->cls == IMAGE_COUNTRY) {
        return country_fill(path, s, a) || s->name.len;
    }
    double count = (double)MAX(v->count, 1);
    return country_fill_area(&v->cls, v->lat / count, v->lon / count, s, a) || s->name.len;
}

/* The node that stands for an area moves it, counts its people and adds its names. */
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

/* Where an area lies whose row does not say it: as the embedded image has it, or in the middle of
 * what lies in it. */
static void arrange_locate(spot *s, image_class cls, str path, const gather_votes *v) {
    spot *known = &arrange.country;
    char texts[8192]; /* names that are not asked for; those that do not fit are left out */
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

static status arrange_put_area(call *c, spot *s, image_class cls, str path, const gather_votes *v) {
    if (isnan(s->lat)) {
        arrange_locate(s, cls, path, v);
    }
    if (isnan(s->lat)) {
        return GEO_OK; /* only a name, and nothing lies in it */
    }
    struct arrange_number *n = arrange_slot(path);
    uint32_t number = 0;
    status code = arrange_put(c, s, cls, arrange_parent(arrange_above(path)), &number);
    if (!n->used) {
        n->number = number;
        n->used = 1;
        arrange.areas++;
    }
    if (!code && arrange.areas > arrange.slots / 2) {
        call_fail(c, GEO_TOO_LARGE, "there are too many areas for the memory of the build");
        call_advise(c, "Give it more, e.g. --memory 4096.");
        return c->code;
    }
    return code;
}

/* What is known of one area while the records of its path come by. */
typedef struct {
    bool has_row;
    const kind_row *stands; /* kind of the node that stands for it */
    gather_votes votes;
    arena mem;
} arrange_case;

static image_class arrange_class(const spot *s, const kind_row *stands) {
    return kind_settlement_class(stands ? stands : s->kind, s->people);
}

/* One record of an area's path; only the first row is the area, others of its name stand beside it.
 */
static status arrange_take_area(call *c, arrange_case *k, char rank, str path, str bytes) {
    gather_votes votes;
    uint32_t number;
    if (rank == AREA_VOTES) {
        if (gather_read_votes(bytes, &votes)) {
            votes.name = k->votes.name.len ? k->votes.name : arena_copy(&k->mem, votes.name);
            votes.lat += k->votes.lat;
            votes.lon += k->votes.lon;
            votes.count += k->votes.count;
            votes.box = k->votes.count ? bbox_union(votes.box, k->votes.box) : votes.box;
            k->votes = votes;
        }
        return GEO_OK;
    }
    if (rank == AREA_SPOT && !k->has_row) {
        k->has_row = spot_unpack(arena_copy(&k->mem, bytes), &arrange.area);
        return GEO_OK;
    }
    if (rank == AREA_SPOT) {
        return spot_unpack(bytes, &arrange.spot)
                   ? arrange_put(c, &arrange.spot, arrange_class(&arrange.spot, NULL),
                                 arrange_parent(arrange_above(path)), &number)
                   : GEO_OK;
    }
    if (k->has_row && !k->stands && spot_unpack(arena_copy(&k->mem, bytes), &arrange.spot)) {
        k->stands = arrange.spot.kind;
        arrange_link(&arrange.area, &arrange.spot);
    }
    return GEO_OK;
}

/* The area that begins with *record, to the first record of another path. */
static status arrange_one_area(call *c, str *rec, int *more) {
    char room[SPOT_PATH_MAX];
    str rest = str_from(*rec, 1), first = str_cut(&rest, 0);
    arrange_case k = {.mem = arena_of(arrange.area_bytes, sizeof arrange.area_bytes)};
    ASSERT(first.len <= sizeof room);
    memcpy(room, first.at, first.len);
    str path = {room, first.len};
    status code = GEO_OK;
    for (bool same = true; same && !code;) {
        ASSERT(rest.len);
        code = arrange_take_area(c, &k, rest.at[0], path, str_from(rest, 1));
        *more = code ? *more : gather_next(c, rec);
        rest = *more == 1 ? str_from(*rec, 1) : STR_NONE;
        same = *more == 1 && rec->at[0] == GATHER_AREA && str_eq(str_cut(&rest, 0), path);
    }
    if (!code && (k.has_row || arrange_area_of_votes(&arrange.area, &k.votes, path, &k.mem))) {
        image_class cls = k.has_row ? arrange_class(&arrange.area, k.stands) : k.votes.cls;
        code = arrange_put_area(c, &arrange.area, cls, path, &k.votes);
    }
    return code;
}

/* ---- streets ---- */

/* Metres between two boxes, 0 when they touch; good for the small distances that are asked about.
 */
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

/* Those beyond the room for one name have no houses. */
static void arrange_keep_street(uint32_t number, bbox box) {
    if (arrange.street_count < WAYS_MAX) {
        arrange.streets[arrange.street_count++] = (arrange_street){number, box};
    }
}

/* The way that stands for a street, with the box of all. */
static status arrange_put_street(call *c, int root) {
    const arrange_way *best = &arrange.ways[root];
    bbox box = bbox_none();
    uint32_t number = 0;
    for (int i = 0; i < arrange.way_count; i++) {
        const arrange_way *w = &arrange.ways[i];
        if (arrange_root(i) == root) {
            box = bbox_union(box, w->box);
            best = arrange_is_better(w, best) ? w : best;
        }
    }
    if (!spot_unpack(best->packed, &arrange.spot)) {
        return GEO_OK;
    }
    arrange.spot.box = box;
    status code = arrange_put(c, &arrange.spot, arrange.spot.kind->cls,
                              arrange_parent(arrange.spot.path), &number);
    arrange_keep_street(number, box);
    return code;
}

/* The ways collected so far become streets. */
static status arrange_put_streets(call *c) {
    status code = GEO_OK;
    for (int i = 1; i < arrange.way_count; i++) {
        for (int j = 0; j < i; j++) {
            if (arrange.ways[i].place == arrange.ways[j].place &&
                arrange_root(i) != arrange_root(j) &&
                arrange_gap_m(arrange.ways[i].box, arrange.ways[j].box) <= JOIN_M) {
                arrange.ways[arrange_root(i)].same = arrange_root(j);
            }
        }
    }
    for (int i = 0; i < arrange.way_count && !code; i++) {
        if (arrange.ways[i].same == i) {
            code = arrange_put_street(c, i);
        }
    }
    arrange.way_count = 0;
    arrange.way_mem = arena_of(arrange.way_bytes, WAYS_BYTES);
    return code;
}

/* A highway is a street of every village that it runs through, but not of every suburb. */
static uint64_t arrange_place(str path) {
    size_t at = 0;
    while (at < path.len && path.at[at] != LEVEL_SUBURB) {
        const char *end = memchr(path.at + at, 0x1F, path.len - at);
        at = end ? (size_t)(end - path.at) + 1 : path.len;
    }
    return hash64(path.at, at, 7);
}

static status arrange_take_way(call *c, str bytes) {
    spot *s = &arrange.spot;
    status code = GEO_OK;
    str kept = arena_copy(&arrange.way_mem, bytes);
    if (!kept.at || arrange.way_count == WAYS_MAX) {
        code = arrange_put_streets(c);
        kept = arena_copy(&arrange.way_mem, bytes);
    }
    if (!code && spot_unpack(kept, s)) {
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
    return code;
}

/* The street of the name at hand that is nearest to a point, NULL when none is near. */
static arrange_street *arrange_nearest(double lat, double lon) {
    bbox point = {lon, lat, lon, lat};
    arrange_street *best = NULL;
    double least = HOUSE_M, reach = HOUSE_M / (GEO_KM_PER_DEGREE * 1000);
    for (int i = 0; i < arrange.street_count; i++) {
        const bbox *box = &arrange.streets[i].box;
        if (lat < box->south - reach || lat > box->north + reach) {
            continue; /* saves a cosine for most of the streets of a common name */
        }
        double gap = arrange_gap_m(point, arrange.streets[i].box);
        if (gap < least) {
            least = gap;
            best = &arrange.streets[i];
        }
    }
    return best;
}

/* A street that is known by its houses only, at the first of them. */
static status arrange_put_named_street(call *c, const spot *house) {
    spot *s = &arrange.road;
    uint32_t number = 0;
    spot_clear(s);
    s->kind = kind_of_word(STR("road"));
    s->name = house->street;
    s->lat = house->lat;
    s->lon = house->lon;
    status code = arrange_put(c, s, IMAGE_STREET, arrange_parent(house->path), &number);
    arrange_keep_street(number, (bbox){s->lon, s->lat, s->lon, s->lat});
    return code;
}

static bool arrange_is_double(const spot *s, uint32_t street) {
    str last = {arrange.house, arrange.house_len};
    return street == arrange.house_street &&
           str_eq(last, str_head(s->house_number, IMAGE_NAME_MAX)) &&
           geo_distance_m(s->lat, s->lon, arrange.house_lat, arrange.house_lon) < SAME_HOUSE_M;
}

static status arrange_take_house(call *c, spot *s) {
    status code = GEO_OK;
    arrange_street *street = arrange_nearest(s->lat, s->lon);
    if (!street) {
        code = arrange_put_named_street(c, s);
        street = arrange_nearest(s->lat, s->lon);
    }
    if (code || !street || arrange_is_double(s, street->number)) {
        return code;
    }
    arrange.house_len = MIN(s->house_number.len, (size_t)IMAGE_NAME_MAX);
    memcpy(arrange.house, s->house_number.at, arrange.house_len);
    arrange.house_lat = s->lat;
    arrange.house_lon = s->lon;
    arrange.house_street = street->number;
    return arrange_put(c, s, IMAGE_HOUSE, street->number, &arrange.house_place);
}

/* ---- all of it ---- */

/* One record of a street's name; `key` is what the records of that name share. */
static status arrange_take_street(call *c, str key, str bytes) {
    spot *s = &arrange.spot;
    uint32_t number = 0;
    char rank = bytes.len ? bytes.at[0] : 0;
    status code = GEO_OK;
    str_cut(&bytes, 0); /* rank and house number, by which it was sorted */
    bool is_new = !str_eq(key, (str){arrange.group, arrange.group_len});
    if (arrange.way_count && (is_new || rank != STREET_WAY)) {
        code = arrange_put_streets(c);
    }
    if (is_new) {
        arrange.street_count = 0;
        arrange.house_len = 0;
        arrange.group_len = MIN(key.len, sizeof arrange.group);
        memcpy(arrange.group, key.at, arrange.group_len);
    }
    if (code || rank == STREET_WAY) {
        return code ? code : arrange_take_way(c, bytes);
    }
    if (!spot_unpack(bytes, s)) {
        return GEO_OK;
    }
    if (s->kind->cls == IMAGE_HOUSE) {
        return arrange_take_house(c, s);
    }
    const arrange_street *street = arrange_nearest(s->lat, s->lon);
    bool is_inside = rank == STREET_HOUSE && street && arrange_is_double(s, street->number);
    uint32_t parent = is_inside ? arrange.house_place
                      : street  ? street->number
                                : arrange_parent(s->path);
    return arrange_put(c, s, s->kind->cls, parent, &number);
}

static status arrange_take_place(call *c, str rec) {
    spot *s = &arrange.spot;
    uint32_t number = 0;
    str rest = str_from(rec, 1);
    str_cut(&rest, 0);
    char how = rest.len ? rest.at[0] : 0;
    rest = str_from(rest, 1);
    if (how == PLACE_STREET) {
        str_cut(&rest, 0);
        return arrange_take_street(c, str_head(rec, rec.len - rest.len), rest);
    }
    if (!spot_unpack(rest, s)) {
        return GEO_OK;
    }
    return arrange_put(c, s, kind_settlement_class(s->kind, s->people), arrange_parent(s->path),
                       &number);
}

GEO_FN status arrange_write(call *c, feed_report *report, spot_ids whose, void *memory,
                            size_t size) {
    memset(&arrange, 0, sizeof arrange);
    status code = gather_finish(c); /* sorts in the last votes: before records are counted */
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
    int more = code ? -1 : gather_next(c, &rec);
    while (more == 1 && !code) {
        feed_done(report, done++);
        if (rec.at[0] == GATHER_AREA) {
            code = arrange_one_area(c, &rec, &more);
            continue;
        }
        code = arrange_take_place(c, rec);
        more = code ? more : gather_next(c, &rec);
    }
    if (!code && more < 0) {
        code = c->code;
    }
    return code || !arrange.way_count ? code : arrange_put_streets(c);
}

#undef JOIN_M
#undef HOUSE_M
#undef SAME_HOUSE_M
