#ifndef GEO_BATCH_CREDITS_H
#define GEO_BATCH_CREDITS_H
/* batch_credits -- whose data is in the rows, and the file beside an output that says so. Only the
 * main thread adds. */

#include "../base/call.h"

enum { BATCH_CREDITS_MAX = 16 << 10 }; /* bytes of all of them */

/* Begins OUTPUT.license.txt anew, or takes up what an earlier run wrote there; output NULL: there
 * is no such file. False: it cannot be written, or has been by another and may not be replaced,
 * which has been told; so below. */
GEO_FN bool batch_credits_begin(call *c, const char *output, bool is_resumed, bool may_replace);
GEO_FN bool batch_credits_add(str credit);
GEO_FN str batch_credits_all(void); /* "A; B" */

#endif
