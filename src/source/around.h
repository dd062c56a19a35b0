#ifndef GEO_AROUND_H
#define GEO_AROUND_H
/* around -- what an upstream Nominatim knows round a point. It has no such question, so several
 * others are asked and their answers merged, cut by the circle and sorted by distance. */

#include "find.h"

/* find_nearby on the upstream. Some questions failing is no failure: answer->origin.warning and
 * answer->truncated say it. Failures as of nom_search, when nothing was answered. */
GEO_FN status around_ask(call *c, const find_area *area, find_answer *answer);
/* Drops what is outside the circle, fills distance_m and bearing_deg, sorts by distance, keeps
 * `limit`. True: some were cut off by the limit. For sources that answer with a plain list. */
GEO_FN bool around_arrange(place_list *places, const find_area *area);

#endif
