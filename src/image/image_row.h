#ifndef GEO_IMAGE_ROW_H
#define GEO_IMAGE_ROW_H
/* image_row -- the rows of an id in an image. */

#include "image.h"

/* Whether rows are found by id, without going through all of them. */
GEO_FN bool image_row_has_ids(const image *m);
/* Where in ID_ROW the rows of an id begin; and the row there, IMAGE_NO_PLACE when it has another
 * id. One object may have several rows. */
GEO_FN uint64_t image_row_find(const image *m, uint64_t id);
GEO_FN uint32_t image_row_at(const image *m, uint64_t at, uint64_t id);
/* A row with that ID, as stored; IMAGE_NO_PLACE: none. */
GEO_FN uint32_t image_row_of_id(const image *m, uint64_t id);

#endif
