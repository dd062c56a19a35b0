/* ascii -- character classes, independent of the locale. Pure. */
#include "ascii.h"

GEO_FN char ascii_lower(char c) {
    return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

GEO_FN bool ascii_is_space(char c) {
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

GEO_FN bool ascii_is_digit(char c) {
    return c >= '0' && c <= '9';
}

GEO_FN bool ascii_is_alpha(char c) {
    c = ascii_lower(c);
    return c >= 'a' && c <= 'z';
}

GEO_FN bool ascii_is_control(char c) {
    return (unsigned char)c < 0x20 || c == 0x7F;
}

GEO_FN int ascii_hex(char c) {
    if (ascii_is_digit(c)) {
        return c - '0';
    }
    c = ascii_lower(c);
    return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}
