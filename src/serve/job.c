/* job -- requests of the HTTP server that wait.
 *
 * Flow: httpd hands over what its handlers cannot answer at once; the pool runs them; the loop delivers.
 * Owns the jobs, each with a copy of its request and the memory of its reply. A worker touches its job
 * only while the state is JOB_RUNNING, the loop only reads `ready` and what was written before it then. */
#include "job.h"

#include <string.h>

#include "../platform/config.h"
#include "metrics.h"
#include "pool.h"
#include "reply.h"

enum {
    JOBS_MAX = 64,        /* requests that wait for the upstream; the next is told 503 */
    JOB_HELD_MS = 300000, /* a person answers a question */
    JOB_COMMENT_MS = 15000 /* proxies close what is silent for a minute */
};

_Static_assert(EXCHANGE_CONTENT_MAX + HTTP_HEAD_MAX <= CONN_BUFFER_MAX, "a buffer holds a request");
_Static_assert(EXCHANGE_REPLY_MAX + REPLY_HEAD_MAX <= CONN_BUFFER_MAX, "a buffer holds a reply");

typedef enum { JOB_FREE, JOB_RUNNING, JOB_HELD, JOB_DONE } job_state;

typedef struct {
    exchange x;
    char headers[EXCHANGE_HEADERS_MAX];
    atomic_int state;
    atomic_bool gone;   /* the client; then its place may be another's, and the job only winds up */
    int conn;           /* place of the connection */
    int request, reply; /* buffers */
    bool began;         /* the head was sent */
    size_t sent;        /* of a stream */
    int64_t started_ms, held_until_ms, comment_ms;
} job;

static struct {
    job jobs[JOBS_MAX];
    status (*run)(call *c, exchange *x);
    const os_bell *bell;
} jobs;

static void job_free(job *j) {
    buffer_return(&j->request);
    buffer_return(&j->reply);
    atomic_store(&j->state, JOB_FREE);
}

static void job_flushed(exchange *x) {
    (void)x;
    os_ring(jobs.bell);
}

/* On a worker. */
static void job_run(void *with, arena mem) {
    job *j = with;
    call c = {.mem = mem,
              .may_block = true,
              .cancelled = &j->gone,
              .deadline_ms = os_now_ms() + (int64_t)(config_get()->timeout_s * 1000),
              .traceparent = http_find(&j->x.head, "traceparent")};
    j->x.is_held = false;
    jobs.run(&c, &j->x);
    if (!j->x.is_held && !j->x.forward) {
        exchange_end(&j->x);
    }
    atomic_store(&j->state, j->x.is_held ? JOB_HELD : JOB_DONE);
    os_ring(jobs.bell);
}

static bool job_submit(job *j) {
    atomic_store(&j->state, JOB_RUNNING);
    return pool_submit(job_run, j);
}

/* Copies the request so that it outlives the connection's buffer, and reads its head again there. */
static void job_copy(job *j, const conn *c, const exchange *x, str head) {
    char *at = buffer_at(j->request);
    memcpy(at, head.at, head.len);
    if (x->content.len) {
        memcpy(at + head.len, x->content.at, x->content.len);
    }
    j->x = *x;
    int consumed = http_request((str){at, head.len}, &j->x.head);
    ASSERT(consumed == (int)head.len);
    j->x.content = (str){at + head.len, x->content.len};
    j->x.path = (str){at + (x->path.at - head.at), x->path.len};
    j->x.query = x->query.at ? (str){at + (x->query.at - head.at), x->query.len} : STR_NONE;
    j->x.peer = (str){c->peer, c->peer_len};
    j->x.is_stream = x->is_held; /* a run that is repeated starts its stream again */
    atomic_store(&j->x.ready, 0);
    j->x.headers = out_of(j->headers, sizeof j->headers);
    j->x.reply = out_of(buffer_at(j->reply) + REPLY_HEAD_MAX, EXCHANGE_REPLY_MAX);
    j->x.flushed = job_flushed;
}

static job *job_take(conn *c) {
    for (int i = 0; i < JOBS_MAX; i++) {
        job *j = &jobs.jobs[i];
        if (atomic_load(&j->state) != JOB_FREE) {
            continue;
        }
        j->request = buffer_borrow();
        j->reply = buffer_borrow();
        if (j->request < 0 || j->reply < 0) {
            job_free(j);
            break;
        }
        j->conn = conn_place(c);
        j->sent = 0;
        j->began = false;
        j->started_ms = os_now_ms();
        j->held_until_ms = os_now_ms() + JOB_HELD_MS;
        j->comment_ms = os_now_ms() + JOB_COMMENT_MS;
        atomic_store(&j->gone, false);
        c->job = i;
        c->gone = &j->gone;
        return j;
    }
    return NULL;
}

GEO_FN bool job_start(conn *c, const exchange *x, str head) {
    job *j = job_take(c);
    if (!j) {
        return false;
    }
    str events = x->is_held ? out_str(&x->reply) : STR_NONE, lines = out_str(&x->headers);
    job_copy(j, c, x, head);
    conn_expect(c, CONN_WORKING, OS_READ, OS_FOREVER);
    if (x->is_held) {
        out_text(&j->x.headers, lines);
        out_text(&j->x.reply, events);
        atomic_store(&j->x.ready, events.len);
        atomic_store(&j->state, JOB_HELD);
        os_ring(jobs.bell);
        return true;
    }
    if (!job_submit(j)) {
        c->gone = NULL;
        job_free(j);
        return false;
    }
    return true;
}

/* What a stream has ready and was not sent; its head first. */
static str job_ready(const conn *c, job *j, size_t ready) {
    size_t from = j->sent;
    j->sent = ready;
    if (!j->began) {
        j->began = true;
        return reply_begin(&j->x, c->keep_alive, ready);
    }
    return (str){j->x.reply.at + from, ready - from};
}

/* Nobody reads its reply any more: it ends as soon as no worker holds it. */
static void job_deliver_gone(job *j, job_state state) {
    if (state != JOB_RUNNING) {
        job_free(j);
    }
}

/* Sends what a job has; frees it when that was all. */
static void job_deliver(job *j) {
    job_state state = (job_state)atomic_load(&j->state);
    if (atomic_load(&j->gone)) {
        job_deliver_gone(j, state);
        return;
    }
    conn *c = conn_at(j->conn);
    size_t ready = atomic_load(&j->x.ready); /* > 0 only of streams; makes the rest of x visible */
    if (ready && j->x.forward) {
        return; /* goes elsewhere when it is whole */
    }
    if (!c->rest.len && ready > j->sent) {
        c->rest = job_ready(c, j, ready);
    } else if (state == JOB_DONE && !j->began) {
        j->began = true;
        c->rest = reply_whole(&j->x, c->keep_alive);
    }
    if (!conn_push(c)) {
        job_deliver_gone(j, state);
    } else if (c->rest.len) {
        conn_expect(c, CONN_WORKING, OS_READ | OS_WRITE, CONN_WRITE_MS);
    } else if (state == JOB_DONE && j->sent == ready) {
        metrics_request(&j->x, os_now_ms() - j->started_ms);
        job_free(j);
        conn_end(c);
    } else {
        conn_expect(c, CONN_WORKING, OS_READ, OS_FOREVER);
    }
}

static job *job_held(uint64_t ticket) {
    for (int i = 0; i < JOBS_MAX; i++) {
        job *j = &jobs.jobs[i];
        if (atomic_load(&j->state) == JOB_HELD && j->x.ticket == ticket && !atomic_load(&j->gone)) {
            return j;
        }
    }
    return NULL;
}

/* The hook behind exchange_wake. */
static bool job_wake(uint64_t ticket) {
    job *j = job_held(ticket);
    if (j) {
        j->x.is_resumed = true;
    }
    return j && job_submit(j);
}

/* A held stream's memory starts afresh whenever all of it was sent. */
static void job_rewind(job *j) {
    if (j->began && j->sent == j->x.reply.len) {
        j->sent = j->x.reply.len = 0;
    }
}

GEO_FN void job_forward(exchange *x) {
    size_t ready = atomic_load(&x->ready);
    job *j = job_held(x->forward);
    if (j) {
        job_rewind(j);
        out_text(&j->x.reply, (str){x->reply.at, ready});
    }
    bool fits = j && !j->x.reply.full;
    if (j) {
        j->x.reply.full = false;
        atomic_store(&j->x.ready, j->x.reply.len);
        job_deliver(j);
    }
    x->is_stream = false;
    x->headers.len = 0;
    atomic_store(&x->ready, 0);
    exchange_answer(x, fits ? 202 : 404, NULL, STR(""));
}

GEO_FN void job_deliver_all(void) {
    for (int i = 0; i < JOBS_MAX; i++) {
        job *j = &jobs.jobs[i];
        job_state state = (job_state)atomic_load(&j->state);
        if (state == JOB_DONE && j->x.forward && j->x.is_stream) {
            job_forward(&j->x);
        }
        if (state != JOB_FREE) {
            job_deliver(j);
        }
    }
}

GEO_FN void job_sweep(void) {
    int64_t now_ms = os_now_ms();
    for (int i = 0; i < JOBS_MAX; i++) {
        job *j = &jobs.jobs[i];
        if (atomic_load(&j->state) != JOB_HELD) {
            continue;
        }
        if (j->held_until_ms <= now_ms) {
            j->held_until_ms = now_ms + JOB_HELD_MS;
            job_wake(j->x.ticket);
        } else if (j->comment_ms <= now_ms) {
            j->comment_ms = now_ms + JOB_COMMENT_MS;
            job_rewind(j);
            exchange_comment(&j->x);
            job_deliver(j);
        }
    }
}

GEO_FN void job_push(conn *c) {
    job_deliver(&jobs.jobs[c->job]);
}

GEO_FN void job_setup(status (*run)(call *c, exchange *x), const os_bell *bell) {
    exchange_on_wake(job_wake);
    jobs.run = run;
    jobs.bell = bell;
    for (int i = 0; i < JOBS_MAX; i++) {
        jobs.jobs[i].request = jobs.jobs[i].reply = -1;
    }
}
