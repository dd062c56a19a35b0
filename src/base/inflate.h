#ifndef GEO_INFLATE_H
#define GEO_INFLATE_H
/* inflate -- unpacks a zlib stream (RFC 1950, 1951) of known unpacked size, which every .osm.pbf
 * block states, and gzip files (RFC 1952) and parts of zip files of any size. */

#include "str.h"

/* Fills exactly `size` bytes of `bytes`. > 0: input bytes used, including header and checksum; 0:
 * the input ends too early; < 0: not zlib, damaged, a wrong checksum, or not `size` bytes long. */
GEO_FN ptrdiff_t inflate_zlib(str in, char *bytes, size_t size);

/* From where a gzip file comes and where it goes. */
typedef struct {
    ptrdiff_t (*read)(void *ctx, char *bytes, size_t size); /* as os_read */
    bool (*write)(void *ctx, str bytes);
    void *ctx;
    bool is_broken; /* set when one of them has failed */
} inflate_pipe;

enum { INFLATE_GZIP_MEMORY = 1 << 20 };

/* Unpacks what is deflated without a header, as in zip files, likewise. */
GEO_FN const char *inflate_raw(inflate_pipe *pipe, char *memory, uint32_t sum);

/* Unpacks all members of a gzip file through `memory` of INFLATE_GZIP_MEMORY bytes. NULL, or why
 * not, to complete a sentence about the file; pipe->is_broken: the pipe knows why. */
GEO_FN const char *inflate_gzip(inflate_pipe *pipe, char *memory);

/* CRC-32 of more bytes; `sum` begins as UINT32_MAX, and the value is its inverse. */
GEO_FN uint32_t inflate_crc(uint32_t sum, const unsigned char *at, size_t size);
GEO_FN uint32_t inflate_adler(const unsigned char *at, size_t size); /* Adler-32 */

#endif
