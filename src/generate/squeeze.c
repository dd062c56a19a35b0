/* squeeze.c: packs bytes as squeeze.h describes, in the fewest bytes that its blocks allow: the
 * cheapest way to each place is known before the next is looked at. */
#include "squeeze.h"

#include <stdint.h>
#include <string.h>

enum {
    SQUEEZE_BYTES_MAX = 4 << 20, /* twice the largest part of today's program */
    SQUEEZE_CHAIN_MAX = 2000,    /* earlier places tried for a match */
    SQUEEZE_HASHES = 1 << 16,
    SQUEEZE_LONG = 512, /* a match as long as this is taken whole */
};

/* The cheapest way to a place: its bytes, the literals before it, or the match that ends in it. */
typedef struct {
    uint32_t cost, literals, count, back, before; /* count 0: a literal; back: of the last match;
                                               before: of the last that was another one */
} squeeze_way;

static squeeze_way squeeze_ways[SQUEEZE_BYTES_MAX + 1];
static uint32_t squeeze_before[SQUEEZE_BYTES_MAX], squeeze_heads[SQUEEZE_HASHES];

static unsigned squeeze_class(const squeeze_way *from, size_t back) {
    if (back == from->back) return SQUEEZE_LAST;
    if (back == from->before) return SQUEEZE_BEFORE;
    if (back <= 1U << 8) return SQUEEZE_NEAR;
    size_t middle = SQUEEZE_MIDDLE + ((back - 1) >> 16);
    return (unsigned)(middle < SQUEEZE_FAR ? middle : SQUEEZE_FAR);
}

static uint32_t squeeze_number_bytes(size_t value) {
    uint32_t bytes = 1;
    while (value >>= 7) bytes++;
    return bytes;
}

/* Offers a match of `count` bytes and each shorter one. */
static void squeeze_offer(size_t at, size_t count, size_t back) {
    const squeeze_way *from = &squeeze_ways[at];
    unsigned class = squeeze_class(from, back), bytes = squeeze_bytes(class);
    uint32_t before = class ? from->back : from->before;
    size_t shortest = squeeze_shortest(bytes), first = count > SQUEEZE_LONG ? count : shortest;
    for (size_t n = first; n <= count; n++) {
        uint32_t cost = from->cost + 1 + bytes;
        if (n - shortest >= 7) cost += squeeze_number_bytes(n - shortest - 7);
        if (cost < squeeze_ways[at + n].cost)
            squeeze_ways[at + n] = (squeeze_way){cost, 0, (uint32_t)n, (uint32_t)back, before};
    }
}

static size_t squeeze_same(const unsigned char *in, size_t size, size_t at, size_t back) {
    size_t n = 0;
    while (at + n < size && in[at + n] == in[at + n - back]) n++;
    return n;
}

static void squeeze_literal(size_t at) {
    const squeeze_way *from = &squeeze_ways[at];
    uint32_t n = from->literals + 1, cost = from->cost + 1;
    if (n == 3 || n == 3 + 128 || n == 3 + (1 << 14)) cost++;
    if (cost < squeeze_ways[at + 1].cost)
        squeeze_ways[at + 1] = (squeeze_way){cost, n, 0, from->back, from->before};
}

/* Earlier places from near to far: a farther one is of use only where it matches more. */
static void squeeze_matches(const unsigned char *in, size_t size, size_t at) {
    size_t back = squeeze_ways[at].back, best = 1;
    if (back <= at) squeeze_offer(at, squeeze_same(in, size, at, back), back);
    back = squeeze_ways[at].before;
    if (back <= at) squeeze_offer(at, squeeze_same(in, size, at, back), back);
    if (at + 2 > size) return;
    uint32_t *head = &squeeze_heads[in[at] | in[at + 1] << 8], next = *head;
    for (int i = 0; next && i < SQUEEZE_CHAIN_MAX; i++, next = squeeze_before[next - 1]) {
        back = at - (next - 1);
        if (at + best < size && in[at + best] != in[at + best - back]) continue;
        size_t n = squeeze_same(in, size, at, back);
        if (n <= best) continue;
        best = n;
        squeeze_offer(at, n, back);
        if (best > SQUEEZE_LONG) break;
    }
    squeeze_before[at] = *head;
    *head = (uint32_t)at + 1;
}

static size_t squeeze_put_number(unsigned char *out, size_t value) {
    size_t n = 0;
    for (; value >= 128; value >>= 7) out[n++] = (unsigned char)(value | 128);
    out[n++] = (unsigned char)value;
    return n;
}

static size_t squeeze_put(unsigned char *out, const unsigned char *literals, size_t literal_count,
                          size_t count, size_t back, unsigned class) {
    unsigned bytes = squeeze_bytes(class);
    size_t over = count ? count - squeeze_shortest(bytes) : 0, n = 1;
    size_t few = literal_count < 3 ? literal_count : 3, fewer = over < 7 ? over : 7;
    out[0] = (unsigned char)(few << 6 | class << 3 | fewer);
    if (few == 3) n += squeeze_put_number(out + n, literal_count - 3);
    memcpy(out + n, literals, literal_count);
    n += literal_count;
    for (unsigned i = 0; i < bytes; i++)
        out[n++] = (unsigned char)((back - squeeze_first(class)) >> 8 * i);
    if (fewer == 7) n += squeeze_put_number(out + n, over - 7);
    return n;
}

/* The way leads from the end to the start; each place on it learns where the next one is. */
static void squeeze_turn(size_t size) {
    for (size_t at = size; at;) {
        size_t from = at - (squeeze_ways[at].count ? squeeze_ways[at].count : 1);
        squeeze_before[from] = (uint32_t)at;
        at = from;
    }
}

/* The bytes of `out` used, which has room for `size` and an eighth; 0: too much. */
static size_t squeeze(unsigned char *out, const unsigned char *in, size_t size) {
    if (size > SQUEEZE_BYTES_MAX) return 0;
    memset(squeeze_heads, 0, sizeof squeeze_heads);
    for (size_t i = 1; i <= size; i++) squeeze_ways[i] = (squeeze_way){.cost = UINT32_MAX};
    squeeze_ways[0] = (squeeze_way){.back = 1, .before = 1};
    for (size_t at = 0; at < size; at++) {
        squeeze_literal(at);
        squeeze_matches(in, size, at);
    }
    squeeze_turn(size);
    size_t used = 0, literals = 0, back = 1, before = 1;
    for (size_t at = 0; at < size; at = squeeze_before[at]) {
        const squeeze_way *way = &squeeze_ways[squeeze_before[at]];
        if (!way->count) {
            literals++;
            continue;
        }
        unsigned class = squeeze_class(
            &(squeeze_way){.back = (uint32_t)back, .before = (uint32_t)before}, way->back);
        if (class) before = back;
        back = way->back;
        used += squeeze_put(out + used, in + at - literals, literals, way->count, back, class);
        literals = 0;
    }
    if (literals) used += squeeze_put(out + used, in + size - literals, literals, 0, 0, 0);
    return used;
}
