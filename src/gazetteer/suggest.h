#ifndef GEO_SUGGEST_H
#define GEO_SUGGEST_H
/* suggest -- spellings that exist, for queries that found nothing. */

#include "image_set.h"

#include "../geo/place.h"

/* Spellings that exist near the head of a query, for which the rest of it holds ("Boulder,
 * Colorado" for "Bouldr, Colorado"); in the arena. */
GEO_FN int suggest_spellings(const image_view *v, const place_query *query,
                             str names[PLACE_SUGGESTIONS_MAX]);
/* How a key of an image is written: as the place's name when it is that, else capitalised. */
GEO_FN str suggest_written(const image_view *v, const image *m, uint32_t key, uint32_t row);

#endif
