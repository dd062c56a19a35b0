#ifndef GEO_CALL_H
#define GEO_CALL_H
/* call -- the context of one request, passed down through all layers: its memory, its deadline,
 * whether it may block, whether it was cancelled, why it failed. Lives as long as the request. */

#include <stdatomic.h>

#include "arena.h"
#include "status.h"

enum {
    CALL_WHY_MAX = 400,    /* one sentence; upstream text in it is cut much shorter */
    CALL_ADVICE_MAX = 200, /* one more sentence; none contains names */
    CALL_WORK_MAX = 10000, /* units of call_charge on the event loop: about 1 ms */
    CALL_STEP_WORK = 4000  /* units between two looks at clock and flag: less than 1 ms */
};

typedef struct call call;
struct call {
    arena mem;               /* REQUEST memory; all slices of an answer point into it */
    int64_t deadline_ms;     /* on the clock of os_now_ms(); nothing waits or computes longer */
    int64_t (*now_ms)(void); /* os_now_ms; NULL: computing has no deadline */
    bool may_block; /* false on the event loop: answer from memory or return GEO_MUST_WAIT */
    bool is_row;    /* nobody chooses among its candidates: their labels need not find them again */
    bool is_strict; /* while the upstream is down there is no answer, instead of another source's */
    int work; /* units of call_charge until GEO_MUST_WAIT; 0: no limit but deadline and flag */
    const atomic_bool *cancelled;                                /* NULL: cannot be cancelled */
    void (*progress)(call *c, int done, int total, str message); /* NULL: not wanted */
    void *progress_ctx;                                          /* for the progress callback */
    str traceparent; /* W3C trace context, passed on upstream; may be absent */

    int64_t charged, check_at; /* units so far; when call_charge looks again */
    status stop; /* GEO_MUST_WAIT, GEO_CANCELLED or GEO_TIMEOUT: stopped computing, for good */
    status code; /* GEO_OK until it fails */
    double retry_after_s;         /* > 0: when to try again */
    int upstream_http;            /* the upstream's reply that it is due to; 0: none */
    char why[CALL_WHY_MAX];       /* one sentence for the user */
    char advice[CALL_ADVICE_MAX]; /* what to do next; empty: the suggestion of the status row */
    str corrected; /* JSON of the arguments that may be meant, in `mem`; absent: not known */
};

/* Records the failure and returns its code, for `return call_fail(...)`. A second failure replaces
 * the first. The sentence is sanitized (out_plain): parts of it may come from outside. */
GEO_FN status call_fail(call *c, status code, const char *format, ...) GEO_PRINTF(3, 4);
/* Fails the call as another has. */
GEO_FN void call_fail_as(call *c, const call *other);
/* Fails the call as too large because c->mem is full. Return it at once where c->mem gave NULL; an
 * absent text needs no check, because call_end looks again. */
GEO_FN status call_full(call *c);
/* Where a call that ended with `code` leaves the layers: turns it into a failure when it was
 * stopped or memory ran out on the way, because the answer is then incomplete. */
GEO_FN status call_end(call *c, status code);
GEO_FN void call_advise(call *c, const char *format, ...) GEO_PRINTF(2, 3);
GEO_FN void call_clear_failure(call *c);       /* after a failure that was worked around */
GEO_FN str call_parse_traceparent(str header); /* the W3C traceparent; absent: malformed */
GEO_FN bool call_is_cancelled(const call *c);
/* Charges the cost of a step to the call; a unit is at most 0.1 us, cache misses included. Every
 * loop that grows with an index or a request charges as it goes, what the request makes a step
 * cost. This is the one place where computing stops: every CALL_STEP_WORK units it looks at the
 * flag, the deadline and the budget. False: stop, and discard what was found so far. */
GEO_FN bool call_charge(call *c, int64_t units);
GEO_FN bool call_over_budget(const call *c); /* call_charge has returned false */
GEO_FN void call_resume(call *c);            /* after a cancellation that was for a part of it */
/* Fails a call that is over its budget, with the reason: a worker, the deadline, or its client. */
GEO_FN status call_stop(call *c);
GEO_FN void call_report(call *c, int done, int total, str message);
GEO_FN const char *call_advice(const call *c); /* what to do next; never NULL */

#endif
