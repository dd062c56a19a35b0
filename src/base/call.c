/* call -- the context of one request.
 *
 * Made where a request comes in (stdio, httpd, cli), passed down, and read again when the reply is
 * written. Owns nothing: the memory is its maker's. Outside facts: W3C Trace Context. */
#include "call.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "out.h"

#include "ascii.h"
#include "utf8.h"

GEO_FN status call_fail(call *c, status code, const char *format, ...) {
    char text[CALL_WHY_MAX];
    va_list args;
    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    str sentence = str_of(text);
    bool is_cut = sentence.len == sizeof text - 1;
    out why = out_of(c->why, sizeof c->why - 1);
    out_plain(&why, is_cut ? utf8_head(sentence, sentence.len - 3) : sentence);
    c->why[why.len] = 0;
    c->code = code;
    c->retry_after_s = 0;
    c->upstream_http = 0;
    c->advice[0] = 0;
    c->corrected = STR_NONE;
    return code;
}

GEO_FN void call_fail_as(call *c, const call *other) {
    c->code = other->code;
    c->retry_after_s = other->retry_after_s;
    c->upstream_http = other->upstream_http;
    memcpy(c->why, other->why, sizeof c->why);
    memcpy(c->advice, other->advice, sizeof c->advice);
}

GEO_FN status call_full(call *c) {
    return call_fail(c, GEO_TOO_LARGE, "The call needs more memory than one call may use.");
}

/* A call that must wait is repeated with the memory of a worker. */
GEO_FN status call_end(call *c, status code) {
    if (call_over_budget(c)) {
        return call_stop(c);
    }
    return c->mem.full && code != GEO_MUST_WAIT ? call_full(c) : code;
}

GEO_FN void call_advise(call *c, const char *format, ...) {
    va_list args;
    va_start(args, format);
    vsnprintf(c->advice, sizeof c->advice, format, args);
    va_end(args);
}

GEO_FN void call_clear_failure(call *c) {
    c->code = GEO_OK;
    c->retry_after_s = 0;
    c->upstream_http = 0;
    c->why[0] = 0;
    c->advice[0] = 0;
    c->corrected = STR_NONE;
}

/* All-zero ids and version ff are invalid. A later version may have more fields: the known ones are
 * used. */
GEO_FN str call_parse_traceparent(str header) {
    enum { TRACE_LEN = 55 }; /* 00-32 digits-16 digits-2 digits */
    if (str_from(header, TRACE_LEN).len && header.at[TRACE_LEN] == '-' &&
        !str_starts(header, STR("00"))) {
        header = str_head(header, TRACE_LEN);
    }
    bool has_trace = false, has_parent = false;
    for (size_t i = 0; i < header.len; i++) {
        char byte = header.at[i];
        bool dash = i == 2 || i == 35 || i == 52;
        if (dash ? byte != '-' : ascii_hex(byte) < 0 || ascii_lower(byte) != byte) {
            return STR_NONE;
        }
        has_trace = has_trace || (i > 2 && i < 35 && byte != '0');
        has_parent = has_parent || (i > 35 && i < 52 && byte != '0');
    }
    bool good = header.len == TRACE_LEN && has_trace && has_parent;
    return good && !str_starts(header, STR("ff")) ? header : STR_NONE;
}

GEO_FN bool call_is_cancelled(const call *c) {
    return c->cancelled && atomic_load(c->cancelled);
}

static void call_check(call *c) {
    int64_t next = c->charged + CALL_STEP_WORK;
    c->check_at = c->work && c->work < next ? c->work : next;
    if (c->stop) {
        return;
    }
    c->stop = call_is_cancelled(c)                         ? GEO_CANCELLED
              : c->now_ms && c->now_ms() >= c->deadline_ms ? GEO_TIMEOUT
              : c->work && c->charged >= c->work           ? GEO_MUST_WAIT
                                                           : GEO_OK;
}

GEO_FN bool call_charge(call *c, int64_t units) {
    c->charged += units;
    if (c->charged >= c->check_at) {
        call_check(c);
    }
    return !c->stop;
}

GEO_FN void call_resume(call *c) {
    c->stop = c->stop == GEO_CANCELLED ? GEO_OK : c->stop;
    c->check_at = c->charged;
}

GEO_FN bool call_over_budget(const call *c) {
    return c->stop != GEO_OK;
}

GEO_FN status call_stop(call *c) {
    if (c->stop == GEO_TIMEOUT) {
        call_fail(c, GEO_TIMEOUT, "The call took longer than it may and was stopped.");
        call_advise(c, "Ask for less at a time, or raise GEOCODER_TIMEOUT.");
        return GEO_TIMEOUT;
    }
    return call_fail(c, c->stop,
                     c->stop == GEO_CANCELLED ? "The call was cancelled."
                                              : "The call has more to do than an event loop may.");
}

GEO_FN void call_report(call *c, int done, int total, str message) {
    if (c->progress) {
        c->progress(c, done, total, message);
    }
}

GEO_FN const char *call_advice(const call *c) {
    return c->advice[0] ? c->advice : status_of(c->code)->suggestion;
}
