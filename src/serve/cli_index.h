#ifndef GEO_CLI_INDEX_H
#define GEO_CLI_INDEX_H
/* cli_index -- `geocoder index`: builds index files and tells what is in them. */

#include "../base/base.h"

/* Runs `geocoder index ARGS...`; answers the exit code. */
GEO_FN int index_run(char **args, int count);

#endif
