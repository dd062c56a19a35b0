#ifndef GEO_COMPLETE_H
#define GEO_COMPLETE_H
/* complete -- the handler of `geocoder suggest`. */

#include "row.h"

TOOL_HANDLER(complete_run, complete_record);

#endif
