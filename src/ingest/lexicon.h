#ifndef GEO_LEXICON_H
#define GEO_LEXICON_H
/* lexicon -- the string table of an image: its distinct words and kinds, numbered in the order in
 * which they are first asked for. */

#include "../base/call.h"
#include "../source/gaz_image.h"

enum {
    LEXICON_WORDS_MAX = 60000, /* time zones, languages, tags of kinds */
    LEXICON_KINDS_MAX = 20000, /* OSM uses a few thousand */
    LEXICON_MEMORY = 5 << 20   /* bytes to lend */
};

GEO_FN void lexicon_begin(void *memory); /* word 0 is "" */
/* The number of a word; 0 when there are too many. */
GEO_FN uint32_t lexicon_word(str word);
GEO_FN uint32_t lexicon_kind(const image_kind *kind);
/* Writes the sections of the image; fails when there were too many words or kinds. */
GEO_FN void lexicon_write(call *c);

#endif
