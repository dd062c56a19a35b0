/* complete -- the handler of `geocoder suggest`: places by the beginning of their name, as somebody
 * types. Owns nothing. For people; a model knows how a name ends. */
#include "complete.h"

#include "../base/clean.h"
#include "../find/find.h"
#include "../geo/place.h"
#include "answer.h"

typedef struct {
    str status;
    int64_t count;
    place_list places;
    place_origin origin;
    const place_origin *origin_at;
} complete_answer;

#define AT(member) offsetof(complete_answer, member)
static const field complete_fields[] = {
    {FIELD("status", STR, status), .required = true},
    {FIELD("count", INT, count)},
    {FIELD("places", LIST, places), .always = true, .of = answer_choice_record},
    {FIELD("origin", INLINE, origin_at), .of = place_origin_record},
    {0},
};
#undef AT

static void complete_text(out *o, const void *rec, int indent, record_view view) {
    (void)view;
    const complete_answer *a = rec;
    for (int i = 0; i < a->places.count; i++) {
        out_fmt(o, "%*s", indent, "");
        out_plain(o, a->places.at[i].display_name);
        out_char(o, '\n');
    }
}

static const record complete_type = {sizeof(complete_answer), complete_fields, complete_text};

GEO_FN const record *complete_record(void) {
    return &complete_type;
}

/* Those that are called like one before, New York and its state, are told apart by their ids, with
 * which they can be asked for. */
static void complete_mark(call *c, place_list *places) {
    for (int i = places->count; i-- > 1;) {
        place *p = &places->at[i];
        int same = 0;
        while (!str_eq(places->at[same].display_name, p->display_name)) {
            same++;
        }
        if (same < i) {
            p->display_name = answer_label_with_id(c, p->display_name, p);
        }
    }
}

GEO_FN status complete_run(call *c, const tool_request *request, tool_result *result) {
    complete_answer *a = ARENA_NEW(&c->mem, complete_answer, 1);
    place_answer found;
    if (!a) {
        return call_full(c);
    }
    place_query query = {.text = clean_text(&c->mem, row_arg(request, "query")->text),
                         .limit = (int)row_arg(request, "limit")->num,
                         .country_codes = row_arg(request, "country_codes")->text,
                         .language = row_arg(request, "language")->text};
    status code = find_complete_places(c, &query, &found);
    if (code) {
        return code;
    }
    complete_mark(c, &found.places);
    *a = (complete_answer){.status = found.places.count ? ANSWER_OK : ANSWER_CLARIFY,
                           .count = found.places.count,
                           .places = found.places,
                           .origin = found.origin,
                           .origin_at = &a->origin};
    result->type = &complete_type;
    result->data = a;
    return GEO_OK;
}
