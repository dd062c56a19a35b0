#ifndef GEO_SEARCH_H
#define GEO_SEARCH_H
/* gazetteer_search -- free text to places of all images, ranked. */

#include "image_place.h"
#include "note.h"

/* In the view's arena. */
GEO_FN place_list search_places(const image_view *v, const place_query *query, search_note *note);

#endif
