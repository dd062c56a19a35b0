#ifndef GEO_PLACE_CODEC_H
#define GEO_PLACE_CODEC_H
/* place_codec -- a list of places as one run of bytes and back: what the cache keeps and what calls
 * that ask the same at the same time hand to each other. Ten times faster to read than the JSON it
 * came as. */

#include "../base/arena.h"
#include "../base/out.h"
#include "../geo/place.h"

enum {
    PLACE_CODEC_MAX = 90 << 10
}; /* 50 places with full addresses in two-byte scripts are near 50 KiB; the rest for names, tags */

/* Everything but distance, bearing and match. o->full: it does not fit. */
GEO_FN void place_codec_write(out *o, const place_list *places);
/* Texts point into `packed`, arrays into `a`. False: not written by place_codec_write of this
 * version, or `a` is too small. */
GEO_FN bool place_codec_read(arena *a, str packed, place_list *places);

#endif
