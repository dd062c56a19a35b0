#ifndef GEO_ROUTE_H
#define GEO_ROUTE_H
/* route -- the handlers of route_waypoints and distance_matrix. */

#include "row.h"

TOOL_HANDLER(route_route_waypoints, route_route_record);
TOOL_HANDLER(route_distance_matrix, route_matrix_record);

#endif
