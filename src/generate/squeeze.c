/* squeeze.c: packs bytes as squeeze.h describes, in the fewest bits that its blocks allow: the
 * cheapest way to each place is known before the next is looked at. What a code costs is known from
 * the time before; the first time, each costs seven bits. The kinds of bytes are found as k-means
 * finds clusters: each byte joins the kind whose codes are the shortest for what follows it. */
#include "squeeze.h"

#include <stdint.h>
#include <string.h>

enum {
    SQUEEZE_BYTES_MAX = 4 << 20, /* twice the largest part of today's program */
    SQUEEZE_CHAIN_MAX = 2000,    /* earlier places tried for a match */
    SQUEEZE_HASHES = 1 << 16,
    SQUEEZE_LONG = 512, /* a match as long as this is taken whole */
    SQUEEZE_TIMES = 3,
    SQUEEZE_JOINS = 12, /* after that few bytes change their kind */
    SQUEEZE_FIRST_BITS = 7
};

/* The cheapest way to a place: its bits, the literals before it, or the match that ends in it. */
typedef struct {
    uint32_t cost, literals, count, back, before; /* count 0: a literal; back: of the last match;
                                               before: of the last that was another one */
} squeeze_way;

static squeeze_way squeeze_ways[SQUEEZE_BYTES_MAX + 1];
static uint32_t squeeze_before[SQUEEZE_BYTES_MAX], squeeze_heads[SQUEEZE_HASHES];

/* Of heads, distances and literals, how often each is there, and its code. */
static struct {
    uint32_t count[SQUEEZE_SYMBOLS];
    uint16_t code[SQUEEZE_SYMBOLS];
    unsigned char bits[SQUEEZE_SYMBOLS];
} squeeze_symbols[SQUEEZE_CODES];

/* How often each literal is after each byte, and what kind of byte that is. */
static struct {
    uint32_t count[SQUEEZE_SYMBOLS][SQUEEZE_SYMBOLS];
    unsigned char kind[SQUEEZE_SYMBOLS];
} squeeze_after;

/* Where codes and numbers are written. */
static struct {
    unsigned char *codes, *numbers;
    size_t code_bits, number_bytes;
} squeeze_to;

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

/* The code of a literal at a place. */
static unsigned squeeze_literals(const unsigned char *in, size_t at) {
    return SQUEEZE_LITERALS + squeeze_after.kind[at ? in[at - 1] : 0];
}

static uint32_t squeeze_distance_bits(size_t back, unsigned class) {
    unsigned bytes = squeeze_bytes(class);
    if (!squeeze_is_coded(class)) return 8 * bytes;
    unsigned code = SQUEEZE_DISTANCES + class - SQUEEZE_NEAR;
    size_t highest = (back - squeeze_first(class)) >> 8 * (bytes - 1);
    return 8 * (bytes - 1) + squeeze_symbols[code].bits[highest];
}

/* Offers a match of `count` bytes and each shorter one. */
static void squeeze_offer(size_t at, size_t count, size_t back) {
    const squeeze_way *from = &squeeze_ways[at];
    unsigned class = squeeze_class(from, back), bytes = squeeze_bytes(class);
    uint32_t before = class ? from->back : from->before;
    size_t shortest = squeeze_shortest(bytes), first = count > SQUEEZE_LONG ? count : shortest;
    unsigned few = from->literals < 3 ? from->literals : 3;
    uint32_t until = from->cost + squeeze_distance_bits(back, class);
    for (size_t n = first; n <= count; n++) {
        unsigned over = n - shortest < 7 ? (unsigned)(n - shortest) : 7;
        unsigned head = few << 6 | class << 3 | over;
        uint32_t cost = until + squeeze_symbols[SQUEEZE_HEADS].bits[head];
        if (over == 7) cost += 8 * squeeze_number_bytes(n - shortest - 7);
        if (cost < squeeze_ways[at + n].cost)
            squeeze_ways[at + n] = (squeeze_way){cost, 0, (uint32_t)n, (uint32_t)back, before};
    }
}

static size_t squeeze_same(const unsigned char *in, size_t size, size_t at, size_t back) {
    size_t n = 0;
    while (at + n < size && in[at + n] == in[at + n - back]) n++;
    return n;
}

static void squeeze_literal(const unsigned char *in, size_t at) {
    const squeeze_way *from = &squeeze_ways[at];
    uint32_t n = from->literals + 1;
    uint32_t cost = from->cost + squeeze_symbols[squeeze_literals(in, at)].bits[in[at]];
    if (n == 3 || n == 3 + 128 || n == 3 + (1 << 14)) cost += 8;
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

/* ---- codes ---- */

/* The lengths of Huffman's codes: the two rarest become one, again and again. Symbols that would
 * have a longer code than SQUEEZE_BITS are said to be more frequent, until none has. */
static void squeeze_measure(const uint32_t *count, unsigned char *bits) {
    enum { NODES = 2 * SQUEEZE_SYMBOLS };
    uint64_t weight[NODES];
    int parent[NODES], nodes = SQUEEZE_SYMBOLS, longest = SQUEEZE_BITS + 1;
    for (uint32_t least = 1; longest > SQUEEZE_BITS; least *= 2) {
        for (int i = 0; i < SQUEEZE_SYMBOLS; i++)
            weight[i] = count[i] && count[i] < least ? least : count[i];
        nodes = SQUEEZE_SYMBOLS;
        memset(parent, 0, sizeof parent);
        for (;;) {
            int one = -1, two = -1;
            for (int i = 0; i < nodes; i++) {
                if (!weight[i] || parent[i]) continue;
                if (one < 0 || weight[i] < weight[one]) {
                    two = one;
                    one = i;
                } else if (two < 0 || weight[i] < weight[two]) {
                    two = i;
                }
            }
            if (two < 0) break;
            weight[nodes] = weight[one] + weight[two];
            parent[one] = parent[two] = nodes++;
        }
        longest = 0;
        for (int i = 0; i < SQUEEZE_SYMBOLS; i++) {
            int length = 0;
            for (int node = i; parent[node]; node = parent[node]) length++;
            if (count[i] && !length) length = 1; /* the only one */
            bits[i] = (unsigned char)length;
            longest = length > longest ? length : longest;
        }
    }
}

/* The codes by their lengths, as squeeze_fill reads them. */
static void squeeze_number_codes(const unsigned char *bits, uint16_t *code) {
    unsigned next = 0;
    for (unsigned length = 1; length <= SQUEEZE_BITS; length++, next <<= 1)
        for (int i = 0; i < SQUEEZE_SYMBOLS; i++)
            if (bits[i] == length) code[i] = (uint16_t)next++;
}

static void squeeze_make_codes(void) {
    for (int of = 0; of < SQUEEZE_CODES; of++) {
        squeeze_measure(squeeze_symbols[of].count, squeeze_symbols[of].bits);
        squeeze_number_codes(squeeze_symbols[of].bits, squeeze_symbols[of].code);
    }
}

/* What was never there may be cheap the next time. */
static void squeeze_price(void) {
    for (int of = 0; of < SQUEEZE_CODES; of++)
        for (int i = 0; i < SQUEEZE_SYMBOLS; i++)
            if (!squeeze_symbols[of].count[i]) squeeze_symbols[of].bits[i] = SQUEEZE_BITS;
}

/* What follows each kind of byte. */
static void squeeze_gather(void) {
    for (int kind = 0; kind < SQUEEZE_AFTER; kind++)
        memset(squeeze_symbols[SQUEEZE_LITERALS + kind].count, 0, sizeof squeeze_symbols[0].count);
    for (int last = 0; last < SQUEEZE_SYMBOLS; last++)
        for (int i = 0; i < SQUEEZE_SYMBOLS; i++)
            squeeze_symbols[SQUEEZE_LITERALS + squeeze_after.kind[last]].count[i] +=
                squeeze_after.count[last][i];
}

static void squeeze_join(void) {
    for (int last = 0; last < SQUEEZE_SYMBOLS; last++) {
        uint64_t least = UINT64_MAX;
        for (int kind = 0; kind < SQUEEZE_AFTER; kind++) {
            uint64_t bits = 0;
            for (int i = 0; i < SQUEEZE_SYMBOLS; i++)
                bits += (uint64_t)squeeze_after.count[last][i] *
                        squeeze_symbols[SQUEEZE_LITERALS + kind].bits[i];
            if (bits < least) squeeze_after.kind[last] = (unsigned char)kind;
            if (bits < least) least = bits;
        }
    }
}

/* Codes for what was counted. */
static void squeeze_learn(void) {
    squeeze_gather();
    squeeze_make_codes();
    for (int i = 0; i < SQUEEZE_JOINS; i++) {
        squeeze_price();
        squeeze_join();
        squeeze_gather();
        squeeze_make_codes();
    }
}

/* ---- writing ---- */

/* Counts a symbol, or writes its code. */
static void squeeze_put_symbol(unsigned of, unsigned symbol) {
    if (!squeeze_to.codes) {
        squeeze_symbols[of].count[symbol]++;
        return;
    }
    for (unsigned bit = squeeze_symbols[of].bits[symbol]; bit--; squeeze_to.code_bits++) {
        unsigned is_set = squeeze_symbols[of].code[symbol] >> bit & 1;
        squeeze_to.codes[squeeze_to.code_bits / 8] |=
            (unsigned char)(is_set << (7 - squeeze_to.code_bits % 8));
    }
}

static void squeeze_put_byte(size_t byte) {
    if (squeeze_to.numbers) squeeze_to.numbers[squeeze_to.number_bytes] = (unsigned char)byte;
    squeeze_to.number_bytes++;
}

static void squeeze_put_number(size_t value) {
    for (; value >= 128; value >>= 7) squeeze_put_byte(value | 128);
    squeeze_put_byte(value);
}

static void squeeze_put_literal(const unsigned char *in, size_t at) {
    if (!squeeze_to.codes) squeeze_after.count[at ? in[at - 1] : 0][in[at]]++;
    squeeze_put_symbol(squeeze_literals(in, at), in[at]);
}

static void squeeze_put_distance(size_t back, unsigned class) {
    unsigned bytes = squeeze_bytes(class), plain = bytes - squeeze_is_coded(class);
    size_t distance = back - squeeze_first(class);
    for (unsigned i = 0; i < plain; i++) squeeze_put_byte(distance >> 8 * i);
    if (plain < bytes)
        squeeze_put_symbol(SQUEEZE_DISTANCES + class - SQUEEZE_NEAR,
                           (unsigned)(distance >> 8 * plain));
}

/* The literals before a place, and a match there. */
static void squeeze_put(const unsigned char *in, size_t at, size_t literals, size_t count,
                        size_t back, unsigned class) {
    unsigned bytes = squeeze_bytes(class);
    size_t over = count ? count - squeeze_shortest(bytes) : 0;
    size_t few = literals < 3 ? literals : 3, fewer = over < 7 ? over : 7;
    squeeze_put_symbol(SQUEEZE_HEADS, (unsigned)(few << 6 | class << 3 | fewer));
    if (few == 3) squeeze_put_number(literals - 3);
    for (size_t i = at - literals; i < at; i++) squeeze_put_literal(in, i);
    squeeze_put_distance(back, class);
    if (fewer == 7) squeeze_put_number(over - 7);
}

/* The way leads from the end to the start; each place on it learns where the next one is. */
static void squeeze_turn(size_t size) {
    for (size_t at = size; at;) {
        size_t from = at - (squeeze_ways[at].count ? squeeze_ways[at].count : 1);
        squeeze_before[from] = (uint32_t)at;
        at = from;
    }
}

/* Finds the cheapest way. */
static void squeeze_find(const unsigned char *in, size_t size) {
    memset(squeeze_heads, 0, sizeof squeeze_heads);
    for (size_t i = 1; i <= size; i++) squeeze_ways[i] = (squeeze_way){.cost = UINT32_MAX};
    squeeze_ways[0] = (squeeze_way){.back = 1, .before = 1};
    for (size_t at = 0; at < size; at++) {
        squeeze_literal(in, at);
        squeeze_matches(in, size, at);
    }
    squeeze_turn(size);
}

/* Counts or writes the blocks of the way. */
static void squeeze_walk(const unsigned char *in, size_t size) {
    size_t literals = 0, back = 1, before = 1;
    squeeze_to.code_bits = squeeze_to.number_bytes = 0;
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
        squeeze_put(in, at, literals, way->count, back, class);
        literals = 0;
    }
    if (literals) squeeze_put(in, size, literals, 0, 0, SQUEEZE_LAST);
}

/* Ways, and codes for them. */
static void squeeze_plan(const unsigned char *in, size_t size) {
    memset(squeeze_symbols, SQUEEZE_FIRST_BITS, sizeof squeeze_symbols);
    for (int i = 0; i < SQUEEZE_SYMBOLS; i++)
        squeeze_after.kind[i] = (unsigned char)(i * SQUEEZE_AFTER / SQUEEZE_SYMBOLS);
    squeeze_to.codes = squeeze_to.numbers = NULL;
    for (int time = 0; time < SQUEEZE_TIMES; time++) {
        if (time) squeeze_price();
        squeeze_find(in, size);
        memset(squeeze_after.count, 0, sizeof squeeze_after.count);
        for (int of = 0; of < SQUEEZE_CODES; of++)
            memset(squeeze_symbols[of].count, 0, sizeof squeeze_symbols[of].count);
        squeeze_walk(in, size);
        squeeze_learn();
    }
}

/* The tables of a block's codes, in halves. */
static void squeeze_put_tables(unsigned char *out) {
    for (int i = 0; i < SQUEEZE_SYMBOLS; i++) {
        unsigned char *to = out + i / 2;
        *to |= (unsigned char)(squeeze_after.kind[i] << (i & 1) * 4);
        for (int of = 0; of < SQUEEZE_CODES; of++)
            *(to += SQUEEZE_HALVES) |= (unsigned char)(squeeze_symbols[of].bits[i] << (i & 1) * 4);
    }
}

/* The bytes of `out` used, which has room for `size`, a half and SQUEEZE_FRONT; 0: too much. */
static size_t squeeze(unsigned char *out, const unsigned char *in, size_t size) {
    if (size > SQUEEZE_BYTES_MAX) return 0;
    squeeze_plan(in, size);
    size_t numbers = squeeze_to.number_bytes;
    memset(out, 0, SQUEEZE_FRONT + size + size / 2);
    for (unsigned i = 0; i < 4; i++) out[i] = (unsigned char)(numbers >> 8 * i);
    squeeze_put_tables(out + 4);
    squeeze_to.numbers = out + SQUEEZE_FRONT;
    squeeze_to.codes = squeeze_to.numbers + numbers;
    squeeze_walk(in, size);
    return SQUEEZE_FRONT + numbers + (squeeze_to.code_bits + 7) / 8;
}
