/* rpc -- one JSON-RPC 2.0 message and its parts.
 *
 * Flow: the first thing that looks at a line of stdio or a body of HTTP; mcp goes on with what it
 * finds. Owns nothing. Outside facts: JSON-RPC 2.0; MCP narrows ids to strings and integers and
 * forbids null. */
#include "rpc.h"

#include <string.h>

/* ---- a message that cannot be read ---- */

typedef struct {
    str s;
    size_t at;
    int depth, deepest;
} rpc_glance;

/* Steps over a string whose opening quote is at g->at; its raw content. */
static str glance_string(rpc_glance *g) {
    size_t from = ++g->at;
    while (g->at < g->s.len && g->s.at[g->at] != '"') {
        g->at += g->s.at[g->at] == '\\' ? 2 : 1;
    }
    size_t end = MIN(g->at, g->s.len);
    g->at = end + 1;
    return (str){g->s.at + from, end - from};
}

static void glance_blanks(rpc_glance *g) {
    while (g->at < g->s.len && char_is_space(g->s.at[g->at])) {
        g->at++;
    }
}

static bool glance_is(const rpc_glance *g, char c) {
    return g->at < g->s.len && g->s.at[g->at] == c;
}

/* The id value after `"id"`, at g->at; absent when it is none or cut off. */
static str glance_id_value(rpc_glance *g) {
    glance_blanks(g);
    if (!glance_is(g, ':')) {
        return STR_NONE;
    }
    g->at++;
    glance_blanks(g);
    size_t from = g->at, bad_at = 0;
    int64_t value = 0;
    bool is_text = glance_is(g, '"');
    if (is_text) {
        glance_string(g);
    }
    while (!is_text && g->at < g->s.len && !strchr(",} \t\r\n", g->s.at[g->at])) {
        g->at++;
    }
    str id = {g->s.at + from, MIN(g->at, g->s.len) - from};
    bool may_be = is_text || (g->at < g->s.len && str_int(id, &value));
    return may_be && json_valid(id, &bad_at) ? id : STR_NONE;
}

/* Goes through the text once; stops at the id when `want_id`. */
static str glance_run(rpc_glance *g, bool want_id) {
    while (g->at < g->s.len) {
        char c = g->s.at[g->at];
        if (c == '"') {
            str name = glance_string(g);
            if (want_id && g->depth == 1 && str_eq(name, STR("id"))) {
                str id = glance_id_value(g);
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

GEO_FN str rpc_glance_id(str text) {
    rpc_glance g = {.s = str_trim(text)};
    return g.s.len && g.s.at[0] == '{' ? glance_run(&g, true) : STR_NONE;
}

/* json_parse said no: bad JSON is one error, good JSON that is too much another. */
static void rpc_unreadable(rpc_message *m, str text) {
    _Static_assert(JSON_DEPTH_MAX == 32, "the sentence says so");
    rpc_glance g = {.s = text};
    size_t bad_at = 0;
    glance_run(&g, false);
    *m = (rpc_message){.kind = RPC_BAD,
                       .id = rpc_glance_id(text),
                       .code = RPC_PARSE,
                       .why = "The message is not valid JSON in UTF-8."};
    if (g.deepest > JSON_DEPTH_MAX) {
        m->code = RPC_INVALID;
        m->why = "The message is nested too deeply: 32 levels are the limit.";
    } else if (json_valid(text, &bad_at)) {
        m->code = RPC_INVALID;
        m->why = "The message has more values than fit; send less at a time.";
    }
}

/* ---- the shape of a message ---- */

typedef struct {
    json version, id, method, params, result, error;
    bool doubled; /* a name came twice: which one counts would be a guess */
} rpc_parts;

static void parts_take(rpc_parts *p, json key, str name) {
    static const struct {
        str name;
        size_t at;
    } rows[] = {{STR_ROW("jsonrpc"), offsetof(rpc_parts, version)},
                {STR_ROW("id"), offsetof(rpc_parts, id)},
                {STR_ROW("method"), offsetof(rpc_parts, method)},
                {STR_ROW("params"), offsetof(rpc_parts, params)},
                {STR_ROW("result"), offsetof(rpc_parts, result)},
                {STR_ROW("error"), offsetof(rpc_parts, error)}};
    for (size_t i = 0; i < LEN(rows); i++) {
        if (str_eq(name, rows[i].name)) {
            json *at = (json *)(void *)((char *)p + rows[i].at);
            p->doubled = p->doubled || at->index >= 0;
            *at = json_value_of(key);
            return;
        }
    }
}

static rpc_parts rpc_split(json root, arena *a) {
    const json none = {NULL, -1};
    rpc_parts p = {none, none, none, none, none, none, false};
    for (json key = json_first(root); key.index >= 0; key = json_next(root, key)) {
        parts_take(&p, key, json_text(key, a));
    }
    return p;
}

static void rpc_bad(rpc_message *m, int code, const char *why) {
    m->kind = RPC_BAD;
    m->code = code;
    m->why = why;
}

static bool id_is_good(json id) {
    int64_t value = 0;
    return json_what(id) == JSON_STRING || (json_what(id) == JSON_NUMBER && json_int(id, &value));
}

static bool part_is_there(json part) {
    return json_what(part) != JSON_NONE;
}

GEO_FN void rpc_read_value(rpc_message *m, json root, arena *a) {
    *m = (rpc_message){.root = root, .params = {NULL, -1}, .result = {NULL, -1}};
    if (json_what(root) != JSON_OBJECT) {
        rpc_bad(m, RPC_INVALID, "A message is a JSON object.");
        return;
    }
    rpc_parts p = rpc_split(root, a);
    m->id = id_is_good(p.id) ? json_source(p.id) : STR_NONE;
    m->params = p.params;
    m->result = p.result;
    if (p.doubled) {
        rpc_bad(m, RPC_INVALID, "A member of the message is given twice.");
    } else if (part_is_there(p.id) && !m->id.at) {
        rpc_bad(m, RPC_INVALID, "The id must be a string or a whole number.");
    } else if (!json_is(p.version, "2.0")) {
        rpc_bad(m, RPC_INVALID, "The member jsonrpc must be \"2.0\".");
    } else if (!part_is_there(p.method) && (part_is_there(p.result) || part_is_there(p.error))) {
        m->kind = RPC_RESPONSE;
    } else if (json_what(p.method) != JSON_STRING) {
        rpc_bad(m, RPC_INVALID, "The member method must be a string.");
    } else if (json_is_given(p.params) && json_what(p.params) != JSON_OBJECT) {
        rpc_bad(m, RPC_PARAMS, "The member params must be an object.");
    } else {
        m->kind = m->id.at ? RPC_REQUEST : RPC_NOTIFICATION;
        m->method = json_text(p.method, a);
    }
}

GEO_FN void rpc_read(rpc_message *m, str text, arena *a) {
    text = str_trim(text);
    json_doc *doc = ARENA_NEW(a, json_doc, 1);
    if (!doc || !json_parse(doc, text, a)) {
        rpc_unreadable(m, text);
        return;
    }
    json root = json_root(doc);
    if (json_what(root) != JSON_ARRAY) {
        rpc_read_value(m, root, a);
        return;
    }
    *m = (rpc_message){.kind = RPC_BATCH, .root = root, .params = {NULL, -1}, .result = {NULL, -1}};
    if (!json_count(root)) {
        rpc_bad(m, RPC_INVALID, "A batch needs at least one message.");
    }
}

GEO_FN bool rpc_same_id(str a, str b) {
    int64_t x = 0, y = 0;
    return str_eq(a, b) || (str_int(a, &x) && str_int(b, &y) && x == y);
}

/* ---- replies ---- */

GEO_FN void rpc_open(out *o, str id, bool null_id) {
    out_text(o, STR("{\"jsonrpc\":\"2.0\""));
    if (id.at || null_id) {
        out_text(o, STR(",\"id\":"));
        out_text(o, id.at ? id : STR("null"));
    }
}

GEO_FN void rpc_write_error(out *o, str id, bool null_id, int code, str why, str data) {
    rpc_open(o, id, null_id);
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
