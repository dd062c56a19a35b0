#ifndef GEO_SEARCH_H
#define GEO_SEARCH_H
/* search -- the handlers of geocode, reverse_geocode, bbox_from_place and batch_geocode. */

#include "row.h"

TOOL_HANDLER(tool_geocode, tool_geocode_record);
TOOL_HANDLER(tool_reverse_geocode, tool_reverse_record);
TOOL_HANDLER(tool_bbox_from_place, tool_bbox_record);
TOOL_HANDLER(tool_batch_geocode, tool_batch_record);

#endif
