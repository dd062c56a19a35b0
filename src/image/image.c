/* image -- opens an index image and reads it in place: no copy, no decompression, no start-up
 * work. Owns nothing. A file's bytes may be hostile: the section table is validated once, every
 * access is checked against it, and chains and lists have named limits.
 *
 * ---- The layout ----
 *
 * All integers are little endian and unaligned; offsets count from the start of the image.
 *
 *   offset size  header
 *        0   16  magic "geocoder index\r\n"
 *       16    4  version: changes with the layout, the fold table (fold.c) and the class numbers
 *       20    4  number of sections
 *       24    8  length of the whole image
 *       32    8  hash_64 of the rest of the header, then of the section table
 *       40    4  places
 *       44    4  keys (distinct folded names)
 *       48    8  offset of the checksums
 *       56    1  forms that a key may have; 0: 16
 *       57    7  zero
 *       64  32n  section table, ascending kinds:
 *                u32 kind: an image_section
 *                u8  bytes of a number, 1 to 8
 *                u8  shift: 0 plain, 1 plain in fewer bits, 5 to 7 packed
 *                u8  bytes of an offset, when packed; bits of a number, in fewer bits
 *                u8  zero
 *                u64 offset, u64 count, u64 bytes of the whole section
 *
 * The checksums, 4 bytes each, are the end of the image: of every 8 KiB chunk before them the lower
 * half of its hash_64; the header counts as zeros. So a reader verifies what it reads, when it
 * reads it first, and opening takes no longer for a large image than for a small one.
 *
 * A section is a column of `count` numbers, so the same reader serves a small image with 3-byte
 * numbers and a large one with 5-byte numbers. A plain one has them one after the other; in the
 * embedded image some have as many bits as the greatest needs, at most 56. A packed one has blocks
 * of 2^shift numbers: first (count >> shift) + 1 offsets of blocks, counted from the first block,
 * then the blocks, then 8 bytes of padding. The last block may be shorter, and empty. A block is
 * one of
 *
 *   u8 bits <= 56, the least number, then of each number its difference from that, in `bits` bits
 *   u8 64 + bits, u8 n, n numbers, then for each number its place in this list, in `bits` bits
 *
 * where bits are counted from the lowest of the first byte. The writer takes what is shortest.
 *
 * A set of rows (image_is_set) has an entry per 256 rows: u32 how many rows before them
 * are in the set, then a bit per row. What belongs to the rows of a set is stored in their order.
 *
 * Places. A place is a row number. SEGMENT has the first row of every class (classes + 1 numbers);
 * inside a class, rows are in the order of their Hilbert curve index. Per row:
 *
 *   LON, LAT    fixed point, see image_pack_degrees
 *   KIND        row of KINDS_KEY, _VALUE and _PART (words) and _RANK
 *   NAME        the main name, a name number
 *   PARENT      the containing place's row + 1; 0: none
 *   POPULATION  see image_pack_population; of mountains of our own tables the height in metres
 *   WEIGHT      importance * 255
 *   TIMEZONE    a word; of an area, when all of it has the same
 *   ID          by ids= in META: GeoNames id, or OSM id * 4 + 1 node, 2 way, 3 relation
 *
 * Tree. A packed Hilbert R-tree per class: level by level from the leaves up to one root, a
 * bounding box per 16 rows, then per 16 boxes of the level below. NODE has four numbers per box:
 * west, south, east and north, the upper 15 or 31 bits of LON and LAT. East and north are stored as
 * their complement (0x7fff - east), so that each number of a parent is the minimum of its
 * children's. Boxes do not cross the antimeridian.
 *
 * Names. A key is a folded name (fold.c) as fold_pack stores it: a byte 1 to 10 that tells the
 * alphabet and then a byte per letter, for the alphabets listed there; UTF-8 for all others. Keys
 * are sorted by their stored bytes and front-coded in blocks of 32; KEY_BLOCK has the offset of
 * each block in KEY_TEXT, and KEY_HEAD, for every other block, the first 8 bytes of its first key,
 * filled up with zeros, the first byte highest. A block of KEY_TEXT:
 *
 *   u16        bytes of its entries
 *   entries    per key:
 *     u8         upper 4 bits: bytes shared with the previous key (0 for the first of a block)
 *                lower 4 bits: further bytes
 *     u8, u8     for each of the two that is 15, the actual number
 *     bytes      the further bytes
 *   8 bytes    two bits per key, the lowest first, of how it is written: 0 never, 1 every word
 *              capitalised, 2 as a code (form.c) tells, 3 in several ways
 *   codes      per key with bits 2 its code, with bits 3 u8 number of codes, codes
 *
 * A name number is key number * forms that a key may have + form number. KEY_POST has the postings
 * of a key: 0 none (house numbers); an even number is a single posting, (row * 4 + name class + 1)
 * * 2; an odd one is i * 2 + 1 for a posting list that starts at POST_MORE[i], each (row * 4 + name
 * class) * 2 + (1 when more follow), greatest weight first. KEY_TOP has the greatest
 * image_name_weight of each block, for completion. KEY_WORD has the numbers of the keys with
 * postings that are words of every day, too, in their order; only tables.c writes it.
 *
 * Names in languages: LOCAL_PLACE has the rows, LOCAL_FIRST where in LOCAL_LANG (a word; ascending
 * for a place) and LOCAL_NAME (a name number) the names of each begin.
 *
 * Boxes: BOX_PLACE has the rows, the other four how far the sides are from the place's point, see
 * image_pack_side.
 *
 * Tags: TAG_PLACE has the rows, TAG_FIRST where in TAG_KEY and TAG_END the tags of each begin; the
 * value of a tag is in TAG_TEXT from the end of the one before.
 *
 * ID_ROW: the rows with an id, in the order of ids, then of rows. The embedded image of full size
 * has ID_ORDER instead, which takes two thirds of that: for each group of IMAGE_ID_GROUP rows their
 * numbers within the group in the order of ids, those without an id first. It ends with the last
 * row that has an id. image_writer.h tells who has neither.
 * BLOCKS: BLOCK_FIRST and BLOCK_ROW tell in which blocks of IMAGE_BLOCK_ROWS rows a country without
 * states, or a state, has settlements and their parts. Only the embedded image of full size has
 * them.
 * HOUSES: the rows of class house, ordered by parent, then by house number as text.
 * WORDS: WORD_END and WORD_TEXT; word 0 is empty, languages come first.
 * AREAS: see area.c. ZONES: see timezone.c. OUTLINES: see outline.c. SPELL: see spell.c. */
#include "image.h"

#include <math.h>
#include <stdatomic.h>
#include <string.h>

#include "../base/bound.h"
#include "../base/hash.h"
#include "../platform/os.h"

enum {
    IMAGE_AHEAD = 8,       /* chunks that are brought in together: a page each costs a wait each */
    IMAGE_LANGS_MAX = 512, /* words that are searched for a language; languages come first */
    IMAGE_RANK_MAX = 255   /* of a kind, so that one can reckon with a damaged one */
};

/* Lengths: of the file, or of the image without its checksums. */
enum { IMAGE_TO_LENGTH = 1 };

/* The header, and then a row of the section table; what they leave open, their reader compares. */
static const bound image_header_bounds[] = {
    {.at = 20, .size = 4, .kind = BOUND_LITTLE, .max = IMAGE_SECTIONS - 1}, /* each once */
    {.at = 48,
     .size = 8,
     .kind = BOUND_LITTLE,
     .min = IMAGE_HEADER_BYTES,
     .limit = IMAGE_TO_LENGTH},
    {.at = IMAGE_FORMS_AT, .size = 1, .kind = BOUND_LITTLE, .max = IMAGE_FORMS_MAX},
};
static const bound image_section_bounds[] = {
    {.at = 0, .size = 4, .kind = BOUND_LITTLE, .min = 1, .max = IMAGE_SECTIONS - 1},
    {.at = 4, .size = 1, .kind = BOUND_LITTLE, .min = 1, .max = 8},
    {.at = 5, .size = 1, .kind = BOUND_LITTLE, .max = IMAGE_SHIFT_MAX},
    {.at = 6, .size = 1, .kind = BOUND_LITTLE, .max = IMAGE_PACKED_BITS_MAX},
    {.at = 8, .size = 8, .kind = BOUND_LITTLE, .limit = IMAGE_TO_LENGTH},
    {.at = 24, .size = 8, .kind = BOUND_LITTLE, .limit = IMAGE_TO_LENGTH},
};

static _Thread_local const char *image_damage; /* see image_take_damage */
static os_mutex image_lock = OS_MUTEX_INIT;    /* held while a file that rests is mapped */

static uint64_t image_load(const unsigned char *at, uint32_t width) {
    uint64_t value = 0;
    for (uint32_t i = 0; i < width; i++) {
        value |= (uint64_t)at[i] << (8 * i);
    }
    return value;
}

/* ---- chunks ---- */

GEO_FN uint32_t image_sum(str chunk) {
    return (uint32_t)hash_long(chunk.at, chunk.len);
}

GEO_FN uint64_t image_chunks(const image *m) {
    uint64_t end = (uint64_t)((const char *)m->sums - m->bytes.at);
    return (end + IMAGE_CHUNK - 1) / IMAGE_CHUNK;
}

static bool image_chunk_is_sound(const image *m, uint64_t i) {
    char first[IMAGE_CHUNK];
    str all = {m->bytes.at, (size_t)((const char *)m->sums - m->bytes.at)};
    str chunk = str_head(str_from(all, (size_t)i * IMAGE_CHUNK), IMAGE_CHUNK);
    if (i == 0) {
        memcpy(first, chunk.at, chunk.len);
        memset(first, 0, IMAGE_HEADER_BYTES);
        chunk.at = first;
    }
    return image_sum(chunk) == image_load(m->sums + i * IMAGE_SUM_BYTES, IMAGE_SUM_BYTES);
}

/* Brings in the chunks around this one, unless one of them has been read. */
static void image_fetch(const image *m, uint64_t i) {
    uint64_t from = i / IMAGE_AHEAD * IMAGE_AHEAD, end = MIN(from + IMAGE_AHEAD, image_chunks(m));
    bool is_first = true;
    for (uint64_t k = from; k < end && is_first; k++) {
        is_first = atomic_load_explicit(&m->marks[k], memory_order_relaxed) == IMAGE_UNREAD;
    }
    if (is_first) {
        str all = str_from(m->bytes, (size_t)from * IMAGE_CHUNK);
        os_map_ahead(str_head(all, (size_t)IMAGE_AHEAD * IMAGE_CHUNK));
    }
}

/* Maps a file that rests. False: it is there no more. */
static bool image_wake(const image *m) {
    os_lock(&image_lock);
    bool good = !atomic_load(&m->file->rests) || os_map_again(m->path, m->stamp, m->bytes);
    if (good && atomic_load(&m->file->rests)) {
        os_map_scattered(m->bytes);
        atomic_store(&m->file->rests, false);
    }
    os_unlock(&image_lock);
    return good;
}

static bool image_verify(const image *m, uint64_t i) {
    unsigned char mark = atomic_load_explicit(&m->marks[i], memory_order_relaxed);
    bool is_there = !m->file || !atomic_load(&m->file->rests) || image_wake(m);
    if (mark == IMAGE_UNREAD && is_there) {
        image_fetch(m, i);
        mark = image_chunk_is_sound(m, i) ? IMAGE_SOUND : IMAGE_DAMAGED;
        atomic_store_explicit(&m->marks[i], mark, memory_order_relaxed);
    }
    if (mark != IMAGE_SOUND) {
        image_damage = m->bytes.at;
        if (m->file) {
            atomic_store(&m->file->is_damaged, true);
        }
    }
    return mark == IMAGE_SOUND;
}

/* Apart, so that image_touch becomes part of its callers: a query calls it thousands of times. */
__attribute__((noinline)) static bool image_are_sound(const image *m, const void *at,
                                                      uint64_t len) {
    uint64_t from = (uint64_t)((const char *)at - m->bytes.at);
    uint64_t i = from / IMAGE_CHUNK, last = (from + len - 1) / IMAGE_CHUNK;
    bool is_sound = !len || last < image_chunks(m);
    for (; is_sound && len && i <= last; i++) {
        is_sound = atomic_load_explicit(&m->marks[i], memory_order_relaxed) == IMAGE_SOUND ||
                   image_verify(m, i);
    }
    return is_sound;
}

/* Whether the bytes lie in one chunk that has been verified: nearly always. */
static inline bool image_is_known(const image *m, const void *at, uint64_t len) {
    uint64_t from = (uint64_t)((const char *)at - m->bytes.at), i = from / IMAGE_CHUNK;
    return len <= IMAGE_CHUNK - from % IMAGE_CHUNK && i < image_chunks(m) &&
           atomic_load_explicit(&m->marks[i], memory_order_relaxed) == IMAGE_SOUND;
}

GEO_FN bool image_touch(const image *m, const void *at, uint64_t len) {
    return !m->marks || image_is_known(m, at, len) || image_are_sound(m, at, len);
}

GEO_FN const char *image_take_damage(void) {
    const char *damage = image_damage;
    image_damage = NULL;
    return damage;
}

GEO_FN const char *image_check(const image *m) {
    for (uint64_t i = 0; i < image_chunks(m); i++) {
        if (!image_chunk_is_sound(m, i)) {
            return "is damaged: a checksum is wrong; build or copy it again";
        }
    }
    return NULL;
}

/* ---- numbers ---- */

/* The bits of the lowest 1 to 8 bytes. */
static inline uint64_t image_low_bytes(uint32_t bytes) {
    return UINT64_MAX >> (64 - 8 * bytes);
}

/* Number i of a block's bits, which begin at `from`. False: outside of the section. */
static inline bool image_packed_bits(const image *m, const image_column *c, uint64_t from,
                                     uint32_t bits, uint64_t i, bool is_file, uint64_t *value) {
    uint64_t at = from + i * bits / 8;
    if (at >= c->fast || (is_file && !image_touch(m, c->at + at, 8))) {
        return false;
    }
    *value = str_load_8(c->at + at) >> (i * bits % 8) & ~(UINT64_MAX << bits);
    return true;
}

static inline uint64_t image_packed_value(const image *m, const image_column *c, uint64_t index,
                                          bool is_file) {
    const unsigned char *entry = c->offsets + (index >> c->shift) * c->offset_width;
    if (is_file && !image_touch(m, entry, c->offset_width)) {
        return 0;
    }
    uint64_t offset = str_load_8(entry) & image_low_bytes(c->offset_width);
    uint64_t i = index & ((UINT64_C(1) << c->shift) - 1), value = 0;
    if (offset >= c->fast || (is_file && !image_touch(m, c->at + offset, 8))) {
        return 0;
    }
    uint64_t head = str_load_8(c->at + offset);
    uint32_t bits = head & 255;
    if (bits <= IMAGE_PACKED_BITS_MAX) {
        bool good = image_packed_bits(m, c, offset + 1 + c->width, bits, i, is_file, &value);
        return good ? ((head >> 8) + value) & c->mask : 0;
    }
    uint64_t listed = head >> 8 & 255;
    bits -= IMAGE_PACKED_LIST;
    bool good = bits <= IMAGE_SHIFT_MAX &&
                image_packed_bits(m, c, offset + 2 + listed * c->width, bits, i, is_file, &value) &&
                value < listed;
    /* The list is between the head and these bits, which are in one chunk or in two neighbours. */
    return good ? str_load_8(c->at + offset + 2 + value * c->width) & c->mask : 0;
}

/* Of an image that is verified as it is read. Apart, so that reading the embedded one, which most
 * time goes to, calls nothing. */
__attribute__((noinline)) static uint64_t image_file_value(const image *m, const image_column *c,
                                                           uint64_t index) {
    if (c->shift) {
        return index < c->count ? image_packed_value(m, c, index, true) : 0;
    }
    uint64_t at = index * c->bits / 8;
    uint32_t shift = index * c->bits % 8, bytes = (shift + c->bits + 7) / 8;
    if (index >= c->count || !image_touch(m, c->at + at, bytes)) {
        return 0;
    }
    uint64_t value = at < c->fast ? str_load_8(c->at + at) : image_load(c->at + at, bytes);
    return value >> shift & c->mask;
}

/* The numbers that image_value does not read itself: packed ones, and those of files. */
__attribute__((noinline)) static uint64_t image_other_value(const image *m, const image_column *c,
                                                            uint64_t index) {
    bool is_packed = c->shift && index < c->count && !m->marks;
    return is_packed ? image_packed_value(m, c, index, false) : image_file_value(m, c, index);
}

GEO_FN uint64_t image_value(const image *m, image_section section, uint64_t index) {
    const image_column *c = &m->columns[section];
    uint64_t bit = index * c->bits;
    return index < c->direct && !m->marks ? str_load_8(c->at + bit / 8) >> bit % 8 & c->mask
                                          : image_other_value(m, c, index);
}

GEO_FN str image_bytes(const image *m, image_section section) {
    const image_column *c = &m->columns[section];
    return (str){(const char *)c->at, c->bits == 8 && !c->shift ? (size_t)c->count : 0};
}

GEO_FN str image_slice(const image *m, image_section section, uint64_t from, uint64_t end) {
    str all = image_bytes(m, section);
    str part = str_from(str_head(all, (size_t)MIN(end, (uint64_t)all.len)),
                        (size_t)MIN(from, (uint64_t)all.len));
    return part.len && image_touch(m, part.at, part.len) ? part : (str){"", 0};
}

GEO_FN bool image_is_set(image_section section) {
    return section == IMAGE_LOCAL_PLACE || section == IMAGE_BOX_PLACE || section == IMAGE_TAG_PLACE;
}

GEO_FN bool image_may_pack(image_section section) {
    static const image_section some[] = {
        IMAGE_KIND,         IMAGE_NAME,          IMAGE_PARENT,
        IMAGE_POPULATION,   IMAGE_TIMEZONE,      IMAGE_ID,
        IMAGE_LOCAL_LANG,   IMAGE_LOCAL_FIRST,   IMAGE_LOCAL_NAME,
        IMAGE_BOX_WEST,     IMAGE_BOX_SOUTH,     IMAGE_BOX_EAST,
        IMAGE_BOX_NORTH,    IMAGE_HOUSES,        IMAGE_AREA_CELL,
        IMAGE_AREA_PLACE,   IMAGE_WEIGHT,        IMAGE_KEY_BLOCK,
        IMAGE_KEY_POST,     IMAGE_POST_MORE,     IMAGE_OUTLINE_ROW,
        IMAGE_OUTLINE_WEST, IMAGE_OUTLINE_SOUTH, IMAGE_OUTLINE_WIDE,
        IMAGE_OUTLINE_HIGH, IMAGE_OUTLINE_FIRST, IMAGE_TAG_FIRST,
        IMAGE_TAG_KEY,      IMAGE_TAG_END,       IMAGE_ID_ROW,
        IMAGE_POSTAL,       IMAGE_KEY_WORD,      IMAGE_ID_ORDER,
        IMAGE_BLOCK_FIRST,  IMAGE_BLOCK_ROW};
    for (size_t i = 0; i < LEN(some); i++) {
        if (some[i] == section) {
            return true;
        }
    }
    return false;
}

/* ---- opening ---- */

/* The column of a section of `bytes` bytes at `at`; `after` are those of the image from there on.
 * False: it does not fit. */
static bool image_read_column(image_column *c, const unsigned char *row, const unsigned char *at,
                              uint64_t bytes, uint64_t after) {
    bool is_narrow = row[5] == IMAGE_SHIFT_BITS;
    *c = (image_column){.at = at,
                        .count = str_load_8(row + 16),
                        .width = row[4],
                        .shift = is_narrow ? 0 : row[5],
                        .offsets = at,
                        .offset_width = row[6]};
    uint32_t bits = is_narrow ? row[6] : 8U * c->width;
    if (bits < 1 || bits > 8U * c->width) {
        return false;
    }
    c->bits = (unsigned char)bits;
    c->mask = UINT64_MAX >> (64 - bits);
    if (c->shift == 0) {
        c->fast = after < 8 ? 0 : after - 7;
        c->direct = MIN(c->count, (c->fast * 8 + bits - 1) / bits);
        return c->count <= bytes * 8 / bits;
    }
    if (c->shift < IMAGE_SHIFT_MIN || c->width > IMAGE_PACKED_WIDTH_MAX || c->offset_width < 1 ||
        c->offset_width > IMAGE_PACKED_WIDTH_MAX) {
        return false;
    }
    uint64_t blocks = (c->count >> c->shift) + 1;
    if (bytes < IMAGE_PACKED_PADDING || blocks > (bytes - IMAGE_PACKED_PADDING) / c->offset_width) {
        return false;
    }
    c->at = at + blocks * c->offset_width;
    c->fast = bytes - blocks * c->offset_width - 7;
    return true;
}

/* `len`: of the image without its checksums. */
static bool image_add_section(image *m, const unsigned char *row, uint64_t len) {
    uint64_t kind = image_load(row, 4), offset = str_load_8(row + 8);
    uint64_t bytes = str_load_8(row + 24);
    if (!bound_holds(image_section_bounds, LEN(image_section_bounds), row, &len) ||
        m->columns[kind].at || bytes > len - offset ||
        (row[5] && !image_may_pack((image_section)kind))) {
        return false;
    }
    const unsigned char *at = (const unsigned char *)m->bytes.at + offset;
    return image_read_column(&m->columns[kind], row, at, bytes, len - offset);
}

/* What readers rely on besides sections that lie inside the image. */
static bool image_is_consistent(const image *m) {
    static const image_section per_place[] = {IMAGE_LON,    IMAGE_LAT,      IMAGE_KIND,
                                              IMAGE_NAME,   IMAGE_PARENT,   IMAGE_POPULATION,
                                              IMAGE_WEIGHT, IMAGE_TIMEZONE, IMAGE_ID};
    for (size_t i = 0; i < LEN(per_place); i++) {
        if (m->columns[per_place[i]].count != m->places) {
            return false;
        }
    }
    for (int c = 0; c < IMAGE_CLASSES; c++) {
        if (m->first[c] > m->first[c + 1]) {
            return false;
        }
    }
    uint32_t width = m->columns[IMAGE_LON].width;
    if (m->places && ((width != 3 && width != 4) || m->columns[IMAGE_LAT].width != width ||
                      m->columns[IMAGE_NODE].width != image_node_width(width))) {
        return false;
    }
    uint64_t blocks = m->columns[IMAGE_KEY_BLOCK].count;
    return image_first(m, IMAGE_CLASSES) == m->places &&
           m->columns[IMAGE_KEY_POST].count == m->keys &&
           m->columns[IMAGE_KEY_HEAD].count ==
               (blocks + IMAGE_BLOCKS_PER_HEAD - 1) / IMAGE_BLOCKS_PER_HEAD &&
           blocks == ((uint64_t)m->keys + IMAGE_KEYS_PER_BLOCK - 1) / IMAGE_KEYS_PER_BLOCK;
}

static void image_cache_classes(image *m) {
    while (m->places >> m->class_shift >= IMAGE_CLASS_STEPS) {
        m->class_shift++;
    }
    int cls = 0;
    for (uint32_t i = 0; i < IMAGE_CLASS_STEPS; i++) {
        while (cls + 1 < IMAGE_CLASSES && m->first[cls + 1] <= (uint64_t)i << m->class_shift) {
            cls++;
        }
        m->near_class[i] = (unsigned char)cls;
    }
}

GEO_FN uint64_t image_tree_levels(image_tree *t, uint64_t node, uint64_t count) {
    t->top = -1;
    while (count && t->top + 1 < IMAGE_LEVELS_MAX) {
        count = (count + IMAGE_FANOUT - 1) / IMAGE_FANOUT;
        t->nodes[++t->top] = node;
        t->sizes[t->top] = count;
        node += count;
        count = count > 1 ? count : 0;
    }
    return node;
}

static void image_cache_trees(image *m) {
    uint64_t node = 0;
    for (int c = 0; c < IMAGE_CLASSES; c++) {
        node = image_tree_levels(&m->trees[c], node, m->first[c + 1] - m->first[c]);
    }
}

static void image_cache_credits(image *m) {
    m->date = image_meta(m, STR("date"));
    m->attribution = image_meta(m, STR("attribution"));
}

static void image_cache_meta(image *m) {
    image_cache_credits(m);
    m->is_own = image_meta(m, STR("size")).len > 0;
    m->has_osm_ids = str_eq(image_meta(m, STR("ids")), STR("osm"));
    m->lang_cc = image_lang(m, STR(IMAGE_LANG_CC));
    m->lang_iso = image_lang(m, STR(IMAGE_LANG_ISO));
    m->lang_iata = image_lang(m, STR(IMAGE_LANG_IATA));
}

GEO_FN uint64_t image_head_sum(const void *header, const void *table, size_t len) {
    uint64_t sum = hash_64(header, IMAGE_SUM_AT, 0);
    size_t after = IMAGE_SUM_AT + sizeof sum;
    sum = hash_64((const char *)header + after, IMAGE_HEADER_BYTES - after, sum);
    return hash_64(table, len, sum);
}

/* Reads the section table. False: it does not describe this image. */
static bool image_read_table(image *m) {
    const unsigned char *at = (const unsigned char *)m->bytes.at;
    uint64_t sections = image_load(at + 20, 4), sums = str_load_8(at + 48);
    uint64_t length = m->bytes.len;
    bool good =
        bound_holds(image_header_bounds, LEN(image_header_bounds), at, &length) &&
        sections * IMAGE_SECTION_BYTES <= sums - IMAGE_HEADER_BYTES &&
        image_head_sum(at, at + IMAGE_HEADER_BYTES, (size_t)sections * IMAGE_SECTION_BYTES) ==
            str_load_8(at + IMAGE_SUM_AT);
    if (!good) {
        return false;
    }
    m->sums = at + sums;
    if (m->bytes.len - sums != image_chunks(m) * IMAGE_SUM_BYTES) {
        return false;
    }
    for (uint64_t i = 0; good && i < sections; i++) {
        good = image_add_section(m, at + IMAGE_HEADER_BYTES + i * IMAGE_SECTION_BYTES, sums);
    }
    return good;
}

GEO_FN const char *image_open(image *m, str bytes) {
    *m = (image){.bytes = bytes};
    const unsigned char *at = (const unsigned char *)bytes.at;
    if (bytes.len < IMAGE_HEADER_BYTES || memcmp(at, IMAGE_MAGIC, sizeof IMAGE_MAGIC - 1) != 0) {
        return "is not a geocoder index";
    }
    if (image_load(at + 16, 4) != IMAGE_VERSION) {
        return "has another version than this program reads; build it again with `geocoder index "
               "build`";
    }
    if (str_load_8(at + 24) != bytes.len) {
        return "is cut short or has foreign bytes at its end; build or copy it again";
    }
    m->sum = str_load_8(at + IMAGE_SUM_AT);
    m->outlines = geo_bbox_none();
    m->places = (uint32_t)image_load(at + 40, 4);
    m->keys = (uint32_t)image_load(at + 44, 4);
    m->forms = at[IMAGE_FORMS_AT] ? at[IMAGE_FORMS_AT] : IMAGE_FORMS_MAX;
    bool good = image_read_table(m);
    for (uint64_t i = 0; good && i <= IMAGE_CLASSES; i++) {
        m->first[i] = (uint32_t)image_value(m, IMAGE_SEGMENT, i);
    }
    if (!good || !image_is_consistent(m)) {
        return "is damaged: its header is wrong; build or copy it again";
    }
    image_cache_classes(m);
    image_cache_trees(m);
    image_cache_meta(m);
    return NULL;
}

GEO_FN size_t image_room(const image *m) {
    return sizeof *m->file + (size_t)image_chunks(m) + image_bytes(m, IMAGE_META).len;
}

GEO_FN void image_attach(image *m, void *room) {
    str meta = image_bytes(m, IMAGE_META);
    unsigned char *kept = (unsigned char *)room + image_room(m) - meta.len;
    const image_column *nodes = &m->columns[IMAGE_NODE];
    uint64_t size = 4 * (uint64_t)nodes->width;
    m->file = room;
    m->marks = (_Atomic unsigned char *)room + sizeof *m->file;
    if (meta.len) {
        memcpy(kept, meta.at, meta.len);
        m->columns[IMAGE_META].at = kept;
    }
    image_cache_credits(m);
    for (int c = 0; c < IMAGE_CLASSES; c++) {
        image_tree *t = &m->trees[c];
        const unsigned char *root = nodes->at + (t->top < 0 ? 0 : t->nodes[t->top]) * size;
        if (t->top >= 0 && (t->nodes[t->top] + 1) * 4 <= nodes->count &&
            image_touch(m, root, size)) {
            memcpy(t->root, root, (size_t)size);
        }
    }
    image_take_damage(); /* who searches there finds it again */
}

GEO_FN void image_rest(const image *m) {
    for (uint64_t i = 0; i < image_chunks(m); i++) {
        atomic_store_explicit(&m->marks[i], IMAGE_UNREAD, memory_order_relaxed);
    }
    os_map_rest(m->bytes);
    atomic_store(&m->file->rests, true);
}

GEO_FN str image_meta(const image *m, str key) {
    str rest = image_bytes(m, IMAGE_META);
    while (rest.len) {
        str value = str_cut(&rest, '\n');
        if (str_starts(value, key) && value.len > key.len && value.at[key.len] == '=') {
            return str_from(value, key.len + 1);
        }
    }
    return STR_NONE;
}

GEO_FN uint32_t image_name_key(const image *m, uint64_t name) {
    return (uint32_t)MIN(name / m->forms, (uint64_t)IMAGE_NO_KEY);
}

GEO_FN str image_word(const image *m, uint64_t index) {
    uint64_t from = index ? image_value(m, IMAGE_WORD_END, index - 1) : 0;
    uint64_t end = image_value(m, IMAGE_WORD_END, index);
    return image_slice(m, IMAGE_WORD_TEXT, from, MAX(from, end));
}

GEO_FN uint32_t image_lang(const image *m, str lang) {
    uint64_t words = MIN(m->columns[IMAGE_WORD_END].count, (uint64_t)IMAGE_LANGS_MAX);
    uint64_t from = words ? image_value(m, IMAGE_WORD_END, 0) : 0;
    for (uint32_t i = 1; i < words; i++) {
        uint64_t end = image_value(m, IMAGE_WORD_END, i);
        if (end - from == lang.len && str_eq(image_slice(m, IMAGE_WORD_TEXT, from, end), lang)) {
            return i;
        }
        from = end;
    }
    return 0;
}

static uint64_t image_count_bits(uint64_t word) {
    word -= word >> 1 & UINT64_C(0x5555555555555555);
    word = (word & UINT64_C(0x3333333333333333)) + (word >> 2 & UINT64_C(0x3333333333333333));
    word = (word + (word >> 4)) & UINT64_C(0x0F0F0F0F0F0F0F0F);
    return word * UINT64_C(0x0101010101010101) >> 56;
}

GEO_FN bool image_find(const image *m, image_section set, uint32_t row, uint64_t *index) {
    const image_column *c = &m->columns[set];
    uint64_t entry = row / IMAGE_SET_ROWS, bit = UINT64_C(1) << row % 64;
    if (c->width != 1 || entry >= c->count / IMAGE_SET_BYTES) {
        return false;
    }
    const unsigned char *at = c->at + entry * IMAGE_SET_BYTES, *words = at + 4;
    if (!image_touch(m, at, IMAGE_SET_BYTES)) {
        return false;
    }
    unsigned full = row % IMAGE_SET_ROWS / 64;
    uint64_t word = str_load_8(words + 8 * full);
    if ((word & bit) == 0) {
        return false;
    }
    *index = image_load(at, 4) + image_count_bits(word & (bit - 1));
    for (unsigned i = 0; i < full; i++) {
        *index += image_count_bits(str_load_8(words + 8 * i));
    }
    return true;
}

/* ---- places ---- */

/* The greatest number of `width` bytes, 1 to 8. */
static double image_range(uint32_t width) {
    return (double)(UINT64_MAX >> (64 - 8 * width));
}

GEO_FN uint64_t image_pack_degrees(double degrees, double lowest, uint32_t width) {
    double scaled = (degrees - lowest) / 360 * image_range(width) + 0.5;
    return (uint64_t)MAX(0.0, MIN(scaled, image_range(width)));
}

GEO_FN double image_unpack_degrees(uint64_t value, double lowest, uint32_t width) {
    return (double)value * 360 / image_range(width) + lowest;
}

GEO_FN uint32_t image_node_width(uint32_t width) {
    return width == 3 ? 2 : 4;
}

/* Steps of a box's side; `width` is that of its numbers, 2 or 3. */
static double image_side_range(uint32_t width) {
    return width < 3 ? (1 << 14) - 1 : (1 << 20) - 1;
}

GEO_FN uint64_t image_pack_side(double degrees, uint32_t width) {
    double root = cbrt(MAX(degrees, 0.0) / 360);
    return (uint64_t)ceil(MIN(root, 1.0) * image_side_range(width)); /* a box may only grow */
}

GEO_FN double image_unpack_side(uint64_t value, uint32_t width) {
    double root = MIN((double)value / image_side_range(width), 1.0);
    return root * root * root * 360;
}

GEO_FN double image_lat(const image *m, uint32_t row) {
    uint32_t width = m->columns[IMAGE_LAT].width;
    double lat = image_unpack_degrees(image_value(m, IMAGE_LAT, row), -90, width);
    return MIN(lat, 90);
}

GEO_FN double image_lon(const image *m, uint32_t row) {
    uint32_t width = m->columns[IMAGE_LON].width;
    return image_unpack_degrees(image_value(m, IMAGE_LON, row), -180, width);
}

GEO_FN str image_class_word(image_class c) {
    static const str words[] = {STR_ROW("countries"),
                                STR_ROW("states"),
                                STR_ROW("counties"),
                                STR_ROW("metropolises"),
                                STR_ROW("cities"),
                                STR_ROW("towns"),
                                STR_ROW("villages"),
                                STR_ROW("suburbs"),
                                STR_ROW("seas"),
                                STR_ROW("nature"),
                                STR_ROW("points of interest"),
                                STR_ROW("streets"),
                                STR_ROW("postcodes"),
                                STR_ROW("houses")};
    _Static_assert(LEN(words) == IMAGE_CLASSES, "a word for every class");
    return words[c];
}

GEO_FN uint32_t image_first(const image *m, image_class c) {
    return m->first[c];
}

/* Apart, as it is called in a hundred places. */
__attribute__((noinline)) GEO_FN image_class image_class_of(const image *m, uint32_t row) {
    int cls = m->near_class[MIN(row >> m->class_shift, (uint32_t)IMAGE_CLASS_STEPS - 1)];
    while (cls + 1 < IMAGE_CLASSES && m->first[cls + 1] <= row) {
        cls++;
    }
    return (image_class)cls;
}

GEO_FN bool image_bit(const unsigned char *bits, uint32_t row) {
    return bits[row / 8] >> row % 8 & 1;
}

GEO_FN bool image_is_hidden(const image *m, uint32_t row) {
    return m->hidden && row < m->places && image_bit(m->hidden, row);
}

GEO_FN uint32_t image_parent(const image *m, uint32_t row) {
    uint64_t parent = image_value(m, IMAGE_PARENT, row);
    return parent == 0 || parent > m->places ? IMAGE_NO_PLACE : (uint32_t)(parent - 1);
}

GEO_FN uint64_t image_first_house(const image *m, uint32_t street) {
    uint64_t low = 0, high = m->columns[IMAGE_HOUSES].count;
    while (low < high) { /* HOUSES is sorted by parent */
        uint64_t middle = low + (high - low) / 2;
        uint64_t house = image_value(m, IMAGE_HOUSES, middle);
        if (image_value(m, IMAGE_PARENT, house) < (uint64_t)street + 1) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return low;
}

GEO_FN bool image_house_at(const image *m, uint32_t street, uint64_t index, uint32_t *house) {
    bool is_one = index < m->columns[IMAGE_HOUSES].count;
    *house = is_one ? (uint32_t)image_value(m, IMAGE_HOUSES, index) : IMAGE_NO_PLACE;
    return is_one && image_value(m, IMAGE_PARENT, *house) == (uint64_t)street + 1;
}

GEO_FN uint32_t image_postal(const image *m, uint32_t row) {
    uint64_t postal = image_value(m, IMAGE_POSTAL, row);
    return postal == 0 || postal > m->places ? IMAGE_NO_PLACE : (uint32_t)(postal - 1);
}

GEO_FN double image_importance(const image *m, uint32_t row) {
    return (double)image_value(m, IMAGE_WEIGHT, row) / 255;
}

#define IMAGE_POPULATION_EXACT (UINT32_C(1) << 23)

GEO_FN uint32_t image_pack_population(uint32_t population) {
    if (population < IMAGE_POPULATION_EXACT) {
        return population;
    }
    return IMAGE_POPULATION_EXACT | MIN(population / 1024, IMAGE_POPULATION_EXACT - 1);
}

GEO_FN uint32_t image_population(const image *m, uint32_t row) {
    uint32_t value = (uint32_t)image_value(m, IMAGE_POPULATION, row);
    return value < IMAGE_POPULATION_EXACT ? value : (value - IMAGE_POPULATION_EXACT) * 1024;
}

GEO_FN bool image_box(const image *m, uint32_t row, bbox *box) {
    uint64_t at = 0;
    if (!image_find(m, IMAGE_BOX_PLACE, row, &at)) {
        return false;
    }
    double lat = image_lat(m, row), lon = image_lon(m, row), side[4];
    for (int i = 0; i < 4; i++) {
        image_section section = (image_section)(IMAGE_BOX_WEST + i);
        side[i] = image_unpack_side(image_value(m, section, at), m->columns[section].width);
    }
    bool is_full_circle = side[0] + side[2] >= 360;
    box->west = is_full_circle ? -180 : geo_wrap_lon(lon - side[0]);
    box->south = MAX(lat - side[1], -90);
    box->east = is_full_circle ? 180 : geo_wrap_lon(lon + side[2]);
    box->north = MIN(lat + side[3], 90);
    return true;
}

GEO_FN unsigned image_name_weight(unsigned weight, image_name_class cls) {
    static const unsigned penalty[] = {[IMAGE_MAIN] = 0, [IMAGE_OTHER] = 8, [IMAGE_ALIAS] = 80};
    unsigned least = cls <= IMAGE_OTHER; /* what is known for nothing else can be completed, too */
    return cls == IMAGE_CODE ? 0 : weight > penalty[cls] ? weight - penalty[cls] : least;
}

static str image_kind_word(const image *m, image_section section, uint64_t kind) {
    return image_word(m, image_value(m, section, kind));
}

static image_kind image_kind_at(const image *m, uint64_t kind) {
    return (image_kind){
        .key = image_kind_word(m, IMAGE_KINDS_KEY, kind),
        .value = image_kind_word(m, IMAGE_KINDS_VALUE, kind),
        .part = image_kind_word(m, IMAGE_KINDS_PART, kind),
        .rank = (int)MIN(image_value(m, IMAGE_KINDS_RANK, kind), (uint64_t)IMAGE_RANK_MAX),
    };
}

GEO_FN image_kind image_kind_of(const image *m, uint32_t row) {
    return image_kind_at(m, image_value(m, IMAGE_KIND, row));
}

GEO_FN str image_part(const image *m, uint32_t row) {
    return image_kind_word(m, IMAGE_KINDS_PART, image_value(m, IMAGE_KIND, row));
}

GEO_FN bool image_kind_has(image_kind kind, str tag) {
    str value = tag, key = str_cut(&value, '=');
    return str_eq(kind.key, key) && (!value.at || str_eq(kind.value, value));
}

GEO_FN bool image_kind_is_any(const image *m, uint64_t kind, const str *tags, int count) {
    image_kind one = image_kind_at(m, kind);
    bool found = false;
    for (int i = 0; i < count && !found; i++) {
        found = image_kind_has(one, tags[i]);
    }
    return found;
}

GEO_FN bool image_has_kind(const image *m, uint32_t row, const str *tags, int count) {
    return image_kind_is_any(m, image_value(m, IMAGE_KIND, row), tags, count);
}

GEO_FN bool image_tag(const image *m, uint32_t row, uint64_t i, str *key, str *value) {
    uint64_t at = 0;
    if (!image_find(m, IMAGE_TAG_PLACE, row, &at)) {
        return false;
    }
    uint64_t tag = image_value(m, IMAGE_TAG_FIRST, at) + i;
    if (tag >= image_value(m, IMAGE_TAG_FIRST, at + 1)) {
        return false;
    }
    uint64_t from = tag ? image_value(m, IMAGE_TAG_END, tag - 1) : 0;
    *key = image_word(m, image_value(m, IMAGE_TAG_KEY, tag));
    *value = image_slice(m, IMAGE_TAG_TEXT, from, image_value(m, IMAGE_TAG_END, tag));
    return true;
}

GEO_FN bool image_has_tag(const image *m, uint32_t row, str tag) {
    str wanted = tag, wanted_key = str_cut(&wanted, '='), key, value;
    bool found = false;
    for (uint64_t i = 0; wanted.len && !found && image_tag(m, row, i, &key, &value); i++) {
        found = str_eq(key, wanted_key) && str_eq(value, wanted);
    }
    return found;
}

GEO_FN uint64_t image_first_from(const image *m, image_section section, uint64_t low, uint64_t high,
                                 uint64_t value) {
    while (low < high) {
        uint64_t middle = low + (high - low) / 2;
        if (image_value(m, section, middle) < value) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return low;
}

GEO_FN bool image_key_is_word(const image *m, uint32_t key) {
    uint64_t count = m->columns[IMAGE_KEY_WORD].count;
    uint64_t at = image_first_from(m, IMAGE_KEY_WORD, 0, count, key);
    return at < count && image_value(m, IMAGE_KEY_WORD, at) == key;
}

#undef IMAGE_POPULATION_EXACT
