#ifndef GEO_CACHE_H
#define GEO_CACHE_H
/* cache -- answers of the upstream, kept for GEOCODER_CACHE_TTL seconds and, for when the upstream
 * is down, beyond that until room is needed. Memory is reserved once, for GEOCODER_CACHE_SIZE
 * answers; nothing is allocated later and storing never fails, it evicts. With GEOCODER_CACHE_FILE
 * all processes of a user share one cache, which survives them. Any thread; no call waits longer
 * than CACHE_LOCK_MS. */

#include "../base/arena.h"

enum {
    CACHE_MISS_TTL_S = 600, /* "nothing found" may be mended on the map: look again soon */
    CACHE_LOCK_MS = 500 /* others hold the file's lock for microseconds; one that is stopped with it
                           shall not stop us: we then go on without the file */
};

typedef enum {
    CACHE_PEEK,  /* the same call will ask again from a worker: a miss is not counted */
    CACHE_FRESH, /* hits and misses are counted */
    CACHE_STALE  /* also one past its time; not counted */
} cache_want;

typedef struct {
    str value;    /* a copy in the caller's arena */
    double age_s; /* since it was stored */
    bool stale;
} cache_hit;

typedef struct {
    int64_t entries, bytes, capacity; /* answers; bytes they take; bytes there are */
    int64_t hits, misses;             /* of this process */
    bool is_shared;                   /* kept in the file */
} cache_stats;

/* Reserves the memory and opens the file, by the settings. A file that cannot be used is said in
 * the log, and the cache is this process's own. False: no memory. */
GEO_FN bool cache_start(void);
GEO_FN bool cache_get(str key, arena *a, cache_want want, cache_hit *hit);
GEO_FN void cache_put(str key, str value, bool is_miss);
GEO_FN cache_stats cache_count(void);

/* `size` bytes (at most LRU_EXTRA) that live beside the cache, for the rate gate: shared and kept
 * like it. They are the caller's alone until cache_give_back, which must follow within
 * microseconds. Nothing says that they hold sense. */
GEO_FN void *cache_borrow(size_t size);
GEO_FN void cache_give_back(void);

#endif
