/* json -- a strict validator in front of jsmn, and safe queries on its tokens.
 *
 * Owns nothing. jsmn is only a tokenizer: it accepts `{"a":1,}`, `[1 2]` and raw 0xFF, so it is
 * given nothing but validated text. Outside facts: RFC 8259; jsmn 1.1.0 with JSMN_STRICT and
 * JSMN_PARENT_LINKS. */
#include "json.h"

#define JSMN_STATIC
#define JSMN_STRICT
#define JSMN_PARENT_LINKS
#include <jsmn.h>

#include <limits.h>
#include <math.h>
#include <string.h>

#include "ascii.h"
#include "utf8.h"

/* ---- validator: one pass, an explicit bit stack instead of recursion ---- */

typedef struct {
    str s;
    size_t at;
    uint32_t objects; /* bit d: the container at depth d is an object */
    int depth;
    int tokens; /* keys and values so far, which is the number of jsmn's tokens */
} json_scan;

static char json_scan_peek(json_scan *v) {
    return v->at < v->s.len ? v->s.at[v->at] : 0;
}

static void json_scan_blanks(json_scan *v) {
    while (v->at < v->s.len && ascii_is_space(v->s.at[v->at])) {
        v->at++;
    }
}

static size_t json_scan_digits(json_scan *v) {
    size_t from = v->at;
    while (ascii_is_digit(json_scan_peek(v))) {
        v->at++;
    }
    return v->at - from;
}

static bool json_scan_number(json_scan *v) {
    v->at += json_scan_peek(v) == '-';
    if (json_scan_peek(v) == '0') {
        v->at++;
    } else if (!json_scan_digits(v)) {
        return false;
    }
    if (json_scan_peek(v) == '.') {
        v->at++;
        if (!json_scan_digits(v)) {
            return false;
        }
    }
    if (ascii_lower(json_scan_peek(v)) == 'e') {
        v->at++;
        v->at += json_scan_peek(v) == '-' || json_scan_peek(v) == '+';
        return json_scan_digits(v) > 0;
    }
    return true;
}

/* The four hexadecimal digits at index `at` of s; -1: they are not there. */
static int32_t json_hex4(str s, size_t at) {
    int32_t code = 0;
    for (size_t i = at; i < at + 4; i++) {
        int digit = i < s.len ? ascii_hex(s.at[i]) : -1;
        if (digit < 0) {
            return -1;
        }
        code = code << 4 | digit;
    }
    return code;
}

/* The code point of the \u escape whose `u` is at index `at`, or of a surrogate pair of them; *size
 * is how many bytes follow the backslash. -1: bad digits. RFC 8259 allows an unpaired surrogate,
 * and JavaScript writes one where it cuts a text: it becomes U+FFFD. */
static int32_t json_u_escape(str s, size_t at, size_t *size) {
    int32_t code = json_hex4(s, at + 1);
    *size = 5;
    if (code < 0xD800 || code > 0xDFFF) {
        return code;
    }
    int32_t low =
        at + 6 < s.len && s.at[at + 5] == '\\' && s.at[at + 6] == 'u' ? json_hex4(s, at + 7) : -1;
    if (code > 0xDBFF || low < 0xDC00 || low > 0xDFFF) {
        return 0xFFFD;
    }
    *size = 11;
    return 0x10000 + ((code - 0xD800) << 10) + (low - 0xDC00);
}

static bool json_scan_escape(json_scan *v) {
    size_t size = 1;
    char c = v->at + 1 < v->s.len ? v->s.at[v->at + 1] : 0;
    if (c == 'u') {
        if (json_u_escape(v->s, v->at + 1, &size) < 0) {
            return false;
        }
    } else if (!c || !strchr("\"\\/bfnrt", c)) {
        return false;
    }
    v->at += 1 + size;
    return true;
}

static bool json_scan_string(json_scan *v) {
    v->at++;
    while (v->at < v->s.len) {
        unsigned char c = (unsigned char)v->s.at[v->at];
        if (c == '"') {
            v->at++;
            return true;
        }
        if (c == '\\') {
            if (!json_scan_escape(v)) {
                return false;
            }
        } else if (c < 0x20) {
            return false;
        } else if (c < 0x80) {
            v->at++;
        } else if (utf8_next(v->s, &v->at) < 0) {
            return false;
        }
    }
    return false;
}

static bool json_scan_word(json_scan *v, str word) {
    if (!str_starts(str_from(v->s, v->at), word)) {
        return false;
    }
    v->at += word.len;
    return true;
}

static bool json_scan_key(json_scan *v) {
    v->tokens++;
    json_scan_blanks(v);
    if (json_scan_peek(v) != '"' || !json_scan_string(v)) {
        return false;
    }
    json_scan_blanks(v);
    return json_scan_word(v, STR(":"));
}

/* A scalar, or the start of a container. *opened: it was a container, which may hold values. */
static bool json_scan_value(json_scan *v, bool *opened) {
    v->tokens++;
    json_scan_blanks(v);
    char c = json_scan_peek(v);
    *opened = c == '{' || c == '[';
    switch (c) {
    case '{':
    case '[':
        if (v->depth == JSON_DEPTH_MAX) {
            return false;
        }
        v->objects &= ~(1u << v->depth);
        v->objects |= (uint32_t)(c == '{') << v->depth++;
        v->at++;
        return true;
    case '"': return json_scan_string(v);
    case 't': return json_scan_word(v, STR("true"));
    case 'f': return json_scan_word(v, STR("false"));
    case 'n': return json_scan_word(v, STR("null"));
    default: return json_scan_number(v);
    }
}

/* After a value, or at the start of a container (`fresh`): skips closing brackets and the comma,
 * and in an object the next key. False: none of them is there. */
static bool json_scan_after(json_scan *v, bool fresh) {
    while (v->depth) {
        bool object = v->objects >> (v->depth - 1) & 1;
        json_scan_blanks(v);
        if (json_scan_peek(v) == (object ? '}' : ']')) {
            v->at++;
            v->depth--;
            fresh = false;
        } else if (fresh || json_scan_word(v, STR(","))) {
            return !object || json_scan_key(v);
        } else {
            return false;
        }
    }
    return true;
}

static bool json_scan_all(json_scan *v) {
    bool good = v->s.len < INT_MAX, opened = false;
    do {
        good = good && json_scan_value(v, &opened) && json_scan_after(v, opened);
    } while (good && v->depth);
    json_scan_blanks(v);
    return good && v->at == v->s.len;
}

GEO_FN bool json_valid(str text, size_t *at) {
    json_scan v = {.s = text};
    bool good = json_scan_all(&v);
    *at = v.at;
    return good;
}

/* ---- tokens ---- */

/* The kind of a value by its first character. */
static json_kind json_kind_of(char first) {
    switch (first) {
    case '{': return JSON_OBJECT;
    case '[': return JSON_ARRAY;
    case '"': return JSON_STRING;
    case 't': return JSON_TRUE;
    case 'f': return JSON_FALSE;
    case 'n': return JSON_NULL;
    default: return JSON_NUMBER;
    }
}

/* jsmn links each token to its parent, but queries have to skip whole values. Going backwards, the
 * end of a token's descendants is known before the token itself. */
static void json_link(const json_doc *doc, const jsmntok_t *raw) {
    json_token *tokens = doc->tokens;
    int count = doc->count;
    for (int i = 0; i < count; i++) {
        char first = raw[i].type == JSMN_STRING ? '"' : doc->text.at[raw[i].start];
        tokens[i] = (json_token){raw[i].start, raw[i].end, raw[i].size, i + 1, json_kind_of(first)};
    }
    for (int i = count - 1; i > 0; i--) {
        int up = raw[i].parent;
        tokens[up].next = MAX(tokens[up].next, tokens[i].next);
    }
}

GEO_FN bool json_parse(json_doc *doc, str text, arena *a) {
    json_scan v = {.s = str_trim(text)};
    if (!json_scan_all(&v)) {
        return false;
    }
    text = v.s;
    *doc = (json_doc){text, ARENA_NEW(a, json_token, v.tokens), v.tokens};
    if (!doc->tokens) {
        return false;
    }
    if (text.at[0] != '{' && text.at[0] != '[') { /* jsmn expects a byte after a bare value */
        int quote = text.at[0] == '"';
        doc->tokens[0] = (json_token){quote, (int)text.len - quote, 0, 1, json_kind_of(text.at[0])};
        return true;
    }
    arena scratch = *a;
    jsmntok_t *raw = ARENA_NEW(&scratch, jsmntok_t, v.tokens);
    jsmn_parser parser;
    jsmn_init(&parser);
    arena_end_scratch(a, &scratch);
    if (!raw || jsmn_parse(&parser, text.at, text.len, raw, (unsigned)v.tokens) != v.tokens) {
        return false;
    }
    json_link(doc, raw);
    return true;
}

/* ---- queries ---- */

static const json json_absent = {NULL, -1};

static const json_token *json_tok(json v) {
    return v.index >= 0 && v.doc && v.index < v.doc->count ? &v.doc->tokens[v.index] : NULL;
}

GEO_FN json json_root(const json_doc *doc) {
    return (json){doc, 0};
}

GEO_FN json_kind json_what(json v) {
    const json_token *t = json_tok(v);
    return t ? t->kind : JSON_NONE;
}

GEO_FN bool json_is_given(json v) {
    return json_what(v) > JSON_NULL;
}

GEO_FN int json_count(json v) {
    json_kind what = json_what(v);
    return what == JSON_OBJECT || what == JSON_ARRAY ? json_tok(v)->size : 0;
}

GEO_FN json json_first(json v) {
    return json_count(v) ? (json){v.doc, v.index + 1} : json_absent;
}

GEO_FN json json_next(json parent, json child) {
    const json_token *t = json_tok(child), *up = json_tok(parent);
    return t && up && t->next < up->next ? (json){child.doc, t->next} : json_absent;
}

GEO_FN json json_value_of(json key) {
    const json_token *t = json_tok(key);
    return t && t->size == 1 ? (json){key.doc, key.index + 1} : json_absent;
}

GEO_FN json json_get(json object, const char *key) {
    json found = json_absent;
    str name = str_of(key);
    if (json_what(object) == JSON_OBJECT) {
        for (json k = json_first(object); k.index >= 0; k = json_next(object, k)) {
            str raw = json_raw(k);
            /* A name is longer than its meaning only when it has escapes. */
            if (str_eq(raw, name) || (raw.len > name.len && json_is(k, key))) {
                found = json_value_of(k);
            }
        }
    }
    return found;
}

GEO_FN str json_raw(json v) {
    const json_token *t = json_tok(v);
    return t ? (str){v.doc->text.at + t->start, (size_t)(t->end - t->start)} : STR_NONE;
}

GEO_FN str json_source(json v) {
    str raw = json_raw(v);
    return json_what(v) == JSON_STRING ? (str){raw.at - 1, raw.len + 2} : raw;
}

/* Unescapes raw, which was validated, into bytes, which must have room for raw.len. */
static size_t json_unescape(char *bytes, str raw) {
    size_t len = 0;
    for (size_t i = 0; i < raw.len;) {
        if (raw.at[i] != '\\') {
            bytes[len++] = raw.at[i++];
            continue;
        }
        char c = raw.at[++i];
        size_t size = 1;
        if (c == 'u') {
            len += utf8_put(bytes + len, (uint32_t)json_u_escape(raw, i, &size));
        } else {
            const char *hit = strchr("b\bf\fn\nr\rt\t", c);
            bytes[len++] = hit ? hit[1] : c;
        }
        i += size;
    }
    return len;
}

GEO_FN str json_text(json v, arena *a) {
    str raw = json_raw(v);
    json_kind what = json_what(v);
    if (what != JSON_STRING && what != JSON_NUMBER) {
        return STR_NONE;
    }
    if (str_index(raw, '\\') == raw.len) {
        return raw;
    }
    char *bytes = arena_bytes(a, raw.len);
    return bytes ? (str){bytes, json_unescape(bytes, raw)} : STR_NONE;
}

GEO_FN bool json_is(json v, const char *text) {
    enum { JSON_NAME_MAX = 128 }; /* source bytes; an escape takes up to six for one */
    char bytes[JSON_NAME_MAX];
    str raw = json_raw(v);
    if (raw.len <= JSON_NAME_MAX && str_index(raw, '\\') < raw.len) {
        raw = (str){bytes, json_unescape(bytes, raw)}; /* PHP writes "a\/b" for "a/b" */
    }
    return raw.at && str_eq(raw, str_of(text)) && json_what(v) == JSON_STRING;
}

GEO_FN bool json_num(json v, double *value) {
    return json_what(v) == JSON_NUMBER && str_num(json_raw(v), value);
}

GEO_FN bool json_int(json v, int64_t *value) {
    double number = 0;
    if (json_what(v) != JSON_NUMBER) {
        return false;
    }
    if (str_int(json_raw(v), value)) {
        return true;
    }
    if (!str_num(json_raw(v), &number) || number != floor(number) || fabs(number) > 1e15) {
        return false;
    }
    *value = (int64_t)number;
    return true;
}

GEO_FN bool json_loose_num(json v, double *value) {
    json_kind what = json_what(v);
    return (what == JSON_NUMBER || what == JSON_STRING) && str_num(json_raw(v), value);
}

GEO_FN void json_write_number(out *o, str text) {
    double number = 0;
    size_t at = 0;
    if (str_num(text, &number) && json_valid(text, &at)) {
        out_json_raw(o, text);
    } else if (str_num(text, &number)) { /* ".5" is not JSON */
        out_json_num(o, number, 9);
    } else {
        out_json_str(o, text);
    }
}
