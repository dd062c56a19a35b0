#ifndef GEO_IMAGE_WRITER_H
#define GEO_IMAGE_WRITER_H
/* image_writer -- writes an index image (src/image/image.h) from any number of places and
 * names, given in any order: what does not fit in memory is sorted on disk. The same calls give the
 * same bytes.
 *
 * Once the call has failed, these functions do nothing: callers check c->code when they are done.
 */

#include "../base/call.h"
#include "../image/image.h"

enum { IMAGE_WRITER_MEMORY_MIN = 64 << 20 }; /* bytes to pass in; more means fewer spilled runs */

typedef struct {
    image_class cls;
    uint32_t kind; /* from string_table_kind */
    double lat, lon;
    uint32_t parent;     /* number of the place that contains it; IMAGE_NO_PLACE: none */
    uint32_t postcode;   /* number of the place that is its postcode, + 1; 0: none */
    uint32_t population; /* 0: unknown */
    double importance;   /* 0-1, kept in 255 steps */
    uint32_t timezone;   /* word of its time zone; 0: unknown */
    uint64_t id;         /* GeoNames id, or OSM id * 4 + 1 node, 2 way, 3 relation; 0: none.
                          ORDER image_osm_id */
    bbox box;            /* geo_bbox_none(): none */
} image_writer_place;

/* What kind of image, added together. */
enum {
    IMAGE_WRITER_PRECISE = 1,  /* coordinates take 4 bytes (1 cm) instead of 3 (2 m) */
    IMAGE_WRITER_SQUEEZED = 2, /* small rather than fast */
    IMAGE_WRITER_INDEXED = 4   /* with the spelling index and the rows by id: for files. Without
                                  either, rows are in the order of ids by groups */
};

/* Fails when a file cannot be written there, or is there and no index: `-o *.csv` is a likely slip,
 * and that file somebody's data. */
GEO_FN void image_writer_check_path(call *c, const char *path);
/* Starts an image; one at a time. `memory` is used until image_writer_end; spill files are created
 * beside out_path. */
GEO_FN void image_writer_begin(call *c, const char *out_path, void *memory, size_t size,
                               unsigned flags);
/* "key=value" lines of the image's description: source, date, licence, attribution (one or more
 * lines of each), ids=geonames|osm. */
GEO_FN void image_writer_meta(str key, str value);

/* Returns the number of the place: they count from 0 in the order they are added. */
GEO_FN uint32_t image_writer_add_place(call *c, const image_writer_place *p);
/* Adds pieces (outline_writer.h) to the line or outline of the place that was added last. */
GEO_FN void image_writer_add_outline(call *c, str pieces);
/* Adds a name of a place. lang 0 and IMAGE_MAIN: shown when no language is asked for (one per
 * place). lang a word: shown in that language; IMAGE_MAIN when most people would search for it so,
 * else IMAGE_OTHER. lang 0 and another class: only found. A code with lang *cc or *iso is kept as
 * written. The main name of a house is its number and has no posting of its own. Long names are cut
 * at IMAGE_NAME_MAX, empty ones ignored. */
GEO_FN void image_writer_add_name(call *c, uint32_t number, image_name_class cls, uint32_t lang,
                                  str text);

/* Adds a tag of a place besides its kind, such as "opening_hours"; `key` is a word. The tags of a
 * place are kept in the order of their words, the first of each word. Values longer than
 * IMAGE_TAG_MAX, empty ones and tags of word 0 are ignored: false. */
GEO_FN bool image_writer_add_tag(call *c, uint32_t number, uint32_t key, str value);

#ifdef GEOCODER_TABLES
/* The place of a region of the border layers. */
GEO_FN void image_writer_add_region(call *c, uint32_t region, uint32_t number);
#endif

/* Sorts and writes the whole file, or nothing when c has failed, and frees what the image holds:
 * must be called after every image_writer_begin. Calls call_report while it works. */
GEO_FN status image_writer_end(call *c);

#endif
