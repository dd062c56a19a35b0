/* out -- a bounded append-only writer: text, numbers, JSON.
 *
 * Builds every reply, URL, log line and file row. Owns nothing. Outside facts: RFC 8259 (JSON
 * strings), RFC 3986 section 2.3 (unreserved characters). */
#include "out.h"

#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "ascii.h"
#include "utf8.h"

GEO_FN out out_of(char *memory, size_t cap) {
    return (out){.at = memory, .cap = memory ? cap : 0};
}

GEO_FN str out_str(const out *o) {
    return (str){o->at, o->len};
}

GEO_FN out out_over(const arena *a) {
    return out_of(a->at, (size_t)(a->end - a->at));
}

GEO_FN str out_taken(const out *o, arena *a) {
    a->full = a->full || o->full;
    return o->full ? STR_NONE : (str){arena_bytes(a, o->len), o->len};
}

/* Appends `size` bytes for the caller to fill; NULL: they do not fit, which sets `full`. */
static char *out_reserve(out *o, size_t size) {
    if (o->full || size > o->cap - o->len) {
        o->full = true;
        return NULL;
    }
    char *room = o->at + o->len;
    o->len += size;
    return room;
}

/* Most texts are short: 8 to 16 bytes are two fixed-size copies that overlap, without a call. */
static void out_copy(char *to, const char *from, size_t len) {
    uint64_t head, tail;
    if (len > 2 * sizeof head) {
        memcpy(to, from, len);
    } else if (len >= sizeof head) {
        memcpy(&head, from, sizeof head);
        memcpy(&tail, from + len - sizeof tail, sizeof tail);
        memcpy(to, &head, sizeof head);
        memcpy(to + len - sizeof tail, &tail, sizeof tail);
    } else {
        while (len--) {
            *to++ = *from++;
        }
    }
}

GEO_FN void out_text(out *o, str s) {
    char *room = out_reserve(o, s.len);
    if (room) {
        out_copy(room, s.at, s.len);
    }
}

/* Writes s without what must not reach a terminal: that becomes \xNN, or without `escapes` a space
 * (control characters), nothing (bidi marks) or U+FFFD (not UTF-8). */
static void out_safe(out *o, str s, bool escapes) {
    size_t from = 0, at = 0;
    while (at < s.len) {
        size_t begin = at;
        int32_t code = utf8_next(s, &at);
        if (code >= 0 && !utf8_is_control(code) && !utf8_is_bidi(code)) {
            continue;
        }
        out_text(o, (str){s.at + from, begin - from});
        for (size_t i = begin; escapes && i < at; i++) {
            out_fmt(o, "\\x%02x", (unsigned char)s.at[i]);
        }
        if (!escapes && !utf8_is_bidi(code)) {
            out_text(o, code < 0 ? STR("\xEF\xBF\xBD") : STR(" "));
        }
        from = at;
    }
    out_text(o, str_from(s, from));
}

GEO_FN void out_plain(out *o, str s) {
    out_safe(o, s, false);
}

GEO_FN void out_quoted(out *o, str s) {
    str mark = o->quotes ? STR("\"") : STR("");
    out_text(o, mark);
    while (o->quotes && str_index(s, '"') < s.len) {
        out_plain(o, str_cut(&s, '"'));
        out_char(o, '\'');
    }
    out_plain(o, s);
    out_text(o, mark);
}

GEO_FN void out_visible(out *o, str s) {
    out_safe(o, s, true);
}

GEO_FN void out_char(out *o, char c) {
    char *room = out_reserve(o, 1);
    if (room) {
        *room = c;
    }
}

GEO_FN void out_fmt(out *o, const char *format, ...) {
    size_t left = o->cap - o->len;
    va_list args;
    va_start(args, format);
    int size = vsnprintf(left ? o->at + o->len : NULL, left, format, args);
    va_end(args);
    ASSERT(size >= 0);
    if (o->full || (size_t)size >= left) { /* vsnprintf needs a byte for its NUL */
        o->full = true;
    } else {
        o->len += (size_t)size;
    }
}

/* ---- numbers ---- */

/* The number of decimal digits: 1233 / 4096 is log10(2), rounded up. */
static int out_count(uint64_t value) {
    static const uint64_t tens[] = {0,
                                    10,
                                    100,
                                    1000,
                                    10000,
                                    100000,
                                    1000000,
                                    10000000,
                                    100000000,
                                    1000000000,
                                    10000000000,
                                    100000000000,
                                    1000000000000,
                                    10000000000000,
                                    100000000000000,
                                    1000000000000000,
                                    10000000000000000,
                                    100000000000000000,
                                    1000000000000000000,
                                    10000000000000000000u};
    int most = (64 - __builtin_clzll(value | 1)) * 1233 >> 12;
    return most + (value >= tens[most]);
}

/* Writes the digits of value backwards from `end`, two at a time. */
static void out_digits(char *end, uint64_t value) {
    static const char pairs[] = "0001020304050607080910111213141516171819202122232425262728293031"
                                "3233343536373839404142434445464748495051525354555657585960616263"
                                "6465666768697071727374757677787980818283848586878889909192939495"
                                "96979899";
    for (; value >= 100; value /= 100) {
        end -= 2;
        memcpy(end, pairs + value % 100 * 2, 2);
    }
    if (value >= 10) {
        end -= 2;
        memcpy(end, pairs + value * 2, 2);
    } else {
        *--end = (char)('0' + value);
    }
}

/* Uses the 400-year cycle of the Gregorian calendar, with years that begin in March, so that the
 * leap day is their last. */
static void out_civil(int64_t unix_s, int64_t *year, int *month, int *day) {
    int64_t since = unix_s / 86400 + 719468; /* 0000-03-01 */
    int64_t era = since / 146097, left = since % 146097;
    *year = (left - left / 1460 + left / 36524 - left / 146096) / 365;
    left -= 365 * *year + *year / 4 - *year / 100;
    int64_t from_march = (5 * left + 2) / 153; /* 0 is March */
    *day = (int)(left - (153 * from_march + 2) / 5) + 1;
    *month = (int)(from_march + (from_march < 10 ? 3 : -9));
    *year += era * 400 + (from_march >= 10);
}

GEO_FN void out_day(out *o, int64_t unix_s) {
    int64_t year;
    int month, day;
    out_civil(unix_s, &year, &month, &day);
    out_fmt(o, "%04lld-%02d-%02d", (long long)year, month, day);
}

GEO_FN void out_moment(out *o, int64_t unix_s, const char *zone) {
    static const char days[] = "ThuFriSatSunMonTueWed"; /* 1970 began on a Thursday */
    static const char months[] = "JanFebMarAprMayJunJulAugSepOctNovDec";
    int64_t year;
    int month, day, second = (int)(unix_s % 86400);
    out_civil(unix_s, &year, &month, &day);
    out_fmt(o, "%.3s, %02d %.3s %lld %02d:%02d:%02d %s", days + 3 * (unix_s / 86400 % 7), day,
            months + 3 * (month - 1), (long long)year, second / 3600, second / 60 % 60, second % 60,
            zone);
}

GEO_FN void out_varint(out *o, uint64_t value) {
    for (; value >= 0x80; value >>= 7) {
        out_char(o, (char)(value | 0x80));
    }
    out_char(o, (char)value);
}

GEO_FN void out_zigzag(out *o, int64_t value) {
    out_varint(o, (uint64_t)value << 1 ^ (0 - ((uint64_t)value >> 63)));
}

enum { OUT_WIRE_VARINT = 0, OUT_WIRE_LEN = 2 }; /* wire types of Protocol Buffers */

GEO_FN void out_field_number(out *o, unsigned field, uint64_t value) {
    out_varint(o, field << 3 | OUT_WIRE_VARINT);
    out_varint(o, value);
}

GEO_FN void out_field_head(out *o, unsigned field, size_t len) {
    out_varint(o, field << 3 | OUT_WIRE_LEN);
    out_varint(o, len);
}

GEO_FN void out_field_bytes(out *o, unsigned field, str bytes) {
    out_field_head(o, field, bytes.len);
    out_text(o, bytes);
}

GEO_FN void out_int(out *o, int64_t value) {
    bool minus = value < 0;
    uint64_t units = minus ? 0 - (uint64_t)value : (uint64_t)value;
    size_t size = (size_t)(minus + out_count(units));
    char *room = out_reserve(o, size);
    if (room) {
        out_digits(room + size, units);
        *room = minus ? '-' : *room;
    }
}

/* 2^53: below it every integer is a double, so that scaling and rounding are exact enough. */
#define OUT_EXACT 9007199254740992.0

/* Large replies are mostly coordinates and distances, so this is fast: one multiplication turns the
 * value into an integer, whose trailing zeros are dropped. The truncated quotient by a power of ten
 * is then the integer part: below 2^53, a value one unit short of a whole number is too far from it
 * to be rounded up. */
GEO_FN void out_fixed(out *o, double value, int decimals) {
    static const double tens[] = {1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9};
    ASSERT(decimals >= 0 && (size_t)decimals < LEN(tens));
    double scaled = fabs(value) * tens[decimals] + 0.5;
    if (!(scaled < OUT_EXACT)) {
        out_fmt(o, "%.17g", value);
        return;
    }
    uint64_t units = (uint64_t)(int64_t)scaled; /* signed: one instruction, not ten */
    for (; decimals && units % 10 == 0; decimals--) {
        units /= 10;
    }
    uint64_t whole = (uint64_t)(int64_t)((double)units / tens[decimals]);
    bool minus = value < 0 && units;
    int digits = out_count(whole) + (decimals ? 1 + decimals : 0);
    char *room = out_reserve(o, (size_t)(minus + digits));
    if (!room) {
        return;
    }
    char *end = room + minus + digits;
    if (decimals) { /* a 1 in front, overwritten by the point, keeps the zeros of the fraction */
        uint64_t one = (uint64_t)(int64_t)tens[decimals];
        out_digits(end, one + units - whole * one);
        end -= decimals + 1;
        *end = '.';
    }
    out_digits(end, whole);
    if (minus) {
        *room = '-';
    }
}

#undef OUT_EXACT

/* ---- URLs ---- */

GEO_FN void out_url(out *o, str s) {
    static const char hex[] = "0123456789ABCDEF";
    for (size_t i = 0; i < s.len; i++) {
        char c = s.at[i];
        if (ascii_is_alpha(c) || ascii_is_digit(c) || c == '-' || c == '.' || c == '_' ||
            c == '~') {
            out_char(o, c);
        } else {
            out_char(o, '%');
            out_char(o, hex[(unsigned char)c >> 4]);
            out_char(o, hex[(unsigned char)c & 15]);
        }
    }
}

/* `pad` fills up the last four digits; 0: nothing does. `last` are the digits 62 and 63. */
static void out_base64_with(out *o, str bytes, const char last[2], char pad) {
    static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
    for (size_t i = 0; i < bytes.len; i += 3) {
        size_t left = MIN(bytes.len - i, 3);
        uint32_t bits = 0;
        for (size_t k = 0; k < 3; k++) {
            bits = bits << 8 | (k < left ? (unsigned char)bytes.at[i + k] : 0);
        }
        for (size_t k = 0; k < 4 && (k <= left || pad); k++) {
            uint32_t digit = bits >> (18 - 6 * k) & 63;
            out_char(o, k > left ? pad : digit < 62 ? digits[digit] : last[digit - 62]);
        }
    }
}

GEO_FN void out_base64(out *o, str bytes) {
    out_base64_with(o, bytes, "+/", '=');
}

GEO_FN void out_base64url(out *o, str bytes) {
    out_base64_with(o, bytes, "-_", 0);
}

/* ---- XML ---- */

GEO_FN void out_xml(out *o, str text) {
    static const char specials[] = "&<>\"\n\r\t";
    static const char *const written[] = {"&amp;", "&lt;",  "&gt;", "&quot;",
                                          "&#10;", "&#13;", "&#09;"};
    for (size_t i = 0; i < text.len; i++) {
        char byte = text.at[i];
        const char *special = byte ? strchr(specials, byte) : NULL;
        if (special) {
            out_text(o, str_of(written[special - specials]));
        } else if ((unsigned char)byte >= ' ') { /* XML has no other controls */
            out_char(o, byte);
        }
    }
}

/* ---- JSON ---- */

/* A value always ends with a quote, a bracket, a letter or a digit; after anything else there was
 * none. */
static void out_comma(out *o) {
    char last = o->len ? o->at[o->len - 1] : ' ';
    if ((unsigned char)last > ' ' && last != '{' && last != '[' && last != ':') {
        out_char(o, ',');
    }
}

GEO_FN void out_open(out *o, char bracket) {
    out_comma(o);
    out_char(o, bracket);
}

GEO_FN void out_close(out *o, char bracket) {
    out_char(o, bracket);
}

GEO_FN void out_name(out *o, str name) {
    out_comma(o);
    char *room = out_reserve(o, name.len + 3);
    if (room) {
        room[0] = '"';
        out_copy(room + 1, name.at, name.len);
        memcpy(room + 1 + name.len, "\":", 2);
    }
}

GEO_FN void out_key(out *o, const char *name) {
    out_name(o, str_of(name));
}

/* Writes the first character of s, escaped if it has to be; returns how many bytes of s that were.
 * Control characters and bidi marks beyond ASCII are escaped, too: replies are shown in terminals,
 * and a stream has one in each line. */
static size_t out_escape(out *o, str s) {
    static const char names[] = "btnvfr"; /* 8-13; v is not JSON's and is written as \u000b */
    unsigned char c = (unsigned char)s.at[0];
    if (c == '"' || c == '\\') {
        out_char(o, '\\');
        out_char(o, (char)c);
    } else if (c >= 8 && c <= 13 && c != 11) {
        out_char(o, '\\');
        out_char(o, names[c - 8]);
    } else {
        size_t at = 0;
        int32_t code = utf8_next(s, &at);
        if (utf8_is_control(code) || utf8_is_bidi(code)) {
            out_fmt(o, "\\u%04x", (unsigned)code);
        } else {
            out_text(o, code >= 0 ? str_head(s, at) : STR("\xEF\xBF\xBD"));
        }
        return at;
    }
    return 1;
}

#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
#define OUT_ORDER(word) __builtin_bswap64(word)
#else
#define OUT_ORDER(word) (word)
#endif

enum { OUT_STEP = sizeof(uint64_t) };

/* Eight bytes as a little-endian number. */
static uint64_t out_load(const char *at) {
    uint64_t word;
    memcpy(&word, at, sizeof word);
    return OUT_ORDER(word);
}

static void out_store(char *to, uint64_t word) {
    word = OUT_ORDER(word);
    memcpy(to, &word, sizeof word);
}

#undef OUT_ORDER

/* The last `len` bytes of s, fewer than eight, padded with spaces. */
static uint64_t out_load_tail(str s, size_t len) {
    uint64_t word = 0, blanks = 0x2020202020202020u << 8 * len;
    if (s.len >= OUT_STEP) {
        return out_load(s.at + s.len - OUT_STEP) >> 8 * (OUT_STEP - len) | blanks;
    }
    for (size_t i = len; i; i--) {
        word = word << 8 | (unsigned char)s.at[s.len - 1 - len + i];
    }
    return word | blanks;
}

/* Writes the first *len bytes of the word, with a backslash before each quote and backslash. Stops
 * before a byte that needs more than that, and sets *len to what was written. Bit 7 of a byte is
 * set in `odd` when it is below 0x20 or above 0x7E, and in `marks` when it takes a backslash;
 * before the first odd byte, `marks` has no other bits. */
static inline char *out_json_word(char *to, uint64_t word, size_t *len) {
    const uint64_t each = 0x0101010101010101u, tops = 0x80 * each, lows = 0x7F * each;
    uint64_t low = word & lows, odd = (word | (low + each) | ~(low + 0x60 * each)) & tops;
    uint64_t marks = ~(((low ^ '"' * each) + lows) & ((low ^ '\\' * each) + lows)) & tops;
    if (odd) {
        *len = MIN(*len, (size_t)__builtin_ctzll(odd) / 8);
        marks &= (odd & (0 - odd)) - 1;
    }
    size_t left = *len;
    for (; marks; marks &= marks - 1) {
        size_t bytes = (size_t)__builtin_ctzll(marks) / 8;
        out_store(to, word);
        to += bytes;
        *to++ = '\\';
        word >>= 8 * bytes;
        marks >>= 8 * bytes;
        left -= bytes;
    }
    out_store(to, word);
    return to + left;
}

/* Writes s, eight bytes at a time, up to a character for out_escape or to where the buffer might
 * end: eight quotes become sixteen bytes, and the last is stored with seven more behind it. Returns
 * how many bytes of s were written. */
static size_t out_json_run(out *o, str s) {
    char *to = o->at + o->len, *end = o->at + o->cap - MIN(o->cap - o->len, (size_t)3 * OUT_STEP);
    size_t at = 0, took = OUT_STEP;
    while (s.len - at >= OUT_STEP && to < end && took == OUT_STEP) {
        to = out_json_word(to, out_load(s.at + at), &took);
        at += took;
    }
    size_t left = s.len - at;
    if (left && left < OUT_STEP && to < end && took == OUT_STEP) {
        to = out_json_word(to, out_load_tail(s, left), &left);
        at += left;
    }
    o->len = (size_t)(to - o->at);
    return at;
}

GEO_FN void out_json_str(out *o, str s) {
    out_comma(o);
    out_char(o, '"');
    while (s.len && !o->full) {
        s = str_from(s, out_json_run(o, s));
        if (s.len) {
            s = str_from(s, out_escape(o, s));
        }
    }
    out_char(o, '"');
}

GEO_FN void out_json_int(out *o, int64_t value) {
    out_comma(o);
    out_int(o, value);
}

GEO_FN void out_json_num(out *o, double value, int decimals) {
    out_comma(o);
    if (isfinite(value)) {
        out_fixed(o, value, decimals);
    } else {
        out_text(o, STR("null"));
    }
}

GEO_FN void out_json_bool(out *o, bool value) {
    out_comma(o);
    out_text(o, value ? STR("true") : STR("false"));
}

GEO_FN void out_json_raw(out *o, str json) {
    out_comma(o);
    out_text(o, json);
}
