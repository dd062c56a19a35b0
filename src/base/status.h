#ifndef GEO_STATUS_H
#define GEO_STATUS_H
/* status -- every way a request can end, one row each: the stable code that users see, whether
 * trying again can help, what to do next, and its form in JSON-RPC, HTTP and as an exit code. */

#include "base.h"

typedef enum {
    GEO_OK,        /* all */
    GEO_MUST_WAIT, /* source, tool: would block while call.may_block is false; run it on a worker */
    GEO_CANCELLED, /* all that wait: the caller has gone */
    GEO_INVALID,   /* tool, cli: an argument is missing, of the wrong type or out of range */
    GEO_UNKNOWN_TOOL,     /* embed: no tool of that name */
    GEO_NOT_FOUND,        /* os: no such file; nominatim: no such upstream (searches answer 0) */
    GEO_TIMEOUT,          /* net, nominatim: the call's deadline passed */
    GEO_UNREACHABLE,      /* net, tls: no name, no route, refused, connection lost */
    GEO_TLS,              /* tls: certificate or handshake refused */
    GEO_RATE_LIMITED,     /* nominatim: the upstream said 429 */
    GEO_BUSY,             /* nominatim, serve: our own queue is full */
    GEO_DENIED,           /* nominatim: 401 or 403 */
    GEO_UPSTREAM_REFUSED, /* nominatim: 400 and 404, it does not serve that request */
    GEO_UPSTREAM_ERROR,   /* nominatim: 5xx */
    GEO_BAD_REPLY,        /* fetch, nominatim: HTML, truncated, not JSON, not what was asked for */
    GEO_NO_DATA,          /* find: offline and the data asked for is not in any index */
    GEO_TOO_LARGE,        /* all: does not fit a named limit */
    GEO_FILE,             /* os, ingest: a file cannot be read or written */
    GEO_BAD_CONFIG,       /* config: a setting is wrong */
    GEO_INTERNAL,         /* a bug, or a limit that should have sufficed */
    GEO_STATUSES
} status;

typedef struct {
    const char *code; /* stable, for programs */
    bool recoverable; /* the same call may succeed later, or after the suggestion */
    const char *suggestion;
    int rpc;  /* JSON-RPC error code when it is not a tool result */
    int http; /* REST and /mcp */
    int exit; /* of the process, after sysexits.h */
} status_row;

GEO_FN const status_row *status_of(status code);

#endif
