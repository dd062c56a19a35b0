/* chat_session -- owns the sessions. Another token's session of the same id is another one.
 *
 * They are in memory, or in the file of GEOCODER_CHAT_FILE, which other processes may map as well:
 * what is read of it is copied, and a session whose fields are out of bounds is none. */
#include "chat_session.h"

#include <math.h>
#include <string.h>

#include "../base/bound.h"
#include "../base/utf8.h"
#include "../platform/config.h"
#include "../platform/os.h"
#include "../platform/shared.h"

enum {
    CHAT_SESSION_OWNER_ROWS = 1024, /* owners whose hashes collide are counted as one */
    CHAT_SESSIONS_NEW_MAX = 64      /* used once, but their clients may be about to again */
};

/* What memory and the file have. A file of another size is replaced: it is another version's. */
typedef struct {
    char mark[OS_SHARED_MARK_MAX];
    uint64_t serial;                       /* of the newest slot */
    chat_session slots[CHAT_SESSIONS_MAX]; /* serial 0: free */
} chat_session_table;

static const char chat_session_mark[OS_SHARED_MARK_MAX] = "geocoder chat 2";

static const bound chat_session_bounds[] = {
    BOUND(chat_session, id, BOUND_TEXT),
    BOUND(chat_session, used_ms, BOUND_INT, .max = BOUND_TIME_MAX_MS),
    BOUND(chat_session, language, BOUND_UINT, .max = CHAT_LANGUAGES - 1),
    BOUND(chat_session, last.lat, BOUND_MAYBE, .min = -90, .max = 90),
    BOUND(chat_session, last.lon, BOUND_MAYBE, .min = -180, .max = 180),
    BOUND(chat_session, last.name, BOUND_TEXT),
    BOUND(chat_session, last.id, BOUND_TEXT),
    BOUND(chat_session, choice.asked_ms, BOUND_INT, .max = BOUND_TIME_MAX_MS),
    BOUND(chat_session, choice.request, BOUND_TEXT),
    BOUND(chat_session, choice.place, BOUND_INT, .max = CHAT_PLACES_MAX - 1),
    BOUND(chat_session, choice.count, BOUND_INT, .max = CHAT_CHOICES_MAX),
    BOUND(chat_session, choice.items[0].id, BOUND_TEXT, .count = CHAT_CHOICES_MAX,
          .stride = sizeof(chat_session_item)),
    BOUND(chat_session, choice.items[0].label, BOUND_TEXT, .count = CHAT_CHOICES_MAX,
          .stride = sizeof(chat_session_item)),
    BOUND(chat_session, choice.plan_len, BOUND_INT, .max = CHAT_SESSION_PLAN_MAX),
};

static struct {
    shared shared;
    shared_state state;        /* of the call that holds the lock */
    chat_session_table *own;   /* NULL until memory is used */
    chat_session_table *table; /* the file's, or `own` */
} chat_sessions = {
    .shared = {.lock = OS_MUTEX_INIT, .setting = "GEOCODER_CHAT_FILE", .event = "chat_file"}};

static void chat_session_put(chat_session_table *table, const chat_session *s, int64_t now_ms);

/* What was remembered while another process kept the file. */
static void chat_session_move(chat_session_table *to, chat_session_table *from) {
    int64_t now_ms = os_unix_ms();
    for (int i = 0; i < CHAT_SESSIONS_MAX; i++) {
        if (from->slots[i].serial) {
            chat_session s = from->slots[i];
            s.serial = ++to->serial;
            chat_session_put(to, &s, now_ms);
        }
    }
    memset(from, 0, sizeof *from);
}

GEO_FN void chat_session_start(void) {
    shared *file = &chat_sessions.shared;
    const config *cfg = config_get();
    file->path = cfg->chat_file.len ? cfg->chat_file.at : NULL;
    file->mark = (str){chat_session_mark, sizeof chat_session_mark};
    file->size = sizeof(chat_session_table);
    shared_unlock(file, shared_lock(file, true)); /* opens it */
}

/* Takes the lock, until chat_session_end. */
static status chat_session_begin(call *c) {
    shared *file = &chat_sessions.shared;
    shared_state state = shared_lock(file, c->may_block);
    if (state == SHARED_BUSY) {
        return call_fail(c, GEO_MUST_WAIT, "Another process has the chat's file.");
    }
    chat_sessions.state = state;
    if (state == SHARED_FILE) {
        chat_sessions.table = (chat_session_table *)(void *)file->file.at;
        if (file->is_new) {
            memcpy(chat_sessions.table->mark, file->mark.at, file->mark.len);
            file->is_new = false;
        }
        if (chat_sessions.own && chat_sessions.own->serial) {
            chat_session_move(chat_sessions.table, chat_sessions.own);
        }
        return GEO_OK;
    }
    if (!chat_sessions.own) {
        chat_sessions.own = os_reserve(sizeof *chat_sessions.own);
    }
    chat_sessions.table = chat_sessions.own;
    if (!chat_sessions.table) {
        shared_unlock(file, state);
        return call_fail(c, GEO_INTERNAL, "There is no memory for the chat: %s.", os_why());
    }
    return GEO_OK;
}

static void chat_session_end(void) {
    shared_unlock(&chat_sessions.shared, chat_sessions.state);
}

/* A copy. False: it is out of bounds, damaged or another program's. */
static bool chat_session_take(chat_session *s, const chat_session *slot) {
    memcpy(s, slot, sizeof *s);
    bool good = bound_holds(chat_session_bounds, LEN(chat_session_bounds), s, NULL);
    if (isnan(s->last.lat) || isnan(s->last.lon)) {
        s->last.lat = s->last.lon = NAN; /* none: both are */
    }
    return good;
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
static chat_session *chat_session_find(chat_session_table *table, str id, uint64_t token_id,
                                       int64_t now_ms) {
    for (int i = 0; i < CHAT_SESSIONS_MAX; i++) {
        chat_session *slot = &table->slots[i];
        if (slot->serial && slot->token_id == token_id && slot->id[id.len] == 0 &&
            memcmp(slot->id, id.at, id.len) == 0 && slot->used_ms <= now_ms &&
            slot->used_ms > now_ms - CHAT_SESSION_MS) {
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
    status code = chat_session_begin(c);
    if (code) {
        return code;
    }
    const chat_session *slot = chat_session_find(chat_sessions.table, id, token_id, now_ms);
    if (!slot || !chat_session_take(s, slot)) {
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

/* Where the sessions of a token are counted; without one, those of a peer. */
static int chat_session_owner(const chat_session *s) {
    return (int)((s->token_id ? s->token_id : s->peer_id) % CHAT_SESSION_OWNER_ROWS);
}

/* A free slot, else that of a session that has to go. */
static chat_session *chat_session_slot(chat_session_table *table) {
    int counts[CHAT_SESSION_OWNER_ROWS] = {0}, new_count = 0;
    chat_session *slots = table->slots, *best = slots;
    for (int i = 0; i < CHAT_SESSIONS_MAX; i++) {
        counts[chat_session_owner(&slots[i])]++;
        new_count += !slots[i].is_used;
    }
    bool spares_new = new_count <= CHAT_SESSIONS_NEW_MAX;
    for (int i = 0; i < CHAT_SESSIONS_MAX && best->serial; i++) {
        chat_session *slot = &slots[i];
        int more = counts[chat_session_owner(slot)] - counts[chat_session_owner(best)];
        bool is_older = slot->used_ms < best->used_ms;
        bool differ = !slot->is_used != !best->is_used && !spares_new;
        bool goes_first = differ ? best->is_used : is_older;
        best = !slot->serial || (more ? more > 0 : goes_first) ? slot : best;
    }
    return best;
}

/* In place of the session of that id. */
static void chat_session_put(chat_session_table *table, const chat_session *s, int64_t now_ms) {
    chat_session *slot = chat_session_find(table, str_of(s->id), s->token_id, now_ms);
    slot = slot ? slot : chat_session_slot(table);
    memcpy(slot, s, sizeof *slot);
}

GEO_FN status chat_session_store(call *c, chat_session *s) {
    int64_t now_ms = os_unix_ms();
    status code = chat_session_begin(c);
    if (code) {
        return code;
    }
    chat_session_table *table = chat_sessions.table;
    const chat_session *slot = chat_session_find(table, str_of(s->id), s->token_id, now_ms);
    bool is_dropped = s->serial && (!slot || slot->serial != s->serial);
    if (!is_dropped) {
        s->is_used = s->serial != 0;
        s->serial = s->serial ? s->serial : ++table->serial;
        s->used_ms = now_ms;
        chat_session_put(table, s, now_ms);
    }
    chat_session_end();
    return GEO_OK;
}

GEO_FN status chat_session_drop(call *c, str id, uint64_t token_id) {
    if (!chat_session_is_id(id)) {
        return GEO_OK; /* there is none of that id */
    }
    status code = chat_session_begin(c);
    if (code) {
        return code;
    }
    chat_session *slot = chat_session_find(chat_sessions.table, id, token_id, os_unix_ms());
    if (slot) {
        memset(slot, 0, sizeof *slot); /* nothing of it stays */
    }
    chat_session_end();
    return GEO_OK;
}
