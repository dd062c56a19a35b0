#ifndef GEO_NET_H
#define GEO_NET_H
/* net -- one outgoing connection: names, several addresses, reads and writes that end with the
 * call's deadline or cancellation. */

#include "../base/call.h"
#include "../base/str.h"

enum {
    NET_HOST_MAX = 254, /* longest DNS name, and NUL */
    NET_PEER_MAX = 272, /* the same with " port 65535" */
};

/* What bytes go through: TCP here, TLS over it in tls, a script in a test. */
typedef struct {
    /* > 0: bytes read; 0: the peer has ended; < 0: failed, and the call says why. */
    ptrdiff_t (*read)(void *context, char *bytes, size_t size);
    /* > 0: bytes written, perhaps not all; < 0: failed, and the call says why. */
    ptrdiff_t (*write)(void *context, str bytes);
    void *context;
} net_transport;

typedef struct {
    int fd;                  /* -1: closed */
    call *c;                 /* whose deadline and cancellation rule; NULL: nobody's any more */
    bool may_wait;           /* for the peer; without a call never */
    int64_t since_ms;        /* when that call began to use it; for "within N s" */
    char peer[NET_PEER_MAX]; /* for messages */
} net_conn;

/* Connects to the first address of the host that answers: IPv6 and IPv4 in turn, the next one after
 * 250 ms or as soon as one fails (RFC 8305), all within patience_ms and the call's deadline.
 * GEO_OK, GEO_UNREACHABLE, GEO_TIMEOUT (the call's deadline), GEO_CANCELLED. */
GEO_FN status net_connect(net_conn *n, call *c, const char *host, int port, int patience_ms);
GEO_FN status net_connect_unix(net_conn *n, call *c, const char *path, int patience_ms);
/* From now on that call rules, as the next one on a kept connection; NULL before a closing word. */
GEO_FN void net_use(net_conn *n, call *c);
/* From now on what is not there at once is not waited for. */
GEO_FN void net_hurry(net_conn *n);
/* Whether a kept connection can be used: open, and nothing has come that nobody asked for. */
GEO_FN bool net_is_quiet(const net_conn *n);
GEO_FN void net_close(net_conn *n);
GEO_FN net_transport net_transport_of(net_conn *n);

#endif
