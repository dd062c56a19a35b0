/* row_value -- reads one argument by its parameter. Owns nothing.
 *
 * Arguments come from language models, shells and strangers. A wrong one gets a sentence that lets
 * a model correct itself; harmless variations (a number in quotes, a list in a string, null for
 * "absent") are accepted. */
#include "row_value.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "../base/ascii.h"
#include "../base/clean.h"
#include "../base/utf8.h"
#include "../find/find.h"
#include "../geo/country.h"
#include "../geo/geo.h"
#include "../geo/notation.h"

enum {
    ROW_SUBJECT_MAX = 40,   /* a parameter's name with an index */
    ROW_COUNTRIES_MAX = 67, /* codes of one filter: a quarter of the world */
    ROW_DECIMALS = 7        /* of a degree: a centimetre */
};

/* ---- sentences ---- */

static void row_value_choices(out *o, const char *choices, str between) {
    str rest = str_of(choices);
    for (bool first = true; rest.at; first = false) {
        out_text(o, first ? STR("") : between);
        out_text(o, str_cut(&rest, ' '));
    }
}

static void row_value_range(out *o, const param *p) {
    out_fixed(o, p->min, 2);
    out_text(o, STR(" to "));
    out_fixed(o, p->max, 2);
}

GEO_FN bool row_value_write_limits(out *o, const param *p) {
    switch (p->type) {
    case PARAM_INT:
    case PARAM_NUM:
    case PARAM_STRINGS:
    case PARAM_LISTS:
    case PARAM_POINTS: row_value_range(o, p); return true;
    case PARAM_CHOICE: row_value_choices(o, p->choices, STR(" or ")); return true;
    default: return false;
    }
}

static bool row_value_has_form(const param *p, const char *form) {
    return p->type == PARAM_STRING && p->choices && str_eq(str_of(p->choices), str_of(form));
}

static void row_value_expected_text(out *o, const param *p) {
    if (row_value_has_form(p, TOOL_COUNTRIES)) {
        out_text(o, STR("codes or names of countries such as \"de\", \"de,at\" or \"Germany\""));
    } else if (row_value_has_form(p, TOOL_LANGUAGES)) {
        out_text(o, STR("language tags such as \"en\" or \"de,en\""));
    } else if (row_value_has_form(p, TOOL_DAY)) {
        out_text(o, STR("a day such as 2026-07-01"));
    } else if (row_value_has_form(p, TOOL_AREA)) {
        out_text(o, STR("a place or a box, left out for all of the world"));
    } else {
        out_text(o, STR("text of "));
        row_value_range(o, p);
        out_text(o, STR(" bytes"));
    }
}

#define ROW_POINT                                                                                  \
    "a name, an id, coordinates, [lat, lon], {\"name\", \"lat\", \"lon\"} or a GeoJSON point"

GEO_FN void row_value_expected(out *o, const param *p) {
    switch (p->type) {
    case PARAM_STRING: row_value_expected_text(o, p); break;
    case PARAM_INT:
    case PARAM_NUM:
        out_text(o, p->type == PARAM_INT ? STR("a whole number from ") : STR("a number from "));
        row_value_range(o, p);
        break;
    case PARAM_BOOL: out_text(o, STR("true or false")); break;
    case PARAM_CHOICE: row_value_choices(o, p->choices, STR(" or ")); break;
    case PARAM_BOX: out_text(o, STR("four numbers, [west, south, east, north] in degrees")); break;
    case PARAM_STRINGS:
    case PARAM_LISTS:
    case PARAM_POINTS:
        out_text(o, STR("a list of "));
        row_value_range(o, p);
        out_text(o, p->type == PARAM_STRINGS ? STR(" texts")
                    : p->type == PARAM_LISTS ? STR(" lists")
                                             : STR(" places, each " ROW_POINT));
        break;
    case PARAM_POINT: out_text(o, STR(ROW_POINT)); break;
    }
}

/* "limit must be a whole number from 1 to 50, not 500." */
static status row_value_refuse(call *c, const param *p, str given) {
    char text[ROW_SENTENCE_MAX];
    out o = out_of(text, sizeof text);
    str shown = utf8_head(given, ROW_QUOTE_MAX);
    row_value_expected(&o, p);
    return call_fail(c, GEO_INVALID, "%s must be %.*s, not %.*s%s.", p->name, STR_ARG(out_str(&o)),
                     STR_ARG(shown), shown.len < given.len ? "..." : "");
}

/* "points[3]", or "place" for an index below 0, to begin a sentence with. */
static const char *row_value_subject(const param *p, int index, char text[ROW_SUBJECT_MAX]) {
    snprintf(text, ROW_SUBJECT_MAX, index < 0 ? "%s" : "%s[%d]", p->name, index);
    return text;
}

static status row_value_refuse_item(call *c, const param *p, int index, json given) {
    char subject[ROW_SUBJECT_MAX];
    str source = json_source(given), shown = utf8_head(source, ROW_QUOTE_MAX);
    return call_fail(c, GEO_INVALID, "%s must be %s, not %.*s%s.",
                     row_value_subject(p, index, subject),
                     p->type == PARAM_POINTS || p->type == PARAM_POINT ? ROW_POINT : "text",
                     STR_ARG(shown), shown.len < source.len ? "..." : "");
}

#undef ROW_POINT

/* ---- single values ---- */

/* The text goes into URLs and onto terminals. A pasted address may contain newlines and tabs, but
 * no other control characters. */
static bool row_value_is_clean(str s) {
    for (size_t i = 0; i < s.len; i++) {
        if (ascii_is_control(s.at[i]) && !ascii_is_space(s.at[i])) {
            return false;
        }
    }
    return true;
}

/* Only characters that may occur in an Accept-Language header, as which it is sent. It begins with
 * a code: no place has a name in "English". */
static bool row_value_is_languages(str text) {
    enum { CODE_MAX = 3 };
    size_t letters = 0;
    while (letters < text.len && ascii_is_alpha(text.at[letters])) {
        letters++;
    }
    for (size_t i = 0; i < text.len; i++) {
        char at = text.at[i];
        if (!ascii_is_alpha(at) && !ascii_is_digit(at) && !strchr("-,;=. *_", at)) {
            return false;
        }
    }
    return letters && (letters <= CODE_MAX || str_eq(text, STR("local")));
}

/* What people write for other values of a form, or for none. */
#define ROW_WORLD "world=,worldwide=,global=,anywhere=,everywhere=,all="
static const struct {
    const char *form, *words;
} row_meanings[] = {
    {TOOL_AREA, ROW_WORLD},
    {TOOL_COUNTRIES, ROW_WORLD},
    {TOOL_DAY, "now=,today="},
    {TOOL_LANGUAGES,
     "english=en,french=fr,german=de,spanish=es,italian=it,portuguese=pt,dutch=nl,russian=ru,"
     "chinese=zh,japanese=ja,korean=ko,arabic=ar,turkish=tr,polish=pl,ukrainian=uk,czech=cs,"
     "greek=el,hebrew=he,hindi=hi,swedish=sv,norwegian=no,danish=da,finnish=fi,hungarian=hu,"
     "romanian=ro,vietnamese=vi,thai=th,indonesian=id,persian=fa,catalan=ca"},
};
#undef ROW_WORLD

/* The value that such a word means, empty for none; absent: it is no such word. */
static str row_value_meaning(const param *p, str word) {
    for (size_t i = 0; i < LEN(row_meanings); i++) {
        str rest = str_of(row_meanings[i].words);
        while (row_value_has_form(p, row_meanings[i].form) && rest.at) {
            str value = str_cut(&rest, ','), name = str_cut(&value, '=');
            if (str_eq_nocase(name, word)) {
                return value;
            }
        }
    }
    return STR_NONE;
}

static bool row_value_read_text(const param *p, str text, str *read) {
    *read = text;
    if (row_value_has_form(p, TOOL_AREA) && row_value_meaning(p, text).at) {
        return false;
    }
    if ((double)text.len < p->min || (double)text.len > p->max) {
        return false;
    }
    return (!row_value_has_form(p, TOOL_LANGUAGES) || row_value_is_languages(text)) &&
           row_value_is_clean(text);
}

/* Units and orders as people write them; the schema tells the short list only. */
static const struct {
    const char *words, *choice;
} row_units[] = {{"meter/meters/metre/metres", "m"},
                 {"kilometer/kilometers/kilometre/kilometres/kms", "km"},
                 {"mi/mile", "miles"},
                 {"distance", "nearest"}};

static bool row_value_read_choice(const param *p, str text, tool_arg *arg) {
    for (size_t i = 0; i < LEN(row_units); i++) {
        for (str words = str_of(row_units[i].words); words.len;) {
            bool is_it = str_eq_nocase(str_cut(&words, '/'), text);
            text = is_it ? str_of(row_units[i].choice) : text;
        }
    }
    for (str rest = str_of(p->choices); rest.at;) {
        str choice = str_cut(&rest, ' ');
        if (str_eq_nocase(choice, text)) {
            arg->text = choice;
            return true;
        }
    }
    return false;
}

static bool row_value_read_bool(str text, tool_arg *arg) {
    static const char *const yes[] = {"true", "yes", "on", "1"}, *const no[] = {"false", "no",
                                                                                "off", "0"};
    bool is_no = false;
    for (size_t i = 0; i < LEN(yes); i++) {
        arg->yes = arg->yes || str_eq_nocase(text, str_of(yes[i]));
        is_no = is_no || str_eq_nocase(text, str_of(no[i]));
    }
    return arg->yes || is_no;
}

GEO_FN bool row_value_read_scalar(const param *p, str text, tool_arg *arg) {
    text = str_trim(text);
    switch (p->type) {
    case PARAM_STRING: return row_value_read_text(p, text, &arg->text);
    case PARAM_INT:
    case PARAM_NUM:
        return str_num(text, &arg->num) && arg->num >= p->min && arg->num <= p->max &&
               (p->type == PARAM_NUM || arg->num == floor(arg->num));
    case PARAM_BOOL: return row_value_read_bool(text, arg);
    case PARAM_CHOICE: return row_value_read_choice(p, text, arg);
    default: return false;
    }
}

/* ---- lists ---- */

/* The items of a list argument: JSON values, or the parts of a plain text when `items` is absent.
 */
typedef struct {
    json items;
    str text;
    char sep;        /* between the parts; 0: the text is one item */
    bool is_geojson; /* positions are [lon, lat] */
    bool is_one;     /* `items` is no list, but the only item */
} row_list;

static char row_value_separator(const param *p) {
    bool is_commas = p->type == PARAM_BOX || row_value_has_form(p, TOOL_COUNTRIES);
    return is_commas ? ',' : p->type == PARAM_POINTS ? ';' : p->choices ? p->choices[0] : 0;
}

/* The coordinates of a GeoJSON geometry: also of a feature's, or of the only one of a collection.
 */
static json row_value_geojson(json object) {
    static const char *const inner[] = {"features", "geometry", "geometries"};
    for (size_t i = 0; i < LEN(inner); i++) {
        json member = json_get(object, inner[i]);
        bool is_only = json_what(member) == JSON_ARRAY && json_count(member) == 1;
        object = is_only ? json_first(member) : json_what(member) == JSON_OBJECT ? member : object;
    }
    return json_get(object, "coordinates");
}

static bool row_value_is_array_of_arrays(json value) {
    return json_what(value) == JSON_ARRAY && json_what(json_first(value)) == JSON_ARRAY;
}

/* Whether an object is a place rather than a list of them. */
static bool row_value_is_place(json object) {
    static const char *const names[] = {"lat", "latitude", "name", "id"};
    json position = row_value_geojson(object);
    bool is_place = json_what(position) == JSON_ARRAY && !row_value_is_array_of_arrays(position);
    for (size_t i = 0; i < LEN(names) && !is_place; i++) {
        is_place = json_is_given(json_get(object, names[i]));
    }
    return json_what(object) == JSON_OBJECT && is_place;
}

/* The items of a JSON array; of GeoJSON, the positions of a line or the features of a collection.
 */
static bool row_value_list_json(json value, row_list *list) {
    bool is_object = json_what(value) == JSON_OBJECT;
    json line = is_object ? row_value_geojson(value) : value;
    bool is_line = !is_object || row_value_is_array_of_arrays(line);
    list->is_geojson = list->is_geojson || is_object;
    list->items = is_line ? line : json_get(value, "features");
    list->text = STR_NONE;
    return json_what(list->items) == JSON_ARRAY;
}

/* What stands where a list is expected: GeoJSON, or a single place. Lines are features, those of a
 * MultiLineString, or one. */
static bool row_value_list_object(const param *p, json value, row_list *list) {
    json line = row_value_geojson(value);
    bool is_lines = row_value_is_array_of_arrays(json_first(line));
    if (p->type == PARAM_LISTS ? row_value_is_array_of_arrays(line) && !is_lines
                               : row_value_is_place(value)) {
        list->items = value;
        list->is_one = true;
        return true;
    }
    return (p->type == PARAM_POINTS || p->type == PARAM_LISTS) && row_value_list_json(value, list);
}

/* Whether a text is JSON rather than a list in words. */
static bool row_value_is_json(str text) {
    return str_starts(text, STR("[")) || str_starts(text, STR("{"));
}

/* False: not a list in any accepted form (or no memory). */
static bool row_value_list_of(call *c, const param *p, json value, row_list *list) {
    *list = (row_list){.items = value, .is_geojson = list->is_geojson};
    if (json_what(value) == JSON_STRING) {
        str text = str_trim(json_text(value, &c->mem));
        json_doc *inner = ARENA_NEW(&c->mem, json_doc, 1);
        if (!row_value_is_json(text)) {
            bool is_lines = str_index(text, '\n') < text.len;
            *list = (row_list){
                .items = {NULL, -1}, .text = text, .sep = is_lines ? '\n' : row_value_separator(p)};
            return text.at != NULL;
        }
        if (!inner || !json_parse(inner, text, &c->mem)) {
            return false;
        }
        value = json_root(inner);
    }
    return json_what(value) == JSON_OBJECT ? row_value_list_object(p, value, list)
                                           : row_value_list_json(value, list);
}

static int row_value_list_count(const row_list *list) {
    int count = list->is_one ? 1 : json_count(list->items);
    for (str rest = list->text; rest.at; count++) {
        if (list->sep) {
            str_cut(&rest, list->sep);
        } else {
            rest = STR_NONE;
        }
    }
    return count;
}

/* The text of the next item; absent: it has none. `item` moves on. */
static str row_value_list_next(call *c, row_list *list, json *item) {
    if (list->items.index < 0) {
        str part = list->sep ? str_cut(&list->text, list->sep) : list->text;
        return clean_text(&c->mem, part);
    }
    str text = json_text(*item, &c->mem);
    *item = json_next(list->items, *item);
    return clean_text(&c->mem, text);
}

/* Appends the code of a country. One of two letters may be of a country that is not in the data. */
static status row_value_read_country(call *c, const param *p, str name, json given, out *codes) {
    str code = country_of_code(name); /* before it is a name: CR is Costa Rica */
    bool is_code = name.len == 2 && ascii_is_alpha(name.at[0]) && ascii_is_alpha(name.at[1]);
    status failed = code.len ? GEO_OK : find_country(c, name, &code);
    if (failed) {
        return failed;
    }
    code = code.len || !is_code ? code : name;
    if (code.len != 2) {
        return row_value_refuse(c, p, json_source(given));
    }
    out_text(codes, codes->len ? STR(",") : STR(""));
    out_char(codes, ascii_lower(code.at[0]));
    out_char(codes, ascii_lower(code.at[1]));
    return GEO_OK;
}

/* "DE, at", ["Germany", "AUT"] become "de,at". */
static status row_value_read_countries(call *c, const param *p, json value, tool_arg *arg) {
    enum { ROOM = 3 * ROW_COUNTRIES_MAX };
    row_list list = {0};
    out codes = out_of(arena_bytes(&c->mem, ROOM), ROOM);
    int count = row_value_list_of(c, p, value, &list) ? row_value_list_count(&list) : 0;
    json item = json_first(list.items);
    if (!codes.at) {
        return call_full(c);
    }
    if (!count || count > ROW_COUNTRIES_MAX) {
        return row_value_refuse(c, p, json_source(value));
    }
    for (int i = 0; i < count; i++) {
        str name = row_value_list_next(c, &list, &item);
        status code = name.len <= (size_t)p->max && row_value_is_clean(name)
                          ? row_value_read_country(c, p, name, value, &codes)
                          : row_value_refuse(c, p, json_source(value));
        if (code) {
            return code;
        }
    }
    arg->text = out_str(&codes);
    return GEO_OK;
}

static bool row_value_is_box(const double n[4]) {
    return geo_is_point(n[1], n[0]) && geo_is_point(n[3], n[2]) && n[0] != n[2] && n[1] < n[3];
}

/* Suggests the right order when the box is valid in another, common order; of several the
 * narrowest, as few boxes are round the earth. */
static status row_value_refuse_box(call *c, const param *p, const double n[4], str given) {
    static const int orders[][4] = {{0, 3, 2, 1}, {2, 3, 0, 1}, {1, 0, 3, 2}, {1, 2, 3, 0}};
    double best[4] = {0}, narrowest = INFINITY;
    if (n[0] == n[2] || n[1] == n[3]) {
        return call_fail(c, GEO_INVALID,
                         "%s must enclose an area, but two of its sides are the same.", p->name);
    }
    for (size_t i = 0; i < LEN(orders); i++) {
        const int *at = orders[i];
        const double turned[4] = {n[at[0]], n[at[1]], n[at[2]], n[at[3]]};
        double width = turned[2] - turned[0] + (turned[2] < turned[0] ? 360 : 0);
        if (row_value_is_box(turned) && width < narrowest) {
            memcpy(best, turned, sizeof best);
            narrowest = width;
        }
    }
    return narrowest < INFINITY
               ? call_fail(c, GEO_INVALID,
                           "%s must be [west, south, east, north]; did you mean [%.9g, %.9g, "
                           "%.9g, %.9g]?",
                           p->name, best[0], best[1], best[2], best[3])
               : row_value_refuse(c, p, given);
}

static status row_value_read_sides(call *c, const param *p, row_list *list, str given,
                                   tool_arg *arg) {
    enum { BOX_NUMBERS = 4 };
    double n[BOX_NUMBERS];
    if (row_value_list_count(list) != BOX_NUMBERS) {
        return row_value_refuse(c, p, given);
    }
    json item = json_first(list->items);
    for (int i = 0; i < BOX_NUMBERS; i++) {
        if (!str_num(row_value_list_next(c, list, &item), &n[i])) {
            return row_value_refuse(c, p, given);
        }
    }
    if (!row_value_is_box(n)) {
        return row_value_refuse_box(c, p, n, given);
    }
    arg->box = (bbox){n[0], n[1], n[2], n[3]};
    return GEO_OK;
}

static status row_value_read_box(call *c, const param *p, json value, tool_arg *arg) {
    row_list list = {0};
    return row_value_list_of(c, p, value, &list)
               ? row_value_read_sides(c, p, &list, json_source(value), arg)
               : row_value_refuse(c, p, json_source(value));
}

/* "48.85, 2.35", as written in a shell. */
static bool row_value_is_pair(str text, tool_point *point) {
    str lat = str_cut(&text, ',');
    *point = (tool_point){.lat = NAN, .lon = NAN};
    return text.at && str_num(str_trim(lat), &point->lat) && str_num(str_trim(text), &point->lon);
}

static status row_value_check_point(call *c, const param *p, int index, bool is_geojson,
                                    const tool_point *point) {
    char subject[ROW_SUBJECT_MAX];
    if (geo_is_point(point->lat, point->lon)) {
        return GEO_OK;
    }
    row_value_subject(p, index, subject);
    if (geo_is_point(point->lon, point->lat)) {
        return call_fail(c, GEO_INVALID, "%s must be %s; did you mean [%.9g, %.9g]?", subject,
                         is_geojson ? "[lon, lat] in GeoJSON" : "[lat, lon]",
                         is_geojson ? point->lat : point->lon,
                         is_geojson ? point->lon : point->lat);
    }
    return call_fail(c, GEO_INVALID,
                     "%s must have lat -90 to 90 and lon -180 to 180, not %.9g and %.9g.", subject,
                     point->lat, point->lon);
}

GEO_FN bool row_value_is_name(str text) {
    return text.len && text.len <= PLACE_QUERY_MAX && row_value_is_clean(text);
}

/* One name of a list, trimmed; limited like a query. */
static status row_value_read_name(call *c, const param *p, int index, str text, str *name) {
    char subject[ROW_SUBJECT_MAX];
    *name = str_trim(text);
    if (!p->is_each && !row_value_is_name(*name)) {
        return call_fail(c, GEO_INVALID,
                         "%s must be text of 1 to %d bytes without control characters.",
                         row_value_subject(p, index, subject), PLACE_QUERY_MAX);
    }
    return GEO_OK;
}

static status row_value_read_point_text(call *c, const param *p, int index, str text,
                                        tool_point *point) {
    notation_reading readings[NOTATION_READINGS_MAX];
    str plain = clean_text(&c->mem, text);
    call_charge(c, notation_work(plain));
    int count = notation_read_likely(plain, readings);
    if (count == 1 && !isnan(readings[0].lat)) { /* a short code needs its place */
        *point = (tool_point){.text = text, .lat = readings[0].lat, .lon = readings[0].lon};
        return GEO_OK;
    }
    if (row_value_is_pair(plain, point) && !count) { /* several readings are a question */
        return row_value_check_point(c, p, index, false, point);
    }
    *point = (tool_point){.text = text, .lat = NAN, .lon = NAN};
    return row_value_read_name(c, p, index, text, &point->name);
}

/* The member of the first of these names. */
static json row_value_member(json object, const char *const *names) {
    json found = json_get(object, names[0]);
    for (int i = 1; names[i] && !json_is_given(found); i++) {
        found = json_get(object, names[i]);
    }
    return found;
}

/* In brackets, as at the end of labels, for short ones could be postal codes. */
static status row_value_read_point_id(call *c, const param *p, int index, str id,
                                      tool_point *point) {
    int64_t number = 0;
    if (id.len < 2 || !id.at[0] || !strchr("GPNWR", id.at[0]) ||
        !str_int(str_from(id, 1), &number)) {
        return row_value_read_point_text(c, p, index, id, point);
    }
    str name = arena_join(&c->mem, arena_join(&c->mem, STR("("), id), STR(")"));
    return name.at ? row_value_read_name(c, p, index, name, &point->name) : call_full(c);
}

/* Two numbers, or three with an altitude in GeoJSON, whose order is lon, lat. */
static status row_value_read_position(call *c, const param *p, int index, json item,
                                      bool is_geojson, tool_point *point) {
    json first = json_first(item), second = json_next(item, first);
    int count = json_what(item) == JSON_ARRAY ? json_count(item) : 0;
    bool is_pair = count == 2 || (is_geojson && count == 3);
    if (!is_pair || !json_loose_num(first, is_geojson ? &point->lon : &point->lat) ||
        !json_loose_num(second, is_geojson ? &point->lat : &point->lon)) {
        return row_value_refuse_item(c, p, index, item);
    }
    return row_value_check_point(c, p, index, is_geojson, point);
}

static status row_value_read_point_object(call *c, const param *p, int index, json item,
                                          tool_point *point) {
    static const char *const lats[] = {"lat", "latitude", NULL}, *const lons[] = {
                                                                     "lon", "lng", "long",
                                                                     "longitude", NULL};
    json lat = row_value_member(item, lats), lon = row_value_member(item, lons);
    json name = json_get(item, "name"), id = json_get(item, "id");
    bool is_found = json_is_given(lat) || json_is_given(lon);
    json position = row_value_geojson(item);
    if (!is_found && json_what(position) == JSON_ARRAY) {
        return row_value_read_position(c, p, index, position, true, point);
    }
    if (!is_found && json_what(id) == JSON_STRING) {
        return row_value_read_point_id(c, p, index, str_trim(json_text(id, &c->mem)), point);
    }
    if (json_what(name) == JSON_STRING &&
        row_value_read_name(c, p, index, json_text(name, &c->mem), &point->name)) {
        return c->code;
    }
    if (point->name.at && !is_found) {
        return GEO_OK;
    }
    return json_loose_num(lat, &point->lat) && json_loose_num(lon, &point->lon)
               ? row_value_check_point(c, p, index, false, point)
               : row_value_refuse_item(c, p, index, item);
}

static status row_value_read_point(call *c, const param *p, int index, json item, bool is_geojson,
                                   tool_point *point) {
    json_doc *inner = NULL;
    *point = (tool_point){.lat = NAN, .lon = NAN};
    if (json_what(item) == JSON_NULL) { /* no place has the name: the others stand */
        point->name = STR("null");
        return GEO_OK;
    }
    if (json_what(item) == JSON_STRING) {
        str text = str_trim(json_text(item, &c->mem));
        inner = row_value_is_json(text) ? ARENA_NEW(&c->mem, json_doc, 1) : NULL;
        if (!inner || !json_parse(inner, text, &c->mem)) {
            return row_value_read_point_text(c, p, index, text, point);
        }
    }
    json value = inner ? json_root(inner) : item;
    return json_what(value) == JSON_OBJECT
               ? row_value_read_point_object(c, p, index, value, point)
               : row_value_read_position(c, p, index, value, is_geojson, point);
}

/* A place that is no text, as text: its name, or "lat, lon". */
static status row_value_read_place_text(call *c, const param *p, int index, json item, str *text) {
    tool_point point;
    status code = row_value_read_point(c, p, index, item, false, &point);
    if (!code && !point.name.at) {
        out o = out_over(&c->mem);
        out_fixed(&o, point.lat, ROW_DECIMALS);
        out_text(&o, STR(", "));
        out_fixed(&o, point.lon, ROW_DECIMALS);
        point.name = out_taken(&o, &c->mem);
    }
    *text = point.name;
    return code || text->at ? code : call_full(c);
}

static status row_value_read_single(call *c, const param *p, json value, tool_arg *arg) {
    json_kind kind = json_what(value);
    bool word = kind == JSON_TRUE || kind == JSON_FALSE;
    bool is_box = kind == JSON_ARRAY && row_value_has_form(p, TOOL_AREA);
    bool may_be_place = row_value_has_form(p, TOOL_AREA) || row_value_has_form(p, TOOL_PLACE);
    str text = word ? json_raw(value) : is_box ? json_source(value) : json_text(value, &c->mem);
    if (may_be_place && row_value_is_place(value) &&
        row_value_read_place_text(c, p, -1, value, &text)) {
        return c->code;
    }
    if (kind == JSON_STRING && !text.at) {
        return call_full(c);
    }
    if (!text.at || (word && p->type == PARAM_STRING)) {
        return row_value_refuse(c, p, json_source(value));
    }
    if (kind == JSON_STRING && p->type != PARAM_STRING) {
        text = clean_text(&c->mem, text);
    }
    if (p->type == PARAM_STRING && !row_value_is_clean(str_trim(text))) {
        return call_fail(c, GEO_INVALID, "%s must not contain control characters.", p->name);
    }
    return row_value_read_scalar(p, text, arg) ? GEO_OK
                                               : row_value_refuse(c, p, json_source(value));
}

/* {"query": "Dover", "country": "DE"}, as the page sends a row of a table. A country is a code
 * before it is a name, which is part of the text. */
static status row_value_read_row(call *c, const param *p, int index, json item, tool_arg *arg) {
    static const char *const names[] = {"country", "country_codes", NULL};
    str text = str_trim(json_text(json_get(item, "query"), &c->mem));
    str cell = clean_text(&c->mem, json_text(row_value_member(item, names), &c->mem)),
        code = country_of_code(cell);
    arg->countries[index] = code;
    if (code.len) {
        text = text.len ? text : code;
    } else if (cell.len) {
        text = arena_list(&c->mem, text, STR(", "), cell);
    }
    return row_value_read_name(c, p, index, text, &arg->strings[index]);
}

static status row_value_read_item(call *c, const param *p, int index, json item, bool is_geojson,
                                  tool_arg *arg) {
    if (p->type == PARAM_POINTS) {
        return row_value_read_point(c, p, index, item, is_geojson, &arg->points[index]);
    }
    json_kind kind = json_what(item);
    bool is_list = kind == JSON_ARRAY || kind == JSON_OBJECT;
    if (p->type == PARAM_LISTS && (is_list || kind == JSON_STRING)) {
        str text = is_list ? json_source(item) : json_text(item, &c->mem);
        if (kind == JSON_ARRAY && is_geojson) {
            text = arena_join(&c->mem, STR("{\"coordinates\":"), text);
            text = arena_join(&c->mem, text, STR("}"));
        }
        arg->strings[index] = text;
        return text.at ? GEO_OK : call_full(c);
    }
    if (p->type == PARAM_STRINGS && json_is_given(json_get(item, "query"))) {
        return row_value_read_row(c, p, index, item, arg);
    }
    if (p->type == PARAM_STRINGS && is_list &&
        row_value_read_place_text(c, p, index, item, &arg->strings[index]) == GEO_OK) {
        return GEO_OK;
    }
    if (kind != JSON_STRING && kind != JSON_NUMBER) { /* a number: a postcode without quotes */
        arg->strings[index] = STR("");
        status code = row_value_refuse_item(c, p, index, item);
        if (p->is_each) {
            call_clear_failure(c);
        }
        return p->is_each ? GEO_OK : code;
    }
    return row_value_read_name(c, p, index, json_text(item, &c->mem), &arg->strings[index]);
}

static status row_value_read_items(call *c, const param *p, row_list *list, tool_arg *arg) {
    int count = row_value_list_count(list);
    arg->left = p->is_each ? MAX(count - (int)p->max, 0) : 0;
    count -= arg->left;
    if (count < p->min || count > p->max) {
        char text[ROW_QUOTE_MAX];
        out o = out_of(text, sizeof text);
        out_fmt(&o, "%d", count);
        return row_value_refuse(c, p, out_str(&o));
    }
    arg->count = count;
    arg->strings = p->type != PARAM_POINTS ? ARENA_NEW(&c->mem, str, count) : NULL;
    arg->points = p->type == PARAM_POINTS ? ARENA_NEW(&c->mem, tool_point, count) : NULL;
    arg->countries = p->type == PARAM_STRINGS ? ARENA_NEW(&c->mem, str, count) : NULL;
    if ((!arg->strings && !arg->points) || c->mem.full) {
        return call_full(c);
    }
    json item = list->is_one ? list->items : json_first(list->items);
    status code = GEO_OK;
    for (int i = 0; i < count && !code; i++, item = json_next(list->items, item)) {
        if (item.index >= 0) {
            code = row_value_read_item(c, p, i, item, list->is_geojson, arg);
            continue;
        }
        str part = list->sep ? str_cut(&list->text, list->sep) : list->text;
        code = p->type == PARAM_POINTS ? row_value_read_point_text(c, p, i, part, &arg->points[i])
                                       : row_value_read_name(c, p, i, part, &arg->strings[i]);
    }
    return code;
}

static status row_value_read_list(call *c, const param *p, json value, bool is_geojson,
                                  tool_arg *arg) {
    row_list list = {.is_geojson = is_geojson};
    return row_value_list_of(c, p, value, &list) ? row_value_read_items(c, p, &list, arg)
                                                 : row_value_refuse(c, p, json_source(value));
}

/* The parts of one item of a PARAM_LISTS: of JSON, or between separators. */
static bool row_value_parts_of(call *c, str text, char sep, row_list *list) {
    json_doc *doc = ARENA_NEW(&c->mem, json_doc, 1);
    *list = (row_list){.items = {NULL, -1}, .text = text, .sep = sep};
    return !row_value_is_json(str_trim(text)) ||
           (doc && json_parse(doc, text, &c->mem) && row_value_list_json(json_root(doc), list));
}

GEO_FN status row_value_read_line(call *c, const char *name, str text, tool_arg *line) {
    const param p = {.name = name, .type = PARAM_POINTS, .min = 2, .max = PLACE_LINE_MAX};
    row_list list;
    return row_value_parts_of(c, text, ';', &list) ? row_value_read_items(c, &p, &list, line)
                                                   : row_value_refuse(c, &p, text);
}

GEO_FN status row_value_read_corners(call *c, const char *name, str text, bbox *box) {
    const param p = {.name = name, .type = PARAM_BOX};
    row_list list;
    tool_arg arg;
    status code = row_value_parts_of(c, text, ',', &list)
                      ? row_value_read_sides(c, &p, &list, text, &arg)
                      : row_value_refuse(c, &p, text);
    *box = code ? geo_bbox_none() : arg.box;
    return code;
}

static status row_value_read_place(call *c, const param *p, json value, bool is_geojson,
                                   tool_arg *arg) {
    arg->points = ARENA_NEW(&c->mem, tool_point, 1);
    arg->count = 1;
    return arg->points ? row_value_read_point(c, p, -1, value, is_geojson, arg->points)
                       : call_full(c);
}

/* Whether 0 says nothing: a range that begins above it, or a side of a box, of which one that is
 * 0 throughout encloses nothing. */
static bool row_value_is_void_at_zero(const param *p) {
    bool is_number = p->type == PARAM_NUM || p->type == PARAM_INT;
    return (is_number && p->min > 0) || p->type == PARAM_BOX || row_value_has_form(p, TOOL_AREA);
}

/* Models and forms fill absent values with these: null, "", "null", 0, [], and lists of nothing
 * else. */
static bool row_value_is_empty(const param *p, json value) {
    str text = str_trim(json_raw(value));
    double number = NAN;
    switch (json_what(value)) {
    case JSON_NULL: return true;
    case JSON_STRING:
    case JSON_NUMBER:
        return !text.len || str_eq_nocase(text, STR("null")) ||
               (str_num(text, &number) && number == 0 && row_value_is_void_at_zero(p));
    case JSON_ARRAY:
        for (json item = json_first(value); item.index >= 0; item = json_next(value, item)) {
            if (!row_value_is_empty(p, item)) {
                return false;
            }
        }
        return true;
    default: return false;
    }
}

GEO_FN status row_value_read(call *c, const param *p, str name, json value, tool_arg *arg) {
    bool is_geojson = str_eq(name, STR("coordinates")); /* as GeoJSON calls [lon, lat] */
    if (json_what(value) == JSON_NULL || (!p->required && row_value_is_empty(p, value))) {
        return GEO_OK;
    }
    if (arg->given) {
        return call_fail(c, GEO_INVALID, "%s is given twice%s%s.", p->name,
                         p->alias ? "; its other names are " : "", p->alias ? p->alias : "");
    }
    arg->given = true;
    switch (p->type) {
    case PARAM_BOX: return row_value_read_box(c, p, value, arg);
    case PARAM_STRINGS:
    case PARAM_LISTS:
    case PARAM_POINTS: return row_value_read_list(c, p, value, is_geojson, arg);
    case PARAM_POINT: return row_value_read_place(c, p, value, is_geojson, arg);
    default:
        return row_value_has_form(p, TOOL_COUNTRIES) ? row_value_read_countries(c, p, value, arg)
                                                     : row_value_read_single(c, p, value, arg);
    }
}

/* A number with a unit, or of percent; one that has a default may be as large as is allowed. */
static bool row_value_near_number(const param *p, str text, double *number) {
    size_t end = 0;
    const char *unit = strrchr(p->name, '_');
    while (end < text.len && (ascii_is_digit(text.at[end]) || strchr("+-.", text.at[end]))) {
        end++;
    }
    str rest = str_trim(str_from(text, end));
    bool is_share = str_eq(rest, STR("%")) && p->type == PARAM_NUM,
         is_unit = unit && str_eq_nocase(rest, str_of(unit + 1));
    if (!str_num(str_head(text, end), number) || (rest.len && !is_share && !is_unit)) {
        return false;
    }
    *number = is_share ? *number / 100 : *number;
    *number = p->fallback ? MAX(MIN(*number, p->max), p->min) : *number;
    return *number >= p->min && *number <= p->max &&
           (p->type == PARAM_NUM || *number == floor(*number));
}

GEO_FN str row_value_near(call *c, const param *p, str text) {
    out o = out_over(&c->mem);
    str_nearest near = {.distance = ROW_NEAR_MAX};
    str meaning = row_value_meaning(p, text);
    double number;
    if (p->type == PARAM_INT || p->type == PARAM_NUM) {
        if (!row_value_near_number(p, text, &number)) {
            return STR_NONE;
        }
        out_fixed(&o, number, ROW_DECIMALS);
    } else if (p->type == PARAM_CHOICE) {
        for (str rest = str_of(p->choices); rest.at;) {
            str_nearest_add(&near, text, str_cut(&rest, ' '));
        }
        meaning = near.is_tied ? STR_NONE : near.name;
    }
    if (meaning.len) {
        out_json_str(&o, meaning);
    }
    return meaning.at || o.len ? out_taken(&o, &c->mem) : STR_NONE;
}
