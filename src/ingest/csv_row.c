/* csv_row -- rows of separated values into cells. Owns nothing. Outside facts: RFC 4180; what
 * spreadsheets write besides: other separators, a last line without a line end. */
#include "csv_row.h"

#include <string.h>

/* A cell that starts with a quote; *cell is what the quotes enclose. > 0: bytes used; 0: the
 * closing quote is not there yet; < 0: no room for undoubled quotes. */
static ptrdiff_t csv_row_quoted(str in, arena *a, str *cell) {
    size_t at = 1, doubled = 0;
    for (;; at += 2, doubled++) {
        const char *quote = at < in.len ? memchr(in.at + at, '"', in.len - at) : NULL;
        if (!quote) {
            return 0;
        }
        at = (size_t)(quote - in.at);
        if (at + 1 == in.len || in.at[at + 1] != '"') {
            break;
        }
    }
    *cell = (str){in.at + 1, at - 1};
    if (doubled) {
        char *plain = arena_bytes(a, cell->len - doubled);
        if (!plain) {
            return -1;
        }
        size_t to = 0;
        for (size_t i = 0; i < cell->len; i++) {
            plain[to++] = cell->at[i];
            i += cell->at[i] == '"'; /* the second of two */
        }
        *cell = (str){plain, to};
    }
    return (ptrdiff_t)at + 1;
}

static bool csv_row_ends_cell(char c, char separator) {
    return c == separator || c == '\n';
}

/* A cell as it stands there; its length. */
static size_t csv_row_plain(str in, char separator, str *cell) {
    size_t len = 0;
    while (len < in.len && !csv_row_ends_cell(in.at[len], separator)) {
        len++;
    }
    *cell = str_head(in, len);
    return len;
}

GEO_FN void csv_row_write(out *o, str cell) {
    for (size_t i = 0; i < cell.len; i++) {
        out_text(o, cell.at[i] == '"' ? STR("\"") : STR(""));
        out_char(o, cell.at[i]);
    }
}

GEO_FN ptrdiff_t csv_row_cut(str in, char separator, bool is_end, arena *a, csv_cells *cells) {
    size_t at = 0;
    cells->count = 0;
    while (cells->count < CSV_CELLS_MAX) {
        str *cell = &cells->at[cells->count];
        size_t from = at;
        bool quoted = at < in.len && in.at[at] == '"';
        ptrdiff_t used = quoted ? csv_row_quoted(str_from(in, at), a, cell)
                                : (ptrdiff_t)csv_row_plain(str_from(in, at), separator, cell);
        if (used < 0 || (quoted && used == 0)) {
            return used < 0 || is_end ? -1 : 0;
        }
        at += (size_t)used;
        cells->count++;
        bool blank_end = quoted && at + 1 < in.len && in.at[at] == '\r' && in.at[at + 1] == '\n';
        at += blank_end;
        if (at == in.len) {
            return is_end ? (ptrdiff_t)at : 0;
        }
        if (!csv_row_ends_cell(in.at[at], separator)) { /* these are no quotes around a cell */
            if (at + 1 == in.len && in.at[at] == '\r' && !is_end) {
                return 0;
            }
            at = from;
            at += csv_row_plain(str_from(in, at), separator, cell);
            quoted = false;
            if (at == in.len) {
                return is_end ? (ptrdiff_t)at : 0;
            }
        }
        if (in.at[at++] == '\n') {
            bool has_cr = !quoted && cell->len && cell->at[cell->len - 1] == '\r';
            cell->len -= has_cr;
            return (ptrdiff_t)at;
        }
    }
    return -1;
}
