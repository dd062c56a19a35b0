#ifndef GEO_KEYS_H
#define GEO_KEYS_H
/* keys -- the name index of an image: folded names in order, the forms in which they are written,
 * and their postings. */

#include "../base/call.h"
#include "../source/gaz_image.h"

/* `places`, `names` and `name_bytes` bound the widths of numbers. */
GEO_FN void keys_begin(uint32_t places, uint64_t names, uint64_t name_bytes);

/* One name of one place. They come sorted by key (as stored: fold_pack), then by descending weight,
 * place and class. */
typedef struct {
    str key, text;
    uint32_t place;
    unsigned weight, cls;
    bool has_bearer; /* false: no posting (house numbers) */
    bool shows;      /* is displayed, so it needs a number */
} keys_name;
/* Returns the number of the name if it shows, else 0. */
GEO_FN uint64_t keys_add(call *c, const keys_name *n);
GEO_FN uint32_t keys_end(call *c); /* returns the number of keys */

#endif
