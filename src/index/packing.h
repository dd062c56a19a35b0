#ifndef GEO_PACKING_H
#define GEO_PACKING_H
/* packing -- numbers of an index image in few bytes; image.c describes the forms. */

#include "../image/image.h"

enum {
    PACKING_ROWS_MAX = 1 << IMAGE_SHIFT_MAX,
    PACKING_BYTES_MAX = (PACKING_ROWS_MAX + 2) * IMAGE_PACKED_WIDTH_MAX
};

/* The bytes that packing_block will write. */
GEO_FN size_t packing_size(const uint64_t *numbers, unsigned count, uint32_t width);
/* Writes a block of up to PACKING_ROWS_MAX numbers of `width` bytes into `out`
 * (PACKING_BYTES_MAX); returns its length. */
GEO_FN size_t packing_block(const uint64_t *numbers, unsigned count, uint32_t width, char *out);

/* An entry of a set of rows (IMAGE_SET_BYTES), of which `before` are in entries before it. */
GEO_FN void packing_set_begin(char *entry, uint32_t before);
GEO_FN void packing_set_add(char *entry, uint32_t row);

/* The bits that a number up to `most` takes. */
GEO_FN unsigned packing_bits_of(uint64_t most);
/* Adds a number of `bits` bits behind the `done` that are at `at`; those that follow are zeros. */
GEO_FN void packing_put_bits(char *at, size_t done, uint64_t number, unsigned bits);

#endif
