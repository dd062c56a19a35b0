#ifndef GEO_REST_H
#define GEO_REST_H
/* rest -- the Nominatim-compatible API: /search, /reverse, /lookup, /details, /status, and
 * /suggest, which Nominatim lacks. Existing Nominatim clients work with it unmodified. Knows no
 * sockets: a request in, a body and an HTTP status out. */

#include "../base/call.h"
#include "../base/out.h"

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

GEO_FN const char *rest_path(int index); /* NUL-terminated; NULL: there are no more */
GEO_FN bool rest_has(str path);       /* is it one of these, also as "//search" or "/search.php"? */
GEO_FN str rest_known_path(str path); /* as rest_path has it; others as they are */
/* Nominatim's body for an error. */
GEO_FN void rest_write_error(out *body, int http, const char *message);
/* Status and Retry-After of a failed call; `is_outage`: an upstream that is down is the reason. */
GEO_FN void rest_set_failure(const call *c, bool is_outage, rest_reply *reply);
/* GEO_MUST_WAIT: nothing was written; run it again on a worker. Else GEO_OK: body and reply are
 * complete, errors included. */
GEO_FN status rest_handle(call *c, const rest_request *request, out *body, rest_reply *reply);

#endif
