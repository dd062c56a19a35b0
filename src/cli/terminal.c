/* terminal -- wraps and colours text for a terminal. Owns nothing. Outside facts: ECMA-48's SGR
 * sequences, no-color.org. */
#include "terminal.h"

#include "../base/ascii.h"
#include "../base/wrap.h"
#include "../platform/os.h"

enum {
    TERMINAL_COLUMNS_MIN = 40, /* a narrower window is not wrapped for */
    TERMINAL_HANG = 2,         /* more indentation for what continues a line */
    TERMINAL_ROOM = 4096       /* beyond twice the text: indentation and colours */
};

static const struct {
    const char *start, *style; /* of a line after its indentation; "1" is any number and a dot */
} terminal_styles[] = {{"1", "\033[1m"}, {"Source:", "\033[2m"}, {"Warning:", "\033[33m"}};

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

GEO_FN void terminal_write(out *o, str text, int columns, bool is_coloured) {
    columns = columns >= TERMINAL_COLUMNS_MIN ? columns : 0;
    while (text.at) {
        str line = str_cut(&text, '\n');
        size_t indent = 0;
        while (indent < line.len && line.at[indent] == ' ') {
            indent++;
        }
        str words = str_from(line, indent);
        size_t item = terminal_item(words);
        const char *style = is_coloured ? terminal_style(words) : NULL;
        out_fmt(o, "%*s%s", (int)indent, "", style ? style : "");
        int hang = (int)(indent + (item ? item : TERMINAL_HANG));
        wrap_write(o, words, (int)indent, hang, columns);
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
