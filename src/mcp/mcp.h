#ifndef GEO_MCP_H
#define GEO_MCP_H
/* mcp -- the dispatcher: one message in, one reply out. Whether a message is stateful or stateless
 * is decided per message. Knows no transport: mcp_peer and mcp_outcome are the interface to one. */

#include "mcp_request.h"

enum { MCP_BATCH_MAX = 50 }; /* messages in one array; each may be a lookup */

/* One row per method.
 *
 * To add one: write its row in mcp.c and its handler in an mcp_ file. */
typedef struct {
    const char *name;
    bool is_stateful, is_stateless; /* revisions that have it */
    bool is_list;                   /* takes a cursor; our lists fit one page */
    bool may_ask;                   /* may send the client a request before it answers */
    int ttl_ms;                     /* ttlMs of its stateless result; -1: not cacheable */
    const char *name_param;         /* the param that the header Mcp-Name repeats; NULL: none */
    mcp_end (*run)(mcp_request *x);
} mcp_method;

typedef struct {
    mcp_what what;
    int http;             /* status of the reply */
    bool is_error;        /* the reply is a JSON-RPC error */
    const char *ask_key;  /* MCP_ASK: to be passed back in mcp_peer.ask_key */
    str id;               /* of the request; points into the message; absent: none */
    str method;           /* for logs and metrics; absent: not a request, or a batch */
    str tool;             /* of tools/call; absent: no such tool */
    bool has_initialized; /* initialize succeeded */
} mcp_outcome;

/* Answers one message (or batch) of stdio or HTTP. c must be fresh: memory, deadline, may_block.
 * Appends the reply to `reply`, without a newline: all of it, or an error saying that it does not
 * fit. After MCP_WAIT (only when c->may_block and peer->no_wait are not set) or MCP_ASK the caller
 * keeps the message and calls again. An HTTP transport has already checked Origin, Host, token,
 * path, verb, content type and size. */
GEO_FN mcp_outcome mcp_handle(const mcp_peer *peer, call *c, str message, out *reply);

/* The number in the id of a request of ours: 7 of "geocoder-7" in its quotes. 0: not ours. */
GEO_FN int mcp_ask_number(str id);

#endif
