#ifndef GEO_INGEST_IMAGE_H
#define GEO_INGEST_IMAGE_H
/* image -- writes an index image (src/source/gaz_image.h) from places and names that come in any
 * order and number: what does not fit the lent memory is sorted outside. The same calls give the
 * same bytes. */

#include "../base/call.h"
#include "../source/gaz_image.h"

enum { INGEST_IMAGE_MEMORY_MIN = 64 << 20 }; /* bytes to lend; more memory, fewer spilled runs */

typedef struct {
    image_class cls;
    uint32_t kind; /* from lexicon_kind */
    double lat, lon;
    uint32_t parent; /* number of the place that contains it, in any order; IMAGE_NO_PLACE: none */
    uint32_t people; /* 0: unknown */
    double importance; /* 0-1, kept in 255 steps */
    uint32_t zone;     /* word of its time zone, 0: unknown */
    uint64_t id;       /* GeoNames id, or OSM id * 4 + 1 node, 2 way, 3 relation; 0: none */
    bbox box;          /* bbox_none(): none */
} ingest_place;

/* The class of a settlement of so many people, 0 when nobody has counted. */
GEO_FN image_class ingest_settlement_class(int64_t people);
/* The importance of an area or a settlement of so many people, on Nominatim's scale. How well known
 * a settlement is, the number of languages that have a name for it tells; < 0: as many as for one
 * of its size. */
GEO_FN double ingest_importance(image_class cls, double people, double languages);

/* One image at a time; its words and kinds are in the lexicon, its border layers straight in the
 * sections. `memory` is used until ingest_image_end; spill files go beside out_path. Precise stores
 * coordinates in 4 bytes (1 cm) instead of 3 (2 m). */
GEO_FN status ingest_image_begin(call *c, const char *out_path, void *memory, size_t size,
                                 bool is_precise);
/* "key=value" lines of the image's description: source, date, licence, attribution (one or more
 * lines of each), ids=geonames|osm. */
GEO_FN void ingest_image_meta(str key, str value);

/* Numbers places from 0 in the order they are added. */
GEO_FN status ingest_image_place(call *c, const ingest_place *p, uint32_t *number);
/* A name of a place. lang 0 and IMAGE_MAIN: the one that shows when no language is asked for (one
 * per place). lang a word: shows in that language; IMAGE_MAIN when most people would search for it
 * so, IMAGE_OTHER else. lang 0 and another class only finds. A code with lang *cc or *iso is kept
 * as written. A house's main name is its number and finds nothing by itself. Over-long names are
 * cut at IMAGE_NAME_MAX, empty ones ignored. */
GEO_FN status ingest_image_name(call *c, uint32_t number, image_name_class cls, uint32_t lang,
                                str text);

#ifdef GEOCODER_TABLES
/* The place of a region of the border layers. */
GEO_FN status ingest_image_region(call *c, uint32_t region, uint32_t number);
#endif

/* Sorts and writes; then the file stands whole under out_path, or not at all. Calls call_report
 * while it works. Must also be called (with failed) to give up. */
GEO_FN status ingest_image_end(call *c, bool failed);

#endif
