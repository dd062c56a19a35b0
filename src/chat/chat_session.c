/* chat_session -- owns the sessions. Another token's session of the same id is another one. */
#include "chat_session.h"

#include <math.h>
#include <string.h>

#include "../base/utf8.h"
#include "../platform/os.h"

static struct {
    os_mutex lock;
    uint64_t serial;     /* of the newest slot */
    chat_session *slots; /* CHAT_SESSIONS_MAX, serial 0: free; NULL until the first message */
} chat_sessions = {.lock = OS_MUTEX_INIT};

GEO_FN void chat_session_text(char *room, size_t cap, str text) {
    str head = utf8_head(text, cap - 1);
    if (head.len) {
        memcpy(room, head.at, head.len);
    }
    room[head.len] = 0;
}

static bool chat_session_is_id(str id) {
    bool is_good = id.len && id.len <= CHAT_SESSION_ID_MAX;
    for (size_t i = 0; i < id.len; i++) {
        is_good &= id.at[i] >= ' ' && id.at[i] <= '~';
    }
    return is_good;
}

/* The slot of a session that has not ended; NULL: none. */
static chat_session *chat_session_find(str id, uint64_t token_id, int64_t now_ms) {
    for (int i = 0; chat_sessions.slots && i < CHAT_SESSIONS_MAX; i++) {
        chat_session *slot = &chat_sessions.slots[i];
        if (slot->serial && slot->token_id == token_id && str_eq(id, str_of(slot->id)) &&
            now_ms - slot->used_ms < CHAT_SESSION_MS) {
            return slot;
        }
    }
    return NULL;
}

GEO_FN status chat_session_load(call *c, str id, uint64_t token_id, chat_session *s) {
    int64_t now_ms = os_now_ms();
    if (!chat_session_is_id(id)) {
        return call_fail(c, GEO_INVALID, "sessionId must be 1 to %d printable ASCII characters.",
                         CHAT_SESSION_ID_MAX);
    }
    os_lock(&chat_sessions.lock);
    if (!chat_sessions.slots) {
        chat_sessions.slots = os_reserve(CHAT_SESSIONS_MAX * sizeof *chat_sessions.slots);
    }
    bool has_room = chat_sessions.slots != NULL;
    const chat_session *slot = chat_session_find(id, token_id, now_ms);
    if (slot) {
        *s = *slot;
    } else {
        memset(s, 0, sizeof *s);
        chat_session_text(s->id, sizeof s->id, id);
        s->token_id = token_id;
        s->last.lat = s->last.lon = NAN;
    }
    os_unlock(&chat_sessions.lock);
    if (!has_room) {
        return call_fail(c, GEO_INTERNAL, "There is no memory for the chat: %s.", os_why());
    }
    if (now_ms - s->choice.asked_ms >= CHAT_CHOICE_MS) {
        s->choice.count = 0;
    }
    return GEO_OK;
}

/* A free slot, else the one that was used least recently. */
static chat_session *chat_session_slot(void) {
    chat_session *best = &chat_sessions.slots[0];
    for (int i = 0; i < CHAT_SESSIONS_MAX && best->serial; i++) {
        chat_session *slot = &chat_sessions.slots[i];
        best = !slot->serial || slot->used_ms < best->used_ms ? slot : best;
    }
    return best;
}

GEO_FN void chat_session_store(chat_session *s) {
    int64_t now_ms = os_now_ms();
    os_lock(&chat_sessions.lock);
    chat_session *slot = chat_session_find(str_of(s->id), s->token_id, now_ms);
    bool is_dropped = s->serial && (!slot || slot->serial != s->serial);
    slot = slot ? slot : chat_session_slot();
    if (!is_dropped) {
        s->serial = s->serial ? s->serial : ++chat_sessions.serial;
        s->used_ms = now_ms;
        *slot = *s;
    }
    os_unlock(&chat_sessions.lock);
}

GEO_FN void chat_session_drop(str id, uint64_t token_id) {
    os_lock(&chat_sessions.lock);
    chat_session *slot = chat_session_find(id, token_id, os_now_ms());
    if (slot) {
        memset(slot, 0, sizeof *slot); /* nothing of it stays in memory */
    }
    os_unlock(&chat_sessions.lock);
}
