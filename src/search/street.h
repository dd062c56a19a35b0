#ifndef GEO_STREET_H
#define GEO_STREET_H
/* street -- the houses of a town by the words of a street and a number, however both are written.
 */

#include "match.h"

/* Considers the houses of index files in the town of the query that its words may mean; *number
 * becomes empty. Without such a house, the streets, and *number is what is left. False: none fits
 * all qualifiers; `needs_house`: or there is no such house. */
GEO_FN bool street_search(match *s, const query_parts *parts, bool needs_house, str *number);

#endif
