/* deflate -- LZ77 matches along hash chains, in blocks of the code that takes fewer bits: one made
 * for the block, or the fixed one. Owns nothing. Outside facts: RFC 1951 sections 3.2.2 and 3.2.5
 * to 3.2.7 (codes, lengths, distances), RFC 1950 and 1952 (wrappers). */
#include "deflate.h"

#include <string.h>

#include "inflate.h"

enum {
    DEFLATE_MATCH_MIN = 3,
    DEFLATE_MATCH_MAX = 258,
    DEFLATE_MATCH_GOOD = 64,    /* long enough to look no further */
    DEFLATE_CHAIN_MAX = 48,     /* positions tried for one match */
    DEFLATE_BLOCK_END = 256,    /* symbol after the last byte */
    DEFLATE_LENGTH_FIRST = 257, /* symbol of the shortest match */
    DEFLATE_SYMBOLS = 288,      /* of the fixed code */
    DEFLATE_DISTANCES = 30,
    DEFLATE_LENGTHS = 19,  /* symbols of the code for the lengths of codes */
    DEFLATE_WRITTEN = 286, /* symbols that a block's own code may have */
    DEFLATE_BITS_MAX = 15, /* of a code */
    DEFLATE_LENGTH_BITS_MAX = 7
};

typedef struct {
    out *o;
    uint32_t bits; /* not written yet, lowest first */
    int have;      /* fewer than 8 between calls */
} deflate_bits;

/* A code: how often each symbol occurs, and from that its bits. */
typedef struct {
    uint32_t count[DEFLATE_SYMBOLS];
    uint16_t bits[DEFLATE_SYMBOLS];
    uint8_t length[DEFLATE_SYMBOLS]; /* 0: the symbol does not occur */
} deflate_code;

static void deflate_put(deflate_bits *b, unsigned value, int count) {
    b->bits |= (uint32_t)value << b->have;
    for (b->have += count; b->have >= 8; b->have -= 8) {
        out_char(b->o, (char)(b->bits & 255));
        b->bits >>= 8;
    }
}

/* Codes go from their highest bit down, all else from its lowest bit up. */
static void deflate_put_symbol(deflate_bits *b, const deflate_code *code, unsigned symbol) {
    unsigned reversed = 0;
    for (int i = 0; i < code->length[symbol]; i++) {
        reversed = reversed << 1 | (code->bits[symbol] >> i & 1);
    }
    deflate_put(b, reversed, code->length[symbol]);
}

/* Codes in the order of their lengths, then of their symbols (section 3.2.2). */
static void deflate_assign(deflate_code *code, int symbols) {
    unsigned next = 0;
    for (int length = 1; length <= DEFLATE_BITS_MAX; length++, next <<= 1) {
        for (int i = 0; i < symbols; i++) {
            if (code->length[i] == length) {
                code->bits[i] = (uint16_t)next++;
            }
        }
    }
}

/* The two lightest of the nodes that have no parent yet; false: one is left. */
static bool deflate_lightest(const uint32_t *weight, int nodes, int two[2]) {
    two[0] = two[1] = -1;
    for (int i = 0; i < nodes; i++) {
        if (weight[i] && (two[0] < 0 || weight[i] < weight[two[0]])) {
            two[1] = two[0];
            two[0] = i;
        } else if (weight[i] && (two[1] < 0 || weight[i] < weight[two[1]])) {
            two[1] = i;
        }
    }
    return two[1] >= 0;
}

/* Huffman's lengths for these weights; returns the longest. */
static int deflate_tree(const uint32_t *count, int symbols, uint8_t *length) {
    uint32_t weight[2 * DEFLATE_SYMBOLS];
    uint16_t parent[2 * DEFLATE_SYMBOLS];
    uint8_t depth[2 * DEFLATE_SYMBOLS];
    int nodes = symbols, two[2], longest = 0;
    memcpy(weight, count, (size_t)symbols * sizeof *count);
    for (; deflate_lightest(weight, nodes, two); nodes++) {
        weight[nodes] = weight[two[0]] + weight[two[1]];
        for (int i = 0; i < 2; i++) {
            parent[two[i]] = (uint16_t)nodes;
            weight[two[i]] = 0;
        }
    }
    depth[nodes - 1] = 0;
    for (int i = nodes - 1; i >= 0; i--) {
        bool is_root = weight[i] != 0, is_used = i >= symbols || count[i];
        depth[i] = !is_used ? 0 : is_root ? nodes == symbols : (uint8_t)(depth[parent[i]] + 1);
        longest = MAX(longest, depth[i]);
    }
    memcpy(length, depth, (size_t)symbols);
    return longest;
}

/* Made flatter until no code is too long. */
static void deflate_make(deflate_code *code, int symbols, int bits_max) {
    uint32_t count[DEFLATE_SYMBOLS];
    memcpy(count, code->count, sizeof count);
    while (deflate_tree(count, symbols, code->length) > bits_max) {
        for (int i = 0; i < symbols; i++) {
            count[i] = (count[i] + 1) / 2;
        }
    }
    deflate_assign(code, symbols);
}

static void deflate_make_fixed(deflate_code *symbols, deflate_code *distances) {
    for (int i = 0; i < DEFLATE_SYMBOLS; i++) {
        symbols->length[i] = i < 144 ? 8 : i < 256 ? 9 : i < 280 ? 7 : 8;
    }
    memset(distances->length, 5, DEFLATE_DISTANCES);
    deflate_assign(symbols, DEFLATE_SYMBOLS);
    deflate_assign(distances, DEFLATE_DISTANCES);
}
/* Both tables of section 3.2.5 grow alike: after the first 2 * `steps` values each bit more is
 * needed for the next `steps` symbols. Returns the symbol, and its extra bits. */
static unsigned deflate_class(unsigned value, unsigned steps, int *count, unsigned *more) {
    *count = 0;
    while (value >> *count >= 2 * steps) {
        ++*count;
    }
    *more = value & ((1U << *count) - 1);
    return (unsigned)*count * steps + (value >> *count);
}

/* What a token is written as. */
typedef struct {
    unsigned symbol, more, distance, distance_more;
    int count, distance_count; /* bits of `more` */
} deflate_parts;

static deflate_parts deflate_split(deflate_token token) {
    deflate_parts p = {.symbol = token.back};
    if (!token.size) {
        return p;
    }
    p.symbol = deflate_class(token.size - DEFLATE_MATCH_MIN, 4, &p.count, &p.more);
    if (token.size == DEFLATE_MATCH_MAX) { /* has a symbol of its own */
        p = (deflate_parts){.symbol = 28};
    }
    p.symbol += DEFLATE_LENGTH_FIRST;
    p.distance = deflate_class(token.back, 2, &p.distance_count, &p.distance_more);
    return p;
}

static void deflate_put_tokens(deflate_bits *b, const deflate_memory *memory, size_t count,
                               const deflate_code *symbols, const deflate_code *distances) {
    for (size_t i = 0; i < count; i++) {
        deflate_parts p = deflate_split(memory->tokens[i]);
        deflate_put_symbol(b, symbols, p.symbol);
        deflate_put(b, p.more, p.count);
        if (memory->tokens[i].size) {
            deflate_put_symbol(b, distances, p.distance);
            deflate_put(b, p.distance_more, p.distance_count);
        }
    }
    deflate_put_symbol(b, symbols, DEFLATE_BLOCK_END);
}

/* Bits of the block without those that no code changes. */
static uint64_t deflate_cost(const deflate_code *code, const deflate_code *by, int symbols) {
    uint64_t bits = 0;
    for (int i = 0; i < symbols; i++) {
        bits += (uint64_t)code->count[i] * by->length[i];
    }
    return bits;
}
static size_t deflate_hash(const char *at) {
    const unsigned char *u = (const unsigned char *)at;
    uint32_t three = (uint32_t)u[0] | (uint32_t)u[1] << 8 | (uint32_t)u[2] << 16;
    return three * UINT32_C(0x9E3779B1) >> 19;
}

static void deflate_note(deflate_memory *memory, str in, size_t at) {
    if (in.len - at >= DEFLATE_MATCH_MIN) {
        uint32_t *head = &memory->head[deflate_hash(in.at + at)];
        memory->before[at % DEFLATE_WINDOW] = *head;
        *head = (uint32_t)at + 1;
    }
}

/* The length of the longest match of what follows, and how far back; less than DEFLATE_MATCH_MIN:
 * none. */
static size_t deflate_find(const deflate_memory *memory, str in, size_t at, size_t *back) {
    size_t best = 0, limit = MIN(in.len - at, (size_t)DEFLATE_MATCH_MAX);
    uint32_t next = limit >= DEFLATE_MATCH_MIN ? memory->head[deflate_hash(in.at + at)] : 0;
    for (int i = 0; i < DEFLATE_CHAIN_MAX && next && at + 1 - next < DEFLATE_WINDOW; i++) {
        size_t from = next - 1, size = 0;
        while (size < limit && in.at[from + size] == in.at[at + size]) {
            size++;
        }
        if (size > best) {
            best = size;
            *back = at - from;
        }
        if (best >= MIN(limit, (size_t)DEFLATE_MATCH_GOOD)) {
            break;
        }
        next = memory->before[from % DEFLATE_WINDOW];
    }
    return best;
}

/* The tokens so far, as a block. The lengths of both codes are written one by one: what runs of
 * them would save is some twenty bytes a block. */
static void deflate_flush(deflate_bits *b, const deflate_memory *memory, size_t count,
                          bool is_last) {
    static const uint8_t order[DEFLATE_LENGTHS] = {16, 17, 18, 0, 8,  7, 9,  6, 10, 5,
                                                   11, 4,  12, 3, 13, 2, 14, 1, 15};
    deflate_code symbols = {.count[DEFLATE_BLOCK_END] = 1}, distances = {0}, lengths = {0};
    deflate_code fixed, fixed_distances;
    for (size_t i = 0; i < count; i++) {
        deflate_parts p = deflate_split(memory->tokens[i]);
        symbols.count[p.symbol]++;
        distances.count[p.distance] += memory->tokens[i].size != 0;
    }
    deflate_make(&symbols, DEFLATE_SYMBOLS, DEFLATE_BITS_MAX);
    deflate_make(&distances, DEFLATE_DISTANCES, DEFLATE_BITS_MAX);
    deflate_make_fixed(&fixed, &fixed_distances);
    uint8_t all[DEFLATE_WRITTEN + DEFLATE_DISTANCES];
    memcpy(all, symbols.length, DEFLATE_WRITTEN);
    memcpy(all + DEFLATE_WRITTEN, distances.length, DEFLATE_DISTANCES);
    for (size_t i = 0; i < LEN(all); i++) {
        lengths.count[all[i]]++;
    }
    deflate_make(&lengths, DEFLATE_LENGTHS, DEFLATE_LENGTH_BITS_MAX);
    uint64_t head = 14 + 3 * DEFLATE_LENGTHS + deflate_cost(&lengths, &lengths, DEFLATE_LENGTHS);
    bool is_fixed = deflate_cost(&symbols, &fixed, DEFLATE_SYMBOLS) +
                        deflate_cost(&distances, &fixed_distances, DEFLATE_DISTANCES) <=
                    head + deflate_cost(&symbols, &symbols, DEFLATE_SYMBOLS) +
                        deflate_cost(&distances, &distances, DEFLATE_DISTANCES);
    deflate_put(b, is_last, 1);
    deflate_put(b, is_fixed ? 1 : 2, 2);
    if (is_fixed) {
        deflate_put_tokens(b, memory, count, &fixed, &fixed_distances);
        return;
    }
    deflate_put(b, DEFLATE_WRITTEN - DEFLATE_LENGTH_FIRST, 5);
    deflate_put(b, DEFLATE_DISTANCES - 1, 5);
    deflate_put(b, DEFLATE_LENGTHS - 4, 4);
    for (int i = 0; i < DEFLATE_LENGTHS; i++) {
        deflate_put(b, lengths.length[order[i]], 3);
    }
    for (size_t i = 0; i < LEN(all); i++) {
        deflate_put_symbol(b, &lengths, all[i]);
    }
    deflate_put_tokens(b, memory, count, &symbols, &distances);
}

/* A byte, or a match where the next place has no longer one. */
static deflate_token deflate_next(deflate_memory *memory, str in, size_t at) {
    deflate_token byte = {.back = (unsigned char)in.at[at]};
    size_t back = 0, later, size = deflate_find(memory, in, at, &back);
    deflate_note(memory, in, at);
    if (size < DEFLATE_MATCH_MIN ||
        (size < DEFLATE_MATCH_GOOD && deflate_find(memory, in, at + 1, &later) > size)) {
        return byte;
    }
    return (deflate_token){.size = (uint16_t)size, .back = (uint16_t)(back - 1)};
}

static void deflate_blocks(out *o, str in, deflate_memory *memory) {
    ASSERT(in.len <= 1 << 30);
    deflate_bits b = {o, 0, 0};
    size_t count = 0;
    memset(memory->head, 0, sizeof memory->head);
    for (size_t at = 0; at < in.len && !o->full;) {
        deflate_token token = deflate_next(memory, in, at);
        memory->tokens[count++] = token;
        for (size_t end = at++ + MAX(token.size, 1); at < end; at++) {
            deflate_note(memory, in, at);
        }
        if (count == DEFLATE_TOKENS && at < in.len) {
            deflate_flush(&b, memory, count, false);
            count = 0;
        }
    }
    deflate_flush(&b, memory, count, true);
    deflate_put(&b, 0, 7); /* to a whole byte */
}

GEO_FN void deflate_zlib(out *o, str in, deflate_memory *memory) {
    uint32_t sum = inflate_adler((const unsigned char *)in.at, in.len);
    out_text(o, STR("\x78\x5E"));
    deflate_blocks(o, in, memory);
    for (int i = 24; i >= 0; i -= 8) {
        out_char(o, (char)(sum >> i & 255));
    }
}

GEO_FN void deflate_gzip(out *o, str in, deflate_memory *memory) {
    uint32_t sums[] = {~inflate_crc(UINT32_MAX, (const unsigned char *)in.at, in.len),
                       (uint32_t)in.len};
    out_text(o, STR("\x1F\x8B\x08\0\0\0\0\0\0\xFF"));
    deflate_blocks(o, in, memory);
    for (int i = 0; i < 64; i += 8) {
        out_char(o, (char)(sums[i / 32] >> i % 32 & 255));
    }
}
