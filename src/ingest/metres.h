#ifndef GEO_METRES_H
#define GEO_METRES_H
/* metres -- the reference system of a table whose coordinates are metres: the one that puts its
 * points where its towns and countries are, when that is certain. */

#include "../geo/crs.h"
#include "../geo/geo.h"
#include "import_reader.h"

enum { METRES_ROWS_MAX = 48 }; /* of a table that are looked at */

typedef struct {
    int rows, far; /* far: both values are beyond 180 */
    struct {
        int valid;     /* on land, in a country that uses the system, and not turned */
        int near;      /* near the town of the row */
        int elsewhere; /* where the town is not, though it is known */
        int country;   /* in the country of the row */
        double lat, lon;
    } systems[CRS_MAX];
} metres;

/* The point of two numbers, also where north comes first (is_turned), as in some countries X is
 * north. False: the system does not reach there. */
GEO_FN bool metres_point(const crs *system, double east, double north, double *lat, double *lon,
                         bool *is_turned);
GEO_FN void metres_begin(metres *m);
/* The same, where no build has chosen the image whose towns and countries are known. */
GEO_FN void metres_begin_alone(metres *m);
/* A point as it stands in the table, north or latitude first, with the town and country of its
 * row. */
GEO_FN void metres_add(metres *m, const double at[2], str town, str country);
GEO_FN bool metres_are_degrees(const metres *m);
/* The system that is certain; NULL: none is. */
GEO_FN const crs *metres_system(const metres *m);
/* A sentence that names the systems which may be meant, by the option. */
GEO_FN void metres_write_advice(const metres *m, out *o);
/* NULL: they are degrees, or c has failed as it is not certain. */
GEO_FN const crs *metres_decide(const metres *m, call *c, import_reader *f);

#endif
