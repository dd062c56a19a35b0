#ifndef GEO_NOMINATIM_ERROR_H
#define GEO_NOMINATIM_ERROR_H
/* nominatim_error -- what an upstream's reply means if it is not a list of places: a table. Pure.
 */

#include "../base/call.h"
#include "../base/status.h"
#include "../base/str.h"

enum { NOMINATIM_ERROR_MESSAGE_MAX = 120 }; /* bytes of the upstream's message that we repeat */

/* The reply: status, Content-Type (may be absent), body. */
typedef struct {
    int http;
    str content_type, body;
} nominatim_error_response;

typedef struct {
    bool may_retry; /* the same server may succeed in a moment */
    double pause_s; /* minimum pause before that, if the message implies one; else 0 */
} nominatim_error_retry;

/* Fails the call with the row's status and one sentence that begins "The upstream `who`". GEO_OK:
 * the reply means that nothing was found. */
GEO_FN status nominatim_error_classify(call *c, const nominatim_error_response *response, str who,
                                       nominatim_error_retry *advice);

#endif
