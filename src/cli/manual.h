#ifndef GEO_MANUAL_H
#define GEO_MANUAL_H
/* manual -- the manual page, geocoder(1), from the tables of commands, tools, settings and
 * statuses.
 */

#include "../base/out.h"
#include "command.h"

GEO_FN void manual_write(out *o, command_list commands); /* roff, with the man macros */

#endif
