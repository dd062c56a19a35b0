#ifndef GEO_HASH_H
#define GEO_HASH_H
/* hash -- for hash tables and for checksums of our own files; not cryptographic. */

#include "base.h"

GEO_FN uint64_t hash_64(const void *bytes, size_t len, uint64_t seed);
/* Another one, three times as fast for thousands of bytes. */
GEO_FN uint64_t hash_long(const void *bytes, size_t len);

#endif
