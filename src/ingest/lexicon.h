#ifndef GEO_LEXICON_H
#define GEO_LEXICON_H
/* lexicon -- the distinct words and kinds of an image, numbered in the order they come. */

#include "../base/call.h"
#include "../source/gaz_image.h"

enum {
    LEXICON_WORDS_MAX = 60000, /* zones, languages, tags of kinds */
    LEXICON_KINDS_MAX = 20000, /* OSM has a few thousand in use */
    LEXICON_MEMORY = 5 << 20   /* bytes to lend */
};

GEO_FN void lexicon_begin(void *memory); /* word 0 is "" */
/* The same number for the same word; 0 when there are too many. */
GEO_FN uint32_t lexicon_word(str word);
GEO_FN uint32_t lexicon_kind(const image_kind *kind);
/* Into the sections of the image; fails when there were too many. */
GEO_FN status lexicon_write(call *c);

#endif
