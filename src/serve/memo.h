#ifndef GEO_MEMO_H
#define GEO_MEMO_H
/* memo -- answers as they were written, given again while they are younger than a second. Only the
 * thread that answers from memory uses it; any may call memo_clear. */

#include "../base/base.h"

enum {
    MEMO_KEY_MAX = 1000,     /* all that the answer depends on; longer questions are not noted */
    MEMO_VALUE_MAX = 7 << 10 /* ten places; larger answers are not noted */
};

typedef struct {
    str value;
    const char *type; /* what its owner wants to know beside it; STATIC */
    int max_age_s;
} memo;

/* The answer to that question, until the next memo_keep; NULL: none, or it is too old. Times are
 * those of os_now_ms. */
GEO_FN const memo *memo_find(str key, int64_t now_ms);
GEO_FN void memo_keep(str key, memo answer, int64_t now_ms); /* copies both */
GEO_FN void memo_clear(void);     /* what answers are made from has changed */
GEO_FN uint64_t memo_count(void); /* answers given again since the start */

#endif
