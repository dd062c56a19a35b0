#ifndef GEO_INFLATE_H
#define GEO_INFLATE_H
/* inflate -- unpacks a zlib stream (RFC 1950, 1951) whose unpacked size is known before, which is
 * what an .osm.pbf block says about itself. One buffer in, one buffer out, nothing kept in between.
 */

#include "../base/base.h"

/* Fills exactly `size` bytes of `bytes`. > 0: input bytes used, header and checksum included; 0:
 * the input ends too early; < 0: not zlib, damaged, a wrong checksum, or not `size` bytes long. */
GEO_FN ptrdiff_t inflate_zlib(str in, char *bytes, size_t size);

#endif
