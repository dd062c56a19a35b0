#ifndef GEO_RPC_H
#define GEO_RPC_H
/* rpc -- one JSON-RPC 2.0 message: what kind it is, its id, method and params, or what is wrong
 * with it. Knows nothing of MCP but that ids are strings or whole numbers. */

#include "../base/base.h"
#include "../base/json.h"
#include "../base/out.h"

enum { /* JSON-RPC 2.0 section 5.1, then MCP 2026-07-28 */
       RPC_PARSE = -32700,
       RPC_INVALID = -32600,
       RPC_METHOD = -32601,
       RPC_PARAMS = -32602,
       RPC_INTERNAL = -32603,
       RPC_HEADER_MISMATCH = -32020,
       RPC_CAPABILITY = -32021,
       RPC_VERSION = -32022,
       RPC_RESOURCE = -32002 /* of the older revisions: no such resource */
};

typedef enum {
    RPC_BAD, /* code and why tell; id is there when it could be read */
    RPC_REQUEST,
    RPC_NOTIFICATION,
    RPC_RESPONSE, /* to a request of ours: result, or neither when it was an error */
    RPC_BATCH     /* root is an array with at least one element */
} rpc_kind;

typedef struct {
    rpc_kind kind;
    json root;
    str id;      /* source text, to be echoed byte by byte; absent: none */
    str method;  /* unescaped */
    json params; /* an object, or absent */
    json result; /* RPC_RESPONSE */
    int code;    /* RPC_BAD */
    const char *why;
} rpc_message;

/* Reads one message; everything it says points into text and the arena. */
GEO_FN void rpc_read(rpc_message *m, str text, arena *a);
/* The same of a parsed value: an element of a batch. */
GEO_FN void rpc_read_value(rpc_message *m, json root, arena *a);
/* The id of a message that cannot be read, when it stands at the top level of what is there of it:
 * the caller waits for it. Absent: not found. */
GEO_FN str rpc_glance_id(str text);
/* True when two ids mean the same: strings byte by byte, numbers by value. */
GEO_FN bool rpc_same_id(str a, str b);

/* {"jsonrpc":"2.0","id":ID as the start of a reply. An absent id is left out, or null when asked
 * for. */
GEO_FN void rpc_open(out *o, str id, bool null_id);
/* A whole error reply. data: one finished JSON value, or absent. */
GEO_FN void rpc_write_error(out *o, str id, bool null_id, int code, str why, str data);

#endif
