#ifndef GEO_SECTIONS_H
#define GEO_SECTIONS_H
/* sections -- collects the sections of an index image and writes them as one file. What does not
 * fit a small buffer per section goes to unnamed temporary files beside the image.
 *
 * Once the call has failed, these functions do nothing: callers check c->code when they are done.
 */

#include "../base/call.h"
#include "../image/image.h"

enum { SECTIONS_MEMORY = IMAGE_SECTIONS * (64 << 10) }; /* bytes to pass in */

/* How what is read most is written. Files have no narrow numbers: older programs cannot read them.
 */
typedef enum { SECTIONS_PLAIN, SECTIONS_NARROW, SECTIONS_SQUEEZED } sections_form;

/* One image at a time. `path` and `memory` are used until sections_close. */
GEO_FN void sections_begin(const char *path, char *memory, sections_form hot);
/* Numbers of the section have `width` bytes, or as many as `most` needs. */
GEO_FN void sections_width(image_section section, uint32_t width);
GEO_FN void sections_fit(image_section section, uint64_t most);
GEO_FN void sections_put(call *c, image_section section, uint64_t value);
GEO_FN void sections_bytes(call *c, image_section section, str bytes);
GEO_FN uint64_t sections_count(image_section section); /* numbers or bytes so far */
/* No key has more than `most` forms. Returns how many it may have: files are read by older
 * programs, too, to which it may have IMAGE_FORMS_MAX. */
GEO_FN unsigned sections_forms(unsigned most);

/* Reads numbers back through a window per reader, best in ascending order. */
typedef struct {
    image_section section;
    int64_t at;
    size_t len;
    char bytes[4096];
} sections_reader;
GEO_FN uint64_t sections_get(call *c, sections_reader *r, uint64_t index);

/* Writes the whole image to its path, or nothing. */
GEO_FN void sections_write(call *c, uint32_t places, uint32_t keys);
GEO_FN void sections_close(void);

#endif
