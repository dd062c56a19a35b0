#ifndef GEO_TAGS_H
#define GEO_TAGS_H
/* tags -- what an OpenStreetMap object is for an index, by its tags. */

#include "pbf.h"
#include "spot.h"

/* In the order in which objects can be used: boundaries, settlements, parts of them, all else. */
enum { TAGS_BORDER = 0, TAGS_SETTLEMENT = 1, TAGS_SUBURB = 2, TAGS_OTHER = 3 };
enum { TAGS_IS_LINE = 1, TAGS_IS_PLACE = 2 }; /* flags: no area; a boundary that is a settlement */

/* What an object is, before it is known where. */
typedef struct {
    int cls, level; /* TAGS_BORDER ...; admin_level of a boundary */
    unsigned flags;
    int64_t label;     /* node that stands for a boundary; 0: not told */
    uint64_t wikidata; /* hash of the identifier; 0: none */
    spot spot;         /* slices of the object */
} tags_object;

/* False: nothing for an index. */
GEO_FN bool tags_classify(const pbf_object *o, tags_object *x);

#endif
