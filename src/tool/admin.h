#ifndef GEO_ADMIN_H
#define GEO_ADMIN_H
/* admin -- the handler of admin_boundaries. */

#include "row.h"

TOOL_HANDLER(admin_run, admin_record);

#endif
