#ifndef GEO_JOB_H
#define GEO_JOB_H
/* job -- requests of the HTTP server that wait: on a worker, or held open for somebody's answer. */

#include "conn.h"
#include "exchange.h"

/* `run` is the handler of every job, on a worker; `bell` wakes the event loop when one has news. */
GEO_FN void job_setup(status (*run)(call *c, exchange *x), const os_bell *bell);
/* Moves the loop's exchange, whose head lies at `head`, into a job: it must wait, or it is held (then what
 * its stream has so far goes along). False: too many wait already. */
GEO_FN bool job_start(conn *c, const exchange *x, str head);
GEO_FN void job_deliver_all(void); /* sends what jobs have; after the bell has rung */
GEO_FN void job_push(conn *c);     /* the connection's socket takes bytes again */
/* A stream that is silent gets a comment; a held request whose person never answered runs again without
 * an answer. */
GEO_FN void job_sweep(void);
/* Moves the events of x to the held stream x->forward; x becomes an empty 202, or 404 when the stream has
 * gone. */
GEO_FN void job_forward(exchange *x);

#endif
