/* stdio -- MCP over stdin and stdout.
 *
 * Flow: the reading thread takes a line, answers it at once when that needs no waiting, and
 * otherwise keeps the line in a slot and hands it to the pool; so ping, other calls and
 * cancellation never wait for an upstream. Replies are written whole, under one lock, by whoever
 * has them. Owns stdin, stdout, the slots, and what initialize agreed on. Outside facts: MCP
 * "Transports / stdio": one message a line, no other byte on stdout; clients end a server by
 * closing its stdin, and kill probes without a word. */
#include "stdio.h"

#include <stdlib.h>
#include <string.h>

#include "../find/find.h"
#include "../platform/config.h"
#include "../platform/os.h"
#include "../platform/workers.h"
#include "jsonrpc.h"
#include "mcp.h"
#include "response_cache.h"

enum {
    STDIO_ROOM_MIN = 64 << 10,   /* of the read buffer: a pipe holds as much */
    STDIO_ANSWER_MAX = 16 << 10, /* a client's answer to a question: one id, some decoration */
    STDIO_GRACE_MS = 2000,       /* after the last call's deadline, for its reply to be made */
    STDIO_DRAIN_STEP_MS = 200    /* how soon a reader that went away is noticed at the end */
};

typedef enum { SLOT_FREE, SLOT_RUNNING, SLOT_ASKING } slot_state;

/* A request that waits: for a worker, for the upstream, or for the client's user. */
typedef struct {
    slot_state state;
    atomic_bool cancelled;
    mcp_session session; /* as it was when the request came */
    int64_t came_ms;     /* or when it asked */
    str message, id;     /* in the slot's own memory; absent id: a batch */
    int ask_no;
    const char *asked;
    str answer;
    char *memory; /* STDIO_MESSAGE_MAX + STDIO_ANSWER_MAX */
} stdio_slot;

static struct {
    os_mutex write_lock;
    int out;          /* the claimed stdout */
    os_wakeup wakeup; /* rung by HUP, where there are index files to read again */

    os_mutex lock; /* of what follows */
    os_cond changed;
    stdio_slot slots[STDIO_CALLS_MAX];
    int running;
    atomic_int asks; /* numbers given to questions so far */

    /* The reading thread's own. */
    mcp_session session;
    char *buffer; /* STDIO_LINE_MAX + STDIO_ROOM_MIN */
    size_t start, seen, end;
    bool is_skipping; /* inside a line that was too long */
    arena mem;
    char *reply;
} stdio_server = {.write_lock = OS_MUTEX_INIT, .lock = OS_MUTEX_INIT};

/* ---- writing ---- */

/* Nobody reads any more: the session is over, and there is nobody to tell. */
static void stdio_check(bool written) {
    if (!written) {
        _Exit(0);
    }
}

static void stdio_send(void *to, str message) {
    (void)to;
    os_lock(&stdio_server.write_lock);
    stdio_check(os_write(stdio_server.out, message) && os_write(stdio_server.out, STR("\n")));
    os_unlock(&stdio_server.write_lock);
}

/* One byte is kept back for the line end. */
static out stdio_reply(char *memory, size_t size) {
    return out_of(memory, size - 1);
}

static void stdio_write_reply(out *reply) {
    reply->cap++;
    out_char(reply, '\n');
    ASSERT(!reply->full);
    os_lock(&stdio_server.write_lock);
    stdio_check(os_write(stdio_server.out, out_str(reply)));
    os_unlock(&stdio_server.write_lock);
}

/* ---- slots ---- */

/* A call's time counts from when it came, waiting for a worker included. */
static int64_t stdio_deadline(int64_t came_ms) {
    return came_ms + (int64_t)(config_get()->timeout_s * 1000);
}

static void stdio_slot_free(stdio_slot *s) { /* under the lock */
    stdio_server.running -= s->state == SLOT_RUNNING;
    s->state = SLOT_FREE;
    os_wake_all(&stdio_server.changed);
}

static void stdio_slot_end(stdio_slot *s) {
    os_lock(&stdio_server.lock);
    stdio_slot_free(s);
    os_unlock(&stdio_server.lock);
}

/* The call puts a question to its user, unless it was cancelled; until the answer comes it costs
 * nobody anything. Written under the lock: nothing can take it back before it is there. */
static bool stdio_slot_ask(stdio_slot *s, const char *asked, out *question) {
    os_lock(&stdio_server.lock);
    bool open = !atomic_load(&s->cancelled);
    if (open) {
        s->asked = asked;
        s->came_ms = os_now_ms();
        stdio_server.running -= s->state == SLOT_RUNNING;
        s->state = SLOT_ASKING;
        os_wake_all(&stdio_server.changed);
        stdio_write_reply(question);
    }
    os_unlock(&stdio_server.lock);
    return open;
}

static int stdio_next_ask(void) {
    return 1 + atomic_fetch_add(&stdio_server.asks, 1);
}

/* Runs a slot's request to its end, or to its question; on a worker. */
static void stdio_slot_run(void *with, arena mem) {
    stdio_slot *s = with;
    if (atomic_load(&s->cancelled)) { /* while it waited for a worker */
        stdio_slot_end(s);
        return;
    }
    size_t room = MIN((size_t)STDIO_REPLY_MAX, (size_t)(mem.end - mem.at) / 2);
    out reply = stdio_reply(arena_bytes(&mem, room), room);
    call c = {.mem = mem,
              .deadline_ms = stdio_deadline(s->came_ms),
              .may_block = true,
              .cancelled = &s->cancelled};
    s->ask_no = stdio_next_ask();
    mcp_peer peer = {.session = &s->session,
                     .ask_no = s->ask_no,
                     .asked = s->asked,
                     .answer = s->answer,
                     .send = stdio_send};
    mcp_outcome done = mcp_handle(&peer, &c, s->message, &reply);
    if (done.what == MCP_ASK && stdio_slot_ask(s, done.asked, &reply)) {
        return;
    }
    if (done.what == MCP_REPLY && !atomic_load(&s->cancelled)) {
        stdio_write_reply(&reply);
    }
    stdio_slot_end(s);
}

/* The system refuses even one thread: the call ends here. */
static void stdio_slot_refuse(stdio_slot *s) {
    char bytes[1024];
    out reply = out_of(bytes, sizeof bytes - 1);
    jsonrpc_write_error(&reply, s->id, true, JSONRPC_INTERNAL,
                        STR("No thread can be started to wait in."), STR("{\"code\":\"busy\"}"));
    if (!reply.full) {
        stdio_write_reply(&reply);
    }
    stdio_slot_end(s);
}

static void stdio_slot_start(stdio_slot *s) {
    if (!workers_submit(stdio_slot_run, s)) {
        stdio_slot_refuse(s);
    }
}

/* Goes on with a call whose user has answered, or will not any more (absent answer). */
static void stdio_slot_resume(stdio_slot *s, str answer) { /* under the lock */
    bool fits = answer.at && answer.len <= STDIO_ANSWER_MAX;
    s->answer = fits ? (str){s->memory + STDIO_MESSAGE_MAX, answer.len} : STR_NONE;
    if (fits) {
        memcpy(s->memory + STDIO_MESSAGE_MAX, answer.at, answer.len);
    }
    s->came_ms = os_now_ms();
    s->state = SLOT_RUNNING;
    stdio_server.running++;
}

/* Questions that nobody has answered in all that time end as if they had been declined. */
static void stdio_slots_expire(void) {
    for (int i = 0; i < STDIO_CALLS_MAX; i++) {
        stdio_slot *s = &stdio_server.slots[i];
        os_lock(&stdio_server.lock);
        bool expired = s->state == SLOT_ASKING && os_now_ms() - s->came_ms > STDIO_ASK_MS;
        if (expired) {
            stdio_slot_resume(s, STR_NONE);
        }
        os_unlock(&stdio_server.lock);
        if (expired) {
            stdio_slot_start(s);
        }
    }
}

/* Takes a free slot for a message that waits; NULL: there is none. */
static stdio_slot *stdio_slot_take(str message, str id) {
    stdio_slot *found = NULL;
    stdio_slots_expire();
    os_lock(&stdio_server.lock);
    for (int i = 0; i < STDIO_CALLS_MAX && !found; i++) {
        if (stdio_server.slots[i].state == SLOT_FREE) {
            found = &stdio_server.slots[i];
        }
    }
    if (found && !found->memory) {
        found->memory = os_reserve(STDIO_MESSAGE_MAX + STDIO_ANSWER_MAX);
    }
    if (!found || !found->memory) {
        os_unlock(&stdio_server.lock);
        return NULL;
    }
    memcpy(found->memory, message.at, message.len);
    found->message = (str){found->memory, message.len};
    found->id = id.at ? (str){found->memory + (id.at - message.at), id.len} : STR_NONE;
    found->session = stdio_server.session;
    found->came_ms = os_now_ms();
    found->asked = NULL;
    found->answer = STR_NONE;
    found->state = SLOT_RUNNING;
    atomic_store(&found->cancelled, false);
    stdio_server.running++;
    os_unlock(&stdio_server.lock);
    return found;
}

static bool stdio_slot_has_id(str id) {
    bool found = false;
    os_lock(&stdio_server.lock);
    for (int i = 0; i < STDIO_CALLS_MAX && id.at; i++) {
        const stdio_slot *s = &stdio_server.slots[i];
        found = found || (s->state != SLOT_FREE && s->id.at && jsonrpc_same_id(s->id, id));
    }
    os_unlock(&stdio_server.lock);
    return found;
}

/* ---- what the client says about its own requests and ours ---- */

/* Takes back a question whose call has been cancelled, so that no dialog stays open. */
static void stdio_withdraw(int ask_no) {
    char bytes[128];
    out o = out_of(bytes, sizeof bytes);
    out_fmt(&o,
            "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/cancelled\","
            "\"params\":{\"requestId\":\"geocoder-%d\"}}",
            ask_no);
    stdio_send(NULL, out_str(&o));
}

static void stdio_cancel(void *to, str id) {
    (void)to;
    int asked = 0;
    os_lock(&stdio_server.lock);
    for (int i = 0; i < STDIO_CALLS_MAX; i++) {
        stdio_slot *s = &stdio_server.slots[i];
        if (s->state == SLOT_FREE || !s->id.at || !jsonrpc_same_id(s->id, id)) {
            continue;
        }
        atomic_store(&s->cancelled, true);
        if (s->state == SLOT_ASKING) {
            asked = s->ask_no;
            stdio_slot_free(s);
        }
    }
    os_unlock(&stdio_server.lock);
    if (asked) {
        stdio_withdraw(asked);
    }
}

static void stdio_answered(void *to, str id, json result) {
    (void)to;
    int number = mcp_ask_number(id);
    stdio_slot *found = NULL;
    os_lock(&stdio_server.lock);
    for (int i = 0; i < STDIO_CALLS_MAX && number; i++) {
        stdio_slot *s = &stdio_server.slots[i];
        if (s->state == SLOT_ASKING && s->ask_no == number) {
            stdio_slot_resume(s, json_source(result));
            found = s;
        }
    }
    os_unlock(&stdio_server.lock);
    if (found) {
        stdio_slot_start(found);
    }
}

/* ---- reading ---- */

static mcp_outcome stdio_handle(str message, status no_wait, int ask_no, out *reply) {
    call c = {.mem = stdio_server.mem, .deadline_ms = stdio_deadline(os_now_ms())};
    mcp_peer peer = {.session = &stdio_server.session,
                     .no_wait = no_wait,
                     .ask_no = ask_no,
                     .send = stdio_send,
                     .cancel = stdio_cancel,
                     .answered = stdio_answered};
    c.work = no_wait ? 0 : CALL_WORK_MAX; /* what cannot wait is answered here, whatever it takes */
    *reply = stdio_reply(stdio_server.reply, STDIO_REPLY_MAX);
    return mcp_handle(&peer, &c, message, reply);
}

/* The call cannot be answered at once: keep it. */
static void stdio_keep(str message, mcp_outcome done, int ask_no, out *reply) {
    bool fits = message.len <= STDIO_MESSAGE_MAX;
    if (stdio_slot_has_id(done.id)) {
        reply->len = 0;
        jsonrpc_write_error(reply, done.id, false, JSONRPC_INVALID,
                            STR("A request with this id is still running."), STR_NONE);
        stdio_write_reply(reply);
        return;
    }
    stdio_slot *s = fits ? stdio_slot_take(message, done.id) : NULL;
    if (!s) {
        done = stdio_handle(message, fits ? GEO_BUSY : GEO_TOO_LARGE, 0, reply);
        if (done.what == MCP_REPLY) {
            stdio_write_reply(reply);
        }
    } else if (done.what == MCP_ASK) {
        s->ask_no = ask_no;
        stdio_slot_ask(s, done.asked, reply);
    } else {
        stdio_slot_start(s);
    }
}

static void stdio_line(str line) {
    out reply;
    line = str_trim(line);
    if (!line.len) {
        return;
    }
    int ask_no = stdio_server.session.can_elicit ? stdio_next_ask() : 0;
    mcp_outcome done = stdio_handle(line, GEO_OK, ask_no, &reply);
    if (done.what == MCP_REPLY) {
        stdio_write_reply(&reply);
    } else if (done.what != MCP_NOTHING) {
        stdio_keep(line, done, ask_no, &reply);
    }
}

static void stdio_refuse_line(str start_of_line) {
    _Static_assert(STDIO_LINE_MAX == 4 << 20, "the sentence says so");
    out reply = stdio_reply(stdio_server.reply, STDIO_REPLY_MAX);
    jsonrpc_write_error(&reply, jsonrpc_glance_id(start_of_line), stdio_server.session.version,
                        JSONRPC_INVALID, STR("The line is longer than 4 MiB."),
                        STR("{\"code\":\"too_large\"}"));
    if (reply.full) {
        reply = stdio_reply(stdio_server.reply, STDIO_REPLY_MAX);
        jsonrpc_write_error(&reply, STR_NONE, true, JSONRPC_INVALID,
                            STR("The line is longer than 4 MiB."), STR_NONE);
    }
    stdio_write_reply(&reply);
}

/* Handles every whole line in the buffer and makes room for more. */
static void stdio_lines(void) {
    char *buffer = stdio_server.buffer, *newline;
    while ((newline =
                memchr(buffer + stdio_server.seen, '\n', stdio_server.end - stdio_server.seen))) {
        str line = {buffer + stdio_server.start, (size_t)(newline - buffer) - stdio_server.start};
        stdio_server.start = stdio_server.seen = (size_t)(newline - buffer) + 1;
        if (!stdio_server.is_skipping) {
            stdio_line(line);
        }
        stdio_server.is_skipping = false;
    }
    str rest = {buffer + stdio_server.start, stdio_server.end - stdio_server.start};
    if (rest.len > STDIO_LINE_MAX && !stdio_server.is_skipping) {
        stdio_refuse_line(rest);
        stdio_server.is_skipping = true;
    }
    if (stdio_server.is_skipping) {
        rest.len = 0;
    }
    if (rest.len && stdio_server.start) {
        memmove(buffer, rest.at, rest.len);
    }
    stdio_server.start = 0;
    stdio_server.seen = stdio_server.end = rest.len;
}

/* stdin has ended: what runs may finish, since its reply may still be read, but no user will
 * answer. */
static void stdio_drain(void) {
    int64_t deadline = stdio_deadline(os_now_ms()) + STDIO_GRACE_MS;
    os_watch reader = {.fd = stdio_server.out, .events = 0};
    os_lock(&stdio_server.lock);
    while (stdio_server.running && os_now_ms() < deadline) {
        os_wait(&stdio_server.changed, &stdio_server.lock, os_now_ms() + STDIO_DRAIN_STEP_MS);
        if (os_poll(&reader, 1, os_now_ms()) && (reader.revents & OS_BROKEN)) {
            break;
        }
    }
    os_unlock(&stdio_server.lock);
}

/* HUP reads the index files again, beside the reading thread, which sits in its read. */
static void *stdio_reload(void *with) {
    os_watch rings = {.fd = stdio_server.wakeup.in, .events = OS_READ};
    (void)with;
    for (;;) {
        os_poll(&rings, 1, OS_FOREVER);
        os_wakeup_clear(&stdio_server.wakeup);
        if (os_signals_take()) {
            find_reload();
        }
        response_cache_clear();
    }
}

static bool stdio_begin(void) {
    stdio_server.out = os_claim_stdout();
    os_cond_init(&stdio_server.changed);
    stdio_server.buffer = os_reserve(STDIO_LINE_MAX + STDIO_ROOM_MIN);
    stdio_server.reply = os_reserve(STDIO_REPLY_MAX);
    stdio_server.mem = workers_arena(config_get()->workers);
    if (config_get()->index.len && os_wakeup_open(&stdio_server.wakeup) &&
        os_thread(stdio_reload, NULL)) {
        os_signals(&stdio_server.wakeup, OS_RELOAD);
    }
    return stdio_server.out >= 0 && stdio_server.buffer && stdio_server.mem.at &&
           stdio_server.reply;
}

GEO_FN status stdio_serve(void) {
    if (!stdio_begin()) {
        return GEO_INTERNAL;
    }
    for (;;) {
        ptrdiff_t got = os_read(0, stdio_server.buffer + stdio_server.end,
                                STDIO_LINE_MAX + STDIO_ROOM_MIN - stdio_server.end);
        if (got <= 0) {
            break;
        }
        stdio_server.end += (size_t)got;
        stdio_lines();
    }
    str last = {stdio_server.buffer, stdio_server.end};
    if (!stdio_server.is_skipping) {
        stdio_line(last);
    }
    stdio_drain();
    return GEO_OK;
}
