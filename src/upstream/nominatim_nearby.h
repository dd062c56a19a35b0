#ifndef GEO_NOMINATIM_NEARBY_H
#define GEO_NOMINATIM_NEARBY_H
/* nominatim_nearby -- what an upstream Nominatim knows round a point. It has no such question, so
 * several others are asked and their answers merged, cut by the circle and sorted by distance. */

#include "../base/call.h"
#include "../base/str.h"
#include "../geo/place.h"

/* Asks the upstream. Some questions failing is no failure: answer->origin.warning and
 * answer->truncated say it. Failures as of nominatim_search, when nothing was answered. */
GEO_FN status nominatim_nearby_ask(call *c, const place_area *area, place_answer *answer);
/* Drops what is outside the circle or there already, fills distance_m and bearing_deg, sorts by
 * distance, keeps `limit`. True: some were cut off by the limit. For sources that answer with a
 * plain list. */
GEO_FN bool nominatim_nearby_arrange(place_list *places, const place_area *area);

#endif
