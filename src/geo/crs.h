#ifndef GEO_CRS_H
#define GEO_CRS_H
/* crs -- the coordinate reference systems that a caller may ask for: one row each. */

#include "../base/str.h"

typedef struct {
    str name;        /* "EPSG:4326" */
    str area;        /* where it reaches, for a sentence */
    int decimals;    /* that tell a decimetre or better */
    bool is_degrees; /* longitude first, as in GeoJSON */
} crs;

GEO_FN const crs *crs_row(int i); /* NULL behind the last; row 0 is WGS84 */
/* By its name or its number alone; NULL: not known. */
GEO_FN const crs *crs_find(str name);
/* Two numbers in that system; in degrees any notation that has one likely reading. Where a text has
 * no sense in that system, its likely reading counts. */
GEO_FN bool crs_read(const crs *system, str text, double *lat, double *lon);
/* East and north, or longitude and latitude. False: the system does not reach there. */
GEO_FN bool crs_write(const crs *system, double lat, double lon, double at[2]);

#endif
