/* image -- writes an index image. Places and names come in; ingest_image_end sorts them and writes
 * the file that gaz_image.c describes, through keys.c, lexicon.c and sections.c. Owns the sorters
 * of one build. Nothing but spill files grows with the input.
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
#include "image.h"

#include <string.h>

#include "../platform/os.h"
#include "../source/fold.h"
#include "keys.h"
#include "lexicon.h"
#include "sections.h"
#include "sort.h"
#include "../geo/geo.h"

enum {
    IMG_META_MAX = 16 << 10,
    IMG_REGIONS_MAX = 1 << 16, /* border layers number them in two bytes */
    IMG_PLACE_BYTES = 128,     /* of a sorted place */
    IMG_NAME_BYTES = 1 << 10   /* of a sorted name */
};

typedef enum {
    IMG_PLACED,
    IMG_CALLED,
    IMG_RANKS,
    IMG_HELD,
    IMG_KEYED,
    IMG_PARENTS,
    IMG_HOUSES,
    IMG_WRITTEN,
    IMG_SORTERS
} img_sorter;

/* Which eighths of the memory a sorter has; those in use at the same time do not overlap. */
static const struct {
    int first, eighths;
} img_shares[IMG_SORTERS] = {
    [IMG_PLACED] = {0, 3}, [IMG_CALLED] = {3, 3},  [IMG_RANKS] = {6, 1},  [IMG_HELD] = {7, 1},
    [IMG_KEYED] = {0, 1},  [IMG_PARENTS] = {1, 1}, [IMG_HOUSES] = {2, 1}, [IMG_WRITTEN] = {3, 3},
};

static struct {
    char path[OS_PATH_MAX], *memory;
    size_t share; /* an eighth of the memory */
    uint32_t degrees_width, places, class_count[IMAGE_CLASSES], keys;
    uint64_t names, name_bytes, people_most, zone_most, kind_most, id_most, lang_most, parent_most;
    char meta[IMG_META_MAX];
    size_t meta_len;
    bool is_meta_full;
    sorter sorters[IMG_SORTERS];
    uint32_t *regions;                    /* IMG_REGIONS_MAX: the number of the place of each */
    uint32_t *region_ranks, region_count; /* its rank + 1; 0: none */
    sections_reader readers[2];           /* of the current level of a tree */
} img;

/* ---- taking in ---- */

static void img_sort_open(img_sorter which) {
    char *memory = img.memory + img.share * (size_t)img_shares[which].first;
    sort_open(&img.sorters[which], memory, img.share * (size_t)img_shares[which].eighths, img.path);
}

GEO_FN void ingest_image_begin(call *c, const char *out_path, void *memory, size_t size,
                               bool is_precise) {
    memset(&img, 0, sizeof img);
    ASSERT(size >= INGEST_IMAGE_MEMORY_MIN);
    for (int i = 0; i < IMG_SORTERS; i++) {
        img.sorters[i].fd = -1;
    }
    sections_begin(img.path, memory);
    arena mem = arena_of((char *)memory + SECTIONS_MEMORY, size - SECTIONS_MEMORY);
    lexicon_begin(arena_bytes(&mem, LEXICON_MEMORY));
    img.regions = ARENA_NEW(&mem, uint32_t, IMG_REGIONS_MAX);
    img.region_ranks = ARENA_NEW(&mem, uint32_t, IMG_REGIONS_MAX);
    img.memory = mem.at;
    img.share = (size_t)(mem.end - mem.at) / 8;
    img.degrees_width = is_precise ? 4 : 3;
    if (!str_cstr(str_of(out_path), img.path, sizeof img.path)) {
        call_fail(c, GEO_INVALID, "the name of the index file is too long");
    }
    img_sort_open(IMG_PLACED);
    img_sort_open(IMG_CALLED);
}

GEO_FN void ingest_image_meta(str key, str value) {
    if (key.len + value.len + 2 > IMG_META_MAX - img.meta_len) {
        img.is_meta_full = true;
        return;
    }
    char *at = img.meta + img.meta_len;
    memcpy(at, key.at, key.len);
    at[key.len] = '=';
    memcpy(at + key.len + 1, value.at, value.len);
    at[key.len + 1 + value.len] = '\n';
    img.meta_len += key.len + value.len + 2;
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

/* Degrees from one longitude eastwards to another; 0 when that is nearly all the way round, because
 * the point lies just outside its box. */
static double img_eastwards(double from, double to) {
    double turn = to - from < 0 ? to - from + 360 : to - from;
    return turn > 350 ? 0 : turn;
}

static char *img_put_box(char *at, const ingest_place *p) {
    bool has_box = bbox_is(p->box);
    uint32_t width = img.degrees_width - 1;
    at = sort_put(at, has_box, 1);
    if (has_box) {
        at = sort_put(at, image_pack_side(img_eastwards(p->box.west, p->lon), width), 4);
        at = sort_put(at, image_pack_side(p->lat - p->box.south, width), 4);
        at = sort_put(at, image_pack_side(img_eastwards(p->lon, p->box.east), width), 4);
        at = sort_put(at, image_pack_side(p->box.north - p->lat, width), 4);
    }
    return at;
}

GEO_FN uint32_t ingest_image_place(call *c, const ingest_place *p) {
    if (img.places == IMAGE_NO_PLACE) {
        call_fail(c, GEO_TOO_LARGE, "an index holds at most %u places", IMAGE_NO_PLACE);
        return 0;
    }
    uint64_t lon = image_pack_degrees(p->lon, -180, 4), lat = image_pack_degrees(p->lat, -90, 4);
    uint32_t people = image_pack_people(p->people);
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
    at = img_put_box(at, p);
    img_most(&img.people_most, people);
    img_most(&img.zone_most, p->zone);
    img_most(&img.kind_most, p->kind);
    img_most(&img.id_most, p->id);
    img.class_count[p->cls]++;
    sort_add(&img.sorters[IMG_PLACED], c, (str){entry, (size_t)(at - entry)});
    return img.places++;
}

GEO_FN void ingest_image_name(call *c, uint32_t number, image_name_class cls, uint32_t lang,
                              str text) {
    text = utf8_head(str_trim(text), IMAGE_NAME_MAX);
    if (text.len == 0 || !utf8_valid(text)) {
        return;
    }
    char entry[IMG_NAME_BYTES], *at = entry;
    at = sort_put(at, number, 4);
    at = sort_put(at, cls, 1);
    at = sort_put(at, lang, 4);
    memcpy(at, text.at, text.len);
    img_most(&img.lang_most, lang);
    img.names++;
    img.name_bytes += text.len;
    sort_add(&img.sorters[IMG_CALLED], c, (str){entry, (size_t)(at - entry) + text.len});
}

#ifdef GEOCODER_TABLES /* only the embedded image has border layers */
GEO_FN void ingest_image_region(call *c, uint32_t region, uint32_t number) {
    if (region >= IMG_REGIONS_MAX) {
        call_fail(c, GEO_TOO_LARGE, "the border layers have more than %d regions", IMG_REGIONS_MAX);
        return;
    }
    for (; img.region_count <= region; img.region_count++) {
        img.regions[img.region_count] = IMAGE_NO_PLACE;
    }
    img.regions[region] = number;
}
#endif

/* ---- the tree ---- */

typedef struct {
    uint64_t sides[4]; /* west, south, east, north */
    int count;         /* of what is in it */
} img_node;

static void img_node_add(img_node *n, const uint64_t sides[4]) {
    for (int i = 0; i < 4; i++) {
        n->sides[i] = n->count == 0 ? sides[i] : MIN(sides[i], n->sides[i]);
    }
    n->count++;
}

/* The sides, as NODE holds them, of a box one level below or of a place. */
static void img_sides(call *c, sections_reader readers[2], bool is_leaf, uint64_t i,
                      uint64_t sides[4]) {
    unsigned bits = 8 * image_node_width(img.degrees_width) - 1;
    unsigned less = 8 * img.degrees_width - bits;
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
static void img_level(call *c, bool is_leaf, uint64_t first, uint64_t count) {
    sections_reader *readers = img.readers;
    readers[0] = (sections_reader){.section = is_leaf ? IMAGE_LON : IMAGE_NODE};
    readers[1] = (sections_reader){.section = IMAGE_LAT};
    img_node node = {.count = 0};
    for (uint64_t i = first; i < first + count && !c->code; i++) {
        uint64_t sides[4];
        img_sides(c, readers, is_leaf, i, sides);
        img_node_add(&node, sides);
        bool is_full = node.count == IMAGE_FANOUT || i + 1 == first + count;
        for (int k = 0; k < 4 && is_full; k++) {
            sections_put(c, IMAGE_NODE, node.sides[k]);
        }
        node.count = is_full ? 0 : node.count;
    }
}

/* The trees of all classes one after the other, each from its leaves to its root. */
static void img_trees(call *c) {
    uint64_t places = 0;
    for (int cls = 0; cls < IMAGE_CLASSES; cls++) {
        uint64_t count = img.class_count[cls], from = places;
        places += count;
        for (int level = 0; count && !c->code; level++) {
            uint64_t begin = sections_count(IMAGE_NODE) / 4;
            img_level(c, level == 0, from, count);
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
static void img_columns(call *c, const char *at, uint32_t rank) {
    sections_put(c, IMAGE_ID, sort_get(at, 8));
    sections_put(c, IMAGE_LON, sort_get(at + 12, 4));
    sections_put(c, IMAGE_LAT, sort_get(at + 16, 4));
    sections_put(c, IMAGE_KIND, sort_get(at + 20, 4));
    sections_put(c, IMAGE_PEOPLE, sort_get(at + 28, 4));
    sections_put(c, IMAGE_WEIGHT, sort_get(at + 32, 1));
    sections_put(c, IMAGE_ZONE, sort_get(at + 33, 4));
    if (sort_get(at + 37, 1)) {
        sections_put(c, IMAGE_BOX_PLACE, rank);
        for (int i = 0; i < 4; i++) {
            sections_put(c, (image_section)(IMAGE_BOX_WEST + i), sort_get(at + 38 + 4 * i, 4));
        }
    }
}

/* What is joined by the place's number: its rank, and its children. */
static void img_joined(call *c, str entry, const char *at, uint32_t rank) {
    uint64_t cls = sort_get(entry.at, 1), parent = sort_get(at + 24, 4);
    char join[16], *end = sort_put(sort_put(join, sort_get(at + 8, 4), 4), rank, 4);
    end = sort_put(sort_put(end, sort_get(at + 32, 1), 1), cls, 1);
    sort_add(&img.sorters[IMG_RANKS], c, (str){join, (size_t)(end - join)});
    if (parent != IMAGE_NO_PLACE) {
        end = sort_put(sort_put(sort_put(join, parent, 4), rank, 4), cls, 1);
        sort_add(&img.sorters[IMG_HELD], c, (str){join, (size_t)(end - join)});
    }
}

static void img_place_widths(void) {
    sections_width(IMAGE_LON, img.degrees_width);
    sections_width(IMAGE_LAT, img.degrees_width);
    sections_width(IMAGE_NODE, image_node_width(img.degrees_width));
    sections_fit(IMAGE_KIND, img.kind_most);
    sections_fit(IMAGE_PEOPLE, img.people_most);
    sections_width(IMAGE_WEIGHT, 1);
    sections_fit(IMAGE_ZONE, img.zone_most);
    sections_fit(IMAGE_ID, img.id_most);
    sections_fit(IMAGE_BOX_PLACE, img.places);
    for (int i = 0; i < 4; i++) {
        sections_width((image_section)(IMAGE_BOX_WEST + i), img.degrees_width - 1);
    }
    sections_width(IMAGE_SEGMENT, 4);
}

static void img_places(call *c) {
    sorter *placed = &img.sorters[IMG_PLACED];
    str entry;
    img_place_widths();
    img_sort_open(IMG_RANKS);
    img_sort_open(IMG_HELD);
    sort_finish(placed, c);
    for (uint32_t rank = 0; sort_next(placed, c, &entry); rank++) {
        const char *at = entry.at + 1 + 8;
        img_columns(c, at, rank);
        img_joined(c, entry, at, rank);
    }
    sort_close(placed);
    uint32_t first = 0;
    for (int cls = 0; cls <= IMAGE_CLASSES; cls++) {
        sections_put(c, IMAGE_SEGMENT, first);
        first += cls < IMAGE_CLASSES ? img.class_count[cls] : 0;
    }
    img_trees(c);
}

/* ---- joining by number ---- */

/* The folded name, then what the name index needs to know of its place. */
static void img_key_name(call *c, str called, uint32_t rank, unsigned weight, unsigned cls) {
    char entry[IMG_NAME_BYTES];
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
    sort_add(&img.sorters[IMG_KEYED], c, (str){entry, (size_t)(at - entry) + text.len});
}

static void img_parent_of(call *c, str held, uint32_t rank) {
    char entry[8];
    uint64_t child = sort_get(held.at + 4, 4);
    img_most(&img.parent_most, (uint64_t)rank + 1);
    sort_put(sort_put(entry, child, 4), (uint64_t)rank + 1, 4);
    sort_add(&img.sorters[IMG_PARENTS], c, (str){entry, 8});
    if (sort_get(held.at + 8, 1) == IMAGE_HOUSE) {
        sort_put(sort_put(entry, rank, 4), child, 4);
        sort_add(&img.sorters[IMG_HOUSES], c, (str){entry, 8});
    }
}

static void img_regions_of(uint32_t number, uint32_t rank) {
    for (uint32_t i = 0; i < img.region_count; i++) {
        if (img.regions[i] == number) {
            img.region_ranks[i] = rank + 1;
        }
    }
}

typedef struct {
    sorter *s;
    str entry;
    bool more; /* entry is there */
} img_reader;

static void img_read(img_reader *r, call *c) {
    r->more = sort_next(r->s, c, &r->entry);
}

static img_reader img_reader_open(call *c, img_sorter which) {
    img_reader r = {.s = &img.sorters[which]};
    sort_finish(r.s, c);
    img_read(&r, c);
    return r;
}

static bool img_is_of(const img_reader *r, uint32_t number) {
    return r->more && sort_get(r->entry.at, 4) == number;
}

static void img_join(call *c) {
    img_reader ranks = img_reader_open(c, IMG_RANKS), called = img_reader_open(c, IMG_CALLED);
    img_reader held = img_reader_open(c, IMG_HELD);
    for (; ranks.more; img_read(&ranks, c)) {
        const char *at = ranks.entry.at;
        uint32_t number = (uint32_t)sort_get(at, 4), rank = (uint32_t)sort_get(at + 4, 4);
        unsigned weight = (unsigned)sort_get(at + 8, 1), cls = (unsigned)sort_get(at + 9, 1);
        for (; img_is_of(&called, number); img_read(&called, c)) {
            img_key_name(c, called.entry, rank, weight, cls);
        }
        for (; img_is_of(&held, number); img_read(&held, c)) {
            img_parent_of(c, held.entry, rank);
        }
        img_regions_of(number, rank);
    }
    if (!c->code && (called.more || held.more)) {
        call_fail(c, GEO_INTERNAL, "a name or a parent refers to a place that was not given");
    }
}

static void img_parents(call *c) {
    sections_fit(IMAGE_PARENT, img.parent_most);
    sections_fit(IMAGE_HOUSES, img.places);
    img_reader parents = img_reader_open(c, IMG_PARENTS), houses = img_reader_open(c, IMG_HOUSES);
    for (uint32_t i = 0; i < img.places && !c->code; i++) {
        uint64_t parent = 0;
        for (; img_is_of(&parents, i); img_read(&parents, c)) {
            parent = sort_get(parents.entry.at + 4, 4);
        }
        sections_put(c, IMAGE_PARENT, parent);
    }
    for (; houses.more; img_read(&houses, c)) {
        sections_put(c, IMAGE_HOUSES, sort_get(houses.entry.at + 4, 4));
    }
}

/* ---- names ---- */

static void img_name(call *c, str entry) {
    str rest = entry, key = str_cut(&rest, '\0');
    uint64_t lang = sort_get(rest.at + 7, 4);
    keys_name n = {.key = key,
                   .text = str_from(rest, 11),
                   .weight = 255 - (unsigned)sort_get(rest.at, 1),
                   .place = (uint32_t)sort_get(rest.at + 1, 4),
                   .cls = (unsigned)sort_get(rest.at + 5, 1),
                   .has_bearer = sort_get(rest.at + 6, 1) == 0};
    n.shows = n.cls == IMAGE_MAIN || lang != 0;
    uint64_t name = keys_add(c, &n);
    if (n.shows) {
        char written[16], *end = sort_put(sort_put(written, n.place, 4), lang, 4);
        end = sort_put(end, name, 5);
        sort_add(&img.sorters[IMG_WRITTEN], c, (str){written, (size_t)(end - written)});
    }
}

static void img_names(call *c) {
    img_reader keyed = img_reader_open(c, IMG_KEYED);
    keys_begin(img.places, img.names, img.name_bytes);
    for (; keyed.more; img_read(&keyed, c)) {
        img_name(c, keyed.entry);
    }
    img.keys = keys_end(c);
}

static void img_local_name(call *c, uint32_t row, bool is_first, uint64_t lang, uint64_t name) {
    if (is_first) {
        sections_put(c, IMAGE_LOCAL_PLACE, row);
        sections_put(c, IMAGE_LOCAL_FIRST, sections_count(IMAGE_LOCAL_LANG));
    }
    sections_put(c, IMAGE_LOCAL_LANG, lang);
    sections_put(c, IMAGE_LOCAL_NAME, name);
}

/* The main name of every place, and its names in the languages where they differ from it. A place
 * without a name has the number after the last name: name 0 is a name. */
static void img_written(call *c) {
    uint64_t most = (uint64_t)img.keys * IMAGE_FORMS_MAX;
    sections_fit(IMAGE_NAME, most);
    sections_fit(IMAGE_LOCAL_NAME, most);
    sections_fit(IMAGE_LOCAL_PLACE, img.places);
    sections_fit(IMAGE_LOCAL_FIRST, img.names);
    sections_fit(IMAGE_LOCAL_LANG, img.lang_most);
    img_reader written = img_reader_open(c, IMG_WRITTEN);
    for (uint32_t row = 0; row < img.places && !c->code; row++) {
        uint64_t main_name = most, last = 0;
        bool is_first = true;
        for (; img_is_of(&written, row); img_read(&written, c)) {
            uint64_t lang = sort_get(written.entry.at + 4, 4);
            uint64_t name = sort_get(written.entry.at + 8, 5);
            if (lang == 0) {
                main_name = MIN(main_name, name);
            } else if (lang != last && name != main_name) {
                img_local_name(c, row, is_first, lang, name);
                is_first = false;
            }
            last = lang;
        }
        sections_put(c, IMAGE_NAME, main_name);
    }
    sections_put(c, IMAGE_LOCAL_FIRST, sections_count(IMAGE_LOCAL_LANG));
}

/* ---- the end ---- */

static void img_tables(call *c) {
    if (!c->code && img.is_meta_full) {
        call_fail(c, GEO_TOO_LARGE, "the description of the index is longer than %d bytes",
                  IMG_META_MAX);
    }
    sections_bytes(c, IMAGE_META, (str){img.meta, img.meta_len});
    sections_fit(IMAGE_AREA_PLACE, img.places);
    for (uint32_t i = 0; i < img.region_count; i++) {
        sections_put(c, IMAGE_AREA_PLACE, img.region_ranks[i]);
    }
    lexicon_write(c);
}

static void img_finish(call *c) {
    call_report(c, 0, 5, STR("sorting places"));
    img_places(c);
    img_sort_open(IMG_KEYED);
    img_sort_open(IMG_PARENTS);
    img_sort_open(IMG_HOUSES);
    call_report(c, 1, 5, STR("joining names"));
    img_join(c);
    sort_close(&img.sorters[IMG_CALLED]);
    img_sort_open(IMG_WRITTEN);
    call_report(c, 2, 5, STR("writing parents"));
    img_parents(c);
    call_report(c, 3, 5, STR("sorting names"));
    img_names(c);
    img_written(c);
    img_tables(c);
    call_report(c, 4, 5, STR("writing the file"));
    sections_write(c, img.places, img.keys);
}

GEO_FN status ingest_image_end(call *c) {
    if (!c->code) {
        img_finish(c);
    }
    for (int i = 0; i < IMG_SORTERS; i++) {
        sort_close(&img.sorters[i]);
    }
    sections_close();
    return c->code;
}
