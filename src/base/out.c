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

GEO_FN void out_text(out *o, str s) {
    char *room = out_room(o, s.len);
    if (room && s.len) {
        memcpy(room, s.at, s.len);
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

enum { OUT_DIGITS_MAX = 20 }; /* digits of 2^64 */

static size_t out_digits(char text[OUT_DIGITS_MAX], uint64_t value) {
    size_t count = 0;
    do {
        text[OUT_DIGITS_MAX - ++count] = (char)('0' + value % 10);
        value /= 10;
    } while (value);
    return count;
}

GEO_FN void out_int(out *o, int64_t value) {
    char text[OUT_DIGITS_MAX];
    size_t count = out_digits(text, value < 0 ? 0 - (uint64_t)value : (uint64_t)value);
    if (value < 0) {
        out_char(o, '-');
    }
    out_text(o, (str){text + OUT_DIGITS_MAX - count, count});
}

/* 2^53: up to here every integer is a double, so scaled rounding is exact enough to print. */
#define OUT_EXACT 9007199254740992.0

GEO_FN void out_fixed(out *o, double value, int decimals) {
    static const uint64_t tens[] = {1, 10, 100, 1000, 10000, 100000, 1000000, 10000000, 100000000,
                                    1000000000};
    ASSERT(decimals >= 0 && (size_t)decimals < LEN(tens));
    double scaled = fabs(value) * (double)tens[decimals] + 0.5;
    if (!(scaled < OUT_EXACT)) {
        out_fmt(o, "%.17g", value);
        return;
    }
    uint64_t units = (uint64_t)scaled, whole = units / tens[decimals], part = units % tens[decimals];
    if (value < 0 && units) {
        out_char(o, '-');
    }
    out_int(o, (int64_t)whole);
    if (!part) {
        return;
    }
    char text[] = ".000000000";
    int last = 0;
    for (int i = decimals; i > 0; i--, part /= 10) {
        text[i] = (char)('0' + part % 10);
        if (!last && part % 10) {
            last = i;
        }
    }
    out_text(o, (str){text, (size_t)last + 1});
}

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

/* A value always ends in a quote, bracket, letter or digit; after anything else none has gone before. */
static void out_comma(out *o) {
    char last = o->len ? o->at[o->len - 1] : ' ';
    if (last != '{' && last != '[' && last != ':' && !char_is_space(last)) {
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
    out_json_str(o, str_of(name));
    out_char(o, ':');
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

static bool out_plain(char c) {
    unsigned char u = (unsigned char)c;
    return u >= 0x20 && u < 0x7F && c != '"' && c != '\\';
}

GEO_FN void out_json_str(out *o, str s) {
    out_comma(o);
    out_char(o, '"');
    while (s.len) {
        size_t run = 0;
        while (run < s.len && out_plain(s.at[run])) {
            run++;
        }
        out_text(o, str_head(s, run));
        s = str_from(s, run);
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
