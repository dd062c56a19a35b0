/* spell -- names that are spelled nearly as a given one.
 *
 * Flow: gaz_hint asks when nothing was found. Owns a lock; each open image has an index here, made
 * on the first question (10 ms for the embedded image, a second for ten million names) in memory
 * that image_set reserved; never on an event loop.
 *
 * A name has a sign: a bit per letter that occurs in it. An edit changes the length by at most one,
 * takes away at most one letter and adds at most one, so names of other lengths and with more
 * letters missing or added than there are edits need not be looked at; of the rest, which is one in
 * a hundred to one in ten thousand, a bit-parallel automaton (Wu and Manber 1992, with a term for
 * swapped neighbours) tells the distance. */
#include "spell.h"

#include <string.h>

#include "../base/utf8.h"
#include "../platform/os.h"
#include "image.h"
#include "names.h"

enum {
    SPELL_KEYS_MAX = 16 << 20, /* 128 MiB of signs and keys; beyond, no spellings are offered */
    SPELL_STEP = 512, /* signs that are compared for SPELL_STEP_WORK units of call_charge */
    SPELL_STEP_WORK = 8,
    SPELL_NAME_WORK = 8 /* and a name that is read */
};

static struct { os_mutex lock; /* held while an index is made */ } SPELL = {OS_MUTEX_INIT};

/* ---- the index ---- */

static uint32_t spell_bit(int32_t c) {
    if (c == ' ') {
        return 0;
    }
    return UINT32_C(1) << (c >= 'a' && c <= 'z' ? (uint32_t)(c - 'a') : (uint32_t)c * 7 % 32);
}

/* The letters of a key and their number; 0: too long. */
static uint32_t spell_sign(str key, int *letters) {
    uint32_t sign = 0;
    *letters = 0;
    for (size_t at = 0; at < key.len; (*letters)++) {
        unsigned char c = (unsigned char)key.at[at];
        if (c < 0x80) {
            sign |= spell_bit(c);
            at++;
        } else {
            sign |= spell_bit(utf8_next(key, &at));
        }
    }
    if (*letters > SPELL_LETTERS_MAX) {
        *letters = 0;
    }
    return sign;
}

GEO_FN size_t spell_memory(const image *m) {
    return m->keys <= SPELL_KEYS_MAX ? (size_t)m->keys * 2 * sizeof(uint32_t) : 0;
}

GEO_FN void spell_open(spell_index *x, const image *m, void *memory) {
    x->signs = memory;
    x->keys = memory ? x->signs + m->keys : NULL;
    atomic_store(&x->is_ready, false);
}

/* Two walks over all names: one counts lengths, one fills. */
static void spell_make(spell_index *x, const image *m) {
    uint32_t next[SPELL_LETTERS_MAX + 2] = {0};
    for (int pass = 0; pass < 2; pass++) {
        for (names_walk w = names_block(m, 0); !names_is_end(&w); names_next(&w)) {
            int letters = 0;
            uint32_t sign = spell_sign(names_key(&w), &letters);
            if (letters == 0 || image_value(m, IMAGE_KEY_POST, w.key) == 0) {
                continue;
            }
            if (pass) {
                x->signs[next[letters]] = sign;
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

/* A call that is bounded neither makes the index nor waits for the one who does. */
static bool spell_ready(call *c, spell_index *x, const image *m) {
    if (!x->signs || atomic_load(&x->is_ready)) {
        return x->signs != NULL;
    }
    if (!call_charge(c, CALL_WORK_MAX)) {
        return false;
    }
    os_lock(&SPELL.lock);
    if (!atomic_load(&x->is_ready)) {
        spell_make(x, m);
        atomic_store(&x->is_ready, true);
    }
    os_unlock(&SPELL.lock);
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

/* Edits from the pattern to the text; -1: more than allowed. In rows[d], bit i stands for "the
 * first i letters of the pattern and the text so far differ by d edits at most". */
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

static bool spell_is_nearer(spell_near a, spell_near b) {
    return a.edits != b.edits ? a.edits < b.edits : a.weight > b.weight;
}

static int spell_add(spell_near *near, int count, spell_near one) {
    for (int i = 0; i < count; i++) {
        if (near[i].place == one.place) { /* other names of a place say nothing new */
            if (spell_is_nearer(one, near[i])) {
                near[i] = one;
            }
            return count;
        }
    }
    if (count < SPELL_NEAR_MAX) {
        near[count] = one;
        return count + 1;
    }
    int worst = 0;
    for (int i = 1; i < count; i++) {
        worst = spell_is_nearer(near[worst], near[i]) ? i : worst;
    }
    if (spell_is_nearer(one, near[worst])) {
        near[worst] = one;
    }
    return count;
}

/* At most `edits` letters are in a and not in b. */
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
    spell_near *near;
    int count;
    unsigned least;  /* weight */
    names_walk walk; /* where the last name was: the next is often in its block */
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
    spell_near one = {.key = key};
    int edits = spell_distance(&s->pattern, names_key(&s->walk));
    if (s->walk.key == key && edits > 0 && names_top(s->m, key, &one.place, &one.weight) &&
        one.weight >= s->least) {
        one.edits = (unsigned)edits;
        s->count = spell_add(s->near, s->count, one);
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

/* Names from..end of the index: those whose signs are near. */
static void spell_scan(spell_search *s, const spell_index *x, uint32_t sign, uint32_t from,
                       uint32_t end) {
    int edits = s->pattern.edits;
    for (uint32_t i = from; i < end; i++) {
        if (spell_is_within(sign, x->signs[i], edits) &&
            spell_is_within(x->signs[i], sign, edits)) {
            spell_try(s, x->keys[i]);
        }
    }
}

GEO_FN int spell_find(call *c, spell_index *x, const image *m, str key, int edits, unsigned least,
                      spell_near near[SPELL_NEAR_MAX]) {
    spell_search s = {.call = c, .m = m, .near = near, .least = least};
    edits = MIN(edits, (int)SPELL_EDITS_MAX);
    if (!spell_compile(&s.pattern, key, edits) || !spell_ready(c, x, m)) {
        return 0;
    }
    int letters = 0;
    uint32_t sign = spell_sign(key, &letters);
    s.walk = names_block(m, 0);
    int from = MAX(letters - edits, 1), to = MIN(letters + edits, (int)SPELL_LETTERS_MAX);
    uint32_t end = x->first[to + 1];
    for (uint32_t i = x->first[from]; i < end && call_charge(c, SPELL_STEP_WORK); i += SPELL_STEP) {
        spell_scan(&s, x, sign, i, MIN(i + SPELL_STEP, end));
    }
    for (int i = 1; i < s.count; i++) { /* few: insertion sort */
        spell_near one = near[i];
        int at = i;
        for (; at && spell_is_nearer(one, near[at - 1]); at--) {
            near[at] = near[at - 1];
        }
        near[at] = one;
    }
    return s.count;
}
