#ifndef GEO_ASCII_H
#define GEO_ASCII_H
/* ascii -- characters of ASCII, whatever the locale. */

#include "base.h"

GEO_FN bool ascii_is_space(char c); /* ASCII blank, tab, CR, LF */
GEO_FN bool ascii_is_digit(char c);
GEO_FN bool ascii_is_alpha(char c);
GEO_FN bool ascii_is_control(char c); /* ASCII: below the blank, and DEL */
GEO_FN char ascii_lower(char c);      /* ASCII only */
GEO_FN int ascii_hex(char c);         /* 0-15, or -1 */

#endif
