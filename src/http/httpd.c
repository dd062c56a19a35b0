/* httpd -- the HTTP/1.1 server: one event loop, fixed memory. Owns the listeners, and the loop's
 * one exchange and arena; all memory is reserved at start.
 *
 * Bytes come in through conn and become an exchange, whose handler endpoint finds. It first runs on
 * the loop with may_block off; when it returns GEO_MUST_WAIT, the request becomes a job and runs
 * again on a worker. reply and conn send the result.
 *
 * Outside facts: RFC 9112 (messages, pipelining, absolute targets), RFC 9110 (Expect, 413, 431),
 * W3C Trace Context (traceparent). */
#include "httpd.h"

#include <string.h>

#include "../chat/chat_layers.h"
#include "../chat/chat_session.h"
#include "../find/find.h"
#include "../mcp/response_cache.h"
#include "../platform/config.h"
#include "../platform/log.h"
#include "../platform/os.h"
#include "../platform/os_address.h"
#include "../platform/os_broker.h"
#include "../platform/os_socket.h"
#include "../platform/workers.h"
#include "../tool/topic.h"
#include "../wire/http.h"
#include "conn.h"
#include "endpoint.h"
#include "exchange.h"
#include "guard.h"
#include "job.h"
#include "metrics.h"
#include "reply.h"
#include "supervisor.h"

enum {
    HTTPD_ADDRESSES_MAX = 3,                 /* of one host name */
    LISTENERS_MAX = 2 * HTTPD_ADDRESSES_MAX, /* on two ports */
    HTTPD_ACCEPTS_MAX = 64,       /* in a row, before open connections are served again */
    HTTPD_STOP_MS = 9000,         /* for running requests; container runtimes kill after 10 s */
    HTTPD_SWEEP_MS = 500,         /* between two checks of time-outs */
    HTTPD_WASTED_MAX = 4,         /* a peer's calls get 1/16 of CALL_WORK_MAX or more */
    HTTPD_ARENA_BYTES = 16 << 20, /* cached and offline answers; the reply to an MCP message */
    HTTPD_ARENA_MIN = 4 << 20,    /* where memory is short: more requests go to workers */
    HTTPD_PROBLEMS_MAX = 1024     /* a few sentences about tokens */
};

_Static_assert(LISTENERS_MAX >= SUPERVISOR_SOCKETS_MAX, "room for all of the supervisor's");

enum { SLOT_WAKEUP, SLOT_LISTENERS }; /* of the poller, below the connections */

_Static_assert(SLOT_LISTENERS + LISTENERS_MAX <= CONN_LISTENERS_MAX, "room for all listeners");

static struct {
    os_wakeup wakeup;
    int listeners[LISTENERS_MAX];
    bool is_photon[LISTENERS_MAX]; /* see exchange */
    int listener_count;
    uint64_t last_id;
    exchange x; /* the one on the loop */
    char headers[EXCHANGE_HEADERS_MAX];
    arena mem;                    /* of a call on the loop */
    char *reply;                  /* BUFFER_REPLY_MAX bytes */
    int64_t stop_ms, sweep_ms;    /* stop_ms > 0: no new requests, exit by then */
    bool is_paused;               /* accept failed: no new connections until the next sweep */
    bool index_is_outdated;       /* SIGHUP: read the index files again, */
    atomic_bool index_is_loading; /* when the worker that reads them now is done */
    unsigned char wasted[CONN_PEER_ROWS]; /* by peer_row, see httpd_note_work */
} httpd;

/* ---- replies ---- */

/* Sends the reply in the loop's exchange. */
static void httpd_reply_now(conn *c, exchange *x, int64_t took_us) {
    str bytes = reply_whole(x, c->keep_alive); /* may turn it into a 304 */
    metrics_request(x, took_us);
    conn_send(c, bytes);
}

/* A refusal before or instead of a handler. */
static void httpd_reply_refuse(conn *c, exchange *x, int http, const char *why) {
    exchange_reset(x);
    endpoint_fail(x, http, why);
    if (http == 503) {
        exchange_header(x, "Retry-After", STR("1"));
        conn_rest(c);
    }
    httpd_reply_now(c, x, 0);
}

/* ---- one request ---- */

/* The path of `/path` and of `http://host/path`, which proxies may send. */
static str httpd_target_path(str target) {
    http_url url;
    bool is_absolute = target.at[0] != '/' && http_url_split(target, &url) && url.host.len;
    return is_absolute ? url.path : target;
}

/* Sets up the loop's exchange from its parsed head, with an empty reply. */
static void httpd_exchange_begin(const conn *c, exchange *x) {
    str target = x->head.target;
    x->is_photon = c->is_photon;
    x->path = httpd_target_path(str_cut(&target, '?'));
    x->query = target;
    x->content = STR_NONE;
    x->peer = (str){c->peer, c->peer_len};
    x->peer_id = c->peer_id;
    x->trace = call_parse_traceparent(http_find(&x->head, "traceparent"));
    x->token_id = 0;
    x->bearer = STR_NONE;
    x->is_judged = false;
    x->endpoint = -1;
    x->id = ++httpd.last_id;
    atomic_store(&x->state, EXCHANGE_PLAIN);
    x->hangup = HANGUP_PROBES;
    x->max_age_s = 0;
    x->hold_ms = 0;
    x->cancel_key = x->forward_to = 0;
    x->label = "none";
    x->headers = out_of(httpd.headers, sizeof httpd.headers);
    x->headers_kept = 0;
    x->reply = out_of(httpd.reply + REPLY_HEAD_MAX, EXCHANGE_REPLY_MAX);
    x->on_flush = x->on_drop = NULL;
    atomic_store_explicit(&x->ready, 0, memory_order_relaxed);
}

/* Parses the head at the front of `in` again, since the exchange has served other requests. */
static bool httpd_exchange_restore(const conn *c, exchange *x) {
    int size = http_request((str){c->in, c->head_len}, &x->head);
    ASSERT(size == (int)c->head_len);
    httpd_exchange_begin(c, x);
    return endpoint_admit(x);
}

/* What the loop spends on a call that a worker then begins anew is lost to all others: a peer with
 * such calls gets less of it for the next, until one is answered at once. */
static void httpd_note_work(unsigned peer_row, bool is_lost) {
    unsigned char *wasted = &httpd.wasted[peer_row];
    *wasted = (unsigned char)(is_lost ? MIN(*wasted + 1, HTTPD_WASTED_MAX) : *wasted - !!*wasted);
}

/* Runs the handler of a complete request and replies, or makes a job of it. */
static void httpd_request_run(conn *c, exchange *x) {
    int64_t started_us = os_now_us();
    if (httpd.wasted[c->peer_row] == HTTPD_WASTED_MAX && endpoint_computes(x) &&
        !job_has_room(c)) { /* its calls are for workers, and none can be taken */
        httpd_reply_refuse(c, x, 503, "Too many requests wait; try again.");
        return;
    }
    call k = {.mem = httpd.mem,
              .deadline_ms = started_us / 1000 + (int64_t)(config_get()->timeout_s * 1000),
              .now_ms = os_now_ms,
              .traceparent = x->trace,
              .work = CALL_WORK_MAX >> httpd.wasted[c->peer_row]};
    status code = endpoint_run(&k, x);
    httpd_note_work(c->peer_row, k.stop == GEO_MUST_WAIT);
    if (code == GEO_MUST_WAIT || exchange_is(x, EXCHANGE_HELD)) {
        if (job_start(c, x)) {
            job_accept(c, x);
            return;
        }
        if (x->on_drop) {
            x->on_drop(x);
        }
        httpd_reply_refuse(c, x, 503, "Too many requests wait; try again.");
        return;
    }
    if (x->forward_to) {
        job_forward(x);
    }
    exchange_end(x);
    httpd_reply_now(c, x, os_now_us() - started_us);
}

/* The whole content is there: behind the head, or in the borrowed buffer. */
static void httpd_request_complete(conn *c, exchange *x) {
    x->content =
        (str){c->body >= 0 ? conn_buffer_at(c->body) : c->in + c->head_len, c->content_got};
    c->keep_alive = x->head.keep_alive && x->head.minor && !httpd.stop_ms; /* 1.0: see exchange */
    if (x->endpoint < 0) { /* its refusal is in the reply */
        httpd_reply_now(c, x, 0);
    } else {
        httpd_request_run(c, x);
    }
}

/* ---- heads and content ---- */

static const char *httpd_head_error(int http) {
    _Static_assert(HTTP_HEAD_MAX == 16 << 10 && HTTP_HEADERS_MAX == 64, "the sentence says so");
    return http == 408   ? "The request did not come in time."
           : http == 431 ? "The request's head is larger than 16 KiB, or has more than 64 headers."
           : http == 501 ? "The one transfer coding here is chunked."
           : http == 505 ? "This server speaks HTTP/1.1."
                         : "The request is malformed.";
}

static const char *httpd_content_error(int http) {
    _Static_assert(EXCHANGE_CONTENT_MAX == 1 << 20, "the sentence says so");
    return http == 400   ? "The request's chunks are malformed."
           : http == 413 ? "The request's content is larger than 1 MiB."
                         : "Too many large requests at once; try again.";
}

/* Replies to Expect: 100-continue. */
static void httpd_request_continue(conn *c, const exchange *x) {
    if (x->head.expects_continue && c->content_got < c->content_want && c->len == c->head_len) {
        c->unsent = STR("HTTP/1.1 100 Continue\r\n\r\n");
        conn_flush(c); /* 25 bytes always fit into an empty socket buffer */
    }
}

/* Admits or refuses a request by its head, and prepares for its content, if any. False: refused. */
static bool httpd_request_begin(conn *c, exchange *x, int head_len) {
    httpd_exchange_begin(c, x);
    c->keep_alive = false; /* if refused: where the next request starts is unknown */
    if (!endpoint_admit(x) && exchange_has_content(x)) {
        httpd_reply_now(c, x, 0);
        return false;
    }
    if (x->head.length > EXCHANGE_CONTENT_MAX) {
        httpd_reply_refuse(c, x, 413, httpd_content_error(413));
        return false;
    }
    c->head_len = (size_t)head_len;
    c->content_want = x->head.chunked ? 1 : x->head.length > 0 ? (size_t)x->head.length : 0;
    c->content_got = 0;
    c->chunks = (http_chunks){0};
    conn_transition(c, x->head.chunked ? CONN_ON_CHUNKED : CONN_ON_LENGTH);
    httpd_request_continue(c, x);
    return conn_is(c, CONN_SET_READING);
}

/* Refuses a head that is malformed or late. The log gets its request line if that could be parsed;
 * its headers are ignored. */
static void httpd_request_reject(conn *c, exchange *x, int http) {
    if (!x->head.target.at) {
        x->head.method = x->head.target = STR("-");
    }
    x->head.count = 0;
    httpd_exchange_begin(c, x);
    c->keep_alive = false;
    httpd_reply_refuse(c, x, http, httpd_head_error(http));
}

/* on_timeout of conn_start. */
static void httpd_request_timed_out(conn *c) {
    http_request((str){c->in, c->len}, &httpd.x.head);
    httpd_request_reject(c, &httpd.x, 408);
}

/* Parses a head. False: it is incomplete or was refused. */
static bool httpd_request_head(conn *c, exchange *x) {
    int head_len = c->len ? http_request((str){c->in, c->len}, &x->head) : 0;
    if (head_len > 0) {
        return httpd_request_begin(c, x, head_len);
    }
    if (head_len < 0) {
        httpd_request_reject(c, x, -head_len);
    }
    return false;
}

/* Moves the bytes behind the head into the borrowed buffer. 0, or the status of a refusal. */
static int httpd_content_append(conn *c) {
    bool is_chunked = c->state == CONN_READING_CHUNKS;
    char *from = c->in + c->head_len, *at = conn_buffer_at(c->body) + c->content_got;
    size_t len = c->len - c->head_len;
    size_t take = is_chunked ? MIN(len, EXCHANGE_CONTENT_MAX - c->content_got + CONN_READ_MAX)
                             : MIN(len, c->content_want - c->content_got);
    memcpy(at, from, take);
    size_t decoded = take;
    ptrdiff_t ended = is_chunked ? http_dechunk(&c->chunks, at, &decoded) : 0;
    c->content_got += decoded;
    if (ended < 0 || c->content_got > EXCHANGE_CONTENT_MAX) {
        return ended < 0 ? 400 : 413;
    }
    size_t used = ended > 0 ? (size_t)ended : take;
    memmove(from, from + used, len - used);
    c->len -= used;
    if (is_chunked) {
        c->content_want = c->content_got + (ended > 0 ? 0 : 1);
    }
    return 0;
}

/* Decodes chunks in place. 0, or the status of a refusal. */
static int httpd_content_dechunk(conn *c) {
    char *at = c->in + c->head_len + c->content_got;
    size_t len = c->len - c->head_len - c->content_got, decoded = len;
    ptrdiff_t ended = http_dechunk(&c->chunks, at, &decoded);
    if (ended < 0) {
        return 400;
    }
    size_t rest = ended > 0 ? len - (size_t)ended : 0;
    memmove(at + decoded, at + len - rest, rest);
    c->content_got += decoded;
    c->len = c->head_len + c->content_got + rest;
    c->content_want = c->content_got + (ended > 0 ? 0 : 1);
    return 0;
}

/* Borrows a buffer once `in` is too small for the rest of the content. 0, or the status of a
 * refusal. */
static int httpd_content_overflow(conn *c) {
    size_t room = c->state == CONN_READING_CHUNKS ? CONN_READ_MAX : 1; /* for the next bytes */
    if (c->content_got == c->content_want || CONN_IN_MAX - c->len >= room) {
        return 0;
    }
    c->body = conn_buffer_borrow(BUFFER_CONTENT, c);
    if (c->body < 0) {
        return 503;
    }
    memcpy(conn_buffer_at(c->body), c->in + c->head_len, c->content_got);
    c->len = c->head_len;
    return 0;
}

/* Takes the content read so far. False: it is incomplete or was refused. */
static bool httpd_request_content(conn *c, exchange *x, bool is_fresh) {
    int refused = 0;
    if (c->body >= 0) {
        refused = httpd_content_append(c);
    } else if (c->state == CONN_READING_CHUNKS) {
        refused = httpd_content_dechunk(c);
    } else {
        c->content_got = MIN(c->len - c->head_len, c->content_want);
    }
    if (!refused && c->body < 0) {
        refused = httpd_content_overflow(c);
    }
    if (!refused) {
        return c->content_got == c->content_want;
    }
    if (is_fresh || httpd_exchange_restore(c, x)) {
        c->keep_alive = false;
        httpd_reply_refuse(c, x, refused, httpd_content_error(refused));
    } else {
        httpd_reply_now(c, x, 0);
    }
    return false;
}

/* Processes the first request in `in`. Those behind it wait for the connection's next turn, as each
 * may take long and others wait, too. */
static void httpd_conn_process(conn *c) {
    exchange *x = &httpd.x;
    bool is_fresh = !c->head_len; /* then x is this request */
    bool is_whole = conn_is(c, CONN_SET_READING) && (!is_fresh || httpd_request_head(c, x)) &&
                    httpd_request_content(c, x, is_fresh);
    if (is_whole && (is_fresh || httpd_exchange_restore(c, x))) {
        httpd_request_complete(c, x);
    } else if (is_whole) { /* its token has been revoked meanwhile */
        c->keep_alive = false;
        httpd_reply_now(c, x, 0);
    }
    if (is_whole && conn_is(c, CONN_SET_READING)) {
        conn_yield(c);
    } else if (c->peer_closed && conn_is(c, CONN_SET_READING | 1 << CONN_IDLE)) {
        conn_close(c); /* its request will never be complete */
    }
}

static void httpd_conn_ready(conn *c, int events) {
    switch (c->state) {
    case CONN_IDLE:
    case CONN_READING_HEAD:
    case CONN_READING_CONTENT:
    case CONN_READING_CHUNKS:
        if (conn_resume(c) || conn_read(c)) {
            httpd_conn_process(c);
        }
        break;
    case CONN_JOB:
    case CONN_JOB_BLOCKED:
        if (events & OS_WRITE) {
            job_flush(c);
        } else {
            conn_read(c);
        }
        break;
    case CONN_WRITING:
        if (conn_flush(c) && !c->unsent.len) {
            conn_end(c);
            httpd_conn_process(c); /* pipelined requests */
        }
        break;
    case CONN_LINGERING:
        c->len = 0; /* input is discarded */
        if (conn_read(c) && c->peer_closed) {
            conn_close(c);
        }
        break;
    default: break;
    }
}

/* ---- accepting ---- */

static bool httpd_listeners_watch(bool on) {
    bool good = true;
    for (int i = 0; i < httpd.listener_count; i++) {
        good &= conn_listen(SLOT_LISTENERS + i, httpd.listeners[i], on ? OS_READ : 0);
    }
    httpd.is_paused = !on;
    return good;
}

static void httpd_accept_some(int index) {
    for (int i = 0; i < HTTPD_ACCEPTS_MAX; i++) {
        os_address peer;
        int fd = os_socket_accept(httpd.listeners[index], &peer);
        if (fd == OS_FAILED) {
            log_event(LOG_WARN, "accept_failed", "No new connection: %s.", os_why());
            httpd_listeners_watch(false);
        }
        if (fd < 0) {
            return;
        }
        conn_open(fd, &peer, httpd.is_photon[index]);
    }
}

/* ---- the loop ---- */

/* On a worker, since checking the files takes time in proportion to their size. */
static void httpd_load_index(void *ctx, arena mem) {
    (void)ctx;
    (void)mem;
    find_reload();
    response_cache_clear();
    atomic_store(&httpd.index_is_loading, false);
}

/* When a reload is running, or all workers are busy, the next sweep tries again. */
static void httpd_reload_index(void) {
    if (httpd.index_is_outdated && !atomic_load(&httpd.index_is_loading)) {
        atomic_store(&httpd.index_is_loading, true);
        httpd.index_is_outdated =
            !workers_submit((workers_job){httpd_load_index, NULL, WORKERS_OWN_PEER, OS_FOREVER});
        if (httpd.index_is_outdated) {
            atomic_store(&httpd.index_is_loading, false);
        }
    }
}

static void httpd_sweep(void) {
    conn_sweep(httpd.stop_ms > 0);
    job_sweep(httpd.stop_ms > 0);
    if (httpd.is_paused && !httpd.stop_ms) {
        httpd_listeners_watch(true);
    }
    httpd_reload_index();
    supervisor_alive(conn_now_ms());
    httpd.sweep_ms = conn_now_ms() + HTTPD_SWEEP_MS;
}

static void httpd_reload(void) {
    char text[HTTPD_PROBLEMS_MAX];
    out problems = out_of(text, sizeof text);
    if (!guard_load(&problems)) {
        log_event(LOG_ERROR, "reload_failed", "The tokens stay as they were. %.*s",
                  STR_ARG(str_trim(out_str(&problems))));
    }
    httpd.index_is_outdated = true;
    httpd_reload_index();
}

/* Whether the host is a Unix socket with a path. */
static bool httpd_host_is_file(os_address *at) {
    str host = config_get()->host;
    return str_starts(host, STR("unix:")) && os_address_unix(host.at + 5, at);
}

static void httpd_signals(void) {
    int flags = os_signals_take();
    if (flags & OS_RELOAD) {
        httpd_reload();
    }
    if (flags & OS_STOP && !httpd.stop_ms) {
        log_event(LOG_INFO, "http_stop", "Stopping: %d connections are open.", conn_count());
        supervisor_tell(STR("STOPPING=1"));
        httpd.stop_ms = conn_now_ms() + HTTPD_STOP_MS;
        httpd.sweep_ms = conn_now_ms();
        for (int i = 0; i < httpd.listener_count; i++) {
            conn_listen(SLOT_LISTENERS + i, -1, 0);
            os_close(httpd.listeners[i]);
        }
        httpd.listener_count = 0;
        os_address at;
        if (httpd_host_is_file(&at) && !os_broker_remove_socket()) {
            os_socket_remove_stale(&at);
        }
    }
}

static void httpd_ready(os_ready ready) {
    int listener = ready.slot - SLOT_LISTENERS;
    if (ready.slot == SLOT_WAKEUP) {
        os_wakeup_clear(&httpd.wakeup);
        httpd_signals();
        job_deliver_all();
    } else if (ready.slot >= CONN_LISTENERS_MAX) {
        httpd_conn_ready(conn_of(ready), ready.events);
    } else if (listener < httpd.listener_count) {
        httpd_accept_some(listener);
    }
}

static void httpd_loop(void) {
    while (!httpd.stop_ms || (conn_count() && conn_now_ms() < httpd.stop_ms)) {
        int count = conn_wait(httpd.sweep_ms);
        int64_t since_us = os_now_us();
        for (int i = 0; i < count; i++) {
            httpd_ready(conn_ready_at(i));
        }
        if (conn_now_ms() >= httpd.sweep_ms) {
            httpd_signals(); /* a handler may have failed to wake the loop */
            httpd_sweep();
        }
        metrics_iteration(os_now_us() - since_us);
    }
    job_give_up_all();
}

/* ---- start ---- */

/* Connections first; the loop and the workers share the rest. */
static bool httpd_reserve(void) {
    enum { SMALL = 64 }; /* connections of a small server */
    const config *cfg = config_get();
    size_t size, workers = (size_t)cfg->workers * WORKERS_THREAD_MIN;
    if (!conn_start(cfg->connections_max, cfg->peer_connections_max, job_abandon,
                    httpd_request_timed_out)) {
        log_event(LOG_ERROR, "http_memory",
                  "Cannot start: %d connections need %zu MiB of memory (%s); lower "
                  "GEOCODER_CONNECTIONS_MAX (%d need %zu MiB) or raise the limit.",
                  cfg->connections_max, conn_memory(cfg->connections_max) >> 20, os_why(), SMALL,
                  conn_memory(SMALL) >> 20);
        return false;
    }
    httpd.reply = os_reserve(BUFFER_REPLY_MAX);
    char *memory = os_reserve_most(HTTPD_ARENA_BYTES, HTTPD_ARENA_MIN, workers, &size);
    if (!httpd.reply || !memory || !workers_start() || !os_wakeup_open(&httpd.wakeup)) {
        log_event(LOG_ERROR, "http_memory",
                  "Cannot start: %d workers and the cache leave no memory (%s); lower "
                  "GEOCODER_WORKERS, GEOCODER_CACHE_SIZE or GEOCODER_CONNECTIONS_MAX.",
                  cfg->workers, os_why());
        return false;
    }
    httpd.mem = arena_of(memory, size);
    return true;
}

static int httpd_host_addresses(const config *cfg, int port, os_address list[OS_ADDRESSES_MAX]) {
    if (str_starts(cfg->host, STR("unix:"))) {
        return httpd_host_is_file(&list[0]);
    }
    return os_address_resolve(cfg->host.at, port, list);
}

/* As a URL, with the port that the system has chosen for 0, and what is there. */
static void httpd_log_address(str name, int port, bool is_photon) {
    const char *api = is_photon       ? ", Photon's API"
                      : topic_count() ? ": map; MCP at /mcp, documents at /docs"
                                      : ": map; MCP at /mcp";
    if (str_starts(name, STR("unix:"))) {
        log_event(LOG_WARN, "http_listening", "Listening on %.*s%s.", STR_ARG(name), api);
        return;
    }
    str host = os_address_host(name);
    log_event(LOG_WARN, "http_listening", "Listening on http://%.*s%d/%s.", STR_ARG(host), port,
              api);
}

static void httpd_add_listener(int fd, str name, bool is_photon) {
    httpd.is_photon[httpd.listener_count] = is_photon;
    httpd.listeners[httpd.listener_count++] = fd;
    httpd_log_address(name, os_socket_local_port(fd), is_photon);
}

/* On every address of the host; failures are logged, and one address is enough. */
static void httpd_listen(int port, bool is_photon) {
    const config *cfg = config_get();
    os_address list[OS_ADDRESSES_MAX];
    int count = httpd_host_addresses(cfg, port, list);
    if (!port) {
        count = MIN(count, 1); /* each address would get another port */
    }
    for (int i = 0; i < MIN(count, (int)HTTPD_ADDRESSES_MAX); i++) {
        char text[CONN_PEER_MAX];
        int fd = os_socket_listen(&list[i], cfg->connections_max);
        str name = os_address_text(&list[i], text, sizeof text);
        if (fd < 0) {
            log_event(LOG_ERROR, "listen_failed", "Cannot listen on %.*s: %s.", STR_ARG(name),
                      os_why());
            continue;
        }
        httpd_add_listener(fd, name, is_photon);
    }
    if (!count) {
        log_event(LOG_ERROR, "listen_failed", "Cannot listen: %s.", os_why());
    }
}

/* On the supervisor's sockets, or else on ours. False: one of the ports has no address. */
static bool httpd_listen_all(void) {
    const config *cfg = config_get();
    for (int i = 0; i < supervisor_socket_count(); i++) {
        char text[CONN_PEER_MAX];
        str name = supervisor_address(i, text, sizeof text);
        httpd_add_listener(supervisor_socket(i), name,
                           supervisor_is_photon(i) || cfg->face == FACE_PHOTON);
    }
    if (httpd.listener_count) {
        return true;
    }
    httpd_listen(cfg->port, cfg->face == FACE_PHOTON);
    int first = httpd.listener_count;
    if (cfg->photon_port && first) {
        httpd_listen(cfg->photon_port, true);
    }
    return first && (!cfg->photon_port || httpd.listener_count > first);
}

GEO_FN status httpd_serve(void (*confine)(void)) {
    char text[HTTPD_PROBLEMS_MAX];
    out problems = out_of(text, sizeof text);
    if (!supervisor_start()) {
        return GEO_BAD_CONFIG;
    }
    if (!guard_load(&problems) || !chat_layers_load(&problems)) {
        os_write(2, out_str(&problems));
        return GEO_BAD_CONFIG;
    }
    if (!httpd_reserve()) {
        return GEO_INTERNAL;
    }
    chat_session_start();
    os_signals(&httpd.wakeup,
               OS_STOP | OS_RELOAD); /* before the address is printed: its reader may send one */
    if (!httpd_listen_all()) {
        return GEO_UNREACHABLE;
    }
    if (!conn_listen(SLOT_WAKEUP, httpd.wakeup.in, OS_READ) || !httpd_listeners_watch(true)) {
        log_event(LOG_ERROR, "http_memory", "Cannot start: no socket can be waited for: %s.",
                  os_why());
        return GEO_INTERNAL;
    }
    job_setup(endpoint_run, endpoint_fail, &httpd.wakeup, httpd_conn_process);
    os_prefer_latency();
    confine();
    supervisor_tell(STR("READY=1"));
    httpd_loop();
    return GEO_OK;
}
