#ifndef GEO_NET_H
#define GEO_NET_H
/* net -- one outgoing connection: resolves the name, tries several addresses, and ends every read
 * and write at the deadline or cancellation of the call. */

#include "../base/call.h"
#include "../base/str.h"

enum {
    NET_HOST_MAX = 254, /* longest DNS name, and NUL */
    NET_PEER_MAX = 272, /* the same with " port 65535" */
};

/* A byte stream: TCP here, TLS over it in tls, a script in a test. */
typedef struct {
    /* > 0: bytes read; 0: the peer sends no more; < 0: failed, and the call says why. */
    ptrdiff_t (*read)(void *context, char *bytes, size_t size);
    /* > 0: bytes written, maybe not all; < 0: failed, and the call says why. */
    ptrdiff_t (*write)(void *context, str bytes);
    void *context;
} net_transport;

typedef struct {
    int fd;                  /* -1: closed */
    call *c;                 /* whose deadline and cancellation apply; NULL: no call's any more */
    bool may_wait;           /* for the peer; false without a call */
    int64_t since_ms;        /* when that call began to use it, for "within N s" */
    char peer[NET_PEER_MAX]; /* for messages */
} net_conn;

/* Which addresses a name may have: `net_connect` skips those of networks that are not for all. */
typedef enum { NET_ANYWHERE, NET_PUBLIC } net_reach;

/* Connects to the first address that answers, alternating between IPv6 and IPv4: starts the next
 * attempt after 250 ms or as soon as one fails (RFC 8305), all within timeout_ms and the call's
 * deadline. GEO_OK, GEO_UNREACHABLE, GEO_TIMEOUT (the call's deadline), GEO_CANCELLED. */
GEO_FN status net_connect(net_conn *n, call *c, const char *host, int port, net_reach reach,
                          int timeout_ms);
GEO_FN status net_connect_unix(net_conn *n, call *c, const char *path, int timeout_ms);
/* Assigns the connection to a call, such as the next one on a kept connection; NULL: to none, and
 * nothing waits any more. */
GEO_FN void net_use(net_conn *n, call *c);
/* From now on reads and writes fail instead of waiting. */
GEO_FN void net_stop_waiting(net_conn *n);
/* Whether a kept connection can be reused: open, and no unexpected bytes have arrived. */
GEO_FN bool net_is_idle(const net_conn *n);
GEO_FN void net_close(net_conn *n);
GEO_FN net_transport net_transport_of(net_conn *n);

#endif
