#ifndef GEO_QUESTION_H
#define GEO_QUESTION_H
/* question -- one question to the upstream, whatever its answer looks like: it is looked up in the
 * cache, then joined with an identical one in flight, then sent. Any thread. */

#include "../base/call.h"
#include "../geo/place.h"

/* Of an answer that was fetched. */
typedef enum {
    QUESTION_DROPPED, /* not cached */
    QUESTION_MISS,    /* cached for a short time: nothing was found */
    QUESTION_FOUND
} question_keep;

/* Sends a question of that path, parameters and kind again, for its bytes only. */
typedef status question_again(call *c, str path, str params, int kind, str *value,
                              question_keep *keep);

typedef struct {
    str key; /* of question_key */
    str path, params;
    int kind;
    question_again *again;
    void *ctx;
    /* Takes an answer from the bytes that `fetch` made of it. False: they are not such. */
    bool (*read)(call *c, void *ctx, str value);
    /* Sends the question and takes the answer; *value is its bytes, absent when they are too many
     * to be shared. */
    status (*fetch)(call *c, void *ctx, str *value, question_keep *keep);
} question;

enum { /* bytes; what is longer is not renewed */
       QUESTION_PATH_MAX = 64,
       QUESTION_PARAMS_MAX = 4096
};

GEO_FN void question_start(void); /* after upstream_start */
/* All that an answer depends on; `form` sets kinds of values apart. */
GEO_FN str question_key(call *c, const char *form, str path, str params);
/* GEO_OK: read or fetch have taken an answer, and *origin says how old it is. GEO_MUST_WAIT if it
 * is not cached and the call may not block; otherwise a failure explained in c. If the upstream is
 * down or slow and the cache has an expired answer, that is taken, marked stale, with a warning;
 * behind a slow one a worker goes on to renew it. */
GEO_FN status question_ask(call *c, const question *q, place_origin *origin);
/* Whether a failure is the upstream's rather than the question's. */
GEO_FN bool question_is_down(status code);

#endif
