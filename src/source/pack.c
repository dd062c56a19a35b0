/* pack -- a list of places as one run of bytes and back.
 *
 * Flow: nominatim packs what body has read, cache keeps it. Owns the form:
 *
 *     byte    PACK_FORM
 *     byte    number of places
 *     place*  pack_numbers as it lies in memory; 7 texts; 3 lists of pairs
 *     list    2 bytes number + 1 (0: absent), low byte first; 2 texts a pair
 *     text    2 bytes length + 1 (0: absent), low byte first; the bytes
 *
 * It never leaves the machine (the cache file's header refuses files of others), so numbers are not
 * brought into a common byte order. But another version of this program may have left it in a cache
 * file: whoever changes the form changes PACK_FORM, and what has another one is not read. */
#include "pack.h"

#include <string.h>

#include "../geo/geo.h"

enum { PACK_FORM = 0x83 }; /* the first had none and began with a number up to PLACE_LIMIT_MAX */

typedef struct {
    double lat, lon, importance;
    bbox box;
    int64_t osm_id, place_rank;
} pack_numbers;

/* The texts of a place, in their order. */
static const size_t pack_texts[] = {
    offsetof(place, display_name), offsetof(place, name), offsetof(place, osm_type),
    offsetof(place, category),     offsetof(place, type), offsetof(place, address_type),
    offsetof(place, credit),
};

/* And its lists, with the most that one has. */
static const struct {
    size_t at;
    int max;
} pack_lists[] = {
    {offsetof(place, address), PLACE_ADDRESS_MAX},
    {offsetof(place, names), PLACE_MORE_MAX},
    {offsetof(place, tags), PLACE_MORE_MAX},
};

/* ---- writing ---- */

static void pack_mark(out *o, bool is_there, size_t number) {
    size_t mark = is_there ? number + 1 : 0;
    out_char(o, (char)(mark & 0xFF));
    out_char(o, (char)(mark >> 8));
}

static void pack_text(out *o, str s) {
    if (s.len >= UINT16_MAX) {
        o->full = true;
        return;
    }
    pack_mark(o, s.at, s.len);
    out_text(o, s);
}

static void pack_place(out *o, const place *p) {
    pack_numbers n;
    memset(&n, 0, sizeof n);
    n.lat = p->lat;
    n.lon = p->lon;
    n.importance = p->importance;
    n.box = p->box;
    n.osm_id = p->osm_id;
    n.place_rank = p->place_rank;
    out_text(o, (str){(const char *)&n, sizeof n});
    for (size_t i = 0; i < LEN(pack_texts); i++) {
        const str *text = (const void *)((const char *)p + pack_texts[i]);
        pack_text(o, *text);
    }
    for (size_t i = 0; i < LEN(pack_lists); i++) {
        const str_pairs *list = (const void *)((const char *)p + pack_lists[i].at);
        pack_mark(o, list->at, (size_t)list->count);
        for (int k = 0; k < list->count; k++) {
            pack_text(o, list->at[k].key);
            pack_text(o, list->at[k].value);
        }
    }
}

GEO_FN void pack_write(out *o, const place_list *places) {
    ASSERT(places->count <= PLACE_LIMIT_MAX);
    out_char(o, (char)PACK_FORM);
    out_char(o, (char)places->count);
    for (int i = 0; i < places->count; i++) {
        pack_place(o, &places->at[i]);
    }
}

/* ---- reading ---- */

/* The next `len` bytes, or NULL and nothing left. */
static const char *pack_take(str *rest, size_t len) {
    if (!rest->at || rest->len < len) {
        *rest = STR_NONE;
        return NULL;
    }
    const char *at = rest->at;
    *rest = str_from(*rest, len);
    return at;
}

static int unpack_byte(str *rest) {
    const char *at = pack_take(rest, 1);
    return at ? (unsigned char)*at : 0;
}

static int unpack_mark(str *rest) {
    int mark = unpack_byte(rest);
    return mark | unpack_byte(rest) << 8;
}

static str unpack_text(str *rest) {
    int mark = unpack_mark(rest);
    if (!mark) {
        return STR_NONE;
    }
    const char *at = pack_take(rest, (size_t)mark - 1);
    return at ? (str){at, (size_t)mark - 1} : STR_NONE;
}

static bool unpack_list(arena *a, str *rest, int max, str_pairs *list) {
    int count = unpack_mark(rest) - 1;
    if (count < 0 || count > max) {
        return count < 0 && rest->at;
    }
    *list = (str_pairs){ARENA_NEW(a, str_pair, count), count};
    for (int i = 0; i < count && list->at; i++) {
        list->at[i].key = unpack_text(rest);
        list->at[i].value = unpack_text(rest);
    }
    return rest->at && list->at;
}

static bool unpack_place(arena *a, str *rest, place *p) {
    pack_numbers n;
    const char *at = pack_take(rest, sizeof n);
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
    for (size_t i = 0; i < LEN(pack_texts); i++) {
        str *text = (void *)((char *)p + pack_texts[i]);
        *text = unpack_text(rest);
    }
    p->id = place_osm_id(a, p->osm_type, p->osm_id);
    bool good = p->display_name.len && p->name.at && geo_is_point(p->lat, p->lon);
    for (size_t i = 0; i < LEN(pack_lists) && good; i++) {
        str_pairs *list = (void *)((char *)p + pack_lists[i].at);
        good = unpack_list(a, rest, pack_lists[i].max, list);
    }
    return good;
}

GEO_FN bool pack_read(arena *a, str packed, place_list *places) {
    int form = unpack_byte(&packed), count = unpack_byte(&packed);
    *places = (place_list){0};
    if (form != PACK_FORM || !packed.at || count > PLACE_LIMIT_MAX) {
        return false;
    }
    places->at = ARENA_NEW(a, place, count);
    while (places->at && places->count < count &&
           unpack_place(a, &packed, &places->at[places->count])) {
        places->count++;
    }
    return places->at && places->count == count && packed.len == 0;
}
