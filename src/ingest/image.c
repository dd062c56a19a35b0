/* image -- writes an index image.
 *
 * Flow: tables.c and the ingestors of user files hand in places and names; ingest_image_end sorts them and
 * writes the file that gaz_image.c describes. Owns one build at a time: its words and kinds, its sorters,
 * a spool per section. Nothing grows with the input but spill files.
 *
 * The order of a place is known only when all have come, so what refers to places by number is joined
 * after the places are sorted:
 *   placed   every place, by class and Hilbert index        -> the place columns, the tree, the boxes
 *   ranks    (number, rank): the answer of that sort, by number
 *   called   names by number     + ranks -> keyed   names by folded text -> keys, bearers
 *   held     parents by number   + ranks -> parents (child, parent); houses (parent, child)
 *   written  (place, language, name number), out of the keys -> the main names and the local ones */
#include "image.h"

#include <math.h>
#include <string.h>

#include "../geo/geo.h"
#include "../platform/os.h"
#include "../source/fold.h"
#include "sort.h"

enum {
    IMG_SPOOL = 64 << 10,        /* bytes of a section in memory, and of a chunk of the checksum */
    IMG_WORD_BYTES = 2 << 20,    /* all words */
    IMG_HASH_SLOTS = 1 << 17,    /* more than twice INGEST_WORDS_MAX, a power of two */
    IMG_META_MAX = 16 << 10,
    IMG_REGIONS_MAX = 1 << 16,   /* border layers number them in two bytes */
    IMG_ALIGN = 16,
    IMG_PLACE_BYTES = 128,       /* of a sorted place */
    IMG_NAME_BYTES = 1 << 10     /* of a sorted name */
};

typedef struct {
    char *room; /* IMG_SPOOL bytes */
    size_t used;
    int fd; /* -1: all is in room */
    int64_t spilled;
    uint32_t width;
    uint64_t count;
} img_spool;

typedef enum { IMG_PLACED, IMG_RANKS, IMG_CALLED, IMG_HELD, IMG_SORTERS } img_sorter;

/* The tree while it grows: the box under construction of every level, of the class at hand. */
typedef struct {
    uint64_t west, south, east, north;
    int count;
} img_node;

static struct {
    char path[OS_PATH_MAX];
    char *memory;
    size_t size;
    uint32_t degrees_width, places, class_count[IMAGE_CLASSES];
    uint64_t names, name_bytes, people_most, zone_most, kind_most, id_most, lang_most, parent_most;
    status broken; /* a limit was passed where there was no call at hand */

    char words[IMG_WORD_BYTES];
    uint32_t word_end[INGEST_WORDS_MAX], word_count, word_slots[IMG_HASH_SLOTS];
    uint32_t kind_words[INGEST_KINDS_MAX][3], kind_count, kind_slots[IMG_HASH_SLOTS];
    unsigned char kind_ranks[INGEST_KINDS_MAX];
    char meta[IMG_META_MAX];
    size_t meta_len;

    img_spool spools[IMAGE_SECTIONS];
    sorter sorters[IMG_SORTERS];
    uint32_t regions[IMG_REGIONS_MAX], region_count;
    uint32_t keys;
    char chunk[IMG_SPOOL]; /* of the file: what is summed and written next */
    size_t chunk_len;
    uint64_t sum;
} img;

static int img_width(uint64_t most) {
    int width = 1;
    while (width < 8 && most >> (8 * width)) {
        width++;
    }
    return width;
}

/* ---- words and kinds ---- */

static str img_word(uint32_t i) {
    uint32_t from = i ? img.word_end[i - 1] : 0;
    return (str){img.words + from, img.word_end[i] - from};
}

GEO_FN uint32_t ingest_image_word(str word) {
    uint64_t slot = hash64(word.at, word.len, 0) % IMG_HASH_SLOTS;
    for (; img.word_slots[slot]; slot = (slot + 1) % IMG_HASH_SLOTS) {
        if (str_eq(img_word(img.word_slots[slot] - 1), word)) {
            return img.word_slots[slot] - 1;
        }
    }
    uint32_t from = img.word_count ? img.word_end[img.word_count - 1] : 0;
    if (img.word_count == INGEST_WORDS_MAX || word.len > IMG_WORD_BYTES - from) {
        img.broken = GEO_TOO_LARGE;
        return 0;
    }
    if (word.len) {
        memcpy(img.words + from, word.at, word.len);
    }
    img.word_end[img.word_count] = from + (uint32_t)word.len;
    img.word_slots[slot] = ++img.word_count;
    return img.word_count - 1;
}

GEO_FN uint32_t ingest_image_kind(const image_kind *kind) {
    uint32_t words[3] = {ingest_image_word(kind->key), ingest_image_word(kind->value),
                         ingest_image_word(kind->part)};
    uint64_t slot = hash64(words, sizeof words, (uint64_t)kind->rank) % IMG_HASH_SLOTS;
    for (; img.kind_slots[slot]; slot = (slot + 1) % IMG_HASH_SLOTS) {
        uint32_t i = img.kind_slots[slot] - 1;
        if (memcmp(img.kind_words[i], words, sizeof words) == 0 &&
            img.kind_ranks[i] == kind->rank) {
            return i;
        }
    }
    if (img.kind_count == INGEST_KINDS_MAX) {
        img.broken = GEO_TOO_LARGE;
        return 0;
    }
    memcpy(img.kind_words[img.kind_count], words, sizeof words);
    img.kind_ranks[img.kind_count] = (unsigned char)kind->rank;
    img.kind_slots[slot] = ++img.kind_count;
    return img.kind_count - 1;
}

GEO_FN void ingest_image_meta(str key, str value) {
    if (key.len + value.len + 2 > IMG_META_MAX - img.meta_len) {
        img.broken = GEO_TOO_LARGE;
        return;
    }
    char *at = img.meta + img.meta_len;
    memcpy(at, key.at, key.len);
    at[key.len] = '=';
    memcpy(at + key.len + 1, value.at, value.len);
    at[key.len + 1 + value.len] = '\n';
    img.meta_len += key.len + value.len + 2;
}

/* ---- spools ---- */

static void img_spool_open(image_section section, uint64_t width) {
    img.spools[section].width = (uint32_t)width;
}

static status img_spool_bytes(call *c, image_section section, str bytes) {
    img_spool *s = &img.spools[section];
    while (bytes.len) {
        size_t part = MIN(bytes.len, (size_t)IMG_SPOOL - s->used);
        memcpy(s->room + s->used, bytes.at, part);
        s->used += part;
        bytes = str_from(bytes, part);
        if (s->used < IMG_SPOOL) {
            continue;
        }
        if (s->fd < 0 && (s->fd = os_spill(img.path)) < 0) {
            return call_fail(c, GEO_FILE, "a temporary file for %s cannot be made: %s", img.path,
                             os_why());
        }
        if (!os_write_at(s->fd, (str){s->room, s->used}, s->spilled)) {
            return call_fail(c, GEO_FILE, "a temporary file for %s cannot be written: %s", img.path,
                             os_why());
        }
        s->spilled += (int64_t)s->used;
        s->used = 0;
    }
    return GEO_OK;
}

static status img_put(call *c, image_section section, uint64_t value) {
    img_spool *s = &img.spools[section];
    char bytes[8];
    ASSERT(s->width >= 1 && s->width <= 8 && (s->width == 8 || value >> (8 * s->width) == 0));
    for (uint32_t i = 0; i < s->width; i++) {
        bytes[i] = (char)(value >> (8 * i) & 0xFF);
    }
    s->count++;
    return img_spool_bytes(c, section, (str){bytes, s->width});
}

static status img_put_bytes(call *c, image_section section, str bytes) {
    img.spools[section].width = 1;
    img.spools[section].count += bytes.len;
    return img_spool_bytes(c, section, bytes);
}

/* ---- taking in ---- */

/* The lent memory: a buffer per spool, then eight equal slices that the sorters share in turn. */
static char *img_slice(int first) {
    size_t spools = (size_t)IMAGE_SECTIONS * IMG_SPOOL, each = (img.size - spools) / 8;
    return img.memory + spools + each * (size_t)first;
}

static void img_sort_open(img_sorter which, int first, int slices) {
    size_t size = (size_t)(img_slice(first + slices) - img_slice(first));
    sort_open(&img.sorters[which], img_slice(first), size, img.path);
}

GEO_FN status ingest_image_begin(call *c, const char *out_path, void *memory, size_t size,
                                 bool is_precise) {
    memset(&img, 0, sizeof img);
    ASSERT(size >= INGEST_IMAGE_MEMORY_MIN);
    if (!str_cstr(str_of(out_path), img.path, sizeof img.path)) {
        return call_fail(c, GEO_INVALID, "the name of the index file is too long");
    }
    img.memory = memory;
    img.size = size;
    img.degrees_width = is_precise ? 4 : 3;
    for (int i = 0; i < IMAGE_SECTIONS; i++) {
        img.spools[i] = (img_spool){.room = img.memory + (size_t)i * IMG_SPOOL, .fd = -1};
    }
    for (int i = 0; i < IMG_SORTERS; i++) {
        img.sorters[i].fd = -1;
    }
    ingest_image_word(str_of(""));
    img_sort_open(IMG_PLACED, 0, 3);
    img_sort_open(IMG_CALLED, 3, 3);
    return GEO_OK;
}

/* The index of a point on the Hilbert curve over 2^32 x 2^32 cells. */
static uint64_t img_hilbert(uint32_t x, uint32_t y) {
    uint64_t index = 0;
    for (uint32_t side = UINT32_C(1) << 31; side; side >>= 1) {
        uint32_t right = (x & side) != 0, up = (y & side) != 0;
        index += (uint64_t)side * side * ((3 * right) ^ up);
        if (!up) {
            if (right) {
                x = ~x;
                y = ~y;
            }
            uint32_t turn = x;
            x = y;
            y = turn;
        }
    }
    return index;
}

static void img_most(uint64_t *most, uint64_t value) {
    *most = MAX(*most, value);
}

/* From one longitude to another, the way a box goes; 0 when it goes nearly all the way round, because the
 * point lies just outside of its box. */
static double img_eastwards(double from, double to) {
    double turn = to - from < 0 ? to - from + 360 : to - from;
    return turn > 350 ? 0 : turn;
}

GEO_FN status ingest_image_place(call *c, const ingest_place *p, uint32_t *number) {
    if (img.places == IMAGE_NO_PLACE) {
        return call_fail(c, GEO_TOO_LARGE, "an index holds at most %u places", IMAGE_NO_PLACE);
    }
    uint64_t lon = image_pack_degrees(p->lon, -180, 4), lat = image_pack_degrees(p->lat, -90, 4);
    uint32_t people = image_pack_people(p->people);
    bool has_box = bbox_is(p->box);
    char entry[IMG_PLACE_BYTES], *at = entry;
    at = sort_put(at, p->cls, 1);
    at = sort_put(at, img_hilbert((uint32_t)lon, (uint32_t)lat), 8);
    at = sort_put(at, p->id, 8);
    at = sort_put(at, img.places, 4);
    at = sort_put(at, image_pack_degrees(p->lon, -180, img.degrees_width), 4);
    at = sort_put(at, image_pack_degrees(p->lat, -90, img.degrees_width), 4);
    at = sort_put(at, p->kind, 4);
    at = sort_put(at, p->parent, 4);
    at = sort_put(at, people, 4);
    at = sort_put(at, (uint64_t)(MAX(0.0, MIN(p->importance, 1.0)) * 255 + 0.5), 1);
    at = sort_put(at, p->zone, 4);
    at = sort_put(at, has_box, 1);
    if (has_box) {
        uint32_t width = img.degrees_width - 1;
        at = sort_put(at, image_pack_side(img_eastwards(p->box.west, p->lon), width), 4);
        at = sort_put(at, image_pack_side(p->lat - p->box.south, width), 4);
        at = sort_put(at, image_pack_side(img_eastwards(p->lon, p->box.east), width), 4);
        at = sort_put(at, image_pack_side(p->box.north - p->lat, width), 4);
    }
    img_most(&img.people_most, people);
    img_most(&img.zone_most, p->zone);
    img_most(&img.kind_most, p->kind);
    img_most(&img.id_most, p->id);
    img.class_count[p->cls]++;
    *number = img.places++;
    return sort_add(&img.sorters[IMG_PLACED], c, (str){entry, (size_t)(at - entry)});
}

GEO_FN status ingest_image_name(call *c, uint32_t row, image_name_class cls, uint32_t lang,
                                str text) {
    text = utf8_head(str_trim(text), IMAGE_NAME_MAX);
    if (text.len == 0 || !utf8_valid(text)) {
        return GEO_OK;
    }
    char entry[IMG_NAME_BYTES], *at = entry;
    at = sort_put(at, row, 4);
    at = sort_put(at, cls, 1);
    at = sort_put(at, lang, 4);
    memcpy(at, text.at, text.len);
    img_most(&img.lang_most, lang);
    img.names++;
    img.name_bytes += text.len;
    return sort_add(&img.sorters[IMG_CALLED], c, (str){entry, (size_t)(at - entry) + text.len});
}

GEO_FN status ingest_image_area(call *c, image_section section, uint32_t width, str values) {
    ASSERT(section >= IMAGE_AREA_ROW && section <= IMAGE_AREA_POINTS && values.len % width == 0);
    img.spools[section].width = width;
    img.spools[section].count += values.len / width;
    return img_spool_bytes(c, section, values);
}

GEO_FN status ingest_image_region(call *c, uint32_t region, uint32_t row) {
    if (region >= IMG_REGIONS_MAX) {
        return call_fail(c, GEO_TOO_LARGE, "the border layers have more than %d regions",
                         IMG_REGIONS_MAX);
    }
    for (; img.region_count <= region; img.region_count++) {
        img.regions[img.region_count] = IMAGE_NO_PLACE;
    }
    img.regions[region] = row;
    return GEO_OK;
}

/* ---- the places ---- */

static status img_put_node(call *c, const img_node *n) {
    status code = img_put(c, IMAGE_NODE_WEST, n->west);
    code = code ? code : img_put(c, IMAGE_NODE_SOUTH, n->south);
    code = code ? code : img_put(c, IMAGE_NODE_EAST, n->east);
    return code ? code : img_put(c, IMAGE_NODE_NORTH, n->north);
}

static void img_node_add(img_node *n, const img_node *box) {
    if (n->count == 0) {
        *n = *box;
        n->count = 0;
    }
    n->west = MIN(n->west, box->west);
    n->south = MIN(n->south, box->south);
    n->east = MAX(n->east, box->east);
    n->north = MAX(n->north, box->north);
    n->count++;
}

/* Reads back what was spooled, through a window per column. */
typedef struct {
    image_section section;
    int64_t at;
    size_t len;
    char bytes[4096];
} img_window;

static status img_spool_value(call *c, img_window *w, uint64_t index, uint64_t *value) {
    const img_spool *s = &img.spools[w->section];
    char bytes[8] = {0};
    for (uint32_t i = 0; i < s->width; i++) {
        int64_t at = (int64_t)(index * s->width) + i;
        if (at >= s->spilled) {
            bytes[i] = s->room[at - s->spilled];
            continue;
        }
        if (at < w->at || at >= w->at + (int64_t)w->len) {
            w->at = at;
            w->len = (size_t)MIN((int64_t)sizeof w->bytes, s->spilled - at);
            if (!os_read_at(s->fd, w->bytes, w->len, at)) {
                return call_fail(c, GEO_FILE, "a temporary file for %s cannot be read: %s",
                                 img.path, os_why());
            }
        }
        bytes[i] = w->bytes[at - w->at];
    }
    *value = 0;
    for (uint32_t i = 0; i < s->width; i++) {
        *value |= (uint64_t)(unsigned char)bytes[i] << (8 * i);
    }
    return GEO_OK;
}

/* One level of the tree of a class from the level below it, which is `count` boxes from `first` on, or
 * the places themselves. */
static status img_level(call *c, const image_section from[4], uint64_t first, uint64_t count) {
    static img_window windows[4];
    for (int i = 0; i < 4; i++) {
        windows[i] = (img_window){.section = from[i]};
    }
    img_node node = {0};
    status code = GEO_OK;
    for (uint64_t i = 0; i < count && !code; i++) {
        img_node box = {0};
        code = img_spool_value(c, &windows[0], first + i, &box.west);
        code = code ? code : img_spool_value(c, &windows[1], first + i, &box.south);
        code = code ? code : img_spool_value(c, &windows[2], first + i, &box.east);
        code = code ? code : img_spool_value(c, &windows[3], first + i, &box.north);
        img_node_add(&node, &box);
        if (!code && (node.count == IMAGE_FANOUT || i + 1 == count)) {
            code = img_put_node(c, &node);
            node.count = 0;
        }
    }
    return code;
}

/* The trees of all classes, one after the other, each from its leaves to its root. */
static status img_trees(call *c) {
    static const image_section points[4] = {IMAGE_LON, IMAGE_LAT, IMAGE_LON, IMAGE_LAT};
    static const image_section boxes[4] = {IMAGE_NODE_WEST, IMAGE_NODE_SOUTH, IMAGE_NODE_EAST,
                                           IMAGE_NODE_NORTH};
    uint64_t first = 0;
    status code = GEO_OK;
    for (int cls = 0; cls < IMAGE_CLASSES && !code; cls++) {
        uint64_t count = img.class_count[cls], from = first;
        first += count;
        for (int level = 0; count && !code; level++) {
            uint64_t begin = img.spools[IMAGE_NODE_WEST].count;
            code = img_level(c, level ? boxes : points, from, count);
            from = begin;
            count = img.spools[IMAGE_NODE_WEST].count - begin;
            if (count == 1) {
                break;
            }
        }
    }
    return code;
}

/* One sorted place: its columns, its rank, its parent. */
static status img_place_out(call *c, str entry, uint32_t rank) {
    const char *at = entry.at + 1 + 8;
    uint64_t id = sort_get(at, 8), number = sort_get(at + 8, 4);
    at += 12;
    status code = img_put(c, IMAGE_LON, sort_get(at, 4));
    code = code ? code : img_put(c, IMAGE_LAT, sort_get(at + 4, 4));
    code = code ? code : img_put(c, IMAGE_KIND, sort_get(at + 8, 4));
    uint64_t parent = sort_get(at + 12, 4);
    code = code ? code : img_put(c, IMAGE_PEOPLE, sort_get(at + 16, 4));
    code = code ? code : img_put(c, IMAGE_WEIGHT, sort_get(at + 20, 1));
    code = code ? code : img_put(c, IMAGE_ZONE, sort_get(at + 21, 4));
    code = code ? code : img_put(c, IMAGE_ID, id);
    if (sort_get(at + 25, 1) && !code) {
        code = img_put(c, IMAGE_BOX_PLACE, rank);
        for (int i = 0; i < 4 && !code; i++) {
            code = img_put(c, (image_section)(IMAGE_BOX_WEST + i), sort_get(at + 26 + 4 * i, 4));
        }
    }
    char join[16], *end = sort_put(sort_put(join, number, 4), rank, 4);
    end = sort_put(sort_put(end, sort_get(at + 20, 1), 1), sort_get(entry.at, 1), 1);
    code = code ? code : sort_add(&img.sorters[IMG_RANKS], c, (str){join, (size_t)(end - join)});
    if (parent != IMAGE_NO_PLACE && !code) {
        end = sort_put(sort_put(join, parent, 4), rank, 4);
        end = sort_put(end, sort_get(entry.at, 1), 1);
        code = sort_add(&img.sorters[IMG_HELD], c, (str){join, (size_t)(end - join)});
    }
    return code;
}

static void img_open_place_spools(void) {
    static const image_section nodes[] = {IMAGE_LON,        IMAGE_LAT,       IMAGE_NODE_WEST,
                                          IMAGE_NODE_SOUTH, IMAGE_NODE_EAST, IMAGE_NODE_NORTH};
    for (size_t i = 0; i < LEN(nodes); i++) {
        img_spool_open(nodes[i], img.degrees_width);
    }
    img_spool_open(IMAGE_KIND, (uint64_t)img_width(img.kind_most));
    img_spool_open(IMAGE_PEOPLE, (uint64_t)img_width(img.people_most));
    img_spool_open(IMAGE_WEIGHT, 1);
    img_spool_open(IMAGE_ZONE, (uint64_t)img_width(img.zone_most));
    img_spool_open(IMAGE_ID, (uint64_t)img_width(img.id_most));
    img_spool_open(IMAGE_BOX_PLACE, (uint64_t)img_width(img.places));
    for (int i = 0; i < 4; i++) {
        img_spool_open((image_section)(IMAGE_BOX_WEST + i), img.degrees_width - 1);
    }
    img_spool_open(IMAGE_SEGMENT, 4);
}

static status img_places(call *c) {
    img_open_place_spools();
    img_sort_open(IMG_RANKS, 6, 1);
    img_sort_open(IMG_HELD, 7, 1);
    sorter *placed = &img.sorters[IMG_PLACED];
    status code = sort_finish(placed, c);
    str entry;
    int next = 0;
    for (uint32_t rank = 0; !code && (next = sort_next(placed, c, &entry)) > 0; rank++) {
        code = img_place_out(c, entry, rank);
    }
    sort_close(placed);
    uint32_t first = 0;
    for (int cls = 0; cls <= IMAGE_CLASSES && !code; cls++) {
        code = img_put(c, IMAGE_SEGMENT, first);
        first += cls < IMAGE_CLASSES ? img.class_count[cls] : 0;
    }
    code = code ? code : next < 0 ? c->code : GEO_OK;
    return code ? code : img_trees(c);
}

/* ---- joining by number ---- */

/* The folded name and all that its key needs to know of the bearer. */
static status img_key_name(call *c, sorter *keyed, str called, uint32_t rank, unsigned weight,
                           unsigned cls) {
    char entry[IMG_NAME_BYTES];
    str text = str_from(called, 9);
    str key = fold_name(text, FOLD_PLAIN, entry, IMAGE_KEY_MAX);
    if (key.len == 0) { /* punctuation only: it shows, and nobody finds it */
        entry[0] = '_';
        key.len = 1;
    }
    char *at = sort_put(entry + key.len, 0, 1);
    at = sort_put(at, 255 - weight, 1);
    at = sort_put(at, rank, 4);
    at = sort_put(at, sort_get(called.at + 4, 1), 1);
    at = sort_put(at, cls == IMAGE_HOUSE, 1);
    at = sort_put(at, sort_get(called.at + 5, 4), 4);
    memcpy(at, text.at, text.len);
    return sort_add(keyed, c, (str){entry, (size_t)(at - entry) + text.len});
}

static status img_parent_of(call *c, sorter *parents, sorter *houses, str held, uint32_t rank) {
    char entry[8];
    uint64_t child = sort_get(held.at + 4, 4);
    img_most(&img.parent_most, (uint64_t)rank + 1);
    sort_put(sort_put(entry, child, 4), (uint64_t)rank + 1, 4);
    status code = sort_add(parents, c, (str){entry, 8});
    if (sort_get(held.at + 8, 1) == IMAGE_HOUSE && !code) {
        sort_put(sort_put(entry, rank, 4), child, 4);
        code = sort_add(houses, c, (str){entry, 8});
    }
    return code;
}

static void img_regions_of(uint32_t number, uint32_t rank, uint32_t *ranks) {
    for (uint32_t i = 0; i < img.region_count; i++) {
        if (img.regions[i] == number) {
            ranks[i] = rank + 1;
        }
    }
}

typedef struct {
    sorter *s;
    str record;
    int more; /* 1: record is there, 0: the end, -1: failed */
} img_reader;

static void img_read(img_reader *r, call *c) {
    r->more = sort_next(r->s, c, &r->record);
}

static status img_reader_open(img_reader *r, call *c, img_sorter which) {
    r->s = &img.sorters[which];
    r->more = 0;
    status code = sort_finish(r->s, c);
    if (!code) {
        img_read(r, c);
    }
    return code;
}

static bool img_is_of(const img_reader *r, uint32_t number) {
    return r->more > 0 && sort_get(r->record.at, 4) == number;
}

typedef struct {
    sorter keyed, parents, houses, written;
} img_joins;

static img_joins *img_joined(void) {
    static img_joins joins;
    return &joins;
}

static status img_join(call *c, img_joins *j, uint32_t *region_ranks) {
    img_reader ranks, called, held;
    status code = img_reader_open(&ranks, c, IMG_RANKS);
    code = code ? code : img_reader_open(&called, c, IMG_CALLED);
    code = code ? code : img_reader_open(&held, c, IMG_HELD);
    for (; !code && ranks.more > 0; img_read(&ranks, c)) {
        const char *at = ranks.record.at;
        uint32_t number = (uint32_t)sort_get(at, 4), rank = (uint32_t)sort_get(at + 4, 4);
        unsigned weight = (unsigned)sort_get(at + 8, 1), cls = (unsigned)sort_get(at + 9, 1);
        for (; !code && img_is_of(&called, number); img_read(&called, c)) {
            code = img_key_name(c, &j->keyed, called.record, rank, weight, cls);
        }
        for (; !code && img_is_of(&held, number); img_read(&held, c)) {
            code = img_parent_of(c, &j->parents, &j->houses, held.record, rank);
        }
        img_regions_of(number, rank, region_ranks);
    }
    if (!code && (called.more > 0 || held.more > 0)) {
        return call_fail(c, GEO_INTERNAL, "a name or a parent refers to a place that was not given");
    }
    bool failed = !code && (ranks.more < 0 || called.more < 0 || held.more < 0);
    return failed ? c->code : code;
}

static status img_parents(call *c, img_joins *j) {
    img_spool_open(IMAGE_PARENT, (uint64_t)img_width(img.parent_most));
    img_spool_open(IMAGE_HOUSES, (uint64_t)img_width(img.places));
    status code = sort_finish(&j->parents, c);
    code = code ? code : sort_finish(&j->houses, c);
    str entry;
    int next = code ? 0 : sort_next(&j->parents, c, &entry);
    for (uint32_t i = 0; i < img.places && !code; i++) {
        uint64_t parent = 0;
        for (; next > 0 && sort_get(entry.at, 4) == i; next = sort_next(&j->parents, c, &entry)) {
            parent = sort_get(entry.at + 4, 4);
        }
        code = next < 0 ? c->code : img_put(c, IMAGE_PARENT, parent);
    }
    while (!code && (next = sort_next(&j->houses, c, &entry)) > 0) {
        code = img_put(c, IMAGE_HOUSES, sort_get(entry.at + 4, 4));
    }
    return code ? code : next < 0 ? c->code : GEO_OK;
}

/* ---- names ---- */

/* The key at hand: its forms, its bearers so far. */
typedef struct {
    char key[IMAGE_KEY_MAX], last[IMAGE_KEY_MAX]; /* last: the key before it in the block */
    size_t len, last_len;
    char forms[IMAGE_FORMS_MAX][IMAGE_NAME_MAX];
    size_t form_len[IMAGE_FORMS_MAX];
    unsigned form_count, top, block_top;
    uint64_t bearer, first_more; /* the bearer that waits: place * 4 + class */
    uint32_t bearers;
} img_key;

static unsigned img_form(img_key *k, str text) {
    for (unsigned i = 0; i < k->form_count; i++) {
        if (str_eq((str){k->forms[i], k->form_len[i]}, text)) {
            return i;
        }
    }
    if (k->form_count == IMAGE_FORMS_MAX) {
        return 0;
    }
    memcpy(k->forms[k->form_count], text.at, text.len);
    k->form_len[k->form_count] = text.len;
    return k->form_count++;
}

static status img_put_form(call *c, str key, str form) {
    char capitals[IMAGE_KEY_MAX + 4], persian[IMAGE_KEY_MAX + 4];
    str text = fold_capitals(key, capitals, sizeof capitals);
    str kinds[] = {text, key, fold_persian(key, persian, sizeof persian)};
    for (unsigned i = 0; i < LEN(kinds); i++) {
        char kind = (char)(255 - i);
        if (str_eq(kinds[i], form)) {
            return img_put_bytes(c, IMAGE_KEY_TEXT, (str){&kind, 1});
        }
    }
    size_t most = MIN(text.len, form.len), head = 0, tail = 0;
    while (head < MIN(most, (size_t)252) && text.at[head] == form.at[head]) {
        head++;
    }
    while (tail < most - head && text.at[text.len - 1 - tail] == form.at[form.len - 1 - tail]) {
        tail++;
    }
    char bytes[3] = {(char)head, (char)tail, (char)(form.len - head - tail)};
    status code = img_put_bytes(c, IMAGE_KEY_TEXT, (str){bytes, 3});
    return code ? code
                : img_put_bytes(c, IMAGE_KEY_TEXT,
                                (str){form.at + head, form.len - head - tail});
}

static status img_put_forms(call *c, const img_key *k) {
    str key = {k->key, k->len};
    char capitals[IMAGE_KEY_MAX + 4], count = (char)k->form_count;
    str text = fold_capitals(key, capitals, sizeof capitals);
    if (k->form_count == 1 && str_eq(text, (str){k->forms[0], k->form_len[0]})) {
        return img_put_bytes(c, IMAGE_KEY_TEXT, STR("\xFF"));
    }
    status code = img_put_bytes(c, IMAGE_KEY_TEXT, (str){&count, 1});
    for (unsigned i = 0; i < k->form_count && !code; i++) {
        code = img_put_form(c, key, (str){k->forms[i], k->form_len[i]});
    }
    return code;
}

static status img_put_head(call *c, size_t shared, size_t more) {
    char head[3];
    size_t len = 0;
    head[len++] = (char)(MIN(shared, (size_t)15) << 4 | MIN(more, (size_t)15));
    if (shared >= 15) {
        head[len++] = (char)shared;
    }
    if (more >= 15) {
        head[len++] = (char)more;
    }
    return img_put_bytes(c, IMAGE_KEY_TEXT, (str){head, len});
}

static status img_put_bearers(call *c, img_key *k) {
    if (k->bearers == 0) {
        return img_put(c, IMAGE_KEY_POST, 0);
    }
    if (k->bearers == 1) {
        return img_put(c, IMAGE_KEY_POST, (k->bearer + 1) * 2);
    }
    status code = img_put(c, IMAGE_POST_MORE, k->bearer * 2);
    return code ? code : img_put(c, IMAGE_KEY_POST, k->first_more * 2 + 1);
}

static status img_key_end(call *c, img_key *k) {
    bool is_first = img.keys % IMAGE_KEYS_PER_BLOCK == 0;
    size_t shared = 0;
    status code = GEO_OK;
    if (is_first) {
        code = img.keys ? img_put(c, IMAGE_KEY_TOP, k->block_top) : GEO_OK;
        k->block_top = 0;
        code = code ? code : img_put(c, IMAGE_KEY_BLOCK, img.spools[IMAGE_KEY_TEXT].count);
    } else {
        size_t most = MIN(k->len, k->last_len);
        while (shared < most && k->key[shared] == k->last[shared]) {
            shared++;
        }
    }
    str key = {k->key, k->len};
    code = code ? code : img_put_head(c, shared, k->len - shared);
    code = code ? code : img_put_bytes(c, IMAGE_KEY_TEXT, str_from(key, shared));
    code = code ? code : img_put_forms(c, k);
    code = code ? code : img_put_bearers(c, k);
    k->block_top = MAX(k->block_top, k->top);
    img.keys++;
    return code;
}

static void img_key_begin(img_key *k, str key) {
    memcpy(k->last, k->key, k->len);
    k->last_len = k->len;
    memcpy(k->key, key.at, key.len);
    k->len = key.len;
    k->form_count = k->top = 0;
    k->bearers = 0;
}

static status img_bearer(call *c, img_key *k, uint64_t row, unsigned cls, unsigned weight) {
    k->top = MAX(k->top, image_name_weight(weight, (image_name_class)cls));
    if (k->bearers && k->bearer / 4 == row) {
        return GEO_OK; /* sorted: its better class came before */
    }
    status code = GEO_OK;
    if (k->bearers == 1) {
        k->first_more = img.spools[IMAGE_POST_MORE].count;
    }
    if (k->bearers) {
        code = img_put(c, IMAGE_POST_MORE, k->bearer * 2 + 1);
    }
    k->bearer = row * 4 + cls;
    k->bearers++;
    return code;
}

static status img_name_out(call *c, img_joins *j, img_key *k, str rest) {
    unsigned weight = 255 - (unsigned)sort_get(rest.at, 1), cls = (unsigned)sort_get(rest.at + 5, 1);
    uint64_t row = sort_get(rest.at + 1, 4), lang = sort_get(rest.at + 7, 4);
    bool is_number = sort_get(rest.at + 6, 1) != 0;
    status code = is_number ? GEO_OK : img_bearer(c, k, row, cls, weight);
    if (cls == IMAGE_MAIN || lang) {
        uint64_t name = (uint64_t)img.keys * IMAGE_FORMS_MAX + img_form(k, str_from(rest, 11));
        char entry[16];
        char *end = sort_put(sort_put(entry, row, 4), lang, 4);
        end = sort_put(end, name, 5);
        code = code ? code : sort_add(&j->written, c, (str){entry, (size_t)(end - entry)});
    }
    return code;
}

static status img_keys(call *c, img_joins *j) {
    uint64_t most = MAX(((uint64_t)img.places * 4 + 5) * 2, img.names * 2 + 1);
    img_spool_open(IMAGE_KEY_POST, (uint64_t)img_width(most));
    img_spool_open(IMAGE_POST_MORE, (uint64_t)img_width(most));
    img_spool_open(IMAGE_KEY_BLOCK, img.name_bytes * 4 >> 32 ? 5 : 4);
    img_spool_open(IMAGE_KEY_TOP, 1);
    static img_key k;
    memset(&k, 0, sizeof k);
    status code = sort_finish(&j->keyed, c);
    str entry;
    int next = 0;
    while (!code && (next = sort_next(&j->keyed, c, &entry)) > 0) {
        str rest = entry, key = str_cut(&rest, '\0');
        if (!str_eq(key, (str){k.key, k.len})) {
            code = k.len ? img_key_end(c, &k) : GEO_OK;
            img_key_begin(&k, key);
        }
        code = code ? code : img_name_out(c, j, &k, rest);
    }
    if (k.len && !code) {
        code = img_key_end(c, &k);
        code = code ? code : img_put(c, IMAGE_KEY_TOP, k.block_top);
    }
    return code ? code : next < 0 ? c->code : GEO_OK;
}

/* The main name of every place, and its names in languages where they differ from it. */
static status img_written(call *c, sorter *written) {
    uint64_t width = (uint64_t)img_width((uint64_t)img.keys * IMAGE_FORMS_MAX);
    img_spool_open(IMAGE_NAME, width);
    img_spool_open(IMAGE_LOCAL_NAME, width);
    img_spool_open(IMAGE_LOCAL_PLACE, (uint64_t)img_width(img.places));
    img_spool_open(IMAGE_LOCAL_FIRST, (uint64_t)img_width(img.names));
    img_spool_open(IMAGE_LOCAL_LANG, (uint64_t)img_width(img.lang_most));
    const uint64_t nameless = (uint64_t)img.keys * IMAGE_FORMS_MAX; /* no key's: reads as "" */
    status code = sort_finish(written, c);
    str entry;
    int next = code ? 0 : sort_next(written, c, &entry);
    for (uint32_t row = 0; row < img.places && !code; row++) {
        uint64_t main_name = nameless, last = 0;
        bool has_local = false;
        for (; next > 0 && sort_get(entry.at, 4) == row && !code;
             next = sort_next(written, c, &entry)) {
            uint64_t lang = sort_get(entry.at + 4, 4), name = sort_get(entry.at + 8, 5);
            if (lang == 0) {
                main_name = main_name == nameless ? name : main_name;
            } else if (lang != last && name != main_name) {
                if (!has_local) {
                    code = img_put(c, IMAGE_LOCAL_PLACE, row);
                    code = code ? code : img_put(c, IMAGE_LOCAL_FIRST,
                                                 img.spools[IMAGE_LOCAL_LANG].count);
                }
                code = code ? code : img_put(c, IMAGE_LOCAL_LANG, lang);
                code = code ? code : img_put(c, IMAGE_LOCAL_NAME, name);
                has_local = true;
            }
            last = lang;
        }
        code = code ? code : next < 0 ? c->code : img_put(c, IMAGE_NAME, main_name);
    }
    return code ? code : img_put(c, IMAGE_LOCAL_FIRST, img.spools[IMAGE_LOCAL_LANG].count);
}

static status img_tables(call *c, const uint32_t *region_ranks) {
    img_spool_open(IMAGE_WORD_END, (uint64_t)img_width(IMG_WORD_BYTES));
    status code = img_put_bytes(c, IMAGE_META, (str){img.meta, img.meta_len});
    for (uint32_t i = 0; i < img.word_count && !code; i++) {
        code = img_put(c, IMAGE_WORD_END, img.word_end[i]);
        code = code ? code : img_put_bytes(c, IMAGE_WORD_TEXT, img_word(i));
    }
    for (int i = 0; i < 3; i++) {
        img_spool_open((image_section)(IMAGE_KINDS_KEY + i), 2);
    }
    img_spool_open(IMAGE_KINDS_RANK, 1);
    for (uint32_t k = 0; k < img.kind_count && !code; k++) {
        for (int i = 0; i < 3 && !code; i++) {
            code = img_put(c, (image_section)(IMAGE_KINDS_KEY + i), img.kind_words[k][i]);
        }
        code = code ? code : img_put(c, IMAGE_KINDS_RANK, img.kind_ranks[k]);
    }
    img_spool_open(IMAGE_AREA_PLACE, (uint64_t)img_width(img.places));
    for (uint32_t i = 0; i < img.region_count && !code; i++) {
        code = img_put(c, IMAGE_AREA_PLACE, region_ranks[i]);
    }
    return code;
}

/* ---- the file ---- */

static status img_write_failed(call *c) {
    return call_fail(c, GEO_FILE, "%s cannot be written: %s", img.path, os_why());
}

static status img_flush(call *c, const os_writer *w) {
    img.sum = image_sum(img.sum, (str){img.chunk, img.chunk_len});
    bool good = os_write(w->fd, (str){img.chunk, img.chunk_len});
    img.chunk_len = 0;
    return good ? GEO_OK : img_write_failed(c);
}

static status img_write(call *c, const os_writer *w, str bytes) {
    status code = GEO_OK;
    while (bytes.len && !code) {
        size_t part = MIN(bytes.len, sizeof img.chunk - img.chunk_len);
        memcpy(img.chunk + img.chunk_len, bytes.at, part);
        img.chunk_len += part;
        bytes = str_from(bytes, part);
        code = img.chunk_len == sizeof img.chunk ? img_flush(c, w) : GEO_OK;
    }
    return code;
}

static void img_little(char *at, uint64_t value, int width) {
    for (int i = 0; i < width; i++) {
        at[i] = (char)(value >> (8 * i) & 0xFF);
    }
}

static size_t img_padding(uint64_t offset) {
    return (size_t)((IMG_ALIGN - offset % IMG_ALIGN) % IMG_ALIGN);
}

/* Writes the section table and answers where the file ends. */
static status img_write_table(call *c, const os_writer *w, uint32_t sections, uint64_t *end) {
    uint64_t offset = IMAGE_HEADER_BYTES + (uint64_t)sections * IMAGE_SECTION_BYTES;
    status code = GEO_OK;
    for (uint32_t i = 1; i < IMAGE_SECTIONS && !code; i++) {
        const img_spool *s = &img.spools[i];
        char row[IMAGE_SECTION_BYTES];
        if (s->count == 0) {
            continue;
        }
        offset += img_padding(offset);
        img_little(row, i, 4);
        img_little(row + 4, s->width, 4);
        img_little(row + 8, offset, 8);
        img_little(row + 16, s->count, 8);
        offset += s->count * s->width;
        code = img_write(c, w, (str){row, sizeof row});
    }
    *end = offset;
    return code;
}

static status img_write_spool(call *c, const os_writer *w, const img_spool *s) {
    status code = GEO_OK;
    char part[4096];
    for (int64_t at = 0; at < s->spilled && !code;) {
        size_t size = (size_t)MIN((int64_t)sizeof part, s->spilled - at);
        if (!os_read_at(s->fd, part, size, at)) {
            return call_fail(c, GEO_FILE, "a temporary file for %s cannot be read: %s", img.path,
                             os_why());
        }
        code = img_write(c, w, (str){part, size});
        at += (int64_t)size;
    }
    return code ? code : img_write(c, w, (str){s->room, s->used});
}

static status img_write_header(call *c, const os_writer *w, uint32_t sections, uint64_t len) {
    char header[IMAGE_HEADER_BYTES] = {0};
    memcpy(header, IMAGE_MAGIC, sizeof IMAGE_MAGIC - 1);
    img_little(header + 16, IMAGE_VERSION, 4);
    img_little(header + 20, sections, 4);
    img_little(header + 24, len, 8);
    img_little(header + 32, img.sum, 8);
    img_little(header + 40, img.places, 4);
    img_little(header + 44, img.keys, 4);
    return os_write_at(w->fd, (str){header, sizeof header}, 0) ? GEO_OK : img_write_failed(c);
}

static status img_write_file(call *c) {
    static os_writer w;
    static const char zeros[IMAGE_HEADER_BYTES];
    if (!os_writer_open(&w, img.path)) {
        return img_write_failed(c);
    }
    uint32_t sections = 0;
    uint64_t end = 0;
    for (int i = 1; i < IMAGE_SECTIONS; i++) {
        sections += img.spools[i].count ? 1 : 0;
    }
    status code = os_write(w.fd, (str){zeros, sizeof zeros}) ? GEO_OK : img_write_failed(c);
    code = code ? code : img_write_table(c, &w, sections, &end);
    uint64_t offset = IMAGE_HEADER_BYTES + (uint64_t)sections * IMAGE_SECTION_BYTES;
    for (int i = 1; i < IMAGE_SECTIONS && !code; i++) {
        const img_spool *s = &img.spools[i];
        if (s->count) {
            code = img_write(c, &w, (str){zeros, img_padding(offset)});
            offset += img_padding(offset) + s->count * s->width;
            code = code ? code : img_write_spool(c, &w, s);
        }
    }
    code = code || img.chunk_len == 0 ? code : img_flush(c, &w);
    code = code ? code : img_write_header(c, &w, sections, end);
    if (code) {
        os_writer_discard(&w);
        return code;
    }
    return os_writer_commit(&w) ? GEO_OK : img_write_failed(c);
}

static status img_finish(call *c) {
    img_joins *j = img_joined();
    static uint32_t region_ranks[IMG_REGIONS_MAX];
    memset(region_ranks, 0, sizeof region_ranks);
    call_report(c, 0, 5, STR("sorting places"));
    status code = img_places(c);
    sort_open(&j->keyed, img_slice(0), (size_t)(img_slice(2) - img_slice(0)), img.path);
    size_t half = (size_t)(img_slice(3) - img_slice(2)) / 2;
    sort_open(&j->parents, img_slice(2), half, img.path);
    sort_open(&j->houses, img_slice(2) + half, half, img.path);
    call_report(c, 1, 5, STR("joining names"));
    code = code ? code : img_join(c, j, region_ranks);
    for (int i = 0; i < IMG_SORTERS; i++) {
        sort_close(&img.sorters[i]);
    }
    sort_open(&j->written, img_slice(3), (size_t)(img_slice(6) - img_slice(3)), img.path);
    call_report(c, 2, 5, STR("writing parents"));
    code = code ? code : img_parents(c, j);
    call_report(c, 3, 5, STR("sorting names"));
    code = code ? code : img_keys(c, j);
    code = code ? code : img_written(c, &j->written);
    code = code ? code : img_tables(c, region_ranks);
    sort_close(&j->keyed);
    sort_close(&j->parents);
    sort_close(&j->houses);
    sort_close(&j->written);
    call_report(c, 4, 5, STR("writing the file"));
    if (!code && img.broken) {
        code = call_fail(c, img.broken, "the index would need too many different tags or words");
    }
    return code ? code : img_write_file(c);
}

GEO_FN status ingest_image_end(call *c, bool failed) {
    status code = failed ? c->code : img_finish(c);
    for (int i = 0; i < IMG_SORTERS; i++) {
        sort_close(&img.sorters[i]);
    }
    for (int i = 0; i < IMAGE_SECTIONS; i++) {
        if (img.spools[i].fd >= 0) {
            os_close(img.spools[i].fd);
            img.spools[i].fd = -1;
        }
    }
    return code;
}
