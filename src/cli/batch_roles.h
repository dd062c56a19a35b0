#ifndef GEO_BATCH_ROLES_H
#define GEO_BATCH_ROLES_H
/* batch_roles -- which columns of a table make its queries: headers and content are evidence, which
 * is summed for each role that a column may have. */

#include "batch_columns.h"
#include "batch_content.h"

/* The columns that are looked up: an address or its parts, or a point. `sample`: the first rows;
 * NULL, or without rows: only the headers tell. */
GEO_FN batch_columns batch_roles_choose(call *c, const csv_cells *titles,
                                        const batch_sample *sample);

#endif
