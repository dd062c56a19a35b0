#ifndef GEO_OUT_H
#define GEO_OUT_H
/* out -- a bounded append-only writer: text, numbers, JSON. Writes into memory the caller owns;
 * when something does not fit, `full` sticks and nothing more is written, so a reply is whole or
 * refused, never cut. */

#include "arena.h"

typedef struct {
    char *at;
    size_t len, cap;
    bool full;
} out;

GEO_FN out out_of(char *memory, size_t cap);
GEO_FN str out_str(const out *o); /* what was written so far */
/* A text of unknown length is written into what is left of an arena, then taken out of it: absent,
 * and the arena is full, when it was cut. Nothing else may be taken in between. */
GEO_FN out out_over(const arena *a);
GEO_FN str out_taken(const out *o, arena *a);

GEO_FN void out_text(out *o, str s);
/* For terminals and logs, as base.h says: what they are not handed is left out, a blank stands for
 * a control character, and U+FFFD for what is not UTF-8. `visible`: it becomes \xNN, byte by byte.
 */
GEO_FN void out_plain(out *o, str s);
GEO_FN void out_visible(out *o, str s);
GEO_FN void out_char(out *o, char c);
GEO_FN void out_fmt(out *o, const char *format, ...) GEO_PRINTF(2, 3);
/* The UTC day of a time since 1970, "2024-06-30", by the 400-year cycle of the Gregorian calendar.
 */
GEO_FN void out_day(out *o, int64_t unix_s);
GEO_FN void out_int(out *o, int64_t value);
/* At most `decimals` (0-9) digits after the point, rounded half away from zero, trailing zeros
 * dropped. */
GEO_FN void out_fixed(out *o, double value, int decimals);
/* Percent-encodes all but RFC 3986 unreserved characters. */
GEO_FN void out_url(out *o, str s);

/* JSON. Commas come by themselves: a value or key is preceded by one unless it follows `{`, `[`,
 * `:`, a blank, a line end or nothing. Strings are escaped; what is not UTF-8 becomes U+FFFD. */
GEO_FN void out_open(out *o, char bracket);    /* { or [ */
GEO_FN void out_close(out *o, char bracket);   /* } or ] */
GEO_FN void out_name(out *o, str name);        /* of a member; it needs no escapes */
GEO_FN void out_key(out *o, const char *name); /* the same */
GEO_FN void out_json_str(out *o, str s);
GEO_FN void out_json_int(out *o, int64_t value);
GEO_FN void out_json_num(out *o, double value, int decimals); /* NaN and infinity become null */
GEO_FN void out_json_bool(out *o, bool value);
GEO_FN void out_json_raw(out *o, str json); /* one finished JSON value */

#endif
