#ifndef GEO_CACHE_H
#define GEO_CACHE_H
/* cache -- upstream answers, fresh for GEOCODER_CACHE_TTL seconds and then kept, in case the
 * upstream is down, until the space is needed. Memory for GEOCODER_CACHE_SIZE answers is reserved
 * once; storing evicts and never fails. With GEOCODER_CACHE_FILE all processes of a user share one
 * cache, which outlives them. Any thread. Nothing waits for another process on the event loop:
 * there CACHE_PEEK misses, and all other calls that want the file's lock are a worker's (see
 * shared). */

#include "../base/arena.h"

enum {
    CACHE_MISS_TTL_S = 600 /* "nothing found": the map may be edited soon */
};

typedef enum {
    CACHE_PEEK,  /* a miss is not counted: the call looks again from a worker; never waits */
    CACHE_FRESH, /* hits and misses are counted */
    CACHE_STALE  /* expired answers too; not counted */
} cache_want;

typedef struct {
    str value;    /* a copy in the caller's arena */
    double age_s; /* since it was stored */
    bool stale, is_miss;
} cache_hit;

typedef struct {
    int64_t entries, bytes, capacity; /* answers; bytes used; bytes reserved */
    int64_t hits, misses;             /* of this process */
    bool is_shared;                   /* kept in the file */
} cache_stats;

/* Reserves the memory and opens the file, as configured. If the file cannot be used, the log says
 * so and the cache is private to this process. False: no memory. */
GEO_FN bool cache_start(void);
GEO_FN bool cache_get(str key, arena *a, cache_want want, cache_hit *hit);
GEO_FN void cache_put(str key, str value, bool is_miss);
GEO_FN cache_stats cache_count(void);

/* `size` bytes (at most LRU_EXTRA) beside the answers, for rate_limiter: shared and persistent like
 * them. Holds the cache's lock until cache_return, which must follow within microseconds. The file
 * may be damaged, so the bytes are not to be trusted. */
GEO_FN void *cache_borrow(size_t size);
GEO_FN void cache_return(void);
/* A copy of those bytes, which another process may be writing to; never waits. */
GEO_FN void cache_glance(void *copy, size_t size);

#endif
