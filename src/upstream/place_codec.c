/* place_codec -- serialises a list of places.
 *
 * Owns the format:
 *
 *     byte    PLACE_CODEC_VERSION
 *     byte    count of places
 *     place*  place_codec_numbers as it lies in memory; 8 texts; 3 lists of pairs
 *     list    2 bytes count + 1 (0: absent), low byte first; 2 texts a pair
 *     text    2 bytes length + 1 (0: absent), low byte first; the bytes
 *
 * The bytes never leave the machine (the cache refuses files of another byte order), so numbers
 * stay in the machine's own. But another version of this program may have written the cache file:
 * change PLACE_CODEC_VERSION with the format, and other versions are not read. */
#include "place_codec.h"

#include <string.h>

#include "../base/bound.h"
#include "../base/json.h"

/* Above PLACE_LIMIT_MAX, because the first format had no version and began with the count. */
enum { PLACE_CODEC_VERSION = 0x85 };

typedef struct {
    double lat, lon, importance, outline_m;
    bbox box;
    int64_t osm_id, place_rank, place_id;
} place_codec_numbers;

/* Ids and the rank are only shown and compared. */
static const bound place_codec_bounds[] = {
    BOUND(place_codec_numbers, lat, BOUND_REAL, .min = -90, .max = 90),
    BOUND(place_codec_numbers, lon, BOUND_REAL, .min = -180, .max = 180),
    BOUND(place_codec_numbers, importance, BOUND_MAYBE, .min = INT64_MIN, .max = INT64_MAX),
    BOUND(place_codec_numbers, outline_m, BOUND_MAYBE, .max = INT64_MAX),
    BOUND(place_codec_numbers, box.west, BOUND_MAYBE, .min = -180, .max = 180),
    BOUND(place_codec_numbers, box.south, BOUND_MAYBE, .min = -90, .max = 90),
    BOUND(place_codec_numbers, box.east, BOUND_MAYBE, .min = -180, .max = 180),
    BOUND(place_codec_numbers, box.north, BOUND_MAYBE, .min = -90, .max = 90),
};

/* The texts of a place, in their order. */
static const size_t place_codec_texts[] = {
    offsetof(place, display_name), offsetof(place, name),    offsetof(place, osm_type),
    offsetof(place, category),     offsetof(place, type),    offsetof(place, address_type),
    offsetof(place, credit),       offsetof(place, outline),
};

/* Then its lists, with the longest that is read. */
static const struct {
    size_t at;
    int max;
} place_codec_lists[] = {
    {offsetof(place, address), PLACE_ADDRESS_MAX},
    {offsetof(place, names), PLACE_MORE_MAX},
    {offsetof(place, tags), PLACE_MORE_MAX},
};

/* ---- writing ---- */

static void place_codec_put_len(out *o, bool is_there, size_t number) {
    size_t prefix = is_there ? number + 1 : 0;
    out_char(o, (char)(prefix & 0xFF));
    out_char(o, (char)(prefix >> 8));
}

static void place_codec_put_text(out *o, str s) {
    if (s.len >= UINT16_MAX) {
        o->full = true;
        return;
    }
    place_codec_put_len(o, s.at, s.len);
    out_text(o, s);
}

static void place_codec_put_place(out *o, const place *p) {
    place_codec_numbers n;
    memset(&n, 0, sizeof n);
    n.lat = p->lat;
    n.lon = p->lon;
    n.importance = p->importance;
    n.outline_m = p->outline_m;
    n.box = p->box;
    n.osm_id = p->osm_id;
    n.place_rank = p->place_rank;
    n.place_id = p->place_id;
    out_text(o, (str){(const char *)&n, sizeof n});
    for (size_t i = 0; i < LEN(place_codec_texts); i++) {
        const str *text = (const void *)((const char *)p + place_codec_texts[i]);
        place_codec_put_text(o, *text);
    }
    for (size_t i = 0; i < LEN(place_codec_lists); i++) {
        const str_pairs *list = (const void *)((const char *)p + place_codec_lists[i].at);
        place_codec_put_len(o, list->at, (size_t)list->count);
        for (int k = 0; k < list->count; k++) {
            place_codec_put_text(o, list->at[k].key);
            place_codec_put_text(o, list->at[k].value);
        }
    }
}

GEO_FN void place_codec_write(out *o, const place_list *places) {
    ASSERT(places->count <= PLACE_LIMIT_MAX);
    out_char(o, (char)PLACE_CODEC_VERSION);
    out_char(o, (char)places->count);
    for (int i = 0; i < places->count; i++) {
        place_codec_put_place(o, &places->at[i]);
    }
}

/* ---- reading ---- */

/* The next `len` bytes; NULL, with *rest absent, if there are not so many. */
static const char *place_codec_take(str *rest, size_t len) {
    if (!rest->at || rest->len < len) {
        *rest = STR_NONE;
        return NULL;
    }
    const char *at = rest->at;
    *rest = str_from(*rest, len);
    return at;
}

static int place_codec_get_byte(str *rest) {
    const char *at = place_codec_take(rest, 1);
    return at ? (unsigned char)*at : 0;
}

static int place_codec_get_len(str *rest) {
    int prefix = place_codec_get_byte(rest);
    return prefix | place_codec_get_byte(rest) << 8;
}

static str place_codec_get_text(str *rest) {
    int prefix = place_codec_get_len(rest);
    if (!prefix) {
        return STR_NONE;
    }
    const char *at = place_codec_take(rest, (size_t)prefix - 1);
    return at ? (str){at, (size_t)prefix - 1} : STR_NONE;
}

static bool place_codec_get_list(arena *a, str *rest, int max, str_pairs *list) {
    int count = place_codec_get_len(rest) - 1;
    if (count < 0 || count > max) {
        return count < 0 && rest->at;
    }
    *list = (str_pairs){ARENA_NEW(a, str_pair, count), count};
    for (int i = 0; i < count && list->at; i++) {
        list->at[i].key = place_codec_get_text(rest);
        list->at[i].value = place_codec_get_text(rest);
    }
    return rest->at && list->at;
}

static bool place_codec_get_place(arena *a, str *rest, place *p) {
    place_codec_numbers n;
    const char *at = place_codec_take(rest, sizeof n);
    if (!at) {
        return false;
    }
    memcpy(&n, at, sizeof n);
    bool good = bound_holds(place_codec_bounds, LEN(place_codec_bounds), &n, NULL);
    *p = place_new();
    p->lat = n.lat;
    p->lon = n.lon;
    p->importance = n.importance;
    p->outline_m = n.outline_m;
    p->box = n.box;
    p->osm_id = n.osm_id;
    p->place_rank = n.place_rank;
    p->place_id = n.place_id;
    for (size_t i = 0; i < LEN(place_codec_texts); i++) {
        str *text = (void *)((char *)p + place_codec_texts[i]);
        *text = place_codec_get_text(rest);
    }
    p->id = place_osm_id(a, p->osm_type, p->osm_id);
    p->box_source = place_box_of_osm(p->osm_type);
    size_t bad_at; /* an outline is written as it is */
    good = good && p->display_name.len && p->name.at &&
           (!p->outline.at || json_valid(p->outline, &bad_at));
    for (size_t i = 0; i < LEN(place_codec_lists) && good; i++) {
        str_pairs *list = (void *)((char *)p + place_codec_lists[i].at);
        good = place_codec_get_list(a, rest, place_codec_lists[i].max, list);
    }
    return good;
}

GEO_FN bool place_codec_read(arena *a, str bytes, place_list *places) {
    int form = place_codec_get_byte(&bytes), count = place_codec_get_byte(&bytes);
    *places = (place_list){0};
    if (form != PLACE_CODEC_VERSION || !bytes.at || count > PLACE_LIMIT_MAX) {
        return false;
    }
    places->at = ARENA_NEW(a, place, count);
    while (places->at && places->count < count &&
           place_codec_get_place(a, &bytes, &places->at[places->count])) {
        places->count++;
    }
    return places->at && places->count == count && bytes.len == 0;
}
