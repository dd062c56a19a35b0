#ifndef GEO_MCP_REQUEST_H
#define GEO_MCP_REQUEST_H
/* mcp_request -- one MCP request while it is answered, and the envelope of its reply: modern
 * (2026-07-28) or one of the four older revisions. Handlers write the members of a result and never
 * see which it is. */

#include "../base/call.h"
#include "../base/json.h"
#include "../base/out.h"
#include "jsonrpc.h"

enum {
    MCP_ROUNDS_MAX = 3,   /* times one question is put before the candidates are listed instead */
    MCP_QUOTE_MAX = 80,   /* bytes of the client's own text repeated in a sentence */
    MCP_NOTICE_MAX = 1024 /* a notification of ours without what the client gave for it */
};

/* One row per protocol revision. */
typedef struct {
    str name;
    bool is_modern;         /* no handshake, every request carries its own facts */
    bool has_batches;       /* arrays of messages */
    bool has_structure;     /* structuredContent beside the text */
    bool has_elicitation;   /* elicitation/create exists */
    bool has_titled_choice; /* choices as oneOf const/title; before: enum + enumNames */
    bool has_progress_text; /* a message beside the progress number */
} mcp_version;

GEO_FN const mcp_version *mcp_request_version_of(str name); /* NULL: not one of ours */
GEO_FN const mcp_version *mcp_request_version_modern(void);
GEO_FN const mcp_version *
mcp_request_version_latest(void); /* of the older ones, which initialize agrees on */

/* What initialize agreed on. stdio has one per process, HTTP one per session. Zero: nothing yet. */
typedef struct {
    const mcp_version *version;
    bool can_elicit; /* the client can show its user a form */
} mcp_session;

/* What a HTTP transport knows beside the message; header values without blanks round them. */
typedef struct {
    str version, method,
        name;     /* MCP-Protocol-Version, Mcp-Method, Mcp-Name; absent: no such header */
    bool doubled; /* one of them came twice with different values */
} mcp_http;

/* The other side of a transport. Callbacks may be NULL: then it cannot be done here. */
typedef struct {
    mcp_session *session; /* initialize writes it; NULL: no handshake can be remembered */
    const mcp_http *http; /* NULL: stdio */
    bool is_private;      /* behind a token: intermediaries must not share replies */
    status no_wait;    /* why a call cannot wait here: it fails so instead of MCP_WAIT; 0: it can */
    int ask_no;        /* number for a request of ours to the client; 0: none can be sent */
    const char *asked; /* second run after MCP_ASK: the key that was asked for, and */
    str answer;        /* the client's result, JSON; absent: an error, or it declined */
    void *to;          /* handed to the callbacks */
    void (*send)(void *to, str message);             /* a notification, before the reply */
    void (*cancel)(void *to, str id);                /* the client takes back its request */
    void (*answered)(void *to, str id, json result); /* it answers ours; absent result: an error */
} mcp_peer;

typedef enum {
    MCP_REPLY,   /* the reply is written */
    MCP_NOTHING, /* nothing to send */
    MCP_WAIT,    /* run it again where it may block; nothing was written */
    MCP_ASK      /* a request of ours is written; run it again with the client's answer */
} mcp_what;

/* A notification's token and how far it came. */
typedef struct {
    str token; /* source text; absent: the client does not want to know */
    int last;
} mcp_progress;

typedef struct {
    call *c;
    const mcp_peer *peer;
    const mcp_version *version;
    json params, meta;
    bool can_elicit; /* this request may ask the user */
    out *o;
    int ttl_ms;     /* of a result that may be kept; < 0: must not be */
    bool is_public; /* the same for everybody */
    mcp_progress progress;

    str id;            /* the request's, to be echoed */
    size_t start;      /* of this reply in o, and where */
    size_t members;    /* the members of its result begin */
    const char *asked; /* a question to the client; NULL: none was put */
    str state;         /* requestState to go with it; absent: none */
    str tool;          /* the row tools/call found, for logs and metrics; absent: none */

    /* A refusal (mcp_request_refuse). */
    int code, http;
    str data;
    char why[CALL_WHY_MAX];
} mcp_request;

/* How a handler ends. */
typedef enum {
    MCP_DONE,    /* the members of the result are written */
    MCP_REFUSED, /* mcp_request_refuse has said why */
    MCP_ASKED,   /* mcp_request_ask_open and _close have been called */
    MCP_LATER,   /* GEO_MUST_WAIT */
    MCP_GONE     /* cancelled: no reply */
} mcp_end;

/* Notes a JSON-RPC error, sent as HTTP 200 unless x->http is set afterwards. Returns MCP_REFUSED.
 */
GEO_FN mcp_end mcp_request_refuse(mcp_request *x, int code, const char *format, ...)
    GEO_PRINTF(3, 4);
/* error.data = {name: value} */
GEO_FN void mcp_request_refuse_data(mcp_request *x, const char *name, str value);
GEO_FN str mcp_request_quote(str text); /* the start of the client's text, for "%.*s" */

/* The reply around what a handler writes. */
GEO_FN void mcp_request_open_result(mcp_request *x);
GEO_FN void mcp_request_close_result(mcp_request *x, mcp_end end);
GEO_FN void mcp_request_write_server(out *o); /* {"name","version",...} of this server */

/* Asks the client: key names the question for the answer to come; the handler writes the members of
 * the request's params between the two. What was written before is dropped, nothing may be written
 * after. The older revisions can carry one question at a time. */
GEO_FN void mcp_request_ask_open(mcp_request *x, const char *key, const char *method);
GEO_FN void mcp_request_ask_close(mcp_request *x);
/* The client's answer to the question `key`: the result object of its request. Absent: none. */
GEO_FN json mcp_request_answer_to(const mcp_request *x, const char *key);
GEO_FN bool mcp_request_was_asked(const mcp_request *x,
                                  const char *key); /* whether an answer, even a bad one, came */

/* Sends notifications/progress for call_report from now on, when the client gave a token. */
GEO_FN bool mcp_request_wants_progress(const mcp_request *x);
GEO_FN void mcp_request_start_progress(mcp_request *x);

GEO_FN void mcp_request_write_text(out *o,
                                   str text); /* a content block {"type":"text","text":...} */

#endif
