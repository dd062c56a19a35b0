#ifndef GEO_OSM_TAGS_H
#define GEO_OSM_TAGS_H
/* osm_tags -- classifies an OpenStreetMap object for an index by its tags. */

#include "account.h"
#include "import_record.h"
#include "pbf.h"

/* In the order in which objects are needed: boundaries, settlements, their parts, the rest. */
enum { OSM_TAGS_BORDER = 0, OSM_TAGS_SETTLEMENT = 1, OSM_TAGS_SUBURB = 2, OSM_TAGS_OTHER = 3 };
/* The level of streets. They come after all else of OSM_TAGS_OTHER, because houses may be on the
 * nearest one. */
enum { OSM_TAGS_STREETS = 3 };
enum {
    OSM_TAGS_IS_LINE = 1,  /* flags: not an area */
    OSM_TAGS_IS_PLACE = 2, /* a boundary that is a settlement */
    OSM_TAGS_IS_RANGE = 4, /* house numbers between those of its points; level is their step */
    OSM_TAGS_STANDING = 8  /* from here on, the import_record_standing */
};

/* What an object is, before its position is known. */
typedef struct {
    int cls, level; /* OSM_TAGS_BORDER ...; admin_level of a boundary, step of a range */
    unsigned flags;
    int64_t label;        /* label node of a boundary; 0: none */
    uint64_t wikidata;    /* hash of the identifier; 0: none */
    import_record record; /* its texts are slices of the object, or of `joined` */
    char joined[512];     /* street and number of a house by its block */
} osm_tags_object;

/* ACCOUNT_KEPT, or why an index does not need it. */
GEO_FN account_fate osm_tags_classify(const pbf_object *o, osm_tags_object *x);

#endif
