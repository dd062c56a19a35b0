#ifndef GEO_OS_POLLER_H
#define GEO_OS_POLLER_H
/* os_poller -- waits for thousands of sockets. While os_poll passes every socket to the system each
 * time, a poller passes only changes: epoll on Linux; elsewhere, or without epoll, it is poll. For
 * a single thread. */

#include "os.h"

enum {
    OS_POLLER_READY_MAX = 256, /* of one wait; the next finds the others */
    OS_POLLER_SPARE = 64       /* descriptors for files, workers and the log */
};

/* A socket that is ready: its slot, and OS_READ, OS_WRITE, OS_BROKEN. */
typedef struct {
    int slot, events;
} os_ready;

typedef struct {
    int epoll;       /* -1: poll is used instead */
    os_watch *list;  /* by slot */
    int slots, high; /* slots from `high` on were never used */
    os_ready ready[OS_POLLER_READY_MAX];
} os_poller;

/* Makes slots 0 to slots - 1, and raises the process's limit of open descriptors accordingly, if
 * allowed. False: out of memory. */
GEO_FN bool os_poller_open(os_poller *p, int slots);
/* Assigns socket fd to the slot and waits for `events` on it (0: only for OS_BROKEN). fd -1 frees
 * the slot; the caller closes the socket. False, only for a new socket: out of memory, and the slot
 * stays free. */
GEO_FN bool os_poller_watch(os_poller *p, int slot, int fd, int events);
/* Waits until at least one is ready; returns how many are in p->ready, 0: the deadline passed. */
GEO_FN int os_poller_wait(os_poller *p, int64_t deadline_ms);

#endif
