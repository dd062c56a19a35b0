#ifndef GEO_EXCHANGE_H
#define GEO_EXCHANGE_H
/* exchange -- one HTTP request and its reply: what httpd hands to whoever answers (rest, MCP,
 * metrics).
 *
 * The request's slices stay valid until the reply has been sent. A handler either fills the reply
 * in one go, or makes it a stream of server-sent events, which go out while it still works. */

#include <stdatomic.h>

#include "../base/call.h"
#include "../base/out.h"
#include "../wire/http.h"

enum {
    EXCHANGE_CONTENT_MAX = 1 << 20, /* of a request: a batch of 50 calls of 100 points is 300 kB */
    EXCHANGE_REPLY_MAX = 2 << 20, /* nearly every result, as text and as structure, in an envelope,
                                     and what a stream has beside it; a batch of thousands of
                                     places is refused */
    EXCHANGE_HEADERS_MAX = 1024,  /* extra header lines of a reply */
    EXCHANGE_ORIGIN_MAX = 256     /* a web origin that gets CORS headers, which repeat it */
};

/* What became of the reply so far. */
typedef enum {
    EXCHANGE_PLAIN,   /* nothing was said yet, or something whole that may still be replaced */
    EXCHANGE_STREAM,  /* it is a stream of events */
    EXCHANGE_HELD,    /* the handler has returned, but the stream stays open */
    EXCHANGE_RESUMED, /* the handler runs again: exchange_wake was called, or the time is over */
    EXCHANGE_CLOSED,  /* the stream has its end */
    EXCHANGE_STATES
} exchange_state;

typedef enum {
    EXCHANGE_STREAMS,
    EXCHANGE_HOLDS,
    EXCHANGE_RESUMES,
    EXCHANGE_ENDS,
    EXCHANGE_RETRACTS, /* nothing of the stream was sent, and nothing will be */
    EXCHANGE_EVENTS
} exchange_event_kind;

/* All that may happen. */
/* clang-format off */
#define EXCHANGE_TABLE(X)                                                                         \
    /* in               when               leads to          and that means */                    \
    X(EXCHANGE_PLAIN,   EXCHANGE_STREAMS,  EXCHANGE_STREAM,  "what was said before is replaced")  \
    X(EXCHANGE_PLAIN,   EXCHANGE_RETRACTS, EXCHANGE_PLAIN,   "")                                  \
    X(EXCHANGE_STREAM,  EXCHANGE_HOLDS,    EXCHANGE_HELD,    "the handler returns")               \
    X(EXCHANGE_STREAM,  EXCHANGE_ENDS,     EXCHANGE_CLOSED,  "")                                  \
    X(EXCHANGE_STREAM,  EXCHANGE_RETRACTS, EXCHANGE_PLAIN,   "nothing of it was sent")            \
    X(EXCHANGE_HELD,    EXCHANGE_RESUMES,  EXCHANGE_RESUMED, "the handler runs again")            \
    X(EXCHANGE_HELD,    EXCHANGE_ENDS,     EXCHANGE_CLOSED,  "nobody waits for it any more")      \
    X(EXCHANGE_HELD,    EXCHANGE_RETRACTS, EXCHANGE_PLAIN,   "there is no room to hold it")       \
    X(EXCHANGE_RESUMED, EXCHANGE_HOLDS,    EXCHANGE_HELD,    "once more")                         \
    X(EXCHANGE_RESUMED, EXCHANGE_ENDS,     EXCHANGE_CLOSED,  "")
/* clang-format on */

/* What it means to a request that waits when its client stops sending. */
typedef enum {
    HANGUP_IGNORED, /* the client still reads */
    HANGUP_CANCELS, /* nobody waits for the reply */
    HANGUP_ASKS     /* who knows: an interim reply is sent, and who has gone answers with a reset */
} exchange_hangup;

typedef struct exchange exchange;
struct exchange {
    /* the request */
    http_head head;
    str path, query;    /* of the target, still percent-encoded; query absent: none */
    str content;        /* its body */
    str peer;           /* numeric address with its port, for logs */
    str trace;          /* W3C traceparent, well-formed; absent: none */
    uint64_t principal; /* names the token it showed; 0: none was asked for */
    int row;            /* of endpoint's table */
    uint64_t ticket;    /* names this exchange to other requests; never 0, never used twice */

    /* the reply */
    atomic_int state; /* an exchange_state; only exchange_turn changes it */
    int http;
    const char *content_type; /* NULL: nothing in `reply` */
    out headers;              /* finished lines, each ended by \r\n */
    size_t headers_kept;      /* of them, what holds whatever the handler does */
    out reply;
    int max_age_s; /* > 0: caches may keep it for so long; gets Cache-Control, ETag, Vary */
    int64_t
        hold_ms; /* of EXCHANGE_HELD: until it runs again all the same; 0: until the client goes */
    exchange_hangup hangup;
    uint64_t key;        /* names the call it makes, for exchange_cancel; 0: it cannot be named */
    uint64_t forward;    /* the events in `reply` go to the held stream of this ticket; 0: here */
    const char *label;   /* for metrics and the access log: the tool or the endpoint; STATIC */
    atomic_size_t ready; /* of a stream: how much of `reply` may be sent */
    void (*flushed)(exchange *x); /* set by job: `ready` has moved; NULL: nobody needs to know */
    void (*dropped)(exchange *x); /* set by a handler that keeps notes: the exchange, once held, has
                                     ended. On the event loop's thread */
};

/* THE way to another state. Whoever has the exchange calls it: the loop, or the worker that runs
 * its handler. */
GEO_FN void exchange_turn(exchange *x, exchange_event_kind event);
GEO_FN bool exchange_is(const exchange *x, exchange_state state);
GEO_FN bool exchange_is_stream(const exchange *x); /* or was, or is held */

GEO_FN bool exchange_has_content(const exchange *x); /* its head announces some */
GEO_FN void exchange_header(exchange *x, const char *name, str value);
/* A whole reply of one kind: status, type (NULL: no body), text. */
GEO_FN void exchange_answer(exchange *x, int http, const char *content_type, str text);
GEO_FN void exchange_plain(exchange *x, int http, const char *sentence); /* as text/plain */
/* Turns the reply into an event stream (once), then adds an event with one line of data, and sends
 * it off. False: the stream is full; nothing was added. */
GEO_FN void exchange_stream(exchange *x);
GEO_FN bool exchange_event(exchange *x, const char *event, str data);
/* Leaves the stream open behind the handler, for so long (0: until the client goes). */
GEO_FN void exchange_hold(exchange *x, int64_t hold_ms);
/* Forgets what a handler has made of the reply, and where it was to go. */
GEO_FN void exchange_retract(exchange *x);
/* What a silent stream of x says, so that no proxy closes it; part of no event. */
GEO_FN str exchange_comment(const exchange *x);
/* Ends the stream; who runs handlers calls it when one is through. */
GEO_FN void exchange_end(exchange *x);

/* Only on the event loop's thread, which is where messages arrive. job sets what they do. */
typedef struct {
    bool (*wake)(uint64_t ticket);
    void (*cancel)(uint64_t key);
} exchange_hooks;

GEO_FN void exchange_hook(exchange_hooks hooks);
/* Lets the held exchange of that ticket run again, now or as soon as it is held; false: it has
 * gone. */
GEO_FN bool exchange_wake(uint64_t ticket);
/* Ends what was given that key, with a reply that says nothing. */
GEO_FN void exchange_cancel(uint64_t key);

#endif
