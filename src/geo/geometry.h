#ifndef GEO_GEOMETRY_H
#define GEO_GEOMETRY_H
/* geometry -- the outline of a place, simplified and written in the forms of other programs. */

#include "../base/arena.h"
#include "../base/out.h"
#include "place.h"

typedef enum { GEOMETRY_GEOJSON, GEOMETRY_KML, GEOMETRY_SVG, GEOMETRY_WKT } geometry_form;

/* Drops points that are nearer than so many degrees to what remains, and rings that become too
 * small to be seen; the largest of them stays. */
GEO_FN void geometry_simplify(arena *a, place_outline *o, double degrees);
GEO_FN place_outline geometry_of_point(arena *a, double lat, double lon); /* one ring of one point */
/* A JSON object, the text of an element, or a plain text. */
GEO_FN void geometry_write(out *o, const place_outline *shape, geometry_form form);

#endif
