#ifndef GEO_GEOCODE_BATCH_H
#define GEO_GEOCODE_BATCH_H
/* geocode_batch -- the handler of batch_geocode. */

#include "row.h"

TOOL_HANDLER(geocode_batch_run, geocode_batch_record);

#endif
