/* sheet -- reads spreadsheets. Owns what it knows of the file while it reads it; its memory is
 * reserved for that time. Parts of the archive stream through inflate and xml.h, tag by tag; texts
 * that cells share are kept. Outside facts: PKWARE's APPNOTE (zip), ECMA-376 (SpreadsheetML: cells,
 * shared strings, number formats, both date systems), OpenDocument 1.3 part 3 (tables, repeated
 * rows and cells). */
#include "sheet.h"

#include <string.h>

#include "../base/ascii.h"
#include "../base/inflate.h"
#include "../base/xml.h"
#include "../platform/os.h"
#include "csv_row.h"

enum {
    SHEET_PIECE = 64 << 10,    /* bytes that are handed on at a time */
    SHEET_TOKEN_MAX = 1 << 20, /* of the longest text of a cell, with its tag */
    SHEET_WINDOW = SHEET_TOKEN_MAX + SHEET_PIECE,
    SHEET_ROW_MAX = 1 << 20,  /* bytes of a row */
    SHEET_ROWS_MAX = 1 << 20, /* rows: those of the programs */
    SHEET_SHEETS_MAX = 256,
    SHEET_NAME_MAX = 128,       /* bytes */
    SHEET_PATH_MAX = 256,       /* of a part of the archive */
    SHEET_STYLES_MAX = 1 << 16, /* of cells: those of the programs */
    SHEET_FORMATS_MAX = 1 << 12,
    SHEET_STRINGS_MAX = 512 << 20, /* bytes of shared strings, as written */
    SHEET_STRING_MIN = 5,          /* bytes of the shortest, "<si/>" */
    SHEET_TAIL = 22                /* bytes of a zip file's end without its comment */
};
static const int64_t SHEET_BYTES_MAX = (int64_t)2 << 30; /* of a table */

/* A part of the archive. */
typedef struct {
    int method;
    bool is_locked;
    uint32_t sum, packed, size, offset;
} sheet_part;

static _Thread_local struct {
    call *c;
    sheet_ends way;
    int64_t size, written; /* of both */
    uint32_t directory, parts;

    /* the part that is read */
    int64_t at, left, room; /* `room`: of its declared size */
    char *window, *inflate;
    size_t held;
    void (*take)(const xml_tag *tag);
    bool is_done; /* the rest is not needed */

    /* the workbook */
    struct {
        char name[SHEET_NAME_MAX], id[SHEET_NAME_MAX], path[SHEET_PATH_MAX];
        bool is_hidden;
    } sheets[SHEET_SHEETS_MAX];
    int count, number; /* of sheets, and of that which is read */
    const char *asked;
    int only;  /* the sheet to take whatever it has; -1: any with a table */
    int first; /* that has a cell; -1: none */
    char strings_path[SHEET_PATH_MAX], styles_path[SHEET_PATH_MAX];
    bool is_1904, is_in_styles;
    int styles;
    unsigned char dates[SHEET_STYLES_MAX / 8], formats[SHEET_FORMATS_MAX / 8];

    /* shared strings */
    out texts;
    uint32_t *ends;
    size_t string_count, string_most, strings_size;
    char *strings;

    /* the row and cell that are read */
    out row, cell;
    int column, columns, filled; /* where the next cell is, those written, and those filled */
    int64_t rows, wide_rows, repeat_row;
    int repeat_cell, style;
    char kind; /* of the cell, by its attribute */
    bool is_text, is_phonetic, is_in_cell, is_in_note, is_value_given, is_in_table;
    char out_bytes[SHEET_PIECE];
    out pending;
} sheet;

/* ---- the archive ---- */

GEO_FN bool sheet_is(str head) {
    return str_starts(head, STR("PK\x03\x04"));
}

static bool sheet_read_at(int64_t at, void *bytes, size_t size) {
    bool is_in = at >= 0 && at + (int64_t)size <= sheet.size;
    if (!is_in || !sheet.way.file.at) {
        return is_in && os_read_at(sheet.way.from, bytes, size, at);
    }
    memcpy(bytes, sheet.way.file.at + at, size);
    return true;
}

/* Finds the directory at the end of the file. */
static bool sheet_open(void) {
    size_t size = (size_t)MIN(sheet.size, (int64_t)SHEET_PIECE);
    if (sheet.size < SHEET_TAIL || !sheet_read_at(sheet.size - (int64_t)size, sheet.window, size)) {
        return false;
    }
    for (size_t at = size - SHEET_TAIL + 1; at--;) {
        const char *end = sheet.window + at;
        if (memcmp(end, "PK\x05\x06", 4) == 0) {
            sheet.parts = str_load_2(end + 10);
            sheet.directory = str_load_4(end + 16);
            return true;
        }
    }
    return false;
}

static bool sheet_find(str name, sheet_part *part) {
    int64_t at = sheet.directory;
    for (uint32_t i = 0; i < sheet.parts; i++) {
        char head[46], found[SHEET_PATH_MAX];
        if (!sheet_read_at(at, head, sizeof head) || memcmp(head, "PK\x01\x02", 4) != 0) {
            return false;
        }
        size_t len = str_load_2(head + 28);
        bool is_it = len == name.len && len <= sizeof found &&
                     sheet_read_at(at + (int64_t)sizeof head, found, len) &&
                     str_eq_nocase((str){found, len}, name);
        if (is_it) {
            *part = (sheet_part){.method = str_load_2(head + 10),
                                 .is_locked = head[8] & 1,
                                 .sum = str_load_4(head + 16),
                                 .packed = str_load_4(head + 20),
                                 .size = str_load_4(head + 24),
                                 .offset = str_load_4(head + 42)};
            return true;
        }
        at += (int64_t)(sizeof head + len) + str_load_2(head + 30) + str_load_2(head + 32);
    }
    return false;
}

static ptrdiff_t sheet_pipe_read(void *ctx, char *bytes, size_t size) {
    (void)ctx;
    size_t got = (size_t)MIN((int64_t)size, sheet.left);
    if (got && !sheet_read_at(sheet.at, bytes, got)) {
        return -1;
    }
    sheet.at += (int64_t)got;
    sheet.left -= (int64_t)got;
    return (ptrdiff_t)got;
}

/* Hands the tags of a piece on; what is left of it waits for the next. */
static bool sheet_push(str piece) {
    enum { BYTES = 10 }; /* that cost a unit */
    if (!call_charge(sheet.c, 1 + (int64_t)piece.len / BYTES)) {
        call_fail(sheet.c, sheet.c->stop, "takes too long to unpack");
    }
    memcpy(sheet.window + sheet.held, piece.at, piece.len);
    str rest = {sheet.window, sheet.held + piece.len};
    ptrdiff_t used = 1;
    while (!sheet.is_done && !sheet.c->code && used > 0) {
        xml_tag tag;
        used = xml_next(rest, &tag);
        if (used > 0) {
            size_t colon = str_index(tag.name, ':'); /* prefixes are the writer's choice */
            tag.name = str_from(tag.name, colon < tag.name.len ? colon + 1 : 0);
            sheet.take(&tag);
            rest = str_from(rest, (size_t)used);
        }
    }
    if (used < 0) {
        call_fail(sheet.c, GEO_INVALID, "is damaged: its XML has no names");
    } else if (rest.len > SHEET_TOKEN_MAX) {
        call_fail(sheet.c, GEO_TOO_LARGE, "has a cell of more than %d kB", SHEET_TOKEN_MAX >> 10);
    }
    sheet.held = MIN(rest.len, (size_t)SHEET_TOKEN_MAX);
    memmove(sheet.window, rest.at, sheet.held);
    return !sheet.is_done && !sheet.c->code;
}

static bool sheet_pipe_write(void *ctx, str bytes) {
    (void)ctx;
    sheet.room -= (int64_t)bytes.len;
    bool good = sheet.room >= 0;
    while (bytes.len && good) {
        str piece = str_head(bytes, SHEET_PIECE);
        good = sheet_push(piece);
        bytes = str_from(bytes, piece.len);
    }
    return good;
}

static const char *sheet_copy(inflate_pipe *pipe, uint32_t sum) {
    uint32_t is = UINT32_MAX;
    ptrdiff_t got = 0;
    while (!pipe->is_broken && (got = sheet_pipe_read(NULL, sheet.inflate, SHEET_PIECE)) > 0) {
        is = inflate_crc(is, (const unsigned char *)sheet.inflate, (size_t)got);
        pipe->is_broken = !sheet_pipe_write(NULL, (str){sheet.inflate, (size_t)got});
    }
    return !got && is == ~sum ? NULL : "is damaged";
}

/* Reads a part of the archive tag by tag. */
static void sheet_read(const sheet_part *part, void (*take)(const xml_tag *tag)) {
    enum { STORED = 0, DEFLATED = 8 };
    char head[30];
    inflate_pipe pipe = {sheet_pipe_read, sheet_pipe_write, NULL, false};
    if (part->is_locked || (part->method != STORED && part->method != DEFLATED) ||
        part->size == UINT32_MAX || part->packed == UINT32_MAX) {
        call_fail(sheet.c, GEO_INVALID,
                  part->is_locked ? "is locked by a password: save it without one"
                                  : "is packed in an unusual way: save it anew in a spreadsheet "
                                    "program");
        return;
    }
    if (!sheet_read_at(part->offset, head, sizeof head)) {
        call_fail(sheet.c, GEO_INVALID, "is damaged");
        return;
    }
    sheet.at = (int64_t)part->offset + (int64_t)sizeof head + str_load_2(head + 26) +
               str_load_2(head + 28);
    sheet.left = part->packed;
    sheet.room = part->size;
    sheet.held = 0;
    sheet.is_done = false;
    sheet.take = take;
    const char *why = part->method == STORED ? sheet_copy(&pipe, part->sum)
                                             : inflate_raw(&pipe, sheet.inflate, part->sum);
    if (why && !sheet.is_done && !sheet.c->code) {
        call_fail(sheet.c, GEO_INVALID, "%s", why);
    }
}

/* A value, cut to its room. */
static void sheet_keep(const xml_tag *tag, const char *name, char *room, size_t size) {
    out o = out_of(room, size - 1);
    str raw = xml_raw(tag, name);
    xml_text(str_head(raw, size - 1), &o);
    room[o.len] = 0;
}

static int64_t sheet_number(const xml_tag *tag, const char *name, int64_t otherwise) {
    int64_t number = otherwise;
    return str_int(xml_raw(tag, name), &number) ? number : otherwise;
}

/* ---- rows ---- */

static void sheet_flush(void) {
    str bytes = out_str(&sheet.pending);
    out *text = sheet.way.text;
    int64_t most = text ? (int64_t)text->cap : SHEET_BYTES_MAX;
    if (sheet.written + (int64_t)bytes.len > most) {
        call_fail(sheet.c, GEO_TOO_LARGE, "has a table of more than %d MB", (int)(most >> 20));
    } else if (text) {
        out_text(text, bytes);
    } else if (!os_write_at(sheet.way.to, bytes, sheet.written)) {
        call_fail(sheet.c, GEO_FILE, "cannot be unpacked: %s", os_why());
    }
    sheet.written += (int64_t)bytes.len;
    sheet.pending.len = 0;
}

static void sheet_write(str text) {
    while (text.len && !sheet.c->code) {
        size_t room = sizeof sheet.out_bytes - sheet.pending.len;
        out_text(&sheet.pending, str_head(text, room));
        text = str_from(text, room);
        if (sheet.pending.len == sizeof sheet.out_bytes) {
            sheet_flush();
        }
    }
}

static void sheet_clear(out *o) {
    o->len = 0;
    o->full = false;
}

static void sheet_begin_row(int64_t repeat) {
    sheet_clear(&sheet.row);
    sheet.column = sheet.columns = sheet.filled = 0;
    sheet.repeat_row = repeat;
}

static void sheet_end_row(void) {
    if (!sheet.filled) {
        return;
    }
    if (sheet.row.full) {
        call_fail(sheet.c, GEO_TOO_LARGE, "has a row of more than %d kB", SHEET_ROW_MAX >> 10);
    }
    out_char(&sheet.row, '\n');
    for (int64_t i = 0; i < sheet.repeat_row && sheet.rows < SHEET_ROWS_MAX && !sheet.c->code;
         i++) {
        sheet_write(out_str(&sheet.row));
        sheet.rows++;
        sheet.wide_rows += sheet.filled > 1;
    }
    sheet.filled = 0;
}

/* Adds a cell at the column, and moves behind it. */
static void sheet_add_cell(str text) {
    out *o = &sheet.row;
    if (!str_trim(text).len) {
        sheet.column++;
        return;
    }
    if (sheet.column >= CSV_CELLS_MAX || sheet.cell.full) {
        call_fail(sheet.c, GEO_TOO_LARGE, "has more than %d columns, or a cell of more than %d kB",
                  CSV_CELLS_MAX, SHEET_TOKEN_MAX >> 10);
        return;
    }
    while (sheet.columns < sheet.column) {
        out_char(o, ',');
        sheet.columns++;
    }
    out_char(o, '"');
    csv_row_write(o, text);
    out_char(o, '"');
    sheet.filled++;
    sheet.column++;
}

/* Whether a sheet is to be read: that which is asked for, or any that is not hidden. */
static bool sheet_is_asked(int i) {
    int64_t number = 0;
    return sheet.only >= 0 ? i == sheet.only
           : !sheet.asked  ? !sheet.sheets[i].is_hidden
                           : strcmp(sheet.asked, sheet.sheets[i].name) == 0 ||
                                (str_int(str_of(sheet.asked), &number) && number == i + 1);
}

static void sheet_begin_table(void) {
    static const char begin[] = "sep=,\n";
    sheet.pending = out_of(sheet.out_bytes, sizeof sheet.out_bytes);
    sheet.written = sheet.rows = sheet.wide_rows = 0;
    sheet.is_in_cell = sheet.is_in_note = sheet.is_text = sheet.is_phonetic = false;
    sheet_begin_row(1);
    out_text(&sheet.pending, str_of(begin));
}

/* Whether the sheet is what is looked for; else what was written of it is left out. */
static bool sheet_end_table(void) {
    enum { TABLE_ROWS = 2 };
    sheet_end_row();
    sheet_flush();
    sheet.first = sheet.first < 0 && sheet.rows ? sheet.number : sheet.first;
    bool is_it = sheet.only >= 0 || sheet.asked || sheet.wide_rows >= TABLE_ROWS;
    if (!is_it && sheet.way.text) {
        sheet.way.text->len = 0;
    } else if (!is_it && !sheet.c->code && !os_truncate(sheet.way.to, 0)) {
        call_fail(sheet.c, GEO_FILE, "cannot be unpacked: %s", os_why());
    }
    return is_it;
}

/* ---- .xlsx: dates ---- */

static void sheet_mark(unsigned char *bits, int64_t number) {
    bits[number / 8] |= (unsigned char)(1 << number % 8);
}

/* Whether a format of numbers shows days or hours: its letters outside quotes and brackets. */
static bool sheet_shows_time(str format) {
    char until = 0;
    for (size_t i = 0; i < format.len; i++) {
        char c = ascii_lower(format.at[i]);
        if (until) {
            until = c == until ? 0 : until;
        } else if (c == '\\' || c == '_' || c == '*') {
            i++;
        } else if (c == '"' || c == '[') {
            until = c == '"' ? '"' : ']';
        } else if (c && strchr("dmyhs", c)) {
            return true;
        }
    }
    return false;
}

static bool sheet_is_date(int64_t format) {
    bool is_own =
        format >= 0 && format < SHEET_FORMATS_MAX && sheet.formats[format / 8] >> format % 8 & 1;
    return is_own || (format >= 14 && format <= 22) || (format >= 27 && format <= 36) ||
           (format >= 45 && format <= 47) || (format >= 50 && format <= 58);
}

static void sheet_take_style(const xml_tag *tag) {
    if (str_eq(tag->name, STR("cellXfs"))) {
        sheet.is_in_styles = !tag->is_end;
    } else if (str_eq(tag->name, STR("numFmt"))) {
        char format[SHEET_NAME_MAX];
        int64_t number = sheet_number(tag, "numFmtId", -1);
        sheet_keep(tag, "formatCode", format, sizeof format);
        if (number >= 0 && number < SHEET_FORMATS_MAX && sheet_shows_time(str_of(format))) {
            sheet_mark(sheet.formats, number);
        }
    } else if (sheet.is_in_styles && str_eq(tag->name, STR("xf")) && !tag->is_end &&
               sheet.styles < SHEET_STYLES_MAX) {
        if (sheet_is_date(sheet_number(tag, "numFmtId", 0))) {
            sheet_mark(sheet.dates, sheet.styles);
        }
        sheet.styles++;
    }
}

/* A number of days as date and time: Excel's first is 1900-01-01, and 1900 has a 29 February. */
static bool sheet_write_time(out *o, str number) {
    enum { DAY_S = 86400, EPOCH = 25569, LEAP = 60, LATER = 1462, LAST = 2958466 };
    double days = 0;
    if (!str_num(number, &days) || days < 0 || days >= LAST) {
        return false;
    }
    int64_t seconds = (int64_t)(days * DAY_S + 0.5), day = seconds / DAY_S;
    seconds %= DAY_S;
    if (day || sheet.is_1904) {
        int64_t shown = day + (sheet.is_1904 ? LATER : day < LEAP ? 1 : 0);
        out_day(o, (shown - EPOCH) * DAY_S);
    }
    if (seconds || !o->len) {
        out_fmt(o, "%s%02d:%02d:%02d", o->len ? " " : "", (int)(seconds / 3600),
                (int)(seconds / 60 % 60), (int)(seconds % 60));
    }
    return true;
}

/* ---- .xlsx: cells ---- */

static void sheet_take_string(const xml_tag *tag) {
    if (str_eq(tag->name, STR("rPh"))) {
        sheet.is_phonetic = !tag->is_end && !tag->is_empty;
    } else if (str_eq(tag->name, STR("t")) && tag->is_end && !sheet.is_phonetic) {
        xml_text(tag->text, &sheet.texts);
    } else if (str_eq(tag->name, STR("si")) && (tag->is_end || tag->is_empty) &&
               sheet.string_count < sheet.string_most) {
        sheet.ends[sheet.string_count++] = (uint32_t)sheet.texts.len;
    }
}

static void sheet_read_strings(void) {
    sheet_part part;
    if (!sheet_find(str_of(sheet.strings_path), &part)) {
        return;
    }
    size_t most = sheet.way.text ? sheet.way.text->cap : SHEET_STRINGS_MAX;
    if (part.size > most) {
        call_fail(sheet.c, GEO_TOO_LARGE,
                  "has more than %d MB of texts: save the table as CSV UTF-8", (int)(most >> 20));
        return;
    }
    sheet.string_most = part.size / SHEET_STRING_MIN + 1;
    size_t table = sheet.string_most * sizeof *sheet.ends;
    sheet.strings_size = table + part.size + 1;
    sheet.strings = os_reserve(sheet.strings_size);
    if (!sheet.strings) {
        call_fail(sheet.c, GEO_TOO_LARGE, "has more texts than fit the memory: %s", os_why());
        return;
    }
    sheet.ends = (uint32_t *)(void *)sheet.strings;
    sheet.texts = out_of(sheet.strings + table, part.size + 1);
    sheet_read(&part, sheet_take_string);
}

static str sheet_string(str number) {
    int64_t i = -1;
    if (!str_int(number, &i) || i < 0 || i >= (int64_t)sheet.string_count) {
        return STR_NONE;
    }
    size_t from = i ? sheet.ends[i - 1] : 0;
    return (str){sheet.texts.at + from, sheet.ends[i] - from};
}

/* The column of "AB12", from 0; -1: it is not told. */
static int sheet_column(str reference) {
    int column = 0;
    size_t i = 0;
    while (i < reference.len && ascii_is_alpha(reference.at[i]) && column <= CSV_CELLS_MAX) {
        column = column * 26 + ascii_lower(reference.at[i]) - 'a' + 1;
        i++;
    }
    return column - 1;
}

static void sheet_begin_cell(const xml_tag *tag) {
    str kind = xml_raw(tag, "t");
    int column = sheet_column(xml_raw(tag, "r"));
    sheet.column = MAX(sheet.column, column);
    sheet.kind = kind.len == 1 ? kind.at[0] : kind.len ? 't' : 'n';
    sheet.style = (int)MIN(MAX(sheet_number(tag, "s", 0), 0), SHEET_STYLES_MAX - 1);
    sheet.is_in_cell = !tag->is_empty;
    sheet_clear(&sheet.cell);
    sheet.column += tag->is_empty;
}

static void sheet_end_cell(void) {
    char bytes[64];
    str text = out_str(&sheet.cell);
    out date = out_of(bytes, sizeof bytes);
    bool is_date = sheet.kind == 'n' && sheet.dates[sheet.style / 8] >> sheet.style % 8 & 1;
    if (sheet.kind == 's') {
        text = sheet_string(str_trim(text));
    } else if (sheet.kind == 'b') {
        text = str_eq(text, STR("1")) ? STR("TRUE") : STR("FALSE");
    } else if (is_date && sheet_write_time(&date, text)) {
        text = out_str(&date);
    }
    sheet_add_cell(text);
    sheet.is_in_cell = false;
}

static void sheet_take_cell(const xml_tag *tag) {
    if (str_eq(tag->name, STR("row"))) {
        sheet_end_row();
        sheet_begin_row(1);
    } else if (str_eq(tag->name, STR("c")) && !tag->is_end) {
        sheet_begin_cell(tag);
    } else if (str_eq(tag->name, STR("rPh"))) {
        sheet.is_phonetic = !tag->is_end && !tag->is_empty;
    } else if (sheet.is_in_cell && tag->is_end) {
        bool is_value =
            str_eq(tag->name, STR("v")) || (str_eq(tag->name, STR("t")) && !sheet.is_phonetic);
        if (is_value) {
            xml_text(tag->text, &sheet.cell);
        } else if (str_eq(tag->name, STR("c"))) {
            sheet_end_cell();
        }
    } else if (str_eq(tag->name, STR("sheetData")) && (tag->is_end || tag->is_empty)) {
        sheet_end_row();
        sheet.is_done = true;
    }
}

/* ---- .xlsx: the workbook ---- */

static void sheet_take_book(const xml_tag *tag) {
    if (str_eq(tag->name, STR("workbookPr"))) {
        str is_1904 = xml_raw(tag, "date1904");
        sheet.is_1904 = str_eq(is_1904, STR("1")) || str_eq(is_1904, STR("true"));
    } else if (str_eq(tag->name, STR("sheet")) && !tag->is_end && sheet.count < SHEET_SHEETS_MAX) {
        str state = xml_raw(tag, "state");
        sheet_keep(tag, "name", sheet.sheets[sheet.count].name, SHEET_NAME_MAX);
        sheet_keep(tag, "r:id", sheet.sheets[sheet.count].id, SHEET_NAME_MAX);
        sheet.sheets[sheet.count].is_hidden = state.len && !str_eq(state, STR("visible"));
        sheet.count++;
    }
}

static void sheet_take_relation(const xml_tag *tag) {
    char target[SHEET_PATH_MAX - 4], id[SHEET_NAME_MAX], path[SHEET_PATH_MAX];
    str type = xml_raw(tag, "Type");
    sheet_keep(tag, "Target", target, sizeof target);
    sheet_keep(tag, "Id", id, sizeof id);
    out o = out_of(path, sizeof path - 1);
    out_fmt(&o, target[0] == '/' ? "%s" : "xl/%s", target + (target[0] == '/'));
    path[o.len] = 0;
    for (int i = 0; i < sheet.count; i++) {
        if (id[0] && strcmp(sheet.sheets[i].id, id) == 0) {
            memcpy(sheet.sheets[i].path, path, sizeof path);
        }
    }
    char *other = str_ends(type, STR("/sharedStrings")) ? sheet.strings_path
                  : str_ends(type, STR("/styles"))      ? sheet.styles_path
                                                        : NULL;
    if (other) {
        memcpy(other, path, sizeof path);
    }
}

/* Reads the sheets in their order up to that which is looked for. */
static bool sheet_read_sheets(void) {
    sheet_part part;
    for (int i = 0; i < sheet.count && !sheet.c->code; i++) {
        if (sheet_is_asked(i) && sheet_find(str_of(sheet.sheets[i].path), &part)) {
            sheet.number = i;
            sheet_begin_table();
            sheet_read(&part, sheet_take_cell);
            if (sheet_end_table()) {
                return true;
            }
        }
    }
    return false;
}

static void sheet_read_book(void) {
    sheet_part part;
    if (sheet_find(STR("xl/_rels/workbook.xml.rels"), &part)) {
        sheet_read(&part, sheet_take_relation);
    }
    if (!sheet.c->code && sheet_find(str_of(sheet.styles_path), &part)) {
        sheet_read(&part, sheet_take_style);
    }
    if (!sheet.c->code) {
        sheet_read_strings();
    }
}

/* ---- .ods ---- */

/* The value of a cell; of a text the text itself, which is inside. */
static void sheet_begin_ods_cell(const xml_tag *tag) {
    static const char *const values[] = {"office:date-value", "office:boolean-value",
                                         "office:value", "office:string-value"};
    str value = STR_NONE, kind = xml_raw(tag, "office:value-type");
    for (size_t i = 0; i < LEN(values) && !value.at; i++) {
        value = xml_raw(tag, values[i]);
    }
    bool is_date = str_eq(kind, STR("date"));
    sheet_clear(&sheet.cell);
    size_t at = is_date ? str_index(value, 'T') : value.len;
    bool is_midnight = str_starts(str_from(value, at), STR("T00:00:00"));
    xml_text(str_head(value, at), &sheet.cell);
    if (at < value.len && !is_midnight) {
        out_char(&sheet.cell, ' ');
        xml_text(str_from(value, at + 1), &sheet.cell);
    }
    sheet.is_value_given = value.len > 0;
    sheet.repeat_cell =
        (int)MIN(MAX(sheet_number(tag, "table:number-columns-repeated", 1), 1), (int64_t)1 << 20);
    sheet.is_in_cell = true;
    sheet.is_text = false;
}

static void sheet_end_ods_cell(void) {
    str text = out_str(&sheet.cell);
    sheet.is_in_cell = false;
    if (!str_trim(text).len) {
        sheet.column +=
            MIN(sheet.repeat_cell, CSV_CELLS_MAX + 1 - MIN(sheet.column, CSV_CELLS_MAX));
        return;
    }
    for (int i = 0; i < sheet.repeat_cell && !sheet.c->code; i++) {
        sheet_add_cell(text);
    }
}

/* What stands in a cell: paragraphs, in which blanks and line ends are tags. */
static void sheet_take_ods_text(const xml_tag *tag) {
    enum { BLANKS_MAX = 64 };
    bool is_paragraph = str_eq(tag->name, STR("p"));
    if (str_eq(tag->name, STR("annotation"))) {
        sheet.is_in_note = !tag->is_end && !tag->is_empty;
    }
    if (sheet.is_in_note || sheet.is_value_given) {
        return;
    }
    if (sheet.is_text) {
        xml_text(tag->text, &sheet.cell);
    }
    if (is_paragraph && !tag->is_end && sheet.cell.len) {
        out_char(&sheet.cell, '\n');
    }
    sheet.is_text = is_paragraph ? !tag->is_end && !tag->is_empty : sheet.is_text;
    int64_t blanks = str_eq(tag->name, STR("s"))     ? sheet_number(tag, "text:c", 1)
                     : str_eq(tag->name, STR("tab")) ? 1
                                                     : 0;
    for (int64_t i = 0; i < MIN(blanks, (int64_t)BLANKS_MAX) && !tag->is_end; i++) {
        out_char(&sheet.cell, ' ');
    }
    if (str_eq(tag->name, STR("line-break")) && !tag->is_end) {
        out_char(&sheet.cell, '\n');
    }
}

static void sheet_take_ods_table(const xml_tag *tag) {
    if (!tag->is_end) {
        sheet.number = sheet.count;
        sheet_keep(tag, "table:name", sheet.sheets[MIN(sheet.count, SHEET_SHEETS_MAX - 1)].name,
                   SHEET_NAME_MAX);
        sheet.count = MIN(sheet.count + 1, SHEET_SHEETS_MAX);
        sheet.is_in_table = sheet_is_asked(sheet.number);
        sheet_begin_table();
    } else if (sheet.is_in_table) {
        sheet.is_in_table = false;
        sheet.is_done = sheet_end_table();
    }
}

static void sheet_take_ods(const xml_tag *tag) {
    bool is_cell =
        str_eq(tag->name, STR("table-cell")) || str_eq(tag->name, STR("covered-table-cell"));
    if (str_eq(tag->name, STR("table"))) {
        sheet_take_ods_table(tag);
    } else if (!sheet.is_in_table) {
        return;
    } else if (str_eq(tag->name, STR("table-row"))) {
        sheet_end_row();
        sheet_begin_row(sheet_number(tag, "table:number-rows-repeated", 1));
    } else if (is_cell && !tag->is_end) {
        sheet_begin_ods_cell(tag);
        if (tag->is_empty) {
            sheet_end_ods_cell();
        }
    } else if (is_cell && sheet.is_in_cell) {
        sheet_end_ods_cell();
    } else if (sheet.is_in_cell) {
        sheet_take_ods_text(tag);
    }
}

static bool sheet_read_ods(const sheet_part *content) {
    sheet.count = 0;
    sheet.is_in_table = false;
    sheet_read(content, sheet_take_ods);
    return sheet.is_done;
}

/* ---- all of it ---- */

/* The sheet with a table; else, or when it is asked for, any with a cell. */
static void sheet_read_tables(void) {
    sheet_part part;
    bool is_book = sheet_find(STR("xl/workbook.xml"), &part), is_found = false;
    if (!is_book && !sheet_find(STR("content.xml"), &part)) {
        call_fail(sheet.c, GEO_INVALID, "is an archive without a spreadsheet: unpack it first");
        return;
    }
    if (is_book) {
        sheet_read(&part, sheet_take_book);
    }
    if (is_book && !sheet.c->code) {
        sheet_read_book();
    }
    for (int tries = 0; tries < 2 && !is_found && !sheet.c->code; tries++) {
        sheet.only = tries ? sheet.first : -1;
        if (tries && sheet.first < 0) {
            break;
        }
        is_found = is_book ? sheet_read_sheets() : sheet_read_ods(&part);
    }
    if (!is_found && !sheet.c->code) {
        call_fail(sheet.c, GEO_INVALID,
                  sheet.asked ? "has no sheet \"%.60s\"" : "has no sheet with a table",
                  sheet.asked ? sheet.asked : "");
    }
}

GEO_FN status sheet_unpack(call *c, const char *path, const sheet_ends *ends, const char *asked) {
    enum { CELL_MAX = SHEET_TOKEN_MAX };
    size_t size = SHEET_WINDOW + INFLATE_GZIP_MEMORY + SHEET_ROW_MAX + CELL_MAX;
    char *memory = os_reserve(size);
    memset(&sheet, 0, sizeof sheet);
    sheet.c = c;
    sheet.way = *ends;
    sheet.size = ends->file.at ? (int64_t)ends->file.len : os_file_size(ends->from);
    sheet.asked = asked;
    sheet.first = sheet.only = -1;
    memcpy(sheet.strings_path, "xl/sharedStrings.xml", sizeof "xl/sharedStrings.xml");
    memcpy(sheet.styles_path, "xl/styles.xml", sizeof "xl/styles.xml");
    if (!memory) {
        return call_fail(c, GEO_FILE, "%.200s cannot be unpacked: %s.", path, os_why());
    }
    sheet.window = memory;
    sheet.inflate = sheet.window + SHEET_WINDOW;
    sheet.row = out_of(sheet.inflate + INFLATE_GZIP_MEMORY, SHEET_ROW_MAX);
    sheet.cell = out_of(sheet.row.at + SHEET_ROW_MAX, CELL_MAX);
    if (sheet_open()) {
        sheet_read_tables();
    } else {
        call_fail(c, GEO_INVALID, "is damaged: the end of the archive is missing");
    }
    if (sheet.strings) {
        os_unreserve(sheet.strings, sheet.strings_size);
    }
    os_unreserve(memory, size);
    if (c->code) {
        char why[CALL_WHY_MAX];
        memcpy(why, c->why, sizeof why);
        call_fail(c, c->code, "%.200s %s.", path, why);
    }
    return c->code;
}
