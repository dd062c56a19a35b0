/* route -- the handler of route_waypoints: the legs between places. Owns nothing.
 *
 * Waypoints are coordinates, names or ids. One that is not settled leaves the others: the legs at
 * it have no length, and neither has the whole. */
#include "route.h"

#include <math.h>

#include "../geo/geo.h"
#include "../geo/place.h"
#include "answer.h"
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
    route_legs legs;
    double total_distance_m;       /* NaN when a waypoint is not settled */
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

static void route_leg_text(out *o, const void *rec, int indent) {
    const route_leg *leg = rec;
    out_fmt(o, "%*s", indent, "");
    out_plain(o, leg->from);
    out_text(o, STR(" to "));
    out_plain(o, leg->to);
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
    {FIELD("bbox", BOX, box), .decimals = 7, .in = IN_FULL | IN_NORMAL},
    {FIELD("origin", INLINE, origin_at), .of = place_origin_record},
    {0},
};
#undef AT

static void route_text(out *o, const void *rec, int indent) {
    const route_answer *a = rec;
    answer_text_head(o, a->message, &(place_list){NULL, 0});
    for (int i = 0; i < a->points.count; i++) {
        out_fmt(o, "%d. ", i + 1);
        record_text_item(o, spot_record(), &a->points.at[i], indent + 3);
    }
    out_char(o, '\n');
    for (int i = 0; i < a->legs.count; i++) {
        route_leg_text(o, &a->legs.at[i], indent);
    }
    if (!isnan(a->total_distance_m)) {
        out_text(o, STR("Total: "));
        place_text_distance(o, a->total_distance_m);
        out_char(o, '\n');
    }
    out_char(o, '\n');
    if (a->origin_at) {
        record_text(o, place_origin_record(), a->origin_at, indent);
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

/* Returns how many legs have a length. */
static int route_measure(call *c, route_answer *a) {
    double sum_m = 0;
    int measured = 0;
    for (int i = 0; i < a->points.count; i++) {
        const spot *to = &a->points.at[i], *from = to - (i > 0);
        route_add_box(a, to);
        if (!i) {
            continue;
        }
        route_leg *leg = &a->legs.at[a->legs.count++];
        *leg = (route_leg){spot_label(c, from), spot_label(c, to), NAN, NAN};
        if (spot_is_settled(from) && spot_is_settled(to)) {
            leg->distance_m = geo_distance_m(from->lat, from->lon, to->lat, to->lon);
            leg->bearing_deg = geo_bearing_deg(from->lat, from->lon, to->lat, to->lon);
            sum_m += leg->distance_m;
            measured++;
        }
    }
    bool is_whole = a->points.settled == a->points.count;
    a->total_distance_m = is_whole ? sum_m : NAN;
    a->sum_m = is_whole || !measured ? NAN : sum_m;
    return measured;
}

static void route_conclude(call *c, route_answer *a) {
    int measured = route_measure(c, a);
    a->status = spot_status(&a->points, measured > 0);
    a->message = a->points.settled == a->points.count
                     ? answer_printf(c, "%d waypoints, %.1f km as the crow flies.", a->points.count,
                                     a->total_distance_m / 1000)
                     : answer_printf(c, "%d of %d waypoints and %d of %d legs are known.",
                                     a->points.settled, a->points.count, measured, a->legs.count);
}

GEO_FN status route_run(call *c, const tool_request *request, tool_result *result) {
    const tool_arg *given = row_arg(request, "waypoints");
    route_answer *a = ARENA_NEW(&c->mem, route_answer, 1);
    route_leg *legs = ARENA_NEW(&c->mem, route_leg, given->count);
    if (!a || !legs) {
        return call_full(c);
    }
    *a = (route_answer){.legs = {legs, 0}, .box = geo_bbox_none()};
    status code = spot_find_all(c, given, locale_language(STR_NONE, given->points[0].name),
                                request->choice, &a->points);
    if (code) {
        return code;
    }
    route_conclude(c, a);
    a->origin_at = a->points.origin.source ? &a->points.origin : NULL;
    result->type = &route_type;
    result->data = a;
    spot_ask(&a->points, result);
    return GEO_OK;
}
