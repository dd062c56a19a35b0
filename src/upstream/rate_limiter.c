/* rate_limiter -- every request to an upstream passes here, so that together they keep its rate.
 *
 * Flow: nominatim enters before each request and leaves after it. A turn is a time: the first free
 * one is taken under the cache's lock, then waited for without a lock, so turns are first come,
 * first served. Owns the clocks, in bytes borrowed from the cache (shared when there is a cache
 * file), and the count of waiting threads. Outside facts: the Nominatim usage policy of
 * OpenStreetMap's operations group, 2026-05: at most 1 request a second over all users of an
 * application, 4 a minute for what runs longer than a day. */
#include "rate_limiter.h"

#include <stdatomic.h>

#include "../platform/config.h"
#include "../platform/os.h"
#include "cache.h"
#include "lru.h"

/* Times are os_unix_ms, because they must mean the same to the next process, and survive a restart.
 */
typedef struct {
    uint64_t bucket;    /* whose clock it is */
    int64_t next_ms;    /* the first free turn */
    int64_t backoff_ms; /* nobody before that */
    int64_t since_ms;   /* of continuous use */
    int64_t last_ms;    /* latest turn taken */
    int64_t busy_ms;    /* public: a request is on its way, until then at the latest */
} rate_limiter_clock;

enum {
    RATE_LIMITER_BUSY_MAX_S = 600, /* the longest that GEOCODER_TIMEOUT lets a request take */
    RATE_LIMITER_CLOCKS = 10, /* the public one's is the first; of others as many are remembered */
    RATE_LIMITER_NAP_MS = 25, /* how soon a cancelled call notices */
    RATE_LIMITER_PUBLIC_MS = 1000 /* floor that no setting lowers */
};

_Static_assert(sizeof(rate_limiter_clock) * RATE_LIMITER_CLOCKS <= LRU_EXTRA,
               "the cache lends so many bytes");

static atomic_int rate_limiter_queued; /* calls of this process that wait for a turn, in any lane */

/* ---- arithmetic on one clock: pure ---- */

static int64_t rate_limiter_setting_ms(double per_s) {
    return per_s > 0 ? (int64_t)MIN(1000 / per_s, RATE_LIMITER_BACKOFF_MAX_S * 1000.0) : 0;
}

static int64_t rate_limiter_interval_ms(const rate_limiter_clock *g, double per_s, int64_t now_ms) {
    int64_t ms = rate_limiter_setting_ms(per_s);
    if (g->bucket == RATE_LIMITER_PUBLIC) {
        bool days = now_ms - g->since_ms > RATE_LIMITER_DAY_S * 1000LL;
        ms = MAX(ms, days ? RATE_LIMITER_DAY_INTERVAL_MS : RATE_LIMITER_PUBLIC_MS);
    }
    return ms;
}

static int64_t rate_limiter_within(int64_t ms, int64_t latest_ms) {
    return ms < 0 || ms > latest_ms ? 0 : ms;
}

/* Times that cannot be come from a clock that was set back, or from a damaged file: forgotten. */
static void rate_limiter_sanitize(rate_limiter_clock *g, double per_s, int64_t now_ms) {
    int64_t slot_ms = MAX(RATE_LIMITER_DAY_INTERVAL_MS, rate_limiter_setting_ms(per_s));
    g->backoff_ms =
        rate_limiter_within(g->backoff_ms, now_ms + RATE_LIMITER_BACKOFF_MAX_S * 1000LL);
    int64_t far_ms = MAX(now_ms, g->backoff_ms) + (RATE_LIMITER_QUEUE_MAX + 1) * slot_ms;
    g->next_ms = rate_limiter_within(g->next_ms, far_ms);
    g->last_ms = rate_limiter_within(g->last_ms, far_ms);
    g->busy_ms = rate_limiter_within(g->busy_ms, now_ms + RATE_LIMITER_BUSY_MAX_S * 1000LL);
    g->since_ms = rate_limiter_within(g->since_ms, now_ms);
    if (!g->since_ms || now_ms - g->last_ms > RATE_LIMITER_IDLE_S * 1000LL) {
        g->since_ms = now_ms;
    }
}

/* Takes the first free turn. -1: RATE_LIMITER_QUEUE_MAX turns are waited for already. */
static int64_t rate_limiter_take(rate_limiter_clock *g, int64_t now_ms, int64_t interval_ms) {
    int64_t open_ms = MAX(now_ms, g->backoff_ms);
    int64_t slot_ms = interval_ms ? MAX(open_ms, g->next_ms) : open_ms;
    if (slot_ms - open_ms > RATE_LIMITER_QUEUE_MAX * interval_ms) {
        return -1;
    }
    g->next_ms = slot_ms + interval_ms;
    g->last_ms = MAX(slot_ms, g->last_ms);
    return slot_ms;
}

/* Gives a turn back that was not used, when nobody has taken a later one. */
static void rate_limiter_release(rate_limiter_clock *g, int64_t slot_ms, int64_t interval_ms) {
    if (g->next_ms == slot_ms + interval_ms) {
        g->next_ms = slot_ms;
    }
}

/* Until when the clock matters; one that cannot be is damage, and matters to nobody. */
static int64_t rate_limiter_until(const rate_limiter_clock *g, int64_t now_ms) {
    return rate_limiter_within(MAX(g->last_ms, g->backoff_ms),
                               now_ms + RATE_LIMITER_BACKOFF_MAX_S * 1000LL);
}

/* The lane's clock; a lane that has none yet gets the one that was not used for longest. */
static rate_limiter_clock *rate_limiter_find(rate_limiter_clock clocks[RATE_LIMITER_CLOCKS],
                                             uint64_t bucket, int64_t now_ms) {
    rate_limiter_clock *oldest = &clocks[1];
    if (bucket == RATE_LIMITER_PUBLIC) {
        clocks[0].bucket = bucket;
        return &clocks[0];
    }
    for (int i = 1; i < RATE_LIMITER_CLOCKS; i++) {
        if (clocks[i].bucket == bucket) {
            return &clocks[i];
        }
        if (rate_limiter_until(&clocks[i], now_ms) < rate_limiter_until(oldest, now_ms)) {
            oldest = &clocks[i];
        }
    }
    *oldest = (rate_limiter_clock){.bucket = bucket};
    return oldest;
}

/* ---- waiting ---- */

static rate_limiter_clock *rate_limiter_open(uint64_t bucket, int64_t *now_ms) {
    rate_limiter_clock *clocks = cache_borrow(sizeof(rate_limiter_clock) * RATE_LIMITER_CLOCKS);
    *now_ms = os_unix_ms();
    rate_limiter_clock *g = rate_limiter_find(clocks, bucket, *now_ms);
    rate_limiter_sanitize(g, config_get()->rate_limit, *now_ms);
    return g;
}

GEO_FN bool rate_limiter_sleep(call *c, int64_t until_ms) {
    while (!call_is_cancelled(c)) {
        int64_t now_ms = os_now_ms();
        if (now_ms >= until_ms) {
            return true;
        }
        os_sleep_until(MIN(until_ms, now_ms + RATE_LIMITER_NAP_MS));
    }
    call_fail(c, GEO_CANCELLED, "The call was cancelled while it waited for its turn upstream.");
    return false;
}

static status rate_limiter_refuse(call *c, bool backoff, int64_t wait_ms, int64_t interval_ms) {
    double wait_s = (double)wait_ms / 1000;
    status code = GEO_BUSY;
    if (backoff) {
        code = call_fail(c, GEO_RATE_LIMITED, "The upstream wants no requests for another %.0f s.",
                         wait_s);
    } else {
        call_fail(c, GEO_BUSY,
                  "Too many requests are waiting for the upstream, which is asked every %.3g s.",
                  (double)interval_ms / 1000);
    }
    c->retry_after_s = MAX(wait_s, 1);
    return code;
}

/* Takes a turn and waits for it. *again: the upstream asked for a pause meanwhile. */
static status rate_limiter_slot(call *c, uint64_t bucket, bool *again) {
    int64_t now_ms = 0, left_ms = c->deadline_ms - os_now_ms();
    rate_limiter_clock *g = rate_limiter_open(bucket, &now_ms);
    int64_t interval_ms = rate_limiter_interval_ms(g, config_get()->rate_limit, now_ms);
    int64_t free_ms = MAX(g->next_ms, g->backoff_ms),
            slot_ms = rate_limiter_take(g, now_ms, interval_ms);
    bool backoff = g->backoff_ms > now_ms, late = slot_ms - now_ms > left_ms;
    if (slot_ms >= 0 && late) {
        rate_limiter_release(g, slot_ms, interval_ms);
    }
    cache_give_back();
    if (slot_ms < 0 || late) {
        int64_t wait_ms = slot_ms < 0 ? interval_ms : MAX(free_ms - now_ms, 0);
        return rate_limiter_refuse(c, backoff && late, wait_ms, interval_ms);
    }
    bool came = rate_limiter_sleep(c, os_now_ms() + (slot_ms - now_ms));
    g = rate_limiter_open(bucket, &now_ms);
    if (!came) {
        rate_limiter_release(g, slot_ms, interval_ms);
    }
    *again = g->backoff_ms > now_ms;
    cache_give_back();
    return came ? GEO_OK : GEO_CANCELLED;
}

/* The public host is asked one request at a time. Who dies with one on its way keeps the others out
 * no longer than its deadline. */
static status rate_limiter_alone(call *c, uint64_t bucket) {
    for (;;) {
        int64_t now_ms = 0, left_ms = c->deadline_ms - os_now_ms();
        rate_limiter_clock *g = rate_limiter_open(bucket, &now_ms);
        bool mine = g->busy_ms <= now_ms;
        if (mine) {
            g->busy_ms = now_ms + MAX(left_ms, 0);
        }
        cache_give_back();
        if (mine) {
            return GEO_OK;
        }
        if (left_ms <= 0) {
            call_fail(c, GEO_BUSY, "Another request to the public server has not come back yet.");
            c->retry_after_s = 1;
            return GEO_BUSY;
        }
        if (!rate_limiter_sleep(c, os_now_ms() + MIN(left_ms, 2 * RATE_LIMITER_NAP_MS))) {
            return GEO_CANCELLED;
        }
    }
}

GEO_FN status rate_limiter_enter(call *c, uint64_t bucket) {
    bool again = true;
    status code = GEO_OK;
    atomic_fetch_add(&rate_limiter_queued, 1);
    while (again && code == GEO_OK) {
        again = false;
        code = rate_limiter_slot(c, bucket, &again);
    }
    if (code == GEO_OK && bucket == RATE_LIMITER_PUBLIC) {
        code = rate_limiter_alone(c, bucket);
    }
    atomic_fetch_sub(&rate_limiter_queued, 1);
    return code;
}

GEO_FN void rate_limiter_leave(uint64_t bucket) {
    int64_t now_ms = 0;
    if (bucket == RATE_LIMITER_PUBLIC) {
        rate_limiter_open(bucket, &now_ms)->busy_ms = 0;
        cache_give_back();
    }
}

GEO_FN void rate_limiter_backoff(uint64_t bucket, double pause_s) {
    int64_t now_ms = 0;
    rate_limiter_clock *g = rate_limiter_open(bucket, &now_ms);
    int64_t until_ms = now_ms + (int64_t)(MIN(pause_s, RATE_LIMITER_BACKOFF_MAX_S) * 1000);
    g->backoff_ms = MAX(g->backoff_ms, until_ms);
    cache_give_back();
}

GEO_FN rate_limiter_stats rate_limiter_look(uint64_t bucket) {
    int64_t now_ms = 0;
    rate_limiter_clock *g = rate_limiter_open(bucket, &now_ms);
    int64_t interval_ms = rate_limiter_interval_ms(g, config_get()->rate_limit, now_ms);
    int64_t wait_ms = MAX(MAX(g->next_ms, g->backoff_ms) - now_ms, 0);
    bool backoff = g->backoff_ms > now_ms;
    cache_give_back();
    return (rate_limiter_stats){.per_s = interval_ms ? 1000.0 / (double)interval_ms : 0,
                                .state = backoff   ? "held"
                                         : wait_ms ? "waiting"
                                                   : "open",
                                .next_slot_ms = wait_ms,
                                .queued = atomic_load(&rate_limiter_queued)};
}
