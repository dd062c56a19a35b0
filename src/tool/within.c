/* within -- what an area in the arguments of a call means. Owns nothing.
 *
 * `within` is coordinates, a box, or the name or id of a place. Without a radius a country or a
 * division means what is in it, a continent its countries, and any other place its box or
 * outline. */
#include "within.h"

#include <math.h>

#include "../base/clean.h"
#include "../find/find.h"
#include "../geo/geo.h"
#include "../geo/notation.h"
#include "answer.h"
#include "answer_message.h"
#include "row_value.h"

enum { WITHIN_POINT_KM = 10 /* round a point, when no radius is given */ };

GEO_FN within within_new(void) {
    return (within){
        .area = STR("in the world"), .lat = NAN, .lon = NAN, .origin = place_origin_new()};
}

GEO_FN void within_doubt(call *c, double lat, double lon, within *w) {
    if (!w->origin.warning.len && find_is_swapped(c, lat, lon)) {
        answer_warn_swapped(c, lat, lon, 0, &w->origin);
    }
}

/* ---- names ---- */

static bool within_is_division(const place *p) {
    return str_eq(p->category, STR("boundary")) && str_eq(p->type, STR("administrative"));
}

/* Of a city and the division of its name, settlements and divisions are sought in the latter. */
static const place *within_choose(const answer_name *name, str kind) {
    const place *best = &name->places.at[0];
    for (int i = 0; i < name->places.count && find_kind_is_settled(kind) && !name->is_chosen; i++) {
        const place *p = &name->places.at[i];
        if (within_is_division(p) && place_match_is_sure(p->match) &&
            geo_bbox_contains(p->box, best->lat, best->lon)) {
            return p;
        }
    }
    return best;
}

/* What a query means: any place, or a country. */
static status within_ask(call *c, const place_query *query, str choice, str kind, within *w,
                         const place **found) {
    answer_name *name = ARENA_NEW(&c->mem, answer_name, 1);
    if (!name) {
        return call_full(c);
    }
    status code = answer_search(c, query, choice, name);
    if (code) {
        return code;
    }
    for (int i = 0; i < name->places.count && query->feature.len; i++) {
        if (str_eq(name->places.at[i].address_type, STR("country"))) {
            name->places = (place_list){&name->places.at[i], 1};
            name->is_chosen = true; /* whatever else is called so */
        }
    }
    bool is_clear = str_eq(answer_status(name), ANSWER_OK);
    *found = !is_clear            ? NULL
             : query->wants_point ? &name->places.at[0]
                                  : within_choose(name, kind);
    w->asked = is_clear ? STR_NONE : query->text;
    w->status = is_clear ? STR_NONE : answer_status(name);
    w->message = is_clear ? STR_NONE : answer_message_text(c, query->text, name);
    w->choices = is_clear ? (place_list){NULL, 0} : name->candidates;
    w->origin = name->origin;
    return GEO_OK;
}

static place_query within_query(str text, bool wants_point, const place_selection *s) {
    place_query query = answer_query(text);
    query.language = s->language;
    query.is_offline = true;
    query.wants_point = wants_point;
    return query;
}

GEO_FN status within_look_up(call *c, str text, str choice, bool wants_point,
                             const place_selection *s, within *w, const place **found) {
    place_query query = within_query(text, wants_point, s);
    return within_ask(c, &query, choice, s->kind, w, found);
}

GEO_FN status within_look_up_area(call *c, str text, str choice, bool wants_point,
                                  const place_selection *s, within *w, const place **found) {
    str code;
    status failed = answer_country_code(c, text, 2, &code);
    if (!failed && !code.len) {
        failed = within_look_up(c, text, choice, wants_point, s, w, found);
        failed = failed || *found ? failed : answer_country_code(c, text, 3, &code);
    }
    if (failed || !code.len) {
        return failed;
    }
    place_query query = within_query(code, wants_point, s);
    query.feature = STR("country");
    return within_ask(c, &query, STR_NONE, s->kind, w, found);
}

/* ---- shapes ---- */

/* "5.9, 45.8, 10.5, 47.8", also in brackets, and each in quotes. */
static bool within_is_box(str text, double side[4]) {
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

static status within_set_box(call *c, str text, const double side[4], place_selection *s,
                             within *w) {
    if (!geo_is_point(side[1], side[0]) || !geo_is_point(side[3], side[2]) || side[0] == side[2] ||
        side[1] >= side[3]) {
        return row_value_read_corners(c, "within", text, &s->box); /* says what is wrong */
    }
    s->box = (bbox){side[0], side[1], side[2], side[3]};
    w->area = STR("in the box");
    w->lat = geo_bbox_center_lat(s->box);
    w->lon = geo_bbox_center_lon(s->box);
    answer_warn_box(c, s->box, &w->origin);
    return GEO_OK;
}

/* The circle of the selection's radius. */
static void within_set_circle(call *c, double lat, double lon, str name, place_selection *s,
                              within *w) {
    s->radius_m = isnan(s->radius_m) ? WITHIN_POINT_KM * 1000 : s->radius_m;
    s->line[0][0] = w->lat = lat;
    s->line[0][1] = w->lon = lon;
    s->line_count = 1;
    w->area = name.at
                  ? answer_printf(c, "within %.9g km of %.*s", s->radius_m / 1000, STR_ARG(name))
                  : answer_printf(c, "within %.9g km of %.9g, %.9g", s->radius_m / 1000, lat, lon);
}

GEO_FN status within_read(call *c, const tool_request *request, bool has_line, place_selection *s,
                          within *w) {
    str text = clean_text(&c->mem, row_arg(request, "within")->text);
    bool is_circle = !isnan(s->radius_m) && !has_line;
    notation_reading readings[NOTATION_READINGS_MAX];
    double side[4];
    const place *p = NULL;
    if (within_is_box(text, side)) {
        return within_set_box(c, text, side, s, w);
    }
    call_charge(c, notation_work(text));
    if (notation_read_likely(text, readings) == 1 && !isnan(readings[0].lat)) {
        if (has_line) {
            return call_fail(c, GEO_INVALID,
                             "With line, within must be a place or a box, not a point.");
        }
        within_set_circle(c, readings[0].lat, readings[0].lon, STR_NONE, s, w);
        within_doubt(c, readings[0].lat, readings[0].lon, w);
        return GEO_OK;
    }
    if (within_look_up_area(c, text, request->choice, is_circle, s, w, &p) || !p) {
        return c->code;
    }
    w->label = p->display_name;
    if (is_circle) {
        within_set_circle(c, p->lat, p->lon, p->name, s, w);
        return GEO_OK;
    }
    w->lat = p->lat;
    w->lon = p->lon;
    s->area_id = p->id;
    s->area_number = p->place_id;
    s->box = p->box; /* for an upstream's place, which the gazetteer lacks */
    w->area = p->name;
    return GEO_OK;
}

GEO_FN str within_tell(call *c, const place_selection *s, const within *w, str searched) {
    return s->area_id.len ? answer_printf(c, "in %.*s%.*s", STR_ARG(searched), STR_ARG(w->area))
                          : w->area;
}
