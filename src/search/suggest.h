#ifndef GEO_SUGGEST_H
#define GEO_SUGGEST_H
/* suggest -- existing names for misspelled queries. */

#include "../image/image_set.h"

#include "../geo/place.h"

/* Names near that of a query whose places fit its qualifiers ("Boulder, Colorado" for "Bouldr,
 * Colorado"), in the arena; returns their number. *clear: the first as it is to be looked up, when
 * it can be what was meant, as it is of some length, one edit away, and no other so near is of a
 * place as important; else absent. */
GEO_FN int suggest_spellings(const image_view *v, const place_query *query,
                             str names[PLACE_SUGGESTIONS_MAX], str *clear);
/* How to write a key of an image: like the place's name when they are equal, else capitalised. */
GEO_FN str suggest_key_text(const image_view *v, const image *m, uint32_t key, uint32_t row);

#endif
