#ifndef GEO_JOB_H
#define GEO_JOB_H
/* job -- requests of the HTTP server that wait: on a worker, or held open for somebody's answer.
 * While a request is a job its connection is CONN_WORKING, and its bytes stay in the connection's
 * memory. Only the event loop's thread calls this. */

#include "conn.h"
#include "exchange.h"

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
