/* table_input -- rows of lines, CSV and NDJSON. table_request.h parses them.
 * Owns nothing. Outside facts: RFC 4180, with the separators that spreadsheets really write, and
 * their line "sep=;"; NDJSON is one JSON value per line. */
#include "table_input.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "../base/clean.h"
#include "../base/utf8.h"
#include "../geo/geo.h"
#include "../ingest/axes.h"
#include "../ingest/headers.h"
#include "../ingest/import_country.h"
#include "../ingest/metres.h"
#include "../ingest/packed.h"
#include "../platform/os.h"
#include "table_roles.h"

/* ---- formats ---- */

GEO_FN str table_input_ending(const char *path) {
    str rest = path ? str_of(path) : STR_NONE, name = STR_NONE;
    while (rest.at) {
        name = str_cut(&rest, '/');
    }
    size_t dot = name.len;
    while (dot && name.at[dot - 1] != '.') {
        dot--;
    }
    return dot > 1 ? str_from(name, dot - 1) : STR_NONE;
}

GEO_FN int table_input_format_of(const char *name, const char *path, int fallback) {
    static const struct {
        const char *name, *ending;
        table_input_format format;
    } rows[] = {{"csv", ".csv", TABLE_INPUT_CSV},
                {"csv", ".tsv", TABLE_INPUT_CSV},
                {"ndjson", ".ndjson", TABLE_INPUT_NDJSON},
                {"ndjson", ".jsonl", TABLE_INPUT_NDJSON},
                {"geojson", ".geojson", TABLE_INPUT_GEOJSON},
                {"lines", ".txt", TABLE_INPUT_LINES}};
    str ending = table_input_ending(path);
    for (size_t i = 0; i < LEN(rows); i++) {
        if (name ? strcmp(name, rows[i].name) == 0
                 : str_eq_nocase(ending, str_of(rows[i].ending))) {
            return (int)rows[i].format;
        }
    }
    return name ? -1 : fallback;
}

/* ---- rows ---- */

static str table_input_held(const table_input *in) {
    return in->buffer ? (str){in->buffer + in->start, in->end - in->start} : STR_NONE;
}

/* Waits for input, or for stop_fd. */
static bool table_input_wait(table_input *in) {
    os_watch watches[] = {{.fd = in->stop_fd, .events = OS_READ},
                          {.fd = in->fd, .events = OS_READ}};
    os_poll(watches, LEN(watches), OS_FOREVER);
    in->is_stopped = watches[0].revents != 0;
    return !in->is_stopped;
}

/* Reads on, as UTF-8; 0: the end of the file, or it cannot be read. */
static size_t table_input_read_raw(table_input *in) {
    if (in->given.at) {
        str part = str_head(in->given, CHARSET_READ);
        memcpy(charset_room(&in->text), part.at, part.len);
        in->given = str_from(in->given, part.len);
        in->is_end = !part.len;
        return part.len;
    }
    ptrdiff_t got =
        table_input_wait(in) ? os_read(in->fd, charset_room(&in->text), CHARSET_READ) : 0;
    if (got < 0) {
        snprintf(in->why, sizeof in->why, "%s", os_why());
    }
    in->is_end = got <= 0;
    return got > 0 ? (size_t)got : 0;
}

static void table_input_read(table_input *in) {
    if (in->start) {
        memmove(in->buffer, in->buffer + in->start, in->end - in->start);
        in->end -= in->start;
        in->start = 0;
    }
    size_t got = table_input_read_raw(in);
    in->end += charset_take(&in->text, got, in->buffer + in->end);
    const char *problem = charset_problem(&in->text);
    if (problem && !in->why[0]) {
        snprintf(in->why, sizeof in->why, "it %s", problem);
    }
}

/* The feature at the front, without what is before it. */
static size_t table_input_feature_size(table_input *in) {
    for (;;) {
        str held = table_input_held(in), feature;
        ptrdiff_t used = geojson_next(held, in->is_end, &in->scan, &feature);
        if (used < 0 || (!used && held.len > TABLE_INPUT_BUFFER_BYTES - CHARSET_ROOM)) {
            snprintf(in->why, sizeof in->why,
                     used < 0 ? "it is not valid JSON behind %lld bytes"
                              : "a feature behind %lld bytes is too large",
                     (long long)in->used);
            in->is_end = true;
        }
        if (used <= 0 || feature.at) {
            return (size_t)MAX(used, 0);
        }
        in->start += (size_t)used;
        in->used += used;
    }
}

/* Bytes of the row at the front, with its line end; 0: it is incomplete. */
static size_t table_input_find_row(table_input *in) {
    if (in->is_geo) {
        return table_input_feature_size(in);
    }
    str held = table_input_held(in);
    const char *newline = held.len ? memchr(held.at, '\n', held.len) : NULL;
    size_t line = newline ? (size_t)(newline - held.at) + 1 : in->is_end ? held.len : 0;
    bool is_plain = line && !memchr(held.at, '"', line);
    if (in->format != TABLE_INPUT_CSV || in->is_skipping || is_plain) {
        return line;
    }
    char memory[TABLE_INPUT_ROW_MAX];
    arena scratch = arena_of(memory, sizeof memory);
    ptrdiff_t size = csv_row_cut(held, in->dialect.separator, in->is_end, &scratch, &in->cells);
    bool is_bad = size < 0 || (!size && held.len > TABLE_INPUT_ROW_MAX);
    return is_bad ? line : (size_t)size; /* with bad or unclosed quotes only one line is lost */
}

static size_t table_input_row_size(table_input *in) {
    in->front = in->front ? in->front : table_input_find_row(in);
    return in->front;
}

GEO_FN bool table_input_has_more(table_input *in) {
    os_watch watch = {.fd = in->fd, .events = OS_READ};
    return in->is_end || table_input_row_size(in) || os_poll(&watch, 1, os_now_ms()) > 0;
}

/* The next row, blank or not. */
static bool table_input_take(table_input *in, str *row, bool *fits) {
    size_t size;
    while (!(size = table_input_row_size(in)) && !in->is_end) {
        if (in->end - in->start > TABLE_INPUT_ROW_MAX &&
            !in->is_geo) { /* too long anyway: drop its front */
            in->is_skipping = true;
            in->start = in->end - 1;
        }
        table_input_read(in);
    }
    *row = str_head(table_input_held(in), size);
    *fits = !in->is_skipping && size <= TABLE_INPUT_ROW_MAX;
    in->is_skipping = false;
    in->front = 0;
    in->start += size;
    in->used += (int64_t)size;
    return size > 0 && !in->is_stopped && !in->why[0];
}

/* Without its line end; the blanks of a CSV row may be cells. */
static str table_input_trim(const table_input *in, str row) {
    if (in->format != TABLE_INPUT_CSV || !str_trim(row).len) {
        return str_trim(row);
    }
    while (row.len && (row.at[row.len - 1] == '\n' || row.at[row.len - 1] == '\r')) {
        row.len--;
    }
    return row;
}

GEO_FN bool table_input_next(table_input *in, str *row, bool *fits) {
    while (table_input_take(in, row, fits)) {
        *row = table_input_trim(in, *row);
        if (row->len || !*fits) {
            return true;
        }
    }
    return false;
}

/* ---- columns ---- */

/* The columns that --column or --columns names; of two behind the first, a latitude and longitude.
 */
static status table_input_find_asked(call *c, table_input *in) {
    bool pair = !in->columns_asked;
    str asked = str_of(pair ? in->column : in->columns_asked), missing;
    if (table_columns_asked(asked, pair, &in->titles, &in->columns, &missing)) {
        return GEO_OK;
    }
    if (in->columns.count == TABLE_COLUMNS_MAX) {
        return call_fail(c, GEO_INVALID, "--columns takes at most %d columns.", TABLE_COLUMNS_MAX);
    }
    char bytes[160];
    out titles = out_of(bytes, sizeof bytes);
    for (int i = 0; i < in->titles.count; i++) {
        out_text(&titles, i ? STR(", ") : STR(""));
        out_text(&titles, str_trim(in->titles.at[i]));
    }
    call_fail(c, GEO_INVALID, "The CSV file has no column `%.*s`; its first row is: %.*s.",
              STR_ARG(utf8_head(missing, 60)), STR_ARG(utf8_head(out_str(&titles), 120)));
    call_advise(c, charset_doubt(&in->text)
                       ? "It is not in UTF-8: save it as CSV UTF-8 if these headers are "
                         "wrong, else name columns, or their numbers, with --columns."
                       : "Name columns, or their numbers, with --columns NAME,NAME.");
    return c->code;
}

/* Reads what a sample takes; of a pipe no more than comes at once, as the next may take its time.
 */
static void table_input_read_ahead(table_input *in) {
    enum { PATIENCE_MS = 300 };
    os_watch watch = {.fd = in->fd, .events = OS_READ};
    while (!in->is_end && in->end - in->start < TABLE_INPUT_ROW_MAX &&
           (in->size >= 0 || os_poll(&watch, 1, os_now_ms() + PATIENCE_MS) > 0)) {
        table_input_read(in);
    }
}

/* The first rows, which stay to be read. */
static table_sample table_input_sample(call *c, table_input *in) {
    table_sample sample = table_content_begin(c, in->titles.count);
    csv_cells *row = ARENA_NEW(&c->mem, csv_cells, 1);
    if (in->buffer) {
        table_input_read_ahead(in);
    }
    for (str rest = table_input_held(in); row && rest.len;) {
        ptrdiff_t used = dialect_row(&in->dialect, rest, in->is_end, &c->mem, row);
        if (used <= 0 || !table_content_add(c, &sample, row)) {
            break;
        }
        rest = str_from(rest, (size_t)used);
    }
    return sample;
}

/* ---- points that are no degrees ---- */

/* The column of a role by its header, be it looked up or not; -1: none. */
static int table_input_titled(const table_input *in, headers_role role) {
    int found = -1, least = 0;
    for (int i = 0; i < in->titles.count; i++) {
        int rank;
        bool is_it =
            headers_role_of(in->titles.at[i], &rank) == role && (found < 0 || rank < least);
        found = is_it ? i : found;
        least = is_it ? rank : least;
    }
    return found;
}

static str table_input_sampled(const table_input *in, int row, int column) {
    return column >= 0 ? table_content_cell(&in->sample, row, column) : STR_NONE;
}

/* Says of which system points in metres are: their rows fail, as degrees they are none. */
static void table_input_doubt_degrees(table_input *in, int lat, int lon) {
    static os_mutex lock; /* of `seen` and of the countries: workers of a server read tables, too */
    static metres seen;
    int town = table_input_titled(in, HEADERS_CITY),
        country = table_input_titled(in, HEADERS_COUNTRY);
    out o = out_of(in->doubt, sizeof in->doubt - 1);
    os_lock(&lock);
    import_country_use(true);
    metres_begin(&seen);
    for (int i = 0; i < in->sample.rows && seen.rows < METRES_ROWS_MAX; i++) {
        double at[2];
        if (axes_point(table_input_sampled(in, i, lat), table_input_sampled(in, i, lon), &at[0],
                       &at[1])) {
            metres_add(&seen, at, table_input_sampled(in, i, town),
                       table_input_sampled(in, i, country));
        }
    }
    const crs *system = metres_system(&seen);
    if (system) {
        out_fmt(&o, "The coordinates are no degrees: they are metres of %.*s, so add --crs %.*s.",
                STR_ARG(system->area), STR_ARG(system->name));
    } else if (!metres_are_degrees(&seen)) {
        out_text(&o, STR("The coordinates are no degrees. "));
        metres_write_advice(&seen, &o);
    }
    os_unlock(&lock);
    in->doubt[o.len] = 0;
}

static status table_input_find_system(call *c, table_input *in) {
    bool is_point = in->columns.is_point;
    int lat = is_point ? in->columns.at[0].cell : in->columns.lat,
        lon = is_point ? in->columns.at[1].cell : in->columns.lon;
    bool has_point = in->columns.count && lat >= 0 && lon >= 0 && lat != lon;
    in->system = in->crs ? crs_find(str_of(in->crs)) : NULL;
    if (in->crs && !in->system) {
        call_fail(c, GEO_INVALID, "--crs does not know %.40s.", in->crs);
        call_advise(c, "Convert the table to WGS 84: ogr2ogr -t_srs EPSG:4326 NEW.csv OLD.csv");
        return c->code;
    }
    in->columns.has_point |= in->system && has_point;
    if (!in->system && has_point) {
        table_input_doubt_degrees(in, lat, lon);
    }
    return GEO_OK;
}

GEO_FN bool table_input_point(const table_input *in, str lat, str lon, double at[2]) {
    bool is_turned, is_read = axes_point(lat, lon, &at[0], &at[1]);
    bool is_metres = is_read && in->system && !geo_is_point(at[0], at[1]);
    return is_metres ? metres_point(in->system, at[1], at[0], &at[0], &at[1], &is_turned) : is_read;
}

static status table_input_find_columns(call *c, table_input *in) {
    in->sample = table_input_sample(c, in);
    if (in->column || in->columns_asked) {
        return table_input_find_asked(c, in);
    }
    in->columns = table_roles_choose(c, &in->titles, &in->sample);
    if (in->titles.count == 1 && !in->columns.count) {
        in->columns = (table_columns){.at = {{0, HEADERS_QUERY}}, .count = 1};
    }
    if (!in->columns.count && !in->given.at) {
        in->column = "query"; /* which is not there: tells the columns that are */
        return table_input_find_asked(c, in);
    }
    return GEO_OK;
}

/* ---- opening ---- */

/* Columns that are asked for by names need titles. */
static bool table_input_may_lack_titles(const table_input *in) {
    const char *asked = in->columns_asked ? in->columns_asked : in->column;
    bool may = true;
    int64_t number;
    for (str rest = str_of(asked ? asked : "1"); rest.at && may;) {
        headers_role role;
        may = str_int(table_columns_split(str_trim(str_cut(&rest, ',')), &role), &number);
    }
    return may;
}

/* Puts back the first row, of `size` bytes, when it is data, and numbers the columns. */
static void table_input_put_back(call *c, table_input *in, size_t size) {
    arena mem = c->mem;
    in->start -= size;
    in->used -= (int64_t)size;
    table_sample sample = table_input_sample(c, in);
    in->is_untitled = table_content_is_untitled(c, &sample);
    out names = out_of(in->header, sizeof in->header);
    for (int i = 0; in->is_untitled && i < in->titles.count; i++) {
        size_t from = names.len;
        out_int(&names, i + 1);
        in->titles.at[i] = str_from(out_str(&names), from);
    }
    if (!in->is_untitled) {
        in->start += size;
        in->used += (int64_t)size;
    }
    c->mem = mem;
}

static status table_input_read_header(call *c, table_input *in) {
    str row;
    bool fits;
    in->has_separator_line = !in->is_sheet && str_starts(table_input_held(in), STR("sep="));
    in->start += in->dialect.skipped;
    in->used += (int64_t)in->dialect.skipped;
    int64_t used = in->used; /* before the first row */
    if (!table_input_next(in, &row, &fits) || !fits) {
        return call_fail(c, GEO_INVALID,
                         "The CSV file has no first row with the names of its columns.");
    }
    memcpy(in->header, row.at, row.len);
    if (dialect_row(&in->dialect, (str){in->header, row.len}, true, &c->mem, &in->titles) <= 0) {
        return call_fail(c, GEO_INVALID, "The first row of the CSV file cannot be read.");
    }
    in->dialect.columns = in->titles.count;
    in->dialect.separator = in->titles.count > 1 ? in->dialect.separator : 0;
    if (!in->dialect.has_titles && table_input_may_lack_titles(in)) {
        table_input_put_back(c, in, MIN((size_t)(in->used - used), in->start));
    }
    return table_input_find_columns(c, in);
}

/* Adds a name that is not there yet; with a 0 behind it, as json_get takes C strings. */
GEO_FN void table_input_add_member(csv_cells *titles, out *names, str name) {
    size_t from = names->len;
    bool is_there = titles->count == CSV_CELLS_MAX || names->full;
    for (int i = 0; i < titles->count && !is_there; i++) {
        is_there = str_eq(titles->at[i], name);
    }
    if (!is_there) {
        out_text(names, name);
        out_char(names, 0);
        titles->at[titles->count] = (str){names->at + from, name.len};
        titles->count += !names->full;
    }
}

/* What has the members of a row: of a feature its properties. */
GEO_FN json table_input_root(const table_input *in, json row) {
    json properties = json_get(row, "properties");
    return in->is_geo && json_what(properties) == JSON_OBJECT ? properties : row;
}

/* Of a feature that is a point its "lat" or "lon", as if it were a member. */
static json table_input_ordinate(json row, str name) {
    json geometry = json_get(row, "geometry"), list = json_get(geometry, "coordinates"),
         lon = json_first(list);
    bool is_point = json_is(json_get(geometry, "type"), "Point");
    return is_point && str_eq(name, STR("lon"))   ? lon
           : is_point && str_eq(name, STR("lat")) ? json_next(list, lon)
                                                  : (json){NULL, -1};
}

/* The members of a row as columns. */
static void table_input_add_members(const table_input *in, csv_cells *titles, out *names, json row,
                                    arena scratch) {
    static const char *const ordinates[] = {"lat", "lon"};
    json root = table_input_root(in, row);
    for (size_t i = 0; i < LEN(ordinates); i++) {
        str name = str_of(ordinates[i]);
        if (json_what(table_input_ordinate(row, name)) == JSON_NUMBER) {
            table_input_add_member(titles, names, name);
        }
    }
    for (json key = json_first(root); json_what(root) == JSON_OBJECT && json_what(key) != JSON_NONE;
         key = json_next(root, key)) {
        table_input_add_member(titles, names, json_text(key, &scratch));
    }
}

/* Reads on, of a pipe what has come. */
static void table_input_read_begin(table_input *in) {
    enum { HEAD = TABLE_INPUT_BUFFER_BYTES / 2 };
    while (!in->is_end && in->end - in->start < HEAD &&
           (in->size >= 0 || !table_input_row_size(in))) {
        table_input_read(in);
    }
}

/* Takes the next row of JSON off `rest`. False: it is none, or not all of it is there. */
static bool table_input_take_json(const table_input *in, str *rest, geojson_scan *scan,
                                  json_doc *doc, arena *a) {
    size_t size = str_index(*rest, '\n');
    str row = str_trim(str_head(*rest, size));
    bool is_whole = size < rest->len || in->is_end;
    size = MIN(size + 1, rest->len);
    if (in->is_geo) {
        ptrdiff_t used = geojson_next(*rest, in->is_end, scan, &row);
        is_whole = used > 0;
        size = is_whole ? (size_t)used : rest->len;
    }
    *rest = str_from(*rest, size);
    return is_whole && json_parse(doc, row, a);
}

/* The members of all rows that are held. */
static void table_input_read_members(call *c, table_input *in, out *names) {
    geojson_scan scan = in->scan;
    for (str rest = table_input_held(in); rest.len;) {
        json_doc doc;
        arena scratch = c->mem;
        if (table_input_take_json(in, &rest, &scan, &doc, &scratch)) {
            table_input_add_members(in, &in->titles, names, json_root(&doc), scratch);
        }
    }
}

/* The members that are columns, as the cells of a row. */
GEO_FN csv_cells *table_input_members(call *c, const table_input *in, const csv_cells *titles,
                                      json row) {
    csv_cells *cells = ARENA_NEW(&c->mem, csv_cells, 1);
    json root = table_input_root(in, row);
    for (int i = 0; cells && i < titles->count; i++) {
        json value = json_get(root, titles->at[i].at);
        value = in->is_geo && json_what(value) == JSON_NONE
                    ? table_input_ordinate(row, titles->at[i])
                    : value;
        cells->at[i] = json_text(value, &c->mem);
        cells->count = i + 1;
    }
    return cells;
}

/* The first rows of JSON, by those columns. */
static table_sample table_input_sample_members(call *c, table_input *in) {
    table_sample sample = table_content_begin(c, in->titles.count);
    geojson_scan scan = in->scan;
    bool has_room = true;
    for (str rest = table_input_held(in); rest.len && has_room;) {
        json_doc doc;
        csv_cells *cells = NULL;
        if (table_input_take_json(in, &rest, &scan, &doc, &c->mem)) {
            cells = table_input_members(c, in, &in->titles, json_root(&doc));
        }
        has_room = !cells || table_content_add(c, &sample, cells);
    }
    return sample;
}

GEO_FN bool table_input_names_country(str header) {
    int rank;
    return headers_role_of(header, &rank) == HEADERS_COUNTRY;
}

/* The columns of JSON: those that the user names, which the first rows may lack, come first. */
static void table_input_find_members(call *c, table_input *in) {
    out names = out_of(in->header, sizeof in->header);
    bool pair = !in->columns_asked;
    str list = str_of(pair ? in->column : in->columns_asked), missing;
    for (str rest = list; rest.at && in->titles.count < TABLE_COLUMNS_MAX;) {
        headers_role role;
        str part = str_trim(str_cut(&rest, ','));
        table_input_add_member(&in->titles, &names, table_columns_split(part, &role));
    }
    if (list.at) {
        table_columns_asked(list, pair, &in->titles, &in->columns, &missing);
    }
    table_input_read_begin(in);
    table_input_read_members(c, in, &names);
    in->sample = table_input_sample_members(c, in);
    in->columns = list.at ? in->columns : table_roles_choose(c, &in->titles, &in->sample);
    for (int i = 0; i < in->titles.count; i++) {
        in->is_country[i] = table_input_names_country(in->titles.at[i]);
    }
}

/* Opens what is in the file; of a pipe with the bytes that were read of it. */
static status table_input_unpack(call *c, table_input *in, const char *path, str head) {
    packed_file packed = {.path = path, .beside = in->beside, .sheet = in->sheet, .head = head};
    int fd = in->fd;
    in->fd = packed_open(c, &packed, fd);
    in->is_sheet = packed.is_sheet;
    in->size = c->code ? -1 : os_file_size(in->fd);
    if (in->fd != fd && !c->code) {
        in->is_end = false;
    }
    return c->code;
}

/* Reads the first bytes; refuses what is no text. */
static status table_input_begin(call *c, table_input *in, const char *path) {
    int fd = in->fd;
    in->size = in->given.at ? (int64_t)in->given.len : os_file_size(fd);
    if (in->size >= 0 && !in->given.at && table_input_unpack(c, in, path, STR_NONE) != GEO_OK) {
        return c->code;
    }
    str head = {charset_room(&in->text), table_input_read_raw(in)};
    bool is_pipe = in->size < 0 && head.len && !in->why[0];
    if (is_pipe && table_input_unpack(c, in, path, head) != GEO_OK) {
        return c->code;
    }
    head.len = in->fd != fd && is_pipe ? table_input_read_raw(in) : head.len;
    const char *refusal = charset_refusal(head);
    if (in->why[0]) {
        return call_fail(c, GEO_NO_INPUT, "%.200s cannot be read: %s.", path, in->why);
    }
    if (!in->size && in->fd && in->is_guessed) {
        return call_fail(c, GEO_INVALID, "%.200s is empty.", path);
    }
    in->end = refusal ? 0 : charset_take(&in->text, head.len, in->buffer);
    refusal = refusal ? refusal : charset_problem(&in->text);
    return refusal ? call_fail(c, GEO_INVALID, "%.200s %s.", path, refusal) : GEO_OK;
}

/* Reads what tells how the text is written: of a pipe what has come, up to a whole line. */
static void table_input_read_head(table_input *in) {
    while (!in->is_end && in->end < DIALECT_HEAD &&
           (in->size >= 0 || !memchr(in->buffer, '\n', in->end))) {
        table_input_read(in);
    }
}

/* Finds out how the text is written, and takes the format by that. */
static void table_input_guess(call *c, table_input *in) {
    dialect found = dialect_find(table_input_held(in), in->is_end, c->mem);
    bool is_json = found.kind == DIALECT_JSON || found.kind == DIALECT_NDJSON;
    in->is_geo = in->is_geo || (in->is_guessed && found.kind == DIALECT_JSON);
    if (in->is_sheet || (in->is_guessed && found.kind == DIALECT_TABLE)) {
        in->format = TABLE_INPUT_CSV;
    } else if (in->is_guessed && is_json) {
        in->format = TABLE_INPUT_NDJSON;
    }
    if (in->format == TABLE_INPUT_CSV) {
        in->dialect = found;
    }
}

/* Finds out how it is written, and its columns. */
static status table_input_understand(call *c, table_input *in, const char *path) {
    in->is_geo = in->format == TABLE_INPUT_GEOJSON;
    in->format = in->is_geo ? TABLE_INPUT_NDJSON : in->format;
    if (table_input_begin(c, in, path) != GEO_OK) {
        return c->code;
    }
    if (in->is_guessed || in->format != TABLE_INPUT_LINES) {
        table_input_read_head(in);
        table_input_guess(c, in);
    }
    in->scan.state = in->is_geo && str_starts(str_trim(table_input_held(in)), STR("["))
                         ? GEOJSON_LIST
                         : GEOJSON_OUTSIDE;
    if (in->scan.state == GEOJSON_LIST) {
        in->start = str_index(table_input_held(in), '[') + 1;
    }
    if (in->format == TABLE_INPUT_NDJSON) {
        table_input_find_members(c, in);
    }
    status code = in->format == TABLE_INPUT_CSV ? table_input_read_header(c, in) : GEO_OK;
    return code ? code : table_input_find_system(c, in);
}

GEO_FN status table_input_open(call *c, table_input *in, const char *path) {
    bool is_stdin = strcmp(path, "-") == 0;
    in->fd = is_stdin ? 0 : os_open(path);
    in->buffer = os_reserve(TABLE_INPUT_BUFFER_BYTES);
    if (in->fd < 0 || !in->buffer) {
        return call_fail(c, in->fd < 0 ? GEO_NO_INPUT : GEO_FILE, "%.200s cannot be read: %s.",
                         path, os_why());
    }
    return table_input_understand(c, in, is_stdin ? "stdin" : path);
}

GEO_FN status table_input_open_text(call *c, table_input *in, const char *path, str file,
                                    size_t max) {
    packed_file packed = {.path = path, .sheet = in->sheet};
    in->fd = -1;
    in->buffer = arena_bytes(&c->mem, TABLE_INPUT_BUFFER_BYTES);
    if (!in->buffer) {
        return call_full(c);
    }
    in->given = packed_text(c, &packed, file, max);
    in->is_sheet = packed.is_sheet;
    return c->code ? c->code : table_input_understand(c, in, path);
}
