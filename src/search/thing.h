#ifndef GEO_THING_H
#define GEO_THING_H
/* thing -- what a query asks for by its kind or by a word of its name, and where: "pharmacies near
 * Vaduz", "bakery, Rue Grimaldi", "Geraniums, Monaco". Only places of index files. */

#include "match.h"

/* Puts the things into the match, which must be empty. False: the query does not ask so, or there
 * are none. */
GEO_FN bool thing_search(match *s, const query_parts *parts);
/* Places whose names have all words of the first part, in what the other parts or the last words
 * name. */
GEO_FN bool thing_search_word(match *s, const query_parts *parts);
/* Whether the words, folded, mean near, not in. */
GEO_FN bool thing_means_near(str words);

#endif
