#ifndef GEO_INSTALL_H
#define GEO_INSTALL_H
/* install -- `geocoder install CLIENT` and `uninstall`: enters this program, by its absolute path,
 * into the settings of an MCP client, or writes a systemd unit. */

#include "../base/out.h"

GEO_FN int install_run(char **args, int count);
GEO_FN int install_undo(char **args, int count);
GEO_FN void install_write_options(out *o); /* the body of its help page: the clients */

#endif
