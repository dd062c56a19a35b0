#ifndef GEO_CANDIDATES_H
#define GEO_CANDIDATES_H
/* candidates -- the places that a query may mean. */

#include "candidate.h"

/* Finds them. NULL: the arena is full, or the query has no words. */
GEO_FN candidates *candidates_find(const image_view *v, const place_query *query);

#endif
