/* cache -- answers of the upstream, kept.
 *
 * Flow: nominatim looks here before it asks and puts here what it got; gate borrows a few bytes of
 * the same memory, so that all processes keep one rate. Owns the memory and the file; a store does
 * the rest. Two locks, always in this order: the mutex for threads, the file's kernel lock for
 * processes, which the kernel drops when its holder dies. */
#include "cache.h"

#include "../platform/config.h"
#include "../platform/log.h"
#include "../platform/os.h"
#include "lru.h"

static struct {
    os_mutex lock;
    lru active; /* the file's, or our own */
    lru own;    /* memory of this process, untouched while a file is used */
    size_t size;
    os_shared file;
    bool is_shared;
    int64_t hits, misses;
} CACHE = {.lock = OS_MUTEX_INIT};

/* ---- locks ---- */

/* The file is lost to us: its lock is stuck, or another version of the program has taken it over.
 */
static void cache_leave_file(const char *why) {
    log_event(LOG_WARN, "cache_file_left",
              "cache file: %s; this process goes on with a cache of its own", why);
    CACHE.is_shared = false; /* stays mapped: who borrowed its bytes may still hold them */
    CACHE.active = CACHE.own;
    lru_format(&CACHE.active);
}

/* Of a file that was cut nothing is kept: zeros stand for what is missing. */
static void cache_check_file(void) {
    if (CACHE.is_shared && (!lru_is_ours(&CACHE.active) || os_page_lost())) {
        os_share_unlock(&CACHE.file);
        cache_leave_file("it was cut short, or another version of the program has taken it over");
    }
}

static void cache_mend(void) {
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
    if (CACHE.is_shared && !os_share_lock(&CACHE.file, CACHE_LOCK_MS)) {
        cache_leave_file(os_why());
    }
    os_page_lost(); /* those of other files do not count */
    cache_check_file();
    cache_mend();
}

static void cache_unlock(void) {
    cache_check_file();
    cache_mend();
    cache_check_file(); /* mending looks at all of it */
    if (CACHE.is_shared) {
        os_share_unlock(&CACHE.file);
    }
    os_unlock(&CACHE.lock);
}

/* ---- start ---- */

/* Reserves our own memory; with `entries` 0 for the borrowed bytes only. */
static bool cache_reserve(uint32_t entries) {
    size_t size = lru_size(entries), scratch_size = lru_scratch_size(entries);
    char *memory = size && size <= SIZE_MAX - scratch_size ? os_reserve(size + scratch_size) : NULL;
    if (!memory) {
        return false;
    }
    CACHE.size = size;
    CACHE.own = CACHE.active = lru_over(memory, memory + size, entries);
    lru_format(&CACHE.active);
    return true;
}

static bool cache_share_file(const char *path, int64_t *before) {
    if (!os_share(&CACHE.file, path, CACHE.size, lru_mark(), before)) {
        return false;
    }
    if (!os_share_lock(&CACHE.file, CACHE_LOCK_MS)) {
        os_unshare(&CACHE.file);
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
    lru file = lru_over(CACHE.file.at, CACHE.own.marks, CACHE.own.entry_max);
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
        os_share_unlock(&CACHE.file);
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

GEO_FN void cache_give_back(void) {
    cache_unlock();
}
