/* nearby -- the handler of nearby_places: what is around a point, nearest first. Owns nothing.
 *
 * Such lists are never exhaustive, so `truncated` is always present. Places are
 * written in brief form: dozens of them must fit a model's context. */
#include "nearby.h"

#include <math.h>

#include "../find/find.h"
#include "../geo/place.h"
#include "answer.h"
#include "spot.h"

typedef struct {
    str status, message, searched;
    str point; /* the place that was asked for; absent: coordinates */
    int64_t count;
    bool truncated;
    double lat, lon, radius_km;
    str_list categories;
    place_list places;
    place_list choices; /* of the name of the point */
    place_origin origin;
    const place_origin *origin_at;
} nearby_answer;

#define AT(member) offsetof(nearby_answer, member)
static const field nearby_fields[] = {
    {FIELD("status", STR, status), .required = true},
    {FIELD("message", STR, message)},
    {FIELD("point", STR, point)},
    {FIELD("count", INT, count), .in = IN_FULL},
    {FIELD("truncated", BOOL, truncated), .always = true,
     .help = "There may be more places than listed"},
    {FIELD("searched", STR, searched)},
    {FIELD("lat", NUM, lat), .decimals = 7, .in = IN_FULL},
    {FIELD("lon", NUM, lon), .decimals = 7, .in = IN_FULL},
    {FIELD("radius_km", NUM, radius_km), .decimals = 3, .in = IN_FULL},
    {FIELD("categories", STRS, categories), .in = IN_FULL},
    {FIELD("places", LIST, places), .always = true, .of = place_brief_record},
    {FIELD("choices", LIST, choices), .of = answer_choice_record},
    {FIELD("origin", INLINE, origin_at), .of = place_origin_record},
    {0},
};
#undef AT

static void nearby_text(out *o, const void *rec, int indent, record_view view) {
    const nearby_answer *a = rec;
    answer_text_head(o, a->message, &a->choices);
    answer_text_places(o, place_brief_record(), &a->places, indent, view);
    if (a->searched.len) {
        out_text(o, STR("Searched: "));
        out_plain(o, a->searched);
        out_char(o, '\n');
    }
    record_text(o, place_origin_record(), a->origin_at, indent, view);
}

static const record nearby_type = {sizeof(nearby_answer), nearby_fields, nearby_text};

GEO_FN const record *nearby_record(void) {
    return &nearby_type;
}

/* "Nothing", or "No museum" of a single category. */
static str nearby_none(call *c, const nearby_answer *a) {
    return a->categories.count == 1 ? arena_join(&c->mem, STR("No "), a->categories.at[0])
                                    : STR("Nothing");
}

/* What can succeed where nothing was found; next: the nearest within the largest radius, NULL if
 * none was sought. */
static str nearby_nothing(call *c, const nearby_answer *a, const place_list *next) {
    bool is_unknown = a->origin.reason == PLACE_NO_POI_DATA;
    str none = nearby_none(c, a), remedy = is_unknown ? find_remedy(PLACE_NO_POI_DATA) : STR_NONE;
    if (next && next->count) {
        return answer_printf(
            c,
            "%.*s found within %.9g km; the nearest in the data here is %.*s, %.1f km away.%s%.*s",
            STR_ARG(none), a->radius_km, STR_ARG(next->at->display_name),
            next->at->distance_m / 1000, remedy.len ? " " : "", STR_ARG(remedy));
    }
    if (is_unknown) {
        return answer_printf(c, "There is no data here of such places.%s%.*s",
                             remedy.len ? " " : "", STR_ARG(remedy));
    }
    bool may_grow = !next && a->radius_km < NEARBY_RADIUS_MAX_KM;
    return answer_printf(
        c, "%.*s found within %.9g km%s; try %sother categories.", STR_ARG(none), a->radius_km,
        a->truncated                                  ? ", of which not all could be searched"
        : next && a->radius_km < NEARBY_RADIUS_MAX_KM ? ", nor within the largest radius"
                                                      : "",
        may_grow ? "a larger radius_km or " : "");
}

static str nearby_message(call *c, const nearby_answer *a, const place_list *next) {
    if (!a->count) {
        return nearby_nothing(c, a, next);
    }
    return answer_printf(c, "%d place%s within %.9g km%s.", (int)a->count, a->count == 1 ? "" : "s",
                         a->radius_km, a->truncated ? ", and there may be more" : "");
}

static status nearby_build(call *c, const place_area *area, double radius_km,
                           const place_answer *found, const place_list *next, tool_result *result) {
    nearby_answer *a = ARENA_NEW(&c->mem, nearby_answer, 1);
    if (!a) {
        return call_full(c);
    }
    *a = (nearby_answer){.status = found->places.count ? ANSWER_OK : ANSWER_CLARIFY,
                         .searched = found->searched,
                         .count = found->places.count,
                         .truncated = found->truncated,
                         .lat = area->lat,
                         .lon = area->lon,
                         .radius_km = radius_km,
                         .categories = area->categories,
                         .places = found->places,
                         .origin = found->origin,
                         .origin_at = &a->origin};
    a->message = nearby_message(c, a, next);
    if (next && next->count) { /* such places are known, though not here */
        a->origin.reason = PLACE_REASON_NONE;
    }
    result->type = &nearby_type;
    result->data = a;
    return GEO_OK;
}

/* The name of the point is a question first. */
static status nearby_build_unsettled(call *c, const spot *s, tool_result *result) {
    nearby_answer *a = ARENA_NEW(&c->mem, nearby_answer, 1);
    if (!a) {
        return call_full(c);
    }
    *a = (nearby_answer){.status = s->status,
                         .message = s->message,
                         .lat = NAN,
                         .lon = NAN,
                         .radius_km = NAN,
                         .choices = s->choices,
                         .origin = s->origin,
                         .origin_at = &a->origin};
    result->type = &nearby_type;
    result->data = a;
    return GEO_OK;
}

/* Whether the gazetteer, which alone is quick, has told that nothing is there. */
static bool nearby_may_widen(const place_answer *found) {
    bool may_lack = found->origin.reason == PLACE_NO_POI_DATA; /* or know some farther off */
    return !found->places.count && !found->truncated && (!found->origin.reason || may_lack) &&
           found->origin.source == PLACE_GAZETTEER && !found->origin.warning.len;
}

static status nearby_find_next(call *c, place_area area, place_answer *next) {
    area.radius_m = NEARBY_RADIUS_MAX_KM * 1000.0;
    area.limit = 1;
    return find_nearby(c, &area, next);
}

GEO_FN status nearby_run(call *c, const tool_request *request, tool_result *result) {
    double radius_km = row_arg(request, "radius_km")->num;
    place_area area = {.radius_m = radius_km * 1000,
                       .limit = (int)row_arg(request, "limit")->num,
                       .categories = {row_arg(request, "categories")->strings,
                                      row_arg(request, "categories")->count},
                       .language = row_arg(request, "language")->text};
    place_answer found = {.origin = place_origin_new()};
    spot s;
    status code = spot_of_request(c, request, &s, result);
    if (code || !spot_is_settled(&s)) {
        return code ? code : nearby_build_unsettled(c, &s, result);
    }
    area.lat = s.lat;
    area.lon = s.lon;
    code = find_nearby(c, &area, &found);
    if (code) {
        return code;
    }
    place_answer next = {.origin = place_origin_new()};
    bool is_asked = nearby_may_widen(&found);
    code = is_asked ? nearby_find_next(c, area, &next) : GEO_OK;
    if (code) {
        return code;
    }
    spot_credit(c, &s, &found.origin);
    answer_add_names(c, result->view, &found.places);
    code = nearby_build(c, &area, radius_km, &found, is_asked ? &next.places : NULL, result);
    if (!code) {
        ((nearby_answer *)result->data)->point = spot_asked(&s);
    }
    return code;
}
