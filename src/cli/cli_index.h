#ifndef GEO_CLI_INDEX_H
#define GEO_CLI_INDEX_H
/* cli_index -- `geocoder index`: builds index files and tells what is in them. */

#include "../base/out.h"

/* Run `geocoder index build ARGS...` and `info`; answer the exit code. */
GEO_FN int cli_index_build(char **args, int count);
GEO_FN int cli_index_info(char **args, int count);
/* For their help. */
GEO_FN void cli_index_write_build_options(out *o);
GEO_FN void cli_index_write_info_options(out *o);

#endif
