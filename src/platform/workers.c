/* workers -- a thread pool that serves its peers fairly.
 *
 * stdio and httpd submit the calls that returned GEO_MUST_WAIT, batch its rows. Owns the queue and
 * the threads, which live as long as the process and cost nothing before the first job. */
#include "workers.h"

#include <string.h>

#include "config.h"
#include "os.h"

enum { WORKERS_PEERS_MAX = 384 /* with a job, or that had more than their share of late */ };
_Static_assert(WORKERS_QUEUE_MAX + 64 + WORKERS_SPARE <= WORKERS_PEERS_MAX, "a row for each job");

/* What a peer has had of the workers' time. One that comes (back) starts level with the one that is
 * served: nobody saves time up. */
typedef struct {
    uint64_t peer;
    int64_t spent_us;
    int64_t since_us; /* sum of the moments at which its running jobs have begun */
    int queued, running;
} workers_account;

typedef struct {
    workers_job job;
    workers_account *account;
    int64_t since_us; /* when it began */
} workers_entry;

static struct {
    os_mutex lock;
    os_cond has_jobs;
    bool is_ready;     /* has_jobs is initialized */
    int threads, idle; /* idle: without the spare ones */
    int threads_max;   /* with the spare ones, if there is memory for them */
    char *memory;      /* the arenas of all threads, arena_size each */
    size_t arena_size;
    int queued;
    workers_entry queue[WORKERS_QUEUE_MAX]; /* in the order in which they came */
    workers_account accounts[WORKERS_PEERS_MAX];
    int64_t served_us; /* spent_us of the peer that was served last */
} workers_state = {.lock = OS_MUTEX_INIT};

GEO_FN arena workers_arena(int workers) {
    size_t size, least = (size_t)workers * WORKERS_THREAD_MIN;
    size_t before = least ? WORKERS_STACK_BYTES : 0; /* for what is mapped before they start */
    char *memory = os_reserve_most(WORKERS_ARENA_BYTES, WORKERS_ARENA_MIN, least + before, &size);
    return memory ? arena_of(memory, size) : (arena){0};
}

/* Leaves address space for the stacks. */
static bool workers_reserve(int threads_max) {
    size_t count = (size_t)threads_max, size;
    char *memory = os_reserve_most(count * WORKERS_ARENA_BYTES, count * WORKERS_ARENA_MIN,
                                   count * WORKERS_STACK_BYTES, &size);
    if (memory) {
        workers_state.memory = memory;
        workers_state.arena_size = size / count;
        workers_state.threads_max = threads_max;
    }
    return memory != NULL;
}

GEO_FN bool workers_start(void) {
    int workers = config_get()->workers;
    return workers_state.memory || workers_reserve(workers + WORKERS_SPARE) ||
           workers_reserve(workers);
}

/* ---- whose turn it is; all under the lock ---- */

static workers_account *workers_account_of(uint64_t peer) {
    workers_account *found = NULL;
    for (int i = 0; i < WORKERS_PEERS_MAX; i++) {
        workers_account *a = &workers_state.accounts[i];
        bool is_active = a->queued || a->running;
        if (a->peer == peer && (is_active || a->spent_us > workers_state.served_us)) {
            return a;
        }
        if (!is_active && (!found || a->spent_us < found->spent_us)) {
            found = a;
        }
    }
    ASSERT(found);
    *found = (workers_account){.peer = peer, .spent_us = workers_state.served_us};
    return found;
}

/* Index of the job that is next; -1: none, and *until_ms is when to look again. */
static int workers_pick(bool is_spare, int64_t *until_ms) {
    int64_t now_us = os_now_us(), least_us = 0;
    int best = -1;
    *until_ms = OS_FOREVER;
    for (int i = 0; i < workers_state.queued; i++) {
        const workers_entry *e = &workers_state.queue[i];
        const workers_account *a = e->account;
        int64_t spent_us = a->spent_us + a->running * now_us - a->since_us;
        if (e->job.deadline_ms <= now_us / 1000) {
            return i;
        }
        *until_ms = MIN(*until_ms, e->job.deadline_ms);
        if (!(is_spare && a->running) && (best < 0 || spent_us < least_us)) {
            best = i;
            least_us = spent_us;
        }
    }
    return best;
}

static workers_entry workers_remove(int index) {
    workers_entry *at = &workers_state.queue[index], e = *at;
    int behind = --workers_state.queued - index;
    memmove(at, at + 1, (size_t)behind * sizeof e);
    e.account->queued--;
    return e;
}

/* ---- the threads ---- */

static workers_entry workers_take(bool is_spare) {
    int64_t until_ms;
    int index;
    os_lock(&workers_state.lock);
    workers_state.idle += !is_spare;
    while ((index = workers_pick(is_spare, &until_ms)) < 0) {
        os_wait(&workers_state.has_jobs, &workers_state.lock, until_ms);
    }
    workers_state.idle -= !is_spare;
    workers_entry e = workers_remove(index);
    e.since_us = os_now_us();
    workers_state.served_us = MAX(workers_state.served_us, e.account->spent_us);
    e.account->since_us += e.since_us;
    e.account->running++;
    os_unlock(&workers_state.lock);
    return e;
}

static void workers_end(const workers_entry *e) {
    os_lock(&workers_state.lock);
    e->account->spent_us += os_now_us() - e->since_us;
    e->account->since_us -= e->since_us;
    e->account->running--;
    os_unlock(&workers_state.lock);
}

static void *workers_thread(void *memory) {
    size_t index = (size_t)((char *)memory - workers_state.memory) / workers_state.arena_size;
    bool is_spare = index >= (size_t)config_get()->workers;
    os_thread_background();
    for (;;) {
        workers_entry e = workers_take(is_spare);
        e.job.run(e.job.ctx, arena_of(memory, workers_state.arena_size));
        workers_end(&e);
    }
    return NULL;
}

/* Starts another thread when there are more jobs than idle threads. False: there is no thread. */
static bool workers_grow(void) {
    if (!workers_state.is_ready) {
        os_cond_init(&workers_state.has_jobs);
        workers_state.is_ready = true;
    }
    if (workers_state.queued >= workers_state.idle && workers_start() &&
        workers_state.threads < workers_state.threads_max) {
        char *memory =
            workers_state.memory + (size_t)workers_state.threads * workers_state.arena_size;
        workers_state.threads += os_thread(workers_thread, memory);
    }
    return workers_state.threads > 0;
}

GEO_FN bool workers_submit(workers_job job) {
    os_lock(&workers_state.lock);
    bool taken = workers_state.queued < WORKERS_QUEUE_MAX && workers_grow();
    if (taken) {
        workers_account *a = workers_account_of(job.peer);
        a->queued++;
        workers_state.queue[workers_state.queued++] = (workers_entry){job, a, 0};
        os_wake_all(&workers_state.has_jobs);
    }
    os_unlock(&workers_state.lock);
    return taken;
}

GEO_FN bool workers_withdraw(const void *ctx) {
    bool found = false;
    os_lock(&workers_state.lock);
    for (int i = 0; i < workers_state.queued && !found; i++) {
        found = workers_state.queue[i].job.ctx == ctx;
        if (found) {
            workers_remove(i);
        }
    }
    os_unlock(&workers_state.lock);
    return found;
}
