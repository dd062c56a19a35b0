/* geocode_batch -- the handler of batch_geocode: many queries at once, a row each. Owns nothing. */
#include "geocode_batch.h"

#include <math.h>

#include "../find/find.h"
#include "../geo/geo.h"
#include "../geo/place.h"
#include "answer.h"
#include "answer_message.h"
#include "clock.h"
#include "columns.h"
#include "row_value.h"
#include "spot.h"
#include "within.h"

typedef struct {
    str query, status, message;
    str country; /* of the row of a table; absent: none */
    place_list results, choices;
    str code; /* of a failure; absent otherwise */
    double retry_after_s;
    place_origin origin; /* of this query */
    bool *inside;        /* of the results, whether they are in the area; NULL: none is asked for */
} batch_item;
typedef struct {
    batch_item *at;
    int count;
} batch_items;

typedef struct {
    str status, message, next;
    int64_t total, succeeded, failed;
    /* They add up to the total. nearly: a candidate; city_level: the town of an address */
    int64_t exact, city_level, ambiguous, nearly, missed;
    int64_t inside; /* queries whose first result is in the area */
    str area;       /* "France", "within 80 km of Basel"; absent: none is asked for */
    batch_items results;
    columns_rows rows;    /* the same, each field named once */
    batch_items problems; /* those of the results that have something to say */
    place_origin origin;
    const place_origin *origin_at;
} batch_answer;

#define AT(member) offsetof(batch_item, member)
static const field geocode_batch_item_fields[] = {
    {FIELD("query", STR, query)},
    {FIELD("status", STR, status)},
    {FIELD("message", STR, message)},
    {FIELD("code", STR, code)},
    {FIELD("retry_after_s", NUM, retry_after_s), .decimals = 1},
    {FIELD("results", LIST, results), .always = true, .of = place_record, .in = IN_FULL},
    {FIELD("choices", LIST, choices), .of = answer_choice_record},
    {FIELD("source", WORD, origin.source), .word = place_source_text, .in = IN_FULL},
    {FIELD("reason", WORD, origin.reason), .word = place_reason_text},
    {FIELD("precision", STR, origin.precision)},
    {FIELD("understood", STR, origin.understood)},
    {FIELD("notation", STR, origin.notation)},
    {FIELD("matched", STR, origin.matched)},
    {FIELD("dropped", STR, origin.dropped)},
    {FIELD("did_you_mean", STRS, origin.did_you_mean)},
    {0},
};
#undef AT

#define AT(member) offsetof(batch_answer, member)
static const record *geocode_batch_item_record(void);
static const field geocode_batch_fields[] = {
    {FIELD("status", STR, status), .required = true},
    {FIELD("message", STR, message), .in = IN_FULL},
    {FIELD("next", STR, next), .help = "How to ask for what is left out"},
    {FIELD("total", INT, total)},
    {FIELD("succeeded", INT, succeeded)},
    {FIELD("failed", INT, failed)},
    {FIELD("exact", INT, exact)},
    {FIELD("city_level", INT, city_level)},
    {FIELD("ambiguous", INT, ambiguous)},
    {FIELD("nearly", INT, nearly)},
    {FIELD("missed", INT, missed)},
    {FIELD("inside", INT, inside), .help = "Queries that are"},
    {FIELD("within", STR, area), .help = "What inside means"},
    {FIELD("results", LIST, results), .always = true, .of = geocode_batch_item_record,
     .in = IN_FULL},
    {FIELD("places", TABLE, rows), .always = true, .of = columns_record,
     .in = IN_NORMAL | IN_BRIEF},
    {FIELD("problems", LIST, problems), .of = geocode_batch_item_record,
     .in = IN_NORMAL | IN_BRIEF},
    {FIELD("origin", INLINE, origin_at), .of = place_origin_record},
    {0},
};
#undef AT

static void geocode_batch_text(out *o, const void *rec, int indent, record_view view) {
    const batch_answer *a = rec;
    out_plain(o, a->message);
    out_text(o, a->next.len ? STR("\n") : STR(""));
    out_plain(o, a->next);
    out_text(o, STR("\n\n"));
    columns_text(o, &a->rows, view);
    for (int i = 0; i < a->problems.count; i++) {
        out_quoted(o, a->problems.at[i].query);
        out_text(o, STR(": "));
        answer_text_head(o, a->problems.at[i].message, &a->problems.at[i].choices);
    }
    record_text(o, place_origin_record(), a->origin_at, indent, view);
}

static const record geocode_batch_item_type = {sizeof(batch_item), geocode_batch_item_fields, NULL};
static const record geocode_batch_type = {sizeof(batch_answer), geocode_batch_fields,
                                          geocode_batch_text};

static const record *geocode_batch_item_record(void) {
    return &geocode_batch_item_type;
}

GEO_FN const record *geocode_batch_record(void) {
    return &geocode_batch_type;
}

/* What is asked for. */
typedef struct {
    const tool_arg *queries;
    place_query query;
    str_list columns;
    bool is_chosen;  /* they are the caller's choice */
    double lat, lon; /* that distances are to; NaN: none */
    int64_t at;      /* when clocks are read */
    place_selection area;
    within where; /* that is; has_area: it counts */
    bool has_area;
} batch_wish;

/* The item of an equal query, which is not searched again; NULL: none. */
static const batch_item *geocode_batch_earlier(const batch_items *items, str query, str country) {
    for (int i = 0; i < items->count; i++) {
        if (str_eq(items->at[i].query, query) && str_eq(items->at[i].country, country)) {
            return &items->at[i];
        }
    }
    return NULL;
}

/* A failed query is an item like the others. The call keeps its error. */
static status geocode_batch_item_run(call *c, const place_query *query, batch_item *item) {
    answer_name name = {0};
    *item = (batch_item){.query = query->text, .retry_after_s = NAN, .origin = place_origin_new()};
    status code = row_value_is_name(query->text)
                      ? answer_search(c, query, STR_NONE, &name)
                      : call_fail(c, GEO_INVALID,
                                  "A query must be text of 1 to %d bytes "
                                  "without control characters.",
                                  PLACE_QUERY_MAX);
    if (code == GEO_MUST_WAIT || code == GEO_CANCELLED) {
        return code;
    }
    if (code) {
        item->status = STR("error");
        item->message = arena_copy(&c->mem, str_of(c->why));
        item->code = str_of(status_of(code)->code);
        item->retry_after_s = c->retry_after_s > 0 ? c->retry_after_s : NAN;
        return item->message.at ? GEO_OK : call_full(c);
    }
    item->status = answer_status(&name);
    item->results = name.places;
    item->choices = name.candidates;
    item->origin = name.origin;
    if (answer_says_more(&name)) {
        item->message = answer_message_text(c, query->text, &name);
    }
    return GEO_OK;
}

static void geocode_batch_count(batch_answer *a, const batch_item *item) {
    bool is_found = item->results.count > 0;
    if (str_eq(item->status, ANSWER_OK)) {
        a->exact++;
    } else if (is_found && str_eq(item->status, ANSWER_CHOOSE)) {
        a->ambiguous++;
    } else if (is_found && item->origin.precision.len) {
        a->city_level++;
    } else if (is_found) {
        a->nearly++;
    } else {
        a->missed++;
    }
}

/* The rows and problems of the results. False: memory is full. */
static bool geocode_batch_tabulate(call *c, const batch_wish *ask, batch_answer *a) {
    int count = 0;
    for (int i = 0; i < a->results.count; i++) {
        count += MAX(a->results.at[i].results.count, 1);
    }
    a->rows = (columns_rows){ARENA_NEW(&c->mem, columns_row, count), 0, ask->columns};
    a->problems = (batch_items){ARENA_NEW(&c->mem, batch_item, a->results.count), 0};
    if (!a->rows.at || !a->problems.at) {
        return false;
    }
    for (int i = 0; i < a->results.count; i++) {
        const batch_item *item = &a->results.at[i];
        bool is_told = !ask->is_chosen || !str_eq(item->status, ANSWER_OK);
        for (int j = 0; j < MAX(item->results.count, 1); j++) {
            columns_row *row = &a->rows.at[a->rows.count++];
            *row =
                columns_row_of(c, item->results.count ? &item->results.at[j] : NULL, &ask->columns);
            row->query = item->query;
            row->status = is_told ? item->status : STR_NONE;
            row->inside = !item->inside ? STR_NONE : item->inside[j] ? STR("true") : STR("false");
        }
        if (item->message.len) {
            a->problems.at[a->problems.count++] = *item;
        }
    }
    return columns_cut(c, &a->rows);
}

/* " 2 are within 80 km of Basel." */
static str geocode_batch_inside(call *c, batch_answer *a) {
    a->inside = a->area.at ? 0 : RECORD_NO_INT;
    for (int i = 0; i < a->results.count && a->area.at; i++) {
        const batch_item *item = &a->results.at[i];
        a->inside += item->inside && item->inside[0];
    }
    return a->area.at ? answer_printf(c, " %d are %.*s.", (int)a->inside, STR_ARG(a->area))
                      : STR("");
}

/* Of so many results. They add up to the total. */
static void geocode_batch_sum(call *c, batch_answer *a) {
    a->exact = a->city_level = a->ambiguous = a->nearly = a->missed = 0;
    for (int i = 0; i < a->results.count; i++) {
        geocode_batch_count(a, &a->results.at[i]);
    }
    a->total = a->results.count;
    a->succeeded = a->exact + a->ambiguous;
    a->failed = a->total - a->succeeded;
    a->status = a->exact == a->total && !a->next.len ? ANSWER_OK
                : a->exact                           ? ANSWER_PARTIAL
                : a->ambiguous == a->total           ? ANSWER_CHOOSE
                                                     : ANSWER_CLARIFY;
    a->message = answer_printf(
        c, "%d queries: %d exact, %d at city level, %d ambiguous, %d nearly, %d missed.%.*s",
        (int)a->total, (int)a->exact, (int)a->city_level, (int)a->ambiguous, (int)a->nearly,
        (int)a->missed, STR_ARG(geocode_batch_inside(c, a)));
}

/* Leaves a quarter out. False: nothing can be. */
static bool geocode_batch_cut(batch_items *items) {
    enum { OF = 4 };
    int *count = items->count > 1 ? &items->count : &items->at->results.count;
    bool is_cut = *count > 1;
    *count -= is_cut ? (*count + OF - 1) / OF : 0;
    return is_cut;
}

static str geocode_batch_next(call *c, const batch_wish *ask, const batch_answer *a, bool is_cut) {
    const char *why = is_cut ? ", as an answer has at most 60,000 bytes" : "";
    if (a->results.count < ask->queries->count + ask->queries->left) {
        return answer_printf(c,
                             "Only the first %d of %d queries are answered%s: call again with "
                             "those from number %d on.",
                             a->results.count, ask->queries->count + ask->queries->left, why,
                             a->results.count + 1);
    }
    return is_cut
               ? answer_printf(c, "Only %d places are told%s: give a lower limit or less detail.",
                               a->results.at->results.count, why)
               : STR_NONE;
}

/* As many results as an answer may have bytes. */
static status geocode_batch_fit(call *c, const batch_wish *ask, batch_answer *a, record_view view) {
    enum { BYTES_MAX = 60000 };
    arena mem = c->mem;
    for (bool is_cut = false;; is_cut = true) {
        c->mem = mem;
        a->next = geocode_batch_next(c, ask, a, is_cut);
        geocode_batch_sum(c, a);
        if (!geocode_batch_tabulate(c, ask, a)) {
            return call_full(c);
        }
        out o = out_over(&c->mem);
        bool is_small = o.cap < BYTES_MAX;
        o.cap = MIN(o.cap, BYTES_MAX);
        record_json(&o, &geocode_batch_type, a, view);
        if (!o.full || is_small || !geocode_batch_cut(&a->results)) {
            return o.full && is_small ? call_full(c) : GEO_OK;
        }
    }
}

static status geocode_batch_build(call *c, const batch_wish *ask, batch_answer *a,
                                  tool_result *result) {
    int errors = 0;
    for (int i = 0; i < a->results.count; i++) {
        batch_item *item = &a->results.at[i];
        errors += item->code.at != NULL;
        if (!item->code.at) {
            answer_merge(c, &a->origin, &item->origin);
        }
    }
    if (errors == a->results.count && c->code != GEO_INVALID) {
        return c->code; /* all failed: so does the call, like its last query */
    }
    call_clear_failure(c);
    for (int i = 0; i < a->results.count; i++) {
        if (a->results.at[i].origin.source == a->origin.source) {
            a->results.at[i].origin.source = PLACE_SOURCE_NONE; /* the answer as a whole has it */
        }
    }
    result->type = &geocode_batch_type;
    result->data = a;
    return geocode_batch_fit(c, ask, a, result->view);
}

/* The columns: those that the caller names, or the usual ones. */
static status geocode_batch_columns(call *c, const tool_request *request, batch_wish *ask) {
    const tool_arg *fields = row_arg(request, "fields");
    str_list *columns = &ask->columns;
    ask->is_chosen = fields->given;
    *columns = (str_list){ARENA_NEW(&c->mem, str, RECORD_COLUMNS_MAX), 0};
    if (!columns->at) {
        return call_full(c);
    }
    columns_add(columns, "query status label");
    status code = columns_choose(c, fields, columns);
    if (code) {
        return code;
    }
    columns_add(columns, fields->given ? "" : "lat lon id match");
    columns_add(columns, row_arg(request, "at")->given ? "utc_offset" : "");
    columns_add(columns, row_arg(request, "distance_to")->given ? "distance_m" : "");
    columns_add(columns, row_arg(request, "within")->given ? "inside" : "");
    return GEO_OK;
}

/* The point that distances are to. */
static status geocode_batch_origin(call *c, const tool_request *request, batch_wish *ask) {
    const tool_arg *to = row_arg(request, "distance_to");
    spots all = {.count = 0};
    status code = GEO_OK;
    ask->lat = ask->lon = NAN;
    if (to->given) {
        code = spot_find_all(c, to, ask->query.language, STR_NONE, &all);
    } else if (record_has_column(&ask->columns, STR("distance_m"))) {
        code = call_fail(c, GEO_INVALID, "distance_m needs distance_to.");
    }
    if (code || !to->given) {
        return code;
    }
    ask->lat = all.at->lat;
    ask->lon = all.at->lon;
    return spot_is_settled(all.at) ? GEO_OK
                                   : call_fail(c, GEO_INVALID, "distance_to is no one place. %.*s",
                                               STR_ARG(all.at->message));
}

/* What the caller wants to know of the places of an item. */
static void geocode_batch_measure(call *c, const batch_wish *ask, batch_item *item) {
    clock_set(c, item->results.at, item->results.count, ask->at);
    for (int i = 0; i < item->results.count && !isnan(ask->lat); i++) {
        place *p = &item->results.at[i];
        p->distance_m = geo_distance_m(ask->lat, ask->lon, p->lat, p->lon);
    }
}

/* The area that places may be in. A name that is a question fails the call. */
static status geocode_batch_area(call *c, const tool_request *request, batch_wish *ask) {
    bool is_given = row_arg(request, "within")->given;
    ask->where = within_new();
    ask->area = (place_selection){.box = geo_bbox_none(),
                                  .radius_m = row_arg(request, "radius_km")->num * 1000,
                                  .language = ask->query.language};
    if (!is_given && !isnan(ask->area.radius_m)) {
        return call_fail(c, GEO_INVALID, "radius_km needs a place in within.");
    }
    status code = is_given ? within_read(c, request, false, &ask->area, &ask->where) : GEO_OK;
    if (!code && ask->where.status.at) {
        return call_fail(c, GEO_INVALID, "within is no one place. %.*s",
                         STR_ARG(ask->where.message));
    }
    ask->has_area = is_given;
    return code;
}

/* Which results are in the area, and what that is. */
static status geocode_batch_sort(call *c, const batch_wish *ask, batch_answer *a) {
    int total = 0, count = 0;
    str searched = STR_NONE;
    for (int i = 0; i < a->results.count; i++) {
        total += a->results.at[i].results.count;
    }
    const place **places = ARENA_NEW(&c->mem, const place *, total + 1);
    bool *holds = ARENA_NEW(&c->mem, bool, total + 1);
    if (!places || !holds) {
        return call_full(c);
    }
    for (int i = 0; i < a->results.count; i++) {
        batch_item *item = &a->results.at[i];
        item->inside = item->results.count ? &holds[count] : NULL;
        for (int j = 0; j < item->results.count; j++) {
            places[count++] = &item->results.at[j];
        }
    }
    status code = find_holds(c, &ask->area, places, total, holds, &searched);
    a->area = within_tell(c, &ask->area, &ask->where, searched);
    answer_merge(c, &a->origin, &ask->where.origin);
    return code;
}

static status geocode_batch_read(call *c, const tool_request *request, batch_wish *ask) {
    ask->queries = row_arg(request, "queries");
    ask->query = answer_query(STR_NONE);
    ask->query.limit = (int)row_arg(request, "limit")->num;
    ask->query.country_codes = row_arg(request, "country_codes")->text;
    ask->query.language = row_arg(request, "language")->text;
    status code = clock_read(c, request, &ask->at);
    code = code ? code : geocode_batch_columns(c, request, ask);
    code = code ? code : geocode_batch_origin(c, request, ask);
    return code ? code : geocode_batch_area(c, request, ask);
}

GEO_FN status geocode_batch_run(call *c, const tool_request *request, tool_result *result) {
    batch_wish ask;
    status code = geocode_batch_read(c, request, &ask);
    if (code) {
        return code;
    }
    const tool_arg *queries = ask.queries;
    batch_answer *a = ARENA_NEW(&c->mem, batch_answer, 1);
    batch_item *items = ARENA_NEW(&c->mem, batch_item, queries->count);
    if (!a || !items) {
        return call_full(c);
    }
    *a = (batch_answer){
        .results = {items, 0}, .origin = place_origin_new(), .origin_at = &a->origin};
    for (int i = 0; i < queries->count; i++) {
        str text = queries->strings[i], country = queries->countries[i];
        bool is_alone = !country.len || str_eq(country, text);
        str label = is_alone ? text : arena_list(&c->mem, text, STR(", "), country);
        const batch_item *earlier = geocode_batch_earlier(&a->results, label, country);
        place_query asked = ask.query;
        asked.text = text;
        asked.country_codes = country.len ? country : ask.query.country_codes;
        if (earlier) {
            items[i] = *earlier;
        } else {
            code = geocode_batch_item_run(c, &asked, &items[i]);
            items[i].query = label;
            items[i].country = country;
            geocode_batch_measure(c, &ask, &items[i]);
        }
        if (code) {
            return code;
        }
        a->results.count = i + 1;
        call_report(c, i + 1, queries->count, label);
    }
    code = ask.has_area ? geocode_batch_sort(c, &ask, a) : GEO_OK;
    return code ? code : geocode_batch_build(c, &ask, a, result);
}
