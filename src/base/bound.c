/* bound -- checks a struct that comes from a file by the table of its fields. Owns nothing. */
#include "bound.h"

#include <string.h>

#include "utf8.h"

static uint64_t bound_load(const bound *row, const unsigned char *at) {
    uint64_t value = 0;
    uint32_t one = 0;
    switch (row->size) {
    case 1: return *at;
    case 4: memcpy(&one, at, sizeof one); return one;
    default:
        ASSERT(row->size == 8);
        memcpy(&value, at, sizeof value);
        return value;
    }
}

static uint64_t bound_load_little(const bound *row, const unsigned char *at) {
    uint64_t value = 0;
    for (uint32_t i = 0; i < row->size; i++) {
        value |= (uint64_t)at[i] << (8 * i);
    }
    return value;
}

static bool bound_text_holds(const bound *row, const char *at) {
    const char *end = memchr(at, 0, row->size);
    return end && utf8_valid((str){at, (size_t)(end - at)});
}

static bool bound_real_holds(const bound *row, const void *at) {
    double value;
    memcpy(&value, at, sizeof value);
    bool is_unknown = row->kind == BOUND_MAYBE && value != value;
    return is_unknown || (value >= (double)row->min && value <= (double)row->max);
}

static bool bound_field_holds(const bound *row, const unsigned char *at, const uint64_t *limits) {
    uint64_t most = row->limit ? limits[row->limit - 1] : (uint64_t)row->max;
    uint64_t value;
    switch (row->kind) {
    case BOUND_TEXT: return bound_text_holds(row, (const char *)at);
    case BOUND_REAL:
    case BOUND_MAYBE: return bound_real_holds(row, at);
    case BOUND_INT: {
        int64_t number = (int64_t)bound_load(row, at);
        number = row->size == 4 ? (int32_t)number : number;
        return number >= row->min && number <= row->max;
    }
    case BOUND_UINT: value = bound_load(row, at); break;
    case BOUND_LITTLE: value = bound_load_little(row, at); break;
    }
    return value >= (uint64_t)row->min && value <= most;
}

GEO_FN bool bound_holds(const bound *rows, size_t count, const void *copy, const uint64_t *limits) {
    bool good = true;
    for (const bound *row = rows; good && row < rows + count; row++) {
        const unsigned char *at = (const unsigned char *)copy + row->at;
        for (uint32_t i = 0; good && i < MAX(row->count, 1U); i++) {
            good = bound_field_holds(row, at + (size_t)i * row->stride, limits);
        }
    }
    return good;
}
