/* convert -- the handler of convert_coordinates: one point in all notations. Owns nothing.
 *
 * Coordinates with one reading need no source; others, and names, are searched like any query. */
#include "convert.h"

#include <math.h>

#include "../base/clean.h"
#include "../find/find.h"
#include "../geo/notation.h"
#include "../geo/place.h"
#include "answer.h"
#include "answer_message.h"

typedef struct {
    str status, message, notation, display_name;
    double lat, lon, precision_m;
    str_pairs notations;
    place_list choices;
    const place_origin *origin; /* NULL: no source was asked */
} convert_answer;

#define AT(member) offsetof(convert_answer, member)
static const field convert_fields[] = {
    {FIELD("status", STR, status), .required = true},
    {FIELD("message", STR, message)},
    {FIELD("lat", NUM, lat), .decimals = 7},
    {FIELD("lon", NUM, lon), .decimals = 7},
    {FIELD("notation", STR, notation)},
    {FIELD("precision_m", NUM, precision_m), .decimals = 2},
    {FIELD("display_name", STR, display_name)},
    {FIELD("notations", PAIRS, notations), .always = true},
    {FIELD("choices", LIST, choices), .of = answer_choice_record},
    {FIELD("origin", INLINE, origin), .of = place_origin_record},
    {0},
};
#undef AT

static void convert_text(out *o, const void *rec, int indent, record_view view) {
    const convert_answer *a = rec;
    answer_text_head(o, a->message, &a->choices);
    for (int i = 0; i < a->notations.count; i++) {
        out_fmt(o, "%*s%-18s  ", indent, "", a->notations.at[i].key.at);
        out_plain(o, a->notations.at[i].value);
        out_char(o, '\n');
    }
    if (a->origin) {
        out_text(o, a->notations.count ? STR("\n") : STR(""));
        record_text(o, place_origin_record(), a->origin, indent, view);
    }
}

static const record convert_type = {sizeof(convert_answer), convert_fields, convert_text};

GEO_FN const record *convert_record(void) {
    return &convert_type;
}

/* All notations that reach the point. */
static status convert_write(call *c, convert_answer *a) {
    int rows = 0;
    while (notation_row(rows)) {
        rows++;
    }
    a->notations.at = ARENA_NEW(&c->mem, str_pair, rows);
    if (!a->notations.at) {
        return call_full(c);
    }
    for (int i = 0; i < rows; i++) {
        const notation *row = notation_row(i);
        out o = out_over(&c->mem);
        if (notation_write(row, a->lat, a->lon, &o)) {
            a->notations.at[a->notations.count++] = (str_pair){row->name, out_taken(&o, &c->mem)};
        }
    }
    return GEO_OK;
}

static status convert_search(call *c, str text, const tool_request *request, convert_answer *a,
                             tool_result *result) {
    answer_name *name = ARENA_NEW(&c->mem, answer_name, 1);
    if (!name) {
        return call_full(c);
    }
    place_query query = answer_query(text);
    status code = answer_search(c, &query, request->choice, name);
    if (code) {
        return code;
    }
    name->places.count = MIN(name->places.count, 1); /* the one that is written */
    a->status = answer_status(name);
    a->message = answer_message_text(c, text, name);
    a->choices = result->choices = name->candidates;
    a->origin = &name->origin;
    if (name->places.count) {
        const place *best = &name->places.at[0];
        a->lat = best->lat;
        a->lon = best->lon;
        a->display_name = best->display_name;
    }
    return GEO_OK;
}

GEO_FN status convert_run(call *c, const tool_request *request, tool_result *result) {
    const tool_point *point = row_arg(request, "query")->points;
    str text = point->text.at ? point->text : point->name;
    notation_reading readings[NOTATION_READINGS_MAX];
    convert_answer *a = ARENA_NEW(&c->mem, convert_answer, 1);
    if (!a) {
        return call_full(c);
    }
    *a = (convert_answer){.status = ANSWER_OK, .lat = NAN, .lon = NAN, .precision_m = NAN};
    result->view = result->as_text ? result->view : RECORD_FULL; /* all the digits */
    result->type = &convert_type;
    result->data = a;
    result->query = text;
    if (!isnan(point->lat) && !point->text.at) {
        a->lat = point->lat;
        a->lon = point->lon;
    } else if (notation_read_likely(clean_text(&c->mem, text), readings) == 1 &&
               !isnan(readings[0].lat)) {
        a->lat = readings[0].lat;
        a->lon = readings[0].lon;
        a->precision_m = readings[0].precision_m;
        a->notation = readings[0].row->name;
        a->message = answer_printf(c, "Read as: %.*s.", STR_ARG(readings[0].row->title));
    } else if (convert_search(c, text, request, a, result)) {
        return c->code;
    }
    if (!a->origin && find_is_swapped(c, a->lat, a->lon)) {
        place_origin *origin = ARENA_NEW(&c->mem, place_origin, 1);
        if (!origin) {
            return call_full(c);
        }
        *origin = place_origin_new();
        answer_warn_swapped(c, a->lat, a->lon, 0, origin);
        a->origin = origin;
    }
    return isnan(a->lat) ? GEO_OK : convert_write(c, a);
}
