#ifndef GEO_NOMINATIM_ERROR_H
#define GEO_NOMINATIM_ERROR_H
/* nominatim_error -- what an upstream's answer means when it is not a list of places: one table row
 * per shape. Pure. */

#include "../base/call.h"
#include "../base/status.h"
#include "../base/str.h"

enum { NOMINATIM_ERROR_MESSAGE_MAX = 120 }; /* of the upstream's own words in our sentence */

/* What came: status, Content-Type (may be absent), body. */
typedef struct {
    int http;
    str content_type, body;
} nominatim_error_shape;

typedef struct {
    bool again;     /* the same request may succeed in a moment, here or on another server */
    double pause_s; /* the least time before it, when the upstream's words tell; 0 when not */
} nominatim_error_advice;

/* Fails the call with the shape's status and one sentence that begins "The upstream `who`". GEO_OK:
 * it is no failure but a way of saying that nothing was found. */
GEO_FN status nominatim_error_judge(call *c, const nominatim_error_shape *shape, str who,
                                    nominatim_error_advice *advice);

#endif
