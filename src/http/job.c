/* job -- requests of the HTTP server that wait. Owns the jobs, each with the memory of its reply.
 *
 * From workers_submit to the end of job_run an exchange belongs to the worker. Meanwhile the loop
 * reads only `state` and `ready`, what was written before `ready` last grew (`forward_to` among
 * it), and what never changes (id, peer). */
#include "job.h"

#include "../platform/config.h"
#include "../platform/os.h"
#include "../platform/workers.h"
#include "guard.h"
#include "metrics.h"
#include "reply.h"

enum {
    JOBS_MAX = 128, /* waiting for the upstream or held; with few connections there are fewer
                       buffers */
    JOBS_ANONYMOUS_MAX = 2,  /* without a token where tokens are required: /readyz */
    JOBS_UNJUDGED_MAX = 16,  /* with an access token that may be anybody's */
    JOB_KEEPALIVE_MS = 15000 /* proxies close what is silent for a minute */
};

_Static_assert(EXCHANGE_REPLY_MAX + REPLY_HEAD_MAX <= BUFFER_REPLY_MAX, "a buffer holds a reply");
_Static_assert(EXCHANGE_LARGE_MAX + REPLY_HEAD_MAX <= BUFFER_LARGE_MAX, "a buffer holds a reply");

/* By its token: whether it is good, or nobody knows yet. */
typedef enum { JOB_TRUSTED, JOB_ANONYMOUS, JOB_UNJUDGED } job_trust;

typedef struct {
    exchange x;
    char headers[EXCHANGE_HEADERS_MAX];
    atomic_int state;         /* a job_state; only job_transition changes it */
    atomic_bool is_cancelled; /* tells the worker to stop */
    int conn;                 /* slot of the connection */
    int reply;                /* BUFFER_REPLY; -1: none */
    int large;                /* BUFFER_LARGE; -1: none; the worker's until the job ends */
    atomic_int trust;         /* a job_trust */
    bool head_sent;
    size_t sent;        /* bytes of a stream */
    uint64_t stream_id; /* of the held stream that gets its events; 0: none */
    int64_t started_us, deadline_ms, held_until_ms, keepalive_ms;
} job;

static struct {
    job jobs[JOBS_MAX];
    status (*run)(call *c, exchange *x);
    void (*refuse)(exchange *x, int http, const char *why);
    const os_wakeup *wakeup;
    void (*next)(conn *c);
} jobs;

#define JOB_ROW(from, event, to, why) [from][event] = 1 + (to),
static const unsigned char job_next[JOB_STATES][JOB_EVENTS] = {JOB_TABLE(JOB_ROW)};
#undef JOB_ROW

/* Sets of states, for job_is. */
enum {
    JOB_SET_HELD = 1 << JOB_HELD | 1 << JOB_READY,
    JOB_SET_LIVE =
        1 << JOB_RUNNING | 1 << JOB_RERUN | JOB_SET_HELD | 1 << JOB_DONE /* has a client */
};

/* Atomic, since the loop and the worker may do it at the same time. */
static job_state job_transition(job *j, job_event event) {
    int from = atomic_load(&j->state), to;
    do {
        to = job_next[from][event];
        ASSERT(to); /* JOB_TABLE has all that may happen */
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
    bool has_gone = job_state_of(j) == JOB_DEAD;
    if (has_gone) {
        j->x.http = 499; /* nginx's code for a client that did not wait */
    }
    metrics_request(&j->x, os_now_us() - j->started_us);
    if (j->x.on_drop) {
        j->x.on_drop(&j->x);
    }
    conn_buffer_return(&j->reply);
    conn_buffer_return(&j->large);
    job_transition(j, JOB_ON_FREE);
    conn_rouse(c->peer_row);
    if (has_gone) {
        conn_release(c);
    }
}

static int job_trust_of(const exchange *x) {
    return x->bearer.at                         ? JOB_UNJUDGED
           : guard_has_tokens() && !x->token_id ? JOB_ANONYMOUS
                                                : JOB_TRUSTED;
}

/* ---- on a worker ---- */

static void job_hold(job *j) {
    j->held_until_ms = j->x.hold_ms ? os_now_ms() + j->x.hold_ms : OS_FOREVER;
}

static void job_flushed(exchange *x) {
    (void)x;
    os_wakeup_send(jobs.wakeup);
}

/* What the reply has so far is dropped. */
static bool job_grow(exchange *x) {
    job *j = (job *)((char *)x - offsetof(job, x));
    j->large = j->large < 0 ? conn_buffer_borrow(BUFFER_LARGE, conn_at(j->conn)) : j->large;
    if (j->large >= 0) {
        x->reply = out_of(conn_buffer_at(j->large) + REPLY_HEAD_MAX, EXCHANGE_LARGE_MAX);
    }
    return j->large >= 0;
}

/* Whether nobody waits for the reply any more, or it would come too late: then its handler does not
 * run. What a client was sent a part of is ended by its handler. */
static bool job_is_discarded(job *j, const call *c) {
    bool is_late = os_now_ms() >= c->deadline_ms && !exchange_is_stream(&j->x) && !j->x.forward_to;
    bool has_gone = job_state_of(j) == JOB_ABANDONED;
    if (is_late && !has_gone) {
        jobs.refuse(&j->x, status_of(GEO_TIMEOUT)->http,
                    "The request waited longer for a worker than GEOCODER_TIMEOUT.");
    }
    if (is_late || has_gone) {
        metrics_discard(has_gone ? METRICS_GONE : METRICS_LATE);
    }
    return is_late || has_gone;
}

static void job_run(void *ctx, arena mem) {
    job *j = ctx;
    if (exchange_is(&j->x, EXCHANGE_HELD)) {
        exchange_transition(&j->x, EXCHANGE_ON_RESUME);
    }
    call c = {.mem = mem,
              .may_block = true,
              .cancelled = &j->is_cancelled,
              .deadline_ms = j->deadline_ms,
              .now_ms = os_now_ms,
              .traceparent = j->x.trace};
    if (!job_is_discarded(j, &c)) {
        jobs.run(&c, &j->x);
        atomic_store(&j->trust, job_trust_of(&j->x));
    }
    bool is_held = exchange_is(&j->x, EXCHANGE_HELD);
    if (is_held) {
        job_hold(j);
    } else if (!j->x.forward_to) {
        exchange_end(&j->x);
    }
    job_transition(j, is_held ? JOB_ON_HOLD : JOB_ON_END);
    os_wakeup_send(jobs.wakeup);
}

/* The time that it waits for a worker counts. False: the pool is full. */
static bool job_submit(job *j, int64_t since_ms) {
    j->deadline_ms = since_ms + (int64_t)(config_get()->timeout_s * 1000);
    return workers_submit((workers_job){job_run, j, j->x.peer_id, j->deadline_ms});
}

/* ---- starting ---- */

/* The request stays where it is; headers and reply get memory of their own. What the first run has
 * written is dropped, because the handler runs again; a held stream is copied. */
static void job_adopt(job *j, const exchange *x) {
    j->x = *x;
    bool is_held = exchange_is(x, EXCHANGE_HELD);
    uint64_t forward = x->forward_to;
    j->stream_id = forward;
    if (!is_held) {
        exchange_reset(&j->x);
        j->x.forward_to = forward; /* which exchange_reset clears */
    }
    out text = j->x.headers;
    j->x.headers = out_of(j->headers, sizeof j->headers);
    out_text(&j->x.headers, out_str(&text));
    j->x.reply = out_of(conn_buffer_at(j->reply) + REPLY_HEAD_MAX, EXCHANGE_REPLY_MAX);
    if (is_held) {
        out_text(&j->x.reply, out_str(&x->reply));
    }
    atomic_store(&j->x.ready, j->x.reply.len);
    j->x.on_flush = job_flushed;
    j->x.on_grow = conn_buffer_count(BUFFER_LARGE) ? job_grow : NULL;
}

/* A free job with a buffer; NULL: there are too many. Open streams, those of one peer, and clients
 * without a token may use only a part of them. */
static job *job_alloc(const conn *c, const exchange *x) {
    job *found = NULL;
    int held = 0, own = 0, alike = 0, most = conn_buffer_count(BUFFER_REPLY) / 2;
    int trust = job_trust_of(x);
    int alike_max = trust == JOB_ANONYMOUS ? JOBS_ANONYMOUS_MAX : JOBS_UNJUDGED_MAX;
    for (int i = 0; i < JOBS_MAX; i++) {
        job *j = &jobs.jobs[i];
        held += job_is(j, JOB_SET_HELD);
        own += job_is(j, JOB_SET_HELD) && conn_at(j->conn)->peer_row == c->peer_row;
        alike += job_state_of(j) != JOB_FREE && atomic_load(&j->trust) == trust;
        found = !found && job_state_of(j) == JOB_FREE ? j : found;
    }
    bool is_full = exchange_is(x, EXCHANGE_HELD) && (held >= most || own >= conn_peer_share(most));
    if (!found || is_full || (trust && alike >= alike_max)) {
        return NULL;
    }
    found->reply = conn_buffer_borrow(BUFFER_REPLY, c);
    return found->reply < 0 ? NULL : found;
}

GEO_FN bool job_has_room(const conn *c) {
    int buffer = conn_buffer_borrow(BUFFER_REPLY, c);
    bool has_room = buffer >= 0;
    conn_buffer_return(&buffer);
    return has_room;
}

GEO_FN bool job_start(conn *c, const exchange *x) {
    job *j = job_alloc(c, x);
    if (!j) {
        return false;
    }
    job_adopt(j, x);
    j->conn = conn_slot(c);
    atomic_store(&j->trust, job_trust_of(x));
    j->head_sent = false;
    j->sent = 0;
    j->started_us = os_now_us();
    j->keepalive_ms = conn_now_ms() + JOB_KEEPALIVE_MS;
    atomic_store(&j->is_cancelled, false);
    if (exchange_is(x, EXCHANGE_HELD)) {
        job_hold(j);
        job_transition(j, JOB_ON_ADOPT);
        os_wakeup_send(jobs.wakeup);
    } else {
        job_transition(j, JOB_ON_START);
        if (!job_submit(j, j->started_us / 1000)) {
            job_transition(j, JOB_ON_FREE);
            conn_buffer_return(&j->reply);
            return false;
        }
    }
    c->job = (int)(j - jobs.jobs);
    c->hangup = x->hangup;
    c->probe = x->head.minor ? STR("HTTP/1.1 100 Continue\r\n\r\n") : STR("H");
    c->probe_is_reply = !x->head.minor;
    c->probed = 0;
    conn_transition(c, CONN_ON_JOB);
    return true;
}

/* ---- running again ---- */

/* Reuses a held stream's memory from the start when all of it has been sent. */
static void job_rewind(job *j) {
    if (j->head_sent && j->sent == j->x.reply.len && !conn_at(j->conn)->unsent.len) {
        j->sent = j->x.reply.len = 0;
        atomic_store(&j->x.ready, 0);
    }
}

/* When the pool is full, the next sweep tries again. */
static void job_resume(job *j) {
    job_rewind(j);
    job_transition(j, JOB_ON_RESUME);
    if (!job_submit(j, os_now_ms())) {
        job_transition(j, JOB_ON_POOL_FULL);
    }
}

/* The job of that exchange, unless its client has gone. */
static job *job_find(uint64_t id) {
    for (int i = 0; i < JOBS_MAX; i++) {
        job *j = &jobs.jobs[i];
        if (job_is(j, JOB_SET_LIVE) && j->x.id == id) {
            return j;
        }
    }
    return NULL;
}

/* The hook behind exchange_wake. The client may answer before the worker that asked has returned.
 */
static bool job_wake(uint64_t id) {
    job *j = job_find(id);
    if (j && job_transition(j, JOB_ON_WAKE) == JOB_READY) {
        job_resume(j);
    }
    return j != NULL;
}

/* Ends a held stream. The wakeup makes the loop process what is pipelined behind it: not now, when
 * the loop's exchange may be in use. */
static void job_end_held(job *j) {
    exchange_end(&j->x);
    job_transition(j, JOB_ON_END);
    os_wakeup_send(jobs.wakeup);
}

/* The hook behind exchange_cancel. A running worker polls the flag itself. */
static void job_cancel(uint64_t key) {
    for (int i = 0; i < JOBS_MAX; i++) {
        job *j = &jobs.jobs[i];
        if (!job_is(j, JOB_SET_LIVE) || j->x.cancel_key != key) {
            continue;
        }
        atomic_store(&j->is_cancelled, true);
        if (job_is(j, JOB_SET_HELD)) {
            job_end_held(j);
        }
    }
}

/* ---- delivering ---- */

/* Sets what is to be sent next: the head with what is ready, the next part of a stream, or a
 * complete reply. */
static void job_queue(conn *c, job *j, job_state state, size_t ready) {
    size_t from = j->sent;
    if (ready > from && !j->head_sent) {
        c->unsent = str_from(reply_begin(&j->x, c->keep_alive, ready), c->probed);
        c->probe = exchange_keepalive(&j->x);
        c->probe_is_reply = false;
    } else if (ready > from) {
        c->unsent = (str){j->x.reply.at + from, ready - from};
    } else if (state == JOB_DONE && !j->head_sent) {
        c->unsent = str_from(reply_whole(&j->x, c->keep_alive), c->probed);
    } else {
        return;
    }
    j->sent = ready;
    j->head_sent = true;
    j->keepalive_ms = conn_now_ms() + JOB_KEEPALIVE_MS;
}

static void job_deliver(job *j);

/* Appends events to the held stream of that exchange; NULL: it has gone, or was too slow. */
static job *job_relay(uint64_t id, str events) {
    job *to = job_find(id);
    if (!to || !job_is(to, JOB_SET_HELD)) {
        return NULL;
    }
    job_rewind(to);
    out_text(&to->x.reply, events);
    if (to->x.reply.full) { /* the client does not keep up with its own requests */
        conn_close(conn_at(to->conn));
        return NULL;
    }
    atomic_store(&to->x.ready, to->x.reply.len);
    job_deliver(to);
    return to;
}

/* The reply to a request whose events went to another stream. */
static void job_reply_forwarded(exchange *x, const job *to) {
    exchange_reset(x);
    exchange_answer(x, to ? 202 : 404, NULL, STR(""));
}

/* The token was all that the job was for. */
static void job_process_anew(job *j) {
    conn *c = conn_at(j->conn);
    conn_buffer_return(&j->reply);
    job_transition(j, JOB_ON_FREE);
    conn_rouse(c->peer_row);
    conn_transition(c, CONN_ON_AGAIN);
    jobs.next(c);
}

/* Sends what a job has, and frees it when all is sent. */
static void job_deliver(job *j) {
    job_state state = job_state_of(j); /* read before `ready`: when done, all of it is ready */
    size_t ready = atomic_load(&j->x.ready);
    conn *c = conn_at(j->conn);
    if (state == JOB_DONE && j->x.is_judged) {
        job_process_anew(j);
        return;
    }
    if (ready > j->sent && j->x.forward_to) {
        job_relay(j->x.forward_to, (str){j->x.reply.at + j->sent, ready - j->sent});
        j->sent = ready;
    }
    if (state == JOB_DONE && j->x.forward_to) {
        job_reply_forwarded(&j->x, job_find(j->x.forward_to));
        j->sent = ready = 0;
    }
    do {
        if (!c->unsent.len) {
            job_queue(c, j, state, ready);
        }
        if (!conn_flush(c)) {
            return; /* closed: job_abandon has been called */
        }
        if (c->state == CONN_JOB_BLOCKED && !c->unsent.len) {
            conn_transition(c, CONN_ON_FLUSHED); /* what follows gets a new deadline */
        }
    } while (!c->unsent.len && ready > j->sent);
    if (c->unsent.len && c->state == CONN_JOB) {
        conn_transition(c, CONN_ON_BLOCKED);
    } else if (!c->unsent.len && state == JOB_DONE && j->sent == ready) {
        job_free(j);
        conn_end(c);
        jobs.next(c);
    }
}

/* Stops the jobs whose answers were to go to that stream. */
static void job_abandon_awaited(const job *stream) {
    for (int i = 0; i < JOBS_MAX; i++) {
        job *j = &jobs.jobs[i];
        if (j->stream_id == stream->x.id && job_is(j, JOB_SET_LIVE)) {
            atomic_store(&j->is_cancelled, true);
        }
    }
}

GEO_FN void job_abandon(conn *c) {
    job *j = &jobs.jobs[c->job];
    atomic_store(&j->is_cancelled, true);
    job_abandon_awaited(j);
    job_state state = job_transition(j, JOB_ON_HANGUP);
    if (state == JOB_ABANDONED && workers_withdraw(j)) { /* it has not begun */
        metrics_discard(METRICS_GONE);
        state = job_transition(j, JOB_ON_END);
    }
    if (state == JOB_DEAD) { /* else job_deliver_all frees it */
        job_free(j);
    }
}

GEO_FN void job_flush(conn *c) {
    job_deliver(&jobs.jobs[c->job]);
}

GEO_FN void job_deliver_all(void) {
    for (int i = 0; i < JOBS_MAX; i++) {
        job *j = &jobs.jobs[i];
        if (job_state_of(j) == JOB_DEAD) {
            job_free(j);
        } else if (job_is(j, JOB_SET_LIVE)) {
            job_deliver(j);
        }
        if (job_state_of(j) == JOB_READY) {
            job_resume(j);
        }
    }
}

GEO_FN void job_accept(conn *c, exchange *x) {
    job *j = &jobs.jobs[c->job];
    if (!x->forward_to) {
        return;
    }
    job_reply_forwarded(x, job_find(x->forward_to));
    c->keep_alive = false; /* until the job ends, the connection can take no other request */
    c->unsent = reply_whole(x, c->keep_alive);
    j->head_sent = true;
    if (conn_flush(c) && c->unsent.len) {
        conn_close(c); /* not even this fits its socket */
    }
}

GEO_FN void job_forward(exchange *x) {
    job *to = job_relay(x->forward_to, (str){x->reply.at, atomic_load(&x->ready)});
    job_reply_forwarded(x, to);
}

/* ---- time ---- */

/* Whether the answer to another request is still to come on that stream. */
static bool job_is_awaited(const job *stream) {
    bool is = false;
    for (int i = 0; i < JOBS_MAX; i++) {
        const job *j = &jobs.jobs[i];
        is = is || (j->stream_id == stream->x.id && job_is(j, JOB_SET_LIVE));
    }
    return is;
}

static void job_sweep_held(job *j, bool stopping) {
    bool is_over = (stopping && !job_is_awaited(j)) || j->held_until_ms <= conn_now_ms() ||
                   job_state_of(j) == JOB_READY;
    if (is_over && j->x.hold_ms) {
        job_resume(j);
    } else if (is_over) { /* it would only wait for its client to go */
        job_end_held(j);
    }
}

/* Only between two events, where the bytes sent so far end with a complete chunk. */
static void job_keep_alive(job *j) {
    conn *c = conn_at(j->conn);
    bool is_silent = j->head_sent && !j->stream_id && exchange_is_stream(&j->x) && !c->unsent.len;
    if (is_silent && j->sent == atomic_load(&j->x.ready) && j->keepalive_ms <= conn_now_ms()) {
        j->keepalive_ms = conn_now_ms() + JOB_KEEPALIVE_MS;
        c->unsent = exchange_keepalive(&j->x);
        job_deliver(j);
    }
}

GEO_FN void job_sweep(bool stopping) {
    for (int i = 0; i < JOBS_MAX; i++) {
        job *j = &jobs.jobs[i];
        bool was_held = job_is(j, JOB_SET_HELD);
        if (job_is(j, JOB_SET_LIVE)) {
            job_keep_alive(j);
        }
        if (was_held && job_is(j, JOB_SET_HELD)) {
            job_sweep_held(j, stopping);
        }
    }
}

GEO_FN void job_give_up_all(void) {
    for (int i = 0; i < JOBS_MAX; i++) {
        job *j = &jobs.jobs[i];
        if (job_is(j, JOB_SET_LIVE) && !j->head_sent) {
            atomic_store(&j->is_cancelled, true);
            conn_give_up(conn_at(j->conn));
        }
    }
}

GEO_FN void job_setup(status (*run)(call *c, exchange *x),
                      void (*refuse)(exchange *x, int http, const char *why),
                      const os_wakeup *wakeup, void (*next)(conn *c)) {
    exchange_hook((exchange_hooks){.wake = job_wake, .cancel = job_cancel});
    jobs.run = run;
    jobs.refuse = refuse;
    jobs.wakeup = wakeup;
    jobs.next = next;
    for (int i = 0; i < JOBS_MAX; i++) {
        jobs.jobs[i].reply = jobs.jobs[i].large = -1;
    }
}
