#ifndef GEO_JOB_H
#define GEO_JOB_H
/* job -- requests of the HTTP server that wait: on a worker, or held open for somebody's answer.
 * While a request is a job its connection is CONN_WORKING or CONN_SENDING, and its bytes stay in
 * the connection's memory. Only the event loop's thread calls this. */

#include "conn.h"
#include "exchange.h"

typedef enum {
    JOB_FREE,
    JOB_RUNNING, /* a worker has it, or will */
    JOB_WOKEN,   /* so it is, and it is to run again if it comes to be held */
    JOB_LEFT,    /* so it is, and its client has gone: it only winds up */
    JOB_HELD,    /* waits for an answer, its time or its client's end */
    JOB_DUE,     /* is to run again as soon as there is a worker */
    JOB_DONE,    /* the reply is whole */
    JOB_GONE     /* nobody wants it any more */
} job_state;

typedef enum {
    JOB_STARTS,
    JOB_IS_KEPT,  /* its handler has run on the loop and left a stream open */
    JOB_HOLDS,    /* the handler has returned and left its stream open */
    JOB_ENDS,     /* the handler has returned; or nothing is held any longer */
    JOB_WAKES,    /* what it is held for has come */
    JOB_RESUMES,  /* it runs again */
    JOB_IS_LATER, /* no: the pool is full */
    JOB_LEAVES,   /* the client has gone */
    JOB_IS_FREED
} job_event;

#define JOB_RUNS  (BASE_STATE(JOB_RUNNING) | BASE_STATE(JOB_WOKEN))
#define JOB_WAITS (BASE_STATE(JOB_HELD) | BASE_STATE(JOB_DUE))

/* All that may happen. JOB_HOLDS and the first two of JOB_ENDS are the worker's; all else is the
 * loop's, which may be at it at the same time.
 *   in                                          when          leads to */
#define JOB_TABLE(X)                                                                               \
    X(BASE_STATE(JOB_FREE), JOB_STARTS, JOB_RUNNING)                                               \
    X(BASE_STATE(JOB_FREE), JOB_IS_KEPT, JOB_HELD)                                                 \
    X(BASE_STATE(JOB_RUNNING), JOB_HOLDS, JOB_HELD)                                                \
    X(BASE_STATE(JOB_WOKEN), JOB_HOLDS, JOB_DUE)                                                   \
    X(BASE_STATE(JOB_LEFT), JOB_HOLDS, JOB_GONE)                                                   \
    X(BASE_STATE(JOB_LEFT), JOB_ENDS, JOB_GONE)                                                    \
    X(JOB_RUNS | JOB_WAITS, JOB_ENDS, JOB_DONE)                                                    \
    X(JOB_RUNS, JOB_WAKES, JOB_WOKEN)                                                              \
    X(JOB_WAITS, JOB_WAKES, JOB_DUE)                                                               \
    X(BASE_STATE(JOB_DONE), JOB_WAKES, JOB_DONE)                                                   \
    X(JOB_WAITS, JOB_RESUMES, JOB_RUNNING)                                                         \
    X(BASE_STATE(JOB_RUNNING), JOB_IS_LATER, JOB_DUE)                                              \
    X(JOB_RUNS, JOB_LEAVES, JOB_LEFT)                                                              \
    X(JOB_WAITS | BASE_STATE(JOB_DONE), JOB_LEAVES, JOB_GONE)                                      \
    X(JOB_RUNS | BASE_STATE(JOB_DONE) | BASE_STATE(JOB_GONE), JOB_IS_FREED, JOB_FREE)

/* `run` is the handler of every job, on a worker; `bell` wakes the event loop when one has news;
 * `next` goes on with a connection whose reply is sent. */
GEO_FN void job_setup(status (*run)(call *c, exchange *x), const os_bell *bell,
                      void (*next)(conn *c));
/* Makes a job of the loop's exchange: it must wait, or it is held (then what its stream has so far
 * goes along). False: too many wait already. */
GEO_FN bool job_start(conn *c, const exchange *x);
GEO_FN void job_deliver_all(void); /* sends what jobs have; after the bell has rung */
GEO_FN void job_push(conn *c);     /* the connection's socket takes bytes again */
GEO_FN void job_abandon(conn *c);  /* its peer has gone */
/* A stream that is silent gets a comment, a held request whose time is over runs again. With
 * `stopping` nothing is held any longer. */
GEO_FN void job_sweep(bool stopping);
/* Moves the events of x to the held stream x->forward; x becomes an empty 202, or 404 when the
 * stream has gone. */
GEO_FN void job_forward(exchange *x);

#endif
