#ifndef GEO_COUNTRY_H
#define GEO_COUNTRY_H
/* country -- the countries of the embedded image, their divisions and towns, for sources that leave
 * out their own. */

#include "../source/gaz_names.h"
#include "spot.h"

/* Until the next call countries come from this image; NULL or an empty one: there are none. */
GEO_FN void country_use(const image *embedded);
/* The path of the country that a point lies in, in room; empty when none is known. */
GEO_FN str country_path_at(double lat, double lon, char room[SPOT_PATH_MAX]);
/* The path of the country of that name or code. */
GEO_FN str country_path_of(str text, char room[SPOT_PATH_MAX]);
/* Fills a spot with names, point and box of the country of a path; texts go into `a`. False:
 * unknown. */
GEO_FN bool country_fill(str path, spot *s, arena *a);
/* The same for the division or settlement of the spot's name whose middle is said to be at a point;
 * *cls becomes the settlement's own. */
GEO_FN bool country_fill_area(image_class *cls, double lat, double lon, spot *s, arena *a);
/* Whom to credit for what was filled in; "" when nothing was. As long as the image is open. */
GEO_FN str country_credit(void);

#endif
