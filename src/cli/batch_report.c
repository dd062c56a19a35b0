/* batch_report -- sentences about a table. Owns nothing. */
#include "batch_report.h"

#include <math.h>

#include "../base/utf8.h"
#include "../find/find.h"
#include "../ingest/headers.h"
#include "batch_columns.h"
#include "batch_content.h"
#include "cli_tool.h"

enum {
    BATCH_REPORT_VALUES = 3,     /* of a column */
    BATCH_REPORT_VALUE_MAX = 30, /* bytes of one */
    BATCH_REPORT_MAX = 8 << 10   /* bytes of all that is said */
};

/* The role of a column that is looked up, as "city"; "-": it is not. */
static str batch_report_role(const batch_input *in, int cell) {
    str role = STR("-");
    for (int i = 0; i < in->columns.count; i++) {
        str name = headers_role_name(in->columns.at[i].role);
        bool is_it = in->columns.at[i].cell == cell;
        role = !is_it ? role : name.len ? name : STR("text");
    }
    return role;
}

/* "  city          Town: Lyon | Nice | Lille". */
static void batch_report_values(out *o, const batch_input *in, int cell) {
    str role = batch_report_role(in, cell), shown[BATCH_REPORT_VALUES];
    int count = 0;
    out_fmt(o, "  %-12.*s ", STR_ARG(role));
    out_plain(o, str_trim(in->titles.at[cell]));
    for (int i = 0; i < in->sample.rows && count < BATCH_REPORT_VALUES; i++) {
        str value = batch_content_cell(&in->sample, i, cell);
        bool is_new = value.len > 0;
        for (int k = 0; k < count; k++) {
            is_new = is_new && !str_eq(shown[k], value);
        }
        if (is_new) {
            out_text(o, count ? STR(" | ") : STR(": "));
            out_plain(o, utf8_head(value, BATCH_REPORT_VALUE_MAX));
            shown[count++] = value;
        }
    }
    out_char(o, '\n');
}

/* The header of a column, if it is of another address than the one that is looked up. */
static headers_reading batch_report_reading(const batch_input *in, int cell) {
    headers_reading r = headers_read(in->titles.at[cell]);
    bool is_other = r.frame && r.role <= HEADERS_COUNTRY && r.role != HEADERS_NAME &&
                    !batch_columns_has(&in->columns, cell);
    r.role = is_other ? r.role : HEADERS_OTHER;
    return r;
}

/* The columns of the next address, which has a town, as --columns takes them. */
static void batch_report_others(out *o, const batch_input *in) {
    uint64_t frame = 0;
    int count = 0;
    for (int i = 0; i < in->titles.count && !frame; i++) {
        headers_reading r = batch_report_reading(in, i);
        frame = r.role == HEADERS_CITY ? r.frame : 0;
    }
    for (int i = 0; i < in->titles.count && frame; i++) {
        headers_reading r = batch_report_reading(in, i);
        if (r.role != HEADERS_OTHER && r.frame == frame) {
            char room[AXES_NAME_MAX];
            str role = headers_role_name(r.role), name = axes_name(in->titles.at[i], i, room);
            out_fmt(o, "%s%.*s=%.*s", count++ ? "," : "Another address is looked up by --columns '",
                    STR_ARG(role), STR_ARG(name));
        }
    }
    out_text(o, count ? STR("'.\n") : STR(""));
}

/* Codes that a spreadsheet has taken for numbers: of fewer digits than others, or with a fraction.
 */
static void batch_report_codes(out *o, const batch_input *in, int cell) {
    size_t longest = 0;
    int bad = 0;
    str example = STR_NONE;
    for (int pass = 0; pass < 2; pass++) {
        for (int i = 0; i < in->sample.rows; i++) {
            str value = batch_content_cell(&in->sample, i, cell);
            int64_t number;
            double fraction;
            bool is_number = str_int(value, &number);
            bool is_bad = is_number ? value.len < longest : str_num(value, &fraction);
            longest = is_number ? MAX(longest, value.len) : longest;
            bad += pass && is_bad;
            example = is_bad ? value : example;
        }
    }
    if (bad) {
        out_fmt(o,
                "%d of %d codes in %.*s are as a spreadsheet cuts them, as %.*s: they are mended "
                "where their country is known.\n",
                bad, in->sample.rows, STR_ARG(in->titles.at[cell]), STR_ARG(example));
    }
}

/* What looks wrong, or was decided by what the cells are. */
static void batch_report_doubts(out *o, const batch_input *in) {
    const batch_columns *columns = &in->columns;
    bool is_asked = in->column || in->columns_asked;
    if (columns->is_turned && !is_asked) {
        char rooms[2][AXES_NAME_MAX];
        str lat = axes_name(in->titles.at[columns->lat], columns->lat, rooms[0]),
            lon = axes_name(in->titles.at[columns->lon], columns->lon, rooms[1]);
        out_fmt(o,
                "Latitude and longitude are in each other's columns, by where the points are; "
                "--columns lat=%.*s,lon=%.*s reads them as they are called.\n",
                STR_ARG(lon), STR_ARG(lat));
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
    for (int i = 0; i < columns->count; i++) {
        if (columns->at[i].role == HEADERS_POSTCODE) {
            batch_report_codes(o, in, columns->at[i].cell);
        }
    }
    if (!is_asked) {
        batch_report_others(o, in);
    }
}

/* Every line as one of ours. */
static void batch_report_tell(str lines) {
    while (lines.len) {
        str line = str_cut(&lines, '\n');
        cli_tool_error("%.*s", STR_ARG(line));
    }
}

static void batch_report_write(out *o, const batch_input *in, bool is_full) {
    if (in->is_untitled) {
        out_text(o, STR("The first row is data, not titles: columns go by their numbers.\n"));
    }
    if (!in->columns.count) {
        return;
    }
    out_text(o, in->columns.is_point ? STR("Looks up the points ") : STR("Looks up "));
    batch_columns_write(o, &in->columns, &in->titles);
    out_text(o, in->column || in->columns_asked ? STR(".\n") : STR(". --columns names others.\n"));
    for (int i = 0; i < in->titles.count && in->sample.rows; i++) {
        if (is_full || batch_columns_has(&in->columns, i)) {
            batch_report_values(o, in, i);
        }
    }
    batch_report_doubts(o, in);
}

GEO_FN void batch_report_columns(const batch_input *in) {
    char bytes[BATCH_REPORT_MAX];
    out o = out_of(bytes, sizeof bytes);
    batch_report_write(&o, in, false);
    batch_report_tell(out_str(&o));
}

static bool batch_report_is_at_sea(void *ctx, double lat, double lon) {
    return find_is_at_sea(ctx, lat, lon);
}

GEO_FN void batch_report_add(axes *a, call *c, const batch_input_request *request) {
    if (!isnan(request->lat)) {
        axes_add(a, request->lat, request->lon, batch_report_is_at_sea, c);
    }
}

/* What is wrong with the points. */
static void batch_report_write_points(out *o, const batch_input *in, const axes *a) {
    char rooms[2][AXES_NAME_MAX];
    size_t start = o->len;
    if (in->columns.is_point) {
        int lat = in->columns.at[0].cell, lon = in->columns.at[1].cell;
        axes_write(o, a, "--columns", axes_name(in->titles.at[lat], lat, rooms[0]),
                   axes_name(in->titles.at[lon], lon, rooms[1]));
    }
    out_text(o, o->len > start ? STR("\n") : STR(""));
}

GEO_FN void batch_report_explain(call *c, const batch_input *in, out *o) {
    axes seen = {.points = 0};
    const batch_columns *columns = &in->columns;
    batch_report_write(o, in, true);
    for (int i = 0; i < in->sample.rows && columns->is_point; i++) {
        batch_input_request at = {.lat = NAN};
        str lat = batch_content_cell(&in->sample, i, columns->at[0].cell),
            lon = batch_content_cell(&in->sample, i, columns->at[1].cell);
        double point[2];
        if (batch_input_point(in, lat, lon, point)) {
            at.lat = point[0];
            at.lon = point[1];
            batch_report_add(&seen, c, &at);
        }
    }
    batch_report_write_points(o, in, &seen);
}

GEO_FN void batch_report_points(const batch_input *in, const axes *a) {
    char bytes[512];
    out o = out_of(bytes, sizeof bytes);
    batch_report_write_points(&o, in, a);
    batch_report_tell(out_str(&o));
}
