#ifndef GEO_REWORD_H
#define GEO_REWORD_H
/* reword -- other ways to write a query that found nothing. */

#include "../geo/place.h"
#include "image_set.h"

enum { REWORD_LATIN_WAYS = 2 }; /* as in atlases, and as in western Europe: "kh", "h" */

/* A text in Cyrillic with Latin letters; words for kinds of places stay. Absent: it has none. */
GEO_FN str reword_latin(arena *mem, str text, int way);
/* The best-known name that the first part shortens: "Frankfurt a. M.", "Halle/Saale"; and the other
 * parts. Absent: there is none. */
GEO_FN str reword_in_full(const image_view *v, const place_query *query);

#endif
