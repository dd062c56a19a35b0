/* pack -- a list of places as one run of bytes and back.
 *
 * Flow: nominatim packs what body has read, cache keeps it. Owns the form:
 *
 *     byte    number of places
 *     place*  pack_numbers as it lies in memory; 7 texts; byte, number of address parts; 2 texts
 * each text    2 bytes length + 1 (0: absent), low byte first; the bytes
 *
 * It never leaves the machine (the cache file's header refuses files of others), so numbers are not
 * brought into a common byte order. */
#include "pack.h"

#include <string.h>

#include "../geo/geo.h"

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

/* ---- writing ---- */

static void pack_text(out *o, str s) {
    if (s.len >= UINT16_MAX) {
        o->full = true;
        return;
    }
    size_t mark = s.at ? s.len + 1 : 0;
    out_char(o, (char)(mark & 0xFF));
    out_char(o, (char)(mark >> 8));
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
    out_char(o, (char)p->address.count);
    for (int i = 0; i < p->address.count; i++) {
        pack_text(o, p->address.at[i].key);
        pack_text(o, p->address.at[i].value);
    }
}

GEO_FN void pack_write(out *o, const place_list *places) {
    ASSERT(places->count <= PLACE_LIMIT_MAX);
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

static str unpack_text(str *rest) {
    size_t mark = (size_t)unpack_byte(rest);
    mark |= (size_t)unpack_byte(rest) << 8;
    if (!mark) {
        return STR_NONE;
    }
    const char *at = pack_take(rest, mark - 1);
    return at ? (str){at, mark - 1} : STR_NONE;
}

static bool unpack_address(arena *a, str *rest, str_pairs *address) {
    int count = unpack_byte(rest);
    *address = (str_pairs){ARENA_NEW(a, str_pair, count), count};
    if (!address->at || count > PLACE_ADDRESS_MAX) {
        return false;
    }
    for (int i = 0; i < count; i++) {
        address->at[i].key = unpack_text(rest);
        address->at[i].value = unpack_text(rest);
    }
    return rest->at;
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
    return unpack_address(a, rest, &p->address) && p->display_name.len && p->name.at &&
           geo_is_point(p->lat, p->lon);
}

GEO_FN bool pack_read(arena *a, str packed, place_list *places) {
    int count = unpack_byte(&packed);
    *places = (place_list){ARENA_NEW(a, place, count), 0};
    if (!packed.at || !places->at || count > PLACE_LIMIT_MAX) {
        return false;
    }
    while (places->count < count && unpack_place(a, &packed, &places->at[places->count])) {
        places->count++;
    }
    return places->count == count && packed.len == 0;
}
