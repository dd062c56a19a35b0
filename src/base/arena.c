/* arena -- a bump allocator: memory is taken from the front and freed all at once. Owns nothing. */
#include "arena.h"

#include <string.h>

GEO_FN arena arena_of(void *memory, size_t size) {
    return (arena){memory, (char *)memory + size, false};
}

GEO_FN char *arena_bytes(arena *a, size_t size) {
    if (size > (size_t)(a->end - a->at)) {
        a->full = true;
        return NULL;
    }
    char *bytes = a->at;
    a->at += size;
    return bytes;
}

GEO_FN void *arena_room(arena *a, size_t size, size_t count) {
    size_t align = _Alignof(max_align_t);
    size_t pad = (align - (uintptr_t)a->at % align) % align;
    if (size && count > (SIZE_MAX - align) / size) {
        a->full = true;
        return NULL;
    }
    char *bytes = arena_bytes(a, pad + size * count);
    return bytes ? bytes + pad : NULL;
}

GEO_FN void *arena_take(arena *a, size_t size, size_t count) {
    void *room = arena_room(a, size, count);
    return room ? memset(room, 0, size * count) : NULL;
}

GEO_FN str arena_copy(arena *a, str s) {
    return arena_join(a, s, STR_NONE);
}

GEO_FN str arena_join(arena *a, str head, str tail) {
    char *bytes = arena_bytes(a, head.len + tail.len);
    if (!bytes) {
        return STR_NONE;
    }
    if (head.len) {
        memcpy(bytes, head.at, head.len);
    }
    if (tail.len) {
        memcpy(bytes + head.len, tail.at, tail.len);
    }
    return (str){bytes, head.len + tail.len};
}

GEO_FN str arena_list(arena *a, str list, str between, str text) {
    return !list.len ? text : !text.len ? list : arena_join(a, arena_join(a, list, between), text);
}

GEO_FN void arena_end_scratch(arena *a, const arena *scratch) {
    a->full = a->full || scratch->full;
}
