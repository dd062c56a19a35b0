#ifndef GEO_GAZ_PLACE_H
#define GEO_GAZ_PLACE_H
/* gaz_place -- what contains a place, and the place as an answer. */

#include "../geo/place.h"
#include "gaz_near.h"
#include "gaz_set.h"

#define GAZ_DEGREE_M 111195.0 /* of latitude, on the sphere of geo.h */

enum { GAZ_CHAIN_MAX = 12 }; /* a place and what contains it */

/* The place itself and what contains it, from the smallest to the country; answers how many. What
 * an index file does not know (country, division) comes from the base image by position. */
GEO_FN int gaz_chain(const gaz_set *set, gaz_ref ref, gaz_ref chain[GAZ_CHAIN_MAX]);
/* The country and the smallest division of the base image at a point; ref.m NULL: none. Off shore:
 * the country claims the sea there, but its land is some 20 km away or more. */
GEO_FN gaz_ref gaz_country_at(const gaz_set *set, double lat, double lon);
GEO_FN gaz_ref gaz_division_at(const gaz_set *set, gaz_ref country, double lat, double lon,
                               bool *is_off_shore);
/* The settlement that people name when they stand at a point of that country. Weighs distance by
 * size; another division than `division` counts as farther. max_m: nothing beyond. ref.m NULL:
 * none. */
GEO_FN gaz_ref gaz_settlement_at(const gaz_set *set, gaz_ref country, gaz_ref division, double lat,
                                 double lon, double max_m);
/* The same among those of a division of the base image within whose reach the point is. */
GEO_FN gaz_ref gaz_settlement_in(gaz_ref division, double lat, double lon);
/* It or the first above it that is of class `lowest` or a larger one; .m NULL: there is none. */
GEO_FN gaz_ref gaz_up_to(gaz_ref ref, int lowest);
GEO_FN bool gaz_is_in(gaz_ref ref, gaz_ref area); /* by the chain of parents in their image */
GEO_FN bool gaz_same(gaz_ref a, gaz_ref b);
GEO_FN double gaz_distance_m(gaz_ref a, gaz_ref b); /* along the great circle */
GEO_FN image_class gaz_class(gaz_ref ref);
GEO_FN bool gaz_is_settled(gaz_ref ref); /* a metropolis, city, town or village */
/* Nominatim's layers ("poi,natural") as IMAGE_CLASS_BITs; all when none is named. */
GEO_FN unsigned gaz_layers(str layers);
/* The best that answers a question; .m NULL: none, also when there is no image. */
GEO_FN gaz_ref gaz_nearest(const image *m, const near_query *q);
/* Makes a question one for settlements by a score of distances in reaches; max_m is the caller's.
 */
GEO_FN void gaz_ask_settled(near_query *q);
/* How far a settlement of so many people reaches from its middle (see gaz_place.c). */
GEO_FN double gaz_reach_m(uint32_t people);

GEO_FN place gaz_fill(const gaz_view *v, gaz_ref ref);
/* The same of a chain that is known already; chain[0] is the place. */
GEO_FN place gaz_fill_chain(const gaz_view *v, const gaz_ref *chain, int count);

#endif
