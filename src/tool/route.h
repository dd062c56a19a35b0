#ifndef GEO_ROUTE_H
#define GEO_ROUTE_H
/* route -- the handler of route_waypoints. */

#include "../find/hops.h"
#include "row.h"

enum {
    ROUTE_WAYPOINTS_MAX = 50,
    ROUTE_LEG_KM_MAX = 2000, /* of max_leg_km */
    ROUTE_AVOID_MAX = HOPS_AVOID_MAX,
    ROUTE_STOPS_MAX = 300 /* that max_leg_km adds: more is no answer that one reads */
};

TOOL_HANDLER(route_run, route_record);

#endif
