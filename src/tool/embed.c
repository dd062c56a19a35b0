/* embed -- the functions of geocoder.h: tool_run for C programs. Owns the memory of a call; there
 * is one call at a time. */
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

static char *embed_memory; /* NULL until geocoder_start has succeeded */

int geocoder_start(void) {
    char text[EMBED_PROBLEMS_MAX];
    out problems = out_of(text, sizeof text);
    int none = 0;
    if (!config_load(NULL, &none, &problems) || !find_start(&problems)) {
        os_write(2, out_str(&problems));
        return status_of(GEO_BAD_CONFIG)->exit;
    }
    report_start();
    embed_memory = os_reserve(EMBED_ARENA_BYTES);
    return status_of(embed_memory ? GEO_OK : GEO_INTERNAL)->exit;
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

int geocoder_call(const char *tool_name, const char *arguments, char *reply, size_t size) {
    if (size) {
        reply[0] = 0;
    }
    if (!embed_memory || !size) {
        return status_of(embed_memory ? GEO_TOO_LARGE : GEO_BAD_CONFIG)->exit;
    }
    call c = {.mem = arena_of(embed_memory, EMBED_ARENA_BYTES),
              .may_block = true,
              .now_ms = os_now_ms,
              .deadline_ms = os_now_ms() + (int64_t)(config_get()->timeout_s * 1000)};
    tool_result result = {.as_text = false};
    out o = out_of(reply, size - 1);
    status code = embed_run(&c, tool_name, arguments, &result);
    if (code == GEO_OK) {
        tool_write_json(&o, &result);
    } else {
        tool_write_error(&o, &c);
    }
    reply[o.full ? 0 : o.len] = 0;
    return status_of(o.full ? GEO_TOO_LARGE : code)->exit;
}
