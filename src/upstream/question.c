/* question -- one question to the upstream. Owns the keys of the cache, and how long an expired
 * answer is held back. */
#include "question.h"

#include <string.h>

#include "../base/out.h"
#include "../platform/config.h"
#include "../platform/os.h"
#include "../platform/workers.h"
#include "cache.h"
#include "singleflight.h"
#include "upstream.h"

enum {
    QUESTION_STALE_MS = 2000,  /* how long an answer that has expired is held back */
    QUESTION_RENEWALS_MAX = 16 /* such answers that are being renewed meanwhile */
};

/* A question whose old answer was given because the upstream is slow. */
typedef struct {
    bool is_used;
    int kind;
    question_again *again;
    size_t key_len, path_len, params_len;
    char key[QUESTION_PARAMS_MAX + 2 * QUESTION_PATH_MAX]; /* path, parameters and what is before */
    char path[QUESTION_PATH_MAX], params[QUESTION_PARAMS_MAX];
} question_renewal;

static struct {
    os_mutex lock;
    question_renewal renewals[QUESTION_RENEWALS_MAX];
    char servers[17]; /* upstream_identity in hex: the prefix of every key */
} QUESTION = {.lock = OS_MUTEX_INIT};

GEO_FN void question_start(void) {
    singleflight_start();
    out o = out_of(QUESTION.servers, sizeof QUESTION.servers);
    out_fmt(&o, "%016llx", (unsigned long long)upstream_identity());
}

GEO_FN str question_key(call *c, const char *form, str path, str params) {
    out o = out_over(&c->mem);
    out_text(&o, str_of(QUESTION.servers));
    out_text(&o, str_of(form));
    out_text(&o, path);
    out_char(&o, '?');
    out_text(&o, params);
    return out_taken(&o, &c->mem);
}

GEO_FN bool question_is_down(status code) {
    switch (code) {
    case GEO_TIMEOUT:
    case GEO_UNREACHABLE:
    case GEO_TLS:
    case GEO_RATE_LIMITED:
    case GEO_BUSY:
    case GEO_DENIED:
    case GEO_UPSTREAM_ERROR:
    case GEO_BAD_REPLY: return true;
    default: return false;
    }
}

static bool question_from_cache(call *c, const question *q, cache_want want, place_origin *origin) {
    cache_hit hit;
    bool found = cache_get(q->key, &c->mem, want, &hit) && !(want == CACHE_STALE && hit.is_miss) &&
                 q->read(c, q->ctx, hit.value);
    if (found) {
        origin->cached = true;
        origin->stale = hit.stale;
        origin->age_s = hit.age_s;
    }
    return found;
}

static status question_fetch(call *c, const question *q, str *value) {
    question_keep keep = QUESTION_DROPPED;
    status code = q->fetch(c, q->ctx, value, &keep);
    if (code == GEO_OK && value->at && keep != QUESTION_DROPPED) {
        cache_put(q->key, *value, keep == QUESTION_MISS);
    }
    return code;
}

/* Fetches, or waits for the call that is fetching the same. */
static status question_fetch_shared(call *c, const question *q, bool is_hasty) {
    int slot = -1;
    str value = STR_NONE;
    singleflight_role role = singleflight_join(c, q->key, is_hasty, &slot, &value);
    if (role == SINGLEFLIGHT_FAILED) {
        return c->code;
    }
    if (role == SINGLEFLIGHT_SHARED && q->read(c, q->ctx, value)) {
        return GEO_OK;
    }
    value = STR_NONE;
    status code = question_fetch(c, q, &value);
    if (role == SINGLEFLIGHT_LEADER) {
        singleflight_publish(slot, value, c);
    }
    return code;
}

/* ---- renewal ---- */

/* A free row; NULL: the question is being renewed, or half the workers do nothing else. */
static question_renewal *question_renewal_row(str key) {
    int used = 0, most = MIN(config_get()->workers / 2, (int)QUESTION_RENEWALS_MAX);
    question_renewal *row = NULL;
    for (int i = 0; i < QUESTION_RENEWALS_MAX; i++) {
        question_renewal *r = &QUESTION.renewals[i];
        if (r->is_used && str_eq((str){r->key, r->key_len}, key)) {
            return NULL;
        }
        used += r->is_used;
        row = r->is_used ? row : r;
    }
    return used < most ? row : NULL;
}

static question_renewal *question_renewal_begin(const question *q) {
    if (q->params.len > QUESTION_PARAMS_MAX || q->path.len > QUESTION_PATH_MAX ||
        q->key.len > sizeof QUESTION.renewals[0].key) {
        return NULL;
    }
    os_lock(&QUESTION.lock);
    question_renewal *r = question_renewal_row(q->key);
    if (r) {
        r->is_used = true;
        r->kind = q->kind;
        r->again = q->again;
        r->key_len = q->key.len;
        r->path_len = q->path.len;
        r->params_len = q->params.len;
        memcpy(r->key, q->key.at, q->key.len);
        memcpy(r->path, q->path.at, q->path.len);
        memcpy(r->params, q->params.at, q->params.len);
    }
    os_unlock(&QUESTION.lock);
    return r;
}

static void question_renewal_end(question_renewal *r) {
    os_lock(&QUESTION.lock);
    r->is_used = false;
    os_unlock(&QUESTION.lock);
}

static bool question_ignore(call *c, void *ctx, str value) {
    (void)c;
    (void)ctx;
    return value.at;
}

static status question_fetch_again(call *c, void *ctx, str *value, question_keep *keep) {
    question_renewal *r = ctx;
    return r->again(c, (str){r->path, r->path_len}, (str){r->params, r->params_len}, r->kind, value,
                    keep);
}

/* On a worker: asks with all the time that a call has, and fills the cache. */
static void question_renew(void *ctx, arena mem) {
    question_renewal *r = ctx;
    call c = {.mem = mem,
              .deadline_ms = os_now_ms() + (int64_t)(config_get()->timeout_s * 1000),
              .may_block = true};
    question q = {.key = {r->key, r->key_len},
                  .ctx = r,
                  .read = question_ignore,
                  .fetch = question_fetch_again};
    question_fetch_shared(&c, &q, false);
    question_renewal_end(r);
}

/* Where there are no workers, the next call tries again. */
static void question_renew_later(const question *q) {
    question_renewal *r = question_renewal_begin(q);
    if (r && !workers_submit((workers_job){question_renew, r, WORKERS_OWN_PEER, OS_FOREVER})) {
        question_renewal_end(r);
    }
}

static bool question_is_being_renewed(str key) {
    bool is = false;
    os_lock(&QUESTION.lock);
    for (int i = 0; i < QUESTION_RENEWALS_MAX; i++) {
        const question_renewal *r = &QUESTION.renewals[i];
        is = is || (r->is_used && str_eq((str){r->key, r->key_len}, key));
    }
    os_unlock(&QUESTION.lock);
    return is;
}

/* ---- asking ---- */

/* A slow upstream is not waited for when there is an older answer, which is then renewed without
 * anybody waiting. */
static status question_fetch_in_time(call *c, const question *q) {
    arena mem = c->mem;
    int64_t deadline_ms = c->deadline_ms, soon_ms = os_now_ms() + QUESTION_STALE_MS;
    place_origin old = place_origin_new();
    bool is_old = question_from_cache(c, q, CACHE_STALE, &old);
    if (is_old) {
        c->deadline_ms = MIN(deadline_ms, soon_ms);
    }
    c->mem = mem;
    if (is_old && question_is_being_renewed(q->key)) {
        c->deadline_ms = deadline_ms;
        return call_fail(c, GEO_TIMEOUT, "The upstream is slow; it is being asked again.");
    }
    status code = question_fetch_shared(c, q, is_old);
    c->deadline_ms = deadline_ms;
    if (is_old && code == GEO_TIMEOUT) {
        question_renew_later(q);
    }
    return code;
}

GEO_FN status question_ask(call *c, const question *q, place_origin *origin) {
    bool is_known = question_from_cache(c, q, c->may_block ? CACHE_FRESH : CACHE_PEEK, origin);
    if (c->mem.full) { /* a request would not fit either */
        return call_full(c);
    }
    if (is_known) {
        return GEO_OK;
    }
    if (!c->may_block) {
        return call_fail(c, GEO_MUST_WAIT, "The upstream has to be asked.");
    }
    status code = question_fetch_in_time(c, q);
    if (question_is_down(code) && question_from_cache(c, q, CACHE_STALE, origin)) {
        origin->warning = arena_join(&c->mem, STR("an older answer: "), str_of(c->why));
        call_clear_failure(c);
        return GEO_OK;
    }
    return code;
}
