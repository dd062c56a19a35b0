/* places -- the handler of find_places: which places of a kind are in an area, near a point or
 * along a line. Owns nothing.
 *
 * `within` is coordinates, a box, or the name or id of a place. Without a radius a country or a
 * division means what is in it, a continent its countries, and any other place its box; the message
 * says which. Only the gazetteer can list places, so names are looked up there, too.
 *
 * Lists are long, so a model reads them as a table, of what differs from row to row. */
#include "places.h"

#include <math.h>

#include "../base/clean.h"
#include "../find/find.h"
#include "../geo/geo.h"
#include "../geo/notation.h"
#include "../geo/place.h"
#include "answer.h"

enum {
    PLACES_POINT_KM = 10, /* round a point, when no radius is given, */
    PLACES_LINE_KM = 5    /* and beside a line */
};

typedef struct {
    str place_type, region, country_code;
    const place *found;
} places_row;

typedef struct {
    places_row *at;
    int count;
    str_list columns; /* that the caller chose; none: those of the view */
} places_rows;        /* the shape of a record_rows */

typedef struct {
    str status, message, within, next;
    int64_t total;
    int64_t count;
    bool truncated;
    places_rows rows;
    place_list places, choices;
    place_origin origin;
    const place_origin *origin_at;
} places_answer;

#define AT(member) offsetof(place, member)
static const field places_cells[] = {
    {FIELD("name", STR, name)},
    {FIELD("lat", NUM, lat), .decimals = 7},
    {FIELD("lon", NUM, lon), .decimals = 7},
    {FIELD("id", STR, id)},
    {FIELD("population", INT, population), .in = IN_NORMAL},
    {FIELD("elevation_m", NUM, elevation_m), .decimals = 0, .in = IN_NORMAL},
    {FIELD("iata", STR, iata), .in = IN_NORMAL},
    {FIELD("distance_m", NUM, distance_m), .decimals = 0},
    {FIELD("bearing_deg", NUM, bearing_deg), .decimals = 0, .in = IN_NORMAL},
    {FIELD("display_name", STR, display_name), .in = IN_FULL},
    {FIELD("category", STR, category), .in = IN_FULL},
    {FIELD("timezone", STR, timezone), .in = IN_FULL},
    {0},
};
#undef AT

static const record places_cells_type = {sizeof(place), places_cells, NULL};

static const record *places_cells_record(void) {
    return &places_cells_type;
}

#define AT(member) offsetof(places_row, member)
static const field places_columns[] = {
    {FIELD("place", INLINE, found), .of = places_cells_record},
    {FIELD("place_type", STR, place_type), .in = IN_NORMAL},
    {FIELD("region", STR, region), .in = IN_NORMAL},
    {FIELD("country_code", STR, country_code), .in = IN_NORMAL},
    {0},
};
#undef AT

static const record places_row_type = {sizeof(places_row), places_columns, NULL};

static const record *places_row_record(void) {
    return &places_row_type;
}

#define AT(member) offsetof(places_answer, member)
static const field places_fields[] = {
    {FIELD("status", STR, status), .required = true},
    {FIELD("message", STR, message)},
    {FIELD("within", STR, within)},
    {FIELD("total", INT, total), .help = "Places that fit"},
    {FIELD("count", INT, count), .in = IN_FULL},
    {FIELD("truncated", BOOL, truncated), .always = true, .help = "More fit than are listed"},
    {FIELD("next", STR, next), .help = "after of the next call: what follows"},
    {FIELD("places", TABLE, rows), .always = true, .of = places_row_record,
     .in = IN_NORMAL | IN_BRIEF},
    {FIELD("results", LIST, places), .always = true, .of = place_brief_record, .in = IN_FULL},
    {FIELD("choices", LIST, choices), .of = answer_choice_record},
    {FIELD("origin", INLINE, origin_at), .of = place_origin_record},
    {0},
};
#undef AT

static void places_text(out *o, const void *rec, int indent, record_view view) {
    const places_answer *a = rec;
    answer_text_head(o, a->message, &a->choices);
    const record_rows rows = {a->rows.at, a->rows.count, a->rows.columns};
    record_text_rows(o, places_row_record(), &rows, indent, view);
    if (a->next.len) {
        out_fmt(o, "More with after %.*s.\n", STR_ARG(a->next));
    }
    record_text(o, place_origin_record(), a->origin_at, indent, view);
}

static const record places_type = {sizeof(places_answer), places_fields, places_text};

GEO_FN const record *places_record(void) {
    return &places_type;
}

/* Refuses a field that is no column. */
static status places_set_columns(call *c, const tool_arg *fields, places_rows *rows) {
    enum { NEAR_MAX = 3 }; /* edits; beyond that it is another word */
    str names[RECORD_COLUMNS_MAX], all = STR("");
    int count = record_column_names(places_row_record(), names);
    for (int i = 0; i < count; i++) {
        all = arena_list(&c->mem, all, STR(", "), names[i]);
    }
    rows->columns = (str_list){fields->strings, fields->count};
    for (int i = 0; i < fields->count; i++) {
        str given = fields->strings[i];
        str_nearest near = {.distance = NEAR_MAX};
        for (int k = 0; k < count; k++) {
            str_nearest_add(&near, given, names[k]);
        }
        if (!near.name.at || near.distance) {
            return call_fail(c, GEO_INVALID, "fields has no \"%.*s\"; %s%.*s%sKnown are %.*s.",
                             STR_ARG(given), near.name.at ? "did you mean " : "",
                             STR_ARG(near.name.at ? near.name : STR("")), near.name.at ? "? " : "",
                             STR_ARG(all));
        }
        rows->columns.at[i] = near.name;
    }
    return GEO_OK;
}

/* ---- where ---- */

/* A question in progress. */
typedef struct {
    place_selection selection;
    str area;        /* "in France", "within 80 km of Basel" */
    str asked;       /* the name that is a question first; absent: none is */
    bool wants_size; /* the caller asks for the largest first */
    places_answer *answer;
} places_ask;

/* "5.9, 45.8, 10.5, 47.8", also in brackets, and each in quotes. */
static bool places_is_box(str text, double side[4]) {
    bool is_list = str_starts(text, STR("[")) && str_ends(text, STR("]"));
    text = is_list ? str_head(str_from(text, 1), text.len - 2) : text;
    int count = 0;
    for (; text.at && count < 4; count++) {
        str part = str_trim(str_cut(&text, ','));
        bool is_quoted = part.len > 1 && str_starts(part, STR("\"")) && str_ends(part, STR("\""));
        part = is_quoted ? str_head(str_from(part, 1), part.len - 2) : part;
        if (!str_num(part, &side[count])) {
            return false;
        }
    }
    return count == 4 && !text.at;
}

static status places_set_box(call *c, str text, const double side[4], places_ask *ask) {
    if (!geo_is_point(side[1], side[0]) || !geo_is_point(side[3], side[2]) || side[0] == side[2] ||
        side[1] >= side[3]) {
        return row_read_corners(c, "within", text, &ask->selection.box); /* says what is wrong */
    }
    ask->selection.box = (bbox){side[0], side[1], side[2], side[3]};
    ask->area = STR("in the box");
    answer_warn_box(c, ask->selection.box, &ask->answer->origin);
    return GEO_OK;
}

static void places_doubt(call *c, double lat, double lon, places_ask *ask) {
    if (!ask->answer->origin.warning.len && find_is_swapped(c, lat, lon)) {
        answer_warn_swapped(c, lat, lon, 0, &ask->answer->origin);
    }
}

/* The circle of the selection's radius. */
static void places_set_circle(call *c, double lat, double lon, str name, places_ask *ask) {
    place_selection *s = &ask->selection;
    s->radius_m = isnan(s->radius_m) ? PLACES_POINT_KM * 1000 : s->radius_m;
    s->line[0][0] = lat;
    s->line[0][1] = lon;
    s->line_count = 1;
    ask->area =
        name.at ? answer_printf(c, "within %.9g km of %.*s", s->radius_m / 1000, STR_ARG(name))
                : answer_printf(c, "within %.9g km of %.9g, %.9g", s->radius_m / 1000, lat, lon);
}

static bool places_is_division(const place *p) {
    return str_eq(p->category, STR("boundary")) && str_eq(p->type, STR("administrative"));
}

/* Of a city and the division of its name, settlements and divisions are sought in the latter. */
static const place *places_choose(const answer_name *name, str kind) {
    const place *best = &name->places.at[0];
    for (int i = 0; i < name->places.count && find_kind_is_settled(kind) && !name->is_chosen; i++) {
        const place *p = &name->places.at[i];
        if (places_is_division(p) && place_match_is_sure(p->match) &&
            geo_bbox_contains(p->box, best->lat, best->lon)) {
            return p;
        }
    }
    return best;
}

/* What a name, or with `is_code` the code of a country, means; its point, if that is all that
 * counts. ask->answer has a status when that is a question; *found is NULL then. */
static status places_look_up(call *c, str text, bool is_code, str choice, bool wants_point,
                             const place **found, places_ask *ask) {
    answer_name *name = ARENA_NEW(&c->mem, answer_name, 1);
    if (!name) {
        return call_full(c);
    }
    place_query query = answer_query(text);
    query.feature = is_code ? STR("country") : STR_NONE;
    query.language = ask->selection.language;
    query.is_offline = true;
    query.wants_point = wants_point;
    status code = answer_search(c, &query, choice, name);
    if (code) {
        return code;
    }
    for (int i = 0; i < name->places.count && is_code; i++) {
        if (str_eq(name->places.at[i].address_type, STR("country"))) {
            name->places = (place_list){&name->places.at[i], 1};
            name->is_chosen = true; /* whatever else is called so */
        }
    }
    bool is_clear = str_eq(answer_status(name), ANSWER_OK);
    *found = !is_clear     ? NULL
             : wants_point ? &name->places.at[0]
                           : places_choose(name, ask->selection.kind);
    ask->asked = is_clear ? STR_NONE : text;
    ask->answer->status = is_clear ? STR_NONE : answer_status(name);
    ask->answer->message = is_clear ? STR_NONE : answer_message(c, text, name);
    ask->answer->choices = is_clear ? (place_list){NULL, 0} : name->candidates;
    ask->answer->origin = name->origin;
    return GEO_OK;
}

/* A code of two letters is that of a country; one of three, if no place is called so. */
static status places_look_up_area(call *c, str text, str choice, bool wants_point,
                                  const place **found, places_ask *ask) {
    str code;
    status failed = answer_country_code(c, text, 2, &code);
    if (!failed && !code.len) {
        failed = places_look_up(c, text, false, choice, wants_point, found, ask);
        failed = failed || *found ? failed : answer_country_code(c, text, 3, &code);
    }
    return failed || !code.len ? failed
                               : places_look_up(c, code, true, STR_NONE, wants_point, found, ask);
}

static status places_set_within(call *c, const tool_request *request, places_ask *ask) {
    str text = clean_text(&c->mem, row_arg(request, "within")->text);
    bool is_circle = !isnan(ask->selection.radius_m) && !row_arg(request, "line")->given;
    notation_reading readings[NOTATION_READINGS_MAX];
    double side[4];
    const place *p = NULL;
    if (places_is_box(text, side)) {
        return places_set_box(c, text, side, ask);
    }
    call_charge(c, notation_work(text));
    if (notation_read_likely(text, readings) == 1 && !isnan(readings[0].lat)) {
        if (row_arg(request, "line")->given) {
            return call_fail(c, GEO_INVALID,
                             "With line, within must be a place or a box, not a point.");
        }
        places_set_circle(c, readings[0].lat, readings[0].lon, STR_NONE, ask);
        places_doubt(c, readings[0].lat, readings[0].lon, ask);
        return GEO_OK;
    }
    if (places_look_up_area(c, text, request->choice, is_circle, &p, ask) || !p) {
        return c->code;
    }
    ask->answer->within = p->display_name;
    if (is_circle) {
        places_set_circle(c, p->lat, p->lon, p->name, ask);
        return GEO_OK;
    }
    ask->selection.area_id = p->id;
    ask->selection.area_number = p->place_id;
    ask->selection.box = p->box; /* for an upstream's place, which the gazetteer lacks */
    ask->area = p->name;
    return GEO_OK;
}

static status places_set_line(call *c, const tool_request *request, places_ask *ask) {
    const tool_arg *line = row_arg(request, "line");
    place_selection *s = &ask->selection;
    for (int i = 0; i < line->count; i++) {
        const tool_point *given = &line->points[i];
        const place *p = NULL;
        bool is_name = isnan(given->lat);
        if (is_name &&
            (places_look_up(c, given->name, false, request->choice, true, &p, ask) || !p)) {
            return c->code;
        }
        s->line[i][0] = is_name ? p->lat : given->lat;
        s->line[i][1] = is_name ? p->lon : given->lon;
        if (!is_name) {
            places_doubt(c, given->lat, given->lon, ask);
        }
    }
    s->line_count = line->count;
    s->radius_m = isnan(s->radius_m) ? PLACES_LINE_KM * 1000 : s->radius_m;
    return GEO_OK;
}

/* ---- the question ---- */

static status places_set_order(call *c, const tool_request *request, place_selection *s) {
    static const struct {
        str word;
        int points_min;
    } orders[] = {[PLACE_ORDER_LARGEST] = {STR_ROW("largest"), 0},
                  [PLACE_ORDER_NEAREST] = {STR_ROW("nearest"), 1},
                  [PLACE_ORDER_ALONG] = {STR_ROW("along"), 2},
                  [PLACE_ORDER_NAME] = {STR_ROW("name"), 0}};
    str word = row_arg(request, "order")->text;
    s->order = s->line_count > 1    ? PLACE_ORDER_ALONG
               : s->line_count == 1 ? PLACE_ORDER_NEAREST
                                    : PLACE_ORDER_LARGEST;
    for (size_t i = 0; i < LEN(orders); i++) {
        if (!str_eq(word, orders[i].word)) {
            continue;
        }
        if (s->line_count < orders[i].points_min) {
            return call_fail(c, GEO_INVALID, "order %.*s needs %s.", STR_ARG(word),
                             orders[i].points_min > 1 ? "line" : "radius_km or line");
        }
        s->order = (place_order)i;
    }
    return GEO_OK;
}

static double places_bound(const tool_request *request, const char *name, double none) {
    const tool_arg *arg = row_arg(request, name);
    return arg->given ? arg->num : none;
}

/* Reads all arguments. */
static status places_read(call *c, const tool_request *request, places_ask *ask) {
    place_selection *s = &ask->selection;
    *s = (place_selection){.kind = row_arg(request, "kind")->text,
                           .box = geo_bbox_none(),
                           .radius_m = places_bound(request, "radius_km", NAN) * 1000,
                           .min_population = places_bound(request, "min_population", 0),
                           .max_population = places_bound(request, "max_population", INFINITY),
                           .min_elevation_m = places_bound(request, "min_elevation", 0),
                           .after = str_trim(row_arg(request, "after")->text),
                           .limit = (int)row_arg(request, "limit")->num,
                           .language = row_arg(request, "language")->text};
    ask->area = STR("in the world");
    status code = s->min_population > s->max_population
                      ? call_fail(c, GEO_INVALID, "min_population is above max_population.")
                      : places_set_columns(c, row_arg(request, "fields"), &ask->answer->rows);
    if (!code && row_arg(request, "within")->given) {
        code = places_set_within(c, request, ask);
    }
    if (!code && !ask->answer->status.at && row_arg(request, "line")->given) {
        code = places_set_line(c, request, ask);
    }
    if (!code && !ask->answer->status.at && !isnan(s->radius_m) && !s->line_count) {
        code = call_fail(c, GEO_INVALID, "radius_km needs a place in within, or a line.");
    }
    ask->wants_size = str_eq(row_arg(request, "order")->text, STR("largest"));
    return code ? code : places_set_order(c, request, s);
}

/* ---- the answer ---- */

/* "in France", "in the box of Alps, within 5 km of the line". */
static str places_area(call *c, const places_ask *ask, const place_answer *found) {
    const place_selection *s = &ask->selection;
    str area = ask->area;
    if (s->area_id.len) {
        area = answer_printf(c, "in %.*s%.*s", STR_ARG(found->searched), STR_ARG(area));
    }
    if (s->line_count > 1) {
        bool is_anywhere = !s->area_id.len && !geo_bbox_is(s->box);
        area = answer_printf(c, "%.*s%swithin %.9g km of the line", is_anywhere ? 0 : (int)area.len,
                             area.at, is_anywhere ? "" : ", ", s->radius_m / 1000);
    }
    return area;
}

/* Of areas, those are not how far they are: Germany is beside Switzerland, its centre is not. */
static str places_measured(const place_selection *s) {
    bool has_centres = s->line_count && find_kind_is_settled(s->kind);
    return has_centres ? STR(" Distances are between centres, not borders.") : STR("");
}

static str places_nothing(call *c, const places_ask *ask, const place_answer *found) {
    const place_selection *s = &ask->selection;
    if (found->lacks_kind) {
        str remedy = find_remedy(PLACE_NO_POI_DATA);
        remedy = remedy.len ? remedy : STR("nearby_places asks the upstream for them.");
        return answer_printf(c, "The data here have no places of kind %.*s. %.*s", STR_ARG(s->kind),
                             STR_ARG(remedy));
    }
    bool is_counted = s->min_population > 0 || s->max_population < INFINITY;
    str area = places_area(c, ask, found);
    if (found->before) {
        return answer_printf(c, "There are no more places of kind %.*s %.*s: %d are listed.",
                             STR_ARG(s->kind), STR_ARG(area), found->before);
    }
    return answer_printf(c, "No place of kind %.*s is known %.*s%s.%.*s", STR_ARG(s->kind),
                         STR_ARG(area),
                         is_counted ? " with such a population; those without a known one are "
                                      "left out"
                                    : "; try a larger area or another kind",
                         STR_ARG(places_measured(s)));
}

/* What the order goes by is known of each place or of none: of islands and divisions no size is. */
static bool places_has_size(const place *p) {
    return p->population > 0 || !isnan(p->elevation_m);
}

static const char *places_order(place_order order, const place *first) {
    static const char *const orders[] = {[PLACE_ORDER_LARGEST] = "largest first",
                                         [PLACE_ORDER_NEAREST] = "nearest first",
                                         [PLACE_ORDER_ALONG] = "in the order of the line",
                                         [PLACE_ORDER_NAME] = "by name"};
    return order != PLACE_ORDER_LARGEST || first->population > 0 ? orders[order]
           : places_has_size(first)                              ? "highest first"
                                                                 : "best known first";
}

static str places_message(call *c, const places_ask *ask, const place_answer *found) {
    const place_selection *s = &ask->selection;
    if (!found->places.count) {
        return places_nothing(c, ask, found);
    }
    str area = places_area(c, ask, found), of = STR("");
    if (found->before) {
        of = answer_printf(c, " to %d", found->before + found->places.count);
    }
    if ((found->truncated || found->before) && found->total != PLACE_TOTAL_UNKNOWN) {
        of = answer_printf(c, "%.*s of %d", STR_ARG(of), found->total);
    }
    bool is_few =
        str_eq_nocase(s->kind, STR("city")) && !found->truncated && s->min_population <= 0;
    return answer_printf(c, "%d%.*s %splace%s of kind %.*s %.*s, %s%s.%.*s",
                         found->before ? found->before + 1 : found->places.count, STR_ARG(of),
                         find_kind_is_settled(s->kind) ? "" : "known ",
                         found->places.count == 1 && !of.len ? "" : "s", STR_ARG(s->kind),
                         STR_ARG(area), places_order(s->order, &found->places.at[0]),
                         is_few ? "; smaller places are of kind settlement" : "",
                         STR_ARG(places_measured(s)));
}

/* The rows, without what all have alike, unless the caller chose it: a type, the country of an
 * area; and without the regions of places that their names tell apart. */
static void places_tabulate(call *c, const places_ask *ask, const place_list *places,
                            places_rows *rows) {
    bool is_any = rows->columns.count > 0, has_types = is_any, is_twice = is_any;
    bool has_countries = is_any || !ask->selection.area_id.len;
    rows->at = ARENA_NEW(&c->mem, places_row, places->count);
    for (int i = 0; rows->at && i < places->count; i++) {
        const place *p = &places->at[i], *first = places->at;
        str country = place_part(p, "country_code");
        rows->at[i] = (places_row){p->type, place_part(p, "state"), country, p};
        has_types |= !str_eq(p->type, first->type);
        has_countries |= !str_eq(country, rows->at->country_code);
        for (int k = 0; k < i && !is_twice; k++) {
            is_twice = str_eq(p->name, places->at[k].name);
        }
        rows->count++;
    }
    for (int i = 0; i < rows->count; i++) {
        places_row *row = &rows->at[i];
        row->place_type = has_types ? row->place_type : STR_NONE;
        row->region = is_twice ? row->region : STR_NONE;
        row->country_code = has_countries ? row->country_code : STR_NONE;
    }
}

static void places_fill(call *c, const places_ask *ask, const place_answer *found) {
    places_answer *a = ask->answer;
    a->status = found->places.count || found->before ? ANSWER_OK : ANSWER_CLARIFY;
    a->message = places_message(c, ask, found);
    a->total = found->total == PLACE_TOTAL_UNKNOWN ? RECORD_NO_INT : found->total;
    a->count = found->places.count;
    a->truncated = found->truncated;
    a->next = found->truncated && a->count ? found->places.at[a->count - 1].id : STR_NONE;
    a->places = found->places;
    places_tabulate(c, ask, &found->places, &a->rows);
    str warning = a->origin.warning; /* of what was read */
    if (ask->wants_size && a->count && !places_has_size(found->places.at)) {
        warning = arena_list(&c->mem, warning, STR(" "),
                             answer_printf(c,
                                           "No size is known of places of kind %.*s, so the best "
                                           "known come first, not the largest.",
                                           STR_ARG(ask->selection.kind)));
    }
    a->origin = found->origin;
    a->origin.warning = arena_list(&c->mem, warning, STR(" "), found->origin.warning);
    a->origin.reason = found->lacks_kind ? PLACE_NO_POI_DATA : PLACE_REASON_NONE;
}

GEO_FN status places_run(call *c, const tool_request *request, tool_result *result) {
    places_ask *ask = ARENA_NEW(&c->mem, places_ask, 1);
    places_answer *a = ARENA_NEW(&c->mem, places_answer, 1);
    if (!ask || !a) {
        return call_full(c);
    }
    *a = (places_answer){
        .total = RECORD_NO_INT, .origin = place_origin_new(), .origin_at = &a->origin};
    *ask = (places_ask){.answer = a};
    result->type = &places_type;
    result->data = a;
    status code = places_read(c, request, ask);
    if (code || a->status.at) { /* a name is a question first */
        result->choices = a->choices;
        result->query = ask->asked;
        return code;
    }
    place_answer found;
    code = find_select(c, &ask->selection, &found);
    if (!code && found.lacks_after) {
        return call_fail(c, GEO_INVALID,
                         "There is no place %.*s to go on after; give next of the list before.",
                         STR_ARG(ask->selection.after));
    }
    if (!code) {
        answer_add_names(c, result->view, &found.places);
        places_fill(c, ask, &found);
    }
    return code;
}
