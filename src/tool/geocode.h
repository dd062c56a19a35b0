#ifndef GEO_GEOCODE_H
#define GEO_GEOCODE_H
/* geocode -- the handlers of geocode, reverse_geocode and bbox_from_place. */

#include "row.h"

TOOL_HANDLER(geocode_run, geocode_record);
TOOL_HANDLER(geocode_reverse_run, geocode_reverse_record);
TOOL_HANDLER(geocode_bbox_run, geocode_bbox_record);

#endif
