/* csv -- the cells of a table into import records for import_sort.c. Owns the current row. Outside
 * facts: OGC 06-103r4 for geometry as text. */
#include "csv.h"

#include <limits.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "../geo/geo.h"
#include "account.h"
#include "axes.h"
#include "dialect.h"
#include "headers.h"
#include "import_country.h"
#include "import_record.h"
#include "import_settle.h"
#include "import_sort.h"
#include "metres.h"

static struct {
    csv_cells cells;
    import_record_column columns[CSV_CELLS_MAX];
    str langs[CSV_CELLS_MAX]; /* as of import_record_column_of; slices of header */
    char header[CSV_CELLS_MAX * IMPORT_RECORD_LANGUAGE_MAX];
    int column_count;
    dialect dialect;
    import_record record;
    struct {
        int lat, lon; /* their columns; one of WKT is both */
        bool is_wkt;
        char rooms[2][AXES_NAME_MAX];
        str names[2];
        axes seen;
        double at[2];             /* of the row */
        bool is_read, is_outside; /* outside: of the system */
        const crs *system;        /* of its metres; NULL: they are degrees */
    } points;
    int best[COLUMN_NONE + 1]; /* of several columns for one thing the one that counts; -1: none */
} csv;

/* The next row; *bad: its quotes are wrong or it is too long, so it was skipped up to its line end.
 * False at the end of the file and when c has failed. */
static bool csv_next(call *c, import_reader *f, arena *mem, bool *bad) {
    for (*bad = false;;) {
        str in = import_reader_window(f);
        if (!in.len && f->is_end) {
            return *bad;
        }
        *mem = arena_of(f->memory, CSV_ROW_MAX);
        ptrdiff_t used =
            in.len && !*bad ? dialect_row(&csv.dialect, in, f->is_end, mem, &csv.cells) : 0;
        *bad = *bad || used < 0 || (used == 0 && in.len > CSV_ROW_MAX);
        if (*bad) {
            const char *line_end = memchr(in.at, '\n', in.len);
            used = line_end ? line_end - in.at + 1 : 0;
            import_reader_skip(f, line_end ? 0 : in.len);
        }
        if (used > 0) {
            import_reader_skip(f, (size_t)used); /* cells stay valid until more is read */
            return true;
        }
        if (!import_reader_more(f, c, "row")) {
            return false;
        }
    }
}

/* There is no column for points; names the user's mapping that matches none, else the missing half.
 */
static void csv_refuse_columns(call *c, const import_reader *f, bool has_lat) {
    call_fail(c, GEO_INVALID, "%s has no column for %s", f->path,
              has_lat ? "the longitude" : "the latitude");
    for (int i = 0; i < f->report->mapping_count; i++) {
        const import_record_mapping *one = &f->report->mapping[i];
        if (!one->is_found) {
            call_fail(c, GEO_INVALID, "%s has no column \"%.*s\"", f->path, STR_ARG(one->title));
        }
    }
    call_advise(c, "Say which columns they are, e.g. --map name=HEADER,lat=Y,lon=X.");
}

/* Passes over what stands above the table. */
static void csv_skip_notes(import_reader *f) {
    import_reader_skip(f, csv.dialect.skipped);
    if (csv.dialect.skipped_lines) {
        char text[80];
        snprintf(text, sizeof text, "skips what is above the headers: %d lines",
                 csv.dialect.skipped_lines);
        import_reader_tell(f, str_of(text));
    }
}

/* Says which columns fill what, and which are not used. */
static void csv_tell_columns(import_reader *f) {
    enum { MOST = 12 }; /* columns that are not used, by their names */
    char text[1024];
    out o = out_of(text, sizeof text - 8);
    int used = 0, unused = 0;
    for (int i = 0; i < csv.column_count; i++) {
        str header = str_trim(csv.cells.at[i]), fills = import_record_column_name(csv.columns[i]);
        if (fills.len) {
            out_fmt(&o, "%s%.*s=%.*s", used++ ? ", " : "reads ", STR_ARG(fills), STR_ARG(header));
        } else if (csv.columns[i] != COLUMN_NONE) { /* of a language, or a tag: its own name */
            out_fmt(&o, "%s%.*s", used++ ? ", " : "reads ", STR_ARG(header));
        }
    }
    for (int i = 0; i < csv.column_count; i++) {
        if (csv.columns[i] == COLUMN_NONE && unused++ < MOST) {
            out_fmt(&o, "%s%.*s", unused == 1 ? "; not used: " : ", ",
                    STR_ARG(str_trim(csv.cells.at[i])));
        }
    }
    if (unused > MOST) {
        out_fmt(&o, " and %d more", unused - MOST);
    }
    import_reader_tell(f, out_str(&o));
}

/* Remembers the columns of the points. */
static void csv_find_points(void) {
    memset(&csv.points, 0, sizeof csv.points);
    csv.points.is_wkt = csv.best[COLUMN_LAT] < 0;
    csv.points.lat = csv.best[csv.points.is_wkt ? COLUMN_WKT : COLUMN_LAT];
    csv.points.lon = csv.best[csv.points.is_wkt ? COLUMN_WKT : COLUMN_LON];
    const int cells[] = {csv.points.lat, csv.points.lon};
    for (int k = 0; k < 2; k++) {
        csv.points.names[k] = axes_name(csv.cells.at[cells[k]], cells[k], csv.points.rooms[k]);
    }
}

static bool csv_is_at_sea(void *ctx, double lat, double lon) {
    (void)ctx;
    return import_country_is_at_sea(lat, lon);
}

/* The first two numbers of "7.4 46.9 540". */
static bool csv_wkt_vertex(str text, double v[2]) {
    bool good = true;
    for (int i = 0; i < 2 && good; i++) {
        str number = str_head(text, str_index(text, ' '));
        good = str_num(number, &v[i]);
        text = str_trim(str_from(text, number.len));
    }
    return good;
}

GEO_FN bool csv_wkt(str text, double *lat, double *lon) {
    double low[2] = {HUGE_VAL, HUGE_VAL}, high[2] = {-HUGE_VAL, -HUGE_VAL}, v[2];
    bool good = true;
    str rest = str_from(text, str_index(text, '('));
    while (rest.len && good) {
        size_t len = MIN(str_index(rest, ','), str_index(rest, ')'));
        str vertex = str_trim(str_head(rest, len));
        while (vertex.len && vertex.at[0] == '(') {
            vertex = str_trim(str_from(vertex, 1));
        }
        good = !vertex.len || csv_wkt_vertex(vertex, v);
        for (int i = 0; i < 2 && vertex.len && good; i++) {
            low[i] = fmin(low[i], v[i]);
            high[i] = fmax(high[i], v[i]);
        }
        rest = str_from(rest, len + (len < rest.len));
    }
    *lon = (low[0] + high[0]) / 2;
    *lat = (low[1] + high[1]) / 2;
    return good && low[0] <= high[0];
}

/* Reads the point of a row. */
static void csv_read_point(void) {
    bool has_both = MAX(csv.points.lat, csv.points.lon) < csv.cells.count;
    double *lat = &csv.points.at[0], *lon = &csv.points.at[1];
    str cells[2] = {STR_NONE, STR_NONE};
    if (has_both) {
        cells[0] = csv.cells.at[csv.points.lat];
        cells[1] = csv.cells.at[csv.points.lon];
    }
    csv.points.is_read =
        csv.points.is_wkt ? csv_wkt(cells[0], lat, lon) : axes_point(cells[0], cells[1], lat, lon);
    bool is_turned;
    csv.points.is_outside = csv.points.is_read && csv.points.system && !geo_is_point(*lat, *lon) &&
                            !metres_point(csv.points.system, *lon, *lat, lat, lon, &is_turned);
}

/* What a column has in this row; absent: nothing. */
static str csv_cell_of(import_record_column column) {
    int cell = csv.best[column];
    return cell >= 0 && cell < csv.cells.count ? str_trim(csv.cells.at[cell]) : STR_NONE;
}

/* Decides of which system the points are by the first rows, where the user does not say so. */
static void csv_find_system(call *c, import_reader *f) {
    enum { SAMPLE = 64 << 10 }; /* bytes */
    static metres sample;
    bool more = true;
    while (more && !f->is_end && import_reader_window(f).len < SAMPLE) {
        more = import_reader_more(f, c, "row");
    }
    str in = import_reader_window(f);
    metres_begin(&sample);
    for (ptrdiff_t used = 1; used > 0 && in.len && sample.rows < METRES_ROWS_MAX;) {
        arena mem = arena_of(f->memory, CSV_ROW_MAX);
        used = dialect_row(&csv.dialect, in, f->is_end, &mem, &csv.cells);
        in = str_from(in, used > 0 ? (size_t)used : 0);
        csv_read_point();
        if (used > 0 && csv.points.is_read) {
            metres_add(&sample, csv.points.at, csv_cell_of(COLUMN_CITY),
                       csv_cell_of(COLUMN_COUNTRY));
        }
    }
    csv.points.system = f->report->system;
    if (!csv.points.system) {
        csv.points.system = metres_decide(&sample, c, f);
    }
}

static void csv_count_point(bool is_bad) {
    if (csv.points.is_read && !is_bad) {
        axes_add(&csv.points.seen, csv.points.at[0], csv.points.at[1], csv_is_at_sea, NULL);
    }
}

/* Says so when the points seem to be swapped. */
static void csv_tell_points(import_reader *f) {
    char text[512];
    out o = out_of(text, sizeof text);
    if (csv.points.is_wkt || csv.points.system) {
        return;
    }
    axes_write(&o, &csv.points.seen, "--map", csv.points.names[0], csv.points.names[1]);
    if (o.len) {
        import_reader_tell(f, out_str(&o));
    }
}

/* Whether the user says where the points are, or a part of them. */
static bool csv_is_point_mapped(const import_reader *f) {
    bool is_mapped = false;
    for (int i = 0; i < f->report->mapping_count; i++) {
        headers_role role = headers_role_named(f->report->mapping[i].target);
        is_mapped = is_mapped || role == HEADERS_LAT || role == HEADERS_LON;
    }
    return is_mapped;
}

/* Whether other columns may have what the best one lacks in a row. */
static bool csv_may_fill(import_record_column column) {
    return column == COLUMN_COUNTRY || column == COLUMN_CITY || column == COLUMN_STREET;
}

/* Of columns of one role the best counts, and of coordinates the best two. */
static void csv_choose_columns(const import_reader *f, int ranks[COLUMN_NONE + 1]) {
    int lat = -1, lon = -1;
    bool is_found =
        !csv_is_point_mapped(f) && headers_find_point(csv.cells.at, csv.column_count, &lat, &lon);
    bool has_point = ranks[COLUMN_LAT] < INT_MAX && ranks[COLUMN_LON] < INT_MAX;
    for (int i = 0; i <= COLUMN_NONE; i++) {
        csv.best[i] = -1;
    }
    for (int i = 0; i < csv.column_count; i++) {
        import_record_column column = csv.columns[i];
        int rank = import_record_title_rank(csv.cells.at[i], column);
        bool is_axis = column == COLUMN_LAT || column == COLUMN_LON,
             is_it = is_axis && is_found    ? i == lat || i == lon
                     : column == COLUMN_WKT ? !has_point && rank == ranks[column]
                                            : rank == ranks[column];
        bool is_part = column == COLUMN_ADDRESS && rank >= HEADERS_PART &&
                       (ranks[COLUMN_STREET] < INT_MAX || ranks[COLUMN_HOUSE_NUMBER] < INT_MAX);
        is_it = is_it && !is_part; /* "uid_adresse" is no address beside a street */
        csv.best[column] = is_it ? i : csv.best[column];
        is_it = is_it || (csv_may_fill(column) && rank < HEADERS_PART);
        csv.columns[i] = is_it ? column : COLUMN_NONE;
        if (is_it && ranks[column] >= HEADERS_PART) {
            ranks[column] = INT_MIN; /* "Billing City" counts, "Shipping City" no longer */
        }
    }
}

/* Where no column has the name, and no street needs none, one of names like "stop_name" has it, or
 * the town: of a table of towns it is. */
static void csv_choose_name(const import_reader *f) {
    int named = -1, city = csv.best[COLUMN_CITY];
    bool has_name = false;
    for (int i = 0; i < csv.column_count; i++) {
        import_record_column column = csv.columns[i];
        has_name = has_name || column == COLUMN_NAME || column == COLUMN_LANGUAGE ||
                   column == COLUMN_STREET || column == COLUMN_HOUSE_NUMBER ||
                   column == COLUMN_ADDRESS;
        bool is_named = column == COLUMN_NONE && headers_ends_in(csv.cells.at[i], HEADERS_NAME);
        named = named < 0 && is_named ? i : named;
    }
    int best = named >= 0 ? named : city;
    if (!has_name && best >= 0 && !f->report->mapping_count) {
        csv.columns[best] = COLUMN_NAME;
        csv.best[COLUMN_CITY] = best == city ? -1 : city; /* another column may have it */
    }
}

/* Finds out what each column of the header line fills. */
static void csv_header(call *c, import_reader *f) {
    arena mem;
    bool bad;
    int ranks[COLUMN_NONE + 1]; /* the lowest of each column's titles */
    csv_skip_notes(f);
    if (!csv_next(c, f, &mem, &bad) || bad) {
        if (!c->code) {
            call_fail(c, GEO_INVALID,
                      "%s has no header line with closed quotes and at most %d columns", f->path,
                      CSV_CELLS_MAX);
        }
        return;
    }
    out kept = out_of(csv.header, sizeof csv.header);
    csv.column_count = csv.cells.count;
    for (int i = 0; i <= COLUMN_NONE; i++) {
        ranks[i] = INT_MAX;
    }
    for (int i = 0; i < csv.column_count; i++) {
        str lang = STR_NONE;
        import_record_column column = import_record_column_of(csv.cells.at[i], f->report->mapping,
                                                              f->report->mapping_count, &lang);
        csv.columns[i] = column;
        ranks[column] = MIN(ranks[column], import_record_title_rank(csv.cells.at[i], column));
        csv.langs[i] = (str){csv.header + kept.len, lang.len};
        out_text(&kept, lang);
    }
    csv_choose_columns(f, ranks);
    csv_choose_name(f);
    bool has_lat = ranks[COLUMN_LAT] < INT_MAX;
    if ((!has_lat || ranks[COLUMN_LON] == INT_MAX) && csv.best[COLUMN_WKT] < 0) {
        csv_refuse_columns(c, f, has_lat);
        return;
    }
    csv_find_points();
    csv_tell_columns(f);
    csv_find_system(c, f);
}

/* Whether the cell has nothing for the record: the point was read before, and one country, town and
 * street are enough.
 */
static bool csv_is_done(int i, bool has_point) {
    import_record_column column = i < csv.column_count ? csv.columns[i] : COLUMN_NONE;
    const import_record *r = &csv.record;
    bool is_other = csv_may_fill(column) && i != csv.best[column];
    str filled = column == COLUMN_STREET    ? r->street
                 : column == COLUMN_COUNTRY ? r->context[0]
                                            : r->context[IMPORT_RECORD_CONTEXT_CITY];
    return (has_point && (column == COLUMN_LAT || column == COLUMN_LON)) ||
           (is_other && (csv_cell_of(column).len || filled.len));
}

/* NULL, or why the row cannot be used; "": it is empty, as spreadsheets write many at the end. */
static const char *csv_record(void) {
    const char *why = NULL;
    bool is_blank = true;
    import_record_clear(&csv.record);
    csv_read_point();
    if (csv.points.is_outside) {
        return "the point is not where its reference system reaches";
    }
    bool has_point = csv.points.is_read && geo_is_point(csv.points.at[0], csv.points.at[1]);
    csv.record.lat = has_point ? csv.points.at[0] : NAN;
    csv.record.lon = has_point ? csv.points.at[1] : NAN;
    for (int i = 0; i < MIN(csv.cells.count, csv.column_count) && !why; i++) {
        str cell = str_trim(csv.cells.at[i]);
        is_blank = is_blank && !cell.len;
        if (cell.len && !csv_is_done(i, has_point)) {
            why = import_record_set(&csv.record, csv.columns[i], csv.langs[i], cell);
        }
    }
    return is_blank ? "" : why ? why : import_settle_record(&csv.record);
}

GEO_FN void csv_ingest(call *c, import_reader *f, const dialect *written) {
    arena mem;
    bool bad;
    f->counts_lines = true;
    csv.dialect = *written;
    csv_header(c, f);
    for (int64_t line = f->line; !c->code && csv_next(c, f, &mem, &bad); line = f->line) {
        const char *why = bad ? "the quotes do not match, or the row is too long" : csv_record();
        if (!why || *why) {
            account_read();
            csv_count_point(bad);
        }
        if (!why) {
            import_reader_count(f, &csv.record);
            import_sort_add(c, &csv.record);
        } else if (*why) {
            import_reader_bad_row(f, c, line, "%s", why);
        }
    }
    csv_tell_points(f);
    import_reader_tell_counts(f);
}
