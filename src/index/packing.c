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
    for (size_t bit = done; bit < done + bits; bit++) {
        unsigned one = (unsigned)(number >> (bit - done) & 1) << bit % 8;
        at[bit / 8] = (char)((unsigned char)at[bit / 8] | one);
    }
}

GEO_FN size_t packing_block(const uint64_t *numbers, unsigned count, uint32_t width, char *out) {
    packing_list list = {.count = 0};
    uint64_t least = count ? numbers[0] : 0, most = least;
    for (unsigned i = 0; i < count; i++) {
        least = MIN(least, numbers[i]);
        most = MAX(most, numbers[i]);
        packing_list_place(&list, numbers[i]);
    }
    unsigned bits = packing_bits_of(most - least);
    unsigned list_bits = packing_bits_of(list.count ? list.count - 1 : 0);
    size_t size = 1 + width + (count * bits + 7) / 8;
    size_t list_size = 2 + list.count * width + (count * list_bits + 7) / 8;
    bool is_list = list_size < size;
    memset(out, 0, MIN(size, list_size));
    char *at = packing_put(out, is_list ? IMAGE_PACKED_LIST + list_bits : bits, 1);
    at = is_list ? packing_put(at, list.count, 1) : packing_put(at, least, width);
    for (unsigned i = 0; is_list && i < list.count; i++) {
        at = packing_put(at, list.numbers[i], width);
    }
    for (unsigned i = 0; i < count; i++) {
        if (is_list) {
            packing_put_bits(at, i * list_bits, packing_list_place(&list, numbers[i]), list_bits);
        } else {
            packing_put_bits(at, i * bits, numbers[i] - least, bits);
        }
    }
    return MIN(size, list_size);
}

GEO_FN void packing_set_begin(char *entry, uint32_t before) {
    memset(entry, 0, IMAGE_SET_BYTES);
    packing_put(entry, before, 4);
}

GEO_FN void packing_set_add(char *entry, uint32_t row) {
    packing_put_bits(entry + 4, row % IMAGE_SET_ROWS, 1, 1);
}
