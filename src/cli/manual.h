#ifndef GEO_MANUAL_H
#define GEO_MANUAL_H
/* manual -- the manual page, geocoder(1), from the tables of commands, tools, settings and
 * statuses.
 */

#include "cli_command.h"

GEO_FN void manual_write(out *o, cli_command_list commands); /* roff, with the man macros */

#endif
