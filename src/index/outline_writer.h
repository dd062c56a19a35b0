#ifndef GEO_OUTLINE_WRITER_H
#define GEO_OUTLINE_WRITER_H
/* outline_writer -- writes lines and outlines of places as src/image/outline.h reads them.
 *
 * Outlines come as pieces, one after the other, each of them
 *
 *   head      2 bytes: number of points << OUTLINE_FLAG_BITS and its flags but OUTLINE_HAS_BOX
 *   box       4 bytes each: west, south, width, height
 *   size      2 bytes: of the points, which follow as in the image
 *
 * with big-endian numbers, so that they can be sorted and moved before their place is known. */

#include "../base/call.h"
#include "../image/image.h"

enum { OUTLINE_WRITER_HEAD = 20 };

typedef struct {
    uint32_t west, south, east, north; /* in units */
    bool is_known;
} outline_writer_box;

/* Enlarges the box to hold the pieces. */
GEO_FN void outline_writer_extend(outline_writer_box *box, str pieces);

GEO_FN void outline_writer_begin(uint32_t places);
/* Places come in the order of their rows: the box of the next one that has an outline, then its
 * pieces, in any number of parts. */
GEO_FN void outline_writer_open(call *c, uint32_t row, image_class cls,
                                const outline_writer_box *box);
GEO_FN void outline_writer_add(call *c, str pieces);
/* After the last place. */
GEO_FN void outline_writer_end(call *c);

#endif
