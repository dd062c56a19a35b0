#ifndef GEO_OUT_H
#define GEO_OUT_H
/* out -- a bounded append-only writer for text, numbers and JSON. The caller owns the buffer. When
 * something does not fit, `full` is set for good and nothing more is written: a reply is complete
 * or refused, never cut. */

#include "arena.h"

typedef struct {
    char *at;
    size_t len, cap;
    bool full, quotes; /* see out_quoted */
} out;

GEO_FN out out_of(char *memory, size_t cap); /* NULL, as of a full arena: nothing fits */
GEO_FN str out_str(const out *o);            /* what has been written so far */
/* For a text of unknown length: out_over writes into the free part of an arena, out_taken allocates
 * what was written. If it did not fit, the text is absent and the arena full. Nothing else may be
 * allocated in between. */
GEO_FN out out_over(const arena *a);
GEO_FN str out_taken(const out *o, arena *a);

GEO_FN void out_text(out *o, str s);
/* For terminals and logs. out_plain writes a space for a control character, U+FFFD for what is not
 * UTF-8, and leaves bidi marks out (utf8_is_control, utf8_is_bidi); out_visible writes the bytes of
 * all three as \xNN. */
GEO_FN void out_plain(out *o, str s);
/* The same for a name, which `quotes` puts in quotation marks that it cannot end itself. */
GEO_FN void out_quoted(out *o, str s);
GEO_FN void out_visible(out *o, str s);
GEO_FN void out_char(out *o, char c);
GEO_FN void out_fmt(out *o, const char *format, ...) GEO_PRINTF(2, 3);
/* The date in UTC of a Unix time, "2024-06-30". */
GEO_FN void out_day(out *o, int64_t unix_s);
/* "Sun, 06 Nov 1994 08:49:37 GMT" of a Unix time since 1970; `zone` is how UTC is called. */
GEO_FN void out_moment(out *o, int64_t unix_s, const char *zone);
GEO_FN void out_int(out *o, int64_t value);
GEO_FN void out_varint(out *o, uint64_t value); /* LEB128: seven bits a byte, the lowest first */
GEO_FN void out_zigzag(out *o, int64_t value);  /* 0, -1, 1, -2 ... as 0, 1, 2, 3 */
/* A field of Protocol Buffers: a number, bytes, or the head of so many bytes that follow. */
GEO_FN void out_field_number(out *o, unsigned field, uint64_t value);
GEO_FN void out_field_bytes(out *o, unsigned field, str bytes);
GEO_FN void out_field_head(out *o, unsigned field, size_t len);
/* At most `decimals` (0-9) digits after the point, rounded half away from zero, without trailing
 * zeros. */
GEO_FN void out_fixed(out *o, double value, int decimals);
/* Percent-encodes all but RFC 3986 unreserved characters. */
GEO_FN void out_url(out *o, str s);
GEO_FN void out_base64(out *o, str bytes);    /* RFC 4648 section 4 */
GEO_FN void out_base64url(out *o, str bytes); /* section 5, without padding */
/* As text of XML and HTML, or in double quotes the value of an attribute. */
GEO_FN void out_xml(out *o, str text);

/* JSON. Commas are written automatically: before a value or key, unless it follows `{`, `[`, `:`, a
 * space, a newline or nothing. Strings are escaped; what is not UTF-8 becomes U+FFFD. */
GEO_FN void out_open(out *o, char bracket);    /* { or [ */
GEO_FN void out_close(out *o, char bracket);   /* } or ] */
GEO_FN void out_name(out *o, str name);        /* of a member; must need no escapes */
GEO_FN void out_key(out *o, const char *name); /* the same, from a C string */
GEO_FN void out_json_str(out *o, str s);
GEO_FN void out_json_int(out *o, int64_t value);
GEO_FN void out_json_num(out *o, double value, int decimals); /* NaN and infinity become null */
GEO_FN void out_json_bool(out *o, bool value);
GEO_FN void out_json_raw(out *o, str json); /* a complete JSON value */

#endif
