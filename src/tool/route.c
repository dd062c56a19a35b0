/* route -- the handlers of route_waypoints and distance_matrix: distances between places. Owns
 * nothing.
 *
 * Points are coordinates or names. A name that is not found leaves a gap instead of failing the
 * call; a distance across a gap is null. */
#include "route.h"

#include <math.h>

#include "../geo/geo.h"
#include "../geo/place.h"
#include "answer.h"

/* ---- points ---- */

typedef struct {
    str name;                    /* absent for coordinates without a name */
    str display_name, query, id; /* of a name that was looked up; absent for coordinates */
    double lat, lon;             /* NaN: not found */
    bbox box;                    /* of a place that was looked up */
    place_list choices;          /* several places match; the first was taken */
    str_list did_you_mean;
} route_point;

typedef struct {
    route_point *at;
    int count;
    int missing, ambiguous; /* how many were not found; how many match several places */
    place_origin origin;    /* of the looked-up ones; no source: none was looked up */
} route_points;

#define AT(member) offsetof(route_point, member)
static const field route_point_fields[] = {
    {FIELD("name", STR, name)},
    {FIELD("lat", NUM, lat), .decimals = 7, .always = true},
    {FIELD("lon", NUM, lon), .decimals = 7, .always = true},
    {FIELD("bbox", BOX, box), .decimals = 7},
    {FIELD("display_name", STR, display_name)},
    {FIELD("query", STR, query)},
    {FIELD("id", STR, id)},
    {FIELD("choices", LIST, choices), .of = answer_choice_record},
    {FIELD("did_you_mean", STRS, did_you_mean)},
    {0},
};
#undef AT

static void route_point_text(out *o, const void *rec, int indent) {
    const route_point *p = rec;
    out_fmt(o, "%*s", indent, "");
    if (p->name.len) {
        out_plain(o, p->display_name.len ? p->display_name : p->name);
        out_fmt(o, "\n%*s", indent, "");
    }
    if (isnan(p->lat)) {
        out_text(o, STR("not found\n"));
        return;
    }
    out_fixed(o, p->lat, 7);
    out_text(o, STR(", "));
    out_fixed(o, p->lon, 7);
    out_char(o, '\n');
}

static const record route_point_type = {sizeof(route_point), route_point_fields, route_point_text};

static const record *route_point_record(void) {
    return &route_point_type;
}

/* The point of an equal name, which is not looked up again; NULL: none. */
static const route_point *route_earlier(const route_points *points, str name) {
    for (int i = 0; i < points->count; i++) {
        if (str_eq(points->at[i].query, name)) {
            return &points->at[i];
        }
    }
    return NULL;
}

/* Offers what only nearly fits, instead of using it. */
static status route_suggest(call *c, const answer_name *name, route_point *p) {
    str *meant = ARENA_NEW(&c->mem, str, 1);
    if (!meant) {
        return call_full(c);
    }
    *meant = name->places.at[0].display_name;
    p->did_you_mean = (str_list){meant, 1};
    return GEO_OK;
}

static status route_look_up(call *c, str text, str choice, route_points *points, route_point *p) {
    const route_point *earlier = route_earlier(points, text);
    if (earlier) {
        *p = *earlier;
        return GEO_OK;
    }
    answer_name name = {0};
    place_query query = answer_query(text);
    query.wants_point = true;
    status code = answer_search(c, &query, STR_NONE, &name);
    if (code == GEO_TIMEOUT && points->count) {
        call_advise(c, "Call again: the points found so far are in the cache.");
    }
    if (code) {
        return code;
    }
    if (name.candidates.count && choice.len) {
        answer_disambiguate(c, text, choice,
                            &name); /* the choice concerns the ambiguous name only */
    }
    answer_merge(c, &points->origin, &name.origin);
    p->query = p->name = text;
    p->did_you_mean = name.origin.did_you_mean;
    if (name.places.count && str_eq(answer_status(&name), ANSWER_CLARIFY)) {
        return route_suggest(c, &name, p); /* a guess must not become a distance */
    }
    p->choices = name.candidates;
    if (name.places.count) {
        const place *best = &name.places.at[0];
        p->name = best->name.len ? best->name : best->display_name;
        p->display_name = best->display_name;
        p->lat = best->lat;
        p->lon = best->lon;
        p->box = best->box;
        p->id = best->id;
    }
    return GEO_OK;
}

static status route_resolve(call *c, const tool_arg *given, str choice, route_points *points) {
    *points = (route_points){.at = ARENA_NEW(&c->mem, route_point, given->count),
                             .origin = place_origin_new()};
    if (!points->at) {
        return call_full(c);
    }
    for (int i = 0; i < given->count; i++) {
        const tool_point *point = &given->points[i];
        route_point *p = &points->at[i];
        *p = (route_point){
            .name = point->name, .lat = point->lat, .lon = point->lon, .box = geo_bbox_none()};
        status code = isnan(point->lat) ? route_look_up(c, point->name, choice, points, p) : GEO_OK;
        if (code) {
            return code;
        }
        points->count = i + 1;
        points->missing += isnan(p->lat);
        points->ambiguous += p->choices.count > 0;
    }
    return GEO_OK;
}

static str route_status(const route_points *points) {
    return points->missing ? ANSWER_CLARIFY : points->ambiguous ? ANSWER_CHOOSE : ANSWER_OK;
}

/* About the first missing or ambiguous point; absent: there is none. */
static str route_problem(call *c, const route_points *points, const char *kind) {
    for (int i = 0; i < points->count; i++) {
        const route_point *p = &points->at[i];
        if (points->missing && isnan(p->lat)) {
            str meant = p->did_you_mean.count ? p->did_you_mean.at[0] : STR_NONE;
            return answer_printf(
                c, "%s %d, \"%.*s\", was not found%s%.*s%s%s.", kind, i + 1, STR_ARG(p->query),
                meant.len ? " (did you mean \"" : "", STR_ARG(meant), meant.len ? "\"?)" : "",
                points->missing > 1 ? ", nor were others after it" : "; the others were");
        }
        if (!points->missing && p->choices.count) {
            return answer_printf(
                c,
                "%s %d, \"%.*s\", fits %d places%s; the first was taken, ask again with "
                "another's label if it is meant.",
                kind, i + 1, STR_ARG(p->query), p->choices.count,
                points->ambiguous > 1 ? ", as do some after it" : "");
        }
    }
    return STR_NONE;
}

/* Asks only about a single ambiguous name: an answer for one would be lost when asking for the
 * next. */
static void route_ask(const route_points *points, tool_result *result) {
    for (int i = 0; points->ambiguous == 1 && !points->missing && i < points->count; i++) {
        if (points->at[i].choices.count) {
            result->choices = points->at[i].choices;
            result->query = points->at[i].query;
        }
    }
}

/* ---- route_waypoints ---- */

typedef struct {
    str from, to;
    double distance_m, bearing_deg;
} route_leg;
typedef struct {
    route_leg *at;
    int count;
} route_legs;

typedef struct {
    str status, message;
    route_points points;
    route_legs legs;
    double total_distance_m; /* NaN when a waypoint is missing */
    bbox box;                /* of all that was found */
    const place_origin *origin;
} route_answer;

#define AT(member) offsetof(route_leg, member)
static const field route_leg_fields[] = {
    {FIELD("from", STR, from)},
    {FIELD("to", STR, to)},
    {FIELD("distance_m", NUM, distance_m), .decimals = 1},
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
    {FIELD("waypoints", LIST, points), .always = true, .of = route_point_record},
    {FIELD("legs", LIST, legs), .always = true, .of = route_leg_record},
    {FIELD("total_distance_m", NUM, total_distance_m), .decimals = 1, .always = true,
     .help = "Great circles; null when a waypoint is missing"},
    {FIELD("bbox", BOX, box), .decimals = 7},
    {FIELD("origin", INLINE, origin), .of = place_origin_record},
    {0},
};
#undef AT

static void route_text(out *o, const void *rec, int indent) {
    const route_answer *a = rec;
    answer_text_head(o, a->message, &(place_list){NULL, 0});
    for (int i = 0; i < a->points.count; i++) {
        out_fmt(o, "%d. ", i + 1);
        record_text_item(o, &route_point_type, &a->points.at[i], indent + 3);
        for (int j = 0; j < a->points.at[i].choices.count; j++) {
            out_text(o, STR("   or "));
            out_plain(o, a->points.at[i].choices.at[j].display_name);
            out_char(o, '\n');
        }
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
    if (a->origin) {
        record_text(o, place_origin_record(), a->origin, indent);
    }
}

static const record route_type = {sizeof(route_answer), route_fields, route_text};

GEO_FN const record *route_record(void) {
    return &route_type;
}

static str route_name(call *c, const route_point *p) {
    return p->name.at ? p->name : answer_printf(c, "%.9g, %.9g", p->lat, p->lon);
}

static void route_measure(call *c, route_answer *a) {
    double sum_m = 0;
    for (int i = 0; i < a->points.count; i++) {
        const route_point *to = &a->points.at[i], *from = to - (i > 0);
        bbox itself = {to->lon, to->lat, to->lon, to->lat};
        if (!isnan(to->lat)) {
            a->box = geo_bbox_union(a->box, geo_bbox_is(to->box) ? to->box : itself);
        }
        if (!i || isnan(from->lat) || isnan(to->lat)) {
            continue;
        }
        route_leg *leg = &a->legs.at[a->legs.count++];
        *leg = (route_leg){route_name(c, from), route_name(c, to),
                           geo_distance_m(from->lat, from->lon, to->lat, to->lon),
                           geo_bearing_deg(from->lat, from->lon, to->lat, to->lon)};
        sum_m += leg->distance_m;
    }
    a->total_distance_m = a->points.missing ? NAN : sum_m;
}

GEO_FN status route_run(call *c, const tool_request *request, tool_result *result) {
    const tool_arg *given = row_arg(request, "waypoints");
    route_answer *a = ARENA_NEW(&c->mem, route_answer, 1);
    route_leg *legs = ARENA_NEW(&c->mem, route_leg, given->count);
    if (!a || !legs) {
        return call_full(c);
    }
    *a = (route_answer){.legs = {legs, 0}, .box = geo_bbox_none()};
    status code = route_resolve(c, given, request->choice, &a->points);
    if (code) {
        return code;
    }
    route_measure(c, a);
    a->status = route_status(&a->points);
    a->message = route_problem(c, &a->points, "Waypoint");
    if (!a->message.at) {
        a->message = answer_printf(c, "%d waypoints, %.1f km as the crow flies.", a->points.count,
                                   a->total_distance_m / 1000);
    }
    a->origin = a->points.origin.source ? &a->points.origin : NULL;
    result->type = &route_type;
    result->data = a;
    route_ask(&a->points, result);
    return GEO_OK;
}

/* ---- distance_matrix ---- */

typedef struct {
    str status, message;
    int64_t count;
    str units;
    route_points points;
    num_rows distances;
    const place_origin *origin;
} matrix_answer;

#define AT(member) offsetof(matrix_answer, member)
static const field matrix_fields[] = {
    {FIELD("status", STR, status), .required = true},
    {FIELD("message", STR, message)},
    {FIELD("count", INT, count)},
    {FIELD("units", STR, units)},
    {FIELD("points", LIST, points), .always = true, .of = route_point_record},
    {FIELD("distances", NUMS, distances), .decimals = 1, .always = true,
     .help = "Great circles, by row and column in the order of points; null where one is missing"},
    {FIELD("origin", INLINE, origin), .of = place_origin_record},
    {0},
};
#undef AT

/* In kilometres as soon as one distance has two digits of them. */
static void route_matrix_text_table(out *o, const matrix_answer *a) {
    int n = a->distances.rows;
    double most_m = 0;
    for (int i = 0; i < n * n; i++) {
        most_m = a->distances.at[i] > most_m ? a->distances.at[i] : most_m;
    }
    double unit_m = most_m < 10000 ? 1 : 1000;
    out_fmt(o, "\nDistances in %s\n    ", unit_m > 1 ? "km" : "m");
    for (int i = 0; i < n; i++) {
        out_fmt(o, " %10d", i + 1);
    }
    for (int i = 0; i < n; i++) {
        out_fmt(o, "\n%3d ", i + 1);
        for (int j = 0; j < n; j++) {
            double distance_m = a->distances.at[i * n + j];
            if (isnan(distance_m)) {
                out_text(o, STR("          -"));
            } else {
                out_fmt(o, " %10.1f", distance_m / unit_m);
            }
        }
    }
    out_char(o, '\n');
}

static void route_matrix_text(out *o, const void *rec, int indent) {
    const matrix_answer *a = rec;
    if (a->message.len) {
        answer_text_head(o, a->message, &(place_list){NULL, 0});
    }
    for (int i = 0; i < a->points.count; i++) {
        out_fmt(o, "%d. ", i + 1);
        record_text_item(o, &route_point_type, &a->points.at[i], indent + 3);
    }
    route_matrix_text_table(o, a);
    if (a->origin) {
        out_char(o, '\n');
        record_text(o, place_origin_record(), a->origin, indent);
    }
}

static const record matrix_type = {sizeof(matrix_answer), matrix_fields, route_matrix_text};

GEO_FN const record *route_matrix_record(void) {
    return &matrix_type;
}

/* One vector per point instead of trigonometry per pair. A missing point yields NaN. */
static status route_matrix_measure(call *c, matrix_answer *a) {
    int n = a->points.count;
    geo_vec *vectors = ARENA_NEW(&c->mem, geo_vec, n);
    double *distances = ARENA_NEW(&c->mem, double, n *n);
    if (!vectors || !distances) {
        return call_full(c);
    }
    for (int i = 0; i < n; i++) {
        const route_point *p = &a->points.at[i];
        vectors[i] = geo_vector(p->lat, p->lon);
        for (int j = 0; j < i; j++) {
            distances[i * n + j] = geo_vec_distance_m(vectors[i], vectors[j]);
            distances[j * n + i] = distances[i * n + j];
        }
        distances[i * n + i] = isnan(p->lat) ? NAN : 0;
    }
    a->distances = (num_rows){distances, n, n};
    return GEO_OK;
}

GEO_FN status route_matrix_run(call *c, const tool_request *request, tool_result *result) {
    matrix_answer *a = ARENA_NEW(&c->mem, matrix_answer, 1);
    if (!a) {
        return call_full(c);
    }
    *a = (matrix_answer){.units = STR("m")};
    status code = route_resolve(c, row_arg(request, "points"), request->choice, &a->points);
    if (!code) {
        code = route_matrix_measure(c, a);
    }
    if (code) {
        return code;
    }
    a->count = a->points.count;
    a->status = route_status(&a->points);
    a->message = route_problem(c, &a->points, "Point");
    a->origin = a->points.origin.source ? &a->points.origin : NULL;
    result->type = &matrix_type;
    result->data = a;
    route_ask(&a->points, result);
    return GEO_OK;
}
