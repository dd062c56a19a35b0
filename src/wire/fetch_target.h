#ifndef GEO_FETCH_TARGET_H
#define GEO_FETCH_TARGET_H
/* fetch_target -- where requests go, and through which proxy: a base URL, parsed once. */

#include "../base/call.h"
#include "../base/out.h"
#include "../base/str.h"

enum {
    FETCH_HOST_MAX = 254,   /* longest DNS name, and NUL */
    FETCH_USER_MAX = 256,   /* `name:password` of a URL */
    FETCH_PREFIX_MAX = 512, /* path in front of /search */
    FETCH_QUERY_MAX = 512,  /* for every request: some services require `key=...` */
    FETCH_SOCKET_MAX = 104, /* sun_path of the smallest platform */
};

/* Made once from a URL; has no resources, so it may be copied. */
typedef struct {
    bool tls;
    bool is_public; /* set by the caller: somebody else has written the URL. Only public addresses
                       are connected to, without a proxy, and no redirect is followed */
    int port;
    char host[FETCH_HOST_MAX];          /* for the name check, SNI and Host */
    char user[FETCH_USER_MAX];          /* sent as Basic authorization; empty: none */
    char prefix[FETCH_PREFIX_MAX];      /* of every request's path; without a slash at its end */
    char query[FETCH_QUERY_MAX];        /* added to every request's query; empty: none */
    char socket_path[FETCH_SOCKET_MAX]; /* unix socket instead of TCP; empty: none */
} fetch_target;

/* `http://[user:password@]host[:port][/prefix][?query]`, `https://...`, or `unix:/path[:/prefix]`.
 * False: `problem` is a sentence that says what is wrong, without any password. */
GEO_FN bool fetch_target_parse(str url, fetch_target *target, out *problem);
/* The URL without user and query, for messages and logs. */
GEO_FN void fetch_target_write(const fetch_target *target, out *o);
/* host[:port], with brackets around IPv6; a default port is left out unless always_port. */
GEO_FN void fetch_target_write_host(const fetch_target *target, bool always_port, out *o);
/* The proxy from the settings for this target; not *is_used for this machine, unix sockets and what
 * NO_PROXY lists. GEO_OK, GEO_BAD_CONFIG. */
GEO_FN status fetch_target_proxy(call *c, const fetch_target *to, fetch_target *proxy,
                                 bool *is_used);

#endif
