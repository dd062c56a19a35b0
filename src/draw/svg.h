#ifndef GEO_SVG_H
#define GEO_SVG_H
/* svg -- a map as an SVG picture (SVG 1.1), the same as the PNG one. */

#include "../base/call.h"
#include "scene.h"

/* Appends the picture. False: the arena or `o` is full. */
GEO_FN bool svg_write(call *c, out *o, const scene *s);

#endif
