#ifndef GEO_UTF8_H
#define GEO_UTF8_H
/* utf8 -- UTF-8 as in RFC 3629: no surrogates, no overlong forms, at most U+10FFFF. */

#include "str.h"

GEO_FN int32_t utf8_next(str s, size_t *at); /* code point and *at moved on; -1 bad (moves 1) */
GEO_FN bool utf8_valid(str s);
GEO_FN size_t utf8_put(char bytes[4], uint32_t code); /* 1-4 bytes written */
GEO_FN str utf8_head(str s, size_t len);              /* at most len bytes, never a cut character */
GEO_FN size_t utf8_count(str s);                      /* code points */
/* What no terminal and no log is handed: C0, DEL, C1 and the separators of lines and paragraphs,
 * which end a line or begin a sequence of orders; and marks that turn the direction of text, so
 * that it reads as something else (U+061C, U+200E-F, U+202A-E, U+2066-9). */
GEO_FN bool utf8_is_control(int32_t code);
GEO_FN bool utf8_is_bidi(int32_t code);

#endif
