#ifndef GEO_BOUND_H
#define GEO_BOUND_H
/* bound -- what the numbers and texts of a struct may be when they come from a file that others
 * write as well: cache, chat, index. One table of rows describes a struct. Its reader takes a copy,
 * because another process may write at any moment, and checks it; the fuzzers damage the fields of
 * the same table. A field without a row is compared only, and indexes nothing. */

#include "base.h"

#define BOUND_TIME_MAX_MS INT64_C(253402300800000) /* since 1970: the year 10000 */

typedef enum {
    BOUND_INT,    /* a signed number of `size` bytes, min..max */
    BOUND_UINT,   /* an unsigned one */
    BOUND_LITTLE, /* an unsigned one that lies little endian on every machine */
    BOUND_REAL,   /* a double, min..max */
    BOUND_MAYBE,  /* the same, or NaN: not known */
    BOUND_TEXT    /* UTF-8 that ends with a NUL within `size` bytes */
} bound_kind;

typedef struct {
    uint32_t at; /* bytes from the start of the struct */
    uint32_t size;
    bound_kind kind;
    int64_t min, max;
    int limit;              /* > 0: max is limits[limit - 1], how many things there are to index */
    uint32_t count, stride; /* of an array's elements; 0: it is none */
} bound;

/* BOUND(struct, member, BOUND_INT, .max = 9): the member's row. */
#define BOUND(type, member, ...)                                                                   \
    { .at = offsetof(type, member), .size = sizeof(((type *)0)->member), .kind = __VA_ARGS__ }

/* Whether the struct, which nobody else writes to, keeps all its rows. `limits`: those that the
 * rows name; NULL: they name none. */
GEO_FN bool bound_holds(const bound *rows, size_t count, const void *copy, const uint64_t *limits);

#endif
