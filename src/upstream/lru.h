#ifndef GEO_LRU_H
#define GEO_LRU_H
/* lru -- a hash table with least-recently-used eviction inside one block of memory of fixed size,
 * which may be a file that several processes map. No clock, no locks, no allocation: its owner
 * holds a lock round every call.
 *
 * Nothing in the block is trusted: positions are checked before they are followed, every value has
 * a check sum, and what does not fit together is repaired, at worst by forgetting it. */

#include "../base/arena.h"

enum {
    LRU_ENTRIES_MAX = 1 << 24, /* references are 32 bits, and 64 GiB are enough */
    LRU_BLOCK = 256, /* bytes; a value takes whole blocks: small, for half of one is lost by each */
    LRU_BLOCKS = 16, /* per entry: 4 KiB on average hold five places with addresses */
    LRU_ITEM_MAX =
        96 << 10,   /* bytes of key and value together; PLACE_CODEC_MAX and the longest key */
    LRU_EXTRA = 512 /* bytes beside the table for the owner; zero at first, kept by repairs */
};

/* Where the parts of the block are: one process's view. */
typedef struct {
    struct lru_head *head;
    uint32_t *buckets;
    struct lru_entry *entries;
    uint32_t *links; /* per block: the next of its value */
    char *blocks;
    uint64_t *marks; /* scratch of this process, for repairs */
    char *item;      /* the same: one value with its key */
    uint32_t entry_max, block_max, bucket_max;
    bool is_broken; /* something did not fit together: repair before the lock is given back */
} lru;

/* Bytes of the block, and of the scratch that a process needs besides; 0: too many for this
 * machine. */
GEO_FN size_t lru_size(uint32_t entry_max);
GEO_FN size_t lru_scratch_size(uint32_t entry_max);
/* Views `memory`, aligned for any type; changes nothing. */
GEO_FN lru lru_over(void *memory, void *scratch, uint32_t entry_max);
GEO_FN void lru_format(lru *s);        /* empties it; also what makes a block a store */
GEO_FN str lru_mark(void);             /* what a block that holds a store begins with */
GEO_FN bool lru_is_ours(const lru *s); /* a store of this version, machine and size */
GEO_FN bool lru_is_torn(const lru *s); /* who held the lock last died while changing it */
/* Keeps what checks, forgets the rest; the order of use is lost. */
GEO_FN void lru_repair(lru *s);

/* Copies the value into `a` and makes it the most recently used. False: not there, damaged, or no
 * room. */
GEO_FN bool lru_get(lru *s, str key, arena *a, str *value, int64_t *stored_ms, bool *mark);
/* Replaces the value of that key; evicts what was not used for longest. False: larger than the
 * store takes. stored_ms and mark are given back by lru_get. */
GEO_FN bool lru_put(lru *s, str key, str value, int64_t stored_ms, bool mark);

GEO_FN uint32_t lru_count(const lru *s); /* entries */
GEO_FN uint64_t lru_bytes(const lru *s); /* in blocks that hold something */
GEO_FN void *lru_extra(const lru *s);    /* LRU_EXTRA bytes, aligned for any type */

#endif
