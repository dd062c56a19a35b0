#ifndef GEO_NEARBY_H
#define GEO_NEARBY_H
/* nearby -- the handler of nearby_places. */

#include "row.h"

/* Positions of the parameters in the tool's row. */
enum {
    NEARBY_LAT,
    NEARBY_LON,
    NEARBY_RADIUS_KM,
    NEARBY_LIMIT,
    NEARBY_CATEGORIES,
    NEARBY_LANGUAGE,
    NEARBY_OUTPUT_MODE
};

GEO_FN status tool_nearby_places(call *c, const tool_request *request, tool_result *result);
GEO_FN const record *tool_nearby_record(void);

#endif
