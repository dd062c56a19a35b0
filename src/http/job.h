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
    JOB_GONE,    /* nobody wants it any more */
    JOB_STATES
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
    JOB_IS_FREED,
    JOB_EVENTS
} job_event;

/* All that may happen. What is marked so the worker does; all else the loop, which may be at it at
 * the same time. */
/* clang-format off */
#define JOB_TABLE(X)                                                                 \
    /* in          when          leads to     and that means */                      \
    X(JOB_FREE,    JOB_STARTS,   JOB_RUNNING, "the pool has it")                     \
    X(JOB_FREE,    JOB_IS_KEPT,  JOB_HELD,    "its first run was on the loop")       \
    X(JOB_RUNNING, JOB_HOLDS,    JOB_HELD,    "worker: an answer is waited for")     \
    X(JOB_RUNNING, JOB_ENDS,     JOB_DONE,    "worker: all of the reply is there")   \
    X(JOB_RUNNING, JOB_WAKES,    JOB_WOKEN,   "the answer is here too soon")         \
    X(JOB_RUNNING, JOB_LEAVES,   JOB_LEFT,    "the worker is told")                  \
    X(JOB_RUNNING, JOB_IS_LATER, JOB_DUE,     "the next sweep tries again")          \
    X(JOB_RUNNING, JOB_IS_FREED, JOB_FREE,    "the pool was full at the start")      \
    X(JOB_WOKEN,   JOB_HOLDS,    JOB_DUE,     "worker: the answer is here already")  \
    X(JOB_WOKEN,   JOB_ENDS,     JOB_DONE,    "worker: and was not needed")          \
    X(JOB_WOKEN,   JOB_WAKES,    JOB_WOKEN,   "")                                    \
    X(JOB_WOKEN,   JOB_LEAVES,   JOB_LEFT,    "")                                    \
    X(JOB_LEFT,    JOB_HOLDS,    JOB_GONE,    "worker: for nobody")                  \
    X(JOB_LEFT,    JOB_ENDS,     JOB_GONE,    "worker: for nobody")                  \
    X(JOB_HELD,    JOB_WAKES,    JOB_DUE,     "")                                    \
    X(JOB_HELD,    JOB_RESUMES,  JOB_RUNNING, "its time is over")                    \
    X(JOB_HELD,    JOB_ENDS,     JOB_DONE,    "cancelled, or the server stops")      \
    X(JOB_HELD,    JOB_LEAVES,   JOB_GONE,    "")                                    \
    X(JOB_DUE,     JOB_WAKES,    JOB_DUE,     "")                                    \
    X(JOB_DUE,     JOB_RESUMES,  JOB_RUNNING, "")                                    \
    X(JOB_DUE,     JOB_ENDS,     JOB_DONE,    "")                                    \
    X(JOB_DUE,     JOB_LEAVES,   JOB_GONE,    "")                                    \
    X(JOB_DONE,    JOB_WAKES,    JOB_DONE,    "")                                    \
    X(JOB_DONE,    JOB_LEAVES,   JOB_GONE,    "before all was sent")                 \
    X(JOB_DONE,    JOB_IS_FREED, JOB_FREE,    "all is sent")                         \
    X(JOB_GONE,    JOB_IS_FREED, JOB_FREE,    "so is the connection")
/* clang-format on */

/* `run` is the handler of every job, on a worker; `bell` wakes the event loop when one has news;
 * `next` goes on with a connection whose reply is sent. */
GEO_FN void job_setup(status (*run)(call *c, exchange *x), const os_wakeup *wakeup,
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
