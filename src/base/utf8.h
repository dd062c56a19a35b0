#ifndef GEO_UTF8_H
#define GEO_UTF8_H
/* utf8 -- UTF-8 as in RFC 3629: no surrogates, no overlong forms, at most U+10FFFF. */

#include "str.h"

GEO_FN int32_t
utf8_next(str s, size_t *at); /* the code point at *at, which moves past it; -1: invalid, moves 1 */
GEO_FN bool utf8_valid(str s);
GEO_FN size_t utf8_put(char bytes[4], uint32_t code); /* how many bytes it wrote */
GEO_FN str utf8_head(str s, size_t len);              /* at most len bytes, only whole characters */
GEO_FN size_t utf8_count(str s);                      /* code points */
/* What must not reach a terminal or a log: C0, DEL, C1 and the line and paragraph separators, which
 * forge lines or begin escape sequences; and the bidi controls, which make text read as something
 * else (U+061C, U+200E-F, U+202A-E, U+2066-9). */
GEO_FN bool utf8_is_control(int32_t code);
GEO_FN bool utf8_is_bidi(int32_t code);
/* What is not seen and changes no word: soft hyphens, joiners, direction marks, selectors of
 * variants, tags, the fillers of Hangul. */
GEO_FN bool utf8_is_invisible(int32_t code);
GEO_FN int utf8_digit(int32_t code); /* the value of a decimal digit of any script; -1: none */

#endif
