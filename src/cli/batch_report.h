#ifndef GEO_BATCH_REPORT_H
#define GEO_BATCH_REPORT_H
/* batch_report -- says on stderr what table_report says of a table. */

#include "../table/table_report.h"

GEO_FN void batch_report_columns(call *c, const table_input *in);
GEO_FN void batch_report_points(const table_input *in, const axes *a);

#endif
