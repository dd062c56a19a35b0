/* deflate -- LZ77 matches along hash chains, in one block of the fixed code. A code made for the
 * text would save a tenth more, which is not worth its size here. Owns nothing. Outside facts: RFC
 * 1951 sections 3.2.5 and 3.2.6 (codes, lengths, distances), RFC 1950 and 1952 (wrappers). */
#include "deflate.h"

#include <string.h>

#include "inflate.h"

enum {
    DEFLATE_MATCH_MIN = 3,
    DEFLATE_MATCH_MAX = 258,
    DEFLATE_MATCH_GOOD = 64,   /* long enough to look no further */
    DEFLATE_CHAIN_MAX = 48,    /* positions tried for one match */
    DEFLATE_BLOCK_END = 256,   /* symbol after the last byte */
    DEFLATE_LENGTH_FIRST = 257 /* symbol of the shortest match */
};

typedef struct {
    out *o;
    uint32_t bits; /* not written yet, lowest first */
    int have;      /* fewer than 8 between calls */
} deflate_bits;

static void deflate_put(deflate_bits *b, unsigned value, int count) {
    b->bits |= (uint32_t)value << b->have;
    for (b->have += count; b->have >= 8; b->have -= 8) {
        out_char(b->o, (char)(b->bits & 255));
        b->bits >>= 8;
    }
}

/* Codes go from their highest bit down, all else from its lowest bit up. */
static void deflate_put_code(deflate_bits *b, unsigned code, int count) {
    unsigned reversed = 0;
    for (int i = 0; i < count; i++) {
        reversed = reversed << 1 | (code >> i & 1);
    }
    deflate_put(b, reversed, count);
}

static void deflate_put_symbol(deflate_bits *b, unsigned symbol) {
    static const struct {
        unsigned first, code;
        int count;
    } rows[] = {{280, 192, 8}, {256, 0, 7}, {144, 400, 9}, {0, 48, 8}};
    for (size_t i = 0; i < LEN(rows); i++) {
        if (symbol >= rows[i].first) {
            deflate_put_code(b, rows[i].code + symbol - rows[i].first, rows[i].count);
            return;
        }
    }
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

static void deflate_put_match(deflate_bits *b, size_t size, size_t back) {
    int count;
    unsigned more, symbol = deflate_class((unsigned)(size - DEFLATE_MATCH_MIN), 4, &count, &more);
    if (size == DEFLATE_MATCH_MAX) { /* has a symbol of its own */
        symbol = 28;
        count = 0;
        more = 0;
    }
    deflate_put_symbol(b, DEFLATE_LENGTH_FIRST + symbol);
    deflate_put(b, more, count);
    symbol = deflate_class((unsigned)(back - 1), 2, &count, &more);
    deflate_put_code(b, symbol, 5);
    deflate_put(b, more, count);
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

static void deflate_block(out *o, str in, deflate_memory *memory) {
    ASSERT(in.len <= 1 << 30);
    deflate_bits b = {o, 0, 0};
    memset(memory->head, 0, sizeof memory->head);
    deflate_put(&b, 1, 1); /* the last block */
    deflate_put(&b, 1, 2); /* with the fixed code */
    for (size_t at = 0; at < in.len && !o->full;) {
        size_t back = 0, size = deflate_find(memory, in, at, &back);
        if (size >= DEFLATE_MATCH_MIN) {
            deflate_put_match(&b, size, back);
        } else {
            size = 1;
            deflate_put_symbol(&b, (unsigned char)in.at[at]);
        }
        for (size_t end = at + size; at < end; at++) {
            deflate_note(memory, in, at);
        }
    }
    deflate_put_symbol(&b, DEFLATE_BLOCK_END);
    deflate_put(&b, 0, 7); /* to a whole byte */
}

GEO_FN void deflate_zlib(out *o, str in, deflate_memory *memory) {
    uint32_t sum = inflate_adler((const unsigned char *)in.at, in.len);
    out_text(o, STR("\x78\x5E"));
    deflate_block(o, in, memory);
    for (int i = 24; i >= 0; i -= 8) {
        out_char(o, (char)(sum >> i & 255));
    }
}

GEO_FN void deflate_gzip(out *o, str in, deflate_memory *memory) {
    uint32_t sums[] = {~inflate_crc(UINT32_MAX, (const unsigned char *)in.at, in.len),
                       (uint32_t)in.len};
    out_text(o, STR("\x1F\x8B\x08\0\0\0\0\0\0\xFF"));
    deflate_block(o, in, memory);
    for (int i = 0; i < 64; i += 8) {
        out_char(o, (char)(sums[i / 32] >> i % 32 & 255));
    }
}
