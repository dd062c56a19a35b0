/* store -- a hash table with least-recently-used eviction inside one block of memory.
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
 *     blocks     block_max of STORE_BLOCK bytes: key and value of an entry, one after the other
 *
 * A reference is an index + 1 and 0 is none, so zeroed memory is an empty table and untouched
 * memory costs nothing. Free entries and blocks are chained; those beyond `top` were never used.
 *
 * Every change stands between store_begin and store_end, which set and clear head->torn. A process
 * that is killed in between leaves it set, and the next one that gets the lock repairs: it keeps
 * each entry whose blocks are its own and whose check sum fits, and rebuilds buckets, order and
 * free lists from these. */
#include "store.h"

#include <stdatomic.h>
#include <string.h>

#define STORE_MAGIC 0x31636f6567686361ULL /* read wrongly by machines of another byte order */

enum {
    STORE_VERSION = 3, /* of this layout and of the owner's bytes; the values have a form of their
                          own (pack) */
    STORE_LINE = 64    /* parts begin on cache lines */
};

typedef struct store_head {
    uint64_t magic;
    uint32_t version, entry_max;
    uint32_t torn;                   /* a change is under way */
    uint32_t entries, blocks;        /* in use */
    uint32_t entry_top, block_top;   /* those beyond were never used */
    uint32_t entry_free, block_free; /* first of the free ones below top */
    uint32_t newest, oldest;
    uint32_t unused;
    _Alignas(max_align_t) char extra[STORE_EXTRA];
} store_head;

typedef struct store_entry {
    uint64_t hash, check; /* hash of the key; check sum of value and of the fields up to `mark` */
    int64_t stored_ms;
    uint32_t key_len, value_len;
    uint32_t mark;
    uint32_t block;        /* first one; 0: the entry is free */
    uint32_t next;         /* in its bucket or in the list of free entries */
    uint32_t newer, older; /* in order of use */
    uint32_t unused;
} store_entry;

/* ---- the block's parts ---- */

static uint32_t store_bucket_max(uint32_t entry_max) {
    uint32_t count = 1;
    while (count < entry_max) {
        count *= 2;
    }
    return count;
}

static uint64_t store_lines(uint64_t size) {
    return (size + STORE_LINE - 1) / STORE_LINE * STORE_LINE;
}

/* Offsets of buckets, entries, links, blocks, and the end. */
static void store_layout(uint32_t entry_max, uint64_t at[5]) {
    uint64_t block_max = (uint64_t)entry_max * STORE_BLOCKS;
    at[0] = store_lines(sizeof(store_head));
    at[1] = at[0] + store_lines((uint64_t)store_bucket_max(entry_max) * sizeof(uint32_t));
    at[2] = at[1] + store_lines((uint64_t)entry_max * sizeof(store_entry));
    at[3] = at[2] + store_lines(block_max * sizeof(uint32_t));
    at[4] = at[3] + block_max * STORE_BLOCK;
}

GEO_FN size_t store_size(uint32_t entry_max) {
    uint64_t at[5];
    if (entry_max > STORE_ENTRIES_MAX) {
        return 0;
    }
    store_layout(entry_max, at);
    return at[4] <= SIZE_MAX / 2 ? (size_t)at[4] : 0;
}

static size_t store_marks_size(uint32_t entry_max) {
    return ((size_t)entry_max * STORE_BLOCKS / 64 + 1) * sizeof(uint64_t);
}

GEO_FN size_t store_scratch_size(uint32_t entry_max) {
    return store_marks_size(entry_max) + STORE_ITEM_MAX;
}

GEO_FN store store_over(void *memory, void *scratch, uint32_t entry_max) {
    uint64_t at[5];
    char *base = memory, *own = scratch;
    store_layout(entry_max, at);
    return (store){.head = memory,
                   .buckets = (void *)(base + at[0]),
                   .entries = (void *)(base + at[1]),
                   .links = (void *)(base + at[2]),
                   .blocks = base + at[3],
                   .marks = scratch,
                   .item = own + store_marks_size(entry_max),
                   .entry_max = entry_max,
                   .block_max = entry_max * STORE_BLOCKS,
                   .bucket_max = store_bucket_max(entry_max)};
}

GEO_FN void store_format(store *s) {
    memset(s->head, 0, sizeof *s->head);
    memset(s->buckets, 0, s->bucket_max * sizeof *s->buckets);
    s->head->version = STORE_VERSION;
    s->head->entry_max = s->entry_max;
    s->head->magic = STORE_MAGIC;
    s->is_broken = false;
}

GEO_FN str store_mark(void) {
    static const uint64_t magic = STORE_MAGIC;
    return (str){(const char *)&magic, sizeof magic};
}

GEO_FN bool store_is_ours(const store *s) {
    return s->head->magic == STORE_MAGIC && s->head->version == STORE_VERSION &&
           s->head->entry_max == s->entry_max;
}

GEO_FN bool store_is_torn(const store *s) {
    return s->head->torn || s->is_broken;
}

GEO_FN uint32_t store_count(const store *s) {
    return MIN(s->head->entries, s->entry_max);
}

GEO_FN uint64_t store_bytes(const store *s) {
    return (uint64_t)MIN(s->head->blocks, s->block_max) * STORE_BLOCK;
}

GEO_FN void *store_extra(const store *s) {
    return s->head->extra;
}

/* The fences keep the compiler from moving the change out from between; a killed process loses no
 * store that it has made to shared memory. */
static void store_begin(store *s) {
    s->head->torn = 1;
    atomic_thread_fence(memory_order_seq_cst);
}

static void store_end(store *s) {
    atomic_thread_fence(memory_order_seq_cst);
    s->head->torn = 0;
}

/* ---- references ---- */

/* Whoever else maps the block may write to it, or cut it, at any moment: what is checked before it
 * is used is read once. */
static uint32_t store_once(uint32_t value) {
    volatile uint32_t once = value;
    return once;
}

static store_entry store_entry_once(const store_entry *e) {
    volatile store_entry once = *e;
    return once;
}

/* The entry, or NULL for none. A reference that cannot be is the mark of damage. */
static store_entry *store_entry_at(store *s, uint32_t ref) {
    ref = store_once(ref);
    if (ref > s->entry_max) {
        s->is_broken = true;
        return NULL;
    }
    return ref ? &s->entries[ref - 1] : NULL;
}

static uint32_t store_ref(const store *s, const store_entry *e) {
    return (uint32_t)(e - s->entries) + 1;
}

static uint32_t *store_bucket(const store *s, uint64_t hash) {
    return &s->buckets[hash & (s->bucket_max - 1)];
}

static uint32_t store_blocks_for(uint64_t size) {
    return (uint32_t)((size + STORE_BLOCK - 1) / STORE_BLOCK);
}

/* ---- values: chains of blocks ---- */

/* Copies `size` bytes that begin `skip` bytes into the chain; false: the chain is damaged. */
static bool store_gather(store *s, uint32_t block, size_t skip, char *to, size_t size) {
    block = store_once(block);
    while (size) {
        if (!block || block > s->block_max) {
            s->is_broken = true;
            return false;
        }
        if (skip < STORE_BLOCK) {
            size_t part = MIN(size, STORE_BLOCK - skip);
            memcpy(to, s->blocks + (size_t)(block - 1) * STORE_BLOCK + skip, part);
            to += part;
            size -= part;
            skip = STORE_BLOCK;
        }
        skip -= STORE_BLOCK;
        block = store_once(s->links[block - 1]);
    }
    return true;
}

static bool store_key_is(store *s, const store_entry *e, str key) {
    char text[STORE_BLOCK];
    for (size_t at = 0; at < key.len; at += sizeof text) { /* one block's worth at a time */
        size_t part = MIN(key.len - at, sizeof text);
        if (!store_gather(s, e->block, at, text, part) || memcmp(text, key.at + at, part) != 0) {
            return false;
        }
    }
    return true;
}

static uint64_t store_check(const store_entry *e, const char *value) {
    uint64_t fields[] = {e->hash, (uint64_t)e->stored_ms, (uint64_t)e->key_len << 32 | e->value_len,
                         e->mark};
    return hash64(value, e->value_len, hash64(fields, sizeof fields, STORE_MAGIC));
}

/* Takes a block off the free list, or the next that was never used; 0: none, or damage. */
static uint32_t store_take_block(store *s) {
    uint32_t block = store_once(s->head->block_free), top = store_once(s->head->block_top);
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
static bool store_scatter(store *s, uint32_t **link, size_t *room, str bytes) {
    while (bytes.len) {
        if (!*room) {
            uint32_t block = store_take_block(s);
            if (!block) {
                return false;
            }
            **link = block;
            *link = &s->links[block - 1];
            **link = 0;
            s->head->blocks++;
            *room = STORE_BLOCK;
        }
        /* *link lies in the last block's slot of `links`, so it tells which block that is */
        size_t last = (size_t)(*link - s->links), part = MIN(bytes.len, *room);
        memcpy(s->blocks + last * STORE_BLOCK + (STORE_BLOCK - *room), bytes.at, part);
        *room -= part;
        bytes = str_from(bytes, part);
    }
    return true;
}

static void store_free_blocks(store *s, uint32_t block, uint32_t count) {
    while (count-- && block) {
        if (block > s->block_max) {
            s->is_broken = true;
            return;
        }
        uint32_t next = store_once(s->links[block - 1]);
        s->links[block - 1] = s->head->block_free;
        s->head->block_free = block;
        s->head->blocks--;
        block = next;
    }
}

/* ---- order of use ---- */

static void store_link_newest(store *s, store_entry *e) {
    store_entry *front = store_entry_at(s, s->head->newest);
    uint32_t ref = store_ref(s, e);
    e->newer = 0;
    e->older = s->head->newest;
    *(front ? &front->newer : &s->head->oldest) = ref;
    s->head->newest = ref;
}

static void store_unlink(store *s, const store_entry *e) {
    store_entry *newer = store_entry_at(s, e->newer), *older = store_entry_at(s, e->older);
    uint32_t ref = store_ref(s, e);
    uint32_t *down = newer ? &newer->older : &s->head->newest;
    uint32_t *up = older ? &older->newer : &s->head->oldest;
    s->is_broken |= *down != ref || *up != ref;
    *down = e->older;
    *up = e->newer;
}

/* ---- entries ---- */

static store_entry *store_find(store *s, str key, uint64_t hash) {
    if (!s->entry_max) {
        return NULL;
    }
    store_entry *e = store_entry_at(s, *store_bucket(s, hash));
    for (uint32_t i = 0; e; i++) {
        if (i == s->entry_max) { /* a ring: damaged */
            s->is_broken = true;
            return NULL;
        }
        if (e->hash == hash && e->key_len == key.len && store_key_is(s, e, key)) {
            return e;
        }
        e = store_entry_at(s, e->next);
    }
    return NULL;
}

/* Takes the entry out of its bucket. */
static void store_unhash(store *s, const store_entry *e) {
    uint32_t *link = store_bucket(s, e->hash);
    for (uint32_t i = 0; i < s->entry_max; i++) {
        store_entry *at = store_entry_at(s, *link);
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

static void store_drop(store *s, store_entry *e) {
    store_unhash(s, e);
    store_unlink(s, e);
    store_free_blocks(s, store_once(e->block),
                      store_blocks_for((uint64_t)e->key_len + e->value_len));
    e->block = 0;
    e->next = s->head->entry_free;
    s->head->entry_free = store_ref(s, e);
    s->head->entries--;
}

/* Drops the longest unused until an entry and `blocks` blocks are free. */
static void store_make_room(store *s, uint32_t blocks) {
    const store_head *h = s->head;
    while (!s->is_broken && (h->entries >= s->entry_max || s->block_max - h->blocks < blocks)) {
        store_entry *e = store_entry_at(s, h->oldest);
        if (!e) {
            s->is_broken = true;
            return;
        }
        store_drop(s, e);
    }
}

static store_entry *store_take_entry(store *s) {
    store_entry *e = store_entry_at(s, s->head->entry_free);
    uint32_t top = store_once(s->head->entry_top);
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

static void store_add(store *s, const store_entry *fields, str key, str value) {
    store_entry *e = s->is_broken ? NULL : store_take_entry(s);
    if (!e) {
        return;
    }
    uint32_t first = 0, *link = &first;
    size_t room = 0;
    if (!store_scatter(s, &link, &room, key) || !store_scatter(s, &link, &room, value)) {
        s->is_broken = true;
        return;
    }
    *e = *fields;
    e->block = first;
    uint32_t *bucket = store_bucket(s, e->hash);
    e->next = *bucket;
    *bucket = store_ref(s, e);
    store_link_newest(s, e);
    s->head->entries++;
}

/* ---- what the owner calls ---- */

GEO_FN bool store_get(store *s, str key, arena *a, str *value, int64_t *stored_ms, bool *mark) {
    store_entry *e = store_find(s, key, hash64(key.at, key.len, 0));
    store_entry found = e ? store_entry_once(e) : (store_entry){.value_len = UINT32_MAX};
    char *bytes = found.value_len <= STORE_ITEM_MAX ? arena_bytes(a, found.value_len) : NULL;
    if (!bytes) {
        return false;
    }
    if (!store_gather(s, found.block, key.len, bytes, found.value_len) ||
        store_check(&found, bytes) != found.check) {
        s->is_broken = true;
        return false;
    }
    *value = (str){bytes, found.value_len};
    *stored_ms = found.stored_ms;
    *mark = found.mark != 0;
    if (s->head->newest != store_ref(s, e)) {
        store_begin(s);
        store_unlink(s, e);
        store_link_newest(s, e);
        if (!s->is_broken) {
            store_end(s);
        }
    }
    return true;
}

GEO_FN bool store_put(store *s, str key, str value, int64_t stored_ms, bool mark) {
    uint32_t blocks = store_blocks_for(key.len + value.len);
    if (!key.len || key.len + value.len > STORE_ITEM_MAX || blocks > s->block_max) {
        return false;
    }
    store_entry fields = {.hash = hash64(key.at, key.len, 0),
                          .stored_ms = stored_ms,
                          .key_len = (uint32_t)key.len,
                          .value_len = (uint32_t)value.len,
                          .mark = mark};
    fields.check = store_check(&fields, value.at);
    store_entry *old = store_find(s, key, fields.hash);
    store_begin(s);
    if (old) {
        store_drop(s, old);
    }
    store_make_room(s, blocks);
    store_add(s, &fields, key, value);
    if (!s->is_broken) { /* else it stays torn, should we die before the repair */
        store_end(s);
    }
    return !s->is_broken;
}

/* ---- repair ---- */

/* Marks the entry's blocks as taken. False: they are not a chain of the right length, or others
 * have some of them; then no mark of its own is left. */
static bool store_claim(store *s, const store_entry *e, uint32_t top) {
    uint32_t count = store_blocks_for((uint64_t)e->key_len + e->value_len);
    uint32_t block = e->block, done = 0;
    for (; done < count && block && block <= top; done++) {
        uint64_t bit = 1ULL << ((block - 1) % 64), *word = &s->marks[(block - 1) / 64];
        if (*word & bit) {
            break;
        }
        *word |= bit;
        block = store_once(s->links[block - 1]);
    }
    if (done == count) {
        return true;
    }
    for (block = e->block; done && block && block <= top; done--) {
        s->marks[(block - 1) / 64] &= ~(1ULL << ((block - 1) % 64));
        block = store_once(s->links[block - 1]);
    }
    return false;
}

static bool store_checks(store *s, const store_entry *e) {
    size_t size = (size_t)e->key_len + e->value_len;
    if (!e->key_len || e->key_len > STORE_ITEM_MAX || e->value_len > STORE_ITEM_MAX ||
        size > STORE_ITEM_MAX || !store_gather(s, e->block, 0, s->item, size)) {
        return false;
    }
    return hash64(s->item, e->key_len, 0) == e->hash &&
           store_check(e, s->item + e->key_len) == e->check;
}

/* Every block that nobody has claimed becomes free. The last link of a chain may lead anywhere:
 * nobody follows a chain beyond its entry's size. */
static void store_collect_blocks(store *s, uint32_t top) {
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

static void store_readmit(store *s, store_entry *e) {
    uint32_t *bucket = store_bucket(s, e->hash);
    e->next = *bucket;
    *bucket = store_ref(s, e);
    store_link_newest(s, e);
    s->head->entries++;
}

GEO_FN void store_repair(store *s) {
    store_head *h = s->head;
    store_begin(s);
    memset(s->marks, 0, store_marks_size(s->entry_max));
    memset(s->buckets, 0, s->bucket_max * sizeof *s->buckets);
    h->entries = h->newest = h->oldest = h->entry_free = 0;
    uint32_t entry_top = store_once(h->entry_top), block_top = store_once(h->block_top);
    h->entry_top = entry_top = MIN(entry_top, s->entry_max);
    h->block_top = block_top = MIN(block_top, s->block_max);
    for (uint32_t i = entry_top; i > 0; i--) {
        store_entry *e = &s->entries[i - 1], whole = store_entry_once(e);
        s->is_broken = false;
        if (whole.block && store_checks(s, &whole) && store_claim(s, &whole, block_top)) {
            store_readmit(s, e);
        } else {
            e->block = 0;
            e->next = h->entry_free;
            h->entry_free = i;
        }
    }
    store_collect_blocks(s, block_top);
    s->is_broken = false;
    store_end(s);
}

#undef STORE_MAGIC
