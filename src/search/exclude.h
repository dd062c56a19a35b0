#ifndef GEO_EXCLUDE_H
#define GEO_EXCLUDE_H
/* exclude -- the places that a search leaves out, because its caller has them already. */

#include "../image/image_set.h"

typedef struct {
    int64_t *slots; /* a hash table; 0: free. NULL: nothing is excluded */
    size_t count;
} exclude;

/* Of a list of place_ids and ids of OpenStreetMap objects, "7,N1"; others are ignored. */
GEO_FN exclude exclude_read(const image_view *v, str ids);
GEO_FN bool exclude_has(const exclude *e, const image_set *set, image_ref ref);

#endif
