#ifndef GEO_ROUTE_H
#define GEO_ROUTE_H
/* route -- the handlers of route_waypoints and distance_matrix. */

#include "row.h"

/* Positions of the parameters in the tools' rows. */
enum { ROUTE_WAYPOINTS, ROUTE_OUTPUT_MODE };
enum { MATRIX_POINTS, MATRIX_OUTPUT_MODE };

GEO_FN status tool_route_waypoints(call *c, const tool_request *request, tool_result *result);
GEO_FN status tool_distance_matrix(call *c, const tool_request *request, tool_result *result);
GEO_FN const record *tool_route_record(void);
GEO_FN const record *tool_matrix_record(void);

#endif
