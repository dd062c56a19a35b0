#ifndef GEO_BASE_H
#define GEO_BASE_H
/* base -- slices, arenas, checked number parsing, UTF-8, hashing. The bottom layer: no I/O, no
 * state.
 *
 * Lifetimes, the only three there are: STATIC (tables, literals), PROCESS (settings, index, cache;
 * made at start), REQUEST (an arena, reset when the reply is written). A REQUEST pointer is never
 * stored in anything that lives longer. */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* In the shipped unit every function is static; the check build (-DGEO_FN=) gives each module its
 * own object file and so proves which edges there are. */
#ifndef GEO_FN
#define GEO_FN static
#endif

#if defined(__GNUC__)
#define GEO_PRINTF(fmt, args) __attribute__((format(printf, fmt, args)))
#else
#define GEO_PRINTF(fmt, args)
#endif

/* Programmer errors stop the process, also in release: a wrong answer is worse than none. */
#define ASSERT(cond) ((cond) ? (void)0 : base_abort(#cond, __FILE__, __LINE__))
_Noreturn GEO_FN void base_abort(const char *cond, const char *file, int line);

#define LEN(array) (sizeof(array) / sizeof((array)[0]))
#define MIN(a, b)  ((a) < (b) ? (a) : (b))
#define MAX(a, b)  ((a) > (b) ? (a) : (b))

/* ---- slices: a non-owning view of bytes, not NUL-terminated; {NULL, 0} is "absent" ---- */
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

GEO_FN bool char_is_space(char c); /* ASCII blank, tab, CR, LF */
GEO_FN bool char_is_digit(char c);
GEO_FN bool char_is_alpha(char c);
GEO_FN bool char_is_control(char c); /* ASCII: below the blank, and DEL */
GEO_FN bool str_has_control(str s);  /* such a byte */
GEO_FN bool str_is_token(str s);     /* what HTTP makes names and methods of (RFC 9110, 5.6.2) */
GEO_FN char char_lower(char c);      /* ASCII only */
GEO_FN int char_hex(char c);         /* 0-15, or -1 */

/* ---- UTF-8 (RFC 3629: no surrogates, no overlong forms, at most U+10FFFF) ---- */
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

/* ---- hashing: for tables and checksums of our own files, not for secrets ---- */
GEO_FN uint64_t hash_64(const void *bytes, size_t len, uint64_t seed);

/* ---- arenas: take from the front, nothing is given back, the owner resets `at` ---- */
typedef struct {
    char *at, *end;
    bool full; /* something did not fit; sticks, so that a call is checked once, at its edge */
} arena;

GEO_FN arena arena_of(void *memory, size_t size);
/* What does not fit is NULL, or the absent slice, and sets `full`. */
GEO_FN void *arena_take(arena *a, size_t size, size_t count); /* zeroed, aligned for any type */
GEO_FN char *arena_bytes(arena *a, size_t size);              /* neither */
GEO_FN str arena_copy(arena *a, str s);
GEO_FN str arena_join(arena *a, str head, str tail);
/* `list` with one text more behind `between`; an empty one of the two leaves the other as it is. */
GEO_FN str arena_list(arena *a, str list, str between, str text);
/* Copying the arena struct gives a scratch, whose allocations vanish with the copy. Where one that
 * was too small makes the result incomplete, the arena that it was copied from is full as well. */
GEO_FN void arena_end_scratch(arena *a, const arena *scratch);
#define ARENA_NEW(a, type, count) ((type *)arena_take((a), sizeof(type), (size_t)(count)))

#endif
