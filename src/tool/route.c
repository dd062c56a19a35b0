/* route -- the handler of route_waypoints: the legs between places, in the order given or the
 * shortest, with settlements in between when a leg has a limit. Owns nothing.
 *
 * Waypoints are coordinates, names or ids. One that is not settled leaves the others: the legs at
 * it have no length, and neither has the whole; the order is then the given one, and nothing comes
 * in between. */
#include "route.h"

#include <math.h>

#include "../find/hops.h"
#include "../geo/geo.h"
#include "../geo/place.h"
#include "../geo/tour.h"
#include "answer.h"
#include "answer_message.h"
#include "locale.h"
#include "spot.h"

typedef struct {
    str from, to;
    double distance_m, bearing_deg; /* NaN: an end is not settled */
} route_leg;
typedef struct {
    route_leg *at;
    int count;
} route_legs;

typedef struct {
    str status, message;
    spots points;
    spots stops; /* that max_leg_km adds */
    route_legs legs;
    double total_distance_m;       /* NaN when a waypoint is not settled */
    double saved_m;                /* by the best order; NaN: the order is the given one */
    int64_t hop_count, explored;   /* with max_leg_km: legs, and stops that were looked at */
    double sum_m;                  /* of the legs that have a length; NaN when that is the total */
    bbox box;                      /* of all that is settled */
    const place_origin *origin_at; /* of what was looked up; NULL: nothing was */
} route_answer;

#define AT(member) offsetof(route_leg, member)
static const field route_leg_fields[] = {
    {FIELD("from", STR, from)},
    {FIELD("to", STR, to)},
    {FIELD("distance_m", NUM, distance_m), .decimals = 1, .always = true},
    {FIELD("bearing_deg", NUM, bearing_deg), .decimals = 1},
    {0},
};
#undef AT

static void route_leg_text(out *o, const void *rec, int indent, record_view view) {
    (void)view;
    const route_leg *leg = rec;
    out_fmt(o, "%*s", indent, "");
    out_quoted(o, leg->from);
    out_text(o, STR(" to "));
    out_quoted(o, leg->to);
    if (isnan(leg->distance_m)) {
        out_text(o, STR(": unknown\n"));
        return;
    }
    out_text(o, STR(": "));
    place_text_distance(o, leg->distance_m);
    out_fmt(o, ", bearing %.0f\n", leg->bearing_deg);
}

static const record route_leg_type = {sizeof(route_leg), route_leg_fields, route_leg_text};

static const record *route_leg_record(void) {
    return &route_leg_type;
}

#define AT(member) offsetof(route_answer, member)
static const field route_fields[] = {
    {FIELD("status", STR, status), .required = true},
    {FIELD("message", STR, message)},
    {FIELD("waypoints", LIST, points), .always = true, .of = spot_record},
    {FIELD("legs", LIST, legs), .always = true, .of = route_leg_record},
    {FIELD("total_distance_m", NUM, total_distance_m), .decimals = 1, .always = true,
     .help = "Great circles; null when a waypoint is not settled"},
    {FIELD("partial_distance_m", NUM, sum_m), .decimals = 1},
    {FIELD("saved_m", NUM, saved_m), .decimals = 1},
    {FIELD("stops", LIST, stops), .of = spot_record},
    {FIELD("hop_count", INT, hop_count)},
    {FIELD("explored", INT, explored)},
    {FIELD("bbox", BOX, box), .decimals = 7, .in = IN_FULL | IN_NORMAL},
    {FIELD("origin", INLINE, origin_at), .of = place_origin_record},
    {0},
};
#undef AT

static void route_text(out *o, const void *rec, int indent, record_view view) {
    const route_answer *a = rec;
    answer_text_head(o, a->message, &(place_list){NULL, 0});
    for (int i = 0; i < a->points.count; i++) {
        out_fmt(o, "%d. ", i + 1);
        record_text_item(o, spot_record(), &a->points.at[i], indent + 3, view);
    }
    out_char(o, '\n');
    for (int i = 0; i < a->legs.count; i++) {
        route_leg_text(o, &a->legs.at[i], indent, view);
    }
    if (!isnan(a->total_distance_m)) {
        out_text(o, STR("Total: "));
        place_text_distance(o, a->total_distance_m);
        out_char(o, '\n');
    }
    out_char(o, '\n');
    if (a->origin_at) {
        record_text(o, place_origin_record(), a->origin_at, indent, view);
    }
}

static const record route_type = {sizeof(route_answer), route_fields, route_text};

GEO_FN const record *route_record(void) {
    return &route_type;
}

static void route_add_box(route_answer *a, const spot *s) {
    bbox itself = {s->lon, s->lat, s->lon, s->lat};
    if (spot_is_settled(s)) {
        a->box = geo_bbox_union(a->box, geo_bbox_is(s->box) ? s->box : itself);
    }
}

/* ---- legs ---- */

static void route_add_leg(call *c, route_answer *a, const spot *from, const spot *to) {
    route_leg *leg = &a->legs.at[a->legs.count++];
    *leg = (route_leg){spot_label(c, from), spot_label(c, to), NAN, NAN};
    if (spot_is_settled(from) && spot_is_settled(to)) {
        leg->distance_m = geo_distance_m(from->lat, from->lon, to->lat, to->lon);
        leg->bearing_deg = geo_bearing_deg(from->lat, from->lon, to->lat, to->lon);
    }
}

/* The legs of a trip without stops in between. */
static void route_add_legs(call *c, route_answer *a, bool is_round) {
    for (int i = 1; i < a->points.count + is_round; i++) {
        route_add_leg(c, a, &a->points.at[i - 1], &a->points.at[i % a->points.count]);
    }
}

/* Returns how many legs have a length. */
static int route_measure(route_answer *a) {
    double sum_m = 0;
    int measured = 0;
    for (int i = 0; i < a->legs.count; i++) {
        bool has_length = !isnan(a->legs.at[i].distance_m);
        sum_m += has_length ? a->legs.at[i].distance_m : 0;
        measured += has_length;
    }
    for (int i = 0; i < a->points.count; i++) {
        route_add_box(a, &a->points.at[i]);
    }
    for (int i = 0; i < a->stops.count; i++) {
        route_add_box(a, &a->stops.at[i]);
    }
    bool is_whole = a->points.settled == a->points.count;
    a->total_distance_m = is_whole ? sum_m : NAN;
    a->sum_m = is_whole || !measured ? NAN : sum_m;
    return measured;
}

enum { ROUTE_SAVED_M = 50 }; /* told with one decimal, in kilometres */

static str route_message(call *c, const route_answer *a, int measured) {
    out o = out_over(&c->mem);
    if (a->points.settled < a->points.count) {
        out_fmt(&o, "%d of %d waypoints and %d of %d legs are known.", a->points.settled,
                a->points.count, measured, a->legs.count);
    } else {
        out_fmt(&o, "%d waypoints, %.1f km.", a->points.count, a->total_distance_m / 1000);
    }
    if (a->hop_count != RECORD_NO_INT) {
        out_fmt(&o, " %d legs with %d stops in between, settlements of %d people or more.",
                a->legs.count, a->stops.count, HOPS_PEOPLE);
    }
    if (a->saved_m >= ROUTE_SAVED_M) {
        out_fmt(&o, " This order saves %.1f km.", a->saved_m / 1000);
    } else if (!isnan(a->saved_m)) {
        out_text(&o, STR(" No shorter order was found."));
    }
    out_text(&o, STR(" Lengths are as the crow flies, not by road."));
    return out_taken(&o, &c->mem);
}

static void route_conclude(call *c, route_answer *a) {
    int measured = route_measure(a);
    a->status = spot_status(&a->points, measured > 0);
    a->message = route_message(c, a, measured);
}

/* ---- the best order ---- */

static status route_reorder(call *c, route_answer *a, bool is_round) {
    int count = a->points.count, order[ROUTE_WAYPOINTS_MAX];
    geo_vec points[ROUTE_WAYPOINTS_MAX];
    spot *given = a->points.at, *at = ARENA_NEW(&c->mem, spot, count);
    for (int i = 0; i < count; i++) {
        order[i] = i;
        points[i] = geo_vector(given[i].lat, given[i].lon);
    }
    double given_m = tour_length_m(points, order, count, is_round);
    status code = at ? tour_order(c, points, count, is_round, order) : call_full(c);
    for (int i = 0; !code && i < count; i++) {
        at[i] = given[order[i]];
    }
    a->points.at = code ? given : at;
    a->saved_m = MAX(given_m - tour_length_m(points, order, count, is_round), 0.0);
    return code;
}

/* ---- stops in between ---- */

static bool route_read_box(str text, bbox *box) {
    double side[4];
    int count = 0;
    for (; text.at && count < 4; count++) {
        if (!str_num(str_trim(str_cut(&text, ',')), &side[count])) {
            return false;
        }
    }
    bool is_box = count == 4 && !text.at && geo_is_point(side[1], side[0]) &&
                  geo_is_point(side[3], side[2]) && side[1] < side[3];
    *box = is_box ? (bbox){side[0], side[1], side[2], side[3]} : geo_bbox_none();
    return is_box;
}

/* A box, or a place that the gazetteer is sure of. */
static status route_read_avoid(call *c, str text, hops_area *area) {
    *area = (hops_area){.id = STR_NONE};
    if (route_read_box(text, &area->box)) {
        return GEO_OK;
    }
    answer_name *name = ARENA_NEW(&c->mem, answer_name, 1);
    if (!name) {
        return call_full(c);
    }
    str country;
    status code = answer_country_code(c, text, 2, &country);
    place_query query = answer_query(country.len ? country : text);
    query.is_offline = true;
    code = code ? code : answer_search(c, &query, STR_NONE, name);
    if (code) {
        return code;
    }
    if (!str_eq(answer_status(name), ANSWER_OK)) {
        str why = answer_message_text(c, text, name);
        return call_fail(c, GEO_INVALID,
                         "avoid must be countries, divisions, places or west,south,east,north: "
                         "%.*s",
                         STR_ARG(why));
    }
    *area = (hops_area){name->places.at[0].id, name->places.at[0].box};
    return GEO_OK;
}

/* What the rest of the arguments asks of the stops. */
static status route_read_ask(call *c, const tool_request *request, hops_ask *ask,
                             hops_area areas[ROUTE_AVOID_MAX]) {
    static const struct {
        const char *word;
        legs_search search;
    } rows[] = {{"a-star", LEGS_A_STAR}, {"dijkstra", LEGS_DIJKSTRA}, {"bfs", LEGS_FEWEST}};
    const tool_arg *avoid = row_arg(request, "avoid");
    str word = row_arg(request, "algorithm")->text;
    *ask = (hops_ask){.max_leg_m = row_arg(request, "max_leg_km")->num * 1000,
                      .avoid = areas,
                      .avoid_count = avoid->count,
                      .language = locale_language(STR_NONE, STR_NONE)};
    for (size_t i = 0; i < LEN(rows); i++) {
        ask->search = str_eq(word, str_of(rows[i].word)) ? rows[i].search : ask->search;
    }
    status code = GEO_OK;
    for (int i = 0; i < avoid->count && !code; i++) {
        code = route_read_avoid(c, avoid->strings[i], &areas[i]);
    }
    return code;
}

/* Appends the stops of a way and its legs. */
static status route_add_way(call *c, route_answer *a, const hops_way *way, const spot *from,
                            const spot *to) {
    if (a->stops.count + way->stops.count > ROUTE_STOPS_MAX) {
        call_advise(c, "Raise max_leg_km.");
        return call_fail(c, GEO_TOO_LARGE, "The route needs more than %d stops in between.",
                         ROUTE_STOPS_MAX);
    }
    for (int i = 0; i < way->stops.count; i++) {
        spot *stop = &a->stops.at[a->stops.count++];
        spot_set_place(c, stop, &way->stops.at[i]);
        route_add_leg(c, a, from, stop);
        from = stop;
    }
    route_add_leg(c, a, from, to);
    a->explored += way->explored;
    answer_merge(c, &a->points.origin, &way->origin);
    return GEO_OK;
}

/* Why there is no way between two waypoints, and what limit all of them need. */
typedef struct {
    const spot *from, *to; /* the first two without; NULL: all have one */
    bool is_avoided;
    double least_m; /* NaN: none would do */
} route_gap;

static status route_refuse(call *c, const hops_ask *ask, const route_gap *gap) {
    str from = spot_label(c, gap->from), to = spot_label(c, gap->to);
    out o = out_over(&c->mem);
    if (gap->is_avoided) {
        out_text(&o, STR("Without avoid there is one. "));
    }
    if (isnan(gap->least_m)) {
        out_fmt(&o, "Not even max_leg_km %d would do.", ROUTE_LEG_KM_MAX);
    } else {
        out_fmt(&o, "max_leg_km %.0f would do.", gap->least_m / 1000);
    }
    str rest = out_taken(&o, &c->mem);
    return call_fail(c, GEO_NO_ROUTE,
                     "From %.*s to %.*s there is no way with legs of at most %.9g km over "
                     "settlements of %d people or more. %.*s",
                     STR_ARG(from), STR_ARG(to), ask->max_leg_m / 1000, HOPS_PEOPLE, STR_ARG(rest));
}

static void route_note_gap(route_gap *gap, const hops_way *way, const spot *from, const spot *to) {
    double least_m = gap->from ? gap->least_m : 0;
    gap->is_avoided = way->is_avoided && (!gap->from || gap->is_avoided);
    gap->least_m = isnan(least_m) || isnan(way->least_m) ? NAN : MAX(least_m, way->least_m);
    gap->from = gap->from ? gap->from : from;
    gap->to = gap->to ? gap->to : to;
}

static status route_find_ways(call *c, const hops_ask *ask, route_answer *a, bool is_round) {
    hops h;
    route_gap gap = {NULL, NULL, false, NAN};
    status code = hops_begin(c, ask, &h);
    a->stops.at = ARENA_NEW(&c->mem, spot, ROUTE_STOPS_MAX);
    a->explored = 0;
    for (int i = 1; a->stops.at && i < a->points.count + is_round && !code; i++) {
        const spot *from = &a->points.at[i - 1], *to = &a->points.at[i % a->points.count];
        const double start[2] = {from->lat, from->lon}, end[2] = {to->lat, to->lon};
        hops_way way;
        code = hops_find(c, &h, start, end, ROUTE_LEG_KM_MAX * 1000.0, &way);
        if (!code && !way.is_found) {
            route_note_gap(&gap, &way, from, to);
        } else if (!code && !gap.from) {
            code = route_add_way(c, a, &way, from, to);
        }
    }
    a->hop_count = a->legs.count;
    return code ? code : !a->stops.at ? call_full(c) : gap.from ? route_refuse(c, ask, &gap) : code;
}

/* ---- the answer ---- */

static status route_plan(call *c, const tool_request *request, route_answer *a) {
    bool is_round = row_arg(request, "round_trip")->yes, is_limited = false;
    hops_area areas[ROUTE_AVOID_MAX];
    hops_ask ask;
    status code = GEO_OK;
    is_limited = row_arg(request, "max_leg_km")->given;
    if (!is_limited && row_arg(request, "avoid")->given) {
        return call_fail(c, GEO_INVALID, "avoid needs max_leg_km.");
    }
    if (a->points.settled < a->points.count) {
        route_add_legs(c, a, is_round);
        return GEO_OK;
    }
    if (str_eq(row_arg(request, "order")->text, STR("best"))) {
        code = route_reorder(c, a, is_round);
    }
    if (!is_limited) {
        route_add_legs(c, a, is_round);
        return code;
    }
    code = code ? code : route_read_ask(c, request, &ask, areas);
    return code ? code : route_find_ways(c, &ask, a, is_round);
}

GEO_FN status route_run(call *c, const tool_request *request, tool_result *result) {
    const tool_arg *given = row_arg(request, "waypoints");
    route_answer *a = ARENA_NEW(&c->mem, route_answer, 1);
    route_leg *legs = ARENA_NEW(&c->mem, route_leg, ROUTE_STOPS_MAX + ROUTE_WAYPOINTS_MAX);
    if (!a || !legs) {
        return call_full(c);
    }
    *a = (route_answer){.legs = {legs, 0},
                        .box = geo_bbox_none(),
                        .saved_m = NAN,
                        .hop_count = RECORD_NO_INT,
                        .explored = RECORD_NO_INT};
    status code = spot_find_all(c, given, locale_language(STR_NONE, given->points[0].name),
                                request->choice, &a->points);
    code = code ? code : route_plan(c, request, a);
    if (code) {
        return code;
    }
    route_conclude(c, a);
    a->origin_at = answer_has_origin(&a->points.origin) ? &a->points.origin : NULL;
    result->type = &route_type;
    result->data = a;
    spot_ask(&a->points, result);
    return GEO_OK;
}
