/* table_http -- reads a request's content as `geocoder batch` reads a file, and writes what it has
 * found as JSON. Owns nothing. A reply has as many rows as fit, and where the next begins: clients
 * send the file again for these, so that nothing is kept between requests. */
#include "table_http.h"

#include <math.h>

#include "../base/utf8.h"
#include "../geo/geo.h"
#include "../ingest/axes.h"
#include "../ingest/charset.h"
#include "../ingest/headers.h"
#include "../platform/os.h"
#include "../table/table_input.h"
#include "../table/table_report.h"
#include "../table/table_request.h"
#include "../tool/tool.h"
#include "../wire/http.h"

enum {
    TABLE_HTTP_UNPACKED_MAX = 24 << 20, /* bytes of what a packed file holds */
    TABLE_HTTP_VALUE_MAX = 80,          /* of a value that is shown */
    TABLE_HTTP_TAIL = 512               /* of what ends a reply */
};

/* ---- what is asked ---- */

/* A parameter as a text that ends in 0; NULL: it is not given, or is no text, which fails. */
static const char *table_http_param(call *c, str query, const char *wanted) {
    str found = http_param(query, wanted), text = http_decode(found, true, &c->mem);
    if (found.len && (!text.at || !utf8_valid(text) || str_has_control(text))) {
        call_fail(c, GEO_INVALID, "%s must be a text in UTF-8, percent-encoded.", wanted);
    }
    return text.len && !c->code ? arena_join(&c->mem, text, (str){"", 1}).at : NULL;
}

/* The number of the first row that is wanted, from 0. */
static int64_t table_http_from(call *c, str query) {
    const char *text = table_http_param(c, query, "from");
    int64_t from = 0;
    if (text && (!str_int(str_of(text), &from) || from < 0)) {
        call_fail(c, GEO_INVALID, "from must be the number of a row, from 0.");
    }
    return from;
}

/* ---- what is answered ---- */

static const char *table_http_format(const table_input *in) {
    return in->is_sheet                       ? "spreadsheet"
           : in->is_geo                       ? "geojson"
           : in->format == TABLE_INPUT_NDJSON ? "ndjson"
           : in->format == TABLE_INPUT_CSV    ? "csv"
                                              : "lines";
}

static void table_http_write_column(out *o, const table_input *in, int i) {
    char room[AXES_NAME_MAX];
    str values[TABLE_REPORT_VALUES];
    int count = table_report_values(in, i, values);
    out_open(o, '{');
    out_key(o, "name");
    out_json_str(o, str_trim(in->titles.at[i]));
    out_key(o, "key");
    out_json_str(o, axes_name(in->titles.at[i], i, room));
    out_key(o, "role");
    out_json_str(o, table_report_role(in, i));
    out_key(o, "values");
    out_open(o, '[');
    for (int k = 0; k < count; k++) {
        out_json_str(o, utf8_head(values[k], TABLE_HTTP_VALUE_MAX));
    }
    out_close(o, ']');
    out_close(o, '}');
}

/* Sentences, one a line. */
static void table_http_write_lines(out *o, str lines) {
    out_open(o, '[');
    while (lines.len) {
        out_json_str(o, str_cut(&lines, '\n'));
    }
    out_close(o, ']');
}

static void table_http_write_head(call *c, out *o, const table_input *in) {
    char bytes[TABLE_REPORT_MAX];
    out doubts = out_of(bytes, sizeof bytes);
    table_report_write_doubts(c, in, &doubts);
    out_key(o, "format");
    out_json_str(o, str_of(table_http_format(in)));
    out_key(o, "encoding");
    out_json_str(o, str_of(charset_name(&in->text)));
    if (in->dialect.separator && !in->is_sheet) {
        out_key(o, "separator");
        out_json_str(o, (str){&in->dialect.separator, 1});
    }
    out_key(o, "roles");
    out_open(o, '[');
    for (int role = 0; role <= HEADERS_QUERY; role++) {
        out_json_str(o, headers_role_name((headers_role)role));
    }
    out_close(o, ']');
    out_key(o, "columns");
    out_open(o, '[');
    for (int i = 0; i < in->titles.count; i++) {
        table_http_write_column(o, in, i);
    }
    if (!in->titles.count) { /* each line is a query */
        out_json_raw(o, STR("{\"name\":\"query\",\"key\":\"1\",\"role\":\"query\",\"values\":[]}"));
    }
    out_close(o, ']');
    out_key(o, "warnings");
    table_http_write_lines(o, out_str(&doubts));
}

/* A row: its cells, and the query, the point, or why it has none. */
static void table_http_write_row(call *c, out *o, const table_input *in, str row, bool fits) {
    table_request request = {.query = row, .lat = NAN};
    status code = fits ? table_request_parse(c, in, row, &request)
                       : call_fail(c, GEO_TOO_LARGE, "The row is longer than %d kB.",
                                   TABLE_INPUT_ROW_MAX >> 10);
    out_open(o, '{');
    out_key(o, "cells");
    out_open(o, '[');
    for (int i = 0; i < in->titles.count; i++) {
        bool is_there = request.cells && i < request.cells->count;
        out_json_str(o, is_there ? request.cells->at[i] : STR(""));
    }
    if (!in->titles.count) {
        out_json_str(o, utf8_head(row, TABLE_INPUT_ROW_MAX));
    }
    out_close(o, ']');
    if (!code && geo_is_point(request.lat, request.lon)) {
        out_key(o, "lat");
        out_json_num(o, request.lat, 9);
        out_key(o, "lon");
        out_json_num(o, request.lon, 9);
    } else if (!code && request.main.text.len) {
        out_key(o, "query");
        out_json_str(o, request.main.text);
    } else {
        out_key(o, "error");
        out_json_str(o, code ? str_of(c->why) : STR("The row's coordinates are none on Earth."));
    }
    if (!code && request.main.countries.len) {
        out_key(o, "country");
        out_json_str(o, request.main.countries);
    }
    out_close(o, '}');
}

/* Whether there is no room or no time for another row: the rest is for the next request. */
static bool table_http_is_full(const call *c, const out *o, int64_t until_ms) {
    return o->full || o->cap - o->len < TABLE_HTTP_TAIL || os_now_ms() >= until_ms ||
           call_over_budget(c);
}

static void table_http_write_rows(call *c, out *o, table_input *in, int64_t from) {
    int64_t now = os_now_ms(), until_ms = now + MAX(c->deadline_ms - now, 0) / 2, next = 0;
    bool fits, is_full = false;
    out_key(o, "rows");
    out_open(o, '[');
    for (str row; !is_full && table_input_next(in, &row, &fits); next++) {
        arena mem = c->mem;
        size_t len = o->len;
        if (next < from) {
            continue;
        }
        table_http_write_row(c, o, in, row, fits);
        is_full = table_http_is_full(c, o, until_ms);
        if (is_full && next > from) {
            o->len = len;
            o->full = false;
            break;
        }
        c->mem = mem;
        call_clear_failure(c);
    }
    out_close(o, ']');
    if (is_full) {
        out_key(o, "next");
        out_json_int(o, next);
    } else if (in->why[0]) {
        out_key(o, "problem");
        out_json_str(o, str_of(in->why));
    }
}

static status table_http_answer(call *c, exchange *x) {
    table_input *in = ARENA_NEW(&c->mem, table_input, 1);
    if (!in) {
        return call_full(c);
    }
    const char *name = table_http_param(c, x->query, "name");
    int64_t from = table_http_from(c, x->query);
    in->sheet = table_http_param(c, x->query, "sheet");
    in->columns_asked = table_http_param(c, x->query, "columns");
    in->format = (table_input_format)table_input_format_of(
        NULL, name, in->columns_asked ? TABLE_INPUT_CSV : TABLE_INPUT_LINES);
    in->is_guessed = true;
    status code = c->code ? c->code
                          : table_input_open_text(c, in, name ? name : "The table", x->content,
                                                  TABLE_HTTP_UNPACKED_MAX);
    if (!code) {
        out_open(&x->reply, '{');
        table_http_write_head(c, &x->reply, in);
        table_http_write_rows(c, &x->reply, in, from);
        out_close(&x->reply, '}');
    }
    return code;
}

GEO_FN status table_http_post(call *c, exchange *x) {
    static const char type[] = "application/json; charset=utf-8";
    if (!c->may_block) {
        return GEO_MUST_WAIT; /* what columns have is looked up */
    }
    exchange_answer(x, 200, type, STR(""));
    status code = call_end(c, table_http_answer(c, x));
    if (code) {
        exchange_answer(x, status_of(code)->http, type, STR(""));
        tool_write_error(&x->reply, c);
    }
    return GEO_OK;
}
