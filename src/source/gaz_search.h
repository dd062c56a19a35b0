#ifndef GEO_GAZ_SEARCH_H
#define GEO_GAZ_SEARCH_H
/* gaz_search -- free text to places of all images, ranked. */

#include "gaz_note.h"
#include "gaz_place.h"

/* places->at is of the view's arena. Answers false when its memory ended. */
GEO_FN bool search_places(const gaz_view *v, const place_query *query, place_list *places,
                          gaz_note *note);
/* Spellings that exist near `text`, for which the rest of a query holds ("Boulder, Colorado" for "Bouldr,
 * Colorado"); in the arena. */
GEO_FN int search_spellings(const gaz_view *v, const place_query *query,
                            str names[PLACE_SUGGESTIONS_MAX]);
/* How a key of an image is written: as the place's name when it is that, else capitalised. */
GEO_FN str search_written(const gaz_view *v, const image *m, uint32_t key, uint32_t row);

#endif
