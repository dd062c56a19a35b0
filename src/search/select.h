#ifndef GEO_SELECT_H
#define GEO_SELECT_H
/* select -- the places of a kind in an area, in an order. */

#include "../image/image_place.h"

/* Fills places, searched, total, truncated and lacks_kind of the answer. False: the kind is
 * unknown. */
GEO_FN bool select_places(const image_view *v, const place_selection *s, place_answer *answer);
/* Which of the places are in the area of a selection. Returns what that is of the place that is
 * named, "the box of "; absent: the place itself. */
GEO_FN str select_holds(const image_view *v, const place_selection *s, const place *const *places,
                        int count, bool *holds);
GEO_FN str
select_kind(int index); /* words for kinds besides those of category.h; absent: no more */
GEO_FN bool select_kind_is_settled(str word); /* settlements, suburbs, divisions, countries */

#endif
