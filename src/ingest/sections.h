#ifndef GEO_SECTIONS_H
#define GEO_SECTIONS_H
/* sections -- the sections of an index image while it is made, and the file that they become. What
 * does not fit a small buffer per section goes into nameless files beside the image. */

#include "../base/call.h"
#include "../source/gaz_image.h"

enum { SECTIONS_MEMORY = IMAGE_SECTIONS * (64 << 10) }; /* bytes to lend */

/* One image at a time. `path` and `memory` are used until sections_close. */
GEO_FN void sections_begin(const char *path, char *memory);
/* Numbers of the section have `width` bytes; the width that `most` needs. */
GEO_FN void sections_width(image_section section, uint32_t width);
GEO_FN void sections_fit(image_section section, uint64_t most);
GEO_FN status sections_put(call *c, image_section section, uint64_t value);
GEO_FN status sections_bytes(call *c, image_section section, str bytes);
GEO_FN uint64_t sections_count(image_section section); /* numbers or bytes so far */

/* Reads back what was put, in ascending order best: a window per reader. */
typedef struct {
    image_section section;
    int64_t at;
    size_t len;
    char bytes[4096];
} sections_reader;
GEO_FN status sections_get(call *c, sections_reader *r, uint64_t index, uint64_t *value);

/* Writes the image whole under its path, or not at all. */
GEO_FN status sections_write(call *c, uint32_t places, uint32_t keys);
GEO_FN void sections_close(void);

#endif
