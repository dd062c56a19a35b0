#ifndef GEO_IMAGE_H
#define GEO_IMAGE_H
/* image -- the index image: the format of the embedded gazetteer and of every index file, read in
 * place. image.c describes the layout; src/index/image_writer.c writes it. */

#include <stdatomic.h>

#include "../base/str.h"
#include "../geo/geo.h"
#include "../platform/os.h"

enum {
    IMAGE_VERSION = 6,       /* of layout, sums, folding and class numbers; others are refused */
    IMAGE_HEADER_BYTES = 64, /* before the section table */
    IMAGE_SECTION_BYTES = 32,
    IMAGE_CHUNK = 8 << 10, /* bytes that have a checksum of their own */
    IMAGE_SUM_BYTES = 4,
    IMAGE_SUM_AT = 32,    /* in the header: its checksum, */
    IMAGE_FORMS_AT = 56,  /* and how many forms a key may have */
    IMAGE_SHIFT_BITS = 1, /* in the section table: numbers of so many bits, one after the other */
    IMAGE_SHIFT_MIN = 5,  /* a packed block has 2^5 to 2^7 numbers */
    IMAGE_SHIFT_MAX = 7,
    IMAGE_PACKED_BITS_MAX = 56, /* of a number, and of what is read of one */
    IMAGE_PACKED_WIDTH_MAX = IMAGE_PACKED_BITS_MAX / 8,
    IMAGE_PACKED_LIST = 64,   /* the first byte of a block that is a list, less its bits */
    IMAGE_PACKED_PADDING = 8, /* after the last block: reads are of 8 bytes */
    IMAGE_SET_ROWS = 256,     /* of an entry of a set of rows */
    IMAGE_SET_BYTES = 4 + IMAGE_SET_ROWS / 8,
    IMAGE_ID_GROUP = 2048,     /* rows that ID_ORDER has in one order */
    IMAGE_BLOCK_ROWS = 512,    /* of a block of BLOCK_ROW */
    IMAGE_FANOUT = 16,         /* places per leaf and children per node of the R-tree */
    IMAGE_LEVELS_MAX = 8,      /* of the R-tree: 16^8 places */
    IMAGE_KEYS_PER_BLOCK = 32, /* two bits of each are a 64-bit number */
    IMAGE_BLOCKS_PER_HEAD = 2,
    IMAGE_KEY_MAX = 255,  /* bytes of a folded name: its length is one byte */
    IMAGE_NAME_MAX = 255, /* bytes of a written name, likewise */
    IMAGE_TAG_MAX = 255,  /* bytes of the value of a tag: OpenStreetMap's limit */
    IMAGE_FORMS_MAX = 16, /* spellings of one folded name */
    IMAGE_CLASS_STEPS = 256,
    IMAGE_CHAIN_MAX = 8 /* ancestors that are followed: ends cycles in a damaged image, too */
};

#define IMAGE_MAGIC    "geocoder index\r\n" /* 16 bytes; a text-mode copy changes the line end */
#define IMAGE_NO_PLACE UINT32_MAX
#define IMAGE_NO_KEY   UINT32_MAX

/* What a place is. The places of an image are ordered by class, one run ("segment") per class. The
 * numbers are part of the format. */
typedef enum {
    IMAGE_COUNTRY,
    IMAGE_STATE,      /* first-level division */
    IMAGE_COUNTY,     /* second-level division, and every area below it */
    IMAGE_METROPOLIS, /* settlements, by population */
    IMAGE_CITY,
    IMAGE_TOWN,
    IMAGE_VILLAGE, /* smaller or unknown */
    IMAGE_SUBURB,  /* a part of a settlement */
    IMAGE_MARINE,  /* seas, gulfs, straits */
    IMAGE_NATURE,  /* mountains, lakes, rivers, islands, regions */
    IMAGE_POI,     /* airports, parks, shops, stations: everything else */
    IMAGE_STREET,
    IMAGE_POSTCODE,
    IMAGE_HOUSE, /* a house number; its parent is the street or the settlement */
    IMAGE_CLASSES
} image_class;

#define IMAGE_CLASS_BIT(c) (1u << (c))
#define IMAGE_ADMIN_MASK                                                                           \
    (IMAGE_CLASS_BIT(IMAGE_COUNTRY) | IMAGE_CLASS_BIT(IMAGE_STATE) | IMAGE_CLASS_BIT(IMAGE_COUNTY))
#define IMAGE_SETTLED_MASK                                                                         \
    (IMAGE_CLASS_BIT(IMAGE_METROPOLIS) | IMAGE_CLASS_BIT(IMAGE_CITY) |                             \
     IMAGE_CLASS_BIT(IMAGE_TOWN) | IMAGE_CLASS_BIT(IMAGE_VILLAGE))
#define IMAGE_ALL_MASK ((1u << IMAGE_CLASSES) - 1)

/* How a name relates to its place, from the best match to the worst. Part of the format (2 bits).
 */
typedef enum {
    IMAGE_MAIN,  /* the name shown when no language was requested, and the English name */
    IMAGE_OTHER, /* the name in some other language */
    IMAGE_ALIAS, /* any other spelling; never shown */
    IMAGE_CODE   /* ISO code, IATA code */
} image_name_class;

/* Languages of names are words of the image ("en", "zht"); these are not languages. */
#define IMAGE_LANG_CC   "*cc"   /* ISO 3166-1 alpha-2 of a country, upper case */
#define IMAGE_LANG_ISO  "*iso"  /* ISO 3166-2 of a division */
#define IMAGE_LANG_IATA "*iata" /* of an airport */

/* Keys of META: "continent.Africa=AO BF" has the countries of a continent, "area.AD=468" the km2 of
 * a country. */
#define IMAGE_META_CONTINENT "continent."
#define IMAGE_META_AREA      "area."
/* Tags of the embedded image: codes of countries, separated by blanks; what a box covers, and where
 * it is from. */
#define IMAGE_TAG_NEIGHBOURS "neighbours"
#define IMAGE_TAG_MAINLAND   "bbox_covers=mainland"
#define IMAGE_TAG_ESTIMATE   "bbox_source=estimate"

/* Sections. The numbers are part of the format; 0 is none. */
typedef enum {
    IMAGE_META = 1, /* bytes: "key=value" lines */
    IMAGE_SEGMENT,  /* per class: its first place */
    IMAGE_LON,
    IMAGE_LAT,
    IMAGE_KIND,
    IMAGE_NAME,
    IMAGE_PARENT,
    IMAGE_POPULATION,
    IMAGE_WEIGHT,
    IMAGE_TIMEZONE,
    IMAGE_ID,
    IMAGE_NODE,        /* per R-tree node four numbers: west, south, east, north */
    IMAGE_KEY_BLOCK,   /* per block of keys: its offset in KEY_TEXT */
    IMAGE_KEY_TEXT,    /* bytes */
    IMAGE_KEY_TOP,     /* per block of keys: the greatest weight of a place in it */
    IMAGE_KEY_HEAD,    /* per 2 blocks: the first bytes of their first key, as a number */
    IMAGE_KEY_POST,    /* per key: its only posting, or where its list begins */
    IMAGE_POST_MORE,   /* posting lists */
    IMAGE_LOCAL_PLACE, /* set of rows: places with names in languages */
    IMAGE_LOCAL_FIRST, /* per such place: its first entry in the next two; one more at the end */
    IMAGE_LOCAL_LANG,
    IMAGE_LOCAL_NAME,
    IMAGE_BOX_PLACE, /* set of rows: places with a bounding box */
    IMAGE_BOX_WEST,
    IMAGE_BOX_SOUTH,
    IMAGE_BOX_EAST,
    IMAGE_BOX_NORTH,
    IMAGE_HOUSES,    /* houses by parent, then by house number */
    IMAGE_WORD_END,  /* per word: where it ends in WORD_TEXT */
    IMAGE_WORD_TEXT, /* bytes */
    IMAGE_KINDS_KEY, /* per kind: words */
    IMAGE_KINDS_VALUE,
    IMAGE_KINDS_PART,
    IMAGE_KINDS_RANK,
    IMAGE_AREA_ROW, /* border layers; see area.c */
    IMAGE_AREA_RUN,
    IMAGE_AREA_CELL,
    IMAGE_AREA_POINTS, /* bytes */
    IMAGE_AREA_PLACE,
    IMAGE_PART_REGION, /* divided time zones, disputed areas; see part.c */
    IMAGE_PART_WORD,
    IMAGE_PART_FIRST,
    IMAGE_PART_POINT,
    IMAGE_OUTLINE_ROW, /* lines and outlines; see outline.c */
    IMAGE_OUTLINE_WEST,
    IMAGE_OUTLINE_SOUTH,
    IMAGE_OUTLINE_WIDE,
    IMAGE_OUTLINE_HIGH,
    IMAGE_OUTLINE_FIRST,
    IMAGE_OUTLINE_POINTS, /* bytes */
    IMAGE_OUTLINE_NODE,
    IMAGE_TAG_PLACE,   /* set of rows: places with further tags */
    IMAGE_TAG_FIRST,   /* per such place: its first entry in the next two; one more at the end */
    IMAGE_TAG_KEY,     /* a word */
    IMAGE_TAG_END,     /* where its value ends in TAG_TEXT */
    IMAGE_TAG_TEXT,    /* bytes */
    IMAGE_ID_ROW,      /* rows with an id, by id */
    IMAGE_SPELL_START, /* the spelling index; see spell.c */
    IMAGE_SPELL_START_AT,
    IMAGE_SPELL_END,
    IMAGE_SPELL_END_AT,
    IMAGE_SPELL_KEY,
    IMAGE_POSTAL,      /* per place: the row of its postcode + 1; 0: none */
    IMAGE_KEY_WORD,    /* keys that are words of every day, of the embedded image; ascending */
    IMAGE_HIDDEN,      /* of an update, see hidden.h: rows of its base that are hidden; ascending */
    IMAGE_TWIN_ID,     /* ids of streets that take the place of others, ascending, */
    IMAGE_TWIN_ROW,    /* and the rows of these in the base */
    IMAGE_ID_ORDER,    /* of the embedded image: per group of rows these by id; see image.c */
    IMAGE_BLOCK_FIRST, /* per country and state: its first entry in BLOCK_ROW; one more at the end
                        */
    IMAGE_BLOCK_ROW,   /* the blocks of rows that have settlements of it; ascending */
    IMAGE_SECTIONS
} image_section;

/* `count` little-endian numbers of `width` bytes each, or of fewer bits, or packed; see image.c. */
typedef struct {
    const unsigned char *at;      /* the numbers, or the first block */
    const unsigned char *offsets; /* of blocks, from `at` on */
    uint64_t count;
    unsigned char width, offset_width;
    unsigned char bits;  /* from one number to the next, when they are not packed */
    unsigned char shift; /* 0: not packed; else of blocks of 2^shift numbers */
    uint64_t direct;     /* so many are plain, and at each of them 8 bytes can be read */
    uint64_t fast; /* so many bytes from `at` on, 8 can be read; of plain ones beyond the section */
    uint64_t mask; /* the bits of a number */
} image_column;

/* The levels of an R-tree. */
typedef struct {
    int top;                          /* that of its root; -1: there is nothing in it */
    uint64_t nodes[IMAGE_LEVELS_MAX]; /* the first node of each level, from the leaves up, */
    uint64_t sizes[IMAGE_LEVELS_MAX]; /* and how many it has */
    unsigned char root[16];           /* a copy of the sides of the root; zeros: everything */
} image_tree;

/* What is known of a chunk. Threads may find out at the same time. */
typedef enum { IMAGE_UNREAD, IMAGE_SOUND, IMAGE_DAMAGED } image_mark;

/* What all copies of an image of a file share. */
typedef struct {
    atomic_bool rests;      /* it is mapped when it is needed, which the first look at a chunk is */
    atomic_bool is_damaged; /* a chunk is, or it could not be mapped any more */
} image_file;

typedef struct image {
    str bytes;                    /* PROCESS */
    const char *path;             /* of the file; NULL: the embedded image */
    os_stamp stamp;               /* of the file, before it was mapped */
    image_file *file;             /* NULL: it is none, or image_attach has not been called */
    uint64_t sum;                 /* of the header and the section table */
    const unsigned char *sums;    /* of the chunks */
    _Atomic unsigned char *marks; /* an image_mark per chunk, which is verified when it is read
                                     first; NULL: none is. The opener's, at first zeros */
    uint32_t places, keys;
    uint32_t forms; /* that a key may have: a name number is key * forms + form */
    image_column columns[IMAGE_SECTIONS];
    uint32_t first[IMAGE_CLASSES + 1]; /* see image_first */
    image_tree trees[IMAGE_CLASSES];   /* over the places of each class */
    bbox outlines;                     /* of all its outlines, see outline_extent; else no box */
    /* Per so many rows the class of the first of them; a class may end in between. */
    unsigned char near_class[IMAGE_CLASS_STEPS];
    uint32_t class_shift;
    /* Looked up once, because every answer needs them. */
    str date, attribution; /* of META */
    bool has_osm_ids;      /* else GeoNames' */
    bool is_own;           /* of this program's tables, like the embedded one */
    uint32_t lang_cc, lang_iso, lang_iata;
    const unsigned char *hidden; /* a bit per row that an update hides; NULL: none does */
    const struct image *base;    /* that it is an update of; NULL: none */
    const struct image *update;  /* of it, likewise */
} image;

/* Reads the header and the section table. Every later access is checked against them, so a damaged
 * image cannot cause a read outside of it. Returns NULL, or what is wrong as the end of a sentence
 * that begins with the image's name ("is not a geocoder index"). */
GEO_FN const char *image_open(image *m, str bytes);
GEO_FN uint64_t image_chunks(const image *m); /* how many marks it takes */
/* From now on the image of a file is verified as it is read, and its META and the roots of its
 * trees are in `room`, of at least image_room bytes, at first zeros. */
GEO_FN size_t image_room(const image *m);
GEO_FN void image_attach(image *m, void *room);
/* Gives the file back until it is needed: what stays is what image_attach keeps. */
GEO_FN void image_rest(const image *m);
/* Verifies all chunks, which reads the whole image. Returns the same as image_open. */
GEO_FN const char *image_check(const image *m);
GEO_FN uint32_t image_sum(str chunk);
/* The header's own checksum, which is at IMAGE_SUM_AT of it; `table`: the section table. */
GEO_FN uint64_t image_head_sum(const void *header, const void *table, size_t len);
/* The damaged image that this thread has read of since it asked last; NULL: none. What it read are
 * zeros, so the answer is void. Copies of an image have the same bytes. */
GEO_FN const char *image_take_damage(void);

/* Whether these bytes of the image, which must lie inside it, may be read. Needed by those who read
 * columns themselves. */
GEO_FN bool image_touch(const image *m, const void *at, uint64_t len);

/* Where the levels of a tree over `count` things are whose first node is `node`. Returns the node
 * behind it. */
GEO_FN uint64_t image_tree_levels(image_tree *t, uint64_t node, uint64_t count);

/* 0 when there is no such element: a damaged image gives wrong answers, never bad reads. */
GEO_FN uint64_t image_value(const image *m, image_section section, uint64_t index);
/* Of a column in ascending order: the first index from `low` to `high` - 1 with at least that
 * value; `high`: there is none. */
GEO_FN uint64_t image_first_from(const image *m, image_section section, uint64_t low, uint64_t high,
                                 uint64_t value);
GEO_FN str image_bytes(const image *m, image_section section); /* not yet touched */
/* The bytes from..end - 1 of a section, as far as it has them; "" when they are damaged. */
GEO_FN str image_slice(const image *m, image_section section, uint64_t from, uint64_t end);
GEO_FN str image_meta(const image *m, str key);                /* absent when META lacks the key */
GEO_FN uint32_t image_name_key(const image *m, uint64_t name); /* of a name number */
/* Whether the key of a name is a word of every day, too: "beer". */
GEO_FN bool image_key_is_word(const image *m, uint32_t key);
GEO_FN str image_word(const image *m, uint64_t index); /* word 0 is empty */
GEO_FN uint32_t image_lang(const image *m, str lang);  /* its word number; 0: not in the image */

GEO_FN bool image_is_set(image_section section);   /* of rows */
GEO_FN bool image_may_pack(image_section section); /* others are plain */
/* Whether the row is in the set, and how many rows before it are. */
GEO_FN bool image_find(const image *m, image_section set, uint32_t row, uint64_t *index);

GEO_FN bool image_is_hidden(const image *m, uint32_t row);
GEO_FN bool image_bit(const unsigned char *bits, uint32_t row); /* of a bit per row */

/* ---- places: rows below m->places ---- */
GEO_FN double image_lat(const image *m, uint32_t row);
GEO_FN double image_lon(const image *m, uint32_t row);
GEO_FN image_class image_class_of(const image *m, uint32_t row);
GEO_FN str image_class_word(image_class c); /* "countries", "points of interest" */
/* The first place of a class; its places are those from first(c) to first(c + 1) - 1. */
GEO_FN uint32_t image_first(const image *m, image_class c);
GEO_FN uint32_t image_parent(const image *m, uint32_t row); /* IMAGE_NO_PLACE at the top */
/* The index of the first of the houses of a street; and the house at an index, false: it is of
 * another street. */
GEO_FN uint64_t image_first_house(const image *m, uint32_t street);
GEO_FN bool image_house_at(const image *m, uint32_t street, uint64_t index, uint32_t *house);
GEO_FN uint32_t image_postal(const image *m, uint32_t row);   /* IMAGE_NO_PLACE: not known */
GEO_FN double image_importance(const image *m, uint32_t row); /* 0-1 */
/* 0: unknown. Of mountains of our own tables it is the height in metres. */
GEO_FN uint32_t image_population(const image *m, uint32_t row);
GEO_FN bool image_box(const image *m, uint32_t row, bbox *box);

/* The weight of a name: that of its place, less for names that few people type. 0 for codes. */
GEO_FN unsigned image_name_weight(unsigned weight, image_name_class cls);

/* The kind of a place, as OSM tags it. */
typedef struct {
    str key, value; /* "place", "city" */
    str part;       /* address key: "city" */
    int rank;       /* Nominatim's place_rank */
} image_kind;
GEO_FN image_kind image_kind_of(const image *m, uint32_t row);
GEO_FN str image_part(const image *m, uint32_t row);  /* of its kind */
GEO_FN bool image_kind_has(image_kind kind, str tag); /* "key=value", or "key" with any value */
/* Whether the kind of that number, a row of KINDS_KEY, has one of the tags. */
GEO_FN bool image_kind_is_any(const image *m, uint64_t kind, const str *tags, int count);
GEO_FN bool image_has_kind(const image *m, uint32_t row, const str *tags, int count);

/* Tag i of a place besides its kind: a word of the image, and a value in it. False: no more. */
GEO_FN bool image_tag(const image *m, uint32_t row, uint64_t i, str *key, str *value);
/* Whether a tag that is kept says so: the second thing that a café is. `tag`: "shop=bakery". */
GEO_FN bool image_has_tag(const image *m, uint32_t row, str tag);

/* Coordinates as stored: 360 degrees, from `lowest` up, are spread over the range of `width` bytes;
 * latitudes use half of it. */
GEO_FN uint64_t image_pack_degrees(double degrees, double lowest, uint32_t width);
GEO_FN double image_unpack_degrees(uint64_t value, double lowest, uint32_t width);
GEO_FN uint32_t image_node_width(uint32_t width); /* bytes of a number in NODE */
/* Sides of boxes as stored: the distance from the place's point, up to the whole circle, as a cube
 * root, so that small boxes are precise, too: steps of 20 m at 5 km, or of 1 m where coordinates
 * take 4 bytes. */
GEO_FN uint64_t image_pack_side(double degrees, uint32_t width);
GEO_FN double image_unpack_side(uint64_t value, uint32_t width);
/* Populations as stored: exact below 2^23, in units of 1,024 above. */
GEO_FN uint32_t image_pack_population(uint32_t population);

#endif
