/* workers -- worker threads behind one queue.
 *
 * Flow: stdio and httpd put calls here that answered GEO_MUST_WAIT; batch its rows. Owns the queue
 * and the threads, which live as long as the process and cost nothing before the first job. */
#include "workers.h"

#include "config.h"
#include "os.h"

typedef struct {
    void (*run)(void *with, arena mem);
    void *with;
} workers_job;

static struct {
    os_mutex lock;
    os_cond work;
    bool is_ready; /* work is initialized */
    int threads, idle;
    char *memory; /* of all threads, WORKERS_ARENA_BYTES each, or less */
    size_t each;
    int first, queued; /* in jobs, as a ring */
    workers_job jobs[WORKERS_QUEUE_MAX];
} workers_state = {.lock = OS_MUTEX_INIT};

GEO_FN arena workers_arena(int workers) {
    size_t size, spare = (size_t)workers * WORKERS_THREAD_MIN;
    char *memory = os_reserve_most(WORKERS_ARENA_BYTES, WORKERS_ARENA_MIN, spare, &size);
    return memory ? arena_of(memory, size) : (arena){0};
}

/* All get the same, and leave the address space that their stacks will take. */
GEO_FN bool workers_start(void) {
    size_t count = (size_t)config_get()->workers, size;
    if (!workers_state.memory) {
        workers_state.memory =
            os_reserve_most(count * WORKERS_ARENA_BYTES, count * WORKERS_ARENA_MIN,
                            count * WORKERS_STACK_BYTES, &size);
        workers_state.each = workers_state.memory ? size / count : 0;
    }
    return workers_state.memory != NULL;
}

static workers_job workers_take(void) {
    os_lock(&workers_state.lock);
    workers_state.idle++;
    while (!workers_state.queued) {
        os_wait(&workers_state.work, &workers_state.lock, OS_FOREVER);
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
        job.run(job.with, arena_of(memory, workers_state.each));
    }
    return NULL;
}

/* One more thread when the idle ones are fewer than the jobs. False: there is none at all. */
static bool workers_grow(void) {
    if (!workers_state.is_ready) {
        os_cond_init(&workers_state.work);
        workers_state.is_ready = true;
    }
    if (workers_state.queued >= workers_state.idle &&
        workers_state.threads < config_get()->workers && workers_start()) {
        char *memory = workers_state.memory + (size_t)workers_state.threads * workers_state.each;
        workers_state.threads += os_thread(workers_thread, memory);
    }
    return workers_state.threads > 0;
}

GEO_FN bool workers_submit(void (*run)(void *with, arena mem), void *with) {
    os_lock(&workers_state.lock);
    bool taken = workers_state.queued < WORKERS_QUEUE_MAX && workers_grow();
    if (taken) {
        workers_state.jobs[(workers_state.first + workers_state.queued++) % WORKERS_QUEUE_MAX] =
            (workers_job){run, with};
        os_wake_all(&workers_state.work);
    }
    os_unlock(&workers_state.lock);
    return taken;
}
