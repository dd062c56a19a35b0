#ifndef GEO_RESPONSE_CACHE_H
#define GEO_RESPONSE_CACHE_H
/* response_cache -- complete answers, reused while they are younger than a second. Used by the one
 * thread that answers without waiting; any thread may call response_cache_clear. */

#include "../base/str.h"

enum {
    RESPONSE_CACHE_KEY_MAX = 1000, /* all that the answer depends on; a longer one is not cached */
    RESPONSE_CACHE_VALUE_MAX = 7 << 10 /* ten places; larger answers are not cached */
};

typedef struct {
    str value;
    const char *type; /* content type, for HTTP; STATIC */
    int max_age_s;
} response_cache_entry;

/* The entry of that key, valid until the next response_cache_put; NULL: none, or too old. Times are
 * those of os_now_ms. */
GEO_FN const response_cache_entry *response_cache_find(str key, int64_t now_ms);
GEO_FN void response_cache_put(str key, response_cache_entry entry,
                               int64_t now_ms); /* copies key and value */
GEO_FN void response_cache_clear(void);         /* the data has changed */
GEO_FN uint64_t response_cache_hits(void);      /* since the start */

#endif
