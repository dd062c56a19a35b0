#ifndef GEO_RANK_H
#define GEO_RANK_H
/* rank -- the last word on the order of what a search has found. */

#include "match.h"

/* The main name comes before other languages and spellings: where a place of some size bears the
 * name itself, those that only others call so come after it (Augusta before Augsburg, the Sahara
 * before Western Sahara); where a city does, also cities that only English calls so (Odessa in
 * Texas before Odesa), and divisions of other countries. */
GEO_FN void rank_prefer_main(match *s);
/* Of a place that an index file knows too, the file's row answers, with the rank of the better one;
 * and among equals those come first that are written exactly as the query. */
GEO_FN void rank_merge(match *s);
/* Whether hit `index` is a division or county that is all but the same as a settlement in the list.
 */
GEO_FN bool rank_is_repeat(const match *s, int index);

#endif
