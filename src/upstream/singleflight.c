/* singleflight -- identical questions that are asked at the same time share one request.
 *
 * Owns the table of requests in flight. The result stays in the leader's memory, so the leader
 * returns only when all followers have copied it. */
#include "singleflight.h"

#include "../platform/os.h"

typedef struct {
    str key; /* in the leader's memory; absent: the slot is free */
    bool is_published;
    bool is_hasty; /* the leader's time was cut short: running out of it says little */
    int followers; /* waiting or copying */
    str value;     /* in the leader's memory; absent: it failed */
    const call *leader;
} singleflight;

enum { SINGLEFLIGHT_POLL_MS = 25 }; /* how soon a cancelled follower notices */

static struct {
    os_mutex lock;
    os_cond changed;
    singleflight slots[SINGLEFLIGHT_MAX];
} singleflight_state = {.lock = OS_MUTEX_INIT};

GEO_FN void singleflight_start(void) {
    os_cond_init(&singleflight_state.changed);
}

/* A leader that was cancelled says nothing about the upstream, nor does one in haste that ran out
 * of time to those who are in none, and a result may be too large to share: then the request has to
 * be sent again. */
static bool singleflight_is_useless(const singleflight *f, bool is_hasty) {
    status code = f->leader->code;
    return !f->value.at && (code == GEO_CANCELLED || code == GEO_OK ||
                            (code == GEO_TIMEOUT && f->is_hasty && !is_hasty));
}

/* Waits until the leader has published. False: the call was cancelled or is out of time. */
static bool singleflight_wait(const singleflight *f, call *c) {
    while (!f->is_published) {
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
                MIN(c->deadline_ms, now_ms + SINGLEFLIGHT_POLL_MS));
    }
    return true;
}

static singleflight_role singleflight_copy(const singleflight *f, call *c, str *value) {
    if (f->value.at) {
        *value = arena_copy(&c->mem, f->value);
        return value->at ? SINGLEFLIGHT_SHARED : SINGLEFLIGHT_ALONE;
    }
    call_fail_as(c, f->leader);
    return SINGLEFLIGHT_FAILED;
}

/* Waits for the leader. False: its result is useless; join again. */
static bool singleflight_follow(singleflight *f, call *c, bool is_hasty, str *value,
                                singleflight_role *role) {
    bool useful = true;
    *role = SINGLEFLIGHT_FAILED;
    f->followers++;
    if (singleflight_wait(f, c)) {
        useful = !singleflight_is_useless(f, is_hasty);
        *role = useful ? singleflight_copy(f, c, value) : SINGLEFLIGHT_ALONE;
    }
    f->followers--;
    os_wake_all(&singleflight_state.changed);
    return useful;
}

/* The request with that key that is in flight, or NULL; *free_slot: a free slot, or NULL. */
static singleflight *singleflight_find(str key, singleflight **free_slot) {
    *free_slot = NULL;
    for (int i = 0; i < SINGLEFLIGHT_MAX; i++) {
        singleflight *f = &singleflight_state.slots[i];
        if (!f->key.at) {
            *free_slot = f;
        } else if (!f->is_published && str_eq(f->key, key)) {
            return f;
        }
    }
    return NULL;
}

GEO_FN singleflight_role singleflight_join(call *c, str key, bool is_hasty, int *slot, str *value) {
    singleflight_role role = SINGLEFLIGHT_ALONE;
    singleflight *f, *free_slot;
    os_lock(&singleflight_state.lock);
    do {
        f = singleflight_find(key, &free_slot);
    } while (f && !singleflight_follow(f, c, is_hasty, value, &role));
    if (!f && free_slot) {
        *free_slot = (singleflight){.key = key, .is_hasty = is_hasty};
        *slot = (int)(free_slot - singleflight_state.slots);
        role = SINGLEFLIGHT_LEADER;
    }
    os_unlock(&singleflight_state.lock);
    return role;
}

GEO_FN void singleflight_publish(int slot, str value, const call *leader) {
    ASSERT(slot >= 0 && slot < SINGLEFLIGHT_MAX);
    os_lock(&singleflight_state.lock);
    singleflight *f = &singleflight_state.slots[slot];
    f->value = value;
    f->leader = leader;
    f->is_published = true;
    os_wake_all(&singleflight_state.changed);
    while (f->followers) { /* they only copy now */
        os_wait(&singleflight_state.changed, &singleflight_state.lock, OS_FOREVER);
    }
    *f = (singleflight){0};
    os_unlock(&singleflight_state.lock);
}
