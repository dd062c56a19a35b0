#ifndef GEO_ARENA_H
#define GEO_ARENA_H
/* arena -- memory taken from the front; nothing is given back, the owner resets `at`. */

#include "str.h"

typedef struct {
    char *at, *end;
    bool full; /* something did not fit; sticks, so that a call is checked once, at its edge */
} arena;

GEO_FN arena arena_of(void *memory, size_t size);
/* What does not fit is NULL, or the absent slice, and sets `full`. */
GEO_FN void *arena_take(arena *a, size_t size, size_t count); /* zeroed, aligned for any type */
GEO_FN char *arena_bytes(arena *a, size_t size);              /* neither */
GEO_FN str arena_copy(arena *a, str s);
GEO_FN str arena_join(arena *a, str head, str tail);
/* `list` with one text more behind `between`; an empty one of the two leaves the other as it is. */
GEO_FN str arena_list(arena *a, str list, str between, str text);
/* Copying the arena struct gives a scratch, whose allocations vanish with the copy. Where one that
 * was too small makes the result incomplete, the arena that it was copied from is full as well. */
GEO_FN void arena_end_scratch(arena *a, const arena *scratch);
#define ARENA_NEW(a, type, count) ((type *)arena_take((a), sizeof(type), (size_t)(count)))

#endif
