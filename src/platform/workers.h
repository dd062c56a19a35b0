#ifndef GEO_WORKERS_H
#define GEO_WORKERS_H
/* workers -- a thread pool for calls that may block: on the upstream, on its rate limit, on a file.
 * GEOCODER_WORKERS threads, started when first needed, each with an arena, and WORKERS_SPARE more
 * for whoever has no job running. */

#include "../base/arena.h"

enum {
    WORKERS_QUEUE_MAX = 256, /* jobs that wait for a thread; more would only time out */
    WORKERS_SPARE = 1,       /* threads that one peer's jobs cannot take; 0 if memory is short */
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

/* The peer of what belongs to the program itself, or to its only client. */
enum { WORKERS_OWN_PEER = 0 };

typedef struct {
    void (*run)(void *ctx, arena mem); /* mem is reused when it returns */
    void *ctx;
    uint64_t peer;       /* whose job it is: peers get the same share of the workers' time */
    int64_t deadline_ms; /* from then on it runs before all others, to be given up; or OS_FOREVER */
} workers_job;

/* Queues a job: first those of the peer that has had the least time, of one peer in their order.
 * False: the queue is full, or no thread can be started, and run is not called. For any thread. */
GEO_FN bool workers_submit(workers_job job);
/* Takes the job with that ctx out of the queue. False: it runs, or has run. */
GEO_FN bool workers_withdraw(const void *ctx);

#endif
