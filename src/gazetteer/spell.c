/* spell -- names that are spelled nearly like a given one. Owns a lock. An index file has an index
 * of its names, a section each for what is listed here. That of the embedded image is built by the
 * first query (0.1 s), never on an event loop. It has the names of all places that have a weight.
 *
 * A name has a signature: a bit per letter that occurs in it. An edit changes the length by at most
 * one and removes and adds at most one letter. Names are in buckets by the letters that about half
 * of all names have, so the buckets that can be near are few and listed; a bucket is in runs by
 * weight and length, of which a query needs some. There, names of other lengths, or with more
 * letters missing or added than there may be edits, are skipped. For the rest, one in ten thousand
 * with one edit and one in fifty with three, a bit-parallel automaton (Wu and Manber 1992, with a
 * term for swapped neighbours) computes the distance; in index files first that of how they start,
 * which needs no look at the name.
 *
 *   SPELL_RUN    per run the number of its first entry; one more at the end
 *   SPELL_ENTRY  per name, by run, then by key: 4 bytes, see spell_entry
 *   SPELL_START  likewise: 8 bytes, its first 12 letters, see spell_letter
 *   SPELL_KEY    likewise: its key */
#include "spell.h"

#include <string.h>

#include "../base/utf8.h"
#include "../platform/os.h"
#include "image.h"
#include "names.h"

enum {
    SPELL_KEY_BYTES = 3,
    SPELL_KEYS_MAX = 1 << 20, /* of an index that is built: 7 MiB of entries and keys */
    SPELL_START = 12,         /* letters of a name whose classes an index file has */
    SPELL_LETTER_BITS = 5,    /* of a class of letters */
    SPELL_LETTER_CLASSES = 1 << SPELL_LETTER_BITS,
    SPELL_SUBSETS_MAX = 1 + 12 + 66 + 220, /* of at most 3 of 12 letters */
    SPELL_DROP_KEYS = 1 << 16,             /* memory of the image is given back as often */
    SPELL_QUEUE = 16,
    SPELL_LANES = 8,             /* entries that are compared at a time */
    SPELL_ENTRIES_PER_UNIT = 64, /* compared for a unit of call_charge */
    SPELL_STARTS_PER_UNIT = 2,   /* of names whose start is compared */
    SPELL_NAME_WORK = 4          /* and for a name that is decoded */
};

static os_mutex spell_lock = OS_MUTEX_INIT; /* held while an index is built */

/* ---- the index ---- */

/* An entry: the other letters of the signature, the length. */
enum { SPELL_LENGTH_BITS = 6, SPELL_LENGTH_MASK = 63 };

static uint32_t spell_entry(uint32_t signature, int letters) {
    return signature >> SPELL_COMMON << SPELL_LENGTH_BITS | (uint32_t)letters;
}

/* The class of a weight: those that queries ask for, the heaviest first. */
static uint32_t spell_class(unsigned weight) {
    return weight >= 144 ? 0 : weight >= 128 ? 1 : weight >= 96 ? 2 : 3;
}

/* The group of a length; each has about as many names. */
static uint32_t spell_group(int letters) {
    static const unsigned char groups[] = {0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 4, 5, 5, 6, 6, 6};
    return letters < (int)LEN(groups) ? groups[MAX(letters, 0)] : SPELL_GROUPS - 1;
}

/* The bit of a letter: the first are those that about half of all names have. */
static uint32_t spell_bit(int32_t c) {
    static const unsigned char bits[26] = {4, 18, 14, 13, 1, 20, 12, 10, 0,  22, 15, 8,  11,
                                           3, 5,  16, 23, 2, 6,  7,  9,  19, 24, 25, 17, 21};
    if (c == ' ') {
        return 0;
    }
    return UINT32_C(1) << (c >= 'a' && c <= 'z' ? bits[c - 'a'] : (uint32_t)c * 7 % 32);
}

/* The signature of a key and the number of its letters; 0: too long. */
static uint32_t spell_signature(str key, int *letters) {
    uint32_t signature = 0;
    *letters = 0;
    for (size_t at = 0; at < key.len; (*letters)++) {
        unsigned char c = (unsigned char)key.at[at];
        if (c < 0x80) {
            signature |= spell_bit(c);
            at++;
        } else {
            signature |= spell_bit(utf8_next(key, &at));
        }
    }
    if (*letters > SPELL_LETTERS_MAX) {
        *letters = 0;
    }
    return signature;
}

/* The run of a group in a class in a bucket. */
static uint32_t spell_run(uint32_t bucket, uint32_t class, uint32_t group) {
    return (bucket * SPELL_CLASSES + class) * SPELL_GROUPS + group;
}

/* The class of a letter, as SPELL_START has it. */
static unsigned spell_letter(int32_t c) {
    enum { SPACE = 26, OTHERS };
    if (c >= 'a' && c <= 'z') {
        return (unsigned)(c - 'a');
    }
    return c == ' ' ? SPACE : OTHERS + (unsigned)c % (SPELL_LETTER_CLASSES - OTHERS);
}

/* The classes of the first letters of a key, the first in the lowest bits. */
static uint64_t spell_start(str key) {
    uint64_t start = 0;
    size_t at = 0;
    for (int i = 0; i < SPELL_START && at < key.len; i++) {
        start |= (uint64_t)spell_letter(utf8_next(key, &at)) << SPELL_LETTER_BITS * i;
    }
    return start;
}

GEO_FN bool spell_row_of(str key, unsigned weight, spell_row *row) {
    int letters = 0;
    uint32_t signature = spell_signature(key, &letters);
    *row = (spell_row){
        .run = spell_run(signature % SPELL_BUCKETS, spell_class(weight), spell_group(letters)),
        .entry = spell_entry(signature, letters),
        .start = spell_start(key)};
    return letters > 0;
}

static bool spell_is_in_file(const image *m) {
    return m->columns[IMAGE_SPELL_RUN].count == SPELL_RUNS + 1 &&
           m->columns[IMAGE_SPELL_ENTRY].width == sizeof(uint32_t);
}

GEO_FN size_t spell_memory(const image *m) {
    size_t numbers = (size_t)m->keys + SPELL_RUNS + 1 + SPELL_LANES;
    size_t keys = (size_t)m->keys * SPELL_KEY_BYTES;
    bool is_needed = m->keys <= SPELL_KEYS_MAX && !spell_is_in_file(m);
    return is_needed ? numbers * sizeof(uint32_t) + keys : 0;
}

GEO_FN void spell_open(spell_index *x, const image *m, void *memory) {
    x->first = memory;
    x->entries = memory ? x->first + SPELL_RUNS + 1 : NULL;
    x->keys = memory ? (unsigned char *)(x->entries + m->keys + SPELL_LANES) : NULL;
    atomic_store(&x->is_ready, false);
}

static void spell_put_key(spell_index *x, uint32_t at, uint32_t key) {
    for (size_t i = 0; i < SPELL_KEY_BYTES; i++) {
        x->keys[at * (size_t)SPELL_KEY_BYTES + i] = (unsigned char)(key >> 8 * i);
    }
}

static uint32_t spell_key(const spell_index *x, const image *m, uint32_t at) {
    if (!x->keys) {
        return (uint32_t)image_value(m, IMAGE_SPELL_KEY, at);
    }
    const unsigned char *bytes = x->keys + at * (size_t)SPELL_KEY_BYTES;
    return bytes[0] | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2] << 16;
}

/* A counting sort by run: one pass counts, the other fills, which moves first[r] to where run r
 * ends; then it is moved back. */
static void spell_build(spell_index *x, const image *m) {
    memset(x->first, 0, (SPELL_RUNS + 1) * sizeof *x->first);
    for (int pass = 0; pass < 2; pass++) {
        for (names_walk w = names_block(m, 0); !names_is_end(&w); names_next(&w)) {
            if (w.key % SPELL_DROP_KEYS == 0) {
                os_drop(m->bytes); /* all names are read; of most, few will be again */
            }
            uint32_t place = 0;
            unsigned weight = 0;
            spell_row row;
            if (!names_top_place(m, w.key, &place, &weight) ||
                !spell_row_of(names_key(&w), weight, &row)) {
                continue;
            }
            uint32_t at = x->first[row.run]++;
            if (pass) {
                x->entries[at] = row.entry;
                spell_put_key(x, at, w.key);
            }
        }
        uint32_t sum = 0;
        for (uint32_t i = 0; i <= SPELL_RUNS; i++) {
            uint32_t here = x->first[i];
            x->first[i] = sum;
            sum = pass ? here : sum + here;
        }
    }
    os_drop(m->bytes);
}

/* A bounded call neither builds the index nor waits for the thread that does. */
static bool spell_is_ready(call *c, spell_index *x, const image *m) {
    if (!x->first || atomic_load(&x->is_ready)) {
        return x->first || spell_is_in_file(m);
    }
    if (!call_charge(c, CALL_WORK_MAX)) {
        return false;
    }
    os_lock(&spell_lock);
    if (!atomic_load(&x->is_ready)) {
        spell_build(x, m);
        atomic_store(&x->is_ready, true);
    }
    os_unlock(&spell_lock);
    return true;
}

/* ---- the distance ---- */

typedef struct {
    int edits, length;
    uint64_t ascii[128]; /* bit i + 1: letter i of the pattern is this character */
    uint64_t classes[SPELL_LETTER_CLASSES]; /* likewise, is of this class */
    int32_t letters[SPELL_LETTERS_MAX];     /* of the pattern, for characters beyond ASCII */
} spell_pattern;

static bool spell_compile(spell_pattern *p, str key, int edits) {
    memset(p->ascii, 0, sizeof p->ascii);
    memset(p->classes, 0, sizeof p->classes);
    p->edits = edits;
    p->length = 0;
    for (size_t at = 0; at < key.len; p->length++) {
        int32_t c = utf8_next(key, &at);
        if (p->length == SPELL_LETTERS_MAX || c < 0) {
            return false;
        }
        p->letters[p->length] = c;
        p->classes[spell_letter(c)] |= UINT64_C(2) << p->length;
        if (c < 128) {
            p->ascii[c] |= UINT64_C(2) << p->length;
        }
    }
    return p->length > 0;
}

static uint64_t spell_mask(const spell_pattern *p, int32_t c) {
    if (c >= 0 && c < 128) {
        return p->ascii[c];
    }
    uint64_t mask = 0;
    for (int i = 0; i < p->length; i++) {
        mask |= p->letters[i] == c ? UINT64_C(2) << i : 0;
    }
    return mask;
}

/* Bit i of now[d]: the first i letters of the pattern and the text so far differ by at most d
 * edits. */
typedef struct {
    uint64_t now[SPELL_EDITS_MAX + 1], last[SPELL_EDITS_MAX + 1], before[SPELL_EDITS_MAX + 1];
    uint64_t last_mask;
} spell_rows;

static spell_rows spell_rows_of(const spell_pattern *p) {
    spell_rows r = {.last_mask = 0};
    for (int d = 0; d <= p->edits; d++) {
        r.now[d] = (UINT64_C(2) << d) - 1;
    }
    return r;
}

/* Takes the next letter of the text, which is those of the pattern in `mask`. False: it has become
 * too different. */
static inline bool spell_step(spell_rows *r, int edits, uint64_t mask) {
    memcpy(r->before, r->last, sizeof r->before);
    memcpy(r->last, r->now, sizeof r->last);
    r->now[0] = (r->last[0] << 1) & mask;
    for (int d = 1; d <= edits; d++) {
        uint64_t swapped = (r->before[d - 1] << 2) & (mask << 1) & r->last_mask;
        r->now[d] = ((r->last[d] << 1) & mask) | r->last[d - 1] | (r->last[d - 1] << 1) |
                    (r->now[d - 1] << 1) | swapped;
    }
    r->last_mask = mask;
    return r->now[edits] != 0;
}

/* Edits from the pattern to the text; -1: too many. */
static int spell_distance(const spell_pattern *p, str text) {
    uint64_t accept = UINT64_C(1) << p->length;
    spell_rows r = spell_rows_of(p);
    for (size_t at = 0; at < text.len;) {
        unsigned char c = (unsigned char)text.at[at];
        at += c < 0x80;
        uint64_t mask = c < 0x80 ? p->ascii[c] : spell_mask(p, utf8_next(text, &at));
        if (!spell_step(&r, p->edits, mask)) {
            return -1;
        }
    }
    for (int d = 0; d <= p->edits; d++) {
        if (r.now[d] & accept) {
            return d;
        }
    }
    return -1;
}

/* Whether a name of that length which starts so may be near: letters of a class count as equal. */
static bool spell_may_start(const spell_pattern *p, uint64_t start, int length) {
    spell_rows r = spell_rows_of(p);
    for (int i = 0; i < MIN(length, (int)SPELL_START); i++) {
        if (!spell_step(&r, p->edits, p->classes[start % SPELL_LETTER_CLASSES])) {
            return false;
        }
        start >>= SPELL_LETTER_BITS;
    }
    return length > SPELL_START || (r.now[p->edits] >> p->length & 1);
}

/* ---- the search ---- */

static bool spell_is_better(spell_hit a, spell_hit b) {
    return a.edits != b.edits ? a.edits < b.edits : a.weight > b.weight;
}

static int spell_add(spell_hit *hits, int count, spell_hit one) {
    for (int i = 0; i < count; i++) {
        if (hits[i].place == one.place) { /* only the best name of a place */
            if (spell_is_better(one, hits[i])) {
                hits[i] = one;
            }
            return count;
        }
    }
    if (count < SPELL_HITS_MAX) {
        hits[count] = one;
        return count + 1;
    }
    int worst = 0;
    for (int i = 1; i < count; i++) {
        worst = spell_is_better(hits[worst], hits[i]) ? i : worst;
    }
    if (spell_is_better(one, hits[worst])) {
        hits[worst] = one;
    }
    return count;
}

typedef struct {
    call *call;
    const image *m;
    const spell_index *index;
    spell_pattern pattern;
    uint32_t signature;
    int letters;
    spell_hit *hits;
    int count;
    unsigned least;             /* weight */
    uint32_t keys[SPELL_QUEUE]; /* to be tried: in cache when their turn comes */
    int key_count;
} spell_search;

static void spell_try(spell_search *s, uint32_t key) {
    if (!call_charge(s->call, SPELL_NAME_WORK)) {
        return;
    }
    names_walk w = names_at(s->m, key);
    spell_hit one = {.key = key};
    int edits = spell_distance(&s->pattern, names_key(&w));
    if (w.key == key && edits > 0 && names_top_place(s->m, key, &one.place, &one.weight) &&
        one.weight >= s->least) {
        one.edits = (unsigned)edits;
        s->count = spell_add(s->hits, s->count, one);
    }
}

static void spell_flush(spell_search *s) {
    for (int i = 0; i < s->key_count; i++) {
        spell_try(s, s->keys[i]);
    }
    s->key_count = 0;
}

static void spell_put(spell_search *s, uint32_t key) {
    names_prefetch(s->m, key);
    s->keys[s->key_count++] = key;
    if (s->key_count == SPELL_QUEUE) {
        spell_flush(s);
    }
}

/* A bucket, and how many letters a near name in it may still lack and add. */
typedef struct {
    uint32_t number;
    int lacks, adds;
} spell_bucket;

/* The number of letters in a set; at most `most`, plus 1. */
static int spell_count(uint32_t letters, int most) {
    int count = 0;
    for (; letters && count <= most; letters &= letters - 1) {
        count++;
    }
    return count;
}

/* Whether a name can be near: each letter that its length is greater is an edit that removes none,
 * and each that it is less one that adds none. */
static bool spell_may_be_near(const spell_search *s, spell_bucket b, uint32_t entry) {
    int length = (int)(entry & SPELL_LENGTH_MASK);
    int lacks = b.lacks - MAX(length - s->letters, 0), adds = b.adds - MAX(s->letters - length, 0);
    uint32_t own = s->signature >> SPELL_COMMON;
    uint32_t others = entry >> SPELL_LENGTH_BITS;
    return spell_count(own & ~others, MAX(lacks, 0)) <= lacks &&
           spell_count(others & ~own, MAX(adds, 0)) <= adds;
}

/* A bit for each of SPELL_LANES entries that may be near. Free of branches, for the compiler to do
 * several entries at a time. */
static uint32_t spell_filter(const spell_search *s, spell_bucket b, const uint32_t *entries) {
    uint32_t own = s->signature >> SPELL_COMMON, edits = (uint32_t)s->pattern.edits;
    uint32_t shortest = (uint32_t)s->letters - edits, near = 0;
    uint32_t lacks[SPELL_LANES], adds[SPELL_LANES];
    for (int i = 0; i < SPELL_LANES; i++) {
        uint32_t others = entries[i] >> SPELL_LENGTH_BITS;
        lacks[i] = own & ~others;
        adds[i] = others & ~own;
    }
    for (int n = 0; n < b.lacks; n++) {
        for (int i = 0; i < SPELL_LANES; i++) {
            lacks[i] &= lacks[i] - 1;
        }
    }
    for (int n = 0; n < b.adds; n++) {
        for (int i = 0; i < SPELL_LANES; i++) {
            adds[i] &= adds[i] - 1;
        }
    }
    for (int i = 0; i < SPELL_LANES; i++) {
        uint32_t length = entries[i] & SPELL_LENGTH_MASK;
        uint32_t is_far = lacks[i] | adds[i] | (length - shortest > 2 * edits);
        near |= (uint32_t)(is_far == 0) << i;
    }
    return near;
}

/* The entries from `from` on; beyond the last one anything. */
static void spell_load(const spell_search *s, uint32_t from, uint32_t entries[SPELL_LANES]) {
    const image_column *c = &s->m->columns[IMAGE_SPELL_ENTRY];
    if (s->index->entries) {
        memcpy(entries, s->index->entries + from, SPELL_LANES * sizeof *entries);
        return;
    }
    for (uint64_t i = 0; i < SPELL_LANES; i += 2) {
        uint64_t at = (from + i) * sizeof *entries, two = 0;
        if (at < c->fast) {
            two = str_load_8(c->at + at);
        } else {
            two = image_value(s->m, IMAGE_SPELL_ENTRY, from + i);
        }
        entries[i] = (uint32_t)two;
        entries[i + 1] = (uint32_t)(two >> 32);
    }
}

/* Whether a name that may be near by its letters starts so that it still may. */
static bool spell_starts_near(const spell_search *s, uint32_t at, uint32_t entry) {
    int length = (int)(entry & SPELL_LENGTH_MASK);
    return s->index->entries ||
           spell_may_start(&s->pattern, image_value(s->m, IMAGE_SPELL_START, at), length);
}

/* The entries from..end of the bucket. */
static void spell_scan(spell_search *s, spell_bucket b, uint32_t from, uint32_t end) {
    int tried = 0;
    for (; from < end; from += SPELL_LANES) {
        uint32_t entries[SPELL_LANES];
        spell_load(s, from, entries);
        uint32_t near = spell_filter(s, b, entries);
        for (uint32_t i = 0; near && i < MIN(end - from, (uint32_t)SPELL_LANES); i++, near >>= 1) {
            if (near % 2 == 0 || !spell_may_be_near(s, b, entries[i])) {
                continue;
            }
            tried++;
            if (spell_starts_near(s, from + i, entries[i])) {
                spell_put(s, spell_key(s->index, s->m, from + i));
            }
        }
    }
    call_charge(s->call, tried / SPELL_STARTS_PER_UNIT);
}

/* Where a run begins. */
static uint32_t spell_first(const spell_search *s, uint32_t run) {
    return s->index->first ? s->index->first[run]
                           : (uint32_t)image_value(s->m, IMAGE_SPELL_RUN, run);
}

/* The runs of the bucket with sufficient weights and near lengths. */
static void spell_scan_bucket(spell_search *s, spell_bucket b) {
    const image_column *c = &s->m->columns[IMAGE_SPELL_ENTRY];
    uint32_t low = spell_group(s->letters - s->pattern.edits);
    uint32_t high = spell_group(s->letters + s->pattern.edits), last = spell_class(s->least);
    for (uint32_t class = 0; class <= last; class++) {
        uint32_t from = spell_first(s, spell_run(b.number, class, low));
        uint32_t end = spell_first(s, spell_run(b.number, class, high) + 1);
        if (!s->index->entries) {
            end = (uint32_t)MIN((uint64_t)end, c->count);
        }
        if (from >= end) {
            continue;
        }
        if (!call_charge(s->call, 1 + (int)((end - from) / SPELL_ENTRIES_PER_UNIT))) {
            return;
        }
        uint64_t bytes = (uint64_t)(end - from) * sizeof(uint32_t);
        if (s->index->entries ||
            image_touch(s->m, c->at + (uint64_t)from * sizeof(uint32_t), bytes)) {
            spell_scan(s, b, from, end);
        }
    }
}

/* The sets of at most `most` letters out of `letters`. */
typedef struct {
    uint32_t at[SPELL_SUBSETS_MAX];
    int sizes[SPELL_SUBSETS_MAX];
    int count;
} spell_subsets;

static void spell_list_subsets(spell_subsets *list, uint32_t letters, int most) {
    list->at[0] = 0;
    list->sizes[0] = 0;
    list->count = 1;
    for (; letters; letters &= letters - 1) {
        uint32_t letter = letters & (0 - letters);
        for (int i = 0, count = list->count; i < count; i++) {
            if (list->sizes[i] < most) {
                list->at[list->count] = list->at[i] | letter;
                list->sizes[list->count++] = list->sizes[i] + 1;
            }
        }
    }
}

static void spell_scan_buckets(spell_search *s) {
    uint32_t own = s->signature % SPELL_BUCKETS;
    int edits = s->pattern.edits;
    spell_subsets lacked, added;
    spell_list_subsets(&lacked, own, edits);
    spell_list_subsets(&added, ~own % SPELL_BUCKETS, edits);
    for (int i = 0; i < lacked.count && !call_over_budget(s->call); i++) {
        for (int k = 0; k < added.count; k++) {
            spell_scan_bucket(s, (spell_bucket){.number = own ^ lacked.at[i] ^ added.at[k],
                                                .lacks = edits - lacked.sizes[i],
                                                .adds = edits - added.sizes[k]});
        }
    }
}

GEO_FN int spell_edits_of(str key) {
    size_t letters = utf8_count(key);
    return letters <= 4 ? 1 : letters <= 8 ? 2 : SPELL_EDITS_MAX;
}

GEO_FN bool spell_is_near(str key, str other) {
    spell_pattern p;
    return spell_compile(&p, key, spell_edits_of(key)) && spell_distance(&p, other) >= 0;
}

GEO_FN int spell_find(call *c, spell_index *x, const image *m, str key, int edits, unsigned least,
                      spell_hit hits[SPELL_HITS_MAX]) {
    spell_search s = {.call = c, .m = m, .index = x, .hits = hits, .least = least};
    edits = MIN(edits, (int)SPELL_EDITS_MAX);
    if (!spell_compile(&s.pattern, key, edits) || !spell_is_ready(c, x, m)) {
        return 0;
    }
    s.signature = spell_signature(key, &s.letters);
    spell_scan_buckets(&s);
    spell_flush(&s);
    for (int i = 1; i < s.count; i++) { /* few: insertion sort */
        spell_hit one = hits[i];
        int at = i;
        for (; at && spell_is_better(one, hits[at - 1]); at--) {
            hits[at] = hits[at - 1];
        }
        hits[at] = one;
    }
    return s.count;
}
