#ifndef GEO_CLI_INDEX_H
#define GEO_CLI_INDEX_H
/* cli_index -- `geocoder index`: builds index files, verifies and describes them. */

#include "../base/out.h"

/* `geocoder index build ARGS...`, `info` and `check`; all return the exit code. */
GEO_FN int cli_index_build(char **args, int count);
GEO_FN int cli_index_info(char **args, int count);
GEO_FN int cli_index_check(char **args, int count);
/* The bodies of their help pages. */
GEO_FN void cli_index_write_build_options(out *o);
GEO_FN void cli_index_write_info_options(out *o);
GEO_FN void cli_index_write_check_options(out *o);

#endif
