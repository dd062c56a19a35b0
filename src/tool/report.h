#ifndef GEO_REPORT_H
#define GEO_REPORT_H
/* report -- what the program reports about itself: the handlers of geocoder_status and
 * geocoder_capabilities, and the counters of calls. */

#include "row.h"

enum { REPORT_TOOLS_MAX = 16 }; /* rows of the tool table with a counter */

/* Calls and failures of one tool since the start. */
typedef struct {
    uint64_t calls, errors;
} tool_counter;

GEO_FN void report_start(void);                 /* starts the uptime; once, before the first call */
GEO_FN void report_count(int row, bool failed); /* one call has ended; any thread */
GEO_FN tool_counter report_counter_at(int row);

TOOL_HANDLER(report_status_run, report_status_record);
TOOL_HANDLER(report_capabilities_run, report_capabilities_record);

#endif
