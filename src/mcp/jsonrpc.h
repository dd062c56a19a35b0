#ifndef GEO_JSONRPC_H
#define GEO_JSONRPC_H
/* jsonrpc -- one JSON-RPC 2.0 message: what kind it is, its id, method and params, or what is wrong
 * with it. Knows nothing of MCP but that ids are strings or whole numbers. */

#include "../base/arena.h"
#include "../base/json.h"
#include "../base/out.h"

enum { /* JSON-RPC 2.0 section 5.1, then MCP 2026-07-28 */
       JSONRPC_PARSE = -32700,
       JSONRPC_INVALID = -32600,
       JSONRPC_METHOD = -32601,
       JSONRPC_PARAMS = -32602,
       JSONRPC_INTERNAL = -32603,
       JSONRPC_HEADER_MISMATCH = -32020,
       JSONRPC_CAPABILITY = -32021,
       JSONRPC_VERSION = -32022,
       JSONRPC_RESOURCE = -32002 /* of the older revisions: no such resource */
};

typedef enum {
    JSONRPC_BAD, /* code and why tell; id is there when it could be read */
    JSONRPC_REQUEST,
    JSONRPC_NOTIFICATION,
    JSONRPC_RESPONSE, /* to a request of ours: result, or neither when it was an error */
    JSONRPC_BATCH     /* root is an array with at least one element */
} jsonrpc_kind;

typedef struct {
    jsonrpc_kind kind;
    json root;
    str id;      /* source text, to be echoed byte by byte; absent: none */
    str method;  /* unescaped */
    json params; /* an object, or absent */
    json result; /* JSONRPC_RESPONSE */
    int code;    /* JSONRPC_BAD */
    const char *why;
} jsonrpc_message;

/* Reads one message; everything it says points into text and the arena. */
GEO_FN void jsonrpc_read(jsonrpc_message *m, str text, arena *a);
/* The same of a parsed value: an element of a batch. */
GEO_FN void jsonrpc_read_value(jsonrpc_message *m, json root, arena *a);
/* The id of a message that cannot be read, when it stands at the top level of what is there of it:
 * the caller waits for it. Absent: not found. */
GEO_FN str jsonrpc_glance_id(str text);
/* True when two ids mean the same: strings byte by byte, numbers by value. */
GEO_FN bool jsonrpc_same_id(str a, str b);

/* {"jsonrpc":"2.0","id":ID as the start of a reply. An absent id is left out, or null when asked
 * for. */
GEO_FN void jsonrpc_open(out *o, str id, bool null_id);
/* A whole error reply. data: one finished JSON value, or absent. */
GEO_FN void jsonrpc_write_error(out *o, str id, bool null_id, int code, str why, str data);

#endif
