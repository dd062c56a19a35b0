#ifndef GEO_OWN_H
#define GEO_OWN_H
/* own -- what index files have and no name in the query tells: things of a kind, streets by other
 * words, names with another word for their kind. */

#include "../image/image_set.h"
#include "search_note.h"

/* In the view's arena; nothing without index files. The note, empty at first, gets what had to be
 * left out. */
GEO_FN place_list own_search(const image_view *v, const place_query *query, search_note *note);

#endif
