#ifndef GEO_RANK_H
#define GEO_RANK_H
/* rank -- the final order of what a search has found. */

#include "match.h"

/* Prefers main names to those in other languages and spellings: when a place of some size has the
 * name as its own, places that only other languages call so follow it (Augusta before Augsburg, the
 * Sahara before Western Sahara). When it is a city, so do cities that only English calls so, unless
 * these are far more important (Odesa before Odessa in Texas). A division comes before a settlement
 * elsewhere that is less important (Ontario). */
GEO_FN void rank_prefer_main(match *s);
/* Of the first `limit`: leaves out divisions that are practically the same as a settlement in the
 * list, which takes the better score of the two, and puts names that go on behind whole ones. */
GEO_FN void rank_finish(match *s, int limit);

#endif
