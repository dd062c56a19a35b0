#ifndef GEO_IMAGE_INFO_H
#define GEO_IMAGE_INFO_H
/* image_info -- what is in an index image, as text for people: `geocoder index info` and
 * `geocoder index check`. */

#include "../base/call.h"
#include "../base/out.h"

/* The open images, one after the other; false past the last. */
GEO_FN bool image_info_open(int index, out *o);
/* Describes an index file, or reads all of it and tells whether it is as it was written. Each fails
 * the call with a sentence about that file. */
GEO_FN status image_info_file(call *c, const char *path, out *o);
GEO_FN status image_info_check(call *c, const char *path, out *o);

#endif
