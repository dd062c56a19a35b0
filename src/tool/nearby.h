#ifndef GEO_NEARBY_H
#define GEO_NEARBY_H
/* nearby -- the handler of nearby_places. */

#include "row.h"

TOOL_HANDLER(nearby_nearby_places, nearby_nearby_record);

#endif
