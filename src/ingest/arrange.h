#ifndef GEO_ARRANGE_H
#define GEO_ARRANGE_H
/* arrange -- import emit: the sorted import records become the places of an image: areas with what
 * contains them, one street for all ways of a name, house numbers in their streets. */

#include "feed.h"

/* Writes all records of the import sort to the image, which must have been begun; leaves out ids of
 * other kinds than `whose`. Uses `memory` during the call, 32 bytes per area. */
GEO_FN void arrange_write(call *c, feed_report *report, spot_ids whose, void *memory, size_t size);

#endif
