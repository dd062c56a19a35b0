/* spell -- names that are spelled nearly like a given one. Owns a lock. Each open image has an
 * index, built by the first query (10 ms for the embedded image, a second for ten million names),
 * never on an event loop.
 *
 * A name has a signature: a bit per letter that occurs in it. An edit changes the length by at most
 * one and removes and adds at most one letter, so names of other lengths, and names with more
 * letters missing or added than there may be edits, are skipped. For the rest, one in a hundred to
 * one in ten thousand, a bit-parallel automaton (Wu and Manber 1992, with a term for swapped
 * neighbours) computes the distance. */
#include "spell.h"

#include <string.h>

#include "../base/utf8.h"
#include "../platform/os.h"
#include "image.h"
#include "names.h"

enum {
    SPELL_KEYS_MAX = 16 << 20, /* 128 MiB of signatures and keys; beyond, nothing is suggested */
    SPELL_STEP = 512,          /* signatures compared for SPELL_STEP_WORK units of call_charge */
    SPELL_STEP_WORK = 8,
    SPELL_NAME_WORK = 8 /* and for a name that is compared */
};

static os_mutex spell_lock = OS_MUTEX_INIT; /* held while an index is built */

/* ---- the index ---- */

static uint32_t spell_bit(int32_t c) {
    if (c == ' ') {
        return 0;
    }
    return UINT32_C(1) << (c >= 'a' && c <= 'z' ? (uint32_t)(c - 'a') : (uint32_t)c * 7 % 32);
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

GEO_FN size_t spell_memory(const image *m) {
    return m->keys <= SPELL_KEYS_MAX ? (size_t)m->keys * 2 * sizeof(uint32_t) : 0;
}

GEO_FN void spell_open(spell_index *x, const image *m, void *memory) {
    x->signatures = memory;
    x->keys = memory ? x->signatures + m->keys : NULL;
    atomic_store(&x->is_ready, false);
}

/* A counting sort by length: one pass counts, the other fills. */
static void spell_build(spell_index *x, const image *m) {
    uint32_t next[SPELL_LETTERS_MAX + 2] = {0};
    for (int pass = 0; pass < 2; pass++) {
        for (names_walk w = names_block(m, 0); !names_is_end(&w); names_next(&w)) {
            int letters = 0;
            uint32_t signature = spell_signature(names_key(&w), &letters);
            if (letters == 0 || image_value(m, IMAGE_KEY_POST, w.key) == 0) {
                continue;
            }
            if (pass) {
                x->signatures[next[letters]] = signature;
                x->keys[next[letters]] = w.key;
            }
            next[letters]++;
        }
        uint32_t sum = 0;
        for (int i = 0; i <= SPELL_LETTERS_MAX + 1 && pass == 0; i++) {
            x->first[i] = sum;
            sum += next[i];
            next[i] = x->first[i];
        }
    }
}

/* A bounded call neither builds the index nor waits for the thread that does. */
static bool spell_is_ready(call *c, spell_index *x, const image *m) {
    if (!x->signatures || atomic_load(&x->is_ready)) {
        return x->signatures != NULL;
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
    uint64_t ascii[128];                /* bit i + 1: letter i of the pattern is this character */
    int32_t letters[SPELL_LETTERS_MAX]; /* of the pattern, for characters beyond ASCII */
} spell_pattern;

static bool spell_compile(spell_pattern *p, str key, int edits) {
    memset(p->ascii, 0, sizeof p->ascii);
    p->edits = edits;
    p->length = 0;
    for (size_t at = 0; at < key.len; p->length++) {
        int32_t c = utf8_next(key, &at);
        if (p->length == SPELL_LETTERS_MAX || c < 0) {
            return false;
        }
        p->letters[p->length] = c;
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

/* Edits from the pattern to the text; -1: too many. Bit i of rows[d]: the first i letters of the
 * pattern and the text so far differ by at most d edits. */
static int spell_distance(const spell_pattern *p, str text) {
    uint64_t rows[SPELL_EDITS_MAX + 1], last[SPELL_EDITS_MAX + 1], before[SPELL_EDITS_MAX + 1];
    uint64_t last_mask = 0, accept = UINT64_C(1) << p->length;
    for (int d = 0; d <= p->edits; d++) {
        rows[d] = (UINT64_C(2) << d) - 1;
        last[d] = 0;
    }
    for (size_t at = 0; at < text.len;) {
        unsigned char c = (unsigned char)text.at[at];
        uint64_t mask = 0;
        if (c < 0x80) {
            mask = p->ascii[c];
            at++;
        } else {
            mask = spell_mask(p, utf8_next(text, &at));
        }
        memcpy(before, last, sizeof before);
        memcpy(last, rows, sizeof last);
        rows[0] = (last[0] << 1) & mask;
        for (int d = 1; d <= p->edits; d++) {
            uint64_t swapped = (before[d - 1] << 2) & (mask << 1) & last_mask;
            rows[d] = ((last[d] << 1) & mask) | last[d - 1] | (last[d - 1] << 1) |
                      (rows[d - 1] << 1) | swapped;
        }
        if (rows[p->edits] == 0) {
            return -1;
        }
        last_mask = mask;
    }
    for (int d = 0; d <= p->edits; d++) {
        if (rows[d] & accept) {
            return d;
        }
    }
    return -1;
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

/* Whether at most `edits` letters are in a and not in b. */
static bool spell_is_within(uint32_t a, uint32_t b, int edits) {
    uint32_t only = a & ~b;
    for (int i = 0; i < edits && only; i++) {
        only &= only - 1;
    }
    return only == 0;
}

typedef struct {
    call *call;
    const image *m;
    spell_pattern pattern;
    spell_hit *hits;
    int count;
    unsigned least;  /* weight */
    names_walk walk; /* at the last name: the next one is often in the same block */
} spell_search;

static void spell_try(spell_search *s, uint32_t key) {
    uint32_t block = key / IMAGE_KEYS_PER_BLOCK;
    if (s->least && image_value(s->m, IMAGE_KEY_TOP, block) < s->least) {
        return;
    }
    if (!call_charge(s->call, SPELL_NAME_WORK)) {
        return;
    }
    if (names_is_end(&s->walk) || s->walk.key > key ||
        s->walk.key / IMAGE_KEYS_PER_BLOCK != block) {
        s->walk = names_block(s->m, block);
    }
    while (s->walk.key < key && names_next(&s->walk)) {
    }
    spell_hit one = {.key = key};
    int edits = spell_distance(&s->pattern, names_key(&s->walk));
    if (s->walk.key == key && edits > 0 && names_top_place(s->m, key, &one.place, &one.weight) &&
        one.weight >= s->least) {
        one.edits = (unsigned)edits;
        s->count = spell_add(s->hits, s->count, one);
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

/* Tries the names from..end of the index whose signatures are near. */
static void spell_scan(spell_search *s, const spell_index *x, uint32_t signature, uint32_t from,
                       uint32_t end) {
    int edits = s->pattern.edits;
    for (uint32_t i = from; i < end; i++) {
        if (spell_is_within(signature, x->signatures[i], edits) &&
            spell_is_within(x->signatures[i], signature, edits)) {
            spell_try(s, x->keys[i]);
        }
    }
}

GEO_FN int spell_find(call *c, spell_index *x, const image *m, str key, int edits, unsigned least,
                      spell_hit hits[SPELL_HITS_MAX]) {
    spell_search s = {.call = c, .m = m, .hits = hits, .least = least};
    edits = MIN(edits, (int)SPELL_EDITS_MAX);
    if (!spell_compile(&s.pattern, key, edits) || !spell_is_ready(c, x, m)) {
        return 0;
    }
    int letters = 0;
    uint32_t signature = spell_signature(key, &letters);
    s.walk = names_block(m, 0);
    int from = MAX(letters - edits, 1), to = MIN(letters + edits, (int)SPELL_LETTERS_MAX);
    uint32_t end = x->first[to + 1];
    for (uint32_t i = x->first[from]; i < end && call_charge(c, SPELL_STEP_WORK); i += SPELL_STEP) {
        spell_scan(&s, x, signature, i, MIN(i + SPELL_STEP, end));
    }
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
