#ifndef GEO_CRS_H
#define GEO_CRS_H
/* crs -- the coordinate reference systems that a caller may ask for, or that a table is in: THE
 * table of them.
 *
 * To add one: write its row; to add a method or datum, its function or its row. */

#include "../base/str.h"

enum { CRS_MAX = 160 }; /* systems, with the zones of UTM */

typedef struct {
    str name;              /* "EPSG:4326" */
    str area;              /* where it reaches, for a sentence */
    const char *countries; /* that use it, sorted, "ch li"; "": many */
    int decimals;          /* that tell a decimetre or better */
    bool is_degrees;       /* longitude first, as in GeoJSON */
    short row, step;       /* of the tables in crs.c */
} crs;

/* NULL behind the last; row 0 is WGS84, those of single countries come before those of many. */
GEO_FN const crs *crs_row(int i);
/* By its name or its number alone; NULL: not known. */
GEO_FN const crs *crs_find(str name);
/* Two numbers in that system; in degrees any notation that has one likely reading. Where a text has
 * no sense in that system, its likely reading counts. */
GEO_FN bool crs_read(const crs *system, str text, double *lat, double *lon);
/* East and north, or longitude and latitude. False: the system does not reach there. */
GEO_FN bool crs_write(const crs *system, double lat, double lon, double at[2]);
/* And back. Old systems: to some metres. */
GEO_FN bool crs_point(const crs *system, double east, double north, double *lat, double *lon);

#endif
