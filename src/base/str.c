/* str -- slices of bytes, and the numbers in them. Pure. */
#include "str.h"

#include <float.h>
#include <math.h>
#include <string.h>

#include "ascii.h"

GEO_FN str str_of(const char *text) {
    return text ? (str){text, strlen(text)} : STR_NONE;
}

GEO_FN bool str_eq(str a, str b) {
    return a.len == b.len && (a.len == 0 || memcmp(a.at, b.at, a.len) == 0);
}

GEO_FN bool str_eq_nocase(str a, str b) {
    if (a.len != b.len || str_eq(a, b)) { /* equal texts mostly agree in case, too */
        return a.len == b.len;
    }
    for (size_t i = 0; i < a.len; i++) {
        if (ascii_lower(a.at[i]) != ascii_lower(b.at[i])) {
            return false;
        }
    }
    return true;
}

GEO_FN bool str_has_digit(str s) {
    bool found = false;
    for (size_t i = 0; i < s.len && !found; i++) {
        found = ascii_is_digit(s.at[i]);
    }
    return found;
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
            int changed = corner + (ascii_lower(a.at[i]) != ascii_lower(b.at[j]));
            corner = row[j + 1];
            row[j + 1] = MIN(changed, MIN(row[j], corner) + 1);
        }
    }
    return row[b.len];
}

GEO_FN void str_nearest_add(str_nearest *n, str word, str name) {
    int distance = str_distance(word, name);
    bool is_like = distance <= ((int)MIN(word.len, name.len) + 1) / 3 || str_starts(name, word);
    if (!is_like || distance > n->distance) {
        return; /* it is another word: "place" is no line */
    }
    n->is_tied = n->name.at && distance == n->distance;
    if (!n->is_tied) {
        n->name = name;
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

GEO_FN str str_trim(str s) {
    while (s.len && ascii_is_space(s.at[0])) {
        s = str_from(s, 1);
    }
    while (s.len && ascii_is_space(s.at[s.len - 1])) {
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

/* Joined from bytes, the numbers would not always be one instruction. */
GEO_FN uint16_t str_load_2(const void *text) {
    uint16_t number;
    memcpy(&number, text, sizeof number);
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
    number = __builtin_bswap16(number);
#endif
    return number;
}

GEO_FN uint32_t str_load_4(const void *text) {
    uint32_t number;
    memcpy(&number, text, sizeof number);
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
    number = __builtin_bswap32(number);
#endif
    return number;
}

GEO_FN uint64_t str_load_8(const void *text) {
    uint64_t number;
    memcpy(&number, text, sizeof number);
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
    number = __builtin_bswap64(number);
#endif
    return number;
}

/* memchr, eight bytes at a time: that of musl takes one. */
GEO_FN size_t str_index(str s, char c) {
    const uint64_t each = 0x0101010101010101u;
    size_t at = 0;
    for (uint64_t word; at + sizeof word <= s.len; at += sizeof word) {
        word = str_load_8(s.at + at) ^ (unsigned char)c * each;
        uint64_t found = (word - each) & ~word & 0x80 * each; /* the lowest bit of it is true */
        if (found) {
            return at + (size_t)__builtin_ctzll(found) / 8;
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

/* The order of the word and the first one of the list, as str_cmp tells it. */
static int str_cmp_first(str word, str list, char sep) {
    size_t at = 0;
    while (at < word.len && at < list.len && word.at[at] == list.at[at] && word.at[at] != sep) {
        at++;
    }
    bool is_end = at == list.len || list.at[at] == sep;
    if (at == word.len) {
        return is_end ? 0 : -1;
    }
    return is_end || (unsigned char)word.at[at] > (unsigned char)list.at[at] ? 1 : -1;
}

GEO_FN bool str_is_among(str word, str sorted, char sep) {
    while (sorted.len) {
        size_t middle = sorted.len / 2;
        while (middle && sorted.at[middle - 1] != sep) {
            middle--;
        }
        str rest = str_from(sorted, middle);
        int order = str_cmp_first(word, rest, sep);
        if (order == 0) {
            return true;
        }
        if (order > 0) {
            str_cut(&rest, sep);
        }
        sorted = order < 0 ? str_head(sorted, middle ? middle - 1 : 0) : rest;
    }
    return false;
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

GEO_FN bool str_has_control(str s) {
    size_t i = 0;
    while (i < s.len && !ascii_is_control(s.at[i])) {
        i++;
    }
    return i < s.len;
}

/* One bit for each ASCII character: letters, digits and !#$%&'*+-.^_`|~ */
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

GEO_FN bool str_int(str s, int64_t *value) {
    bool minus = s.len && s.at[0] == '-';
    uint64_t sum = 0, limit = (uint64_t)INT64_MAX + (minus ? 1 : 0);
    size_t i = s.len && (minus || s.at[0] == '+') ? 1 : 0;
    if (i == s.len) {
        return false;
    }
    for (; i < s.len; i++) {
        uint64_t digit = (uint64_t)(s.at[i] - '0');
        if (!ascii_is_digit(s.at[i]) || sum > (limit - digit) / 10) {
            return false;
        }
        sum = sum * 10 + digit;
    }
    *value = minus ? (int64_t)(0 - sum) : (int64_t)sum;
    return true;
}

/* The digits as an integer, and the power of ten to multiply it by. Digits beyond what fits, which
 * is more than a double can tell apart, only change the power. */
static bool str_num_read(str s, uint64_t *digits, int *power) {
    enum { POWER_MAX = 9999 }; /* of ten, as written: far beyond any double */
    bool has_digits = false, has_point = false;
    int64_t exponent = 0;
    size_t i = 0;
    for (; i < s.len; i++) {
        char c = s.at[i];
        if (c == '.' && !has_point) {
            has_point = true;
        } else if (!ascii_is_digit(c)) {
            break;
        } else if (*digits < UINT64_MAX / 10 - 1) {
            *digits = *digits * 10 + (uint64_t)(c - '0');
            *power -= has_point;
            has_digits = true;
        } else {
            *power += !has_point;
        }
    }
    if (i < s.len && (ascii_lower(s.at[i]) != 'e' || !str_int(str_from(s, i + 1), &exponent))) {
        return false;
    }
    *power += (int)MIN(MAX(exponent, -POWER_MAX), POWER_MAX);
    return has_digits;
}

/* May differ in the last bit from strtod, which takes ten times as much code. */
static double str_num_scale(uint64_t digits, int power) {
    static const long double tens[] = {1e1L, 1e2L, 1e4L, 1e8L, 1e16L, 1e32L, 1e64L, 1e128L, 1e256L};
    long double value = (long double)digits;
    int left = MIN(power < 0 ? -power : power, 400); /* beyond it all is 0 or infinity */
    for (size_t i = 0; i < LEN(tens); i++) {
        if (left >> i & 1) {
            value = power < 0 ? value / tens[i] : value * tens[i];
        }
    }
    return value > DBL_MAX ? INFINITY : (double)value;
}

/* In a coordinate, digits and power of ten are both exact doubles, so that a single division is
 * correctly rounded (Clinger's fast path). */
GEO_FN bool str_num(str s, double *value) {
    static const double tens[] = {1e0,  1e1,  1e2,  1e3,  1e4,  1e5,  1e6,  1e7,
                                  1e8,  1e9,  1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
                                  1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22};
    bool minus = s.len && s.at[0] == '-', has_sign = minus || (s.len && s.at[0] == '+');
    uint64_t digits = 0;
    int power = 0;
    if (!str_num_read(str_from(s, has_sign), &digits, &power)) {
        return false;
    }
    double parsed = (double)digits;
    if (digits > (uint64_t)1 << DBL_MANT_DIG || power < -22 || power > 22) {
        parsed = str_num_scale(digits, power);
    } else {
        parsed = power < 0 ? parsed / tens[-power] : parsed * tens[power];
    }
    if (!isfinite(parsed)) {
        return false;
    }
    *value = minus ? -parsed : parsed;
    return true;
}

GEO_FN bool str_varint(str *rest, uint64_t *value) {
    uint64_t sum = 0;
    for (size_t i = 0; i < rest->len && i < 10; i++) {
        unsigned char byte = (unsigned char)rest->at[i];
        sum |= (uint64_t)(byte & 0x7F) << (7 * i);
        if (byte < 0x80) {
            *rest = str_from(*rest, i + 1);
            *value = sum;
            return true;
        }
    }
    return false;
}
