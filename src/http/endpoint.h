#ifndef GEO_ENDPOINT_H
#define GEO_ENDPOINT_H
/* endpoint -- which handler answers which path and method. ONE row an endpoint. */

#include "exchange.h"

/* Decides by the head alone whether the content is worth reading. False: the refusal is in the
 * reply, and x->row is -1. */
GEO_FN bool endpoint_admit(exchange *x);
/* Runs the handler. GEO_MUST_WAIT: again on a worker; else the reply is in the exchange. */
GEO_FN status endpoint_run(call *c, exchange *x);
/* A failure outside of the handlers, in the words of the path's clients. */
GEO_FN void endpoint_fail(exchange *x, int http, const char *why);

#endif
