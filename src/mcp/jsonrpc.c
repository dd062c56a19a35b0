/* jsonrpc -- parses JSON-RPC 2.0 messages and writes replies. Owns nothing.
 *
 * Outside facts: JSON-RPC 2.0; MCP narrows ids to strings and integers and forbids null. */
#include "jsonrpc.h"

#include <string.h>

#include "../base/ascii.h"

/* ---- messages that do not parse ---- */

typedef struct {
    str text;
    size_t at;
    int depth, deepest;
} jsonrpc_scan;

/* Skips the string that starts at s->at; returns its raw content. */
static str jsonrpc_scan_string(jsonrpc_scan *s) {
    size_t from = ++s->at;
    while (s->at < s->text.len && s->text.at[s->at] != '"') {
        s->at += s->text.at[s->at] == '\\' ? 2 : 1;
    }
    size_t end = MIN(s->at, s->text.len);
    s->at = end + 1;
    return (str){s->text.at + from, end - from};
}

static void jsonrpc_scan_space(jsonrpc_scan *s) {
    while (s->at < s->text.len && ascii_is_space(s->text.at[s->at])) {
        s->at++;
    }
}

static bool jsonrpc_scan_is(const jsonrpc_scan *s, char c) {
    return s->at < s->text.len && s->text.at[s->at] == c;
}

/* The value after the key "id"; absent when it is no valid id or is truncated. */
static str jsonrpc_scan_id(jsonrpc_scan *s) {
    jsonrpc_scan_space(s);
    if (!jsonrpc_scan_is(s, ':')) {
        return STR_NONE;
    }
    s->at++;
    jsonrpc_scan_space(s);
    size_t from = s->at, bad_at = 0;
    int64_t value = 0;
    bool is_string = jsonrpc_scan_is(s, '"');
    if (is_string) {
        jsonrpc_scan_string(s);
    }
    while (!is_string && s->at < s->text.len && !strchr(",} \t\r\n", s->text.at[s->at])) {
        s->at++;
    }
    str id = {s->text.at + from, MIN(s->at, s->text.len) - from};
    bool is_whole = is_string || (s->at < s->text.len && str_int(id, &value));
    return is_whole && json_valid(id, &bad_at) ? id : STR_NONE;
}

/* Scans the whole text, or up to the top-level id when `want_id`. */
static str jsonrpc_scan_message(jsonrpc_scan *s, bool want_id) {
    while (s->at < s->text.len) {
        char c = s->text.at[s->at];
        if (c == '"') {
            str name = jsonrpc_scan_string(s);
            if (want_id && s->depth == 1 && str_eq(name, STR("id"))) {
                str id = jsonrpc_scan_id(s);
                if (id.at) {
                    return id;
                }
            }
            continue;
        }
        s->depth += (c == '{' || c == '[') - (c == '}' || c == ']');
        s->deepest = MAX(s->deepest, s->depth);
        s->at++;
    }
    return STR_NONE;
}

GEO_FN str jsonrpc_peek_id(str text) {
    jsonrpc_scan s = {.text = str_trim(text)};
    return s.text.len && s.text.at[0] == '{' ? jsonrpc_scan_message(&s, true) : STR_NONE;
}

/* json_parse failed: tells invalid JSON from JSON that is beyond our limits. */
static void jsonrpc_reject_text(jsonrpc_message *m, str text) {
    _Static_assert(JSON_DEPTH_MAX == 32, "the message below names it");
    jsonrpc_scan s = {.text = text};
    size_t bad_at = 0;
    jsonrpc_scan_message(&s, false);
    *m = (jsonrpc_message){.kind = JSONRPC_MALFORMED,
                           .id = jsonrpc_peek_id(text),
                           .code = JSONRPC_PARSE_ERROR,
                           .why = "The message is not valid JSON in UTF-8."};
    if (s.deepest > JSON_DEPTH_MAX) {
        m->code = JSONRPC_INVALID_REQUEST;
        m->why = "The message is nested too deeply: 32 levels are the limit.";
    } else if (json_valid(text, &bad_at)) {
        m->code = JSONRPC_INVALID_REQUEST;
        m->why = "The message has more values than fit; send less at a time.";
    }
}

/* ---- the members of a message ---- */

typedef struct {
    json version, id, method, params, result, error;
    bool has_duplicate; /* parsers differ on which of two equal keys counts */
} jsonrpc_members;

static void jsonrpc_members_set(jsonrpc_members *p, json key, str name) {
    static const struct {
        str name;
        size_t at;
    } rows[] = {{STR_ROW("jsonrpc"), offsetof(jsonrpc_members, version)},
                {STR_ROW("id"), offsetof(jsonrpc_members, id)},
                {STR_ROW("method"), offsetof(jsonrpc_members, method)},
                {STR_ROW("params"), offsetof(jsonrpc_members, params)},
                {STR_ROW("result"), offsetof(jsonrpc_members, result)},
                {STR_ROW("error"), offsetof(jsonrpc_members, error)}};
    for (size_t i = 0; i < LEN(rows); i++) {
        if (str_eq(name, rows[i].name)) {
            json *at = (json *)(void *)((char *)p + rows[i].at);
            p->has_duplicate = p->has_duplicate || at->index >= 0;
            *at = json_value_of(key);
            return;
        }
    }
}

static jsonrpc_members jsonrpc_members_of(json root, arena *a) {
    const json none = {NULL, -1};
    jsonrpc_members p = {none, none, none, none, none, none, false};
    for (json key = json_first(root); key.index >= 0; key = json_next(root, key)) {
        jsonrpc_members_set(&p, key, json_text(key, a));
    }
    return p;
}

static void jsonrpc_reject(jsonrpc_message *m, int code, const char *why) {
    m->kind = JSONRPC_MALFORMED;
    m->code = code;
    m->why = why;
}

static bool jsonrpc_id_is_valid(json id) {
    int64_t value = 0;
    return json_what(id) == JSON_STRING || (json_what(id) == JSON_NUMBER && json_int(id, &value));
}

static bool jsonrpc_is_present(json part) {
    return json_what(part) != JSON_NONE;
}

GEO_FN void jsonrpc_read_value(jsonrpc_message *m, json root, arena *a) {
    *m = (jsonrpc_message){.root = root, .params = {NULL, -1}, .result = {NULL, -1}};
    if (json_what(root) != JSON_OBJECT) {
        jsonrpc_reject(m, JSONRPC_INVALID_REQUEST, "A message is a JSON object.");
        return;
    }
    jsonrpc_members p = jsonrpc_members_of(root, a);
    m->id = jsonrpc_id_is_valid(p.id) ? json_source(p.id) : STR_NONE;
    m->params = p.params;
    m->result = p.result;
    if (p.has_duplicate) {
        jsonrpc_reject(m, JSONRPC_INVALID_REQUEST, "A member of the message is given twice.");
    } else if (jsonrpc_is_present(p.id) && !m->id.at) {
        jsonrpc_reject(m, JSONRPC_INVALID_REQUEST, "The id must be a string or a whole number.");
    } else if (!json_is(p.version, "2.0")) {
        jsonrpc_reject(m, JSONRPC_INVALID_REQUEST, "The member jsonrpc must be \"2.0\".");
    } else if (!jsonrpc_is_present(p.method) &&
               (jsonrpc_is_present(p.result) || jsonrpc_is_present(p.error))) {
        m->kind = JSONRPC_RESPONSE;
    } else if (json_what(p.method) != JSON_STRING) {
        jsonrpc_reject(m, JSONRPC_INVALID_REQUEST, "The member method must be a string.");
    } else if (json_is_given(p.params) && json_what(p.params) != JSON_OBJECT) {
        jsonrpc_reject(m, JSONRPC_INVALID_PARAMS, "The member params must be an object.");
    } else {
        m->kind = m->id.at ? JSONRPC_REQUEST : JSONRPC_NOTIFICATION;
        m->method = json_text(p.method, a);
    }
}

GEO_FN void jsonrpc_read(jsonrpc_message *m, str text, arena *a) {
    text = str_trim(text);
    json_doc *doc = ARENA_NEW(a, json_doc, 1);
    if (!doc || !json_parse(doc, text, a)) {
        jsonrpc_reject_text(m, text);
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
        jsonrpc_reject(m, JSONRPC_INVALID_REQUEST, "A batch needs at least one message.");
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
