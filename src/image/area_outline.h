#ifndef GEO_AREA_OUTLINE_H
#define GEO_AREA_OUTLINE_H
/* area_outline -- the outline of the land of a country, a division or a municipality, or of a lake,
 * of the border lines that point-in-polygon needs. */

#include "../geo/place.h"
#include "image.h"

enum { AREA_OUTLINE_BESIDE_MAX = 256 };

/* In the arena; outer rings run counterclockwise, each with its holes behind it, and are cut at the
 * antimeridian. False: the place has no region; or its outline does not fit, and
 * the arena is full. */
GEO_FN bool area_outline_read(const image *m, uint32_t row, arena *a, place_outline *o);
/* The places of these classes, without those that the place is in, that share a border line with
 * it, not only in a lake; returns their number. -1: the place has no region. */
GEO_FN int area_outline_beside(const image *m, uint32_t row, unsigned classes,
                               uint32_t rows[AREA_OUTLINE_BESIDE_MAX]);

#endif
