#ifndef GEO_CLOCK_H
#define GEO_CLOCK_H
/* clock -- the offset from UTC of places with a time zone: now, or on the day asked for. */

#include "row.h"

/* The moment that the parameter `at` names, now when it is not given. GEO_INVALID: it is no day, or
 * one that the rules of the time zones do not reach. */
GEO_FN status clock_read(call *c, const tool_request *request, int64_t *unix_s);
/* Sets utc_offset of those that have a time zone which is known. */
GEO_FN void clock_set(call *c, place *list, int count, int64_t unix_s);
/* What the clocks of that zone show now, "2026-07-01T09:30"; absent: it is not known. */
GEO_FN str clock_local(call *c, str zone);

#endif
