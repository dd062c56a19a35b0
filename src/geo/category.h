#ifndef GEO_CATEGORY_H
#define GEO_CATEGORY_H
/* category -- everyday words for kinds of places, and the OpenStreetMap tags they stand for. */

#include "../base/str.h"
#include "place.h"

enum {
    CATEGORY_TAGS_MAX = 12, /* for one word */
    CATEGORY_WORD_MAX = 64  /* bytes; longer words are no category */
};

/* The tags ("amenity=pharmacy") for a word: a group ("tourism"), a word of the table in singular or
 * plural, or a tag itself. Returns their count; 0: unknown word. Slices are STATIC or point into
 * `word`. */
GEO_FN int category_tags(str word, str tags[CATEGORY_TAGS_MAX]);
/* The same for a folded word of this or another language, without tags and groups. */
GEO_FN int category_kind(str word, str tags[CATEGORY_TAGS_MAX]);
/* Whether the place has that tag: upstreams sometimes return a place whose name matches instead. */
GEO_FN bool category_fits(str tag, const place *p);
GEO_FN str category_word(int index); /* absent past the last */
/* The folded words for a kind as they occur in names ("museum", "musee/museo"), separated by
 * slashes, without the groups and settlements; *tags: its tags, separated by blanks. Absent past
 * the last. */
GEO_FN str category_of_names(int index, str *tags);

#endif
