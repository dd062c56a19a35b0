/* image_row -- rows of an image by the ids of their places. Owns nothing. */
#include "image_row.h"

GEO_FN bool image_row_has_ids(const image *m) {
    return m->columns[IMAGE_ID_ROW].count > 0 || m->columns[IMAGE_ID_ORDER].count > 0;
}

/* The first of low to high, or high, behind which no row has a lesser id; `order` has the rows in
 * the order of ids, counted from `first`. */
static uint64_t image_row_from(const image *m, image_section order, uint64_t first, uint64_t low,
                               uint64_t high, uint64_t id) {
    while (low < high) {
        uint64_t middle = low + (high - low) / 2;
        if (image_value(m, IMAGE_ID, first + image_value(m, order, middle)) < id) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return low;
}

GEO_FN uint64_t image_row_find(const image *m, uint64_t id) {
    return image_row_from(m, IMAGE_ID_ROW, 0, 0, m->columns[IMAGE_ID_ROW].count, id);
}

GEO_FN uint32_t image_row_at(const image *m, uint64_t at, uint64_t id) {
    uint64_t row = image_value(m, IMAGE_ID_ROW, at);
    bool is_it = id && at < m->columns[IMAGE_ID_ROW].count && row < m->places &&
                 image_value(m, IMAGE_ID, row) == id;
    return is_it ? (uint32_t)row : IMAGE_NO_PLACE;
}

/* The row with the id in the group that begins with row `first`, which is no greater than the last
 * of ID_ORDER. */
static uint32_t image_row_in_group(const image *m, uint64_t first, uint64_t id) {
    uint64_t end = MIN(first + IMAGE_ID_GROUP, m->columns[IMAGE_ID_ORDER].count);
    uint64_t at = image_row_from(m, IMAGE_ID_ORDER, first, first, end - 1, id);
    uint64_t row = first + image_value(m, IMAGE_ID_ORDER, at);
    return row < m->places && image_value(m, IMAGE_ID, row) == id ? (uint32_t)row : IMAGE_NO_PLACE;
}

GEO_FN uint32_t image_row_of_id(const image *m, uint64_t id) {
    uint32_t row = image_row_at(m, image_row_find(m, id), id);
    uint64_t count = id ? m->columns[IMAGE_ID_ORDER].count : 0;
    for (uint64_t first = 0; first < count && row == IMAGE_NO_PLACE; first += IMAGE_ID_GROUP) {
        row = image_row_in_group(m, first, id);
    }
    return image_is_hidden(m, row) ? IMAGE_NO_PLACE : row; /* all rows of an id are, or none */
}
