/* exchange -- one HTTP request and its reply. Owns the hooks to job. Outside facts: server-sent
 * events, HTML standard section 9.2; chunked framing, RFC 9112 section 7.1: a stream has no length,
 * and each event is a chunk of its own, so that any prefix of chunks can be sent as it is. HTTP/1.0
 * clients get the events unframed, ended by closing the connection. */
#include "exchange.h"

enum { EXCHANGE_END_MAX = 8 /* kept free for the last chunk */ };

static exchange_hooks exchange_job;

#define EXCHANGE_ROW(from, event, to, why) [from][event] = 1 + (to),
static const unsigned char exchange_next[EXCHANGE_STATES][EXCHANGE_EVENTS] = {
    EXCHANGE_TABLE(EXCHANGE_ROW)};
#undef EXCHANGE_ROW

GEO_FN void exchange_transition(exchange *x, exchange_event_kind event) {
    int to = exchange_next[atomic_load(&x->state)][event];
    ASSERT(to); /* EXCHANGE_TABLE has all that may happen */
    atomic_store(&x->state, to - 1);
}

GEO_FN bool exchange_is(const exchange *x, exchange_state state) {
    return atomic_load(&x->state) == (int)state;
}

GEO_FN bool exchange_is_stream(const exchange *x) {
    return !exchange_is(x, EXCHANGE_PLAIN);
}

GEO_FN bool exchange_has_content(const exchange *x) {
    return x->head.chunked || x->head.length > 0;
}

GEO_FN str exchange_base(call *c, const exchange *x) {
    str host = http_find(&x->head, "Host");
    http_url url = {0};
    bool is_secure = str_eq_nocase(http_find(&x->head, "X-Forwarded-Proto"), STR("https"));
    bool is_good = http_authority(host, &url) && !url.user.at;
    return is_good ? arena_join(&c->mem, is_secure ? STR("https://") : STR("http://"), host)
                   : STR_NONE;
}

GEO_FN void exchange_header(exchange *x, const char *name, str value) {
    out_text(&x->headers, str_of(name));
    out_text(&x->headers, STR(": "));
    out_text(&x->headers, value);
    out_text(&x->headers, STR("\r\n"));
}

GEO_FN void exchange_answer(exchange *x, int http, const char *content_type, str text) {
    x->http = http;
    x->content_type = content_type;
    x->reply.len = 0;
    x->reply.full = false;
    out_text(&x->reply, text);
}

GEO_FN void exchange_plain(exchange *x, int http, const char *sentence) {
    exchange_answer(x, http, "text/plain; charset=utf-8", str_of(sentence));
    out_char(&x->reply, '\n');
}

GEO_FN void exchange_stream(exchange *x) {
    if (!exchange_is_stream(x)) {
        exchange_answer(x, 200, "text/event-stream", STR(""));
        exchange_transition(x, EXCHANGE_ON_STREAM);
        exchange_header(x, "Cache-Control", STR("no-cache"));
        exchange_header(x, "X-Accel-Buffering", STR("no"));
    }
}

/* Adds the parts as one chunk, or nothing when it does not fit. */
static bool exchange_chunk(exchange *x, const str *parts, size_t count) {
    size_t mark = x->reply.len, size = 0;
    for (size_t i = 0; i < count; i++) {
        size += parts[i].len;
    }
    if (x->head.minor) {
        out_fmt(&x->reply, "%zx\r\n", size);
    }
    for (size_t i = 0; i < count; i++) {
        out_text(&x->reply, parts[i]);
    }
    out_text(&x->reply, x->head.minor ? STR("\r\n") : STR(""));
    if (x->reply.full || (count && x->reply.cap - x->reply.len < EXCHANGE_END_MAX)) {
        x->reply.len = mark;
        x->reply.full = false;
        return false;
    }
    atomic_store(&x->ready, x->reply.len);
    if (x->on_flush) {
        x->on_flush(x);
    }
    return true;
}

GEO_FN bool exchange_event(exchange *x, const char *event, str data) {
    const str parts[] = {STR("event: "), str_of(event), STR("\ndata: "), data, STR("\n\n")};
    return exchange_chunk(x, parts, LEN(parts));
}

GEO_FN str exchange_keepalive(const exchange *x) {
    return x->head.minor ? STR("3\r\n:\n\n\r\n") : STR(":\n\n");
}

GEO_FN void exchange_end(exchange *x) {
    if (exchange_is_stream(x)) {
        exchange_transition(x, EXCHANGE_ON_END);
        exchange_chunk(x, NULL, 0); /* the empty chunk is the end */
    }
}

GEO_FN void exchange_hold(exchange *x, int64_t hold_ms) {
    x->hold_ms = hold_ms;
    exchange_transition(x, EXCHANGE_ON_HOLD);
}

GEO_FN void exchange_reset(exchange *x) {
    exchange_transition(x, EXCHANGE_ON_RESET);
    x->forward_to = 0;
    x->headers.len = x->headers_kept;
    atomic_store(&x->ready, 0);
}

GEO_FN void exchange_hook(exchange_hooks hooks) {
    exchange_job = hooks;
}

GEO_FN bool exchange_wake(uint64_t id) {
    return exchange_job.wake && exchange_job.wake(id);
}

GEO_FN void exchange_cancel(uint64_t key) {
    if (exchange_job.cancel) {
        exchange_job.cancel(key);
    }
}
