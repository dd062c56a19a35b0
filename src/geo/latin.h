#ifndef GEO_LATIN_H
#define GEO_LATIN_H
/* latin -- names in Greek, Cyrillic, Georgian and Armenian letters, as people without such a
 * keyboard type them. */

#include "../base/str.h"

/* Reads the letters; before there are threads. */
GEO_FN void latin_open(void);
/* A folded name in Latin letters; absent: it has none of those alphabets, a letter of another one,
 * or does not fit. */
GEO_FN str latin_of(str key, char *room, size_t cap);
/* Latin letters as they are compared where everybody chooses others: "khreshchatyk" and
 * "hrescatik" are one. Cut to the room. */
GEO_FN str latin_like(str key, char *room, size_t cap);

#endif
