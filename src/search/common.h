#ifndef GEO_COMMON_H
#define GEO_COMMON_H
/* common -- words that mean no place by themselves ("none", "castle"), and names that few use for
 * what a search found by them. */

#include "match.h"
#include "query.h"

#define COMMON_FAMOUS_IMPORTANCE 0.7 /* of a city of a million: it has names of affection */

/* Whether the whole text is an abbreviation that says "none", as it is typed: "NA" is Namibia, and
 * "d.c." a city. */
GEO_FN bool common_is_typed_marker(str text);
/* Whether a folded text is a marker ("none"), or a word for a kind of places: "castle", "airports",
 * "10. Bezirk". */
GEO_FN bool common_is_word(str key, bool *is_marker);
/* Whether all that a word found is little-known places that happen to be called so: then a context
 * is needed. */
GEO_FN bool common_is_no_place(const match *s, const query_parts *parts);
/* Whether the first hit is one that hardly anybody calls so, and nothing else says that it is
 * meant: then it must be confirmed. */
GEO_FN bool common_is_rare(const match *s, const query_parts *parts);
/* What may be the code of a country in small letters, in capitals; absent: it is in capitals, or a
 * word of every day. In the arena. */
GEO_FN str common_code(arena *mem, str text);
/* The words around the name of the first hit that mean a part of it ("terminal 5"); absent: none.
 */
GEO_FN str common_part(const match *s);
/* Whether the name that was typed is the first letters of the words of the place's name. */
GEO_FN bool common_is_initials(const match *s, image_ref ref);

/* Towns that speak English have no names in other languages: what else they are called is a former
 * name or a joke. What else an airport is called is what one flies there for: Disney World. */
GEO_FN bool common_is_nickname(const match *s, const match_hit *h);

/* Whether a word that was typed begins as one of the place's own name does. */
GEO_FN bool common_is_like(const match *s, image_ref ref);

#endif
