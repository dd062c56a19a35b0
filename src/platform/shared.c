/* shared -- when a file that processes share is used, and when it is not. Owns nothing. */
#include "shared.h"

#include <stdio.h>

#include "log.h"

static void shared_log(const shared *s, const char *what, const char *why, const char *so) {
    char event[32]; /* the longest is "cache_file_unusable" */
    snprintf(event, sizeof event, "%s_%s", s->event, what);
    log_event(LOG_WARN, event, "%s %s: %s; this process %s", s->setting, s->path, why, so);
}

GEO_FN void shared_leave(shared *s, const char *why) {
    shared_log(s, "left", why, "goes on in its own memory");
    os_shared_unlock(&s->file);
    s->path = NULL;
}

/* Another process keeps the lock. */
static void shared_pause(shared *s) {
    if (!s->pause_ms) {
        shared_log(s, "busy", os_why(),
                   "goes on in its own memory, and tries the file again from time to time");
    }
    s->pause_ms =
        MIN(MAX(s->pause_ms * 2, (int64_t)SHARED_PAUSE_MIN_MS), (int64_t)SHARED_PAUSE_MAX_MS);
    s->retry_ms = os_now_ms() + s->pause_ms;
}

static bool shared_take(shared *s) {
    if (!s->file.at) {
        s->is_new = os_shared_open(&s->file, s->path, s->size, s->mark, &s->before);
    }
    return s->file.at && os_shared_lock(&s->file);
}

/* SHARED_BUSY only if another try, until `may_try_again` is false, is worth it. */
static shared_state shared_try(shared *s, bool may_try_again) {
    if (!s->path || os_now_ms() < s->retry_ms) {
        return SHARED_MEMORY;
    }
    if (shared_take(s)) {
        if (s->pause_ms) {
            shared_log(s, "back", "no other process keeps it locked any more", "uses it again");
        }
        s->pause_ms = 0;
        return SHARED_FILE;
    }
    if (s->file.is_busy && may_try_again && !s->pause_ms) {
        return SHARED_BUSY;
    }
    if (s->file.is_busy) {
        shared_pause(s);
    } else {
        shared_log(s, "unusable", os_why(), "goes on in its own memory");
        s->path = NULL;
    }
    return SHARED_MEMORY;
}

GEO_FN shared_state shared_lock(shared *s, bool may_wait) {
    int64_t deadline_ms = os_now_ms() + SHARED_WAIT_MS;
    for (;;) {
        int64_t now_ms = os_now_ms();
        os_lock(&s->lock);
        shared_state state = shared_try(s, !may_wait || now_ms < deadline_ms);
        if (state != SHARED_BUSY) {
            return state;
        }
        os_unlock(&s->lock);
        if (!may_wait) {
            return state;
        }
        os_sleep_until(now_ms + 1);
    }
}

GEO_FN void shared_unlock(shared *s, shared_state state) {
    if (state == SHARED_FILE && s->path) {
        os_shared_unlock(&s->file);
    }
    os_unlock(&s->lock);
}
