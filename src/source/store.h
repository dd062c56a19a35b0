#ifndef GEO_STORE_H
#define GEO_STORE_H
/* store -- a hash table with least-recently-used eviction inside one block of memory of fixed size,
 * which may be a file that several processes map. No clock, no locks, no allocation: its owner
 * holds a lock round every call.
 *
 * Nothing in the block is trusted: positions are checked before they are followed, every value has
 * a check sum, and what does not fit together is repaired, at worst by forgetting it. */

#include "../base/base.h"

enum {
    STORE_ENTRIES_MAX = 1 << 24, /* references are 32 bits, and 64 GiB are enough */
    STORE_BLOCK =
        256, /* bytes; a value takes whole blocks: small, for half of one is lost by each */
    STORE_BLOCKS = 16,         /* per entry: 4 KiB on average hold five places with addresses */
    STORE_ITEM_MAX = 96 << 10, /* bytes of key and value together; PACK_MAX and the longest key */
    STORE_EXTRA = 512 /* bytes beside the table for the owner; zero at first, kept by repairs */
};

/* Where the parts of the block are: one process's view. */
typedef struct {
    struct store_head *head;
    uint32_t *buckets;
    struct store_entry *entries;
    uint32_t *links; /* per block: the next of its value */
    char *blocks;
    uint64_t *marks; /* scratch of this process, for repairs */
    char *item;      /* the same: one value with its key */
    uint32_t entry_max, block_max, bucket_max;
    bool is_broken; /* something did not fit together: repair before the lock is given back */
} store;

/* Bytes of the block, and of the scratch that a process needs besides; 0: too many for this
 * machine. */
GEO_FN size_t store_size(uint32_t entry_max);
GEO_FN size_t store_scratch_size(uint32_t entry_max);
/* Views `memory`, aligned for any type; changes nothing. */
GEO_FN store store_over(void *memory, void *scratch, uint32_t entry_max);
GEO_FN void store_format(store *s);        /* empties it; also what makes a block a store */
GEO_FN str store_mark(void);               /* what a block that holds a store begins with */
GEO_FN bool store_is_ours(const store *s); /* a store of this version, machine and size */
GEO_FN bool store_is_torn(const store *s); /* who held the lock last died while changing it */
/* Keeps what checks, forgets the rest; the order of use is lost. */
GEO_FN void store_repair(store *s);

/* Copies the value into `a` and makes it the most recently used. False: not there, damaged, or no
 * room. */
GEO_FN bool store_get(store *s, str key, arena *a, str *value, int64_t *stored_ms, bool *mark);
/* Replaces the value of that key; evicts what was not used for longest. False: larger than the
 * store takes. stored_ms and mark are given back by store_get. */
GEO_FN bool store_put(store *s, str key, str value, int64_t stored_ms, bool mark);

GEO_FN uint32_t store_count(const store *s); /* entries */
GEO_FN uint64_t store_bytes(const store *s); /* in blocks that hold something */
GEO_FN void *store_extra(const store *s);    /* STORE_EXTRA bytes, aligned for any type */

#endif
