#ifndef GEO_POSTING_H
#define GEO_POSTING_H
/* posting -- the places that have one of the names of a reading. */

#include "reading.h"

enum {
    POSTINGS_MAX = 1024 /* of a reading */
};

typedef struct {
    image_ref ref;
    image_name_class name_class;
    const reading_key *key; /* NULL: of a postal code without a name */
    float order;
} posting;

/* The most important first; returns their number, `cap` at most. Where an index file has a name of
 * very many, those near what the reading says, and with its house. *is_cut becomes true when others
 * were not looked at. */
GEO_FN int posting_find(readings *r, const reading *from, posting *posts, int cap, bool *is_cut);

#endif
