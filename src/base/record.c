/* record -- writes structs as JSON, text and JSON Schema from their description.
 *
 * Tool results and places go through it, for MCP, REST and the shell. Owns nothing. Outside facts:
 * JSON Schema 2020-12, of which only `type`, `properties`, `required`, `items`,
 * `additionalProperties` and `description`. */
#include "record.h"

#include <math.h>
#include <string.h>

#include "ascii.h"

static const void *record_field_at(const field *f, const void *rec) {
    return (const char *)rec + f->at;
}

/* Copied: a pointer to a struct may not be read as a `const void *` in place. */
static const void *record_field_pointer(const void *at) {
    const void *pointer = NULL;
    memcpy(&pointer, at, sizeof pointer);
    return pointer;
}

/* Copied: the struct there may be of another type with the same layout. */
static record_list record_field_list(const void *at) {
    record_list list;
    memcpy(&list, at, sizeof list);
    return list;
}

static record_rows record_field_rows(const void *at) {
    record_rows rows;
    memcpy(&rows, at, sizeof rows);
    return rows;
}

static bool record_field_absent(const field *f, const void *rec) {
    const void *at = record_field_at(f, rec);
    switch (f->kind) {
    case FIELD_STR:
    case FIELD_JSON: return !((const str *)at)->at;
    case FIELD_NUM:
    case FIELD_BOX: return isnan(*(const double *)at);
    case FIELD_INT: return *(const int64_t *)at == RECORD_NO_INT;
    case FIELD_BOOL: return !*(const bool *)at;
    case FIELD_WORD: return !f->word(*(const unsigned *)at).at;
    case FIELD_PAIRS: return !((const str_pairs *)at)->count;
    case FIELD_STRS: return !((const str_list *)at)->count;
    case FIELD_NUMS: return !((const num_rows *)at)->rows;
    case FIELD_LIST:
    case FIELD_TABLE: return !record_field_list(at).count;
    case FIELD_MAYBE:
    case FIELD_INLINE: return !record_field_pointer(at);
    case FIELD_RECORD: break;
    }
    return false;
}

static bool record_field_is_in(const field *f, record_view view) {
    return view == RECORD_REQUIRED ? f->required : f->in == IN_ALL || (f->in >> view & 1) != 0;
}

/* ---- JSON ---- */

static int record_decimals(const field *f, record_view view) {
    return view == RECORD_FULL ? f->decimals : MIN(f->decimals, RECORD_DECIMALS);
}

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

static void record_strings(out *o, const str_list *list) {
    out_open(o, '[');
    for (int i = 0; i < list->count; i++) {
        out_json_str(o, list->at[i]);
    }
    out_close(o, ']');
}

static const void *record_list_at(const record *of, const void *at, int index) {
    return (const char *)at + (size_t)index * of->size;
}

static void record_array(out *o, const record *of, record_list list, record_view view) {
    out_open(o, '[');
    for (int i = 0; i < list.count; i++) {
        record_json(o, of, record_list_at(of, list.at, i), view);
    }
    out_close(o, ']');
}

static void record_field_json(out *o, const field *f, const void *rec, record_view view);

/* A column of a table: a field of the row, or of a record that the row has inlined. */
typedef struct {
    const field *inlined, *f; /* inlined: NULL for the row's own */
} record_column;

/* NULL: that row has no value there. */
static const void *record_cell(const record_column *column, const void *row) {
    const void *rec =
        column->inlined ? record_field_pointer(record_field_at(column->inlined, row)) : row;
    return rec && !record_field_absent(column->f, rec) ? rec : NULL;
}

GEO_FN bool record_has_column(const str_list *columns, str name) {
    int i = 0;
    while (i < columns->count && !str_eq(columns->at[i], name)) {
        i++;
    }
    return i < columns->count;
}

/* A column that the caller chose is there whatever the rows have; of a view's, those with a value.
 */
static bool record_column_is_in(const record *of, const record_column *column,
                                const record_rows *rows, record_view view) {
    if (rows->columns.count) {
        return record_has_column(&rows->columns, column->f->name);
    }
    bool has_value = column->f->always;
    for (int i = 0; i < rows->count && !has_value; i++) {
        has_value = record_cell(column, record_list_at(of, rows->at, i)) != NULL;
    }
    return has_value && record_field_is_in(column->f, view);
}

/* Fills the columns with the fields that are written, of no rows with all; returns their count. */
static int record_columns(const record *of, const record_rows *rows, record_view view,
                          record_column columns[RECORD_COLUMNS_MAX]) {
    int count = 0;
    for (const field *row = of->fields; row->name.at; row++) {
        bool is_inlined = row->kind == FIELD_INLINE;
        const field *f = is_inlined ? row->of()->fields : row;
        for (; f->name.at && count < RECORD_COLUMNS_MAX; f++) {
            columns[count] = (record_column){is_inlined ? row : NULL, f};
            count += !rows || record_column_is_in(of, &columns[count], rows, view);
            if (!is_inlined) {
                break;
            }
        }
    }
    return count;
}

static void record_row(out *o, const record_column *columns, int count, const void *row,
                       record_view view) {
    out_open(o, '[');
    for (int i = 0; i < count; i++) {
        const void *rec = record_cell(&columns[i], row);
        if (rec) {
            record_field_json(o, columns[i].f, rec, view);
        } else {
            out_json_raw(o, STR("null"));
        }
    }
    out_close(o, ']');
}

GEO_FN int record_column_names(const record *of, str names[RECORD_COLUMNS_MAX]) {
    record_column columns[RECORD_COLUMNS_MAX];
    int count = record_columns(of, NULL, RECORD_FULL, columns);
    for (int i = 0; i < count; i++) {
        names[i] = columns[i].f->name;
    }
    return count;
}

static void record_table(out *o, const record *of, record_rows list, record_view view) {
    record_column columns[RECORD_COLUMNS_MAX];
    int count = record_columns(of, &list, view, columns);
    out_open(o, '{');
    out_key(o, "columns");
    out_open(o, '[');
    for (int i = 0; i < count; i++) {
        out_json_str(o, columns[i].f->name);
    }
    out_close(o, ']');
    out_key(o, "rows");
    out_open(o, '[');
    for (int i = 0; i < list.count; i++) {
        record_row(o, columns, count, record_list_at(of, list.at, i), view);
    }
    out_close(o, ']');
    out_close(o, '}');
}

/* All pairs, or those whose key does not begin with `aside`. */
static void record_pairs_without(out *o, const str_pairs *pairs, const char *aside) {
    out_open(o, '{');
    for (int i = 0; i < pairs->count; i++) {
        if (!aside || !str_starts(pairs->at[i].key, str_of(aside))) {
            out_json_str(o, pairs->at[i].key);
            out_char(o, ':');
            out_json_str(o, pairs->at[i].value);
        }
    }
    out_close(o, '}');
}

/* Written as null when absent; the others as empty or false. */
static bool record_field_is_single(const field *f) {
    return f->kind != FIELD_PAIRS && f->kind != FIELD_STRS && f->kind != FIELD_NUMS &&
           f->kind != FIELD_LIST && f->kind != FIELD_TABLE && f->kind != FIELD_BOOL;
}

/* A box is told to a hundredth of its shorter side. */
static int record_box_decimals(const double box[4]) {
    double side = fmin(fabs(box[2] - box[0]), fabs(box[3] - box[1])) / 100;
    int decimals = 0;
    for (double unit = 1; unit > side && decimals < RECORD_DECIMALS; unit /= 10) {
        decimals++;
    }
    return decimals;
}

static void record_field_json(out *o, const field *f, const void *rec, record_view view) {
    const void *at = record_field_at(f, rec);
    int decimals = record_decimals(f, view);
    switch (f->kind) {
    case FIELD_STR: out_json_str(o, *(const str *)at); break;
    case FIELD_NUM: out_json_num(o, *(const double *)at, decimals); break;
    case FIELD_INT: out_json_int(o, *(const int64_t *)at); break;
    case FIELD_BOOL: out_json_bool(o, *(const bool *)at); break;
    case FIELD_WORD: out_json_str(o, f->word(*(const unsigned *)at)); break;
    case FIELD_BOX:
        record_numbers(o, at, 4, f->decimals ? decimals : record_box_decimals(at));
        break;
    case FIELD_PAIRS: record_pairs_without(o, at, view == RECORD_FULL ? NULL : f->aside); break;
    case FIELD_STRS: record_strings(o, at); break;
    case FIELD_NUMS: record_matrix(o, at, decimals); break;
    case FIELD_RECORD: record_json(o, f->of(), at, view); break;
    case FIELD_MAYBE: record_json(o, f->of(), record_field_pointer(at), view); break;
    case FIELD_LIST: record_array(o, f->of(), record_field_list(at), view); break;
    case FIELD_TABLE: record_table(o, f->of(), record_field_rows(at), view); break;
    case FIELD_INLINE: break; /* has no value of its own, see record_fields */
    case FIELD_JSON: out_json_raw(o, *(const str *)at); break;
    }
}

GEO_FN const field *record_field(const record *type, str name) {
    const field *f = type->fields;
    while (f->name.at && !str_eq(f->name, name)) {
        f++;
    }
    return f->name.at ? f : NULL;
}

GEO_FN void record_value(out *o, const field *f, const void *rec) {
    const void *at = record_field_at(f, rec);
    if (record_field_absent(f, rec)) {
        return;
    }
    if (f->kind == FIELD_STR) {
        out_text(o, *(const str *)at);
    } else if (f->kind == FIELD_WORD) {
        out_text(o, f->word(*(const unsigned *)at));
    } else if (f->kind == FIELD_NUM || f->kind == FIELD_BOX) {
        for (int i = 0; i < (f->kind == FIELD_BOX ? 4 : 1); i++) {
            out_text(o, i ? STR(",") : STR(""));
            out_fixed(o, ((const double *)at)[i], f->decimals);
        }
    } else {
        record_field_json(o, f, rec, RECORD_FULL);
    }
}

static void record_fields(out *o, const record *type, const void *rec, record_view view) {
    for (const field *f = type->fields; f->name.at; f++) {
        bool absent = record_field_absent(f, rec);
        if (f->kind == FIELD_INLINE && !absent) {
            record_fields(o, f->of(), record_field_pointer(record_field_at(f, rec)), view);
        }
        if (f->kind == FIELD_INLINE || !record_field_is_in(f, view) || (absent && !f->always)) {
            continue;
        }
        out_name(o, f->name);
        if (absent && record_field_is_single(f)) {
            out_json_raw(o, STR("null"));
        } else {
            record_field_json(o, f, rec, view);
        }
    }
}

GEO_FN void record_json(out *o, const record *type, const void *rec, record_view view) {
    out_open(o, '{');
    record_fields(o, type, rec, view);
    out_close(o, '}');
}

/* ---- text ---- */

GEO_FN void record_text_item(out *o, const record *type, const void *rec, int indent,
                             record_view view) {
    size_t from = o->len;
    record_text(o, type, rec, indent, view);
    size_t pad = MIN((size_t)indent, o->len - from);
    memmove(o->at + from, o->at + from + pad, o->len - from - pad);
    o->len -= pad;
}

static void record_text_list(out *o, const record *of, record_list list, int indent,
                             record_view view) {
    for (int i = 0; i < list.count; i++) {
        out_fmt(o, "%*s%d. ", indent, "", i + 1);
        record_text_item(o, of, record_list_at(of, list.at, i), indent + 3, view);
    }
}

static void record_text_pairs(out *o, const str_pairs *pairs, const char *aside) {
    size_t from = o->len;
    for (int i = 0; i < pairs->count; i++) {
        if (aside && str_starts(pairs->at[i].key, str_of(aside))) {
            continue;
        }
        out_text(o, o->len > from ? STR(", ") : STR(""));
        out_plain(o, pairs->at[i].key);
        out_text(o, STR("="));
        out_quoted(o, pairs->at[i].value);
    }
}

static void record_text_strings(out *o, const str_list *list, int indent) {
    for (int i = 0; i < list->count; i++) {
        out_fmt(o, "%*s", indent, "");
        out_text(o, STR("- "));
        out_quoted(o, list->at[i]);
        out_char(o, '\n');
    }
}

static bool record_field_is_nested(const field *f) {
    return f->kind == FIELD_RECORD || f->kind == FIELD_MAYBE || f->kind == FIELD_LIST ||
           f->kind == FIELD_TABLE || f->kind == FIELD_STRS;
}

static void record_text_value(out *o, const field *f, const void *rec, record_view view) {
    const void *at = record_field_at(f, rec);
    switch (f->kind) {
    case FIELD_STR: out_plain(o, *(const str *)at); break;
    case FIELD_WORD: out_text(o, f->word(*(const unsigned *)at)); break;
    case FIELD_NUM: out_fixed(o, *(const double *)at, record_decimals(f, view)); break;
    case FIELD_PAIRS: record_text_pairs(o, at, view == RECORD_FULL ? NULL : f->aside); break;
    default: {
        /* The others read well enough as JSON; in a writer of their own no comma comes first. */
        out value = out_of(o->at + o->len, o->cap - o->len);
        record_field_json(&value, f, rec, view);
        o->len += value.len;
        o->full |= value.full;
    }
    }
}

/* Whether a text is not mistaken for anything but a name. */
static bool record_is_name(str text) {
    bool is_name = text.len > 0;
    for (size_t i = 0; i < text.len && is_name; i++) {
        char byte = text.at[i];
        is_name = (unsigned char)byte > 0x7F || ascii_is_alpha(byte) || ascii_is_digit(byte) ||
                  (byte && strchr(" .-'()/&+_", byte));
    }
    return is_name;
}

/* Not indented: that would cost as much as a value. Quoted is what may pass for more than a name.
 */
GEO_FN void record_text_table(out *o, const record *of, const record_rows *rows, record_view view) {
    record_column columns[RECORD_COLUMNS_MAX];
    int count = record_columns(of, rows, view, columns);
    for (int i = -1; i < rows->count && count; i++) { /* the names first */
        for (int k = 0; k < count; k++) {
            const field *f = columns[k].f;
            const void *rec =
                i < 0 ? NULL : record_cell(&columns[k], record_list_at(of, rows->at, i));
            out_text(o, k ? STR(",") : STR(""));
            const str *text = rec && f->kind == FIELD_STR ? record_field_at(f, rec) : NULL;
            if (text && record_is_name(*text)) {
                out_plain(o, *text);
            } else if (text) {
                out_quoted(o, *text);
            } else if (rec) {
                record_text_value(o, f, rec, view);
            } else {
                out_text(o, i < 0 ? f->name : STR("-"));
            }
        }
        out_char(o, '\n');
    }
}

static void record_text_nested(out *o, const field *f, const void *rec, int indent,
                               record_view view) {
    const void *at = record_field_at(f, rec);
    if (f->kind == FIELD_TABLE) {
        record_rows rows = record_field_rows(at);
        record_text_table(o, f->of(), &rows, view);
    } else if (f->kind == FIELD_LIST) {
        record_text_list(o, f->of(), record_field_list(at), indent, view);
    } else if (f->kind == FIELD_STRS) {
        record_text_strings(o, at, indent);
    } else {
        record_text(o, f->of(), f->kind == FIELD_MAYBE ? record_field_pointer(at) : at, indent,
                    view);
    }
}

static void record_text_field(out *o, const field *f, const void *rec, int indent,
                              record_view view) {
    if (f->kind == FIELD_INLINE) {
        record_text(o, f->of(), record_field_pointer(record_field_at(f, rec)), indent, view);
        return;
    }
    out_fmt(o, "%*s", indent, "");
    out_text(o, f->name);
    if (record_field_is_nested(f)) {
        out_text(o, STR(":\n"));
        record_text_nested(o, f, rec, indent + 2, view);
    } else {
        out_text(o, STR(": "));
        record_text_value(o, f, rec, view);
        out_char(o, '\n');
    }
}

GEO_FN void record_text(out *o, const record *type, const void *rec, int indent, record_view view) {
    if (type->text && view != RECORD_FULL) {
        type->text(o, rec, indent, view);
        return;
    }
    for (const field *f = type->fields; f->name.at; f++) {
        bool is_told = !record_field_absent(f, rec) || (f->kind == FIELD_BOOL && f->always);
        if (is_told && record_field_is_in(f, view)) {
            record_text_field(o, f, rec, indent, view);
        }
    }
}

/* ---- schema ---- */

#define RECORD_OF_NUMBERS "\"type\":\"array\",\"items\":{\"type\":\"number\"}"
#define RECORD_OF_TEXTS   "\"type\":\"array\",\"items\":{\"type\":\"string\"}"

/* Of a field, but for what nested records are written into. */
static const str field_schemas[] = {
    [FIELD_STR] = STR_ROW("\"type\":\"string\""),
    [FIELD_NUM] = STR_ROW("\"type\":\"number\""),
    [FIELD_INT] = STR_ROW("\"type\":\"integer\""),
    [FIELD_BOOL] = STR_ROW("\"type\":\"boolean\""),
    [FIELD_WORD] = STR_ROW("\"type\":\"string\""),
    [FIELD_BOX] = STR_ROW(RECORD_OF_NUMBERS),
    [FIELD_PAIRS] = STR_ROW("\"type\":\"object\",\"additionalProperties\":{\"type\":\"string\"}"),
    [FIELD_STRS] = STR_ROW(RECORD_OF_TEXTS),
    [FIELD_NUMS] = STR_ROW("\"type\":\"array\",\"items\":{\"type\":\"array\",\"items\":{"
                           "\"type\":[\"number\",\"null\"]}}"),
    [FIELD_RECORD] = STR_ROW(""),
    [FIELD_MAYBE] = STR_ROW(""),
    [FIELD_LIST] = STR_ROW("\"type\":\"array\""),
    [FIELD_TABLE] = STR_ROW("\"type\":\"object\",\"properties\":{\"columns\":{" RECORD_OF_TEXTS
                            "},\"rows\":{\"type\":\"array\",\"items\":{\"type\":\"array\","
                            "\"items\":{\"type\":[\"string\",\"number\",\"boolean\",\"null\"]}}}},"
                            "\"required\":[\"columns\",\"rows\"]"),
    [FIELD_INLINE] = STR_ROW(""),
    [FIELD_JSON] = STR_ROW("\"type\":\"object\",\"additionalProperties\":true"),
};

static void record_schema_members(out *o, const record *type, const record *more);

static void record_nested_schema(out *o, const field *f) {
    bool is_list = f->kind == FIELD_LIST;
    if (is_list) {
        out_key(o, "items");
        out_open(o, '{');
    }
    record_schema_members(o, f->of(), NULL);
    if (is_list) {
        out_close(o, '}');
    }
}

/* A field is null only when it is absent and `always` written. */
static bool record_field_may_be_null(const field *f) {
    return f->always && (f->kind == FIELD_STR || f->kind == FIELD_WORD || f->kind == FIELD_NUM ||
                         f->kind == FIELD_INT);
}

/* Of one that has the type of the field before it: that one says what it has. */
static bool record_is_alike(const record *type, const field *f) {
    return f > type->fields && f->kind == FIELD_MAYBE && f[-1].kind == FIELD_MAYBE &&
           f->of == f[-1].of;
}

static void record_field_schema(out *o, const record *of, const field *f) {
    str type = field_schemas[f->kind];
    out_name(o, f->name);
    out_open(o, '{');
    if (record_field_may_be_null(f)) {
        size_t colon = sizeof "\"type\":" - 1;
        out_text(o, str_head(type, colon));
        out_char(o, '[');
        out_text(o, str_from(type, colon));
        out_text(o, STR(",\"null\"]"));
    } else {
        out_text(o, type);
    }
    if (record_is_alike(of, f)) {
        out_text(o, field_schemas[FIELD_JSON]);
    } else if (f->kind == FIELD_LIST || f->kind == FIELD_RECORD || f->kind == FIELD_MAYBE) {
        record_nested_schema(o, f);
    }
    if (f->help) {
        out_key(o, "description");
        out_json_str(o, str_of(f->help));
    }
    out_close(o, '}');
}

static void record_schema_fields(out *o, const record *type) {
    for (const field *f = type->fields; f->name.at; f++) {
        bool is_again = f > type->fields && str_eq(f->name, f[-1].name);
        if (f->kind == FIELD_INLINE) {
            record_schema_fields(o, f->of());
        } else if (!is_again) {
            record_field_schema(o, type, f);
        }
    }
}

static void record_schema_required(out *o, const record *type) {
    for (const field *f = type->fields; f->name.at; f++) {
        if (f->required) {
            out_json_str(o, f->name);
        }
    }
}

static void record_schema_members(out *o, const record *type, const record *more) {
    out_key(o, "type");
    out_json_str(o, STR("object"));
    out_key(o, "properties");
    out_open(o, '{');
    record_schema_fields(o, type);
    if (more) {
        record_schema_fields(o, more);
    }
    out_close(o, '}');
}

GEO_FN void record_schema(out *o, const record *type, const record *more) {
    out_open(o, '{');
    record_schema_members(o, type, more);
    out_key(o, "required");
    out_open(o, '[');
    record_schema_required(o, type);
    out_close(o, ']');
    out_close(o, '}');
}

#undef RECORD_OF_NUMBERS
#undef RECORD_OF_TEXTS

/* ---- pairs ---- */

GEO_FN str record_pairs_get(const str_pairs *pairs, str key) {
    for (int i = 0; i < pairs->count; i++) {
        if (str_eq(pairs->at[i].key, key)) {
            return pairs->at[i].value;
        }
    }
    return STR_NONE;
}

GEO_FN void record_pairs_json(out *o, const str_pairs *pairs) {
    record_pairs_without(o, pairs, NULL);
}
