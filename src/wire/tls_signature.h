#ifndef GEO_TLS_SIGNATURE_H
#define GEO_TLS_SIGNATURE_H
/* tls_signature -- signatures checked with a public key: RSA as PKCS#1 v1.5, and ECDSA on P-256,
 * both over SHA-256. For any thread. */

#include "../base/call.h"
#include "../base/str.h"

enum {
    TLS_RSA_MIN = 256, /* bytes of a modulus: 2048 bits */
    TLS_RSA_MAX = 512, /* 4096 bits */
    TLS_RSA_EXPONENT_MAX = 4,
    TLS_P256_SIZE = 32 /* of a coordinate, and of half a signature */
};

typedef enum { TLS_RSA, TLS_P256 } tls_signature_kind;

typedef struct {
    tls_signature_kind kind;
    size_t size, exponent_size;
    unsigned char bytes[TLS_RSA_MAX]; /* a modulus without leading zeros, or x and y of a point */
    unsigned char exponent[TLS_RSA_EXPONENT_MAX]; /* of RSA, without leading zeros */
} tls_signature_key;

/* Whether the signature of `text` is that of the key: the RSA octets, or r and s, which are
 * TLS_P256_SIZE bytes each. GEO_OK; GEO_DENIED: it is not, or the key is weak or none;
 * GEO_INTERNAL: memory is short. The call does not fail. */
GEO_FN status tls_signature_check(const tls_signature_key *key, str text, str signature);

#endif
