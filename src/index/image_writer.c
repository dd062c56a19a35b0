/* image_writer -- writes an index image. Places and names come in; image_writer_end sorts them and
 * writes the file that image.c describes, through sections.c. Owns the sorter of places and the
 * description. Nothing but spill files grows with the input.
 *
 * Places are sorted by class and Hilbert index, which gives them their ranks; then their columns,
 * boxes and the trees are written. What refers to places by number is left to image_join.c. */
#include "image_writer.h"

#include <string.h>

#include "../base/utf8.h"
#include "../geo/geo.h"
#include "../platform/os.h"
#include "../platform/os_writer.h"
#include "block_writer.h"
#include "image_join.h"
#include "outline_writer.h"
#include "sections.h"
#include "sort.h"
#include "string_table.h"

enum {
    IMAGE_WRITER_META_MAX = 16 << 10,
    IMAGE_WRITER_PLACE_BYTES = 128, /* of a sorted place */
    IMAGE_WRITER_KEY = 21           /* class, Hilbert index, id, number: of these */
};

/* What follows the key: the place, then the box and the pieces of its outline. */
enum { IMAGE_WRITER_IS_PLACE, IMAGE_WRITER_IS_BOX, IMAGE_WRITER_IS_OUTLINE };

static struct {
    char path[OS_PATH_MAX];
    uint32_t degrees_width, places, class_count[IMAGE_CLASSES];
    uint64_t population_max, timezone_max, kind_max, id_max;
    char meta[IMAGE_WRITER_META_MAX];
    size_t meta_len;
    bool is_meta_full, is_ordered; /* with ID_ORDER and blocks */
    sorter sorter;                 /* of places, by class and Hilbert index */
    char last[IMAGE_WRITER_KEY];   /* the key of the place that came last, */
    outline_writer_box box;        /* the box of its outline, */
    uint32_t parts;                /* and in how many parts that came */
    char outline[SORT_RECORD_MAX];
    sections_reader readers[2]; /* of the current level of a tree */
} image_writer;

/* ---- what comes in ---- */

GEO_FN void image_writer_check_path(call *c, const char *path) {
    char begin[sizeof IMAGE_MAGIC - 1];
    if (c->code) {
        return;
    }
    int fd = os_is_special(path) ? -1 : os_writer_temp_file(path);
    if (fd < 0) {
        call_fail(c, GEO_FILE, "%s cannot be written: %s", path, os_why());
        return;
    }
    os_close(fd);
    fd = os_open(path);
    ptrdiff_t got = fd < 0 ? -1 : os_read(fd, begin, sizeof begin);
    if (fd >= 0) {
        os_close(fd);
    }
    if (got < 0 && os_stamp_of(path).file) { /* perhaps it is no index */
        call_fail(c, GEO_FILE, "%s exists already and cannot be read: %s", path, os_why());
    } else if (got > 0 && !str_eq((str){begin, (size_t)got}, STR(IMAGE_MAGIC))) {
        call_fail(c, GEO_INVALID, "%s exists already and is not an index", path);
        call_advise(c, "Give another file after -o, or remove this one first.");
    }
}

GEO_FN void image_writer_begin(call *c, const char *out_path, void *memory, size_t size,
                               unsigned flags) {
    memset(&image_writer, 0, sizeof image_writer);
    ASSERT(size >= IMAGE_WRITER_MEMORY_MIN);
    bool is_file = (flags & IMAGE_WRITER_INDEXED) != 0;
    image_writer.is_ordered = !is_file && !(flags & IMAGE_WRITER_SQUEEZED);
    sections_begin(image_writer.path, memory,
                   flags & IMAGE_WRITER_SQUEEZED ? SECTIONS_SQUEEZED
                   : is_file                     ? SECTIONS_PLAIN
                                                 : SECTIONS_NARROW);
    arena mem = arena_of((char *)memory + SECTIONS_MEMORY, size - SECTIONS_MEMORY);
    string_table_begin(arena_bytes(&mem, STRING_TABLE_MEMORY));
    image_writer.degrees_width = flags & IMAGE_WRITER_PRECISE ? 4 : 3;
    if (!str_cstr(str_of(out_path), image_writer.path, sizeof image_writer.path)) {
        call_fail(c, GEO_INVALID, "the name of the index file is too long");
    }
    image_join_begin(image_writer.path, &mem, &image_writer.sorter, is_file,
                     image_writer.is_ordered);
}

GEO_FN void image_writer_meta(str key, str value) {
    if (key.len + value.len + 2 > IMAGE_WRITER_META_MAX - image_writer.meta_len) {
        image_writer.is_meta_full = true;
        return;
    }
    char *at = image_writer.meta + image_writer.meta_len;
    memcpy(at, key.at, key.len);
    at[key.len] = '=';
    memcpy(at + key.len + 1, value.at, value.len);
    at[key.len + 1 + value.len] = '\n';
    image_writer.meta_len += key.len + value.len + 2;
}

/* The index of a point on the Hilbert curve over 2^32 x 2^32 cells. */
static uint64_t image_writer_hilbert(uint32_t x, uint32_t y) {
    uint64_t index = 0;
    for (uint32_t side = UINT32_C(1) << 31; side; side >>= 1) {
        uint32_t right = (x & side) != 0, up = (y & side) != 0;
        index += (uint64_t)side * side * ((3 * right) ^ up);
        if (!up) {
            if (right) {
                x = ~x;
                y = ~y;
            }
            uint32_t swap = x;
            x = y;
            y = swap;
        }
    }
    return index;
}

static void image_writer_raise(uint64_t *max, uint64_t value) {
    *max = MAX(*max, value);
}

/* Degrees from one longitude eastwards to another; 0 when that is nearly all the way round, because
 * the point lies just outside its box. */
static double image_writer_eastwards(double from, double to) {
    double degrees = to - from < 0 ? to - from + 360 : to - from;
    return degrees > 350 ? 0 : degrees;
}

static char *image_writer_put_box(char *at, const image_writer_place *p) {
    bool has_box = geo_bbox_is(p->box);
    uint32_t width = image_writer.degrees_width - 1;
    at = sort_put(at, has_box, 1);
    if (has_box) {
        at = sort_put(at, image_pack_side(image_writer_eastwards(p->box.west, p->lon), width), 4);
        at = sort_put(at, image_pack_side(p->lat - p->box.south, width), 4);
        at = sort_put(at, image_pack_side(image_writer_eastwards(p->lon, p->box.east), width), 4);
        at = sort_put(at, image_pack_side(p->box.north - p->lat, width), 4);
    }
    return at;
}

GEO_FN void image_writer_add_outline(call *c, str pieces) {
    char *at = image_writer.outline;
    memcpy(at, image_writer.last, IMAGE_WRITER_KEY);
    at = sort_put(at + IMAGE_WRITER_KEY, IMAGE_WRITER_IS_OUTLINE, 1);
    at = sort_put(at, image_writer.parts++, 4);
    size_t used = (size_t)(at - image_writer.outline);
    ASSERT(image_writer.places && pieces.len <= sizeof image_writer.outline - used);
    memcpy(at, pieces.at, pieces.len);
    outline_writer_extend(&image_writer.box, pieces);
    sort_add(&image_writer.sorter, c, (str){image_writer.outline, used + pieces.len});
}

/* The box of the last place's outline, which is known when the next place comes. */
static void image_writer_flush_box(call *c) {
    const outline_writer_box *box = &image_writer.box;
    char entry[IMAGE_WRITER_PLACE_BYTES], *at = entry + IMAGE_WRITER_KEY;
    if (!box->is_known) {
        return;
    }
    memcpy(entry, image_writer.last, IMAGE_WRITER_KEY);
    at = sort_put(at, IMAGE_WRITER_IS_BOX, 1);
    at = sort_put(sort_put(at, box->west, 4), box->south, 4);
    at = sort_put(sort_put(at, box->east, 4), box->north, 4);
    sort_add(&image_writer.sorter, c, (str){entry, (size_t)(at - entry)});
    image_writer.box.is_known = false;
    image_writer.parts = 0;
}

GEO_FN uint32_t image_writer_add_place(call *c, const image_writer_place *p) {
    if (image_writer.places == IMAGE_NO_PLACE) {
        call_fail(c, GEO_TOO_LARGE, "an index holds at most %u places", IMAGE_NO_PLACE);
        return 0;
    }
    uint64_t lon = image_pack_degrees(p->lon, -180, 4), lat = image_pack_degrees(p->lat, -90, 4);
    uint32_t population = image_pack_population(p->population);
    image_writer_flush_box(c);
    char entry[IMAGE_WRITER_PLACE_BYTES], *at = entry;
    at = sort_put(at, p->cls, 1);
    at = sort_put(at, image_writer_hilbert((uint32_t)lon, (uint32_t)lat), 8);
    at = sort_put(at, p->id, 8);
    at = sort_put(at, image_writer.places, 4);
    memcpy(image_writer.last, entry, sizeof image_writer.last);
    at = sort_put(at, IMAGE_WRITER_IS_PLACE, 1);
    at = sort_put(at, image_pack_degrees(p->lon, -180, image_writer.degrees_width), 4);
    at = sort_put(at, image_pack_degrees(p->lat, -90, image_writer.degrees_width), 4);
    at = sort_put(at, p->kind, 4);
    at = sort_put(at, p->parent, 4);
    at = sort_put(at, population, 4);
    at = sort_put(at, (uint64_t)(MAX(0.0, MIN(p->importance, 1.0)) * 255 + 0.5), 1);
    at = sort_put(at, p->timezone, 4);
    at = sort_put(at, p->postcode, 4);
    at = image_writer_put_box(at, p);
    image_writer_raise(&image_writer.population_max, population);
    image_writer_raise(&image_writer.timezone_max, p->timezone);
    image_writer_raise(&image_writer.kind_max, p->kind);
    image_writer_raise(&image_writer.id_max, p->id);
    image_writer.class_count[p->cls]++;
    sort_add(&image_writer.sorter, c, (str){entry, (size_t)(at - entry)});
    return image_writer.places++;
}

GEO_FN void image_writer_add_name(call *c, uint32_t number, image_name_class cls, uint32_t lang,
                                  str text) {
    text = utf8_head(str_trim(text), IMAGE_NAME_MAX);
    if (text.len && utf8_valid(text)) {
        image_join_add_name(c, number, cls, lang, text);
    }
}

GEO_FN bool image_writer_add_tag(call *c, uint32_t number, uint32_t key, str value) {
    bool is_good = key && value.len && value.len <= IMAGE_TAG_MAX && utf8_valid(value);
    if (is_good) {
        image_join_add_tag(c, number, key, value);
    }
    return is_good;
}

#ifdef GEOCODER_TABLES /* only the embedded image has border layers */
GEO_FN void image_writer_add_region(call *c, uint32_t region, uint32_t number) {
    image_join_add_region(c, region, number);
}
#endif

/* ---- the tree ---- */

typedef struct {
    uint64_t sides[4]; /* west, south, east, north */
    int count;         /* of what is in it */
} image_writer_node;

static void image_writer_node_add(image_writer_node *n, const uint64_t sides[4]) {
    for (int i = 0; i < 4; i++) {
        n->sides[i] = n->count == 0 ? sides[i] : MIN(sides[i], n->sides[i]);
    }
    n->count++;
}

/* The sides, as NODE holds them, of a box one level below or of a place. */
static void image_writer_sides(call *c, sections_reader readers[2], bool is_leaf, uint64_t i,
                               uint64_t sides[4]) {
    unsigned bits = 8 * image_node_width(image_writer.degrees_width) - 1;
    unsigned less = 8 * image_writer.degrees_width - bits;
    for (uint64_t k = 0; k < 4; k++) {
        if (is_leaf) {
            sides[k] = sections_get(c, &readers[k % 2], i) >> less;
            sides[k] = k < 2 ? sides[k] : (UINT64_C(1) << bits) - 1 - sides[k];
        } else {
            sides[k] = sections_get(c, &readers[0], i * 4 + k);
        }
    }
}

/* One level of a tree, made of the `count` boxes below it, from number `first` on; below the lowest
 * level are the places themselves. */
static void image_writer_level(call *c, bool is_leaf, uint64_t first, uint64_t count) {
    sections_reader *readers = image_writer.readers;
    readers[0] = (sections_reader){.section = is_leaf ? IMAGE_LON : IMAGE_NODE};
    readers[1] = (sections_reader){.section = IMAGE_LAT};
    image_writer_node node = {.count = 0};
    for (uint64_t i = first; i < first + count && !c->code; i++) {
        uint64_t sides[4];
        image_writer_sides(c, readers, is_leaf, i, sides);
        image_writer_node_add(&node, sides);
        bool is_full = node.count == IMAGE_FANOUT || i + 1 == first + count;
        for (int k = 0; k < 4 && is_full; k++) {
            sections_put(c, IMAGE_NODE, node.sides[k]);
        }
        node.count = is_full ? 0 : node.count;
    }
}

/* The trees of all classes one after the other, each from its leaves to its root. */
static void image_writer_trees(call *c) {
    uint64_t places = 0;
    for (int cls = 0; cls < IMAGE_CLASSES; cls++) {
        uint64_t count = image_writer.class_count[cls], from = places;
        places += count;
        for (int level = 0; count && !c->code; level++) {
            uint64_t begin = sections_count(IMAGE_NODE) / 4;
            image_writer_level(c, level == 0, from, count);
            from = begin;
            count = sections_count(IMAGE_NODE) / 4 - begin;
            if (count == 1) {
                break;
            }
        }
    }
}

/* ---- the places ---- */

/* The columns of one sorted place, whose record begins at `at` after class and Hilbert index. */
static void image_writer_columns(call *c, const char *at, uint32_t rank) {
    sections_put(c, IMAGE_ID, sort_get(at, 8));
    sections_put(c, IMAGE_LON, sort_get(at + 13, 4));
    sections_put(c, IMAGE_LAT, sort_get(at + 17, 4));
    sections_put(c, IMAGE_KIND, sort_get(at + 21, 4));
    sections_put(c, IMAGE_POPULATION, sort_get(at + 29, 4));
    sections_put(c, IMAGE_WEIGHT, sort_get(at + 33, 1));
    sections_put(c, IMAGE_TIMEZONE, sort_get(at + 34, 4));
    if (sort_get(at + 42, 1)) {
        sections_put(c, IMAGE_BOX_PLACE, rank);
        for (int i = 0; i < 4; i++) {
            sections_put(c, (image_section)(IMAGE_BOX_WEST + i), sort_get(at + 43 + 4 * i, 4));
        }
    }
}

static void image_writer_place_widths(void) {
    sections_width(IMAGE_LON, image_writer.degrees_width);
    sections_width(IMAGE_LAT, image_writer.degrees_width);
    sections_width(IMAGE_NODE, image_node_width(image_writer.degrees_width));
    sections_fit(IMAGE_KIND, image_writer.kind_max);
    sections_fit(IMAGE_POPULATION, image_writer.population_max);
    sections_width(IMAGE_WEIGHT, 1);
    sections_fit(IMAGE_TIMEZONE, image_writer.timezone_max);
    sections_fit(IMAGE_ID, image_writer.id_max);
    sections_fit(IMAGE_BOX_PLACE, image_writer.places);
    for (int i = 0; i < 4; i++) {
        sections_width((image_section)(IMAGE_BOX_WEST + i), image_writer.degrees_width - 1);
    }
    sections_width(IMAGE_SEGMENT, 4);
}

/* The next place of the sorter. */
static void image_writer_take_place(call *c, str entry, uint32_t rank) {
    const char *at = entry.at + 1 + 8;
    image_join_place p = {.number = (uint32_t)sort_get(at + 8, 4),
                          .rank = rank,
                          .parent = (uint32_t)sort_get(at + 25, 4),
                          .postcode = (uint32_t)sort_get(at + 38, 4),
                          .weight = (unsigned)sort_get(at + 33, 1),
                          .cls = (unsigned)sort_get(entry.at, 1),
                          .id = sort_get(at, 8)};
    image_writer_columns(c, at, rank);
    image_join_add_rank(c, &p);
}

/* The box or a part of the outline of the place of that rank. */
static void image_writer_take_outline(call *c, str entry, uint32_t rank) {
    const char *at = entry.at + IMAGE_WRITER_KEY + 1;
    if (entry.at[IMAGE_WRITER_KEY] == IMAGE_WRITER_IS_OUTLINE) {
        outline_writer_add(c, str_from(entry, IMAGE_WRITER_KEY + 1 + 4));
        return;
    }
    outline_writer_box box = {.west = (uint32_t)sort_get(at, 4),
                              .south = (uint32_t)sort_get(at + 4, 4),
                              .east = (uint32_t)sort_get(at + 8, 4),
                              .north = (uint32_t)sort_get(at + 12, 4)};
    outline_writer_open(c, rank, (image_class)entry.at[0], &box);
}

static void image_writer_places(call *c) {
    sorter *s = &image_writer.sorter;
    str entry;
    uint32_t rank = 0;
    image_writer_flush_box(c);
    image_writer_place_widths();
    outline_writer_begin(image_writer.places);
    sort_finish(s, c);
    while (sort_next(s, c, &entry)) {
        if (entry.at[IMAGE_WRITER_KEY] == IMAGE_WRITER_IS_PLACE) {
            image_writer_take_place(c, entry, rank++);
        } else {
            image_writer_take_outline(c, entry, rank - 1);
        }
    }
    sort_close(s);
    outline_writer_end(c);
    uint32_t first = 0;
    for (int cls = 0; cls <= IMAGE_CLASSES; cls++) {
        sections_put(c, IMAGE_SEGMENT, first);
        first += cls < IMAGE_CLASSES ? image_writer.class_count[cls] : 0;
    }
    image_writer_trees(c);
}

/* ---- the end ---- */

static void image_writer_write_meta(call *c) {
    if (!c->code && image_writer.is_meta_full) {
        call_fail(c, GEO_TOO_LARGE, "the description of the index is longer than %d bytes",
                  IMAGE_WRITER_META_MAX);
    }
    sections_bytes(c, IMAGE_META, (str){image_writer.meta, image_writer.meta_len});
}

/* Of all that lies in a country: what follows has no parents. */
static void image_writer_blocks(call *c) {
    uint32_t firsts[IMAGE_MARINE + 1] = {0};
    for (int cls = 0; cls < IMAGE_MARINE; cls++) {
        firsts[cls + 1] = firsts[cls] + image_writer.class_count[cls];
    }
    if (image_writer.is_ordered) {
        block_writer_write(c, firsts[IMAGE_COUNTY], firsts[IMAGE_MARINE]);
    }
}

GEO_FN status image_writer_end(call *c) {
    if (!c->code) {
        call_report(c, 0, 5, STR("sorting places"));
        image_writer_places(c);
        uint32_t keys = image_join_write(c, image_writer.places);
        image_writer_blocks(c);
        image_writer_write_meta(c);
        string_table_write(c);
        call_report(c, 4, 5, STR("writing the file"));
        sections_write(c, image_writer.places, keys);
    }
    sort_close(&image_writer.sorter);
    image_join_close();
    sections_close();
    return c->code;
}
