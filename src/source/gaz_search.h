#ifndef GEO_GAZ_SEARCH_H
#define GEO_GAZ_SEARCH_H
/* gaz_search -- free text to places of all images, ranked. */

#include "gaz_note.h"
#include "gaz_place.h"

/* In the view's arena. */
GEO_FN place_list search_places(const gaz_view *v, const place_query *query, gaz_note *note);

#endif
