#ifndef GEO_BLOB_H
#define GEO_BLOB_H
/* blob -- the data files inside the program, which the build makes and src/generate/embed.c embeds.
 * The module that reads NAME.bin declares it by that name: BLOB_DECLARE(web). Their numbers are
 * little-endian. STATIC, and trusted: only the build writes them. */

#include "str.h"

#define BLOB_DECLARE(name)                                                                         \
    extern const unsigned char geocoder_##name[];                                                  \
    extern const unsigned geocoder_##name##_len

/* The bytes as a slice; empty when the program is built without them. */
#define BLOB(name) ((str){(const char *)geocoder_##name, geocoder_##name##_len})

#endif
