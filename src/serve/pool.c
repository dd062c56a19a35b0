/* pool -- worker threads behind one queue.
 *
 * Flow: stdio and httpd put calls here that answered GEO_MUST_WAIT; batch its rows. Owns the queue
 * and the threads, which live as long as the process and cost nothing before the first job. */
#include "pool.h"

#include "../platform/config.h"
#include "../platform/os.h"

typedef struct {
    void (*run)(void *with, arena mem);
    void *with;
} pool_job;

static struct {
    os_mutex lock;
    os_cond work;
    bool is_ready; /* work is initialized */
    int threads, idle;
    char *memory; /* of all threads, POOL_ARENA_BYTES each, or less */
    size_t each;
    int first, queued; /* in jobs, as a ring */
    pool_job jobs[POOL_QUEUE_MAX];
} pool = {.lock = OS_MUTEX_INIT};

GEO_FN arena pool_arena(int workers) {
    size_t size, spare = (size_t)workers * POOL_THREAD_MIN;
    char *memory = os_reserve_most(POOL_ARENA_BYTES, POOL_ARENA_MIN, spare, &size);
    return memory ? arena_of(memory, size) : (arena){0};
}

/* All get the same, and leave the address space that their stacks will take. */
GEO_FN bool pool_start(void) {
    size_t count = (size_t)config_get()->workers, size;
    if (!pool.memory) {
        pool.memory = os_reserve_most(count * POOL_ARENA_BYTES, count * POOL_ARENA_MIN,
                                      count * POOL_STACK_BYTES, &size);
        pool.each = pool.memory ? size / count : 0;
    }
    return pool.memory != NULL;
}

static pool_job pool_take(void) {
    os_lock(&pool.lock);
    pool.idle++;
    while (!pool.queued) {
        os_wait(&pool.work, &pool.lock, OS_FOREVER);
    }
    pool.idle--;
    pool_job job = pool.jobs[pool.first];
    pool.first = (pool.first + 1) % POOL_QUEUE_MAX;
    pool.queued--;
    os_unlock(&pool.lock);
    return job;
}

static void *pool_thread(void *memory) {
    for (;;) {
        pool_job job = pool_take();
        job.run(job.with, arena_of(memory, pool.each));
    }
    return NULL;
}

/* One more thread when the idle ones are fewer than the jobs. False: there is none at all. */
static bool pool_grow(void) {
    if (!pool.is_ready) {
        os_cond_init(&pool.work);
        pool.is_ready = true;
    }
    if (pool.queued >= pool.idle && pool.threads < config_get()->workers && pool_start()) {
        char *memory = pool.memory + (size_t)pool.threads * pool.each;
        pool.threads += os_thread(pool_thread, memory);
    }
    return pool.threads > 0;
}

GEO_FN bool pool_submit(void (*run)(void *with, arena mem), void *with) {
    os_lock(&pool.lock);
    bool taken = pool.queued < POOL_QUEUE_MAX && pool_grow();
    if (taken) {
        pool.jobs[(pool.first + pool.queued++) % POOL_QUEUE_MAX] = (pool_job){run, with};
        os_wake_all(&pool.work);
    }
    os_unlock(&pool.lock);
    return taken;
}
