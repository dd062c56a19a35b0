#ifndef GEO_TLS_HASH_H
#define GEO_TLS_HASH_H
/* tls_hash -- SHA-256 and HMAC, of the library that TLS has anyway. For any thread. */

#include "../base/str.h"

enum { TLS_HASH_BYTES = 32 };

GEO_FN void tls_hash_sha256(str text, unsigned char sum[TLS_HASH_BYTES]);
/* HMAC-SHA-256 of the texts, one after the other. The key has TLS_HASH_BYTES bytes. */
GEO_FN void tls_hash_hmac(const unsigned char *key, const str *texts, int count,
                          unsigned char sum[TLS_HASH_BYTES]);
/* Whether the bytes are the same, in a time that does not depend on them. */
GEO_FN bool tls_hash_same(const void *a, const void *b, size_t size);

#endif
