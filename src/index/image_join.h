#ifndef GEO_IMAGE_JOIN_H
#define GEO_IMAGE_JOIN_H
/* image_join -- the part of an index image that refers to places: parents, houses, names, regions.
 * The final number of a place, its rank, is known only when all places have come and been sorted,
 * so these are kept by the number that the place had when it was added, and joined at the end.
 *
 * Once the call has failed, these functions do nothing. */

#include "../base/arena.h"
#include "../base/call.h"
#include "../image/image.h"
#include "sort.h"

/* Starts an image; takes all of `mem`, and opens a sorter of places in a part of it that
 * image_join_write needs. `path` is that of the image, for temporary files beside it. */
/* is_indexed: with the spelling index and the rows by id; has_groups: with ID_ORDER. */
GEO_FN void image_join_begin(const char *path, arena *mem, sorter *places, bool is_indexed,
                             bool has_groups);
GEO_FN void image_join_add_name(call *c, uint32_t number, image_name_class cls, uint32_t lang,
                                str text);
GEO_FN void image_join_add_tag(call *c, uint32_t number, uint32_t key, str value);
#ifdef GEOCODER_TABLES
/* The place of a region of the border layers. */
GEO_FN void image_join_add_region(call *c, uint32_t region, uint32_t number);
#endif

typedef struct {
    uint32_t number, rank;
    uint32_t parent;   /* its number; IMAGE_NO_PLACE: none */
    uint32_t postcode; /* number of its postcode + 1; 0: none */
    unsigned weight, cls;
    uint64_t id;
} image_join_place;
GEO_FN void image_join_add_rank(call *c, const image_join_place *p);

/* After all ranks, when the sorter of places is closed: writes the sections; returns the number of
 * keys. */
GEO_FN uint32_t image_join_write(call *c, uint32_t places);
GEO_FN void image_join_close(void);

#endif
