#ifndef GEO_ROUTE_H
#define GEO_ROUTE_H
/* route -- the handlers of route_waypoints and distance_matrix. */

#include "row.h"

TOOL_HANDLER(route_run, route_record);
TOOL_HANDLER(route_matrix_run, route_matrix_record);

#endif
