#ifndef GEO_REST_H
#define GEO_REST_H
/* rest -- the Nominatim-compatible API: /search, /reverse, /lookup, /details, /status, and
 * /suggest, which Nominatim lacks. Existing Nominatim clients work with it unmodified. Knows no
 * sockets: a request in, a body and an HTTP status out. */

#include "../base/call.h"
#include "../base/out.h"
#include "rest_send.h"

GEO_FN const char *rest_path(int index); /* NUL-terminated; NULL: there are no more */
GEO_FN bool rest_has(str path);       /* is it one of these, also as "//search" or "/search.php"? */
GEO_FN str rest_known_path(str path); /* as rest_path has it; others as they are */
/* GEO_MUST_WAIT: nothing was written; run it again on a worker. Else GEO_OK: body and reply are
 * complete, errors included. */
GEO_FN status rest_handle(call *c, const rest_request *request, out *body, rest_reply *reply);

#endif
