/* base -- slices, arenas, checked number parsing, UTF-8, hashing.
 *
 * Flow: everything above builds on this. Owns nothing: pure functions over the caller's memory.
 * Outside facts: RFC 3629 (UTF-8). */
#include "base.h"

#include <float.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

_Noreturn GEO_FN void base_abort(const char *cond, const char *file, int line) {
    fprintf(stderr, "geocoder: internal error at %s:%d (%s); please report it\n", file, line, cond);
    abort();
}

/* ---- slices ---- */

GEO_FN str str_of(const char *text) {
    return text ? (str){text, strlen(text)} : STR_NONE;
}

GEO_FN bool str_eq(str a, str b) {
    return a.len == b.len && (a.len == 0 || memcmp(a.at, b.at, a.len) == 0);
}

GEO_FN char char_lower(char c) {
    return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

GEO_FN bool str_eq_nocase(str a, str b) {
    if (a.len != b.len || str_eq(a, b)) { /* mostly they are spelled alike */
        return a.len == b.len;
    }
    for (size_t i = 0; i < a.len; i++) {
        if (char_lower(a.at[i]) != char_lower(b.at[i])) {
            return false;
        }
    }
    return true;
}

GEO_FN bool str_is_capitals(str s) {
    size_t i = 0;
    while (i < s.len && s.at[i] >= 'A' && s.at[i] <= 'Z') {
        i++;
    }
    return i && i == s.len;
}

GEO_FN int str_distance(str a, str b) {
    int row[STR_DISTANCE_MAX + 1];
    if (a.len > STR_DISTANCE_MAX || b.len > STR_DISTANCE_MAX) {
        return INT32_MAX;
    }
    for (size_t j = 0; j <= b.len; j++) {
        row[j] = (int)j;
    }
    for (size_t i = 0; i < a.len; i++) {
        int corner = row[0];
        row[0] = (int)i + 1;
        for (size_t j = 0; j < b.len; j++) {
            int changed = corner + (char_lower(a.at[i]) != char_lower(b.at[j]));
            corner = row[j + 1];
            row[j + 1] = MIN(changed, MIN(row[j], corner) + 1);
        }
    }
    return row[b.len];
}

GEO_FN void str_look(str_nearest *n, str word, str known) {
    int distance = str_distance(word, known);
    if (distance >= (int)known.len || distance > n->distance) {
        return; /* not one letter is the same */
    }
    n->is_tied = n->name.at && distance == n->distance;
    if (!n->is_tied) {
        n->name = known;
        n->distance = distance;
    }
}

GEO_FN int str_cmp(str a, str b) {
    size_t shared = MIN(a.len, b.len);
    int order = shared ? memcmp(a.at, b.at, shared) : 0;
    return order ? order : (a.len > b.len) - (a.len < b.len);
}

GEO_FN str str_head(str s, size_t len) {
    return (str){s.at, MIN(s.len, len)};
}

GEO_FN str str_from(str s, size_t start) {
    size_t skip = MIN(start, s.len);
    return s.at ? (str){s.at + skip, s.len - skip} : s;
}

GEO_FN bool str_starts(str s, str prefix) {
    return s.len >= prefix.len && str_eq(str_head(s, prefix.len), prefix);
}

GEO_FN bool str_ends(str s, str suffix) {
    return s.len >= suffix.len && str_eq(str_from(s, s.len - suffix.len), suffix);
}

GEO_FN bool char_is_space(char c) {
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

GEO_FN str str_trim(str s) {
    while (s.len && char_is_space(s.at[0])) {
        s = str_from(s, 1);
    }
    while (s.len && char_is_space(s.at[s.len - 1])) {
        s.len--;
    }
    return s;
}

GEO_FN ptrdiff_t str_find(str s, str needle) {
    for (size_t i = 0; i + needle.len <= s.len; i++) {
        if (!needle.len || memcmp(s.at + i, needle.at, needle.len) == 0) {
            return (ptrdiff_t)i;
        }
    }
    return -1;
}

/* A memchr of eight bytes a step: that of the C library we link looks at one. */
GEO_FN size_t str_index(str s, char c) {
    const uint64_t each = 0x0101010101010101u;
    size_t at = 0;
    for (uint64_t word; at + sizeof word <= s.len; at += sizeof word) {
        memcpy(&word, s.at + at, sizeof word);
        word ^= (unsigned char)c * each;
        if ((word - each) & ~word & 0x80 * each) {
            break; /* one of these */
        }
    }
    while (at < s.len && s.at[at] != c) {
        at++;
    }
    return at;
}

GEO_FN str str_cut(str *rest, char sep) {
    str part = str_head(*rest, str_index(*rest, sep));
    *rest = part.len < rest->len ? str_from(*rest, part.len + 1) : STR_NONE;
    return part;
}

GEO_FN bool str_cstr(str s, char *buf, size_t cap) {
    if (s.len >= cap || (s.len && memchr(s.at, 0, s.len))) {
        return false;
    }
    if (s.len) {
        memcpy(buf, s.at, s.len);
    }
    buf[s.len] = 0;
    return true;
}

/* ---- numbers ---- */

enum { NUM_POWER_MAX = 9999 }; /* of ten, as somebody writes it; far beyond any double */

GEO_FN bool char_is_digit(char c) {
    return c >= '0' && c <= '9';
}

GEO_FN bool char_is_alpha(char c) {
    c = char_lower(c);
    return c >= 'a' && c <= 'z';
}

GEO_FN bool char_is_control(char c) {
    return (unsigned char)c < 0x20 || c == 0x7F;
}

GEO_FN bool str_has_control(str s) {
    size_t i = 0;
    while (i < s.len && !char_is_control(s.at[i])) {
        i++;
    }
    return i < s.len;
}

/* A bit for each of 128 characters: letters, digits and !#$%&'*+-.^_`|~ */
GEO_FN bool str_is_token(str s) {
    static const uint32_t bits[] = {0, 0x03FF6CFA, 0xC7FFFFFE, 0x57FFFFFF};
    for (size_t i = 0; i < s.len; i++) {
        unsigned char c = (unsigned char)s.at[i];
        if (c > 127 || !(bits[c / 32] >> c % 32 & 1)) {
            return false;
        }
    }
    return s.len > 0;
}

GEO_FN int char_hex(char c) {
    if (char_is_digit(c)) {
        return c - '0';
    }
    c = char_lower(c);
    return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

GEO_FN bool str_int(str s, int64_t *value) {
    bool minus = s.len && s.at[0] == '-';
    uint64_t sum = 0, limit = (uint64_t)INT64_MAX + (minus ? 1 : 0);
    size_t i = s.len && (minus || s.at[0] == '+') ? 1 : 0;
    if (i == s.len) {
        return false;
    }
    for (; i < s.len; i++) {
        uint64_t digit = (uint64_t)(s.at[i] - '0');
        if (!char_is_digit(s.at[i]) || sum > (limit - digit) / 10) {
            return false;
        }
        sum = sum * 10 + digit;
    }
    *value = minus ? (int64_t)(0 - sum) : (int64_t)sum;
    return true;
}

/* Digits without their point, and the power of ten that they are to be taken by. Of more digits
 * than fit, which is more than a double can tell, only the number counts. */
static bool num_read(str s, uint64_t *digits, int *power) {
    bool has_digits = false, has_point = false;
    int64_t exponent = 0;
    size_t i = 0;
    for (; i < s.len; i++) {
        char c = s.at[i];
        if (c == '.' && !has_point) {
            has_point = true;
        } else if (!char_is_digit(c)) {
            break;
        } else if (*digits < UINT64_MAX / 10 - 1) {
            *digits = *digits * 10 + (uint64_t)(c - '0');
            *power -= has_point;
            has_digits = true;
        } else {
            *power += !has_point;
        }
    }
    if (i < s.len && (char_lower(s.at[i]) != 'e' || !str_int(str_from(s, i + 1), &exponent))) {
        return false;
    }
    *power += (int)MIN(MAX(exponent, -NUM_POWER_MAX), NUM_POWER_MAX);
    return has_digits;
}

/* The last bit may be another than that of strtod, which is ten times as much code. */
static double num_scale(uint64_t digits, int power) {
    static const long double tens[] = {1e1L, 1e2L, 1e4L, 1e8L, 1e16L, 1e32L, 1e64L, 1e128L, 1e256L};
    long double value = (long double)digits;
    int left = MIN(power < 0 ? -power : power, 400); /* which is 0 or too much for certain */
    for (size_t i = 0; i < LEN(tens); i++) {
        if (left >> i & 1) {
            value = power < 0 ? value / tens[i] : value * tens[i];
        }
    }
    return value > DBL_MAX ? INFINITY : (double)value;
}

/* What coordinates look like are digits and a power of ten that both are exact doubles, so one
 * division is correctly rounded (Clinger's fast path). */
GEO_FN bool str_num(str s, double *value) {
    static const double tens[] = {1e0,  1e1,  1e2,  1e3,  1e4,  1e5,  1e6,  1e7,
                                  1e8,  1e9,  1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
                                  1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22};
    bool minus = s.len && s.at[0] == '-', has_sign = minus || (s.len && s.at[0] == '+');
    uint64_t digits = 0;
    int power = 0;
    if (!num_read(str_from(s, has_sign), &digits, &power)) {
        return false;
    }
    double parsed = (double)digits;
    if (digits > (uint64_t)1 << DBL_MANT_DIG || power < -22 || power > 22) {
        parsed = num_scale(digits, power);
    } else {
        parsed = power < 0 ? parsed / tens[-power] : parsed * tens[power];
    }
    if (!isfinite(parsed)) {
        return false;
    }
    *value = minus ? -parsed : parsed;
    return true;
}

/* ---- UTF-8 ---- */

/* Smallest code point that may use 1, 2, 3 or 4 bytes: anything below it is overlong. */
static const int32_t utf8_floor[] = {0, 0x80, 0x800, 0x10000};

GEO_FN int32_t utf8_next(str s, size_t *at) {
    unsigned char lead = (unsigned char)s.at[(*at)++];
    if (lead < 0x80) {
        return lead;
    }
    int more = lead >= 0xF0 ? 3 : lead >= 0xE0 ? 2 : 1;
    if (lead < 0xC2 || lead > 0xF4 || (size_t)more > s.len - *at) {
        return -1;
    }
    int32_t code = lead & (0x3F >> more);
    for (int i = 0; i < more; i++) {
        unsigned char byte = (unsigned char)s.at[*at + (size_t)i];
        if ((byte & 0xC0) != 0x80) {
            return -1;
        }
        code = code << 6 | (byte & 0x3F);
    }
    if (code < utf8_floor[more] || code > 0x10FFFF || (code >= 0xD800 && code <= 0xDFFF)) {
        return -1;
    }
    *at += (size_t)more;
    return code;
}

GEO_FN bool utf8_valid(str s) {
    size_t at = 0;
    while (at < s.len) {
        if (utf8_next(s, &at) < 0) {
            return false;
        }
    }
    return true;
}

GEO_FN size_t utf8_put(char bytes[4], uint32_t code) {
    if (code < 0x80) {
        bytes[0] = (char)code;
        return 1;
    }
    size_t more = code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
    static const unsigned lead[] = {0, 0xC0, 0xE0, 0xF0};
    bytes[0] = (char)(lead[more] | code >> (6 * more));
    for (size_t i = 1; i <= more; i++) {
        bytes[i] = (char)(0x80 | (code >> (6 * (more - i)) & 0x3F));
    }
    return more + 1;
}

GEO_FN str utf8_head(str s, size_t len) {
    if (s.len <= len) {
        return s;
    }
    while (len && ((unsigned char)s.at[len] & 0xC0) == 0x80) {
        len--;
    }
    return str_head(s, len);
}

GEO_FN size_t utf8_count(str s) {
    size_t count = 0;
    for (size_t i = 0; i < s.len; i++) {
        count += ((unsigned char)s.at[i] & 0xC0) != 0x80;
    }
    return count;
}

GEO_FN bool utf8_is_control(int32_t code) {
    return (code >= 0 && code < 0x20) || (code >= 0x7F && code < 0xA0) || code == 0x2028 ||
           code == 0x2029;
}

GEO_FN bool utf8_is_bidi(int32_t code) {
    return code == 0x061C || code == 0x200E || code == 0x200F ||
           (code >= 0x202A && code <= 0x202E) || (code >= 0x2066 && code <= 0x2069);
}

/* ---- hashing ---- */

/* Eight bytes a step through a 64-bit multiply and shift, finished by the mixer of MurmurHash3's
 * published constants. */
static uint64_t hash_mix(uint64_t h) {
    h ^= h >> 33;
    h *= 0xff51afd7ed558ccdULL;
    h ^= h >> 33;
    h *= 0xc4ceb9fe1a85ec53ULL;
    return h ^ h >> 33;
}

static uint64_t hash_load(const unsigned char *at, size_t len) {
    uint64_t word = 0;
    for (size_t i = 0; i < len; i++) {
        word |=
            (uint64_t)at[i] << (8 * i); /* the same value on every byte order: files depend on it */
    }
    return word;
}

GEO_FN uint64_t hash_64(const void *bytes, size_t len, uint64_t seed) {
    const unsigned char *at = bytes;
    uint64_t h = seed ^ (uint64_t)len * 0x9e3779b97f4a7c15ULL;
    for (; len >= 8; at += 8, len -= 8) {
        h = (h ^ hash_load(at, 8)) * 0x9fb21c651e98df25ULL;
        h ^= h >> 32;
    }
    return hash_mix(len ? h ^ hash_load(at, len) : h);
}

/* ---- arenas ---- */

GEO_FN arena arena_of(void *memory, size_t size) {
    return (arena){memory, (char *)memory + size, false};
}

GEO_FN char *arena_bytes(arena *a, size_t size) {
    if (size > (size_t)(a->end - a->at)) {
        a->full = true;
        return NULL;
    }
    char *bytes = a->at;
    a->at += size;
    return bytes;
}

GEO_FN void *arena_take(arena *a, size_t size, size_t count) {
    size_t align = _Alignof(max_align_t);
    size_t pad = (align - (uintptr_t)a->at % align) % align;
    if (size && count > (SIZE_MAX - align) / size) {
        a->full = true;
        return NULL;
    }
    char *bytes = arena_bytes(a, pad + size * count);
    return bytes ? memset(bytes + pad, 0, size * count) : NULL;
}

GEO_FN str arena_copy(arena *a, str s) {
    return arena_join(a, s, STR_NONE);
}

GEO_FN str arena_join(arena *a, str head, str tail) {
    char *bytes = arena_bytes(a, head.len + tail.len);
    if (!bytes) {
        return STR_NONE;
    }
    if (head.len) {
        memcpy(bytes, head.at, head.len);
    }
    if (tail.len) {
        memcpy(bytes + head.len, tail.at, tail.len);
    }
    return (str){bytes, head.len + tail.len};
}

GEO_FN str arena_list(arena *a, str list, str between, str text) {
    return !list.len ? text : !text.len ? list : arena_join(a, arena_join(a, list, between), text);
}

GEO_FN void arena_end_scratch(arena *a, const arena *scratch) {
    a->full = a->full || scratch->full;
}
