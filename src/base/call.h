#ifndef GEO_CALL_H
#define GEO_CALL_H
/* call -- one request on its way through the layers: its memory, its deadline, whether it may wait,
 * whether its caller is still there, and why it failed. Lives as long as the request. */

#include <stdatomic.h>

#include "arena.h"
#include "status.h"

enum {
    CALL_WHY_MAX = 400,    /* one sentence; upstream text in it is capped long before */
    CALL_ADVICE_MAX = 200, /* one sentence more; none has names in it */
    CALL_WORK_MAX = 10000  /* units of call_charge on an event loop: a millisecond */
};

typedef struct call call;
struct call {
    arena mem;           /* REQUEST memory; all slices of an answer point into it */
    int64_t deadline_ms; /* on os_now_ms()'s clock; nothing waits longer */
    bool may_block;      /* false on an event loop: answer from memory or say GEO_MUST_WAIT */
    int work; /* units of call_charge that are left; < 0: none, GEO_MUST_WAIT; 0: no bound */
    const atomic_bool *cancelled;                                /* NULL when nobody can cancel */
    void (*progress)(call *c, int done, int total, str message); /* NULL when nobody listens */
    void *progress_to; /* belongs to whoever set progress */
    str traceparent;   /* W3C trace context, passed on upstream; may be absent */

    status code;                  /* why it failed; GEO_OK: it has not */
    double retry_after_s;         /* > 0 when waiting helps */
    char why[CALL_WHY_MAX];       /* one sentence for the user */
    char advice[CALL_ADVICE_MAX]; /* next step; empty: the status row's */
};

/* Notes the failure and returns its code, so that `return call_fail(...)` reads as one step. A
 * second failure replaces the first. Whoever has a say in the sentence, it is plain (out_plain). */
GEO_FN status call_fail(call *c, status code, const char *format, ...) GEO_PRINTF(3, 4);
/* Fails the call as too large because c->mem is full. Who has got NULL of it may return so at once;
 * who has got an absent text may go on: call_end looks again. */
GEO_FN status call_full(call *c);
/* At the edge of a call that ended with `code`: what was made of memory that ran out is no answer.
 */
GEO_FN status call_end(call *c, status code);
GEO_FN void call_advise(call *c, const char *format, ...) GEO_PRINTF(2, 3);
GEO_FN void call_forgive(call *c); /* forgets a failure that was worked round */
GEO_FN str call_trace(str header); /* a W3C traceparent that is well-formed; else absent */
GEO_FN bool call_is_cancelled(const call *c);
/* Takes what a step costs off the work that the call may do; a unit is 0.1 us or less, also where
 * memory has to be fetched. Whatever grows with an index charges as it goes: an event loop then
 * stops in time, and a worker does it all. False: too much; what is found so far goes nowhere. */
GEO_FN bool call_charge(call *c, int units);
GEO_FN bool call_is_over(const call *c); /* call_charge has said so */
GEO_FN void call_report(call *c, int done, int total, str message);
GEO_FN const char *call_advice(const call *c); /* what the user should do next; never NULL */

#endif
