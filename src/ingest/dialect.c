/* dialect -- how tables are written. Owns nothing. Outside facts: what programs export: separators
 * by country, lines of notes above the headers, "sep=;", tables that were quoted twice; GeoJSON's
 * types (RFC 7946). */
#include "dialect.h"

#include <string.h>

#include "../base/ascii.h"
#include "headers.h"

enum {
    DIALECT_ROWS = 64,          /* that are looked at */
    DIALECT_TITLES_AT = 8,      /* rows among which the titles are */
    DIALECT_TITLES_LOOKED = 48, /* their cells likewise */
    DIALECT_PERCENT = 80        /* of the rows agree in a table */
};

/* A row of the sample. */
typedef struct {
    size_t at;    /* where it starts */
    int cells;    /* up to the last that is filled; 0: blank */
    int all;      /* with empty ones behind it */
    int filled;   /* of them */
    int known;    /* headers among them */
    bool is_note; /* it begins with # */
    bool is_last; /* a blank line follows */
    bool is_twice;
} dialect_sample;

typedef struct {
    dialect_sample rows[DIALECT_ROWS];
    int count;
    int usual, agree; /* how many cells most rows have, and how many rows that are */
} dialect_samples;

static const char dialect_choices[] = ",;\t|"; /* of separators */

/* ---- rows ---- */

GEO_FN ptrdiff_t dialect_row(const dialect *d, str in, bool is_end, arena *a, csv_cells *cells) {
    ptrdiff_t used = csv_row_cut(in, d->separator, is_end, a, cells);
    if (used > 0 && d->separator && cells->count == 1 && in.at[0] == '"') {
        str whole = cells->at[0];
        bool is_row = csv_row_cut(whole, d->separator, true, a, cells) == (ptrdiff_t)whole.len &&
                      (d->is_twice ? cells->count > 1 : cells->count == d->columns);
        if (!is_row) {
            cells->at[0] = whole;
            cells->count = 1;
        }
    }
    return used;
}

/* Whether a cell is a header as a whole; two letters may be a state: ID is Idaho. */
static bool dialect_is_header(str cell) {
    enum { HEADER_MIN = 3, HEADER_MAX = 48 }; /* bytes */
    int rank = HEADERS_PART;
    return cell.len >= HEADER_MIN && cell.len <= HEADER_MAX && !ascii_is_digit(cell.at[0]) &&
           headers_role_of(cell, &rank) != HEADERS_OTHER && rank < HEADERS_PART;
}

static void dialect_look(dialect_sample *row, const csv_cells *cells, bool may_be_titles) {
    row->all = cells->count;
    for (int i = 0; i < cells->count; i++) {
        str cell = str_trim(cells->at[i]);
        row->cells = cell.len ? i + 1 : row->cells;
        row->filled += cell.len > 0;
        if (may_be_titles && i < DIALECT_TITLES_LOOKED) {
            cell = str_from(cell, row->is_note && !i);
            row->known += dialect_is_header(str_trim(cell));
        }
    }
    int lat, lon; /* "stop_lat" is known beside "stop_lon" only */
    row->known += may_be_titles && cells->count > 1 && cells->count <= DIALECT_TITLES_LOOKED &&
                          row->known < 2 && headers_find_point(cells->at, cells->count, &lat, &lon)
                      ? 2
                      : 0;
}

/* How many cells most rows have that are no notes. */
static void dialect_count(dialect_samples *s) {
    for (int i = 0; i < s->count; i++) {
        int agree = 0;
        for (int k = 0; k < s->count; k++) {
            bool is_same = s->rows[k].cells == s->rows[i].cells ||
                           (s->rows[k].cells && s->rows[k].all == s->rows[i].cells);
            agree += is_same && !s->rows[k].is_note;
        }
        bool is_more = agree > s->agree || (agree == s->agree && s->rows[i].cells > s->usual);
        s->usual = is_more ? s->rows[i].cells : s->usual;
        s->agree = is_more ? agree : s->agree;
    }
}

/* The first rows, cut at a separator. A row whose quotes are wrong is a line. */
static void dialect_read(dialect_samples *s, char separator, str head, bool is_end, arena mem) {
    csv_cells *cells = ARENA_NEW(&mem, csv_cells, 1);
    const dialect twice = {.separator = separator, .is_twice = true};
    bool has_titles = false;
    *s = (dialect_samples){.count = 0};
    for (size_t at = 0; cells && at < head.len && s->count < DIALECT_ROWS;) {
        arena scratch = mem;
        str rest = str_from(head, at);
        dialect_sample *row = &s->rows[s->count], *last = s->count ? row - 1 : row;
        *row = (dialect_sample){.at = at, .is_note = rest.at[0] == '#'};
        ptrdiff_t used = csv_row_cut(rest, separator, is_end, &scratch, cells);
        if (used > 0 && cells->count == 1 && rest.at[0] == '"') {
            scratch = mem;
            used = dialect_row(&twice, rest, is_end, &scratch, cells);
            row->is_twice = cells->count > 1;
        }
        size_t line = str_index(rest, '\n');
        if (used < 0 || (!used && rest.len > DIALECT_HEAD / 2)) {
            cells->at[0] = str_head(rest, line);
            cells->count = 1;
            used = line < rest.len ? (ptrdiff_t)line + 1 : is_end ? (ptrdiff_t)line : 0;
        }
        if (used <= 0) {
            break;
        }
        at += (size_t)used;
        dialect_look(row, cells, s->count < DIALECT_TITLES_AT && !has_titles);
        has_titles = has_titles || (row->known && !row->is_note);
        last->is_last = last->is_last || !row->cells;
        s->count += row->cells > 0;
    }
    dialect_count(s);
}

/* ---- titles ---- */

/* Whether all rows before one are narrower, as notes and the name of a report are. */
static bool dialect_is_widest(const dialect_samples *s, int row) {
    bool is_widest = true;
    for (int i = 0; i < row; i++) {
        is_widest = is_widest && (s->rows[i].is_note || s->rows[i].cells < s->rows[row].cells);
    }
    return is_widest;
}

static bool dialect_are_titles(const dialect_samples *s, int i) {
    const dialect_sample *row = &s->rows[i];
    return row->known && row->filled * 2 > row->cells &&
           (row->is_note ? row->known > 1 && row->cells == s->usual : row->cells * 2 >= s->usual);
}

/* The row with the titles; of a table without known ones the first row of it, behind notes, or
 * behind what stands above a table of many columns and a blank line. */
static int dialect_titles(const dialect_samples *s, bool *are_known) {
    int notes = 0, note = -1;
    *are_known = true;
    while (notes < s->count && s->rows[notes].is_note) {
        note = dialect_are_titles(s, notes) ? notes : note;
        notes++;
    }
    for (int i = notes; i < MIN(s->count, DIALECT_TITLES_AT); i++) {
        if (dialect_are_titles(s, i) && dialect_is_widest(s, i)) {
            return i;
        }
    }
    *are_known = note >= 0;
    if (note >= 0 || notes == s->count) {
        return MAX(note, 0);
    }
    int first = notes;
    for (int i = notes; i < MIN(s->count, DIALECT_TITLES_AT); i++) {
        bool is_above = s->rows[i].is_last && s->rows[i].cells == 1 && s->usual > 2;
        first = is_above && first == i ? i + 1 : first;
    }
    return first < s->count ? first : notes;
}

/* ---- separators ---- */

/* How well a separator goes with the sample: rows agree, headers are known, there are many cells.
 */
static int dialect_score(const dialect_samples *s) {
    bool are_known;
    int titles = s->count ? dialect_titles(s, &are_known) : 0;
    return s->usual < 2 && !(s->count && s->rows[titles].cells > 1)
               ? 0
               : 100 * s->agree / s->count + 30 * MIN(s->rows[titles].known, 4) + MIN(s->usual, 16);
}

/* One column, whatever its cells have, when its title stands there alone. */
static bool dialect_is_column(const dialect_samples *s, str head) {
    int first = 0;
    while (first < s->count && s->rows[first].is_note) {
        first++;
    }
    str line = first < s->count ? str_from(head, s->rows[first].at) : STR_NONE;
    line = str_head(line, str_index(line, '\n'));
    bool is_one = line.len && s->rows[first].known == 1;
    for (size_t i = 0; i < line.len && is_one; i++) {
        is_one = !strchr(dialect_choices, line.at[i]);
    }
    return is_one;
}

/* Whether these are rows of a table, and not lines that have commas. */
static bool dialect_is_table(const dialect *d, const dialect_samples *s, int titles) {
    int rows = 0;
    for (int i = titles; i < s->count; i++) {
        rows++;
    }
    bool agree = s->agree * 100 >= rows * DIALECT_PERCENT,
         is_many = s->usual > 1 && agree && rows > 1;
    return d->separator == ','
               ? d->has_titles && (s->rows[titles].known * 2 >= s->rows[titles].cells || is_many)
               : d->has_titles || is_many;
}

/* ---- JSON ---- */

static dialect_kind dialect_json(str head) {
    bool is_list = head.at[0] == '[' && str_starts(str_trim(str_from(head, 1)), STR("{")),
         is_object = head.at[0] == '{' || head.at[0] == '\x1E',
         is_geo =
             str_find(head, STR("\"FeatureCollection\"")) >= 0 ||
             (str_find(head, STR("\"Feature\"")) >= 0 && str_find(head, STR("\"geometry\"")) >= 0);
    return is_list || (is_object && is_geo) ? DIALECT_JSON
           : is_object && head.len > 1      ? DIALECT_NDJSON
                                            : DIALECT_LINES;
}

/* ---- all of it ---- */

/* The line "sep=;" at the begin, which tells the separator; its length. */
static size_t dialect_told(str head, char *separator) {
    str prefix = STR("sep=");
    size_t line = str_index(head, '\n');
    bool is_told = line < head.len && str_starts(head, prefix) &&
                   str_trim(str_head(head, line)).len <= prefix.len + 1 && line > prefix.len;
    *separator = is_told ? head.at[prefix.len] : 0;
    return is_told ? line + 1 : 0;
}

/* The first row of the table, behind what is skipped. */
static void dialect_begin(dialect *d, dialect_samples *s, str head, size_t told) {
    int titles = s->count ? dialect_titles(s, &d->has_titles) : 0;
    const dialect_sample *row = &s->rows[titles];
    size_t at = s->count ? row->at : 0, mark = 0;
    while (d->has_titles && row->is_note &&
           (head.at[at + mark] == '#' || head.at[at + mark] == ' ')) {
        mark++;
    }
    d->skipped = told + at + mark;
    d->skipped_lines = titles;
    d->columns = row->cells;
    d->is_twice = s->count && row->is_twice;
    d->kind = s->count && dialect_is_table(d, s, titles) ? DIALECT_TABLE : DIALECT_LINES;
}

GEO_FN dialect dialect_find(str head, bool is_end, arena mem) {
    dialect d = {.kind = DIALECT_LINES};
    dialect_samples *s = ARENA_NEW(&mem, dialect_samples, 2);
    is_end = is_end && head.len <= DIALECT_HEAD;
    head = str_head(head, DIALECT_HEAD);
    str trimmed = str_trim(head);
    if (!s || !trimmed.len) {
        return d;
    }
    d.kind = dialect_json(trimmed);
    if (d.kind != DIALECT_LINES) {
        return d;
    }
    size_t told = dialect_told(head, &d.separator);
    head = str_from(head, told);
    dialect_read(&s[0], d.separator, head, is_end, mem);
    int best = 0;
    for (size_t i = 0; i < sizeof dialect_choices - 1 && !told && !dialect_is_column(&s[0], head);
         i++) {
        dialect_read(&s[1], dialect_choices[i], head, is_end, mem);
        int score = dialect_score(&s[1]);
        d.separator = score > best ? dialect_choices[i] : d.separator;
        best = MAX(best, score);
    }
    dialect_read(&s[0], d.separator, head, is_end, mem);
    dialect_begin(&d, &s[0], head, told);
    d.kind = told ? DIALECT_TABLE : d.kind;
    return d;
}
