#ifndef GEO_MCP_HTTP_H
#define GEO_MCP_HTTP_H
/* mcp_http -- MCP over HTTP: Streamable HTTP at one path for all revisions, and the HTTP+SSE
 * transport of 2024-11-05 at two others. */

#include "exchange.h"

/* Handlers of endpoint's rows. GEO_MUST_WAIT: run again on a worker. */
GEO_FN status mcp_http_post(call *c, exchange *x);
GEO_FN status mcp_http_delete(call *c, exchange *x);   /* ends a session */
GEO_FN status mcp_http_sse_open(call *c, exchange *x); /* GET: the stream of answers */
GEO_FN status mcp_http_sse_post(call *c, exchange *x); /* POST: a message, answered on the stream */

#endif
