#ifndef GEO_PNG_H
#define GEO_PNG_H
/* png -- a map as a PNG picture of 640 x 400 pixels with a palette. */

#include "../base/call.h"
#include "scene.h"

enum { PNG_BYTES_MAX = 60000 };

/* Appends the picture; takes some 6 MiB of the call's arena while it works. False: the arena is
 * full, or the picture does not fit. */
GEO_FN bool png_write(call *c, out *o, const scene *s);

#endif
