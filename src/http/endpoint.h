#ifndef GEO_ENDPOINT_H
#define GEO_ENDPOINT_H
/* endpoint -- which handler answers which path and method. One row per endpoint. */

#include "exchange.h"

/* Decides by the head alone whether to read the content. False: the refusal is in the reply, and
 * x->endpoint is -1. */
GEO_FN bool endpoint_admit(exchange *x);
/* Runs the handler. GEO_MUST_WAIT: run again on a worker; else the reply is in the exchange. */
GEO_FN status endpoint_run(call *c, exchange *x);
/* Whether its answers may need a worker: not those to health checks, metrics and pages. */
GEO_FN bool endpoint_computes(const exchange *x);
/* A failure outside the handlers, in the form that the path's clients expect. */
GEO_FN void endpoint_fail(exchange *x, int http, const char *why);

#endif
