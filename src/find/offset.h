#ifndef GEO_OFFSET_H
#define GEO_OFFSET_H
/* offset -- points that are told by other places: "20 km north of Lyon", "between Lyon and Turin".
 * Pure. */

#include "../base/str.h"

typedef struct {
    str from, to;       /* places, as typed; to: absent, or the point is in the middle of both */
    double distance_m;  /* of the point from `from`, */
    double bearing_deg; /* clockwise from north */
    double precision_m; /* of what was said */
} offset_reading;

/* False: the text is nothing of the kind. */
GEO_FN bool offset_read(str text, offset_reading *r);
/* The point, of the places at lats[0], lons[0] and, of a middle, lats[1], lons[1]. */
GEO_FN void offset_point(const offset_reading *r, const double lats[2], const double lons[2],
                         double *lat, double *lon);

#endif
