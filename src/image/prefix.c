/* prefix -- names of an image that begin with some letters. Owns nothing. The keys are a range of
 * numbers, so none is decoded; KEY_TOP tells which blocks of it are worth a look. */
#include "prefix.h"

#include <string.h>

#include "names.h"

enum {
    PREFIX_SCAN_MAX = 4096, /* keys that one query looks at */
    PREFIX_WEIGHTS = 256,
    PREFIX_BLOCKS_PER_UNIT = 16, /* of call_charge */
    PREFIX_BLOCK_WORK = 20
};

typedef struct {
    const image *m;
    str tops;            /* of the blocks of keys */
    uint32_t first, end; /* keys */
    prefix_hit *hits;
    int limit, count, scanned;
} prefix_search;

/* Inserts a hit in the order of weights, each place once. */
static void prefix_add(prefix_search *s, prefix_hit hit) {
    for (int i = 0; i < s->count; i++) {
        if (s->hits[i].place == hit.place) {
            if (s->hits[i].weight >= hit.weight) {
                return;
            }
            s->count--;
            memmove(&s->hits[i], &s->hits[i + 1], (size_t)(s->count - i) * sizeof hit);
        }
    }
    int at = s->count;
    while (at && s->hits[at - 1].weight < hit.weight) {
        at--;
    }
    if (at == s->limit) {
        return;
    }
    int moved = MIN(s->count, s->limit - 1) - at;
    memmove(&s->hits[at + 1], &s->hits[at], (size_t)moved * sizeof hit);
    s->hits[at] = hit;
    s->count = MIN(s->count + 1, s->limit);
}

/* The weight that hits must exceed. */
static unsigned prefix_bar(const prefix_search *s) {
    return s->count == s->limit ? s->hits[s->limit - 1].weight : 0;
}

static void prefix_scan_block(prefix_search *s, uint32_t block) {
    uint32_t key = MAX(block * IMAGE_KEYS_PER_BLOCK, s->first);
    uint32_t end = MIN((block + 1) * IMAGE_KEYS_PER_BLOCK, s->end);
    for (; key < end; key++, s->scanned++) {
        prefix_hit hit = {.key = key};
        if (names_top_place(s->m, key, &hit.place, &hit.weight) && hit.weight > prefix_bar(s)) {
            prefix_add(s, hit);
        }
    }
}

/* The greatest weight below `below` that `wanted` blocks reach. */
static unsigned prefix_least(const uint32_t *tops, unsigned below, uint32_t wanted) {
    unsigned least = below - 1;
    for (uint32_t sum = tops[least]; least > 1 && sum < wanted; sum += tops[least]) {
        least--;
    }
    return least;
}

static unsigned prefix_top(const prefix_search *s, uint32_t block) {
    return block < s->tops.len ? (unsigned char)s->tops.at[block] : 0;
}

/* Heaviest blocks first, in bands of weights: what a band does not have is lighter than it. */
static void prefix_scan(call *c, prefix_search *s) {
    uint32_t from = s->first / IMAGE_KEYS_PER_BLOCK, tops[PREFIX_WEIGHTS] = {0};
    uint32_t end = (s->end - 1) / IMAGE_KEYS_PER_BLOCK + 1;
    for (uint32_t b = from; b < end; b++) {
        tops[prefix_top(s, b)]++;
    }
    for (unsigned below = PREFIX_WEIGHTS; below > 1 && prefix_bar(s) < below - 1;) {
        unsigned least = prefix_least(tops, below, (uint32_t)s->limit);
        if (!call_charge(c, (int)((end - from) / PREFIX_BLOCKS_PER_UNIT))) {
            return;
        }
        for (uint32_t b = from; b < end; b++) {
            unsigned top = prefix_top(s, b);
            if (top < least || top >= below || top <= prefix_bar(s)) {
                continue;
            }
            if (s->scanned >= PREFIX_SCAN_MAX || !call_charge(c, PREFIX_BLOCK_WORK)) {
                return;
            }
            prefix_scan_block(s, b);
        }
        below = least;
    }
}

GEO_FN int prefix_find(call *c, const image *m, str prefix, prefix_hit *hits, int limit) {
    prefix_search s = {.m = m, .tops = image_bytes(m, IMAGE_KEY_TOP), .hits = hits, .limit = limit};
    if (prefix.len == 0 || limit <= 0 || !call_charge(c, 2 * NAMES_SEEK_WORK)) {
        return 0;
    }
    s.first = names_range(m, prefix, &s.end);
    uint32_t from = s.first / IMAGE_KEYS_PER_BLOCK, end = s.end / IMAGE_KEYS_PER_BLOCK + 1;
    str tops = str_from(str_head(s.tops, end), from);
    if (s.first < s.end && image_touch(m, tops.at, tops.len)) {
        prefix_scan(c, &s);
    }
    return s.count;
}

GEO_FN int prefix_namesakes(call *c, const image *m, str name, prefix_hit *hits, int limit) {
    uint32_t key;
    if (!call_charge(c, NAMES_SEEK_WORK) || !names_find(m, name, &key)) {
        return 0;
    }
    image_name_class cls;
    prefix_hit hit = {.key = key};
    int count = 0;
    names_postings postings = names_postings_of(m, key);
    while (count < limit && names_next_posting(&postings, &hit.place, &cls)) {
        hit.weight = image_name_weight((unsigned)image_value(m, IMAGE_WEIGHT, hit.place), cls);
        hits[count++] = hit;
    }
    return count;
}
