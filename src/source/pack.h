#ifndef GEO_PACK_H
#define GEO_PACK_H
/* pack -- a list of places as one run of bytes and back: what the cache keeps and what calls that
 * ask the same at the same time hand to each other. Ten times faster to read than the JSON it came
 * as. */

#include "../base/base.h"
#include "../base/out.h"
#include "../geo/place.h"

enum {
    PACK_MAX = 90 << 10
}; /* 50 places with full addresses in two-byte scripts are near 50 KiB; the rest for names, tags */

/* Everything but distance, bearing and match. o->full: it does not fit. */
GEO_FN void pack_write(out *o, const place_list *places);
/* Texts point into `packed`, arrays into `a`. False: not written by pack_write of this version, or
 * `a` is too small. */
GEO_FN bool pack_read(arena *a, str packed, place_list *places);

#endif
