/* stdio -- MCP over stdin and stdout. Owns both, the slots of waiting calls, and the session.
 *
 * The reading thread answers a message at once when that needs no waiting; otherwise it copies the
 * message to a slot and hands that to a worker. So ping, other calls and cancellation never wait
 * for an upstream. Whoever has a reply writes all of it under one lock.
 *
 * Outside facts: MCP "Transports / stdio": one message per line and no other byte on stdout.
 * Clients end a server by closing its stdin, and kill the servers that they only probe. */
#include "stdio.h"

#include <stdlib.h>
#include <string.h>

#include "../find/find.h"
#include "../platform/config.h"
#include "../platform/log.h"
#include "../platform/os.h"
#include "../platform/workers.h"
#include "jsonrpc.h"
#include "mcp.h"
#include "response_cache.h"

enum {
    STDIO_ROOM_MIN = 64 << 10, /* free space for a read: the size of a pipe */
    STDIO_ANSWER_MAX =
        16 << 10,              /* a client's answer to a request of ours: an id and its envelope */
    STDIO_HELD_MAX = 16 << 10, /* replies to lines that came together, which go together */
    STDIO_EARLY_MAX = 1 << 10, /* ids of a batch's requests; what does not fit is not cancelled */
    STDIO_GRACE_MS = 2000,     /* after the last call's deadline, to write its reply */
    STDIO_DRAIN_STEP_MS = 20   /* how often the end checks for a closed stdout */
};

typedef enum { SLOT_FREE, SLOT_RUNNING, SLOT_ASKING } stdio_slot_state;

/* A request that waits: for a worker, for the upstream, or for the client's user. */
typedef struct {
    stdio_slot_state state;
    atomic_bool cancelled;
    mcp_session session; /* when the request came */
    int64_t came_ms;     /* or when it asked the client */
    str message, id;     /* in `memory`; id of a batch: that of its request that runs */
    bool is_batch;
    out early; /* of a batch: lines, what was cancelled while another of its requests ran */
    char early_bytes[STDIO_EARLY_MAX];
    int ask_no;
    const char *ask_key;
    str answer;
    char *memory; /* STDIO_MESSAGE_MAX + STDIO_ANSWER_MAX */
} stdio_slot;

static struct {
    os_mutex write_lock;
    int out;                   /* stdout, which nothing else can write to */
    char held[STDIO_HELD_MAX]; /* the reading thread's */
    size_t held_len;
    os_wakeup wakeup; /* SIGHUP, when there are index files to reload */

    os_mutex lock; /* of what follows */
    os_cond changed;
    stdio_slot slots[STDIO_CALLS_MAX];
    int running;
    atomic_int last_ask_no; /* the last ask_no */

    /* Only for the reading thread. */
    mcp_session session;
    char *buffer; /* STDIO_LINE_MAX + STDIO_ROOM_MIN */
    size_t start, seen, end;
    bool is_skipping; /* inside a line that was too long */
    arena mem;
    char *reply;
} stdio_server = {.write_lock = OS_MUTEX_INIT, .lock = OS_MUTEX_INIT};

/* ---- writing ---- */

/* Whether nobody reads stdout any more. */
static bool stdio_client_has_gone(void) {
    os_watch reader = {.fd = stdio_server.out, .events = 0};
    return os_poll(&reader, 1, os_now_ms()) > 0 && reader.revents & OS_BROKEN;
}

/* After a failed write the session is over: at its client's will, or with a reply lost. */
static void stdio_check_written(bool written) {
    if (!written && stdio_client_has_gone()) {
        _Exit(0);
    } else if (!written) {
        log_event(LOG_ERROR, "stdout_failed", "A reply cannot be written: %s.", os_why());
        _Exit(status_of(GEO_FILE)->exit);
    }
}

static void stdio_send(void *ctx, str message) {
    (void)ctx;
    os_lock(&stdio_server.write_lock);
    stdio_check_written(os_write(stdio_server.out, message) &&
                        os_write(stdio_server.out, STR("\n")));
    os_unlock(&stdio_server.write_lock);
}

/* Reserves a byte for the newline. */
static out stdio_reply(char *memory, size_t size) {
    return out_of(memory, size - 1);
}

static void stdio_write(str lines) {
    os_lock(&stdio_server.write_lock);
    stdio_check_written(os_write(stdio_server.out, lines));
    os_unlock(&stdio_server.write_lock);
}

static void stdio_end_reply(out *reply) {
    reply->cap++;
    out_char(reply, '\n');
    ASSERT(!reply->full);
}

static void stdio_write_reply(out *reply) {
    stdio_end_reply(reply);
    stdio_write(out_str(reply));
}

static void stdio_write_held(void) {
    str held = {stdio_server.held, stdio_server.held_len};
    stdio_server.held_len = 0;
    if (held.len) {
        stdio_write(held);
    }
}

/* A client that sends many calls at once is woken once for many answers. */
static void stdio_hold_reply(out *reply) {
    stdio_end_reply(reply);
    if (reply->len > STDIO_HELD_MAX - stdio_server.held_len) {
        stdio_write_held();
    }
    if (reply->len > STDIO_HELD_MAX) {
        stdio_write(out_str(reply));
        return;
    }
    memcpy(stdio_server.held + stdio_server.held_len, reply->at, reply->len);
    stdio_server.held_len += reply->len;
}

/* ---- slots ---- */

/* The time a call waits for a worker counts. */
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

/* Before the reply is written: with it, the id is the client's again. */
static void stdio_slot_forget(stdio_slot *s) {
    os_lock(&stdio_server.lock);
    s->id = STR_NONE;
    os_unlock(&stdio_server.lock);
}

/* Sends the request to the client, unless the call was cancelled, and frees the worker. Writes
 * under the lock, so that a cancellation cannot overtake the request. */
static bool stdio_slot_ask(stdio_slot *s, const char *ask_key, out *question) {
    os_lock(&stdio_server.lock);
    bool open = !atomic_load(&s->cancelled);
    if (open) {
        s->ask_key = ask_key;
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
    return 1 + atomic_fetch_add(&stdio_server.last_ask_no, 1);
}

/* Of a batch: which of its requests is the one to cancel. */
static bool stdio_slot_begin(void *ctx, str id) {
    stdio_slot *s = ctx;
    bool goes_on = true;
    os_lock(&stdio_server.lock);
    s->id = id;
    atomic_store(&s->cancelled, false);
    for (str list = out_str(&s->early); list.len && goes_on && id.at;) {
        goes_on = !jsonrpc_same_id(str_cut(&list, '\n'), id);
    }
    os_unlock(&stdio_server.lock);
    return goes_on;
}

/* On a worker: runs the call until it ends or asks the client. */
static void stdio_slot_run(void *ctx, arena mem) {
    stdio_slot *s = ctx;
    if (atomic_load(&s->cancelled)) { /* while it waited for a worker */
        stdio_slot_end(s);
        return;
    }
    size_t room = MIN((size_t)STDIO_REPLY_MAX, (size_t)(mem.end - mem.at) / 2);
    out reply = stdio_reply(arena_bytes(&mem, room), room);
    call c = {.mem = mem,
              .deadline_ms = stdio_deadline(s->came_ms),
              .now_ms = os_now_ms,
              .may_block = true,
              .cancelled = &s->cancelled};
    s->ask_no = stdio_next_ask();
    mcp_peer peer = {.session = &s->session,
                     .ask_no = s->ask_no,
                     .ask_key = s->ask_key,
                     .answer = s->answer,
                     .ctx = s,
                     .send = stdio_send,
                     .begin = stdio_slot_begin};
    mcp_outcome done = mcp_handle(&peer, &c, s->message, &reply);
    if (done.what == MCP_ASK && stdio_slot_ask(s, done.ask_key, &reply)) {
        return;
    }
    if (done.what == MCP_REPLY && !atomic_load(&s->cancelled)) {
        stdio_slot_forget(s);
        stdio_write_reply(&reply);
    }
    stdio_slot_end(s);
}

/* No worker could be started. */
static void stdio_slot_refuse(stdio_slot *s) {
    char bytes[1024];
    out reply = out_of(bytes, sizeof bytes - 1);
    jsonrpc_write_error(&reply, s->id, true, JSONRPC_INTERNAL_ERROR,
                        STR("No thread can be started to wait in."), STR("{\"code\":\"busy\"}"));
    if (!reply.full) {
        stdio_write_reply(&reply);
    }
    stdio_slot_end(s);
}

static void stdio_slot_start(stdio_slot *s) {
    workers_job job = {stdio_slot_run, s, WORKERS_OWN_PEER, stdio_deadline(s->came_ms)};
    if (!workers_submit(job)) {
        stdio_slot_refuse(s);
    }
}

/* The client has answered; absent: it has not, and the call goes on without. */
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

/* Requests without an answer in STDIO_ASK_MS count as declined. */
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

/* Copies a message that must wait to a free slot; NULL: none is free. */
static stdio_slot *stdio_slot_alloc(str message, str id) {
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
    found->is_batch = !id.at;
    found->early = out_of(found->early_bytes, STDIO_EARLY_MAX);
    found->id = id.at ? (str){found->memory + (id.at - message.at), id.len} : STR_NONE;
    found->session = stdio_server.session;
    found->came_ms = os_now_ms();
    found->ask_key = NULL;
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

/* ---- callbacks of mcp_handle ---- */

/* Cancels our request when its call was cancelled, so that no dialog stays open. */
static void stdio_cancel_ask(int ask_no) {
    char bytes[128];
    out o = out_of(bytes, sizeof bytes);
    out_fmt(&o,
            "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/cancelled\","
            "\"params\":{\"requestId\":\"geocoder-%d\"}}",
            ask_no);
    stdio_send(NULL, out_str(&o));
}

static void stdio_cancel(void *ctx, str id) {
    (void)ctx;
    int ask_no = 0;
    os_lock(&stdio_server.lock);
    for (int i = 0; i < STDIO_CALLS_MAX; i++) {
        stdio_slot *s = &stdio_server.slots[i];
        bool is_it = s->state != SLOT_FREE && s->id.at && jsonrpc_same_id(s->id, id);
        if (s->is_batch && !is_it && id.len < s->early.cap - s->early.len) {
            out_text(&s->early, id);
            out_char(&s->early, '\n');
        }
        if (!is_it) {
            continue;
        }
        atomic_store(&s->cancelled, true);
        if (s->state == SLOT_ASKING) {
            ask_no = s->ask_no;
            stdio_slot_free(s);
        }
    }
    os_unlock(&stdio_server.lock);
    if (ask_no) {
        stdio_cancel_ask(ask_no);
    }
}

static void stdio_answer(void *ctx, str id, json result) {
    (void)ctx;
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
    call c = {
        .mem = stdio_server.mem, .deadline_ms = stdio_deadline(os_now_ms()), .now_ms = os_now_ms};
    mcp_peer peer = {.session = &stdio_server.session,
                     .no_wait = no_wait,
                     .ask_no = ask_no,
                     .send = stdio_send,
                     .cancel = stdio_cancel,
                     .answered = stdio_answer};
    c.work = no_wait == GEO_TOO_LARGE ? 0 : CALL_WORK_MAX; /* which no worker can take */
    *reply = stdio_reply(stdio_server.reply, STDIO_REPLY_MAX);
    return mcp_handle(&peer, &c, message, reply);
}

/* The message cannot be answered at once: moves it to a slot. */
static void stdio_defer(str message, mcp_outcome done, int ask_no, out *reply) {
    bool fits = message.len <= STDIO_MESSAGE_MAX;
    if (stdio_slot_has_id(done.id)) {
        reply->len = 0;
        jsonrpc_write_error(reply, done.id, false, JSONRPC_INVALID_REQUEST,
                            STR("A request with this id is still running."), STR_NONE);
        stdio_write_reply(reply);
        return;
    }
    stdio_slot *s = fits ? stdio_slot_alloc(message, done.id) : NULL;
    if (!s) {
        done = stdio_handle(message, fits ? GEO_BUSY : GEO_TOO_LARGE, 0, reply);
        if (done.what == MCP_REPLY) {
            stdio_write_reply(reply);
        }
    } else if (done.what == MCP_ASK) {
        s->ask_no = ask_no;
        stdio_slot_ask(s, done.ask_key, reply);
    } else {
        stdio_slot_start(s);
    }
}

static void stdio_handle_line(str line) {
    out reply;
    line = str_trim(line);
    if (!line.len) {
        return;
    }
    int ask_no = stdio_server.session.can_elicit ? stdio_next_ask() : 0;
    mcp_outcome done = stdio_handle(line, GEO_OK, ask_no, &reply);
    if (done.what == MCP_REPLY) {
        stdio_hold_reply(&reply);
    } else if (done.what != MCP_NOTHING) {
        stdio_defer(line, done, ask_no, &reply);
    }
}

static void stdio_refuse_line(str start_of_line) {
    _Static_assert(STDIO_LINE_MAX == 4 << 20, "the message below names it");
    out reply = stdio_reply(stdio_server.reply, STDIO_REPLY_MAX);
    jsonrpc_write_error(&reply, jsonrpc_peek_id(start_of_line), stdio_server.session.version,
                        JSONRPC_INVALID_REQUEST, STR("The line is longer than 4 MiB."),
                        STR("{\"code\":\"too_large\"}"));
    if (reply.full) {
        reply = stdio_reply(stdio_server.reply, STDIO_REPLY_MAX);
        jsonrpc_write_error(&reply, STR_NONE, true, JSONRPC_INVALID_REQUEST,
                            STR("The line is longer than 4 MiB."), STR_NONE);
    }
    stdio_write_reply(&reply);
}

/* Handles every whole line in the buffer and makes room for more. */
static void stdio_handle_lines(void) {
    char *buffer = stdio_server.buffer, *newline;
    while ((newline =
                memchr(buffer + stdio_server.seen, '\n', stdio_server.end - stdio_server.seen))) {
        str line = {buffer + stdio_server.start, (size_t)(newline - buffer) - stdio_server.start};
        stdio_server.start = stdio_server.seen = (size_t)(newline - buffer) + 1;
        if (!stdio_server.is_skipping) {
            stdio_handle_line(line);
        }
        stdio_server.is_skipping = false;
    }
    stdio_write_held();
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

/* stdin has ended: running calls may finish, since their replies may still be read, but those that
 * ask the client never will. */
static void stdio_drain(void) {
    int64_t deadline = stdio_deadline(os_now_ms()) + STDIO_GRACE_MS;
    os_lock(&stdio_server.lock);
    while (stdio_server.running && os_now_ms() < deadline) {
        os_wait(&stdio_server.changed, &stdio_server.lock, os_now_ms() + STDIO_DRAIN_STEP_MS);
        if (stdio_client_has_gone()) {
            break;
        }
    }
    os_unlock(&stdio_server.lock);
}

/* A thread of its own for SIGHUP: the reading thread blocks in its read. */
static void *stdio_reload(void *ctx) {
    os_watch watch = {.fd = stdio_server.wakeup.in, .events = OS_READ};
    (void)ctx;
    for (;;) {
        os_poll(&watch, 1, OS_FOREVER);
        os_wakeup_clear(&stdio_server.wakeup);
        if (os_signals_take()) {
            find_reload();
        }
        response_cache_clear();
    }
}

/* GEO_FILE: stdout cannot be used; GEO_INTERNAL: out of memory. */
static status stdio_begin(void) {
    stdio_server.out = os_claim_stdout();
    if (stdio_server.out < 0) {
        return GEO_FILE;
    }
    stdio_server.buffer = os_reserve(STDIO_LINE_MAX + STDIO_ROOM_MIN);
    stdio_server.reply = stdio_server.buffer ? os_reserve(STDIO_REPLY_MAX) : NULL;
    stdio_server.mem =
        stdio_server.reply ? workers_arena(config_get()->workers) : (arena){.at = NULL};
    if (!stdio_server.mem.at) {
        return GEO_INTERNAL;
    }
    os_cond_init(&stdio_server.changed);
    if (config_get()->index.len && os_wakeup_open(&stdio_server.wakeup) &&
        os_thread(stdio_reload, NULL)) {
        os_signals(&stdio_server.wakeup, OS_RELOAD);
    }
    return GEO_OK;
}

GEO_FN status stdio_serve(void) {
    status code = stdio_begin();
    if (code != GEO_OK) {
        return code;
    }
    ptrdiff_t got;
    for (;;) {
        got = os_read(0, stdio_server.buffer + stdio_server.end,
                      STDIO_LINE_MAX + STDIO_ROOM_MIN - stdio_server.end);
        if (got <= 0) {
            break;
        }
        stdio_server.end += (size_t)got;
        stdio_handle_lines();
    }
    str last = {stdio_server.buffer, stdio_server.end};
    if (!stdio_server.is_skipping) {
        stdio_handle_line(last);
    }
    stdio_write_held();
    stdio_drain();
    return got < 0 ? GEO_FILE : GEO_OK;
}
