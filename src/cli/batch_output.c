/* batch_output -- the formats of an output row. Owns the table of our columns. Outside facts: RFC
 * 4180; RFC 7946, whose bbox order [west, south, east, north] is also ours; what spreadsheets run
 * as a formula (OWASP, CSV injection). */
#include "batch_output.h"

#include <stdio.h>
#include <string.h>

#include "../base/ascii.h"
#include "../geo/fold.h"
#include "../ingest/csv_row.h"
#include "../tool/tool.h"

enum { BATCH_OUTPUT_NAME_MAX = 128 }; /* bytes of a town's name, folded */

/* Where the value of a column is. */
typedef enum {
    BATCH_OUTPUT_PLACE,
    BATCH_OUTPUT_ADDRESS, /* of the place */
    BATCH_OUTPUT_ANSWER,  /* the result as a whole */
    BATCH_OUTPUT_STATUS,
    BATCH_OUTPUT_PRECISION,
    BATCH_OUTPUT_MESSAGE
} batch_output_source;

/* The columns that come after the input's own. To add one, write its row here. */
static const struct {
    const char *name;
    batch_output_source source;
    const char *member, *other; /* NULL: there is one name */
    enum { BATCH_OUTPUT_TEXT, BATCH_OUTPUT_NUMBER, BATCH_OUTPUT_GEOMETRY } kind; /* in GeoJSON */
} batch_output_columns[] = {
    {"lat", BATCH_OUTPUT_PLACE, "lat", NULL, BATCH_OUTPUT_GEOMETRY},
    {"lon", BATCH_OUTPUT_PLACE, "lon", NULL, BATCH_OUTPUT_GEOMETRY},
    {"match", BATCH_OUTPUT_PLACE, "match", NULL, BATCH_OUTPUT_TEXT},
    {"confidence", BATCH_OUTPUT_PLACE, "confidence", NULL, BATCH_OUTPUT_NUMBER},
    {"precision", BATCH_OUTPUT_PRECISION, NULL, NULL, BATCH_OUTPUT_TEXT},
    {"label", BATCH_OUTPUT_PLACE, "display_name", NULL, BATCH_OUTPUT_TEXT},
    {"id", BATCH_OUTPUT_PLACE, "id", NULL, BATCH_OUTPUT_TEXT},
    {"category", BATCH_OUTPUT_PLACE, "category", NULL, BATCH_OUTPUT_TEXT},
    {"type", BATCH_OUTPUT_PLACE, "place_type", NULL, BATCH_OUTPUT_TEXT},
    {"country", BATCH_OUTPUT_ADDRESS, "country", NULL, BATCH_OUTPUT_TEXT},
    {"state", BATCH_OUTPUT_ADDRESS, "state", "province", BATCH_OUTPUT_TEXT},
    {"choices", BATCH_OUTPUT_ANSWER, "choices", NULL, BATCH_OUTPUT_NUMBER}, /* how many */
    {"bbox", BATCH_OUTPUT_PLACE, "bbox", NULL, BATCH_OUTPUT_GEOMETRY},
    {"status", BATCH_OUTPUT_STATUS, NULL, NULL, BATCH_OUTPUT_TEXT},
    {"reason", BATCH_OUTPUT_ANSWER, "reason", NULL, BATCH_OUTPUT_TEXT},
    {"message", BATCH_OUTPUT_MESSAGE, NULL, NULL, BATCH_OUTPUT_TEXT},
};

/* What --add writes, and where it is: a part of the address, the first that there is of the names,
 * or a member of the place. To add one, write its row here. */
static const struct {
    const char *name, *members;
    bool is_part, is_number;
} batch_output_added[] = {
    {"feature", "name", false, false},
    {"distance_m", "distance_m", false, true},
    {"country_code", "country_code", true, false},
    {"iso3166_2", "ISO3166-2-lvl4 ISO3166-2-lvl5 ISO3166-2-lvl6 ISO3166-2-lvl3", true, false},
    {"house_number", "house_number", true, false},
    {"street", "road", true, false},
    {"suburb", "suburb borough quarter neighbourhood", true, false},
    {"city", "city town village municipality hamlet", true, false},
    {"county", "county", true, false},
    {"postcode", "postcode", true, false},
    {"timezone", "timezone", false, false},
    {"utc_offset", "utc_offset", false, false},
    {"population", "population", false, true},
    {"bearing_deg", "bearing_deg", false, true},
    {"place_rank", "place_rank", false, true},
    {"importance", "importance", false, true},
};
enum { BATCH_OUTPUT_OF_POINTS = 4 }; /* the first of them are those of points without being asked */
_Static_assert(LEN(batch_output_added) <= BATCH_OUTPUT_ADDED_MAX, "a list has room for all");

/* Whether a column of that name is there anyway. */
static bool batch_output_is_usual(str name) {
    bool found = false;
    for (size_t i = 0; i < LEN(batch_output_columns); i++) {
        found = found || str_eq_nocase(name, str_of(batch_output_columns[i].name));
    }
    return found;
}

GEO_FN bool batch_output_add(batch_output *output, str list, str *missing) {
    for (str rest = list; rest.at;) {
        size_t i = 0;
        *missing = str_trim(str_cut(&rest, ','));
        if (batch_output_is_usual(*missing)) {
            continue;
        }
        while (i < LEN(batch_output_added) &&
               !str_eq_nocase(*missing, str_of(batch_output_added[i].name))) {
            i++;
        }
        if (i == LEN(batch_output_added)) {
            return false;
        }
        bool is_new = true;
        for (int k = 0; k < output->added_count; k++) {
            is_new = is_new && output->added[k] != i;
        }
        output->added[output->added_count] = (uint8_t)i;
        output->added_count += is_new;
    }
    return true;
}

GEO_FN void batch_output_write_addable(out *o) {
    for (size_t i = 0; i < LEN(batch_output_added); i++) {
        out_fmt(o, "%s%s", i ? ", " : "", batch_output_added[i].name);
    }
}

/* How many columns there are: those of the table, and what is added to them. */
static size_t batch_output_count(const batch_output *output) {
    return LEN(batch_output_columns) + (size_t)output->added_count;
}

static const char *batch_output_name(const batch_output *output, size_t column) {
    size_t own = LEN(batch_output_columns);
    return column < own ? batch_output_columns[column].name
                        : batch_output_added[output->added[column - own]].name;
}

static bool batch_output_is_number(const batch_output *output, size_t column) {
    size_t own = LEN(batch_output_columns);
    return column < own ? batch_output_columns[column].kind != BATCH_OUTPUT_TEXT
                        : batch_output_added[output->added[column - own]].is_number;
}

#define BATCH_OUTPUT_FEATURES_OPEN "{\"type\":\"FeatureCollection\",\"features\":[\n"

static bool batch_output_has_titled(const batch_output *output, const char *name) {
    char title[40];
    snprintf(title, sizeof title, "%s%s", output->prefix, name);
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
    for (int i = 0; in->columns.is_point && i < BATCH_OUTPUT_OF_POINTS; i++) {
        output.added[output.added_count++] = (uint8_t)i;
    }
    for (size_t i = 0, tries = 2; i < batch_output_count(&output) && tries <= TRIES; i++) {
        if (batch_output_has_titled(&output, batch_output_name(&output, i))) {
            snprintf(output.prefix, sizeof output.prefix, "geo%d_", (int)tries++);
            i = (size_t)-1;
        }
    }
    return output;
}

static batch_summary_class batch_output_class(str status_text, str precision, json root, json place,
                                              arena *mem) {
    return batch_summary_of(status_text, json_text(json_get(place, "match"), mem), precision,
                            json_count(json_get(root, "choices")) > 0);
}

/* How fine the place is that stands for one which the row does not name, or which is not known;
 * absent: it is the one that is asked for. */
static str batch_output_precision(const batch_output_answer *answer, arena *mem) {
    json address = json_get(answer->place, "address");
    bool is_area = answer->request->is_coarse && str_eq(answer->status, STR("ok"));
    if (!is_area) {
        return json_text(json_get(answer->root, "precision"), mem);
    }
    return json_is_given(json_get(address, "county"))  ? STR("county")
           : json_is_given(json_get(address, "state")) ? STR("state")
                                                       : STR("country");
}

/* Whether a place is an area that is coarser than a town, and is not called as the town is. */
static bool batch_output_is_too_coarse(const batch_output_answer *answer, arena *mem) {
    static const char *const levels[] = {"country", "state", "region", "province", "county"};
    char rooms[2][BATCH_OUTPUT_NAME_MAX];
    str town = answer->request->town;
    str level = json_text(json_get(answer->place, "address_type"), mem);
    str rest = json_text(json_get(answer->place, "display_name"), mem), name = str_cut(&rest, ',');
    bool is_area = false;
    for (size_t i = 0; i < LEN(levels); i++) {
        is_area = is_area || str_eq(level, str_of(levels[i]));
    }
    return town.len && is_area &&
           !str_eq(fold_name(town, FOLD_PLAIN, rooms[0], sizeof rooms[0]),
                   fold_name(name, FOLD_PLAIN, rooms[1], sizeof rooms[1]));
}

GEO_FN void batch_output_read(batch_output_answer *answer, arena *mem) {
    answer->root = answer->place = (json){NULL, -1};
    answer->status = STR("error");
    answer->class = BATCH_SUMMARY_FAILED;
    json_doc *doc = answer->failed ? NULL : ARENA_NEW(mem, json_doc, 1);
    if (!doc || !json_parse(doc, answer->result, mem)) {
        return;
    }
    json results;
    answer->root = json_root(doc);
    results = json_get(answer->root, "results");
    bool is_list = json_what(results) == JSON_ARRAY;
    answer->place = is_list ? json_first(results) : answer->root;
    str status_text = json_text(json_get(answer->root, "status"), mem);
    answer->status = status_text.at ? status_text : STR("ok");
    answer->precision = batch_output_precision(answer, mem);
    if (str_eq(answer->status, STR("ok")) && batch_output_is_too_coarse(answer, mem)) {
        answer->status = STR("needs_clarification");
        answer->precision = json_text(json_get(answer->place, "address_type"), mem);
    }
    answer->class =
        batch_output_class(answer->status, answer->precision, answer->root, answer->place, mem);
}

/* ---- values ---- */

static json batch_output_member(json object, size_t column) {
    json value = json_get(object, batch_output_columns[column].member);
    const char *other = batch_output_columns[column].other;
    return json_is_given(value) || !other ? value : json_get(object, other);
}

/* What failed or was not found; a town for an address is told by its reason. */
static str batch_output_message(const batch_output_answer *answer, arena *mem) {
    if (answer->failed) {
        return str_of(answer->failed->why);
    }
    bool is_told = str_eq(answer->status, STR("ok")) || answer->class == BATCH_SUMMARY_CITY;
    return is_told ? STR_NONE : json_text(json_get(answer->root, "message"), mem);
}

static str batch_output_json(json value, size_t column, arena *mem) {
    if (json_what(value) != JSON_ARRAY) {
        return json_text(value, mem);
    }
    if (batch_output_columns[column].kind == BATCH_OUTPUT_NUMBER) {
        out count = out_over(mem);
        out_int(&count, json_count(value));
        return out_taken(&count, mem);
    }
    str list = json_raw(value);
    return (str){list.at + 1, list.len - 2}; /* [west,south,east,north] */
}

/* The first that there is of some members. */
static json batch_output_first(json object, str members) {
    json value = {NULL, -1};
    while (members.at && !json_is_given(value)) {
        char name[32];
        str member = str_cut(&members, ' ');
        snprintf(name, sizeof name, "%.*s", STR_ARG(member));
        value = json_get(object, name);
    }
    return value;
}

static str batch_output_added_value(const batch_output_answer *answer, int added, arena *mem) {
    bool is_part = batch_output_added[added].is_part;
    json from = is_part ? json_get(answer->place, "address") : answer->place;
    str text = json_text(batch_output_first(from, str_of(batch_output_added[added].members)), mem);
    out o = out_over(mem);
    out_plain(&o, text);
    return out_taken(&o, mem);
}

/* The value of one of our columns, safe for terminals, on which people view CSV. */
static str batch_output_value(const batch_output *output, const batch_output_answer *answer,
                              size_t column, arena *mem) {
    json from = {NULL, -1};
    str text = STR_NONE;
    if (column >= LEN(batch_output_columns)) {
        return batch_output_added_value(answer, output->added[column - LEN(batch_output_columns)],
                                        mem);
    }
    switch (batch_output_columns[column].source) {
    case BATCH_OUTPUT_PLACE: from = answer->place; break;
    case BATCH_OUTPUT_ADDRESS: from = json_get(answer->place, "address"); break;
    case BATCH_OUTPUT_ANSWER: from = answer->root; break;
    case BATCH_OUTPUT_STATUS: return answer->status;
    case BATCH_OUTPUT_PRECISION: return answer->precision;
    case BATCH_OUTPUT_MESSAGE: text = batch_output_message(answer, mem); break;
    }
    if (batch_output_columns[column].member) {
        text = batch_output_json(batch_output_member(from, column), column, mem);
    }
    out o = out_over(mem);
    out_plain(&o, text);
    return out_taken(&o, mem);
}

/* ---- CSV ---- */

static bool batch_output_is_formula(str cell) {
    /* the last four are full-width, as East Asian input methods write them */
    static const char *const starts[] = {"=",  "+",  "-",  "@",  "\t", "\r",
                                         "\n", "＝", "＋", "－", "＠"};
    /* what programs skip before it: spaces, and characters that are not seen */
    static const char *const skipped[] = {" ", "\u00A0", "\u3000", "\u200B", "\uFEFF"};
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
    for (size_t i = 0; i < batch_output_count(output); i++) {
        out_text(o, i ? (str){&separator, 1} : STR(""));
        out_fmt(o, "%s%s", output->prefix, batch_output_name(output, i));
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
    for (size_t i = 0; i < batch_output_count(output); i++) {
        str value = batch_output_value(output, answer, i, mem);
        bool has_comma = output->has_comma && batch_output_is_number(output, i);
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

static void batch_output_write_ndjson(out *o, const batch_output *output,
                                      const batch_output_answer *answer) {
    batch_output_write_ndjson_head(o, answer);
    out_json_str(o, answer->status);
    if (answer->precision.len) {
        out_key(o, "precision");
        out_json_str(o, answer->precision);
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
    if (!answer->failed) {
        out_key(o, "result");
        out_json_raw(o, answer->result);
    }
    out_text(o, STR("}\n"));
}

static void batch_output_write_property(out *o, const batch_output *output, size_t column,
                                        str value) {
    char name[40];
    bool is_own = column < LEN(batch_output_columns);
    snprintf(name, sizeof name, "%s%s", output->prefix, batch_output_name(output, column));
    if (!value.len || (is_own && batch_output_columns[column].kind == BATCH_OUTPUT_GEOMETRY)) {
        return;
    }
    out_key(o, name);
    if (batch_output_is_number(output, column)) {
        out_json_raw(o, value);
    } else {
        out_json_str(o, value);
    }
}

static void batch_output_write_geometry(out *o, json place) {
    str lat = json_raw(json_get(place, "lat")), lon = json_raw(json_get(place, "lon"));
    json box = json_get(place, "bbox");
    if (lat.at && lon.at) {
        out_fmt(o, "{\"type\":\"Point\",\"coordinates\":[%.*s,%.*s]}", STR_ARG(lon), STR_ARG(lat));
    } else {
        out_text(o, STR("null"));
    }
    if (json_what(box) == JSON_ARRAY) {
        out_key(o, "bbox");
        out_json_raw(o, json_source(box));
    }
}

static void batch_output_write_geojson(out *o, const batch_output *output,
                                       const batch_output_answer *answer, arena *mem) {
    out_text(o, answer->number > 1 ? STR(",{\"type\":\"Feature\",\"geometry\":")
                                   : STR("{\"type\":\"Feature\",\"geometry\":"));
    batch_output_write_geometry(o, answer->place);
    out_key(o, "properties");
    out_open(o, '{');
    batch_output_write_own(o, output, answer);
    for (size_t i = 0; i < batch_output_count(output); i++) {
        batch_output_write_property(o, output, i, batch_output_value(output, answer, i, mem));
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
    case TABLE_INPUT_GEOJSON: batch_output_write_geojson(o, output, answer, mem); break;
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
    static const char *const names[] = {"status", "match", "precision", "choices"};
    str values[LEN(names)] = {STR("error")};
    int first = cells->count - (int)batch_output_count(output);
    for (int i = 0; i < (int)LEN(batch_output_columns) && first > 0; i++) {
        for (size_t n = 0; n < LEN(names); n++) {
            bool is_it = strcmp(batch_output_columns[i].name, names[n]) == 0;
            values[n] = is_it ? cells->at[first + i] : values[n];
        }
    }
    return batch_summary_of(values[0], values[1], values[2], values[3].len > 0);
}

static str batch_output_property(const batch_output *output, json properties, const char *name,
                                 arena *mem) {
    char title[40];
    snprintf(title, sizeof title, "%s%s", output->prefix, name);
    return json_text(json_get(properties, title), mem);
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
        return batch_summary_of(batch_output_property(output, properties, "status", &mem),
                                batch_output_property(output, properties, "match", &mem),
                                batch_output_property(output, properties, "precision", &mem),
                                batch_output_property(output, properties, "choices", &mem).len > 0);
    }
    json place = json_what(results) == JSON_ARRAY ? json_first(results) : result;
    return batch_output_class(json_text(json_get(root, "status"), &mem),
                              json_text(json_get(root, "precision"), &mem), result, place, &mem);
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
