#ifndef GEO_ADMIN_H
#define GEO_ADMIN_H
/* admin -- the handler of admin_boundaries. */

#include "row.h"

/* Positions of the parameters in the tool's row. */
enum { ADMIN_LAT, ADMIN_LON, ADMIN_LANGUAGE, ADMIN_OUTPUT_MODE };

GEO_FN status tool_admin_boundaries(call *c, const tool_request *request, tool_result *result);
GEO_FN const record *tool_admin_record(void);

#endif
