#ifndef GEO_HIDDEN_H
#define GEO_HIDDEN_H
/* hidden -- an index file and its update. An update is an index file that has what has changed
 * since another one, its base, was built: its META names the base by its sum. It hides rows of its
 * base, and has rows of its own for the streets and areas of its base that its rows lie in. The
 * latter stand for those of the base: they are hidden, too, and only link to them. */

#include "image.h"

#define HIDDEN_META_BASE "base" /* 16 digits: hidden_sum of the base */

/* The sum in the header of an image, which tells it from others. */
GEO_FN uint64_t hidden_sum(const image *m);
GEO_FN bool hidden_is_update(const image *m);
GEO_FN bool hidden_is_of(const image *update, const image *base);
/* Bytes that hidden_mark needs, at first zeros. */
GEO_FN size_t hidden_bytes(const image *base);
/* Links the two, and hides rows of both; the bits are used as long as the images. */
GEO_FN void hidden_link(image *base, image *update, unsigned char *base_bits,
                        unsigned char *update_bits);
/* The row that a hidden area or street stands for: that of the base, or its changed one in the
 * update; else it stays as it is. */
GEO_FN void hidden_resolve(const image **m, uint32_t *row);
/* The row of a class with that id, hidden or not; IMAGE_NO_PLACE: none. */
GEO_FN uint32_t hidden_row_of(const image *m, uint64_t id, image_class cls);
/* Number n of the hidden rows whose houses a street has, too: of the base, when it takes the place
 * of these, or the one in the update that stands for it. IMAGE_NO_PLACE: there are no more. */
GEO_FN uint32_t hidden_twin(const image *m, uint32_t street, uint64_t n, const image **other);

#endif
