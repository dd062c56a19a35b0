#ifndef GEO_ASCII_H
#define GEO_ASCII_H
/* ascii -- ASCII character classes, independent of the locale. */

#include "base.h"

GEO_FN bool ascii_is_space(char c); /* space, tab, CR, LF */
GEO_FN bool ascii_is_digit(char c);
GEO_FN bool ascii_is_alpha(char c);
GEO_FN bool ascii_is_control(char c); /* below 0x20, and DEL */
GEO_FN char ascii_lower(char c);
GEO_FN int ascii_hex(char c); /* 0-15, or -1 */

#endif
