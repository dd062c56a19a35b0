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

GEO_FN bool utf8_is_invisible(int32_t code) {
    static const int32_t ranges[][2] = {
        {0xAD, 0xAD},       {0x34F, 0x34F},    {0x61C, 0x61C},   {0x115F, 0x1160}, {0x17B4, 0x17B5},
        {0x180B, 0x180F},   {0x200B, 0x200F},  {0x202A, 0x202E}, {0x2060, 0x206F}, {0x20D0, 0x20FF},
        {0x3164, 0x3164},   {0xFE00, 0xFE0F},  {0xFEFF, 0xFEFF}, {0xFFA0, 0xFFA0}, {0xFFF9, 0xFFFB},
        {0x1F3FB, 0x1F3FF}, {0xE0000, 0xE0FFF}};
    bool is_invisible = false;
    for (size_t i = 0; i < LEN(ranges) && !is_invisible; i++) {
        is_invisible = code >= ranges[i][0] && code <= ranges[i][1];
    }
    return is_invisible;
}

/* The zeros of Unicode 16, from U+0660 to U+FFFF, and beyond without the first digit. */
static const uint16_t utf8_zeros[] = {
    0x660,  0x6F0,  0x7C0,  0x966,  0x9E6,  0xA66,  0xAE6,  0xB66,  0xBE6,  0xC66,  0xCE6,  0xD66,
    0xDE6,  0xE50,  0xED0,  0xF20,  0x1040, 0x1090, 0x17E0, 0x1810, 0x1946, 0x19D0, 0x1A80, 0x1A90,
    0x1B50, 0x1BB0, 0x1C40, 0x1C50, 0xA620, 0xA8D0, 0xA900, 0xA9D0, 0xA9F0, 0xAA50, 0xABF0, 0xFF10};
static const uint16_t utf8_zeros_beyond[] = {
    0x4A0,  0xD30,  0xD40,  0x1066, 0x10F0, 0x1136, 0x11D0, 0x12F0, 0x1450, 0x14D0, 0x1650,
    0x16C0, 0x1730, 0x18E0, 0x1950, 0x1BF0, 0x1C50, 0x1D50, 0x1DA0, 0x1F50, 0x6A60, 0x6AC0,
    0x6B50, 0x6D70, 0xCCF0, 0xE140, 0xE2F0, 0xE4D0, 0xE5F1, 0xE950, 0xFBF0};

GEO_FN int utf8_digit(int32_t code) {
    int digit = code >= '0' && code <= '9' ? code - '0' : -1;
    bool is_beyond = code > 0xFFFF;
    const uint16_t *zeros = is_beyond ? utf8_zeros_beyond : utf8_zeros;
    size_t count = is_beyond ? LEN(utf8_zeros_beyond) : LEN(utf8_zeros);
    code -= is_beyond ? 0x10000 : 0;
    for (size_t i = 0; i < count && digit < 0 && code >= zeros[i]; i++) {
        digit = code >= zeros[i] && code <= zeros[i] + 9 ? code - zeros[i] : -1;
    }
    return digit;
}
