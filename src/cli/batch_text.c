/* batch_text -- encodings of files. Owns nothing. Outside facts: RFC 2781 (UTF-16), the WHATWG's
 * index of windows-1252, the first bytes of file formats. */
#include "batch_text.h"

#include <string.h>

#include "../base/out.h"
#include "../base/utf8.h"

#define BATCH_TEXT_SAVE "save the table as CSV UTF-8 in the program that made it"

GEO_FN const char *batch_text_refusal(str head) {
    static const struct {
        str begins;
        const char *why;
    } rows[] = {
        {STR_ROW("PK\x03\x04"),
         "is a spreadsheet or archive (.xlsx, .ods, .zip): " BATCH_TEXT_SAVE},
        {STR_ROW("\xD0\xCF\x11\xE0"), "is an old spreadsheet (.xls): " BATCH_TEXT_SAVE},
        {STR_ROW("\x1F\x8B"), "is compressed: `gunzip -c FILE | geocoder batch -` reads it"},
        {STR_ROW("%PDF"), "is a PDF: " BATCH_TEXT_SAVE},
        {STR_ROW("PAR1"), "is a Parquet file: export it as CSV"},
        {STR_ROW("SQLite format 3"), "is a database: export the table as CSV"},
    };
    for (size_t i = 0; i < LEN(rows); i++) {
        if (str_starts(head, rows[i].begins)) {
            return rows[i].why;
        }
    }
    batch_text t = {0};
    batch_text_begin(&t, head);
    bool has_nul = head.len && memchr(head.at, 0, head.len);
    return has_nul && t.encoding == BATCH_TEXT_UTF8 ? "is no text: " BATCH_TEXT_SAVE : NULL;
}

GEO_FN size_t batch_text_begin(batch_text *t, str head) {
    static const struct {
        str mark;
        batch_text_encoding encoding;
    } rows[] = {{STR_ROW("\xEF\xBB\xBF"), BATCH_TEXT_UTF8},
                {STR_ROW("\xFF\xFE"), BATCH_TEXT_UTF16LE},
                {STR_ROW("\xFE\xFF"), BATCH_TEXT_UTF16BE}};
    *t = (batch_text){0};
    t->has_cr = head.len && memchr(head.at, '\r', head.len) && !memchr(head.at, '\n', head.len);
    for (size_t i = 0; i < LEN(rows); i++) {
        if (str_starts(head, rows[i].mark)) {
            t->encoding = rows[i].encoding;
            t->has_mark = true;
            return rows[i].mark.len;
        }
    }
    if (head.len > 1 && !head.at[0] != !head.at[1]) { /* ASCII in 16 bits */
        t->encoding = head.at[1] ? BATCH_TEXT_UTF16BE : BATCH_TEXT_UTF16LE;
    }
    return 0;
}

/* Appends a code unit; the halves of a pair come one after the other. */
static size_t batch_text_put_unit(batch_text *t, uint32_t unit, char *to) {
    enum { HIGH = 0xD800, LOW = 0xDC00, LOW_END = 0xE000, FIRST = 0x10000, LOST = 0xFFFD };
    bool is_high = unit >= HIGH && unit < LOW, is_low = unit >= LOW && unit < LOW_END;
    size_t len = 0;
    uint32_t high = t->high;
    t->high = is_high ? unit : 0;
    if (high && is_low) {
        return utf8_put(to, FIRST + ((high - HIGH) << 10) + (unit - LOW));
    }
    len += high ? utf8_put(to, LOST) : 0;
    len += is_high ? 0 : utf8_put(to + len, is_low ? (uint32_t)LOST : unit);
    return len;
}

static size_t batch_text_convert_16(batch_text *t, str raw, char *to) {
    size_t len = 0;
    for (size_t i = 0; i < raw.len; i++) {
        unsigned char byte = (unsigned char)raw.at[i];
        if (t->has_half) {
            bool is_little = t->encoding == BATCH_TEXT_UTF16LE;
            uint32_t unit =
                is_little ? (uint32_t)byte << 8 | t->half : (uint32_t)t->half << 8 | byte;
            len += batch_text_put_unit(t, unit, to + len);
        }
        t->half = byte;
        t->has_half = !t->has_half;
    }
    return len;
}

GEO_FN size_t batch_text_convert(batch_text *t, str raw, char *to) {
    size_t len = raw.len;
    if (t->encoding == BATCH_TEXT_UTF8) {
        memcpy(to, raw.at, raw.len);
    } else {
        len = batch_text_convert_16(t, raw, to);
    }
    for (size_t i = 0; t->has_cr && i < len; i++) {
        to[i] = to[i] == '\r' ? '\n' : to[i];
    }
    return len;
}

GEO_FN str batch_text_of_1252(str row, char *room, size_t cap) {
    enum { FIRST = 0x80, LAST = 0x9F, LOST = 0xFFFD };
    static const uint16_t codes[LAST - FIRST + 1] = {
        0x20AC, LOST,   0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160,
        0x2039, 0x0152, LOST,   0x017D, LOST,   LOST,   0x2018, 0x2019, 0x201C, 0x201D, 0x2022,
        0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, LOST,   0x017E, 0x0178};
    out o = out_of(room, cap);
    for (size_t i = 0; i < row.len; i++) {
        unsigned char byte = (unsigned char)row.at[i];
        char bytes[4];
        uint32_t code = byte >= FIRST && byte <= LAST ? codes[byte - FIRST] : byte;
        out_text(&o, (str){bytes, utf8_put(bytes, code)});
    }
    return o.full ? STR_NONE : out_str(&o);
}

#undef BATCH_TEXT_SAVE
