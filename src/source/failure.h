#ifndef GEO_FAILURE_H
#define GEO_FAILURE_H
/* failure -- what an upstream's answer means when it is not a list of places: one table row per
 * shape. Pure. */

#include "../base/base.h"
#include "../base/call.h"
#include "../base/status.h"

enum { FAILURE_MESSAGE_MAX = 120 }; /* of the upstream's own words in our sentence */

/* What came: status, Content-Type (may be absent), body. */
typedef struct {
    int http;
    str content_type, body;
} failure_shape;

typedef struct {
    bool again;     /* the same request may succeed in a moment, here or on another server */
    double pause_s; /* the least time before it, when the upstream's words tell; 0 when not */
} failure_advice;

/* Fails the call with the shape's status and one sentence that begins "The upstream `who`". GEO_OK:
 * it is no failure but a way of saying that nothing was found. */
GEO_FN status failure_judge(call *c, const failure_shape *shape, str who, failure_advice *advice);

#endif
