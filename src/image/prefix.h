#ifndef GEO_PREFIX_H
#define GEO_PREFIX_H
/* prefix -- names of an image that begin with some letters, those of the most important places
 * first. */

#include "../base/call.h"
#include "image.h"

typedef struct {
    uint32_t key, place;
    unsigned weight;
} prefix_hit;

/* Keys that begin with `prefix`, the heaviest first, each place once; returns their number. */
GEO_FN int prefix_find(call *c, const image *m, str prefix, prefix_hit *hits, int limit);
/* The places of exactly that name, folded; returns their number. */
GEO_FN int prefix_namesakes(call *c, const image *m, str name, prefix_hit *hits, int limit);

#endif
