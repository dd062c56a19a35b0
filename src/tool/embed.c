/* embed -- the functions of geocoder.h: tool_run for C programs. Owns the handle and the memory of
 * a call: of several threads, one calls at a time, and the others wait for it. */
#include "embed.h"

#include "../find/find.h"
#include "../platform/config.h"
#include "../platform/log.h"
#include "../platform/os.h"
#include "report.h"
#include "tool.h"

_Static_assert((int)GEOCODER_LOG_DEBUG == (int)LOG_DEBUG, "levels of the log are those of the API");

enum {
    EMBED_ARENA_BYTES = 48 << 20, /* address space, as for a worker */
    EMBED_PROBLEMS_MAX = 4096     /* a sentence for every wrong setting */
};

struct geocoder {
    enum { EMBED_CLOSED, EMBED_OPEN, EMBED_CLOSING } state;
};

static struct {
    os_mutex lock; /* of what follows; never held during a call */
    os_cond ended; /* a call has, or the handle was closed */
    bool is_busy;  /* a thread is in a call */
    char *memory;  /* NULL until a geocoder_open has succeeded */
    geocoder handle;
} embed = {.lock = OS_MUTEX_INIT};

/* Of a handle that is closed: background work may still log. */
static void embed_ignore(void *data, int level, const char *line) {
    (void)data, (void)level, (void)line;
}

/* The first time; later ones find everything as it is. */
static int embed_start(const char *const *settings, out *problems) {
    if (embed.memory) {
        bool is_same = config_is_given(settings);
        out_text(problems, is_same ? STR("")
                                   : STR("The settings of a process are those of its first "
                                         "geocoder_open.\n"));
        return is_same ? GEOCODER_OK : GEOCODER_BAD_SETTING;
    }
    if (!config_load_given(settings, problems) || !find_start(problems)) {
        return GEOCODER_BAD_SETTING;
    }
    report_start();
    os_cond_init(&embed.ended);
    embed.memory = os_reserve(EMBED_ARENA_BYTES);
    return embed.memory ? GEOCODER_OK : GEOCODER_INTERNAL;
}

static int embed_open(const char *const *settings, geocoder_log *log, void *data) {
    char text[EMBED_PROBLEMS_MAX];
    out problems = out_of(text, sizeof text);
    log_to(log, data);
    int code = embed_start(settings, &problems);
    for (str rest = out_str(&problems); rest.len;) {
        str line = str_cut(&rest, '\n');
        log_event(LOG_ERROR, "setting", "%.*s", STR_ARG(line));
    }
    embed.handle.state = code == GEOCODER_OK ? EMBED_OPEN : EMBED_CLOSED;
    log_to(code == GEOCODER_OK ? log : embed_ignore, data);
    return code;
}

int geocoder_open(const char *const *settings, geocoder_log *log, void *data, geocoder **handle) {
    os_lock(&embed.lock);
    bool is_closed = embed.handle.state == EMBED_CLOSED;
    int code = is_closed ? embed_open(settings, log, data) : GEOCODER_IS_OPEN;
    *handle = code == GEOCODER_OK ? &embed.handle : NULL;
    os_unlock(&embed.lock);
    return code;
}

static bool embed_is_open(const geocoder *handle) {
    return handle == &embed.handle && handle->state == EMBED_OPEN;
}

int geocoder_close(geocoder *handle) {
    os_lock(&embed.lock);
    bool was_open = embed_is_open(handle);
    if (was_open) {
        handle->state = EMBED_CLOSING;
        os_wake_all(&embed.ended);
        while (embed.is_busy) {
            os_wait(&embed.ended, &embed.lock, OS_FOREVER);
        }
        log_to(embed_ignore, NULL);
        handle->state = EMBED_CLOSED;
    }
    os_unlock(&embed.lock);
    return was_open ? GEOCODER_OK : GEOCODER_IS_CLOSED;
}

/* Waits until no other thread is in a call, or for as long as a call may take. False: closed. */
static bool embed_begin(const geocoder *handle, call *c, status *code) {
    os_lock(&embed.lock);
    bool is_in_time = true, is_ours = embed_is_open(handle);
    int64_t wait_ms = is_ours ? (int64_t)(config_get()->timeout_s * 1000) : 0;
    c->deadline_ms = os_now_ms() + wait_ms;
    while (is_ours && embed.is_busy && is_in_time) {
        is_in_time = os_wait(&embed.ended, &embed.lock, c->deadline_ms);
        is_ours = embed_is_open(handle);
    }
    *code = embed.is_busy ? GEO_TIMEOUT : GEO_OK;
    embed.is_busy |= is_ours;
    os_unlock(&embed.lock);
    return is_ours;
}

static void embed_end(void) {
    os_lock(&embed.lock);
    embed.is_busy = false;
    os_wake_all(&embed.ended);
    os_unlock(&embed.lock);
}

/* On failure the error is in the call. */
static status embed_run(call *c, const char *tool_name, const char *arguments,
                        tool_result *result) {
    const tool *t = tool_find(str_of(tool_name));
    json_doc doc = {.text = STR_NONE};
    if (!t) {
        return call_fail(c, GEO_UNKNOWN_TOOL, "There is no tool of that name.");
    }
    if (!json_parse(&doc, arguments ? str_of(arguments) : STR("{}"), &c->mem)) {
        return call_fail(c, GEO_INVALID, "The arguments are not a JSON object.");
    }
    return tool_run(c, t, json_root(&doc), STR_NONE, false, result);
}

/* The reply as JSON. */
static status embed_answer(call *c, const char *tool_name, const char *arguments, out *o) {
    tool_result result = {.as_text = false};
    status code = embed_run(c, tool_name, arguments, &result);
    if (code == GEO_OK) {
        tool_write_json(o, &result);
    } else {
        tool_write_error(o, c);
    }
    return code;
}

int geocoder_call(geocoder *handle, const char *tool_name, const char *arguments, char *reply,
                  size_t size) {
    if (!size) {
        return GEOCODER_TOO_LARGE;
    }
    reply[0] = 0;
    call c = {.may_block = true, .now_ms = os_now_ms};
    status code;
    if (!embed_begin(handle, &c, &code)) {
        return GEOCODER_IS_CLOSED;
    }
    out o = out_of(reply, size - 1);
    if (code == GEO_OK) {
        c.mem = arena_of(embed.memory, EMBED_ARENA_BYTES);
        code = embed_answer(&c, tool_name, arguments, &o);
        embed_end();
    } else {
        call_fail(&c, code, "The calls of other threads did not end in time.");
        tool_write_error(&o, &c);
    }
    reply[o.full ? 0 : o.len] = 0;
    return o.full ? GEOCODER_TOO_LARGE : status_of(code)->exit;
}
