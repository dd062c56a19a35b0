#ifndef GEO_DEFLATE_H
#define GEO_DEFLATE_H
/* deflate -- packs bytes into a zlib stream (RFC 1950, 1951) or a gzip file (RFC 1952), for images
 * and replies. */

#include "out.h"

enum {
    DEFLATE_WINDOW = 32 << 10, /* bytes that a match reaches back */
    DEFLATE_HEADS = 1 << 13,   /* chains of positions whose next bytes have the same hash */
    DEFLATE_TOKENS = 16 << 10  /* of a block */
};

/* A byte, or a match. */
typedef struct {
    uint16_t size; /* of a match; 0: a byte */
    uint16_t back; /* its distance - 1; the byte */
} deflate_token;

/* Working memory, of the caller. */
typedef struct {
    uint32_t head[DEFLATE_HEADS];    /* the last position + 1; 0: none */
    uint32_t before[DEFLATE_WINDOW]; /* the one before it, by position modulo the window */
    deflate_token tokens[DEFLATE_TOKENS];
} deflate_memory;

/* The largest packed size of `size` bytes: 9 bits a byte, head and checksum. */
#define DEFLATE_SIZE_MAX(size) ((size) + (size) / 8 + 32)

/* Append all of `in`, at most 1 GiB; o->full: no room. */
GEO_FN void deflate_zlib(out *o, str in, deflate_memory *memory);
GEO_FN void deflate_gzip(out *o, str in, deflate_memory *memory);

#endif
