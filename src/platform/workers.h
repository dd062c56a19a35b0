#ifndef GEO_WORKERS_H
#define GEO_WORKERS_H
/* workers -- a thread pool for calls that may block: on the upstream, on its rate limit, on a file.
 * GEOCODER_WORKERS threads, started when first needed, each with an arena. */

#include "../base/arena.h"

enum {
    WORKERS_QUEUE_MAX = 256,        /* jobs that wait for a thread; more would only time out */
    WORKERS_ARENA_BYTES = 48 << 20, /* an upstream reply of 8 MiB and its tokens */
    WORKERS_ARENA_MIN = 3 << 20,    /* where memory is short; large replies are then refused */
    WORKERS_STACK_BYTES = 1 << 20,  /* address space of a thread, with a margin */
    WORKERS_THREAD_MIN = WORKERS_ARENA_MIN + WORKERS_STACK_BYTES
};

/* Reserves the arenas of all threads; otherwise the first job does. False: out of memory. */
GEO_FN bool workers_start(void);
/* An arena like a worker's for another thread, which leaves memory for that many workers; `at`
 * NULL: out of memory. */
GEO_FN arena workers_arena(int workers);

/* Queues run(ctx, mem) for a worker, first come, first served; mem is reused when it returns.
 * False: the queue is full, or no thread can be started, and run is not called. For any thread. */
GEO_FN bool workers_submit(void (*run)(void *ctx, arena mem), void *ctx);

#endif
