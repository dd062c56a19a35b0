/* fetch -- the HTTP/1.1 client.
 *
 * A request acquires a connection (kept, or a new one: net, a proxy's tunnel, tls), is written, its
 * reply is read, and the connection released. Owns the connection pool. Outside facts: RFC 9110
 * (redirects, Retry-After, CONNECT), RFC 7617 (Basic), RFC 9112 (framing, when a request may be
 * repeated). */
#include "fetch.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "../platform/os.h"
#include "net.h"
#include "tls.h"

_Static_assert((int)FETCH_HOST_MAX <= (int)NET_HOST_MAX, "a host must fit a connection");
_Static_assert((int)FETCH_CONNECTIONS_MAX <= (int)TLS_CONNECTIONS_MAX, "each may need TLS");

enum {
    FETCH_IDLE_MS = 60000,         /* servers close idle connections after 5 to 75 s */
    FETCH_INTERIM_MAX = 4,         /* 1xx replies before the final one */
    FETCH_RETRY_AFTER_MAX = 86400, /* a longer one only means "later" */
    FETCH_BASIC_MAX = 4 * ((FETCH_USER_MAX + 2) / 3) + 1 /* base64 of a user */
};

typedef enum { FETCH_FREE, FETCH_KEPT, FETCH_BUSY } fetch_state;

typedef struct {
    fetch_state state;
    bool is_secure, is_proxied; /* with host, port and socket_path: what it is connected to */
    int port;
    char host[FETCH_HOST_MAX], socket_path[FETCH_SOCKET_MAX];
    int64_t kept_ms; /* since when, by the wall clock, which goes on while this machine sleeps */
    net_conn net;
    tls_conn *tls; /* NULL: none */
} fetch_conn;

static struct {
    os_mutex lock;
    os_cond changed;
    bool is_ready;
    fetch_conn conns[FETCH_CONNECTIONS_MAX];
} fetch_pool = {.lock = OS_MUTEX_INIT};

/* One request on its way. */
typedef struct {
    call *c;
    fetch_target to; /* changes with redirects */
    str path;        /* with prefix and query */
    const fetch_header *headers;
    int header_count;
    str content;               /* of a POST; absent: it is a GET */
    const fetch_target *proxy; /* NULL: none */
    const char *peer;          /* for messages: the host, or the proxy while it opens the tunnel */
    char *buf;                 /* for head and body, in c->mem */
    size_t size, cap;          /* of buf; size: read so far */
    bool has_begun;            /* the first byte of the reply has arrived */
    bool is_session_stale;     /* the handshake failed with one */
    str location;              /* of a redirect to follow; absent: none */
} fetch_request;

/* ---- the request ---- */

/* RFC 4648 base64 of `name:password`. */
static void fetch_write_basic(const char *user, out *o) {
    static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    size_t len = strlen(user);
    out_text(o, STR("Basic "));
    for (size_t i = 0; i < len; i += 3) {
        uint32_t bits = 0;
        for (size_t j = 0; j < 3; j++) {
            bits = bits << 8 | (i + j < len ? (unsigned char)user[i + j] : 0);
        }
        for (size_t j = 0; j < 4; j++) {
            out_char(o, i + j > len ? '=' : digits[bits >> (18 - 6 * j) & 63]);
        }
    }
    out_text(o, STR("\r\n"));
}

static void fetch_write_header(out *o, str name, str value) {
    out_text(o, name);
    out_text(o, STR(": "));
    out_text(o, value);
    out_text(o, STR("\r\n"));
}

/* An Authorization of the caller replaces that of the URL. */
static bool fetch_has_authorization(const fetch_request *r) {
    for (int i = 0; i < r->header_count; i++) {
        if (str_eq_nocase(r->headers[i].name, STR("Authorization"))) {
            return true;
        }
    }
    return false;
}

static void fetch_write_request(const fetch_request *r, out *o) {
    bool absolute = r->proxy && !r->to.tls; /* for a proxy, RFC 9112 section 3.2.2 */
    out_text(o, r->content.at ? STR("POST ") : STR("GET "));
    if (absolute) {
        out_text(o, STR("http://"));
        fetch_target_write_host(&r->to, false, o);
    }
    out_text(o, r->path);
    out_text(o, STR(" HTTP/1.1\r\nHost: "));
    fetch_target_write_host(&r->to, false, o);
    out_text(o, STR("\r\nAccept: */*\r\nAccept-Encoding: identity\r\n"));
    if (r->to.user[0] && !fetch_has_authorization(r)) {
        out_text(o, STR("Authorization: "));
        fetch_write_basic(r->to.user, o);
    }
    if (absolute && r->proxy->user[0]) {
        out_text(o, STR("Proxy-Authorization: "));
        fetch_write_basic(r->proxy->user, o);
    }
    if (r->c->traceparent.len) {
        fetch_write_header(o, STR("traceparent"), r->c->traceparent);
    }
    if (r->content.at) {
        fetch_write_header(o, STR("Content-Type"), STR("application/json"));
        out_fmt(o, "Content-Length: %zu\r\n", r->content.len);
    }
    for (int i = 0; i < r->header_count; i++) {
        fetch_write_header(o, r->headers[i].name, r->headers[i].value);
    }
    out_text(o, STR("\r\n"));
}

/* Prevents header injection: user input must not end a header and start another. */
static status fetch_check_request(const fetch_request *r) {
    for (int i = 0; i < r->header_count; i++) {
        if (str_has_control(r->headers[i].name) || str_has_control(r->headers[i].value)) {
            return call_fail(r->c, GEO_INVALID,
                             "The value for the header %.*s has a control "
                             "character.",
                             STR_ARG(str_head(r->headers[i].name, 40)));
        }
    }
    bool good = !str_has_control(r->path) && !str_has_control(r->c->traceparent) &&
                !(r->path.len && memchr(r->path.at, ' ', r->path.len));
    return good ? GEO_OK
                : call_fail(r->c, GEO_INVALID, "The request has a blank or control character.");
}

/* ---- connections ---- */

static net_transport fetch_transport(fetch_conn *k) {
    return k->tls ? tls_transport_of(k->tls) : net_transport_of(&k->net);
}

static void fetch_disconnect(fetch_conn *k) {
    if (k->tls) {
        tls_close(k->tls);
        k->tls = NULL;
    }
    net_close(&k->net);
}

/* Returns the connection to the pool, open or closed. */
static void fetch_release(fetch_conn *k, bool keep) {
    if (!keep) {
        fetch_disconnect(k);
    }
    os_lock(&fetch_pool.lock);
    k->state = keep ? FETCH_KEPT : FETCH_FREE;
    k->kept_ms = os_unix_ms();
    os_wake_all(&fetch_pool.changed);
    os_unlock(&fetch_pool.lock);
}

static bool fetch_matches(const fetch_conn *k, const fetch_request *r) {
    return k->is_secure == r->to.tls && k->is_proxied == (r->proxy != NULL) &&
           k->port == r->to.port && strcmp(k->host, r->to.host) == 0 &&
           strcmp(k->socket_path, r->to.socket_path) == 0;
}

/* A kept connection to the same server that is still alive. The lock is held. */
static fetch_conn *fetch_find_kept(const fetch_request *r) {
    for (int i = 0; i < FETCH_CONNECTIONS_MAX; i++) {
        fetch_conn *k = &fetch_pool.conns[i];
        if (k->state == FETCH_KEPT && fetch_matches(k, r)) {
            int64_t age_ms = os_unix_ms() - k->kept_ms;
            if (age_ms >= 0 && age_ms < FETCH_IDLE_MS && net_is_idle(&k->net)) {
                return k;
            }
            fetch_disconnect(k);
            k->state = FETCH_FREE;
        }
    }
    return NULL;
}

/* A free slot, if necessary that of the connection kept for longest. The lock is held. */
static fetch_conn *fetch_find_free(void) {
    fetch_conn *oldest = NULL;
    for (int i = 0; i < FETCH_CONNECTIONS_MAX; i++) {
        fetch_conn *k = &fetch_pool.conns[i];
        if (k->state == FETCH_FREE) {
            return k;
        }
        if (k->state == FETCH_KEPT && (!oldest || k->kept_ms < oldest->kept_ms)) {
            oldest = k;
        }
    }
    if (oldest) {
        fetch_disconnect(oldest);
    }
    return oldest;
}

/* Waits while all connections are in use. The lock is held. */
static status fetch_wait_for_slot(call *c) {
    enum { CANCEL_CHECK_MS = 100 }; /* how late a cancellation is noticed, at most */
    if (call_is_cancelled(c)) {
        return call_fail(c, GEO_CANCELLED, "The call was cancelled.");
    }
    if (os_now_ms() >= c->deadline_ms) {
        return call_fail(c, GEO_TIMEOUT,
                         "All connections to the upstream were busy until the "
                         "call's time was up.");
    }
    os_wait(&fetch_pool.changed, &fetch_pool.lock,
            MIN(os_now_ms() + CANCEL_CHECK_MS, c->deadline_ms));
    return GEO_OK;
}

/* A slot of the pool for this call. *is_kept: it is connected already. */
static fetch_conn *fetch_acquire(const fetch_request *r, bool may_reuse, bool *is_kept) {
    fetch_conn *k = NULL;
    status code = GEO_OK;
    *is_kept = false;
    os_lock(&fetch_pool.lock);
    if (!fetch_pool.is_ready) {
        os_cond_init(&fetch_pool.changed);
        fetch_pool.is_ready = true;
    }
    while (!k && code == GEO_OK) {
        k = may_reuse ? fetch_find_kept(r) : NULL;
        *is_kept = k != NULL;
        k = k ? k : fetch_find_free();
        if (!k) {
            code = fetch_wait_for_slot(r->c);
        }
    }
    if (k) {
        k->state = FETCH_BUSY;
    }
    os_unlock(&fetch_pool.lock);
    return k;
}

/* ---- reading a reply ---- */

/* Reads more of the reply. > 0: bytes; 0: the peer sends no more; < 0: failed, and the call says
 * why. */
static ptrdiff_t fetch_read_more(fetch_request *r, net_transport wire) {
    if (r->size == r->cap) {
        call_fail(r->c, GEO_TOO_LARGE, "The reply of %s is too large (over %zu kB).", r->peer,
                  r->cap / 1024);
        return -1;
    }
    ptrdiff_t got = wire.read(wire.context, r->buf + r->size, r->cap - r->size);
    if (got > 0) {
        r->size += (size_t)got;
        r->has_begun = true;
    }
    return got;
}

/* The connection ended before the reply did: cut off, unless nothing had arrived yet. */
static status fetch_fail_cut(const fetch_request *r, ptrdiff_t got) {
    if (got < 0 && r->c->code != GEO_UNREACHABLE) {
        return r->c->code; /* out of time, cancelled or too large */
    }
    if (!r->has_begun) {
        return got < 0 ? r->c->code
                       : call_fail(r->c, GEO_UNREACHABLE,
                                   "%s closed the connection without a reply.", r->peer);
    }
    return call_fail(r->c, GEO_BAD_REPLY, "The reply of %s was cut off after %zu bytes.", r->peer,
                     r->size);
}

/* Reads the head of the final reply, skipping 1xx; *used is where its body starts. */
static status fetch_read_head(fetch_request *r, net_transport wire, http_head *head, size_t *used) {
    *used = 0;
    for (int interim = 0; interim <= FETCH_INTERIM_MAX;) {
        int size = http_response((str){r->buf + *used, r->size - *used}, head);
        if (size < 0) {
            return call_fail(r->c, GEO_BAD_REPLY, "%s does not answer in HTTP.", r->peer);
        }
        if (size > 0) {
            *used += (size_t)size;
            interim++;
            if (head->code >= 200) {
                return GEO_OK;
            }
            continue;
        }
        ptrdiff_t got = fetch_read_more(r, wire);
        if (got <= 0) {
            return fetch_fail_cut(r, got);
        }
    }
    return call_fail(r->c, GEO_BAD_REPLY, "%s sends only interim replies.", r->peer);
}

/* Reads a body of known length, which begins at `start`. */
static status fetch_read_length(fetch_request *r, net_transport wire, size_t start, int64_t length,
                                str *body) {
    if (length > FETCH_BODY_MAX || (uint64_t)length > r->cap - start) {
        return call_fail(r->c, GEO_TOO_LARGE, "The reply of %s is too large (%lld kB).", r->peer,
                         (long long)length / 1024);
    }
    while (r->size - start < (size_t)length) {
        ptrdiff_t got = fetch_read_more(r, wire);
        if (got <= 0) {
            return fetch_fail_cut(r, got);
        }
    }
    *body = (str){r->buf + start, (size_t)length};
    return GEO_OK;
}

static status fetch_read_chunked(fetch_request *r, net_transport wire, size_t start, str *body,
                                 bool *is_exact) {
    http_chunks chunks = {0};
    size_t put = start; /* end of what is decoded; more is read behind it */
    for (;;) {
        size_t piece = r->size - put;
        ptrdiff_t used = http_dechunk(&chunks, r->buf + put, &piece);
        if (used < 0) {
            return call_fail(r->c, GEO_BAD_REPLY, "%s sends a damaged chunked reply.", r->peer);
        }
        *is_exact = used == (ptrdiff_t)(r->size - put);
        put += piece;
        if (used > 0) {
            *body = (str){r->buf + start, put - start};
            return GEO_OK;
        }
        r->size = put;
        ptrdiff_t got = fetch_read_more(r, wire);
        if (got <= 0) {
            return fetch_fail_cut(r, got);
        }
    }
}

/* Reads a body that ends with the connection. */
static status fetch_read_rest(fetch_request *r, net_transport wire, size_t start, str *body) {
    ptrdiff_t got;
    while ((got = fetch_read_more(r, wire)) > 0) {
    }
    if (got < 0) {
        return fetch_fail_cut(r, got);
    }
    *body = (str){r->buf + start, r->size - start};
    return GEO_OK;
}

/* *keep: the reply ends where it should, and the connection may be reused. */
static status fetch_read_body(fetch_request *r, net_transport wire, const http_head *head,
                              size_t start, str *body, bool *keep) {
    status code;
    if (head->chunked) {
        code = fetch_read_chunked(r, wire, start, body, keep);
    } else if (head->length >= 0) {
        code = fetch_read_length(r, wire, start, head->length, body);
        *keep = r->size == start + (size_t)head->length;
    } else {
        code = fetch_read_rest(r, wire, start, body);
        *keep = false;
    }
    *keep = *keep && head->keep_alive && code == GEO_OK;
    return code;
}

static double fetch_retry_after(str text, int64_t date_s) {
    int64_t value = 0;
    if (http_date(text, &value)) {
        value -= date_s ? date_s : os_unix_ms() / 1000;
    } else if (!str_int(text, &value)) {
        return NAN;
    }
    return (double)MIN(MAX(value, 0), FETCH_RETRY_AFTER_MAX);
}

static bool fetch_is_redirect(int code) {
    return code == 301 || code == 302 || code == 303 || code == 307 || code == 308;
}

static status fetch_read_reply(fetch_request *r, net_transport wire, fetch_reply *reply,
                               bool *keep) {
    http_head head;
    size_t start;
    status code = fetch_read_head(r, wire, &head, &start);
    if (code != GEO_OK) {
        return code;
    }
    code = fetch_read_body(r, wire, &head, start, &reply->body, keep);
    if (code != GEO_OK) {
        return code;
    }
    if (!http_date(http_find(&head, "Date"), &reply->date_s)) {
        reply->date_s = 0;
    }
    str coding = http_find(&head, "Content-Encoding");
    if (coding.len && !str_eq_nocase(coding, STR("identity"))) {
        return call_fail(r->c, GEO_BAD_REPLY, "%s sends a compressed reply that nobody asked for.",
                         r->peer);
    }
    reply->http = head.code;
    reply->content_type = http_find(&head, "Content-Type");
    reply->session = http_find(&head, "Mcp-Session-Id");
    reply->retry_after_s = fetch_retry_after(http_find(&head, "Retry-After"), reply->date_s);
    r->location = fetch_is_redirect(head.code) ? http_find(&head, "Location") : STR_NONE;
    return GEO_OK;
}

/* ---- one exchange ---- */

static status fetch_write_all(net_transport wire, str bytes, const call *c) {
    while (bytes.len) {
        ptrdiff_t put = wire.write(wire.context, bytes);
        if (put < 0) {
            return c->code;
        }
        bytes = str_from(bytes, (size_t)put);
    }
    return GEO_OK;
}

static void fetch_reset_reading(fetch_request *r) {
    r->buf = r->c->mem.at;
    r->cap = MIN((size_t)(r->c->mem.end - r->buf), (size_t)FETCH_BODY_MAX + HTTP_HEAD_MAX);
    r->size = 0;
    r->has_begun = false;
    r->peer = r->to.host;
}

/* Opens a tunnel through the proxy (RFC 9110 section 9.3.6), which may send only a head. */
static status fetch_open_tunnel(fetch_request *r, net_transport wire) {
    char text[3 * FETCH_HOST_MAX + FETCH_BASIC_MAX + 128];
    http_head head;
    size_t used;
    out o = out_of(text, sizeof text);
    out_text(&o, STR("CONNECT "));
    fetch_target_write_host(&r->to, true, &o);
    out_text(&o, STR(" HTTP/1.1\r\nHost: "));
    fetch_target_write_host(&r->to, true, &o);
    out_text(&o, STR("\r\n"));
    if (r->proxy->user[0]) {
        out_text(&o, STR("Proxy-Authorization: "));
        fetch_write_basic(r->proxy->user, &o);
    }
    out_text(&o, STR("\r\n"));
    ASSERT(!o.full);
    fetch_reset_reading(r);
    r->peer = r->proxy->host;
    if (fetch_write_all(wire, out_str(&o), r->c) != GEO_OK ||
        fetch_read_head(r, wire, &head, &used) != GEO_OK) {
        return r->c->code;
    }
    if (head.code == 407) {
        return call_fail(r->c, GEO_DENIED,
                         "The proxy %s wants a user and password: put them into HTTPS_PROXY.",
                         r->proxy->host);
    }
    if (head.code >= 300 || used != r->size) {
        return call_fail(r->c, GEO_UNREACHABLE, "The proxy %s refused a tunnel to %s (HTTP %d).",
                         r->proxy->host, r->to.host, head.code);
    }
    return GEO_OK;
}

/* Tunnel and TLS on a new connection, with a time limit of their own: a server that accepts and
 * then stays silent counts as unreachable, and other servers can still be tried. */
static status fetch_handshake(fetch_request *r, fetch_conn *k) {
    status code = GEO_OK;
    int64_t deadline_ms = r->c->deadline_ms;
    r->c->deadline_ms = MIN(deadline_ms, os_now_ms() + FETCH_HANDSHAKE_MS);
    if (r->proxy) {
        code = fetch_open_tunnel(r, net_transport_of(&k->net));
    }
    if (code == GEO_OK) {
        code = tls_connect(&k->tls, &k->net, r->to.host, r->to.port, &r->is_session_stale);
    }
    r->c->deadline_ms = deadline_ms;
    if (code == GEO_TIMEOUT && os_now_ms() < deadline_ms) {
        code = r->c->code = GEO_UNREACHABLE;
    }
    return code;
}

/* Connects k, which is a free slot. */
static status fetch_connect(fetch_request *r, fetch_conn *k) {
    status code;
    const fetch_target *first = r->proxy ? r->proxy : &r->to;
    k->is_secure = r->to.tls;
    k->is_proxied = r->proxy != NULL;
    k->port = r->to.port;
    k->tls = NULL;
    memcpy(k->host, r->to.host, sizeof k->host);
    memcpy(k->socket_path, r->to.socket_path, sizeof k->socket_path);
    if (first->socket_path[0]) {
        code = net_connect_unix(&k->net, r->c, first->socket_path, FETCH_CONNECT_MS);
    } else {
        code = net_connect(&k->net, r->c, first->host, first->port,
                           r->to.is_public ? NET_PUBLIC : NET_ANYWHERE, FETCH_CONNECT_MS);
    }
    return code == GEO_OK && r->to.tls ? fetch_handshake(r, k) : code;
}

/* Sends the request and reads the reply. */
static status fetch_exchange(fetch_request *r, str request, fetch_conn *k, fetch_reply *reply,
                             bool *keep) {
    fetch_reset_reading(r);
    net_transport wire = fetch_transport(k);
    reply->tls = k->tls ? tls_version(k->tls) : NULL;
    status sent = fetch_write_all(wire, request, r->c);
    sent = sent || !r->content.len ? sent : fetch_write_all(wire, r->content, r->c);
    if (sent != GEO_OK && sent != GEO_UNREACHABLE) {
        return sent;
    }
    if (sent != GEO_OK) {
        /* A server may reply and close before it has read the whole request: its reply says more
         * than our failure, but it must be here by now. */
        net_stop_waiting(&k->net);
    }
    status code = fetch_read_reply(r, wire, reply, keep);
    *keep = *keep && sent == GEO_OK;
    return code;
}

/* One request and its reply. When the server has closed a kept connection in the meantime, the
 * request is repeated on a new one, which is allowed for GET (RFC 9112 section 9.3.1); a POST takes
 * a new one at once. A TLS session that the server does not want any more was offered before the
 * request. */
static status fetch_once(fetch_request *r, str request, fetch_reply *reply) {
    enum { TRIES_MAX = 3 }; /* with a kept connection, with a kept session, with neither */
    for (int tries = 0;; tries++) {
        bool keep = false, may_reuse = tries == 0 && !r->content.at && !r->to.is_public;
        fetch_conn *k = fetch_acquire(r, may_reuse, &reply->reused);
        if (!k) {
            return r->c->code;
        }
        r->has_begun = r->is_session_stale = false;
        if (reply->reused) {
            net_use(&k->net, r->c);
        }
        status code = reply->reused ? GEO_OK : fetch_connect(r, k);
        if (code == GEO_OK) {
            code = fetch_exchange(r, request, k, reply, &keep);
        }
        fetch_release(k, keep && !r->to.is_public);
        bool was_stale =
            r->is_session_stale || (reply->reused && code == GEO_UNREACHABLE && !r->has_begun);
        if (!was_stale || tries + 1 == TRIES_MAX) {
            return code;
        }
        call_clear_failure(r->c);
    }
}

/* ---- redirects ---- */

/* Without its dot segments (RFC 3986 section 5.2.4); in place. */
static str fetch_remove_dots(char *path, size_t len) {
    size_t put = 0;
    for (size_t get = 0; get < len;) {
        size_t end = get + 1; /* each segment with the slash in front of it */
        while (end < len && path[end] != '/') {
            end++;
        }
        str segment = {path + get, end - get};
        bool is_up = str_eq(segment, STR("/..")), is_here = str_eq(segment, STR("/."));
        while (is_up && put && path[--put] != '/') {
        }
        if (!is_up && !is_here) {
            memmove(path + put, path + get, segment.len);
            put += segment.len;
        } else if (end == len) {
            path[put++] = '/';
        }
        get = end;
    }
    return (str){path, put};
}

/* Resolves the path and query of a redirect against the last request (RFC 3986 section 5.2.2). */
static str fetch_next_path(const fetch_request *r, const http_url *to, arena *a) {
    str last = r->path, base = str_cut(&last, '?');
    if (!to->host.at && !to->path.len && !to->query.at) {
        return r->path;
    }
    while (to->path.len && base.len && base.at[base.len - 1] != '/') {
        base.len--;
    }
    if (str_starts(to->path, STR("/"))) {
        base = STR_NONE;
    } else if (!to->path.len && to->host.at) {
        base = STR("/");
    }
    size_t len = base.len + to->path.len;
    char *room = arena_bytes(a, len + 1);
    if (!room) {
        return STR_NONE;
    }
    out o = out_of(room, len);
    out_text(&o, base);
    out_text(&o, to->path);
    str path = fetch_remove_dots(room, len);
    return to->query.at ? arena_join(a, arena_join(a, path, STR("?")), to->query) : path;
}

/* The port of the redirect, which may be implied. */
static int fetch_next_port(const fetch_request *r, const http_url *to, bool secure) {
    if (!to->host.at) {
        return r->to.port;
    }
    return to->port ? to->port : secure ? 443 : 80;
}

/* Points r to the target of the redirect. Another host is refused: the request carries credentials,
 * and that host was not configured. */
static status fetch_follow(fetch_request *r) {
    http_url to;
    bool good = http_url_split(r->location, &to);
    bool secure = to.scheme.at ? str_eq_nocase(to.scheme, STR("https")) : r->to.tls;
    bool is_web = !to.scheme.at || secure || str_eq_nocase(to.scheme, STR("http"));
    bool same_host = !to.host.at
                         ? !to.scheme.at
                         : str_eq_nocase(to.host, str_of(r->to.host)) && !r->to.socket_path[0];
    int port = fetch_next_port(r, &to, secure);
    bool same_port = port == r->to.port || (secure && !r->to.tls);
    if (!good || !is_web || !same_host || !same_port || (r->to.tls && !secure)) {
        str shown = good && to.host.at ? to.host : STR("a place that cannot be used");
        call_fail(r->c, GEO_BAD_REPLY, "%s redirects to %.*s, which is not followed.", r->to.host,
                  STR_ARG(str_head(shown, 100)));
        call_advise(r->c, "If that is the right server, set NOMINATIM_BASE_URL to it.");
        return GEO_BAD_REPLY;
    }
    r->path = fetch_next_path(r, &to, &r->c->mem);
    r->to.tls = secure;
    r->to.port = port;
    return r->c->mem.full ? call_full(r->c) : GEO_OK;
}

/* ---- the call ---- */

/* The path of the first request, with the target's prefix and query. */
static str fetch_first_path(const fetch_target *to, str path_query, arena *a) {
    str path = arena_join(a, str_of(to->prefix), path_query);
    if (to->query[0]) {
        bool has_query = str_index(path, '?') < path.len;
        path =
            arena_join(a, arena_join(a, path, has_query ? STR("&") : STR("?")), str_of(to->query));
    }
    return path;
}

/* Sends the request, and keeps it and its reply in c->mem. */
static status fetch_send(fetch_request *r, fetch_reply *reply) {
    fetch_target proxy;
    r->location = STR_NONE;
    bool has_proxy;
    if (fetch_check_request(r) != GEO_OK ||
        fetch_target_proxy(r->c, &r->to, &proxy, &has_proxy) != GEO_OK) {
        return r->c->code;
    }
    r->proxy = has_proxy ? &proxy : NULL;
    size_t room = (size_t)(r->c->mem.end - r->c->mem.at);
    out o = out_of(r->c->mem.at, MIN(room, (size_t)HTTP_HEAD_MAX));
    fetch_write_request(r, &o);
    if (o.full || room < 2 * (size_t)HTTP_HEAD_MAX) {
        return call_full(r->c);
    }
    arena_bytes(&r->c->mem, o.len);
    status code = fetch_once(r, out_str(&o), reply);
    if (code == GEO_OK) {
        arena_bytes(&r->c->mem, r->size);
    }
    r->proxy = NULL; /* it was on our stack */
    return code;
}

GEO_FN status fetch_get(call *c, const fetch_target *target, str path_query,
                        const fetch_header *headers, int count, fetch_reply *reply) {
    ASSERT(c->may_block && str_starts(path_query, STR("/")));
    arena before = c->mem;
    fetch_request r = {.c = c, .to = *target, .headers = headers, .header_count = count};
    *reply = (fetch_reply){.retry_after_s = NAN};
    call_clear_failure(c);
    r.path = fetch_first_path(target, path_query, &c->mem);
    status code = c->mem.full ? call_full(c) : fetch_send(&r, reply);
    for (int hops = 0; code == GEO_OK && r.location.at && !target->is_public; hops++) {
        if (hops == FETCH_REDIRECTS_MAX) {
            code = call_fail(c, GEO_BAD_REPLY, "%s redirects in a circle.", r.to.host);
        } else {
            code = fetch_follow(&r);
        }
        if (code == GEO_OK) {
            code = fetch_send(&r, reply);
        }
    }
    if (code != GEO_OK) {
        c->mem = before; /* a failed call keeps nothing */
    }
    return code;
}

GEO_FN status fetch_post(call *c, const fetch_target *target, str path, str content,
                         const fetch_header *headers, int count, fetch_reply *reply) {
    ASSERT(c->may_block && str_starts(path, STR("/")) && content.at);
    arena before = c->mem;
    fetch_request r = {
        .c = c, .to = *target, .headers = headers, .header_count = count, .content = content};
    *reply = (fetch_reply){.retry_after_s = NAN};
    call_clear_failure(c);
    r.path = fetch_first_path(target, path, &c->mem);
    status code = c->mem.full ? call_full(c) : fetch_send(&r, reply);
    if (code != GEO_OK) {
        c->mem = before;
    }
    return code;
}
