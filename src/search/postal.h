#ifndef GEO_POSTAL_H
#define GEO_POSTAL_H
/* postal -- postal codes in a query: where they are, and what they say about the places found by
 * its other words. */

#include "../geo/postcode.h"
#include "match.h"

enum { POSTAL_CODES_MAX = 4 }; /* words of one query that may be its code */

typedef struct {
    str text;         /* the code as typed */
    str key;          /* folded */
    query_parts rest; /* the query without it; may have no part */
    str beside;       /* the rest of its part, folded, when it may be a house number */
    postcode_reading readings[POSTCODE_COUNTRIES_MAX];
    int count;
} postal_code;

/* The codes that the query may hold, the likeliest first, each with its readings in these countries
 * ("": any); in the arena. Returns their number. */
GEO_FN int postal_find(arena *mem, const query_parts *parts, str countries,
                       postal_code codes[POSTAL_CODES_MAX]);
/* Keeps the hits, found by the other words, that can have the code: towns in its area or, where the
 * areas of a country are not known, in the country (s->postcode is then the code). When the words
 * only name what contains the area, the area itself as a partial match, or no hit. *note: what the
 * code says. False: no hit can have it. */
GEO_FN bool postal_apply(match *s, const postal_code *code, str *note);
/* The known areas of a code without other words, as partial matches. */
GEO_FN void postal_alone(match *s, const postal_code *code, str *note);

#endif
