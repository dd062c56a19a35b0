#ifndef GEO_MEANING_H
#define GEO_MEANING_H
/* meaning -- the answer to a query: the places of its decision, and what is to be said of them. */

#include "search_note.h"
#include "decision.h"

/* The likeliest places, in the view's arena; none when it is likelier that no known place is meant.
 * The note, empty at first, gets what there is to say. */
GEO_FN place_list meaning_search(const image_view *v, const place_query *query, search_note *note);
/* Whether a text with a comma is the whole label of a place, but for case, accents and marks. */
GEO_FN bool meaning_is_label(str label, str text);

#endif
