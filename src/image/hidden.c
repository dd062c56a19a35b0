/* hidden -- which rows of an index file and its update are hidden, and what stands for what. Pure.
 */
#include "hidden.h"

#include <inttypes.h>
#include <stdio.h>

#include "image_row.h"
#include "names.h"
#include "rtree.h"

#define HIDDEN_POINT_M 1.0 /* between the same point in two files */

GEO_FN uint64_t hidden_sum(const image *m) {
    return m->sum;
}

GEO_FN bool hidden_is_update(const image *m) {
    return image_meta(m, STR(HIDDEN_META_BASE)).at != NULL;
}

GEO_FN bool hidden_is_of(const image *update, const image *base) {
    char sum[17];
    snprintf(sum, sizeof sum, "%016" PRIx64, hidden_sum(base));
    return str_eq(image_meta(update, STR(HIDDEN_META_BASE)), str_of(sum));
}

GEO_FN size_t hidden_bytes(const image *base) {
    return base->places / 8 + 1;
}

static void hidden_set(unsigned char *bits, uint32_t row) {
    bits[row / 8] |= (unsigned char)(1 << row % 8);
}

static bool hidden_has_same_name(const image *m, uint32_t row, const image *of, uint32_t other) {
    char room[IMAGE_KEY_MAX], other_room[IMAGE_KEY_MAX];
    return str_eq(names_main_folded(m, row, room), names_main_folded(of, other, other_room));
}

GEO_FN uint32_t hidden_row_of(const image *m, uint64_t id, image_class cls) {
    enum { ROWS_MAX = 16 }; /* of one object */
    uint64_t at = image_row_find(m, id);
    uint32_t found = IMAGE_NO_PLACE, row = 0;
    for (int n = 0; n < ROWS_MAX && found == IMAGE_NO_PLACE && row != IMAGE_NO_PLACE; n++, at++) {
        row = image_row_at(m, at, id);
        bool is_it = row != IMAGE_NO_PLACE && image_class_of(m, row) == cls;
        found = is_it ? row : found;
    }
    return found;
}

/* The same of a row without an id: it has the name and is at the same point. */
static uint32_t hidden_same(const image *m, const image *of, uint32_t row) {
    uint64_t id = image_value(of, IMAGE_ID, row);
    image_class cls = image_class_of(of, row);
    if (id) {
        return hidden_row_of(m, id, cls);
    }
    rtree_query q = {.lat = image_lat(of, row),
                     .lon = image_lon(of, row),
                     .classes = IMAGE_CLASS_BIT(cls),
                     .max_m = HIDDEN_POINT_M};
    rtree_hit hit;
    image all = *m;
    all.hidden = NULL;
    bool is_it = rtree_search(&all, &q, &hit, 1) > 0 && hidden_has_same_name(m, hit.place, of, row);
    return is_it ? hit.place : IMAGE_NO_PLACE;
}

/* Hides the rows of an update that stand for those of its base. */
static void hidden_mark_stand_ins(const image *base, const image *update, unsigned char *bits,
                                  image_class from, image_class end) {
    for (uint32_t row = image_first(update, from); row < image_first(update, end); row++) {
        uint32_t own = hidden_same(base, update, row);
        if (own != IMAGE_NO_PLACE && !image_is_hidden(base, own) &&
            hidden_has_same_name(base, own, update, row)) {
            hidden_set(bits, row);
        }
    }
}

GEO_FN void hidden_link(image *base, image *update, unsigned char *base_bits,
                        unsigned char *update_bits) {
    uint64_t count = update->columns[IMAGE_HIDDEN].count;
    for (uint64_t i = 0; i < count; i++) {
        uint64_t row = image_value(update, IMAGE_HIDDEN, i);
        if (row < base->places) {
            hidden_set(base_bits, (uint32_t)row);
        }
    }
    base->hidden = base_bits;
    base->update = update;
    hidden_mark_stand_ins(base, update, update_bits, IMAGE_COUNTRY, IMAGE_MARINE);
    hidden_mark_stand_ins(base, update, update_bits, IMAGE_STREET, IMAGE_HOUSE);
    update->hidden = update_bits;
    update->base = base;
}

GEO_FN void hidden_resolve(const image **m, uint32_t *row) {
    const image *other = (*m)->base ? (*m)->base : (*m)->update;
    uint32_t found =
        other && image_is_hidden(*m, *row) ? hidden_same(other, *m, *row) : IMAGE_NO_PLACE;
    bool is_it = found != IMAGE_NO_PLACE && !image_is_hidden(other, found) &&
                 (image_class_of(other, found) != IMAGE_STREET || /* else it was renamed */
                  hidden_has_same_name(other, found, *m, *row));
    if (is_it) {
        *m = other;
        *row = found;
    }
}

GEO_FN uint32_t hidden_twin(const image *m, uint32_t street, uint64_t n, const image **other) {
    *other = m->base ? m->base : m->update;
    if (m->update && n == 0) {
        uint32_t found = hidden_same(m->update, m, street);
        return found != IMAGE_NO_PLACE && image_is_hidden(m->update, found) ? found
                                                                            : IMAGE_NO_PLACE;
    }
    uint64_t id = m->base ? image_value(m, IMAGE_ID, street) : 0;
    uint64_t count = m->columns[IMAGE_TWIN_ID].count;
    uint64_t at = id ? image_first_from(m, IMAGE_TWIN_ID, 0, count, id) + n : count;
    bool is_it = at < count && image_value(m, IMAGE_TWIN_ID, at) == id;
    uint64_t row = is_it ? image_value(m, IMAGE_TWIN_ROW, at) : IMAGE_NO_PLACE;
    return is_it && row < m->base->places ? (uint32_t)row : IMAGE_NO_PLACE;
}

#undef HIDDEN_POINT_M
