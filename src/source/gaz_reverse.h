#ifndef GEO_GAZ_REVERSE_H
#define GEO_GAZ_REVERSE_H
/* gaz_reverse -- from a point to the place there, and to the places round it. */

#include "gaz_place.h"

/* False: nothing is there, or nothing is known. */
GEO_FN bool reverse_place(const gaz_view *v, const place_point *point, place *found);
/* Within radius_m, nearest first. tags: see gaz_nearby. */
GEO_FN place_list reverse_nearby(const gaz_view *v, double lat, double lon, double radius_m,
                                 str_list tags, int limit);

#endif
