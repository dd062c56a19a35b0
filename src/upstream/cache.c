/* cache -- upstream answers in an lru table, in memory or in a file that processes share.
 *
 * Owns the memory and the time to live; the file and the locks are those of shared. */
#include "cache.h"

#include <string.h>

#include "../platform/config.h"
#include "../platform/log.h"
#include "../platform/os.h"
#include "../platform/shared.h"
#include "lru.h"

enum { CACHE_EARLIEST_S = 1767225600 /* 2026-01-01: this program is not older */ };

static struct {
    shared shared;
    shared_state state; /* of the call that holds the lock */
    lru active;         /* in the file, or `own` */
    lru own;            /* in memory of this process, untouched while a file is in use */
    size_t size;
    bool is_shared; /* active is in the file */
    int64_t hits, misses;
} CACHE = {.shared = {.lock = OS_MUTEX_INIT}};

/* ---- locks ---- */

/* The bytes of the rate limiter go along: an upstream's limit holds without the file, too. */
static void cache_use_own(void) {
    CACHE.is_shared = false;
    lru_format(&CACHE.own);
    memcpy(lru_extra(&CACHE.own), lru_extra(&CACHE.active), LRU_EXTRA);
    CACHE.active = CACHE.own;
}

/* What a file holds that is opened just now. */
static void cache_check_new(lru *file) {
    os_page_lost();
    if (!lru_is_ours(file)) {
        if (CACHE.shared.before) {
            log_event(LOG_WARN, "cache_file_foreign",
                      "GEOCODER_CACHE_FILE %s is damaged, or of another version or "
                      "GEOCODER_CACHE_SIZE: started afresh",
                      CACHE.shared.path);
        }
        lru_format(file);
    }
    CACHE.shared.is_new = false;
}

static void cache_use_file(void) {
    lru file = lru_view(CACHE.shared.file.at, CACHE.own.bitmap, CACHE.own.entry_max);
    if (CACHE.shared.is_new) {
        cache_check_new(&file);
    }
    CACHE.active = file;
    CACHE.is_shared = true;
}

/* A truncated file is given up as a whole: its missing pages read as zeros. */
static void cache_check_file(void) {
    if (CACHE.is_shared && (!lru_is_ours(&CACHE.active) || os_page_lost())) {
        shared_leave(&CACHE.shared,
                     "it was cut short, or another version of the program has taken it over");
        CACHE.state = SHARED_MEMORY;
        cache_use_own();
    }
}

static void cache_repair(void) {
    if (lru_is_torn(&CACHE.active)) {
        uint32_t before = lru_count(&CACHE.active);
        lru_repair(&CACHE.active);
        log_event(LOG_WARN, "cache_repaired",
                  "the cache was damaged or left in the middle of a change; %u of %u answers kept",
                  (unsigned)lru_count(&CACHE.active), (unsigned)before);
    }
}

/* False: another process has the lock, and this thread may not wait. */
static bool cache_lock(bool may_wait) {
    shared_state state = shared_lock(&CACHE.shared, may_wait);
    if (state == SHARED_BUSY) {
        return false;
    }
    CACHE.state = state;
    if (state == SHARED_FILE && !CACHE.is_shared) {
        cache_use_file();
    } else if (state == SHARED_MEMORY && CACHE.is_shared) {
        cache_use_own();
    }
    os_page_lost(); /* forget lost pages of other files */
    cache_check_file();
    cache_repair();
    return true;
}

static void cache_unlock(void) {
    cache_check_file();
    cache_repair();
    cache_check_file(); /* the repair may have touched more lost pages */
    shared_unlock(&CACHE.shared, CACHE.state);
}

/* ---- start ---- */

/* Reserves the private memory; `entries` 0: only for the borrowed bytes. */
static bool cache_reserve(uint32_t entries) {
    size_t size = lru_size(entries), scratch_size = lru_scratch_size(entries);
    char *memory = size && size <= SIZE_MAX - scratch_size ? os_reserve(size + scratch_size) : NULL;
    if (!memory) {
        return false;
    }
    CACHE.size = size;
    CACHE.is_shared = false;
    CACHE.own = CACHE.active = lru_view(memory, memory + size, entries);
    lru_format(&CACHE.active);
    return true;
}

/* Machines without a battery start in 1970: what the file holds is then from the future. */
static void cache_check_clock(void) {
    if (CACHE.is_shared && os_unix_ms() / 1000 < CACHE_EARLIEST_S) {
        log_event(LOG_WARN, "clock_wrong",
                  "the clock of this machine is before 2026; answers in the cache file count as "
                  "stale until it is set");
    }
}

GEO_FN bool cache_start(void) {
    const config *settings = config_get();
    if (!cache_reserve((uint32_t)settings->cache_size)) {
        log_event(LOG_ERROR, "cache_off",
                  "GEOCODER_CACHE_SIZE=%d: no memory for so many answers (%s); the cache is off",
                  settings->cache_size, os_why());
        if (!cache_reserve(0)) {
            return false;
        }
    }
    CACHE.shared.setting = "GEOCODER_CACHE_FILE";
    CACHE.shared.event = "cache_file";
    CACHE.shared.path = settings->cache_file.len ? settings->cache_file.at : NULL;
    CACHE.shared.mark = lru_magic();
    CACHE.shared.size = CACHE.size;
    cache_lock(true); /* opens the file */
    cache_unlock();
    cache_check_clock();
    return true;
}

/* ---- answers ---- */

GEO_FN bool cache_get(str key, arena *a, cache_want want, cache_hit *hit) {
    int64_t stored_ms = 0, now_ms = os_unix_ms();
    bool is_miss = false;
    if (!cache_lock(want != CACHE_PEEK)) {
        return false;
    }
    bool found = lru_get(&CACHE.active, key, a, &hit->value, &stored_ms, &is_miss);
    if (found) {
        int64_t ttl_s = config_get()->cache_ttl_s;
        ttl_s = is_miss ? MIN(ttl_s, CACHE_MISS_TTL_S) : ttl_s;
        int64_t age_ms = now_ms - stored_ms;
        hit->stale = age_ms >= ttl_s * 1000 || age_ms < -ttl_s * 1000; /* the clock was set back */
        hit->is_miss = is_miss;
        hit->age_s = age_ms > 0 ? (double)age_ms / 1000 : 0;
        found = want == CACHE_STALE || !hit->stale;
    }
    CACHE.hits += found && want != CACHE_STALE;
    CACHE.misses += !found && want == CACHE_FRESH;
    cache_unlock();
    return found;
}

GEO_FN void cache_put(str key, str value, bool is_miss) {
    cache_lock(true);
    lru_put(&CACHE.active, key, value, os_unix_ms(), is_miss);
    cache_unlock();
}

/* Without the file's lock: what it counts may be wrong for a moment, and is limited. */
GEO_FN cache_stats cache_count(void) {
    os_lock(&CACHE.shared.lock);
    cache_stats stats = {.entries = lru_count(&CACHE.active),
                         .bytes = (int64_t)lru_bytes(&CACHE.active),
                         .capacity = (int64_t)CACHE.size,
                         .hits = CACHE.hits,
                         .misses = CACHE.misses,
                         .is_shared = CACHE.is_shared};
    os_unlock(&CACHE.shared.lock);
    return stats;
}

GEO_FN void *cache_borrow(size_t size) {
    ASSERT(size <= LRU_EXTRA);
    cache_lock(true);
    return lru_extra(&CACHE.active);
}

GEO_FN void cache_return(void) {
    cache_unlock();
}

GEO_FN void cache_glance(void *copy, size_t size) {
    ASSERT(size <= LRU_EXTRA);
    os_lock(&CACHE.shared.lock);
    memcpy(copy, lru_extra(&CACHE.active), size);
    os_unlock(&CACHE.shared.lock);
}
