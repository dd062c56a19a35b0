#ifndef GEO_SEARCH_H
#define GEO_SEARCH_H
/* search -- from free text to ranked places of all images. */

#include "../image/image_place.h"
#include "search_note.h"

/* In the view's arena. The note, empty at first, gets what there is to say. */
GEO_FN place_list search_places(const image_view *v, const place_query *query, search_note *note);

#endif
