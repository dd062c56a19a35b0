#ifndef GEO_GEOMETRY_H
#define GEO_GEOMETRY_H
/* geometry -- the outline of a place, simplified and written in the forms of other programs. */

#include "../base/arena.h"
#include "../base/out.h"
#include "place.h"

enum {
    GEOMETRY_TEXT_MAX = 20000,
    GEOMETRY_POINTS_MAX = 1000 /* in as many bytes */
};
/* The least by which outlines in answers are simplified: 28 m. */
#define GEOMETRY_DEGREES 0.00025

typedef enum { GEOMETRY_GEOJSON, GEOMETRY_KML, GEOMETRY_SVG, GEOMETRY_WKT } geometry_form;

/* Drops points that are nearer than so many degrees to what remains, and rings that are smaller;
 * the largest of them stays. Lines that do not cross still do not. */
GEO_FN void geometry_simplify(arena *a, place_outline *o, double degrees);
/* The same, and no line comes to lie on the other side of one of the fixed points; a small ring
 * with one of them stays. */
GEO_FN void geometry_simplify_round(arena *a, place_outline *o, double degrees,
                                    const double (*fixed)[2], int count);
GEO_FN place_outline geometry_of_point(arena *a, double lat,
                                       double lon); /* one ring of one point */
/* Simplifies to so many points at most, and by *degrees at least, which becomes what was used, and
 * leaves the digits that this needs. False: there are none, or not even then. */
GEO_FN bool geometry_few(arena *a, place_outline *o, int most, double *degrees);
/* The same as GeoJSON, of at most GEOMETRY_TEXT_MAX bytes. Absent: it cannot be. */
GEO_FN str geometry_fit(arena *a, place_outline *o, int most, double *degrees);
/* Of its rings without the holes, on a sphere with the area of the Earth's ellipsoid; 0 for lines.
 */
GEO_FN double geometry_area_km2(const place_outline *o);
/* A JSON object, the text of an element, or a plain text. */
GEO_FN void geometry_write(out *o, const place_outline *shape, geometry_form form);

#endif
