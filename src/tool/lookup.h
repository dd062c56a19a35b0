#ifndef GEO_LOOKUP_H
#define GEO_LOOKUP_H
/* lookup -- the handler of lookup_places. */

#include "row.h"

TOOL_HANDLER(lookup_run, lookup_record);

#endif
