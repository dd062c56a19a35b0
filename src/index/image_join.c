/* image_join -- joins what refers to a place by its number with the place's rank, and writes the
 * sections made of that: parents, houses, names, labels, tags, rows by id, the spelling index, the
 * places of regions. Owns the sorters:
 *
 *     ranks      (number, rank, id) of every place, by number, -> ids (id, rank)
 *
 *     names      names and tags by number, joined with ranks -> keys, tags (place, key, value)
 *
 *     children   by the number of their parent, joined with ranks -> parents (child, parent),
 *                houses (parent, child)
 *
 *     keys       names by folded text -> name index, labels, spellings
 *
 *     labels     (place, language, name number) -> main names, local names */
#include "image_join.h"

#include <string.h>

#include "../geo/fold.h"
#include "name_index.h"
#include "sections.h"

enum {
    IMAGE_JOIN_REGIONS_MAX = 1 << 16,       /* border layers number them in two bytes */
    IMAGE_JOIN_IN_POSTCODE = IMAGE_CLASSES, /* instead of a class: the place above is a postcode */
    IMAGE_JOIN_NAME_BYTES = 1 << 10,        /* of a sorted name */
    IMAGE_JOIN_SHARES = 16,                 /* of the memory */
    IMAGE_JOIN_TAG = 255                    /* instead of the class of a name */
};

typedef enum {
    IMAGE_JOIN_NAMES,
    IMAGE_JOIN_RANKS,
    IMAGE_JOIN_CHILDREN,
    IMAGE_JOIN_KEYS,
    IMAGE_JOIN_PARENTS,
    IMAGE_JOIN_HOUSES,
    IMAGE_JOIN_LABELS,
    IMAGE_JOIN_TAGS,
    IMAGE_JOIN_IDS,
    IMAGE_JOIN_SPELLINGS,
    IMAGE_JOIN_SORTERS = IMAGE_JOIN_SPELLINGS + NAME_INDEX_SORTERS
} image_join_sorter;

typedef struct {
    int first, count;
} image_join_share;

/* The shares of the memory of each sorter; those in use at the same time do not overlap. */
static const image_join_share image_join_shares[IMAGE_JOIN_SORTERS] = {
    [IMAGE_JOIN_NAMES] = {6, 6},
    [IMAGE_JOIN_RANKS] = {12, 2},
    [IMAGE_JOIN_CHILDREN] = {14, 2},
    [IMAGE_JOIN_KEYS] = {0, 2},
    [IMAGE_JOIN_PARENTS] = {2, 1},
    [IMAGE_JOIN_HOUSES] = {3, 1},
    [IMAGE_JOIN_LABELS] = {6, 6},
    [IMAGE_JOIN_TAGS] = {4, 1},
    [IMAGE_JOIN_IDS] = {5, 1},
    [IMAGE_JOIN_SPELLINGS + NAME_INDEX_STARTS] = {12, 2},
    [IMAGE_JOIN_SPELLINGS + NAME_INDEX_ENDS] = {14, 1},
    [IMAGE_JOIN_SPELLINGS + NAME_INDEX_NUMBERS] = {15, 1},
};
/* The caller's, until all ranks are known. */
static const image_join_share image_join_places_share = {0, 6};

static struct {
    const char *path;
    char *memory;
    size_t share;    /* bytes */
    sorter *sorters; /* IMAGE_JOIN_SORTERS */
    uint64_t names, name_bytes, lang_max, parent_max, postal_max, tags, tag_bytes, tag_key_max;
    bool is_indexed, has_groups; /* see image_join_begin */
    uint32_t id_last;            /* the last rank with an id */
    uint32_t *regions;           /* IMAGE_JOIN_REGIONS_MAX: the number of the place of each */
    uint32_t *region_ranks, region_count; /* its rank + 1; 0: none */
} image_join;

static void image_join_open_in(sorter *s, image_join_share share) {
    sort_open(s, image_join.memory + image_join.share * (size_t)share.first,
              image_join.share * (size_t)share.count, image_join.path);
}

static void image_join_open(image_join_sorter which) {
    image_join_open_in(&image_join.sorters[which], image_join_shares[which]);
}

GEO_FN void image_join_begin(const char *path, arena *mem, sorter *places, bool is_indexed,
                             bool has_groups) {
    memset(&image_join, 0, sizeof image_join);
    image_join.sorters = ARENA_NEW(mem, sorter, IMAGE_JOIN_SORTERS);
    ASSERT(image_join.sorters);
    for (int i = 0; i < IMAGE_JOIN_SORTERS; i++) {
        image_join.sorters[i].fd = -1;
    }
    image_join.path = path;
    image_join.is_indexed = is_indexed;
    image_join.has_groups = has_groups;
    image_join.regions = ARENA_NEW(mem, uint32_t, IMAGE_JOIN_REGIONS_MAX);
    image_join.region_ranks = ARENA_NEW(mem, uint32_t, IMAGE_JOIN_REGIONS_MAX);
    image_join.memory = mem->at;
    image_join.share = (size_t)(mem->end - mem->at) / IMAGE_JOIN_SHARES;
    image_join_open_in(places, image_join_places_share);
    image_join_open(IMAGE_JOIN_NAMES);
    image_join_open(IMAGE_JOIN_RANKS);
    image_join_open(IMAGE_JOIN_CHILDREN);
}

GEO_FN void image_join_close(void) {
    for (int i = 0; i < IMAGE_JOIN_SORTERS; i++) {
        sort_close(&image_join.sorters[i]);
    }
}

/* ---- what comes in ---- */

GEO_FN void image_join_add_name(call *c, uint32_t number, image_name_class cls, uint32_t lang,
                                str text) {
    char entry[IMAGE_JOIN_NAME_BYTES], *at = entry;
    at = sort_put(at, number, 4);
    at = sort_put(at, cls, 1);
    at = sort_put(at, lang, 4);
    memcpy(at, text.at, text.len);
    image_join.lang_max = MAX(image_join.lang_max, lang);
    image_join.names++;
    image_join.name_bytes += text.len;
    sort_add(&image_join.sorters[IMAGE_JOIN_NAMES], c,
             (str){entry, (size_t)(at - entry) + text.len});
}

GEO_FN void image_join_add_tag(call *c, uint32_t number, uint32_t key, str value) {
    char entry[IMAGE_JOIN_NAME_BYTES], *at = entry;
    at = sort_put(sort_put(sort_put(at, number, 4), IMAGE_JOIN_TAG, 1), key, 4);
    memcpy(at, value.at, value.len);
    image_join.tag_key_max = MAX(image_join.tag_key_max, key);
    image_join.tags++;
    image_join.tag_bytes += value.len;
    sort_add(&image_join.sorters[IMAGE_JOIN_NAMES], c,
             (str){entry, (size_t)(at - entry) + value.len});
}

#ifdef GEOCODER_TABLES /* only the embedded image has border layers */
GEO_FN void image_join_add_region(call *c, uint32_t region, uint32_t number) {
    if (region >= IMAGE_JOIN_REGIONS_MAX) {
        call_fail(c, GEO_TOO_LARGE, "the border layers have more than %d regions",
                  IMAGE_JOIN_REGIONS_MAX);
        return;
    }
    for (; image_join.region_count <= region; image_join.region_count++) {
        image_join.regions[image_join.region_count] = IMAGE_NO_PLACE;
    }
    image_join.regions[region] = number;
}
#endif

GEO_FN void image_join_add_rank(call *c, const image_join_place *p) {
    char entry[32], *at = sort_put(sort_put(entry, p->number, 4), p->rank, 4);
    at = sort_put(sort_put(sort_put(at, p->weight, 1), p->cls, 1), p->id, 8);
    sort_add(&image_join.sorters[IMAGE_JOIN_RANKS], c, (str){entry, (size_t)(at - entry)});
    if (p->parent != IMAGE_NO_PLACE) {
        at = sort_put(sort_put(sort_put(entry, p->parent, 4), p->rank, 4), p->cls, 1);
        sort_add(&image_join.sorters[IMAGE_JOIN_CHILDREN], c, (str){entry, (size_t)(at - entry)});
    }
    if (p->postcode) {
        at = sort_put(sort_put(entry, p->postcode - 1, 4), p->rank, 4);
        at = sort_put(at, IMAGE_JOIN_IN_POSTCODE, 1);
        sort_add(&image_join.sorters[IMAGE_JOIN_CHILDREN], c, (str){entry, (size_t)(at - entry)});
    }
}

/* ---- joining by number ---- */

/* The folded name, then what the name index needs to know of its place. */
static void image_join_add_key(call *c, str name, uint32_t rank, unsigned weight, unsigned cls) {
    char entry[IMAGE_JOIN_NAME_BYTES];
    str text = str_from(name, 9);
    char folded[IMAGE_KEY_MAX];
    str key = fold_name(text, FOLD_PLAIN, folded, sizeof folded);
    key = key.len ? fold_pack(key, entry) : STR("_"); /* punctuation only: shown, never found */
    memmove(entry, key.at, key.len);
    char *at = sort_put(entry + key.len, 0, 1);
    at = sort_put(at, 255 - weight, 1);
    at = sort_put(at, rank, 4);
    at = sort_put(at, sort_get(name.at + 4, 1), 1);
    at = sort_put(at, cls == IMAGE_HOUSE, 1);
    at = sort_put(at, sort_get(name.at + 5, 4), 4);
    memcpy(at, text.at, text.len);
    sort_add(&image_join.sorters[IMAGE_JOIN_KEYS], c,
             (str){entry, (size_t)(at - entry) + text.len});
}

static void image_join_add_parent(call *c, str child, uint32_t rank) {
    char entry[9];
    uint64_t child_rank = sort_get(child.at + 4, 4);
    bool is_postcode = sort_get(child.at + 8, 1) == IMAGE_JOIN_IN_POSTCODE;
    uint64_t *most = is_postcode ? &image_join.postal_max : &image_join.parent_max;
    *most = MAX(*most, (uint64_t)rank + 1);
    sort_put(sort_put(sort_put(entry, child_rank, 4), (uint64_t)rank + 1, 4), is_postcode, 1);
    sort_add(&image_join.sorters[IMAGE_JOIN_PARENTS], c, (str){entry, 9});
    if (sort_get(child.at + 8, 1) == IMAGE_HOUSE) {
        sort_put(sort_put(entry, rank, 4), child_rank, 4);
        sort_add(&image_join.sorters[IMAGE_JOIN_HOUSES], c, (str){entry, 8});
    }
}

/* A tag as it came, but with the rank of its place. */
static void image_join_add_ranked_tag(call *c, str tag, uint32_t rank) {
    char entry[IMAGE_JOIN_NAME_BYTES];
    str rest = str_from(tag, 5); /* its key, its value */
    char *at = sort_put(entry, rank, 4);
    memcpy(at, rest.at, rest.len);
    sort_add(&image_join.sorters[IMAGE_JOIN_TAGS], c, (str){entry, 4 + rest.len});
}

static void image_join_add_id(call *c, uint64_t id, uint32_t rank) {
    char entry[16];
    uint32_t group = image_join.has_groups ? rank / IMAGE_ID_GROUP : 0;
    image_join.id_last = MAX(image_join.id_last, id ? rank : 0);
    if (image_join.has_groups || (id && image_join.is_indexed)) {
        sort_put(sort_put(sort_put(entry, group, 4), id, 8), rank, 4);
        sort_add(&image_join.sorters[IMAGE_JOIN_IDS], c, (str){entry, sizeof entry});
    }
}

static void image_join_set_regions(uint32_t number, uint32_t rank) {
    for (uint32_t i = 0; i < image_join.region_count; i++) {
        if (image_join.regions[i] == number) {
            image_join.region_ranks[i] = rank + 1;
        }
    }
}

typedef struct {
    sorter *s;
    str entry;
    bool more; /* entry is there */
} image_join_reader;

static void image_join_read(image_join_reader *r, call *c) {
    r->more = sort_next(r->s, c, &r->entry);
}

static image_join_reader image_join_reader_open(call *c, image_join_sorter which) {
    image_join_reader r = {.s = &image_join.sorters[which]};
    sort_finish(r.s, c);
    image_join_read(&r, c);
    return r;
}

static bool image_join_is_of(const image_join_reader *r, uint32_t number) {
    return r->more && sort_get(r->entry.at, 4) == number;
}

static void image_join_ranks(call *c) {
    image_join_reader ranks = image_join_reader_open(c, IMAGE_JOIN_RANKS),
                      names = image_join_reader_open(c, IMAGE_JOIN_NAMES);
    image_join_reader children = image_join_reader_open(c, IMAGE_JOIN_CHILDREN);
    for (; ranks.more; image_join_read(&ranks, c)) {
        const char *at = ranks.entry.at;
        uint32_t number = (uint32_t)sort_get(at, 4), rank = (uint32_t)sort_get(at + 4, 4);
        unsigned weight = (unsigned)sort_get(at + 8, 1), cls = (unsigned)sort_get(at + 9, 1);
        for (; image_join_is_of(&names, number); image_join_read(&names, c)) {
            if (sort_get(names.entry.at + 4, 1) == IMAGE_JOIN_TAG) {
                image_join_add_ranked_tag(c, names.entry, rank);
            } else {
                image_join_add_key(c, names.entry, rank, weight, cls);
            }
        }
        image_join_add_id(c, sort_get(at + 10, 8), rank);
        for (; image_join_is_of(&children, number); image_join_read(&children, c)) {
            image_join_add_parent(c, children.entry, rank);
        }
        image_join_set_regions(number, rank);
    }
    if (!c->code && (names.more || children.more)) {
        call_fail(c, GEO_INTERNAL, "a name or a parent refers to a place that was not given");
    }
}

static void image_join_write_parents(call *c, uint32_t places) {
    sections_fit(IMAGE_PARENT, image_join.parent_max);
    sections_fit(IMAGE_POSTAL, image_join.postal_max);
    sections_fit(IMAGE_HOUSES, places);
    image_join_reader parents = image_join_reader_open(c, IMAGE_JOIN_PARENTS),
                      houses = image_join_reader_open(c, IMAGE_JOIN_HOUSES);
    for (uint32_t i = 0; i < places && !c->code; i++) {
        uint64_t above[2] = {0}; /* parent, postcode */
        for (; image_join_is_of(&parents, i); image_join_read(&parents, c)) {
            above[sort_get(parents.entry.at + 8, 1)] = sort_get(parents.entry.at + 4, 4);
        }
        sections_put(c, IMAGE_PARENT, above[0]);
        if (image_join.postal_max) {
            sections_put(c, IMAGE_POSTAL, above[1]);
        }
    }
    for (; houses.more; image_join_read(&houses, c)) {
        sections_put(c, IMAGE_HOUSES, sort_get(houses.entry.at + 4, 4));
    }
}

/* ---- tags and ids ---- */

static void image_join_write_tags(call *c, uint32_t places) {
    sections_fit(IMAGE_TAG_PLACE, places);
    sections_fit(IMAGE_TAG_FIRST, image_join.tags);
    sections_fit(IMAGE_TAG_KEY, image_join.tag_key_max);
    sections_fit(IMAGE_TAG_END, image_join.tag_bytes);
    image_join_reader tags = image_join_reader_open(c, IMAGE_JOIN_TAGS);
    uint64_t row = IMAGE_NO_PLACE, key = 0;
    for (; tags.more; image_join_read(&tags, c)) {
        bool is_first = sort_get(tags.entry.at, 4) != row;
        if (!is_first && sort_get(tags.entry.at + 4, 4) == key) {
            continue;
        }
        row = sort_get(tags.entry.at, 4);
        key = sort_get(tags.entry.at + 4, 4);
        if (is_first) {
            sections_put(c, IMAGE_TAG_PLACE, row);
            sections_put(c, IMAGE_TAG_FIRST, sections_count(IMAGE_TAG_KEY));
        }
        sections_bytes(c, IMAGE_TAG_TEXT, str_from(tags.entry, 8));
        sections_put(c, IMAGE_TAG_KEY, key);
        sections_put(c, IMAGE_TAG_END, sections_count(IMAGE_TAG_TEXT));
    }
    if (image_join.tags) {
        sections_put(c, IMAGE_TAG_FIRST, sections_count(IMAGE_TAG_KEY));
    }
    sort_close(&image_join.sorters[IMAGE_JOIN_TAGS]);
}

static void image_join_write_ids(call *c, uint32_t places) {
    image_section section = image_join.has_groups ? IMAGE_ID_ORDER : IMAGE_ID_ROW;
    sections_fit(section, places);
    image_join_reader ids = image_join_reader_open(c, IMAGE_JOIN_IDS);
    for (; ids.more; image_join_read(&ids, c)) {
        uint64_t rank = sort_get(ids.entry.at + 12, 4);
        if (!image_join.has_groups) {
            sections_put(c, section, rank);
        } else if (rank <= image_join.id_last) {
            sections_put(c, section, rank % IMAGE_ID_GROUP);
        }
    }
    sort_close(&image_join.sorters[IMAGE_JOIN_IDS]);
}

/* ---- names and labels ---- */

static void image_join_write_name(call *c, str entry) {
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
        char label[16], *end = sort_put(sort_put(label, n.place, 4), lang, 4);
        end = sort_put(end, name, 5);
        sort_add(&image_join.sorters[IMAGE_JOIN_LABELS], c, (str){label, (size_t)(end - label)});
    }
}

static uint32_t image_join_write_names(call *c, uint32_t places) {
    image_join_reader keys = image_join_reader_open(c, IMAGE_JOIN_KEYS);
    sorter *spellings = image_join.is_indexed ? &image_join.sorters[IMAGE_JOIN_SPELLINGS] : NULL;
    name_index_begin(places, image_join.names, image_join.name_bytes, spellings);
    for (; keys.more; image_join_read(&keys, c)) {
        image_join_write_name(c, keys.entry);
    }
    return name_index_end(c);
}

static void image_join_write_local(call *c, uint32_t row, bool is_first, uint64_t lang,
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
static void image_join_write_labels(call *c, uint32_t places, uint32_t key_count) {
    unsigned forms = sections_forms(name_index_forms());
    uint64_t most = (uint64_t)key_count * forms;
    sections_fit(IMAGE_NAME, most);
    sections_fit(IMAGE_LOCAL_NAME, most);
    sections_fit(IMAGE_LOCAL_PLACE, places);
    sections_fit(IMAGE_LOCAL_FIRST, image_join.names);
    sections_fit(IMAGE_LOCAL_LANG, image_join.lang_max);
    image_join_reader labels = image_join_reader_open(c, IMAGE_JOIN_LABELS);
    for (uint32_t row = 0; row < places && !c->code; row++) {
        uint64_t main_name = most, last = 0;
        bool is_first = true;
        for (; image_join_is_of(&labels, row); image_join_read(&labels, c)) {
            uint64_t lang = sort_get(labels.entry.at + 4, 4);
            uint64_t number = sort_get(labels.entry.at + 8, 5);
            uint64_t name = number / IMAGE_FORMS_MAX * forms + number % IMAGE_FORMS_MAX;
            if (lang == 0) {
                main_name = MIN(main_name, name);
            } else if (lang != last && name != main_name) {
                image_join_write_local(c, row, is_first, lang, name);
                is_first = false;
            }
            last = lang;
        }
        sections_put(c, IMAGE_NAME, main_name);
    }
    sections_put(c, IMAGE_LOCAL_FIRST, sections_count(IMAGE_LOCAL_LANG));
}

/* ---- all of it ---- */

static void image_join_write_regions(call *c, uint32_t places) {
    sections_fit(IMAGE_AREA_PLACE, places);
    for (uint32_t i = 0; i < image_join.region_count; i++) {
        sections_put(c, IMAGE_AREA_PLACE, image_join.region_ranks[i]);
    }
}

GEO_FN uint32_t image_join_write(call *c, uint32_t places) {
    image_join_open(IMAGE_JOIN_KEYS);
    image_join_open(IMAGE_JOIN_PARENTS);
    image_join_open(IMAGE_JOIN_HOUSES);
    image_join_open(IMAGE_JOIN_TAGS);
    image_join_open(IMAGE_JOIN_IDS);
    call_report(c, 1, 5, STR("joining names"));
    image_join_ranks(c);
    sort_close(&image_join.sorters[IMAGE_JOIN_NAMES]);
    image_join_open(IMAGE_JOIN_LABELS);
    sort_close(&image_join.sorters[IMAGE_JOIN_RANKS]);
    sort_close(&image_join.sorters[IMAGE_JOIN_CHILDREN]);
    for (int i = 0; i < NAME_INDEX_SORTERS; i++) {
        image_join_open((image_join_sorter)(IMAGE_JOIN_SPELLINGS + i));
    }
    call_report(c, 2, 5, STR("writing parents"));
    image_join_write_parents(c, places);
    image_join_write_tags(c, places);
    image_join_write_ids(c, places);
    call_report(c, 3, 5, STR("sorting names"));
    uint32_t key_count = image_join_write_names(c, places);
    image_join_write_labels(c, places, key_count);
    image_join_write_regions(c, places);
    return key_count;
}
