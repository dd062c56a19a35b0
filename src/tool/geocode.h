#ifndef GEO_GEOCODE_H
#define GEO_GEOCODE_H
/* geocode -- the handlers of geocode, reverse_geocode, bbox_from_place and batch_geocode. */

#include "row.h"

TOOL_HANDLER(geocode_run, geocode_record);
TOOL_HANDLER(geocode_reverse_run, geocode_reverse_record);
TOOL_HANDLER(geocode_bbox_run, geocode_bbox_record);
TOOL_HANDLER(geocode_batch_run, geocode_batch_record);

#endif
