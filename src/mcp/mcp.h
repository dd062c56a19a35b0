#ifndef GEO_MCP_H
#define GEO_MCP_H
/* mcp -- the dispatcher: one message in, one reply out, the era decided per message. Knows no
 * transport; what a transport must know of MCP is in mcp_peer and mcp_outcome. */

#include "mcp_request.h"

enum { MCP_BATCH_MAX = 50 }; /* messages in one array; each may be a lookup */

/* One row per method.
 *
 * To add one: write its row in mcp.c and its handler in an mcp_ file. */
typedef struct {
    const char *name;
    bool is_legacy, is_modern; /* eras that have it */
    bool is_list;              /* takes a cursor; ours all fit one page */
    bool may_ask;              /* may put a question to the user before it answers */
    int ttl_ms;                /* of a modern result that may be kept; -1: must not be */
    const char *mirror;        /* member of params that the header Mcp-Name repeats; NULL: none */
    mcp_end (*run)(mcp_request *x);
} mcp_method;

typedef struct {
    mcp_what what;
    int http;             /* status of the reply */
    bool is_error;        /* the reply is a JSON-RPC error */
    const char *asked;    /* MCP_ASK: the question's key, to be given back in mcp_peer.asked */
    str id;               /* of the request, in the message's own bytes; absent: none */
    str method;           /* for logs and metrics; absent: no request, or a batch */
    str tool;             /* of tools/call, when there is such a tool; absent otherwise */
    bool has_initialized; /* it was a successful initialize */
} mcp_outcome;

/* Answers one message (or batch) of stdio or HTTP. c must be fresh: memory, deadline, may_block.
 * The reply is appended to `reply`, without a line end; it is whole, or an error that says it does
 * not fit. With MCP_WAIT (only when c->may_block and peer->no_wait are not set) and MCP_ASK the
 * caller keeps the message's bytes and calls again. Over HTTP, before it come Origin, Host, token,
 * path, verb, content type and size. */
GEO_FN mcp_outcome mcp_handle(const mcp_peer *peer, call *c, str message, out *reply);

/* The number in the id of a request of ours ("geocoder-7" in quotes, as mcp_peer.answered gives
 * it); 0: the id is not ours. */
GEO_FN int mcp_ask_number(str id);

#endif
