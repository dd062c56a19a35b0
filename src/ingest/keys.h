#ifndef GEO_KEYS_H
#define GEO_KEYS_H
/* keys -- the names of an image: folded keys in their order, how they are written, who bears them.
 */

#include "../base/call.h"
#include "../source/gaz_image.h"

/* Begins; names and bytes bound the widths of numbers. */
GEO_FN void keys_begin(uint32_t places, uint64_t names, uint64_t name_bytes);

/* One name of one place. They come sorted by key (as stored: fold_pack), then by falling weight,
 * place and class. `name` is the number that the name gets, when it is one that shows. */
typedef struct {
    str key, text;
    uint32_t place;
    unsigned weight, cls;
    bool has_bearer; /* false: the key finds nobody (house numbers) */
    bool shows;
} keys_name;
GEO_FN status keys_add(call *c, const keys_name *n, uint64_t *name);
/* Answers the number of keys. */
GEO_FN status keys_end(call *c, uint32_t *count);

#endif
