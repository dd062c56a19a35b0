#ifndef GEO_GAZ_SEARCH_H
#define GEO_GAZ_SEARCH_H
/* gaz_search -- free text to places of all images, ranked. */

#include "gaz_note.h"
#include "gaz_place.h"

/* places->at is of the view's arena. Answers false when its memory ended. */
GEO_FN bool search_places(const gaz_view *v, const place_query *query, place_list *places,
                          gaz_note *note);

#endif
