#ifndef GEO_ZSTD_H
#define GEO_ZSTD_H
/* zstd -- unpacks what is packed as one Zstandard frame (RFC 8878) or one LZ4 block, of known
 * unpacked size, as blocks of .osm.pbf files are. */

#include "str.h"

enum {
    ZSTD_BLOCK_MAX = 128 << 10, /* bytes of a block, packed and unpacked (RFC 8878, 3.1.1.2.4) */
    ZSTD_STATES_MAX = 1 << 9,   /* of a table for sequences */
    ZSTD_CODES_MAX = 1 << 11    /* of the table for literals */
};

/* A state of a finite state entropy decoder (FSE). */
typedef struct {
    unsigned char symbol, bits; /* bits that the next state takes */
    unsigned short base;        /* and what they are added to */
} zstd_state;

typedef struct {
    zstd_state at[ZSTD_STATES_MAX];
    int log; /* of the states; -1: there is no table yet */
} zstd_table;

/* Memory of a call: tables that blocks of a frame share, and the literals of one. */
typedef struct {
    zstd_table tables[3]; /* ORDER zstd_kinds */
    struct {
        unsigned char symbol, bits;
    } codes[ZSTD_CODES_MAX];
    int code_log; /* 0: there is no table yet */
    uint32_t offsets[3];
    unsigned char literals[ZSTD_BLOCK_MAX];
} zstd_room;

/* Fills exactly `size` bytes of `bytes`. False: it is damaged, wants a dictionary, or is not so
 * long. A checksum at the end is not verified. */
GEO_FN bool zstd_unpack(str in, char *bytes, size_t size, zstd_room *room);
/* The same of an LZ4 block (lz4_Block_format.md). */
GEO_FN bool zstd_unpack_lz4(str in, char *bytes, size_t size);

#endif
