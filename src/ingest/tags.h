#ifndef GEO_TAGS_H
#define GEO_TAGS_H
/* tags -- classifies an OpenStreetMap object for an index by its tags. */

#include "pbf.h"
#include "spot.h"

/* In the order in which objects are needed: boundaries, settlements, their parts, the rest. */
enum { TAGS_BORDER = 0, TAGS_SETTLEMENT = 1, TAGS_SUBURB = 2, TAGS_OTHER = 3 };
enum {
    TAGS_IS_LINE = 1,
    TAGS_IS_PLACE = 2
}; /* flags: not an area; a boundary that is a settlement */

/* What an object is, before its position is known. */
typedef struct {
    int cls, level; /* TAGS_BORDER ...; admin_level of a boundary */
    unsigned flags;
    int64_t label;     /* label node of a boundary; 0: none */
    uint64_t wikidata; /* hash of the identifier; 0: none */
    spot spot;         /* its texts are slices of the object */
} tags_object;

/* False: an index does not need it. */
GEO_FN bool tags_classify(const pbf_object *o, tags_object *x);

#endif
