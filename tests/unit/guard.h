#ifndef GEO_TEST_GUARD_H
#define GEO_TEST_GUARD_H
/* guard -- memory that ends where readable memory ends: reading one byte too many is a crash. */

#include <sys/mman.h>
#include <unistd.h>

/* A copy of text just below an unreadable page; valid until the next call. */
static str guarded(str text) {
    enum { GUARD_PAGES = 64 };
    static char *wall;
    size_t page = (size_t)sysconf(_SC_PAGESIZE), room = GUARD_PAGES * page;
    if (!wall) {
        char *at = os_reserve(room + page);
        ASSERT(at && mprotect(at + room, page, PROT_NONE) == 0);
        wall = at + room;
    }
    ASSERT(text.len <= room);
    if (text.len) {
        memcpy(wall - text.len, text.at, text.len);
    }
    return (str){wall - text.len, text.len};
}

#endif
