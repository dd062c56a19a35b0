#ifndef GEO_OS_SHARED_H
#define GEO_OS_SHARED_H
/* os_shared -- a file that several processes map read-write, with a lock between them. Calls fail
 * as those of os do. */

#include "../base/str.h"

enum { OS_SHARED_MARK_MAX = 16 };

typedef struct {
    char *at;
    size_t size;
    int fd;
    bool is_busy; /* the last call failed because another process has the lock */
} os_shared;

/* Maps a file of exactly `size` bytes. It is created with mode 0600 and zeros, and replaced when it
 * has another size; *before is the size it had. Refused when it is no file, or not of this user,
 * or begins with something else than `mark` (at most OS_SHARED_MARK_MAX bytes): it may be
 * somebody's data. A part that others truncate becomes zeros of this process alone (os_page_lost).
 * `s` is zeros, or as the last call left it: a file that was busy is still open. */
GEO_FN bool os_shared_open(os_shared *s, const char *path, size_t size, str mark, int64_t *before);
/* A lock between processes, not between the threads of one; the kernel releases it when its holder
 * dies. Never waits, nor does os_shared_open, which takes it, too. */
GEO_FN bool os_shared_lock(os_shared *s);
GEO_FN void os_shared_unlock(os_shared *s);

#endif
