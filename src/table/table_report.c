/* table_report -- sentences about a table. Owns nothing. */
#include "table_report.h"

#include <math.h>

#include "../base/utf8.h"
#include "../find/find.h"
#include "../ingest/charset.h"
#include "../ingest/headers.h"
#include "table_columns.h"
#include "table_content.h"
#include "table_input.h"
#include "table_postcode.h"

enum {
    TABLE_REPORT_VALUE_MAX = 30 /* bytes of one */
};

GEO_FN str table_report_role(const table_input *in, int cell) {
    str role = STR("-");
    for (int i = 0; i < in->columns.count; i++) {
        str name = headers_role_name(in->columns.at[i].role);
        bool is_it = in->columns.at[i].cell == cell;
        role = !is_it ? role : name.len ? name : STR("text");
    }
    return role;
}

GEO_FN int table_report_values(const table_input *in, int cell, str values[TABLE_REPORT_VALUES]) {
    int count = 0;
    for (int i = 0; i < in->sample.rows && count < TABLE_REPORT_VALUES; i++) {
        str value = table_content_cell(&in->sample, i, cell);
        bool is_new = value.len > 0;
        for (int k = 0; k < count; k++) {
            is_new = is_new && !str_eq(values[k], value);
        }
        values[count] = is_new ? value : values[count];
        count += is_new;
    }
    return count;
}

/* "  city          Town: Lyon | Nice | Lille". */
static void table_report_column(out *o, const table_input *in, int cell) {
    str role = table_report_role(in, cell), values[TABLE_REPORT_VALUES];
    int count = table_report_values(in, cell, values);
    out_fmt(o, "  %-12.*s ", STR_ARG(role));
    out_plain(o, str_trim(in->titles.at[cell]));
    for (int i = 0; i < count; i++) {
        out_text(o, i ? STR(" | ") : STR(": "));
        out_plain(o, utf8_head(values[i], TABLE_REPORT_VALUE_MAX));
    }
    out_char(o, '\n');
}

/* The header of a column, if it is of another address than the one that is looked up. */
static headers_reading table_report_reading(const table_input *in, int cell) {
    headers_reading r = headers_read(in->titles.at[cell]);
    str value[TABLE_REPORT_VALUES];
    double number;
    bool is_filled = table_report_values(in, cell, value) > 0,
         is_code = r.role == HEADERS_CITY && is_filled && str_num(value[0], &number);
    bool is_other = r.frame && r.role <= HEADERS_COUNTRY && r.role != HEADERS_NAME &&
                    r.rank < HEADERS_WEAK && is_filled && !is_code &&
                    !table_columns_has(&in->columns, cell);
    r.role = is_other ? r.role : HEADERS_OTHER;
    return r;
}

/* The columns of the next address, which has a town, as --columns takes them. */
static void table_report_others(out *o, const table_input *in) {
    uint64_t frame = 0;
    int count = 0;
    for (int i = 0; i < in->titles.count && !frame; i++) {
        headers_reading r = table_report_reading(in, i);
        frame = r.role == HEADERS_CITY ? r.frame : 0;
    }
    const char *begin =
        in->given.at ? "There is another address: " : "Another address is looked up by --columns '";
    for (int i = 0; i < in->titles.count && frame; i++) {
        headers_reading r = table_report_reading(in, i);
        if (r.role != HEADERS_OTHER && r.frame == frame) {
            char room[AXES_NAME_MAX];
            str role = headers_role_name(r.role), name = axes_name(in->titles.at[i], i, room);
            out_fmt(o, "%s%.*s=%.*s", count++ ? "," : begin, STR_ARG(role), STR_ARG(name));
        }
    }
    out_text(o, !count ? STR("") : in->given.at ? STR(".\n") : STR("'.\n"));
}

/* Codes that a spreadsheet has taken for numbers: those that are mended. */
static void table_report_codes(call *c, out *o, const table_input *in, int cell) {
    const table_columns *columns = &in->columns;
    int bad = 0, country = columns->country, state = -1;
    str example = STR_NONE, own = columns->country_code.len ? columns->country_code : columns->home;
    for (int i = 0; i < columns->count; i++) {
        state = columns->at[i].role == HEADERS_STATE ? columns->at[i].cell : state;
    }
    for (int i = 0; i < in->sample.rows; i++) {
        char room[TABLE_POSTCODE_MAX];
        arena mem = c->mem;
        str value = table_content_cell(&in->sample, i, cell);
        str of = country >= 0
                     ? table_request_country(c, table_content_cell(&in->sample, i, country))
                     : own;
        str code = table_postcode_mend(
            c, value, of, state >= 0 ? table_content_cell(&in->sample, i, state) : STR_NONE, room);
        bool is_bad = !str_eq(code, value);
        bad += is_bad;
        example = is_bad ? value : example;
        c->mem = mem;
    }
    if (bad) {
        out_fmt(
            o, "%d of %d codes in %.*s are as a spreadsheet cuts them, as %.*s: they are mended.\n",
            bad, in->sample.rows, STR_ARG(in->titles.at[cell]), STR_ARG(example));
    }
}

/* Where the headers are. */
static void table_report_headers(out *o, const table_input *in) {
    if (in->dialect.skipped_lines) {
        out_fmt(o, "Skips what is above the headers: %d lines.\n", in->dialect.skipped_lines);
    }
    if (in->is_untitled) {
        out_text(o, STR("The first row is data, not headers: columns go by their numbers.\n"));
    }
}

/* What looks wrong, or was decided by what the cells are. */
static void table_report_doubts(call *c, out *o, const table_input *in) {
    const table_columns *columns = &in->columns;
    bool is_asked = in->column || in->columns_asked;
    if (columns->is_turned && !is_asked) {
        char rooms[2][AXES_NAME_MAX];
        str lat = axes_name(in->titles.at[columns->lat], columns->lat, rooms[0]),
            lon = axes_name(in->titles.at[columns->lon], columns->lon, rooms[1]);
        out_text(o, STR("Latitude and longitude are in each other's columns, by where the points "
                        "are"));
        if (!in->given.at) {
            out_fmt(o, "; --columns lat=%.*s,lon=%.*s reads them as they are called", STR_ARG(lon),
                    STR_ARG(lat));
        }
        out_text(o, STR(".\n"));
    }
    if (in->system) {
        out_fmt(o, "Points are read as %.*s (%.*s).\n", STR_ARG(in->system->name),
                STR_ARG(in->system->area));
    }
    if (in->doubt[0]) {
        out_fmt(o, "%s\n", in->doubt);
    }
    if (columns->has_point && !columns->is_point) {
        out_fmt(o, "Of places of one name the one at %.*s, %.*s is taken.\n",
                STR_ARG(str_trim(in->titles.at[columns->lat])),
                STR_ARG(str_trim(in->titles.at[columns->lon])));
    }
    if (columns->country_code.len) {
        out_fmt(o, "The states are those of %.*s.\n", STR_ARG(columns->country_code));
    }
    if (columns->home.len) {
        out_fmt(o, "The towns are those of %.*s, where it has one of that name.\n",
                STR_ARG(columns->home));
    }
    for (int i = 0; i < columns->count; i++) {
        if (columns->at[i].role == HEADERS_POSTCODE) {
            table_report_codes(c, o, in, columns->at[i].cell);
        }
    }
    if (!is_asked) {
        table_report_others(o, in);
    }
}

GEO_FN void table_report_write(call *c, out *o, const table_input *in, bool is_full) {
    table_report_headers(o, in);
    if (!in->columns.count) {
        return;
    }
    out_text(o, in->columns.is_point ? STR("Looks up the points ") : STR("Looks up "));
    table_columns_write(o, &in->columns, &in->titles);
    out_text(o, in->column || in->columns_asked ? STR(".\n") : STR(". --columns names others.\n"));
    for (int i = 0; i < in->titles.count && in->sample.rows; i++) {
        if (is_full || table_columns_has(&in->columns, i)) {
            table_report_column(o, in, i);
        }
    }
    table_report_doubts(c, o, in);
}

static bool table_report_is_at_sea(void *ctx, double lat, double lon) {
    return find_is_at_sea(ctx, lat, lon);
}

GEO_FN void table_report_add(axes *a, call *c, const table_request *request) {
    if (!isnan(request->lat)) {
        axes_add(a, request->lat, request->lon, table_report_is_at_sea, c);
    }
}

GEO_FN void table_report_write_points(out *o, const table_input *in, const axes *a) {
    char rooms[2][AXES_NAME_MAX];
    size_t start = o->len;
    if (in->columns.is_point) {
        int lat = in->columns.at[0].cell, lon = in->columns.at[1].cell;
        axes_write(o, a, in->given.at ? NULL : "--columns",
                   axes_name(in->titles.at[lat], lat, rooms[0]),
                   axes_name(in->titles.at[lon], lon, rooms[1]));
    }
    out_text(o, o->len > start ? STR("\n") : STR(""));
}

/* What the points of the first rows tell. */
static void table_report_look_at_points(call *c, const table_input *in, out *o) {
    axes seen = {.points = 0};
    const table_columns *columns = &in->columns;
    for (int i = 0; i < in->sample.rows && columns->is_point; i++) {
        table_request at = {.lat = NAN};
        str lat = table_content_cell(&in->sample, i, columns->at[0].cell),
            lon = table_content_cell(&in->sample, i, columns->at[1].cell);
        double point[2];
        if (table_input_point(in, lat, lon, point)) {
            at.lat = point[0];
            at.lon = point[1];
            table_report_add(&seen, c, &at);
        }
    }
    table_report_write_points(o, in, &seen);
}

GEO_FN void table_report_explain(call *c, const table_input *in, out *o) {
    table_report_write(c, o, in, true);
    table_report_look_at_points(c, in, o);
}

GEO_FN void table_report_write_doubts(call *c, const table_input *in, out *o) {
    const char *doubt = charset_doubt(&in->text);
    table_report_headers(o, in);
    table_report_doubts(c, o, in);
    table_report_look_at_points(c, in, o);
    out_fmt(o, "%s%s", doubt ? doubt : "", doubt ? "\n" : "");
}
