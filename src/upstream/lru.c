/* lru -- a hash table with least-recently-used eviction in one memory region.
 *
 * The cache owns the memory, the locks and the clock. The region:
 *     head       magic, counts, list ends, the owner's bytes
 *
 *     buckets    one reference each: the first entry whose key hashes there
 *     entries    entry_max: hash, checksum, sizes, first block, neighbours in bucket and use
 *
 *     links      block_max references: the block that follows
 *
 *     blocks     block_max of LRU_BLOCK bytes: key and value of an entry, one after the other
 *
 * A reference is an index + 1, and 0 is none, so zeroed memory is an empty table and untouched
 * pages cost nothing. Free entries and blocks are chained; those beyond `top` were never used.
 *
 * Every change happens between lru_begin and lru_end, which set and clear head->torn. A process
 * that is killed in between leaves it set, and the next one to get the lock repairs the table: it
 * keeps each entry whose checksum fits and whose blocks no other entry claims, and rebuilds
 * buckets, order and free lists. */
#include "lru.h"

#include <stdatomic.h>
#include <string.h>

#include "../base/bound.h"
#include "../base/hash.h"

#define LRU_MAGIC 0x31636f6567686361ULL /* differs on a machine of the other byte order */

enum {
    LRU_VERSION = 3, /* of this layout and of the owner's bytes, not of the values (place_codec) */
    LRU_ALIGN = 64   /* parts begin on cache lines */
};

typedef struct lru_head {
    uint64_t magic;
    uint32_t version, entry_max;
    uint32_t torn;                   /* a change is in progress */
    uint32_t entries, blocks;        /* in use */
    uint32_t entry_top, block_top;   /* those beyond were never used */
    uint32_t entry_free, block_free; /* first of the free ones below top */
    uint32_t newest, oldest;
    uint32_t unused;
    _Alignas(max_align_t) char extra[LRU_EXTRA];
} lru_head;

typedef struct lru_entry {
    uint64_t hash, check; /* hash of the key; checksum of the value and the fields up to `flag` */
    int64_t stored_ms;
    uint32_t key_len, value_len;
    uint32_t flag;
    uint32_t block;        /* first one; 0: the entry is free */
    uint32_t next;         /* in its bucket or in the list of free entries */
    uint32_t newer, older; /* in order of use */
    uint32_t unused;
} lru_entry;

/* What references may be, and sizes: the rows' limits. */
enum { LRU_TO_ENTRIES = 1, LRU_TO_BLOCKS, LRU_TO_ITEM, LRU_LIMITS = LRU_TO_ITEM };

static const bound lru_head_bounds[] = {
    BOUND(lru_head, entries, BOUND_UINT, .limit = LRU_TO_ENTRIES),
    BOUND(lru_head, blocks, BOUND_UINT, .limit = LRU_TO_BLOCKS),
    BOUND(lru_head, entry_top, BOUND_UINT, .limit = LRU_TO_ENTRIES),
    BOUND(lru_head, block_top, BOUND_UINT, .limit = LRU_TO_BLOCKS),
    BOUND(lru_head, entry_free, BOUND_UINT, .limit = LRU_TO_ENTRIES),
    BOUND(lru_head, block_free, BOUND_UINT, .limit = LRU_TO_BLOCKS),
    BOUND(lru_head, newest, BOUND_UINT, .limit = LRU_TO_ENTRIES),
    BOUND(lru_head, oldest, BOUND_UINT, .limit = LRU_TO_ENTRIES),
};

/* Of an entry in use. */
static const bound lru_entry_bounds[] = {
    BOUND(lru_entry, stored_ms, BOUND_INT, .max = BOUND_TIME_MAX_MS),
    BOUND(lru_entry, key_len, BOUND_UINT, .min = 1, .limit = LRU_TO_ITEM),
    BOUND(lru_entry, value_len, BOUND_UINT, .limit = LRU_TO_ITEM),
    BOUND(lru_entry, flag, BOUND_UINT, .max = 1),
    BOUND(lru_entry, block, BOUND_UINT, .min = 1, .limit = LRU_TO_BLOCKS),
    BOUND(lru_entry, next, BOUND_UINT, .limit = LRU_TO_ENTRIES),
    BOUND(lru_entry, newer, BOUND_UINT, .limit = LRU_TO_ENTRIES),
    BOUND(lru_entry, older, BOUND_UINT, .limit = LRU_TO_ENTRIES),
};

/* ---- layout ---- */

static uint32_t lru_bucket_max(uint32_t entry_max) {
    uint32_t count = 1;
    while (count < entry_max) {
        count *= 2;
    }
    return count;
}

static uint64_t lru_align(uint64_t size) {
    return (size + LRU_ALIGN - 1) / LRU_ALIGN * LRU_ALIGN;
}

/* Offsets of buckets, entries, links, blocks, and the end. */
static void lru_layout(uint32_t entry_max, uint64_t at[5]) {
    uint64_t block_max = (uint64_t)entry_max * LRU_BLOCKS;
    at[0] = lru_align(sizeof(lru_head));
    at[1] = at[0] + lru_align((uint64_t)lru_bucket_max(entry_max) * sizeof(uint32_t));
    at[2] = at[1] + lru_align((uint64_t)entry_max * sizeof(lru_entry));
    at[3] = at[2] + lru_align(block_max * sizeof(uint32_t));
    at[4] = at[3] + block_max * LRU_BLOCK;
}

GEO_FN size_t lru_size(uint32_t entry_max) {
    uint64_t at[5];
    if (entry_max > LRU_ENTRIES_MAX) {
        return 0;
    }
    lru_layout(entry_max, at);
    return at[4] <= SIZE_MAX / 2 ? (size_t)at[4] : 0;
}

static size_t lru_bitmap_size(uint32_t entry_max) {
    return ((size_t)entry_max * LRU_BLOCKS / 64 + 1) * sizeof(uint64_t);
}

static uint32_t lru_item_max(uint32_t entry_max) {
    uint64_t share = (uint64_t)entry_max * LRU_BLOCKS * LRU_BLOCK / LRU_ITEM_SHARE;
    return (uint32_t)MIN(MAX(share, (uint64_t)LRU_ITEM_MIN), (uint64_t)LRU_ITEM_MAX);
}

GEO_FN size_t lru_scratch_size(uint32_t entry_max) {
    return lru_bitmap_size(entry_max) + lru_item_max(entry_max);
}

GEO_FN lru lru_view(void *memory, void *scratch, uint32_t entry_max) {
    uint64_t at[5];
    char *base = memory, *own = scratch;
    lru_layout(entry_max, at);
    return (lru){.head = memory,
                 .buckets = (void *)(base + at[0]),
                 .entries = (void *)(base + at[1]),
                 .links = (void *)(base + at[2]),
                 .blocks = base + at[3],
                 .bitmap = scratch,
                 .item = own + lru_bitmap_size(entry_max),
                 .entry_max = entry_max,
                 .block_max = entry_max * LRU_BLOCKS,
                 .bucket_max = lru_bucket_max(entry_max),
                 .item_max = lru_item_max(entry_max)};
}

GEO_FN void lru_format(lru *t) {
    memset(t->head, 0, sizeof *t->head);
    memset(t->buckets, 0, t->bucket_max * sizeof *t->buckets);
    t->head->version = LRU_VERSION;
    t->head->entry_max = t->entry_max;
    t->head->magic = LRU_MAGIC;
    t->is_broken = false;
}

GEO_FN str lru_magic(void) {
    static const uint64_t magic = LRU_MAGIC;
    return (str){(const char *)&magic, sizeof magic};
}

GEO_FN bool lru_is_ours(const lru *t) {
    return t->head->magic == LRU_MAGIC && t->head->version == LRU_VERSION &&
           t->head->entry_max == t->entry_max;
}

static bool lru_holds(const lru *t, const bound *rows, size_t count, const void *copy) {
    const uint64_t limits[LRU_LIMITS] = {t->entry_max, t->block_max, t->item_max};
    return bound_holds(rows, count, copy, limits);
}

GEO_FN bool lru_is_torn(const lru *t) {
    lru_head head;
    memcpy(&head, t->head, sizeof head);
    return head.torn || t->is_broken || !lru_holds(t, lru_head_bounds, LEN(lru_head_bounds), &head);
}

GEO_FN uint32_t lru_count(const lru *t) {
    return MIN(t->head->entries, t->entry_max);
}

GEO_FN uint64_t lru_bytes(const lru *t) {
    return (uint64_t)MIN(t->head->blocks, t->block_max) * LRU_BLOCK;
}

GEO_FN void *lru_extra(const lru *t) {
    return t->head->extra;
}

/* The fences keep the compiler from moving the change out of the bracket. Stores that a killed
 * process made to shared memory are not lost. */
static void lru_begin(lru *t) {
    t->head->torn = 1;
    atomic_thread_fence(memory_order_seq_cst);
}

static void lru_end(lru *t) {
    atomic_thread_fence(memory_order_seq_cst);
    t->head->torn = 0;
}

/* ---- references ---- */

/* Another process may write to the region or truncate it at any moment, so a value that is checked
 * before use must be loaded only once. */
static uint32_t lru_load(uint32_t value) {
    volatile uint32_t once = value;
    return once;
}

/* A copy of an entry in use. False: one of its fields is out of bounds. */
static bool lru_load_entry(const lru *t, const lru_entry *e, lru_entry *copy) {
    volatile lru_entry once = *e;
    *copy = once;
    return lru_holds(t, lru_entry_bounds, LEN(lru_entry_bounds), copy);
}

/* The entry, or NULL for none. An impossible reference is damage. */
static lru_entry *lru_entry_at(lru *t, uint32_t ref) {
    ref = lru_load(ref);
    if (ref > t->entry_max) {
        t->is_broken = true;
        return NULL;
    }
    return ref ? &t->entries[ref - 1] : NULL;
}

static uint32_t lru_ref(const lru *t, const lru_entry *e) {
    return (uint32_t)(e - t->entries) + 1;
}

static uint32_t *lru_bucket(const lru *t, uint64_t hash) {
    return &t->buckets[hash & (t->bucket_max - 1)];
}

static uint32_t lru_blocks_for(uint64_t size) {
    return (uint32_t)((size + LRU_BLOCK - 1) / LRU_BLOCK);
}

/* ---- items: chains of blocks ---- */

/* Copies `size` bytes from offset `skip` of the chain. False: the chain is damaged. */
static bool lru_copy(lru *t, uint32_t block, size_t skip, char *to, size_t size) {
    block = lru_load(block);
    while (size) {
        if (!block || block > t->block_max) {
            t->is_broken = true;
            return false;
        }
        if (skip < LRU_BLOCK) {
            size_t part = MIN(size, LRU_BLOCK - skip);
            memcpy(to, t->blocks + (size_t)(block - 1) * LRU_BLOCK + skip, part);
            to += part;
            size -= part;
            skip = LRU_BLOCK;
        }
        skip -= LRU_BLOCK;
        block = lru_load(t->links[block - 1]);
    }
    return true;
}

static bool lru_key_is(lru *t, const lru_entry *e, str key) {
    char text[LRU_BLOCK];
    for (size_t at = 0; at < key.len; at += sizeof text) { /* a block at a time */
        size_t part = MIN(key.len - at, sizeof text);
        if (!lru_copy(t, e->block, at, text, part) || memcmp(text, key.at + at, part) != 0) {
            return false;
        }
    }
    return true;
}

static uint64_t lru_check(const lru_entry *e, const char *value) {
    uint64_t fields[] = {e->hash, (uint64_t)e->stored_ms, (uint64_t)e->key_len << 32 | e->value_len,
                         e->flag};
    return hash_64(value, e->value_len, hash_64(fields, sizeof fields, LRU_MAGIC));
}

/* A block from the free list, or the next unused one; 0: none, or damage. */
static uint32_t lru_alloc_block(lru *t) {
    uint32_t block = lru_load(t->head->block_free), top = lru_load(t->head->block_top);
    if (block > t->block_max || top > t->block_max) {
        t->is_broken = true;
        return 0;
    }
    if (block) {
        t->head->block_free = t->links[block - 1];
    } else if (top < t->block_max) {
        block = t->head->block_top = top + 1;
    }
    return block;
}

/* Appends to the chain whose last link is *link and whose last block has *room bytes free. */
static bool lru_scatter(lru *t, uint32_t **link, size_t *room, str bytes) {
    while (bytes.len) {
        if (!*room) {
            uint32_t block = lru_alloc_block(t);
            if (!block) {
                return false;
            }
            **link = block;
            *link = &t->links[block - 1];
            **link = 0;
            t->head->blocks++;
            *room = LRU_BLOCK;
        }
        /* *link is the last block's element of `links`, so its index is the block's */
        size_t last = (size_t)(*link - t->links), part = MIN(bytes.len, *room);
        memcpy(t->blocks + last * LRU_BLOCK + (LRU_BLOCK - *room), bytes.at, part);
        *room -= part;
        bytes = str_from(bytes, part);
    }
    return true;
}

static void lru_free_blocks(lru *t, uint32_t block, uint32_t count) {
    while (count-- && block) {
        if (block > t->block_max) {
            t->is_broken = true;
            return;
        }
        uint32_t next = lru_load(t->links[block - 1]);
        t->links[block - 1] = t->head->block_free;
        t->head->block_free = block;
        t->head->blocks--;
        block = next;
    }
}

/* ---- order of use ---- */

static void lru_link_newest(lru *t, lru_entry *e) {
    lru_entry *front = lru_entry_at(t, t->head->newest);
    uint32_t ref = lru_ref(t, e);
    e->newer = 0;
    e->older = t->head->newest;
    *(front ? &front->newer : &t->head->oldest) = ref;
    t->head->newest = ref;
}

static void lru_unlink(lru *t, const lru_entry *e) {
    lru_entry *newer = lru_entry_at(t, e->newer), *older = lru_entry_at(t, e->older);
    uint32_t ref = lru_ref(t, e);
    uint32_t *down = newer ? &newer->older : &t->head->newest;
    uint32_t *up = older ? &older->newer : &t->head->oldest;
    t->is_broken |= *down != ref || *up != ref;
    *down = e->older;
    *up = e->newer;
}

/* ---- entries ---- */

static lru_entry *lru_find(lru *t, str key, uint64_t hash) {
    if (!t->entry_max) {
        return NULL;
    }
    lru_entry *e = lru_entry_at(t, *lru_bucket(t, hash));
    for (uint32_t i = 0; e; i++) {
        if (i == t->entry_max) { /* a cycle: damage */
            t->is_broken = true;
            return NULL;
        }
        if (e->hash == hash && e->key_len == key.len && lru_key_is(t, e, key)) {
            return e;
        }
        e = lru_entry_at(t, e->next);
    }
    return NULL;
}

/* Removes the entry from its bucket. */
static void lru_unlink_bucket(lru *t, const lru_entry *e) {
    uint32_t *link = lru_bucket(t, e->hash);
    for (uint32_t i = 0; i < t->entry_max; i++) {
        lru_entry *at = lru_entry_at(t, *link);
        if (!at) {
            break;
        }
        if (at == e) {
            *link = e->next;
            return;
        }
        link = &at->next;
    }
    t->is_broken = true;
}

static void lru_drop(lru *t, lru_entry *e) {
    lru_unlink_bucket(t, e);
    lru_unlink(t, e);
    lru_free_blocks(t, lru_load(e->block), lru_blocks_for((uint64_t)e->key_len + e->value_len));
    e->block = 0;
    e->next = t->head->entry_free;
    t->head->entry_free = lru_ref(t, e);
    t->head->entries--;
}

/* Evicts the least recently used until an entry and `blocks` blocks are free. */
static void lru_make_room(lru *t, uint32_t blocks) {
    const lru_head *h = t->head;
    while (!t->is_broken && (h->entries >= t->entry_max || t->block_max - h->blocks < blocks)) {
        lru_entry *e = lru_entry_at(t, h->oldest);
        if (!e) {
            t->is_broken = true;
            return;
        }
        lru_drop(t, e);
    }
}

static lru_entry *lru_alloc_entry(lru *t) {
    lru_entry *e = lru_entry_at(t, t->head->entry_free);
    uint32_t top = lru_load(t->head->entry_top);
    if (!e && top < t->entry_max) {
        t->head->entry_top = top + 1;
        return &t->entries[top];
    }
    if (!e || e->block) { /* wrong counts, or an entry that is both free and in use */
        t->is_broken = true;
        return NULL;
    }
    t->head->entry_free = e->next;
    return e;
}

/* Adds the entry to its bucket and to the order of use. */
static void lru_link(lru *t, lru_entry *e) {
    uint32_t *bucket = lru_bucket(t, e->hash);
    e->next = *bucket;
    *bucket = lru_ref(t, e);
    lru_link_newest(t, e);
    t->head->entries++;
}

static void lru_add(lru *t, const lru_entry *fields, str key, str value) {
    lru_entry *e = t->is_broken ? NULL : lru_alloc_entry(t);
    if (!e) {
        return;
    }
    uint32_t first = 0, *link = &first;
    size_t room = 0;
    if (!lru_scatter(t, &link, &room, key) || !lru_scatter(t, &link, &room, value)) {
        t->is_broken = true;
        return;
    }
    *e = *fields;
    e->block = first;
    lru_link(t, e);
}

/* ---- get and put ---- */

GEO_FN bool lru_get(lru *t, str key, arena *a, str *value, int64_t *stored_ms, bool *flag) {
    lru_entry *e = lru_find(t, key, hash_64(key.at, key.len, 0)), found;
    if (!e) {
        return false;
    }
    if (!lru_load_entry(t, e, &found)) {
        t->is_broken = true;
        return false;
    }
    char *bytes = arena_bytes(a, found.value_len);
    if (!bytes) {
        return false;
    }
    if (!lru_copy(t, found.block, key.len, bytes, found.value_len) ||
        lru_check(&found, bytes) != found.check) {
        t->is_broken = true;
        return false;
    }
    *value = (str){bytes, found.value_len};
    *stored_ms = found.stored_ms;
    *flag = found.flag != 0;
    if (t->head->newest != lru_ref(t, e)) {
        lru_begin(t);
        lru_unlink(t, e);
        lru_link_newest(t, e);
        if (!t->is_broken) {
            lru_end(t);
        }
    }
    return true;
}

GEO_FN bool lru_put(lru *t, str key, str value, int64_t stored_ms, bool flag) {
    uint32_t blocks = lru_blocks_for(key.len + value.len);
    if (!key.len || key.len + value.len > t->item_max || blocks > t->block_max) {
        return false;
    }
    lru_entry fields = {.hash = hash_64(key.at, key.len, 0),
                        .stored_ms = stored_ms,
                        .key_len = (uint32_t)key.len,
                        .value_len = (uint32_t)value.len,
                        .flag = flag};
    fields.check = lru_check(&fields, value.at);
    lru_entry *old = lru_find(t, key, fields.hash);
    lru_begin(t);
    if (old) {
        lru_drop(t, old);
    }
    lru_make_room(t, blocks);
    lru_add(t, &fields, key, value);
    if (!t->is_broken) { /* otherwise leave it torn, in case we die before the repair */
        lru_end(t);
    }
    return !t->is_broken;
}

/* ---- repair ---- */

/* Sets the bits of the entry's blocks. False, with no bit set: they are not a chain of the right
 * length, or another entry has claimed one. */
static bool lru_claim(lru *t, const lru_entry *e, uint32_t top) {
    uint32_t count = lru_blocks_for((uint64_t)e->key_len + e->value_len);
    uint32_t block = e->block, done = 0;
    for (; done < count && block && block <= top; done++) {
        uint64_t bit = 1ULL << ((block - 1) % 64), *word = &t->bitmap[(block - 1) / 64];
        if (*word & bit) {
            break;
        }
        *word |= bit;
        block = lru_load(t->links[block - 1]);
    }
    if (done == count) {
        return true;
    }
    for (block = e->block; done && block && block <= top; done--) {
        t->bitmap[(block - 1) / 64] &= ~(1ULL << ((block - 1) % 64));
        block = lru_load(t->links[block - 1]);
    }
    return false;
}

static bool lru_is_intact(lru *t, const lru_entry *e) {
    size_t size = (size_t)e->key_len + e->value_len;
    if (size > t->item_max || !lru_copy(t, e->block, 0, t->item, size)) {
        return false;
    }
    return hash_64(t->item, e->key_len, 0) == e->hash &&
           lru_check(e, t->item + e->key_len) == e->check;
}

/* Frees every unclaimed block. The last link of a chain may hold anything: a chain is followed only
 * for its entry's size. */
static void lru_rebuild_free_blocks(lru *t, uint32_t top) {
    t->head->block_free = 0;
    t->head->blocks = 0;
    for (uint32_t i = top; i > 0; i--) {
        if (t->bitmap[(i - 1) / 64] >> ((i - 1) % 64) & 1) {
            t->head->blocks++;
        } else {
            t->links[i - 1] = t->head->block_free;
            t->head->block_free = i;
        }
    }
}

GEO_FN void lru_repair(lru *t) {
    lru_head *h = t->head;
    lru_begin(t);
    memset(t->bitmap, 0, lru_bitmap_size(t->entry_max));
    memset(t->buckets, 0, t->bucket_max * sizeof *t->buckets);
    h->entries = h->newest = h->oldest = h->entry_free = 0;
    uint32_t entry_top = lru_load(h->entry_top), block_top = lru_load(h->block_top);
    h->entry_top = entry_top = MIN(entry_top, t->entry_max);
    h->block_top = block_top = MIN(block_top, t->block_max);
    for (uint32_t i = entry_top; i > 0; i--) {
        lru_entry *e = &t->entries[i - 1], whole;
        t->is_broken = false;
        if (lru_load_entry(t, e, &whole) && lru_is_intact(t, &whole) &&
            lru_claim(t, &whole, block_top)) {
            lru_link(t, e);
        } else {
            e->block = 0;
            e->next = h->entry_free;
            h->entry_free = i;
        }
    }
    lru_rebuild_free_blocks(t, block_top);
    t->is_broken = false;
    lru_end(t);
}

#undef LRU_MAGIC
