/* call -- one request on its way through the layers.
 *
 * Flow: made at an edge (stdio, httpd, cli), handed down to the sources, read again when the reply is
 * written. Owns nothing: the edge owns the memory. */
#include "call.h"

#include <stdarg.h>
#include <stdio.h>

GEO_FN status call_fail(call *c, status code, const char *format, ...) {
    va_list args;
    va_start(args, format);
    vsnprintf(c->why, sizeof c->why, format, args);
    va_end(args);
    c->code = code;
    c->retry_after_s = 0;
    c->advice[0] = 0;
    return code;
}

GEO_FN void call_advise(call *c, const char *format, ...) {
    va_list args;
    va_start(args, format);
    vsnprintf(c->advice, sizeof c->advice, format, args);
    va_end(args);
}

GEO_FN void call_forgive(call *c) {
    c->code = GEO_OK;
    c->retry_after_s = 0;
    c->why[0] = 0;
    c->advice[0] = 0;
}

GEO_FN bool call_is_cancelled(const call *c) {
    return c->cancelled && atomic_load(c->cancelled);
}

GEO_FN void call_report(call *c, int done, int total, str message) {
    if (c->progress) {
        c->progress(c, done, total, message);
    }
}

GEO_FN const char *call_advice(const call *c) {
    return c->advice[0] ? c->advice : status_of(c->code)->suggestion;
}
