#ifndef GEO_TABLE_ROLES_H
#define GEO_TABLE_ROLES_H
/* table_roles -- which columns of a table make its queries: headers and content are evidence, which
 * is summed for each role that a column may have. */

#include "table_columns.h"
#include "table_content.h"

/* The columns that are looked up: an address or its parts, or a point. `sample`: the first rows;
 * NULL, or without rows: only the headers tell. */
GEO_FN table_columns table_roles_choose(call *c, const csv_cells *titles,
                                        const table_sample *sample);

#endif
