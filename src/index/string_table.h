#ifndef GEO_STRING_TABLE_H
#define GEO_STRING_TABLE_H
/* string_table -- the string table of an image: its distinct words and kinds, numbered in the order
 * of their first use. */

#include "../base/call.h"
#include "../image/image.h"

enum {
    STRING_TABLE_WORDS_MAX = 60000, /* time zones, languages, tags of kinds */
    STRING_TABLE_KINDS_MAX = 20000, /* OSM uses a few thousand */
    STRING_TABLE_MEMORY = 5 << 20   /* bytes to pass in */
};

GEO_FN void string_table_begin(void *memory); /* word 0 is "" */
/* The number of a word; 0 when there are too many. */
GEO_FN uint32_t string_table_word(str word);
GEO_FN uint32_t string_table_kind(const image_kind *kind);
/* Writes the sections of the image; fails when there were too many words or kinds. */
GEO_FN void string_table_write(call *c);

#endif
