#ifndef GEO_WORKERS_H
#define GEO_WORKERS_H
/* workers -- the threads that may wait: for the upstream, for its rate limit, for a file. Fixed in
 * number (GEOCODER_WORKERS), started when first needed, each with its own arena. */

#include "../base/arena.h"

enum {
    WORKERS_QUEUE_MAX = 256, /* jobs that wait for a thread; more would only time out there */
    WORKERS_ARENA_BYTES =
        48 << 20, /* an upstream reply of 8 MiB and its tokens; costs what is touched */
    WORKERS_ARENA_MIN = 3 << 20,   /* where memory is short; large replies are refused then */
    WORKERS_STACK_BYTES = 1 << 20, /* what else a thread takes of the address space, with room */
    WORKERS_THREAD_MIN = WORKERS_ARENA_MIN + WORKERS_STACK_BYTES
};

/* Reserves the arenas of all threads, unless that was done; the first job does, too. False: there
 * is no memory. */
GEO_FN bool workers_start(void);
/* Memory like a worker's for a thread of one's own, which leaves room for so many workers; `at`
 * NULL: there is none. */
GEO_FN arena workers_arena(int workers);

/* Runs `run(with, mem)` on a worker, jobs in the order they came; mem is free again when it
 * returns. False: the queue is full, or no thread can be started; run will not be called. Any
 * thread. */
GEO_FN bool workers_submit(void (*run)(void *with, arena mem), void *with);

#endif
