#ifndef GEO_BATCH_REPORT_H
#define GEO_BATCH_REPORT_H
/* batch_report -- what is said on stderr of a table: which columns were read, and whether its
 * points seem to be swapped. */

#include "../ingest/axes.h"
#include "batch_input.h"

/* Says which columns are looked up, and which are not used. */
GEO_FN void batch_report_columns(const batch_input *in);
/* Counts the point of a row, if it has one. */
GEO_FN void batch_report_add(axes *a, call *c, const batch_input_request *request);
/* Says so when the points seem to be swapped. */
GEO_FN void batch_report_points(const batch_input *in, const axes *a);

#endif
