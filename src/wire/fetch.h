#ifndef GEO_FETCH_H
#define GEO_FETCH_H
/* fetch -- the HTTP/1.1 client: GET over TCP, TLS or a unix socket, with a pool of kept
 * connections, redirects within one host, proxies, and deadlines. Any thread; a call waits for its
 * own reply only. */

#include "../base/base.h"
#include "../base/call.h"
#include "../base/out.h"
#include "http.h"

enum {
    FETCH_BODY_MAX = 8 << 20,  /* the largest useful reply, 50 places with polygons, is near 5 MB */
    FETCH_HOST_MAX = 254,      /* longest DNS name, and NUL */
    FETCH_PREFIX_MAX = 512,    /* path in front of /search; longer ones do not occur */
    FETCH_USER_MAX = 256,      /* `name:password` of a URL */
    FETCH_SOCKET_MAX = 104,    /* sun_path of the smallest platform */
    FETCH_CONNECTIONS_MAX = 8, /* open at a time, in use and kept; each costs TLS buffers */
    FETCH_REDIRECTS_MAX = 3,   /* http -> https -> with slash */
    FETCH_CONNECT_MS = 5000
}; /* share of the deadline for reaching the server, TLS excluded */

/* Where requests go: made once from a URL, copied freely, holds no resources. Two targets with
 * equal bytes share connections. */
typedef struct {
    bool tls;
    int port;
    char host[FETCH_HOST_MAX];          /* for the name check, SNI and Host */
    char user[FETCH_USER_MAX];          /* sent as Basic authorization; empty: none */
    char prefix[FETCH_PREFIX_MAX];      /* path before every request's path, no slash at its end */
    char socket_path[FETCH_SOCKET_MAX]; /* unix socket instead of TCP; empty: none */
} fetch_target;

/* `http://host[:port][/prefix]`, `https://…`, `unix:/path/of.socket[:/prefix]`. False: `problem`
 * has a sentence that names what is wrong, without the password in it. */
GEO_FN bool fetch_target_parse(str url, fetch_target *target, out *problem);
/* The URL without user and password: for status, logs, messages. */
GEO_FN void fetch_target_write(const fetch_target *target, out *o);

typedef http_header fetch_header;

typedef struct {
    int http;             /* status code, any of 200-599 except followed redirects */
    str content_type;     /* as sent; absent: none */
    str body;             /* in c->mem; whole, or the call failed */
    double retry_after_s; /* from seconds or a date; NaN: none given */
    int64_t date_s;       /* server's clock, seconds since 1970; 0: not told */
    const char *tls;      /* "TLSv1.3" or "TLSv1.2"; NULL: none */
    bool from_reused;     /* came over a kept connection */
} fetch_reply;

/* GET target's prefix + path_query (which starts with `/` and is encoded). Host, Accept,
 * Accept-Encoding and Connection are sent by itself; `headers` come on top (User-Agent among them).
 *
 * GEO_OK: a complete reply of any status code; otherwise c says why: GEO_UNREACHABLE (name, route,
 * refused, connection lost before the reply began), GEO_TLS, GEO_TIMEOUT, GEO_CANCELLED,
 * GEO_BAD_REPLY (not HTTP, truncated, a redirect elsewhere), GEO_TOO_LARGE (over FETCH_BODY_MAX or
 * than c->mem holds). */
GEO_FN status fetch_get(call *c, const fetch_target *target, str path_query,
                        const fetch_header *headers, int count, fetch_reply *reply);

#endif
