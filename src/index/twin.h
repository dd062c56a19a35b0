#ifndef GEO_TWIN_H
#define GEO_TWIN_H
/* twin -- which rows of several images are the same thing, and which of them stands for all. */

#include "../base/call.h"
#include "../image/image.h"

typedef struct {
    int image;
    uint32_t row;
} twin_row;

/* The images stay open until the last twin_of. Only ids of one kind count. `memory` keeps their
 * areas, 32 bytes for each; fails when it is too small. */
GEO_FN void twin_begin(call *c, const image *images, int count, bool has_osm_ids, void *memory,
                       size_t size);
/* The id of a row; 0: it has none of the kind that counts. */
GEO_FN uint64_t twin_id(twin_row r);
/* The row that stands for this one: itself, or one of another image. */
GEO_FN twin_row twin_of(twin_row r);

#endif
