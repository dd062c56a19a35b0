#ifndef GEO_CONVERT_H
#define GEO_CONVERT_H
/* convert -- the handler of convert_coordinates. */

#include "row.h"

TOOL_HANDLER(convert_run, convert_record);

#endif
