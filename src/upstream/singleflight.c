/* singleflight -- calls that ask the same at the same time share one request.
 *
 * Flow: nominatim joins before it asks upstream. Owns the table of requests on their way. A leader
 * keeps its result in its own memory, and leaves only when all followers have copied it. */
#include "singleflight.h"

#include <string.h>

#include "../platform/os.h"

typedef struct {
    str key; /* the leader's memory; absent: the slot is free */
    bool landed;
    int followers; /* waiting, or copying */
    str packed;    /* the leader's memory; absent: it failed */
    const call *leader;
} singleflight;

enum { SINGLEFLIGHT_NAP_MS = 25 }; /* how soon a cancelled follower notices */

static struct {
    os_mutex lock;
    os_cond changed;
    singleflight slots[SINGLEFLIGHT_MAX];
} singleflight_state = {.lock = OS_MUTEX_INIT};

GEO_FN void singleflight_start(void) {
    os_cond_init(&singleflight_state.changed);
}

/* A leader that was cancelled or ran out of time says nothing about the upstream, and one whose
 * result was too large to hand over brings nothing: its followers must ask for themselves. */
static bool singleflight_is_void(const singleflight *f) {
    status code = f->leader->code;
    return !f->packed.at && (code == GEO_CANCELLED || code == GEO_TIMEOUT || code == GEO_OK);
}

/* Until the leader has landed, or the follower must go; false: it must. */
static bool singleflight_wait(const singleflight *f, call *c) {
    while (!f->landed) {
        int64_t now_ms = os_now_ms();
        if (call_is_cancelled(c)) {
            call_fail(c, GEO_CANCELLED, "The call was cancelled while it waited for the upstream.");
            return false;
        }
        if (now_ms >= c->deadline_ms) {
            call_fail(c, GEO_TIMEOUT, "The upstream did not answer in time.");
            return false;
        }
        os_wait(&singleflight_state.changed, &singleflight_state.lock,
                MIN(c->deadline_ms, now_ms + SINGLEFLIGHT_NAP_MS));
    }
    return true;
}

static singleflight_role singleflight_copy(const singleflight *f, call *c, str *packed) {
    if (f->packed.at) {
        *packed = arena_copy(&c->mem, f->packed);
        return packed->at ? SINGLEFLIGHT_GOT : SINGLEFLIGHT_ALONE;
    }
    c->code = f->leader->code;
    c->retry_after_s = f->leader->retry_after_s;
    memcpy(c->why, f->leader->why, sizeof c->why);
    memcpy(c->advice, f->leader->advice, sizeof c->advice);
    return SINGLEFLIGHT_FAILED;
}

/* Waits for the leader. False: it brought nothing, look again who leads. */
static bool singleflight_follow(singleflight *f, call *c, str *packed, singleflight_role *role) {
    bool good = true;
    *role = SINGLEFLIGHT_FAILED;
    f->followers++;
    if (singleflight_wait(f, c)) {
        good = !singleflight_is_void(f);
        *role = good ? singleflight_copy(f, c, packed) : SINGLEFLIGHT_ALONE;
    }
    f->followers--;
    os_wake_all(&singleflight_state.changed);
    return good;
}

/* The request of that key that is still on its way, or NULL; *spare: a free slot, or NULL. */
static singleflight *singleflight_find(str key, singleflight **spare) {
    *spare = NULL;
    for (int i = 0; i < SINGLEFLIGHT_MAX; i++) {
        singleflight *f = &singleflight_state.slots[i];
        if (!f->key.at) {
            *spare = f;
        } else if (!f->landed && str_eq(f->key, key)) {
            return f;
        }
    }
    return NULL;
}

GEO_FN singleflight_role singleflight_join(call *c, str key, int *slot, str *packed) {
    singleflight_role role = SINGLEFLIGHT_ALONE;
    singleflight *f, *spare;
    os_lock(&singleflight_state.lock);
    do {
        f = singleflight_find(key, &spare);
    } while (f && !singleflight_follow(f, c, packed, &role));
    if (!f && spare) {
        *spare = (singleflight){.key = key};
        *slot = (int)(spare - singleflight_state.slots);
        role = SINGLEFLIGHT_LEAD;
    }
    os_unlock(&singleflight_state.lock);
    return role;
}

GEO_FN void singleflight_land(int slot, str packed, const call *leader) {
    ASSERT(slot >= 0 && slot < SINGLEFLIGHT_MAX);
    os_lock(&singleflight_state.lock);
    singleflight *f = &singleflight_state.slots[slot];
    f->packed = packed;
    f->leader = leader;
    f->landed = true;
    os_wake_all(&singleflight_state.changed);
    while (f->followers) { /* they only copy now */
        os_wait(&singleflight_state.changed, &singleflight_state.lock, OS_FOREVER);
    }
    *f = (singleflight){0};
    os_unlock(&singleflight_state.lock);
}
