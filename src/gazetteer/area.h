#ifndef GEO_AREA_H
#define GEO_AREA_H
/* area -- which country and which division a point lies in, by their borders. */

#include "image.h"

typedef enum { AREA_COUNTRIES, AREA_DIVISIONS, AREA_LAYERS } area_layer;

enum {
    AREA_ROWS = 180,        /* cells of one degree, from the south */
    AREA_COLUMNS = 360,     /* from the antimeridian eastwards */
    AREA_COLUMN_SHIFT = 23, /* a run: column, whether it is a cell with borders, value */
    AREA_CELL_BIT = 1 << 22,
    AREA_CELL_REGIONS_MAX = 255, /* of one cell: a line names them by one byte */
    AREA_LINE_MAX = 255          /* points of one line in a cell, likewise */
};

/* The place whose area holds the point; IMAGE_NO_PLACE: none, or the image has no such layer. */
GEO_FN uint32_t area_at(const image *m, area_layer layer, double lat, double lon);
/* The same, but only of areas inside `within` (a country): where the layers disagree, the nearest
 * border in the cell that has such an area on one of its sides decides. Off shore: no such area,
 * though some are known, is within some 20 km. */
GEO_FN uint32_t area_within(const image *m, area_layer layer, double lat, double lon,
                            uint32_t within, bool *is_off_shore);

#endif
