#ifndef GEO_FIND_POINT_H
#define GEO_FIND_POINT_H
/* find_point -- coordinates that were read from a query, as a place. */

#include "../base/call.h"
#include "../geo/notation_degrees.h"
#include "../geo/place.h"

/* The exact point, with a box as large as it is uncertain, and name and address of the place that
 * is there; `there` is NULL when nothing is known. */
GEO_FN place find_point_place(call *c, const notation_reading *r, const place *there);
/* Whether the filters of the query let it through. */
GEO_FN bool find_point_fits(const place_query *query, const place *p);

#endif
