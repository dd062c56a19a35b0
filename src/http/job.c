/* job -- requests of the HTTP server that wait.
 *
 * Flow: httpd hands over what its handlers cannot answer at once; the pool runs them; the loop
 * delivers. Owns the jobs, each with the memory of its reply. From workers_submit to the end of
 * job_run an exchange is the worker's: the loop then reads of it only `state` and `ready`, what was
 * written before `ready` moved last (`forward` among it), and what never changes (ticket, peer). */
#include "job.h"

#include "../platform/config.h"
#include "../platform/os.h"
#include "../platform/workers.h"
#include "guard.h"
#include "metrics.h"
#include "reply.h"

enum {
    JOBS_MAX = 128, /* what waits for the upstream and what is held; there are fewer buffers on a
                       server for few connections */
    JOBS_STRANGERS_MAX = 2, /* of requests that need no token, where others do: /readyz */
    JOB_COMMENT_MS = 15000  /* proxies close what is silent for a minute */
};

_Static_assert(EXCHANGE_REPLY_MAX + REPLY_HEAD_MAX <= BUFFER_REPLY_MAX, "a buffer holds a reply");

typedef struct {
    exchange x;
    char headers[EXCHANGE_HEADERS_MAX];
    atomic_int state;         /* a job_state; only job_turn changes it */
    atomic_bool is_cancelled; /* the worker may stop */
    int conn;                 /* place of the connection */
    int reply;                /* buffer */
    bool began;               /* the head was sent */
    size_t sent;              /* of a stream */
    int64_t started_us, held_until_ms, comment_ms;
} job;

static struct {
    job jobs[JOBS_MAX];
    status (*run)(call *c, exchange *x);
    const os_wakeup *wakeup;
    void (*next)(conn *c);
} jobs;

#define JOB_ROW(from, event, to, why) [from][event] = 1 + (to),
static const unsigned char job_next[JOB_STATES][JOB_EVENTS] = {JOB_TABLE(JOB_ROW)};
#undef JOB_ROW

/* Sets of states, for job_is. */
enum {
    JOB_WAITS = 1 << JOB_HELD | 1 << JOB_DUE,
    JOB_IS_LIVE = 1 << JOB_RUNNING | 1 << JOB_WOKEN | JOB_WAITS | 1 << JOB_DONE /* has a client */
};

/* Loop and worker may both be at it: who comes second starts from where the first has led. */
static job_state job_turn(job *j, job_event event) {
    int from = atomic_load(&j->state), to;
    do {
        to = job_next[from][event];
        ASSERT(to); /* the table has what may happen */
    } while (!atomic_compare_exchange_weak(&j->state, &from, to - 1));
    return (job_state)(to - 1);
}

static job_state job_state_of(const job *j) {
    return (job_state)atomic_load(&j->state);
}

static bool job_is(const job *j, int states) {
    return states >> job_state_of(j) & 1;
}

static void job_free(job *j) {
    conn *c = conn_at(j->conn);
    bool has_gone = job_state_of(j) == JOB_GONE;
    if (has_gone) {
        j->x.http = 499; /* what other servers, too, call a client that did not wait */
    }
    metrics_request(&j->x, os_now_us() - j->started_us);
    if (j->x.dropped) {
        j->x.dropped(&j->x);
    }
    conn_buffer_return(&j->reply);
    job_turn(j, JOB_IS_FREED);
    if (has_gone) {
        conn_release(c);
    }
}

/* ---- on a worker ---- */

static void job_hold(job *j) {
    j->held_until_ms = j->x.hold_ms ? os_now_ms() + j->x.hold_ms : OS_FOREVER;
}

static void job_flushed(exchange *x) {
    (void)x;
    os_wakeup_send(jobs.wakeup);
}

static void job_run(void *with, arena mem) {
    job *j = with;
    if (exchange_is(&j->x, EXCHANGE_HELD)) {
        exchange_turn(&j->x, EXCHANGE_RESUMES);
    }
    bool is_resumed = exchange_is(&j->x, EXCHANGE_RESUMED);
    int64_t since_ms = is_resumed ? os_now_ms() : j->started_us / 1000;
    call c = {.mem = mem,
              .may_block = true,
              .cancelled = &j->is_cancelled,
              .deadline_ms = since_ms + (int64_t)(config_get()->timeout_s * 1000),
              .traceparent = j->x.trace};
    jobs.run(&c, &j->x);
    bool is_held = exchange_is(&j->x, EXCHANGE_HELD);
    if (is_held) {
        job_hold(j);
    } else if (!j->x.forward) {
        exchange_end(&j->x);
    }
    job_turn(j, is_held ? JOB_HOLDS : JOB_ENDS);
    os_wakeup_send(jobs.wakeup);
}

/* ---- starting ---- */

/* The request stays where it is; headers and reply get memory of their own. What a run has said
 * that is repeated is forgotten; what is held goes along. */
static void job_adopt(job *j, const exchange *x) {
    j->x = *x;
    bool is_held = exchange_is(x, EXCHANGE_HELD);
    uint64_t forward = x->forward;
    if (!is_held) {
        exchange_retract(&j->x);
        j->x.forward = forward; /* where it goes is known already */
    }
    out text = j->x.headers;
    j->x.headers = out_of(j->headers, sizeof j->headers);
    out_text(&j->x.headers, out_str(&text));
    j->x.reply = out_of(conn_buffer_at(j->reply) + REPLY_HEAD_MAX, EXCHANGE_REPLY_MAX);
    if (is_held) {
        out_text(&j->x.reply, out_str(&x->reply));
    }
    atomic_store(&j->x.ready, j->x.reply.len);
    j->x.flushed = job_flushed;
}

/* A free job with a buffer; NULL: there are too many. Open streams leave room for the others, and
 * so do those who need not say who they are. */
static job *job_take(const conn *c, const exchange *x) {
    job *found = NULL;
    int held = 0, strangers = 0;
    bool is_stranger = guard_has_tokens() && !x->principal;
    for (int i = 0; i < JOBS_MAX; i++) {
        job *j = &jobs.jobs[i];
        held += job_is(j, JOB_WAITS);
        strangers += job_state_of(j) != JOB_FREE && !j->x.principal;
        found = !found && job_state_of(j) == JOB_FREE ? j : found;
    }
    bool is_full = exchange_is(x, EXCHANGE_HELD) && held >= conn_buffer_count(BUFFER_REPLY) / 2;
    if (!found || is_full || (is_stranger && strangers >= JOBS_STRANGERS_MAX)) {
        return NULL;
    }
    found->reply = conn_buffer_borrow(BUFFER_REPLY, c);
    return found->reply < 0 ? NULL : found;
}

GEO_FN bool job_start(conn *c, const exchange *x) {
    job *j = job_take(c, x);
    if (!j) {
        return false;
    }
    job_adopt(j, x);
    j->conn = conn_place(c);
    j->began = false;
    j->sent = 0;
    j->started_us = os_now_us();
    j->comment_ms = conn_now_ms() + JOB_COMMENT_MS;
    atomic_store(&j->is_cancelled, false);
    if (exchange_is(x, EXCHANGE_HELD)) {
        job_hold(j);
        job_turn(j, JOB_IS_KEPT);
        os_wakeup_send(jobs.wakeup);
    } else {
        job_turn(j, JOB_STARTS);
        if (!workers_submit(job_run, j)) {
            job_turn(j, JOB_IS_FREED);
            conn_buffer_return(&j->reply);
            return false;
        }
    }
    c->job = (int)(j - jobs.jobs);
    c->hangup = x->hangup;
    conn_turn(c, CONN_WAITS);
    return true;
}

/* ---- running again ---- */

/* A held stream's memory starts afresh whenever all of it was sent. */
static void job_rewind(job *j) {
    if (j->began && j->sent == j->x.reply.len && !conn_at(j->conn)->rest.len) {
        j->sent = j->x.reply.len = 0;
        atomic_store(&j->x.ready, 0);
    }
}

/* When the pool is full, the next sweep tries again. */
static void job_resume(job *j) {
    job_rewind(j);
    job_turn(j, JOB_RESUMES);
    if (!workers_submit(job_run, j)) {
        job_turn(j, JOB_IS_LATER);
    }
}

/* The job of that ticket whose client is still there. */
static job *job_find(uint64_t ticket) {
    for (int i = 0; i < JOBS_MAX; i++) {
        job *j = &jobs.jobs[i];
        if (job_is(j, JOB_IS_LIVE) && j->x.ticket == ticket) {
            return j;
        }
    }
    return NULL;
}

/* The hook behind exchange_wake. The answer to a question may be here before the worker that put it
 * has come to an end. */
static bool job_wake(uint64_t ticket) {
    job *j = job_find(ticket);
    if (j && job_turn(j, JOB_WAKES) == JOB_DUE) {
        job_resume(j);
    }
    return j != NULL;
}

/* A held stream that waits no longer. What is pipelined behind it has its turn when the bell is
 * heard: the loop's exchange may be at work now. */
static void job_end_held(job *j) {
    exchange_end(&j->x);
    job_turn(j, JOB_ENDS);
    os_wakeup_send(jobs.wakeup);
}

/* The other hook. What runs looks at the flag by itself. */
static void job_cancel(uint64_t key) {
    for (int i = 0; i < JOBS_MAX; i++) {
        job *j = &jobs.jobs[i];
        if (!job_is(j, JOB_IS_LIVE) || j->x.key != key) {
            continue;
        }
        atomic_store(&j->is_cancelled, true);
        if (job_is(j, JOB_WAITS)) {
            job_end_held(j);
        }
    }
}

/* ---- delivering ---- */

/* Lines up what is to be sent next: of a stream what is ready, its head first. */
static void job_queue(conn *c, job *j, job_state state, size_t ready) {
    size_t from = j->sent;
    if (ready > from && !j->began) {
        c->rest = reply_begin(&j->x, c->keep_alive, ready);
    } else if (ready > from) {
        c->rest = (str){j->x.reply.at + from, ready - from};
    } else if (state == JOB_DONE && !j->began) {
        c->rest = reply_whole(&j->x, c->keep_alive);
    } else {
        return;
    }
    j->sent = ready;
    j->began = true;
    j->comment_ms = conn_now_ms() + JOB_COMMENT_MS;
}

static void job_deliver(job *j);

/* Adds events to the held stream of that ticket; NULL: it has gone, or was too slow. */
static job *job_pass(uint64_t ticket, str events) {
    job *to = job_find(ticket);
    if (!to || !job_is(to, JOB_WAITS)) {
        return NULL;
    }
    job_rewind(to);
    out_text(&to->x.reply, events);
    if (to->x.reply.full) { /* it asks faster than it reads */
        conn_close(conn_at(to->conn));
        return NULL;
    }
    atomic_store(&to->x.ready, to->x.reply.len);
    job_deliver(to);
    return to;
}

/* What is left to say to the request itself. */
static void job_forwarded(exchange *x, const job *to) {
    exchange_retract(x);
    exchange_answer(x, to ? 202 : 404, NULL, STR(""));
}

/* Sends what a job has; frees it when that was all. */
static void job_deliver(job *j) {
    job_state state = job_state_of(j); /* before `ready`: then what is done is all there */
    size_t ready = atomic_load(&j->x.ready);
    conn *c = conn_at(j->conn);
    if (ready > j->sent && j->x.forward) {
        job_pass(j->x.forward, (str){j->x.reply.at + j->sent, ready - j->sent});
        j->sent = ready;
    }
    if (state == JOB_DONE && j->x.forward) {
        job_forwarded(&j->x, job_find(j->x.forward));
        j->sent = ready = 0;
    }
    do {
        if (!c->rest.len) {
            job_queue(c, j, state, ready);
        }
        if (!conn_push(c)) {
            return; /* job_abandon has been called */
        }
        if (c->state == CONN_SENDING && !c->rest.len) {
            conn_turn(c, CONN_FLOWS); /* what comes now has time of its own */
        }
    } while (!c->rest.len && ready > j->sent);
    if (c->rest.len && c->state == CONN_WORKING) {
        conn_turn(c, CONN_STUCK);
    } else if (!c->rest.len && state == JOB_DONE && j->sent == ready) {
        job_free(j);
        conn_end(c);
        jobs.next(c);
    }
}

GEO_FN void job_abandon(conn *c) {
    job *j = &jobs.jobs[c->job];
    atomic_store(&j->is_cancelled, true);
    if (job_turn(j, JOB_LEAVES) == JOB_GONE) { /* else job_deliver_all frees it */
        job_free(j);
    }
}

GEO_FN void job_push(conn *c) {
    job_deliver(&jobs.jobs[c->job]);
}

GEO_FN void job_deliver_all(void) {
    for (int i = 0; i < JOBS_MAX; i++) {
        job *j = &jobs.jobs[i];
        if (job_state_of(j) == JOB_GONE) {
            job_free(j);
        } else if (job_is(j, JOB_IS_LIVE)) {
            job_deliver(j);
        }
        if (job_state_of(j) == JOB_DUE) {
            job_resume(j);
        }
    }
}

GEO_FN void job_forward(exchange *x) {
    job *to = job_pass(x->forward, (str){x->reply.at, atomic_load(&x->ready)});
    job_forwarded(x, to);
}

/* ---- time ---- */

static void job_sweep_held(job *j, bool stopping) {
    bool is_over = stopping || j->held_until_ms <= conn_now_ms() || job_state_of(j) == JOB_DUE;
    if (is_over && j->x.hold_ms) {
        job_resume(j);
    } else if (is_over) { /* it waits for nothing but its client */
        job_end_held(j);
    }
}

/* Between two events the bytes on the wire end with a whole chunk. */
static void job_sweep_silent(job *j) {
    conn *c = conn_at(j->conn);
    bool is_silent = j->began && exchange_is_stream(&j->x) && !c->rest.len;
    if (is_silent && j->sent == atomic_load(&j->x.ready) && j->comment_ms <= conn_now_ms()) {
        j->comment_ms = conn_now_ms() + JOB_COMMENT_MS;
        c->rest = exchange_comment(&j->x);
        job_deliver(j);
    }
}

GEO_FN void job_sweep(bool stopping) {
    for (int i = 0; i < JOBS_MAX; i++) {
        job *j = &jobs.jobs[i];
        bool was_held = job_is(j, JOB_WAITS);
        if (job_is(j, JOB_IS_LIVE)) {
            job_sweep_silent(j);
        }
        if (was_held && job_is(j, JOB_WAITS)) {
            job_sweep_held(j, stopping);
        }
    }
}

GEO_FN void job_setup(status (*run)(call *c, exchange *x), const os_wakeup *wakeup,
                      void (*next)(conn *c)) {
    exchange_hook((exchange_hooks){.wake = job_wake, .cancel = job_cancel});
    jobs.run = run;
    jobs.wakeup = wakeup;
    jobs.next = next;
    for (int i = 0; i < JOBS_MAX; i++) {
        jobs.jobs[i].reply = -1;
    }
}
