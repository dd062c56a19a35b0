/* endpoint -- which handler answers which path and method.
 *
 * Flow: httpd asks it about every head, then runs the complete request through it. Owns the table.
 * Outside facts: RFC 9110 section 15.5.6 (405 names what is allowed); MCP wants 404 and 405 without
 * a JSON-RPC body, which clients would take for a sign of an era. */
#include "endpoint.h"

#include "../platform/config.h"
#include "../platform/os.h"
#include "../source/find.h"
#include "../wire/http.h"
#include "guard.h"
#include "mcp_http.h"
#include "memo.h"
#include "metrics.h"
#include "rest.h"

enum { ENDPOINT_WARNING_MAX = 300 /* of a sentence that goes into a header */ };

/* All that an answer from memory depends on; absent: too long to be noted. */
static str endpoint_key(const exchange *x, str language, char room[MEMO_KEY_MAX]) {
    out key = out_of(room, MEMO_KEY_MAX);
    out_text(&key, x->path);
    out_char(&key, '?');
    out_text(&key, x->query);
    out_char(&key, '\n');
    out_text(&key, language);
    return key.full ? STR_NONE : out_str(&key);
}

/* What was answered a moment ago. False: nothing was, or this is a worker. */
static bool endpoint_repeat(const call *c, exchange *x, str key) {
    const memo *known = key.at && !c->may_block ? memo_find(key, os_now_ms()) : NULL;
    if (known) {
        exchange_answer(x, 200, known->type, known->value);
        x->max_age_s = known->max_age_s;
    }
    return known;
}

static status endpoint_rest(call *c, exchange *x) {
    char room[MEMO_KEY_MAX];
    str language = http_find(&x->head, "Accept-Language"), key = endpoint_key(x, language, room);
    if (endpoint_repeat(c, x, key)) {
        return GEO_OK;
    }
    x->asks_peer = x->head.minor > 0;
    rest_request request = {x->path, x->query, language};
    rest_reply reply = {0};
    status code = rest_handle(c, &request, &x->reply, &reply);
    if (code != GEO_MUST_WAIT) {
        x->http = reply.http;
        x->content_type = reply.content_type;
        x->max_age_s = reply.max_age_s;
    }
    if (reply.max_age_s && key.at && !c->may_block && !x->reply.full) {
        memo answer = {out_str(&x->reply), reply.content_type, reply.max_age_s};
        memo_keep(key, answer, os_now_ms());
    }
    char text[ENDPOINT_WARNING_MAX];
    out value = out_of(text, sizeof text);
    if (reply.retry_after_s > 0) {
        out_int(&value, reply.retry_after_s);
        exchange_header(x, "Retry-After", out_str(&value));
    } else if (reply.warning.at) {
        for (size_t i = 0; i < reply.warning.len; i++) {
            char byte = reply.warning.at[i];
            out_char(&value, byte < ' ' || byte > '~' ? '?' : byte);
        }
        exchange_header(x, "X-Geocoder-Warning", out_str(&value));
    }
    return code;
}

/* Alive: the loop answers. */
static status endpoint_healthz(call *c, exchange *x) {
    (void)c;
    exchange_answer(x, 200, "text/plain; charset=utf-8", STR("ok\n"));
    return GEO_OK;
}

/* Ready: some source can answer a question that any of them knows. */
static status endpoint_readyz(call *c, exchange *x) {
    enum { READY_MS = 5000 }; /* orchestrators do not wait much longer */
    c->deadline_ms = MIN(c->deadline_ms, os_now_ms() + READY_MS);
    status code = find_ready(c);
    if (code == GEO_MUST_WAIT) {
        return code;
    }
    bool ready = code == GEO_OK;
    exchange_answer(x, ready ? 200 : 503, "text/plain; charset=utf-8",
                    ready ? STR("ready\n") : str_of(c->why));
    return GEO_OK;
}

static status endpoint_metrics(call *c, exchange *x) {
    (void)c;
    exchange_answer(x, 200, "text/plain; version=0.0.4; charset=utf-8", STR(""));
    metrics_write(&x->reply);
    return GEO_OK;
}

typedef struct {
    const char *path; /* also the label in metrics */
    const char *method;
    bool is_open;   /* no token is asked for */
    bool is_legacy; /* only with --legacy-sse */
    bool has_head;  /* HEAD is GET without the content */
    status (*run)(call *c, exchange *x);
} endpoint;

static const endpoint endpoints[] = {
    {"/mcp", "POST", false, false, false, mcp_http_post},
    {"/mcp", "DELETE", false, false, false, mcp_http_delete},
    {"/search", "GET", false, false, true, endpoint_rest},
    {"/reverse", "GET", false, false, true, endpoint_rest},
    {"/lookup", "GET", false, false, true, endpoint_rest},
    {"/status", "GET", false, false, true, endpoint_rest},
    {"/healthz", "GET", true, false, true, endpoint_healthz},
    {"/readyz", "GET", true, false, true, endpoint_readyz},
    {"/metrics", "GET", false, false, true, endpoint_metrics},
    {"/sse", "GET", false, true, false, mcp_sse_open},
    {"/message", "POST", false, true, false, mcp_sse_post},
};

/* The row of a path and method, -1: none; *known and *allow tell about the path when no method
 * fits. */
static int endpoint_find(const exchange *x, bool *known, out *allow) {
    str path = x->path, method = x->head.method;
    path.len -= rest_has(path) && str_ends(path, STR(".php")) ? sizeof ".php" - 1 : 0;
    for (size_t i = 0; i < LEN(endpoints); i++) {
        const endpoint *r = &endpoints[i];
        bool is_off = r->is_legacy && !config_get()->legacy_sse;
        if (is_off || !str_eq(path, str_of(r->path))) {
            continue;
        }
        if (str_eq(method, str_of(r->method)) || (r->has_head && str_eq(method, STR("HEAD")))) {
            return (int)i;
        }
        *known = true;
        out_text(allow, allow->len ? STR(", ") : STR(""));
        out_text(allow, str_of(r->method));
        out_text(allow, r->has_head ? STR(", HEAD") : STR(""));
    }
    return -1;
}

/* Bodies as Nominatim's; no client of MCP takes them for a message. */
static void endpoint_refuse(exchange *x, bool known, out *allow) {
    if (known && str_eq(x->head.method, STR("OPTIONS"))) {
        exchange_answer(x, 204, NULL, STR(""));
    } else {
        exchange_answer(x, known ? 405 : 404, "application/json",
                        known ? STR("{\"title\": \"405 Method Not Allowed\"}")
                              : STR("{\"title\": \"404 Not Found\"}"));
    }
    if (known) {
        out_text(allow, STR(", OPTIONS"));
        exchange_header(x, "Allow", out_str(allow));
    }
}

GEO_FN void endpoint_fail(exchange *x, int http, const char *why) {
    exchange_plain(x, http, why);
    if (rest_has(x->path)) {
        exchange_answer(x, http, "application/json; charset=utf-8", STR(""));
        rest_write_error(&x->reply, http, why);
    }
}

GEO_FN bool endpoint_admit(exchange *x) {
    char text[64];
    out allow = out_of(text, sizeof text);
    bool known = false;
    x->row = endpoint_find(x, &known, &allow);
    x->label = x->row >= 0 ? endpoints[x->row].path : "none";
    bool is_open = x->row >= 0 ? endpoints[x->row].is_open
                               : str_starts(x->path, STR("/.well-known/")); /* a plain 404 */
    if (!guard_admit(x, is_open)) {
        x->row = -1;
        return false;
    }
    x->headers_kept = x->headers.len;
    if (x->row < 0) {
        endpoint_refuse(x, known, &allow);
    }
    return x->row >= 0;
}

GEO_FN status endpoint_run(call *c, exchange *x) {
    ASSERT(x->row >= 0 && (size_t)x->row < LEN(endpoints)); /* endpoint_admit let it in */
    status code = endpoints[x->row].run(c, x);
    if (code == GEO_MUST_WAIT && !c->may_block) {
        return code;
    }
    if (code == GEO_MUST_WAIT) {
        endpoint_fail(x, 500, "The request waits where it may not.");
    } else if (x->reply.full) {
        endpoint_fail(x, 500, "The reply is too large.");
    }
    return GEO_OK;
}
