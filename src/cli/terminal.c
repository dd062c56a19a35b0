/* terminal -- wraps and colours text for a terminal. Owns nothing. Outside facts: ECMA-48's SGR
 * sequences, no-color.org, and Unicode's wide characters by their blocks (UAX #11). */
#include "terminal.h"

#include "../base/ascii.h"
#include "../base/utf8.h"
#include "../platform/os.h"

enum {
    TERMINAL_COLUMNS_MIN = 40, /* a narrower window is not wrapped for */
    TERMINAL_HANG = 2,         /* more indentation for what continues a line */
    TERMINAL_ROOM = 4096       /* beyond twice the text: indentation and colours */
};

static const struct {
    const char *start, *style; /* of a line after its indentation; "1" is any number and a dot */
} terminal_styles[] = {{"1", "\033[1m"}, {"Source:", "\033[2m"}, {"Warning:", "\033[33m"}};

/* Blocks whose characters take two columns, and those that take none. */
static const struct {
    int32_t from, to;
    int columns;
} terminal_blocks[] = {
    {0x0300, 0x036F, 0}, {0x1100, 0x115F, 2}, {0x2E80, 0xA4CF, 2}, {0xAC00, 0xD7A3, 2},
    {0xF900, 0xFAFF, 2}, {0xFE30, 0xFE6F, 2}, {0xFF00, 0xFF60, 2}, {0x20000, 0x3FFFD, 2},
};

static int terminal_columns_of(str text) {
    int columns = 0;
    for (size_t at = 0; at < text.len;) {
        int32_t code = utf8_next(text, &at);
        int width = 1;
        for (size_t i = 0; i < LEN(terminal_blocks); i++) {
            bool is_in = code >= terminal_blocks[i].from && code <= terminal_blocks[i].to;
            width = is_in ? terminal_blocks[i].columns : width;
        }
        columns += width;
    }
    return columns;
}

/* The length of "12. " at the start of a text; 0: it is no item of a list. */
static size_t terminal_item(str text) {
    size_t digits = 0;
    while (digits < text.len && ascii_is_digit(text.at[digits])) {
        digits++;
    }
    return digits && str_starts(str_from(text, digits), STR(". ")) ? digits + 2 : 0;
}

static const char *terminal_style(str text) {
    for (size_t i = 0; i < LEN(terminal_styles); i++) {
        bool is_item = terminal_styles[i].start[0] == '1';
        if (is_item ? terminal_item(text) > 0
                    : str_starts(text, str_of(terminal_styles[i].start))) {
            return terminal_styles[i].style;
        }
    }
    return NULL;
}

static void terminal_wrap(out *o, str text, int indent, int columns) {
    size_t item = terminal_item(text);
    int hang = indent + (item ? (int)item : TERMINAL_HANG), used = indent;
    bool is_first = true;
    while (text.at) {
        str word = str_cut(&text, ' ');
        int width = terminal_columns_of(word);
        if (!is_first && columns && word.len && used + 1 + width > columns) {
            out_fmt(o, "\n%*s", hang, "");
            used = hang;
        } else if (!is_first) {
            out_char(o, ' ');
            used++;
        }
        out_text(o, word);
        used += width;
        is_first = false;
    }
}

GEO_FN void terminal_write(out *o, str text, int columns, bool is_coloured) {
    columns = columns >= TERMINAL_COLUMNS_MIN ? columns : 0;
    while (text.at) {
        str line = str_cut(&text, '\n');
        size_t indent = 0;
        while (indent < line.len && line.at[indent] == ' ') {
            indent++;
        }
        str words = str_from(line, indent);
        const char *style = is_coloured ? terminal_style(words) : NULL;
        out_fmt(o, "%*s%s", (int)indent, "", style ? style : "");
        terminal_wrap(o, words, (int)indent, columns);
        out_fmt(o, "%s%s", style ? "\033[0m" : "", text.at ? "\n" : "");
    }
}

GEO_FN str terminal_shape(str text) {
    int columns = os_columns(1);
    size_t cap = 2 * text.len + TERMINAL_ROOM;
    char *room = columns ? os_reserve(cap) : NULL;
    if (!room) {
        return text;
    }
    out o = out_of(room, cap);
    bool is_plain = os_env("NO_COLOR").len || str_eq(os_env("TERM"), STR("dumb"));
    terminal_write(&o, text, columns, !is_plain);
    return o.full ? text : out_str(&o);
}
