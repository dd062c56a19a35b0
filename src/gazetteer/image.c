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
 *       32    8  checksum: hash_64 chained over 64 KiB chunks, from byte 64 to the end
 *       40    4  places
 *       44    4  keys (distinct folded names)
 *       48   16  zero
 *       64  24n  section table, ascending kinds: u32 kind, u32 width, u64 offset, u64 count
 *
 * A section is a column of `count` numbers of `width` bytes (1 to 8), so the same reader serves a
 * small image with 3-byte numbers and a large one with 5-byte numbers. Its kind is an
 * image_section.
 *
 * Places. A place is a row number. SEGMENT has the first row of every class (classes + 1 numbers);
 * inside a class, rows are in the order of their Hilbert curve index. Per row:
 *
 *   LON, LAT    fixed point, see image_pack_degrees
 *   KIND        row of KINDS_KEY, _VALUE and _PART (words) and _RANK
 *   NAME        the main name, a name number
 *   PARENT      the containing place's row + 1; 0: none
 *   POPULATION  see image_pack_population
 *   WEIGHT      importance * 255
 *   TIMEZONE    a word
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
 * are sorted by their stored bytes and front-coded in blocks of 16; KEY_BLOCK has the offset of
 * each block in KEY_TEXT. An entry of KEY_TEXT:
 *
 *   u8         upper 4 bits: bytes shared with the previous key (0 for the first of a block)
 *              lower 4 bits: further bytes
 *   u8, u8     for each of the two that is 15, the actual number
 *   bytes      the further bytes
 *   u8         number of forms; 255: the only form is 255, which is left out
 *   forms      each as follows
 *
 * A form tells how to write the key:
 *
 *   u8 255     every word capitalised
 *   u8 254     as it is
 *   u8 253     as it is, with Persian letters (fold_persian)
 *   u8 prefix < 253, u8 suffix, u8 n, n bytes
 *              the first `prefix` bytes of the capitalised key, the n bytes, and the last `suffix`
 *              bytes of the capitalised key
 *
 * A name number is key number * 16 + form number. KEY_POST has the postings of a key: 0 none (house
 * numbers); an even number is a single posting, (row * 4 + name class + 1) * 2; an odd one is
 * i * 2 + 1 for a posting list that starts at POST_MORE[i], each (row * 4 + name class) * 2 + (1
 * when more follow), greatest weight first. KEY_TOP has the greatest image_name_weight of each
 * block, for completion.
 *
 * Names in languages: LOCAL_PLACE has the rows; from LOCAL_FIRST on, LOCAL_LANG (a word) and
 * LOCAL_NAME (a name number) have the names of each.
 *
 * Boxes: BOX_PLACE has the rows, the other four how far the sides are from the place's point, see
 * image_pack_side.
 *
 * HOUSES: the rows of class house, ordered by parent, then by house number as text.
 * WORDS: WORD_END and WORD_TEXT; word 0 is empty, languages come first.
 * AREAS: see area.c. */
#include "image.h"

#include <math.h>
#include <string.h>

#include "../base/hash.h"

enum {
    IMAGE_CHUNK = 64 << 10,
    IMAGE_LANGS_MAX = 512 /* words that are searched for a language; languages come first */
};

/* ---- numbers ---- */

static uint64_t image_load(const unsigned char *at, uint32_t width) {
    switch (width) {
    case 1: return at[0];
    case 2: return (uint64_t)at[0] | (uint64_t)at[1] << 8;
    case 3: return (uint64_t)at[0] | (uint64_t)at[1] << 8 | (uint64_t)at[2] << 16;
    case 4:
        return (uint64_t)at[0] | (uint64_t)at[1] << 8 | (uint64_t)at[2] << 16 |
               (uint64_t)at[3] << 24;
    default: break;
    }
    uint64_t value = 0;
    for (uint32_t i = 0; i < width; i++) {
        value |= (uint64_t)at[i] << (8 * i);
    }
    return value;
}

GEO_FN uint64_t image_value(const image *m, image_section section, uint64_t index) {
    const image_column *c = &m->columns[section];
    return index < c->count ? image_load(c->at + index * c->width, c->width) : 0;
}

GEO_FN str image_bytes(const image *m, image_section section) {
    const image_column *c = &m->columns[section];
    return (str){(const char *)c->at, c->width == 1 ? (size_t)c->count : 0};
}

/* ---- opening ---- */

static bool image_add_section(image *m, const unsigned char *row) {
    uint64_t kind = image_load(row, 4), width = image_load(row + 4, 4);
    uint64_t offset = image_load(row + 8, 8), count = image_load(row + 16, 8);
    uint64_t len = m->bytes.len;
    if (kind == 0 || kind >= IMAGE_SECTIONS || m->columns[kind].at || width < 1 || width > 8 ||
        offset > len || count > (len - offset) / width) {
        return false;
    }
    m->columns[kind] =
        (image_column){(const unsigned char *)m->bytes.at + offset, count, (uint32_t)width};
    return true;
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
    for (uint32_t c = 0; c < IMAGE_CLASSES; c++) {
        if (image_first(m, (image_class)c) > image_first(m, (image_class)(c + 1))) {
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
           blocks == ((uint64_t)m->keys + IMAGE_KEYS_PER_BLOCK - 1) / IMAGE_KEYS_PER_BLOCK;
}

static void image_cache_meta(image *m) {
    m->date = image_meta(m, STR("date"));
    m->attribution = image_meta(m, STR("attribution"));
    m->has_osm_ids = str_eq(image_meta(m, STR("ids")), STR("osm"));
    m->lang_cc = image_lang(m, STR(IMAGE_LANG_CC));
    m->lang_iso = image_lang(m, STR(IMAGE_LANG_ISO));
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
    if (image_load(at + 24, 8) != bytes.len) {
        return "is cut short or has foreign bytes at its end; build or copy it again";
    }
    uint64_t sections = image_load(at + 20, 4);
    m->places = (uint32_t)image_load(at + 40, 4);
    m->keys = (uint32_t)image_load(at + 44, 4);
    bool good = sections < IMAGE_SECTIONS && /* each once */
                sections * IMAGE_SECTION_BYTES <= bytes.len - IMAGE_HEADER_BYTES;
    for (uint64_t i = 0; good && i < sections; i++) {
        good = image_add_section(m, at + IMAGE_HEADER_BYTES + i * IMAGE_SECTION_BYTES);
    }
    if (!good || !image_is_consistent(m)) {
        return "is damaged: a section lies outside of the file; build or copy it again";
    }
    image_cache_meta(m);
    return NULL;
}

GEO_FN uint64_t image_sum(uint64_t sum, str chunk) {
    return hash_64(chunk.at, chunk.len, sum);
}

GEO_FN const char *image_check(const image *m) {
    uint64_t sum = 0;
    str rest = str_from(m->bytes, IMAGE_HEADER_BYTES);
    while (rest.len) {
        str chunk = str_head(rest, IMAGE_CHUNK);
        sum = image_sum(sum, chunk);
        rest = str_from(rest, chunk.len);
    }
    uint64_t want = image_load((const unsigned char *)m->bytes.at + 32, 8);
    return sum == want ? NULL : "is damaged: its checksum is wrong; build or copy it again";
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

GEO_FN str image_word(const image *m, uint64_t index) {
    str text = image_bytes(m, IMAGE_WORD_TEXT);
    uint64_t from = index ? image_value(m, IMAGE_WORD_END, index - 1) : 0;
    uint64_t end = image_value(m, IMAGE_WORD_END, index);
    if (from >= end || end > text.len) { /* text.at may be NULL, which must not be added to */
        return (str){"", 0};
    }
    return (str){text.at + from, (size_t)(end - from)};
}

GEO_FN uint32_t image_lang(const image *m, str lang) {
    uint64_t words = MIN(m->columns[IMAGE_WORD_END].count, (uint64_t)IMAGE_LANGS_MAX);
    for (uint32_t i = 1; i < words; i++) {
        if (str_eq(image_word(m, i), lang)) {
            return i;
        }
    }
    return 0;
}

GEO_FN bool image_find(const image *m, image_section section, uint64_t value, uint64_t *index) {
    uint64_t low = 0, high = m->columns[section].count;
    while (low < high) {
        uint64_t middle = low + (high - low) / 2;
        if (image_value(m, section, middle) < value) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    *index = low;
    return low < m->columns[section].count && image_value(m, section, low) == value;
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

GEO_FN uint64_t image_pack_side(double degrees, uint32_t width) {
    double root = cbrt(MAX(degrees, 0.0) / 360);
    return (uint64_t)ceil(MIN(root, 1.0) * image_range(width)); /* a box may only grow */
}

GEO_FN double image_unpack_side(uint64_t value, uint32_t width) {
    double root = (double)value / image_range(MAX(width, 1u));
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

GEO_FN uint32_t image_first(const image *m, image_class c) {
    return (uint32_t)image_value(m, IMAGE_SEGMENT, (uint64_t)c);
}

GEO_FN image_class image_class_of(const image *m, uint32_t row) {
    int low = 0, high = IMAGE_CLASSES;
    while (high - low > 1) {
        int middle = (low + high) / 2;
        if (image_first(m, (image_class)middle) <= row) {
            low = middle;
        } else {
            high = middle;
        }
    }
    return (image_class)low;
}

GEO_FN uint32_t image_parent(const image *m, uint32_t row) {
    uint64_t parent = image_value(m, IMAGE_PARENT, row);
    return parent == 0 || parent > m->places ? IMAGE_NO_PLACE : (uint32_t)(parent - 1);
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
    return cls == IMAGE_CODE || penalty[cls] >= weight ? 0 : weight - penalty[cls];
}

GEO_FN image_kind image_kind_of(const image *m, uint32_t row) {
    uint64_t kind = image_value(m, IMAGE_KIND, row);
    return (image_kind){
        .key = image_word(m, image_value(m, IMAGE_KINDS_KEY, kind)),
        .value = image_word(m, image_value(m, IMAGE_KINDS_VALUE, kind)),
        .part = image_word(m, image_value(m, IMAGE_KINDS_PART, kind)),
        .rank = (int)image_value(m, IMAGE_KINDS_RANK, kind),
    };
}

GEO_FN bool image_kind_has(image_kind kind, str tag) {
    str value = tag, key = str_cut(&value, '=');
    return str_eq(kind.key, key) && (!value.at || str_eq(kind.value, value));
}

#undef IMAGE_POPULATION_EXACT
