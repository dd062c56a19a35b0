/* chat_session -- owns the sessions. Another token's session of the same id is another one.
 *
 * They are in memory, or in the file of GEOCODER_CHAT_FILE, which other processes may map as well:
 * what is read of it is made harmless first. */
#include "chat_session.h"

#include <math.h>
#include <string.h>

#include "../base/utf8.h"
#include "../geo/geo.h"
#include "../platform/config.h"
#include "../platform/log.h"
#include "../platform/os.h"
#include "../platform/os_shared.h"

enum { CHAT_SESSION_LOCK_MS = 500 };

/* What memory and the file have. A file of another size is replaced: it is another version's. */
typedef struct {
    char mark[OS_SHARED_MARK_MAX];
    uint64_t serial;                       /* of the newest slot */
    chat_session slots[CHAT_SESSIONS_MAX]; /* serial 0: free */
} chat_session_table;

static const char chat_session_mark[OS_SHARED_MARK_MAX] = "geocoder chat 1";

static struct {
    os_mutex lock;
    bool is_shared;
    os_shared file;
    chat_session_table *table; /* NULL until the first message */
} chat_sessions = {.lock = OS_MUTEX_INIT};

static bool chat_session_open_file(void) {
    const config *cfg = config_get();
    int64_t before = 0;
    if (!cfg->chat_file.len) {
        return false;
    }
    str mark = {chat_session_mark, sizeof chat_session_mark};
    bool good = os_shared_open(&chat_sessions.file, cfg->chat_file.at, sizeof(chat_session_table),
                               mark, &before);
    if (!good) {
        log_event(LOG_WARN, "chat_file_unusable",
                  "GEOCODER_CHAT_FILE %s: %s; the chat's sessions stay in memory",
                  cfg->chat_file.at, os_why());
        return false;
    }
    chat_sessions.table = (chat_session_table *)(void *)chat_sessions.file.at;
    memcpy(chat_sessions.table->mark, mark.at, mark.len);
    return true;
}

/* False: there is no memory for them, or another process keeps the file. */
static bool chat_session_begin(void) {
    os_lock(&chat_sessions.lock);
    if (!chat_sessions.table) {
        chat_sessions.is_shared = chat_session_open_file();
    }
    if (!chat_sessions.table) {
        chat_sessions.table = os_reserve(sizeof *chat_sessions.table);
    }
    bool good = chat_sessions.table && (!chat_sessions.is_shared ||
                                        os_shared_lock(&chat_sessions.file, CHAT_SESSION_LOCK_MS));
    if (!good) {
        os_unlock(&chat_sessions.lock);
    }
    return good;
}

static void chat_session_end(void) {
    if (chat_sessions.is_shared) {
        os_shared_unlock(&chat_sessions.file);
    }
    os_unlock(&chat_sessions.lock);
}

/* A copy that is in its limits, whatever the file has. */
static void chat_session_take(chat_session *s, const chat_session *slot) {
    *s = *slot;
    s->id[CHAT_SESSION_ID_MAX] = 0;
    s->last.name[CHAT_NAME_MAX] = 0;
    s->language = (unsigned)s->language < CHAT_LANGUAGES ? s->language : CHAT_EN;
    chat_session_choice *c = &s->choice;
    c->request[CHAT_REQUEST_MAX] = 0;
    c->plan_len = MAX(MIN(c->plan_len, (int)CHAT_SESSION_PLAN_MAX), 0);
    bool is_choice = c->count > 0 && c->count <= CHAT_CHOICES_MAX && c->place >= 0;
    for (int i = 0; i < CHAT_CHOICES_MAX && is_choice; i++) {
        c->items[i].id[CHAT_PLACE_ID_MAX] = 0;
        c->items[i].label[CHAT_NAME_MAX] = 0;
        is_choice = i >= c->count || geo_is_point(c->items[i].lat, c->items[i].lon);
    }
    c->count = is_choice ? c->count : 0;
    if (!geo_is_point(s->last.lat, s->last.lon)) {
        s->last.lat = s->last.lon = NAN;
    }
}

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
    for (int i = 0; i < CHAT_SESSIONS_MAX; i++) {
        chat_session *slot = &chat_sessions.table->slots[i];
        slot->id[CHAT_SESSION_ID_MAX] = 0;
        if (slot->serial && slot->token_id == token_id && str_eq(id, str_of(slot->id)) &&
            slot->used_ms <= now_ms && now_ms - slot->used_ms < CHAT_SESSION_MS) {
            return slot;
        }
    }
    return NULL;
}

GEO_FN status chat_session_load(call *c, str id, uint64_t token_id, chat_session *s) {
    int64_t now_ms = os_unix_ms();
    if (!chat_session_is_id(id)) {
        return call_fail(c, GEO_INVALID, "sessionId must be 1 to %d printable ASCII characters.",
                         CHAT_SESSION_ID_MAX);
    }
    if (!chat_session_begin()) {
        return call_fail(c, GEO_INTERNAL, "There is no memory for the chat: %s.", os_why());
    }
    const chat_session *slot = chat_session_find(id, token_id, now_ms);
    if (slot) {
        chat_session_take(s, slot);
    } else {
        memset(s, 0, sizeof *s);
        chat_session_text(s->id, sizeof s->id, id);
        s->token_id = token_id;
        s->last.lat = s->last.lon = NAN;
    }
    chat_session_end();
    if (now_ms - s->choice.asked_ms >= CHAT_CHOICE_MS) {
        s->choice.count = 0;
    }
    return GEO_OK;
}

/* A free slot, else the one that was used least recently. */
static chat_session *chat_session_slot(void) {
    chat_session *best = &chat_sessions.table->slots[0];
    for (int i = 0; i < CHAT_SESSIONS_MAX && best->serial; i++) {
        chat_session *slot = &chat_sessions.table->slots[i];
        best = !slot->serial || slot->used_ms < best->used_ms ? slot : best;
    }
    return best;
}

GEO_FN void chat_session_store(chat_session *s) {
    int64_t now_ms = os_unix_ms();
    if (!chat_session_begin()) {
        return; /* the next message begins afresh */
    }
    chat_session *slot = chat_session_find(str_of(s->id), s->token_id, now_ms);
    bool is_dropped = s->serial && (!slot || slot->serial != s->serial);
    slot = slot ? slot : chat_session_slot();
    if (!is_dropped) {
        s->serial = s->serial ? s->serial : ++chat_sessions.table->serial;
        s->used_ms = now_ms;
        *slot = *s;
    }
    chat_session_end();
}

GEO_FN void chat_session_drop(str id, uint64_t token_id) {
    if (!chat_session_begin()) {
        return;
    }
    chat_session *slot = chat_session_find(id, token_id, os_unix_ms());
    if (slot) {
        memset(slot, 0, sizeof *slot); /* nothing of it stays */
    }
    chat_session_end();
}
