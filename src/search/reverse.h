#ifndef GEO_REVERSE_H
#define GEO_REVERSE_H
/* reverse -- from a point to the place there, and to the places around it. */

#include "../image/image_place.h"

/* False: nothing is known there. */
GEO_FN bool reverse_place(const image_view *v, const place_point *point, place *found);
/* See gazetteer_nearby. */
GEO_FN place_list reverse_nearby(const image_view *v, const place_area *area, str_list tags);

#endif
