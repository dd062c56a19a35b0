#ifndef GEO_AREA_H
#define GEO_AREA_H
/* area -- the country, the division and the municipality that a point lies in, by their borders. A
 * municipality is known by the settlement that it is named after. */

#include "image.h"

typedef enum { AREA_COUNTRIES, AREA_DIVISIONS, AREA_MUNICIPALITIES, AREA_LAYERS } area_layer;

enum {
    AREA_ROWS = 180,        /* one-degree cells, from the south pole northwards */
    AREA_COLUMNS = 360,     /* from the antimeridian eastwards */
    AREA_COLUMN_SHIFT = 23, /* a run packs its column, AREA_CELL_BIT and its value */
    AREA_CELL_BIT = 1 << 22,
    AREA_CELL_REGIONS_MAX = 255, /* in one cell: lines refer to them by one byte */
    AREA_LINE_MAX = 20           /* points of one line in a cell, so that few are read in vain */
};

/* The region that contains the point; 0: none, or the image lacks the layer. */
GEO_FN unsigned area_region_at(const image *m, area_layer layer, double lat, double lon);
/* The same among the areas inside `within`, a country. Where the layers disagree, the nearest
 * border in the cell with such an area on one of its sides decides. Off shore means that such areas
 * are known, but none lies within some 20 km. */
GEO_FN unsigned area_region_within(const image *m, area_layer layer, double lat, double lon,
                                   uint32_t within, bool *is_off_shore);
/* The place that a region belongs to; IMAGE_NO_PLACE: none. */
GEO_FN uint32_t area_place(const image *m, unsigned region);
/* The place of the region that contains the point. */
GEO_FN uint32_t area_at(const image *m, area_layer layer, double lat, double lon);
/* Whether the place is `within` or one of its ancestors is. */
GEO_FN bool area_is_within(const image *m, uint32_t row, uint32_t within);

#endif
