/* endpoint -- which handler answers which path and method. Owns the table. Outside facts: RFC 9110
 * section 15.5.6 (a 405 lists the allowed methods); MCP wants 404 and 405 without a JSON-RPC body,
 * from which clients would conclude a revision. */
#include "endpoint.h"

#include "../find/find.h"
#include "../mcp/response_cache.h"
#include "../platform/config.h"
#include "../platform/os.h"
#include "../wire/http.h"
#include "card.h"
#include "chat_http.h"
#include "guard.h"
#include "mcp_http.h"
#include "metrics.h"
#include "oauth.h"
#include "oauth_server.h"
#include "page.h"
#include "photon.h"
#include "rest.h"
#include "rest_send.h"
#include "table_http.h"
#include "tile_http.h"

enum { ENDPOINT_WARNING_MAX = 300 /* of a sentence that goes into a header */ };

/* All that a cached reply depends on; absent: too long to be cached. */
static str endpoint_key(const rest_request *r, char room[RESPONSE_CACHE_KEY_MAX]) {
    out key = out_of(room, RESPONSE_CACHE_KEY_MAX);
    out_text(&key, r->path);
    out_char(&key, '?');
    out_text(&key, r->query);
    out_char(&key, '\n');
    out_text(&key, r->accept_language);
    out_char(&key, '\n');
    out_text(&key, r->base);
    return key.full ? STR_NONE : out_str(&key);
}

/* Answers from the response cache. False: not cached, or this is a worker. */
static bool endpoint_from_cache(const call *c, exchange *x, str key) {
    const response_cache_entry *known =
        key.at && !c->may_block ? response_cache_find(key, os_now_ms()) : NULL;
    if (known) {
        exchange_answer(x, 200, known->type, known->value);
        x->max_age_s = known->max_age_s;
    }
    return known;
}

typedef status endpoint_face(call *c, const rest_request *request, out *body, rest_reply *reply);

static bool endpoint_grow(void *ctx) {
    exchange *x = ctx;
    return x->on_grow(x);
}

/* What a browser may do with a body that it could show as a page, when an upstream has written it:
 * nothing. XML has a link that begins with where the client reached us. */
static void endpoint_policy(exchange *x) {
    str type = str_of(x->content_type);
    bool is_xml = str_starts(type, STR("text/xml"));
    if (is_xml || str_starts(type, STR("text/html"))) {
        exchange_header(x, "Content-Security-Policy",
                        STR("sandbox; default-src 'none'; style-src 'unsafe-inline'; "
                            "frame-ancestors 'none'"));
    }
    if (is_xml) {
        exchange_header(x, "Vary", STR("Host, X-Forwarded-Proto"));
    }
}

/* A request to one of the APIs of others. */
static status endpoint_ask(call *c, exchange *x, str path, endpoint_face *handle) {
    char room[RESPONSE_CACHE_KEY_MAX];
    rest_request request = {.path = path,
                            .query = x->query,
                            .accept_language = http_find(&x->head, "Accept-Language"),
                            .base = exchange_base(c, x),
                            .grow = x->on_grow ? endpoint_grow : NULL,
                            .grow_ctx = x};
    str key = endpoint_key(&request, room);
    if (endpoint_from_cache(c, x, key)) {
        endpoint_policy(x);
        return GEO_OK;
    }
    c->is_strict = !config_get()->rest_fallback;
    rest_reply reply = {0};
    status code = handle(c, &request, &x->reply, &reply);
    if (code != GEO_MUST_WAIT) {
        x->http = reply.http;
        x->content_type = reply.content_type;
        x->max_age_s = reply.max_age_s;
        endpoint_policy(x);
    }
    if (reply.max_age_s && key.at && !c->may_block && !x->reply.full) {
        response_cache_entry answer = {out_str(&x->reply), reply.content_type, reply.max_age_s};
        response_cache_put(key, answer, os_now_ms());
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

static status endpoint_rest(call *c, exchange *x) {
    return endpoint_ask(c, x, x->path, rest_handle);
}

static status endpoint_photon(call *c, exchange *x) {
    return endpoint_ask(c, x, photon_find(x->path, x->is_photon), photon_handle);
}

/* Liveness: the loop answers. */
static status endpoint_healthz(call *c, exchange *x) {
    (void)c;
    exchange_answer(x, 200, "text/plain; charset=utf-8", STR("ok\n"));
    return GEO_OK;
}

/* Readiness: some source can answer. An upstream that cannot is named, with the reason, which has
 * its address, only where everybody may ask for that. */
static status endpoint_readyz(call *c, exchange *x) {
    enum { READY_MS = 2000 }; /* less than `geocoder healthcheck` waits, as do orchestrators */
    c->deadline_ms = MIN(c->deadline_ms, os_now_ms() + READY_MS);
    status code = find_ready(c), upstream = code;
    if (code == GEO_OK) {
        c->is_strict = true;
        upstream = find_ready(c);
    }
    if (code == GEO_MUST_WAIT || upstream == GEO_MUST_WAIT) {
        return GEO_MUST_WAIT;
    }
    exchange_answer(x, code ? 503 : 200, "text/plain; charset=utf-8",
                    code       ? STR("not ready: no source answers\n")
                    : upstream ? STR("ready: the upstream is degraded\n")
                               : STR("ready\n"));
    if (upstream && !guard_has_tokens()) {
        out_text(&x->reply, str_of(c->why));
        out_char(&x->reply, '\n');
    }
    return GEO_OK;
}

static status endpoint_metrics(call *c, exchange *x) {
    (void)c;
    exchange_answer(x, 200, "text/plain; version=0.0.4; charset=utf-8", STR(""));
    metrics_write(&x->reply);
    return GEO_OK;
}

enum {
    ENDPOINT_OPEN = 1,    /* needs no token */
    ENDPOINT_CONTENT = 2, /* takes content; others refuse it unread */
    ENDPOINT_HEAD = 4,    /* HEAD is GET without the content */
    ENDPOINT_LEGACY = 8,  /* only with --legacy-sse */
    ENDPOINT_OAUTH = 16,  /* only with OAuth; needs no token, and pages of all origins may ask */
    ENDPOINT_ISSUER = 32, /* only with the built-in authorization server */
    ENDPOINT_CARD = 64,   /* only with a public address; likewise */
    ENDPOINT_PUBLIC = ENDPOINT_OAUTH | ENDPOINT_CARD
};

typedef struct {
    const char *path; /* also the label in metrics */
    const char *method;
    unsigned flags;
    status (*run)(call *c, exchange *x);
} endpoint;

/* One row per endpoint; rest and photon have those of their APIs. */
static const endpoint endpoints[] = {
    {"/mcp", "POST", ENDPOINT_CONTENT, mcp_http_post},
    {"/mcp", "DELETE", 0, mcp_http_delete},
    {"/mcp/server-card", "GET", ENDPOINT_CARD | ENDPOINT_HEAD, card_get},
    {"/.well-known/mcp/catalog.json", "GET", ENDPOINT_CARD | ENDPOINT_HEAD, card_get_catalog},
    {"/api/chat", "POST", ENDPOINT_CONTENT, chat_http_post},
    {"/api/chat", "DELETE", ENDPOINT_CONTENT, chat_http_delete},
    {"/api/table", "POST", ENDPOINT_CONTENT, table_http_post},
    {"/healthz", "GET", ENDPOINT_OPEN | ENDPOINT_HEAD, endpoint_healthz},
    {"/readyz", "GET", ENDPOINT_OPEN | ENDPOINT_HEAD, endpoint_readyz},
    {"/metrics", "GET", ENDPOINT_HEAD, endpoint_metrics},
    {"/.well-known/oauth-protected-resource", "GET", ENDPOINT_OAUTH | ENDPOINT_HEAD,
     oauth_get_resource},
    {"/.well-known/oauth-protected-resource/mcp", "GET", ENDPOINT_OAUTH | ENDPOINT_HEAD,
     oauth_get_resource},
    {"/.well-known/oauth-authorization-server", "GET",
     ENDPOINT_ISSUER | ENDPOINT_OAUTH | ENDPOINT_HEAD, oauth_server_get_metadata},
    {"/oauth/register", "POST", ENDPOINT_ISSUER | ENDPOINT_OAUTH | ENDPOINT_CONTENT,
     oauth_server_register},
    {"/oauth/authorize", "GET", ENDPOINT_ISSUER | ENDPOINT_OPEN, oauth_server_authorize},
    {"/oauth/authorize", "POST", ENDPOINT_ISSUER | ENDPOINT_OPEN | ENDPOINT_CONTENT,
     oauth_server_authorize},
    {"/oauth/token", "POST", ENDPOINT_ISSUER | ENDPOINT_OAUTH | ENDPOINT_CONTENT,
     oauth_server_token},
    {"/oauth/revoke", "POST", ENDPOINT_ISSUER | ENDPOINT_OAUTH | ENDPOINT_CONTENT,
     oauth_server_revoke},
    {TILE_HTTP_PATH, "GET", ENDPOINT_HEAD, tile_http_get},
    {"/tiles.json", "GET", ENDPOINT_HEAD, tile_http_get_facts},
    {"/style.json", "GET", ENDPOINT_HEAD, tile_http_get_style},
    {"/sse", "GET", ENDPOINT_LEGACY, mcp_http_sse_open},
    {"/message", "POST", ENDPOINT_LEGACY | ENDPOINT_CONTENT, mcp_http_sse_post},
};

/* Row i of this table, then of page's, of photon's and of rest's; false: there are no more. */
static bool endpoint_at(int i, endpoint *row) {
    int own = i - (int)LEN(endpoints), photon = own - page_paths(), rest = photon - PHOTON_PATHS;
    *row = own < 0      ? endpoints[i]
           : photon < 0 ? (endpoint){page_path(own), "GET", ENDPOINT_OPEN | ENDPOINT_HEAD, page_get}
           : rest < 0   ? (endpoint){photon_path(photon), "GET", ENDPOINT_HEAD, endpoint_photon}
                        : (endpoint){rest_path(rest), "GET", ENDPOINT_HEAD, endpoint_rest};
    return row->path != NULL;
}

/* The path as the tables have it. Where Photon is at the root, rest is not served. */
static str endpoint_path(const exchange *x) {
    str photon = photon_find(x->path, x->is_photon), tile = tile_http_path(x->path);
    bool is_hidden = x->is_photon && rest_has(x->path);
    return photon.at ? photon : tile.at ? tile : is_hidden ? STR_NONE : rest_known_path(x->path);
}

/* The row of a path and method; -1: none. Then *known tells whether the path exists, *is_public
 * whether pages of all origins may ask for it, and *allow has its methods. */
static int endpoint_find(const exchange *x, bool *known, bool *is_public, out *allow) {
    str path = endpoint_path(x), method = x->head.method;
    endpoint row;
    for (int i = 0; endpoint_at(i, &row); i++) {
        bool is_off = (row.flags & ENDPOINT_LEGACY && !config_get()->legacy_sse) ||
                      (row.flags & ENDPOINT_OAUTH && !oauth_is_on()) ||
                      (row.flags & ENDPOINT_ISSUER && !oauth_is_issuer()) ||
                      (row.flags & ENDPOINT_CARD && !card_is_on()) ||
                      (x->is_photon && row.run == page_get);
        bool has_head = row.flags & ENDPOINT_HEAD;
        if (is_off || !str_eq(path, str_of(row.path))) {
            continue;
        }
        if (str_eq(method, str_of(row.method)) || (has_head && str_eq(method, STR("HEAD")))) {
            return i;
        }
        *known = true;
        *is_public = row.flags & ENDPOINT_PUBLIC;
        out_text(allow, allow->len ? STR(", ") : STR(""));
        out_text(allow, str_of(row.method));
        out_text(allow, has_head ? STR(", HEAD") : STR(""));
    }
    return -1;
}

/* With Nominatim's bodies, which no MCP client takes for a message. */
static void endpoint_refuse(exchange *x, bool known, out *allow) {
    bool is_rest = rest_has(x->path); /* as Nominatim answers it */
    bool is_options = str_eq(x->head.method, STR("OPTIONS"));
    if (known && is_options) {
        exchange_answer(x, is_rest ? 200 : 204, is_rest ? "application/json" : NULL, STR(""));
    } else {
        exchange_answer(x, known ? 405 : 404, "application/json",
                        known ? STR("{\"title\": \"405 Method Not Allowed\"}")
                              : STR("{\"title\": \"404 Not Found\"}"));
    }
    if (known) {
        out_text(allow, STR(", OPTIONS"));
        exchange_header(x, "Allow", is_rest && is_options ? STR("GET") : out_str(allow));
    }
}

GEO_FN void endpoint_fail(exchange *x, int http, const char *why) {
    exchange_plain(x, http, why);
    bool is_photon = photon_find(x->path, x->is_photon).at;
    if (is_photon || rest_has(x->path)) {
        exchange_answer(x, http, "application/json; charset=utf-8", STR(""));
    }
    if (is_photon) {
        photon_write_error(&x->reply, why);
    } else if (rest_has(x->path)) {
        rest_send_write_error(&x->reply, http, why);
    }
}

GEO_FN bool endpoint_admit(exchange *x) {
    char text[64];
    out allow = out_of(text, sizeof text);
    bool known = false, is_public = false;
    endpoint row = {"none", NULL, 0, NULL};
    x->endpoint = endpoint_find(x, &known, &is_public, &allow);
    if (x->endpoint >= 0) {
        endpoint_at(x->endpoint, &row);
    } else if (is_public) {
        row.flags = ENDPOINT_PUBLIC;
    } else if (str_starts(x->path, STR("/.well-known/"))) {
        row.flags = ENDPOINT_OPEN; /* a plain 404 */
    }
    x->label = row.path;
    bool is_face = rest_has(x->path) || photon_find(x->path, x->is_photon).at;
    guard_access access = row.flags & ENDPOINT_PUBLIC ? GUARD_PUBLIC
                          : row.flags & ENDPOINT_OPEN ? GUARD_OPEN
                                                      : GUARD_TOKEN;
    if (!guard_admit(x, access, is_face)) {
        x->endpoint = -1;
        return false;
    }
    x->headers_kept = x->headers.len;
    if (x->endpoint < 0) {
        endpoint_refuse(x, known, &allow);
    } else if (!(row.flags & ENDPOINT_CONTENT) && exchange_has_content(x)) {
        endpoint_fail(x, 413, "Requests of this path have no content.");
        x->endpoint = -1;
    }
    return x->endpoint >= 0;
}

GEO_FN bool endpoint_computes(const exchange *x) {
    endpoint row;
    return endpoint_at(x->endpoint, &row) && !(row.flags & (ENDPOINT_OPEN | ENDPOINT_PUBLIC)) &&
           row.run != endpoint_metrics && row.run != mcp_http_delete;
}

GEO_FN status endpoint_run(call *c, exchange *x) {
    endpoint row;
    ASSERT(x->endpoint >= 0 && endpoint_at(x->endpoint, &row)); /* endpoint_admit has accepted it */
    if (x->bearer.at && !c->may_block) {
        return GEO_MUST_WAIT;
    }
    if (x->bearer.at) { /* handlers expect that their first run is on the loop */
        x->is_judged = guard_judge(c, x);
        return GEO_OK;
    }
    status code = row.run(c, x);
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
