#ifndef GEO_IMPORT_PLACE_H
#define GEO_IMPORT_PLACE_H
/* import_place -- import records become numbered places of an image; areas are found by path. */

#include "../base/call.h"
#include "import_record.h"

/* Forgets everything and keeps the areas in `memory`, 32 bytes for each. `records`: how many there
 * are at most. Ids of other kinds than id_kind are left out. */
GEO_FN void import_place_begin(import_record_id_kind id_kind, void *memory, size_t size,
                               int64_t records);
/* Adds the record with its names to the image; returns the number of the place. */
GEO_FN uint32_t import_place_add(call *c, const import_record *r, image_class cls, uint32_t parent);

/* Remembers the number of an area; the first one of a path stays. */
GEO_FN void import_place_set_area(call *c, str path, uint32_t number);
/* The number of the deepest known area of the path; IMAGE_NO_PLACE: none. */
GEO_FN uint32_t import_place_deepest(str path);
/* A path without its last part. */
GEO_FN str import_place_above(str path);

#endif
