#ifndef GEO_RESPONSE_CACHE_H
#define GEO_RESPONSE_CACHE_H
/* response_cache -- answers as they were written, given again while they are younger than a second.
 * Only the thread that answers from memory uses it; any may call response_cache_clear. */

#include "../base/str.h"

enum {
    RESPONSE_CACHE_KEY_MAX =
        1000, /* all that the answer depends on; longer questions are not noted */
    RESPONSE_CACHE_VALUE_MAX = 7 << 10 /* ten places; larger answers are not noted */
};

typedef struct {
    str value;
    const char *type; /* what its owner wants to know beside it; STATIC */
    int max_age_s;
} response_cache;

/* The answer to that question, until the next response_cache_keep; NULL: none, or it is too old.
 * Times are those of os_now_ms. */
GEO_FN const response_cache *response_cache_find(str key, int64_t now_ms);
GEO_FN void response_cache_keep(str key, response_cache answer, int64_t now_ms); /* copies both */
GEO_FN void response_cache_clear(void);     /* what answers are made from has changed */
GEO_FN uint64_t response_cache_count(void); /* answers given again since the start */

#endif
