#ifndef GEO_AROUND_H
#define GEO_AROUND_H
/* around -- what a point has near it: the feature that it is at, the suburb that it is in, and, for
 * those who want more than the place there, the nearest settlement and land. */

#include "../image/image_place.h"

/* The landmark, airport, summit or islet of the embedded image that the point is at; .m NULL: none.
 * `town`: the settlement there, or none. */
GEO_FN image_ref around_feature(const image_view *v, image_ref town, double lat, double lon);
/* The suburb of the town that surely has the point; .m NULL: none. */
GEO_FN image_ref around_suburb(const image_view *v, image_ref country, image_ref town, double lat,
                               double lon);
/* Fills in what is near a point, for the answer there; `is_full`: all of it. */
GEO_FN void around_find(const image_view *v, const place_point *p, const place *found, bool is_full,
                        place_around *around);

#endif
