/* places -- the handler of find_places: which places of a kind are in an area, near a point or
 * along a line. Owns nothing.
 *
 * Lists are long, so a model reads them as a table, of what differs from row to row. */
#include "places.h"

#include <math.h>

#include "../base/clean.h"
#include "../find/find.h"
#include "../geo/geo.h"
#include "../geo/place.h"
#include "answer.h"
#include "within.h"

enum { PLACES_LINE_KM = 5 /* beside a line, when no radius is given */ };

typedef struct {
    str region, country_code;
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

#define AT(member) offsetof(places_row, member)
static const field places_columns[] = {
    {FIELD("place", INLINE, found), .of = place_brief_record},
    {FIELD("region", STR, region), .in = IN_CHOICE},
    {FIELD("country_code", STR, country_code), .in = IN_CHOICE},
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
     .in = IN_CHOICE | IN_BRIEF},
    {FIELD("results", LIST, places), .always = true, .of = place_brief_record, .in = IN_FULL},
    {FIELD("choices", LIST, choices), .of = answer_choice_record},
    {FIELD("origin", INLINE, origin_at), .of = place_origin_record},
    {0},
};
#undef AT

static const record places_type = {sizeof(places_answer), places_fields, NULL};

GEO_FN const record *places_record(void) {
    return &places_type;
}

/* ---- where ---- */

/* A question in progress. */
typedef struct {
    place_selection selection;
    within where;
    bool wants_size; /* the caller asks for the largest first */
    str next;        /* when nothing is found: what is nearest to the middle of the area */
    str beside;      /* the place whose neighbours are asked for; absent: none is */
    places_answer *answer;
} places_ask;

static status places_set_beside(call *c, const tool_request *request, places_ask *ask) {
    str text = clean_text(&c->mem, row_arg(request, "neighbours_of")->text);
    const place *p = NULL;
    if (!find_kind_is_settled(ask->selection.kind)) {
        return call_fail(c, GEO_INVALID, "neighbours_of takes kind country, division or county.");
    }
    if (within_look_up_area(c, text, request->choice, false, &ask->selection, &ask->where, &p) ||
        !p) {
        return c->code;
    }
    ask->beside = p->name;
    ask->selection.beside_id = p->id;
    ask->selection.beside_number = p->place_id;
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
            (within_look_up(c, given->name, request->choice, true, s, &ask->where, &p) || !p)) {
            return c->code;
        }
        s->line[i][0] = is_name ? p->lat : given->lat;
        s->line[i][1] = is_name ? p->lon : given->lon;
        if (!is_name) {
            within_doubt(c, given->lat, given->lon, &ask->where);
        }
    }
    s->line_count = line->count;
    ask->where.lat = s->line[line->count / 2][0];
    ask->where.lon = s->line[line->count / 2][1];
    s->radius_m = isnan(s->radius_m) ? PLACES_LINE_KM * 1000 : s->radius_m;
    return GEO_OK;
}

/* ---- the question ---- */

/* Refuses a field that is no column. */
static status places_set_columns(call *c, const tool_arg *fields, places_ask *ask) {
    str known[RECORD_COLUMNS_MAX], meant;
    int count = record_column_names(places_row_record(), known);
    ask->answer->rows.columns = (str_list){fields->strings, fields->count};
    for (int i = 0; i < fields->count; i++) {
        str given = fields->strings[i];
        int at = 0;
        for (; at < count && !str_eq_nocase(given, known[at]); at++) {
        }
        if (at == count) {
            return row_refuse_word(c, "fields", "column", given, known, count, &meant);
        }
        fields->strings[i] = known[at];
        ask->selection.wants_area |= str_eq(known[at], STR("area_km2"));
    }
    return GEO_OK;
}

static const char *const places_orders[PLACE_ORDERS][2] = {
    [PLACE_ORDER_LARGEST] = {"largest", "largest first"},
    [PLACE_ORDER_NEAREST] = {"nearest", "nearest first"},
    [PLACE_ORDER_ALONG] = {"along", "in the order of the line"},
    [PLACE_ORDER_NAME] = {"name", "by name"},
    [PLACE_ORDER_POPULATION] = {"population", "most people first"},
    [PLACE_ORDER_ELEVATION] = {"elevation", "highest first"},
    [PLACE_ORDER_AREA] = {"area", "largest area first"}};

static const char *const places_measures[PLACE_MEASURES][3] = {
    [PLACE_POPULATION] = {"min_population", "max_population", "population"},
    [PLACE_ELEVATION] = {"min_elevation", "max_elevation", "elevation"},
    [PLACE_AREA] = {"min_area_km2", "max_area_km2", "area"}};

static status places_set_order(call *c, str word, place_selection *s) {
    s->order = s->line_count > 1    ? PLACE_ORDER_ALONG
               : s->line_count == 1 ? PLACE_ORDER_NEAREST
                                    : PLACE_ORDER_LARGEST;
    for (int i = 0; i < PLACE_ORDERS; i++) {
        if (!str_eq(word, str_of(places_orders[i][0]))) {
            continue;
        }
        if (s->line_count < (i == PLACE_ORDER_ALONG ? 2 : i == PLACE_ORDER_NEAREST)) {
            return call_fail(c, GEO_INVALID, "order %s needs %s; largest and name do not.",
                             places_orders[i][0],
                             i == PLACE_ORDER_ALONG ? "line" : "radius_km or line");
        }
        s->order = (place_order)i;
    }
    return GEO_OK;
}

static status places_set_limits(call *c, const tool_request *request, place_selection *s) {
    for (int i = 0; i < PLACE_MEASURES; i++) {
        const tool_arg *least = row_arg(request, places_measures[i][0]);
        const tool_arg *most = row_arg(request, places_measures[i][1]);
        s->least[i] = least->given ? least->num : 0;
        s->most[i] = most->given ? most->num : INFINITY;
        if (s->least[i] > s->most[i]) {
            return call_fail(c, GEO_INVALID, "%s is above %s.", places_measures[i][0],
                             places_measures[i][1]);
        }
    }
    s->wants_area |= s->least[PLACE_AREA] > 0 || s->most[PLACE_AREA] < INFINITY;
    return GEO_OK;
}

/* Reads all arguments. */
static status places_read(call *c, const tool_request *request, places_ask *ask) {
    place_selection *s = &ask->selection;
    *s = (place_selection){.kind = row_arg(request, "kind")->text,
                           .box = geo_bbox_none(),
                           .radius_m = row_arg(request, "radius_km")->num * 1000,
                           .after = str_trim(row_arg(request, "after")->text),
                           .limit = (int)row_arg(request, "limit")->num,
                           .language = row_arg(request, "language")->text};
    str order = row_arg(request, "order")->text;
    status code = places_set_columns(c, row_arg(request, "fields"), ask);
    code = code ? code : places_set_limits(c, request, s);
    if (!code && row_arg(request, "within")->given) {
        code = within_read(c, request, row_arg(request, "line")->given, s, &ask->where);
    }
    if (!code && !ask->where.status.at && row_arg(request, "neighbours_of")->given) {
        code = places_set_beside(c, request, ask);
    }
    if (!code && !ask->where.status.at && row_arg(request, "line")->given) {
        code = places_set_line(c, request, ask);
    }
    if (!code && !ask->where.status.at && !isnan(s->radius_m) && !s->line_count) {
        code = call_fail(c, GEO_INVALID, "radius_km needs a place in within, or a line.");
    }
    ask->wants_size = str_eq(order, STR("largest"));
    code = code ? code : places_set_order(c, order, s);
    s->wants_area |= s->order > PLACE_ORDER_POPULATION; /* or to tell that this would do */
    return code;
}

/* ---- the answer ---- */

/* "in France", "in the box of Alps, within 5 km of the line". */
static str places_area(call *c, const places_ask *ask, const place_answer *found) {
    const place_selection *s = &ask->selection;
    str area = within_tell(c, s, &ask->where, found->searched);
    if (ask->beside.len) {
        bool is_anywhere = !s->area_id.len && !geo_bbox_is(s->box) && !s->line_count;
        area = answer_printf(c, "beside %.*s%s%.*s", STR_ARG(ask->beside), is_anywhere ? "" : " ",
                             is_anywhere ? 0 : (int)area.len, area.at);
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

/* "with such population, elevation" */
static str places_limits(call *c, const place_selection *s) {
    str limits = STR("");
    for (int i = 0; i < PLACE_MEASURES; i++) {
        if (s->least[i] > 0 || s->most[i] < INFINITY) {
            limits = arena_list(&c->mem, limits, STR(", "), str_of(places_measures[i][2]));
        }
    }
    return limits.len ? answer_printf(c, " with such %.*s; places without a known one are left out",
                                      STR_ARG(limits))
                      : limits;
}

/* Fills in where the nearest one is that fits but for the area; of one in the world there is none.
 */
static status places_find_next(call *c, places_ask *ask) {
    place_selection s = ask->selection;
    place_answer found = {.total = 0};
    s.area_id = s.after = STR_NONE;
    s.box = geo_bbox_none();
    s.line[0][0] = ask->where.lat;
    s.line[0][1] = ask->where.lon;
    s.line_count = s.limit = 1;
    s.radius_m = INFINITY;
    s.order = PLACE_ORDER_NEAREST;
    bool is_anywhere = isnan(ask->where.lat) || ask->beside.len;
    status code = is_anywhere ? GEO_OK : find_select(c, &s, &found);
    if (!code && found.places.count) {
        const place *p = found.places.at;
        str label = answer_label_with_id(c, answer_short_label(c, p), p);
        ask->next = answer_printf(c, "; the nearest is %.*s, %.0f km from the middle",
                                  STR_ARG(label), p->distance_m / 1000);
    }
    return code;
}

static str places_nothing(call *c, const places_ask *ask, const place_answer *found) {
    const place_selection *s = &ask->selection;
    if (found->lacks_kind) {
        str remedy = find_remedy(PLACE_NO_POI_DATA);
        remedy = remedy.len ? remedy : STR("nearby_places asks the upstream for them.");
        return answer_printf(c, "The data here have no places of kind %.*s. %.*s", STR_ARG(s->kind),
                             STR_ARG(remedy));
    }
    str area = places_area(c, ask, found), limits = places_limits(c, s);
    if (found->before) {
        return answer_printf(c, "There are no more places of kind %.*s %.*s: %d are listed.",
                             STR_ARG(s->kind), STR_ARG(area), found->before);
    }
    return answer_printf(c, "No place of kind %.*s is known %.*s%.*s%.*s.%.*s%s", STR_ARG(s->kind),
                         STR_ARG(area), STR_ARG(limits), STR_ARG(ask->next),
                         STR_ARG(places_measured(s)),
                         ask->beside.len ? " Borders are those on land." : "");
}

/* What the order goes by is known of each place or of none: of islands and divisions no size is. */
static bool places_has_size(const place *p) {
    return p->population > 0 || !isnan(p->elevation_m);
}

static const char *places_order(place_order order, const place *first) {
    return order != PLACE_ORDER_LARGEST || first->population > 0 ? places_orders[order][1]
           : places_has_size(first)                              ? "highest first"
                                                                 : "best known first";
}

/* Whether any of the places has it. */
static bool places_has(const place_list *places, int measure) {
    bool has = false;
    for (int i = 0; i < places->count; i++) {
        const place *p = &places->at[i];
        has |= measure == PLACE_POPULATION  ? p->population > 0
               : measure == PLACE_ELEVATION ? !isnan(p->elevation_m)
                                            : !isnan(p->area_km2);
    }
    return has;
}

/* Of an order by what none of the places has, of which the list has those first that have it. */
static status places_check_order(call *c, const places_ask *ask, const place_answer *found) {
    int order = (int)ask->selection.order - PLACE_ORDER_POPULATION;
    if (order < 0 || !found->places.count || found->before || places_has(&found->places, order)) {
        return GEO_OK;
    }
    str others = STR("largest, name");
    for (int i = 0; i < PLACE_MEASURES; i++) {
        if (places_has(&found->places, i)) {
            others = arena_list(&c->mem, others, STR(", "), str_of(places_measures[i][2]));
        }
    }
    return call_fail(c, GEO_INVALID,
                     "The %s of places of kind %.*s is not known, so that order cannot be %s; it "
                     "can be %.*s.",
                     places_measures[order][2], STR_ARG(ask->selection.kind),
                     places_measures[order][2], STR_ARG(others));
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
    bool is_led = found->has_seats && found->total > 1 && s->order == PLACE_ORDER_LARGEST;
    const char *first = is_led ? "the country's first, " : "";
    bool is_few =
        str_eq_nocase(s->kind, STR("city")) && !found->truncated && s->least[PLACE_POPULATION] <= 0;
    return answer_printf(c, "%d%.*s %splace%s of kind %.*s %.*s, %s%s%s.%.*s",
                         found->before ? found->before + 1 : found->places.count, STR_ARG(of),
                         find_kind_is_settled(s->kind) ? "" : "known ",
                         found->places.count == 1 && !of.len ? "" : "s", STR_ARG(s->kind),
                         STR_ARG(area), first, places_order(s->order, &found->places.at[0]),
                         is_few ? "; smaller places are of kind settlement" : "",
                         STR_ARG(places_measured(s)));
}

/* The rows, without what all have alike, unless the caller chose it: a type, the country of an
 * area; and without the regions of places that their names tell apart, but of `has_seats`. */
static void places_tabulate(call *c, const places_ask *ask, const place_list *places,
                            bool has_seats, places_rows *rows) {
    bool is_any = rows->columns.count > 0, has_types = is_any, is_twice = is_any || has_seats;
    bool has_countries = is_any || !ask->selection.area_id.len;
    rows->at = ARENA_NEW(&c->mem, places_row, places->count);
    rows->count = rows->at ? places->count : 0;
    for (int i = 0; i < rows->count; i++) {
        place *p = &places->at[i];
        rows->at[i] = (places_row){place_part(p, "state"), place_part(p, "country_code"), p};
        has_types |= !str_eq(p->type, places->at->type);
        has_countries |= !str_eq(rows->at[i].country_code, rows->at->country_code);
        for (int k = 0; k < i && !is_twice; k++) {
            is_twice = str_eq(p->name, places->at[k].name);
        }
    }
    for (int i = 0; i < rows->count; i++) {
        places_row *row = &rows->at[i];
        places->at[i].type = has_types ? places->at[i].type : STR_NONE;
        row->region = is_twice ? row->region : STR_NONE;
        row->country_code = has_countries ? row->country_code : STR_NONE;
    }
}

static void places_fill(call *c, const places_ask *ask, const place_answer *found) {
    places_answer *a = ask->answer;
    bool is_told = found->places.count || found->before || ask->beside.len; /* islands: none */
    a->status = is_told ? ANSWER_OK : ANSWER_CLARIFY;
    a->message = places_message(c, ask, found);
    a->total = found->total == PLACE_TOTAL_UNKNOWN ? RECORD_NO_INT : found->total;
    a->count = found->places.count;
    a->truncated = found->truncated;
    a->next = found->truncated && a->count ? found->places.at[a->count - 1].id : STR_NONE;
    a->places = found->places;
    str warning = ask->where.origin.warning; /* of what was read */
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
    *a = (places_answer){.total = RECORD_NO_INT, .origin_at = &a->origin};
    *ask = (places_ask){.answer = a, .where = within_new()};
    result->type = &places_type;
    result->data = a;
    status code = places_read(c, request, ask);
    a->status = ask->where.status;
    a->message = ask->where.message;
    a->within = ask->where.label;
    a->choices = ask->where.choices;
    a->origin = ask->where.origin;
    if (code || a->status.at) { /* a name is a question first */
        result->choices = a->choices;
        result->query = ask->where.asked;
        return code;
    }
    place_answer found;
    code = find_select(c, &ask->selection, &found);
    if (!code && found.lacks_after) {
        return call_fail(c, GEO_INVALID,
                         "There is no place %.*s to go on after; give next of the list before.",
                         STR_ARG(ask->selection.after));
    }
    if (!code && found.lacks_border) {
        return call_fail(c, GEO_INVALID,
                         "The borders of %.*s are not known; neighbours_of takes divisions.",
                         STR_ARG(ask->beside));
    }
    if (!code && found.is_too_wide) {
        return call_fail(c, GEO_INVALID, "The areas of divisions need within, a country.");
    }
    code = code ? code : places_check_order(c, ask, &found);
    if (!code && !found.places.count && !found.before && !found.lacks_kind) {
        code = places_find_next(c, ask);
    }
    if (!code) {
        bool is_whole = result->view == RECORD_FULL && !a->rows.columns.count;
        result->view = is_whole                       ? RECORD_FULL
                       : result->view == RECORD_BRIEF ? RECORD_BRIEF
                                                      : RECORD_CHOICE;
        answer_add_names(c, result->view, &found.places);
        places_fill(c, ask, &found);
        if (!is_whole) {
            places_tabulate(c, ask, &a->places, found.has_seats, &a->rows);
        }
    }
    return code;
}
