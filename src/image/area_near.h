#ifndef GEO_AREA_NEAR_H
#define GEO_AREA_NEAR_H
/* area_near -- the nearest coast and the nearest border of countries. */

#include "area_line.h"

typedef enum {
    AREA_NEAR_COAST, /* land on one side of it only */
    AREA_NEAR_BORDER /* another country on either side */
} area_near_kind;

typedef struct {
    double lat, lon, distance_m; /* of the nearest point of the line */
    unsigned left, right;        /* the regions beside it there (area_place); 0: sea */
} area_near;

/* The nearest line of land inside `within`, a country or division; IMAGE_NO_PLACE: of any. Looks at
 * the divisions' layer, no farther than max_m and at some thousand cells at most. False: there is
 * none. */
GEO_FN bool area_near_find(const image *m, area_near_kind kind, uint32_t within, double lat,
                           double lon, double max_m, area_near *found);
/* Whether the point is on no land, and none inside `within` is in reach of its territorial sea. */
GEO_FN bool area_near_is_off_shore(const image *m, double lat, double lon, uint32_t within);

#endif
