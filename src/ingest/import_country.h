#ifndef GEO_IMPORT_COUNTRY_H
#define GEO_IMPORT_COUNTRY_H
/* import_country -- countries, divisions and towns of the embedded image, for sources that leave
 * out their own. */

#include "../base/arena.h"
#include "../image/names.h"
#include "import_record.h"

/* Uses the embedded image from now on; is_known false, or an empty image: nothing is known. Not for
 * several threads at a time, nor is anything below. */
GEO_FN void import_country_use(bool is_known);
/* The path of the country around a point, in room; empty: unknown. */
GEO_FN str import_country_path_at(double lat, double lon, char room[IMPORT_RECORD_PATH_MAX]);
/* Whether a town of that name is around a point; -1: one is, but elsewhere. */
GEO_FN int import_country_has_town(str name, double lat, double lon);
/* Whether no country's borders contain the point. */
GEO_FN bool import_country_is_at_sea(double lat, double lon);
/* The path of the country of that name or code. */
GEO_FN str import_country_path_of(str text, char room[IMPORT_RECORD_PATH_MAX]);
/* Fills an import record with names, point and box of the country of a path; texts go into `a`.
 * False: unknown, and no more than its code is filled in. */
GEO_FN bool import_country_fill(str path, import_record *r, arena *a);
/* The same for the division or settlement of the record's name around a point; *cls becomes its
 * class. */
GEO_FN bool import_country_fill_area(image_class *cls, double lat, double lon, import_record *r,
                                     arena *a);
/* Whom to credit for what was filled in; "": nothing was. Valid while the image is open. */
GEO_FN str import_country_credit(void);

#endif
