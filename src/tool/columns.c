/* columns -- the table of many places in an answer. Owns nothing. */
#include "columns.h"

#include <math.h>

#include "answer.h"
#include "clock.h"

#define AT(member) offsetof(columns_row, member)
static const field columns_fields[] = {
    {FIELD("query", STR, query)},
    {FIELD("status", STR, status)},
    {FIELD("label", STR, label)},
    {FIELD("relation", STR, relation)},
    {FIELD("lat", NUM, lat), .decimals = 7},
    {FIELD("lon", NUM, lon), .decimals = 7},
    {FIELD("id", STR, id)},
    {FIELD("match", WORD, match), .word = place_match_text},
    {FIELD("timezone", STR, timezone)},
    {FIELD("utc_offset", STR, utc_offset)},
    {FIELD("local_time", STR, local_time)},
    {FIELD("population", INT, population)},
    {FIELD("country_code", STR, country_code)},
    {FIELD("distance_m", NUM, distance_m), .decimals = 0},
    {FIELD("inside", JSON, inside)},
    {0},
};
#undef AT
enum { COLUMNS_CHOICES = 4 }; /* the first of the fields that can be asked for */

static const record columns_type = {sizeof(columns_row), columns_fields, NULL};

GEO_FN const record *columns_record(void) {
    return &columns_type;
}

GEO_FN void columns_text(out *o, const columns_rows *rows, record_view view) {
    record_text_table(o, &columns_type, &(record_rows){rows->at, rows->count, rows->columns}, view);
}

GEO_FN void columns_add(str_list *columns, const char *names) {
    for (str rest = str_of(names); rest.len;) {
        columns->at[columns->count++] = str_cut(&rest, ' ');
    }
}

GEO_FN bool columns_cut(call *c, columns_rows *rows) {
    bool is_named = false, has_status = false;
    for (int i = 0; i < rows->count; i++) {
        is_named |= rows->at[i].query.at != NULL;
        has_status |= rows->at[i].status.at != NULL;
    }
    str_list kept = {ARENA_NEW(&c->mem, str, RECORD_COLUMNS_MAX), 0};
    for (int i = 0; i < rows->columns.count && kept.at; i++) {
        str name = rows->columns.at[i];
        bool is_idle = (str_eq(name, STR("query")) && !is_named) ||
                       (str_eq(name, STR("status")) && !has_status);
        kept.at[kept.count] = name;
        kept.count += !is_idle;
    }
    rows->columns = kept;
    return kept.at != NULL;
}

GEO_FN columns_row columns_row_of(call *c, const place *p, const str_list *columns) {
    if (!p) {
        return (columns_row){
            .lat = NAN, .lon = NAN, .population = RECORD_NO_INT, .distance_m = NAN};
    }
    bool has_clock = record_has_column(columns, STR("local_time"));
    return (columns_row){.label = answer_short_label(c, p),
                         .lat = p->lat,
                         .lon = p->lon,
                         .id = p->id,
                         .match = p->match,
                         .timezone = p->timezone,
                         .utc_offset = p->utc_offset,
                         .local_time = has_clock ? clock_local(c, p->timezone) : STR_NONE,
                         .population = p->population,
                         .country_code = place_part(p, "country_code"),
                         .distance_m = p->distance_m};
}

GEO_FN status columns_choose(call *c, const tool_arg *fields, str_list *columns) {
    for (int i = 0; i < fields->count; i++) {
        str names = STR_NONE;
        const field *f = &columns_fields[COLUMNS_CHOICES];
        for (; f->name.at && !str_eq_nocase(fields->strings[i], f->name); f++) {
            names = arena_list(&c->mem, names, STR(", "), f->name);
        }
        if (!f->name.at) {
            return call_fail(c, GEO_INVALID, "fields[%d] must be one of %.*s.", i, STR_ARG(names));
        }
        columns->at[columns->count++] = f->name;
    }
    return GEO_OK;
}
