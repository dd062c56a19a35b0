#ifndef GEO_NAME_INDEX_H
#define GEO_NAME_INDEX_H
/* name_index -- the name index of an image: folded names in order, the forms in which they are
 * written, and their postings. */

#include "../base/call.h"
#include "../image/image.h"
#include "sort.h"

/* Sorters of the spelling index: names by their start, by their end, and their numbers in the
 * latter order by those in the former. */
enum { NAME_INDEX_STARTS, NAME_INDEX_ENDS, NAME_INDEX_NUMBERS, NAME_INDEX_SORTERS };

/* `places`, `names` and `name_bytes` bound the widths of numbers. `spellings`: open
 * sorters of the spelling index; NULL: there shall be none. */
GEO_FN void name_index_begin(uint32_t places, uint64_t names, uint64_t name_bytes,
                             sorter *spellings);

#ifdef GEOCODER_TABLES
enum { NAME_INDEX_WORDS_MAX = 1 << 16 }; /* 40,000 are used */
/* Adds a folded word of every day, before name_index_begin, for KEY_WORD of the next image. */
GEO_FN void name_index_add_word(call *c, str word);
#endif

/* One name of one place. They come sorted by key (as stored: fold_pack), then by descending weight,
 * place and class. */
typedef struct {
    str key, text;
    uint32_t place;
    unsigned weight, cls;
    bool has_posting; /* false: no posting (house numbers) */
    bool shows;       /* is displayed, so it needs a number */
} name_index_name;
/* Returns the number of the name if it shows, key * IMAGE_FORMS_MAX + form, else 0. */
GEO_FN uint64_t name_index_add(call *c, const name_index_name *n);
/* Ends the names, writes the spelling index; returns the number of keys. */
GEO_FN uint32_t name_index_end(call *c);
GEO_FN unsigned name_index_forms(void); /* the most that a key has */

#endif
