/* import_base -- the index file that an update is of. An update is an index file of what has
 * changed: it has its own rows for the streets and areas that its rows lie in, with the ids that
 * they have in the file, so that answers show them once. Owns the mapped file, the set of changed
 * ids and the set of areas in use.
 *
 * Rows of changed objects are hidden, but for houses that something unchanged is in. A street of
 * whose ways one has changed is made anew of all of them; the houses that have not changed are
 * still those of its former row. */
#include "import_base.h"

#include <stdlib.h>
#include <string.h>

#include "../base/hash.h"
#include "../geo/fold.h"
#include "../geo/geo.h"
#include "../image/hidden.h"
#include "../image/image_row.h"
#include "../image/names.h"
#include "../image/outline.h"
#include "../image/rtree.h"
#include "../index/kind.h"
#include "../index/sections.h"
#include "../platform/os.h"

enum {
    IMPORT_BASE_SLOTS = 2 * IMPORT_BASE_CHANGES_MAX, /* of the set of ids, */
    IMPORT_BASE_USED_SLOTS = 2 * IMPORT_BASE_USED_MAX,
    IMPORT_BASE_ROWS_MAX = 1024, /* of one object: a house may have several numbers */
    IMPORT_BASE_NAME = 9,        /* seeds of the hashes of names, */
    IMPORT_BASE_PATH = 8         /* and of paths */
};

#define IMPORT_BASE_LODGER_M 300.0   /* from a house to a shop in it, which may be its node */
#define IMPORT_BASE_ABROAD_M 1000.0  /* of a street in another town */
#define IMPORT_BASE_LENGTHS  50.0    /* metres along a street that count as one away from it */
#define IMPORT_BASE_NEAR_M   400.0   /* from a way to the middle of a street without an id */
#define IMPORT_BASE_STREET_M 5000.0  /* from a house to the middle of its street */
#define IMPORT_BASE_AREA_M   20000.0 /* between an area's centroids */

/* A street of the update and the row that it takes the place of. */
typedef struct {
    uint64_t id;
    uint32_t row;
} import_base_twin;

static struct {
    image m;
    bool is_open, is_all_used;
    uint64_t *changed; /* ids, IMPORT_BASE_SLOTS; 0: a free slot */
    uint64_t *used;    /* hashes of paths, IMPORT_BASE_USED_SLOTS, likewise */
    import_base_twin *twins;
    unsigned char *hidden; /* a bit per row */
    size_t changed_count, used_count, twin_count, hidden_count;
    import_record street;
    char name[NAMES_TEXT_MAX], near[NAMES_TEXT_MAX];
    uint64_t town; /* that the nearest street is in; 0: in any */
} import_base;

enum {
    IMPORT_BASE_SET_BYTES = (IMPORT_BASE_SLOTS + IMPORT_BASE_USED_SLOTS) * sizeof(uint64_t),
    IMPORT_BASE_BYTES = IMPORT_BASE_SET_BYTES + IMPORT_BASE_TWINS_MAX * sizeof(import_base_twin)
};

GEO_FN void import_base_open(call *c, const char *path) {
    str bytes;
    memset(&import_base, 0, sizeof import_base);
    if (!os_map(path, &bytes)) {
        call_fail(c, GEO_NO_INPUT, "%s cannot be read: %s", path, os_why());
        return;
    }
    const char *why = image_open(&import_base.m, bytes);
    why = why ? why : image_check(&import_base.m);
    if (!why && (import_base.m.is_own || hidden_is_update(&import_base.m))) {
        why = import_base.m.is_own ? "is a gazetteer of this program, which has no rows of yours"
                                   : "is an update itself; give its base, and all changes since";
    }
    size_t size = IMPORT_BASE_BYTES + hidden_bytes(&import_base.m);
    char *memory = why ? NULL : os_reserve(size);
    if (why || !memory) {
        os_unmap(bytes);
        call_fail(c, GEO_FILE, "%s %s", path, why ? why : "leaves no memory for an update");
        return;
    }
    import_base.changed = (uint64_t *)(void *)memory;
    import_base.used = import_base.changed + IMPORT_BASE_SLOTS;
    import_base.twins = (import_base_twin *)(void *)(memory + IMPORT_BASE_SET_BYTES);
    import_base.hidden = (unsigned char *)memory + IMPORT_BASE_BYTES;
    import_base.is_open = true;
}

GEO_FN void import_base_close(void) {
    if (import_base.is_open) {
        os_unreserve(import_base.changed, IMPORT_BASE_BYTES + hidden_bytes(&import_base.m));
        os_unmap(import_base.m.bytes);
    }
    import_base.is_open = false;
}

GEO_FN str import_base_meta(const char *key) {
    return image_meta(&import_base.m, str_of(key));
}

GEO_FN uint64_t import_base_sum(void) {
    return hidden_sum(&import_base.m);
}

/* ---- what has changed ---- */

/* The slot of a number in a set, or the free one where it belongs. */
static uint64_t *import_base_slot(uint64_t *set, size_t slots, uint64_t number) {
    size_t slot = hash_64((const char *)&number, sizeof number, 6) % slots;
    while (set[slot] && set[slot] != number) {
        slot = (slot + 1) % slots;
    }
    return &set[slot];
}

GEO_FN void import_base_change(call *c, uint64_t id) {
    if (!import_base.is_open || c->code || !id) {
        return;
    }
    uint64_t *slot = import_base_slot(import_base.changed, IMPORT_BASE_SLOTS, id);
    import_base.changed_count += !*slot;
    *slot = id;
    if (import_base.changed_count > IMPORT_BASE_CHANGES_MAX) {
        call_fail(c, GEO_TOO_LARGE, "more than %d objects have changed", IMPORT_BASE_CHANGES_MAX);
        call_advise(c, "Build the index anew from a newer extract.");
    }
}

GEO_FN int64_t import_base_changed(void) {
    return (int64_t)import_base.changed_count;
}

GEO_FN int64_t import_base_hidden(void) {
    return (int64_t)import_base.hidden_count;
}

GEO_FN bool import_base_is_changed(uint64_t id) {
    return import_base.is_open && id &&
           *import_base_slot(import_base.changed, IMPORT_BASE_SLOTS, id);
}

static bool import_base_has_changed(uint32_t row) {
    return import_base_is_changed(image_value(&import_base.m, IMAGE_ID, row));
}

/* Whether a street has a house that has not changed. */
static bool import_base_has_house(uint32_t street) {
    bool found = false;
    uint32_t house;
    for (uint64_t i = image_first_house(&import_base.m, street);
         !found && image_house_at(&import_base.m, street, i, &house); i++) {
        found = !import_base_has_changed(house);
    }
    return found;
}

static void import_base_hide(uint32_t row) {
    import_base.hidden_count += !image_bit(import_base.hidden, row);
    import_base.hidden[row / 8] |= (unsigned char)(1 << row % 8);
}

GEO_FN void import_base_replace(call *c, uint32_t row, uint64_t id) {
    if (row == IMAGE_NO_PLACE || c->code || (!id && import_base_has_house(row))) {
        return;
    }
    import_base_hide(row);
    if (!id || !import_base_has_house(row)) {
        return;
    }
    if (import_base.twin_count == IMPORT_BASE_TWINS_MAX) {
        call_fail(c, GEO_TOO_LARGE, "more than %d streets have changed", IMPORT_BASE_TWINS_MAX);
        call_advise(c, "Build the index anew from a newer extract.");
        return;
    }
    import_base.twins[import_base.twin_count++] = (import_base_twin){id, row};
}

static int import_base_compare(const void *a, const void *b) {
    const import_base_twin *p = a, *q = b;
    return p->id != q->id ? (p->id > q->id ? 1 : -1) : (p->row > q->row) - (p->row < q->row);
}

static double import_base_lodger_score(const rtree_query *q, const image *m, uint32_t place,
                                       double distance_m, double worst) {
    const uint32_t *house = q->ctx;
    (void)worst;
    return image_parent(m, place) == *house && !import_base_has_changed(place) ? distance_m : -1;
}

/* Whether something that has not changed is in a house: then there is that address. */
static bool import_base_has_lodger(uint32_t house) {
    const image *m = &import_base.m;
    rtree_query q = {.lat = image_lat(m, house),
                     .lon = image_lon(m, house),
                     .classes = IMAGE_CLASS_BIT(IMAGE_POI),
                     .max_m = IMPORT_BASE_LODGER_M,
                     .score = import_base_lodger_score,
                     .ctx = &house};
    q.influence_m[IMAGE_POI] = 1;
    rtree_hit hit;
    return rtree_search(m, &q, &hit, 1) > 0;
}

/* Hides the rows of a changed object. */
static void import_base_hide_object(call *c, uint64_t id) {
    uint64_t at = image_row_find(&import_base.m, id);
    for (int n = 0; n < IMPORT_BASE_ROWS_MAX; n++, at++) {
        uint32_t row = image_row_at(&import_base.m, at, id);
        if (row == IMAGE_NO_PLACE) {
            break;
        }
        image_class cls = image_class_of(&import_base.m, row);
        if (cls != IMAGE_STREET && !(cls == IMAGE_HOUSE && import_base_has_lodger(row))) {
            import_base_hide(row);
        } else if (cls == IMAGE_STREET && !image_bit(import_base.hidden, row)) {
            import_base_replace(c, row, 0);
        }
    }
}

GEO_FN void import_base_write_hidden(call *c) {
    for (size_t i = 0; i < IMPORT_BASE_SLOTS && !c->code; i++) {
        if (import_base.changed[i]) {
            import_base_hide_object(c, import_base.changed[i]);
        }
    }
    sections_width(IMAGE_HIDDEN, 4);
    for (uint32_t row = 0; row < import_base.m.places && !c->code; row++) {
        if (image_bit(import_base.hidden, row)) {
            sections_put(c, IMAGE_HIDDEN, row);
        }
    }
    sections_width(IMAGE_TWIN_ID, 8);
    sections_width(IMAGE_TWIN_ROW, 4);
    qsort(import_base.twins, import_base.twin_count, sizeof *import_base.twins,
          import_base_compare);
    for (size_t i = 0; i < import_base.twin_count; i++) {
        sections_put(c, IMAGE_TWIN_ID, import_base.twins[i].id);
        sections_put(c, IMAGE_TWIN_ROW, import_base.twins[i].row);
    }
}

/* ---- what the update takes from it ---- */

typedef struct {
    uint32_t key;
    bool has_no_id;
    uint64_t town; /* the id of an area that it is more likely in; 0: none */
} import_base_sought;

static bool import_base_is_in(uint32_t row, uint64_t area) {
    const image *m = &import_base.m;
    bool is_in = false;
    for (int i = 0; i < IMAGE_CHAIN_MAX && row != IMAGE_NO_PLACE && !is_in; i++) {
        is_in = image_value(m, IMAGE_ID, row) == area;
        row = image_parent(m, row);
    }
    return is_in;
}

/* Metres to the box of a row, and somewhat more for one in another town. */
static double import_base_score(const rtree_query *q, const image *m, uint32_t place,
                                double distance_m, double worst) {
    const import_base_sought *s = q->ctx;
    bbox box;
    (void)worst;
    if (!names_is_main(m, place, s->key) || (s->has_no_id && image_value(m, IMAGE_ID, place))) {
        return -1;
    }
    double away_m = distance_m / IMPORT_BASE_LENGTHS;
    if (image_box(m, place, &box)) {
        away_m += geo_bbox_gap_m(box, (bbox){q->lon, q->lat, q->lon, q->lat});
    } else {
        away_m = distance_m;
    }
    return away_m + (s->town && !import_base_is_in(place, s->town) ? IMPORT_BASE_ABROAD_M : 0);
}

/* The id of the town in a path, as osm.c writes it; 0: it has none. */
static uint64_t import_base_town(str path) {
    int64_t id = 0;
    for (str part = str_cut(&path, 0x1F); part.len; part = str_cut(&path, 0x1F)) {
        str number = str_from(part, 2);
        if (part.at[0] == LEVEL_PLACE && part.len > 2 && part.at[1] == 'r' &&
            str_int(number, &id)) {
            return (uint64_t)id;
        }
    }
    return 0;
}

/* The nearest row of a class with that name; IMAGE_NO_PLACE: none is near. */
static uint32_t import_base_nearest(str name, image_class cls, double lat, double lon, double max_m,
                                    import_base_sought sought) {
    char folded[IMAGE_KEY_MAX];
    str key = fold_name(name, FOLD_PLAIN, folded, sizeof folded);
    if (!key.len || !names_find(&import_base.m, key, &sought.key)) {
        return IMAGE_NO_PLACE;
    }
    rtree_query q = {.lat = lat,
                     .lon = lon,
                     .classes = IMAGE_CLASS_BIT(cls),
                     .max_m = max_m,
                     .score = import_base_score,
                     .ctx = &sought};
    q.influence_m[cls] = IMPORT_BASE_LENGTHS;
    rtree_hit hit;
    return rtree_search(&import_base.m, &q, &hit, 1) ? hit.place : IMAGE_NO_PLACE;
}

/* Gives a record the point, box and id of a row. */
static void import_base_copy(import_record *r, uint32_t row) {
    const image *m = &import_base.m;
    r->lat = image_lat(m, row);
    r->lon = image_lon(m, row);
    r->id = image_value(m, IMAGE_ID, row);
    r->id_kind = r->id && m->has_osm_ids ? IMPORT_RECORD_IDS_OSM : IMPORT_RECORD_IDS_NONE;
    if (!image_box(m, row, &r->box)) {
        r->box = geo_bbox_none();
    }
}

GEO_FN import_record *import_base_street(const import_record *r) {
    import_record *street = &import_base.street;
    str name = r->kind->cls == IMAGE_STREET ? r->name : r->street;
    if (!import_base.is_open || !name.len) {
        return NULL;
    }
    uint32_t row = import_base_nearest(name, IMAGE_STREET, r->lat, r->lon, IMPORT_BASE_STREET_M,
                                       (import_base_sought){.town = import_base_town(r->path)});
    if (row == IMAGE_NO_PLACE || import_base_has_changed(row)) {
        return NULL;
    }
    image_kind kind = image_kind_of(&import_base.m, row);
    import_record_clear(street);
    import_base_copy(street, row);
    street->kind = kind_of_tag(kind.key, kind.value);
    street->kind = street->kind ? street->kind : kind_of_word(STR("road"));
    street->name = names_main(&import_base.m, row, import_base.name);
    street->path = r->path;
    street->standing = STANDING_COPY;
    return street;
}

static bool import_base_may_be_near(const image *m, uint32_t row) {
    return !str_starts(image_kind_of(m, row).value, STR("motorway")) &&
           (!import_base.town || import_base_is_in(row, import_base.town)) &&
           !import_base_is_street_used(names_main(m, row, import_base.name));
}

GEO_FN str import_base_near(const import_record *r, bool is_in_town, double max_m,
                            double *distance_m) {
    outline_query q = {.lat = r->lat,
                       .lon = r->lon,
                       .max_m = max_m,
                       .cls = IMAGE_STREET,
                       .counts = import_base_may_be_near};
    if (!import_base.is_open || max_m <= 0) {
        return STR("");
    }
    import_base.town = is_in_town ? import_base_town(r->path) : 0;
    uint32_t row = outline_nearest(&import_base.m, &q, distance_m);
    return row == IMAGE_NO_PLACE ? STR("") : names_main(&import_base.m, row, import_base.near);
}

GEO_FN void import_base_place_area(import_record *r, image_class cls, double lat, double lon) {
    uint32_t row = IMAGE_NO_PLACE;
    if (import_base.is_open && r->name.len) {
        row = import_base_nearest(r->name, cls, lat, lon, IMPORT_BASE_AREA_M,
                                  (import_base_sought){0});
    }
    if (row != IMAGE_NO_PLACE) {
        import_base_copy(r, row);
    }
}

GEO_FN uint32_t import_base_row(uint64_t id, str name, double lat, double lon) {
    const image *m = &import_base.m;
    char folded[IMAGE_KEY_MAX];
    uint32_t key = 0, row = IMAGE_NO_PLACE;
    if (!import_base.is_open) {
        return row; /* before the name is folded, as builds ask for each way */
    }
    if (id && names_find(m, fold_name(name, FOLD_PLAIN, folded, sizeof folded), &key)) {
        row = image_row_of_id(m, id);
        bool is_it = row != IMAGE_NO_PLACE && image_class_of(m, row) == IMAGE_STREET &&
                     names_is_main(m, row, key);
        row = is_it ? row : IMAGE_NO_PLACE;
    } else if (!id) {
        row = import_base_nearest(name, IMAGE_STREET, lat, lon, IMPORT_BASE_NEAR_M,
                                  (import_base_sought){.has_no_id = true});
    }
    return row;
}

static uint64_t *import_base_used_slot(str text, uint64_t seed, uint64_t *hash) {
    *hash = hash_64(text.at, text.len, seed) | 1;
    return import_base_slot(import_base.used, IMPORT_BASE_USED_SLOTS, *hash);
}

static void import_base_use_text(str text, uint64_t seed) {
    uint64_t hash, *slot = import_base_used_slot(text, seed, &hash);
    import_base.used_count += !*slot;
    *slot = hash;
    import_base.is_all_used = import_base.used_count == IMPORT_BASE_USED_MAX;
}

GEO_FN void import_base_use(str path) {
    for (size_t at = 0; at < path.len && import_base.is_open && !import_base.is_all_used; at++) {
        if (path.at[at] == 0x1F) {
            import_base_use_text(str_head(path, at + 1), IMPORT_BASE_PATH);
        }
    }
}

GEO_FN bool import_base_is_used(str path) {
    uint64_t hash;
    return !import_base.is_open || import_base.is_all_used ||
           *import_base_used_slot(path, IMPORT_BASE_PATH, &hash);
}

GEO_FN void import_base_use_street(str name) {
    char folded[IMAGE_KEY_MAX];
    if (import_base.is_open && !import_base.is_all_used) {
        import_base_use_text(fold_name(name, FOLD_PLAIN, folded, sizeof folded), IMPORT_BASE_NAME);
    }
}

GEO_FN bool import_base_is_street_used(str name) {
    char folded[IMAGE_KEY_MAX];
    uint64_t hash;
    if (!import_base.is_open || import_base.is_all_used) {
        return import_base.is_open;
    }
    str key = fold_name(name, FOLD_PLAIN, folded, sizeof folded);
    return *import_base_used_slot(key, IMPORT_BASE_NAME, &hash) != 0;
}

#undef IMPORT_BASE_LODGER_M
#undef IMPORT_BASE_ABROAD_M
#undef IMPORT_BASE_LENGTHS
#undef IMPORT_BASE_NEAR_M
#undef IMPORT_BASE_STREET_M
#undef IMPORT_BASE_AREA_M
