#ifndef GEO_NEARBY_H
#define GEO_NEARBY_H
/* nearby -- the handler of nearby_places. */

#include "row.h"

enum { NEARBY_RADIUS_MAX_KM = 500 };

TOOL_HANDLER(nearby_run, nearby_record);

#endif
