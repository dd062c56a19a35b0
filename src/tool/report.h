#ifndef GEO_REPORT_H
#define GEO_REPORT_H
/* report -- what the program says about itself: the handlers of geocoder_status and
 * geocoder_capabilities, and the counters behind them. */

#include "row.h"

enum { REPORT_TOOLS_MAX = 16 }; /* rows of the tool table that are counted */

/* Calls and failures of one tool since the start. */
typedef struct {
    uint64_t calls, errors;
} tool_counter;

GEO_FN void report_start(void); /* uptime counts from here; once, before the first call */
GEO_FN void report_count(int row, bool failed); /* one call has ended; any thread */
GEO_FN tool_counter report_counter_at(int row);

TOOL_HANDLER(report_geocoder_status, report_status_record);
TOOL_HANDLER(report_geocoder_capabilities, report_capabilities_record);

#endif
