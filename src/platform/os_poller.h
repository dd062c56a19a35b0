#ifndef GEO_OS_POLLER_H
#define GEO_OS_POLLER_H
/* os_poller -- waits on thousands of sockets at once. Where os_poll tells the system every socket
 * anew each time, a crowd tells it only changes (epoll on Linux; elsewhere, or where epoll is
 * refused, it is poll after all). One thread uses a crowd. */

#include "os.h"

enum {
    OS_POLLER_READY_MAX = 256, /* of one wait; more are found by the next */
    OS_POLLER_SPARE = 64 /* descriptors for files, workers and the log beside the crowd's own */
};

/* A socket that is ready: the place it was given, and OS_READ, OS_WRITE, OS_BROKEN. */
typedef struct {
    int place, events;
} os_ready;

typedef struct {
    int queue;        /* the system's; -1: polled */
    os_watch *list;   /* by place */
    int places, high; /* from `high` on nothing was ever watched */
    os_ready ready[OS_POLLER_READY_MAX];
} os_poller;

/* Makes room for sockets at the places 0 to places - 1, and raises the process's limit of open
 * descriptors to that where it may. False: no memory. */
GEO_FN bool os_poller_open(os_poller *w, int places);
/* From now on `place` is socket fd, and it is waited for `events` (0: only until it is broken).
 * fd -1: the place is free again; the caller closes the socket. False, of a new socket only: there
 * is no memory to wait for it, and the place stays free. */
GEO_FN bool os_poller_watch(os_poller *w, int place, int fd, int events);
/* Waits until one is ready; answers how many are in w->ready, 0 when the deadline passed. */
GEO_FN int os_poller_wait(os_poller *w, int64_t deadline_ms);

#endif
