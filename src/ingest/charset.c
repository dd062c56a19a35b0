/* charset -- encodings of files. Owns nothing. Outside facts: RFC 2781 (UTF-16), the WHATWG's
 * indexes of windows-1250 to windows-1253, the bytes of Shift-JIS (JIS X 0208:1997 annex 1) and of
 * GB 18030, how often letters follow each other in European languages, the first bytes of file
 * formats. */
#include "charset.h"

#include <string.h>

#include "../base/ascii.h"
#include "../base/utf8.h"
#include "../platform/os.h"

#define CHARSET_SAVE "save the table as CSV UTF-8 in the program that made it"

enum { CHARSET_LOST = 0xFFFD, CHARSET_HIGH = 0x80 };

static const struct {
    const char *name;
    unsigned page; /* of Windows; 0: it is read without the system */
    const char *problem, *doubt;
} charset_rows[] = {
    /* ORDER charset_encoding */
    [CHARSET_UTF8] = {"UTF-8", 0, NULL, NULL},
    [CHARSET_UTF16LE] = {"UTF-16LE", 0, NULL, NULL},
    [CHARSET_UTF16BE] = {"UTF-16BE", 0, NULL, NULL},
    [CHARSET_WINDOWS_1252] =
        {"Windows-1252", 0, NULL,
         "What is not UTF-8 was read as Windows-1252; if names are wrong, save "
         "the file as UTF-8."},
    [CHARSET_WINDOWS_1250] =
        {"Windows-1250", 0, NULL,
         "What is not UTF-8 was read as Windows-1250; if names are wrong, save "
         "the file as UTF-8."},
    [CHARSET_WINDOWS_1251] =
        {"Windows-1251", 0, NULL,
         "What is not UTF-8 was read as Windows-1251; if names are wrong, save "
         "the file as UTF-8."},
    [CHARSET_WINDOWS_1253] =
        {"Windows-1253", 0, NULL,
         "What is not UTF-8 was read as Windows-1253; if names are wrong, save "
         "the file as UTF-8."},
    [CHARSET_SHIFT_JIS] = {"Shift-JIS", 932,
                           "is in Shift-JIS, which this program cannot read: " CHARSET_SAVE,
                           "What is not UTF-8 was read as Shift-JIS."},
    [CHARSET_GB18030] = {"GB18030", 54936,
                         "is in GB18030, which this program cannot read: " CHARSET_SAVE,
                         "What is not UTF-8 was read as GB18030."}};

/* ---- the first bytes ---- */

/* The length of the mark that tells the encoding. */
static size_t charset_mark(str head, charset_encoding *encoding) {
    static const struct {
        str mark;
        charset_encoding encoding;
    } rows[] = {{STR_ROW("\xEF\xBB\xBF"), CHARSET_UTF8},
                {STR_ROW("\xFF\xFE"), CHARSET_UTF16LE},
                {STR_ROW("\xFE\xFF"), CHARSET_UTF16BE}};
    for (size_t i = 0; i < LEN(rows); i++) {
        if (str_starts(head, rows[i].mark)) {
            *encoding = rows[i].encoding;
            return rows[i].mark.len;
        }
    }
    if (head.len > 1 && !head.at[0] != !head.at[1]) { /* ASCII in 16 bits */
        *encoding = head.at[1] ? CHARSET_UTF16BE : CHARSET_UTF16LE;
    }
    return 0;
}

GEO_FN const char *charset_other(str head) {
    static const struct {
        str begins;
        const char *why;
    } rows[] = {
        {STR_ROW("PK\x03\x04"), "is an archive without a spreadsheet: unpack it first"},
        {STR_ROW("\xD0\xCF\x11\xE0"),
         "is an old spreadsheet (.xls), or one with a password: " CHARSET_SAVE},
        {STR_ROW("\x1F\x8B"), "is packed by gzip twice: unpack it first"},
        {STR_ROW("BZh"), "is packed by bzip2: unpack it first"},
        {STR_ROW("\xFD"
                 "7zXZ"),
         "is packed by xz: unpack it first"},
        {STR_ROW("\x28\xB5\x2F\xFD"), "is packed by zstd: unpack it first"},
        {STR_ROW("%PDF"), "is a PDF: " CHARSET_SAVE},
        {STR_ROW("PAR1"), "is a Parquet file: export it as CSV"},
        {STR_ROW("SQLite format 3"), "is a database: export the table as CSV"},
    };
    for (size_t i = 0; i < LEN(rows); i++) {
        if (str_starts(head, rows[i].begins)) {
            return rows[i].why;
        }
    }
    return NULL;
}

GEO_FN const char *charset_refusal(str head) {
    charset_encoding encoding = CHARSET_UTF8;
    const char *other = charset_other(head);
    charset_mark(head, &encoding);
    bool is_binary = head.len && memchr(head.at, 0, head.len) && encoding == CHARSET_UTF8;
    return !other && is_binary ? "is no text: " CHARSET_SAVE : other;
}

/* ---- which of those without a mark ---- */

/* How many bytes the character at the start of a text has, by its lead and its trail; 0: it is
 * none, or cut. */
static size_t charset_length(charset_encoding encoding, str in) {
    bool is_japanese = encoding == CHARSET_SHIFT_JIS;
    unsigned char lead = (unsigned char)in.at[0], trail = in.len > 1 ? (unsigned char)in.at[1] : 0;
    bool is_single = lead < CHARSET_HIGH || (is_japanese && lead >= 0xA1 && lead <= 0xDF),
         is_lead = is_japanese ? lead <= 0xFC && lead != CHARSET_HIGH && lead != 0xA0
                               : lead > CHARSET_HIGH && lead < 0xFF,
         is_trail = trail >= 0x40 && trail != 0x7F && trail <= (is_japanese ? 0xFC : 0xFE);
    if (is_single || (is_lead && is_trail)) {
        return is_single ? 1 : 2;
    }
    bool is_four = !is_japanese && is_lead && ascii_is_digit((char)trail) && in.len >= 4 &&
                   (unsigned char)in.at[2] > CHARSET_HIGH && ascii_is_digit(in.at[3]);
    return is_four ? 4 : 0;
}

/* Whether a text may be in that encoding of two bytes a character: nothing else is in it, and most
 * characters follow another and have leads that are usual there. In Latin letters they stand alone.
 */
static bool charset_is_wide(charset_encoding encoding, str in) {
    int wide = 0, joined = 0, usual = 0, narrow = 0;
    bool was_wide = false;
    for (size_t at = 0, len; at < in.len; at += len) {
        unsigned char lead = (unsigned char)in.at[at];
        len = charset_length(encoding, str_from(in, at));
        if (!len && in.len - at >= 4) {
            return false;
        }
        len = len ? len : in.len - at; /* it is cut */
        joined += len > 1 && was_wide;
        was_wide = len > 1;
        wide += was_wide;
        narrow += len == 1 && lead >= CHARSET_HIGH;
        usual += was_wide && (encoding == CHARSET_SHIFT_JIS ? lead < 0xA0 : lead > 0xA0);
    }
    return wide > 1 && joined * 3 >= wide && usual * 2 >= wide + narrow;
}

/* What a letter of both Windows-1250 and Windows-1252 tells by what follows it: a vowel, another
 * letter, or the end of a word. Above 0: it is a letter of Central Europe, as in "Łódź", where the
 * other has a sign, or as in "Győr", where the other has what hardly stands so. */
static int charset_leaning(unsigned char letter, char next) {
    static const struct {
        unsigned char letter;
        signed char vowel, other, end;
    } rows[] = {{0x8A, 1, 1, 1},    {0x8C, 2, 2, 0},  {0x8D, 3, 3, 3},    {0x8E, 1, 1, 1},
                {0x8F, 3, 3, 3},    {0x9A, 1, 1, 1},  {0x9C, 1, 2, 2},    {0x9D, 3, 3, 3},
                {0x9E, 1, 1, 1},    {0x9F, 2, 2, 3},  {0xA3, 3, 3, 0},    {0xA5, 2, 2, 0},
                {0xAF, 3, 3, 0},    {0xB3, 3, 3, 0},  {0xB9, 3, 3, 1},    {0xBA, 2, 1, 0},
                {0xBC, 2, 2, 0},    {0xBE, 2, 2, 0},  {0xBF, 3, 3, 1},    {0xC0, -1, -1, -2},
                {0xC5, -2, -2, 0},  {0xC8, 2, 0, 0},  {0xD1, -1, 1, 0},   {0xD5, -1, 2, 2},
                {0xE0, -1, -1, -3}, {0xE3, -2, 2, 1}, {0xE5, -2, -2, -2}, {0xE6, -1, -1, 2},
                {0xE8, 2, -1, 0},   {0xEC, 0, 2, -1}, {0xEA, -1, 0, 2},   {0xF1, -2, 2, 2},
                {0xF2, -1, 0, -1},  {0xF5, -2, 1, 2}, {0xF8, 1, 0, 0},    {0xF9, 0, 1, 0},
                {0xFE, -1, 0, 2}};
    size_t i = 0;
    while (i < LEN(rows) && rows[i].letter != letter) {
        i++;
    }
    bool is_vowel = next && strchr("aeiouyAEIOUY", next),
         is_letter = ascii_is_alpha(next) || (unsigned char)next >= CHARSET_HIGH;
    return i == LEN(rows) ? 0 : is_vowel ? rows[i].vowel : is_letter ? rows[i].other : rows[i].end;
}

/* Whether more characters are UTF-8 than not: a few bytes are damaged, or from elsewhere. */
static bool charset_is_mostly_utf8(str in) {
    int good = 0, bad = 0;
    for (size_t at = 0; at < in.len;) {
        int32_t code = utf8_next(in, &at);
        good += code >= CHARSET_HIGH;
        bad += code < 0;
    }
    return good > bad;
}

/* Russian and Greek letters stand together, and have the highest bytes; a capital letter behind a
 * small one is Greek with its accent. CHARSET_UTF8: it is neither. */
static charset_encoding charset_guess_letters(str in) {
    enum { CAPITAL = 0xC0, SMALL = 0xE0, FEW = 4, MOST = 90, JOINED = 60, ACCENTED = 1 };
    int high = 0, letters = 0, joined = 0, accented = 0;
    for (size_t i = 0; i < in.len; i++) {
        unsigned char at = (unsigned char)in.at[i], last = i ? (unsigned char)in.at[i - 1] : 0;
        high += at >= CHARSET_HIGH;
        letters += at >= CAPITAL || (at >= CHARSET_HIGH && strchr("\xB2\xB3\xB8\xB9\xBA\xBF", at));
        joined += at >= CHARSET_HIGH && last >= CHARSET_HIGH;
        accented += at >= CAPITAL && at < SMALL && last >= SMALL;
    }
    bool is_it = high >= FEW && letters * 100 >= high * MOST && joined * 100 >= high * JOINED;
    return !is_it                             ? CHARSET_UTF8
           : accented * 100 > high * ACCENTED ? CHARSET_WINDOWS_1253
                                              : CHARSET_WINDOWS_1251;
}

static charset_encoding charset_guess(str in) {
    int leaning = 0;
    charset_encoding letters = charset_guess_letters(in);
    if (letters != CHARSET_UTF8 && !charset_is_mostly_utf8(in)) {
        return letters;
    }
    for (int wide = CHARSET_SHIFT_JIS; wide <= CHARSET_GB18030; wide++) {
        if (charset_is_wide((charset_encoding)wide, in) && !charset_is_mostly_utf8(in)) {
            return (charset_encoding)wide;
        }
    }
    for (size_t i = 0; i < in.len; i++) {
        char next = i + 1 < in.len ? in.at[i + 1] : 0;
        bool is_in_word = ascii_is_alpha(next) || (unsigned char)next >= CHARSET_HIGH ||
                          (i && ascii_is_alpha(in.at[i - 1]));
        leaning += is_in_word ? charset_leaning((unsigned char)in.at[i], next) : 0;
    }
    return leaning > 0 ? CHARSET_WINDOWS_1250 : CHARSET_WINDOWS_1252;
}

/* ---- conversions: each puts UTF-8 at `to`; *used: how much of `in` it has read ---- */

/* How much of a text is whole characters; what is behind is cut if less than 4 bytes, or not UTF-8.
 */
static size_t charset_whole(str in) {
    size_t at = 0, last = 0;
    while (at < in.len) {
        last = at;
        if ((unsigned char)in.at[at] < CHARSET_HIGH) {
            at++;
        } else if (utf8_next(in, &at) < 0) {
            return last;
        }
    }
    return at;
}

/* Whether a few bytes at the end begin a character. */
static bool charset_is_cut(str rest) {
    unsigned char lead = rest.len ? (unsigned char)rest.at[0] : 0;
    size_t len = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : lead >= 0xC2 ? 2 : 0;
    for (size_t i = 1; i < rest.len; i++) {
        len = ((unsigned char)rest.at[i] & 0xC0) == 0x80 ? len : 0;
    }
    return rest.len < len;
}

static size_t charset_from_16(bool is_little, str in, char *to, size_t *used) {
    enum { LOW = 0xDC00, LOW_END = 0xE000, FIRST = 0x10000 };
    size_t len = 0, at = 0;
    uint32_t high = 0; /* the first surrogate of a pair */
    for (; at + 1 < in.len; at += 2) {
        uint32_t one = (unsigned char)in.at[at], two = (unsigned char)in.at[at + 1],
                 unit = is_little ? two << 8 | one : one << 8 | two;
        bool is_low = unit >= LOW && unit < LOW_END;
        uint32_t code = high && is_low ? FIRST + ((high & 0x3FF) << 10) + (unit - LOW)
                        : is_low       ? (uint32_t)CHARSET_LOST
                                       : unit;
        len += high && !is_low ? utf8_put(to + len, CHARSET_LOST) : 0;
        high = (unit & 0xFC00) == 0xD800 ? unit : 0;
        len += high ? 0 : utf8_put(to + len, code);
    }
    *used = at - (high ? 2 : 0);
    return len;
}

/* The letters of Windows-1251 and 1253, which go on as those of Unicode do. 0: another byte. */
static uint32_t charset_letter(charset_encoding encoding, unsigned char byte) {
    enum { CAPITAL = 0xC0, CYRILLIC = 0x0410, GREEK = 0x02D0, GREEK_FIRST = 0xB8 };
    static const struct {
        unsigned char byte;
        uint16_t code;
    } others[] = {{0xA1, 0x040E}, {0xA2, 0x045E}, {0xA3, 0x0408}, {0xA5, 0x0490}, {0xA8, 0x0401},
                  {0xAA, 0x0404}, {0xAF, 0x0407}, {0xB2, 0x0406}, {0xB3, 0x0456}, {0xB4, 0x0491},
                  {0xB8, 0x0451}, {0xB9, 0x2116}, {0xBA, 0x0454}, {0xBF, 0x0457}};
    if (encoding == CHARSET_WINDOWS_1253) {
        bool is_letter = byte >= GREEK_FIRST && byte != 0xBB && byte != 0xBD && byte < 0xFF;
        return is_letter ? GREEK + byte : byte == 0xA2 ? 0x0386 : 0;
    }
    size_t i = 0;
    while (i < LEN(others) && others[i].byte != byte) {
        i++;
    }
    return encoding != CHARSET_WINDOWS_1251 ? 0
           : byte >= CAPITAL                ? (uint32_t)(CYRILLIC + byte - CAPITAL)
           : i < LEN(others)                ? others[i].code
                                            : 0;
}

static uint32_t charset_code(charset_encoding encoding, unsigned char byte) {
    enum { LAST_1252 = 0x9F };
    static const uint16_t western[] = {
        0x20AC, 0x81,   0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160,
        0x2039, 0x0152, 0x8D,   0x017D, 0x8F,   0x90,   0x2018, 0x2019, 0x201C, 0x201D, 0x2022,
        0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x9D,   0x017E, 0x0178};
    static const uint16_t central[] = {
        0x20AC, 0x81,   0x201A, 0x83,   0x201E, 0x2026, 0x2020, 0x2021, 0x88,   0x2030, 0x0160,
        0x2039, 0x015A, 0x0164, 0x017D, 0x0179, 0x90,   0x2018, 0x2019, 0x201C, 0x201D, 0x2022,
        0x2013, 0x2014, 0x98,   0x2122, 0x0161, 0x203A, 0x015B, 0x0165, 0x017E, 0x017A, 0xA0,
        0x02C7, 0x02D8, 0x0141, 0xA4,   0x0104, 0xA6,   0xA7,   0xA8,   0xA9,   0x015E, 0xAB,
        0xAC,   0xAD,   0xAE,   0x017B, 0xB0,   0xB1,   0x02DB, 0x0142, 0xB4,   0xB5,   0xB6,
        0xB7,   0xB8,   0x0105, 0x015F, 0xBB,   0x013D, 0x02DD, 0x013E, 0x017C, 0x0154, 0xC1,
        0xC2,   0x0102, 0xC4,   0x0139, 0x0106, 0xC7,   0x010C, 0xC9,   0x0118, 0xCB,   0x011A,
        0xCD,   0xCE,   0x010E, 0x0110, 0x0143, 0x0147, 0xD3,   0xD4,   0x0150, 0xD6,   0xD7,
        0x0158, 0x016E, 0xDA,   0x0170, 0xDC,   0xDD,   0x0162, 0xDF,   0x0155, 0xE1,   0xE2,
        0x0103, 0xE4,   0x013A, 0x0107, 0xE7,   0x010D, 0xE9,   0x0119, 0xEB,   0x011B, 0xED,
        0xEE,   0x010F, 0x0111, 0x0144, 0x0148, 0xF3,   0xF4,   0x0151, 0xF6,   0xF7,   0x0159,
        0x016F, 0xFA,   0x0171, 0xFC,   0xFD,   0x0163, 0x02D9};
    uint32_t letter = charset_letter(encoding, byte);
    uint32_t code = letter                             ? letter
                    : byte < CHARSET_HIGH              ? byte
                    : encoding == CHARSET_WINDOWS_1250 ? central[byte - CHARSET_HIGH]
                    : byte <= LAST_1252                ? western[byte - CHARSET_HIGH]
                                                       : byte;
    return code >= CHARSET_HIGH && code <= LAST_1252 ? CHARSET_LOST : code;
}

/* Letters that happen to be UTF-8, as in a file that two programs have written, stay. */
static size_t charset_from_bytes(charset_encoding encoding, str in, bool is_end, char *to,
                                 size_t *used) {
    size_t len = 0, at = 0;
    while (at < in.len) {
        size_t end = at;
        while (end < in.len && (unsigned char)in.at[end] >= CHARSET_HIGH) {
            end++;
        }
        if (end == in.len && !is_end && end - at < CHARSET_HELD) {
            break;
        }
        str word = {in.at + at, MAX(end - at, (size_t)1)};
        bool is_kept = utf8_valid(word);
        for (size_t i = 0; i < word.len; i++) {
            uint32_t code = charset_code(encoding, (unsigned char)word.at[i]);
            len += is_kept ? 0 : utf8_put(to + len, code);
        }
        memcpy(to + len, word.at, is_kept ? word.len : 0);
        len += is_kept ? word.len : 0;
        at += word.len;
    }
    *used = at;
    return len;
}

/* Whole characters at a time; one that the system does not know is lost alone. */
static size_t charset_from_wide(charset_encoding encoding, str in, bool is_end, char *to,
                                size_t *used) {
    enum { RUN = 48 };
    unsigned page = charset_rows[encoding].page;
    size_t len = 0, at = 0;
    while (at < in.len) {
        size_t size = 0, one = 0;
        for (str rest = str_from(in, at); rest.len && size < RUN; rest = str_from(rest, one)) {
            one = charset_length(encoding, rest);
            if (!one) {
                break;
            }
            size += one;
        }
        if (!size && !is_end && in.len - at < 4) {
            break;
        }
        size_t put =
            size ? os_decode(page, (str){in.at + at, size}, to + len, CHARSET_GROWTH * size) : 0;
        if (!put) { /* the first character alone */
            size = MAX(charset_length(encoding, str_from(in, at)), (size_t)1);
            put = os_decode(page, (str){in.at + at, size}, to + len, CHARSET_GROWTH * size);
            put = put ? put : utf8_put(to + len, CHARSET_LOST);
        }
        len += put;
        at += size;
    }
    *used = at;
    return len;
}

static size_t charset_convert(charset *t, str in, bool is_end, char *to, size_t *used) {
    switch (t->encoding) {
    case CHARSET_UTF16LE:
    case CHARSET_UTF16BE: return charset_from_16(t->encoding == CHARSET_UTF16LE, in, to, used);
    case CHARSET_WINDOWS_1252:
    case CHARSET_WINDOWS_1250:
    case CHARSET_WINDOWS_1251:
    case CHARSET_WINDOWS_1253: return charset_from_bytes(t->encoding, in, is_end, to, used);
    case CHARSET_SHIFT_JIS:
    case CHARSET_GB18030: return charset_from_wide(t->encoding, in, is_end, to, used);
    case CHARSET_UTF8: break;
    }
    *used = charset_whole(in);
    str rest = str_from(in, *used);
    if (rest.len && (is_end || !charset_is_cut(rest))) {
        t->encoding = charset_guess(in);
        return charset_convert(t, in, is_end, to, used);
    }
    memcpy(to, in.at, *used);
    return *used;
}

/* ---- a file ---- */

GEO_FN char *charset_room(charset *t) {
    return t->raw + t->held;
}

static size_t charset_begin(charset *t, str head) {
    t->is_begun = true;
    size_t mark = charset_mark(head, &t->encoding);
    t->has_mark = mark > 0;
    return mark;
}

GEO_FN size_t charset_take(charset *t, size_t got, char *to) {
    size_t used = 0, len = 0;
    str in = {t->raw, t->held + got};
    bool is_first = !t->is_begun;
    in = str_from(in, is_first ? charset_begin(t, in) : 0);
    if (in.len) {
        len = charset_convert(t, in, !got, to, &used);
        t->held = got ? in.len - used : 0;
        memmove(t->raw, in.at + used, t->held);
    }
    if (is_first && len) {
        t->has_cr = memchr(to, '\r', len) && !memchr(to, '\n', len);
    }
    for (size_t i = 0; t->has_cr && i < len; i++) {
        to[i] = to[i] == '\r' ? '\n' : to[i];
    }
    return len;
}

GEO_FN const char *charset_problem(const charset *t) {
    char byte[CHARSET_GROWTH];
    unsigned page = charset_rows[t->encoding].page;
    return page && !os_decode(page, STR("a"), byte, sizeof byte) ? charset_rows[t->encoding].problem
                                                                 : NULL;
}

GEO_FN const char *charset_name(const charset *t) {
    return charset_rows[t->encoding].name;
}

GEO_FN const char *charset_doubt(const charset *t) {
    return charset_rows[t->encoding].doubt;
}

#undef CHARSET_SAVE
