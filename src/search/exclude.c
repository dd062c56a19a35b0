/* exclude -- the places that a search leaves out. Owns nothing. An object is its stored id, made
 * negative. */
#include "exclude.h"

#include "../base/hash.h"
#include "../image/image.h"
#include "../image/image_id.h"

static size_t exclude_slot(const exclude *e, int64_t id) {
    size_t i = (size_t)(hash_64(&id, sizeof id, 0) % e->count);
    while (e->slots[i] && e->slots[i] != id) {
        i = (i + 1) % e->count;
    }
    return i;
}

GEO_FN exclude exclude_read(const image_view *v, str ids) {
    exclude e = {.count = 1};
    for (size_t i = 0; i < ids.len; i++) {
        e.count += ids.at[i] == ',';
    }
    e.count *= 2; /* half of them stay free */
    e.slots = ids.len ? ARENA_NEW(v->mem, int64_t, e.count) : NULL;
    while (ids.at && e.slots) {
        str text = str_trim(str_cut(&ids, ','));
        int64_t number = -(int64_t)image_id_osm(text);
        if (number || (str_int(text, &number) && number > 0)) {
            e.slots[exclude_slot(&e, number)] = number;
        }
    }
    return e;
}

GEO_FN bool exclude_has(const exclude *e, const image_set *set, image_ref ref) {
    if (!e->slots) {
        return false;
    }
    int64_t number = image_id_number(set, ref);
    int64_t object = ref.m->has_osm_ids ? -(int64_t)image_value(ref.m, IMAGE_ID, ref.place) : 0;
    return (number && e->slots[exclude_slot(e, number)]) ||
           (object && e->slots[exclude_slot(e, object)]);
}
