/* mcp_http -- MCP over HTTP.
 *
 * Flow: httpd's endpoints call it with a complete request; mcp answers the message; the reply goes out as one
 * JSON document, or as a stream when something must be said before the answer (progress, a question to the
 * client). Owns the sessions of the older revisions and the questions that wait for an answer.
 *
 * Outside facts: MCP 2026-07-28 basic/transports (no sessions: what a request says is all there is);
 * 2025-03-26 to 2025-11-25 (Mcp-Session-Id, which is not a credential and is bound to the token it was made
 * under); 2024-11-05 HTTP+SSE. Clients that leave the session id out are served without one, as the
 * specification allows; they are not asked questions. */
#include "mcp_http.h"

#include <string.h>

#include "../platform/os.h"
#include "../tool/tool.h"
#include "guard.h"
#include "mcp.h"

enum {
    SESSIONS_MAX = 1024,      /* the least recently used gives way */
    SESSION_ID_LEN = 32,      /* 128 bits in hexadecimal */
    SESSION_IDLE_MS = 1800000,
    ASKS_MAX = 32,            /* people who think about a question at the same time */
    ASK_ANSWER_MAX = 4096     /* a filled form of one choice */
};

typedef struct {
    char id[SESSION_ID_LEN];
    mcp_session facts;
    int principal;
    int64_t used_ms;   /* 0: free */
    uint64_t stream;   /* ticket of the HTTP+SSE stream; 0: Streamable HTTP */
} session;

typedef struct {
    int no;          /* of the request that was sent to the client; 0: free */
    uint64_t ticket; /* of the exchange that is held */
    char owner[SESSION_ID_LEN];
    const char *key;
    bool is_answered;
    size_t len; /* of the answer */
    char answer[ASK_ANSWER_MAX];
} ask;

static struct {
    os_mutex lock; /* workers register questions while the loop takes answers */
    session sessions[SESSIONS_MAX];
    ask asks[ASKS_MAX];
    int asks_sent;
} mcp_https = {.lock = OS_MUTEX_INIT};

/* ---- sessions: the lock is held ---- */

static session *session_find(str id, int principal) {
    int64_t now_ms = os_now_ms();
    for (size_t i = 0; i < SESSIONS_MAX; i++) {
        session *s = &mcp_https.sessions[i];
        if (s->used_ms && s->principal == principal && str_eq((str){s->id, SESSION_ID_LEN}, id)) {
            bool is_fresh = s->stream || now_ms - s->used_ms < SESSION_IDLE_MS;
            s->used_ms = is_fresh ? now_ms : 0;
            return is_fresh ? s : NULL;
        }
    }
    return NULL;
}

/* Takes `fresh` into the table and gives it an id, which is also written to `id`. False: no entropy. */
static bool session_add(session fresh, char id[SESSION_ID_LEN]) {
    session *oldest = &mcp_https.sessions[0];
    unsigned char bytes[SESSION_ID_LEN / 2];
    if (!os_entropy(bytes, sizeof bytes)) {
        return false;
    }
    for (size_t i = 0; i < SESSION_ID_LEN; i++) {
        id[i] = "0123456789abcdef"[bytes[i / 2] >> (i % 2 ? 0 : 4) & 15];
    }
    os_lock(&mcp_https.lock);
    for (size_t i = 0; i < SESSIONS_MAX; i++) {
        session *s = &mcp_https.sessions[i];
        oldest = s->used_ms < oldest->used_ms ? s : oldest;
    }
    *oldest = fresh;
    oldest->used_ms = os_now_ms();
    memcpy(oldest->id, id, SESSION_ID_LEN);
    os_unlock(&mcp_https.lock);
    return true;
}

/* A copy of the session, since another thread may give its place away; false: there is none. */
static bool session_get(str id, int principal, session *copy) {
    os_lock(&mcp_https.lock);
    const session *s = session_find(id, principal);
    if (s) {
        *copy = *s;
    }
    os_unlock(&mcp_https.lock);
    return s != NULL;
}

static void session_agree(const session *s, const mcp_session *facts) {
    os_lock(&mcp_https.lock);
    session *kept = session_find((str){s->id, SESSION_ID_LEN}, s->principal);
    if (kept) {
        kept->facts = *facts;
    }
    os_unlock(&mcp_https.lock);
}

/* ---- questions ---- */

static ask *ask_find(int no, uint64_t ticket) {
    for (size_t i = 0; i < ASKS_MAX; i++) {
        ask *a = &mcp_https.asks[i];
        if (a->no && (no ? a->no == no : a->ticket == ticket)) {
            return a;
        }
    }
    return NULL;
}

/* Takes a place for a question before it is known whether one will be put; NULL: none is free. */
static ask *ask_take(const session *owner, uint64_t ticket) {
    os_lock(&mcp_https.lock);
    ask *a = NULL;
    for (size_t i = 0; i < ASKS_MAX && !a; i++) {
        a = mcp_https.asks[i].no ? NULL : &mcp_https.asks[i];
    }
    if (a) {
        mcp_https.asks_sent = mcp_https.asks_sent % 1000000000 + 1;
        *a = (ask){.no = mcp_https.asks_sent, .ticket = ticket};
        memcpy(a->owner, owner->id, sizeof a->owner);
    }
    os_unlock(&mcp_https.lock);
    return a;
}

static void ask_free(ask *a) {
    if (a) {
        os_lock(&mcp_https.lock);
        a->no = 0;
        os_unlock(&mcp_https.lock);
    }
}

/* ---- one message ---- */

/* What the callbacks of mcp_peer work on. */
typedef struct {
    exchange *x;
    const session *s; /* NULL: none */
} mcp_line;

static void line_send(void *to, str message) {
    mcp_line *line = to;
    exchange_stream(line->x);
    exchange_event(line->x, "message", message);
}

/* The client's answer to a question of ours: only from the session that was asked. */
static void line_answered(void *to, str id, json result) {
    mcp_line *line = to;
    uint64_t ticket = 0;
    os_lock(&mcp_https.lock);
    ask *a = ask_find(mcp_ask_number(id), 0);
    str source = json_source(result);
    if (a && line->s && memcmp(a->owner, line->s->id, sizeof a->owner) == 0 && !a->is_answered && source.len <= ASK_ANSWER_MAX) {
        a->is_answered = true;
        a->len = source.len;
        if (source.len) {
            memcpy(a->answer, source.at, source.len);
        }
        ticket = a->ticket;
    }
    os_unlock(&mcp_https.lock);
    if (ticket) {
        exchange_wake(ticket);
    }
}

/* A header that may come twice, but then must say the same (or `doubled`). */
static str line_header(const exchange *x, const char *name, bool *doubled) {
    str first = STR_NONE;
    for (int i = 0; i < x->head.count; i++) {
        if (str_eq_nocase(x->head.headers[i].name, str_of(name))) {
            *doubled |= first.at && !str_eq(first, x->head.headers[i].value);
            first = first.at ? first : x->head.headers[i].value;
        }
    }
    return first;
}

static mcp_http line_facts(const exchange *x) {
    mcp_http http = {.doubled = false};
    http.version = line_header(x, "MCP-Protocol-Version", &http.doubled);
    http.method = line_header(x, "Mcp-Method", &http.doubled);
    http.name = line_header(x, "Mcp-Name", &http.doubled);
    return http;
}

static const char *line_label(const mcp_outcome *got) {
    const tool *t = got->tool.at ? tool_find(got->tool) : NULL;
    return t ? t->name : "mcp";
}

/* Sends a finished message the way this exchange goes. */
static void line_reply(exchange *x, const mcp_outcome *got, str message) {
    if (x->is_stream) {
        exchange_event(x, "message", message);
    } else {
        exchange_answer(x, got->http, "application/json", message);
    }
}

/* initialize has agreed on something: remembered in the session there is, or in a new one. */
static void line_initialized(exchange *x, const session *s, const mcp_session *facts) {
    char id[SESSION_ID_LEN];
    if (s) {
        session_agree(s, facts);
    } else if (session_add((session){.facts = *facts, .principal = x->principal}, id)) {
        exchange_header(x, "Mcp-Session-Id", (str){id, sizeof id});
    }
}

/* Runs the message; `s` may be NULL. The reply is made in memory of the call, since x->reply may already
 * be a stream. */
static status line_run(call *c, exchange *x, const session *s) {
    mcp_outcome ended, *got = &ended;
    mcp_line line = {x, s};
    mcp_session facts = s ? s->facts : (mcp_session){0};
    mcp_http http = line_facts(x);
    ask *old = x->is_resumed ? ask_find(0, x->ticket) : NULL;
    ask *fresh = s && !s->stream ? ask_take(s, x->ticket) : NULL;
    mcp_peer peer = {.session = &facts,
                     .http = &http,
                     .is_private = guard_has_tokens(),
                     .ask_no = fresh ? fresh->no : 0,
                     .asked = old ? old->key : NULL,
                     .answer = old && old->is_answered && old->len ? (str){old->answer, old->len} : STR_NONE,
                     .to = &line,
                     .send = line_send,
                     .answered = line_answered};
    out o = out_of(arena_bytes(&c->mem, EXCHANGE_REPLY_MAX), EXCHANGE_REPLY_MAX);
    if (!o.at) {
        ask_free(fresh);
        return GEO_MUST_WAIT; /* a worker has more memory */
    }
    *got = mcp_handle(&peer, c, x->content, &o);
    if (got->what != MCP_ASK) {
        ask_free(fresh);
    }
    if (got->what == MCP_WAIT) {
        return GEO_MUST_WAIT;
    }
    ask_free(old);
    x->label = line_label(got);
    if (got->what == MCP_ASK) {
        fresh->key = got->asked;
        x->is_held = true;
        line_send(&line, out_str(&o));
    } else if (got->what == MCP_REPLY) {
        line_reply(x, got, out_str(&o));
    } else if (!x->is_stream) {
        exchange_answer(x, 202, NULL, STR(""));
    }
    if (got->has_initialized) {
        line_initialized(x, s, &facts);
    }
    return GEO_OK;
}

/* ---- Streamable HTTP ---- */

static bool accepts(str list, const char *type, const char *range) {
    return !list.at || http_list_has(list, STR("*/*")) || http_list_has(list, str_of(range)) ||
           http_list_has(list, str_of(type));
}

static status post_refuse(exchange *x, int http, const char *why) {
    exchange_answer(x, http, "text/plain; charset=utf-8", str_of(why));
    return GEO_OK;
}

/* The content type without its parameters. */
static bool is_json(const exchange *x) {
    str type = http_find(&x->head, "Content-Type");
    return str_eq_nocase(str_trim(str_cut(&type, ';')), STR("application/json"));
}

GEO_FN status mcp_http_post(call *c, exchange *x) {
    session s;
    str id = http_find(&x->head, "Mcp-Session-Id"), accept = http_find(&x->head, "Accept");
    bool is_modern = str_eq(http_find(&x->head, "MCP-Protocol-Version"), mcp_version_modern()->name);
    bool names_one = id.at && !is_modern; /* the modern revision has no sessions */
    if (!is_json(x)) {
        return post_refuse(x, 415, "Send the message as application/json.\n");
    }
    if (!accepts(accept, "application/json", "application/*") &&
        !accepts(accept, "text/event-stream", "text/*")) {
        return post_refuse(x, 406, "Answers are application/json or text/event-stream.\n");
    }
    if (names_one && !session_get(id, x->principal, &s)) {
        return post_refuse(x, 404, "That session has ended; initialize again.\n");
    }
    return line_run(c, x, names_one ? &s : NULL);
}

GEO_FN status mcp_http_delete(call *c, exchange *x) {
    (void)c;
    str id = http_find(&x->head, "Mcp-Session-Id");
    os_lock(&mcp_https.lock);
    session *s = id.at ? session_find(id, x->principal) : NULL;
    if (s) {
        s->used_ms = 0;
    }
    os_unlock(&mcp_https.lock);
    if (!s) {
        return post_refuse(x, 404, "There is no such session.\n");
    }
    exchange_answer(x, 204, NULL, STR(""));
    return GEO_OK;
}

/* ---- HTTP+SSE of 2024-11-05 ---- */

GEO_FN status mcp_sse_open(call *c, exchange *x) {
    (void)c;
    if (!x->is_resumed) {
        char id[SESSION_ID_LEN], text[sizeof "/message?sessionId=" + SESSION_ID_LEN];
        out o = out_of(text, sizeof text);
        session fresh = {.principal = x->principal, .stream = x->ticket};
        if (!x->head.minor || !session_add(fresh, id)) {
            return post_refuse(x, 503, "No session can be made; use HTTP/1.1 and try again.\n");
        }
        out_text(&o, STR("/message?sessionId="));
        out_text(&o, (str){id, sizeof id});
        exchange_stream(x);
        exchange_event(x, "endpoint", out_str(&o));
    }
    x->is_held = true; /* until the client goes */
    return GEO_OK;
}

GEO_FN status mcp_sse_post(call *c, exchange *x) {
    session s;
    str query = x->query, name, value, id = STR_NONE;
    while (http_pair(&query, &name, &value)) {
        id = str_eq(name, STR("sessionId")) ? value : id;
    }
    if (!id.at || !session_get(id, x->principal, &s) || !s.stream) {
        return post_refuse(x, id.at ? 404 : 400, "There is no such session; open /sse first.\n");
    }
    if (!is_json(x) || !x->head.minor) {
        return post_refuse(x, 400, "Send the message as application/json over HTTP/1.1.\n");
    }
    exchange_stream(x);
    x->forward = s.stream;
    return line_run(c, x, &s);
}
