/* tls_signature -- checks signatures with mbedTLS, in the pool of tls. Outside facts: RFC 8017
 * section 8.2.2 (RSASSA-PKCS1-v1_5), FIPS 186-5 section 6.4.2 (ECDSA: r and s from 1 to below the
 * order, the key a point of the curve, which mbedTLS checks). */
#include "tls_signature.h"

#include <mbedtls/ecdsa.h>
#include <mbedtls/ecp.h>
#include <mbedtls/rsa.h>
#include <string.h>

#include "tls.h"
#include "tls_hash.h"

static const unsigned char *tls_signature_bytes(str text) {
    return (const unsigned char *)text.at;
}

/* 65537 is what issuers have; smaller exponents have made forgeries possible elsewhere. */
static bool tls_signature_exponent_is_good(const tls_signature_key *key) {
    uint64_t value = 0;
    for (size_t i = 0; i < key->exponent_size && i < TLS_RSA_EXPONENT_MAX; i++) {
        value = value << 8 | key->exponent[i];
    }
    return value >= 65537 && value & 1;
}

static int tls_signature_check_rsa(const tls_signature_key *key, const unsigned char *digest,
                                   str signature) {
    mbedtls_rsa_context rsa;
    if (key->size < TLS_RSA_MIN || key->size > TLS_RSA_MAX || signature.len != key->size ||
        !key->bytes[0] || !tls_signature_exponent_is_good(key)) {
        return MBEDTLS_ERR_RSA_VERIFY_FAILED;
    }
    mbedtls_rsa_init(&rsa);
    int code = mbedtls_rsa_import_raw(&rsa, key->bytes, key->size, NULL, 0, NULL, 0, NULL, 0,
                                      key->exponent, key->exponent_size);
    code = code ? code : mbedtls_rsa_complete(&rsa);
    code = code ? code
                : mbedtls_rsa_pkcs1_verify(&rsa, MBEDTLS_MD_SHA256, TLS_HASH_BYTES, digest,
                                           tls_signature_bytes(signature));
    mbedtls_rsa_free(&rsa);
    return code;
}

static int tls_signature_check_p256(const tls_signature_key *key, const unsigned char *digest,
                                    str signature) {
    mbedtls_ecp_group group;
    mbedtls_ecp_point point;
    mbedtls_mpi r, s;
    unsigned char form[1 + 2 * TLS_P256_SIZE] = {4}; /* uncompressed, SEC 1 section 2.3.4 */
    if (key->size != 2 * TLS_P256_SIZE || signature.len != 2 * TLS_P256_SIZE) {
        return MBEDTLS_ERR_ECP_VERIFY_FAILED;
    }
    const unsigned char *at = tls_signature_bytes(signature);
    memcpy(form + 1, key->bytes, key->size);
    mbedtls_ecp_group_init(&group);
    mbedtls_ecp_point_init(&point);
    mbedtls_mpi_init(&r);
    mbedtls_mpi_init(&s);
    int code = mbedtls_ecp_group_load(&group, MBEDTLS_ECP_DP_SECP256R1);
    code = code ? code : mbedtls_ecp_point_read_binary(&group, &point, form, sizeof form);
    code = code ? code : mbedtls_ecp_check_pubkey(&group, &point);
    code = code ? code : mbedtls_mpi_read_binary(&r, at, TLS_P256_SIZE);
    code = code ? code : mbedtls_mpi_read_binary(&s, at + TLS_P256_SIZE, TLS_P256_SIZE);
    code = code ? code : mbedtls_ecdsa_verify(&group, digest, TLS_HASH_BYTES, &point, &r, &s);
    mbedtls_mpi_free(&s);
    mbedtls_mpi_free(&r);
    mbedtls_ecp_point_free(&point);
    mbedtls_ecp_group_free(&group);
    return code;
}

/* RSA wraps what it is told by the number arithmetic. */
static bool tls_signature_lacks_memory(int code) {
    return code == MBEDTLS_ERR_MPI_ALLOC_FAILED || code == MBEDTLS_ERR_ECP_ALLOC_FAILED ||
           code == MBEDTLS_ERR_RSA_PUBLIC_FAILED + MBEDTLS_ERR_MPI_ALLOC_FAILED ||
           code == MBEDTLS_ERR_RSA_BAD_INPUT_DATA + MBEDTLS_ERR_MPI_ALLOC_FAILED;
}

GEO_FN status tls_signature_check(const tls_signature_key *key, str text, str signature) {
    unsigned char digest[TLS_HASH_BYTES];
    call c = {.may_block = true};
    if (tls_prepare(&c) != GEO_OK) {
        return GEO_INTERNAL;
    }
    tls_hash_sha256(text, digest);
    int code = key->kind == TLS_RSA ? tls_signature_check_rsa(key, digest, signature)
                                    : tls_signature_check_p256(key, digest, signature);
    return !code ? GEO_OK : tls_signature_lacks_memory(code) ? GEO_INTERNAL : GEO_DENIED;
}
