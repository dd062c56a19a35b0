/* mcp_http -- MCP over HTTP. Owns the sessions of the older revisions and the questions that wait
 * for an answer.
 *
 * A reply is one JSON document, or a stream when something must be sent before the answer
 * (progress, a question to the client).
 *
 * Outside facts: MCP 2026-07-28 basic/transports (no sessions: each request is self-contained, and
 * hanging up cancels it); 2025-03-26 to 2025-11-25 (Mcp-Session-Id, which is not a credential and
 * is bound to the token it was made under); 2024-11-05 HTTP+SSE. Those say that a broken connection
 * should not count as a cancellation, because a stream may be resumed. Ours cannot: there is no GET
 * and there are no event ids, so nobody can fetch the answer any more. Thus a request ends with its
 * connection when the client has gone (HANGUP_PROBES), not when it only has nothing more to send.
 * Clients that leave the session id out are served without one, as the specification allows, but
 * are never asked questions. */
#include "mcp_http.h"

#include <string.h>

#include "../base/ascii.h"
#include "../base/hash.h"
#include "../mcp/mcp.h"
#include "../mcp/mcp_request.h"
#include "../platform/os.h"
#include "../tool/tool.h"
#include "../wire/http.h"
#include "guard.h"

enum {
    SESSIONS_MAX = 1024,       /* then one of whoever has the most is dropped: first, if there are
                                  many, those that were never used, then the least recently used */
    SESSIONS_NEW_MAX = 64,     /* never used, but their clients may be about to */
    SESSION_OWNER_ROWS = 4096, /* owners whose hashes collide are counted as one */
    SESSION_ROW_LEN = 3,
    SESSION_ID_LEN = SESSION_ROW_LEN + 32, /* row, then 128 random bits, in hexadecimal */
    SESSION_IDLE_MS = 1800000,             /* a client that comes back later initializes again */
    QUESTIONS_MAX = 32,                    /* waiting for a person at the same time */
    QUESTION_MS = 300000,                  /* for a person to answer */
    QUESTION_ANSWER_MAX = 4096,            /* a form with one choice, filled in */
    MCP_HTTP_PROGRESS_MAX = 65536 /* of a stream; the rest of its memory is for the answer */
};

_Static_assert(SESSIONS_MAX <= 1 << 4 * SESSION_ROW_LEN, "a row fits its digits");

typedef struct {
    char id[SESSION_ID_LEN];
    mcp_session facts;
    uint64_t token_id, peer_id;
    int64_t used_ms; /* 0: free */
    bool is_used;    /* a message has come since it was made */
    uint64_t stream; /* id of the exchange with the HTTP+SSE stream; 0: Streamable HTTP */
} mcp_http_session;

typedef struct {
    int no;               /* number of our request to the client; 0: free */
    uint64_t exchange_id; /* the one that is held for the answer */
    char owner[SESSION_ID_LEN];
    const char *key;
    size_t len; /* of the answer; 0: none, or it cannot be used */
    char answer[QUESTION_ANSWER_MAX];
} mcp_http_question;

static struct {
    os_mutex lock; /* workers ask while the loop reads answers */
    mcp_http_session sessions[SESSIONS_MAX];
    mcp_http_question questions[QUESTIONS_MAX];
    int question_count;
    uint16_t owners[SESSION_OWNER_ROWS]; /* how many sessions each has; only while one is added */
} mcp_http_state = {.lock = OS_MUTEX_INIT};

/* ---- sessions ---- */

static const char hex_digits[] = "0123456789abcdef";

/* The session of that id and kind; NULL: none. Call with the lock held. */
static mcp_http_session *mcp_http_session_find(str id, uint64_t token_id, bool has_stream) {
    int64_t now_ms = os_now_ms();
    size_t row = 0;
    for (size_t i = 0; i < SESSION_ROW_LEN && id.len == SESSION_ID_LEN; i++) {
        row = row << 4 | (size_t)(ascii_hex(id.at[i]) & 15);
    }
    mcp_http_session *s = &mcp_http_state.sessions[row % SESSIONS_MAX];
    if (!s->used_ms || s->token_id != token_id || has_stream != (s->stream != 0) ||
        !str_eq((str){s->id, SESSION_ID_LEN}, id)) {
        return NULL;
    }
    bool is_fresh = s->stream || now_ms - s->used_ms < SESSION_IDLE_MS;
    s->used_ms = is_fresh ? now_ms : 0;
    s->is_used = true;
    return is_fresh ? s : NULL;
}

/* Where the sessions of a token are counted; without one, those of a peer. */
static uint16_t *mcp_http_session_owner(const mcp_http_session *s) {
    uint64_t owner = s->token_id ? s->token_id : s->peer_id;
    return &mcp_http_state.owners[owner % SESSION_OWNER_ROWS];
}

/* Whether a session has to go before another one. */
static bool mcp_http_session_goes_first(const mcp_http_session *s, const mcp_http_session *other,
                                        bool spares_new) {
    int more = *mcp_http_session_owner(s) - *mcp_http_session_owner(other);
    if (more || (s->is_used != other->is_used && !spares_new)) {
        return more ? more > 0 : other->is_used;
    }
    return s->used_ms < other->used_ms;
}

/* The slot for a new session. Open streams stay; there are few. Call with the lock held. */
static mcp_http_session *mcp_http_session_slot(void) {
    mcp_http_session *first = NULL, *s = mcp_http_state.sessions;
    memset(mcp_http_state.owners, 0, sizeof mcp_http_state.owners);
    int new_count = 0;
    for (size_t i = 0; i < SESSIONS_MAX; i++) {
        *mcp_http_session_owner(&s[i]) += s[i].used_ms > 0;
        new_count += !s[i].is_used;
    }
    for (size_t i = 0; i < SESSIONS_MAX; i++) {
        if (!s[i].used_ms) {
            return &s[i];
        }
        if (!s[i].stream &&
            (!first || mcp_http_session_goes_first(&s[i], first, new_count <= SESSIONS_NEW_MAX))) {
            first = &s[i];
        }
    }
    return first;
}

/* Adds a session under a new id, which is also written to `id`. False: no entropy. */
static bool mcp_http_session_add(mcp_http_session fresh, char id[SESSION_ID_LEN]) {
    unsigned char bytes[(SESSION_ID_LEN - SESSION_ROW_LEN) / 2];
    if (!os_entropy(bytes, sizeof bytes)) {
        return false;
    }
    os_lock(&mcp_http_state.lock);
    mcp_http_session *slot = mcp_http_session_slot();
    ASSERT(slot);
    size_t row = (size_t)(slot - mcp_http_state.sessions);
    for (size_t i = 0; i < SESSION_ID_LEN; i++) {
        size_t half = i - SESSION_ROW_LEN;
        id[i] = i < SESSION_ROW_LEN ? hex_digits[row >> 4 * (SESSION_ROW_LEN - 1 - i) & 15]
                                    : hex_digits[bytes[half / 2] >> (half % 2 ? 0 : 4) & 15];
    }
    *slot = fresh;
    slot->used_ms = os_now_ms();
    memcpy(slot->id, id, SESSION_ID_LEN);
    os_unlock(&mcp_http_state.lock);
    return true;
}

/* A copy, since another thread may reuse the slot; false: there is no such session. */
static bool mcp_http_session_get(str id, uint64_t token_id, bool has_stream,
                                 mcp_http_session *copy) {
    os_lock(&mcp_http_state.lock);
    const mcp_http_session *s = mcp_http_session_find(id, token_id, has_stream);
    if (s) {
        *copy = *s;
    }
    os_unlock(&mcp_http_state.lock);
    return s != NULL;
}

static void mcp_http_session_update(const mcp_http_session *s, const mcp_session *facts) {
    os_lock(&mcp_http_state.lock);
    mcp_http_session *kept =
        mcp_http_session_find((str){s->id, SESSION_ID_LEN}, s->token_id, s->stream != 0);
    if (kept) {
        kept->facts = *facts;
    }
    os_unlock(&mcp_http_state.lock);
}

static bool mcp_http_session_drop(str id, uint64_t token_id) {
    os_lock(&mcp_http_state.lock);
    mcp_http_session *s = mcp_http_session_find(id, token_id, false);
    if (s) {
        s->used_ms = 0;
    }
    os_unlock(&mcp_http_state.lock);
    return s != NULL;
}

/* ---- questions ---- */

/* A slot for a question that may be asked; NULL: none is free. */
static mcp_http_question *mcp_http_question_reserve(const mcp_http_session *owner,
                                                    uint64_t exchange_id) {
    mcp_http_question *q = NULL;
    os_lock(&mcp_http_state.lock);
    for (size_t i = 0; i < QUESTIONS_MAX && !q; i++) {
        q = mcp_http_state.questions[i].no ? NULL : &mcp_http_state.questions[i];
    }
    if (q) {
        mcp_http_state.question_count = mcp_http_state.question_count % 1000000000 + 1;
        q->no = mcp_http_state.question_count;
        q->exchange_id = exchange_id;
        q->key = NULL;
        q->len = 0;
        memcpy(q->owner, owner->id, sizeof q->owner);
    }
    os_unlock(&mcp_http_state.lock);
    return q;
}

static void mcp_http_question_free(mcp_http_question *q) {
    if (q) {
        os_lock(&mcp_http_state.lock);
        q->no = 0;
        os_unlock(&mcp_http_state.lock);
    }
}

static void mcp_http_question_sent(mcp_http_question *q, const char *key) {
    os_lock(&mcp_http_state.lock);
    q->key = key;
    os_unlock(&mcp_http_state.lock);
}

/* Copies the question that this exchange is held for, and frees its slot. */
static bool mcp_http_question_take(uint64_t exchange_id, mcp_http_question *copy) {
    bool found = false;
    os_lock(&mcp_http_state.lock);
    for (size_t i = 0; i < QUESTIONS_MAX && !found; i++) {
        mcp_http_question *q = &mcp_http_state.questions[i];
        found = q->no && q->key && q->exchange_id == exchange_id;
        if (found) {
            *copy = *q;
            q->no = 0;
        }
    }
    os_unlock(&mcp_http_state.lock);
    return found;
}

/* Stores the answer to question `no`, which only the session that was asked may give. The id of the
 * exchange that waits for it; 0: none. */
static uint64_t mcp_http_question_answer(int no, const mcp_http_session *owner, str answer) {
    uint64_t exchange_id = 0;
    os_lock(&mcp_http_state.lock);
    for (size_t i = 0; i < QUESTIONS_MAX && no; i++) {
        mcp_http_question *q = &mcp_http_state.questions[i];
        if (q->no != no || !q->key || memcmp(q->owner, owner->id, sizeof q->owner) != 0) {
            continue;
        }
        q->len = answer.len <= QUESTION_ANSWER_MAX ? answer.len : 0;
        if (q->len) {
            memcpy(q->answer, answer.at, q->len);
        }
        exchange_id = q->exchange_id;
    }
    os_unlock(&mcp_http_state.lock);
    return exchange_id;
}

/* An exchange has ended: frees its question, and the session whose stream it was. */
static void mcp_http_on_drop(exchange *x) {
    mcp_http_question gone;
    while (mcp_http_question_take(x->id, &gone)) {
    }
    os_lock(&mcp_http_state.lock);
    for (size_t i = 0; i < SESSIONS_MAX; i++) {
        mcp_http_session *s = &mcp_http_state.sessions[i];
        s->used_ms = s->stream == x->id ? 0 : s->used_ms;
    }
    os_unlock(&mcp_http_state.lock);
}

/* ---- one message ---- */

/* Content types that the client accepts. */
typedef struct {
    bool json, events;
} mcp_http_types;

/* Context of mcp_peer's callbacks. */
typedef struct {
    exchange *x;
    const mcp_http_session *session; /* NULL: none */
    mcp_http_types accepts;
} mcp_http_ctx;

static void mcp_http_send(void *userdata, str message) {
    mcp_http_ctx *ctx = userdata;
    exchange_stream(ctx->x);
    if (ctx->x->reply.len + message.len < MCP_HTTP_PROGRESS_MAX) {
        exchange_event(ctx->x, "message", message);
    }
}

static void mcp_http_answered(void *userdata, str id, json result) {
    const mcp_http_ctx *ctx = userdata;
    int no = mcp_ask_number(id);
    uint64_t exchange_id =
        ctx->session ? mcp_http_question_answer(no, ctx->session, json_source(result)) : 0;
    if (exchange_id) {
        exchange_wake(exchange_id);
    }
}

/* A key by which other messages of the session cancel this call; 0: it has no session. */
static uint64_t mcp_http_cancel_key(const mcp_http_session *s, str id) {
    return s && id.at ? hash_64(id.at, id.len, hash_64(s->id, SESSION_ID_LEN, 0)) | 1 : 0;
}

static void mcp_http_cancel(void *userdata, str id) {
    const mcp_http_ctx *ctx = userdata;
    uint64_t key = mcp_http_cancel_key(ctx->session, id);
    if (key) {
        exchange_cancel(key);
    }
}

/* A header's first value; *doubled: it comes again with another one. */
static str mcp_http_header(const exchange *x, const char *name, bool *doubled) {
    str first = STR_NONE, wanted = str_of(name);
    for (int i = 0; i < x->head.count; i++) {
        if (str_eq_nocase(x->head.headers[i].name, wanted)) {
            *doubled |= first.at && !str_eq(first, x->head.headers[i].value);
            first = first.at ? first : x->head.headers[i].value;
        }
    }
    return first;
}

static mcp_http mcp_http_headers(const exchange *x) {
    mcp_http http = {.doubled = false};
    http.version = mcp_http_header(x, "MCP-Protocol-Version", &http.doubled);
    http.method = mcp_http_header(x, "Mcp-Method", &http.doubled);
    http.name = mcp_http_header(x, "Mcp-Name", &http.doubled);
    return http;
}

/* Sends a message as an event or as the whole reply. A protocol error also sets the HTTP status,
 * unless a stream has begun. On HTTP+SSE it goes to the stream, if it has the id of a request
 * there.
 */
static void mcp_http_reply(const mcp_http_ctx *ctx, const mcp_outcome *got, str message) {
    exchange *x = ctx->x;
    bool has_begun = exchange_is(x, EXCHANGE_RESUMED) || atomic_load(&x->ready);
    if (got->http != 200 && !has_begun && !(x->forward_to && got->id.at)) {
        exchange_reset(x);
        exchange_answer(x, got->http, "application/json", message);
    } else if (exchange_is_stream(x) || !ctx->accepts.json) {
        exchange_stream(x);
        exchange_event(x, "message", message);
    } else {
        exchange_answer(x, got->http, "application/json", message);
    }
}

/* Keeps what initialize has agreed on, in the present session or a new one. */
static void mcp_http_initialized(exchange *x, const mcp_http_session *s, const mcp_session *facts) {
    char id[SESSION_ID_LEN];
    if (s) {
        mcp_http_session_update(s, facts);
    } else if (mcp_http_session_add((mcp_http_session){.facts = *facts,
                                                       .token_id = x->token_id,
                                                       .peer_id = x->peer_id},
                                    id)) {
        exchange_header(x, "Mcp-Session-Id", (str){id, sizeof id});
    }
}

static void mcp_http_finish(const mcp_http_ctx *ctx, const mcp_outcome *got,
                            mcp_http_question *fresh, str message) {
    exchange *x = ctx->x;
    if (got->what == MCP_ASK) {
        mcp_http_question_sent(fresh, got->ask_key);
        x->on_drop = mcp_http_on_drop;
        exchange_stream(x);
        exchange_event(x, "message", message);
        exchange_hold(x, QUESTION_MS);
    } else if (got->what == MCP_REPLY) {
        mcp_http_reply(ctx, got, message);
    } else if (!exchange_is_stream(x)) {
        exchange_answer(x, 202, NULL, STR(""));
    }
}

/* Handles the message. The answer is written to memory of the call, since x->reply may already be a
 * stream. */
static status mcp_http_run(call *c, const mcp_http_ctx *ctx) {
    exchange *x = ctx->x;
    const mcp_http_session *s = ctx->session;
    mcp_http_question old;
    old.len = 0; /* without clearing 4 kB */
    mcp_session facts = s ? s->facts : (mcp_session){0};
    mcp_http http = mcp_http_headers(x);
    size_t room =
        EXCHANGE_REPLY_MAX - 2 * MCP_HTTP_PROGRESS_MAX; /* what is left also frames events */
    out o = out_of(arena_bytes(&c->mem, room), room);
    if (!o.at) {
        return GEO_MUST_WAIT; /* a worker has more memory */
    }
    bool was_held = exchange_is(x, EXCHANGE_RESUMED) && mcp_http_question_take(x->id, &old);
    mcp_http_question *fresh =
        s && !s->stream && ctx->accepts.events ? mcp_http_question_reserve(s, x->id) : NULL;
    mcp_peer peer = {.session = &facts,
                     .http = x->forward_to ? NULL : &http, /* HTTP+SSE has none of its headers */
                     .is_stateful = x->forward_to != 0,
                     .is_private = guard_has_tokens(),
                     .ask_no = fresh ? fresh->no : 0,
                     .ask_key = was_held ? old.key : NULL,
                     .answer = old.len ? (str){old.answer, old.len} : STR_NONE,
                     .ctx = (void *)ctx,
                     .send = ctx->accepts.events ? mcp_http_send : NULL,
                     .cancel = c->may_block ? NULL : mcp_http_cancel,
                     .answered = c->may_block ? NULL : mcp_http_answered};
    mcp_outcome got = mcp_handle(&peer, c, x->content, &o);
    if (got.what != MCP_ASK) {
        mcp_http_question_free(fresh);
    }
    if (!c->may_block) { /* only on the loop, whose thread also looks for keys */
        x->cancel_key = mcp_http_cancel_key(s, got.id);
    }
    const tool *t = got.tool.at ? tool_find(got.tool) : NULL;
    x->label = t ? t->name : x->label;
    if (got.what == MCP_WAIT) {
        return GEO_MUST_WAIT;
    }
    if (got.has_initialized) {
        mcp_http_initialized(x, s, &facts);
    }
    mcp_http_finish(ctx, &got, fresh, out_str(&o));
    return GEO_OK;
}

/* ---- Streamable HTTP ---- */

/* Without an Accept header: both. */
static mcp_http_types mcp_http_accepts(const exchange *x) {
    mcp_http_types takes = {false, false};
    bool has_accept = false;
    for (int i = 0; i < x->head.count; i++) {
        str list = x->head.headers[i].value;
        bool is_accept = str_eq_nocase(x->head.headers[i].name, STR("Accept"));
        has_accept = has_accept || is_accept;
        while (is_accept && list.at) {
            str item = str_cut(&list, ','), type = str_trim(str_cut(&item, ';'));
            bool any = str_eq(type, STR("*/*"));
            takes.json = takes.json || any || str_eq_nocase(type, STR("application/json")) ||
                         str_eq_nocase(type, STR("application/*"));
            takes.events = takes.events || any || str_eq_nocase(type, STR("text/event-stream")) ||
                           str_eq_nocase(type, STR("text/*"));
        }
    }
    return has_accept ? takes : (mcp_http_types){true, true};
}

static status mcp_http_refuse(exchange *x, int http, const char *why) {
    exchange_plain(x, http, why);
    return GEO_OK;
}

/* The content type without its parameters. */
static bool mcp_http_is_json(const exchange *x) {
    str type = http_find(&x->head, "Content-Type");
    return str_eq_nocase(str_trim(str_cut(&type, ';')), STR("application/json"));
}

/* Stateless revisions have no sessions. */
static bool mcp_http_is_stateless(const exchange *x) {
    return str_eq(http_find(&x->head, "MCP-Protocol-Version"),
                  mcp_request_version_stateless()->name);
}

GEO_FN status mcp_http_post(call *c, exchange *x) {
    mcp_http_session s;
    mcp_http_ctx ctx = {.x = x, .accepts = mcp_http_accepts(x)};
    str id = http_find(&x->head, "Mcp-Session-Id");
    bool is_stateless = mcp_http_is_stateless(x);
    if (!mcp_http_is_json(x)) {
        return mcp_http_refuse(x, 415, "Send the message as application/json.");
    }
    if (!ctx.accepts.json && !ctx.accepts.events) {
        return mcp_http_refuse(x, 406, "Answers are application/json or text/event-stream.");
    }
    if (id.at && !is_stateless) {
        ctx.session = mcp_http_session_get(id, x->token_id, false, &s) ? &s : NULL;
        if (!ctx.session) {
            return mcp_http_refuse(x, 404, "That session has ended; initialize again.");
        }
    }
    x->hangup = is_stateless ? HANGUP_CANCELS : HANGUP_PROBES;
    return mcp_http_run(c, &ctx);
}

GEO_FN status mcp_http_delete(call *c, exchange *x) {
    (void)c;
    str id = http_find(&x->head, "Mcp-Session-Id");
    if (mcp_http_is_stateless(x)) {
        exchange_header(x, "Allow", STR("POST, OPTIONS"));
        return mcp_http_refuse(x, 405, "This revision has no sessions.");
    }
    if (!id.at || !mcp_http_session_drop(id, x->token_id)) {
        return mcp_http_refuse(x, id.at ? 404 : 400, "There is no such session.");
    }
    exchange_answer(x, 204, NULL, STR(""));
    return GEO_OK;
}

/* ---- HTTP+SSE of 2024-11-05 ---- */

GEO_FN status mcp_http_sse_open(call *c, exchange *x) {
    (void)c;
    static const char path[] = "/message?sessionId=";
    char id[SESSION_ID_LEN], text[sizeof path + SESSION_ID_LEN];
    out o = out_of(text, sizeof text);
    if (!mcp_http_accepts(x).events) {
        return mcp_http_refuse(x, 406, "The answer is text/event-stream.");
    }
    mcp_http_session fresh = {.token_id = x->token_id, .peer_id = x->peer_id, .stream = x->id};
    if (!x->head.minor || !mcp_http_session_add(fresh, id)) {
        return mcp_http_refuse(x, 503, "No session can be made; use HTTP/1.1 and try again.");
    }
    out_text(&o, str_of(path));
    out_text(&o, (str){id, sizeof id});
    exchange_stream(x);
    exchange_event(x, "endpoint", out_str(&o));
    exchange_hold(x, 0);
    x->hangup = HANGUP_CANCELS;
    x->on_drop = mcp_http_on_drop;
    return GEO_OK;
}

GEO_FN status mcp_http_sse_post(call *c, exchange *x) {
    mcp_http_session s;
    str id = http_param(x->query, "sessionId");
    if (!id.at || !mcp_http_session_get(id, x->token_id, true, &s)) {
        return mcp_http_refuse(x, id.at ? 404 : 400, "There is no such session; open /sse first.");
    }
    if (!mcp_http_is_json(x) || !x->head.minor) {
        return mcp_http_refuse(x, 400, "Send the message as application/json over HTTP/1.1.");
    }
    mcp_http_ctx ctx = {.x = x, .session = &s, .accepts = {.events = true}};
    exchange_stream(x);
    if (!x->forward_to) { /* on a worker it is set already, and the loop may be reading it */
        x->forward_to = s.stream;
        x->hangup = HANGUP_IGNORED;
    }
    return mcp_http_run(c, &ctx);
}
