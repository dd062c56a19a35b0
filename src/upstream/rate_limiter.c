/* rate_limiter -- limits the rate of requests to each upstream server.
 *
 * A slot is a point in time. A call reserves the first free one under the cache's lock and then
 * waits for it without a lock, so slots are first come, first served. Owns the buckets, in bytes
 * borrowed from the cache (shared if there is a cache file), and the count of waiting calls.
 * Outside facts: the Nominatim usage policy of the OpenStreetMap operations group, 2026-05: at most
 * 1 request a second over all users of an application, 4 a minute for what runs longer than a day.
 */
#include "rate_limiter.h"

#include <stdatomic.h>
#include <string.h>

#include "../platform/config.h"
#include "../platform/os.h"
#include "cache.h"
#include "lru.h"

/* Times are os_unix_ms: they must mean the same to every process and survive a restart. */
typedef struct {
    uint64_t id;        /* of the server */
    int64_t next_ms;    /* first free slot */
    int64_t backoff_ms; /* no slot before that */
    int64_t since_ms;   /* start of continuous use */
    int64_t last_ms;    /* latest slot reserved */
    int64_t busy_ms;    /* public: a request is in flight, until then at the latest */
} rate_limiter_bucket;

enum {
    RATE_LIMITER_BUSY_MAX_S = 600, /* longest GEOCODER_TIMEOUT */
    RATE_LIMITER_BUCKETS = 10,     /* [0] is the public one; the least recently used is evicted */
    RATE_LIMITER_POLL_MS = 25,     /* how soon a cancelled call notices */
    RATE_LIMITER_PUBLIC_MS = 1000  /* minimum interval, whatever the setting */
};

_Static_assert(sizeof(rate_limiter_bucket) * RATE_LIMITER_BUCKETS <= LRU_EXTRA,
               "the cache lends no more bytes");

static struct {
    atomic_int queued;         /* calls of this process that wait */
    rate_limiter_bucket copy;  /* of the bucket that is locked: other processes may write to the */
    rate_limiter_bucket *home; /* shared bytes at any moment */
} rate_limiter_state;

/* ---- arithmetic on one bucket: pure ---- */

static int64_t rate_limiter_period_ms(double per_s) {
    return per_s > 0 ? (int64_t)MIN(1000 / per_s, RATE_LIMITER_BACKOFF_MAX_S * 1000.0) : 0;
}

static int64_t rate_limiter_interval_ms(const rate_limiter_bucket *b, double per_s,
                                        int64_t now_ms) {
    int64_t ms = rate_limiter_period_ms(per_s);
    if (b->id == RATE_LIMITER_PUBLIC) {
        bool days = now_ms - b->since_ms > RATE_LIMITER_DAY_S * 1000LL;
        ms = MAX(ms, days ? RATE_LIMITER_DAY_INTERVAL_MS : RATE_LIMITER_PUBLIC_MS);
    }
    return ms;
}

static int64_t rate_limiter_plausible_ms(int64_t ms, int64_t latest_ms) {
    return ms < 0 || ms > latest_ms ? 0 : ms;
}

/* Resets times that are impossible: the clock was set back, or the file is damaged. */
static void rate_limiter_sanitize(rate_limiter_bucket *b, double per_s, int64_t now_ms) {
    int64_t slot_ms = MAX(RATE_LIMITER_DAY_INTERVAL_MS, rate_limiter_period_ms(per_s));
    b->backoff_ms =
        rate_limiter_plausible_ms(b->backoff_ms, now_ms + RATE_LIMITER_BACKOFF_MAX_S * 1000LL);
    int64_t far_ms = MAX(now_ms, b->backoff_ms) + (RATE_LIMITER_QUEUE_MAX + 1) * slot_ms;
    b->next_ms = rate_limiter_plausible_ms(b->next_ms, far_ms);
    b->last_ms = rate_limiter_plausible_ms(b->last_ms, far_ms);
    b->busy_ms = rate_limiter_plausible_ms(b->busy_ms, now_ms + RATE_LIMITER_BUSY_MAX_S * 1000LL);
    b->since_ms = rate_limiter_plausible_ms(b->since_ms, now_ms);
    if (!b->since_ms || now_ms - b->last_ms > RATE_LIMITER_IDLE_S * 1000LL) {
        b->since_ms = now_ms;
    }
}

/* Reserves the first free slot. -1: RATE_LIMITER_QUEUE_MAX are reserved already. */
static int64_t rate_limiter_reserve(rate_limiter_bucket *b, int64_t now_ms, int64_t interval_ms) {
    int64_t open_ms = MAX(now_ms, b->backoff_ms);
    int64_t slot_ms = interval_ms ? MAX(open_ms, b->next_ms) : open_ms;
    if (slot_ms - open_ms > RATE_LIMITER_QUEUE_MAX * interval_ms) {
        return -1;
    }
    b->next_ms = slot_ms + interval_ms;
    b->last_ms = MAX(slot_ms, b->last_ms);
    return slot_ms;
}

/* Returns an unused slot, unless a later one has been reserved. */
static void rate_limiter_unreserve(rate_limiter_bucket *b, int64_t slot_ms, int64_t interval_ms) {
    if (b->next_ms == slot_ms + interval_ms) {
        b->next_ms = slot_ms;
    }
}

/* When the bucket was, or will be, last used; 0 if the time is impossible (damage). */
static int64_t rate_limiter_last_use_ms(const rate_limiter_bucket *b, int64_t now_ms) {
    return rate_limiter_plausible_ms(MAX(b->last_ms, b->backoff_ms),
                                     now_ms + RATE_LIMITER_BACKOFF_MAX_S * 1000LL);
}

/* The server's bucket; a new server evicts the least recently used one. */
static rate_limiter_bucket *rate_limiter_find(rate_limiter_bucket buckets[RATE_LIMITER_BUCKETS],
                                              uint64_t id, int64_t now_ms) {
    rate_limiter_bucket *oldest = &buckets[1];
    if (id == RATE_LIMITER_PUBLIC) {
        buckets[0].id = id;
        return &buckets[0];
    }
    for (int i = 1; i < RATE_LIMITER_BUCKETS; i++) {
        if (buckets[i].id == id) {
            return &buckets[i];
        }
        if (rate_limiter_last_use_ms(&buckets[i], now_ms) <
            rate_limiter_last_use_ms(oldest, now_ms)) {
            oldest = &buckets[i];
        }
    }
    *oldest = (rate_limiter_bucket){.id = id};
    return oldest;
}

/* ---- waiting ---- */

static rate_limiter_bucket *rate_limiter_lock(uint64_t id, int64_t *now_ms) {
    rate_limiter_bucket *buckets = cache_borrow(sizeof(rate_limiter_bucket) * RATE_LIMITER_BUCKETS);
    *now_ms = os_unix_ms();
    rate_limiter_state.home = rate_limiter_find(buckets, id, *now_ms);
    memcpy(&rate_limiter_state.copy, rate_limiter_state.home, sizeof rate_limiter_state.copy);
    rate_limiter_sanitize(&rate_limiter_state.copy, config_get()->rate_limit, *now_ms);
    return &rate_limiter_state.copy;
}

static void rate_limiter_unlock(void) {
    memcpy(rate_limiter_state.home, &rate_limiter_state.copy, sizeof rate_limiter_state.copy);
    cache_return();
}

GEO_FN bool rate_limiter_sleep(call *c, int64_t until_ms) {
    while (!call_is_cancelled(c)) {
        int64_t now_ms = os_now_ms();
        if (now_ms >= until_ms) {
            return true;
        }
        os_sleep_until(MIN(until_ms, now_ms + RATE_LIMITER_POLL_MS));
    }
    call_fail(c, GEO_CANCELLED, "The call was cancelled while it waited to ask the upstream.");
    return false;
}

static status rate_limiter_refuse(call *c, bool backoff, int64_t wait_ms, int64_t interval_ms) {
    double wait_s = (double)wait_ms / 1000;
    if (backoff) {
        call_fail(c, GEO_RATE_LIMITED, "The upstream wants no requests for another %.0f s.",
                  wait_s);
    } else {
        call_fail(c, GEO_BUSY,
                  "Too many requests are waiting for the upstream, which takes one every %.3g s.",
                  (double)interval_ms / 1000);
    }
    c->retry_after_s = MAX(wait_s, 1);
    return c->code;
}

/* Reserves a slot and waits for it. *again: the upstream asked for a pause meanwhile. */
static status rate_limiter_wait_slot(call *c, uint64_t id, bool *again) {
    int64_t now_ms = 0, left_ms = c->deadline_ms - os_now_ms();
    rate_limiter_bucket *b = rate_limiter_lock(id, &now_ms);
    int64_t interval_ms = rate_limiter_interval_ms(b, config_get()->rate_limit, now_ms);
    int64_t free_ms = MAX(b->next_ms, b->backoff_ms),
            slot_ms = rate_limiter_reserve(b, now_ms, interval_ms);
    bool backoff = b->backoff_ms > now_ms, late = slot_ms - now_ms > left_ms;
    if (slot_ms >= 0 && late) {
        rate_limiter_unreserve(b, slot_ms, interval_ms);
    }
    rate_limiter_unlock();
    if (slot_ms < 0 || late) {
        int64_t wait_ms = slot_ms < 0 ? interval_ms : MAX(free_ms - now_ms, 0);
        return rate_limiter_refuse(c, backoff && late, wait_ms, interval_ms);
    }
    bool slept = rate_limiter_sleep(c, os_now_ms() + (slot_ms - now_ms));
    b = rate_limiter_lock(id, &now_ms);
    if (!slept) {
        rate_limiter_unreserve(b, slot_ms, interval_ms);
    }
    *again = b->backoff_ms > now_ms;
    rate_limiter_unlock();
    return slept ? GEO_OK : GEO_CANCELLED;
}

/* The public server gets one request at a time. A process that dies during its request blocks the
 * others only until the request's deadline. */
static status rate_limiter_wait_exclusive(call *c) {
    for (;;) {
        int64_t now_ms = 0, left_ms = c->deadline_ms - os_now_ms();
        rate_limiter_bucket *b = rate_limiter_lock(RATE_LIMITER_PUBLIC, &now_ms);
        bool acquired = b->busy_ms <= now_ms;
        if (acquired) {
            b->busy_ms = now_ms + MAX(left_ms, 0);
        }
        rate_limiter_unlock();
        if (acquired) {
            return GEO_OK;
        }
        if (left_ms <= 0) {
            call_fail(c, GEO_BUSY, "Another request to the public server has not come back yet.");
            c->retry_after_s = 1;
            return GEO_BUSY;
        }
        if (!rate_limiter_sleep(c, os_now_ms() + MIN(left_ms, 2 * RATE_LIMITER_POLL_MS))) {
            return GEO_CANCELLED;
        }
    }
}

GEO_FN status rate_limiter_acquire(call *c, uint64_t id) {
    bool again = false;
    status code;
    atomic_fetch_add(&rate_limiter_state.queued, 1);
    do {
        code = rate_limiter_wait_slot(c, id, &again);
    } while (code == GEO_OK && again);
    if (code == GEO_OK && id == RATE_LIMITER_PUBLIC) {
        code = rate_limiter_wait_exclusive(c);
    }
    atomic_fetch_sub(&rate_limiter_state.queued, 1);
    return code;
}

GEO_FN void rate_limiter_release(uint64_t id) {
    int64_t now_ms = 0;
    if (id == RATE_LIMITER_PUBLIC) {
        rate_limiter_lock(id, &now_ms)->busy_ms = 0;
        rate_limiter_unlock();
    }
}

GEO_FN void rate_limiter_backoff(uint64_t id, double pause_s) {
    int64_t now_ms = 0;
    rate_limiter_bucket *b = rate_limiter_lock(id, &now_ms);
    int64_t until_ms = now_ms + (int64_t)(MIN(pause_s, RATE_LIMITER_BACKOFF_MAX_S) * 1000);
    b->backoff_ms = MAX(b->backoff_ms, until_ms);
    rate_limiter_unlock();
}

GEO_FN rate_limiter_stats rate_limiter_count(uint64_t id) {
    int64_t now_ms = os_unix_ms();
    rate_limiter_bucket buckets[RATE_LIMITER_BUCKETS];
    cache_glance(buckets, sizeof buckets); /* on the event loop */
    rate_limiter_bucket *b = rate_limiter_find(buckets, id, now_ms);
    rate_limiter_sanitize(b, config_get()->rate_limit, now_ms);
    int64_t interval_ms = rate_limiter_interval_ms(b, config_get()->rate_limit, now_ms);
    int64_t wait_ms = MAX(MAX(b->next_ms, b->backoff_ms) - now_ms, 0);
    bool backoff = b->backoff_ms > now_ms;
    return (rate_limiter_stats){.per_s = interval_ms ? 1000.0 / (double)interval_ms : 0,
                                .state = backoff   ? "held"
                                         : wait_ms ? "waiting"
                                                   : "open",
                                .next_slot_ms = wait_ms,
                                .queued = atomic_load(&rate_limiter_state.queued)};
}
