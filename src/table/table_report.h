#ifndef GEO_TABLE_REPORT_H
#define GEO_TABLE_REPORT_H
/* table_report -- what is said of a table: which columns were read, and whether its points seem to
 * be swapped. */

#include "../ingest/axes.h"
#include "table_request.h"

enum {
    TABLE_REPORT_VALUES = 3,   /* of a column */
    TABLE_REPORT_MAX = 8 << 10 /* bytes of all that is said without is_full */
};

/* The role of a column that is looked up, as "city"; "-": it is not. */
GEO_FN str table_report_role(const table_input *in, int cell);
/* Different values of a column, of the first rows; returns how many. */
GEO_FN int table_report_values(const table_input *in, int cell, str values[TABLE_REPORT_VALUES]);

/* Writes lines that say which columns are looked up, with some of their values, which are not used,
 * and what looks wrong; is_full: with the values of all columns. */
GEO_FN void table_report_write(call *c, out *o, const table_input *in, bool is_full);
/* Writes all of that, and what the points of the first rows tell. */
GEO_FN void table_report_explain(call *c, const table_input *in, out *o);
/* Writes only what looks wrong, or was decided by what the cells are. */
GEO_FN void table_report_write_doubts(call *c, const table_input *in, out *o);
/* Counts the point of a row, if it has one. */
GEO_FN void table_report_add(axes *a, call *c, const table_request *request);
/* Writes so when the points seem to be swapped. */
GEO_FN void table_report_write_points(out *o, const table_input *in, const axes *a);

#endif
