/* spot -- an argument that is a place, as a point. Owns nothing. */
#include "spot.h"

#include <math.h>

#include "../base/clean.h"
#include "../find/find.h"
#include "../geo/geo.h"
#include "../geo/place.h"
#include "answer_message.h"
#include "locale.h"

enum { SPOT_DECIMALS = 7 }; /* of a degree: a centimetre */

/* How far from a place, or from its box, a point may be that is given with it. */
#define SPOT_AGREE_M 1000.0

/* ---- the record ---- */

#define AT(member) offsetof(spot, member)
static const field spot_fields[] = {
    {FIELD("name", STR, name), .in = IN_FULL | IN_BRIEF},
    {FIELD("label", STR, label), .in = IN_NORMAL},
    {FIELD("lat", NUM, lat), .decimals = SPOT_DECIMALS, .always = true},
    {FIELD("lon", NUM, lon), .decimals = SPOT_DECIMALS, .always = true},
    {FIELD("bbox", BOX, box), .decimals = SPOT_DECIMALS, .in = IN_FULL},
    {FIELD("display_name", STR, display_name), .in = IN_FULL},
    {FIELD("query", STR, query), .in = IN_FULL},
    {FIELD("id", STR, id)},
    {FIELD("status", STR, status)},
    {FIELD("reason", WORD, origin.reason), .word = place_reason_text},
    {FIELD("message", STR, message)},
    {FIELD("understood", STR, origin.understood)},
    {FIELD("code", STR, code)},
    {FIELD("choices", LIST, choices), .of = answer_choice_record},
    {FIELD("did_you_mean", STRS, did_you_mean)},
    {0},
};
#undef AT

static void spot_text(out *o, const void *rec, int indent, record_view view) {
    const spot *s = rec;
    bool is_short = view == RECORD_BRIEF && spot_is_settled(s);
    out_fmt(o, "%*s", indent, "");
    if (s->name.len) {
        out_quoted(o, s->display_name.len && !is_short ? s->display_name : s->name);
        out_text(o, is_short ? STR("  ") : STR("\n"));
        out_fmt(o, "%*s", is_short ? 0 : indent, "");
    }
    if (spot_is_settled(s)) {
        out_fixed(o, s->lat, RECORD_DECIMALS);
        out_text(o, STR(", "));
        out_fixed(o, s->lon, RECORD_DECIMALS);
    } else {
        out_plain(o, s->message);
    }
    out_char(o, '\n');
    for (int i = 0; i < s->choices.count; i++) {
        out_fmt(o, "%*s- ", indent, "");
        out_quoted(o, s->choices.at[i].display_name);
        out_char(o, '\n');
    }
}

static const record spot_type = {sizeof(spot), spot_fields, spot_text};

GEO_FN const record *spot_record(void) {
    return &spot_type;
}

GEO_FN bool spot_is_settled(const spot *s) {
    return !isnan(s->lat);
}

GEO_FN str spot_label(call *c, const spot *s) {
    if (s->name.at) {
        return s->name;
    }
    out o = out_over(&c->mem); /* not printf, which takes as long as all distances of a matrix */
    out_fixed(&o, s->lat, SPOT_DECIMALS);
    out_text(&o, STR(", "));
    out_fixed(&o, s->lon, SPOT_DECIMALS);
    return out_taken(&o, &c->mem);
}

GEO_FN str_list spot_labels(call *c, const spots *all) {
    str_list labels = {ARENA_NEW(&c->mem, str, all->count), 0};
    bool is_named = false;
    for (int i = 0; labels.at && i < all->count; i++) {
        const spot *s = &all->at[i];
        is_named = is_named || s->label.at;
        labels.at[labels.count++] = spot_label(c, s);
    }
    return is_named ? labels : (str_list){NULL, 0};
}

GEO_FN void spot_add_problems(const spots *all, spots *problems) {
    for (int i = 0; i < all->count; i++) {
        if (!spot_is_settled(&all->at[i])) {
            problems->at[problems->count++] = all->at[i];
        }
    }
}

GEO_FN str spot_asked(const spot *s) {
    return s->query.len && spot_is_settled(s) ? s->display_name : STR_NONE;
}

/* ---- looking up ---- */

GEO_FN void spot_set_place(call *c, spot *s, const place *best) {
    s->label = answer_short_label(c, best);
    s->name = best->name.len ? best->name : best->display_name;
    s->display_name = best->display_name;
    s->lat = best->lat;
    s->lon = best->lon;
    s->box = best->box;
    s->id = best->id;
}

static status spot_look_up(call *c, str language, str choice, spot *s) {
    answer_name *name = ARENA_NEW(&c->mem, answer_name, 1);
    if (!name) {
        return call_full(c);
    }
    place_query query = answer_query(s->query);
    query.language = language;
    query.wants_point = true;
    status code = answer_search(c, &query, STR_NONE, name);
    if (code) {
        return code;
    }
    if (name->candidates.count && choice.len) {
        place_list settled = name->candidates; /* with labels that are */
        answer_disambiguate(c, clean_text(&c->mem, s->query), choice, name);
        name->candidates = name->is_chosen ? name->candidates : settled;
    }
    s->origin = name->origin;
    str outcome = answer_status(name);
    if (str_eq(outcome, ANSWER_OK)) {
        spot_set_place(c, s, &name->places.at[0]);
        return GEO_OK;
    }
    s->status = outcome;
    s->message = answer_message_text(c, s->query, name);
    s->did_you_mean = name->origin.did_you_mean;
    s->choices = name->candidates;
    s->candidates =
        s->choices.count ? s->choices : (place_list){name->places.at, MIN(name->places.count, 1)};
    return GEO_OK;
}

static status spot_find(call *c, const tool_point *given, str language, str choice, spot *s) {
    *s = (spot){.name = given->name,
                .label = given->name,
                .query = isnan(given->lat) ? given->name : STR_NONE,
                .lat = given->lat,
                .lon = given->lon,
                .box = geo_bbox_none(),
                .origin = place_origin_new()};
    s->is_swapped = !s->query.at && !c->is_row && find_is_swapped(c, s->lat, s->lon);
    return s->query.at ? spot_look_up(c, language, choice, s) : GEO_OK;
}

/* ---- one ---- */

static str spot_language(const tool_request *request) {
    return row_has(request->row, "language") ? row_arg(request, "language")->text
                                             : locale_language(STR_NONE, STR_NONE);
}

/* Models fill both with 0 when they give a place. */
static bool spot_is_filler(const tool_arg *lat, const tool_arg *lon) {
    return (!lat->given || lat->num == 0) && (!lon->given || lon->num == 0);
}

GEO_FN bool spot_is_given(const tool_request *request) {
    return row_arg(request, "place")->given ||
           !spot_is_filler(row_arg(request, "lat"), row_arg(request, "lon"));
}

static bool spot_agrees(bbox box, double lat, double lon, const tool_point *point) {
    return (geo_bbox_is(box) && geo_bbox_contains(box, point->lat, point->lon)) ||
           geo_distance_m(lat, lon, point->lat, point->lon) <= SPOT_AGREE_M;
}

/* The point of lat and lon, which must be that of the place or of one that the name may mean. */
static status spot_reconcile(call *c, const tool_point *point, spot *s) {
    bool agrees = spot_is_settled(s) && spot_agrees(s->box, s->lat, s->lon, point);
    for (int i = 0; i < s->candidates.count && !agrees; i++) {
        const place *p = &s->candidates.at[i];
        agrees = spot_agrees(p->box, p->lat, p->lon, point);
        if (agrees) {
            spot_set_place(c, s, p);
            s->status = s->message = STR_NONE;
            s->choices.count = s->did_you_mean.count = 0;
        }
    }
    if (!agrees) {
        str label = s->query.len ? s->query : spot_label(c, s);
        return call_fail(
            c, GEO_INVALID,
            "place \"%.*s\" and lat %.9g, lon %.9g are not the same: give one of them.",
            STR_ARG(label), point->lat, point->lon);
    }
    s->lat = point->lat;
    s->lon = point->lon;
    return GEO_OK;
}

/* Of place, or of lat and lon. */
static status spot_read(call *c, const tool_request *request, spot *s) {
    const tool_arg *lat = row_arg(request, "lat"), *lon = row_arg(request, "lon"),
                   *place = row_arg(request, "place");
    tool_point point = {.lat = lat->num, .lon = lon->num};
    bool is_filler = place->given && spot_is_filler(lat, lon);
    if (lat->given != lon->given && !is_filler) {
        return call_fail(c, GEO_INVALID, "%s is missing; it must be a number from %s.",
                         lat->given ? "lon" : "lat", lat->given ? "-180 to 180" : "-90 to 90");
    }
    if (!lat->given && !place->given) {
        return call_fail(c, GEO_INVALID, "A point is missing: give lat and lon, or place.");
    }
    status code = spot_find(c, place->given ? place->points : &point, spot_language(request),
                            request->choice, s);
    return code || !place->given || is_filler ? code : spot_reconcile(c, &point, s);
}

GEO_FN status spot_of_request(call *c, const tool_request *request, spot *s, tool_result *result) {
    *s = (spot){.lat = NAN, .lon = NAN};
    status code = spot_read(c, request, s);
    result->choices = str_eq(s->status, ANSWER_CHOOSE) ? s->choices : (place_list){NULL, 0};
    result->query = s->query;
    return code;
}

GEO_FN void spot_credit(call *c, const spot *s, place_origin *origin) {
    answer_merge(c, origin, &s->origin);
    if (s->is_swapped) {
        answer_warn_swapped(c, s->lat, s->lon, 0, origin);
    }
}

/* One warning for all points of a list. */
static void spot_warn_swapped(call *c, spots *all) {
    const spot *first = NULL;
    int count = 0;
    for (int i = all->count; i--;) {
        first = all->at[i].is_swapped ? &all->at[i] : first;
        count += all->at[i].is_swapped;
        all->at[i].is_swapped = false;
    }
    if (first) {
        answer_warn_swapped(c, first->lat, first->lon, count - 1, &all->origin);
    }
}

/* ---- many ---- */

/* The one of an equal query, which is not looked up again; NULL: none. */
static const spot *spot_earlier(const spots *all, str query) {
    for (int i = 0; i < all->count; i++) {
        if (str_eq(all->at[i].query, query)) {
            return &all->at[i];
        }
    }
    return NULL;
}

/* A failure is told by the item. The call keeps its error. */
static bool spot_note_failure(call *c, spot *s) {
    s->status = STR("error");
    s->message = arena_copy(&c->mem, str_of(c->why));
    s->code = str_of(status_of(c->code)->code);
    return s->message.at != NULL;
}

GEO_FN status spot_find_all(call *c, const tool_arg *given, str language, str choice, spots *all) {
    *all = (spots){.at = ARENA_NEW(&c->mem, spot, given->count), .origin = place_origin_new()};
    if (!all->at) {
        return call_full(c);
    }
    for (int i = 0; i < given->count; i++) {
        const tool_point *point = &given->points[i];
        const spot *earlier = isnan(point->lat) ? spot_earlier(all, point->name) : NULL;
        spot *s = &all->at[i];
        status code = GEO_OK;
        if (earlier) {
            *s = *earlier;
        } else {
            code = spot_find(c, point, language, choice, s);
            answer_merge(c, &all->origin, &s->origin);
        }
        if (code == GEO_MUST_WAIT || code == GEO_CANCELLED || (code && !spot_note_failure(c, s))) {
            return code;
        }
        all->count = i + 1;
        all->settled += spot_is_settled(s);
    }
    if (!all->settled && c->code) {
        return c->code;
    }
    call_clear_failure(c);
    spot_warn_swapped(c, all);
    return GEO_OK;
}

GEO_FN str spot_status(const spots *all, bool stands) {
    bool is_choice = true;
    for (int i = 0; i < all->count; i++) {
        const spot *s = &all->at[i];
        is_choice = is_choice && (spot_is_settled(s) || str_eq(s->status, ANSWER_CHOOSE));
    }
    return all->settled == all->count ? ANSWER_OK
           : stands                   ? ANSWER_PARTIAL
           : is_choice                ? ANSWER_CHOOSE
                                      : ANSWER_CLARIFY;
}

GEO_FN void spot_ask(const spots *all, tool_result *result) {
    if (all->settled + 1 != all->count) {
        return;
    }
    for (int i = 0; i < all->count; i++) {
        if (str_eq(all->at[i].status, ANSWER_CHOOSE)) {
            result->choices = all->at[i].choices;
            result->query = all->at[i].query;
        }
    }
}

#undef SPOT_AGREE_M
