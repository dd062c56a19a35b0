/* geocode -- the handlers of geocode, reverse_geocode and bbox_from_place. Owns nothing.
 *
 * They get checked arguments, ask find and return structs described by the field tables here. Each
 * may run twice: first on an event loop, where GEO_MUST_WAIT ends it, then on a worker. */
#include "geocode.h"

#include <math.h>

#include "../find/find.h"
#include "../geo/geo.h"
#include "../geo/place.h"
#include "answer.h"
#include "answer_message.h"
#include "clock.h"
#include "columns.h"
#include "spot.h"

/* ---- geocode ---- */

typedef struct {
    str status, message, query;
    int64_t count;
    place_list results, choices;
    place_list leading, others; /* the results that may be meant, and the rest */
    answer_actions map_actions;
    str_list tried;
    str explanation; /* absent: not asked for */
    const place_origin *origin;
} geocode_answer;

#define AT(member) offsetof(geocode_answer, member)
static const field geocode_fields[] = {
    {FIELD("status", STR, status), .required = true},
    {FIELD("message", STR, message)},
    {FIELD("query", STR, query), .in = IN_FULL},
    {FIELD("count", INT, count), .in = IN_FULL},
    {FIELD("results", LIST, results), .always = true, .of = place_record, .in = IN_FULL | IN_BRIEF},
    {FIELD("results", LIST, leading), .always = true, .of = place_record,
     .in = IN_NORMAL | IN_CHOICE},
    {FIELD("others", LIST, others), .of = answer_choice_record, .in = IN_NORMAL,
     .help = "Hardly meant"},
    {FIELD("choices", LIST, choices), .of = answer_choice_record},
    {FIELD("map_actions", LIST, map_actions), .of = answer_action_record, .in = IN_FULL},
    {FIELD("tried", STRS, tried), .in = IN_FULL},
    {FIELD("explanation", STR, explanation)},
    {FIELD("origin", INLINE, origin), .of = place_origin_record},
    {0},
};
#undef AT

static void geocode_text_table(out *o, const record *of, const place_list *places,
                               record_view view) {
    record_text_table(o, of, &(record_rows){places->at, places->count, {0}}, view);
    out_char(o, '\n');
}

static void geocode_text(out *o, const void *rec, int indent, record_view view) {
    const geocode_answer *a = rec;
    answer_text_head(o, a->message, view == RECORD_CHOICE ? &(place_list){NULL, 0} : &a->choices);
    if (view == RECORD_CHOICE) {
        geocode_text_table(o, answer_choice_record(), &a->choices, view);
    } else {
        answer_text_places(o, place_record(), view == RECORD_NORMAL ? &a->leading : &a->results,
                           indent, view);
    }
    if (view == RECORD_NORMAL && a->others.count) {
        geocode_text_table(o, answer_choice_record(), &a->others, view);
    }
    for (str rest = a->explanation; rest.len;) {
        out_plain(o, str_cut(&rest, '\n'));
        out_text(o, rest.len ? STR("\n") : STR("\n\n"));
    }
    record_text(o, place_origin_record(), a->origin, indent, view);
}

static const record geocode_type = {sizeof(geocode_answer), geocode_fields, geocode_text};

GEO_FN const record *geocode_record(void) {
    return &geocode_type;
}

/* That something was found needs no sentence where the answer shows it. */
static str geocode_message(call *c, str text, const answer_name *name, const tool_result *result) {
    bool is_whole = result->as_text || result->view == RECORD_FULL;
    return is_whole || answer_says_more(name) ? answer_message_text(c, text, name) : STR_NONE;
}

static str geocode_explanation(call *c, const answer_name *name) {
    return answer_printf(c, "status: %.*s\n%.*s", STR_ARG(answer_status(name)),
                         STR_ARG(find_explanation(&name->origin)));
}

/* What has less than a twentieth of the winner's weight need not be read, nor how a place matches
 * that is certain; nor, beside the choices, any but the first. */
static bool geocode_split(call *c, geocode_answer *a) {
    enum { TIMES = 20 };
    const double certain = 0.995; /* which is told as 1 */
    bool is_clear = str_eq(a->status, ANSWER_OK);
    a->leading.at = ARENA_NEW(&c->mem, place, MAX(a->results.count, 1));
    a->others.at = ARENA_NEW(&c->mem, place, MAX(a->results.count, 1));
    for (int i = 0; a->others.at && i < a->results.count; i++) {
        const place *p = &a->results.at[i];
        bool is_less = is_clear && p->confidence * TIMES < a->results.at->confidence;
        place_list *list = is_less ? &a->others : &a->leading;
        list->at[list->count] = *p;
        if (p->confidence >= certain && p->match == PLACE_MATCH_EXACT) {
            list->at[list->count].confidence = NAN;
            list->at[list->count].match = PLACE_MATCH_NONE;
        }
        list->count++;
    }
    return a->others.at != NULL;
}

static status geocode_build(call *c, str text, const answer_name *name, tool_result *result) {
    geocode_answer *a = ARENA_NEW(&c->mem, geocode_answer, 1);
    if (!a) {
        return call_full(c);
    }
    *a = (geocode_answer){.status = answer_status(name),
                          .message = geocode_message(c, text, name, result),
                          .query = text,
                          .count = name->places.count,
                          .results = name->places,
                          .choices = name->candidates,
                          .map_actions = answer_map_actions(c, name),
                          .tried = name->tried,
                          .explanation = name->origin.explanation,
                          .origin = &name->origin};
    result->type = &geocode_type;
    result->data = a;
    result->choices = name->candidates;
    result->query = text;
    if (!geocode_split(c, a)) {
        return call_full(c);
    }
    if (result->view == RECORD_NORMAL && str_eq(a->status, ANSWER_CHOOSE)) {
        result->view = RECORD_CHOICE;
        a->leading.count = MIN(a->leading.count, 1);
    }
    return GEO_OK;
}

GEO_FN status geocode_run(call *c, const tool_request *request, tool_result *result) {
    answer_name *name = ARENA_NEW(&c->mem, answer_name, 1);
    if (!name) {
        return call_full(c);
    }
    place_query query = answer_query(row_arg(request, "query")->text);
    query.limit = (int)row_arg(request, "limit")->num;
    query.country_codes = row_arg(request, "country_codes")->text;
    query.language = row_arg(request, "language")->text;
    query.viewbox = row_arg(request, "viewbox")->box;
    query.bounded = row_arg(request, "bounded")->yes;
    query.more = answer_more(result->view);
    query.explains = row_arg(request, "explain")->yes;
    if (query.bounded && !geo_bbox_is(query.viewbox)) {
        return call_fail(c, GEO_INVALID, "bounded needs a viewbox to search in.");
    }
    int64_t at = 0;
    status code = clock_read(c, request, &at);
    code = code ? code : answer_search(c, &query, request->choice, name);
    if (code) {
        return code;
    }
    name->origin.explanation = query.explains ? geocode_explanation(c, name) : STR_NONE;
    answer_warn_box(c, query.viewbox, &name->origin);
    clock_set(c, name->places.at, name->places.count, at);
    answer_add_names(c, result->view, &name->places);
    if (row_arg(request, "outline")->yes && name->places.count) {
        int points = (int)row_arg(request, "outline_points")->num;
        code = answer_find_outline(c, query.language, points, &name->places.at[0]);
    }
    return code ? code : geocode_build(c, query.text, name, result);
}

/* ---- reverse_geocode ---- */

/* What is at one point; of a list, with the answers of all. */
typedef struct reverse_answer {
    str point; /* that was asked for; absent: the one of lat and lon */
    const answer_point *at;
    str status, message;
    str code; /* of a failure in a list; absent otherwise */
    int64_t count;
    const place *found; /* NULL: nothing there */
    place_around around;
    place_list choices; /* of the name of the point */
    struct {
        struct reverse_answer *at;
        int count;
    } results, problems; /* problems: those of the results that have something to say */
    columns_rows rows;   /* the same as the results, each field named once */
    place_origin origin;
    const place_origin *origin_at;
} reverse_answer;

enum { REVERSE_BEYOND_BRIEF = IN_FULL | IN_NORMAL | IN_POINT };

#define REVERSE_NEAR(named, in_views)                                                              \
    { FIELD(#named, MAYBE, around.named), .of = place_near_record, .in = (in_views) }
#define REVERSE_AT                                                                                 \
    {                                                                                              \
        FIELD("at", MAYBE, at), .of = answer_point_record, .in = REVERSE_BEYOND_BRIEF,             \
                                .help = "The asked point"                                          \
    }
#define REVERSE_AROUND                                                                             \
    REVERSE_NEAR(nearest, REVERSE_BEYOND_BRIEF), REVERSE_NEAR(land, REVERSE_BEYOND_BRIEF),         \
        REVERSE_NEAR(suburb, IN_FULL), REVERSE_NEAR(feature, IN_FULL),                             \
        REVERSE_NEAR(coast, IN_FULL), REVERSE_NEAR(border, IN_FULL)
#define AT(member) offsetof(reverse_answer, member)
#define REVERSE_PROBLEM                                                                            \
    {FIELD("point", STR, point)}, {FIELD("status", STR, status)},                                  \
        {FIELD("message", STR, message)}, {FIELD("code", STR, code)}, {                            \
        FIELD("choices", LIST, choices), .of = answer_choice_record                                \
    }
static const field reverse_problem_fields[] = {REVERSE_PROBLEM, {0}};
static const field reverse_item_fields[] = {
    REVERSE_PROBLEM, REVERSE_AT, {FIELD("place", INLINE, found), .of = place_record},
    REVERSE_AROUND,  {0},
};

static const record *geocode_reverse_item_record(void);
static const record *geocode_reverse_problem_record(void);
static const field reverse_fields[] = {
    {FIELD("point", STR, point)},
    {FIELD("status", STR, status), .required = true},
    {FIELD("message", STR, message)},
    {FIELD("count", INT, count)},
    {FIELD("choices", LIST, choices), .of = answer_choice_record},
    REVERSE_AT,
    {FIELD("place", INLINE, found), .of = place_record},
    REVERSE_AROUND,
    {FIELD("results", LIST, results), .of = geocode_reverse_item_record, .in = IN_FULL},
    {FIELD("points", TABLE, rows), .of = columns_record, .in = IN_POINT | IN_BRIEF,
     .help = "In the order of points"},
    {FIELD("problems", LIST, problems), .of = geocode_reverse_problem_record,
     .in = IN_POINT | IN_BRIEF},
    {FIELD("origin", INLINE, origin_at), .of = place_origin_record},
    {0},
};
#undef AT
#undef REVERSE_NEAR
#undef REVERSE_AT
#undef REVERSE_AROUND
#undef REVERSE_PROBLEM

/* The point, and where it is. */
static void geocode_reverse_at_text(out *o, const reverse_answer *a, int indent) {
    const place_near *nearest = a->around.nearest, *land = a->around.land;
    out_fmt(o, "%*sPoint ", indent, "");
    out_fixed(o, a->at->lat, RECORD_DECIMALS);
    out_text(o, STR(", "));
    out_fixed(o, a->at->lon, RECORD_DECIMALS);
    out_text(o, nearest ? STR(": ") : STR(""));
    out_plain(o, nearest ? nearest->relation : STR_NONE);
    out_text(o, land ? STR("; nearest land: ") : STR(""));
    out_plain(o, land ? land->relation : STR_NONE);
    out_char(o, '\n');
}

static void geocode_reverse_item_text(out *o, const void *rec, int indent, record_view view) {
    const reverse_answer *a = rec;
    if (a->point.len) {
        out_fmt(o, "%*s", indent, "");
        out_quoted(o, a->point);
        out_char(o, '\n');
    }
    if (a->message.len) {
        out_fmt(o, "%*s", indent, "");
        out_plain(o, a->message);
        out_text(o, STR("\n\n"));
    }
    for (int i = 0; i < a->choices.count; i++) {
        out_fmt(o, "%*s- ", indent, "");
        out_quoted(o, a->choices.at[i].display_name);
        out_char(o, '\n');
    }
    if (a->found) {
        record_text(o, place_record(), a->found, indent, view);
    }
    if (a->at && view != RECORD_BRIEF) {
        geocode_reverse_at_text(o, a, indent);
    }
}

static void geocode_reverse_text(out *o, const void *rec, int indent, record_view view) {
    const reverse_answer *a = rec;
    geocode_reverse_item_text(o, a, indent, view);
    int parts = a->found && view != RECORD_BRIEF ? a->found->address.count : 0;
    for (int i = 0; i < parts; i++) {
        const str_pair *part = &a->found->address.at[i];
        if (str_starts(part->key, STR("ISO"))) {
            continue; /* in the full view, as of JSON */
        }
        out_text(o, STR("  "));
        out_plain(o, part->key);
        out_text(o, STR(": "));
        out_quoted(o, part->value);
        out_char(o, '\n');
    }
    out_text(o, a->found ? STR("\n") : STR(""));
    columns_text(o, &a->rows, view);
    for (int i = 0; i < a->problems.count; i++) {
        geocode_reverse_item_text(o, &a->problems.at[i], indent, view);
    }
    record_text(o, place_origin_record(), a->origin_at, indent, view);
}

static const record reverse_item_type = {sizeof(reverse_answer), reverse_item_fields,
                                         geocode_reverse_item_text};
static const record reverse_type = {sizeof(reverse_answer), reverse_fields, geocode_reverse_text};

static const record *geocode_reverse_item_record(void) {
    return &reverse_item_type;
}

static const record reverse_problem_type = {sizeof(reverse_answer), reverse_problem_fields, NULL};

static const record *geocode_reverse_problem_record(void) {
    return &reverse_problem_type;
}

GEO_FN const record *geocode_reverse_record(void) {
    return &reverse_type;
}

/* Of the gazetteer, unless an upstream has answered. */
static void geocode_reverse_around(call *c, const place_point *point, const place *p,
                                   unsigned source, record_view view, reverse_answer *a) {
    answer_point *at = ARENA_NEW(&c->mem, answer_point, 1);
    if (at) {
        *at = (answer_point){point->lat, point->lon};
    }
    a->at = at;
    if (view != RECORD_BRIEF && !c->is_row && !(source & PLACE_NOMINATIM)) {
        find_around(c, point, p, view == RECORD_FULL, &a->around);
    }
}

static status geocode_reverse_fill(call *c, const place_point *point, const place_answer *found,
                                   record_view view, reverse_answer *a) {
    place *p = ARENA_NEW(&c->mem, place, 1);
    if (!p) {
        return call_full(c);
    }
    *p = found->places.count ? found->places.at[0] : place_new();
    geocode_reverse_around(c, point, p, found->origin.source, view, a);
    if (!found->places.count) {
        a->status = ANSWER_CLARIFY;
        bool is_at_sea = found->origin.reason == PLACE_AT_SEA;
        a->message =
            answer_printf(c, "No place is known at %.9g, %.9g; it %s.", point->lat, point->lon,
                          is_at_sea ? "is at sea" : "may be at sea, or outside the data");
        return GEO_OK;
    }
    if (isnan(p->distance_m)) { /* of an upstream's */
        p->distance_m = geo_distance_m(point->lat, point->lon, p->lat, p->lon);
        p->bearing_deg = geo_bearing_deg(point->lat, point->lon, p->lat, p->lon);
    }
    a->status = ANSWER_OK;
    a->found = p;
    bool may_be_far = answer_is_settlement(p) || found->origin.source != PLACE_GAZETTEER;
    if (may_be_far && !place_is_at(p, point->lat, point->lon, p->distance_m)) {
        a->message = answer_printf(c, "The place is %.1f km from the point.", p->distance_m / 1000);
    }
    if (point->more & PLACE_OUTLINE) {
        return answer_find_outline(c, point->language, point->outline_points, p);
    }
    return call_over_budget(c) ? call_stop(c) : GEO_OK;
}

/* Answers for a spot. `point`: how to ask, at any place. `at`: whose clock is told. */
static status geocode_reverse_spot(call *c, const spot *s, place_point point, int64_t at,
                                   record_view view, reverse_answer *a) {
    place_answer found = {.origin = place_origin_new()};
    a->count = RECORD_NO_INT;
    if (!spot_is_settled(s)) {
        a->status = s->status;
        a->message = s->message;
        a->code = s->code;
        a->choices = s->choices;
        a->origin = s->origin;
        return GEO_OK;
    }
    point.lat = s->lat;
    point.lon = s->lon;
    status code = find_reverse(c, &point, &found);
    if (code) {
        return code;
    }
    a->origin = found.origin;
    spot_credit(c, s, &a->origin);
    clock_set(c, found.places.at, found.places.count, at);
    answer_add_names(c, view, &found.places);
    return geocode_reverse_fill(c, &point, &found, view, a);
}

static status geocode_reverse_one(call *c, const tool_request *request, const place_point *point,
                                  int64_t at, reverse_answer *a, tool_result *result) {
    spot s;
    status code = spot_of_request(c, request, &s, result);
    a->point = spot_asked(&s);
    return code ? code : geocode_reverse_spot(c, &s, *point, at, result->view, a);
}

/* The rows and problems of the results. The caller knows the points without a name. Where a place
 * is is told unless the point is in it. */
static status geocode_reverse_tabulate(call *c, const spots *all, reverse_answer *a) {
    a->rows.at = ARENA_NEW(&c->mem, columns_row, all->count);
    a->problems.at = ARENA_NEW(&c->mem, reverse_answer, all->count);
    if (!a->rows.at || !a->problems.at) {
        return call_full(c);
    }
    for (int i = 0; i < all->count; i++) {
        const reverse_answer *item = &a->results.at[i];
        const place_near *near = item->around.land ? item->around.land : item->around.nearest;
        bool is_known = str_eq(item->status, ANSWER_OK),
             is_at = near && item->found && !item->message.len && str_eq(near->id, item->found->id);
        columns_row *row = &a->rows.at[a->rows.count++];
        *row = columns_row_of(c, item->found, &a->rows.columns);
        row->query = all->at[i].name.at || !is_known ? item->point : STR_NONE;
        row->status = is_known ? STR_NONE : item->status;
        row->relation = near && !is_at ? near->relation : STR_NONE;
        if (item->message.len) {
            a->problems.at[a->problems.count++] = *item;
        }
    }
    return GEO_OK;
}

/* A failed point is an item like the others. The call keeps its error. */
static status geocode_reverse_list(call *c, const spots *all, const place_point *point, int64_t at,
                                   record_view view, reverse_answer *a) {
    reverse_answer *items = ARENA_NEW(&c->mem, reverse_answer, all->count);
    int good = 0, failed = 0;
    if (!items) {
        return call_full(c);
    }
    for (int i = 0; i < all->count; i++) {
        items[i] =
            (reverse_answer){.point = spot_label(c, &all->at[i]), .origin = place_origin_new()};
        status code = geocode_reverse_spot(c, &all->at[i], *point, at, view, &items[i]);
        if (code == GEO_MUST_WAIT || code == GEO_CANCELLED) {
            return code;
        }
        if (code) {
            items[i].status = STR("error");
            items[i].message = arena_copy(&c->mem, str_of(c->why));
            items[i].code = str_of(status_of(code)->code);
        } else {
            answer_merge(c, &a->origin, &items[i].origin);
        }
        good += str_eq(items[i].status, ANSWER_OK);
        failed += items[i].code.at != NULL;
        call_report(c, i + 1, all->count, items[i].point);
    }
    if (failed == all->count) {
        return c->code; /* so does the call, like its last point */
    }
    call_clear_failure(c);
    a->results.at = items;
    a->count = a->results.count = all->count;
    a->status = good == all->count ? ANSWER_OK : good ? ANSWER_PARTIAL : ANSWER_CLARIFY;
    a->message = answer_printf(c, "%d of %d points are known.", good, all->count);
    return geocode_reverse_tabulate(c, all, a);
}

static status geocode_reverse_columns(call *c, const tool_request *request, record_view view,
                                      columns_rows *rows) {
    rows->columns.at = ARENA_NEW(&c->mem, str, RECORD_COLUMNS_MAX);
    if (!rows->columns.at) {
        return call_full(c);
    }
    columns_add(&rows->columns, "query status label relation id");
    columns_add(&rows->columns, view == RECORD_BRIEF ? "" : "timezone");
    columns_add(&rows->columns, row_arg(request, "at")->given ? "utc_offset" : "");
    return columns_cut(c, rows) ? GEO_OK : call_full(c);
}

GEO_FN status geocode_reverse_run(call *c, const tool_request *request, tool_result *result) {
    const tool_arg *points = row_arg(request, "points");
    reverse_answer *a = ARENA_NEW(&c->mem, reverse_answer, 1);
    place_point point = {.zoom = (int)row_arg(request, "zoom")->num,
                         .language = row_arg(request, "language")->text,
                         .more = answer_more(result->view)};
    point.outline_points = (int)row_arg(request, "outline_points")->num;
    point.more |= row_arg(request, "outline")->yes ? PLACE_OUTLINE : 0;
    int64_t at = 0;
    status code = clock_read(c, request, &at);
    if (code || !a) {
        return code ? code : call_full(c);
    }
    *a = (reverse_answer){.origin = place_origin_new(), .origin_at = &a->origin};
    if (points->given && spot_is_given(request)) {
        return call_fail(c, GEO_INVALID, "Give points, or one of place and lat, lon, not both.");
    }
    if (points->given) {
        spots all;
        code = spot_find_all(c, points, point.language, STR_NONE, &all);
        code = code ? code : geocode_reverse_list(c, &all, &point, at, result->view, a);
        code = code ? code : geocode_reverse_columns(c, request, result->view, &a->rows);
        answer_merge(c, &a->origin, &all.origin);
    } else {
        code = geocode_reverse_one(c, request, &point, at, a, result);
    }
    result->type = &reverse_type;
    result->data = a;
    result->view = result->view == RECORD_NORMAL ? RECORD_POINT : result->view;
    return code;
}

GEO_FN geocode_outcome geocode_outcome_of(const tool_result *result) {
    if (result->type == &reverse_type) {
        const reverse_answer *r = result->data;
        return (geocode_outcome){r->status, r->message, r->found, r->choices.count, r->origin_at};
    }
    ASSERT(result->type == &geocode_type);
    const geocode_answer *g = result->data;
    const place *best = g->results.count ? g->results.at : NULL;
    return (geocode_outcome){g->status, g->message, best, g->choices.count, g->origin};
}

/* ---- bbox_from_place ---- */

typedef struct {
    str status, message, place_name, id, place_type;
    bbox box;
    place_box_source box_source;
    str box_covers;
    answer_point center;
    const answer_point *center_at; /* NULL: none */
    double area_km2, place_area_km2;
    place_list choices;
    const place_origin *origin;
} bbox_answer;

#define AT(member) offsetof(bbox_answer, member)
static const field bbox_fields[] = {
    {FIELD("status", STR, status), .required = true},
    {FIELD("message", STR, message)},
    {FIELD("place_name", STR, place_name)},
    {FIELD("bbox", BOX, box), .decimals = 7, .help = "[west, south, east, north]"},
    {FIELD("bbox_source", WORD, box_source), .word = place_box_text},
    {FIELD("bbox_covers", STR, box_covers), .help = "mainland: not the other parts"},
    {FIELD("center", MAYBE, center_at), .of = answer_point_record},
    {FIELD("area_km2", NUM, area_km2), .decimals = 6, .help = "Of the box, not the place"},
    {FIELD("place_area_km2", NUM, place_area_km2), .decimals = 2,
     .help = "Of the place, where it is known"},
    {FIELD("id", STR, id)},
    {FIELD("place_type", STR, place_type)},
    {FIELD("choices", LIST, choices), .of = answer_choice_record},
    {FIELD("origin", INLINE, origin), .of = place_origin_record},
    {0},
};
#undef AT

static void geocode_bbox_text(out *o, const void *rec, int indent, record_view view) {
    const bbox_answer *a = rec;
    answer_text_head(o, a->message, &a->choices);
    if (a->place_name.len) {
        const double box[] = {a->box.west, a->box.south, a->box.east, a->box.north};
        out_quoted(o, a->place_name);
        out_text(o, STR("\nbbox ["));
        for (size_t i = 0; i < LEN(box); i++) {
            out_text(o, i ? STR(", ") : STR(""));
            out_fixed(o, box[i], 7);
        }
        out_text(o, STR("]  west, south, east, north ("));
        out_text(o, place_box_text(a->box_source));
        out_text(o, a->box_covers.len ? STR(", of the ") : STR(""));
        out_text(o, a->box_covers);
        out_text(o, STR(")\ncenter lat "));
        out_fixed(o, a->center.lat, 7);
        out_text(o, STR(", lon "));
        out_fixed(o, a->center.lon, 7);
        out_text(o, STR("\narea "));
        out_fixed(o, a->area_km2, a->area_km2 < 10 ? 4 : 1);
        out_text(o, STR(" km\xC2\xB2 of the box"));
        if (a->place_area_km2 > 0) {
            out_text(o, STR(", "));
            out_fixed(o, a->place_area_km2, a->place_area_km2 < 10 ? 2 : 0);
            out_text(o, STR(" km\xC2\xB2 of the place"));
        }
        out_text(o, STR("\n\n"));
    }
    record_text(o, place_origin_record(), a->origin, indent, view);
}

static const record bbox_type = {sizeof(bbox_answer), bbox_fields, geocode_bbox_text};

GEO_FN const record *geocode_bbox_record(void) {
    return &bbox_type;
}

static status geocode_bbox_build(call *c, str text, double padding, const answer_name *name,
                                 tool_result *result) {
    bbox_answer *a = ARENA_NEW(&c->mem, bbox_answer, 1);
    if (!a) {
        return call_full(c);
    }
    *a = (bbox_answer){.status = answer_status(name),
                       .message =
                           answer_says_more(name) ? answer_message_text(c, text, name) : STR_NONE,
                       .box = geo_bbox_none(),
                       .area_km2 = NAN,
                       .place_area_km2 = NAN,
                       .choices = name->candidates,
                       .origin = &name->origin};
    result->type = &bbox_type;
    result->data = a;
    result->choices = name->candidates;
    result->query = text;
    if (name->places.count) {
        const place *best = &name->places.at[0];
        a->place_name = best->display_name;
        a->id = best->id;
        a->place_type = best->type;
        a->box = geo_bbox_pad(best->box, padding);
        a->box_source = best->box_source;
        a->box_covers = best->box_covers;
        a->center = (answer_point){geo_bbox_center_lat(a->box), geo_bbox_center_lon(a->box)};
        a->center_at = &a->center;
        a->area_km2 = geo_bbox_area_km2(a->box);
        a->place_area_km2 = find_area_km2(c, best);
    }
    if (a->box_source == PLACE_BOX_ESTIMATE) {
        a->message = answer_printf(c, "%.*s%sThe box is an estimate, not the known extent.",
                                   STR_ARG(a->message), a->message.len ? " " : "");
    }
    if (a->box_covers.len) {
        a->message = answer_printf(
            c, "%.*s%sThe box is that of the %.*s; parts of the country lie outside of it.",
            STR_ARG(a->message), a->message.len ? " " : "", STR_ARG(a->box_covers));
    }
    return call_over_budget(c) ? call_stop(c) : GEO_OK;
}

GEO_FN status geocode_bbox_run(call *c, const tool_request *request, tool_result *result) {
    answer_name *name = ARENA_NEW(&c->mem, answer_name, 1);
    if (!name) {
        return call_full(c);
    }
    place_query query = answer_query(row_arg(request, "query")->text);
    query.country_codes = row_arg(request, "country_codes")->text;
    query.language = row_arg(request, "language")->text;
    status code = answer_search(c, &query, request->choice, name);
    return code ? code
                : geocode_bbox_build(c, query.text, row_arg(request, "padding")->num, name, result);
}
