/* table_request -- what a row asks for. Rows come from table_input.h; workers parse them at once.
 * Owns nothing. */
#include "table_request.h"

#include <math.h>
#include <string.h>

#include "../base/clean.h"
#include "../find/find.h"
#include "../geo/country.h"
#include "../geo/geo.h"
#include "../ingest/axes.h"
#include "../ingest/dialect.h"
#include "../ingest/headers.h"
#include "table_columns.h"
#include "table_postcode.h"
#include "table_roles.h"

static bool table_request_is_number(str text) {
    double number = 0;
    return str_num(text, &number);
}

/* "43.7, 7.4" */
static bool table_request_split_pair(str text, str *lat, str *lon) {
    *lon = text;
    *lat = str_trim(str_cut(lon, ','));
    *lon = str_trim(*lon);
    return table_request_is_number(*lat) && table_request_is_number(*lon);
}

/* Appends what tells questions apart, and both tools. */
GEO_FN str table_request_key(call *c, const table_question *q) {
    out o = out_over(&c->mem);
    out_text(&o, q->lat.at ? q->lat : q->text);
    out_char(&o, q->lat.at ? '\1' : '\0');
    out_text(&o, q->lat.at ? q->lon : q->countries);
    out_text(&o, q->is_near ? (str){(const char *)q->box, sizeof q->box} : STR(""));
    return out_taken(&o, &c->mem);
}

static void table_request_write_point(out *o, const table_input *in, const table_question *q) {
    out_key(o, "lat");
    json_write_number(o, q->lat);
    out_key(o, "lon");
    json_write_number(o, q->lon);
    if (in->language) {
        out_key(o, "language");
        out_json_str(o, str_of(in->language));
    }
}

static void table_request_write_name(out *o, const table_input *in, const table_question *q) {
    str base = q->countries.len ? in->base_open : in->base;
    out_key(o, "query");
    out_json_str(o, q->text);
    out_fmt(o, "%s%.*s", base.len ? "," : "", STR_ARG(base));
    if (q->is_near) {
        out_fmt(o, ",\"bounded\":true,\"viewbox\":[%.4f,%.4f,%.4f,%.4f]", q->box[0], q->box[1],
                q->box[2], q->box[3]);
    }
    if (q->countries.len) {
        out_key(o, "country_codes");
        out_json_str(o, q->countries);
    }
}

GEO_FN status table_request_arguments(call *c, const table_input *in, const table_question *q,
                                      json *arguments) {
    json_doc *doc = ARENA_NEW(&c->mem, json_doc, 1);
    out o = out_over(&c->mem);
    out_open(&o, '{');
    if (q->lat.at) {
        table_request_write_point(&o, in, q);
    } else {
        table_request_write_name(&o, in, q);
    }
    out_close(&o, '}');
    if (o.full || !doc || !json_parse(doc, out_taken(&o, &c->mem), &c->mem)) {
        return call_fail(c, GEO_INVALID, "The row is too long.");
    }
    *arguments = json_root(doc);
    return GEO_OK;
}

static str table_request_degrees(call *c, double value) {
    enum { DECIMALS = 9 }; /* of degrees, minutes and seconds, and of all that tables write */
    out o = out_over(&c->mem);
    out_fixed(&o, value, DECIMALS);
    return out_taken(&o, &c->mem);
}

static status table_request_make_reverse(call *c, const table_input *in, str lat, str lon,
                                         table_request *request) {
    double at[2], plain;
    bool is_read = table_input_point(in, lat, lon, at);
    if (!is_read && in->system && axes_point(lat, lon, &at[0], &at[1])) {
        return call_fail(c, GEO_INVALID, "The point is not where %.*s reaches.",
                         STR_ARG(in->system->name));
    }
    lat = str_trim(lat);
    lon = str_trim(lon);
    if (is_read && (in->system || !(str_num(lat, &plain) && str_num(lon, &plain)))) {
        lat = table_request_degrees(c, at[0]);
        lon = table_request_degrees(c, at[1]);
    }
    request->lat = is_read ? at[0] : NAN;
    request->lon = is_read ? at[1] : NAN;
    request->main = (table_question){
        .tool = tool_find(STR("reverse_geocode")), .lat = lat.at ? lat : STR(""), .lon = lon};
    request->query = arena_list(&c->mem, request->main.lat, STR(", "), lon);
    return GEO_OK;
}

/* `country` overrides those of the base; absent: there is none. */
static table_question table_request_ask(str text, str country) {
    return (table_question){.tool = tool_find(STR("geocode")), .text = text, .countries = country};
}

static status table_request_make_geocode(call *c, str text, str country, table_request *request) {
    request->main = table_request_ask(text, country);
    request->query = arena_list(&c->mem, text, STR(", "), country);
    return GEO_OK;
}

GEO_FN str table_request_country(call *c, str cell) {
    str code = country_of_code(cell);
    if (!code.len && cell.len) {
        find_country(c, cell, &code);
        call_clear_failure(c);
    }
    return code;
}

GEO_FN str table_request_country_of(call *c, const table_input *in, const csv_cells *cells) {
    int at = in->columns.country;
    bool has = in->columns.is_point && cells && at >= 0 && at < cells->count;
    return has ? table_request_country(c, clean_text(&c->mem, cells->at[at])) : STR_NONE;
}

/* The row's own country, also by name: the whole query and --country know nothing of that cell. */
static str table_request_own_country(call *c, const table_columns *columns,
                                     const csv_cells *cells) {
    str cell = STR_NONE;
    for (int i = 0; i < columns->count; i++) {
        int at = columns->at[i].cell;
        bool is_it =
            columns->at[i].role == HEADERS_COUNTRY && at < cells->count && clean_is_blank(cell);
        cell = is_it ? clean_text(&c->mem, cells->at[at]) : cell;
    }
    return table_request_country(c, cell);
}

/* What a row asks for. */
typedef struct {
    str text, country; /* the query, and the code that it must be in; absent: none */
    str less;          /* the query without what may be wrong; "": the same */
    str town;          /* absent: none */
    bool is_safe;      /* which says as much as the other */
} table_request_words;

/* A town without what stands in brackets or behind a slash: "Dallas (NW)", "Bolzano/Bozen". */
static str table_request_bare_town(str town) {
    size_t end = MIN(str_index(town, '('), str_index(town, '/'));
    str bare = str_trim(str_head(town, end));
    return bare.len ? bare : town;
}

/* The words of a row. The second query is without its county, the state "NA" and what stands beside
 * the town; when there is no such thing, without the postal code. */
static table_request_words table_request_words_of(call *c, const table_columns *columns,
                                                  const csv_cells *cells) {
    table_request_words words;
    arena *a = &c->mem;
    str state = table_columns_of_role(columns, cells, HEADERS_STATE, a);
    str code = table_columns_of_role(columns, cells, HEADERS_POSTCODE, a);
    words.town = table_columns_of_role(columns, cells, HEADERS_CITY, a);
    char *room = code.len ? arena_bytes(a, TABLE_POSTCODE_MAX) : NULL;
    table_columns_wish wish = {.left_out = 0};
    if (room) {
        str own = table_request_own_country(c, columns, cells);
        own = own.len ? own : columns->country_code.len ? columns->country_code : columns->home;
        wish.postcode = table_postcode_mend(c, code, own, state, room);
    }
    words.text = table_columns_query(columns, cells, &wish, a, &words.country);
    bool is_missing = str_eq(state, STR("NA"));
    str bare = table_request_bare_town(words.town);
    words.is_safe =
        is_missing || bare.len < words.town.len ||
        (words.town.len && table_columns_of_role(columns, cells, HEADERS_COUNTY, a).len);
    wish.left_out = TABLE_COLUMNS_BIT(is_missing      ? HEADERS_STATE
                                      : words.is_safe ? HEADERS_COUNTY
                                                      : HEADERS_POSTCODE);
    wish.town = bare.len < words.town.len ? bare : STR_NONE;
    words.less = table_columns_query(columns, cells, &wish, a, &words.country);
    words.less = words.less.len < words.text.len ? words.less : STR("");
    words.country = words.country.len || !state.len ? words.country : columns->country_code;
    return words;
}

/* The question within a box around the row's own coordinates. */
static void table_request_make_near(const table_input *in, const table_columns *columns,
                                    const csv_cells *cells, table_request *request) {
    static const double half_deg = 0.25; /* about 28 km */
    int lat = columns->lat, lon = columns->lon;
    double at[2];
    bool is_point = columns->has_point && MAX(lat, lon) < cells->count &&
                    table_input_point(in, cells->at[lat], cells->at[lon], at) &&
                    geo_is_point(at[0], at[1]) && str_find(in->base, STR("\"viewbox\"")) < 0;
    if (is_point) {
        double wide = half_deg / MAX(cos(at[0] * GEO_DEG), half_deg);
        request->near = request->main;
        request->near.is_near = true;
        request->near.box[0] = MAX(at[1] - wide, -180);
        request->near.box[1] = MAX(at[0] - half_deg, -90);
        request->near.box[2] = MIN(at[1] + wide, 180);
        request->near.box[3] = MIN(at[0] + half_deg, 90);
    }
}

/* The question in the country of all towns of the table. */
static void table_request_make_home(const table_input *in, const table_columns *columns,
                                    table_request *request) {
    if (request->near.is_near && request->beside.tool) { /* of a street that nobody knows */
        request->beside.is_near = true;
        memcpy(request->beside.box, request->near.box, sizeof request->near.box);
    }
    bool is_open = columns->home.len && !request->main.countries.len && !request->near.tool &&
                   str_find(in->base, STR("\"country_codes\"")) < 0;
    if (is_open) {
        request->near = table_request_ask(request->main.text, columns->home);
        request->beside.countries =
            request->beside.tool ? columns->home : request->beside.countries;
    }
}

/* The question for the town alone, of a row that has a street, too. */
static void table_request_make_beside(call *c, const table_columns *columns, const csv_cells *cells,
                                      table_request *request) {
    static const headers_role streets[] = {HEADERS_ADDRESS, HEADERS_STREET, HEADERS_HOUSE};
    table_columns_wish wish = {.left_out = TABLE_COLUMNS_BIT(HEADERS_POSTCODE)};
    str street = STR_NONE, country;
    for (size_t i = 0; i < LEN(streets); i++) {
        wish.left_out |= TABLE_COLUMNS_BIT(streets[i]);
        street = arena_list(&c->mem, street, STR(" "),
                            table_columns_of_role(columns, cells, streets[i], &c->mem));
    }
    if (street.len && request->town.len) {
        str text = table_columns_query(columns, cells, &wish, &c->mem, &country);
        request->beside = table_request_ask(text, request->main.countries);
        request->street = street;
    }
}

static status table_request_make_address(call *c, const table_input *in,
                                         const table_columns *columns, const csv_cells *cells,
                                         table_request *request) {
    table_request_words words = table_request_words_of(c, columns, cells);
    bool is_query = columns->at[0].role == HEADERS_QUERY;
    if (!words.text.len) {
        return GEO_NOT_FOUND;
    }
    if (!words.country.len && (is_query || str_find(in->base, STR("\"country_codes\"")) >= 0)) {
        str none;
        table_columns_wish wish = {.left_out = TABLE_COLUMNS_BIT(HEADERS_COUNTRY)};
        words.country = table_request_own_country(c, columns, cells);
        words.text = is_query && words.country.len
                         ? table_columns_query(columns, cells, &wish, &c->mem, &none)
                         : words.text;
        words.text = words.text.len ? words.text : words.country;
    }
    request->is_coarse = table_columns_are_coarse(columns, cells);
    request->is_safe = words.is_safe;
    request->town = words.town;
    table_request_make_geocode(c, words.text, words.country, request);
    table_request_make_near(in, columns, cells, request);
    table_request_make_beside(c, columns, cells, request);
    table_request_make_home(in, columns, request);
    if (words.less.len) {
        request->others = table_request_ask(words.less, words.country);
    }
    return GEO_OK;
}

/* GEO_NOT_FOUND: the columns are empty. */
static status table_request_make(call *c, const table_input *in, const table_columns *columns,
                                 const csv_cells *cells, table_request *request) {
    if (columns->is_point) {
        int lat = columns->at[0].cell, lon = columns->at[1].cell;
        if (MAX(lat, lon) >= cells->count || !str_trim(cells->at[lat]).len) {
            return GEO_NOT_FOUND;
        }
        return table_request_make_reverse(c, in, cells->at[lat], cells->at[lon], request);
    }
    return table_request_make_address(c, in, columns, cells, request);
}

/* Puts the cells of a row that has more than titles into the last column, so that all others stay
 * in theirs and nothing is lost. */
static void table_request_fold_cells(call *c, csv_cells *cells, int count) {
    str *last = &cells->at[count - 1];
    for (int i = count; i < cells->count; i++) {
        *last = arena_list(&c->mem, *last, STR(", "), str_trim(cells->at[i]));
    }
    cells->count = MIN(cells->count, count);
}

static status table_request_parse_csv(call *c, const table_input *in, str row,
                                      table_request *request) {
    csv_cells *cells = arena_room(&c->mem, sizeof *cells, 1);
    if (!cells || dialect_row(&in->dialect, row, true, &c->mem, cells) <= 0) {
        return call_fail(c, GEO_INVALID, "The row's quotes do not match.");
    }
    request->cells = cells;
    status code = table_request_make(c, in, &in->columns, cells, request);
    table_request_fold_cells(c, cells, in->titles.count);
    return code == GEO_NOT_FOUND
               ? call_fail(c, GEO_INVALID, "The row has nothing in the columns that are looked up.")
               : code;
}

/* The row's own columns: its members that are filled. *cells: theirs. */
static table_columns table_request_own_columns(call *c, const table_input *in, json root,
                                               size_t size, const csv_cells **cells) {
    csv_cells *titles = ARENA_NEW(&c->mem, csv_cells, 1);
    size_t cap = size + 1;
    out names = out_of(arena_bytes(&c->mem, cap), cap);
    for (json key = json_first(root);
         titles && names.at && json_what(root) == JSON_OBJECT && json_what(key) != JSON_NONE;
         key = json_next(root, key)) {
        arena scratch = c->mem;
        if (!clean_is_blank(json_text(json_value_of(key), &scratch))) {
            table_input_add_member(titles, &names, json_text(key, &scratch));
        }
    }
    *cells = titles ? table_input_members(c, in, titles, root) : NULL;
    return *cells ? table_roles_choose(c, titles, NULL) : (table_columns){.count = 0};
}

/* The column with that header; how many there are: none has it. */
static int table_request_column(const table_input *in, str name) {
    int i = 0;
    while (i < in->titles.count && !str_eq(in->titles.at[i], name)) {
        i++;
    }
    return i;
}

/* Whether a member of the row is no column. */
static bool table_request_has_others(const table_input *in, json root, arena scratch) {
    bool has_others = false;
    for (json key = json_first(root);
         json_what(root) == JSON_OBJECT && json_what(key) != JSON_NONE && !has_others;
         key = json_next(root, key)) {
        has_others = table_request_column(in, json_text(key, &scratch)) == in->titles.count;
    }
    return has_others;
}

/* The codes of a member with countries, a code, a name or a list; absent: the row has none. */
static str table_request_member_countries(call *c, const table_input *in, json root) {
    str codes = STR_NONE;
    for (json key = json_first(root);
         json_what(root) == JSON_OBJECT && json_what(key) != JSON_NONE && !codes.len;
         key = json_next(root, key)) {
        json value = json_value_of(key);
        str name = json_text(key, &c->mem);
        int i = table_request_column(in, name);
        bool is_it = i < in->titles.count ? in->is_country[i] : table_input_names_country(name),
             is_list = is_it && json_what(value) == JSON_ARRAY;
        codes = is_it && !is_list ? json_text(value, &c->mem) : codes;
        for (json one = is_list ? json_first(value) : (json){NULL, -1}; json_what(one) != JSON_NONE;
             one = json_next(value, one)) {
            codes = arena_list(&c->mem, codes, STR(","), json_text(one, &c->mem));
        }
    }
    return str_trim(codes);
}

/* The row's "query" and country. */
static status table_request_parse_query(call *c, const table_input *in, json root, json text,
                                        table_request *request) {
    str query = json_text(text, &c->mem),
        given = clean_text(&c->mem, table_request_member_countries(c, in, root)),
        code = table_request_country(c, given);
    bool is_list = str_index(given, ',') < given.len;
    query = code.len || is_list ? query : arena_list(&c->mem, query, STR(", "), given);
    return table_request_make_geocode(c, query, is_list ? given : code, request);
}

/* By the columns of the first rows; by its own for a row that has others, or tells more by them. */
static status table_request_make_members(call *c, const table_input *in, json root, size_t size,
                                         table_request *request) {
    const csv_cells *cells = request->cells, *own_cells = NULL;
    table_columns own = {.count = 0};
    status code = GEO_NOT_FOUND;
    bool may_differ = !in->column && !in->columns_asked && cells &&
                      (!in->columns.count || table_columns_are_coarse(&in->columns, cells) ||
                       table_request_has_others(in, root, c->mem));
    if (may_differ) {
        own = table_request_own_columns(c, in, root, size, &own_cells);
    }
    if (own.count && table_columns_are_fine(&own)) {
        code = table_request_make(c, in, &own, own_cells, request);
    }
    if (code == GEO_NOT_FOUND && cells && in->columns.count) {
        code = table_request_make(c, in, &in->columns, cells, request);
    }
    return code == GEO_NOT_FOUND && own.count ? table_request_make(c, in, &own, own_cells, request)
                                              : code;
}

static status table_request_parse_json(call *c, const table_input *in, str row,
                                       table_request *request) {
    json_doc *doc = ARENA_NEW(&c->mem, json_doc, 1);
    if (!doc || !json_parse(doc, row, &c->mem)) {
        return call_fail(c, GEO_INVALID, "The row is not valid JSON.");
    }
    json whole = json_root(doc), root = table_input_root(in, whole), lat = json_get(root, "lat"),
         lon = json_get(root, "lon");
    json text = json_what(root) == JSON_STRING ? root : json_get(root, "query");
    bool is_asked = in->column || in->columns_asked;
    request->input = row;
    request->cells = table_input_members(c, in, &in->titles, whole);
    if (json_what(text) == JSON_STRING && (!is_asked || json_what(root) == JSON_STRING)) {
        return table_request_parse_query(c, in, root, text, request);
    }
    status code = table_request_make_members(c, in, root, row.len, request);
    if (code != GEO_NOT_FOUND) {
        return code;
    }
    if (json_what(lat) == JSON_NONE || json_what(lon) == JSON_NONE) {
        return call_fail(c, GEO_INVALID, "The row has neither `%.60s`, a string, nor lat and lon.",
                         in->columns_asked ? in->columns_asked
                         : in->column      ? in->column
                                           : "query");
    }
    return table_request_make_reverse(c, in, json_text(lat, &c->mem), json_text(lon, &c->mem),
                                      request);
}

GEO_FN status table_request_parse(call *c, const table_input *in, str row, table_request *request) {
    str lat, lon;
    *request = (table_request){.query = row, .lat = NAN};
    switch (in->format) {
    case TABLE_INPUT_CSV: return table_request_parse_csv(c, in, row, request);
    case TABLE_INPUT_NDJSON: return table_request_parse_json(c, in, row, request);
    case TABLE_INPUT_LINES:
    case TABLE_INPUT_GEOJSON: break;
    }
    if (table_request_split_pair(row, &lat, &lon)) {
        return table_request_make_reverse(c, in, lat, lon, request);
    }
    return table_request_make_geocode(c, row, STR_NONE, request);
}
