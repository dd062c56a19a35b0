/* place_codec -- a list of places as one run of bytes and back.
 *
 * Flow: nominatim packs what body has read, cache keeps it. Owns the form:
 *
 *     byte    PLACE_CODEC_FORM
 *     byte    number of places
 *     place*  place_codec_numbers as it lies in memory; 7 texts; 3 lists of pairs
 *     list    2 bytes number + 1 (0: absent), low byte first; 2 texts a pair
 *     text    2 bytes length + 1 (0: absent), low byte first; the bytes
 *
 * It never leaves the machine (the cache file's header refuses files of others), so numbers are not
 * brought into a common byte order. But another version of this program may have left it in a cache
 * file: whoever changes the form changes PLACE_CODEC_FORM, and what has another one is not read. */
#include "place_codec.h"

#include <string.h>

#include "../geo/geo.h"

enum {
    PLACE_CODEC_FORM = 0x83
}; /* the first had none and began with a number up to PLACE_LIMIT_MAX */

typedef struct {
    double lat, lon, importance;
    bbox box;
    int64_t osm_id, place_rank;
} place_codec_numbers;

/* The texts of a place, in their order. */
static const size_t place_codec_texts[] = {
    offsetof(place, display_name), offsetof(place, name), offsetof(place, osm_type),
    offsetof(place, category),     offsetof(place, type), offsetof(place, address_type),
    offsetof(place, credit),
};

/* And its lists, with the most that one has. */
static const struct {
    size_t at;
    int max;
} place_codec_lists[] = {
    {offsetof(place, address), PLACE_ADDRESS_MAX},
    {offsetof(place, names), PLACE_MORE_MAX},
    {offsetof(place, tags), PLACE_MORE_MAX},
};

/* ---- writing ---- */

static void place_codec_mark(out *o, bool is_there, size_t number) {
    size_t mark = is_there ? number + 1 : 0;
    out_char(o, (char)(mark & 0xFF));
    out_char(o, (char)(mark >> 8));
}

static void place_codec_text(out *o, str s) {
    if (s.len >= UINT16_MAX) {
        o->full = true;
        return;
    }
    place_codec_mark(o, s.at, s.len);
    out_text(o, s);
}

static void place_codec_place(out *o, const place *p) {
    place_codec_numbers n;
    memset(&n, 0, sizeof n);
    n.lat = p->lat;
    n.lon = p->lon;
    n.importance = p->importance;
    n.box = p->box;
    n.osm_id = p->osm_id;
    n.place_rank = p->place_rank;
    out_text(o, (str){(const char *)&n, sizeof n});
    for (size_t i = 0; i < LEN(place_codec_texts); i++) {
        const str *text = (const void *)((const char *)p + place_codec_texts[i]);
        place_codec_text(o, *text);
    }
    for (size_t i = 0; i < LEN(place_codec_lists); i++) {
        const str_pairs *list = (const void *)((const char *)p + place_codec_lists[i].at);
        place_codec_mark(o, list->at, (size_t)list->count);
        for (int k = 0; k < list->count; k++) {
            place_codec_text(o, list->at[k].key);
            place_codec_text(o, list->at[k].value);
        }
    }
}

GEO_FN void place_codec_write(out *o, const place_list *places) {
    ASSERT(places->count <= PLACE_LIMIT_MAX);
    out_char(o, (char)PLACE_CODEC_FORM);
    out_char(o, (char)places->count);
    for (int i = 0; i < places->count; i++) {
        place_codec_place(o, &places->at[i]);
    }
}

/* ---- reading ---- */

/* The next `len` bytes, or NULL and nothing left. */
static const char *place_codec_take(str *rest, size_t len) {
    if (!rest->at || rest->len < len) {
        *rest = STR_NONE;
        return NULL;
    }
    const char *at = rest->at;
    *rest = str_from(*rest, len);
    return at;
}

static int place_codec_unpack_byte(str *rest) {
    const char *at = place_codec_take(rest, 1);
    return at ? (unsigned char)*at : 0;
}

static int place_codec_unpack_mark(str *rest) {
    int mark = place_codec_unpack_byte(rest);
    return mark | place_codec_unpack_byte(rest) << 8;
}

static str place_codec_unpack_text(str *rest) {
    int mark = place_codec_unpack_mark(rest);
    if (!mark) {
        return STR_NONE;
    }
    const char *at = place_codec_take(rest, (size_t)mark - 1);
    return at ? (str){at, (size_t)mark - 1} : STR_NONE;
}

static bool place_codec_unpack_list(arena *a, str *rest, int max, str_pairs *list) {
    int count = place_codec_unpack_mark(rest) - 1;
    if (count < 0 || count > max) {
        return count < 0 && rest->at;
    }
    *list = (str_pairs){ARENA_NEW(a, str_pair, count), count};
    for (int i = 0; i < count && list->at; i++) {
        list->at[i].key = place_codec_unpack_text(rest);
        list->at[i].value = place_codec_unpack_text(rest);
    }
    return rest->at && list->at;
}

static bool place_codec_unpack_place(arena *a, str *rest, place *p) {
    place_codec_numbers n;
    const char *at = place_codec_take(rest, sizeof n);
    if (!at) {
        return false;
    }
    memcpy(&n, at, sizeof n);
    *p = place_new();
    p->lat = n.lat;
    p->lon = n.lon;
    p->importance = n.importance;
    p->box = n.box;
    p->osm_id = n.osm_id;
    p->place_rank = n.place_rank;
    for (size_t i = 0; i < LEN(place_codec_texts); i++) {
        str *text = (void *)((char *)p + place_codec_texts[i]);
        *text = place_codec_unpack_text(rest);
    }
    p->id = place_osm_id(a, p->osm_type, p->osm_id);
    bool good = p->display_name.len && p->name.at && geo_is_point(p->lat, p->lon);
    for (size_t i = 0; i < LEN(place_codec_lists) && good; i++) {
        str_pairs *list = (void *)((char *)p + place_codec_lists[i].at);
        good = place_codec_unpack_list(a, rest, place_codec_lists[i].max, list);
    }
    return good;
}

GEO_FN bool place_codec_read(arena *a, str packed, place_list *places) {
    int form = place_codec_unpack_byte(&packed), count = place_codec_unpack_byte(&packed);
    *places = (place_list){0};
    if (form != PLACE_CODEC_FORM || !packed.at || count > PLACE_LIMIT_MAX) {
        return false;
    }
    places->at = ARENA_NEW(a, place, count);
    while (places->at && places->count < count &&
           place_codec_unpack_place(a, &packed, &places->at[places->count])) {
        places->count++;
    }
    return places->at && places->count == count && packed.len == 0;
}
