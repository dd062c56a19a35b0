#ifndef GEO_FETCH_TARGET_H
#define GEO_FETCH_TARGET_H
/* fetch_target -- where requests go, and through which proxy: a base URL taken apart once. */

#include "../base/call.h"
#include "../base/out.h"
#include "../base/str.h"

enum {
    FETCH_HOST_MAX = 254,   /* longest DNS name, and NUL */
    FETCH_USER_MAX = 256,   /* `name:password` of a URL */
    FETCH_PREFIX_MAX = 512, /* path in front of /search */
    FETCH_QUERY_MAX = 512,  /* what some services want in every query, as `key=...` */
    FETCH_SOCKET_MAX = 104, /* sun_path of the smallest platform */
};

/* Where requests go: made once from a URL, copied freely, holds no resources. */
typedef struct {
    bool tls;
    int port;
    char host[FETCH_HOST_MAX];          /* for the name check, SNI and Host */
    char user[FETCH_USER_MAX];          /* sent as Basic authorization; empty: none */
    char prefix[FETCH_PREFIX_MAX];      /* in front of every request's path; no slash at its end */
    char query[FETCH_QUERY_MAX];        /* added to every request's query; empty: none */
    char socket_path[FETCH_SOCKET_MAX]; /* unix socket instead of TCP; empty: none */
} fetch_target;

/* `http://[user:password@]host[:port][/prefix][?query]`, `https://...`, or `unix:/path[:/prefix]`.
 * False: `problem` has one sentence about what is wrong, without any password. */
GEO_FN bool fetch_target_parse(str url, fetch_target *target, out *problem);
/* The URL without user and query: for status, logs, messages. */
GEO_FN void fetch_target_write(const fetch_target *target, out *o);
/* host[:port], brackets round IPv6; the scheme's own port only when it is always wanted. */
GEO_FN void fetch_target_write_host(const fetch_target *target, bool always_port, out *o);
/* The proxy that the settings name for this target: GEO_OK and *is_used, which is false for this
 * machine, unix sockets and what NO_PROXY excepts; or GEO_BAD_CONFIG. */
GEO_FN status fetch_target_proxy(call *c, const fetch_target *to, fetch_target *proxy,
                                 bool *is_used);

#endif
