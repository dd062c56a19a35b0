#ifndef GEO_CATEGORY_H
#define GEO_CATEGORY_H
/* category -- everyday words for kinds of places, and the OpenStreetMap tags that they stand for.
 */

#include "../base/str.h"
#include "place.h"

enum {
    CATEGORY_TAGS_MAX = 12, /* of one word */
    CATEGORY_WORD_MAX = 64  /* bytes; longer ones are no category */
};

/* The tags ("amenity=pharmacy") that a word stands for: a group ("tourism"), a row's word in
 * singular or plural, or a tag itself. 0: none is known. Slices are STATIC or point into `word`. */
GEO_FN int category_tags(str word, str tags[CATEGORY_TAGS_MAX]);
/* Whether the place is of that tag: upstreams sometimes answer with a name that sounds like it. */
GEO_FN bool category_fits(str tag, const place *p);
GEO_FN str category_word(int index); /* absent past the last */
/* The words for one kind that stand in names ("museum", "musee/museo"), folded and cut by slashes,
 * groups left out, and its tags, cut by blanks; absent past the last. */
GEO_FN str category_of_names(int index, str *tags);

#endif
