/* image_id -- the ids of places. Owns nothing. Outside facts: OpenStreetMap counts nodes, ways and
 * relations apart.
 *
 * Index files and the embedded image of full size have their rows in the order of ids. Of the small
 * one that would take too much, so there ids are found by going through all rows, once for all ids.
 * Positions are found by the tree; as two places may share one, the name has to agree as well. */
#include "image_id.h"

#include "../base/ascii.h"
#include "../base/hash.h"
#include "../base/out.h"
#include "image.h"
#include "image_row.h"
#include "names.h"
#include "rtree.h"

enum {
    IMAGE_ID_MAX = 50,      /* ids that are looked for together */
    IMAGE_ID_TEXT_MAX = 24, /* a letter and 20 digits */
    IMAGE_ID_STEP = 512,    /* rows between two charges of the call's work, */
    IMAGE_ID_STEP_WORK = 25,
    IMAGE_ID_SET_BITS = 12, /* of a hash: with 50 ids one row in 80 is compared with them, */
    IMAGE_ID_COMPARED_PER_UNIT = 16,
    IMAGE_ID_SEEK_WORK = 100, /* of a look-up in the order of ids */
    IMAGE_ID_CLASS_BITS = 4,  /* of a position; a class, and two coordinates of 24 bits */
    IMAGE_ID_SIDE_BITS = 24,
    IMAGE_ID_SIDE_WIDTH = IMAGE_ID_SIDE_BITS / 8,
    IMAGE_ID_HASH_AT = IMAGE_ID_CLASS_BITS + 2 * IMAGE_ID_SIDE_BITS, /* 8 bits of the name's */
    IMAGE_ID_NEAR_M = 10, /* so far may a place be from its position of 24 bits */
    IMAGE_ID_NEAR_MAX = 16
};
_Static_assert(IMAGE_CLASSES <= 1 << IMAGE_ID_CLASS_BITS, "a class fits");
_Static_assert((int)IMAGE_ID_MAX == (int)PLACE_LIMIT_MAX, "as many as one answer has");

/* ---- positions ---- */

/* A coordinate's upper 24 bits: images store 3 bytes of it, or 4. */
static uint64_t image_id_side(const image *m, image_section section, uint32_t row) {
    unsigned width = m->columns[section].width;
    uint64_t value = image_value(m, section, row);
    return width > IMAGE_ID_SIDE_WIDTH ? value >> 8 * (width - IMAGE_ID_SIDE_WIDTH) : value;
}

static uint64_t image_id_position(const image *m, uint32_t row) {
    uint64_t sides =
        image_id_side(m, IMAGE_LAT, row) << IMAGE_ID_SIDE_BITS | image_id_side(m, IMAGE_LON, row);
    char room[NAMES_TEXT_MAX];
    str name = names_text(m, image_value(m, IMAGE_NAME, row), room);
    uint64_t hash = hash_64(name.at, name.len, 0) & 255;
    return hash << IMAGE_ID_HASH_AT | sides << IMAGE_ID_CLASS_BITS |
           (uint64_t)image_class_of(m, row);
}

static bool image_id_find_position(call *c, const image *m, uint64_t position, image_ref *ref) {
    uint64_t sides = position >> IMAGE_ID_CLASS_BITS, mask = (1 << IMAGE_ID_SIDE_BITS) - 1;
    uint64_t lat = sides >> IMAGE_ID_SIDE_BITS & mask;
    unsigned cls = position & ((1 << IMAGE_ID_CLASS_BITS) - 1);
    rtree_query q = {.lat = MIN(image_unpack_degrees(lat, -90, IMAGE_ID_SIDE_WIDTH), 90),
                     .lon = image_unpack_degrees(sides & mask, -180, IMAGE_ID_SIDE_WIDTH),
                     .classes = IMAGE_CLASS_BIT(cls) & IMAGE_ALL_MASK,
                     .max_m = IMAGE_ID_NEAR_M,
                     .call = c};
    rtree_hit hits[IMAGE_ID_NEAR_MAX];
    int count = rtree_search(m, &q, hits, IMAGE_ID_NEAR_MAX);
    for (int i = 0; i < count; i++) {
        uint32_t row = hits[i].place;
        if (!image_value(m, IMAGE_ID, row) && image_id_position(m, row) == position) {
            *ref = (image_ref){m, row};
            return true;
        }
    }
    return false;
}

/* ---- to text ---- */

static str image_id_write(arena *mem, char letter, uint64_t number) {
    out o = out_of(arena_bytes(mem, IMAGE_ID_TEXT_MAX), IMAGE_ID_TEXT_MAX);
    if (!o.at) {
        return STR_NONE;
    }
    out_char(&o, letter);
    out_int(&o, (int64_t)number);
    return out_str(&o);
}

GEO_FN void image_id_set(image_ref ref, place *p, arena *mem) {
    static const char *const types[] = {NULL, "node", "way", "relation"}; /* ORDER image_osm_id */
    uint64_t id = image_value(ref.m, IMAGE_ID, ref.place);
    if (!id) {
        p->id = image_id_write(mem, 'P', image_id_position(ref.m, ref.place));
    } else if (!ref.m->has_osm_ids) {
        p->id = image_id_write(mem, 'G', id);
    } else {
        p->osm_type = id % 4 ? str_of(types[id % 4]) : STR_NONE;
        p->osm_id = (int64_t)(id / 4);
        p->id = place_osm_id(mem, p->osm_type, p->osm_id);
    }
}

/* ---- row numbers ---- */

GEO_FN int64_t image_id_number(const image_set *set, image_ref ref) {
    int64_t number = (int64_t)ref.place + 1;
    for (int i = 0; i < set->count && &set->images[i] != ref.m; i++) {
        number += set->images[i].places;
    }
    return number <= INT32_MAX ? number : 0;
}

/* The row of a number; none for one that no row has. */
static image_ref image_id_row(const image_set *set, int64_t number) {
    number--;
    for (int i = 0; i < set->count && number >= 0; i++) {
        const image *m = &set->images[i];
        if (number < m->places) {
            return (image_ref){m, (uint32_t)number};
        }
        number -= m->places;
    }
    return (image_ref){NULL, IMAGE_NO_PLACE};
}

/* ---- and back ---- */

typedef struct {
    bool is_position, is_osm;
    uint64_t stored; /* as the image has it; 0: not an id */
} image_id;

static image_id image_id_read(str text) {
    static const char types[] = "nwr"; /* ORDER image_osm_id, from 1 on */
    int64_t number = 0;
    char letter = text.len ? ascii_lower(text.at[0]) : 0;
    if (!str_int(str_from(text, 1), &number) || number <= 0 || number > INT64_MAX / 4) {
        return (image_id){0};
    }
    for (int i = 0; types[i]; i++) {
        if (letter == types[i]) {
            return (image_id){.is_osm = true, .stored = (uint64_t)number * 4 + (uint64_t)i + 1};
        }
    }
    bool is_known = letter == 'g' || letter == 'p';
    return (image_id){.is_position = letter == 'p', .stored = is_known ? (uint64_t)number : 0};
}

GEO_FN uint64_t image_id_osm(str text) {
    image_id id = image_id_read(text);
    return id.is_osm ? id.stored : 0;
}

/* The bit of a set that it sets. */
static uint64_t image_id_hash(uint64_t id) {
    return id * UINT64_C(0x9E3779B97F4A7C15) >> (64 - IMAGE_ID_SET_BITS);
}

static bool image_id_is_sought(const image_id *id, const image *m) {
    return id->stored && !id->is_position && id->is_osm == m->has_osm_ids;
}

/* Gives the row to every id that it has; returns how many. */
static int image_id_give(const image_id *ids, image_ref *refs, int count, image_ref found,
                         uint64_t stored) {
    int given = 0;
    for (int i = 0; i < count; i++) {
        bool is_it = !refs[i].m && image_id_is_sought(&ids[i], found.m) && ids[i].stored == stored;
        refs[i] = is_it ? found : refs[i];
        given += is_it;
    }
    return given;
}

/* Looks the ids that have no row yet up in the order of ids. */
static void image_id_seek(call *c, const image *m, const image_id *ids, image_ref *refs,
                          int count) {
    for (int i = 0; i < count; i++) {
        bool is_sought = !refs[i].m && image_id_is_sought(&ids[i], m);
        if (is_sought && call_charge(c, IMAGE_ID_SEEK_WORK)) {
            uint32_t row = image_row_of_id(m, ids[i].stored);
            refs[i] = row == IMAGE_NO_PLACE ? refs[i] : (image_ref){m, row};
        }
    }
}

/* Goes through all rows of the image for the ids that have none yet. */
static void image_id_scan(call *c, const image *m, const image_id *ids, image_ref *refs,
                          int count) {
    uint64_t set[(1 << IMAGE_ID_SET_BITS) / 64] = {0};
    int left = 0;
    for (int i = 0; i < count; i++) {
        bool is_sought = !refs[i].m && image_id_is_sought(&ids[i], m);
        uint64_t hash = image_id_hash(ids[i].stored);
        set[hash / 64] |= (uint64_t)is_sought << hash % 64;
        left += is_sought;
    }
    for (uint32_t row = 0; row < m->places && left > 0; row++) {
        if (row % IMAGE_ID_STEP == 0 && !call_charge(c, IMAGE_ID_STEP_WORK)) {
            return;
        }
        uint64_t stored = image_value(m, IMAGE_ID, row), hash = image_id_hash(stored);
        if (set[hash / 64] >> hash % 64 & 1) {
            call_charge(c, count / IMAGE_ID_COMPARED_PER_UNIT);
            left -= image_id_give(ids, refs, count, (image_ref){m, row}, stored);
        }
    }
}

GEO_FN int image_id_find(const image_view *v, str ids, image_ref *refs, int max) {
    image_id sought[IMAGE_ID_MAX];
    int count = 0;
    for (; ids.len && count < MIN(max, (int)IMAGE_ID_MAX); count++) {
        str id = str_trim(str_cut(&ids, ','));
        int64_t number = 0;
        bool is_row = str_starts(id, STR("#")) && str_int(str_from(id, 1), &number);
        sought[count] = image_id_read(id);
        refs[count] = image_id_row(v->set, is_row ? number : 0);
    }
    for (int i = 0; i < v->set->count; i++) {
        const image *m = &v->set->images[i];
        for (int k = 0; k < count; k++) {
            if (sought[k].is_position && !refs[k].m) {
                image_id_find_position(v->call, m, sought[k].stored, &refs[k]);
            }
        }
        (image_row_has_ids(m) ? image_id_seek : image_id_scan)(v->call, m, sought, refs, count);
    }
    return count;
}

/* Whether the row has that id. */
static bool image_id_is_of(image_ref ref, str text) {
    image_id id = image_id_read(text);
    uint64_t stored = image_value(ref.m, IMAGE_ID, ref.place);
    return id.is_position ? !stored && image_id_position(ref.m, ref.place) == id.stored
                          : image_id_is_sought(&id, ref.m) && stored == id.stored;
}

GEO_FN image_ref image_id_place(const image_view *v, str id, int64_t number) {
    image_ref ref = image_id_row(v->set, number);
    if (!ref.m || !image_id_is_of(ref, id)) { /* of an upstream, or files have changed since */
        ref = (image_ref){NULL, IMAGE_NO_PLACE};
        image_id_find(v, id, &ref, 1);
    }
    return ref;
}
