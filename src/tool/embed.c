/* embed -- the functions of geocoder.h: tool_run for C programs. Owns the memory of a call: of
 * several threads, one calls at a time, and the others wait for it. */
#include "embed.h"

#include "../find/find.h"
#include "../platform/config.h"
#include "../platform/os.h"
#include "report.h"
#include "tool.h"

enum {
    EMBED_ARENA_BYTES = 48 << 20, /* address space, as for a worker */
    EMBED_PROBLEMS_MAX = 4096     /* a sentence for every wrong setting */
};

static struct {
    os_mutex lock; /* of what follows; never held during a call */
    os_cond ended; /* a call has */
    bool is_busy;  /* a thread is in a call */
    char *memory;  /* NULL until geocoder_start has succeeded */
} embed = {.lock = OS_MUTEX_INIT};

static status embed_start(void) {
    char text[EMBED_PROBLEMS_MAX];
    out problems = out_of(text, sizeof text);
    int none = 0;
    if (!config_load(NULL, &none, &problems) || !find_start(&problems)) {
        os_write(2, out_str(&problems));
        return GEO_BAD_CONFIG;
    }
    report_start();
    os_cond_init(&embed.ended);
    embed.memory = os_reserve(EMBED_ARENA_BYTES);
    return embed.memory ? GEO_OK : GEO_INTERNAL;
}

int geocoder_start(void) {
    os_lock(&embed.lock);
    status code = embed.memory ? GEO_OK : embed_start();
    os_unlock(&embed.lock);
    return status_of(code)->exit;
}

/* Waits until no other thread is in a call, or for as long as a call may take. */
static status embed_begin(int64_t *deadline_ms) {
    int64_t now_ms = os_now_ms();
    os_lock(&embed.lock);
    bool is_started = embed.memory, is_in_time = true;
    *deadline_ms = now_ms + (int64_t)(config_get()->timeout_s * 1000);
    while (is_started && embed.is_busy && is_in_time) {
        is_in_time = os_wait(&embed.ended, &embed.lock, *deadline_ms);
    }
    bool is_free = is_started && !embed.is_busy;
    embed.is_busy |= is_free;
    os_unlock(&embed.lock);
    return is_free ? GEO_OK : is_started ? GEO_TIMEOUT : GEO_BAD_CONFIG;
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

int geocoder_call(const char *tool_name, const char *arguments, char *reply, size_t size) {
    if (!size) {
        return status_of(GEO_TOO_LARGE)->exit;
    }
    reply[0] = 0;
    call c = {.may_block = true, .now_ms = os_now_ms};
    status code = embed_begin(&c.deadline_ms);
    if (code == GEO_BAD_CONFIG) {
        return status_of(code)->exit;
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
    return status_of(o.full ? GEO_TOO_LARGE : code)->exit;
}
