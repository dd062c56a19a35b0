/* import_reader -- a source file while it is read: window, bad rows, progress bar. Owns the file
 * descriptor and how a text is converted; the window is the builder's memory. Outside facts: what
 * an ANSI terminal makes of
 * "\r" and "ESC [K". */
#include "import_reader.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "../base/ascii.h"
#include "../base/out.h"
#include "../platform/os.h"
#include "account.h"
#include "charset.h"
#include "packed.h"

enum {
    IMPORT_READER_LINE_MAX = 512, /* bytes of a message on stderr */
    IMPORT_READER_DRAW_MS = 200,  /* between two updates of the bar */
    IMPORT_READER_READ = 1 << 20, /* bytes per read */
    IMPORT_READER_STDERR = 2
};

static charset import_reader_text; /* of the file that is read as text: one at a time */

/* ---- progress and complaints ---- */

GEO_FN void import_reader_report_begin(import_reader_report *r, bool is_strict) {
    int64_t now = os_now_ms();
    *r = (import_reader_report){.is_strict = is_strict,
                                .has_bar = os_is_tty(IMPORT_READER_STDERR),
                                .begun_ms = now,
                                .drawn_ms = now,
                                .step_begun_ms = now};
}

GEO_FN void import_reader_step(import_reader_report *r, int64_t total, const char *format, ...) {
    va_list args;
    va_start(args, format);
    vsnprintf(r->what, sizeof r->what, format, args);
    va_end(args);
    r->total = total;
    r->step_begun_ms = os_now_ms();
}

static void import_reader_print(str text) {
    (void)os_write(IMPORT_READER_STDERR, text); /* if stderr is closed, nobody is reading */
}

GEO_FN void import_reader_clear_bar(import_reader_report *r) {
    if (r->has_bar) {
        import_reader_print(STR("\r\033[K"));
    }
}

/* "reading x.csv  [#####     ]  52%  1,204,000 rows  410,000/s  0:07 left" without the commas. */
GEO_FN void import_reader_progress(import_reader_report *r, int64_t done) {
    enum { BAR_CELLS = 20 };
    int64_t now = r->has_bar ? os_now_ms() : 0, spent = now - r->step_begun_ms;
    if (!r->has_bar || now - r->drawn_ms < IMPORT_READER_DRAW_MS) {
        return;
    }
    char text[IMPORT_READER_LINE_MAX];
    out o = out_of(text, sizeof text);
    r->drawn_ms = now;
    out_fmt(&o, "\r\033[K%s", r->what);
    if (r->total > 0) {
        int cells = (int)(MIN(done, r->total) * BAR_CELLS / r->total);
        out_fmt(&o, "  [%.*s%*s] %3d%%", cells, "####################", BAR_CELLS - cells, "",
                (int)(MIN(done, r->total) * 100 / r->total));
    }
    int64_t rows = account_total(), rate = rows * 1000 / MAX(now - r->begun_ms, 1);
    out_fmt(&o, "  %lld rows  %lld/s", (long long)rows, (long long)rate);
    if (r->total > 0 && done > 0 && spent > 0) {
        int64_t left = (r->total - MIN(done, r->total)) * spent / done / 1000;
        out_fmt(&o, "  %lld:%02d left", (long long)(left / 60), (int)(left % 60));
    }
    import_reader_print(out_str(&o));
}

GEO_FN bool import_reader_is_date(str day) {
    static const char form[] = "0000-00-00";
    static const int days[] = {31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    int parts[3] = {0}, part = 0;
    bool good = day.len == sizeof form - 1;
    for (size_t i = 0; i < day.len && good; i++) {
        good = form[i] == '-' ? day.at[i] == '-' : ascii_is_digit(day.at[i]);
        part += form[i] == '-';
        parts[part] = form[i] == '-' ? 0 : parts[part] * 10 + day.at[i] - '0';
    }
    int year = parts[0], month = parts[1];
    bool is_leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    return good && month >= 1 && month <= 12 && parts[2] >= 1 &&
           parts[2] <= days[month - 1] - (month == 2 && !is_leap);
}

GEO_FN str import_reader_day_of(int64_t unix_s, char room[IMPORT_READER_DAY_MAX]) {
    out text = out_of(room, IMPORT_READER_DAY_MAX);
    out_day(&text, unix_s);
    return out_str(&text);
}

GEO_FN void import_reader_set_date(import_reader_report *r, str day) {
    enum { DAY_S = 86400 }; /* in eastern time zones it may be tomorrow already */
    char room[IMPORT_READER_DAY_MAX];
    if (import_reader_is_date(day) && str_cmp(day, str_of(r->date)) > 0 &&
        str_cmp(day, import_reader_day_of(os_unix_ms() / 1000 + DAY_S, room)) <= 0) {
        str_cstr(day, r->date, sizeof r->date);
    }
}

GEO_FN void import_reader_bad_row(import_reader *f, call *c, int64_t line, const char *format,
                                  ...) {
    char why[IMPORT_READER_LINE_MAX / 2], where[32] = "";
    va_list args;
    if (c->code) {
        return;
    }
    va_start(args, format);
    vsnprintf(why, sizeof why, format, args);
    va_end(args);
    if (line > 0) {
        snprintf(where, sizeof where, ":%lld", (long long)line);
    }
    if (f->report->is_strict) {
        call_fail(c, GEO_INVALID, "%s%s: %s", f->path, where, why);
        call_advise(c, "Correct the row, or leave out --strict.");
        return;
    }
    account_add(ACCOUNT_BAD);
    if (account_count(ACCOUNT_BAD) <= IMPORT_READER_BAD_SHOWN) {
        char text[IMPORT_READER_LINE_MAX + OS_PATH_MAX];
        out o = out_of(text, sizeof text);
        out_fmt(&o, "%s%s: %s\n", f->path, where, why);
        import_reader_clear_bar(f->report);
        import_reader_print(out_str(&o));
    }
}

GEO_FN void import_reader_tell(import_reader *f, str what) {
    char text[IMPORT_READER_LINE_MAX + OS_PATH_MAX];
    out o = out_of(text, sizeof text - 1);
    out_fmt(&o, "%s: ", f->path);
    out_plain(&o, what);
    o.cap = sizeof text;
    out_char(&o, '\n');
    import_reader_clear_bar(f->report);
    import_reader_print(out_str(&o));
}

GEO_FN void import_reader_count(import_reader *f, const import_record *r) {
    f->rows++;
    f->numbers += r->house_number.len > 0;
    f->towns += r->context[IMPORT_RECORD_CONTEXT_CITY].len > 0;
    f->postcodes += r->postcode.len > 0;
}

GEO_FN void import_reader_tell_counts(import_reader *f) {
    char text[IMPORT_READER_LINE_MAX];
    out o = out_of(text, sizeof text);
    out_fmt(&o, "%lld rows, %lld with a house number, %lld with a town, %lld with a postcode",
            (long long)f->rows, (long long)f->numbers, (long long)f->towns,
            (long long)f->postcodes);
    if (f->rows) {
        import_reader_tell(f, out_str(&o));
    }
}

/* ---- the file ---- */

static void import_reader_check_text(const import_reader *f, call *c) {
    const char *problem = charset_problem(&import_reader_text);
    if (problem && !c->code) {
        call_fail(c, GEO_INVALID, "%s %s", f->path, problem);
    }
}

GEO_FN void import_reader_open(import_reader *f, call *c, import_reader_report *r, const char *path,
                               char *memory, size_t size, const char *beside) {
    ASSERT(size >= IMPORT_READER_MEMORY_MIN);
    *f = (import_reader){.report = r,
                         .path = path,
                         .fd = os_open(path),
                         .line = 1,
                         .room = memory,
                         .memory = memory + IMPORT_READER_WINDOW,
                         .memory_size = size - IMPORT_READER_WINDOW,
                         .beside = beside};
    if (f->fd < 0) {
        call_fail(c, GEO_NO_INPUT, "cannot read %s: %s", path, os_why());
        return;
    }
    packed_file packed = {.path = path, .beside = beside, .sheet = r->sheet};
    import_reader_step(f->report, 0, "unpacking %s", path);
    f->fd = packed_open(c, &packed, f->fd);
    if (c->code) {
        c->why[strlen(c->why) - 1] = 0; /* a build's sentences end later */
    }
    f->size = c->code ? 0 : os_file_size(f->fd);
    f->is_sheet = packed.is_sheet;
    if (import_reader_more(f, c, "begin")) {
        const char *refusal = charset_other(import_reader_window(f));
        if (refusal) {
            call_fail(c, GEO_INVALID, "%s %s", path, refusal);
        }
    }
}

GEO_FN void import_reader_close(import_reader *f) {
    if (f->fd >= 0) {
        os_close(f->fd);
        f->fd = -1;
    }
}

GEO_FN str import_reader_window(const import_reader *f) {
    return (str){f->room + f->from, f->to - f->from};
}

/* Reads on behind the window, a text as UTF-8; as os_read. */
static ptrdiff_t import_reader_read(import_reader *f, call *c) {
    if (!f->is_text) {
        return os_read(f->fd, f->room + f->to,
                       MIN((size_t)IMPORT_READER_READ, IMPORT_READER_WINDOW - f->to));
    }
    ptrdiff_t got = os_read(f->fd, charset_room(&import_reader_text), CHARSET_READ);
    if (got < 0) {
        return got;
    }
    size_t put = charset_take(&import_reader_text, (size_t)got, f->room + f->to);
    import_reader_check_text(f, c);
    f->is_end = got == 0;
    return (ptrdiff_t)put;
}

GEO_FN bool import_reader_more(import_reader *f, call *c, const char *thing) {
    if (c->code) {
        return false;
    }
    if (f->from) {
        memmove(f->room, f->room + f->from, f->to - f->from);
        f->to -= f->from;
        f->from = 0;
    }
    if (f->to + (f->is_text ? CHARSET_ROOM : 1) > IMPORT_READER_WINDOW) {
        call_fail(c, GEO_TOO_LARGE, "%s: a %s is larger than %d MiB", f->path, thing,
                  IMPORT_READER_WINDOW >> 20);
        call_advise(c, "Split it, or leave it out.");
        return false;
    }
    ptrdiff_t got = import_reader_read(f, c);
    if (got < 0) {
        call_fail(c, GEO_NO_INPUT, "cannot read %s: %s", f->path, os_why());
        return false;
    }
    f->is_end = f->is_text ? f->is_end : got == 0;
    f->to += (size_t)got;
    if (call_is_cancelled(c)) {
        call_fail(c, GEO_CANCELLED, "the build was stopped");
    }
    return !c->code;
}

GEO_FN void import_reader_as_text(import_reader *f, call *c) {
    if (f->is_text || c->code) {
        return;
    }
    str head = str_head(import_reader_window(f), IMPORT_READER_READ);
    const char *refusal = charset_refusal(str_head(head, CHARSET_READ));
    memset(&import_reader_text, 0, sizeof import_reader_text);
    f->is_text = true;
    f->from = f->to = 0;
    if (refusal) {
        call_fail(c, GEO_INVALID, "%s %s", f->path, refusal);
    }
    /* What was read is put behind what it becomes. */
    char *raw = f->room + IMPORT_READER_WINDOW - head.len;
    memmove(raw, head.at, head.len);
    for (str rest = {raw, head.len}; rest.len && !c->code;) {
        str part = str_head(rest, CHARSET_READ);
        memcpy(charset_room(&import_reader_text), part.at, part.len);
        f->to += charset_take(&import_reader_text, part.len, f->room + f->to);
        rest = str_from(rest, part.len);
    }
    import_reader_check_text(f, c);
    while (!f->is_end && f->to < CHARSET_READ && import_reader_more(f, c, "begin")) {
    }
}

GEO_FN void import_reader_skip(import_reader *f, size_t bytes) {
    ASSERT(bytes <= f->to - f->from);
    if (f->counts_lines) {
        str passed = str_head(import_reader_window(f), bytes);
        const char *hit;
        while (passed.len && (hit = memchr(passed.at, '\n', passed.len))) {
            f->line++;
            passed = str_from(passed, (size_t)(hit - passed.at) + 1);
        }
    }
    f->from += bytes;
    f->offset += (int64_t)bytes;
    import_reader_progress(f->report, f->offset);
}

GEO_FN bool import_reader_line(import_reader *f, call *c, size_t max, str *line) {
    for (size_t seen = 0; !c->code;) {
        str window = import_reader_window(f);
        const char *hit =
            window.len > seen ? memchr(window.at + seen, '\n', window.len - seen) : NULL;
        if (hit || (f->is_end && window.len)) {
            size_t used = hit ? (size_t)(hit - window.at) + 1 : window.len;
            *line = str_head(window, MIN(used - (hit != NULL), max));
            line->len -= line->len && line->at[line->len - 1] == '\r';
            import_reader_skip(f, used); /* slices stay valid until more is read */
            return true;
        }
        seen = window.len;
        if (f->is_end || !import_reader_more(f, c, "line")) {
            return false;
        }
    }
    return false;
}
