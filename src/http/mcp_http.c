/* mcp_http -- MCP over HTTP.
 *
 * Flow: httpd's endpoints call it with a complete request; mcp answers the message; the reply goes
 * out as one JSON document, or as a stream when something must be said before the answer (progress,
 * a question to the client). Owns the sessions of the older revisions and the questions that wait
 * for an answer.
 *
 * Outside facts: MCP 2026-07-28 basic/transports (no sessions: what a request says is all there is,
 * and who hangs up cancels); 2025-03-26 to 2025-11-25 (Mcp-Session-Id, which is not a credential
 * and is bound to the token it was made under; hanging up cancels nothing); 2024-11-05 HTTP+SSE.
 * Clients that leave the session id out are served without one, as the specification allows; they
 * are not asked questions. */
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
    SESSIONS_MAX = 1024, /* the least recently used gives way */
    SESSION_ROW_LEN = 3,
    SESSION_ID_LEN = SESSION_ROW_LEN + 32, /* its row, then 128 random bits; hexadecimal */
    SESSION_IDLE_MS = 1800000, /* to come back later costs a client one more initialize */
    ASKS_MAX = 32,             /* people who think about a question at the same time */
    ASK_MS = 300000,           /* a person's time to answer */
    ASK_ANSWER_MAX = 4096,     /* a filled form of one choice */
    LINE_NOTICES_MAX = 65536   /* of a stream, progress; the rest of its memory is for the answer */
};

_Static_assert(SESSIONS_MAX <= 1 << 4 * SESSION_ROW_LEN, "a row fits its digits");

typedef struct {
    char id[SESSION_ID_LEN];
    mcp_session facts;
    uint64_t principal;
    int64_t used_ms; /* 0: free */
    uint64_t stream; /* ticket of the HTTP+SSE stream; 0: Streamable HTTP */
} session;

typedef struct {
    int no;          /* of the request that was sent to the client; 0: free */
    uint64_t ticket; /* of the exchange that is held */
    char owner[SESSION_ID_LEN];
    const char *key;
    size_t len; /* of the answer; 0: none, or it cannot be used */
    char answer[ASK_ANSWER_MAX];
} ask;

static struct {
    os_mutex lock; /* workers put questions while the loop takes answers */
    session sessions[SESSIONS_MAX];
    ask asks[ASKS_MAX];
    int asks_sent;
} mcp_https = {.lock = OS_MUTEX_INIT};

/* ---- sessions ---- */

static const char hex_digits[] = "0123456789abcdef";

/* The session of that id and kind; the lock is held. */
static session *mcp_http_session_find(str id, uint64_t principal, bool has_stream) {
    int64_t now_ms = os_now_ms();
    size_t row = 0;
    for (size_t i = 0; i < SESSION_ROW_LEN && id.len == SESSION_ID_LEN; i++) {
        row = row << 4 | (size_t)(ascii_hex(id.at[i]) & 15);
    }
    session *s = &mcp_https.sessions[row % SESSIONS_MAX];
    if (!s->used_ms || s->principal != principal || has_stream != (s->stream != 0) ||
        !str_eq((str){s->id, SESSION_ID_LEN}, id)) {
        return NULL;
    }
    bool is_fresh = s->stream || now_ms - s->used_ms < SESSION_IDLE_MS;
    s->used_ms = is_fresh ? now_ms : 0;
    return is_fresh ? s : NULL;
}

/* Takes `fresh` into the table and gives it an id, which is also written to `id`. False: no
 * entropy. */
static bool mcp_http_session_add(session fresh, char id[SESSION_ID_LEN]) {
    unsigned char bytes[(SESSION_ID_LEN - SESSION_ROW_LEN) / 2];
    if (!os_entropy(bytes, sizeof bytes)) {
        return false;
    }
    os_lock(&mcp_https.lock);
    session *oldest = NULL;
    for (size_t i = 0; i < SESSIONS_MAX; i++) { /* of streams there are few, and they are open */
        session *s = &mcp_https.sessions[i];
        bool may_go = !s->used_ms || !s->stream;
        oldest = may_go && (!oldest || s->used_ms < oldest->used_ms) ? s : oldest;
    }
    ASSERT(oldest);
    size_t row = (size_t)(oldest - mcp_https.sessions);
    for (size_t i = 0; i < SESSION_ID_LEN; i++) {
        size_t half = i - SESSION_ROW_LEN;
        id[i] = i < SESSION_ROW_LEN ? hex_digits[row >> 4 * (SESSION_ROW_LEN - 1 - i) & 15]
                                    : hex_digits[bytes[half / 2] >> (half % 2 ? 0 : 4) & 15];
    }
    *oldest = fresh;
    oldest->used_ms = os_now_ms();
    memcpy(oldest->id, id, SESSION_ID_LEN);
    os_unlock(&mcp_https.lock);
    return true;
}

/* A copy of the session, since another thread may give its place away; false: there is none. */
static bool mcp_http_session_get(str id, uint64_t principal, bool has_stream, session *copy) {
    os_lock(&mcp_https.lock);
    const session *s = mcp_http_session_find(id, principal, has_stream);
    if (s) {
        *copy = *s;
    }
    os_unlock(&mcp_https.lock);
    return s != NULL;
}

static void mcp_http_session_agree(const session *s, const mcp_session *facts) {
    os_lock(&mcp_https.lock);
    session *kept =
        mcp_http_session_find((str){s->id, SESSION_ID_LEN}, s->principal, s->stream != 0);
    if (kept) {
        kept->facts = *facts;
    }
    os_unlock(&mcp_https.lock);
}

static bool mcp_http_session_drop(str id, uint64_t principal) {
    os_lock(&mcp_https.lock);
    session *s = mcp_http_session_find(id, principal, false);
    if (s) {
        s->used_ms = 0;
    }
    os_unlock(&mcp_https.lock);
    return s != NULL;
}

/* ---- questions ---- */

/* Takes a place for a question before it is known whether one will be put; NULL: none is free. */
static ask *mcp_http_ask_take(const session *owner, uint64_t ticket) {
    ask *a = NULL;
    os_lock(&mcp_https.lock);
    for (size_t i = 0; i < ASKS_MAX && !a; i++) {
        a = mcp_https.asks[i].no ? NULL : &mcp_https.asks[i];
    }
    if (a) {
        mcp_https.asks_sent = mcp_https.asks_sent % 1000000000 + 1;
        a->no = mcp_https.asks_sent;
        a->ticket = ticket;
        a->key = NULL;
        a->len = 0;
        memcpy(a->owner, owner->id, sizeof a->owner);
    }
    os_unlock(&mcp_https.lock);
    return a;
}

static void mcp_http_ask_free(ask *a) {
    if (a) {
        os_lock(&mcp_https.lock);
        a->no = 0;
        os_unlock(&mcp_https.lock);
    }
}

static void mcp_http_ask_put(ask *a, const char *key) {
    os_lock(&mcp_https.lock);
    a->key = key;
    os_unlock(&mcp_https.lock);
}

/* The question that the exchange of that ticket was held for: copied and forgotten. */
static bool mcp_http_ask_take_back(uint64_t ticket, ask *copy) {
    bool found = false;
    os_lock(&mcp_https.lock);
    for (size_t i = 0; i < ASKS_MAX && !found; i++) {
        ask *a = &mcp_https.asks[i];
        found = a->no && a->key && a->ticket == ticket;
        if (found) {
            *copy = *a;
            a->no = 0;
        }
    }
    os_unlock(&mcp_https.lock);
    return found;
}

/* The answer to question `no`, which only the session that was asked may give. The ticket of the
 * exchange that waits for it; 0: there is none. */
static uint64_t mcp_http_ask_answer(int no, const session *owner, str answer) {
    uint64_t ticket = 0;
    os_lock(&mcp_https.lock);
    for (size_t i = 0; i < ASKS_MAX && no; i++) {
        ask *a = &mcp_https.asks[i];
        if (a->no != no || !a->key || memcmp(a->owner, owner->id, sizeof a->owner) != 0) {
            continue;
        }
        a->len = answer.len <= ASK_ANSWER_MAX ? answer.len : 0;
        if (a->len) {
            memcpy(a->answer, answer.at, a->len);
        }
        ticket = a->ticket;
    }
    os_unlock(&mcp_https.lock);
    return ticket;
}

/* An exchange has ended: nobody will answer its question, and its stream is no session's. */
static void mcp_http_line_dropped(exchange *x) {
    ask gone;
    while (mcp_http_ask_take_back(x->ticket, &gone)) {
    }
    os_lock(&mcp_https.lock);
    for (size_t i = 0; i < SESSIONS_MAX; i++) {
        session *s = &mcp_https.sessions[i];
        s->used_ms = s->stream == x->ticket ? 0 : s->used_ms;
    }
    os_unlock(&mcp_https.lock);
}

/* ---- one message ---- */

/* Types that a client takes. */
typedef struct {
    bool json, events;
} line_types;

/* What the callbacks of mcp_peer work on. */
typedef struct {
    exchange *x;
    const session *s; /* NULL: none */
    line_types takes;
} mcp_line;

static void mcp_http_line_send(void *to, str message) {
    mcp_line *line = to;
    exchange_stream(line->x);
    if (line->x->reply.len + message.len < LINE_NOTICES_MAX) {
        exchange_event(line->x, "message", message);
    }
}

static void mcp_http_line_answered(void *to, str id, json result) {
    const mcp_line *line = to;
    int no = mcp_ask_number(id);
    uint64_t ticket = line->s ? mcp_http_ask_answer(no, line->s, json_source(result)) : 0;
    if (ticket) {
        exchange_wake(ticket);
    }
}

/* Names a call to the others of its session; 0: it has no session. */
static uint64_t mcp_http_line_key(const session *s, str id) {
    return s && id.at ? hash_64(id.at, id.len, hash_64(s->id, SESSION_ID_LEN, 0)) | 1 : 0;
}

static void mcp_http_line_cancel(void *to, str id) {
    const mcp_line *line = to;
    uint64_t key = mcp_http_line_key(line->s, id);
    if (key) {
        exchange_cancel(key);
    }
}

/* A header that may come twice, but then must say the same (or `doubled`). */
static str mcp_http_line_header(const exchange *x, const char *name, bool *doubled) {
    str first = STR_NONE, wanted = str_of(name);
    for (int i = 0; i < x->head.count; i++) {
        if (str_eq_nocase(x->head.headers[i].name, wanted)) {
            *doubled |= first.at && !str_eq(first, x->head.headers[i].value);
            first = first.at ? first : x->head.headers[i].value;
        }
    }
    return first;
}

static mcp_http mcp_http_line_facts(const exchange *x) {
    mcp_http http = {.doubled = false};
    http.version = mcp_http_line_header(x, "MCP-Protocol-Version", &http.doubled);
    http.method = mcp_http_line_header(x, "Mcp-Method", &http.doubled);
    http.name = mcp_http_line_header(x, "Mcp-Name", &http.doubled);
    return http;
}

/* Sends a finished message the way this exchange goes. What was refused for its form is said in the
 * status, unless a stream has begun. */
static void mcp_http_line_reply(const mcp_line *line, int http, str message) {
    exchange *x = line->x;
    bool has_begun = exchange_is(x, EXCHANGE_RESUMED) || atomic_load(&x->ready);
    if (http != 200 && !has_begun) {
        exchange_retract(x);
        exchange_answer(x, http, "application/json", message);
    } else if (exchange_is_stream(x) || !line->takes.json) {
        exchange_stream(x);
        exchange_event(x, "message", message);
    } else {
        exchange_answer(x, http, "application/json", message);
    }
}

/* initialize has agreed on something: remembered in the session there is, or in a new one. */
static void mcp_http_line_initialized(exchange *x, const session *s, const mcp_session *facts) {
    char id[SESSION_ID_LEN];
    if (s) {
        mcp_http_session_agree(s, facts);
    } else if (mcp_http_session_add((session){.facts = *facts, .principal = x->principal}, id)) {
        exchange_header(x, "Mcp-Session-Id", (str){id, sizeof id});
    }
}

static void mcp_http_line_finish(const mcp_line *line, const mcp_outcome *got, ask *fresh,
                                 str message) {
    exchange *x = line->x;
    const tool *t = got->tool.at ? tool_find(got->tool) : NULL;
    x->label = t ? t->name : x->label;
    if (got->what == MCP_ASK) {
        mcp_http_ask_put(fresh, got->asked);
        x->dropped = mcp_http_line_dropped;
        exchange_stream(x);
        exchange_event(x, "message", message);
        exchange_hold(x, ASK_MS);
    } else if (got->what == MCP_REPLY) {
        mcp_http_line_reply(line, got->http, message);
    } else if (!exchange_is_stream(x)) {
        exchange_answer(x, 202, NULL, STR(""));
    }
}

/* Runs the message. The reply is made in memory of the call, since x->reply may already be a
 * stream. */
static status mcp_http_line_run(call *c, const mcp_line *line) {
    exchange *x = line->x;
    const session *s = line->s;
    ask old;
    old.len = 0; /* the answer is not worth clearing */
    mcp_session facts = s ? s->facts : (mcp_session){0};
    mcp_http http = mcp_http_line_facts(x);
    size_t room = EXCHANGE_REPLY_MAX - 2 * LINE_NOTICES_MAX; /* and the frames round all of it */
    out o = out_of(arena_bytes(&c->mem, room), room);
    if (!o.at) {
        return GEO_MUST_WAIT; /* a worker has more memory */
    }
    bool was_asked = exchange_is(x, EXCHANGE_RESUMED) && mcp_http_ask_take_back(x->ticket, &old);
    ask *fresh = s && !s->stream && line->takes.events ? mcp_http_ask_take(s, x->ticket) : NULL;
    mcp_peer peer = {.session = &facts,
                     .http = &http,
                     .is_private = guard_has_tokens(),
                     .ask_no = fresh ? fresh->no : 0,
                     .asked = was_asked ? old.key : NULL,
                     .answer = old.len ? (str){old.answer, old.len} : STR_NONE,
                     .to = (void *)line,
                     .send = line->takes.events ? mcp_http_line_send : NULL,
                     .cancel = c->may_block ? NULL : mcp_http_line_cancel,
                     .answered = c->may_block ? NULL : mcp_http_line_answered};
    mcp_outcome got = mcp_handle(&peer, c, x->content, &o);
    if (got.what != MCP_ASK) {
        mcp_http_ask_free(fresh);
    }
    if (!c->may_block) { /* on the loop; later, others may look for it */
        x->key = mcp_http_line_key(s, got.id);
    }
    if (got.what == MCP_WAIT) {
        return GEO_MUST_WAIT;
    }
    if (got.has_initialized) {
        mcp_http_line_initialized(x, s, &facts);
    }
    mcp_http_line_finish(line, &got, fresh, out_str(&o));
    return GEO_OK;
}

/* ---- Streamable HTTP ---- */

/* Who does not say takes both. */
static line_types mcp_http_line_accepts(const exchange *x) {
    line_types takes = {false, false};
    bool is_said = false;
    for (int i = 0; i < x->head.count; i++) {
        str list = x->head.headers[i].value;
        bool is_accept = str_eq_nocase(x->head.headers[i].name, STR("Accept"));
        is_said = is_said || is_accept;
        while (is_accept && list.at) {
            str item = str_cut(&list, ','), type = str_trim(str_cut(&item, ';'));
            bool any = str_eq(type, STR("*/*"));
            takes.json = takes.json || any || str_eq_nocase(type, STR("application/json")) ||
                         str_eq_nocase(type, STR("application/*"));
            takes.events = takes.events || any || str_eq_nocase(type, STR("text/event-stream")) ||
                           str_eq_nocase(type, STR("text/*"));
        }
    }
    return is_said ? takes : (line_types){true, true};
}

static status mcp_http_line_refuse(exchange *x, int http, const char *why) {
    exchange_plain(x, http, why);
    return GEO_OK;
}

/* The content type without its parameters. */
static bool mcp_http_is_json(const exchange *x) {
    str type = http_find(&x->head, "Content-Type");
    return str_eq_nocase(str_trim(str_cut(&type, ';')), STR("application/json"));
}

/* The modern revision has no sessions. */
static bool mcp_http_line_is_modern(const exchange *x) {
    return str_eq(http_find(&x->head, "MCP-Protocol-Version"), mcp_request_version_modern()->name);
}

GEO_FN status mcp_http_post(call *c, exchange *x) {
    session s;
    mcp_line line = {.x = x, .takes = mcp_http_line_accepts(x)};
    str id = http_find(&x->head, "Mcp-Session-Id");
    bool is_modern = mcp_http_line_is_modern(x);
    if (!mcp_http_is_json(x)) {
        return mcp_http_line_refuse(x, 415, "Send the message as application/json.");
    }
    if (!line.takes.json && !line.takes.events) {
        return mcp_http_line_refuse(x, 406, "Answers are application/json or text/event-stream.");
    }
    if (id.at && !is_modern) {
        line.s = mcp_http_session_get(id, x->principal, false, &s) ? &s : NULL;
        if (!line.s) {
            return mcp_http_line_refuse(x, 404, "That session has ended; initialize again.");
        }
    }
    x->hangup = is_modern ? HANGUP_CANCELS : HANGUP_IGNORED;
    return mcp_http_line_run(c, &line);
}

GEO_FN status mcp_http_delete(call *c, exchange *x) {
    (void)c;
    str id = http_find(&x->head, "Mcp-Session-Id");
    if (mcp_http_line_is_modern(x)) {
        exchange_header(x, "Allow", STR("POST, OPTIONS"));
        return mcp_http_line_refuse(x, 405, "This revision has no sessions.");
    }
    if (!id.at || !mcp_http_session_drop(id, x->principal)) {
        return mcp_http_line_refuse(x, id.at ? 404 : 400, "There is no such session.");
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
    if (!mcp_http_line_accepts(x).events) {
        return mcp_http_line_refuse(x, 406, "The answer is text/event-stream.");
    }
    session fresh = {.principal = x->principal, .stream = x->ticket};
    if (!x->head.minor || !mcp_http_session_add(fresh, id)) {
        return mcp_http_line_refuse(x, 503, "No session can be made; use HTTP/1.1 and try again.");
    }
    out_text(&o, str_of(path));
    out_text(&o, (str){id, sizeof id});
    exchange_stream(x);
    exchange_event(x, "endpoint", out_str(&o));
    exchange_hold(x, 0);
    x->hangup = HANGUP_CANCELS;
    x->dropped = mcp_http_line_dropped;
    return GEO_OK;
}

GEO_FN status mcp_http_sse_post(call *c, exchange *x) {
    session s;
    str query = x->query, name, value, id = STR_NONE;
    while (http_pair(&query, &name, &value)) {
        id = str_eq(name, STR("sessionId")) ? value : id;
    }
    if (!id.at || !mcp_http_session_get(id, x->principal, true, &s)) {
        return mcp_http_line_refuse(x, id.at ? 404 : 400,
                                    "There is no such session; open /sse first.");
    }
    if (!mcp_http_is_json(x) || !x->head.minor) {
        return mcp_http_line_refuse(x, 400, "Send the message as application/json over HTTP/1.1.");
    }
    mcp_line line = {.x = x, .s = &s, .takes = {.events = true}};
    exchange_stream(x);
    if (!x->forward) { /* on a worker it is known already, and the loop looks at it */
        x->forward = s.stream;
    }
    return mcp_http_line_run(c, &line);
}
