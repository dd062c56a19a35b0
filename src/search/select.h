#ifndef GEO_SELECT_H
#define GEO_SELECT_H
/* select -- the places of a kind in an area, in an order. */

#include "../image/image_place.h"

/* Fills places, searched, total, truncated and lacks_kind of the answer. False: the kind is
 * unknown. */
GEO_FN bool select_places(const image_view *v, const place_selection *s, place_answer *answer);
GEO_FN str
select_kind(int index); /* words for kinds besides those of category.h; absent: no more */
GEO_FN bool select_kind_is_settled(str word); /* settlements, suburbs, divisions, countries */

#endif
