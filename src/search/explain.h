#ifndef GEO_EXPLAIN_H
#define GEO_EXPLAIN_H
/* explain -- how a query was understood, as text that a person can read in a minute. */

#include "decision.h"

enum { EXPLAIN_MAX = 16 << 10 }; /* bytes: more than the longest query and names fill */

/* What each span of the query is in a reading, in their order: `near "pari" area "texas"`. */
GEO_FN void explain_roles(out *o, const readings *r, const reading *p);
/* The cheapest readings with their costs, the likeliest places with the features that weigh most,
 * and the probability of "none of these". Lines; what does not fit is left out. */
GEO_FN void explain_write(out *o, const candidates *c, const decision *d);

#endif
