#ifndef GEO_MATCH_HIT_H
#define GEO_MATCH_HIT_H
/* match_hit -- the places that a search has found so far. */

#include "match.h"

/* Whether the name is one of those of a settlement that has several at once: "Biel/Bienne". */
GEO_FN bool match_hit_is_half(const match *s, image_ref ref);
/* Keeps the place when it passes the filters and ranks high enough. `penalty` is that of the
 * spelling, `preferred` the classes that its affixes imply; one that
 * is neither of these nor allowed is a partial match. */
GEO_FN void match_hit_consider(match *s, image_ref ref, image_name_class name_class, double penalty,
                               unsigned preferred);
/* Whether the name that was typed has a word for that kind of feature: "Murray River". */
GEO_FN bool match_hit_is_kind_said(const match *s, image_ref ref);
/* Whether it is a settlement. */
GEO_FN bool match_hit_is_settled(const match_hit *h);
/* The hits that fit as many qualifiers as the first, as places. */
GEO_FN place_list match_hit_places(const match *s);
/* How many fit all qualifiers; they come first. */
GEO_FN int match_hit_full_count(const match *s);
/* Puts them in order after their scores were changed. */
GEO_FN void match_hit_sort(match *s);

#endif
