#ifndef GEO_PLACE_CODEC_H
#define GEO_PLACE_CODEC_H
/* place_codec -- serialises a list of places: the values of the cache, and what singleflight shares
 * between calls. Ten times faster to read than the JSON it came as. */

#include "../base/arena.h"
#include "../base/out.h"
#include "../geo/place.h"

/* 50 places with full addresses in two-byte scripts take about 50 KiB; the rest is for names and
 * tags. */
enum { PLACE_CODEC_MAX = 90 << 10 };

/* Writes all fields but distance, bearing and match. o->full: it does not fit. */
GEO_FN void place_codec_write(out *o, const place_list *places);
/* Texts point into `bytes`, arrays into `a`. False: not written by this version's
 * place_codec_write, or `a` is too small. */
GEO_FN bool place_codec_read(arena *a, str bytes, place_list *places);

#endif
