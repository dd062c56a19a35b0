#ifndef GEO_STR_H
#define GEO_STR_H
/* str -- slices: non-owning views of bytes, not NUL-terminated; {NULL, 0} is "absent". */

#include "base.h"

typedef struct {
    const char *at;
    size_t len;
} str;

#define STR(literal) ((str){(literal), sizeof(literal) - 1})
#define STR_ROW(literal)                                                                           \
    { (literal), sizeof(literal) - 1 } /* the same where C requires a constant */
#define STR_NONE   ((str){NULL, 0})
#define STR_ARG(s) (int)(s).len, (s).at /* for "%.*s" */

GEO_FN str str_of(const char *text); /* NULL gives the absent slice */
GEO_FN bool str_eq(str a, str b);
GEO_FN bool str_eq_nocase(str a, str b); /* ASCII case only */
GEO_FN int str_cmp(str a, str b);        /* bytes, then length: the order of memcmp */
GEO_FN bool str_starts(str s, str prefix);
GEO_FN bool str_ends(str s, str suffix);
GEO_FN str str_trim(str s);                   /* without white space at both ends */
GEO_FN str str_from(str s, size_t start);     /* from index start on; empty when s is shorter */
GEO_FN str str_head(str s, size_t len);       /* the first len bytes, or fewer */
GEO_FN ptrdiff_t str_find(str s, str needle); /* index of the first match; -1: none */
/* Bytes as a number, little-endian. */
GEO_FN uint16_t str_load_2(const void *text);
GEO_FN uint32_t str_load_4(const void *text);
GEO_FN uint64_t str_load_8(const void *text);
GEO_FN size_t str_index(str s, char c); /* of the first c; s.len: none */
/* Levenshtein distance in bytes, ignoring ASCII case. INT32_MAX: one is longer than
 * STR_DISTANCE_MAX. */
enum { STR_DISTANCE_MAX = 48 }; /* nobody mistypes longer names */
GEO_FN int str_distance(str a, str b);
/* Finds the name nearest to a word: set `distance` to the greatest that counts, then add each
 * name. */
typedef struct {
    int distance;
    str name;     /* the nearest, of several the first; absent: none is near enough */
    bool is_tied; /* another one is equally near */
} str_nearest;
GEO_FN void str_nearest_add(str_nearest *n, str word, str name);
GEO_FN bool str_is_capitals(str s); /* only A-Z, and at least one */
GEO_FN bool str_has_digit(str s);   /* 0-9 */
/* Returns the part of *rest before the first `sep` and leaves in *rest what follows it. After the
 * last part *rest is absent, so that `while (rest.at)` visits every part. */
GEO_FN str str_cut(str *rest, char sep);
/* Whether the word is in the list, whose words `sep` separates and which is in str_cmp's order. */
GEO_FN bool str_is_among(str word, str sorted, char sep);
/* NUL-terminated copy; false: too long, or contains NUL. */
GEO_FN bool str_cstr(str s, char *buf, size_t cap);

/* The whole slice must be one decimal number, without spaces; no NaN, infinity or hexadecimal. */
GEO_FN bool str_int(str s, int64_t *value);
GEO_FN bool str_num(str s, double *value);
/* Takes a number off the front, as out_varint writes it. False: it is cut or longer than 64 bits
 * take, and nothing is taken. */
GEO_FN bool str_varint(str *rest, uint64_t *value);
GEO_FN bool str_has_control(str s); /* an ASCII control character */
GEO_FN bool str_is_token(str s);    /* a method or a header name of HTTP (RFC 9110 section 5.6.2) */

#endif
