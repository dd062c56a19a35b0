#ifndef GEO_BATCH_REPORT_H
#define GEO_BATCH_REPORT_H
/* batch_report -- what is said on stderr of a table: which columns were read, and whether its
 * points seem to be swapped. */

#include "../ingest/axes.h"
#include "batch_input.h"

/* Says on stderr which columns are looked up, with some of their values, which are not used, and
 * what looks wrong. */
GEO_FN void batch_report_columns(const batch_input *in);
/* Writes the same, with the values of all columns. */
GEO_FN void batch_report_explain(call *c, const batch_input *in, out *o);
/* Counts the point of a row, if it has one. */
GEO_FN void batch_report_add(axes *a, call *c, const batch_input_request *request);
/* Says so when the points seem to be swapped. */
GEO_FN void batch_report_points(const batch_input *in, const axes *a);

#endif
