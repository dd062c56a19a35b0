#ifndef GEO_CONN_H
#define GEO_CONN_H
/* conn -- the HTTP server's connections: fixed places with fixed memory, their time-outs, what is
 * read and what is still to be sent. Knows bytes, not requests. Only the event loop's thread calls
 * it. */

#include "../platform/os.h"
#include "../platform/os_poller.h"
#include "../platform/os_socket.h"
#include "../wire/http.h"
#include "exchange.h"

enum {
    CONN_IN_MAX = HTTP_HEAD_MAX + 16384, /* a head and a usual body; what is pipelined waits here */
    CONN_OUT_MAX = 4096,   /* of a reply that the socket does not take at once; health, refusals */
    CONN_TAKE_MAX = 16384, /* taken at a time: what overshoots a chunked body fits back into `in` */
    CONN_LISTENERS_MAX = 8,  /* places of the crowd for others than connections */
    CONN_PEER_MAX = 64,      /* a numeric address with its port */
    CONN_HEAD_MS = 10000,    /* slowloris: a head that takes longer is none */
    CONN_CONTENT_MS = 30000, /* 1 MiB at 35 kB/s */
    CONN_IDLE_MS = 75000,    /* what browsers and proxies expect of keep-alive */
    CONN_WRITE_MS = 10000,   /* to read what was sent, and on top of that */
    CONN_WRITE_RATE = 32,    /* a millisecond for so many bytes; reading a little earns no more */
    CONN_DRAIN_MS = 2000,    /* for our last words to arrive before the connection is torn down */
    CONN_STOP_MS = 1000      /* when the server stops: for a request that is on its way */
};

typedef enum {
    CONN_FREE,
    CONN_IDLE,     /* between requests */
    CONN_HEAD,     /* a head is coming */
    CONN_CONTENT,  /* the head was read; content of a known size is coming, perhaps none */
    CONN_CHUNKS,   /* or content in chunks */
    CONN_WORKING,  /* the request is a job, which reads it in our memory */
    CONN_SENDING,  /* so it is, and the socket does not take what the job has */
    CONN_WRITING,  /* the rest of a whole reply is on its way */
    CONN_DRAINING, /* all is sent and our side closed; waits for the peer's end */
    CONN_ORPHAN,   /* the peer has gone, but the job still reads our memory */
    CONN_STATES
} conn_state;

typedef enum {
    CONN_OPENED,
    CONN_BEGAN,    /* the first bytes of a request are there */
    CONN_SIZED,    /* its head is read: there is a Content-Length, or no content */
    CONN_CHUNKED,  /* or chunks follow */
    CONN_WAITS,    /* it has become a job */
    CONN_STUCK,    /* the socket takes no more */
    CONN_FLOWS,    /* it has taken everything there was */
    CONN_ANSWERED, /* the reply is sent, and another request may follow */
    CONN_FINISHED, /* the reply is sent, and none may */
    CONN_LOST,     /* broken, gone or out of time */
    CONN_RELEASED, /* the job has ended */
    CONN_EVENTS
} conn_event;

/* All that may happen. What each state waits for, and for how long, is in conn.c. */
/* clang-format off */
#define CONN_TABLE(X)                                                                       \
    /* in            when           leads to       and that means */                        \
    X(CONN_FREE,     CONN_OPENED,   CONN_IDLE,     "a place is taken")                      \
    X(CONN_IDLE,     CONN_BEGAN,    CONN_HEAD,     "the time of the head runs")             \
    X(CONN_IDLE,     CONN_LOST,     CONN_FREE,     "nobody is owed a word")                 \
    X(CONN_HEAD,     CONN_SIZED,    CONN_CONTENT,  "perhaps there is none")                 \
    X(CONN_HEAD,     CONN_CHUNKED,  CONN_CHUNKS,   "its end will show")                     \
    X(CONN_HEAD,     CONN_STUCK,    CONN_WRITING,  "it is refused")                         \
    X(CONN_HEAD,     CONN_FINISHED, CONN_DRAINING, "it is refused")                         \
    X(CONN_HEAD,     CONN_LOST,     CONN_FREE,     "")                                      \
    X(CONN_CONTENT,  CONN_WAITS,    CONN_WORKING,  "it is whole, but no answer is here")    \
    X(CONN_CONTENT,  CONN_STUCK,    CONN_WRITING,  "what is left of the reply is kept")     \
    X(CONN_CONTENT,  CONN_ANSWERED, CONN_IDLE,     "its bytes are dropped")                 \
    X(CONN_CONTENT,  CONN_FINISHED, CONN_DRAINING, "")                                      \
    X(CONN_CONTENT,  CONN_LOST,     CONN_FREE,     "")                                      \
    X(CONN_CHUNKS,   CONN_WAITS,    CONN_WORKING,  "as CONN_CONTENT")                       \
    X(CONN_CHUNKS,   CONN_STUCK,    CONN_WRITING,  "")                                      \
    X(CONN_CHUNKS,   CONN_ANSWERED, CONN_IDLE,     "")                                      \
    X(CONN_CHUNKS,   CONN_FINISHED, CONN_DRAINING, "")                                      \
    X(CONN_CHUNKS,   CONN_LOST,     CONN_FREE,     "")                                      \
    X(CONN_WORKING,  CONN_STUCK,    CONN_SENDING,  "the time of the reader runs")           \
    X(CONN_WORKING,  CONN_ANSWERED, CONN_IDLE,     "the job has ended")                     \
    X(CONN_WORKING,  CONN_FINISHED, CONN_DRAINING, "")                                      \
    X(CONN_WORKING,  CONN_LOST,     CONN_ORPHAN,   "the job is told")                       \
    X(CONN_SENDING,  CONN_FLOWS,    CONN_WORKING,  "the reader has kept up")                \
    X(CONN_SENDING,  CONN_LOST,     CONN_ORPHAN,   "")                                      \
    X(CONN_WRITING,  CONN_ANSWERED, CONN_IDLE,     "")                                      \
    X(CONN_WRITING,  CONN_FINISHED, CONN_DRAINING, "")                                      \
    X(CONN_WRITING,  CONN_LOST,     CONN_FREE,     "its reader was too slow, or has gone")  \
    X(CONN_DRAINING, CONN_LOST,     CONN_FREE,     "as it should")                          \
    X(CONN_ORPHAN,   CONN_RELEASED, CONN_FREE,     "the job has ended")
/* clang-format on */

/* Sets of states, for conn_is. */
enum {
    CONN_READS = 1 << CONN_HEAD | 1 << CONN_CONTENT | 1 << CONN_CHUNKS,
    CONN_HAS_JOB = 1 << CONN_WORKING | 1 << CONN_SENDING
};

typedef struct {
    conn_state state; /* only conn_turn changes it */
    int fd, events;   /* what is waited for */
    char *in;         /* CONN_IN_MAX bytes, and CONN_OUT_MAX behind them for `rest` */
    size_t len;       /* of what `in` holds */
    size_t head_len;  /* > 0: the head at the front of `in` was read */
    size_t want, got; /* content: expected (not when chunked) and there */
    http_chunks chunks;
    bool keep_alive;        /* another request may follow the reply */
    bool has_ended;         /* the peer has sent all it will; it may still read */
    exchange_hangup hangup; /* what that means to the job there is */
    int body;               /* buffer for content that `in` cannot hold; -1: none */
    int spill;              /* buffer that `rest` lies in; -1: none */
    str rest;               /* still to be sent */
    int64_t due_ms;         /* when it has taken too long */
    int64_t since_ms;       /* of the last change of state */
    int job;                /* of CONN_HAS_JOB; its owner's business */
    unsigned peer_row;      /* where what this peer has is counted */
    char peer[CONN_PEER_MAX];
    size_t peer_len;
} conn;

/* Reserves everything for so many connections, of which one peer may have `peer_max`. `abandoned`
 * is called when the peer of a connection with a job goes; the connection is CONN_ORPHAN then,
 * until conn_release. `late` refuses a request that has begun and did not come in time. False: no
 * memory.
 */
GEO_FN bool conn_start(int places, int peer_max, void (*abandoned)(conn *c), void (*late)(conn *c));
GEO_FN size_t conn_memory(int places); /* bytes that so many take, with their buffers */
/* What is ready, as os_poller_wait: the places of others are below CONN_LISTENERS_MAX. Sets the
 * clock of this module. */
GEO_FN int conn_wait(int64_t deadline_ms);
GEO_FN os_ready conn_ready_at(int index);
GEO_FN bool conn_listen(int slot, int fd, int events); /* of the others; as os_poller_watch */
GEO_FN int64_t conn_now_ms(void);    /* when conn_wait came back; good enough for time-outs */
GEO_FN int conn_count(void);         /* open ones */
GEO_FN uint64_t conn_refusals(void); /* since the start */
GEO_FN conn *conn_at(int index);
GEO_FN int conn_place(const conn *c);
GEO_FN conn *conn_of(os_ready ready);

/* A new connection, or a refusal told in one write when no place is free, its peer has too many, or
 * the system has no memory to wait for it.
 * When all are taken, the one that has idled longest between requests gives way. */
GEO_FN void conn_open(int fd, const os_address *peer);
GEO_FN void conn_close(conn *c);
GEO_FN void conn_release(conn *c); /* the job of an orphan has ended */
/* Closes what has taken too long; with `stopping` what waits for a request, and soon what has sent
 * only a part of one. */
GEO_FN void conn_sweep(bool stopping);

/* THE way to another state; sets what is waited for, and for how long. */
GEO_FN void conn_turn(conn *c, conn_event event);
GEO_FN bool conn_is(const conn *c, int states); /* in one of that set */
/* Reads what the socket has. False: nothing new, or the connection is closed. True: bytes came, or
 * the end (has_ended). */
GEO_FN bool conn_take(conn *c);
/* Sends c->rest as far as the socket takes it. False: the connection broke and is closed. */
GEO_FN bool conn_push(conn *c);
/* Sends a whole reply from memory that the next request uses again: what does not go out at once is
 * copied. Ends the exchange when all is sent. */
GEO_FN void conn_send(conn *c, str bytes);
/* The reply is sent: the request's bytes are dropped, and it waits for the next one, or for the
 * peer's goodbye. */
GEO_FN void conn_end(conn *c);

/* Buffers are lent for one purpose each, so that who is slow at one keeps nobody from another. The
 * server has more of them the more connections it may have; one peer gets half of a kind at most,
 * unless it may have all connections, too. */
typedef enum {
    BUFFER_CONTENT, /* a request's content that `in` cannot hold */
    BUFFER_REPLY,   /* what a job writes */
    BUFFER_SPILL,   /* of a large reply, what its reader has not taken yet */
    BUFFER_USES
} buffer_use;

enum {
    BUFFER_CONTENT_MAX = EXCHANGE_CONTENT_MAX + CONN_TAKE_MAX, /* bytes */
    BUFFER_REPLY_MAX = EXCHANGE_REPLY_MAX + 4096,              /* a whole reply with its head */
    BUFFERS_MAX = 176                                          /* of all kinds */
};

GEO_FN int conn_buffer_borrow(buffer_use use,
                              const conn *c); /* -1: none is free, or none for its peer */
GEO_FN void conn_buffer_return(int *buffer);  /* sets it to -1 */
GEO_FN char *conn_buffer_at(int buffer);
GEO_FN int conn_buffer_count(buffer_use use); /* lent or not */

#endif
