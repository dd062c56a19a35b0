#ifndef GEO_RATE_LIMITER_H
#define GEO_RATE_LIMITER_H
/* rate_limiter -- limits the rate of requests to each upstream server, over all threads of this
 * process and, through the cache file, over all processes of the user. */

#include "../base/base.h"
#include "../base/call.h"

enum {
    RATE_LIMITER_QUEUE_MAX =
        32, /* slots reserved ahead; requests beyond that are refused as busy */
    RATE_LIMITER_BACKOFF_MAX_S = 24 * 3600, /* longest pause that an upstream may impose */
    /* The public server's usage policy: after a day of use, without a break of an hour, at most 4
       requests a minute. */
    RATE_LIMITER_DAY_S = 24 * 3600,
    RATE_LIMITER_IDLE_S = 3600,
    RATE_LIMITER_DAY_INTERVAL_MS = 15000
};

/* Each server has a bucket, identified by the hash of its URL, which is the same in every process.
 * GEOCODER_RATE_LIMIT applies to each bucket; 0 means no limit. OpenStreetMap's own servers share
 * one bucket, which never exceeds 1 request a second, one at a time. */
enum { RATE_LIMITER_PUBLIC = 0 };

typedef struct {
    double per_s;         /* the rate in force; 0: no limit */
    const char *state;    /* "open", "waiting" (for the next slot) or "held" (backing off) */
    int64_t next_slot_ms; /* from now */
    int queued;           /* calls of this process that wait, in any bucket */
} rate_limiter_stats;

/* Waits for a slot; after GEO_OK, rate_limiter_release must follow. GEO_BUSY: the queue is full or
 * the slot comes after the call's deadline. GEO_RATE_LIMITED: the upstream asked for a pause that
 * outlasts the deadline. Both set retry_after_s. GEO_CANCELLED returns the slot. */
GEO_FN status rate_limiter_acquire(call *c, uint64_t id);
GEO_FN void rate_limiter_release(uint64_t id);
/* The upstream asked for a pause: no slot begins before it is over. */
GEO_FN void rate_limiter_backoff(uint64_t id, double pause_s);
GEO_FN rate_limiter_stats rate_limiter_count(uint64_t id);

/* Sleeps, watching for cancellation. False: cancelled, and the call has failed. */
GEO_FN bool rate_limiter_sleep(call *c, int64_t until_ms);

#endif
