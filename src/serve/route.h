#ifndef GEO_ROUTE_H
#define GEO_ROUTE_H
/* route -- which handler answers which path and method. ONE row a route. */

#include "exchange.h"

/* Decides by the head alone whether the content is worth reading. False: the refusal is in the reply. */
GEO_FN bool route_admit(exchange *x);
/* Runs the handler. GEO_MUST_WAIT: again on a worker; else the reply is in the exchange. */
GEO_FN status route_run(call *c, exchange *x);

#endif
