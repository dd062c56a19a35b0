/* block_writer -- which blocks of rows have places of a country or state, see BLOCKS in image.c.
 * Reads the parents that are written already. Owns the pairs of an area and a block. */
#include "block_writer.h"

#include <stdlib.h>

#include "sections.h"

enum {
    BLOCK_WRITER_PAIRS_MAX = 1 << 16,
    BLOCK_WRITER_SHIFT = 16 /* a pair is the area's row, then the block */
};

static struct {
    uint32_t pairs[BLOCK_WRITER_PAIRS_MAX];
    size_t count;
} block_writer;

/* The state above the row, or the country where there is none; `areas`: neither. */
static uint32_t block_writer_area(call *c, sections_reader *parents, uint64_t row, uint32_t areas) {
    for (int i = 0; i < IMAGE_CHAIN_MAX; i++) {
        uint64_t parent = sections_get(c, parents, row);
        if (!parent || parent <= areas) {
            return parent ? (uint32_t)parent - 1 : areas;
        }
        row = parent - 1;
    }
    return areas;
}

static void block_writer_add(call *c, uint32_t pair) {
    if (block_writer.count == BLOCK_WRITER_PAIRS_MAX) {
        call_fail(c, GEO_TOO_LARGE, "areas have places in more than %d blocks",
                  BLOCK_WRITER_PAIRS_MAX);
        return;
    }
    block_writer.pairs[block_writer.count++] = pair;
}

static int block_writer_compare(const void *a, const void *b) {
    uint32_t p = *(const uint32_t *)a, q = *(const uint32_t *)b;
    return p < q ? -1 : p > q;
}

/* Once for each pair, although each block gives its own only once in a row. */
static void block_writer_put(call *c, uint32_t areas) {
    size_t at = 0;
    for (uint32_t area = 0; area <= areas; area++) {
        sections_put(c, IMAGE_BLOCK_FIRST, sections_count(IMAGE_BLOCK_ROW));
        for (; at < block_writer.count && block_writer.pairs[at] >> BLOCK_WRITER_SHIFT == area;
             at++) {
            if (!at || block_writer.pairs[at] != block_writer.pairs[at - 1]) {
                sections_put(c, IMAGE_BLOCK_ROW,
                             block_writer.pairs[at] & ((1U << BLOCK_WRITER_SHIFT) - 1));
            }
        }
    }
    sections_put(c, IMAGE_BLOCK_FIRST, sections_count(IMAGE_BLOCK_ROW));
}

GEO_FN void block_writer_write(call *c, uint32_t areas, uint32_t end) {
    sections_reader parents = {.section = IMAGE_PARENT};
    uint32_t last = 0;
    if (areas >> BLOCK_WRITER_SHIFT || end / IMAGE_BLOCK_ROWS >> BLOCK_WRITER_SHIFT) {
        call_fail(c, GEO_TOO_LARGE, "there are too many areas, or places in them");
    }
    block_writer.count = 0;
    for (uint32_t row = areas; row < end && !c->code; row++) {
        uint32_t pair = block_writer_area(c, &parents, row, areas) << BLOCK_WRITER_SHIFT |
                        row / IMAGE_BLOCK_ROWS;
        if (row == areas || pair != last) {
            block_writer_add(c, pair);
        }
        last = pair;
    }
    qsort(block_writer.pairs, block_writer.count, sizeof *block_writer.pairs, block_writer_compare);
    sections_fit(IMAGE_BLOCK_FIRST, block_writer.count);
    sections_fit(IMAGE_BLOCK_ROW, end / IMAGE_BLOCK_ROWS);
    block_writer_put(c, areas);
}
