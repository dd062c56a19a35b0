/* cache -- upstream answers in an lru table, in memory or in a file that processes share.
 *
 * Owns the memory, the file, the locks and the time to live. Two locks, always in this order: the
 * mutex for threads, and the file's kernel lock for processes, which the kernel releases when its
 * holder dies. */
#include "cache.h"

#include "../platform/config.h"
#include "../platform/log.h"
#include "../platform/os.h"
#include "../platform/os_shared.h"
#include "lru.h"

enum { CACHE_EARLIEST_S = 1767225600 /* 2026-01-01: this program is not older */ };

static struct {
    os_mutex lock;
    lru active; /* in the file, or `own` */
    lru own;    /* in memory of this process, untouched while a file is in use */
    size_t size;
    os_shared file;
    bool is_shared;
    int64_t hits, misses;
} CACHE = {.lock = OS_MUTEX_INIT};

/* ---- locks ---- */

/* Stops using the file: its lock is stuck, it was truncated, or another version has taken it over.
 */
static void cache_leave_file(const char *why) {
    log_event(LOG_WARN, "cache_file_left",
              "cache file: %s; this process goes on with a cache of its own", why);
    CACHE.is_shared = false; /* stays mapped: borrowed bytes may still be in use */
    CACHE.active = CACHE.own;
    lru_format(&CACHE.active);
}

/* A truncated file is given up as a whole: its missing pages read as zeros. */
static void cache_check_file(void) {
    if (CACHE.is_shared && (!lru_is_ours(&CACHE.active) || os_page_lost())) {
        os_shared_unlock(&CACHE.file);
        cache_leave_file("it was cut short, or another version of the program has taken it over");
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

static void cache_lock(void) {
    os_lock(&CACHE.lock);
    if (CACHE.is_shared && !os_shared_lock(&CACHE.file, CACHE_LOCK_MS)) {
        cache_leave_file(os_why());
    }
    os_page_lost(); /* forget lost pages of other files */
    cache_check_file();
    cache_repair();
}

static void cache_unlock(void) {
    cache_check_file();
    cache_repair();
    cache_check_file(); /* the repair may have touched more lost pages */
    if (CACHE.is_shared) {
        os_shared_unlock(&CACHE.file);
    }
    os_unlock(&CACHE.lock);
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
    CACHE.own = CACHE.active = lru_view(memory, memory + size, entries);
    lru_format(&CACHE.active);
    return true;
}

static bool cache_share_file(const char *path, int64_t *before) {
    if (!os_shared_open(&CACHE.file, path, CACHE.size, lru_magic(), before)) {
        return false;
    }
    if (!os_shared_lock(&CACHE.file, CACHE_LOCK_MS)) {
        os_shared_close(&CACHE.file);
        return false;
    }
    return true;
}

static void cache_open_file(const char *path) {
    int64_t before = 0;
    if (!cache_share_file(path, &before)) {
        log_event(LOG_WARN, "cache_file_unusable",
                  "GEOCODER_CACHE_FILE %s: %s; this process goes on with a cache of its own", path,
                  os_why());
        return;
    }
    os_page_lost();
    lru file = lru_view(CACHE.file.at, CACHE.own.bitmap, CACHE.own.entry_max);
    if (!lru_is_ours(&file)) {
        if (before) {
            log_event(LOG_WARN, "cache_file_foreign",
                      "GEOCODER_CACHE_FILE %s is damaged, or of another version or "
                      "GEOCODER_CACHE_SIZE: started afresh",
                      path);
        }
        lru_format(&file);
    }
    CACHE.active = file;
    CACHE.is_shared = true;
    cache_check_file();
    if (CACHE.is_shared) {
        os_shared_unlock(&CACHE.file);
    }
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
    if (settings->cache_file.len) {
        cache_open_file(settings->cache_file.at);
    }
    cache_check_clock();
    return true;
}

/* ---- answers ---- */

GEO_FN bool cache_get(str key, arena *a, cache_want want, cache_hit *hit) {
    int64_t stored_ms = 0, now_ms = os_unix_ms();
    bool is_miss = false;
    cache_lock();
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
    cache_lock();
    lru_put(&CACHE.active, key, value, os_unix_ms(), is_miss);
    cache_unlock();
}

GEO_FN cache_stats cache_count(void) {
    cache_lock();
    cache_stats stats = {.entries = lru_count(&CACHE.active),
                         .bytes = (int64_t)lru_bytes(&CACHE.active),
                         .capacity = (int64_t)CACHE.size,
                         .hits = CACHE.hits,
                         .misses = CACHE.misses,
                         .is_shared = CACHE.is_shared};
    cache_unlock();
    return stats;
}

GEO_FN void *cache_borrow(size_t size) {
    ASSERT(size <= LRU_EXTRA);
    cache_lock();
    return lru_extra(&CACHE.active);
}

GEO_FN void cache_return(void) {
    cache_unlock();
}
