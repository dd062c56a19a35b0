/* lru -- a hash table with least-recently-used eviction inside one block of memory.
 *
 * Flow: cache owns the memory, the locks and the clock. The block:
 *
 *     head       what it is, counts, list ends, the owner's bytes
 *
 *     buckets    one reference each: the first entry whose key hashes there
 *
 *     entries    entry_max: hash, check sum, sizes, first block, neighbours in bucket and use
 *
 *     links      block_max references: the block that follows
 *
 *     blocks     block_max of LRU_BLOCK bytes: key and value of an entry, one after the other
 *
 * A reference is an index + 1 and 0 is none, so zeroed memory is an empty table and untouched
 * memory costs nothing. Free entries and blocks are chained; those beyond `top` were never used.
 *
 * Every change stands between lru_begin and lru_end, which set and clear head->torn. A process
 * that is killed in between leaves it set, and the next one that gets the lock repairs: it keeps
 * each entry whose blocks are its own and whose check sum fits, and rebuilds buckets, order and
 * free lists from these. */
#include "lru.h"

#include <stdatomic.h>
#include <string.h>

#include "../base/hash.h"

#define LRU_MAGIC 0x31636f6567686361ULL /* read wrongly by machines of another byte order */

enum {
    LRU_VERSION = 3, /* of this layout and of the owner's bytes; the values have a form of their
                          own (pack) */
    LRU_LINE = 64    /* parts begin on cache lines */
};

typedef struct lru_head {
    uint64_t magic;
    uint32_t version, entry_max;
    uint32_t torn;                   /* a change is under way */
    uint32_t entries, blocks;        /* in use */
    uint32_t entry_top, block_top;   /* those beyond were never used */
    uint32_t entry_free, block_free; /* first of the free ones below top */
    uint32_t newest, oldest;
    uint32_t unused;
    _Alignas(max_align_t) char extra[LRU_EXTRA];
} lru_head;

typedef struct lru_entry {
    uint64_t hash, check; /* hash of the key; check sum of value and of the fields up to `mark` */
    int64_t stored_ms;
    uint32_t key_len, value_len;
    uint32_t mark;
    uint32_t block;        /* first one; 0: the entry is free */
    uint32_t next;         /* in its bucket or in the list of free entries */
    uint32_t newer, older; /* in order of use */
    uint32_t unused;
} lru_entry;

/* ---- the block's parts ---- */

static uint32_t lru_bucket_max(uint32_t entry_max) {
    uint32_t count = 1;
    while (count < entry_max) {
        count *= 2;
    }
    return count;
}

static uint64_t lru_lines(uint64_t size) {
    return (size + LRU_LINE - 1) / LRU_LINE * LRU_LINE;
}

/* Offsets of buckets, entries, links, blocks, and the end. */
static void lru_layout(uint32_t entry_max, uint64_t at[5]) {
    uint64_t block_max = (uint64_t)entry_max * LRU_BLOCKS;
    at[0] = lru_lines(sizeof(lru_head));
    at[1] = at[0] + lru_lines((uint64_t)lru_bucket_max(entry_max) * sizeof(uint32_t));
    at[2] = at[1] + lru_lines((uint64_t)entry_max * sizeof(lru_entry));
    at[3] = at[2] + lru_lines(block_max * sizeof(uint32_t));
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

static size_t lru_marks_size(uint32_t entry_max) {
    return ((size_t)entry_max * LRU_BLOCKS / 64 + 1) * sizeof(uint64_t);
}

GEO_FN size_t lru_scratch_size(uint32_t entry_max) {
    return lru_marks_size(entry_max) + LRU_ITEM_MAX;
}

GEO_FN lru lru_over(void *memory, void *scratch, uint32_t entry_max) {
    uint64_t at[5];
    char *base = memory, *own = scratch;
    lru_layout(entry_max, at);
    return (lru){.head = memory,
                 .buckets = (void *)(base + at[0]),
                 .entries = (void *)(base + at[1]),
                 .links = (void *)(base + at[2]),
                 .blocks = base + at[3],
                 .marks = scratch,
                 .item = own + lru_marks_size(entry_max),
                 .entry_max = entry_max,
                 .block_max = entry_max * LRU_BLOCKS,
                 .bucket_max = lru_bucket_max(entry_max)};
}

GEO_FN void lru_format(lru *s) {
    memset(s->head, 0, sizeof *s->head);
    memset(s->buckets, 0, s->bucket_max * sizeof *s->buckets);
    s->head->version = LRU_VERSION;
    s->head->entry_max = s->entry_max;
    s->head->magic = LRU_MAGIC;
    s->is_broken = false;
}

GEO_FN str lru_mark(void) {
    static const uint64_t magic = LRU_MAGIC;
    return (str){(const char *)&magic, sizeof magic};
}

GEO_FN bool lru_is_ours(const lru *s) {
    return s->head->magic == LRU_MAGIC && s->head->version == LRU_VERSION &&
           s->head->entry_max == s->entry_max;
}

GEO_FN bool lru_is_torn(const lru *s) {
    return s->head->torn || s->is_broken;
}

GEO_FN uint32_t lru_count(const lru *s) {
    return MIN(s->head->entries, s->entry_max);
}

GEO_FN uint64_t lru_bytes(const lru *s) {
    return (uint64_t)MIN(s->head->blocks, s->block_max) * LRU_BLOCK;
}

GEO_FN void *lru_extra(const lru *s) {
    return s->head->extra;
}

/* The fences keep the compiler from moving the change out from between; a killed process loses no
 * store that it has made to shared memory. */
static void lru_begin(lru *s) {
    s->head->torn = 1;
    atomic_thread_fence(memory_order_seq_cst);
}

static void lru_end(lru *s) {
    atomic_thread_fence(memory_order_seq_cst);
    s->head->torn = 0;
}

/* ---- references ---- */

/* Whoever else maps the block may write to it, or cut it, at any moment: what is checked before it
 * is used is read once. */
static uint32_t lru_once(uint32_t value) {
    volatile uint32_t once = value;
    return once;
}

static lru_entry lru_entry_once(const lru_entry *e) {
    volatile lru_entry once = *e;
    return once;
}

/* The entry, or NULL for none. A reference that cannot be is the mark of damage. */
static lru_entry *lru_entry_at(lru *s, uint32_t ref) {
    ref = lru_once(ref);
    if (ref > s->entry_max) {
        s->is_broken = true;
        return NULL;
    }
    return ref ? &s->entries[ref - 1] : NULL;
}

static uint32_t lru_ref(const lru *s, const lru_entry *e) {
    return (uint32_t)(e - s->entries) + 1;
}

static uint32_t *lru_bucket(const lru *s, uint64_t hash) {
    return &s->buckets[hash & (s->bucket_max - 1)];
}

static uint32_t lru_blocks_for(uint64_t size) {
    return (uint32_t)((size + LRU_BLOCK - 1) / LRU_BLOCK);
}

/* ---- values: chains of blocks ---- */

/* Copies `size` bytes that begin `skip` bytes into the chain; false: the chain is damaged. */
static bool lru_gather(lru *s, uint32_t block, size_t skip, char *to, size_t size) {
    block = lru_once(block);
    while (size) {
        if (!block || block > s->block_max) {
            s->is_broken = true;
            return false;
        }
        if (skip < LRU_BLOCK) {
            size_t part = MIN(size, LRU_BLOCK - skip);
            memcpy(to, s->blocks + (size_t)(block - 1) * LRU_BLOCK + skip, part);
            to += part;
            size -= part;
            skip = LRU_BLOCK;
        }
        skip -= LRU_BLOCK;
        block = lru_once(s->links[block - 1]);
    }
    return true;
}

static bool lru_key_is(lru *s, const lru_entry *e, str key) {
    char text[LRU_BLOCK];
    for (size_t at = 0; at < key.len; at += sizeof text) { /* one block's worth at a time */
        size_t part = MIN(key.len - at, sizeof text);
        if (!lru_gather(s, e->block, at, text, part) || memcmp(text, key.at + at, part) != 0) {
            return false;
        }
    }
    return true;
}

static uint64_t lru_check(const lru_entry *e, const char *value) {
    uint64_t fields[] = {e->hash, (uint64_t)e->stored_ms, (uint64_t)e->key_len << 32 | e->value_len,
                         e->mark};
    return hash_64(value, e->value_len, hash_64(fields, sizeof fields, LRU_MAGIC));
}

/* Takes a block off the free list, or the next that was never used; 0: none, or damage. */
static uint32_t lru_take_block(lru *s) {
    uint32_t block = lru_once(s->head->block_free), top = lru_once(s->head->block_top);
    if (block > s->block_max || top > s->block_max) {
        s->is_broken = true;
        return 0;
    }
    if (block) {
        s->head->block_free = s->links[block - 1];
    } else if (top < s->block_max) {
        block = s->head->block_top = top + 1;
    }
    return block;
}

/* Appends `size` bytes to the chain whose last link is *link and of whose last block *room bytes
 * are free. */
static bool lru_scatter(lru *s, uint32_t **link, size_t *room, str bytes) {
    while (bytes.len) {
        if (!*room) {
            uint32_t block = lru_take_block(s);
            if (!block) {
                return false;
            }
            **link = block;
            *link = &s->links[block - 1];
            **link = 0;
            s->head->blocks++;
            *room = LRU_BLOCK;
        }
        /* *link lies in the last block's slot of `links`, so it tells which block that is */
        size_t last = (size_t)(*link - s->links), part = MIN(bytes.len, *room);
        memcpy(s->blocks + last * LRU_BLOCK + (LRU_BLOCK - *room), bytes.at, part);
        *room -= part;
        bytes = str_from(bytes, part);
    }
    return true;
}

static void lru_free_blocks(lru *s, uint32_t block, uint32_t count) {
    while (count-- && block) {
        if (block > s->block_max) {
            s->is_broken = true;
            return;
        }
        uint32_t next = lru_once(s->links[block - 1]);
        s->links[block - 1] = s->head->block_free;
        s->head->block_free = block;
        s->head->blocks--;
        block = next;
    }
}

/* ---- order of use ---- */

static void lru_link_newest(lru *s, lru_entry *e) {
    lru_entry *front = lru_entry_at(s, s->head->newest);
    uint32_t ref = lru_ref(s, e);
    e->newer = 0;
    e->older = s->head->newest;
    *(front ? &front->newer : &s->head->oldest) = ref;
    s->head->newest = ref;
}

static void lru_unlink(lru *s, const lru_entry *e) {
    lru_entry *newer = lru_entry_at(s, e->newer), *older = lru_entry_at(s, e->older);
    uint32_t ref = lru_ref(s, e);
    uint32_t *down = newer ? &newer->older : &s->head->newest;
    uint32_t *up = older ? &older->newer : &s->head->oldest;
    s->is_broken |= *down != ref || *up != ref;
    *down = e->older;
    *up = e->newer;
}

/* ---- entries ---- */

static lru_entry *lru_find(lru *s, str key, uint64_t hash) {
    if (!s->entry_max) {
        return NULL;
    }
    lru_entry *e = lru_entry_at(s, *lru_bucket(s, hash));
    for (uint32_t i = 0; e; i++) {
        if (i == s->entry_max) { /* a ring: damaged */
            s->is_broken = true;
            return NULL;
        }
        if (e->hash == hash && e->key_len == key.len && lru_key_is(s, e, key)) {
            return e;
        }
        e = lru_entry_at(s, e->next);
    }
    return NULL;
}

/* Takes the entry out of its bucket. */
static void lru_unhash(lru *s, const lru_entry *e) {
    uint32_t *link = lru_bucket(s, e->hash);
    for (uint32_t i = 0; i < s->entry_max; i++) {
        lru_entry *at = lru_entry_at(s, *link);
        if (!at) {
            break;
        }
        if (at == e) {
            *link = e->next;
            return;
        }
        link = &at->next;
    }
    s->is_broken = true;
}

static void lru_drop(lru *s, lru_entry *e) {
    lru_unhash(s, e);
    lru_unlink(s, e);
    lru_free_blocks(s, lru_once(e->block), lru_blocks_for((uint64_t)e->key_len + e->value_len));
    e->block = 0;
    e->next = s->head->entry_free;
    s->head->entry_free = lru_ref(s, e);
    s->head->entries--;
}

/* Drops the longest unused until an entry and `blocks` blocks are free. */
static void lru_make_room(lru *s, uint32_t blocks) {
    const lru_head *h = s->head;
    while (!s->is_broken && (h->entries >= s->entry_max || s->block_max - h->blocks < blocks)) {
        lru_entry *e = lru_entry_at(s, h->oldest);
        if (!e) {
            s->is_broken = true;
            return;
        }
        lru_drop(s, e);
    }
}

static lru_entry *lru_take_entry(lru *s) {
    lru_entry *e = lru_entry_at(s, s->head->entry_free);
    uint32_t top = lru_once(s->head->entry_top);
    if (!e && top < s->entry_max) {
        s->head->entry_top = top + 1;
        return &s->entries[top];
    }
    if (!e || e->block) { /* the counts do not add up, or a free one that is in use */
        s->is_broken = true;
        return NULL;
    }
    s->head->entry_free = e->next;
    return e;
}

static void lru_add(lru *s, const lru_entry *fields, str key, str value) {
    lru_entry *e = s->is_broken ? NULL : lru_take_entry(s);
    if (!e) {
        return;
    }
    uint32_t first = 0, *link = &first;
    size_t room = 0;
    if (!lru_scatter(s, &link, &room, key) || !lru_scatter(s, &link, &room, value)) {
        s->is_broken = true;
        return;
    }
    *e = *fields;
    e->block = first;
    uint32_t *bucket = lru_bucket(s, e->hash);
    e->next = *bucket;
    *bucket = lru_ref(s, e);
    lru_link_newest(s, e);
    s->head->entries++;
}

/* ---- what the owner calls ---- */

GEO_FN bool lru_get(lru *s, str key, arena *a, str *value, int64_t *stored_ms, bool *mark) {
    lru_entry *e = lru_find(s, key, hash_64(key.at, key.len, 0));
    lru_entry found = e ? lru_entry_once(e) : (lru_entry){.value_len = UINT32_MAX};
    char *bytes = found.value_len <= LRU_ITEM_MAX ? arena_bytes(a, found.value_len) : NULL;
    if (!bytes) {
        return false;
    }
    if (!lru_gather(s, found.block, key.len, bytes, found.value_len) ||
        lru_check(&found, bytes) != found.check) {
        s->is_broken = true;
        return false;
    }
    *value = (str){bytes, found.value_len};
    *stored_ms = found.stored_ms;
    *mark = found.mark != 0;
    if (s->head->newest != lru_ref(s, e)) {
        lru_begin(s);
        lru_unlink(s, e);
        lru_link_newest(s, e);
        if (!s->is_broken) {
            lru_end(s);
        }
    }
    return true;
}

GEO_FN bool lru_put(lru *s, str key, str value, int64_t stored_ms, bool mark) {
    uint32_t blocks = lru_blocks_for(key.len + value.len);
    if (!key.len || key.len + value.len > LRU_ITEM_MAX || blocks > s->block_max) {
        return false;
    }
    lru_entry fields = {.hash = hash_64(key.at, key.len, 0),
                        .stored_ms = stored_ms,
                        .key_len = (uint32_t)key.len,
                        .value_len = (uint32_t)value.len,
                        .mark = mark};
    fields.check = lru_check(&fields, value.at);
    lru_entry *old = lru_find(s, key, fields.hash);
    lru_begin(s);
    if (old) {
        lru_drop(s, old);
    }
    lru_make_room(s, blocks);
    lru_add(s, &fields, key, value);
    if (!s->is_broken) { /* else it stays torn, should we die before the repair */
        lru_end(s);
    }
    return !s->is_broken;
}

/* ---- repair ---- */

/* Marks the entry's blocks as taken. False: they are not a chain of the right length, or others
 * have some of them; then no mark of its own is left. */
static bool lru_claim(lru *s, const lru_entry *e, uint32_t top) {
    uint32_t count = lru_blocks_for((uint64_t)e->key_len + e->value_len);
    uint32_t block = e->block, done = 0;
    for (; done < count && block && block <= top; done++) {
        uint64_t bit = 1ULL << ((block - 1) % 64), *word = &s->marks[(block - 1) / 64];
        if (*word & bit) {
            break;
        }
        *word |= bit;
        block = lru_once(s->links[block - 1]);
    }
    if (done == count) {
        return true;
    }
    for (block = e->block; done && block && block <= top; done--) {
        s->marks[(block - 1) / 64] &= ~(1ULL << ((block - 1) % 64));
        block = lru_once(s->links[block - 1]);
    }
    return false;
}

static bool lru_checks(lru *s, const lru_entry *e) {
    size_t size = (size_t)e->key_len + e->value_len;
    if (!e->key_len || e->key_len > LRU_ITEM_MAX || e->value_len > LRU_ITEM_MAX ||
        size > LRU_ITEM_MAX || !lru_gather(s, e->block, 0, s->item, size)) {
        return false;
    }
    return hash_64(s->item, e->key_len, 0) == e->hash &&
           lru_check(e, s->item + e->key_len) == e->check;
}

/* Every block that nobody has claimed becomes free. The last link of a chain may lead anywhere:
 * nobody follows a chain beyond its entry's size. */
static void lru_collect_blocks(lru *s, uint32_t top) {
    s->head->block_free = 0;
    s->head->blocks = 0;
    for (uint32_t i = top; i > 0; i--) {
        if (s->marks[(i - 1) / 64] >> ((i - 1) % 64) & 1) {
            s->head->blocks++;
        } else {
            s->links[i - 1] = s->head->block_free;
            s->head->block_free = i;
        }
    }
}

static void lru_readmit(lru *s, lru_entry *e) {
    uint32_t *bucket = lru_bucket(s, e->hash);
    e->next = *bucket;
    *bucket = lru_ref(s, e);
    lru_link_newest(s, e);
    s->head->entries++;
}

GEO_FN void lru_repair(lru *s) {
    lru_head *h = s->head;
    lru_begin(s);
    memset(s->marks, 0, lru_marks_size(s->entry_max));
    memset(s->buckets, 0, s->bucket_max * sizeof *s->buckets);
    h->entries = h->newest = h->oldest = h->entry_free = 0;
    uint32_t entry_top = lru_once(h->entry_top), block_top = lru_once(h->block_top);
    h->entry_top = entry_top = MIN(entry_top, s->entry_max);
    h->block_top = block_top = MIN(block_top, s->block_max);
    for (uint32_t i = entry_top; i > 0; i--) {
        lru_entry *e = &s->entries[i - 1], whole = lru_entry_once(e);
        s->is_broken = false;
        if (whole.block && lru_checks(s, &whole) && lru_claim(s, &whole, block_top)) {
            lru_readmit(s, e);
        } else {
            e->block = 0;
            e->next = h->entry_free;
            h->entry_free = i;
        }
    }
    lru_collect_blocks(s, block_top);
    s->is_broken = false;
    lru_end(s);
}

#undef LRU_MAGIC
