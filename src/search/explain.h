#ifndef GEO_EXPLAIN_H
#define GEO_EXPLAIN_H
/* explain -- why a query is answered as it is, as text that a person can read in a minute. */

#include "../base/out.h"
#include "decision.h"

/* The readings with their costs, the likeliest places with the features that say most, and the
 * decision. */
GEO_FN void explain_write(out *o, const candidates *c, const decision *d);

#endif
