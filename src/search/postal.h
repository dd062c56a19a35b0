#ifndef GEO_POSTAL_H
#define GEO_POSTAL_H
/* postal -- a postal code alone, or with its country. */

#include "../image/image_place.h"
#include "search_note.h"

/* The divisions that a query which is nothing else may be a code of, as partial matches, and what
 * its form says as note->postcode. Nothing: the query is no such code. */
GEO_FN place_list postal_search(const image_view *v, const place_query *query, search_note *note);

#endif
