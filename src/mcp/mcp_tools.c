/* mcp_tools -- the tool table as MCP presents it. Owns the JSON of tools/list, made once.
 *
 * Outside facts: MCP "Server Features / Tools" and "Elicitation" of all five revisions. Clients
 * validate structuredContent and hide the text of an error behind it, so errors have none. Hosts
 * give the model the content or structuredContent and drop the other, pictures included. So each
 * of the two is complete: in text mode the structure has the text. What has a picture has no
 * structure, and its tool promises none in an outputSchema. Outlines are for the page of a map, so
 * they go into _meta, which no host gives to the model. Revisions before 2025-06-18 do not
 * know either and ignore both; they get them as well, since a gateway may ask for the list and for
 * a call in different revisions, and clients refuse a result that lacks what the list promised. No
 * parameter has x-mcp-header, whose mirrored values would end up in the logs of proxies; so there
 * is no Mcp-Param header to check. */
#include "mcp_tools.h"

#include "../base/utf8.h"
#include "../draw/app.h"
#include "../draw/scene.h"
#include "../geo/place.h"
#include "../platform/os.h"
#include "../tool/report.h"
#include "../tool/row.h"
#include "../tool/tool.h"
#include "response_cache.h"

#ifndef MCP_FIXTURE_TOOLS
#define MCP_FIXTURE_TOOLS
#endif

enum {
    MCP_LIST_MAX = 64 << 10, /* tools/list: 12 tools take 12 kB, and all of it is model context */
    MCP_ERROR_MAX = 4096,    /* a message and a suggestion, every byte escaped */
    MCP_CHOICES_MAX = 10,    /* more is a list, not a choice */
    MCP_LABEL_MAX = 90       /* bytes of a choice's title; clients show one line */
};

static const mcp_fixture_tool mcp_fixture_tools[] = {MCP_FIXTURE_TOOLS{NULL, NULL, NULL}};

static struct {
    os_mutex lock;
    char text[MCP_LIST_MAX];
    str list; /* the array in `text`; absent: not made yet */
} mcp_tools = {.lock = OS_MUTEX_INIT};

/* ---- tools/list ---- */

static void mcp_tools_write_definition(out *o, const tool *t) {
    out_open(o, '{');
    out_key(o, "name");
    out_json_str(o, str_of(t->name));
    out_key(o, "title");
    out_json_str(o, str_of(t->title));
    out_key(o, "description");
    out_json_str(o, str_of(t->help));
    out_key(o, "inputSchema");
    row_write_input_schema(o, t);
    if (!t->may_draw) {
        out_key(o, "outputSchema");
        row_write_output_schema(o, t);
    }
    out_key(o, "annotations");
    out_text(o, STR("{\"readOnlyHint\":true,\"destructiveHint\":false,\"idempotentHint\":true"));
    out_key(o, "openWorldHint");
    out_json_bool(o, !t->is_local);
    out_close(o, '}');
    if (t->ui && app_is_built()) {
        out_key(o, "_meta"); /* the second key is that of older hosts */
        out_fmt(o, "{\"ui\":{\"resourceUri\":\"%s\"},\"ui/resourceUri\":\"%s\"}", t->ui, t->ui);
    }
    out_close(o, '}');
}

static void mcp_tools_write_fixture(out *o, const mcp_fixture_tool *t) {
    out_open(o, '{');
    out_key(o, "name");
    out_json_str(o, str_of(t->name));
    out_text(o, STR(","));
    out_text(o, str_of(t->definition));
    out_close(o, '}');
}

static str mcp_tools_list_json(void) {
    os_lock(&mcp_tools.lock);
    if (!mcp_tools.list.at) {
        out o = out_of(mcp_tools.text, sizeof mcp_tools.text);
        out_open(&o, '[');
        for (int i = 0; i < tool_count(); i++) {
            mcp_tools_write_definition(&o, tool_at(i));
        }
        for (const mcp_fixture_tool *t = mcp_fixture_tools; t->name; t++) {
            mcp_tools_write_fixture(&o, t);
        }
        out_close(&o, ']');
        ASSERT(!o.full);
        mcp_tools.list = out_str(&o);
    }
    os_unlock(&mcp_tools.lock);
    return mcp_tools.list;
}

GEO_FN mcp_end mcp_tools_list(mcp_request *x) {
    out_key(x->o, "tools");
    out_json_raw(x->o, mcp_tools_list_json());
    return MCP_DONE;
}

/* ---- elicitation: which place is meant ---- */

/* After an invalid answer the question is repeated under the next key: the key counts the rounds,
 * so no state is kept between the calls. */
static const char *const mcp_tools_choice_keys[MCP_ROUNDS_MAX] = {"choice", "choice_2", "choice_3"};

typedef struct {
    str id;        /* what the user picked; absent: nothing usable */
    bool declined; /* the user declined or cancelled */
    int round;     /* index of the next question's key */
} mcp_tools_choice;

static mcp_tools_choice mcp_tools_read_choice(mcp_request *x) {
    mcp_tools_choice choice = {STR_NONE, false, 0};
    for (int i = MCP_ROUNDS_MAX - 1; i >= 0; i--) {
        if (!mcp_request_has_answer(x, mcp_tools_choice_keys[i])) {
            continue;
        }
        json answer = mcp_request_answer(x, mcp_tools_choice_keys[i]);
        json action = json_get(answer, "action");
        bool is_malformed = x->version->is_stateless && json_what(action) != JSON_STRING;
        choice.round = i + 1;
        choice.declined = !is_malformed && !json_is(action, "accept");
        if (!choice.declined) {
            choice.id = json_text(json_get(json_get(answer, "content"), "place"), &x->c->mem);
        }
        break;
    }
    return choice;
}

static void mcp_tools_write_label(out *o, const place *p) {
    char bytes[MCP_LABEL_MAX + 4];
    out label = out_of(bytes, sizeof bytes);
    str name = utf8_head(p->display_name, MCP_LABEL_MAX);
    out_text(&label, name);
    out_text(&label, name.len < p->display_name.len ? STR("\xE2\x80\xA6") : STR(""));
    out_json_str(o, out_str(&label));
}

static void mcp_tools_write_options(mcp_request *x, const place *const *places, int count) {
    out *o = x->o;
    if (x->version->has_titled_choice) {
        out_key(o, "oneOf");
        out_open(o, '[');
        for (int i = 0; i < count; i++) {
            out_open(o, '{');
            out_key(o, "const");
            out_json_str(o, places[i]->id);
            out_key(o, "title");
            mcp_tools_write_label(o, places[i]);
            out_close(o, '}');
        }
        out_close(o, ']');
        out_key(o, "default");
        out_json_str(o, places[0]->id);
        return;
    }
    out_key(o, "enum");
    out_open(o, '[');
    for (int i = 0; i < count; i++) {
        out_json_str(o, places[i]->id);
    }
    out_close(o, ']');
    out_key(o, "enumNames");
    out_open(o, '[');
    for (int i = 0; i < count; i++) {
        mcp_tools_write_label(o, places[i]);
    }
    out_close(o, ']');
}

/* False: fewer than two of the candidates have an id to answer with. */
static bool mcp_tools_ask_choice(mcp_request *x, const place_list *places, str query, int round) {
    const place *offered[MCP_CHOICES_MAX];
    int count = 0;
    for (int i = 0; i < places->count && count < MCP_CHOICES_MAX; i++) {
        if (places->at[i].id.len) {
            offered[count++] = &places->at[i];
        }
    }
    if (count < 2) {
        return false;
    }
    char bytes[MCP_QUOTE_MAX + 64];
    out message = out_of(bytes, sizeof bytes);
    out_fmt(&message, "Several places match \"%.*s\". Which one is meant?",
            STR_ARG(mcp_request_quote(query)));
    mcp_request_ask_open(x, mcp_tools_choice_keys[round], "elicitation/create");
    out *o = x->o;
    if (x->version->has_titled_choice) {
        out_key(o, "mode");
        out_json_str(o, STR("form"));
    }
    out_key(o, "message");
    out_json_str(o, out_str(&message));
    out_key(o, "requestedSchema");
    out_text(o, STR("{\"type\":\"object\",\"properties\":{\"place\":{\"type\":\"string\",\"title\":"
                    "\"Place\""));
    mcp_tools_write_options(x, offered, count);
    out_text(o, STR("}},\"required\":[\"place\"]}"));
    mcp_request_ask_close(x);
    return true;
}

/* ---- tools/call ---- */

static void mcp_tools_write_content(out *o, str text, str picture) {
    out_key(o, "content");
    out_open(o, '[');
    if (text.at) {
        mcp_request_write_text(o, text);
    }
    if (picture.at) {
        out_text(o, STR(",{\"type\":\"image\",\"mimeType\":\"image/png\",\"data\":\""));
        out_base64(o, picture);
        out_text(o, STR("\"}"));
    }
    out_close(o, ']');
}

static void mcp_tools_write_error(mcp_request *x, bool as_text) {
    char bytes[MCP_ERROR_MAX];
    out text = out_of(bytes, sizeof bytes);
    if (as_text) {
        tool_write_error_text(&text, x->c);
    } else {
        tool_write_error(&text, x->c);
    }
    mcp_tools_write_content(x->o, out_str(&text), STR_NONE);
    out_key(x->o, "isError");
    out_json_bool(x->o, true);
}

/* The object that outputSchema describes: the result, or its text and what is required. */
static void mcp_tools_write_structure(out *o, const tool_result *result, str text) {
    tool_result shown = *result;
    if (!result->as_text) {
        tool_write_json(o, result);
        return;
    }
    shown.view = RECORD_REQUIRED;
    tool_write_json(o, &shown);
    o->len -= o->len > 0; /* the bracket, behind which the text goes */
    out_key(o, "text");
    out_json_str(o, text);
    out_close(o, '}');
}

/* JSON is written once, as structuredContent, and copied from there as text. What is not that is
 * made in the rest of the arena. */
static void mcp_tools_write_result(mcp_request *x, const tool_result *result) {
    out *o = x->o;
    out scratch = out_of(x->c->mem.at, (size_t)(x->c->mem.end - x->c->mem.at));
    bool is_drawn = result->picture.at != NULL;
    if (result->as_text) {
        tool_write_text(&scratch, result);
    } else if (is_drawn) {
        tool_write_json(&scratch, result);
    }
    str text = out_str(&scratch);
    if (!is_drawn) {
        out_key(o, "structuredContent");
        size_t from = o->len;
        mcp_tools_write_structure(o, result, text);
        text = result->as_text ? text : (str){o->at + from, o->len - from};
        text = x->is_lean ? STR_NONE : text;
    }
    o->full = o->full || scratch.full;
    if (!o->full) {
        mcp_tools_write_content(o, text, result->picture);
    }
    if (result->map && scene_has_rings(result->map)) {
        out shown = out_over(&x->c->mem);
        out_text(&shown, STR("\"map\":"));
        scene_write(&shown, result->map, true);
        bool fits = !shown.full && shown.len < (o->cap - o->len) / 2;
        x->shown = fits ? out_taken(&shown, &x->c->mem) : STR_NONE;
    }
}

static mcp_end mcp_tools_write_reply(mcp_request *x, status code, const tool_result *result) {
    size_t from = x->o->len;
    bool was_full = x->o->full; /* what is before the result did not fit */
    if (code == GEO_OK) {
        mcp_tools_write_result(x, result);
        if (!x->o->full) {
            return MCP_DONE;
        }
        x->o->len = from;
        x->o->full = was_full;
        call_fail(x->c, GEO_TOO_LARGE, "The result is larger than a reply may be (%zu kB).",
                  x->o->cap >> 10);
    }
    mcp_tools_write_error(x, result->as_text);
    return MCP_DONE;
}

static mcp_end mcp_tools_run(mcp_request *x, const tool *t, json arguments) {
    call *c = x->c;
    bool may_wait = c->may_block || x->peer->no_wait != GEO_OK;
    if (t->reports_progress && mcp_request_wants_progress(x)) {
        if (!may_wait) {
            return MCP_MUST_WAIT; /* else steps would be reported twice */
        }
        mcp_request_start_progress(x);
    }
    mcp_tools_choice choice = mcp_tools_read_choice(x);
    bool may_ask = x->can_elicit && !choice.declined && choice.round < MCP_ROUNDS_MAX;
    tool_result result = {0};
    status code = tool_run(c, t, arguments, choice.id, may_ask, &result);
    c->progress = NULL;
    if (call_is_cancelled(c)) {
        return MCP_CANCELLED;
    }
    if (code == GEO_MUST_WAIT && !may_wait) {
        return MCP_MUST_WAIT;
    }
    if (code == GEO_MUST_WAIT) {
        call_fail(c, x->peer->no_wait,
                  x->peer->no_wait == GEO_BUSY
                      ? "Too many calls are waiting for a worker."
                      : "The message is too long for a call that has to wait.");
        c->retry_after_s = x->peer->no_wait == GEO_BUSY;
    }
    if (code == GEO_OK && may_ask && result.choices.count &&
        mcp_tools_ask_choice(x, &result.choices, result.query, choice.round)) {
        return MCP_ASKED;
    }
    return mcp_tools_write_reply(x, code, &result);
}

/* All that a cached answer depends on; absent: too long for a key. */
static str mcp_tools_cache_key(const mcp_request *x, const tool *t, json arguments,
                               char bytes[RESPONSE_CACHE_KEY_MAX]) {
    out key = out_of(bytes, RESPONSE_CACHE_KEY_MAX);
    out_text(&key, x->version->name);
    out_char(&key, x->can_elicit ? '?' : ' ');
    out_char(&key, x->is_lean ? '-' : ' ');
    out_text(&key, str_of(t->name));
    out_text(&key, json_source(arguments));
    return key.full ? STR_NONE : out_str(&key);
}

/* For the reading thread or an event loop: answers from the response cache, or fills it. */
static mcp_end mcp_tools_run_cached(mcp_request *x, const tool *t, json arguments) {
    char bytes[RESPONSE_CACHE_KEY_MAX];
    str key = mcp_tools_cache_key(x, t, arguments, bytes);
    const response_cache_entry *known = key.at ? response_cache_find(key, os_now_ms()) : NULL;
    if (known) {
        report_count((int)(t - tool_at(0)), false); /* a call like any other */
        out_text(x->o, known->value);
        return MCP_DONE;
    }
    size_t from = x->o->len;
    mcp_end end = mcp_tools_run(x, t, arguments);
    if (end == MCP_DONE && !x->c->code && key.at) {
        response_cache_put(key, (response_cache_entry){.value = str_from(out_str(x->o), from)},
                           os_now_ms());
    }
    return end;
}

static const mcp_fixture_tool *mcp_tools_find_fixture(str name) {
    for (const mcp_fixture_tool *t = mcp_fixture_tools; t->name; t++) {
        if (str_eq(name, str_of(t->name))) {
            return t;
        }
    }
    return NULL;
}

GEO_FN mcp_end mcp_tools_call(mcp_request *x) {
    json name_value = json_get(x->params, "name"), arguments = json_get(x->params, "arguments");
    json_kind what = json_what(arguments),
              responses = json_what(json_get(x->params, "inputResponses"));
    if (json_what(name_value) != JSON_STRING) {
        return mcp_request_refuse(x, JSONRPC_INVALID_PARAMS, "tools/call needs the tool's name.");
    }
    if (what != JSON_OBJECT && what != JSON_NONE && what != JSON_NULL) {
        return mcp_request_refuse(x, JSONRPC_INVALID_PARAMS,
                                  "The member arguments must be an object.");
    }
    if (responses != JSON_OBJECT && responses != JSON_NONE) {
        return mcp_request_refuse(x, JSONRPC_INVALID_PARAMS,
                                  "The member inputResponses must be an object.");
    }
    str name = json_text(name_value, &x->c->mem);
    const tool *t = tool_find(name);
    const mcp_fixture_tool *fixture = t ? NULL : mcp_tools_find_fixture(name);
    if (fixture) {
        return fixture->run(x);
    }
    if (!t) {
        return mcp_request_refuse(x, JSONRPC_INVALID_PARAMS, "Unknown tool: %.*s",
                                  STR_ARG(mcp_request_quote(name)));
    }
    x->tool = str_of(t->name);
    arguments = what == JSON_OBJECT ? arguments : (json){NULL, -1};
    bool is_interactive =
        responses != JSON_NONE || x->peer->ask_key || mcp_request_wants_progress(x);
    bool may_cache = !x->c->may_block && !t->is_local && !t->may_draw && !is_interactive;
    return may_cache ? mcp_tools_run_cached(x, t, arguments) : mcp_tools_run(x, t, arguments);
}
