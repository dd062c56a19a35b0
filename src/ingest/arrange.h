#ifndef GEO_ARRANGE_H
#define GEO_ARRANGE_H
/* arrange -- what was gathered becomes places of an image: areas with what contains them, one
 * street of the ways of a name, house numbers in their streets. */

#include "feed.h"

/* Writes all that was gathered to the image writer, which has been begun; ids of others than
 * `whose` are left out. Uses `memory` for the time of the call, 32 bytes per area. */
GEO_FN status arrange_write(call *c, feed_report *report, spot_ids whose, void *memory,
                            size_t size);

#endif
