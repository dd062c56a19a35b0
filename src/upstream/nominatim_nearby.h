#ifndef GEO_NOMINATIM_NEARBY_H
#define GEO_NOMINATIM_NEARBY_H
/* nominatim_nearby -- what an upstream Nominatim knows around a point. It has no such query, so
 * several others are sent and their answers merged, clipped to the circle and sorted by distance.
 */

#include "../base/call.h"
#include "../base/str.h"
#include "../geo/place.h"

/* If only some queries fail, the call succeeds with origin.warning and `truncated` set; if all
 * fail, it fails as nominatim_search does. */
GEO_FN status nominatim_nearby_ask(call *c, const place_area *area, place_answer *answer);
/* Fills distance_m and bearing_deg, drops places outside the circle and duplicates, sorts by
 * distance and keeps `limit`. True: the limit cut some off. For sources that return a plain list.
 */
GEO_FN bool nominatim_nearby_rank(place_list *places, const place_area *area);

#endif
