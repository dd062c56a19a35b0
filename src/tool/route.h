#ifndef GEO_ROUTE_H
#define GEO_ROUTE_H
/* route -- the handlers of route_waypoints and distance_matrix. */

#include "row.h"

TOOL_HANDLER(tool_route_waypoints, tool_route_record);
TOOL_HANDLER(tool_distance_matrix, tool_matrix_record);

#endif
