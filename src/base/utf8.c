/* utf8 -- decodes and encodes code points. Pure. Outside facts: RFC 3629. */
#include "utf8.h"

/* The smallest code point of 1, 2, 3 and 4 bytes: one below it is overlong. */
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
