/* jsonrpc -- one JSON-RPC 2.0 message and its parts.
 *
 * Flow: the first thing that looks at a line of stdio or a body of HTTP; mcp goes on with what it
 * finds. Owns nothing. Outside facts: JSON-RPC 2.0; MCP narrows ids to strings and integers and
 * forbids null. */
#include "jsonrpc.h"

#include <string.h>

#include "../base/ascii.h"

/* ---- a message that cannot be read ---- */

typedef struct {
    str s;
    size_t at;
    int depth, deepest;
} jsonrpc_glance;

/* Steps over a string whose opening quote is at g->at; its raw content. */
static str jsonrpc_glance_string(jsonrpc_glance *g) {
    size_t from = ++g->at;
    while (g->at < g->s.len && g->s.at[g->at] != '"') {
        g->at += g->s.at[g->at] == '\\' ? 2 : 1;
    }
    size_t end = MIN(g->at, g->s.len);
    g->at = end + 1;
    return (str){g->s.at + from, end - from};
}

static void jsonrpc_glance_blanks(jsonrpc_glance *g) {
    while (g->at < g->s.len && ascii_is_space(g->s.at[g->at])) {
        g->at++;
    }
}

static bool jsonrpc_glance_is(const jsonrpc_glance *g, char c) {
    return g->at < g->s.len && g->s.at[g->at] == c;
}

/* The id value after `"id"`, at g->at; absent when it is none or cut off. */
static str jsonrpc_glance_id_value(jsonrpc_glance *g) {
    jsonrpc_glance_blanks(g);
    if (!jsonrpc_glance_is(g, ':')) {
        return STR_NONE;
    }
    g->at++;
    jsonrpc_glance_blanks(g);
    size_t from = g->at, bad_at = 0;
    int64_t value = 0;
    bool is_text = jsonrpc_glance_is(g, '"');
    if (is_text) {
        jsonrpc_glance_string(g);
    }
    while (!is_text && g->at < g->s.len && !strchr(",} \t\r\n", g->s.at[g->at])) {
        g->at++;
    }
    str id = {g->s.at + from, MIN(g->at, g->s.len) - from};
    bool may_be = is_text || (g->at < g->s.len && str_int(id, &value));
    return may_be && json_valid(id, &bad_at) ? id : STR_NONE;
}

/* Goes through the text once; stops at the id when `want_id`. */
static str jsonrpc_glance_run(jsonrpc_glance *g, bool want_id) {
    while (g->at < g->s.len) {
        char c = g->s.at[g->at];
        if (c == '"') {
            str name = jsonrpc_glance_string(g);
            if (want_id && g->depth == 1 && str_eq(name, STR("id"))) {
                str id = jsonrpc_glance_id_value(g);
                if (id.at) {
                    return id;
                }
            }
            continue;
        }
        g->depth += (c == '{' || c == '[') - (c == '}' || c == ']');
        g->deepest = MAX(g->deepest, g->depth);
        g->at++;
    }
    return STR_NONE;
}

GEO_FN str jsonrpc_glance_id(str text) {
    jsonrpc_glance g = {.s = str_trim(text)};
    return g.s.len && g.s.at[0] == '{' ? jsonrpc_glance_run(&g, true) : STR_NONE;
}

/* json_parse said no: bad JSON is one error, good JSON that is too much another. */
static void jsonrpc_unreadable(jsonrpc_message *m, str text) {
    _Static_assert(JSON_DEPTH_MAX == 32, "the sentence says so");
    jsonrpc_glance g = {.s = text};
    size_t bad_at = 0;
    jsonrpc_glance_run(&g, false);
    *m = (jsonrpc_message){.kind = JSONRPC_BAD,
                           .id = jsonrpc_glance_id(text),
                           .code = JSONRPC_PARSE,
                           .why = "The message is not valid JSON in UTF-8."};
    if (g.deepest > JSON_DEPTH_MAX) {
        m->code = JSONRPC_INVALID;
        m->why = "The message is nested too deeply: 32 levels are the limit.";
    } else if (json_valid(text, &bad_at)) {
        m->code = JSONRPC_INVALID;
        m->why = "The message has more values than fit; send less at a time.";
    }
}

/* ---- the shape of a message ---- */

typedef struct {
    json version, id, method, params, result, error;
    bool doubled; /* a name came twice: which one counts would be a guess */
} jsonrpc_parts;

static void jsonrpc_parts_take(jsonrpc_parts *p, json key, str name) {
    static const struct {
        str name;
        size_t at;
    } rows[] = {{STR_ROW("jsonrpc"), offsetof(jsonrpc_parts, version)},
                {STR_ROW("id"), offsetof(jsonrpc_parts, id)},
                {STR_ROW("method"), offsetof(jsonrpc_parts, method)},
                {STR_ROW("params"), offsetof(jsonrpc_parts, params)},
                {STR_ROW("result"), offsetof(jsonrpc_parts, result)},
                {STR_ROW("error"), offsetof(jsonrpc_parts, error)}};
    for (size_t i = 0; i < LEN(rows); i++) {
        if (str_eq(name, rows[i].name)) {
            json *at = (json *)(void *)((char *)p + rows[i].at);
            p->doubled = p->doubled || at->index >= 0;
            *at = json_value_of(key);
            return;
        }
    }
}

static jsonrpc_parts jsonrpc_split(json root, arena *a) {
    const json none = {NULL, -1};
    jsonrpc_parts p = {none, none, none, none, none, none, false};
    for (json key = json_first(root); key.index >= 0; key = json_next(root, key)) {
        jsonrpc_parts_take(&p, key, json_text(key, a));
    }
    return p;
}

static void jsonrpc_bad(jsonrpc_message *m, int code, const char *why) {
    m->kind = JSONRPC_BAD;
    m->code = code;
    m->why = why;
}

static bool jsonrpc_id_is_good(json id) {
    int64_t value = 0;
    return json_what(id) == JSON_STRING || (json_what(id) == JSON_NUMBER && json_int(id, &value));
}

static bool jsonrpc_part_is_there(json part) {
    return json_what(part) != JSON_NONE;
}

GEO_FN void jsonrpc_read_value(jsonrpc_message *m, json root, arena *a) {
    *m = (jsonrpc_message){.root = root, .params = {NULL, -1}, .result = {NULL, -1}};
    if (json_what(root) != JSON_OBJECT) {
        jsonrpc_bad(m, JSONRPC_INVALID, "A message is a JSON object.");
        return;
    }
    jsonrpc_parts p = jsonrpc_split(root, a);
    m->id = jsonrpc_id_is_good(p.id) ? json_source(p.id) : STR_NONE;
    m->params = p.params;
    m->result = p.result;
    if (p.doubled) {
        jsonrpc_bad(m, JSONRPC_INVALID, "A member of the message is given twice.");
    } else if (jsonrpc_part_is_there(p.id) && !m->id.at) {
        jsonrpc_bad(m, JSONRPC_INVALID, "The id must be a string or a whole number.");
    } else if (!json_is(p.version, "2.0")) {
        jsonrpc_bad(m, JSONRPC_INVALID, "The member jsonrpc must be \"2.0\".");
    } else if (!jsonrpc_part_is_there(p.method) &&
               (jsonrpc_part_is_there(p.result) || jsonrpc_part_is_there(p.error))) {
        m->kind = JSONRPC_RESPONSE;
    } else if (json_what(p.method) != JSON_STRING) {
        jsonrpc_bad(m, JSONRPC_INVALID, "The member method must be a string.");
    } else if (json_is_given(p.params) && json_what(p.params) != JSON_OBJECT) {
        jsonrpc_bad(m, JSONRPC_PARAMS, "The member params must be an object.");
    } else {
        m->kind = m->id.at ? JSONRPC_REQUEST : JSONRPC_NOTIFICATION;
        m->method = json_text(p.method, a);
    }
}

GEO_FN void jsonrpc_read(jsonrpc_message *m, str text, arena *a) {
    text = str_trim(text);
    json_doc *doc = ARENA_NEW(a, json_doc, 1);
    if (!doc || !json_parse(doc, text, a)) {
        jsonrpc_unreadable(m, text);
        return;
    }
    json root = json_root(doc);
    if (json_what(root) != JSON_ARRAY) {
        jsonrpc_read_value(m, root, a);
        return;
    }
    *m = (jsonrpc_message){
        .kind = JSONRPC_BATCH, .root = root, .params = {NULL, -1}, .result = {NULL, -1}};
    if (!json_count(root)) {
        jsonrpc_bad(m, JSONRPC_INVALID, "A batch needs at least one message.");
    }
}

GEO_FN bool jsonrpc_same_id(str a, str b) {
    int64_t x = 0, y = 0;
    return str_eq(a, b) || (str_int(a, &x) && str_int(b, &y) && x == y);
}

/* ---- replies ---- */

GEO_FN void jsonrpc_open(out *o, str id, bool null_id) {
    out_text(o, STR("{\"jsonrpc\":\"2.0\""));
    if (id.at || null_id) {
        out_text(o, STR(",\"id\":"));
        out_text(o, id.at ? id : STR("null"));
    }
}

GEO_FN void jsonrpc_write_error(out *o, str id, bool null_id, int code, str why, str data) {
    jsonrpc_open(o, id, null_id);
    out_text(o, STR(",\"error\":{\"code\":"));
    out_int(o, code);
    out_text(o, STR(",\"message\":"));
    out_json_str(o, why);
    if (data.at) {
        out_text(o, STR(",\"data\":"));
        out_text(o, data);
    }
    out_text(o, STR("}}"));
}
