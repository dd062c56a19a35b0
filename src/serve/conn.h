#ifndef GEO_CONN_H
#define GEO_CONN_H
/* conn -- the HTTP server's connections: fixed places with fixed memory, their time-outs, what is
 * read and what is still to be sent. Knows bytes, not requests. Only the event loop's thread calls
 * it. */

#include "../platform/os.h"
#include "../platform/os_crowd.h"
#include "../platform/os_socket.h"
#include "../wire/http.h"

enum {
    CONN_IN_MAX = HTTP_HEAD_MAX + 16384, /* a head and a usual body; what is pipelined waits here */
    CONN_TAKE_MAX = 16384, /* taken at a time: what overshoots a chunked body fits back into `in` */
    CONN_BUFFER_MAX = (2 << 20) + 4096, /* a whole reply with its head, or a request's content */
    CONN_BUFFERS_MAX = 160,  /* one for each job, and some for large content and slow readers */
    CONN_LISTENERS_MAX = 8,  /* places of the crowd for others than connections */
    CONN_PEER_MAX = 64,      /* a numeric address with its port */
    CONN_HEAD_MS = 10000,    /* slowloris: a head that takes longer is none */
    CONN_CONTENT_MS = 30000, /* 1 MiB at 35 kB/s */
    CONN_IDLE_MS = 75000,    /* what browsers and proxies expect of keep-alive */
    CONN_WRITE_MS = 30000,   /* a reader that takes nothing for so long has gone */
    CONN_DRAIN_MS = 2000,    /* for our last words to arrive before the connection is torn down */
    CONN_STOP_MS = 1000      /* when the server stops: for a request that is on its way */
};

typedef enum {
    CONN_FREE,
    CONN_READING,  /* a request, or waiting for one */
    CONN_WORKING,  /* its request is a job, which reads it in our memory */
    CONN_WRITING,  /* a whole reply is on its way */
    CONN_DRAINING, /* all is sent and our side closed; waits for the peer's end */
    CONN_ORPHAN    /* the peer has gone, but the job still reads our memory */
} conn_state;

typedef struct {
    conn_state state;
    int fd, events;   /* what is waited for */
    char *in;         /* CONN_IN_MAX bytes */
    size_t len;       /* of what `in` holds */
    size_t head_len;  /* > 0: the head at the front of `in` was read, its content is coming */
    size_t want, got; /* content: expected (not when chunked) and there */
    http_chunks chunks;
    bool is_chunked, keep_alive;
    bool has_ended;      /* the peer has sent all it will; it may still read */
    bool ends_with_peer; /* of CONN_WORKING: then the job is to be given up, too */
    bool asks_peer;   /* or then an interim reply is sent: who reads no more answers with a reset */
    int body;         /* borrowed buffer for content that `in` cannot hold; -1: none */
    int spill;        /* borrowed buffer that `rest` lies in; -1: none */
    str rest;         /* still to be sent */
    int64_t due_ms;   /* when it has taken too long */
    int64_t since_ms; /* of the last sign of life */
    int job;          /* of CONN_WORKING; its owner's business */
    unsigned peer_row; /* where connections of this peer are counted */
    char peer[CONN_PEER_MAX];
    size_t peer_len;
} conn;

/* Reserves everything. `abandoned` is called when the peer of a CONN_WORKING connection goes; the
 * connection is CONN_ORPHAN then, until conn_release. `late` refuses a request that has begun and
 * did not come in time. False: no memory. */
GEO_FN bool conn_start(int places, void (*abandoned)(conn *c), void (*late)(conn *c));
/* What is ready, as os_crowd_wait: the places of others are below CONN_LISTENERS_MAX. Sets the
 * clock of this module. */
GEO_FN int conn_wait(int64_t deadline_ms);
GEO_FN os_ready conn_ready_at(int index);
GEO_FN bool conn_listen(int slot, int fd, int events); /* of the others; as os_crowd_watch */
GEO_FN int64_t conn_now_ms(void);    /* when conn_wait came back; good enough for time-outs */
GEO_FN int conn_count(void);         /* open ones */
GEO_FN uint64_t conn_refusals(void); /* since the start */
GEO_FN conn *conn_at(int index);
GEO_FN int conn_place(const conn *c);
GEO_FN conn *conn_of(os_ready ready);

/* A new connection, or a refusal told in one write when no place is free, its peer has too many, or
 * the system has no memory to wait for it.
 * When all are taken, the one that has idled longest between requests gives way. */
GEO_FN void conn_open(int fd, const os_address *peer, int peer_max);
GEO_FN void conn_close(conn *c);
GEO_FN void conn_release(conn *c); /* the job of an orphan has ended */
/* Closes what has taken too long; with `stopping` what waits for a request, and soon what has sent
 * only a part of one. */
GEO_FN void conn_sweep(bool stopping);

/* From now on: what it waits for, for so long at most (OS_FOREVER: no limit). */
GEO_FN void conn_expect(conn *c, conn_state state, int events, int64_t within_ms);
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

/* Buffers of CONN_BUFFER_MAX bytes. borrow answers -1 when all are lent. */
GEO_FN int buffer_borrow(void);
GEO_FN void buffer_return(int *buffer); /* sets it to -1 */
GEO_FN char *buffer_at(int buffer);

#endif
