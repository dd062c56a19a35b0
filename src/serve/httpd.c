/* httpd -- the HTTP/1.1 server: one event loop, fixed memory.
 *
 * Flow: sockets in (conn), `exchange`s to the handlers of endpoint, bytes out (reply, conn). A handler first
 * runs on the loop with may_block off; when it says GEO_MUST_WAIT, its request becomes a job and runs again
 * on a worker. Owns the listeners and the one exchange and arena of the loop; all is made at start.
 *
 * Outside facts: RFC 9112 (messages, pipelining), RFC 9110 (Expect, 413, 431). */
#include "httpd.h"

#include <string.h>

#include "../platform/config.h"
#include "../platform/log.h"
#include "../platform/os.h"
#include "conn.h"
#include "exchange.h"
#include "guard.h"
#include "job.h"
#include "metrics.h"
#include "reply.h"
#include "endpoint.h"

enum {
    LISTENERS_MAX = 4,            /* addresses of one host name */
    HTTPD_STOP_MS = 10000,        /* to finish what runs; then containers would kill us anyway */
    HTTPD_SWEEP_MS = 500,         /* how often time-outs are looked at */
    HTTPD_ARENA_BYTES = 16 << 20, /* answers from memory, and the reply of an MCP message */
    HTTPD_PROBLEMS_MAX = 1024     /* a few sentences about tokens */
};

_Static_assert(1 + LISTENERS_MAX <= CONN_WATCHES_MAX, "the bell and the listeners have their places");

static struct {
    os_bell bell;
    int listeners;
    uint64_t tickets;
    exchange x; /* the one on the loop */
    char headers[EXCHANGE_HEADERS_MAX];
    char *arena, *reply;     /* HTTPD_ARENA_BYTES and CONN_BUFFER_MAX bytes */
    int64_t now_ms, stop_ms; /* stop_ms > 0: no new requests, and out by then */
    bool paused;             /* no descriptors left: the listeners rest until the next sweep */
} httpd;

/* ---- replies ---- */

/* One whole reply from the loop's own exchange. */
static void reply_now(conn *c, exchange *x, int64_t started_ms) {
    metrics_request(x, os_now_ms() - started_ms);
    conn_send(c, reply_whole(x, c->keep_alive));
}

/* A refusal before or instead of a handler. */
static void reply_refuse(conn *c, exchange *x, int http, str why) {
    exchange_answer(x, http, "text/plain; charset=utf-8", why);
    if (http == 503) {
        exchange_header(x, "Retry-After", STR("1"));
    }
    reply_now(c, x, httpd.now_ms);
}

/* ---- requests ---- */

/* Runs the handler of a complete request on the loop and replies, or makes a job of it. */
static void conn_run(conn *c, exchange *x, str head) {
    int64_t started_ms = os_now_ms();
    call k = {.mem = arena_of(httpd.arena, HTTPD_ARENA_BYTES),
              .deadline_ms = started_ms + (int64_t)(config_get()->timeout_s * 1000),
              .traceparent = http_find(&x->head, "traceparent")};
    status code = endpoint_run(&k, x);
    if (code == GEO_MUST_WAIT || x->is_held) {
        x->is_held &= code != GEO_MUST_WAIT;
        if (!job_start(c, x, head)) {
            reply_refuse(c, x, 503, STR("Too many requests wait; try again.\n"));
        }
        return;
    }
    if (x->forward) {
        job_forward(x);
    }
    exchange_end(x);
    reply_now(c, x, started_ms);
}

/* Fills the loop's exchange from a parsed head; the reply starts empty. */
static void conn_exchange(const conn *c, exchange *x) {
    str target = x->head.target;
    ptrdiff_t mark = str_find(target, STR("?"));
    x->path = mark < 0 ? target : str_head(target, (size_t)mark);
    x->query = mark < 0 ? STR_NONE : str_from(target, (size_t)mark + 1);
    x->content = STR_NONE;
    x->peer = (str){c->peer, c->peer_len};
    x->ticket = ++httpd.tickets;
    x->is_resumed = x->may_cache = x->is_stream = x->is_held = false;
    x->forward = 0;
    x->label = "none";
    x->headers = out_of(httpd.headers, sizeof httpd.headers);
    x->reply = out_of(httpd.reply + REPLY_HEAD_MAX, EXCHANGE_REPLY_MAX);
    x->flushed = NULL;
    atomic_store(&x->ready, 0);
}

/* The content is there: head in front of `in`, content after it or in the borrowed buffer. */
static void conn_complete(conn *c) {
    exchange *x = &httpd.x;
    str head = {c->in, c->head_len};
    int consumed = http_request(head, &x->head);
    ASSERT(consumed == (int)c->head_len);
    conn_exchange(c, x);
    x->content = (str){c->body >= 0 ? buffer_at(c->body) : c->in + c->head_len, c->got};
    size_t used = c->head_len + (c->body >= 0 ? 0 : c->got);
    c->keep_alive = x->head.keep_alive && x->head.minor && !httpd.stop_ms; /* 1.0: streams have no end */
    conn_run(c, x, head);
    if (c->state == CONN_FREE || c->state == CONN_DRAINING) {
        return;
    }
    buffer_return(&c->body);
    conn_shift(c, used); /* what was pipelined behind it moves to the front */
    c->head_len = c->want = c->got = 0;
    if (c->state == CONN_READING) {
        conn_expect(c, CONN_READING, OS_READ, c->len ? CONN_HEAD_MS : CONN_IDLE_MS);
    }
}

/* A head was read: refuse it, or get ready for its content. */
static void conn_begin(conn *c, int head_len) {
    exchange *x = &httpd.x;
    conn_exchange(c, x);
    c->keep_alive = false; /* after a refusal nobody knows where the next request would start */
    if (!endpoint_admit(x)) {
        reply_now(c, x, httpd.now_ms);
        return;
    }
    if (x->head.length > EXCHANGE_CONTENT_MAX) {
        reply_refuse(c, x, 413, STR("The request's content is larger than 1 MiB.\n"));
        return;
    }
    c->head_len = (size_t)head_len;
    c->want = x->head.length > 0 ? (size_t)x->head.length : 0;
    c->is_chunked = x->head.chunked;
    c->chunks = (http_chunks){0};
    conn_expect(c, CONN_READING, OS_READ, CONN_CONTENT_MS);
    if (!c->is_chunked && c->head_len + c->want <= CONN_IN_MAX) {
        c->got = MIN(c->len - c->head_len, c->want);
    } else if ((c->body = buffer_borrow()) < 0) {
        reply_refuse(c, x, 503, STR("Too many large requests at once; try again.\n"));
        return;
    }
    if (x->head.expects_continue && c->len == c->head_len) {
        c->rest = STR("HTTP/1.1 100 Continue\r\n\r\n");
        conn_push(c); /* 25 bytes into an empty socket buffer: they go, or the peer has gone */
    }
}

/* Moves what stands behind the head into the borrowed buffer. False: the content is bad or too large,
 * and the connection is done with. */
static bool conn_gather(conn *c) {
    char *at = buffer_at(c->body) + c->got;
    size_t len = c->len - c->head_len, room = EXCHANGE_CONTENT_MAX - c->got;
    size_t take = c->is_chunked ? len : MIN(len, c->want - c->got);
    if (take > room + CONN_TAKE_MAX) {
        take = room + CONN_TAKE_MAX;
    }
    memcpy(at, c->in + c->head_len, take);
    size_t decoded = take;
    ptrdiff_t ended = c->is_chunked ? http_dechunk(&c->chunks, at, &decoded) : 0;
    c->got += decoded;
    if (ended < 0 || c->got > EXCHANGE_CONTENT_MAX) {
        reply_refuse(c, &httpd.x, ended < 0 ? 400 : 413,
                     ended < 0 ? STR("The request's chunks are malformed.\n")
                               : STR("The request's content is larger than 1 MiB.\n"));
        return false;
    }
    size_t used = ended > 0 ? (size_t)ended : take;
    memmove(c->in + c->head_len, c->in + c->head_len + used, len - used);
    c->len -= used;
    c->want = c->is_chunked ? c->got + (ended > 0 ? 0 : 1) : c->want;
    return true;
}

/* Reads a head. False: it is not whole yet, or was refused. */
static bool conn_head(conn *c) {
    exchange *x = &httpd.x;
    int head_len = c->len ? http_request((str){c->in, c->len}, &x->head) : 0;
    if (head_len > 0) {
        conn_begin(c, head_len);
        return c->head_len > 0 && c->state == CONN_READING;
    }
    if (head_len < 0) {
        x->head = (http_head){.method = STR("GET"), .target = STR("/"), .minor = 1};
        conn_exchange(c, x);
        c->keep_alive = false;
        reply_refuse(c, x, -head_len, STR("The request is malformed.\n"));
    }
    return false;
}

/* Answers as many requests as `in` holds. */
static void conn_process(conn *c) {
    while (c->state == CONN_READING) {
        if (!c->head_len && !conn_head(c)) {
            return;
        }
        if (c->body < 0) {
            c->got = MIN(c->len - c->head_len, c->want);
        } else if (!conn_gather(c)) {
            return;
        }
        if (c->got < c->want) {
            return;
        }
        conn_complete(c);
    }
}

static void conn_ready(conn *c, int events) {
    if (c->state == CONN_DRAINING) {
        c->len = 0; /* read and forget */
    }
    if (events & OS_WRITE && c->state == CONN_WRITING) {
        if (!conn_push(c) || c->rest.len) {
            return;
        }
        conn_end(c);
        conn_process(c); /* a pipelined request may wait in the buffer */
    } else if (events & OS_WRITE && c->state == CONN_WORKING) {
        job_push(c);
    } else if (events & (OS_READ | OS_BROKEN) && conn_take(c) && c->state == CONN_READING) {
        conn_process(c);
    }
}

/* ---- accepting ---- */

static void listeners_watch(bool on) {
    for (int i = 0; i < httpd.listeners; i++) {
        conn_watches()[1 + i].events = on ? OS_READ : 0;
    }
    httpd.paused = !on;
}

static void accept_all(int listener) {
    os_address peer;
    int fd = os_accept(listener, &peer);
    for (int i = 0; fd >= 0 && i < config_get()->connections_max; i++) { /* the bound keeps others from starving */
        conn_open(fd, &peer, config_get()->peer_connections_max);
        fd = os_accept(listener, &peer);
    }
    if (fd >= 0) {
        conn_refuse(fd);
    } else if (fd == OS_FAILED) {
        log_event(LOG_WARN, "accept_failed", "No new connection: %s.", os_why());
        listeners_watch(false);
    }
}

/* ---- the loop ---- */

static void httpd_sweep(void) {
    conn_sweep(httpd.stop_ms > 0);
    job_sweep();
    if (httpd.paused && !httpd.stop_ms) {
        listeners_watch(true);
    }
}

static void httpd_reload(void) {
    char text[HTTPD_PROBLEMS_MAX];
    out problems = out_of(text, sizeof text);
    if (!guard_load(&problems)) {
        log_event(LOG_ERROR, "reload_failed", "The tokens stay as they were. %.*s",
                  STR_ARG(out_str(&problems)));
    }
}

static void httpd_signals(void) {
    int flags = os_signals_take();
    if (flags & OS_RELOAD) {
        httpd_reload();
    }
    if (flags & OS_STOP && !httpd.stop_ms) {
        log_event(LOG_INFO, "http_stop", "Stopping: %d connections are open.", conn_count());
        httpd.stop_ms = httpd.now_ms + HTTPD_STOP_MS;
        for (int i = 0; i < httpd.listeners; i++) {
            os_close(conn_watches()[1 + i].fd);
            conn_watches()[1 + i].fd = -1;
        }
    }
}

static void httpd_loop(void) {
    int64_t sweep_ms = 0;
    while (!httpd.stop_ms || (conn_count() && httpd.now_ms < httpd.stop_ms)) {
        os_poll(conn_watches(), CONN_WATCHES_MAX + conn_high(), sweep_ms);
        httpd.now_ms = os_now_ms();
        if (conn_watches()[0].revents) {
            os_bell_clear(&httpd.bell);
            httpd_signals();
            job_deliver_all();
        }
        for (int i = 1; i <= httpd.listeners; i++) {
            if (conn_watches()[i].revents && conn_watches()[i].fd >= 0) {
                accept_all(conn_watches()[i].fd);
            }
        }
        for (int i = 0; i < conn_high(); i++) {
            conn *c = conn_at(i);
            if (conn_events(c) && c->state != CONN_FREE) {
                conn_ready(c, conn_events(c));
            }
        }
        if (httpd.now_ms >= sweep_ms) {
            httpd_sweep();
            sweep_ms = httpd.now_ms + HTTPD_SWEEP_MS;
        }
    }
}

/* ---- start ---- */

static bool httpd_reserve(void) {
    httpd.arena = os_reserve(HTTPD_ARENA_BYTES);
    httpd.reply = os_reserve(CONN_BUFFER_MAX);
    return httpd.arena && httpd.reply && conn_start(config_get()->connections_max) &&
           os_bell_open(&httpd.bell);
}

/* Every address of the host; what cannot be bound is said, and one is enough. */
static void httpd_listen(void) {
    const config *cfg = config_get();
    os_address list[OS_ADDRESSES_MAX];
    bool is_unix = str_starts(cfg->host, STR("unix:"));
    int count = is_unix ? os_unix_address(cfg->host.at + 5, &list[0])
                        : os_resolve(cfg->host.at, cfg->port, list);
    for (int i = 0; i < MIN(count, LISTENERS_MAX); i++) {
        char text[64];
        int fd = os_listen(&list[i], cfg->connections_max);
        str name = os_address_text(&list[i], text, sizeof text);
        if (fd < 0) {
            log_event(LOG_ERROR, "listen_failed", "Cannot listen on %.*s: %s.", STR_ARG(name),
                      os_why());
            continue;
        }
        conn_watches()[1 + httpd.listeners++] = (os_watch){.fd = fd, .events = OS_READ};
        log_event(LOG_WARN, "http_listening", "Listening on %.*s, port %d.", STR_ARG(name),
                  os_local_port(fd));
    }
}

GEO_FN status httpd_serve(void) {
    char text[HTTPD_PROBLEMS_MAX];
    out problems = out_of(text, sizeof text);
    if (!guard_load(&problems)) {
        os_write(2, out_str(&problems));
        return GEO_BAD_CONFIG;
    }
    if (!httpd_reserve()) {
        log_event(LOG_ERROR, "http_memory", "Cannot start: %s; lower GEOCODER_CONNECTIONS_MAX.",
                  os_why());
        return GEO_INTERNAL;
    }
    httpd_listen();
    if (!httpd.listeners) {
        return GEO_UNREACHABLE;
    }
    conn_watches()[0] = (os_watch){.fd = httpd.bell.in, .events = OS_READ};
    os_signals(&httpd.bell);
    job_setup(endpoint_run, &httpd.bell);
    httpd_loop();
    return GEO_OK;
}
