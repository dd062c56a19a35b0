#ifndef GEO_SHARED_H
#define GEO_SHARED_H
/* shared -- a file that processes share, or memory of this process while another one keeps the
 * file's lock: suspended, or on a disk that hangs. Nothing waits for the lock on the event loop; a
 * worker waits SHARED_WAIT_MS once; then the owner goes on in memory and tries the file again
 * after a while. The log says when it leaves the file, and when it is back.
 *
 * Two locks, always in this order: the mutex for threads, and the file's kernel lock for processes,
 * which the kernel releases when its holder dies. The mutex is never held while the other is waited
 * for. */

#include "os.h"
#include "os_shared.h"

enum {
    SHARED_WAIT_MS = 500,           /* the lock is held for microseconds, if its holder runs */
    SHARED_PAUSE_MIN_MS = 1000,     /* the file is tried again after so long, */
    SHARED_PAUSE_MAX_MS = 60 * 1000 /* and twice as long each time that this fails */
};

typedef struct {
    /* The owner's, who sets them before the first call. */
    const char *setting; /* "GEOCODER_CHAT_FILE" */
    const char *event;   /* "chat_file", of the log's events */
    const char *path;    /* NULL: there is none, memory is used for ever */
    str mark;            /* as os_shared_open takes them */
    size_t size;
    /* Those of this module. */
    os_mutex lock;
    os_shared file;   /* at == NULL: not opened yet */
    int64_t before;   /* bytes that it had when it was opened */
    int64_t retry_ms; /* not tried before that */
    int64_t pause_ms; /* > 0: another process keeps it */
    bool is_new;      /* opened just now: the owner looks at what it holds, and clears this */
} shared;

typedef enum {
    SHARED_BUSY,   /* no lock is held: ask again from a worker */
    SHARED_MEMORY, /* the mutex is held, the file is not to be used now */
    SHARED_FILE    /* both locks are held, and file.at may be used */
} shared_state;

GEO_FN shared_state shared_lock(shared *s, bool may_wait);
GEO_FN void shared_unlock(shared *s, shared_state state);
/* Stops using the file for ever, and logs why. Releases its lock, but not the mutex. It stays
 * mapped: borrowed bytes may still be in use. */
GEO_FN void shared_leave(shared *s, const char *why);

#endif
