#ifndef GEO_REST_H
#define GEO_REST_H
/* rest -- the Nominatim-compatible face: /search, /reverse, /lookup, /status. Existing Nominatim
 * clients work on it unmodified. Pure as to sockets: a request in, a body and an HTTP status out.
 */

#include "../base/call.h"
#include "../base/out.h"

typedef struct {
    str path, query;     /* of the target, both still percent-encoded; query absent: none */
    str accept_language; /* the header; absent: none */
} rest_request;

typedef struct {
    int http; /* status */
    const char *content_type;
    int max_age_s;     /* the same request has the same answer for so long; 0: who knows */
    int retry_after_s; /* > 0: a failure that passes */
    str warning;       /* why it is not from where it should be, any bytes; absent: all is well */
} rest_reply;

GEO_FN const char *rest_path(int index); /* NUL-terminated; NULL: there are no more */
GEO_FN bool rest_has(str path); /* whether the path is one of this face's, with or without ".php" */
/* Nominatim's body for what failed. */
GEO_FN void rest_write_error(out *body, int http, const char *message);
/* GEO_MUST_WAIT: nothing was written, run it again on a worker. Else GEO_OK, and body and reply are
 * what to send, whatever happened. */
GEO_FN status rest_handle(call *c, const rest_request *request, out *body, rest_reply *reply);

#endif
