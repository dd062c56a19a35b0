#ifndef GEO_RATE_LIMITER_H
#define GEO_RATE_LIMITER_H
/* rate_limiter -- every request to an upstream passes here, so that together they keep its rate:
 * all threads of this process, and through the cache file all processes of the user. */

#include "../base/base.h"
#include "../base/call.h"

enum {
    RATE_LIMITER_QUEUE_MAX = 32, /* requests waiting for their turn; more are refused as busy */
    RATE_LIMITER_BACKOFF_MAX_S = 24 * 3600, /* longest pause that we let an upstream impose */
    RATE_LIMITER_DAY_S =
        24 * 3600, /* the public host's usage policy: who uses it for longer than a day */
    RATE_LIMITER_IDLE_S = 3600,          /* without a pause like this */
    RATE_LIMITER_DAY_INTERVAL_MS = 15000 /* asks at most 4 times a minute */
};

/* A lane is a server, by the hash of its address: the same in every process. GEOCODER_RATE_LIMIT is
 * for each, 0 is no limit; OpenStreetMap's own servers are one lane, which is never faster than 1/s
 * and carries one request at a time. */
enum { RATE_LIMITER_PUBLIC = 0 };

typedef struct {
    double per_s; /* as it is now; 0: no limit */
    const char
        *state; /* "open", "waiting" (for the next slot), "held" (the upstream asked for a pause) */
    int64_t next_slot_ms; /* from now */
    int queued;           /* requests of this process that wait, in any lane */
} rate_limiter_stats;

/* Waits for its turn; GEO_OK must be followed by rate_limiter_leave. GEO_BUSY: the queue is full or
 * the turn would come after the call's deadline; GEO_RATE_LIMITED: the upstream asked for a longer
 * pause than that; both with retry_after_s. GEO_CANCELLED gives the turn back. */
GEO_FN status rate_limiter_enter(call *c, uint64_t bucket);
GEO_FN void rate_limiter_leave(uint64_t bucket);
/* The upstream wants no request for so long: nobody passes until then. */
GEO_FN void rate_limiter_backoff(uint64_t bucket, double pause_s);
GEO_FN rate_limiter_stats rate_limiter_look(uint64_t bucket);

/* Waits on the call's behalf, watching its cancellation. False: cancelled, and said so. */
GEO_FN bool rate_limiter_sleep(call *c, int64_t until_ms);

#endif
