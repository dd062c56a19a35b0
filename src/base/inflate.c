/* inflate -- unpacks one zlib stream into a buffer of known size, or gzip through a pipe. Owns
 * nothing; its tables (5 kB) live on the stack. Every read and write is checked against the two
 * buffers, so hostile input ends in "bad". Outside facts: RFC 1950 (header, Adler-32), RFC 1951
 * (codes, lengths, distances), RFC 1952 (header, CRC-32).
 *
 * Speed: 64 bits of input are kept ready. A code of up to FAST_BITS bits is one table look-up that
 * gives symbol and length together; the few longer codes are decoded bit by bit in canonical order.
 */
#include "inflate.h"

#include <string.h>

enum {
    CODE_BITS_MAX = 15, /* RFC 1951 section 3.2.7 */
    FAST_BITS = 10,     /* 2 kB a table: fits the first-level cache beside the data */
    LITERALS_MAX = 288, /* of the fixed code; a dynamic one uses 286 */
    DISTANCES_MAX = 30,
    LENGTH_CODES_MAX = 19,
    END_OF_BLOCK = 256,
    INFLATE_IN = 256 << 10, /* bytes that are read at a time */
    INFLATE_BACK = 32 << 10 /* bytes that a distance reaches back */
};

typedef struct {
    uint16_t fast[1 << FAST_BITS]; /* symbol << 4 | bits, by the next bits of input; 0: longer */
    uint16_t count[CODE_BITS_MAX + 1]; /* codes of each length */
    uint16_t symbol[LITERALS_MAX];     /* in the order of their codes */
} inflate_code;

typedef struct {
    const unsigned char *at, *end;
    uint64_t bits; /* the next input, lowest bit first */
    int have;      /* how many of them are valid */
    int padding;   /* zero bytes added after the end of the input, to peek at the last code */
    unsigned char *from, *to, *stop; /* output: start, next byte, end */

    inflate_pipe *pipe;         /* NULL: both are whole */
    unsigned char *in;          /* its input buffer, INFLATE_IN bytes */
    const unsigned char *fresh; /* output that has not been written */
    uint64_t size;              /* bytes written of this member */
    uint32_t sum;               /* and their CRC-32, inverted */
} inflater;

typedef enum { INFLATE_OK, INFLATE_SHORT, INFLATE_BAD } inflate_end;

/* ---- the pipe ---- */

/* Reads on behind what is left of the input. */
static void inflate_more(inflater *z) {
    size_t left = (size_t)(z->end - z->at);
    memmove(z->in, z->at, left);
    ptrdiff_t got = z->pipe->is_broken
                        ? 0
                        : z->pipe->read(z->pipe->ctx, (char *)z->in + left, INFLATE_IN - left);
    z->pipe->is_broken |= got < 0;
    z->at = z->in;
    z->end = z->in + left + MAX(got, 0);
}

GEO_FN uint32_t inflate_crc(uint32_t sum, const unsigned char *at, size_t size) {
    static const uint32_t by_nibble[] = {0x00000000, 0x1DB71064, 0x3B6E20C8, 0x26D930AC,
                                         0x76DC4190, 0x6B6B51F4, 0x4DB26158, 0x5005713C,
                                         0xEDB88320, 0xF00F9344, 0xD6D6A3E8, 0xCB61B38C,
                                         0x9B64C2B0, 0x86D3D2D4, 0xA00AE278, 0xBDBDF21C};
    for (size_t i = 0; i < size; i++) {
        sum ^= at[i];
        sum = sum >> 4 ^ by_nibble[sum & 15];
        sum = sum >> 4 ^ by_nibble[sum & 15];
    }
    return sum;
}

/* Writes the fresh output, and makes room behind what distances reach. False: there is no pipe, or
 * it broke. */
static bool inflate_flush(inflater *z) {
    if (!z->pipe || z->pipe->is_broken) {
        return false;
    }
    size_t size = (size_t)(z->to - z->fresh), kept = (size_t)(z->to - z->from);
    z->sum = inflate_crc(z->sum, z->fresh, size);
    z->size += size;
    z->pipe->is_broken = size && !z->pipe->write(z->pipe->ctx, (str){(const char *)z->fresh, size});
    kept = MIN(kept, (size_t)INFLATE_BACK);
    memmove(z->from, z->to - kept, kept);
    z->to = z->from + kept;
    z->fresh = z->to;
    return !z->pipe->is_broken;
}

/* ---- bits ---- */

static void inflate_refill(inflater *z) {
    if (z->end - z->at < 8 && z->pipe) {
        inflate_more(z);
    }
    if (z->end - z->at >= 8) {
        uint64_t word = 0;
        for (int i = 0; i < 8; i++) { /* one load where the machine is little-endian */
            word |= (uint64_t)z->at[i] << (8 * i);
        }
        z->bits |= word << z->have;
        int bytes = (63 - z->have) >> 3;
        z->at += bytes;
        z->have += bytes * 8;
        return;
    }
    while (z->have <= 56) {
        if (z->at < z->end) {
            z->bits |= (uint64_t)*z->at++ << z->have;
        } else {
            z->padding++;
        }
        z->have += 8;
    }
}

/* At most 16 bits. Reading past the end gives zeros, which inflate_overran notices. */
static unsigned inflate_take(inflater *z, int count) {
    if (z->have < count) {
        inflate_refill(z);
    }
    unsigned value = (unsigned)(z->bits & ((1U << count) - 1));
    z->bits >>= count;
    z->have -= count;
    return value;
}

/* Whether bits after the end of the input have been used. */
static bool inflate_overran(const inflater *z) {
    return z->padding * 8 > z->have;
}

/* ---- codes ---- */

static unsigned inflate_reverse(unsigned code, int bits) {
    unsigned reversed = 0;
    for (int i = 0; i < bits; i++) {
        reversed = reversed << 1 | (code >> i & 1);
    }
    return reversed;
}

/* From code lengths to the canonical code (RFC 1951 section 3.2.2). False: more codes than fit. A
 * code that does not use up its space is good only when it has one symbol or none. */
static bool inflate_code_make(inflate_code *c, const unsigned char *lengths, int symbols) {
    uint16_t next[CODE_BITS_MAX + 1], code[CODE_BITS_MAX + 1];
    int left = 1, used = 0;
    memset(c, 0, sizeof *c);
    for (int i = 0; i < symbols; i++) {
        c->count[lengths[i]]++;
    }
    c->count[0] = 0;
    next[0] = code[0] = 0;
    for (int bits = 1; bits <= CODE_BITS_MAX; bits++) {
        left = left * 2 - c->count[bits];
        if (left < 0) {
            return false;
        }
        next[bits] = (uint16_t)(next[bits - 1] + c->count[bits - 1]);
        code[bits] = (uint16_t)((code[bits - 1] + c->count[bits - 1]) << 1);
        used += c->count[bits];
    }
    for (int i = 0; i < symbols; i++) {
        int bits = lengths[i];
        if (!bits) {
            continue;
        }
        c->symbol[next[bits]++] = (uint16_t)i;
        unsigned first = inflate_reverse(code[bits]++, bits);
        for (unsigned at = first; bits <= FAST_BITS && at < 1U << FAST_BITS; at += 1U << bits) {
            c->fast[at] = (uint16_t)(i << 4 | bits);
        }
    }
    return left == 0 || used <= 1;
}

/* A code longer than FAST_BITS, bit by bit; -1 when no symbol has it. */
static int inflate_symbol_long(inflater *z, const inflate_code *c) {
    int code = 0, first = 0, index = 0;
    for (int bits = 1; bits <= CODE_BITS_MAX; bits++) {
        code |= (int)(z->bits >> (bits - 1) & 1);
        if (code - first < c->count[bits]) {
            z->bits >>= bits;
            z->have -= bits;
            return c->symbol[index + code - first];
        }
        index += c->count[bits];
        first = (first + c->count[bits]) << 1;
        code <<= 1;
    }
    z->have -=
        CODE_BITS_MAX; /* so that inflate_overran can tell a truncated input from a bad one */
    return -1;
}

static int inflate_symbol(inflater *z, const inflate_code *c) {
    if (z->have < CODE_BITS_MAX) {
        inflate_refill(z);
    }
    unsigned hit = c->fast[z->bits & ((1U << FAST_BITS) - 1)];
    if (!hit) {
        return inflate_symbol_long(z, c);
    }
    z->bits >>= hit & 15;
    z->have -= (int)(hit & 15);
    return (int)(hit >> 4);
}

/* ---- blocks ---- */

static inflate_end inflate_stored(inflater *z) {
    inflate_take(z, z->have & 7);
    unsigned size = inflate_take(z, 16), inverse = inflate_take(z, 16);
    bool has_room = z->pipe ? inflate_flush(z) : size <= (size_t)(z->stop - z->to);
    if (size != (inverse ^ 0xFFFF) || !has_room) {
        return INFLATE_BAD;
    }
    for (; size && z->have; size--) { /* whole bytes that were read ahead */
        *z->to++ = (unsigned char)inflate_take(z, 8);
    }
    z->bits = size ? 0 : z->bits; /* a refill leaves bits above `have`, which will be read again */
    for (size_t had = SIZE_MAX;
         z->pipe && size > (size_t)(z->end - z->at) && had != (size_t)(z->end - z->at);) {
        had = (size_t)(z->end - z->at);
        inflate_more(z);
    }
    if (size > (size_t)(z->end - z->at)) {
        return INFLATE_SHORT;
    }
    if (size) {
        memcpy(z->to, z->at, size);
        z->to += size;
        z->at += size;
    }
    return INFLATE_OK;
}

/* Copies `size` bytes from `back` bytes before; an overlap repeats a pattern. */
static bool inflate_copy(inflater *z, size_t size, size_t back) {
    if (size > (size_t)(z->stop - z->to) && !inflate_flush(z)) {
        return false;
    }
    if (back > (size_t)(z->to - z->from) || size > (size_t)(z->stop - z->to)) {
        return false;
    }
    unsigned char *to = z->to;
    const unsigned char *from = to - back;
    z->to += size;
    if (back >= 8 && (size_t)(z->stop - to) >= size + 8) {
        for (; to < z->to; to += 8, from += 8) { /* up to 7 bytes too many, overwritten later */
            memcpy(to, from, 8);
        }
        return true;
    }
    while (to < z->to) {
        *to++ = *from++;
    }
    return true;
}

static inflate_end inflate_codes(inflater *z, const inflate_code *literals,
                                 const inflate_code *distances) {
    static const uint16_t length_base[] = {3,  4,  5,  6,   7,   8,   9,   10,  11, 13,
                                           15, 17, 19, 23,  27,  31,  35,  43,  51, 59,
                                           67, 83, 99, 115, 131, 163, 195, 227, 258};
    static const unsigned char length_more[] = {0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2,
                                                2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0};
    static const uint16_t back_base[] = {
        1,   2,   3,   4,   5,   7,    9,    13,   17,   25,   33,   49,   65,    97,    129,
        193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145, 8193, 12289, 16385, 24577};
    while (!inflate_overran(z)) {
        int symbol = inflate_symbol(z, literals);
        if (symbol < 0) {
            return INFLATE_BAD;
        }
        if (symbol < END_OF_BLOCK) {
            if (z->to == z->stop && !inflate_flush(z)) {
                return INFLATE_BAD;
            }
            *z->to++ = (unsigned char)symbol;
            continue;
        }
        if (symbol == END_OF_BLOCK) {
            return INFLATE_OK;
        }
        symbol -= END_OF_BLOCK + 1;
        if (symbol >= (int)LEN(length_base)) {
            return INFLATE_BAD;
        }
        size_t size = length_base[symbol] + inflate_take(z, length_more[symbol]);
        symbol = inflate_symbol(z, distances);
        if (symbol < 0 || symbol >= (int)LEN(back_base)) {
            return INFLATE_BAD;
        }
        size_t back = back_base[symbol] + inflate_take(z, symbol < 4 ? 0 : symbol / 2 - 1);
        if (!inflate_copy(z, size, back)) {
            return INFLATE_BAD;
        }
    }
    return INFLATE_SHORT;
}

static inflate_end inflate_fixed(inflater *z) {
    inflate_code literals, distances;
    unsigned char lengths[LITERALS_MAX];
    memset(lengths, 8, 144);
    memset(lengths + 144, 9, 256 - 144);
    memset(lengths + 256, 7, 280 - 256);
    memset(lengths + 280, 8, LITERALS_MAX - 280);
    inflate_code_make(&literals, lengths, LITERALS_MAX);
    memset(lengths, 5, 32); /* 30 and 31 have codes but no meaning */
    inflate_code_make(&distances, lengths, 32);
    return inflate_codes(z, &literals, &distances);
}

/* The lengths of both codes, themselves packed with `packing` (RFC 1951 section 3.2.7). */
static bool inflate_lengths(inflater *z, const inflate_code *packing, unsigned char *lengths,
                            int count) {
    for (int i = 0; i < count;) {
        int symbol = inflate_symbol(z, packing), repeat = 1;
        unsigned char length = (unsigned char)symbol;
        if (symbol < 0 || (symbol == 16 && i == 0)) {
            return false;
        }
        if (symbol >= 16) {
            length = symbol == 16 ? lengths[i - 1] : 0;
            repeat = symbol == 16   ? 3 + (int)inflate_take(z, 2)
                     : symbol == 17 ? 3 + (int)inflate_take(z, 3)
                                    : 11 + (int)inflate_take(z, 7);
        }
        if (repeat > count - i || inflate_overran(z)) {
            return false;
        }
        memset(lengths + i, length, (size_t)repeat);
        i += repeat;
    }
    return true;
}

static inflate_end inflate_dynamic(inflater *z) {
    static const unsigned char order[LENGTH_CODES_MAX] = {16, 17, 18, 0, 8,  7, 9,  6, 10, 5,
                                                          11, 4,  12, 3, 13, 2, 14, 1, 15};
    inflate_code literals, distances;
    unsigned char lengths[LITERALS_MAX + DISTANCES_MAX] = {0};
    int literal_count = 257 + (int)inflate_take(z, 5);
    int distance_count = 1 + (int)inflate_take(z, 5);
    int length_count = 4 + (int)inflate_take(z, 4);
    for (int i = 0; i < length_count; i++) {
        lengths[order[i]] = (unsigned char)inflate_take(z, 3);
    }
    bool good = literal_count <= 286 && distance_count <= DISTANCES_MAX &&
                inflate_code_make(&literals, lengths, LENGTH_CODES_MAX);
    memset(lengths, 0, LENGTH_CODES_MAX);
    good = good && inflate_lengths(z, &literals, lengths, literal_count + distance_count) &&
           inflate_code_make(&distances, lengths + literal_count, distance_count) &&
           inflate_code_make(&literals, lengths, literal_count) && lengths[END_OF_BLOCK];
    return good ? inflate_codes(z, &literals, &distances) : INFLATE_BAD;
}

static inflate_end inflate_blocks(inflater *z) {
    for (bool last = false; !last;) {
        last = inflate_take(z, 1);
        unsigned kind = inflate_take(z, 2);
        inflate_end end = kind == 0   ? inflate_stored(z)
                          : kind == 1 ? inflate_fixed(z)
                          : kind == 2 ? inflate_dynamic(z)
                                      : INFLATE_BAD;
        if (inflate_overran(z)) { /* what looked bad may be the zeros after a truncated input */
            return INFLATE_SHORT;
        }
        if (end != INFLATE_OK) {
            return end;
        }
    }
    return INFLATE_OK;
}

/* ---- zlib ---- */

GEO_FN uint32_t inflate_adler(const unsigned char *at, size_t size) {
    enum { ADLER_RUN = 5552 }; /* the most bytes whose sums fit 32 bits (RFC 1950 section 9) */
    uint32_t low = 1, high = 0;
    while (size) {
        size_t run = MIN(size, (size_t)ADLER_RUN);
        size -= run;
        while (run--) {
            low += *at++;
            high += low;
        }
        low %= 65521;
        high %= 65521;
    }
    return high << 16 | low;
}

GEO_FN ptrdiff_t inflate_zlib(str in, char *bytes, size_t size) {
    const unsigned char *head = (const unsigned char *)in.at;
    if (in.len < 2) {
        return 0;
    }
    /* method 8, window up to 32 KiB, check bits, no preset dictionary */
    if ((head[0] & 15) != 8 || head[0] >> 4 > 7 || (head[0] << 8 | head[1]) % 31 || head[1] & 32) {
        return -1;
    }
    inflater z = {.at = head + 2,
                  .end = head + in.len,
                  .from = (unsigned char *)bytes,
                  .to = (unsigned char *)bytes,
                  .stop = (unsigned char *)bytes + size};
    inflate_end end = inflate_blocks(&z);
    if (end != INFLATE_OK) {
        return end == INFLATE_SHORT ? 0 : -1;
    }
    const unsigned char *sum = z.at - (z.have / 8 - z.padding); /* whole bytes read ahead go back */
    if (z.end - sum < 4) {
        return 0;
    }
    uint32_t expected =
        (uint32_t)sum[0] << 24 | (uint32_t)sum[1] << 16 | (uint32_t)sum[2] << 8 | sum[3];
    bool good = z.to == z.stop && expected == inflate_adler(z.from, size);
    return good ? sum + 4 - head : -1;
}

/* ---- gzip ---- */

/* A text that ends with a zero byte. */
static void inflate_skip_text(inflater *z) {
    while (inflate_take(z, 8) && !inflate_overran(z)) {
    }
}

/* False: no member starts here. */
static bool inflate_gzip_head(inflater *z) {
    enum { HAS_SUM = 2, HAS_EXTRA = 4, HAS_NAME = 8, HAS_COMMENT = 16, RESERVED = 0xE0 };
    bool good = inflate_take(z, 16) == 0x8B1F && inflate_take(z, 8) == 8;
    unsigned flags = inflate_take(z, 8);
    for (int i = 0; i < 6; i++) { /* time, speed, system */
        inflate_take(z, 8);
    }
    for (unsigned left = flags & HAS_EXTRA ? inflate_take(z, 16) : 0; left; left--) {
        inflate_take(z, 8);
    }
    for (unsigned has = HAS_NAME; has <= HAS_COMMENT; has *= 2) {
        if (flags & has) {
            inflate_skip_text(z);
        }
    }
    inflate_take(z, flags & HAS_SUM ? 16 : 0);
    return good && !(flags & RESERVED);
}

static uint32_t inflate_take_32(inflater *z) {
    uint32_t low = inflate_take(z, 16);
    return low | (uint32_t)inflate_take(z, 16) << 16;
}

/* One member, whose head has been read. */
static const char *inflate_gzip_member(inflater *z) {
    z->sum = UINT32_MAX;
    z->size = 0;
    inflate_end end = inflate_blocks(z);
    bool good = inflate_flush(z) && end == INFLATE_OK;
    inflate_take(z, z->have & 7);
    uint32_t sum = inflate_take_32(z), size = inflate_take_32(z);
    if (inflate_overran(z)) {
        return "ends too early";
    }
    return good && sum == ~z->sum && size == (uint32_t)z->size ? NULL : "is damaged";
}

static inflater inflate_from(inflate_pipe *pipe, char *memory) {
    unsigned char *in = (unsigned char *)memory, *bytes = in + INFLATE_IN;
    return (inflater){.at = in,
                      .end = in,
                      .in = in,
                      .from = bytes,
                      .to = bytes,
                      .fresh = bytes,
                      .stop = in + INFLATE_GZIP_MEMORY,
                      .sum = UINT32_MAX,
                      .pipe = pipe};
}

GEO_FN const char *inflate_raw(inflate_pipe *pipe, char *memory, uint32_t sum) {
    inflater z = inflate_from(pipe, memory);
    inflate_end end = inflate_blocks(&z);
    bool good = inflate_flush(&z) && end == INFLATE_OK && sum == ~z.sum;
    return pipe->is_broken ? "cannot be unpacked" : good ? NULL : "is damaged";
}

GEO_FN const char *inflate_gzip(inflate_pipe *pipe, char *memory) {
    inflater z = inflate_from(pipe, memory);
    const char *why = NULL;
    int members = 0;
    for (bool more = true; more && !why && !pipe->is_broken;) {
        more = inflate_gzip_head(&z) && !inflate_overran(&z);
        if (more) {
            members++;
            z.to = z.from;
            z.fresh = z.to;
            why = inflate_gzip_member(&z);
        }
    }
    return pipe->is_broken ? "cannot be unpacked"
           : members       ? why /* zeros may follow the last one, as tapes have them */
                           : "is not a gzip file";
}
