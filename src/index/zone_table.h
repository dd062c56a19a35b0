#ifndef GEO_ZONE_TABLE_H
#define GEO_ZONE_TABLE_H
/* zone_table -- which areas have one time zone, and how the others are divided. */

#include "../base/call.h"

GEO_FN void zone_table_begin(void);
/* A settlement of an area, by its code ("US", "US.AZ", "US.AZ.001"), has the zone. */
GEO_FN void zone_table_count(call *c, str code, uint32_t zone);
/* By hand: all of the area has the zone, or it is divided. */
GEO_FN void zone_table_set(call *c, str code, uint32_t zone, bool is_part);
/* The one zone of an area; 0: it has several, or no settlement. */
GEO_FN uint32_t zone_table_of(str code);

#endif
