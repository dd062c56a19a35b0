#ifndef GEO_LRU_H
#define GEO_LRU_H
/* lru -- a hash table with least-recently-used eviction in one memory region of fixed size, which
 * may be a file that several processes map. No clock, no locks, no allocation: the owner holds a
 * lock around every call.
 *
 * Nothing in the region is trusted: references are checked before they are followed, every entry
 * has a checksum, and what is inconsistent is repaired, at worst by dropping entries. */

#include "../base/arena.h"

enum {
    LRU_ENTRIES_MAX = 1 << 24, /* references are 32 bits, and 64 GiB are enough */
    LRU_BLOCK = 256,           /* bytes; small, because each item wastes half a block on average */
    LRU_BLOCKS = 16,           /* per entry: 4 KiB on average, five places with addresses */
    LRU_ITEM_MIN = 96 << 10,   /* bytes of key and value that any table takes: PLACE_CODEC_MAX and
                                  the longest key */
    LRU_ITEM_MAX = 1 << 20,    /* that none exceeds: what a reader of the table has to copy */
    LRU_ITEM_SHARE = 32, /* otherwise this part of the table, lest one item evict all others */
    LRU_EXTRA = 512      /* bytes for the owner; zero at first, untouched by repairs */
};

/* One process's pointers into the region. */
typedef struct {
    struct lru_head *head;
    uint32_t *buckets;
    struct lru_entry *entries;
    uint32_t *links; /* per block: the next block of its item */
    char *blocks;
    uint64_t *bitmap; /* private scratch for repairs: a bit per block */
    char *item;       /* private scratch: one item */
    uint32_t entry_max, block_max, bucket_max;
    uint32_t item_max; /* bytes of key and value */
    bool is_broken;    /* inconsistent: repair before the lock is released */
} lru;

/* Bytes of the region, and of the scratch that each process needs; 0: too many for this machine. */
GEO_FN size_t lru_size(uint32_t entry_max);
GEO_FN size_t lru_scratch_size(uint32_t entry_max);
/* Views `memory`, which is aligned for any type; writes nothing. */
GEO_FN lru lru_view(void *memory, void *scratch, uint32_t entry_max);
GEO_FN void lru_format(lru *t);        /* initialises the region as an empty table */
GEO_FN str lru_magic(void);            /* the first bytes of a formatted region */
GEO_FN bool lru_is_ours(const lru *t); /* formatted by this version, for this byte order and size */
GEO_FN bool lru_is_torn(const lru *t); /* needs a repair: a writer died, or damage was seen */
/* Keeps the entries that are intact and drops the rest; the order of use is lost. */
GEO_FN void lru_repair(lru *t);

/* Copies the value into `a` and marks it most recently used. False: missing, damaged, or `a` is too
 * small. */
GEO_FN bool lru_get(lru *t, str key, arena *a, str *value, int64_t *stored_ms, bool *flag);
/* Sets the key's value, evicting the least recently used. False: too large, or damage was found.
 * lru_get returns stored_ms and flag unchanged. */
GEO_FN bool lru_put(lru *t, str key, str value, int64_t stored_ms, bool flag);

GEO_FN uint32_t lru_count(const lru *t); /* entries */
GEO_FN uint64_t lru_bytes(const lru *t); /* in blocks in use */
GEO_FN void *lru_extra(const lru *t);    /* LRU_EXTRA bytes, aligned for any type */

#endif
