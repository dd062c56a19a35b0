#ifndef GEO_JOB_H
#define GEO_JOB_H
/* job -- requests of the HTTP server that wait: for a worker, or held open until their client
 * answers a question. While a request is a job its connection is CONN_JOB or CONN_JOB_BLOCKED, and
 * its bytes stay in the connection's memory. Called from the event loop's thread only. */

#include "conn.h"
#include "exchange.h"

typedef enum {
    JOB_FREE,
    JOB_RUNNING,   /* on a worker, or in its queue */
    JOB_RERUN,     /* running, and to run again if it ends up held */
    JOB_ABANDONED, /* running, but its client has gone: the worker is to stop */
    JOB_HELD,      /* waits for exchange_wake, for hold_ms, or for its client to go */
    JOB_READY,     /* to run again as soon as a worker is free */
    JOB_DONE,      /* the reply is complete */
    JOB_DEAD,      /* its client has gone and no worker has it */
    JOB_STATES
} job_state;

typedef enum {
    JOB_ON_START,
    JOB_ON_ADOPT,  /* its handler ran on the loop and left a stream open */
    JOB_ON_HOLD,   /* the handler returned and left its stream open */
    JOB_ON_END,    /* the handler is done; or a held stream is ended from outside */
    JOB_ON_WAKE,   /* exchange_wake */
    JOB_ON_RESUME, /* submitted to the workers again */
    JOB_ON_POOL_FULL,
    JOB_ON_HANGUP, /* the client has gone */
    JOB_ON_FREE,
    JOB_EVENTS
} job_event;

/* All legal transitions; anything else is a bug. The worker does those marked "worker", the loop
 * all others, perhaps at the same time. */
/* clang-format off */
#define JOB_TABLE(X)                                                                     \
    /* state         event             next state     why */                             \
    X(JOB_FREE,      JOB_ON_START,     JOB_RUNNING,   "submitted to the workers")        \
    X(JOB_FREE,      JOB_ON_ADOPT,     JOB_HELD,      "its first run was on the loop")   \
    X(JOB_RUNNING,   JOB_ON_HOLD,      JOB_HELD,      "worker: asked its client")        \
    X(JOB_RUNNING,   JOB_ON_END,       JOB_DONE,      "worker: the reply is complete")   \
    X(JOB_RUNNING,   JOB_ON_WAKE,      JOB_RERUN,     "the answer came before the hold") \
    X(JOB_RUNNING,   JOB_ON_HANGUP,    JOB_ABANDONED, "the worker is told to stop")      \
    X(JOB_RUNNING,   JOB_ON_POOL_FULL, JOB_READY,     "the next sweep tries again")      \
    X(JOB_RUNNING,   JOB_ON_FREE,      JOB_FREE,      "the pool was full at the start")  \
    X(JOB_RERUN,     JOB_ON_HOLD,      JOB_READY,     "worker: the answer is here")      \
    X(JOB_RERUN,     JOB_ON_END,       JOB_DONE,      "worker: no answer was needed")    \
    X(JOB_RERUN,     JOB_ON_WAKE,      JOB_RERUN,     "woken twice")                     \
    X(JOB_RERUN,     JOB_ON_HANGUP,    JOB_ABANDONED, "the worker is told to stop")      \
    X(JOB_ABANDONED, JOB_ON_HOLD,      JOB_DEAD,      "worker: no client to wait for")   \
    X(JOB_ABANDONED, JOB_ON_END,       JOB_DEAD,      "or the loop: it had not begun")   \
    X(JOB_HELD,      JOB_ON_WAKE,      JOB_READY,     "the answer is here")              \
    X(JOB_HELD,      JOB_ON_RESUME,    JOB_RUNNING,   "hold_ms is over")                 \
    X(JOB_HELD,      JOB_ON_END,       JOB_DONE,      "cancelled, or the server stops")  \
    X(JOB_HELD,      JOB_ON_HANGUP,    JOB_DEAD,      "no client to wait for")           \
    X(JOB_READY,     JOB_ON_WAKE,      JOB_READY,     "woken twice")                     \
    X(JOB_READY,     JOB_ON_RESUME,    JOB_RUNNING,   "submitted to the workers")        \
    X(JOB_READY,     JOB_ON_END,       JOB_DONE,      "cancelled, or the server stops")  \
    X(JOB_READY,     JOB_ON_HANGUP,    JOB_DEAD,      "no client to reply to")           \
    X(JOB_DONE,      JOB_ON_WAKE,      JOB_DONE,      "too late")                        \
    X(JOB_DONE,      JOB_ON_HANGUP,    JOB_DEAD,      "before all was sent")             \
    X(JOB_DONE,      JOB_ON_FREE,      JOB_FREE,      "all is sent")                     \
    X(JOB_DEAD,      JOB_ON_FREE,      JOB_FREE,      "and with it the connection")
/* clang-format on */

/* `run` is the handler of every job, on a worker; `refuse` answers one that is late instead;
 * `wakeup` interrupts the event loop when a job has news; `next` processes what a connection has
 * pipelined behind a reply that is sent. */
GEO_FN void job_setup(status (*run)(call *c, exchange *x),
                      void (*refuse)(exchange *x, int http, const char *why),
                      const os_wakeup *wakeup, void (*next)(conn *c));
/* Makes a job of the loop's exchange, which must wait or is held (then its stream so far is kept).
 * False: too many jobs. */
GEO_FN bool job_start(conn *c, const exchange *x);
GEO_FN bool job_has_room(const conn *c); /* for another job of its peer */
GEO_FN void job_deliver_all(void);       /* sends what jobs have; after each wakeup */
GEO_FN void job_flush(conn *c);          /* the connection's socket accepts bytes again */
GEO_FN void job_abandon(conn *c);        /* its peer has gone */
/* Sends keep-alive comments on silent streams, and runs held requests again whose time is over.
 * With `stopping` all held requests end. */
GEO_FN void job_sweep(bool stopping);
/* The server ends: clients whose reply has not begun are told to ask again. */
GEO_FN void job_give_up_all(void);
/* After job_start: a request whose events go to another stream has its 202 before it is done, since
 * clients send nothing else meanwhile. */
GEO_FN void job_accept(conn *c, exchange *x);
/* Moves the events of x to the held stream x->forward_to; x becomes an empty 202, or 404 when that
 * stream has gone. */
GEO_FN void job_forward(exchange *x);

#endif
