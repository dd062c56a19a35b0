#ifndef GEO_COMPLETION_H
#define GEO_COMPLETION_H
/* completion -- the words of the command line as a script for a shell. */

#include "../base/out.h"
#include "command.h"

/* Writes the script for "bash", "zsh" or "fish", which defines what follows `geocoder` as one
 * types: commands, tools and their options, and the flags of settings. False: another shell. */
GEO_FN bool completion_write(out *o, str shell, command_list commands);

#endif
