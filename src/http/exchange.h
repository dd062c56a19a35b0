#ifndef GEO_EXCHANGE_H
#define GEO_EXCHANGE_H
/* exchange -- one HTTP request and its reply: what httpd hands to a handler (REST, MCP, metrics).
 *
 * The request's slices stay valid until the reply has been sent. A handler either fills the reply
 * in one go or turns it into a stream of server-sent events, which go out while it still works. */

#include <stdatomic.h>

#include "../base/call.h"
#include "../base/out.h"
#include "../wire/http.h"

enum {
    EXCHANGE_CONTENT_MAX = 1 << 20, /* of a request: a batch of 50 calls of 100 points is 300 kB */
    EXCHANGE_REPLY_MAX = 2 << 20, /* nearly every result, as text and as structure, in its envelope,
                                     with progress events; a batch of thousands of places is
                                     refused */
    EXCHANGE_LARGE_MAX = (8 << 20) + (64 << 10), /* an upstream's reply that is handed on, with what
                                                    is put around it */
    EXCHANGE_HEADERS_MAX = 3072, /* extra header lines of a reply: a page's policy, and CORS */
    EXCHANGE_ORIGIN_MAX = 256    /* a web origin, which CORS headers repeat */
};

/* How far the reply is. */
typedef enum {
    EXCHANGE_PLAIN,   /* empty, or one complete reply that may still be replaced */
    EXCHANGE_STREAM,  /* a stream of events */
    EXCHANGE_HELD,    /* the handler has returned, but the stream stays open */
    EXCHANGE_RESUMED, /* the handler runs again, after exchange_wake or when hold_ms is over */
    EXCHANGE_CLOSED,  /* the stream has ended */
    EXCHANGE_STATES
} exchange_state;

typedef enum {
    EXCHANGE_ON_STREAM,
    EXCHANGE_ON_HOLD,
    EXCHANGE_ON_RESUME,
    EXCHANGE_ON_END,
    EXCHANGE_ON_RESET, /* nothing of the stream has been sent, and nothing will be */
    EXCHANGE_EVENTS
} exchange_event_kind;

/* All legal transitions; anything else is a bug. */
/* clang-format off */
#define EXCHANGE_TABLE(X)                                                                        \
    /* state            event               next state        why */                             \
    X(EXCHANGE_PLAIN,   EXCHANGE_ON_STREAM, EXCHANGE_STREAM,  "replaces what was in the reply")  \
    X(EXCHANGE_PLAIN,   EXCHANGE_ON_RESET,  EXCHANGE_PLAIN,   "drops what was in the reply")     \
    X(EXCHANGE_STREAM,  EXCHANGE_ON_HOLD,   EXCHANGE_HELD,    "the handler returns early")       \
    X(EXCHANGE_STREAM,  EXCHANGE_ON_END,    EXCHANGE_CLOSED,  "the handler is done")             \
    X(EXCHANGE_STREAM,  EXCHANGE_ON_RESET,  EXCHANGE_PLAIN,   "nothing of it was sent")          \
    X(EXCHANGE_HELD,    EXCHANGE_ON_RESUME, EXCHANGE_RESUMED, "woken, or hold_ms is over")       \
    X(EXCHANGE_HELD,    EXCHANGE_ON_END,    EXCHANGE_CLOSED,  "cancelled, or the server stops")  \
    X(EXCHANGE_HELD,    EXCHANGE_ON_RESET,  EXCHANGE_PLAIN,   "no job is free to hold it")       \
    X(EXCHANGE_RESUMED, EXCHANGE_ON_HOLD,   EXCHANGE_HELD,    "the handler returns early again") \
    X(EXCHANGE_RESUMED, EXCHANGE_ON_END,    EXCHANGE_CLOSED,  "the handler is done")
/* clang-format on */

/* What it means for a request in progress when its client shuts down its sending side. */
typedef enum {
    HANGUP_IGNORED, /* its reply is sent already; the answer goes to another stream */
    HANGUP_CANCELS, /* the client has gone */
    HANGUP_PROBES /* unknown: an interim reply, the first byte of the reply (HTTP/1.0 has no interim
                     ones), or a comment in a stream is sent, which a client that has gone answers
                     with a reset */
} exchange_hangup;

typedef struct exchange exchange;
struct exchange {
    /* the request */
    http_head head;
    bool is_photon;    /* it came to the port where Photon's paths are at the root */
    str path, query;   /* of the target, still percent-encoded; query absent: none */
    str content;       /* its body */
    str peer;          /* numeric address with its port, for logs */
    uint64_t peer_id;  /* of its address, see os_address_net; for limits */
    str trace;         /* W3C traceparent, well-formed; absent: none */
    uint64_t token_id; /* of the bearer token; 0: none was required */
    str bearer;        /* a token that is to be judged before all else; absent: none */
    bool is_judged;    /* and is good: the loop processes the request anew */
    int endpoint;      /* row of endpoint's table; -1: none */
    uint64_t id;       /* never 0, never reused */

    /* the reply */
    atomic_int state;         /* an exchange_state; only exchange_transition changes it */
    int http;                 /* status code */
    const char *content_type; /* NULL: no content */
    out headers;              /* complete lines, each ended by \r\n */
    size_t headers_kept;      /* bytes of them that survive exchange_reset */
    out reply;
    int max_age_s;   /* > 0: cacheable for so long; adds Cache-Control, ETag and Vary */
    int64_t hold_ms; /* until a held handler runs again unasked; 0: until the client goes */
    exchange_hangup hangup;
    uint64_t cancel_key; /* for exchange_cancel; 0: cannot be cancelled */
    uint64_t forward_to; /* id of the held stream that gets the events in `reply`; 0: this one */
    const char *label;   /* for metrics and the access log: tool or endpoint; STATIC */
    atomic_size_t ready; /* of a stream: bytes of `reply` that may be sent */
    void (*on_flush)(exchange *x); /* set by job: `ready` has grown; NULL: nobody needs to know */
    /* Set by job: empties `reply` and gives it room for EXCHANGE_LARGE_MAX bytes. False: all such
     * rooms are in use. NULL: this server has none. */
    bool (*on_grow)(exchange *x);
    void (*on_drop)(exchange *x); /* set by a handler: a held exchange has ended; called on the
                                     event loop's thread */
};

/* The only way to another state. Called by whoever has the exchange: the loop, or the worker that
 * runs its handler. */
GEO_FN void exchange_transition(exchange *x, exchange_event_kind event);
GEO_FN bool exchange_is(const exchange *x, exchange_state state);
GEO_FN bool exchange_is_stream(const exchange *x); /* in any state but EXCHANGE_PLAIN */

/* Where the client reaches us, by the headers that proxies pass on; absent: unknown. */
GEO_FN str exchange_base(call *c, const exchange *x);
GEO_FN bool exchange_has_content(const exchange *x); /* according to its head */
GEO_FN void exchange_header(exchange *x, const char *name, str value);
/* A complete reply: status, type (NULL: no content), text. */
GEO_FN void exchange_answer(exchange *x, int http, const char *content_type, str text);
GEO_FN void exchange_plain(exchange *x, int http, const char *sentence); /* as text/plain */
/* Turns the reply into an event stream, unless it is one. */
GEO_FN void exchange_stream(exchange *x);
/* Adds an event with one line of data to the stream. False: the stream is full; nothing was added.
 */
GEO_FN bool exchange_event(exchange *x, const char *event, str data);
/* Keeps the stream open when the handler returns, for hold_ms (0: until the client goes). */
GEO_FN void exchange_hold(exchange *x, int64_t hold_ms);
/* Drops what a handler has put into the reply, and its forward_to. */
GEO_FN void exchange_reset(exchange *x);
/* A comment for a stream that has been silent, so that no proxy closes it. */
GEO_FN str exchange_keepalive(const exchange *x);
/* Ends the stream, if it is one; called when the handler is done. */
GEO_FN void exchange_end(exchange *x);

/* What job implements of the two functions below. */
typedef struct {
    bool (*wake)(uint64_t id);
    void (*cancel)(uint64_t key);
} exchange_hooks;

GEO_FN void exchange_hook(exchange_hooks hooks);
/* Both on the event loop's thread only, which is where messages arrive.
 * Runs the handler of a held exchange again, now or as soon as it is held; false: it has gone. */
GEO_FN bool exchange_wake(uint64_t id);
/* Ends the exchanges with that cancel_key; their replies stay empty. */
GEO_FN void exchange_cancel(uint64_t key);

#endif
