/* lookup -- the handler of lookup_places: the places that ids name. Owns nothing. */
#include "lookup.h"

#include <string.h>

#include "../base/ascii.h"
#include "../find/find.h"
#include "../geo/place.h"
#include "answer.h"
#include "clock.h"

enum { LOOKUP_IDS_MAX = 50 }; /* of one call, as find_lookup has it */

typedef struct {
    str status, message;
    int64_t count;
    place_list places;
    str_list missing; /* ids that are unknown */
    place_origin origin;
    const place_origin *origin_at;
} lookup_answer;

#define AT(member) offsetof(lookup_answer, member)
static const field lookup_fields[] = {
    {FIELD("status", STR, status), .required = true},
    {FIELD("message", STR, message)},
    {FIELD("count", INT, count), .in = IN_FULL},
    {FIELD("places", LIST, places), .always = true, .of = place_record},
    {FIELD("missing", STRS, missing), .help = "Ids of no known place"},
    {FIELD("origin", INLINE, origin_at), .of = place_origin_record},
    {0},
};
#undef AT

static void lookup_text(out *o, const void *rec, int indent, record_view view) {
    const lookup_answer *a = rec;
    answer_text_head(o, a->message, &(place_list){NULL, 0});
    answer_text_places(o, place_record(), &a->places, indent, view);
    record_text(o, place_origin_record(), a->origin_at, indent, view);
}

static const record lookup_type = {sizeof(lookup_answer), lookup_fields, lookup_text};

GEO_FN const record *lookup_record(void) {
    return &lookup_type;
}

static bool lookup_has(const place_list *places, str id) {
    for (int i = 0; i < places->count; i++) {
        str own = places->at[i].id;
        int64_t number = 0, same = -1;
        bool is_same = own.len && str_int(str_from(id, 1), &number) &&
                       str_int(str_from(own, 1), &same) && number == same;
        if (is_same && str_eq_nocase(str_head(id, 1), str_head(own, 1))) {
            return true;
        }
    }
    return false;
}

/* Those of the joined ids that no place has. */
static str_list lookup_missing(call *c, str ids, const place_list *places) {
    str_list missing = {ARENA_NEW(&c->mem, str, LOOKUP_IDS_MAX), 0};
    while (ids.at && missing.at && missing.count < LOOKUP_IDS_MAX) {
        str id = str_trim(str_cut(&ids, ','));
        if (id.len && !lookup_has(places, id)) {
            missing.at[missing.count++] = id;
        }
    }
    return missing;
}

static str lookup_message(call *c, const str_list *missing) {
    str all = STR_NONE;
    bool is_own = true; /* all of them are of the form that the gazetteer has */
    for (int i = 0; i < missing->count; i++) {
        all = arena_list(&c->mem, all, STR(", "), missing->at[i]);
        str id = missing->at[i];
        bool is_number = id.at[0] == '"' || ascii_is_digit(id.at[id.len - 1]); /* "Paris" is none */
        is_own = is_own && is_number && strchr("gp\"", ascii_lower(id.at[0]));
    }
    return all.at ? answer_printf(c, "No place is known by the id %.*s.%s", STR_ARG(all),
                                  is_own ? ""
                                         : " Ids with N, W or R come with an index file or an "
                                           "upstream; names are for geocode.")
                  : STR_NONE;
}

static status lookup_build(call *c, str ids, const place_answer *found, tool_result *result) {
    lookup_answer *a = ARENA_NEW(&c->mem, lookup_answer, 1);
    if (!a) {
        return call_full(c);
    }
    *a = (lookup_answer){.count = found->places.count,
                         .places = found->places,
                         .missing = lookup_missing(c, ids, &found->places),
                         .origin = found->origin,
                         .origin_at = &a->origin};
    a->status = !found->places.count ? ANSWER_CLARIFY
                : a->missing.count   ? ANSWER_PARTIAL
                                     : ANSWER_OK;
    a->message = lookup_message(c, &a->missing);
    result->type = &lookup_type;
    result->data = a;
    return GEO_OK;
}

GEO_FN status lookup_run(call *c, const tool_request *request, tool_result *result) {
    const tool_arg *given = row_arg(request, "ids");
    str ids = STR_NONE;
    int64_t at = 0;
    status code = clock_read(c, request, &at);
    if (code) {
        return code;
    }
    for (int i = 0; i < given->count; i++) {
        str id = given->strings[i];
        ids = arena_list(&c->mem, ids, STR(","), id.len ? id : STR("\"\"")); /* is missing, too */
    }
    place_answer found = {.origin = place_origin_new()};
    bool with_outlines = row_arg(request, "outline")->yes;
    int points = (int)row_arg(request, "outline_points")->num;
    unsigned more = answer_more(result->view) | (with_outlines ? PLACE_OUTLINE : 0);
    code = find_lookup(c, ids, row_arg(request, "language")->text, more, &found);
    clock_set(c, found.places.at, found.places.count, at);
    answer_add_names(c, result->view, &found.places);
    for (int i = 0; with_outlines && i < found.places.count; i++) {
        answer_add_outline(c, points, &found.places.at[i]);
    }
    if (with_outlines && !code) {
        code = call_over_budget(c) ? call_stop(c) : code;
    }
    return code ? code : lookup_build(c, ids, &found, result);
}
