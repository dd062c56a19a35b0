#ifndef GEO_MISS_H
#define GEO_MISS_H
/* miss -- what a query that finds nothing is about: which part of it is a known place, what the
 * rest seems to be, and whether the open images could have it. */

#include "image_set.h"
#include "search_note.h"

/* The query with its last word before the others, if that is a name: "Disneyland Tokyo". */
GEO_FN str miss_turned(const image_view *v, const place_query *query);
/* Whether the filters are why nothing is found: note->reason says which, note->understood what is
 * found without them. */
GEO_FN bool miss_is_filtered(const image_view *v, const place_query *query, search_note *note);
/* An address, or a thing of some kind, in a town that is surely known: the town as a partial
 * match, with note->is_town and the words that are not it as note->dropped. Nothing when no part is
 * a town for certain. note->reason: what the open images lack; none: the query is neither. */
GEO_FN place_list miss_town(const image_view *v, const place_query *query, search_note *note);
/* Whether what was dropped to find the places may be a street in a town, as miss_town knows it. */
GEO_FN bool miss_may_be_street(const place_list *places);
/* Whether all such things are known there, as far as people know their names: the embedded image
 * has them of all the world, index files of their region. */
GEO_FN bool miss_covers(const image_view *v, double lat, double lon, str_list tags);
/* Whether a word is a kind of things of which none is known anywhere. */
GEO_FN bool miss_is_kind(const image_view *v, str text);
/* Of any other query: note->understood is the place that its end surely names, note->dropped what
 * stands before it. */
GEO_FN void miss_name(const image_view *v, const place_query *query, search_note *note);

#endif
