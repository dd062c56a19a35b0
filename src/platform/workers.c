/* workers -- a thread pool with one queue.
 *
 * stdio and httpd submit the calls that returned GEO_MUST_WAIT, batch its rows. Owns the queue and
 * the threads, which live as long as the process and cost nothing before the first job. */
#include "workers.h"

#include "config.h"
#include "os.h"

typedef struct {
    void (*run)(void *ctx, arena mem);
    void *ctx;
} workers_job;

static struct {
    os_mutex lock;
    os_cond has_jobs;
    bool is_ready; /* has_jobs is initialized */
    int threads, idle;
    char *memory; /* the arenas of all threads, arena_size each */
    size_t arena_size;
    int first, queued; /* of the ring buffer jobs */
    workers_job jobs[WORKERS_QUEUE_MAX];
} workers_state = {.lock = OS_MUTEX_INIT};

GEO_FN arena workers_arena(int workers) {
    size_t size, spare = (size_t)workers * WORKERS_THREAD_MIN;
    char *memory = os_reserve_most(WORKERS_ARENA_BYTES, WORKERS_ARENA_MIN, spare, &size);
    return memory ? arena_of(memory, size) : (arena){0};
}

/* Leaves address space for the stacks. */
GEO_FN bool workers_start(void) {
    size_t count = (size_t)config_get()->workers, size;
    if (!workers_state.memory) {
        workers_state.memory =
            os_reserve_most(count * WORKERS_ARENA_BYTES, count * WORKERS_ARENA_MIN,
                            count * WORKERS_STACK_BYTES, &size);
        workers_state.arena_size = workers_state.memory ? size / count : 0;
    }
    return workers_state.memory != NULL;
}

static workers_job workers_take(void) {
    os_lock(&workers_state.lock);
    workers_state.idle++;
    while (!workers_state.queued) {
        os_wait(&workers_state.has_jobs, &workers_state.lock, OS_FOREVER);
    }
    workers_state.idle--;
    workers_job job = workers_state.jobs[workers_state.first];
    workers_state.first = (workers_state.first + 1) % WORKERS_QUEUE_MAX;
    workers_state.queued--;
    os_unlock(&workers_state.lock);
    return job;
}

static void *workers_thread(void *memory) {
    for (;;) {
        workers_job job = workers_take();
        job.run(job.ctx, arena_of(memory, workers_state.arena_size));
    }
    return NULL;
}

/* Starts another thread when there are more jobs than idle threads. False: there is no thread. */
static bool workers_grow(void) {
    if (!workers_state.is_ready) {
        os_cond_init(&workers_state.has_jobs);
        workers_state.is_ready = true;
    }
    if (workers_state.queued >= workers_state.idle &&
        workers_state.threads < config_get()->workers && workers_start()) {
        char *memory =
            workers_state.memory + (size_t)workers_state.threads * workers_state.arena_size;
        workers_state.threads += os_thread(workers_thread, memory);
    }
    return workers_state.threads > 0;
}

GEO_FN bool workers_submit(void (*run)(void *ctx, arena mem), void *ctx) {
    os_lock(&workers_state.lock);
    bool taken = workers_state.queued < WORKERS_QUEUE_MAX && workers_grow();
    if (taken) {
        workers_state.jobs[(workers_state.first + workers_state.queued++) % WORKERS_QUEUE_MAX] =
            (workers_job){run, ctx};
        os_wake_all(&workers_state.has_jobs);
    }
    os_unlock(&workers_state.lock);
    return taken;
}
