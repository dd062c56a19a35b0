/* packing -- writes blocks of packed columns and entries of sets of rows. A block is stored in the
 * shorter one of two forms: the differences from its least number, which suits coordinates, ids and
 * ascending numbers, or a list of its distinct numbers, which suits the countries and time zones of
 * neighbours. Owns nothing. */
#include "packing.h"

#include <string.h>

enum { PACKING_SLOTS = 2 * PACKING_ROWS_MAX };

/* The distinct numbers of a block, in the order in which they come. */
typedef struct {
    uint64_t numbers[PACKING_ROWS_MAX];
    unsigned count;
    unsigned char slots[PACKING_SLOTS]; /* by hash: its place in the list + 1; 0: free */
} packing_list;

static unsigned packing_list_place(packing_list *l, uint64_t number) {
    unsigned slot = (unsigned)(number * UINT64_C(0x9E3779B97F4A7C15) >> 32) % PACKING_SLOTS;
    while (l->slots[slot] && l->numbers[l->slots[slot] - 1] != number) {
        slot = (slot + 1) % PACKING_SLOTS;
    }
    if (!l->slots[slot]) {
        l->numbers[l->count++] = number;
        l->slots[slot] = (unsigned char)l->count;
    }
    return l->slots[slot] - 1u;
}

GEO_FN unsigned packing_bits_of(uint64_t most) {
    unsigned bits = 0;
    while (most >> bits) {
        bits++;
    }
    return bits;
}

static char *packing_put(char *at, uint64_t number, uint32_t width) {
    for (uint32_t i = 0; i < width; i++) {
        *at++ = (char)(number >> (8 * i) & 0xFF);
    }
    return at;
}

GEO_FN void packing_put_bits(char *at, size_t done, uint64_t number, unsigned bits) {
    ASSERT(bits <= IMAGE_PACKED_BITS_MAX && number >> bits == 0);
    uint64_t shifted = number << done % 8; /* IMAGE_PACKED_BITS_MAX: seven more fit */
    at += done / 8;
    for (; shifted; shifted >>= 8, at++) {
        *at = (char)((unsigned char)*at | (shifted & 0xFF));
    }
}

/* How a block is written. */
typedef struct {
    uint64_t least;
    unsigned bits, list_bits; /* of a difference, and of a place in the list */
    size_t size;
    bool is_list;
} packing_form;

/* The shorter form. A list is given up when its numbers alone take more than the differences. */
static packing_form packing_form_of(const uint64_t *numbers, unsigned count, uint32_t width,
                                    packing_list *list) {
    uint64_t least = count ? numbers[0] : 0, most = least;
    for (unsigned i = 0; i < count; i++) {
        least = MIN(least, numbers[i]);
        most = MAX(most, numbers[i]);
    }
    packing_form form = {.least = least, .bits = packing_bits_of(most - least)};
    form.size = 1 + width + (count * form.bits + 7) / 8;
    list->count = 0;
    memset(list->slots, 0, sizeof list->slots);
    for (unsigned i = 0; i < count; i++) {
        packing_list_place(list, numbers[i]);
        if (2 + list->count * width >= form.size) {
            return form;
        }
    }
    form.list_bits = packing_bits_of(list->count ? list->count - 1 : 0);
    size_t list_size = 2 + list->count * width + (count * form.list_bits + 7) / 8;
    form.is_list = list_size < form.size;
    form.size = MIN(form.size, list_size);
    return form;
}

GEO_FN size_t packing_size(const uint64_t *numbers, unsigned count, uint32_t width) {
    packing_list list;
    return packing_form_of(numbers, count, width, &list).size;
}

GEO_FN size_t packing_block(const uint64_t *numbers, unsigned count, uint32_t width, char *out) {
    packing_list list;
    packing_form form = packing_form_of(numbers, count, width, &list);
    memset(out, 0, form.size);
    char *at = packing_put(out, form.is_list ? IMAGE_PACKED_LIST + form.list_bits : form.bits, 1);
    at = form.is_list ? packing_put(at, list.count, 1) : packing_put(at, form.least, width);
    for (unsigned i = 0; form.is_list && i < list.count; i++) {
        at = packing_put(at, list.numbers[i], width);
    }
    for (unsigned i = 0; i < count; i++) {
        if (form.is_list) {
            unsigned place = packing_list_place(&list, numbers[i]);
            packing_put_bits(at, i * form.list_bits, place, form.list_bits);
        } else {
            packing_put_bits(at, i * form.bits, numbers[i] - form.least, form.bits);
        }
    }
    return form.size;
}

GEO_FN void packing_set_begin(char *entry, uint32_t before) {
    memset(entry, 0, IMAGE_SET_BYTES);
    packing_put(entry, before, 4);
}

GEO_FN void packing_set_add(char *entry, uint32_t row) {
    packing_put_bits(entry + 4, row % IMAGE_SET_ROWS, 1, 1);
}
