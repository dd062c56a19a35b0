#ifndef GEO_ARENA_H
#define GEO_ARENA_H
/* arena -- a bump allocator: nothing is freed singly, the owner resets `at`. */

#include "str.h"

typedef struct {
    char *at, *end;
    bool full; /* something did not fit; sticky, so that a call checks it once, when it ends */
} arena;

GEO_FN arena arena_of(void *memory, size_t size);
/* An allocation that does not fit gives NULL, or the absent slice, and sets `full`. */
GEO_FN void *arena_take(arena *a, size_t size, size_t count); /* zeroed, aligned for any type */
/* The same, but not zeroed: what is large and filled before it is read. */
GEO_FN void *arena_room(arena *a, size_t size, size_t count);
GEO_FN char *arena_bytes(arena *a, size_t size); /* neither zeroed nor aligned */
GEO_FN str arena_copy(arena *a, str s);
GEO_FN str arena_join(arena *a, str head, str tail);
/* Appends `text` to `list`, with `between` as separator; when one of them is empty, the other is
 * returned as it is. */
GEO_FN str arena_list(arena *a, str list, str between, str text);
/* A copy of the arena struct is a scratch arena: its allocations vanish with the copy. Call this
 * where an overflow of the scratch makes the result incomplete: it passes `full` on. */
GEO_FN void arena_end_scratch(arena *a, const arena *scratch);
#define ARENA_NEW(a, type, count) ((type *)arena_take((a), sizeof(type), (size_t)(count)))

#endif
