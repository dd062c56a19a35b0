#ifndef GEO_INFLATE_H
#define GEO_INFLATE_H
/* inflate -- unpacks a zlib stream (RFC 1950, 1951) of known unpacked size, which every .osm.pbf
 * block states. One buffer in, one buffer out, no state in between. */

#include "../base/str.h"

/* Fills exactly `size` bytes of `bytes`. > 0: input bytes used, including header and checksum; 0:
 * the input ends too early; < 0: not zlib, damaged, a wrong checksum, or not `size` bytes long. */
GEO_FN ptrdiff_t inflate_zlib(str in, char *bytes, size_t size);

#endif
