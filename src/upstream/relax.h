#ifndef GEO_RELAX_H
#define GEO_RELAX_H
/* relax -- simplified forms of a query that found nothing, the mildest first. Pure. */

#include "../base/arena.h"

enum { RELAX_STEPS_MAX = 3 }; /* each may cost a second of the public server's rate */

typedef struct {
    str query;   /* what is kept */
    str dropped; /* what is not, separated by commas */
} relax_step;

/* First without qualifiers ("City of", "near", "downtown", postal codes, words in brackets), then
 * without the leading comma part, then without the next. Fills `steps` and returns their count;
 * texts point into `query` or `a`. */
GEO_FN int relax_query(arena *a, str query, relax_step steps[RELAX_STEPS_MAX]);

#endif
