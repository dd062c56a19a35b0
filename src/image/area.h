#ifndef GEO_AREA_H
#define GEO_AREA_H
/* area -- the country, the division, the municipality and the lake that a point lies in, by their
 * borders. A municipality is known by the settlement that it is named after. */

#include "area_line.h"

/* The region that contains the point; 0: none, or the image lacks the layer. */
GEO_FN unsigned area_region_at(const image *m, area_layer layer, double lat, double lon);
/* The same among the areas inside `within`, a country. Where the layers disagree, the nearest
 * border in the cell with such an area on one of its sides decides. */
GEO_FN unsigned area_region_within(const image *m, area_layer layer, double lat, double lon,
                                   uint32_t within);
/* The place that a region belongs to; IMAGE_NO_PLACE: none. */
GEO_FN uint32_t area_place(const image *m, unsigned region);
/* The place of the region that contains the point. */
GEO_FN uint32_t area_at(const image *m, area_layer layer, double lat, double lon);
/* Whether the place is `within` or one of its ancestors is. */
GEO_FN bool area_is_within(const image *m, uint32_t row, uint32_t within);

#endif
