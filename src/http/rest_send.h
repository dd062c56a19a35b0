#ifndef GEO_REST_SEND_H
#define GEO_REST_SEND_H
/* rest_send -- a request of the Nominatim-compatible API and the reply to it. */

#include "../find/find.h"
#include "rest_format.h"
#include "rest_param.h"

#define REST_JSON   "application/json; charset=utf-8"
#define REST_XML    "text/xml; charset=utf-8"
#define REST_TEXT   "text/plain; charset=utf-8"
#define REST_HTML   "text/html; charset=utf-8"
#define REST_SCRIPT "application/javascript; charset=utf-8"

typedef struct {
    str path, query;     /* of the target, both still percent-encoded; query absent: none */
    str accept_language; /* the header; absent: none */
    str base; /* where the client reaches us, for links: "http://localhost:8010"; absent: unknown */
    /* Empties `body` and gives it room for any reply of an upstream. False: there is none now.
     * NULL: there never is. */
    bool (*grow)(void *ctx);
    void *grow_ctx;
} rest_request;

typedef struct {
    int http; /* status */
    const char *content_type;
    int max_age_s;     /* how long the answer stays the same; 0: unknown */
    int retry_after_s; /* > 0: a temporary failure */
    str warning;       /* why another source answered, any bytes; absent: none */
} rest_reply;

/* Context of an endpoint's handler. */
typedef struct {
    call *c;
    rest_params p;
    unsigned endpoint;         /* its bit */
    const rest_format *format; /* NULL: of /status and /details, which have no places */
    bool is_offline;           /* the upstream is down, and the gazetteer may answer */
    str path, base;            /* "/search"; where clients reach us, "http://localhost:8010" */
    str header;                /* Accept-Language */
    const rest_request *request;
    out *body;
    rest_reply *reply;
} rest_ctx;

/* Nominatim's body for an error. */
GEO_FN void rest_send_write_error(out *body, int http, const char *message);
/* Status and Retry-After of a failed call; `is_outage`: an upstream that is down is the reason. */
GEO_FN void rest_send_set_failure(const call *c, bool is_outage, rest_reply *reply);
/* Nominatim's body for a request it refuses, in the format of the request. */
GEO_FN void rest_send_refuse(rest_ctx *ctx, int http, const char *message);
/* A failure of the sources; an upstream's own 500 stays one. */
GEO_FN status rest_send_fail(rest_ctx *ctx);
/* Sends the places; address: addressdetails, when it is not asked for. */
GEO_FN status rest_send_answer(rest_ctx *ctx, const place_answer *answer, bool address);
/* The answer to debug=1: Nominatim sends a page of HTML, with the tables of its database. */
GEO_FN status rest_send_explanation(rest_ctx *ctx, const place_answer *answer);
/* Whether the upstream answers. */
GEO_FN bool rest_send_is_relayed(const rest_ctx *ctx);
/* Hands it on. *is_done false: the upstream is down and the gazetteer may answer. */
GEO_FN status rest_send_relay(rest_ctx *ctx, bool *is_done);

#endif
