#ifndef GEO_CONN_H
#define GEO_CONN_H
/* conn -- the HTTP server's connections: a fixed number of slots with fixed memory, their
 * time-outs, what was read and what is still unsent. Knows bytes, not requests. Called from the
 * event loop's thread only. */

#include "../platform/os.h"
#include "../platform/os_poller.h"
#include "../platform/os_socket.h"
#include "../wire/http.h"
#include "exchange.h"

enum {
    CONN_IN_MAX = HTTP_HEAD_MAX + 16384, /* a head and typical content; also pipelined requests */
    CONN_OUT_MAX = 4096,     /* the unsent tail of a small reply: health checks, refusals */
    CONN_READ_MAX = 16384,   /* per read: bytes beyond a chunked body still fit back into `in` */
    CONN_LISTENERS_MAX = 8,  /* poller slots for what is not a connection */
    CONN_PEER_MAX = 64,      /* a numeric address with its port */
    CONN_PEER_ROWS = 16384,  /* peers whose hashes collide share one limit */
    CONN_HEAD_MS = 10000,    /* against slowloris: the whole head must arrive within this */
    CONN_CONTENT_MS = 30000, /* 1 MiB at 35 kB/s */
    CONN_IDLE_MS = 75000,    /* keep-alive as browsers and proxies expect it */
    CONN_WRITE_MS = 10000,   /* for the client to read what was sent, plus */
    CONN_WRITE_RATE = 32,    /* 1 ms per so many bytes; a trickle of reads earns no more time */
    CONN_LINGER_MS = 2000,   /* for the end of the reply to arrive before we close */
    CONN_STOP_MS = 1000      /* during shutdown: for the rest of a request to arrive */
};

typedef enum {
    CONN_FREE,
    CONN_IDLE,            /* between requests */
    CONN_READING_HEAD,    /* the head is arriving */
    CONN_READING_CONTENT, /* the head is read; content of known length follows, or none */
    CONN_READING_CHUNKS,  /* the head is read; chunked content follows */
    CONN_JOB,             /* the request has become a job, which reads it in our memory */
    CONN_JOB_BLOCKED,     /* the same, and the socket does not accept what the job wants to send */
    CONN_WRITING,         /* the rest of a complete reply is being sent */
    CONN_LINGERING,       /* all sent and our side shut down; waits for the peer to close */
    CONN_ORPHAN,          /* the peer has gone, but the job still reads our memory */
    CONN_STATES
} conn_state;

typedef enum {
    CONN_ON_ACCEPT,
    CONN_ON_DATA,       /* the first bytes of a request */
    CONN_ON_LENGTH,     /* head read: Content-Length, or no content */
    CONN_ON_CHUNKED,    /* head read: chunked content */
    CONN_ON_JOB,        /* the request became a job */
    CONN_ON_BLOCKED,    /* the socket accepts no more bytes */
    CONN_ON_FLUSHED,    /* it has accepted all of them */
    CONN_ON_REPLIED,    /* reply sent; another request may follow */
    CONN_ON_LAST_REPLY, /* reply sent; the connection ends with it */
    CONN_ON_CLOSE,      /* closed by the peer, by an error or by a time-out */
    CONN_ON_AGAIN,      /* a complete request is to be processed anew */
    CONN_ON_JOB_END,
    CONN_EVENTS
} conn_event;

/* All legal transitions; anything else is a bug. conn.c has what each state polls for, and its
 * time-out. */
/* clang-format off */
#define CONN_TABLE(X)                                                                              \
    /* state                event               next state            why */                       \
    X(CONN_FREE,            CONN_ON_ACCEPT,     CONN_IDLE,            "takes a slot")              \
    X(CONN_IDLE,            CONN_ON_DATA,       CONN_READING_HEAD,    "starts the time-out")       \
    X(CONN_IDLE,            CONN_ON_CLOSE,      CONN_FREE,            "nothing to say")            \
    X(CONN_READING_HEAD,    CONN_ON_LENGTH,     CONN_READING_CONTENT, "length may be 0")           \
    X(CONN_READING_HEAD,    CONN_ON_CHUNKED,    CONN_READING_CHUNKS,  "last chunk is the end")     \
    X(CONN_READING_HEAD,    CONN_ON_BLOCKED,    CONN_WRITING,         "refused, in part sent")     \
    X(CONN_READING_HEAD,    CONN_ON_LAST_REPLY, CONN_LINGERING,       "refused")                   \
    X(CONN_READING_HEAD,    CONN_ON_CLOSE,      CONN_FREE,            "no reply possible")         \
    X(CONN_READING_CONTENT, CONN_ON_JOB,        CONN_JOB,             "complete; must wait")       \
    X(CONN_READING_CONTENT, CONN_ON_BLOCKED,    CONN_WRITING,         "the rest is copied")        \
    X(CONN_READING_CONTENT, CONN_ON_REPLIED,    CONN_IDLE,            "drops the request's bytes") \
    X(CONN_READING_CONTENT, CONN_ON_LAST_REPLY, CONN_LINGERING,       "no keep-alive")             \
    X(CONN_READING_CONTENT, CONN_ON_CLOSE,      CONN_FREE,            "no reply possible")         \
    X(CONN_READING_CHUNKS,  CONN_ON_JOB,        CONN_JOB,             "complete; must wait")       \
    X(CONN_READING_CHUNKS,  CONN_ON_BLOCKED,    CONN_WRITING,         "the rest is copied")        \
    X(CONN_READING_CHUNKS,  CONN_ON_REPLIED,    CONN_IDLE,            "drops the request's bytes") \
    X(CONN_READING_CHUNKS,  CONN_ON_LAST_REPLY, CONN_LINGERING,       "no keep-alive")             \
    X(CONN_READING_CHUNKS,  CONN_ON_CLOSE,      CONN_FREE,            "no reply possible")         \
    X(CONN_JOB,             CONN_ON_BLOCKED,    CONN_JOB_BLOCKED,     "starts the write time-out") \
    X(CONN_JOB,             CONN_ON_REPLIED,    CONN_IDLE,            "the job is freed")          \
    X(CONN_JOB,             CONN_ON_LAST_REPLY, CONN_LINGERING,       "the job is freed")          \
    X(CONN_JOB,             CONN_ON_AGAIN,      CONN_READING_CONTENT, "its token is good")         \
    X(CONN_JOB,             CONN_ON_CLOSE,      CONN_ORPHAN,          "cancels the job")           \
    X(CONN_JOB_BLOCKED,     CONN_ON_FLUSHED,    CONN_JOB,             "the client has caught up")  \
    X(CONN_JOB_BLOCKED,     CONN_ON_CLOSE,      CONN_ORPHAN,          "cancels the job")           \
    X(CONN_WRITING,         CONN_ON_REPLIED,    CONN_IDLE,            "drops the request's bytes") \
    X(CONN_WRITING,         CONN_ON_LAST_REPLY, CONN_LINGERING,       "no keep-alive")             \
    X(CONN_WRITING,         CONN_ON_CLOSE,      CONN_FREE,            "client gone or too slow")   \
    X(CONN_LINGERING,       CONN_ON_CLOSE,      CONN_FREE,            "the normal end")            \
    X(CONN_ORPHAN,          CONN_ON_JOB_END,    CONN_FREE,            "its memory is free again")
/* clang-format on */

/* Sets of states, for conn_is. */
enum {
    CONN_SET_READING =
        1 << CONN_READING_HEAD | 1 << CONN_READING_CONTENT | 1 << CONN_READING_CHUNKS,
    CONN_SET_WAITING = /* for their client alone */
    CONN_SET_READING | 1 << CONN_IDLE | 1 << CONN_WRITING | 1 << CONN_LINGERING,
    CONN_SET_RESTING = CONN_SET_READING | 1 << CONN_IDLE,
    CONN_SET_JOB = 1 << CONN_JOB | 1 << CONN_JOB_BLOCKED
};

typedef struct {
    conn_state state;                 /* only conn_transition changes it */
    int fd, events;                   /* what the poller waits for */
    char *in;                         /* CONN_IN_MAX bytes, then CONN_OUT_MAX for `unsent` */
    size_t len;                       /* bytes in `in` */
    size_t head_len;                  /* > 0: the head at the front of `in` has been read */
    size_t content_want, content_got; /* expected (unknown when chunked), and read */
    http_chunks chunks;
    bool is_photon;         /* see exchange */
    bool keep_alive;        /* another request may follow the reply */
    bool yields;            /* more requests are in `in`, for its next turn */
    bool rests;             /* not served until a job of its peer ends, or the next sweep */
    bool peer_closed;       /* its sending side; it may still read */
    exchange_hangup hangup; /* what that means to the job, if there is one; */
    str probe;              /* with HANGUP_PROBES what is sent to a client that may have gone */
    bool probe_is_reply;    /* the probe is the reply's first byte; */
    size_t probed;          /* bytes of the reply that were sent as the probe */
    int body;               /* buffer with content too large for `in`; -1: none */
    int overflow;           /* buffer that `unsent` lies in; -1: none */
    str unsent;
    int64_t deadline_ms; /* of this state */
    int64_t since_ms;    /* last change of state */
    int job;             /* index, in CONN_SET_JOB; belongs to job.c */
    uint64_t peer_id;    /* of the peer's address or network */
    unsigned peer_row;   /* where its connections are counted */
    char peer[CONN_PEER_MAX];
    size_t peer_len;
} conn;

/* Reserves all memory for `slots` connections, of which one peer may have `peer_max`. `on_abandon`
 * is called when the peer of a connection with a job goes; the connection is then CONN_ORPHAN until
 * conn_release. `on_timeout` must refuse a request that did not arrive in time. False: out of
 * memory. */
GEO_FN bool conn_start(int slots, int peer_max, void (*on_abandon)(conn *c),
                       void (*on_timeout)(conn *c));
GEO_FN size_t conn_memory(int slots); /* bytes that they and their buffers take */
/* How many sockets are ready, as os_poller_wait; also sets this module's clock. Poller slots below
 * CONN_LISTENERS_MAX are not connections. */
GEO_FN int conn_wait(int64_t deadline_ms);
GEO_FN os_ready conn_ready_at(int index);
GEO_FN bool conn_listen(int slot, int fd, int events); /* those others; as os_poller_watch */
GEO_FN int64_t conn_now_ms(void);    /* when conn_wait returned; exact enough for time-outs */
GEO_FN int conn_count(void);         /* open ones */
GEO_FN uint64_t conn_refusals(void); /* since the start */
GEO_FN conn *conn_at(int index);
GEO_FN int conn_slot(const conn *c);
GEO_FN conn *conn_of(os_ready ready);

/* Makes a connection of an accepted socket. When all slots are taken, the connection that has been
 * idle longest is closed for it, or another one that waits for its client. Refused with a 503 when
 * there is none, when its peer has too many, or when the system has no memory to poll it. */
GEO_FN void conn_open(int fd, const os_address *peer, bool is_photon);
GEO_FN void conn_close(conn *c);
GEO_FN void conn_give_up(conn *c); /* a 503 instead of a reply, of which nothing was sent */
GEO_FN void conn_release(conn *c); /* the job of an orphan has ended */
/* Closes what has timed out; with `stopping` also what is idle and, after CONN_STOP_MS, requests
 * that are still incomplete. */
GEO_FN void conn_sweep(bool stopping);

/* The only way to another state; sets what is polled for, and the deadline. */
GEO_FN void conn_transition(conn *c, conn_event event);
GEO_FN bool conn_is(const conn *c, int states); /* in one of that set */
/* Reads what the socket has. False: nothing new, or the connection is closed. True: new bytes, or
 * the end (peer_closed). */
GEO_FN bool conn_read(conn *c);
/* Others are served before the requests that are left in `in`: the poller reports the connection in
 * its next round, and conn_resume then tells once that there are some. */
GEO_FN void conn_yield(conn *c);
GEO_FN bool conn_resume(conn *c);
/* Call it before a refusal for lack of room is sent: a client that asks again at once, instead of
 * after Retry-After, must not keep the loop busy with refusals. */
GEO_FN void conn_rest(conn *c);
GEO_FN void conn_rouse(unsigned peer_row); /* one of that peer's: there is room for its job */
/* Sends c->unsent as far as the socket accepts it. False: the connection broke and is closed. */
GEO_FN bool conn_flush(conn *c);
/* Sends a complete reply from memory that the next request uses again: what the socket does not
 * accept at once is copied. Ends the exchange when all is sent. */
GEO_FN void conn_send(conn *c, str bytes);
/* The reply is sent: drops the request's bytes, then waits for the next request, or for the peer to
 * close. */
GEO_FN void conn_end(conn *c);

/* Large buffers, lent for one purpose each, so that clients who are slow at one thing do not block
 * another. Their number follows the number of connections; one peer gets at most half of a kind,
 * unless it may have all connections, too. */
typedef enum {
    BUFFER_CONTENT,  /* a request's content that `in` cannot hold */
    BUFFER_REPLY,    /* what a job writes */
    BUFFER_OVERFLOW, /* the unsent part of a large reply */
    BUFFER_LARGE,    /* what a job hands on that BUFFER_REPLY cannot hold */
    BUFFER_USES
} buffer_use;

enum {
    BUFFER_CONTENT_MAX = EXCHANGE_CONTENT_MAX + CONN_READ_MAX, /* bytes */
    BUFFER_REPLY_MAX = EXCHANGE_REPLY_MAX + 4096,              /* a whole reply with its head */
    BUFFER_LARGE_MAX = EXCHANGE_LARGE_MAX + 4096,
    BUFFERS_MAX = 184 /* of all kinds */
};

GEO_FN int conn_peer_share(int all); /* what one peer may have of so many */
/* Borrow and return: any thread. */
GEO_FN int conn_buffer_borrow(buffer_use use,
                              const conn *c); /* -1: none is free, or none for its peer */
GEO_FN void conn_buffer_return(int *buffer);  /* sets it to -1 */
GEO_FN char *conn_buffer_at(int buffer);
GEO_FN int conn_buffer_count(buffer_use use); /* lent or not */

#endif
