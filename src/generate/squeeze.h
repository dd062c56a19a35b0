#ifndef GEO_SQUEEZE_H
#define GEO_SQUEEZE_H
/* squeeze -- code and tables in three fifths of their bytes, unpacked at a third of a gigabyte a
 * second by forty lines that need no library. Only for bytes that this project has packed itself:
 * nothing is checked.
 *
 * A block is a head, literals, and a match of what was there before:
 *
 *     head      2 bits  number of literals; 3: and a number of 7 bits a byte more
 *               3 bits  class of the distance
 *               3 bits  bytes of the match over the shortest; 7: and a number
 *     [number] literals [distance - first of its class, lowest byte first] [number]
 *
 * Class 0 is the last distance, 1 the last that was another one. 2 has one byte; 3 to 6 have two,
 * for the first to the fourth 64 KiB; 7 has three.
 *
 * Heads, literals and the highest byte of a distance of class 2 or 3 are canonical Huffman codes,
 * apart from the rest. A literal's code depends on the byte before it, of which there are kinds:
 *
 *     4 bytes    of the numbers and distances, lowest byte first
 *     128 bytes  the kind of each byte, in halves of a byte, the lower one first
 *     128 bytes  bits of the code of each head, in halves too
 *     256 bytes  the same of the distances of class 2, and of class 3
 *     128 bytes  the same of the literals after a byte of the first kind; and so on for eight
 *     numbers and distances
 *     codes, highest bit first */
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    SQUEEZE_BEYOND = 8,
    SQUEEZE_SYMBOLS = 256,
    SQUEEZE_BITS = 11,                    /* of the longest code */
    SQUEEZE_HALVES = SQUEEZE_SYMBOLS / 2, /* bytes of a table in halves */
    SQUEEZE_HEADS = 0,                    /* the codes: of heads, */
    SQUEEZE_DISTANCES = 1,                /* of distances of two classes, */
    SQUEEZE_LITERALS = 3,                 /* and of literals after a byte of each kind */
    SQUEEZE_AFTER = 8,                    /* kinds of bytes */
    SQUEEZE_CODES = SQUEEZE_LITERALS + SQUEEZE_AFTER,
    SQUEEZE_FRONT = 4 + (1 + SQUEEZE_CODES) * SQUEEZE_HALVES
};

static unsigned squeeze_half(const unsigned char *table, unsigned i) {
    return table[i / 2] >> (i & 1) * 4 & 15;
}

/* The shortest match that is worth a distance of so many bytes. */
static size_t squeeze_shortest(unsigned distance_bytes) {
    return distance_bytes < 2 ? 2 : distance_bytes + 1;
}

#define SQUEEZE_INLINE static inline __attribute__((always_inline))

enum { SQUEEZE_LAST, SQUEEZE_BEFORE, SQUEEZE_NEAR, SQUEEZE_MIDDLE, SQUEEZE_FAR = 7 };

/* Whether the highest byte of the distance of a class is a code. */
SQUEEZE_INLINE bool squeeze_is_coded(unsigned class) {
    return class == SQUEEZE_NEAR || class == SQUEEZE_MIDDLE;
}

/* How many bytes the distance of a class has, and what they count from. */
SQUEEZE_INLINE unsigned squeeze_bytes(unsigned class) {
    return class < SQUEEZE_NEAR ? 0 : class < SQUEEZE_MIDDLE ? 1 : class < SQUEEZE_FAR ? 2 : 3;
}

SQUEEZE_INLINE size_t squeeze_first(unsigned class) {
    bool is_later = class > SQUEEZE_MIDDLE && class < SQUEEZE_FAR;
    return is_later ? 1 + ((size_t)(class - SQUEEZE_MIDDLE) << 16) : 1;
}

static size_t squeeze_number(const unsigned char **in) {
    size_t value = 0;
    for (unsigned shift = 0;; shift += 7) {
        unsigned char byte = *(*in)++;
        value |= (size_t)(byte & 127) << shift;
        if (byte < 128) return value;
    }
}

typedef uint64_t __attribute__((aligned(1), may_alias)) squeeze_word;
typedef uint32_t __attribute__((aligned(1), may_alias)) squeeze_four;

/* Eight bytes at a time where these may go and come from beyond the count: most are few, and the
 * processor need not guess how many. */
static void squeeze_copy(unsigned char *out, const unsigned char *from, size_t count, bool wide) {
    if (wide) {
        for (size_t i = 0; i < count; i += 8)
            *(squeeze_word *)(out + i) = *(const squeeze_word *)(from + i);
    } else {
        for (size_t i = 0; i < count; i++) out[i] = from[i];
    }
}

/* Codes that are still to be read; the next is at the top of `bits`. */
typedef struct {
    const unsigned char *at;
    uint64_t bits;
    unsigned count;
} squeeze_codes;

/* For all bits that codes begin with, the symbol and how many of the bits it has. */
typedef uint16_t squeeze_table[1 << SQUEEZE_BITS];

static void squeeze_fill(squeeze_table table, const unsigned char *lengths) {
    size_t at = 0;
    for (unsigned bits = 1; bits <= SQUEEZE_BITS; bits++)
        for (unsigned symbol = 0; symbol < SQUEEZE_SYMBOLS; symbol++)
            for (size_t n = 0;
                 squeeze_half(lengths, symbol) == bits && n < (size_t)1 << (SQUEEZE_BITS - bits);
                 n++)
                table[at++] = (uint16_t)(symbol | bits << 8);
}

SQUEEZE_INLINE unsigned squeeze_symbol(squeeze_codes *c, const squeeze_table table) {
    if (c->count < 32) {
        c->bits |= (uint64_t)__builtin_bswap32(*(const squeeze_four *)c->at) << (32 - c->count);
        c->at += 4;
        c->count += 32;
    }
    unsigned entry = table[c->bits >> (64 - SQUEEZE_BITS)];
    c->bits <<= entry >> 8;
    c->count -= entry >> 8;
    return entry & 255;
}

/* Reads at most SQUEEZE_BEYOND bytes more than it was packed to. */
static void squeeze_unpack(const unsigned char *in, unsigned char *out, const unsigned char *end) {
    squeeze_table tables[SQUEEZE_CODES];
    const uint16_t *after[SQUEEZE_SYMBOLS];
    size_t numbers = in[0] | (size_t)in[1] << 8 | (size_t)in[2] << 16 | (size_t)in[3] << 24;
    in += 4;
    for (unsigned i = 0; i < SQUEEZE_SYMBOLS; i++)
        after[i] = tables[SQUEEZE_LITERALS + squeeze_half(in, i)];
    for (unsigned i = 0; i < SQUEEZE_CODES; i++) squeeze_fill(tables[i], in += SQUEEZE_HALVES);
    in += SQUEEZE_HALVES;
    squeeze_codes codes = {.at = in + numbers};
    unsigned last = 0;
    for (size_t back = 1, before = 1; out < end; last = out[-1]) {
        unsigned head = squeeze_symbol(&codes, tables[SQUEEZE_HEADS]), class = head >> 3 & 7;
        unsigned bytes = squeeze_bytes(class);
        size_t count = head >> 6;
        if (count == 3) count += squeeze_number(&in);
        while (count--) *out++ = (unsigned char)(last = squeeze_symbol(&codes, after[last]));
        unsigned plain = bytes - squeeze_is_coded(class);
        size_t distance = in[0] | (size_t)in[1] << 8 | (size_t)in[2] << 16;
        distance &= ((size_t)1 << 8 * plain) - 1;
        in += plain;
        if (plain < bytes) {
            const uint16_t *table = tables[SQUEEZE_DISTANCES + class - SQUEEZE_NEAR];
            distance |= (size_t)squeeze_symbol(&codes, table) << 8 * plain;
        }
        distance += squeeze_first(class);
        if (class == SQUEEZE_BEFORE) distance = before;
        if (class != SQUEEZE_LAST) {
            before = back;
            back = distance;
        }
        size_t room = (size_t)(end - out);
        count = head & 7;
        if (count == 7) count += squeeze_number(&in);
        count += squeeze_shortest(bytes);
        if (count > room) count = room;
        squeeze_copy(out, out - back, count, back >= 8 && count + 8 <= room);
        out += count;
    }
}

/* Whether x86-64 code names memory by how far it is from here: ModRM 00 and 101 after an opcode of
 * those that occur often (moves, lea, comparisons, additions, SSE moves). On other processors such
 * bytes are rare, and turning them is of no harm. */
SQUEEZE_INLINE bool squeeze_is_relative(unsigned opcode, unsigned modrm) {
    if ((modrm & 0xC7) != 0x05) return false;
    switch (opcode) {
    case 0x03:
    case 0x10:
    case 0x11:
    case 0x28:
    case 0x29:
    case 0x2B:
    case 0x39:
    case 0x3B:
    case 0x63:
    case 0x80:
    case 0x83:
    case 0x85:
    case 0x88:
    case 0x89:
    case 0x8A:
    case 0x8B:
    case 0x8D:
    case 0xB6:
    case 0xB7:
    case 0xBE:
    case 0xBF:
    case 0xC6:
    case 0xC7:
    case 0xFF: return true;
    default: return false;
    }
}

/* Turns what calls in x86 code (E8 and a distance of four bytes), and such names of memory, say:
 * before it is packed how far that is from the start, which is the same wherever it is named, and
 * after that how far it is from there. Only distances within 16 MiB are turned, to others within.
 */
SQUEEZE_INLINE void squeeze_calls(unsigned char *code, size_t size, bool packs) {
    enum { CALL = 0xE8, REACH = 1 << 24 };
    for (unsigned char *p = code, *end = code + size - 5; p < end; p++) {
        if (squeeze_is_relative(p[0], p[1])) {
            p++;
        } else if (*p != CALL) {
            continue;
        }
        uint32_t at = (uint32_t)(p - code);
        uint32_t by = p[1] | (uint32_t)p[2] << 8 | (uint32_t)p[3] << 16 | (uint32_t)p[4] << 24;
        by += REACH;
        if (by < 2 * REACH) by = (packs ? by + at : by - at) % (2 * REACH);
        by -= REACH;
        p[1] = (unsigned char)by;
        p[2] = (unsigned char)(by >> 8);
        p[3] = (unsigned char)(by >> 16);
        p[4] = (unsigned char)(by >> 24);
        p += 4;
    }
}

#endif
