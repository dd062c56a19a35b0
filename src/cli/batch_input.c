/* batch_input -- rows of lines, CSV and NDJSON. The main thread reads rows; workers parse them.
 * Owns nothing. Outside facts: RFC 4180, with the separators that spreadsheets really write; NDJSON
 * is one JSON value per line. */
#include "batch_input.h"

#include <string.h>

#include "../base/utf8.h"
#include "../platform/os.h"
#include "cli_tool.h"

/* ---- rows ---- */

static str batch_input_held(const batch_input *in) {
    return (str){in->buffer + in->start, in->end - in->start};
}

static void batch_input_read(batch_input *in) {
    if (in->start) {
        memmove(in->buffer, in->buffer + in->start, in->end - in->start);
        in->end -= in->start;
        in->start = 0;
    }
    ptrdiff_t got = os_read(in->fd, in->buffer + in->end, BATCH_INPUT_BUFFER_BYTES - in->end);
    in->end += got > 0 ? (size_t)got : 0;
    in->is_end = got <= 0;
}

/* Bytes of the row at the front, with its line end; 0: it is incomplete. */
static size_t batch_input_row_size(const batch_input *in) {
    static csv_cells cells; /* 16 kB; only the main thread reads rows */
    str held = batch_input_held(in);
    const char *newline = held.len ? memchr(held.at, '\n', held.len) : NULL;
    size_t line = newline ? (size_t)(newline - held.at) + 1 : in->is_end ? held.len : 0;
    if (in->format != BATCH_INPUT_CSV || in->is_skipping) {
        return line;
    }
    char memory[BATCH_INPUT_ROW_MAX];
    arena scratch = arena_of(memory, sizeof memory);
    ptrdiff_t size = csv_row(held, in->separator, in->is_end, &scratch, &cells);
    bool is_bad = size < 0 || (!size && held.len > BATCH_INPUT_ROW_MAX);
    return is_bad ? line : (size_t)size; /* with bad or unclosed quotes only one line is lost */
}

GEO_FN bool batch_input_has_more(const batch_input *in) {
    os_watch watch = {.fd = in->fd, .events = OS_READ};
    return in->is_end || batch_input_row_size(in) || os_poll(&watch, 1, os_now_ms()) > 0;
}

/* The next row, blank or not. */
static bool batch_input_take(batch_input *in, str *row, bool *fits) {
    size_t size;
    while (!(size = batch_input_row_size(in)) && !in->is_end) {
        if (in->end - in->start > BATCH_INPUT_ROW_MAX) { /* too long anyway: drop its front */
            in->is_skipping = true;
            in->start = in->end - 1;
        }
        batch_input_read(in);
    }
    *row = str_head(batch_input_held(in), size);
    *fits = !in->is_skipping && size <= BATCH_INPUT_ROW_MAX;
    in->is_skipping = false;
    in->start += size;
    in->used += (int64_t)size;
    return size > 0;
}

GEO_FN bool batch_input_next(batch_input *in, str *row, bool *fits) {
    while (batch_input_take(in, row, fits)) {
        *row = str_trim(*row);
        if (row->len || !*fits) {
            return true;
        }
    }
    return false;
}

/* ---- opening ---- */

static int batch_input_cell_named(const csv_cells *cells, str name) {
    for (int i = 0; i < cells->count; i++) {
        if (str_eq_nocase(str_trim(cells->at[i]), str_trim(name))) {
            return i;
        }
    }
    return -1;
}

/* Finds the columns that --column names, or one with a usual name. */
static status batch_input_find_columns(call *c, batch_input *in) {
    static const char *const usual[] = {"query", "q", "address", "place", "name", "location"};
    csv_cells *cells = ARENA_NEW(&c->mem, csv_cells, 1);
    str header = {in->header, in->header_len};
    if (!cells || csv_row(header, in->separator, true, &c->mem, cells) <= 0) {
        return call_fail(c, GEO_INVALID, "The first row of the CSV file cannot be read.");
    }
    in->columns = cells->count;
    str rest = str_of(in->column), first = rest.at ? str_cut(&rest, ',') : STR_NONE;
    if (rest.at) {
        in->lat_cell = batch_input_cell_named(cells, first);
        in->lon_cell = batch_input_cell_named(cells, rest);
    } else if (first.at) {
        in->query_cell = batch_input_cell_named(cells, first);
    }
    for (size_t i = 0; i < LEN(usual) && !in->column && in->query_cell < 0; i++) {
        in->query_cell = batch_input_cell_named(cells, str_of(usual[i]));
    }
    if (in->query_cell < 0 && (in->lat_cell < 0 || in->lon_cell < 0)) {
        call_fail(c, GEO_INVALID, "The CSV file has no column `%.60s`; its first row is: %.*s.",
                  in->column ? in->column : "query", STR_ARG(utf8_head(str_trim(header), 120)));
        call_advise(c, "Name the column with --column NAME, or two with --column LAT,LON.");
        return c->code;
    }
    return GEO_OK;
}

static status batch_input_read_header(call *c, batch_input *in) {
    str row;
    bool fits;
    while (!in->is_end && !memchr(in->buffer, '\n', in->end) && in->end < BATCH_INPUT_ROW_MAX) {
        batch_input_read(in);
    }
    if (in->end >= 3 && memcmp(in->buffer, "\xEF\xBB\xBF", 3) == 0) {
        in->start = 3; /* a byte order mark */
    }
    str line = batch_input_held(in);
    ptrdiff_t newline = str_find(line, STR("\n"));
    in->separator = csv_separator(newline < 0 ? line : str_head(line, (size_t)newline));
    if (!batch_input_next(in, &row, &fits) || !fits) {
        return call_fail(c, GEO_INVALID,
                         "The CSV file has no first row with the names of its columns.");
    }
    memcpy(in->header, row.at, row.len);
    in->header_len = row.len;
    return batch_input_find_columns(c, in);
}

GEO_FN status batch_input_open(call *c, batch_input *in, const char *path) {
    bool is_stdin = strcmp(path, "-") == 0;
    in->fd = is_stdin ? 0 : os_open(path);
    in->buffer = os_reserve(BATCH_INPUT_BUFFER_BYTES);
    in->query_cell = in->lat_cell = in->lon_cell = -1;
    if (in->fd < 0 || !in->buffer) {
        return call_fail(c, GEO_FILE, "%.200s cannot be read: %s.", path, os_why());
    }
    in->size = os_file_size(in->fd);
    return in->format == BATCH_INPUT_CSV ? batch_input_read_header(c, in) : GEO_OK;
}

/* ---- requests ---- */

static bool batch_input_is_number(str text) {
    double number = 0;
    return str_num(text, &number);
}

/* "43.7, 7.4" */
static bool batch_input_split_pair(str text, str *lat, str *lon) {
    *lon = text;
    *lat = str_trim(str_cut(lon, ','));
    *lon = str_trim(*lon);
    return batch_input_is_number(*lat) && batch_input_is_number(*lon);
}

static status batch_input_finish_request(call *c, const out *arguments,
                                         batch_input_request *request) {
    json_doc *doc = ARENA_NEW(&c->mem, json_doc, 1);
    if (arguments->full || !doc || !json_parse(doc, out_str(arguments), &c->mem)) {
        return call_fail(c, GEO_INVALID, "The row is too long.");
    }
    request->arguments = json_root(doc);
    return GEO_OK;
}

static out batch_input_arguments_out(call *c, size_t size) {
    size_t cap = 6 * size + 8192; /* every byte may become \u0000; base fits the rest */
    char *bytes = arena_bytes(&c->mem, cap);
    return out_of(bytes, bytes ? cap : 0);
}

static status batch_input_make_reverse(call *c, str lat, str lon, const char *language,
                                       batch_input_request *request) {
    out o = batch_input_arguments_out(c, lat.len + lon.len);
    out_open(&o, '{');
    out_key(&o, "lat");
    cli_tool_write_number(&o, str_trim(lat));
    out_key(&o, "lon");
    cli_tool_write_number(&o, str_trim(lon));
    if (language) {
        out_key(&o, "language");
        out_json_str(&o, str_of(language));
    }
    out_close(&o, '}');
    request->tool = tool_find(STR("reverse_geocode"));
    request->query = arena_join(&c->mem, arena_join(&c->mem, lat, STR(", ")), lon);
    return batch_input_finish_request(c, &o, request);
}

static status batch_input_make_geocode(call *c, str text, str base, batch_input_request *request) {
    if (!utf8_valid(text)) {
        return call_fail(c, GEO_INVALID, "The row is not text in UTF-8.");
    }
    out o = batch_input_arguments_out(c, text.len);
    out_open(&o, '{');
    out_key(&o, "query");
    out_json_str(&o, text);
    if (base.len) {
        out_json_raw(&o, base);
    }
    out_close(&o, '}');
    request->tool = tool_find(STR("geocode"));
    request->query = text;
    return batch_input_finish_request(c, &o, request);
}

static status batch_input_parse_csv(call *c, const batch_input *in, str row, str base,
                                    const char *language, batch_input_request *request) {
    request->cells = ARENA_NEW(&c->mem, csv_cells, 1);
    if (!request->cells || csv_row(row, in->separator, true, &c->mem, request->cells) <= 0) {
        request->cells = NULL;
        return call_fail(c, GEO_INVALID, "The row's quotes do not match.");
    }
    const csv_cells *cells = request->cells;
    if (cells->count > in->columns && str_trim(cells->at[in->columns]).len) {
        int count = cells->count;
        request->cells = NULL; /* they would end up under the wrong titles */
        return call_fail(c, GEO_INVALID,
                         "The row has %d cells, more than titles: quote cells with separators.",
                         count);
    }
    request->cells->count = MIN(cells->count, in->columns);
    if (MAX(in->query_cell, MAX(in->lat_cell, in->lon_cell)) >= cells->count) {
        return call_fail(c, GEO_INVALID, "The row has %d cells, fewer than needed.", cells->count);
    }
    if (in->query_cell < 0) {
        return batch_input_make_reverse(c, cells->at[in->lat_cell], cells->at[in->lon_cell],
                                        language, request);
    }
    return batch_input_make_geocode(c, str_trim(cells->at[in->query_cell]), base, request);
}

static status batch_input_parse_json(call *c, const batch_input *in, str row, str base,
                                     const char *language, batch_input_request *request) {
    json_doc *doc = ARENA_NEW(&c->mem, json_doc, 1);
    if (!doc || !json_parse(doc, row, &c->mem)) {
        return call_fail(c, GEO_INVALID, "The row is not valid JSON.");
    }
    json root = json_root(doc), text = json_get(root, in->column ? in->column : "query");
    request->input = row;
    if (json_what(root) == JSON_STRING) {
        text = root;
    }
    if (json_what(text) == JSON_STRING) {
        return batch_input_make_geocode(c, json_text(text, &c->mem), base, request);
    }
    json lat = json_get(root, "lat"), lon = json_get(root, "lon");
    if (json_what(lat) == JSON_NONE || json_what(lon) == JSON_NONE) {
        return call_fail(c, GEO_INVALID, "The row has neither `%.60s`, a string, nor lat and lon.",
                         in->column ? in->column : "query");
    }
    return batch_input_make_reverse(c, json_text(lat, &c->mem), json_text(lon, &c->mem), language,
                                    request);
}

GEO_FN status batch_input_parse(call *c, const batch_input *in, str row, str base,
                                const char *language, batch_input_request *request) {
    str lat, lon;
    *request = (batch_input_request){.query = row};
    switch (in->format) {
    case BATCH_INPUT_CSV: return batch_input_parse_csv(c, in, row, base, language, request);
    case BATCH_INPUT_NDJSON: return batch_input_parse_json(c, in, row, base, language, request);
    case BATCH_INPUT_LINES:
    case BATCH_INPUT_GEOJSON: break;
    }
    if (batch_input_split_pair(row, &lat, &lon)) {
        return batch_input_make_reverse(c, lat, lon, language, request);
    }
    return batch_input_make_geocode(c, row, base, request);
}
