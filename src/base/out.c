/* out -- a bounded append-only writer: text, numbers, JSON.
 *
 * Flow: every reply, URL, log line and file row is built with it. Owns nothing but the `out` it is
 * given. Outside facts: RFC 8259 (JSON strings), RFC 3986 section 2.3 (unreserved characters). */
#include "out.h"

#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

GEO_FN out out_of(char *memory, size_t cap) {
    return (out){.at = memory, .cap = cap};
}

GEO_FN str out_str(const out *o) {
    return (str){o->at, o->len};
}

/* Room for size more bytes, or NULL and `full` from now on. */
static char *out_room(out *o, size_t size) {
    if (o->full || size > o->cap - o->len) {
        o->full = true;
        return NULL;
    }
    char *room = o->at + o->len;
    o->len += size;
    return room;
}

/* Most pieces are short: two copies of a fixed size, which may overlap, take no call. */
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
    char *room = out_room(o, s.len);
    if (room) {
        out_copy(room, s.at, s.len);
    }
}

GEO_FN void out_plain(out *o, str s) {
    for (size_t i = 0; i < s.len; i++) {
        unsigned char c = (unsigned char)s.at[i],
                      next = i + 1 < s.len ? (unsigned char)s.at[i + 1] : 0;
        if (c == 0xC2 && next >= 0x80 && next < 0xA0) {
            i++; /* U+0080 to U+009F are controls as well */
            c = 0;
        }
        out_char(o, c < 0x20 || c == 0x7F ? ' ' : (char)c);
    }
}

GEO_FN void out_char(out *o, char c) {
    char *room = out_room(o, 1);
    if (room) {
        *room = c;
    }
}

GEO_FN void out_fmt(out *o, const char *format, ...) {
    size_t left = o->cap - o->len;
    va_list args;
    va_start(args, format);
    int size = vsnprintf(o->at + o->len, left, format, args);
    va_end(args);
    ASSERT(size >= 0);
    if (o->full || (size_t)size >= left) { /* vsnprintf wants one byte for its NUL */
        o->full = true;
    } else {
        o->len += (size_t)size;
    }
}

/* ---- numbers ---- */

enum { OUT_NUMBER_MAX = 32 }; /* a sign, the 20 digits of 2^64, a point */

/* Writes the digits of value backwards, two at a step, ending before `end`; returns where they
 * start. */
static char *out_digits(char *end, uint64_t value) {
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
    return end;
}

GEO_FN void out_int(out *o, int64_t value) {
    char text[OUT_NUMBER_MAX], *end = text + sizeof text;
    char *at = out_digits(end, value < 0 ? 0 - (uint64_t)value : (uint64_t)value);
    if (value < 0) {
        *--at = '-';
    }
    out_text(o, (str){at, (size_t)(end - at)});
}

/* 2^53: up to here every integer is a double, so scaled rounding is exact enough to print. */
#define OUT_EXACT 9007199254740992.0

/* Coordinates and distances are most of a large reply: one multiplication makes an integer of the
 * value; its digits are written in one go, those after the point move up by one to make room for
 * it, and zeros fall off the end. */
GEO_FN void out_fixed(out *o, double value, int decimals) {
    static const double tens[] = {1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9};
    enum { PART_MAX = 16 }; /* more than the digits after the point; copied as a whole */
    ASSERT(decimals >= 0 && (size_t)decimals < LEN(tens));
    double scaled = fabs(value) * tens[decimals] + 0.5;
    if (!(scaled < OUT_EXACT)) {
        out_fmt(o, "%.17g", value);
        return;
    }
    char text[OUT_NUMBER_MAX + 2 * PART_MAX], part[PART_MAX], *end = text + OUT_NUMBER_MAX;
    uint64_t units = (uint64_t)(int64_t)scaled; /* signed: one instruction instead of ten */
    char *at = out_digits(end, units);
    while (end - at <= decimals) {
        *--at = '0';
    }
    if (decimals) {
        char *point = end - decimals;
        memcpy(part, point, PART_MAX);
        memcpy(point + 1, part, PART_MAX);
        *point = '.';
        for (end++; end[-1] == '0'; end--) {
        }
        end -= end[-1] == '.';
    }
    if (value < 0 && units) {
        *--at = '-';
    }
    out_text(o, (str){at, (size_t)(end - at)});
}

#undef OUT_EXACT

/* ---- URLs ---- */

GEO_FN void out_url(out *o, str s) {
    static const char hex[] = "0123456789ABCDEF";
    for (size_t i = 0; i < s.len; i++) {
        char c = s.at[i];
        if (char_is_alpha(c) || char_is_digit(c) || c == '-' || c == '.' || c == '_' || c == '~') {
            out_char(o, c);
        } else {
            out_char(o, '%');
            out_char(o, hex[(unsigned char)c >> 4]);
            out_char(o, hex[(unsigned char)c & 15]);
        }
    }
}

/* ---- JSON ---- */

/* A value always ends in a quote, bracket, letter or digit; after anything else none has gone
 * before. */
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

GEO_FN void out_key(out *o, const char *name) {
    str key = str_of(name);
    out_comma(o);
    char *room = out_room(o, key.len + 3);
    if (room) {
        room[0] = '"';
        out_copy(room + 1, key.at, key.len);
        memcpy(room + 1 + key.len, "\":", 2);
    }
}

/* One byte or character that cannot stand as it is; returns how many bytes of s it took. */
static size_t out_escape(out *o, str s) {
    static const char names[] = "btnvfr"; /* 8-13; v is not JSON's and is written as \u000b */
    unsigned char c = (unsigned char)s.at[0];
    if (c == '"' || c == '\\') {
        out_char(o, '\\');
        out_char(o, (char)c);
    } else if (c >= 8 && c <= 13 && c != 11) {
        out_char(o, '\\');
        out_char(o, names[c - 8]);
    } else if (c < 0x20 || c == 0x7F) {
        out_fmt(o, "\\u%04x", c);
    } else {
        size_t at = 0;
        bool good = utf8_next(s, &at) >= 0;
        out_text(o, good ? str_head(s, at) : STR("\xEF\xBF\xBD"));
        return at;
    }
    return 1;
}

/* Whether c stands for itself in a JSON string: a bit per byte that does not. */
static bool out_is_plain(char c) {
    static const uint32_t odd[8] = {
        ~0u, 1u << ('"' - 32), 1u << ('\\' - 64), 1u << 31, ~0u, ~0u, ~0u, ~0u};
    unsigned char u = (unsigned char)c;
    return !(odd[u >> 5] >> (u & 31) & 1);
}

/* Eight bytes, the first of them lowest: one instruction on the machines that we build for. */
static uint64_t out_load(const char *at) {
    uint64_t word = 0;
    for (int i = 0; i < 8; i++) {
        word |= (uint64_t)(unsigned char)at[i] << (8 * i);
    }
    return word;
}

/* How many of eight bytes, from the first on, stand for themselves in a JSON string. Bit 7 of a byte
 * marks that it does not: below a blank, above 126, a quote, a backslash. What a byte borrows from the
 * next or carries into it spoils marks above the first one only. */
static unsigned out_plain_bytes(uint64_t word) {
    const uint64_t each = 0x0101010101010101u;
    uint64_t marks = (word - ' ' * each) | (word + each) | ((word ^ '"' * each) - each) |
                     ((word ^ '\\' * each) - each);
    marks &= 0x80 * each;
    return marks ? (unsigned)__builtin_ctzll(marks) / 8 : 8;
}

/* Writes what stands for itself or takes a backslash: that is nearly all there is, and JSON inside
 * JSON is mostly quotes. Eight bytes are copied at a step and as many of them kept as are plain.
 * Returns how many bytes of s it took; it stops at anything else, and where the room might end. */
static size_t out_json_run(out *o, str s) {
    enum { STEP = 8, SPARE = STEP + 2 }; /* the most that one turn of the loop writes */
    const char *at = s.at, *stop = s.at + s.len;
    char *to = o->at + o->len, *end = o->at + o->cap - MIN(o->cap - o->len, (size_t)SPARE);
    while (at < stop && to < end) {
        size_t step = stop - at >= STEP ? STEP : 1, plain;
        if (step == STEP) {
            memcpy(to, at, STEP);
            plain = out_plain_bytes(out_load(at));
        } else {
            *to = *at;
            plain = out_is_plain(*at);
        }
        at += plain;
        to += plain;
        if (plain == step) {
            continue;
        }
        if (*at != '"' && *at != '\\') {
            break;
        }
        *to++ = '\\';
        *to++ = *at++;
    }
    o->len = (size_t)(to - o->at);
    return (size_t)(at - s.at);
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
