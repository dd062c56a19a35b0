#ifndef GEO_GAZ_HINT_H
#define GEO_GAZ_HINT_H
/* gaz_hint -- spellings that exist, for queries that found nothing. */

#include "gaz_set.h"

#include "../geo/place.h"

/* Spellings that exist near the head of a query, for which the rest of it holds ("Boulder,
 * Colorado" for "Bouldr, Colorado"); in the arena. */
GEO_FN int hint_spellings(const gaz_view *v, const place_query *query,
                          str names[PLACE_SUGGESTIONS_MAX]);
/* How a key of an image is written: as the place's name when it is that, else capitalised. */
GEO_FN str hint_written(const gaz_view *v, const image *m, uint32_t key, uint32_t row);

#endif
