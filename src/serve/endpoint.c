/* endpoint -- which handler answers which path and method.
 *
 * Flow: httpd asks it about every head, then runs the complete request through it. Owns the table.
 * Outside facts: RFC 9110 section 15.5.6 (405 names what is allowed); MCP wants 404 and 405 without a
 * JSON-RPC body, which clients would take for a sign of an era. */
#include "endpoint.h"

#include "../platform/config.h"
#include "../source/find.h"
#include "guard.h"
#include "mcp_http.h"
#include "metrics.h"
#include "rest.h"

static status endpoint_rest(call *c, exchange *x) {
    rest_request request = {x->path, x->query, http_find(&x->head, "Accept-Language")};
    rest_reply reply;
    status code = rest_handle(c, &request, &x->reply, &reply);
    if (code != GEO_MUST_WAIT) {
        x->http = reply.http;
        x->content_type = reply.content_type;
        x->may_cache = reply.may_cache;
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
    str method;
    bool is_open;   /* no token is asked for */
    bool is_legacy; /* only with --legacy-sse */
    status (*run)(call *c, exchange *x);
} endpoint;

static const endpoint endpoints[] = {
    {"/mcp", STR_ROW("POST"), false, false, mcp_http_post},
    {"/mcp", STR_ROW("DELETE"), false, false, mcp_http_delete},
    {"/search", STR_ROW("GET"), false, false, endpoint_rest},
    {"/reverse", STR_ROW("GET"), false, false, endpoint_rest},
    {"/lookup", STR_ROW("GET"), false, false, endpoint_rest},
    {"/status", STR_ROW("GET"), false, false, endpoint_rest},
    {"/healthz", STR_ROW("GET"), true, false, endpoint_healthz},
    {"/readyz", STR_ROW("GET"), true, false, endpoint_readyz},
    {"/metrics", STR_ROW("GET"), false, false, endpoint_metrics},
    {"/sse", STR_ROW("GET"), false, true, mcp_sse_open},
    {"/message", STR_ROW("POST"), false, true, mcp_sse_post},
};

/* The row of a path and method; *known and *allow tell about the path when no method fits. HEAD is GET
 * without the content. */
static const endpoint *endpoint_find(const exchange *x, bool *known, out *allow) {
    str path = x->path, method = x->head.method;
    path.len -= rest_has(path) && str_ends(path, STR(".php")) ? sizeof ".php" - 1 : 0;
    for (size_t i = 0; i < LEN(endpoints); i++) {
        const endpoint *r = &endpoints[i];
        bool is_off = r->is_legacy && !config_get()->legacy_sse;
        if (is_off || !str_eq(path, str_of(r->path))) {
            continue;
        }
        bool as_get = str_eq(method, STR("HEAD")) && str_eq(r->method, STR("GET"));
        if (as_get || str_eq(method, r->method)) {
            return r;
        }
        *known = true;
        out_text(allow, allow->len ? STR(", ") : STR(""));
        out_text(allow, r->method);
    }
    return NULL;
}

GEO_FN bool endpoint_admit(exchange *x) {
    char text[64];
    out allow = out_of(text, sizeof text);
    bool known = false;
    const endpoint *r = endpoint_find(x, &known, &allow);
    x->label = r ? r->path : "none";
    if (!guard_admit(x, r && r->is_open)) {
        return false;
    }
    if (r) {
        return true;
    }
    bool preflight = known && str_eq(x->head.method, STR("OPTIONS"));
    exchange_answer(x, preflight ? 204 : known ? 405 : 404, preflight ? NULL : "application/json",
                    preflight ? STR("")
                    : known   ? STR("{\"title\": \"405 Method Not Allowed\"}")
                              : STR("{\"title\": \"404 Not Found\"}"));
    if (known) {
        exchange_header(x, "Allow", out_str(&allow));
    }
    return false;
}

GEO_FN status endpoint_run(call *c, exchange *x) {
    char text[64];
    out allow = out_of(text, sizeof text);
    bool known = false;
    const endpoint *r = endpoint_find(x, &known, &allow);
    ASSERT(r); /* endpoint_admit let it in */
    x->label = r->path;
    status code = r->run(c, x);
    if (x->reply.full && code != GEO_MUST_WAIT) {
        exchange_answer(x, 500, "text/plain; charset=utf-8", STR("The reply is too large.\n"));
    }
    return code;
}
