/* wrap -- words in lines of a limited width. Owns nothing. Outside facts: Unicode's wide characters
 * by their blocks (UAX #11). */
#include "wrap.h"

#include "utf8.h"

/* Blocks whose characters fill two columns, and those that fill none. */
static const struct {
    int32_t from, to;
    int columns;
} wrap_blocks[] = {
    {0x0300, 0x036F, 0}, {0x1100, 0x115F, 2}, {0x2E80, 0xA4CF, 2}, {0xAC00, 0xD7A3, 2},
    {0xF900, 0xFAFF, 2}, {0xFE30, 0xFE6F, 2}, {0xFF00, 0xFF60, 2}, {0x20000, 0x3FFFD, 2},
};

GEO_FN int wrap_columns_of(str text) {
    int columns = 0;
    for (size_t at = 0; at < text.len;) {
        int32_t code = utf8_next(text, &at);
        int width = 1;
        for (size_t i = 0; i < LEN(wrap_blocks); i++) {
            bool is_in = code >= wrap_blocks[i].from && code <= wrap_blocks[i].to;
            width = is_in ? wrap_blocks[i].columns : width;
        }
        columns += width;
    }
    return columns;
}

GEO_FN void wrap_write(out *o, str text, int used, int hang, int columns) {
    bool is_first = true;
    while (text.at) {
        str word = str_cut(&text, ' ');
        int width = wrap_columns_of(word);
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

GEO_FN void wrap_entry(out *o, str name, str text, int indent) {
    int used = 2 + wrap_columns_of(name);
    bool is_long = used >= indent;
    out_text(o, STR("  "));
    out_text(o, name);
    out_fmt(o, is_long ? "\n%*s" : "%*s", is_long ? indent : indent - used, "");
    wrap_write(o, text, indent, indent, WRAP_COLUMNS);
    out_char(o, '\n');
}
