#ifndef GEO_STATUS_H
#define GEO_STATUS_H
/* status -- every way a request can end, one row each: the stable code that users see, whether a
 * retry can help, what to do next, and the codes for JSON-RPC, HTTP and the process. */

#include "base.h"

typedef enum {
    GEO_OK,           /* success */
    GEO_MUST_WAIT,    /* find, tool: would block, but call.may_block is false; run it on a worker */
    GEO_CANCELLED,    /* all that wait: the caller has cancelled */
    GEO_INVALID,      /* tool, cli: an argument is missing, of the wrong type or out of range */
    GEO_UNKNOWN_TOOL, /* embed: no tool of that name */
    GEO_NOT_FOUND,    /* os: no such file; nominatim: no such upstream (no results is GEO_OK) */
    GEO_TIMEOUT,      /* net, nominatim: the call's deadline passed */
    GEO_UNREACHABLE,  /* net, tls: no name, no route, refused, connection lost */
    GEO_TLS,          /* tls: certificate or handshake refused */
    GEO_RATE_LIMITED, /* nominatim: 429 */
    GEO_BUSY,         /* nominatim, http: our own queue is full */
    GEO_DENIED,       /* nominatim: 401 or 403 */
    GEO_UPSTREAM_REFUSED, /* nominatim: 400 or 404, it does not serve that request */
    GEO_UPSTREAM_ERROR,   /* nominatim: 5xx */
    GEO_BAD_REPLY, /* fetch, nominatim: not HTTP, cut off, HTML, not JSON, not what was requested */
    GEO_NO_DATA,   /* find: offline, and no index has such data */
    GEO_NO_ROUTE,  /* tool: no way keeps to what was asked */
    GEO_TOO_LARGE, /* all: exceeds a limit */
    GEO_NO_INPUT,  /* cli, ingest: a file to read is missing, or cannot be read */
    GEO_FILE,      /* os, ingest: a file cannot be used or written */
    GEO_BAD_CONFIG, /* config: a setting is wrong */
    GEO_INTERNAL,   /* a bug, or a limit that should have been enough */
    GEO_STATUSES
} status;

typedef struct {
    const char *code; /* stable, for programs */
    bool recoverable; /* the same call may succeed later, or after following the suggestion */
    const char *suggestion;
    int rpc;  /* JSON-RPC error code, where it is not a tool result */
    int http; /* status for REST and /mcp */
    int exit; /* exit code of the process, from sysexits.h */
} status_row;

GEO_FN const status_row *status_of(status code);

#endif
