#ifndef GEO_ROUTE_H
#define GEO_ROUTE_H
/* route -- the handler of route_waypoints. */

#include "row.h"

TOOL_HANDLER(route_run, route_record);

#endif
