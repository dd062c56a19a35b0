#ifndef GEO_STREET_H
#define GEO_STREET_H
/* street -- the houses of a town by the words of a street and a number, however both are written.
 */

#include "match.h"

typedef enum {
    STREET_HOUSE,     /* the house, where everything else that was said fits, */
    STREET_HOUSE_LAX, /* or where a quarter that was said does not, or is unknown; */
    STREET_ANY        /* or the street without its house */
} street_want;

/* Considers what of index files is wanted in the town of the query. *left: what was left out, the
 * number or quarters; *unit: what says where in the house. False: there is none. */
GEO_FN bool street_search(match *s, const query_parts *parts, street_want want, str *left,
                          str *unit);

#endif
