#ifndef GEO_REWORD_H
#define GEO_REWORD_H
/* reword -- names in Cyrillic with Latin letters. */

#include "../base/arena.h"

enum { REWORD_LATIN_WAYS = 2 }; /* as in atlases, and as in western Europe: "kh", "h" */

/* A text in Cyrillic with Latin letters; words for kinds of places stay. Absent: it has none. */
GEO_FN str reword_latin(arena *mem, str text, int way);

#endif
