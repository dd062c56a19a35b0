#ifndef GEO_WORLD_H
#define GEO_WORLD_H
/* world -- the coasts, borders and cities of the embedded gazetteer in few bytes, for maps.
 *
 *     file    = "GW1\0" units line* 0 city*
 *     line    = points kind point*      coasts are closed rings with the land on their left, cut
 *                                       along the antimeridian and closed around the south pole
 *     kind    = 0 coast, 1 border of countries, 2 border of their largest divisions, 3 shore of a
 *               lake or of an island in it (a closed ring)
 *     point   = dlon dlat               from the point before it, the first of a line from 0, 0
 *     city    = lon lat thousands length name      the largest first; UTF-8
 *
 * units: of a degree. Numbers are LEB128, lons and lats zigzag before that. */

#include "../base/call.h"

typedef enum {
    WORLD_COARSE, /* coasts and countries, for a page of its own */
    WORLD_FINE,   /* with divisions */
    WORLD_DETAILS
} world_detail;

typedef enum { WORLD_COAST, WORLD_BORDER, WORLD_DIVISION, WORLD_LAKE, WORLD_KINDS } world_kind;

enum {                           /* at most, of a file */
       WORLD_LINE_MAX = 1 << 15, /* points of a line */
       WORLD_POINTS_MAX = 1 << 18,
       WORLD_PARTS_MAX = 1 << 14
};

/* Made when first asked for, with some 40 MiB of the call's arena. PROCESS. Absent: there is no
 * gazetteer, or no memory. */
GEO_FN str world_get(call *c, world_detail detail);

#endif
