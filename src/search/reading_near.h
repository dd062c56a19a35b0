#ifndef GEO_READING_NEAR_H
#define GEO_READING_NEAR_H
/* reading_near -- names that a span of a query begins, or that are spelled nearly like it. */

#include "reading.h"

/* Whole words that begin longer names; where it is deep, also a cut last word. */
GEO_FN void reading_near_begun(readings *r, int i, bool is_deep);
/* What stands between commas and is no name; then other spans, the shortest first; then names. */
GEO_FN void reading_near_spelled(readings *r);

#endif
