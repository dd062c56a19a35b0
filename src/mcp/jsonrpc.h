#ifndef GEO_JSONRPC_H
#define GEO_JSONRPC_H
/* jsonrpc -- one JSON-RPC 2.0 message: its kind, id, method and params, or why it was rejected.
 * Knows nothing of MCP except that ids are strings or integers. */

#include "../base/arena.h"
#include "../base/json.h"
#include "../base/out.h"

enum { /* JSON-RPC 2.0 section 5.1, then MCP 2026-07-28 */
       JSONRPC_PARSE_ERROR = -32700,
       JSONRPC_INVALID_REQUEST = -32600,
       JSONRPC_METHOD_NOT_FOUND = -32601,
       JSONRPC_INVALID_PARAMS = -32602,
       JSONRPC_INTERNAL_ERROR = -32603,
       JSONRPC_HEADER_MISMATCH = -32020,
       JSONRPC_MISSING_CAPABILITY = -32021,
       JSONRPC_UNSUPPORTED_VERSION = -32022,
       JSONRPC_RESOURCE_NOT_FOUND = -32002 /* in the stateful revisions only */
};

typedef enum {
    JSONRPC_MALFORMED, /* see code and why; id is set when it could be read */
    JSONRPC_REQUEST,
    JSONRPC_NOTIFICATION,
    JSONRPC_RESPONSE, /* to a request of ours; no result: an error */
    JSONRPC_BATCH     /* root is an array with at least one element */
} jsonrpc_kind;

typedef struct {
    jsonrpc_kind kind;
    json root;
    str id;      /* its source bytes, echoed unchanged; absent: none */
    str method;  /* unescaped */
    json params; /* an object, or absent */
    json result; /* JSONRPC_RESPONSE */
    int code;    /* JSONRPC_MALFORMED */
    const char *why;
} jsonrpc_message;

/* Parses one message. Its strings point into `text` and the arena. */
GEO_FN void jsonrpc_read(jsonrpc_message *m, str text, arena *a);
/* The same for a parsed value: an element of a batch. */
GEO_FN void jsonrpc_read_value(jsonrpc_message *m, json root, arena *a);
/* The top-level id of a message that does not parse, so that the error reply can carry it. Absent:
 * not found. */
GEO_FN str jsonrpc_peek_id(str text);
/* Compares two ids: strings byte by byte, numbers by value. */
GEO_FN bool jsonrpc_same_id(str a, str b);

/* {"jsonrpc":"2.0","id":ID starts a reply. An absent id is left out, or null when null_id. */
GEO_FN void jsonrpc_open(out *o, str id, bool null_id);
/* A complete error reply. data: JSON source, or absent. */
GEO_FN void jsonrpc_write_error(out *o, str id, bool null_id, int code, str why, str data);

#endif
