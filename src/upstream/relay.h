#ifndef GEO_RELAY_H
#define GEO_RELAY_H
/* relay -- requests that the upstream answers and we hand on as they are, through the cache and all
 * limits that other questions have. Any thread. */

#include "../base/call.h"
#include "../geo/place.h"
#include "upstream.h"

typedef struct {
    upstream_form form; /* in: what was asked for, not UPSTREAM_PLACES; out: what the body is */
    int http;           /* 200, or 400 or 404 with Nominatim's own words; 500 of a failure */
    bool is_none;       /* nothing was found; a body is there only if it is Nominatim's */
    str body;
    place_origin origin;
} relay_answer;

/* GET path?params. GEO_MUST_WAIT if the answer is not cached and the call may not block; otherwise
 * a failure explained in c. */
GEO_FN status relay_get(call *c, str path, str params, int budget, relay_answer *answer);

#endif
