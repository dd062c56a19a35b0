/* table_input -- rows of lines, CSV and NDJSON. The main thread reads rows; workers parse them.
 * Owns nothing. Outside facts: RFC 4180, with the separators that spreadsheets really write, and
 * their line "sep=;"; NDJSON is one JSON value per line. */
#include "table_input.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "../base/clean.h"
#include "../base/utf8.h"
#include "../find/find.h"
#include "../geo/country.h"
#include "../geo/geo.h"
#include "../ingest/axes.h"
#include "../ingest/headers.h"
#include "../ingest/import_country.h"
#include "../ingest/metres.h"
#include "../ingest/packed.h"
#include "../platform/os.h"
#include "table_postcode.h"
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
static void table_input_add_member(csv_cells *titles, out *names, str name) {
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
static json table_input_root(const table_input *in, json row) {
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
static csv_cells *table_input_members(call *c, const table_input *in, const csv_cells *titles,
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

static bool table_input_names_country(str header) {
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
        return call_fail(c, GEO_NO_INPUT, "%.200s cannot be read: %s.", path, os_why());
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

/* ---- requests ---- */

static bool table_input_is_number(str text) {
    double number = 0;
    return str_num(text, &number);
}

/* "43.7, 7.4" */
static bool table_input_split_pair(str text, str *lat, str *lon) {
    *lon = text;
    *lat = str_trim(str_cut(lon, ','));
    *lon = str_trim(*lon);
    return table_input_is_number(*lat) && table_input_is_number(*lon);
}

/* Appends what tells questions apart, and both tools. */
GEO_FN str table_input_key(call *c, const table_question *q) {
    out o = out_over(&c->mem);
    out_text(&o, q->lat.at ? q->lat : q->text);
    out_char(&o, q->lat.at ? '\1' : '\0');
    out_text(&o, q->lat.at ? q->lon : q->countries);
    out_text(&o, q->is_near ? (str){(const char *)q->box, sizeof q->box} : STR(""));
    return out_taken(&o, &c->mem);
}

static void table_input_write_point(out *o, const table_input *in, const table_question *q) {
    out_key(o, "lat");
    json_write_number(o, q->lat);
    out_key(o, "lon");
    json_write_number(o, q->lon);
    if (in->language) {
        out_key(o, "language");
        out_json_str(o, str_of(in->language));
    }
}

static void table_input_write_name(out *o, const table_input *in, const table_question *q) {
    str base = q->countries.len ? in->base_open : in->base;
    out_key(o, "query");
    out_json_str(o, q->text);
    out_fmt(o, "%s%.*s", base.len ? "," : "", STR_ARG(base));
    if (q->is_near) {
        out_fmt(o, ",\"bounded\":true,\"viewbox\":[%.4f,%.4f,%.4f,%.4f]", q->box[0], q->box[1],
                q->box[2], q->box[3]);
    }
    if (q->countries.len) {
        out_key(o, "country_codes");
        out_json_str(o, q->countries);
    }
}

GEO_FN status table_input_arguments(call *c, const table_input *in, const table_question *q,
                                    json *arguments) {
    json_doc *doc = ARENA_NEW(&c->mem, json_doc, 1);
    out o = out_over(&c->mem);
    out_open(&o, '{');
    if (q->lat.at) {
        table_input_write_point(&o, in, q);
    } else {
        table_input_write_name(&o, in, q);
    }
    out_close(&o, '}');
    if (o.full || !doc || !json_parse(doc, out_taken(&o, &c->mem), &c->mem)) {
        return call_fail(c, GEO_INVALID, "The row is too long.");
    }
    *arguments = json_root(doc);
    return GEO_OK;
}

static str table_input_degrees(call *c, double value) {
    enum { DECIMALS = 9 }; /* of degrees, minutes and seconds, and of all that tables write */
    out o = out_over(&c->mem);
    out_fixed(&o, value, DECIMALS);
    return out_taken(&o, &c->mem);
}

static status table_input_make_reverse(call *c, const table_input *in, str lat, str lon,
                                       table_input_request *request) {
    double at[2], plain;
    bool is_read = table_input_point(in, lat, lon, at);
    if (!is_read && in->system && axes_point(lat, lon, &at[0], &at[1])) {
        return call_fail(c, GEO_INVALID, "The point is not where %.*s reaches.",
                         STR_ARG(in->system->name));
    }
    lat = str_trim(lat);
    lon = str_trim(lon);
    if (is_read && (in->system || !(str_num(lat, &plain) && str_num(lon, &plain)))) {
        lat = table_input_degrees(c, at[0]);
        lon = table_input_degrees(c, at[1]);
    }
    request->lat = is_read ? at[0] : NAN;
    request->lon = is_read ? at[1] : NAN;
    request->main = (table_question){
        .tool = tool_find(STR("reverse_geocode")), .lat = lat.at ? lat : STR(""), .lon = lon};
    request->query = arena_list(&c->mem, request->main.lat, STR(", "), lon);
    return GEO_OK;
}

/* `country` overrides those of the base; absent: there is none. */
static table_question table_input_ask(str text, str country) {
    return (table_question){.tool = tool_find(STR("geocode")), .text = text, .countries = country};
}

static status table_input_make_geocode(call *c, str text, str country,
                                       table_input_request *request) {
    request->main = table_input_ask(text, country);
    request->query = arena_list(&c->mem, text, STR(", "), country);
    return GEO_OK;
}

/* The code of a country that a cell has the code or name of; absent: of none. */
static str table_input_country(call *c, str cell) {
    str code = country_of_code(cell);
    if (!code.len && cell.len) {
        find_country(c, cell, &code);
        call_clear_failure(c);
    }
    return code;
}

GEO_FN str table_input_country_of(call *c, const table_input *in, const csv_cells *cells) {
    int at = in->columns.country;
    bool has = in->columns.is_point && cells && at >= 0 && at < cells->count;
    return has ? table_input_country(c, clean_text(&c->mem, cells->at[at])) : STR_NONE;
}

/* The row's own country, also by name: the whole query and --country know nothing of that cell. */
static str table_input_own_country(call *c, const table_columns *columns, const csv_cells *cells) {
    str cell = STR_NONE;
    for (int i = 0; i < columns->count; i++) {
        int at = columns->at[i].cell;
        bool is_it =
            columns->at[i].role == HEADERS_COUNTRY && at < cells->count && clean_is_blank(cell);
        cell = is_it ? clean_text(&c->mem, cells->at[at]) : cell;
    }
    return table_input_country(c, cell);
}

/* What a row asks for. */
typedef struct {
    str text, country; /* the query, and the code that it must be in; absent: none */
    str less;          /* the query without what may be wrong; "": the same */
    str town;          /* absent: none */
    bool is_safe;      /* which says as much as the other */
} table_input_words;

/* A town without what stands in brackets or behind a slash: "Dallas (NW)", "Bolzano/Bozen". */
static str table_input_bare_town(str town) {
    size_t end = MIN(str_index(town, '('), str_index(town, '/'));
    str bare = str_trim(str_head(town, end));
    return bare.len ? bare : town;
}

/* The words of a row. The second query is without its county, the state "NA" and what stands beside
 * the town; when there is no such thing, without the postal code. */
static table_input_words table_input_words_of(call *c, const table_columns *columns,
                                              const csv_cells *cells) {
    table_input_words words;
    arena *a = &c->mem;
    str state = table_columns_of_role(columns, cells, HEADERS_STATE, a);
    str code = table_columns_of_role(columns, cells, HEADERS_POSTCODE, a);
    words.town = table_columns_of_role(columns, cells, HEADERS_CITY, a);
    char *room = code.len ? arena_bytes(a, TABLE_POSTCODE_MAX) : NULL;
    table_columns_wish wish = {.left_out = 0};
    if (room) {
        str own = table_input_own_country(c, columns, cells);
        own = own.len ? own : columns->country_code.len ? columns->country_code : columns->home;
        wish.postcode = table_postcode_mend(c, code, own, state, room);
    }
    words.text = table_columns_query(columns, cells, &wish, a, &words.country);
    bool is_missing = str_eq(state, STR("NA"));
    str bare = table_input_bare_town(words.town);
    words.is_safe =
        is_missing || bare.len < words.town.len ||
        (words.town.len && table_columns_of_role(columns, cells, HEADERS_COUNTY, a).len);
    wish.left_out = TABLE_COLUMNS_BIT(is_missing      ? HEADERS_STATE
                                      : words.is_safe ? HEADERS_COUNTY
                                                      : HEADERS_POSTCODE);
    wish.town = bare.len < words.town.len ? bare : STR_NONE;
    words.less = table_columns_query(columns, cells, &wish, a, &words.country);
    words.less = words.less.len < words.text.len ? words.less : STR("");
    words.country = words.country.len || !state.len ? words.country : columns->country_code;
    return words;
}

/* The question within a box around the row's own coordinates. */
static void table_input_make_near(const table_input *in, const table_columns *columns,
                                  const csv_cells *cells, table_input_request *request) {
    static const double half_deg = 0.25; /* about 28 km */
    int lat = columns->lat, lon = columns->lon;
    double at[2];
    bool is_point = columns->has_point && MAX(lat, lon) < cells->count &&
                    table_input_point(in, cells->at[lat], cells->at[lon], at) &&
                    geo_is_point(at[0], at[1]) && str_find(in->base, STR("\"viewbox\"")) < 0;
    if (is_point) {
        double wide = half_deg / MAX(cos(at[0] * GEO_DEG), half_deg);
        request->near = request->main;
        request->near.is_near = true;
        request->near.box[0] = MAX(at[1] - wide, -180);
        request->near.box[1] = MAX(at[0] - half_deg, -90);
        request->near.box[2] = MIN(at[1] + wide, 180);
        request->near.box[3] = MIN(at[0] + half_deg, 90);
    }
}

/* The question in the country of all towns of the table. */
static void table_input_make_home(const table_input *in, const table_columns *columns,
                                  table_input_request *request) {
    if (request->near.is_near && request->beside.tool) { /* of a street that nobody knows */
        request->beside.is_near = true;
        memcpy(request->beside.box, request->near.box, sizeof request->near.box);
    }
    bool is_open = columns->home.len && !request->main.countries.len && !request->near.tool &&
                   str_find(in->base, STR("\"country_codes\"")) < 0;
    if (is_open) {
        request->near = table_input_ask(request->main.text, columns->home);
        request->beside.countries =
            request->beside.tool ? columns->home : request->beside.countries;
    }
}

/* The question for the town alone, of a row that has a street, too. */
static void table_input_make_beside(call *c, const table_columns *columns, const csv_cells *cells,
                                    table_input_request *request) {
    static const headers_role streets[] = {HEADERS_ADDRESS, HEADERS_STREET, HEADERS_HOUSE};
    table_columns_wish wish = {.left_out = TABLE_COLUMNS_BIT(HEADERS_POSTCODE)};
    str street = STR_NONE, country;
    for (size_t i = 0; i < LEN(streets); i++) {
        wish.left_out |= TABLE_COLUMNS_BIT(streets[i]);
        street = arena_list(&c->mem, street, STR(" "),
                            table_columns_of_role(columns, cells, streets[i], &c->mem));
    }
    if (street.len && request->town.len) {
        str text = table_columns_query(columns, cells, &wish, &c->mem, &country);
        request->beside = table_input_ask(text, request->main.countries);
        request->street = street;
    }
}

static status table_input_make_address(call *c, const table_input *in, const table_columns *columns,
                                       const csv_cells *cells, table_input_request *request) {
    table_input_words words = table_input_words_of(c, columns, cells);
    bool is_query = columns->at[0].role == HEADERS_QUERY;
    if (!words.text.len) {
        return GEO_NOT_FOUND;
    }
    if (!words.country.len && (is_query || str_find(in->base, STR("\"country_codes\"")) >= 0)) {
        str none;
        table_columns_wish wish = {.left_out = TABLE_COLUMNS_BIT(HEADERS_COUNTRY)};
        words.country = table_input_own_country(c, columns, cells);
        words.text = is_query && words.country.len
                         ? table_columns_query(columns, cells, &wish, &c->mem, &none)
                         : words.text;
        words.text = words.text.len ? words.text : words.country;
    }
    request->is_coarse = table_columns_are_coarse(columns, cells);
    request->is_safe = words.is_safe;
    request->town = words.town;
    table_input_make_geocode(c, words.text, words.country, request);
    table_input_make_near(in, columns, cells, request);
    table_input_make_beside(c, columns, cells, request);
    table_input_make_home(in, columns, request);
    if (words.less.len) {
        request->others = table_input_ask(words.less, words.country);
    }
    return GEO_OK;
}

/* GEO_NOT_FOUND: the columns are empty. */
static status table_input_make(call *c, const table_input *in, const table_columns *columns,
                               const csv_cells *cells, table_input_request *request) {
    if (columns->is_point) {
        int lat = columns->at[0].cell, lon = columns->at[1].cell;
        if (MAX(lat, lon) >= cells->count || !str_trim(cells->at[lat]).len) {
            return GEO_NOT_FOUND;
        }
        return table_input_make_reverse(c, in, cells->at[lat], cells->at[lon], request);
    }
    return table_input_make_address(c, in, columns, cells, request);
}

/* Puts the cells of a row that has more than titles into the last column, so that all others stay
 * in theirs and nothing is lost. */
static void table_input_fold_cells(call *c, csv_cells *cells, int count) {
    str *last = &cells->at[count - 1];
    for (int i = count; i < cells->count; i++) {
        *last = arena_list(&c->mem, *last, STR(", "), str_trim(cells->at[i]));
    }
    cells->count = MIN(cells->count, count);
}

static status table_input_parse_csv(call *c, const table_input *in, str row,
                                    table_input_request *request) {
    csv_cells *cells = arena_room(&c->mem, sizeof *cells, 1);
    if (!cells || dialect_row(&in->dialect, row, true, &c->mem, cells) <= 0) {
        return call_fail(c, GEO_INVALID, "The row's quotes do not match.");
    }
    request->cells = cells;
    status code = table_input_make(c, in, &in->columns, cells, request);
    table_input_fold_cells(c, cells, in->titles.count);
    return code == GEO_NOT_FOUND
               ? call_fail(c, GEO_INVALID, "The row has nothing in the columns that are looked up.")
               : code;
}

/* The row's own columns: its members that are filled. *cells: theirs. */
static table_columns table_input_own_columns(call *c, const table_input *in, json root, size_t size,
                                             const csv_cells **cells) {
    csv_cells *titles = ARENA_NEW(&c->mem, csv_cells, 1);
    size_t cap = size + 1;
    out names = out_of(arena_bytes(&c->mem, cap), cap);
    for (json key = json_first(root);
         titles && names.at && json_what(root) == JSON_OBJECT && json_what(key) != JSON_NONE;
         key = json_next(root, key)) {
        arena scratch = c->mem;
        if (!clean_is_blank(json_text(json_value_of(key), &scratch))) {
            table_input_add_member(titles, &names, json_text(key, &scratch));
        }
    }
    *cells = titles ? table_input_members(c, in, titles, root) : NULL;
    return *cells ? table_roles_choose(c, titles, NULL) : (table_columns){.count = 0};
}

/* The column with that header; how many there are: none has it. */
static int table_input_column(const table_input *in, str name) {
    int i = 0;
    while (i < in->titles.count && !str_eq(in->titles.at[i], name)) {
        i++;
    }
    return i;
}

/* Whether a member of the row is no column. */
static bool table_input_has_others(const table_input *in, json root, arena scratch) {
    bool has_others = false;
    for (json key = json_first(root);
         json_what(root) == JSON_OBJECT && json_what(key) != JSON_NONE && !has_others;
         key = json_next(root, key)) {
        has_others = table_input_column(in, json_text(key, &scratch)) == in->titles.count;
    }
    return has_others;
}

/* The codes of a member with countries, a code, a name or a list; absent: the row has none. */
static str table_input_member_countries(call *c, const table_input *in, json root) {
    str codes = STR_NONE;
    for (json key = json_first(root);
         json_what(root) == JSON_OBJECT && json_what(key) != JSON_NONE && !codes.len;
         key = json_next(root, key)) {
        json value = json_value_of(key);
        str name = json_text(key, &c->mem);
        int i = table_input_column(in, name);
        bool is_it = i < in->titles.count ? in->is_country[i] : table_input_names_country(name),
             is_list = is_it && json_what(value) == JSON_ARRAY;
        codes = is_it && !is_list ? json_text(value, &c->mem) : codes;
        for (json one = is_list ? json_first(value) : (json){NULL, -1}; json_what(one) != JSON_NONE;
             one = json_next(value, one)) {
            codes = arena_list(&c->mem, codes, STR(","), json_text(one, &c->mem));
        }
    }
    return str_trim(codes);
}

/* The row's "query" and country. */
static status table_input_parse_query(call *c, const table_input *in, json root, json text,
                                      table_input_request *request) {
    str query = json_text(text, &c->mem),
        given = clean_text(&c->mem, table_input_member_countries(c, in, root)),
        code = table_input_country(c, given);
    bool is_list = str_index(given, ',') < given.len;
    query = code.len || is_list ? query : arena_list(&c->mem, query, STR(", "), given);
    return table_input_make_geocode(c, query, is_list ? given : code, request);
}

/* By the columns of the first rows; by its own for a row that has others, or tells more by them. */
static status table_input_make_members(call *c, const table_input *in, json root, size_t size,
                                       table_input_request *request) {
    const csv_cells *cells = request->cells, *own_cells = NULL;
    table_columns own = {.count = 0};
    status code = GEO_NOT_FOUND;
    bool may_differ = !in->column && !in->columns_asked && cells &&
                      (!in->columns.count || table_columns_are_coarse(&in->columns, cells) ||
                       table_input_has_others(in, root, c->mem));
    if (may_differ) {
        own = table_input_own_columns(c, in, root, size, &own_cells);
    }
    if (own.count && table_columns_are_fine(&own)) {
        code = table_input_make(c, in, &own, own_cells, request);
    }
    if (code == GEO_NOT_FOUND && cells && in->columns.count) {
        code = table_input_make(c, in, &in->columns, cells, request);
    }
    return code == GEO_NOT_FOUND && own.count ? table_input_make(c, in, &own, own_cells, request)
                                              : code;
}

static status table_input_parse_json(call *c, const table_input *in, str row,
                                     table_input_request *request) {
    json_doc *doc = ARENA_NEW(&c->mem, json_doc, 1);
    if (!doc || !json_parse(doc, row, &c->mem)) {
        return call_fail(c, GEO_INVALID, "The row is not valid JSON.");
    }
    json whole = json_root(doc), root = table_input_root(in, whole), lat = json_get(root, "lat"),
         lon = json_get(root, "lon");
    json text = json_what(root) == JSON_STRING ? root : json_get(root, "query");
    bool is_asked = in->column || in->columns_asked;
    request->input = row;
    request->cells = table_input_members(c, in, &in->titles, whole);
    if (json_what(text) == JSON_STRING && (!is_asked || json_what(root) == JSON_STRING)) {
        return table_input_parse_query(c, in, root, text, request);
    }
    status code = table_input_make_members(c, in, root, row.len, request);
    if (code != GEO_NOT_FOUND) {
        return code;
    }
    if (json_what(lat) == JSON_NONE || json_what(lon) == JSON_NONE) {
        return call_fail(c, GEO_INVALID, "The row has neither `%.60s`, a string, nor lat and lon.",
                         in->columns_asked ? in->columns_asked
                         : in->column      ? in->column
                                           : "query");
    }
    return table_input_make_reverse(c, in, json_text(lat, &c->mem), json_text(lon, &c->mem),
                                    request);
}

GEO_FN status table_input_parse(call *c, const table_input *in, str row,
                                table_input_request *request) {
    str lat, lon;
    *request = (table_input_request){.query = row, .lat = NAN};
    switch (in->format) {
    case TABLE_INPUT_CSV: return table_input_parse_csv(c, in, row, request);
    case TABLE_INPUT_NDJSON: return table_input_parse_json(c, in, row, request);
    case TABLE_INPUT_LINES:
    case TABLE_INPUT_GEOJSON: break;
    }
    if (table_input_split_pair(row, &lat, &lon)) {
        return table_input_make_reverse(c, in, lat, lon, request);
    }
    return table_input_make_geocode(c, row, STR_NONE, request);
}
