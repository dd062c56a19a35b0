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
/* The folded words for a kind as they occur in names ("museum", "musee|museo"), one kind after the
 * other, without the groups and settlements. */
typedef struct {
    int list;
    str rest;
} category_walk;
GEO_FN category_walk category_walk_names(void);
/* The words of the next kind, separated by bars. Empty past the last. */
GEO_FN str category_next_name(category_walk *w);
/* The tags of the kind whose words the walk has just returned, separated by blanks; absent without
 * words. */
GEO_FN str category_name_tags(const category_walk *w, str words);

#endif
