#ifndef GEO_FETCH_H
#define GEO_FETCH_H
/* fetch -- the HTTP/1.1 client: GET and POST over TCP, TLS or a unix socket, with a connection
 * pool, redirects within one host, proxies and deadlines. For any thread; a call waits only for its
 * own reply, or for a free connection. */

#include "../base/call.h"
#include "../base/str.h"
#include "fetch_target.h"
#include "http.h"

enum {
    FETCH_BODY_MAX =
        8 << 20, /* the largest useful reply, 50 places with polygons, has about 5 MB */
    FETCH_CONNECTIONS_MAX = 64, /* in use and kept: one for every worker that there can be */
    FETCH_REDIRECTS_MAX = 3,    /* to https, then a slash at the end; more is a loop */
    FETCH_CONNECT_MS = 5000,    /* to resolve the name and connect */
    FETCH_HANDSHAKE_MS = 5000,  /* for a proxy's tunnel and TLS: leaves time for other servers */
};

typedef http_header fetch_header;

typedef struct {
    int http;             /* status code, 200-599 */
    str content_type;     /* as sent; absent: none */
    str session;          /* Mcp-Session-Id, of MCP over HTTP; absent: none */
    str body;             /* in c->mem; whole, or the call failed */
    double retry_after_s; /* sent in seconds or as a date; NaN: not sent */
    int64_t date_s;       /* the server's clock as Unix time; 0: not sent */
    const char *tls;      /* "TLSv1.3" or "TLSv1.2"; NULL: none */
    bool reused;          /* over a kept connection */
} fetch_reply;

/* GETs the target's prefix + path_query, which starts with `/` and is encoded. Sends Host, Accept,
 * Accept-Encoding, the target's authorization, c->traceparent, and `headers` (such as User-Agent).
 * The reply is in c->mem, whose free part limits the body.
 *
 * GEO_OK: a complete reply with any status. Otherwise the call says why: GEO_UNREACHABLE (name,
 * route, refused, lost before the reply began, proxy), GEO_TLS, GEO_BAD_CONFIG (a CA or certificate
 * file, a proxy), GEO_TIMEOUT, GEO_CANCELLED, GEO_BAD_REPLY (not HTTP, cut off, a redirect
 * elsewhere), GEO_TOO_LARGE, GEO_DENIED (by the proxy), GEO_INVALID (a header with control
 * characters). */
GEO_FN status fetch_get(call *c, const fetch_target *target, str path_query,
                        const fetch_header *headers, int count, fetch_reply *reply);

/* POSTs JSON to the target's prefix + path, over a connection of its own, and follows no redirect.
 * The rest is that of fetch_get. */
GEO_FN status fetch_post(call *c, const fetch_target *target, str path, str content,
                         const fetch_header *headers, int count, fetch_reply *reply);

#endif
