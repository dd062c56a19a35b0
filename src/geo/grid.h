#ifndef GEO_GRID_H
#define GEO_GRID_H
/* grid -- map grids in metres: UTM and UPS, the Military Grid Reference System, the Swiss grids,
 * Web Mercator; and from one datum to another. */

#include "../base/out.h"

typedef struct {
    double lat, lon; /* WGS84 degrees; both NaN where a grid does not reach */
} grid_point;

typedef struct {
    double east, north;
} grid_metres;

typedef struct {
    int zone; /* 1-60; 0 is UPS, round the poles */
    bool is_north;
    grid_metres at; /* with the false easting and northing */
} grid_utm;

enum { GRID_MGRS_DIGITS = 5 }; /* of an easting or northing: metres */

/* Which letters a point has: C-X in UTM, A and B, Y and Z west and east of the poles in UPS. */
GEO_FN char grid_band(double lat, double lon);
GEO_FN grid_utm grid_utm_of(double lat, double lon); /* in the zone that the standard says */
GEO_FN grid_point grid_utm_point(grid_utm u);        /* NAN outside the grid */

/* "31UDQ4825111932" without blanks, 0 to 5 digits for each axis; also the zone alone, "31U". The
 * point is the middle of the square and half_m half its side. False for squares that are not. */
GEO_FN bool grid_mgrs_read(str text, grid_point *p, double *half_m);
GEO_FN void grid_mgrs_write(out *o, double lat, double lon, int digits);

/* LV95 (EPSG:2056); LV03 (EPSG:21781) is taken as the same less 2,000 and 1,000 km. */
GEO_FN grid_metres grid_swiss_of(double lat, double lon);
GEO_FN grid_point grid_swiss_point(grid_metres m);
GEO_FN bool grid_swiss_is(grid_metres m); /* in the box round Switzerland and Liechtenstein */

typedef struct {
    double a, e2; /* metres; the square of the first eccentricity */
} grid_ellipsoid;
/* Of a datum to WGS84: three metres, three seconds of arc, and the scale in millionths. */
typedef double grid_shift[7];
/* Latitude and longitude (radians, height 0) on one ellipsoid to those on another; NULL: that of
 * WGS84. sign: 1 to WGS84, -1 from it; one after the other is exact to a centimetre. */
GEO_FN void grid_datum(double *lat, double *lon, const grid_ellipsoid *from,
                       const grid_ellipsoid *to, const grid_shift shift, double sign);

/* EPSG:3857, up to 85.06 degrees. */
#define GRID_MERCATOR_MAX 20037508.342789244 /* metres: half the square's side */
GEO_FN grid_metres grid_mercator_of(double lat, double lon);
GEO_FN grid_point grid_mercator_point(grid_metres m);

#endif
