#ifndef GEO_GEOCODE_H
#define GEO_GEOCODE_H
/* geocode -- the handlers of geocode, reverse_geocode, bbox_from_place and batch_geocode. */

#include "row.h"

TOOL_HANDLER(geocode_run, geocode_geocode_record);
TOOL_HANDLER(geocode_reverse_geocode, geocode_reverse_record);
TOOL_HANDLER(geocode_bbox_from_place, geocode_bbox_record);
TOOL_HANDLER(geocode_batch_geocode, geocode_batch_record);

#endif
