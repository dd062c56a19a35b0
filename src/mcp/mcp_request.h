#ifndef GEO_MCP_REQUEST_H
#define GEO_MCP_REQUEST_H
/* mcp_request -- one MCP request while it is answered, and the envelope of its reply: stateless
 * (2026-07-28) or stateful (2024-11-05 to 2025-11-25). Handlers write the members of a result and
 * need not know which. */

#include "../base/call.h"
#include "../base/json.h"
#include "../base/out.h"
#include "jsonrpc.h"

enum {
    MCP_ROUNDS_MAX = 3, /* times a question is repeated before the candidates are listed instead */
    MCP_QUOTE_MAX = 80, /* bytes of the client's text quoted in a message */
    MCP_NOTICE_MAX = 1024 /* a progress notification, without its token */
};

/* One row per protocol revision. */
typedef struct {
    str name;
    bool is_stateless;      /* no initialize: every request carries its version and capabilities */
    bool has_batches;       /* JSON-RPC batches */
    bool has_elicitation;   /* elicitation/create exists */
    bool has_titled_choice; /* oneOf const/title; before: enum and enumNames */
    bool has_progress_text; /* notifications/progress has a message */
} mcp_version;

GEO_FN const mcp_version *mcp_request_version_find(str name); /* NULL: not supported */
GEO_FN void mcp_request_write_versions(out *o);               /* an array of the names of all */
GEO_FN const mcp_version *mcp_request_version_stateless(void);
GEO_FN const mcp_version *mcp_request_version_latest_stateful(void); /* what initialize offers */

/* What initialize negotiated. stdio has one per process, HTTP one per session. Zero: nothing yet.
 */
typedef struct {
    const mcp_version *version;
    bool can_elicit; /* the client supports form elicitation */
} mcp_session;

/* The MCP headers of an HTTP request, trimmed. */
typedef struct {
    str version, method,
        name;     /* MCP-Protocol-Version, Mcp-Method, Mcp-Name; absent: no such header */
    bool doubled; /* one of them came twice with different values */
} mcp_http;

/* The client behind a transport. NULL callbacks: the transport cannot do that. */
typedef struct {
    mcp_session *session; /* initialize writes it; NULL: there are no sessions */
    const mcp_http *http; /* NULL: stdio */
    bool is_stateful;     /* a transport older than the stateless revisions */
    bool is_private;      /* behind a token: shared caches must not keep replies */
    status no_wait;       /* what a call that must wait fails with; GEO_OK: MCP_WAIT instead */
    int ask_no;           /* id number for a request to the client; 0: none can be sent */
    const char *ask_key;  /* second run after MCP_ASK: the key of the request, and */
    str answer;           /* the client's result, JSON; absent: it sent an error, or nothing */
    void *ctx;            /* of the callbacks */
    void (*send)(void *ctx, str message);             /* sends a notification */
    void (*cancel)(void *ctx, str id);                /* the client cancelled its request */
    void (*answered)(void *ctx, str id, json result); /* it answered ours; no result: an error */
    /* A request of a batch begins; absent: the last one has ended. False: it was cancelled. */
    bool (*begin)(void *ctx, str id);
} mcp_peer;

typedef enum {
    MCP_REPLY,   /* the reply is written */
    MCP_NOTHING, /* nothing to send */
    MCP_WAIT,    /* run again where it may block; nothing was written */
    MCP_ASK      /* a request to the client is written; run again with its answer */
} mcp_what;

/* Of notifications/progress. */
typedef struct {
    str token; /* JSON source; absent: the client wants no progress */
    int last;
} mcp_progress;

typedef struct {
    call *c;
    const mcp_peer *peer;
    const mcp_version *version;
    json params, meta;
    bool can_elicit; /* this request may ask the user */
    bool is_lean;    /* our own modules read structuredContent alone: half the bytes */
    out *o;
    int ttl_ms;     /* of a cacheable result; < 0: not cacheable */
    bool is_public; /* the same for every client */
    mcp_progress progress;

    str id;              /* echoed in the reply */
    size_t start;        /* offset of this reply in o */
    size_t members;      /* offset of the members of its result */
    const char *ask_key; /* key of the request to the client; NULL: none */
    str state;           /* requestState to go with it; absent: none */
    str tool;            /* name of the tool, for logs and metrics; absent: none */
    str shown;           /* a member of the result's _meta, which no model reads; absent: none */

    /* A refusal (mcp_request_refuse). */
    int code, http;
    str data;
    char why[CALL_WHY_MAX];
} mcp_request;

/* How a handler ends. */
typedef enum {
    MCP_DONE,      /* the members of the result are written */
    MCP_REFUSED,   /* mcp_request_refuse has the error */
    MCP_ASKED,     /* mcp_request_ask_open and _close have been called */
    MCP_MUST_WAIT, /* run again on a worker */
    MCP_CANCELLED  /* cancelled: no reply */
} mcp_end;

/* Sets a JSON-RPC error. Its HTTP status is 200 unless x->http is changed afterwards. Returns
 * MCP_REFUSED. */
GEO_FN mcp_end mcp_request_refuse(mcp_request *x, int code, const char *format, ...)
    GEO_PRINTF(3, 4);
/* How a request ends whose call is over its budget. */
GEO_FN mcp_end mcp_request_stop(mcp_request *x);
/* error.data = {name: value} */
GEO_FN void mcp_request_set_error_data(mcp_request *x, const char *name, str value);
GEO_FN str mcp_request_quote(str text); /* truncated to MCP_QUOTE_MAX */

/* The envelope around the members that a handler writes. */
GEO_FN void mcp_request_open_result(mcp_request *x);
GEO_FN void mcp_request_close_result(mcp_request *x, mcp_end end);
GEO_FN void mcp_request_write_server_info(out *o); /* the Implementation object */

/* Send the client a request, in whose params the caller writes members between the two calls. `key`
 * identifies the answer. What was written before is dropped; nothing may follow. Stateful revisions
 * carry one request at a time, stateless ones several. */
GEO_FN void mcp_request_ask_open(mcp_request *x, const char *key, const char *method);
GEO_FN void mcp_request_ask_close(mcp_request *x);
/* The client's result for the request `key`. Absent: none. */
GEO_FN json mcp_request_answer(const mcp_request *x, const char *key);
GEO_FN bool mcp_request_has_answer(const mcp_request *x, const char *key); /* even an invalid one */

/* From start_progress on, call_report sends notifications/progress if the client wants them. */
GEO_FN bool mcp_request_wants_progress(const mcp_request *x);
GEO_FN void mcp_request_start_progress(mcp_request *x);

GEO_FN void mcp_request_write_text(out *o, str text); /* a TextContent block */

#endif
