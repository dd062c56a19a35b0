#ifndef GEO_AXES_H
#define GEO_AXES_H
/* axes -- the points of a table: how cells write them, and whether latitude and longitude seem to
 * be in each other's columns. */

#include "../base/out.h"

enum {
    AXES_SAMPLE_MAX = 10000, /* points of which it is asked whether they are at sea */
    AXES_NAME_MAX = 64,      /* bytes of a column's name; a longer one goes by its number */
    AXES_CELL_MAX = 64       /* bytes of a coordinate: degrees, minutes and seconds in words */
};

typedef struct {
    int64_t points, at_sea;
    int64_t beyond; /* latitudes of more than 90 degrees */
    int64_t better; /* of both kinds, those that are on land when they are swapped */
    int64_t far;    /* both values are beyond 180: no degrees */
} axes;

/* A number with a decimal point, or a comma, as spreadsheets write it in half of the world. */
GEO_FN bool axes_number(str cell, double *number);
/* The cells of a latitude and a longitude: two such numbers, which may be beyond 180, or degrees in
 * any notation of ../geo/notation.h. */
GEO_FN bool axes_point(str lat, str lon, double *lat_deg, double *lon_deg);
/* Counts one point. `is_at_sea` tells whether a point is. */
GEO_FN void axes_add(axes *a, double lat, double lon,
                     bool (*is_at_sea)(void *ctx, double lat, double lon), void *ctx);
GEO_FN void axes_join(axes *a, const axes *more);
/* What to call column `cell`, from 0, in an option: its header, or its number where the header
 * would be read as something else. In `room`. */
GEO_FN str axes_name(str header, int cell, char room[AXES_NAME_MAX]);
/* What is wrong with the points of the columns of these names, and the option that swaps them
 * (NULL: there is none), if that helps; writes nothing when most are on land. */
GEO_FN void axes_write(out *o, const axes *a, const char *option, str lat, str lon);

#endif
