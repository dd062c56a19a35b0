#ifndef GEO_READING_PATH_H
#define GEO_READING_PATH_H
/* reading_path -- the readings of a query: every token with one role, the cheapest first. */

#include "reading.h"

/* Reads a query. NULL: the arena is full, or it has no words. */
GEO_FN readings *reading_path_read(const image_view *v, const place_query *query);
/* Reads once more, with names that are spelled nearly so and a cut last word. */
GEO_FN void reading_path_read_nearly(readings *r);

#endif
