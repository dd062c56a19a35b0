#ifndef GEO_NEARBY_H
#define GEO_NEARBY_H
/* nearby -- the handler of nearby_places. */

#include "row.h"

TOOL_HANDLER(tool_nearby_places, tool_nearby_record);

#endif
