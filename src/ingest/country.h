#ifndef GEO_COUNTRY_H
#define GEO_COUNTRY_H
/* country -- countries, divisions and towns of the embedded image, for sources that leave out their
 * own. */

#include "../source/gaz_names.h"
#include "spot.h"

/* Uses this image until the next call; NULL or an empty one: nothing is known. */
GEO_FN void country_use(const image *embedded);
/* The path of the country around a point, in room; empty: unknown. */
GEO_FN str country_path_at(double lat, double lon, char room[SPOT_PATH_MAX]);
/* The path of the country of that name or code. */
GEO_FN str country_path_of(str text, char room[SPOT_PATH_MAX]);
/* Fills an import record with names, point and box of the country of a path; texts go into `a`.
 * False: unknown. */
GEO_FN bool country_fill(str path, spot *s, arena *a);
/* The same for the division or settlement of the record's name around a point; *cls becomes its
 * class. */
GEO_FN bool country_fill_area(image_class *cls, double lat, double lon, spot *s, arena *a);
/* Whom to credit for what was filled in; "": nothing was. Valid while the image is open. */
GEO_FN str country_credit(void);

#endif
