/* batch_output -- the formats of an output row. Owns the table of our columns. Outside facts: RFC
 * 4180; RFC 7946, whose bbox order [west, south, east, north] is also ours; what spreadsheets run
 * as a formula (OWASP, CSV injection). */
#include "batch_output.h"

#include <stdio.h>
#include <string.h>

#include "../base/ascii.h"
#include "../geo/fold.h"
#include "../geo/place.h"
#include "../ingest/csv_row.h"
#include "../tool/geocode.h"
#include "../tool/tool.h"

enum { BATCH_OUTPUT_NAME_MAX = 128 }; /* bytes of a town's name, folded */

/* Where the value of a column is. */
typedef enum {
    BATCH_OUTPUT_PLACE,   /* a member of the place */
    BATCH_OUTPUT_ADDRESS, /* the first that there is of the parts of its address */
    BATCH_OUTPUT_ANSWER   /* the result as a whole, or the row's own */
} batch_output_source;

/* ORDER batch_text. To add a column, write its row here and its name there; those behind the usual
 * ones are what --add takes. */
static const struct {
    const char *name;
    batch_output_source source;
    const char *members; /* NULL: called as the column is */
    enum { BATCH_OUTPUT_TEXT, BATCH_OUTPUT_NUMBER, BATCH_OUTPUT_GEOMETRY } kind; /* in GeoJSON */
} batch_output_columns[] = {
    {"lat", BATCH_OUTPUT_PLACE, NULL, BATCH_OUTPUT_GEOMETRY},
    {"lon", BATCH_OUTPUT_PLACE, NULL, BATCH_OUTPUT_GEOMETRY},
    {"match", BATCH_OUTPUT_PLACE, NULL, BATCH_OUTPUT_TEXT},
    {"confidence", BATCH_OUTPUT_PLACE, NULL, BATCH_OUTPUT_NUMBER},
    {"precision", BATCH_OUTPUT_ANSWER, NULL, BATCH_OUTPUT_TEXT},
    {"label", BATCH_OUTPUT_PLACE, "display_name", BATCH_OUTPUT_TEXT},
    {"id", BATCH_OUTPUT_PLACE, NULL, BATCH_OUTPUT_TEXT},
    {"category", BATCH_OUTPUT_PLACE, NULL, BATCH_OUTPUT_TEXT},
    {"type", BATCH_OUTPUT_PLACE, "place_type", BATCH_OUTPUT_TEXT},
    {"country", BATCH_OUTPUT_ADDRESS, NULL, BATCH_OUTPUT_TEXT},
    {"state", BATCH_OUTPUT_ADDRESS, "state province", BATCH_OUTPUT_TEXT},
    {"choices", BATCH_OUTPUT_ANSWER, NULL, BATCH_OUTPUT_NUMBER}, /* how many */
    {"bbox", BATCH_OUTPUT_PLACE, NULL, BATCH_OUTPUT_GEOMETRY},
    {"status", BATCH_OUTPUT_ANSWER, NULL, BATCH_OUTPUT_TEXT},
    {"reason", BATCH_OUTPUT_ANSWER, NULL, BATCH_OUTPUT_TEXT},
    {"message", BATCH_OUTPUT_ANSWER, NULL, BATCH_OUTPUT_TEXT},
    {"feature", BATCH_OUTPUT_PLACE, "name", BATCH_OUTPUT_TEXT},
    {"distance_m", BATCH_OUTPUT_PLACE, NULL, BATCH_OUTPUT_NUMBER},
    {"country_code", BATCH_OUTPUT_ADDRESS, NULL, BATCH_OUTPUT_TEXT},
    {"iso3166_2", BATCH_OUTPUT_ADDRESS,
     "ISO3166-2-lvl4 ISO3166-2-lvl5 ISO3166-2-lvl6 ISO3166-2-lvl3", BATCH_OUTPUT_TEXT},
    {"house_number", BATCH_OUTPUT_ADDRESS, NULL, BATCH_OUTPUT_TEXT},
    {"street", BATCH_OUTPUT_ADDRESS, "road", BATCH_OUTPUT_TEXT},
    {"suburb", BATCH_OUTPUT_ADDRESS, "suburb borough quarter neighbourhood", BATCH_OUTPUT_TEXT},
    {"city", BATCH_OUTPUT_ADDRESS, "city town village municipality hamlet", BATCH_OUTPUT_TEXT},
    {"county", BATCH_OUTPUT_ADDRESS, NULL, BATCH_OUTPUT_TEXT},
    {"postcode", BATCH_OUTPUT_ADDRESS, NULL, BATCH_OUTPUT_TEXT},
    {"timezone", BATCH_OUTPUT_PLACE, NULL, BATCH_OUTPUT_TEXT},
    {"utc_offset", BATCH_OUTPUT_PLACE, NULL, BATCH_OUTPUT_TEXT},
    {"population", BATCH_OUTPUT_PLACE, NULL, BATCH_OUTPUT_NUMBER},
    {"bearing_deg", BATCH_OUTPUT_PLACE, NULL, BATCH_OUTPUT_NUMBER},
    {"place_rank", BATCH_OUTPUT_PLACE, NULL, BATCH_OUTPUT_NUMBER},
    {"importance", BATCH_OUTPUT_PLACE, NULL, BATCH_OUTPUT_NUMBER},
};
enum { BATCH_OUTPUT_OF_POINTS = 4 }; /* added columns that points have without being asked */
_Static_assert(LEN(batch_output_columns) == BATCH_COLUMNS, "a row for each column");
_Static_assert(BATCH_COLUMNS - BATCH_USUAL <= BATCH_OUTPUT_ADDED_MAX, "a list has room for all");

static const char *batch_output_members(int column) {
    const char *members = batch_output_columns[column].members;
    return members ? members : batch_output_columns[column].name;
}

GEO_FN bool batch_output_add(batch_output *output, str list, str *missing) {
    for (str rest = list; rest.at;) {
        int column = 0;
        *missing = str_trim(str_cut(&rest, ','));
        while (column < BATCH_COLUMNS &&
               !str_eq_nocase(*missing, str_of(batch_output_columns[column].name))) {
            column++;
        }
        if (column == BATCH_COLUMNS) {
            return false;
        }
        bool is_new = column >= BATCH_USUAL; /* else it is there anyway */
        for (int k = 0; k < output->added_count; k++) {
            is_new = is_new && output->added[k] != column;
        }
        output->added[output->added_count] = (uint8_t)column;
        output->added_count += is_new;
    }
    return true;
}

GEO_FN void batch_output_write_addable(out *o) {
    for (int i = BATCH_USUAL; i < BATCH_COLUMNS; i++) {
        out_fmt(o, "%s%s", i > BATCH_USUAL ? ", " : "", batch_output_columns[i].name);
    }
}

/* How many columns there are: the usual ones, and what is added to them. */
static int batch_output_count(const batch_output *output) {
    return BATCH_USUAL + output->added_count;
}

/* The column at a place, of batch_text. */
static int batch_output_at(const batch_output *output, int place) {
    return place < BATCH_USUAL ? place : output->added[place - BATCH_USUAL];
}

#define BATCH_OUTPUT_FEATURES_OPEN "{\"type\":\"FeatureCollection\",\"features\":[\n"

enum { BATCH_OUTPUT_HEADER_MAX = 40 };

/* What a column is called in a file, "geo_lat". */
static const char *batch_output_header(const char *prefix, int column,
                                       char room[BATCH_OUTPUT_HEADER_MAX]) {
    snprintf(room, BATCH_OUTPUT_HEADER_MAX, "%s%s", prefix, batch_output_columns[column].name);
    return room;
}

static bool batch_output_has_titled(const batch_output *output, int column) {
    char room[BATCH_OUTPUT_HEADER_MAX];
    const char *title = batch_output_header(output->prefix, column, room);
    for (int i = 0; i < output->in->titles.count; i++) {
        if (str_eq_nocase(str_trim(output->in->titles.at[i]), str_of(title))) {
            return true;
        }
    }
    return false;
}

GEO_FN batch_output batch_output_new(table_input_format format, const table_input *in,
                                     bool defuses) {
    enum { TRIES = 9 }; /* outputs that became inputs again */
    bool is_csv = in->format == TABLE_INPUT_CSV && in->dialect.separator;
    batch_output output = {.format = format,
                           .in = in,
                           .defuses = defuses,
                           .separator = is_csv ? in->dialect.separator : ',',
                           .prefix = "geo_"};
    for (int i = 0; i < BATCH_COLUMNS; i++) {
        bool is_member = batch_output_columns[i].source == BATCH_OUTPUT_PLACE;
        str name = str_of(batch_output_members(i));
        output.fields[i] = is_member ? record_field(place_record(), name) : NULL;
    }
    for (int i = 0; in->columns.is_point && i < BATCH_OUTPUT_OF_POINTS; i++) {
        output.added[output.added_count++] = (uint8_t)(BATCH_USUAL + i);
    }
    for (int i = 0, tries = 2; i < batch_output_count(&output) && tries <= TRIES; i++) {
        if (batch_output_has_titled(&output, batch_output_at(&output, i))) {
            snprintf(output.prefix, sizeof output.prefix, "geo%d_", tries++);
            i = -1;
        }
    }
    return output;
}

/* ---- records ---- */

/* The first that there is of some parts of an address. */
static str batch_output_part(const place *p, const char *members) {
    str found = STR_NONE;
    for (str rest = str_of(members); rest.at && !found.len;) {
        found = record_pairs_get(&p->address, str_cut(&rest, ' '));
    }
    return found;
}

/* Safe for terminals, on which people view CSV. */
static str batch_output_plain(str text, arena *mem) {
    out o = out_over(mem);
    out_plain(&o, text);
    return out_taken(&o, mem);
}

/* The value that a place has in a column. */
static str batch_output_of_place(const batch_output *output, const place *p, int column,
                                 arena *mem) {
    const field *f = output->fields[column];
    if (!f) {
        return batch_output_plain(batch_output_part(p, batch_output_members(column)), mem);
    }
    out o = out_over(mem);
    record_value(&o, f, p);
    str value = out_taken(&o, mem);
    return f->kind == FIELD_STR ? batch_output_plain(value, mem) : value;
}

/* Whether a column is written, or another one is told by it. */
static bool batch_output_needs(const batch_output *output, int column) {
    bool needs = column < BATCH_USUAL || column == BATCH_COUNTRY_CODE || column == BATCH_COUNTY;
    for (int i = 0; i < output->added_count && !needs; i++) {
        needs = output->added[i] == column;
    }
    return needs;
}

static str batch_output_number(int number, arena *mem) {
    out o = out_over(mem);
    out_int(&o, number);
    return number ? out_taken(&o, mem) : STR_NONE;
}

GEO_FN batch_record batch_output_record(const batch_output *output, const tool_result *result,
                                        arena *mem) {
    geocode_outcome is = geocode_outcome_of(result);
    batch_record r = {.texts = {STR_NONE}};
    for (int i = 0; i < BATCH_COLUMNS && is.best; i++) {
        bool is_of_place = batch_output_columns[i].source != BATCH_OUTPUT_ANSWER;
        r.texts[i] = is_of_place && batch_output_needs(output, i)
                         ? batch_output_of_place(output, is.best, i, mem)
                         : STR_NONE;
    }
    r.texts[BATCH_LEVEL] = is.best ? is.best->address_type : STR_NONE;
    r.texts[BATCH_PRECISION] = is.origin->precision;
    r.texts[BATCH_CHOICES] = batch_output_number(is.choices, mem);
    r.texts[BATCH_STATUS] = is.status;
    r.texts[BATCH_REASON] = place_reason_text(is.origin->reason);
    r.texts[BATCH_MESSAGE] = batch_output_plain(is.message, mem);
    r.texts[BATCH_ATTRIBUTION] = is.origin->attribution;
    if (output->format == TABLE_INPUT_NDJSON) {
        out o = out_over(mem);
        tool_write_json(&o, result);
        r.texts[BATCH_JSON] = out_taken(&o, mem);
    }
    return r;
}

/* How fine the place is that stands for one which the row does not name. */
static str batch_output_area(const batch_record *r) {
    return r->texts[BATCH_COUNTY].len  ? STR("county")
           : r->texts[BATCH_STATE].len ? STR("state")
                                       : STR("country");
}

/* Whether a place is an area that is coarser than a town, and is not called as the town is. */
static bool batch_output_is_too_coarse(const batch_record *r, str town) {
    char rooms[2][BATCH_OUTPUT_NAME_MAX];
    str rest = r->texts[BATCH_LABEL], name = str_cut(&rest, ',');
    bool is_area = town.len && str_is_among(r->texts[BATCH_LEVEL],
                                            STR("country county province region state"), ' ');
    return is_area && !str_eq(fold_name(town, FOLD_PLAIN, rooms[0], sizeof rooms[0]),
                              fold_name(name, FOLD_PLAIN, rooms[1], sizeof rooms[1]));
}

GEO_FN void batch_output_judge(batch_output_answer *answer) {
    str *texts = answer->record.texts;
    bool is_ok = !answer->failed && str_eq(texts[BATCH_STATUS], STR("ok"));
    if (answer->failed) {
        texts[BATCH_STATUS] = STR("error");
        texts[BATCH_MESSAGE] = str_of(answer->failed->why);
        answer->class = BATCH_SUMMARY_FAILED;
        return;
    }
    if (is_ok && batch_output_is_too_coarse(&answer->record, answer->request->town)) {
        texts[BATCH_STATUS] = STR("needs_clarification");
        texts[BATCH_PRECISION] = texts[BATCH_LEVEL];
    } else if (is_ok && answer->request->is_coarse) {
        texts[BATCH_PRECISION] = batch_output_area(&answer->record);
    }
    answer->class = batch_summary_of(texts[BATCH_STATUS], texts[BATCH_MATCH],
                                     texts[BATCH_PRECISION], texts[BATCH_CHOICES].len > 0);
    if (str_eq(texts[BATCH_STATUS], STR("ok")) || answer->class == BATCH_SUMMARY_CITY) {
        texts[BATCH_MESSAGE] = STR_NONE; /* a town for an address is told by its reason */
    }
}

/* ---- CSV ---- */

static bool batch_output_is_formula(str cell) {
    /* the last four are full-width, as East Asian input methods write them */
    static const char *const starts[] = {"=",  "+",  "-",  "@",  "\t", "\r",
                                         "\n", "＝", "＋", "－", "＠"};
    /* what programs skip before it: spaces, and characters that are not seen */
    static const char *const skipped[] = {" ", "\u00A0", "\u3000", "\u200B", "\uFEFF"};
    if (!cell.len || ascii_is_alpha(cell.at[0]) || ascii_is_digit(cell.at[0])) {
        return false; /* as nearly all are */
    }
    for (size_t i = 0; i < LEN(skipped);) {
        bool is_skipped = str_starts(cell, str_of(skipped[i]));
        cell = is_skipped ? str_from(cell, strlen(skipped[i])) : cell;
        i = is_skipped ? 0 : i + 1;
    }
    double number = 0;
    bool is_formula = false;
    for (size_t i = 0; i < LEN(starts) && !is_formula; i++) {
        is_formula = str_starts(cell, str_of(starts[i]));
    }
    size_t plain = 1; /* of "-12,5", "+41 44 668 18 00" and the box "-1.5,-2" */
    while (plain < cell.len && (ascii_is_digit(cell.at[plain]) || strchr("., ", cell.at[plain]) ||
                                (cell.at[plain] == '-' && cell.at[plain - 1] == ','))) {
        plain++;
    }
    bool is_number = plain > 1 && plain >= cell.len && (cell.at[0] == '+' || cell.at[0] == '-');
    return is_formula && !is_number && !str_num(cell, &number);
}

static void batch_output_write_cell(out *o, const batch_output *output, char separator, str cell) {
    bool is_formula = output->defuses && batch_output_is_formula(cell), plain = true;
    for (size_t i = 0; i < cell.len && plain; i++) {
        plain = cell.at[i] != separator && cell.at[i] != '"' && cell.at[i] != '\n' &&
                cell.at[i] != '\r';
    }
    if (plain) {
        out_text(o, is_formula ? STR("'") : STR(""));
        out_text(o, cell);
        return;
    }
    out_text(o, is_formula ? STR("\"'") : STR("\""));
    csv_row_write(o, cell);
    out_char(o, '"');
}

/* Whether a column of the input is one of CSV; "query" of NDJSON is the first anyway. */
static bool batch_output_has_cell(const batch_output *output, int i) {
    return output->in->format == TABLE_INPUT_CSV || !str_eq(output->in->titles.at[i], STR("query"));
}

static void batch_output_write_csv_header(out *o, const batch_output *output) {
    char separator = output->separator;
    const csv_cells *titles = &output->in->titles;
    bool is_csv = output->in->format == TABLE_INPUT_CSV;
    /* Spreadsheets take UTF-8 for a local encoding without the mark. */
    bool has_mark = output->in->text.has_mark || output->in->text.encoding != CHARSET_UTF8;
    out_text(o, is_csv && has_mark ? STR("\xEF\xBB\xBF") : STR(""));
    if (is_csv && output->in->has_separator_line) {
        out_fmt(o, "sep=%c\n", separator);
    }
    out_text(o, is_csv ? STR("") : (str){"query,", 6});
    for (int i = 0; i < titles->count; i++) {
        if (batch_output_has_cell(output, i)) {
            batch_output_write_cell(o, output, separator, titles->at[i]);
            out_char(o, separator);
        }
    }
    for (int i = 0; i < batch_output_count(output); i++) {
        out_text(o, i ? (str){&separator, 1} : STR(""));
        out_fmt(o, "%s%s", output->prefix, batch_output_columns[batch_output_at(output, i)].name);
    }
    out_char(o, '\n');
}

/* The cells of the input, each with a separator behind it. */
static void batch_output_write_csv_own(out *o, const batch_output *output,
                                       const batch_output_answer *answer) {
    const csv_cells *cells = answer->request->cells;
    bool is_csv = output->in->format == TABLE_INPUT_CSV;
    if (!is_csv || !cells) {
        batch_output_write_cell(o, output, output->separator, answer->request->query);
        out_char(o, output->separator);
    }
    for (int i = is_csv && !cells; i < output->in->titles.count; i++) {
        str cell = cells && i < cells->count ? cells->at[i] : STR_NONE;
        if (batch_output_has_cell(output, i)) {
            batch_output_write_cell(o, output, output->separator, cell);
            out_char(o, output->separator);
        }
    }
}

/* A number with a decimal comma; others, as a box, stay. */
static str batch_output_with_comma(str value, arena *mem) {
    double number;
    out o = out_over(mem);
    for (size_t i = 0; i < value.len; i++) {
        out_char(&o, value.at[i] == '.' ? ',' : value.at[i]);
    }
    return str_num(value, &number) ? out_taken(&o, mem) : value;
}

static void batch_output_write_csv(out *o, const batch_output *output,
                                   const batch_output_answer *answer, arena *mem) {
    char separator = output->separator;
    batch_output_write_csv_own(o, output, answer);
    for (int i = 0; i < batch_output_count(output); i++) {
        int column = batch_output_at(output, i);
        str value = answer->record.texts[column];
        bool has_comma = output->has_comma && batch_output_columns[column].kind;
        out_text(o, i ? (str){&separator, 1} : STR(""));
        batch_output_write_cell(o, output, separator,
                                has_comma ? batch_output_with_comma(value, mem) : value);
    }
    out_char(o, '\n');
}

/* ---- JSON ---- */

static void batch_output_write_error_member(out *o, const batch_output_answer *answer) {
    if (answer->failed) {
        out_key(o, "error");
        tool_write_error(o, answer->failed);
    }
}

/* The input's members, without braces: its columns, the members of an object, or the query. */
static void batch_output_write_own(out *o, const batch_output *output,
                                   const batch_output_answer *answer) {
    const csv_cells *cells = answer->request->cells;
    str input = str_trim(answer->request->input);
    bool is_csv = cells && !input.at;
    for (int i = 0; is_csv && i < cells->count; i++) {
        out_json_str(o, output->in->titles.at[i]);
        out_char(o, ':');
        out_json_str(o, cells->at[i]);
    }
    if (!is_csv && str_starts(input, STR("{")) && str_ends(input, STR("}"))) {
        str members = str_trim((str){input.at + 1, input.len - 2});
        out_text(o, members);
    } else if (!is_csv) {
        out_key(o, "query");
        out_json_str(o, answer->request->query);
    }
}

/* The begin of a row, by which it is told from others. */
static void batch_output_write_ndjson_head(out *o, const batch_output_answer *answer) {
    out_text(o, STR("{"));
    out_key(o, "row");
    out_json_int(o, answer->number);
    out_key(o, "query");
    out_json_str(o, answer->request->query);
    out_key(o, "status");
}

/* A column as a member, if it has a value and is not in the geometry. */
static void batch_output_write_member(out *o, const char *prefix, int column,
                                      const batch_output_answer *answer) {
    char room[BATCH_OUTPUT_HEADER_MAX];
    str value = answer->record.texts[column];
    if (!value.len || batch_output_columns[column].kind == BATCH_OUTPUT_GEOMETRY) {
        return;
    }
    out_key(o, batch_output_header(prefix, column, room));
    if (batch_output_columns[column].kind == BATCH_OUTPUT_NUMBER) {
        out_json_raw(o, value);
    } else {
        out_json_str(o, value);
    }
}

static void batch_output_write_ndjson(out *o, const batch_output *output,
                                      const batch_output_answer *answer) {
    batch_output_write_ndjson_head(o, answer);
    out_json_str(o, answer->record.texts[BATCH_STATUS]);
    if (answer->record.texts[BATCH_PRECISION].len) {
        out_key(o, "precision");
        out_json_str(o, answer->record.texts[BATCH_PRECISION]);
    }
    if (answer->request->input.at) {
        out_key(o, "input");
        out_json_raw(o, answer->request->input);
    } else if (answer->request->cells) {
        out_key(o, "input");
        out_open(o, '{');
        batch_output_write_own(o, output, answer);
        out_close(o, '}');
    }
    batch_output_write_error_member(o, answer);
    if (output->added_count) {
        out_key(o, "added");
        out_open(o, '{');
        for (int i = BATCH_USUAL; i < batch_output_count(output); i++) {
            batch_output_write_member(o, "", batch_output_at(output, i), answer);
        }
        out_close(o, '}');
    }
    if (!answer->failed) {
        out_key(o, "result");
        out_json_raw(o, answer->record.texts[BATCH_JSON]);
    }
    out_text(o, STR("}\n"));
}

static void batch_output_write_geometry(out *o, const batch_record *r) {
    str lat = r->texts[BATCH_LAT], lon = r->texts[BATCH_LON], box = r->texts[BATCH_BBOX];
    if (lat.len && lon.len) {
        out_fmt(o, "{\"type\":\"Point\",\"coordinates\":[%.*s,%.*s]}", STR_ARG(lon), STR_ARG(lat));
    } else {
        out_text(o, STR("null"));
    }
    if (box.len) {
        out_fmt(o, ",\"bbox\":[%.*s]", STR_ARG(box));
    }
}

static void batch_output_write_geojson(out *o, const batch_output *output,
                                       const batch_output_answer *answer) {
    out_text(o, answer->number > 1 ? STR(",{\"type\":\"Feature\",\"geometry\":")
                                   : STR("{\"type\":\"Feature\",\"geometry\":"));
    batch_output_write_geometry(o, &answer->record);
    out_key(o, "properties");
    out_open(o, '{');
    batch_output_write_own(o, output, answer);
    for (int i = 0; i < batch_output_count(output); i++) {
        batch_output_write_member(o, output->prefix, batch_output_at(output, i), answer);
    }
    out_text(o, STR("}}\n"));
}

/* ---- the file ---- */

GEO_FN void batch_output_write_begin(out *o, const batch_output *output) {
    if (output->format == TABLE_INPUT_CSV) {
        batch_output_write_csv_header(o, output);
    } else if (output->format == TABLE_INPUT_GEOJSON) {
        out_text(o, STR(BATCH_OUTPUT_FEATURES_OPEN));
    }
}

GEO_FN void batch_output_write_row(out *o, const batch_output *output,
                                   const batch_output_answer *answer, arena *mem) {
    switch (output->format) {
    case TABLE_INPUT_CSV: batch_output_write_csv(o, output, answer, mem); break;
    case TABLE_INPUT_GEOJSON: batch_output_write_geojson(o, output, answer); break;
    case TABLE_INPUT_NDJSON:
    case TABLE_INPUT_LINES: batch_output_write_ndjson(o, output, answer); break;
    }
}

GEO_FN void batch_output_write_end(out *o, const batch_output *output, str credits) {
    if (output->format == TABLE_INPUT_GEOJSON) {
        out_text(o, STR("]"));
        out_key(o, "attribution");
        out_json_str(o, credits);
        out_text(o, STR("}\n"));
    }
}

/* ---- resuming ---- */

/* The class of a row of CSV, by columns of ours. */
static batch_summary_class batch_output_class_csv(const batch_output *output,
                                                  const csv_cells *cells) {
    int first = cells->count - batch_output_count(output);
    const str *own = cells->at + first;
    return first > 0 ? batch_summary_of(own[BATCH_STATUS], own[BATCH_MATCH], own[BATCH_PRECISION],
                                        own[BATCH_CHOICES].len > 0)
                     : BATCH_SUMMARY_FAILED;
}

static str batch_output_property(const batch_output *output, json properties, batch_text column,
                                 arena *mem) {
    char room[BATCH_OUTPUT_HEADER_MAX];
    return json_text(json_get(properties, batch_output_header(output->prefix, (int)column, room)),
                     mem);
}

static batch_summary_class batch_output_class_json(const batch_output *output, str line,
                                                   arena mem) {
    json_doc doc;
    line = str_trim(line);
    line = str_starts(line, STR(",")) ? str_from(line, 1) : line;
    if (!json_parse(&doc, line, &mem)) {
        return BATCH_SUMMARY_FAILED;
    }
    json root = json_root(&doc), properties = json_get(root, "properties"),
         result = json_get(root, "result"), results = json_get(result, "results");
    if (json_is_given(properties)) {
        return batch_summary_of(batch_output_property(output, properties, BATCH_STATUS, &mem),
                                batch_output_property(output, properties, BATCH_MATCH, &mem),
                                batch_output_property(output, properties, BATCH_PRECISION, &mem),
                                batch_output_property(output, properties, BATCH_CHOICES, &mem).len >
                                    0);
    }
    json place = json_what(results) == JSON_ARRAY ? json_first(results) : result;
    return batch_summary_of(
        json_text(json_get(root, "status"), &mem), json_text(json_get(place, "match"), &mem),
        json_text(json_get(root, "precision"), &mem), json_count(json_get(result, "choices")) > 0);
}

/* The next complete row behind what is kept; 0: there is none. */
static size_t batch_output_next(const batch_output *output, str text, csv_cells *cells, arena mem,
                                batch_summary_class *class) {
    if (output->format == TABLE_INPUT_CSV) {
        ptrdiff_t size = csv_row_cut(text, output->separator, false, &mem, cells);
        *class = size > 0 ? batch_output_class_csv(output, cells) : BATCH_SUMMARY_FAILED;
        return size > 0 ? (size_t)size : 0;
    }
    size_t size = str_index(text, '\n') + 1;
    if (size > text.len || text.at[0] == ']') { /* rows continue before a FeatureCollection's end */
        return 0;
    }
    *class = batch_output_class_json(output, str_head(text, size), mem);
    return size;
}

GEO_FN batch_output_state batch_output_resume(const batch_output *output, str text, arena *mem) {
    batch_output_state state = {.rows = -1};
    size_t cap = TABLE_INPUT_ROW_MAX + 1024;
    char *bytes = arena_bytes(mem, cap);
    csv_cells *cells = ARENA_NEW(mem, csv_cells, 1);
    out head = out_of(bytes, cap);
    batch_output_write_begin(&head, output);
    if (cells && text.len < head.len && str_starts(out_str(&head), text)) {
        state.rows = 0; /* even its head is incomplete */
        return state;
    }
    if (!cells || !str_starts(text, out_str(&head))) {
        return state;
    }
    state.kept = head.len;
    state.rows = 0;
    for (;;) {
        batch_summary_class class;
        size_t size = batch_output_next(output, str_from(text, state.kept), cells, *mem, &class);
        if (!size) {
            return state;
        }
        state.last = (str){text.at + state.kept, size};
        state.kept += size;
        state.rows++;
        state.summary.counts[class]++;
    }
}

GEO_FN bool batch_output_is_row(const batch_output *output, str row,
                                const batch_output_answer *answer, arena *mem) {
    out own = out_over(mem);
    if (output->format == TABLE_INPUT_CSV) {
        batch_output_write_csv_own(&own, output, answer);
    } else if (output->format == TABLE_INPUT_GEOJSON) {
        out_text(&own, STR("\"properties\":{"));
        batch_output_write_own(&own, output, answer);
        return str_find(row, out_str(&own)) >= 0;
    } else {
        batch_output_write_ndjson_head(&own, answer);
    }
    return str_starts(row, out_str(&own));
}

#undef BATCH_OUTPUT_FEATURES_OPEN
