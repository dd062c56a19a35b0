#ifndef GEO_EXCHANGE_H
#define GEO_EXCHANGE_H
/* exchange -- one HTTP request and its reply: what httpd hands to whoever answers (rest, MCP, metrics).
 *
 * The request's slices stay valid until the reply has been sent. A handler either fills the reply in one
 * go, or makes it a stream of server-sent events, which go out while it still works. */

#include <stdatomic.h>

#include "../base/call.h"
#include "../base/out.h"
#include "../wire/http.h"

enum {
    EXCHANGE_CONTENT_MAX = 1 << 20, /* of a request: a batch of 50 calls of 100 points is 300 kB */
    EXCHANGE_REPLY_MAX = 2 << 20,   /* the largest result, as text and as structure, in an envelope */
    EXCHANGE_HEADERS_MAX = 1024     /* extra header lines of a reply */
};

typedef struct exchange exchange;
struct exchange {
    /* the request */
    http_head head;
    str path, query; /* of the target, still percent-encoded; query absent: none */
    str content;     /* its body */
    str peer;        /* numeric address, for logs */
    int principal;   /* which token it showed; -1: none was asked for */
    uint64_t ticket; /* names this exchange to other requests; never 0, never used twice */
    bool is_resumed; /* it was held, and exchange_wake was called: the handler runs again */

    /* the reply */
    int http;
    const char *content_type; /* NULL: nothing in `reply` */
    out headers;              /* finished lines, each ended by \r\n */
    out reply;
    bool may_cache;    /* gets Cache-Control, ETag and Vary */
    bool is_stream;    /* `reply` is a stream of events, sent as it grows */
    bool is_held;      /* the handler has returned, but the stream stays open until exchange_wake */
    uint64_t forward;  /* the events in `reply` belong to the held stream of this ticket; 0: to this one */
    const char *label; /* for metrics and the access log: the tool or the endpoint; STATIC */
    atomic_size_t ready;          /* of a stream: how much of `reply` may be sent */
    void (*flushed)(exchange *x); /* set by httpd: `ready` has moved; NULL: nobody needs to know */
};

GEO_FN void exchange_header(exchange *x, const char *name, str value);
/* A whole reply of one kind: status, type (NULL: no body), text. */
GEO_FN void exchange_answer(exchange *x, int http, const char *content_type, str text);
/* Turns the reply into an event stream (once), then adds an event with one line of data, and sends it off.
 * False: the stream is full; nothing was added. */
GEO_FN void exchange_stream(exchange *x);
GEO_FN bool exchange_event(exchange *x, const char *event, str data);
GEO_FN void exchange_comment(exchange *x); /* keeps proxies from closing a silent stream */
/* Ends the stream; httpd calls it when a handler is through. */
GEO_FN void exchange_end(exchange *x);

/* Lets the held exchange of that ticket run again; false: it has gone. Only on the event loop's thread,
 * which is where answers arrive. httpd sets the hook. */
GEO_FN bool exchange_wake(uint64_t ticket);
GEO_FN void exchange_on_wake(bool (*hook)(uint64_t ticket));

#endif
