#ifndef GEO_CONN_H
#define GEO_CONN_H
/* conn -- the HTTP server's connections: fixed places with fixed memory, their time-outs, what is read and
 * what is still to be sent. Knows bytes, not requests. Only the event loop's thread calls it. */

#include <stdatomic.h>

#include "../platform/os.h"
#include "../wire/http.h"

enum {
    CONN_IN_MAX = HTTP_HEAD_MAX + 16384, /* a head and a usual body; what is pipelined waits here */
    CONN_TAKE_MAX = 16384,  /* taken at a time: what overshoots a chunked body fits back into `in` */
    CONN_BUFFER_MAX = (2 << 20) + 4096, /* a whole reply with its head, or a request with its head */
    CONN_BUFFERS_MAX = 160, /* two for each waiting request, one for a large body or a slow reader */
    CONN_WATCHES_MAX = 8,   /* descriptors beside the connections: the bell and the listeners */
    CONN_PEER_MAX = 64,     /* a numeric address with its port */
    CONN_HEAD_MS = 10000,   /* slowloris: a head that takes longer is none */
    CONN_CONTENT_MS = 30000, /* 1 MiB at 35 kB/s */
    CONN_IDLE_MS = 75000,   /* what browsers and proxies expect of keep-alive */
    CONN_WRITE_MS = 30000,  /* a reader that takes nothing for so long has gone */
    CONN_DRAIN_MS = 2000    /* for our last words to arrive before the connection is torn down */
};

typedef enum {
    CONN_FREE,
    CONN_READING, /* a request, or waiting for one */
    CONN_WORKING, /* its request is a job */
    CONN_WRITING, /* a whole reply is on its way */
    CONN_DRAINING /* all is sent and our side closed; waits for the peer's end */
} conn_state;

typedef struct {
    conn_state state;
    int fd;
    char *in;        /* CONN_IN_MAX bytes */
    size_t len;      /* of what `in` holds */
    size_t head_len; /* > 0: the head at the front of `in` was read, its content is coming */
    size_t want, got; /* content: expected (not when chunked) and there */
    http_chunks chunks;
    bool is_chunked, keep_alive;
    int body;         /* borrowed buffer for content that `in` cannot hold; -1: none */
    int spill;        /* borrowed buffer that `rest` lies in; -1: none */
    str rest;         /* still to be sent */
    int64_t due_ms;   /* when it has taken too long */
    int job;          /* of CONN_WORKING; its owner's business */
    atomic_bool *gone; /* set when the connection is freed; NULL: nobody needs to know */
    char peer[CONN_PEER_MAX];
    size_t peer_len, host_len; /* the address as text, and without its port */
} conn;

GEO_FN bool conn_start(int places); /* reserves everything; false: no memory */
/* The descriptors that are polled: CONN_WATCHES_MAX for the caller, then the connections. */
GEO_FN os_watch *conn_watches(void);
GEO_FN int conn_count(void); /* in use */
GEO_FN int conn_high(void);  /* places from here on are free: polls and scans stop here */
GEO_FN conn *conn_at(int index);
GEO_FN int conn_place(const conn *c);
GEO_FN int conn_events(const conn *c); /* what the last poll found */

/* A new connection, or a refusal told in one write when no place is free or its peer has too many. When
 * all are taken, the one that has idled longest between requests gives way. */
GEO_FN void conn_open(int fd, const os_address *peer, int peer_max);
GEO_FN void conn_refuse(int fd);
GEO_FN void conn_free(conn *c);
/* Frees what has taken too long, and with `stopping` what only waits for a request. */
GEO_FN void conn_sweep(bool stopping);

/* From now on: what it waits for, for so long at most (OS_FOREVER: no limit). */
GEO_FN void conn_expect(conn *c, conn_state state, int events, int64_t within_ms);
/* Reads what the socket has. False: nothing (more), or the connection has gone. */
GEO_FN bool conn_take(conn *c);
GEO_FN void conn_shift(conn *c, size_t size); /* drops bytes from the front of what was read */
/* Sends c->rest as far as the socket takes it. False: the connection broke and is free. */
GEO_FN bool conn_push(conn *c);
/* Sends a whole reply from memory that the next request uses again: what does not go out at once is
 * copied. Ends the exchange when all is sent. */
GEO_FN void conn_send(conn *c, str bytes);
GEO_FN void conn_end(conn *c); /* the reply is sent: the next request, or goodbye */

/* Buffers of CONN_BUFFER_MAX bytes. borrow answers -1 when all are lent. */
GEO_FN int buffer_borrow(void);
GEO_FN void buffer_return(int *buffer); /* sets it to -1 */
GEO_FN char *buffer_at(int buffer);

#endif
