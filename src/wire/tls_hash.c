/* tls_hash -- SHA-256 and HMAC. Owns nothing: contexts are on the stack, so that the pool of
 * tls need not be there. Outside facts: RFC 2104 (HMAC). */
#include "tls_hash.h"

#include <mbedtls/constant_time.h>
#include <mbedtls/sha256.h>
#include <string.h>

/* The hash of a first block, if any, and the texts. */
static void tls_hash_all(const unsigned char *block, size_t size, const str *texts, int count,
                         unsigned char sum[TLS_HASH_BYTES]) {
    mbedtls_sha256_context state;
    mbedtls_sha256_init(&state);
    int failed = mbedtls_sha256_starts(&state, 0);
    failed |= mbedtls_sha256_update(&state, block, size);
    for (int i = 0; i < count; i++) {
        failed |= mbedtls_sha256_update(&state, (const unsigned char *)texts[i].at, texts[i].len);
    }
    failed |= mbedtls_sha256_finish(&state, sum);
    ASSERT(!failed); /* the software of the library cannot fail */
    mbedtls_sha256_free(&state);
}

GEO_FN void tls_hash_sha256(str text, unsigned char sum[TLS_HASH_BYTES]) {
    tls_hash_all(NULL, 0, &text, 1, sum);
}

GEO_FN void tls_hash_hmac(const unsigned char *key, const str *texts, int count,
                          unsigned char sum[TLS_HASH_BYTES]) {
    enum { BLOCK = 64, INNER = 0x36, OUTER = 0x5C };
    unsigned char inner[BLOCK], outer[BLOCK], first[TLS_HASH_BYTES];
    for (int i = 0; i < BLOCK; i++) {
        unsigned char byte = i < TLS_HASH_BYTES ? key[i] : 0;
        inner[i] = byte ^ INNER;
        outer[i] = byte ^ OUTER;
    }
    tls_hash_all(inner, BLOCK, texts, count, first);
    tls_hash_all(outer, BLOCK, &(str){(const char *)first, sizeof first}, 1, sum);
}

GEO_FN bool tls_hash_same(const void *a, const void *b, size_t size) {
    return mbedtls_ct_memcmp(a, b, size) == 0;
}
