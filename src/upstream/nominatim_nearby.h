#ifndef GEO_NOMINATIM_NEARBY_H
#define GEO_NOMINATIM_NEARBY_H
/* nominatim_nearby -- what an upstream Nominatim knows round a point. It has no such question, so
 * several others are asked and their answers merged, cut by the circle and sorted by distance. */

#include "../base/str.h"
#include "../base/call.h"
#include "../geo/place.h"

/* The question: what is within radius_m of a point. */
typedef struct {
    double lat, lon, radius_m;
    int limit; /* per category, or in all without categories; 1-50 */
    str_list
        categories; /* as users say them: "pharmacy", "amenity", "tourism=museum"; may be none */
    str language;
} place_area;

/* What find answers, to every question. */
typedef struct {
    place_list places; /* here: nearest first, distance_m and bearing_deg filled */
    place_origin origin;
    str searched;   /* here: one line of what was asked for; absent otherwise */
    bool truncated; /* there may be more than was returned */
} place_answer;

/* Asks the upstream. Some questions failing is no failure: answer->origin.warning and
 * answer->truncated say it. Failures as of nominatim_search, when nothing was answered. */
GEO_FN status nominatim_nearby_ask(call *c, const place_area *area, place_answer *answer);
/* Drops what is outside the circle or there already, fills distance_m and bearing_deg, sorts by
 * distance, keeps `limit`. True: some were cut off by the limit. For sources that answer with a
 * plain list. */
GEO_FN bool nominatim_nearby_arrange(place_list *places, const place_area *area);

#endif
