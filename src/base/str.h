#ifndef GEO_STR_H
#define GEO_STR_H
/* str -- slices: a non-owning view of bytes, not NUL-terminated; {NULL, 0} is "absent". */

#include "base.h"

typedef struct {
    const char *at;
    size_t len;
} str;

#define STR(literal) ((str){(literal), sizeof(literal) - 1})
#define STR_ROW(literal)                                                                           \
    { (literal), sizeof(literal) - 1 } /* the same where C wants a constant */
#define STR_NONE   ((str){NULL, 0})
#define STR_ARG(s) (int)(s).len, (s).at /* for "%.*s" */

GEO_FN str str_of(const char *text); /* NULL gives the absent slice */
GEO_FN bool str_eq(str a, str b);
GEO_FN bool str_eq_nocase(str a, str b); /* ASCII case only */
GEO_FN int str_cmp(str a, str b);        /* bytes, then length: the order of memcmp */
GEO_FN bool str_starts(str s, str prefix);
GEO_FN bool str_ends(str s, str suffix);
GEO_FN str str_trim(str s);                   /* without ASCII blanks at both ends */
GEO_FN str str_from(str s, size_t start);     /* what follows start; empty when there is nothing */
GEO_FN str str_head(str s, size_t len);       /* at most len bytes from the front */
GEO_FN ptrdiff_t str_find(str s, str needle); /* index of the first match, -1 when there is none */
GEO_FN size_t str_index(str s, char c);       /* of the first c; s.len when there is none */
/* How many letters must be inserted, dropped or changed to make b of a (Levenshtein); ASCII case
 * does not count. INT32_MAX when one has more than STR_DISTANCE_MAX bytes. */
enum { STR_DISTANCE_MAX = 48 }; /* longer names are no typing errors */
GEO_FN int str_distance(str a, str b);
/* Which of some names is nearest to a word: begin with the greatest distance that counts, then look
 * at each. */
typedef struct {
    int distance;
    str name;     /* the first of the nearest; absent: none is so near */
    bool is_tied; /* another one is as near */
} str_nearest;
GEO_FN void str_look(str_nearest *n, str word, str known);
GEO_FN bool str_is_capitals(str s); /* ASCII letters and all capital; not when empty */
/* Cuts the part before the first `sep` off *rest (which keeps what follows) and returns it; the
 * last part comes back with *rest absent, so `while (rest.at)` visits every part. */
GEO_FN str str_cut(str *rest, char sep);
GEO_FN bool str_cstr(str s, char *buf,
                     size_t cap); /* NUL-terminated copy; false: too long or has NUL */

/* The whole slice must be one number: no blanks, no trailing bytes. str_num refuses NaN, infinity,
 * hex. */
GEO_FN bool str_int(str s, int64_t *value);
GEO_FN bool str_num(str s, double *value);
GEO_FN bool str_has_control(str s); /* such a byte */
GEO_FN bool str_is_token(str s);    /* what HTTP makes names and methods of (RFC 9110, 5.6.2) */

#endif
