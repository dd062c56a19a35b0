/* record -- describes a struct field by field; JSON, text and schema are loops over the description.
 *
 * Flow: tool results and places are written through it, for MCP, REST and the shell alike. Owns
 * nothing. Outside facts: JSON Schema 2020-12 as far as `type`, `properties`, `items`. */
#include "record.h"

#include <math.h>
#include <string.h>

static const void *field_at(const field *f, const void *rec) {
    return (const char *)rec + f->at;
}

/* The pointer of FIELD_MAYBE, whatever struct it points to. */
static const void *field_pointer(const void *at) {
    const void *pointer = NULL;
    memcpy(&pointer, at, sizeof pointer);
    return pointer;
}

static bool field_absent(const field *f, const void *rec) {
    const void *at = field_at(f, rec);
    switch (f->kind) {
    case FIELD_STR:
    case FIELD_JSON: return !((const str *)at)->at;
    case FIELD_NUM:
    case FIELD_BOX:
    case FIELD_POINT: return isnan(*(const double *)at);
    case FIELD_INT: return *(const int64_t *)at == RECORD_NO_INT;
    case FIELD_BOOL: return !*(const bool *)at;
    case FIELD_PAIRS: return !((const str_pairs *)at)->count;
    case FIELD_STRS: return !((const str_list *)at)->count;
    case FIELD_NUMS: return !((const num_rows *)at)->rows;
    case FIELD_LIST: return !((const record_list *)at)->count;
    case FIELD_MAYBE: return !field_pointer(at);
    case FIELD_RECORD: break;
    }
    return false;
}

/* ---- JSON ---- */

static void record_numbers(out *o, const double *at, int count, int decimals) {
    out_open(o, '[');
    for (int i = 0; i < count; i++) {
        out_json_num(o, at[i], decimals);
    }
    out_close(o, ']');
}

static void record_matrix(out *o, const num_rows *m, int decimals) {
    out_open(o, '[');
    for (int i = 0; i < m->rows; i++) {
        record_numbers(o, m->at + (size_t)i * (size_t)m->cols, m->cols, decimals);
    }
    out_close(o, ']');
}

static void record_pairs(out *o, const str_pairs *pairs) {
    out_open(o, '{');
    for (int i = 0; i < pairs->count; i++) {
        out_json_str(o, pairs->at[i].key);
        out_char(o, ':');
        out_json_str(o, pairs->at[i].value);
    }
    out_close(o, '}');
}

static void record_strings(out *o, const str_list *list) {
    out_open(o, '[');
    for (int i = 0; i < list->count; i++) {
        out_json_str(o, list->at[i]);
    }
    out_close(o, ']');
}

static void record_array(out *o, const record *of, const record_list *list) {
    out_open(o, '[');
    for (int i = 0; i < list->count; i++) {
        record_json(o, of, (const char *)list->at + (size_t)i * of->size);
    }
    out_close(o, ']');
}

static void field_json(out *o, const field *f, const void *rec) {
    const void *at = field_at(f, rec);
    bool single = f->kind != FIELD_PAIRS && f->kind != FIELD_STRS && f->kind != FIELD_NUMS &&
                  f->kind != FIELD_LIST && f->kind != FIELD_BOOL;
    if (single && field_absent(f, rec)) {
        out_json_raw(o, STR("null"));
        return;
    }
    switch (f->kind) {
    case FIELD_STR: out_json_str(o, *(const str *)at); break;
    case FIELD_NUM: out_json_num(o, *(const double *)at, f->decimals); break;
    case FIELD_INT: out_json_int(o, *(const int64_t *)at); break;
    case FIELD_BOOL: out_json_bool(o, *(const bool *)at); break;
    case FIELD_BOX: record_numbers(o, at, 4, f->decimals); break;
    case FIELD_POINT: record_numbers(o, at, 2, f->decimals); break;
    case FIELD_PAIRS: record_pairs(o, at); break;
    case FIELD_STRS: record_strings(o, at); break;
    case FIELD_NUMS: record_matrix(o, at, f->decimals); break;
    case FIELD_RECORD: record_json(o, f->of, at); break;
    case FIELD_MAYBE: record_json(o, f->of, field_pointer(at)); break;
    case FIELD_LIST: record_array(o, f->of, at); break;
    case FIELD_JSON: out_json_raw(o, *(const str *)at); break;
    }
}

GEO_FN void record_json(out *o, const record *type, const void *rec) {
    out_open(o, '{');
    for (const field *f = type->fields; f->name; f++) {
        if (f->always || !field_absent(f, rec)) {
            out_key(o, f->name);
            field_json(o, f, rec);
        }
    }
    out_close(o, '}');
}

/* ---- text ---- */

static void text_indent(out *o, int indent) {
    for (int i = 0; i < indent; i++) {
        out_char(o, ' ');
    }
}

static void text_list(out *o, const record *of, const record_list *list, int indent) {
    for (int i = 0; i < list->count; i++) {
        text_indent(o, indent);
        out_fmt(o, "%d. ", i + 1);
        size_t from = o->len;
        record_text(o, of, (const char *)list->at + (size_t)i * of->size, indent + 3);
        /* The first line of an element follows its number: take its own indent back out. */
        size_t pad = MIN((size_t)indent + 3, o->len - from);
        memmove(o->at + from, o->at + from + pad, o->len - from - pad);
        o->len -= pad;
    }
}

static void text_pairs(out *o, const str_pairs *pairs) {
    for (int i = 0; i < pairs->count; i++) {
        out_text(o, i ? STR(", ") : STR(""));
        out_text(o, pairs->at[i].key);
        out_text(o, STR("="));
        out_text(o, pairs->at[i].value);
    }
}

static bool field_is_nested(const field *f) {
    return f->kind == FIELD_RECORD || f->kind == FIELD_MAYBE || f->kind == FIELD_LIST;
}

static void text_nested(out *o, const field *f, const void *rec, int indent) {
    const void *at = field_at(f, rec);
    if (f->kind == FIELD_LIST) {
        text_list(o, f->of, at, indent);
    } else {
        record_text(o, f->of, f->kind == FIELD_MAYBE ? field_pointer(at) : at, indent);
    }
}

static void text_value(out *o, const field *f, const void *rec) {
    const void *at = field_at(f, rec);
    switch (f->kind) {
    case FIELD_STR: out_text(o, *(const str *)at); break;
    case FIELD_NUM: out_fixed(o, *(const double *)at, f->decimals); break;
    case FIELD_PAIRS: text_pairs(o, at); break;
    default: {
        /* Everything else reads well enough as JSON; its own buffer view keeps the comma rule away. */
        out value = out_of(o->at + o->len, o->cap - o->len);
        field_json(&value, f, rec);
        o->len += value.len;
        o->full |= value.full;
    }
    }
}

static void text_field(out *o, const field *f, const void *rec, int indent) {
    text_indent(o, indent);
    out_text(o, str_of(f->name));
    if (field_is_nested(f)) {
        out_text(o, STR(":\n"));
        text_nested(o, f, rec, indent + 2);
    } else {
        out_text(o, STR(": "));
        text_value(o, f, rec);
        out_char(o, '\n');
    }
}

GEO_FN void record_text(out *o, const record *type, const void *rec, int indent) {
    if (type->text) {
        type->text(o, rec, indent);
        return;
    }
    for (const field *f = type->fields; f->name; f++) {
        if (!field_absent(f, rec)) {
            text_field(o, f, rec, indent);
        }
    }
}

/* ---- schema ---- */

/* JSON Schema of each kind, in the order of field_kind; kinds that are always there have one type. */
static const str field_schemas[] = {
    [FIELD_STR] = STR_ROW("\"type\":\"string\""),
    [FIELD_NUM] = STR_ROW("\"type\":\"number\""),
    [FIELD_INT] = STR_ROW("\"type\":\"integer\""),
    [FIELD_BOOL] = STR_ROW("\"type\":\"boolean\""),
    [FIELD_BOX] = STR_ROW("\"type\":\"array\""),
    [FIELD_POINT] = STR_ROW("\"type\":\"array\""),
    [FIELD_PAIRS] = STR_ROW("\"type\":\"object\""),
    [FIELD_STRS] = STR_ROW("\"type\":\"array\""),
    [FIELD_NUMS] = STR_ROW("\"type\":\"array\""),
    [FIELD_RECORD] = STR_ROW("\"type\":\"object\""),
    [FIELD_MAYBE] = STR_ROW("\"type\":\"object\""),
    [FIELD_LIST] = STR_ROW("\"type\":\"array\""),
    [FIELD_JSON] = STR_ROW(""),
};

/* An `always` field of a kind that can be absent may be null. */
static bool field_may_be_null(const field *f) {
    return f->always && (f->kind == FIELD_NUM || f->kind == FIELD_INT || f->kind == FIELD_STR);
}

static void field_schema(out *o, const field *f) {
    str type = field_schemas[f->kind];
    out_key(o, f->name);
    out_char(o, '{');
    if (field_may_be_null(f)) {
        size_t colon = sizeof "\"type\":" - 1;
        out_text(o, str_head(type, colon));
        out_char(o, '[');
        out_text(o, str_from(type, colon));
        out_text(o, STR(",\"null\"]"));
    } else {
        out_text(o, type);
    }
    if (f->help) {
        out_key(o, "description");
        out_json_str(o, str_of(f->help));
    }
    out_char(o, '}');
}

GEO_FN void record_schema(out *o, const record *type) {
    out_open(o, '{');
    out_json_raw(o, STR("\"type\":\"object\""));
    out_key(o, "properties");
    out_open(o, '{');
    for (const field *f = type->fields; f->name; f++) {
        field_schema(o, f);
    }
    out_close(o, '}');
    out_close(o, '}');
}

GEO_FN str pairs_get(const str_pairs *pairs, const char *key) {
    for (int i = 0; i < pairs->count; i++) {
        if (str_eq(pairs->at[i].key, str_of(key))) {
            return pairs->at[i].value;
        }
    }
    return STR_NONE;
}
