#ifndef GEO_PLACES_H
#define GEO_PLACES_H
/* places -- the handler of find_places. */

#include "row.h"

TOOL_HANDLER(places_run, places_record);

#endif
