#ifndef GEO_MISS_H
#define GEO_MISS_H
/* miss -- why something was not found: what the filters leave out, and what the open images lack.
 */

#include "../geo/place.h"
#include "../image/image_set.h"

/* "Boulder, Colorado, United States (G5574991)" */
GEO_FN str miss_label(arena *mem, const place *p);
/* Why the dropped words are not found there: the images lack streets, such things or the name. */
GEO_FN place_reason miss_reason(const image_view *v, const place *there, str dropped,
                                bool is_address);
/* Whether it is a street, of which no image has any. */
GEO_FN bool miss_is_street(const image_view *v, str text);
/* Whether all such things are known there, as far as people know their names: the embedded image
 * has them of all the world, index files of their region. */
GEO_FN bool miss_covers(const image_view *v, double lat, double lon, str_list tags);
/* Whether a word is a kind of things of which none is known anywhere. */
GEO_FN bool miss_is_kind(const image_view *v, str text);

#endif
