/* image_writer -- writes an index image. Places and names come in; image_writer_end sorts them and
 * writes the file that image.c describes, through name_index.c, string_table.c and sections.c. Owns
 * the sorters of one build. Nothing but spill files grows with the input.
 *
 * The final number of a place, its rank, is known only when all places have come, so whatever
 * refers to a place by number is joined after the places are sorted. The sorters:
 *
 *     placed    every place, by class and Hilbert index -> the columns of places, the tree, the
 * boxes
 *
 *     ranks     (number, rank): the result of that sort, by number
 *
 *     called    names by number, joined with ranks -> keyed
 *
 *     keyed     names by folded text -> name index, postings
 *
 *     held      parents by number, joined with ranks -> parents (child, parent),
 *               houses (parent, child)
 *
 *     written   (place, language, name number), from the name index -> main names, local names */
#include "image_writer.h"

#include <string.h>

#include "../base/utf8.h"
#include "../geo/fold.h"
#include "../geo/geo.h"
#include "../platform/os.h"
#include "name_index.h"
#include "sections.h"
#include "sort.h"
#include "string_table.h"

enum {
    IMAGE_WRITER_META_MAX = 16 << 10,
    IMAGE_WRITER_REGIONS_MAX = 1 << 16, /* border layers number them in two bytes */
    IMAGE_WRITER_PLACE_BYTES = 128,     /* of a sorted place */
    IMAGE_WRITER_NAME_BYTES = 1 << 10   /* of a sorted name */
};

typedef enum {
    IMAGE_WRITER_PLACED,
    IMAGE_WRITER_CALLED,
    IMAGE_WRITER_RANKS,
    IMAGE_WRITER_HELD,
    IMAGE_WRITER_KEYED,
    IMAGE_WRITER_PARENTS,
    IMAGE_WRITER_HOUSES,
    IMAGE_WRITER_WRITTEN,
    IMAGE_WRITER_SORTERS
} image_writer_sorter;

/* Which eighths of the memory a sorter has; those in use at the same time do not overlap. */
static const struct {
    int first, eighths;
} image_writer_shares[IMAGE_WRITER_SORTERS] = {
    [IMAGE_WRITER_PLACED] = {0, 3}, [IMAGE_WRITER_CALLED] = {3, 3},
    [IMAGE_WRITER_RANKS] = {6, 1},  [IMAGE_WRITER_HELD] = {7, 1},
    [IMAGE_WRITER_KEYED] = {0, 1},  [IMAGE_WRITER_PARENTS] = {1, 1},
    [IMAGE_WRITER_HOUSES] = {2, 1}, [IMAGE_WRITER_WRITTEN] = {3, 3},
};

static struct {
    char path[OS_PATH_MAX], *memory;
    size_t share; /* an eighth of the memory */
    uint32_t degrees_width, places, class_count[IMAGE_CLASSES], keys;
    uint64_t names, name_bytes, population_most, timezone_most, kind_most, id_most, lang_most,
        parent_most;
    char meta[IMAGE_WRITER_META_MAX];
    size_t meta_len;
    bool is_meta_full;
    sorter sorters[IMAGE_WRITER_SORTERS];
    uint32_t *regions; /* IMAGE_WRITER_REGIONS_MAX: the number of the place of each */
    uint32_t *region_ranks, region_count; /* its rank + 1; 0: none */
    sections_reader readers[2];           /* of the current level of a tree */
} image_writer;

/* ---- taking in ---- */

static void image_writer_sort_open(image_writer_sorter which) {
    char *memory =
        image_writer.memory + image_writer.share * (size_t)image_writer_shares[which].first;
    sort_open(&image_writer.sorters[which], memory,
              image_writer.share * (size_t)image_writer_shares[which].eighths, image_writer.path);
}

GEO_FN void image_writer_begin(call *c, const char *out_path, void *memory, size_t size,
                               bool is_precise) {
    memset(&image_writer, 0, sizeof image_writer);
    ASSERT(size >= IMAGE_WRITER_MEMORY_MIN);
    for (int i = 0; i < IMAGE_WRITER_SORTERS; i++) {
        image_writer.sorters[i].fd = -1;
    }
    sections_begin(image_writer.path, memory);
    arena mem = arena_of((char *)memory + SECTIONS_MEMORY, size - SECTIONS_MEMORY);
    string_table_begin(arena_bytes(&mem, STRING_TABLE_MEMORY));
    image_writer.regions = ARENA_NEW(&mem, uint32_t, IMAGE_WRITER_REGIONS_MAX);
    image_writer.region_ranks = ARENA_NEW(&mem, uint32_t, IMAGE_WRITER_REGIONS_MAX);
    image_writer.memory = mem.at;
    image_writer.share = (size_t)(mem.end - mem.at) / 8;
    image_writer.degrees_width = is_precise ? 4 : 3;
    if (!str_cstr(str_of(out_path), image_writer.path, sizeof image_writer.path)) {
        call_fail(c, GEO_INVALID, "the name of the index file is too long");
    }
    image_writer_sort_open(IMAGE_WRITER_PLACED);
    image_writer_sort_open(IMAGE_WRITER_CALLED);
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
            uint32_t turn = x;
            x = y;
            y = turn;
        }
    }
    return index;
}

static void image_writer_most(uint64_t *most, uint64_t value) {
    *most = MAX(*most, value);
}

/* Degrees from one longitude eastwards to another; 0 when that is nearly all the way round, because
 * the point lies just outside its box. */
static double image_writer_eastwards(double from, double to) {
    double turn = to - from < 0 ? to - from + 360 : to - from;
    return turn > 350 ? 0 : turn;
}

static char *image_writer_put_box(char *at, const ingest_place *p) {
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

GEO_FN uint32_t image_writer_add_place(call *c, const ingest_place *p) {
    if (image_writer.places == IMAGE_NO_PLACE) {
        call_fail(c, GEO_TOO_LARGE, "an index holds at most %u places", IMAGE_NO_PLACE);
        return 0;
    }
    uint64_t lon = image_pack_degrees(p->lon, -180, 4), lat = image_pack_degrees(p->lat, -90, 4);
    uint32_t population = image_pack_population(p->population);
    char entry[IMAGE_WRITER_PLACE_BYTES], *at = entry;
    at = sort_put(at, p->cls, 1);
    at = sort_put(at, image_writer_hilbert((uint32_t)lon, (uint32_t)lat), 8);
    at = sort_put(at, p->id, 8);
    at = sort_put(at, image_writer.places, 4);
    at = sort_put(at, image_pack_degrees(p->lon, -180, image_writer.degrees_width), 4);
    at = sort_put(at, image_pack_degrees(p->lat, -90, image_writer.degrees_width), 4);
    at = sort_put(at, p->kind, 4);
    at = sort_put(at, p->parent, 4);
    at = sort_put(at, population, 4);
    at = sort_put(at, (uint64_t)(MAX(0.0, MIN(p->importance, 1.0)) * 255 + 0.5), 1);
    at = sort_put(at, p->timezone, 4);
    at = image_writer_put_box(at, p);
    image_writer_most(&image_writer.population_most, population);
    image_writer_most(&image_writer.timezone_most, p->timezone);
    image_writer_most(&image_writer.kind_most, p->kind);
    image_writer_most(&image_writer.id_most, p->id);
    image_writer.class_count[p->cls]++;
    sort_add(&image_writer.sorters[IMAGE_WRITER_PLACED], c, (str){entry, (size_t)(at - entry)});
    return image_writer.places++;
}

GEO_FN void image_writer_add_name(call *c, uint32_t number, image_name_class cls, uint32_t lang,
                                  str text) {
    text = utf8_head(str_trim(text), IMAGE_NAME_MAX);
    if (text.len == 0 || !utf8_valid(text)) {
        return;
    }
    char entry[IMAGE_WRITER_NAME_BYTES], *at = entry;
    at = sort_put(at, number, 4);
    at = sort_put(at, cls, 1);
    at = sort_put(at, lang, 4);
    memcpy(at, text.at, text.len);
    image_writer_most(&image_writer.lang_most, lang);
    image_writer.names++;
    image_writer.name_bytes += text.len;
    sort_add(&image_writer.sorters[IMAGE_WRITER_CALLED], c,
             (str){entry, (size_t)(at - entry) + text.len});
}

#ifdef GEOCODER_TABLES /* only the embedded image has border layers */
GEO_FN void image_writer_add_region(call *c, uint32_t region, uint32_t number) {
    if (region >= IMAGE_WRITER_REGIONS_MAX) {
        call_fail(c, GEO_TOO_LARGE, "the border layers have more than %d regions",
                  IMAGE_WRITER_REGIONS_MAX);
        return;
    }
    for (; image_writer.region_count <= region; image_writer.region_count++) {
        image_writer.regions[image_writer.region_count] = IMAGE_NO_PLACE;
    }
    image_writer.regions[region] = number;
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
    sections_put(c, IMAGE_LON, sort_get(at + 12, 4));
    sections_put(c, IMAGE_LAT, sort_get(at + 16, 4));
    sections_put(c, IMAGE_KIND, sort_get(at + 20, 4));
    sections_put(c, IMAGE_POPULATION, sort_get(at + 28, 4));
    sections_put(c, IMAGE_WEIGHT, sort_get(at + 32, 1));
    sections_put(c, IMAGE_TIMEZONE, sort_get(at + 33, 4));
    if (sort_get(at + 37, 1)) {
        sections_put(c, IMAGE_BOX_PLACE, rank);
        for (int i = 0; i < 4; i++) {
            sections_put(c, (image_section)(IMAGE_BOX_WEST + i), sort_get(at + 38 + 4 * i, 4));
        }
    }
}

/* What is joined by the place's number: its rank, and its children. */
static void image_writer_joined(call *c, str entry, const char *at, uint32_t rank) {
    uint64_t cls = sort_get(entry.at, 1), parent = sort_get(at + 24, 4);
    char join[16], *end = sort_put(sort_put(join, sort_get(at + 8, 4), 4), rank, 4);
    end = sort_put(sort_put(end, sort_get(at + 32, 1), 1), cls, 1);
    sort_add(&image_writer.sorters[IMAGE_WRITER_RANKS], c, (str){join, (size_t)(end - join)});
    if (parent != IMAGE_NO_PLACE) {
        end = sort_put(sort_put(sort_put(join, parent, 4), rank, 4), cls, 1);
        sort_add(&image_writer.sorters[IMAGE_WRITER_HELD], c, (str){join, (size_t)(end - join)});
    }
}

static void image_writer_place_widths(void) {
    sections_width(IMAGE_LON, image_writer.degrees_width);
    sections_width(IMAGE_LAT, image_writer.degrees_width);
    sections_width(IMAGE_NODE, image_node_width(image_writer.degrees_width));
    sections_fit(IMAGE_KIND, image_writer.kind_most);
    sections_fit(IMAGE_POPULATION, image_writer.population_most);
    sections_width(IMAGE_WEIGHT, 1);
    sections_fit(IMAGE_TIMEZONE, image_writer.timezone_most);
    sections_fit(IMAGE_ID, image_writer.id_most);
    sections_fit(IMAGE_BOX_PLACE, image_writer.places);
    for (int i = 0; i < 4; i++) {
        sections_width((image_section)(IMAGE_BOX_WEST + i), image_writer.degrees_width - 1);
    }
    sections_width(IMAGE_SEGMENT, 4);
}

static void image_writer_places(call *c) {
    sorter *placed = &image_writer.sorters[IMAGE_WRITER_PLACED];
    str entry;
    image_writer_place_widths();
    image_writer_sort_open(IMAGE_WRITER_RANKS);
    image_writer_sort_open(IMAGE_WRITER_HELD);
    sort_finish(placed, c);
    for (uint32_t rank = 0; sort_next(placed, c, &entry); rank++) {
        const char *at = entry.at + 1 + 8;
        image_writer_columns(c, at, rank);
        image_writer_joined(c, entry, at, rank);
    }
    sort_close(placed);
    uint32_t first = 0;
    for (int cls = 0; cls <= IMAGE_CLASSES; cls++) {
        sections_put(c, IMAGE_SEGMENT, first);
        first += cls < IMAGE_CLASSES ? image_writer.class_count[cls] : 0;
    }
    image_writer_trees(c);
}

/* ---- joining by number ---- */

/* The folded name, then what the name index needs to know of its place. */
static void image_writer_key_name(call *c, str called, uint32_t rank, unsigned weight,
                                  unsigned cls) {
    char entry[IMAGE_WRITER_NAME_BYTES];
    str text = str_from(called, 9);
    char folded[IMAGE_KEY_MAX];
    str key = fold_name(text, FOLD_PLAIN, folded, sizeof folded);
    key = key.len ? fold_pack(key, entry) : STR("_"); /* punctuation only: shown, never found */
    memmove(entry, key.at, key.len);
    char *at = sort_put(entry + key.len, 0, 1);
    at = sort_put(at, 255 - weight, 1);
    at = sort_put(at, rank, 4);
    at = sort_put(at, sort_get(called.at + 4, 1), 1);
    at = sort_put(at, cls == IMAGE_HOUSE, 1);
    at = sort_put(at, sort_get(called.at + 5, 4), 4);
    memcpy(at, text.at, text.len);
    sort_add(&image_writer.sorters[IMAGE_WRITER_KEYED], c,
             (str){entry, (size_t)(at - entry) + text.len});
}

static void image_writer_parent_of(call *c, str held, uint32_t rank) {
    char entry[8];
    uint64_t child = sort_get(held.at + 4, 4);
    image_writer_most(&image_writer.parent_most, (uint64_t)rank + 1);
    sort_put(sort_put(entry, child, 4), (uint64_t)rank + 1, 4);
    sort_add(&image_writer.sorters[IMAGE_WRITER_PARENTS], c, (str){entry, 8});
    if (sort_get(held.at + 8, 1) == IMAGE_HOUSE) {
        sort_put(sort_put(entry, rank, 4), child, 4);
        sort_add(&image_writer.sorters[IMAGE_WRITER_HOUSES], c, (str){entry, 8});
    }
}

static void image_writer_regions_of(uint32_t number, uint32_t rank) {
    for (uint32_t i = 0; i < image_writer.region_count; i++) {
        if (image_writer.regions[i] == number) {
            image_writer.region_ranks[i] = rank + 1;
        }
    }
}

typedef struct {
    sorter *s;
    str entry;
    bool more; /* entry is there */
} image_writer_reader;

static void image_writer_read(image_writer_reader *r, call *c) {
    r->more = sort_next(r->s, c, &r->entry);
}

static image_writer_reader image_writer_reader_open(call *c, image_writer_sorter which) {
    image_writer_reader r = {.s = &image_writer.sorters[which]};
    sort_finish(r.s, c);
    image_writer_read(&r, c);
    return r;
}

static bool image_writer_is_of(const image_writer_reader *r, uint32_t number) {
    return r->more && sort_get(r->entry.at, 4) == number;
}

static void image_writer_join(call *c) {
    image_writer_reader ranks = image_writer_reader_open(c, IMAGE_WRITER_RANKS),
                        called = image_writer_reader_open(c, IMAGE_WRITER_CALLED);
    image_writer_reader held = image_writer_reader_open(c, IMAGE_WRITER_HELD);
    for (; ranks.more; image_writer_read(&ranks, c)) {
        const char *at = ranks.entry.at;
        uint32_t number = (uint32_t)sort_get(at, 4), rank = (uint32_t)sort_get(at + 4, 4);
        unsigned weight = (unsigned)sort_get(at + 8, 1), cls = (unsigned)sort_get(at + 9, 1);
        for (; image_writer_is_of(&called, number); image_writer_read(&called, c)) {
            image_writer_key_name(c, called.entry, rank, weight, cls);
        }
        for (; image_writer_is_of(&held, number); image_writer_read(&held, c)) {
            image_writer_parent_of(c, held.entry, rank);
        }
        image_writer_regions_of(number, rank);
    }
    if (!c->code && (called.more || held.more)) {
        call_fail(c, GEO_INTERNAL, "a name or a parent refers to a place that was not given");
    }
}

static void image_writer_parents(call *c) {
    sections_fit(IMAGE_PARENT, image_writer.parent_most);
    sections_fit(IMAGE_HOUSES, image_writer.places);
    image_writer_reader parents = image_writer_reader_open(c, IMAGE_WRITER_PARENTS),
                        houses = image_writer_reader_open(c, IMAGE_WRITER_HOUSES);
    for (uint32_t i = 0; i < image_writer.places && !c->code; i++) {
        uint64_t parent = 0;
        for (; image_writer_is_of(&parents, i); image_writer_read(&parents, c)) {
            parent = sort_get(parents.entry.at + 4, 4);
        }
        sections_put(c, IMAGE_PARENT, parent);
    }
    for (; houses.more; image_writer_read(&houses, c)) {
        sections_put(c, IMAGE_HOUSES, sort_get(houses.entry.at + 4, 4));
    }
}

/* ---- names ---- */

static void image_writer_name(call *c, str entry) {
    str rest = entry, key = str_cut(&rest, '\0');
    uint64_t lang = sort_get(rest.at + 7, 4);
    name_index_name n = {.key = key,
                         .text = str_from(rest, 11),
                         .weight = 255 - (unsigned)sort_get(rest.at, 1),
                         .place = (uint32_t)sort_get(rest.at + 1, 4),
                         .cls = (unsigned)sort_get(rest.at + 5, 1),
                         .has_posting = sort_get(rest.at + 6, 1) == 0};
    n.shows = n.cls == IMAGE_MAIN || lang != 0;
    uint64_t name = name_index_add(c, &n);
    if (n.shows) {
        char written[16], *end = sort_put(sort_put(written, n.place, 4), lang, 4);
        end = sort_put(end, name, 5);
        sort_add(&image_writer.sorters[IMAGE_WRITER_WRITTEN], c,
                 (str){written, (size_t)(end - written)});
    }
}

static void image_writer_names(call *c) {
    image_writer_reader keyed = image_writer_reader_open(c, IMAGE_WRITER_KEYED);
    name_index_begin(image_writer.places, image_writer.names, image_writer.name_bytes);
    for (; keyed.more; image_writer_read(&keyed, c)) {
        image_writer_name(c, keyed.entry);
    }
    image_writer.keys = name_index_end(c);
}

static void image_writer_local_name(call *c, uint32_t row, bool is_first, uint64_t lang,
                                    uint64_t name) {
    if (is_first) {
        sections_put(c, IMAGE_LOCAL_PLACE, row);
        sections_put(c, IMAGE_LOCAL_FIRST, sections_count(IMAGE_LOCAL_LANG));
    }
    sections_put(c, IMAGE_LOCAL_LANG, lang);
    sections_put(c, IMAGE_LOCAL_NAME, name);
}

/* The main name of every place, and its names in the languages where they differ from it. A place
 * without a name has the number after the last name: name 0 is a name. */
static void image_writer_written(call *c) {
    uint64_t most = (uint64_t)image_writer.keys * IMAGE_FORMS_MAX;
    sections_fit(IMAGE_NAME, most);
    sections_fit(IMAGE_LOCAL_NAME, most);
    sections_fit(IMAGE_LOCAL_PLACE, image_writer.places);
    sections_fit(IMAGE_LOCAL_FIRST, image_writer.names);
    sections_fit(IMAGE_LOCAL_LANG, image_writer.lang_most);
    image_writer_reader written = image_writer_reader_open(c, IMAGE_WRITER_WRITTEN);
    for (uint32_t row = 0; row < image_writer.places && !c->code; row++) {
        uint64_t main_name = most, last = 0;
        bool is_first = true;
        for (; image_writer_is_of(&written, row); image_writer_read(&written, c)) {
            uint64_t lang = sort_get(written.entry.at + 4, 4);
            uint64_t name = sort_get(written.entry.at + 8, 5);
            if (lang == 0) {
                main_name = MIN(main_name, name);
            } else if (lang != last && name != main_name) {
                image_writer_local_name(c, row, is_first, lang, name);
                is_first = false;
            }
            last = lang;
        }
        sections_put(c, IMAGE_NAME, main_name);
    }
    sections_put(c, IMAGE_LOCAL_FIRST, sections_count(IMAGE_LOCAL_LANG));
}

/* ---- the end ---- */

static void image_writer_tables(call *c) {
    if (!c->code && image_writer.is_meta_full) {
        call_fail(c, GEO_TOO_LARGE, "the description of the index is longer than %d bytes",
                  IMAGE_WRITER_META_MAX);
    }
    sections_bytes(c, IMAGE_META, (str){image_writer.meta, image_writer.meta_len});
    sections_fit(IMAGE_AREA_PLACE, image_writer.places);
    for (uint32_t i = 0; i < image_writer.region_count; i++) {
        sections_put(c, IMAGE_AREA_PLACE, image_writer.region_ranks[i]);
    }
    string_table_write(c);
}

static void image_writer_finish(call *c) {
    call_report(c, 0, 5, STR("sorting places"));
    image_writer_places(c);
    image_writer_sort_open(IMAGE_WRITER_KEYED);
    image_writer_sort_open(IMAGE_WRITER_PARENTS);
    image_writer_sort_open(IMAGE_WRITER_HOUSES);
    call_report(c, 1, 5, STR("joining names"));
    image_writer_join(c);
    sort_close(&image_writer.sorters[IMAGE_WRITER_CALLED]);
    image_writer_sort_open(IMAGE_WRITER_WRITTEN);
    call_report(c, 2, 5, STR("writing parents"));
    image_writer_parents(c);
    call_report(c, 3, 5, STR("sorting names"));
    image_writer_names(c);
    image_writer_written(c);
    image_writer_tables(c);
    call_report(c, 4, 5, STR("writing the file"));
    sections_write(c, image_writer.places, image_writer.keys);
}

GEO_FN status image_writer_end(call *c) {
    if (!c->code) {
        image_writer_finish(c);
    }
    for (int i = 0; i < IMAGE_WRITER_SORTERS; i++) {
        sort_close(&image_writer.sorters[i]);
    }
    sections_close();
    return c->code;
}
