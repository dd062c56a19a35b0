/* spell -- names that are spelled nearly like a given one. Owns a lock.
 *
 * A bit-parallel automaton (Wu and Manber 1992, with a term for swapped neighbours) computes the
 * distance of two names. Which names are worth it is found in one of two ways.
 *
 * An index file has its names in the order of their first letters, and once more in that of their
 * last letters from the end. Leave one letter of a name out: of the parts before and behind it one
 * has at most half of the edits, rounded down. (The letter is left out because a swap of two there
 * would else be an edit of both parts; any letter does, so that is taken which leaves rare parts:
 * many names end in "strasse".) So names are read in each order,
 * through two automata at once, one for the part and one for the whole; where a beginning has too
 * many edits, all names that share it are skipped. What is read grows little with the index.
 *
 *   SPELL_START     per name, ascending: the classes of its first 11 letters (spell_row_of)
 *   SPELL_START_AT  likewise: its number in SPELL_END
 *   SPELL_KEY       likewise: its key
 *   SPELL_END       per name, ascending: the classes of its last 11 letters from the end
 *   SPELL_END_AT    likewise: its number in SPELL_START
 *
 * A name that one order lets through is looked at in the other one before it is decoded.
 *
 * The embedded image has no room for that. There all names are searched, in their order, by the
 * first queries, never on an event loop. Each of these builds a part of an index of the names of
 * all places that have a weight. A name has a signature: a bit per letter that occurs in it, and
 * one more for some that occur twice or three times. An edit changes the length by at most one and
 * removes and adds at most one letter, and so one bit. Names are in buckets by the bits that a
 * quarter to half of all names have, so the buckets that can be near are few and listed; a bucket
 * is in runs by length, of which a query needs some. There, names of other lengths, or
 * with more bits missing or added than there may be edits, are skipped; one in 14,000 is left with
 * one edit. */
#include "spell.h"

#include <limits.h>
#include <string.h>

#include "../base/utf8.h"
#include "../geo/fold.h"
#include "../platform/os.h"
#include "image.h"
#include "names.h"

enum {
    SPELL_KEY_BYTES = 3,
    SPELL_KEY_BITS = 20,
    SPELL_KEYS_MAX = 1 << SPELL_KEY_BITS, /* of an index that is built: 7 MiB of entries and keys */
    SPELL_WEIGHT_STEP = 16,               /* the other bits of a key's bytes tell its weight */
    SPELL_COMMON = 12,                    /* bits of a signature that make a bucket */
    SPELL_SIGNATURE = 38,                 /* bits of a signature */
    SPELL_BUCKETS = 1 << SPELL_COMMON,
    SPELL_GROUPS = 8, /* of lengths */
    SPELL_RUNS = SPELL_BUCKETS * SPELL_GROUPS,
    SPELL_SUBSETS_MAX = 1 + 12 + 66 + 220, /* of at most 3 of 12 bits */
    SPELL_BUILD_KEYS = 1 << 16,            /* of the index that is built, at a time: 2 ms */
    SPELL_ALL_WORK = 20000,                /* of the search of all names */
    SPELL_START = 11,                      /* letters of a name that an index file has in order */
    SPELL_LETTER_BITS = 5,                 /* of a class of letters */
    SPELL_LETTERS = 1 << SPELL_LETTER_BITS,
    SPELL_QUEUE = 16,
    SPELL_LANES = 8,             /* entries that are compared at a time */
    SPELL_ENTRIES_PER_UNIT = 64, /* compared for a unit of call_charge */
    SPELL_SPLIT_WORK = 200,      /* of the choice of the parts */
    SPELL_STEPS_PER_UNIT = 2,    /* names of an order that are looked at for a unit */
    SPELL_NAME_WORK = 2          /* and for a name that is decoded */
};

static os_mutex spell_lock = OS_MUTEX_INIT; /* held while an index is built */

/* ---- the index ---- */

/* An entry: the other bits of the signature, the length. */
enum { SPELL_LENGTH_BITS = 6, SPELL_LENGTH_MASK = 63 };

static uint32_t spell_others(uint64_t signature) {
    return (uint32_t)(signature >> SPELL_COMMON);
}

static uint32_t spell_bucket_of(uint64_t signature) {
    return (uint32_t)(signature % SPELL_BUCKETS);
}

static uint32_t spell_entry(uint64_t signature, int letters) {
    return spell_others(signature) << SPELL_LENGTH_BITS | (uint32_t)letters;
}

/* The group of a length; each has about as many names. */
static uint32_t spell_group(int letters) {
    static const unsigned char groups[] = {0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 4, 5, 5, 6, 6, 6};
    return letters < (int)LEN(groups) ? groups[MAX(letters, 0)] : SPELL_GROUPS - 1;
}

enum { SPELL_ALPHABET = 27, SPELL_TIMES = 3 }; /* the space, a to z */

/* What the first letters of a key are: bits of its signature, and for the space and each of a to z
 * two bits of how many times it has occurred. */
typedef struct {
    uint64_t bits, times;
} spell_sum;

/* With one more letter. The lowest bits are those that most names have. */
static inline spell_sum spell_add_letter(spell_sum sum, int32_t c) {
    enum { NONE = 63 }; /* says too little; cut off in the end */
    static const unsigned char bits[SPELL_TIMES + 1][SPELL_ALPHABET] = {
        {4, 0, 12, 13, 14, 3, 15, 16, 17, 2,  18, 19, 9, 20,
         1, 5, 21, 22, 6,  7, 10, 11, 23, 24, 25, 26, 27},
        {37, 8,  NONE, NONE, NONE, 29, NONE, NONE, NONE, 30,   NONE, NONE, 35,  NONE,
         31, 32, NONE, NONE, 33,   34, 36,   NONE, NONE, NONE, NONE, NONE, NONE},
        {NONE, 28,   NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
         NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE},
        {NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
         NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE},
    };
    uint32_t i = (uint32_t)c % SPELL_LETTERS;
    if (c != ' ' && (c < 'a' || c > 'z')) {
        sum.bits |= UINT64_C(1) << (uint32_t)c * 7 % SPELL_SIGNATURE;
        return sum;
    }
    uint64_t times = sum.times >> 2 * i & 3;
    sum.bits |= UINT64_C(1) << bits[times][i];
    sum.times += (uint64_t)(times < SPELL_TIMES) << 2 * i;
    return sum;
}

static uint64_t spell_signature_of(spell_sum sum) {
    return sum.bits & ((UINT64_C(1) << SPELL_SIGNATURE) - 1);
}

/* The signature of a key and the number of its letters. */
static uint64_t spell_signature(str key, int *letters) {
    spell_sum sum = {0, 0};
    *letters = 0;
    for (size_t at = 0; at < key.len; ++*letters) {
        sum = spell_add_letter(sum, utf8_next(key, &at));
    }
    return spell_signature_of(sum);
}

/* Where letter i is in a number of SPELL_START; the first is highest. */
static int spell_shift(int i) {
    return SPELL_LETTER_BITS * (SPELL_START - 1 - i);
}

/* The class of a letter, 1 to 31; 0 is the end of the name. */
static unsigned spell_letter(int32_t c) {
    enum { SPACE = 27, OTHERS };
    if (c >= 'a' && c <= 'z') {
        return (unsigned)(c - 'a') + 1;
    }
    if (c >= 0x80) {
        return 1 + (unsigned)c % (SPELL_LETTERS - 1);
    }
    return c == ' ' ? SPACE : OTHERS + (unsigned)c % (SPELL_LETTERS - OTHERS);
}

GEO_FN bool spell_row_of(str key, spell_row *row) {
    uint64_t letters[SPELL_LETTERS_MAX];
    int count = 0;
    for (size_t at = 0; at < key.len; count++) {
        if (count == SPELL_LETTERS_MAX) {
            return false;
        }
        letters[count] = spell_letter(utf8_next(key, &at));
    }
    *row = (spell_row){0, 0};
    for (int i = 0; i < MIN(count, (int)SPELL_START); i++) {
        row->start |= letters[i] << spell_shift(i);
        row->end |= letters[count - 1 - i] << spell_shift(i);
    }
    return count > 0;
}

static bool spell_is_in_file(const image *m) {
    return m->columns[IMAGE_SPELL_START].count > 0;
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
    x->next = 0;
    x->fills = false;
    atomic_store(&x->is_ready, false);
}

/* The run of a group in a bucket. */
static uint32_t spell_run(uint32_t bucket, uint32_t group) {
    return bucket * SPELL_GROUPS + group;
}

static void spell_put_key(spell_index *x, uint32_t at, uint32_t key, unsigned weight) {
    uint32_t value = key | weight / SPELL_WEIGHT_STEP << SPELL_KEY_BITS;
    for (size_t i = 0; i < SPELL_KEY_BYTES; i++) {
        x->keys[at * (size_t)SPELL_KEY_BYTES + i] = (unsigned char)(value >> 8 * i);
    }
}

/* The key of an entry, and the most that it may weigh. */
static uint32_t spell_key(const spell_index *x, uint32_t at, unsigned *weight) {
    const unsigned char *bytes = x->keys + at * (size_t)SPELL_KEY_BYTES;
    uint32_t value = bytes[0] | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2] << 16;
    *weight = ((value >> SPELL_KEY_BITS) + 1) * SPELL_WEIGHT_STEP - 1;
    return value % SPELL_KEYS_MAX;
}

/* Reads names as they are stored. A key begins like the one before it, so the sums of the
 * beginnings of the last key are kept. */
typedef struct {
    names_walk walk;
    spell_sum sums[IMAGE_KEY_MAX + 1];
    unsigned known; /* so many of them belong to the current key */
} spell_reader;

static uint64_t spell_read_signature(spell_reader *r, int *letters) {
    const unsigned char *text = (const unsigned char *)r->walk.text;
    unsigned at = r->known, len = r->walk.len;
    unsigned char first = text[0];
    bool is_packed = first < ' ';
    spell_sum sum = r->sums[at];
    if (at == 0 && is_packed) {
        r->sums[++at] = sum; /* it tells the alphabet */
    }
    for (; at < len; r->sums[++at] = sum) {
        unsigned char c = text[at];
        if (c >= 0x80 && !is_packed) {
            r->known = at;
            return spell_signature((str){r->walk.text, len}, letters);
        }
        sum = spell_add_letter(sum, is_packed ? fold_stored_letter(first, c) : c);
    }
    r->known = len;
    *letters = (int)(len - is_packed);
    return spell_signature_of(sum);
}

static void spell_build_key(spell_index *x, spell_reader *r) {
    const names_walk *w = &r->walk;
    uint32_t place = 0;
    unsigned weight = 0;
    int letters = 0;
    r->known = MIN(r->known, w->shared);
    if (!w->len || !names_top_place(w->m, w->key, &place, &weight)) {
        return;
    }
    uint64_t signature = spell_read_signature(r, &letters);
    if (letters > SPELL_LETTERS_MAX) {
        return;
    }
    uint32_t at = x->first[spell_run(spell_bucket_of(signature), spell_group(letters))]++;
    if (x->fills &&
        at < w->m->keys) { /* the bytes of a file may have changed since they were counted */
        x->entries[at] = spell_entry(signature, letters);
        spell_put_key(x, at, w->key, weight);
    }
}

/* The end of a pass. */
static void spell_build_turn(spell_index *x, const image *m) {
    uint32_t sum = 0;
    for (uint32_t i = 0; i <= SPELL_RUNS; i++) {
        uint32_t here = MIN(x->first[i], m->keys);
        x->first[i] = sum;
        sum = x->fills ? here : sum + here;
    }
    os_drop(m->bytes); /* all names were read; of most, few will be again */
    x->next = 0;
    atomic_store(&x->is_ready, x->fills);
    x->fills = true;
}

/* A counting sort by run: one pass counts, the other fills, which moves first[r] to where run r
 * ends; then it is moved back. This does the next part of it. */
static void spell_build(spell_index *x, const image *m) {
    uint32_t end = MIN(x->next + SPELL_BUILD_KEYS, m->keys);
    if (!x->fills && x->next == 0) {
        memset(x->first, 0, (SPELL_RUNS + 1) * sizeof *x->first);
    }
    spell_reader r = {.walk = names_block(m, x->next / IMAGE_KEYS_PER_BLOCK)};
    for (; !names_is_end(&r.walk) && r.walk.key < end; names_step(&r.walk)) {
        spell_build_key(x, &r);
    }
    x->next = end;
    if (end == m->keys) {
        spell_build_turn(x, m);
    }
}

/* ---- the distance ---- */

typedef struct {
    int edits, length;
    uint64_t ascii[128];                /* bit i + 1: letter i of the pattern is this character */
    int32_t letters[SPELL_LETTERS_MAX]; /* of the pattern, for characters beyond ASCII, */
    bool has_others;                    /* if it has any */
} spell_pattern;

static bool spell_compile(spell_pattern *p, str key, int edits) {
    memset(p->ascii, 0, sizeof p->ascii);
    p->edits = edits;
    p->length = 0;
    p->has_others = false;
    for (size_t at = 0; at < key.len; p->length++) {
        int32_t c = utf8_next(key, &at);
        if (p->length == SPELL_LETTERS_MAX || c < 0) {
            return false;
        }
        p->letters[p->length] = c;
        p->has_others |= c >= 128;
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
    for (int i = 0; i < p->length && p->has_others; i++) {
        mask |= p->letters[i] == c ? UINT64_C(2) << i : 0;
    }
    return mask;
}

/* Bit i of now[d]: the first i letters of the pattern and the text so far differ by at most d
 * edits. */
typedef struct {
    uint64_t now[SPELL_EDITS_MAX + 1];
    uint64_t mask; /* the letters of the pattern that the last one of the text is */
} spell_rows;

static spell_rows spell_rows_of(int edits) {
    spell_rows r = {.mask = 0};
    for (int d = 0; d <= edits; d++) {
        r.now[d] = (UINT64_C(2) << d) - 1;
    }
    return r;
}

static const spell_rows spell_rows_none; /* before those */

/* The rows with the next letter of the text, which is those of the pattern in `mask`, from the last
 * ones and those before. False: it has become too different. */
static inline bool spell_step(spell_rows *r, const spell_rows *last, const spell_rows *before,
                              int edits, uint64_t mask) {
    r->mask = mask;
    r->now[0] = (last->now[0] << 1) & mask;
    for (int d = 1; d <= edits; d++) {
        uint64_t swapped = (before->now[d - 1] << 2) & (mask << 1) & last->mask;
        r->now[d] = ((last->now[d] << 1) & mask) | last->now[d - 1] | (last->now[d - 1] << 1) |
                    (r->now[d - 1] << 1) | swapped;
    }
    return r->now[edits] != 0;
}

/* Edits from the pattern to the text; -1: too many. */
static int spell_distance(const spell_pattern *p, str text) {
    uint64_t accept = UINT64_C(1) << p->length;
    spell_rows rows[3] = {spell_rows_none, spell_rows_of(p->edits)};
    int last = 1;
    for (size_t at = 0; at < text.len;) {
        unsigned char c = (unsigned char)text.at[at];
        at += c < 0x80;
        uint64_t mask = c < 0x80 ? p->ascii[c] : spell_mask(p, utf8_next(text, &at));
        int next = last == 2 ? 0 : last + 1, before = 3 - last - next;
        if (!spell_step(&rows[next], &rows[last], &rows[before], p->edits, mask)) {
            return -1;
        }
        last = next;
    }
    for (int d = 0; d <= p->edits; d++) {
        if (rows[last].now[d] & accept) {
            return d;
        }
    }
    return -1;
}

/* ---- the search ---- */

static bool spell_is_better(spell_hit a, spell_hit b) {
    return a.edits != b.edits     ? a.edits < b.edits
           : a.weight != b.weight ? a.weight > b.weight
                                  : a.key < b.key;
}

/* Keeps the best ones, in their order, and of each place only its best name. */
static void spell_add(spell_list *list, spell_hit one) {
    int at = 0;
    while (at < list->count && list->hits[at].place != one.place) {
        at++;
    }
    if (at == list->count && at < SPELL_HITS_MAX) {
        list->count++;
    } else {
        at = MIN(at, SPELL_HITS_MAX - 1); /* in the place of its other name, or of the last one */
        if (!spell_is_better(one, list->hits[at])) {
            return;
        }
    }
    for (; at && spell_is_better(one, list->hits[at - 1]); at--) {
        list->hits[at] = list->hits[at - 1];
    }
    list->hits[at] = one;
}

typedef struct {
    call *call;
    const image *m;
    const spell_index *index;
    spell_pattern pattern;
    uint64_t signature;
    int letters;
    spell_list *lists;
    int count;                  /* of lists */
    unsigned least;             /* weight of all lists */
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
    bool is_short = utf8_count(names_key(&w)) <= SPELL_LETTERS_MAX;
    if (w.key == key && edits > 0 && is_short &&
        names_top_place(s->m, key, &one.place, &one.weight) && one.weight >= s->least) {
        one.edits = (unsigned)edits;
        for (int i = 0; i < s->count; i++) {
            if (edits <= s->lists[i].edits && one.weight >= s->lists[i].least) {
                spell_add(&s->lists[i], one);
            }
        }
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

/* A bucket, and how many bits a near name in it may still lack and add. */
typedef struct {
    uint32_t number;
    int lacks, adds;
} spell_bucket;

/* The number of bits of a set; at most `most`, plus 1. */
static int spell_count(uint32_t bits, int most) {
    int count = 0;
    for (; bits && count <= most; bits &= bits - 1) {
        count++;
    }
    return count;
}

/* Whether a name can be near: each letter that its length is greater is an edit that removes none,
 * and each that it is less one that adds none. */
static bool spell_may_be_near(const spell_search *s, spell_bucket b, uint32_t entry) {
    int length = (int)(entry & SPELL_LENGTH_MASK);
    int lacks = b.lacks - MAX(length - s->letters, 0), adds = b.adds - MAX(s->letters - length, 0);
    uint32_t own = spell_others(s->signature);
    uint32_t others = entry >> SPELL_LENGTH_BITS;
    return spell_count(own & ~others, MAX(lacks, 0)) <= lacks &&
           spell_count(others & ~own, MAX(adds, 0)) <= adds;
}

/* Whether one of the lists may want it: those with fewer edits allow as many bits less. */
static bool spell_may_be_listed(const spell_search *s, spell_bucket b, uint32_t entry,
                                unsigned weight) {
    bool may_be = false;
    for (int i = 0; i < s->count && !may_be; i++) {
        int fewer = s->pattern.edits - s->lists[i].edits;
        spell_bucket nearer = {b.number, b.lacks - fewer, b.adds - fewer};
        may_be = weight >= s->lists[i].least && nearer.lacks >= 0 && nearer.adds >= 0 &&
                 spell_may_be_near(s, nearer, entry);
    }
    return may_be;
}

/* A bit for each of SPELL_LANES entries that may be near. Free of branches, for the compiler to do
 * several entries at a time. */
static uint32_t spell_filter(const spell_search *s, spell_bucket b, const uint32_t *entries) {
    uint32_t own = spell_others(s->signature), edits = (uint32_t)s->pattern.edits;
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

/* The entries from..end of the bucket. The filter may look at some beyond the end, for
 * which there is room. */
static void spell_scan(spell_search *s, spell_bucket b, uint32_t from, uint32_t end) {
    const spell_index *x = s->index;
    for (; from < end; from += SPELL_LANES) {
        uint32_t near = spell_filter(s, b, x->entries + from);
        for (uint32_t i = from; near && i < end; i++, near >>= 1) {
            unsigned weight;
            uint32_t key = near % 2 ? spell_key(x, i, &weight) : 0;
            if (near % 2 && spell_may_be_listed(s, b, x->entries[i], weight)) {
                spell_put(s, key);
            }
        }
    }
}

/* The runs of the bucket with near lengths. */
static void spell_scan_bucket(spell_search *s, spell_bucket b) {
    const uint32_t *first = s->index->first;
    uint32_t low = spell_group(s->letters - s->pattern.edits);
    uint32_t high = spell_group(s->letters + s->pattern.edits);
    uint32_t from = first[spell_run(b.number, low)], end = first[spell_run(b.number, high) + 1];
    if (call_charge(s->call, 1 + (int)((end - from) / SPELL_ENTRIES_PER_UNIT))) {
        spell_scan(s, b, from, end);
    }
}

/* The sets of at most `most` bits out of `bits`. */
typedef struct {
    uint32_t at[SPELL_SUBSETS_MAX];
    int sizes[SPELL_SUBSETS_MAX];
    int count;
} spell_subsets;

static void spell_list_subsets(spell_subsets *list, uint32_t bits, int most) {
    list->at[0] = 0;
    list->sizes[0] = 0;
    list->count = 1;
    for (; bits; bits &= bits - 1) {
        uint32_t bit = bits & (0 - bits);
        for (int i = 0, count = list->count; i < count; i++) {
            if (list->sizes[i] < most) {
                list->at[list->count] = list->at[i] | bit;
                list->sizes[list->count++] = list->sizes[i] + 1;
            }
        }
    }
}

static void spell_scan_buckets(spell_search *s) {
    uint32_t own = spell_bucket_of(s->signature);
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

/* ---- the search in an order ---- */

/* The first name from `at` on whose letters are at least these: in growing steps, as most are not
 * far. */
static uint64_t spell_seek(const image *m, image_section section, uint64_t at, uint64_t letters) {
    uint64_t count = m->columns[section].count;
    uint64_t step = 1, high = at;
    while (high < count && image_value(m, section, high) < letters) {
        at = high + 1;
        high += step;
        step *= 2;
    }
    return image_first_from(m, section, at, MIN(high, count), letters);
}

/* How many names begin with the first letters of these. */
static uint64_t spell_count_shared(const image *m, image_section section, uint64_t letters,
                                   int count) {
    if (count <= 0) {
        return m->columns[section].count;
    }
    int shift = spell_shift(MIN(count, (int)SPELL_START) - 1);
    uint64_t low = letters >> shift << shift, high = low + (UINT64_C(1) << shift);
    uint64_t first = spell_seek(m, section, 0, low);
    return spell_seek(m, section, first, high) - first;
}

/* How many letters stand before the one that is left out, so that fewest names share the parts:
 * with a letter less for each edit that they may have. */
static int spell_split(const spell_search *s, spell_row row) {
    int length = s->pattern.length, edits = s->pattern.edits / 2, best = 0;
    uint64_t least = UINT64_MAX, starts[SPELL_START + 1], ends[SPELL_START + 1];
    for (int i = 0; i <= SPELL_START; i++) {
        starts[i] = spell_count_shared(s->m, IMAGE_SPELL_START, row.start, i - edits);
        ends[i] = spell_count_shared(s->m, IMAGE_SPELL_END, row.end, i - edits);
    }
    for (int before = 0; before < length; before++) {
        int behind = length - 1 - before;
        uint64_t names =
            starts[MIN(before, (int)SPELL_START)] + ends[MIN(behind, (int)SPELL_START)];
        best = names < least ? before : best;
        least = MIN(names, least);
    }
    return best;
}

/* What is known of a name after some letters. */
typedef struct {
    spell_rows whole, part;
    bool has_part; /* the part of the pattern has been found */
} spell_state;

typedef struct {
    image_section letters, other;  /* other: the numbers in the other order */
    uint64_t masks[SPELL_LETTERS]; /* per class: bit i + 1: letter i of the pattern is of it */
    int part, part_edits;          /* letters of the part */
    spell_state states[SPELL_START + 1]; /* after so many letters of the current name */
    uint64_t count;
} spell_order;

/* An order for the pattern, of which the part has so many letters. */
static spell_order spell_order_of(const spell_search *s, image_section letters, int part) {
    const spell_pattern *p = &s->pattern;
    bool is_end = letters == IMAGE_SPELL_END;
    spell_order o = {.letters = letters,
                     .other = is_end ? IMAGE_SPELL_END_AT : IMAGE_SPELL_START_AT,
                     .part_edits = p->edits / 2};
    o.part = MIN(part, SPELL_START - o.part_edits);
    for (int i = 0; i < p->length; i++) {
        int32_t c = p->letters[is_end ? p->length - 1 - i : i];
        o.masks[spell_letter(c)] |= UINT64_C(2) << i;
    }
    o.states[0] = (spell_state){.whole = spell_rows_of(p->edits),
                                .part = spell_rows_of(o.part_edits),
                                .has_part = o.part <= o.part_edits};
    o.count = s->m->columns[letters].count;
    return o;
}

/* The state after one more letter. False: names that go on so are not near. */
static bool spell_follow(const spell_search *s, spell_order *o, int depth, unsigned letter) {
    static const spell_state none;
    const spell_state *last = &o->states[depth], *before = depth ? last - 1 : &none;
    spell_state *to = &o->states[depth + 1];
    uint64_t mask = o->masks[letter];
    bool is_near = spell_step(&to->whole, &last->whole, &before->whole, s->pattern.edits, mask);
    to->has_part = last->has_part;
    if (to->has_part) {
        return is_near;
    }
    spell_step(&to->part, &last->part, &before->part, o->part_edits, mask);
    uint64_t rows = to->part.now[o->part_edits] & ((UINT64_C(2) << o->part) - 1);
    to->has_part = rows >> o->part & 1;
    return is_near && rows;
}

static unsigned spell_letter_at(uint64_t letters, int i) {
    return letters >> spell_shift(i) & (SPELL_LETTERS - 1);
}

/* Follows the letters of a name from `depth` on, where the previous one left. Returns how many of
 * them are shared by all names that are no nearer; SPELL_START + 1: it may be near itself. */
static int spell_follow_all(const spell_search *s, spell_order *o, int depth, uint64_t letters) {
    for (; depth < SPELL_START; depth++) {
        unsigned letter = spell_letter_at(letters, depth);
        if (!letter) {
            const spell_state *end = &o->states[depth];
            bool is_near =
                end->has_part && (end->whole.now[s->pattern.edits] >> s->pattern.length & 1);
            return is_near ? SPELL_START + 1 : SPELL_START;
        }
        if (!spell_follow(s, o, depth, letter)) {
            return depth + 1;
        }
    }
    return o->states[depth].has_part ? SPELL_START + 1 : SPELL_START;
}

/* The number of letters that both begin with. */
static int spell_shared(uint64_t one, uint64_t other) {
    int shared = 0;
    while (shared < SPELL_START && spell_letter_at(one, shared) &&
           spell_letter_at(one, shared) == spell_letter_at(other, shared)) {
        shared++;
    }
    return shared;
}

/* Whether name `at` of an order may be near, regardless of the part. */
static bool spell_may_be(const spell_search *s, spell_order *o, uint64_t at) {
    uint64_t letters = image_value(s->m, o->letters, at);
    o->states[0].has_part = true;
    return spell_follow_all(s, o, 0, letters) > SPELL_START;
}

/* Tries the names of an order whose part is near. `other` is the order from the other end. */
static void spell_read_order(spell_search *s, spell_order o, spell_order other) {
    uint64_t last = 0;
    int known = 0; /* states are those of so many letters of `last` */
    for (uint64_t at = 0, steps = 1; at < o.count; steps++) {
        if (steps % SPELL_STEPS_PER_UNIT == 0 && !call_charge(s->call, 1)) {
            return;
        }
        uint64_t letters = image_value(s->m, o.letters, at);
        int result = spell_follow_all(s, &o, MIN(known, spell_shared(letters, last)), letters);
        last = letters;
        known = MIN(result - 1, SPELL_START);
        if (result <= SPELL_START) {
            uint64_t next = ((letters >> spell_shift(result - 1)) + 1) << spell_shift(result - 1);
            at = spell_seek(s->m, o.letters, at + 1, next);
            continue;
        }
        uint64_t there = image_value(s->m, o.other, at);
        if (spell_may_be(s, &other, there)) {
            uint64_t first = o.letters == IMAGE_SPELL_START ? at : there;
            spell_put(s, (uint32_t)image_value(s->m, IMAGE_SPELL_KEY, first));
        }
        at++;
    }
}

static void spell_read_file(spell_search *s, str key) {
    spell_row row;
    if (!spell_row_of(key, &row) || !call_charge(s->call, SPELL_SPLIT_WORK)) {
        return;
    }
    int before = spell_split(s, row), behind = s->pattern.length - 1 - before;
    spell_order start = spell_order_of(s, IMAGE_SPELL_START, before);
    spell_order end = spell_order_of(s, IMAGE_SPELL_END, behind);
    spell_read_order(s, start, end);
    spell_read_order(s, end, start);
}

/* ---- the search of all names, while there is no index ---- */

/* What is known of names that begin with some bytes. */
typedef struct {
    spell_rows rows;
    unsigned last; /* bytes without the last letter */
} spell_start;

/* Compares the current key with the pattern, from the first byte on that the key before it had not.
 * Returns how many bytes are shared by all keys that are no nearer; 0: it is near. */
static unsigned spell_follow_key(const spell_search *s, spell_start starts[], const names_walk *w) {
    const unsigned char *text = (const unsigned char *)w->text;
    unsigned at = w->shared, none = text[0] < ' '; /* a byte that tells the alphabet, or none */
    while (at && !none && at < w->len && text[at] >> 6 == 2) {
        at--; /* to the beginning of a letter */
    }
    if (at <= none) {
        at = none;
        starts[at].rows = spell_rows_of(s->pattern.edits);
    }
    while (at < w->len) {
        const spell_start *last = &starts[at];
        const spell_rows *before = at == none ? &spell_rows_none : &starts[last->last].rows;
        unsigned from = at;
        size_t end = at + 1;
        int32_t c = text[at];
        if (c >= 0x80) {
            end = at;
            c = none ? fold_stored_letter(text[0], text[end++])
                     : utf8_next((str){w->text, w->len}, &end);
        }
        at = (unsigned)end;
        starts[at].last = from;
        if (!spell_step(&starts[at].rows, &last->rows, before, s->pattern.edits,
                        spell_mask(&s->pattern, c))) {
            return at;
        }
    }
    bool is_near = starts[at].rows.now[s->pattern.edits] >> s->pattern.length & 1;
    return is_near ? 0 : w->len + 1;
}

/* In their order, where names that begin like one that is too different are passed over. */
static void spell_scan_names(spell_search *s) {
    spell_start starts[IMAGE_KEY_MAX + 1];
    names_walk w = names_block(s->m, 0);
    while (!names_is_end(&w)) {
        uint32_t block = w.key / IMAGE_KEYS_PER_BLOCK;
        bool is_light = image_value(s->m, IMAGE_KEY_TOP, block) < s->least;
        if (is_light) {
            w = names_block(s->m, block + 1);
            continue;
        }
        unsigned far = spell_follow_key(s, starts, &w);
        if (!far) {
            spell_put(s, w.key);
        }
        names_pass(&w, far ? far : w.len + 1);
    }
}

/* A bounded call does neither this nor build the index, of which the others build a part each. */
static void spell_read_names(spell_search *s, spell_index *x) {
    if (!call_charge(s->call, SPELL_ALL_WORK)) {
        return;
    }
    spell_scan_names(s);
    os_lock(&spell_lock);
    if (!atomic_load(&x->is_ready)) {
        spell_build(x, s->m);
    }
    os_unlock(&spell_lock);
}

GEO_FN int spell_edits_of(str key) {
    size_t letters = utf8_count(key);
    return letters <= 4 ? 1 : letters <= 8 ? 2 : SPELL_EDITS_MAX;
}

GEO_FN bool spell_is_near(str key, str other) {
    spell_pattern p;
    return spell_compile(&p, key, spell_edits_of(key)) && spell_distance(&p, other) >= 0;
}

GEO_FN void spell_find(call *c, spell_index *x, const image *m, str key, spell_list *lists,
                       int count) {
    spell_search s = {
        .call = c, .m = m, .index = x, .lists = lists, .count = count, .least = UINT_MAX};
    int edits = 0;
    for (int i = 0; i < count; i++) {
        lists[i].count = 0;
        edits = MAX(edits, MIN(lists[i].edits, (int)SPELL_EDITS_MAX));
        s.least = MIN(s.least, lists[i].least);
    }
    if (!spell_compile(&s.pattern, key, edits)) {
        return;
    }
    if (spell_is_in_file(m)) {
        spell_read_file(&s, key);
    } else if (atomic_load(&x->is_ready)) {
        s.signature = spell_signature(key, &s.letters);
        spell_scan_buckets(&s);
    } else if (x->first) {
        spell_read_names(&s, x);
    }
    spell_flush(&s);
}
