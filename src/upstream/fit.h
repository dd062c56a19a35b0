#ifndef GEO_FIT_H
#define GEO_FIT_H
/* fit -- how a place that an upstream found fits the query: Nominatim finds by any of a place's
 * names, does not tell which, and gives the street when it does not know the house. Pure. */

#include "../geo/place.h"

/* Exact, when all of the query is in the place's name and address and its name is in the query;
 * else by another name. */
GEO_FN place_match fit_name(str text, const place *p);

/* Cuts the next word that can be a house number, "12" or "12a", off the front of *rest. False:
 * there is none. */
GEO_FN bool fit_next_number(str *rest, str *number);
/* Whether the number is the place's house number or postal code, or in its name or address. */
GEO_FN bool fit_has_number(const place *p, str number);

#endif
