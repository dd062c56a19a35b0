#ifndef GEO_CLI_INDEX_H
#define GEO_CLI_INDEX_H
/* cli_index -- `geocoder index`: builds, merges, verifies and describes index files. */

#include "../base/out.h"

/* `geocoder index build ARGS...`, `update`, `merge`, `info` and `check`; all return the exit code.
 */
GEO_FN int cli_index_build(char **args, int count);
GEO_FN int cli_index_update(char **args, int count);
GEO_FN int cli_index_merge(char **args, int count);
GEO_FN int cli_index_info(char **args, int count);
GEO_FN int cli_index_check(char **args, int count);
/* The bodies of their help pages. */
GEO_FN void cli_index_write_build_options(out *o);
GEO_FN void cli_index_write_update_options(out *o);
GEO_FN void cli_index_write_merge_options(out *o);
GEO_FN void cli_index_write_info_options(out *o);
GEO_FN void cli_index_write_check_options(out *o);

#endif
