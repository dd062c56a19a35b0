/* zstd -- unpacks Zstandard frames and LZ4 blocks. Pure.
 *
 * Everything goes straight into the unpacked block, so that matches are copied from it and no
 * window is kept. Outside facts: RFC 8878, whose sections the comments name; lz4_Block_format.md.
 */
#include "zstd.h"

#include <string.h>

/* ---- bits ---- */

/* Bits that are read from the last one to the first. */
typedef struct {
    const unsigned char *at;
    size_t len;
    ptrdiff_t left; /* bits; negative: more were read than there are */
} zstd_bits;

/* The bits below `left`, of which the topmost one that is set in the last byte is only a mark. */
static bool zstd_bits_open(zstd_bits *b, str in) {
    unsigned last = in.len ? (unsigned char)in.at[in.len - 1] : 0;
    int mark = 7;
    while (mark && !(last >> mark & 1)) {
        mark--;
    }
    *b = (zstd_bits){(const unsigned char *)in.at, in.len, 0};
    b->left = in.len ? (ptrdiff_t)(in.len - 1) * 8 + mark : 0;
    return last != 0;
}

/* Bits [from, from + count) as a number. count: 0 to 32. */
static uint32_t zstd_bits_at(const zstd_bits *b, size_t from, int count) {
    uint64_t value = 0;
    size_t at = from / 8, end = MIN(at + 8, b->len);
    for (size_t i = at; i < end; i++) {
        value |= (uint64_t)b->at[i] << 8 * (i - at);
    }
    return (uint32_t)(value >> from % 8 & (((uint64_t)1 << count) - 1));
}

/* The next bits; behind the first one there are zeros. */
static uint32_t zstd_bits_peek(const zstd_bits *b, int count) {
    if (b->left >= count) {
        return zstd_bits_at(b, (size_t)(b->left - count), count);
    }
    int known = b->left > 0 ? (int)b->left : 0;
    return zstd_bits_at(b, 0, known) << (count - known);
}

static uint32_t zstd_bits_read(zstd_bits *b, int count) {
    uint32_t value = zstd_bits_peek(b, count);
    b->left -= count;
    return value;
}

static int zstd_log(uint32_t value) {
    int log = 0;
    while (value >>= 1) {
        log++;
    }
    return log;
}

static uint32_t zstd_number(const unsigned char *at, int bytes) {
    uint32_t value = 0;
    for (int i = 0; i < bytes; i++) {
        value |= (uint32_t)at[i] << 8 * i;
    }
    return value;
}

/* ---- FSE tables: section 4.1.1 ---- */

enum { ZSTD_SYMBOLS_MAX = 256 };

/* Makes the states of a distribution; -1 is a share of less than one state. */
static void zstd_table_make(zstd_table *t, const short *shares, int count, int log) {
    int size = 1 << log, high = size, at = 0;
    uint32_t next[ZSTD_SYMBOLS_MAX];
    for (int s = 0; s < count; s++) {
        next[s] = shares[s] < 0 ? 1 : (uint32_t)shares[s];
        if (shares[s] < 0) {
            t->at[--high].symbol = (unsigned char)s;
        }
    }
    for (int s = 0; s < count; s++) {
        for (int i = 0; i < shares[s]; i++) {
            t->at[at].symbol = (unsigned char)s;
            do {
                at = (at + (size >> 1) + (size >> 3) + 3) & (size - 1);
            } while (at >= high && high);
        }
    }
    for (int i = 0; i < size; i++) {
        uint32_t state = next[t->at[i].symbol]++;
        int bits = log - zstd_log(state);
        t->at[i].bits = (unsigned char)bits;
        t->at[i].base = (unsigned short)((state << bits) - (uint32_t)size);
    }
    t->log = log;
}

/* Bits of a distribution, from the first one on. */
static uint32_t zstd_forward(const zstd_bits *b, size_t *at, int count) {
    uint32_t value = zstd_bits_at(b, *at, count);
    *at += (size_t)count;
    return value;
}

/* Reads shares until they are 1 << log. Their number; -1: they are damaged. */
static int zstd_read_shares(const zstd_bits *b, size_t *at, int log, int most, short *shares) {
    int left = 1 << log, count = 0;
    while (left > 0) {
        int bits = zstd_log((uint32_t)left + 1) + 1;
        int low = (1 << (bits - 1)) - 1, fewer = (1 << bits) - 1 - (left + 1);
        int value = (int)zstd_forward(b, at, bits);
        if ((value & low) < fewer) {
            value &= low;
            --*at;
        } else if (value > low) {
            value -= fewer;
        }
        if (count == most || *at > b->len * 8) {
            return -1;
        }
        shares[count++] = (short)(value - 1);
        left -= value ? value - 1 : 1;
        for (uint32_t more = value == 1 ? 3 : 0; more == 3;) { /* zeros are counted */
            more = zstd_forward(b, at, 2);
            for (uint32_t i = 0; i < more; i++) {
                if (count == most) {
                    return -1;
                }
                shares[count++] = 0;
            }
        }
    }
    return left ? -1 : count;
}

/* Reads a table off the input, of symbols below `most`. */
static bool zstd_read_table(str *in, zstd_table *t, int most, int log_max) {
    short shares[ZSTD_SYMBOLS_MAX];
    zstd_bits b = {(const unsigned char *)in->at, in->len, 0};
    size_t at = 0;
    int log = in->len ? (int)zstd_forward(&b, &at, 4) + 5 : log_max + 1;
    int count = log > log_max ? -1 : zstd_read_shares(&b, &at, log, most, shares);
    size_t used = (at + 7) / 8;
    if (count < 0 || used > in->len) {
        return false;
    }
    *in = str_from(*in, used);
    zstd_table_make(t, shares, count, log);
    return true;
}

/* ---- literals: sections 3.1.1.3.1 and 4.2 ---- */

/* Weights that are FSE-coded: two states take turns until the bits end. Their number; -1: damaged.
 */
static int zstd_read_weights(str in, zstd_table *t, unsigned char *weights) {
    enum { WEIGHTS = 255, LOG_MAX = 6, SYMBOLS = 13 };
    zstd_bits b;
    if (!zstd_read_table(&in, t, SYMBOLS, LOG_MAX) || !zstd_bits_open(&b, in)) {
        return -1;
    }
    uint32_t states[2];
    int count = 0;
    states[0] = zstd_bits_read(&b, t->log);
    states[1] = zstd_bits_read(&b, t->log);
    for (int turn = 0; b.left >= 0 && count < WEIGHTS - 1; turn ^= 1) {
        const zstd_state *s = &t->at[states[turn]];
        weights[count++] = s->symbol;
        states[turn] = s->base + zstd_bits_read(&b, s->bits);
        if (b.left < 0) { /* the other state is the last */
            weights[count++] = t->at[states[turn ^ 1]].symbol;
        }
    }
    return b.left < 0 ? count : -1;
}

/* Makes the table of codes of weights, whose last one follows from the others. */
static bool zstd_make_codes(zstd_room *room, unsigned char *weights, int count) {
    enum { LOG_MAX = 11 };
    uint32_t sum = 0, at = 0;
    for (int i = 0; i < count; i++) {
        sum += weights[i] ? 1U << (weights[i] - 1) : 0;
    }
    int log = sum ? zstd_log(sum) + 1 : LOG_MAX + 1;
    uint32_t rest = log > LOG_MAX ? 0 : (1U << log) - sum;
    if (!rest || rest & (rest - 1)) {
        return false;
    }
    weights[count++] = (unsigned char)(zstd_log(rest) + 1);
    for (int weight = 1; weight <= log; weight++) {
        for (int s = 0; s < count; s++) {
            for (uint32_t i = 0; weights[s] == weight && i < 1U << (weight - 1); i++, at++) {
                room->codes[at].symbol = (unsigned char)s;
                room->codes[at].bits = (unsigned char)(log + 1 - weight);
            }
        }
    }
    room->code_log = log;
    return at == 1U << log;
}

static bool zstd_read_codes(zstd_room *room, str *in) {
    unsigned char weights[ZSTD_SYMBOLS_MAX];
    zstd_table table;
    int head = in->len ? (unsigned char)in->at[0] : 0, count = head - 127;
    size_t size = (size_t)(head < 128 ? head : (count + 1) / 2);
    room->code_log = 0;
    if (in->len < 1 + size) {
        return false;
    }
    str packed = str_head(str_from(*in, 1), size);
    *in = str_from(*in, 1 + size);
    if (head < 128) {
        count = zstd_read_weights(packed, &table, weights);
    }
    for (int i = 0; head >= 128 && i < count; i++) {
        unsigned pair = (unsigned char)packed.at[i / 2];
        weights[i] = (unsigned char)(i % 2 ? pair & 15 : pair >> 4);
    }
    for (int i = 0; i < count; i++) {
        count = weights[i] > 11 ? -1 : count;
    }
    return count > 0 && zstd_make_codes(room, weights, count);
}

/* One stream of coded literals. */
static bool zstd_read_stream(const zstd_room *room, str in, unsigned char *to, size_t size) {
    zstd_bits b;
    if (!zstd_bits_open(&b, in)) {
        return false;
    }
    for (size_t i = 0; i < size; i++) {
        uint32_t code = zstd_bits_peek(&b, room->code_log);
        to[i] = room->codes[code].symbol;
        b.left -= room->codes[code].bits;
        if (b.left < 0) {
            return false;
        }
    }
    return b.left == 0;
}

/* Four streams of equal shares, but for the last, behind the sizes of three. */
static bool zstd_read_streams(zstd_room *room, str in, size_t size) {
    enum { STREAMS = 4, SIZES = 6 };
    size_t share = (size + 3) / 4;
    const unsigned char *sizes = (const unsigned char *)in.at;
    if (in.len < SIZES || size < 3 * share) {
        return false;
    }
    str rest = str_from(in, SIZES);
    bool is_good = true;
    for (int i = 0; i < STREAMS && is_good; i++) {
        bool is_last = i == STREAMS - 1;
        size_t packed = is_last ? rest.len : zstd_number(sizes + 2 * i, 2);
        is_good = packed <= rest.len &&
                  zstd_read_stream(room, str_head(rest, packed), room->literals + share * (size_t)i,
                                   is_last ? size - 3 * share : share);
        rest = str_from(rest, MIN(packed, rest.len));
    }
    return is_good;
}

/* Literals that have codes, of this block or of one before. `type`, `format`: of the header. */
static bool zstd_read_coded(zstd_room *room, str *in, int type, int format, size_t *size) {
    enum { TREELESS = 3 };
    static const unsigned char heads[] = {3, 3, 4, 5}, widths[] = {10, 10, 14, 18};
    zstd_bits b = {(const unsigned char *)in->at, in->len, 0};
    size_t head = heads[format];
    int width = widths[format];
    if (in->len < head) {
        return false;
    }
    *size = zstd_bits_at(&b, 4, width);
    size_t packed = zstd_bits_at(&b, 4 + (size_t)width, width);
    str rest = str_from(*in, head);
    if (packed > rest.len || *size > ZSTD_BLOCK_MAX) {
        return false;
    }
    *in = str_from(rest, packed);
    rest = str_head(rest, packed);
    if (type != TREELESS && !zstd_read_codes(room, &rest)) {
        return false;
    }
    return room->code_log && (format ? zstd_read_streams(room, rest, *size)
                                     : zstd_read_stream(room, rest, room->literals, *size));
}

/* Reads the literals of a block off its bytes. */
static bool zstd_read_literals(zstd_room *room, str *in, size_t *size) {
    enum { RAW, REPEATED };
    int first = in->len ? (unsigned char)in->at[0] : 0, type = first & 3, format = first >> 2 & 3;
    size_t head = format == 1 ? 2 : format == 3 ? 3 : 1;
    if (type > REPEATED) {
        return zstd_read_coded(room, in, type, format, size);
    }
    if (in->len < head) {
        return false;
    }
    *size = zstd_number((const unsigned char *)in->at, (int)head) >> (head == 1 ? 3 : 4);
    *in = str_from(*in, head);
    size_t packed = type == RAW ? *size : 1;
    if (*size > ZSTD_BLOCK_MAX || packed > in->len) {
        return false;
    }
    if (type == RAW) {
        memcpy(room->literals, in->at, packed);
    } else {
        memset(room->literals, (unsigned char)in->at[0], *size);
    }
    *in = str_from(*in, packed);
    return true;
}

/* ---- sequences: section 3.1.1.3.2 ---- */

typedef enum { ZSTD_LITERALS, ZSTD_OFFSETS, ZSTD_MATCHES, ZSTD_KINDS } zstd_kind;

static const struct {
    int symbols, log_max;
    int log, count; /* of the predefined table */
    short shares[53];
} zstd_kinds[ZSTD_KINDS] = {
    {36, 9, 6, 36, {4, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1,  1,  2,  2,
                    2, 2, 2, 2, 2, 2, 2, 3, 2, 1, 1, 1, 1, 1, -1, -1, -1, -1}},
    {32, 8, 5, 29, {1, 1, 1, 1, 1, 1, 2, 2, 2, 1,  1,  1,  1,  1, 1,
                    1, 1, 1, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1}},
    {53, 9, 6, 53, {1, 4, 3, 2, 2, 2, 2, 2, 2, 1, 1,  1,  1,  1,  1,  1,  1, 1,
                    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,  1,  1,  1,  1,  1,  1, 1,
                    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, -1}}};

/* Lengths: what a code stands for, and the bits behind it that are added. */
typedef struct {
    uint32_t base;
    int bits;
} zstd_length;

static zstd_length zstd_literal_length(int code) {
    static const unsigned char bits[] = {1, 1, 1, 1, 2, 2, 3, 3, 4, 6};
    static const unsigned short bases[] = {16, 18, 20, 22, 24, 28, 32, 40, 48, 64};
    return code < 16   ? (zstd_length){(uint32_t)code, 0}
           : code < 26 ? (zstd_length){bases[code - 16], bits[code - 16]}
                       : (zstd_length){1U << (code - 19), code - 19};
}

static zstd_length zstd_match_length(int code) {
    static const unsigned char bits[] = {1, 1, 1, 1, 2, 2, 3, 3, 4, 4, 5};
    static const unsigned char bases[] = {35, 37, 39, 41, 43, 47, 51, 59, 67, 83, 99};
    return code < 32   ? (zstd_length){(uint32_t)code + 3, 0}
           : code < 43 ? (zstd_length){bases[code - 32], bits[code - 32]}
                       : (zstd_length){(1U << (code - 36)) + 3, code - 36};
}

/* Takes the table of a kind: the predefined one, one symbol, one of its own, or the last one. */
static bool zstd_take_table(zstd_room *room, zstd_kind kind, int mode, str *in) {
    enum { PREDEFINED, ONE, OWN };
    zstd_table *t = &room->tables[kind];
    int symbols = zstd_kinds[kind].symbols;
    if (mode == PREDEFINED) {
        zstd_table_make(t, zstd_kinds[kind].shares, zstd_kinds[kind].count, zstd_kinds[kind].log);
        return true;
    }
    if (mode == ONE) {
        bool is_good = in->len && (unsigned char)in->at[0] < symbols;
        t->at[0] = (zstd_state){.symbol = is_good ? (unsigned char)in->at[0] : 0};
        t->log = 0;
        *in = is_good ? str_from(*in, 1) : *in;
        return is_good;
    }
    return mode == OWN ? zstd_read_table(in, t, symbols, zstd_kinds[kind].log_max) : t->log >= 0;
}

/* Where a match begins, by its value: one of the last three, or a new one. 0: it is damaged. */
static uint32_t zstd_offset(uint32_t last[3], uint32_t value, bool has_literals) {
    uint32_t which = value - has_literals; /* of the last ones: 0 to 2, or 3: the first less 1 */
    if (value > 3) {
        which = 3;
    }
    uint32_t offset = value > 3 ? value - 3 : which == 3 ? last[0] - 1 : last[which];
    if (which > 1) {
        last[2] = last[1];
    }
    if (which > 0) {
        last[1] = last[0];
    }
    last[0] = offset;
    return offset;
}

/* What is unpacked so far. */
typedef struct {
    char *at;
    size_t len, size;
} zstd_out;

/* Appends bytes from so far behind the end, which they may overlap. */
static bool zstd_copy(zstd_out *o, size_t offset, size_t len) {
    if (!offset || offset > o->len || len > o->size - o->len) {
        return false;
    }
    char *to = o->at + o->len;
    if (offset >= len) {
        memcpy(to, to - offset, len);
    } else {
        for (size_t i = 0; i < len; i++) {
            to[i] = to[(ptrdiff_t)i - (ptrdiff_t)offset];
        }
    }
    o->len += len;
    return true;
}

static bool zstd_append(zstd_out *o, const void *bytes, size_t len) {
    if (len > o->size - o->len) {
        return false;
    }
    memcpy(o->at + o->len, bytes, len);
    o->len += len;
    return true;
}

/* The number of sequences, read off the bytes; -1: there are too few. */
static int zstd_read_count(str *in) {
    const unsigned char *at = (const unsigned char *)in->at;
    size_t head = !in->len || at[0] < 128 ? 1 : at[0] < 255 ? 2 : 3;
    if (in->len < head) {
        return -1;
    }
    int count = head == 1   ? at[0]
                : head == 2 ? (at[0] - 128) * 256 + at[1]
                            : at[1] + at[2] * 256 + 0x7F00;
    *in = str_from(*in, head);
    return count;
}

/* Unpacks `count` sequences: literals, then a match. *used: literals. */
static bool zstd_run(zstd_room *room, str in, int count, size_t literals, size_t *used,
                     zstd_out *o) {
    static const unsigned char order[] = {ZSTD_LITERALS, ZSTD_MATCHES, ZSTD_OFFSETS};
    zstd_bits b;
    uint32_t states[ZSTD_KINDS];
    if (!zstd_bits_open(&b, in)) {
        return false;
    }
    for (int k = 0; k < ZSTD_KINDS; k++) {
        states[k] = zstd_bits_read(&b, room->tables[k].log);
    }
    for (int i = 0; i < count; i++) {
        int codes[ZSTD_KINDS];
        for (int k = 0; k < ZSTD_KINDS; k++) {
            codes[k] = room->tables[k].at[states[k]].symbol;
        }
        zstd_length before = zstd_literal_length(codes[ZSTD_LITERALS]);
        zstd_length match = zstd_match_length(codes[ZSTD_MATCHES]);
        uint32_t value = (1U << codes[ZSTD_OFFSETS]) + zstd_bits_read(&b, codes[ZSTD_OFFSETS]);
        uint32_t length = match.base + zstd_bits_read(&b, match.bits);
        uint32_t run = before.base + zstd_bits_read(&b, before.bits);
        for (size_t k = 0; k < LEN(order) && i + 1 < count; k++) {
            const zstd_state *s = &room->tables[order[k]].at[states[order[k]]];
            states[order[k]] = s->base + zstd_bits_read(&b, s->bits);
        }
        if (b.left < 0 || run > literals - *used || !zstd_append(o, room->literals + *used, run) ||
            !zstd_copy(o, zstd_offset(room->offsets, value, run > 0), length)) {
            return false;
        }
        *used += run;
    }
    return b.left == 0;
}

static bool zstd_read_block(zstd_room *room, str in, zstd_out *o) {
    size_t literals = 0, used = 0;
    if (!zstd_read_literals(room, &in, &literals)) {
        return false;
    }
    int count = zstd_read_count(&in);
    if (count > 0) {
        unsigned modes = in.len ? (unsigned char)in.at[0] : 3; /* 3: reserved bits */
        in = str_from(in, MIN(in.len, (size_t)1));
        bool is_good = !(modes & 3);
        for (int k = 0; k < ZSTD_KINDS && is_good; k++) {
            is_good = zstd_take_table(room, (zstd_kind)k, modes >> (6 - 2 * k) & 3, &in);
        }
        if (!is_good || !zstd_run(room, in, count, literals, &used, o)) {
            return false;
        }
    }
    return count >= 0 && zstd_append(o, room->literals + used, literals - used);
}

/* ---- frames: section 3.1.1 ---- */

/* Reads the head of a frame off the bytes. */
static bool zstd_read_head(str *in, bool *has_sum) {
    static const unsigned char magic[] = {0x28, 0xB5, 0x2F, 0xFD}, sizes[] = {0, 2, 4, 8};
    if (in->len < sizeof magic + 1 || memcmp(in->at, magic, sizeof magic) != 0) {
        return false;
    }
    unsigned flags = (unsigned char)in->at[sizeof magic];
    bool is_single = flags >> 5 & 1;
    size_t head =
        sizeof magic + 1 + !is_single + (flags >> 6 || !is_single ? sizes[flags >> 6] : 1);
    *has_sum = flags >> 2 & 1;
    if (flags & 3 || flags & 8 || in->len < head) { /* a dictionary, or what is reserved */
        return false;
    }
    *in = str_from(*in, head);
    return true;
}

GEO_FN bool zstd_unpack(str in, char *bytes, size_t size, zstd_room *room) {
    enum { RAW, REPEATED, PACKED, HEAD = 3, SUM = 4 };
    zstd_out o = {bytes, 0, size};
    bool has_sum, is_last = false, is_good = zstd_read_head(&in, &has_sum);
    for (int k = 0; k < ZSTD_KINDS; k++) {
        room->tables[k].log = -1;
    }
    room->code_log = 0;
    memcpy(room->offsets, (const uint32_t[]){1, 4, 8}, sizeof room->offsets);
    while (is_good && !is_last) {
        uint32_t head = in.len < HEAD ? 7 : zstd_number((const unsigned char *)in.at, HEAD);
        unsigned type = head >> 1 & 3;
        size_t length = head >> 3, packed = type == REPEATED ? 1 : length;
        in = str_from(in, MIN(in.len, (size_t)HEAD));
        is_last = head & 1;
        is_good = packed <= in.len && (type == REPEATED || length <= ZSTD_BLOCK_MAX);
        if (is_good && type == REPEATED) {
            is_good = length <= o.size - o.len;
            memset(o.at + o.len, (unsigned char)in.at[0], is_good ? length : 0);
            o.len += is_good ? length : 0;
        } else if (is_good) {
            is_good = type == RAW      ? zstd_append(&o, in.at, length)
                      : type == PACKED ? zstd_read_block(room, str_head(in, length), &o)
                                       : false;
        }
        in = str_from(in, MIN(packed, in.len));
    }
    return is_good && o.len == size && in.len == (has_sum ? (size_t)SUM : 0);
}

/* ---- LZ4 ---- */

/* A length that goes on in bytes of 255 when its four bits are full. False: the bytes end. */
static bool zstd_lz4_length(str *in, size_t *length) {
    enum { FULL = 15, MORE = 255 };
    unsigned byte = *length == FULL ? MORE : 0;
    while (byte == MORE) {
        if (!in->len) {
            return false;
        }
        byte = (unsigned char)in->at[0];
        *in = str_from(*in, 1);
        *length += byte;
    }
    return true;
}

GEO_FN bool zstd_unpack_lz4(str in, char *bytes, size_t size) {
    enum { MATCH_MIN = 4 };
    zstd_out o = {bytes, 0, size};
    while (in.len) {
        unsigned token = (unsigned char)in.at[0];
        size_t literals = token >> 4, match = token & 15;
        in = str_from(in, 1);
        if (!zstd_lz4_length(&in, &literals) || literals > in.len ||
            !zstd_append(&o, in.at, literals)) {
            return false;
        }
        in = str_from(in, literals);
        if (!in.len) { /* the last one has no match */
            return o.len == size;
        }
        size_t offset = in.len < 2 ? 0 : zstd_number((const unsigned char *)in.at, 2);
        in = str_from(in, MIN(in.len, (size_t)2));
        if (!offset || !zstd_lz4_length(&in, &match) || !zstd_copy(&o, offset, match + MATCH_MIN)) {
            return false;
        }
    }
    return false;
}
