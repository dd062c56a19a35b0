/* flight -- calls that ask the same at the same time share one request.
 *
 * Flow: nominatim joins before it asks upstream. Owns the table of requests on their way. A leader
 * keeps its result in its own memory, and leaves only when all followers have copied it. */
#include "flight.h"

#include <string.h>

#include "../platform/os.h"

typedef struct {
    str key; /* the leader's memory; absent: the slot is free */
    bool landed;
    int followers; /* waiting, or copying */
    str packed;    /* the leader's memory; absent: it failed */
    const call *leader;
} flight;

enum { FLIGHT_NAP_MS = 25 }; /* how soon a cancelled follower notices */

static struct {
    os_mutex lock;
    os_cond changed;
    flight slots[FLIGHT_MAX];
} FLIGHT = {.lock = OS_MUTEX_INIT};

GEO_FN void flight_start(void) {
    os_cond_init(&FLIGHT.changed);
}

/* A leader that was cancelled or ran out of time says nothing about the upstream, and one whose
 * result was too large to hand over brings nothing: its followers must ask for themselves. */
static bool flight_is_void(const flight *f) {
    status code = f->leader->code;
    return !f->packed.at && (code == GEO_CANCELLED || code == GEO_TIMEOUT || code == GEO_OK);
}

/* Until the leader has landed, or the follower must go; false: it must. */
static bool flight_wait(const flight *f, call *c) {
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
        os_wait(&FLIGHT.changed, &FLIGHT.lock, MIN(c->deadline_ms, now_ms + FLIGHT_NAP_MS));
    }
    return true;
}

static flight_role flight_copy(const flight *f, call *c, str *packed) {
    if (f->packed.at) {
        *packed = arena_copy(&c->mem, f->packed);
        return packed->at ? FLIGHT_GOT : FLIGHT_ALONE;
    }
    c->code = f->leader->code;
    c->retry_after_s = f->leader->retry_after_s;
    memcpy(c->why, f->leader->why, sizeof c->why);
    memcpy(c->advice, f->leader->advice, sizeof c->advice);
    return FLIGHT_FAILED;
}

/* Waits for the leader. False: it brought nothing, look again who leads. */
static bool flight_follow(flight *f, call *c, str *packed, flight_role *role) {
    bool good = true;
    *role = FLIGHT_FAILED;
    f->followers++;
    if (flight_wait(f, c)) {
        good = !flight_is_void(f);
        *role = good ? flight_copy(f, c, packed) : FLIGHT_ALONE;
    }
    f->followers--;
    os_wake_all(&FLIGHT.changed);
    return good;
}

/* The request of that key that is still on its way, or NULL; *spare: a free slot, or NULL. */
static flight *flight_find(str key, flight **spare) {
    *spare = NULL;
    for (int i = 0; i < FLIGHT_MAX; i++) {
        flight *f = &FLIGHT.slots[i];
        if (!f->key.at) {
            *spare = f;
        } else if (!f->landed && str_eq(f->key, key)) {
            return f;
        }
    }
    return NULL;
}

GEO_FN flight_role flight_join(call *c, str key, int *slot, str *packed) {
    flight_role role = FLIGHT_ALONE;
    flight *f, *spare;
    os_lock(&FLIGHT.lock);
    do {
        f = flight_find(key, &spare);
    } while (f && !flight_follow(f, c, packed, &role));
    if (!f && spare) {
        *spare = (flight){.key = key};
        *slot = (int)(spare - FLIGHT.slots);
        role = FLIGHT_LEAD;
    }
    os_unlock(&FLIGHT.lock);
    return role;
}

GEO_FN void flight_land(int slot, str packed, const call *leader) {
    ASSERT(slot >= 0 && slot < FLIGHT_MAX);
    os_lock(&FLIGHT.lock);
    flight *f = &FLIGHT.slots[slot];
    f->packed = packed;
    f->leader = leader;
    f->landed = true;
    os_wake_all(&FLIGHT.changed);
    while (f->followers) { /* they only copy now */
        os_wait(&FLIGHT.changed, &FLIGHT.lock, OS_FOREVER);
    }
    *f = (flight){0};
    os_unlock(&FLIGHT.lock);
}
