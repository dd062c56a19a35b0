#ifndef GEO_SIGNED_TOKEN_H
#define GEO_SIGNED_TOKEN_H
/* signed_token -- an issuer's keys, made at the start, and the tokens and the key set that it makes
 * of them. For tests that link mbedTLS, with or without the program's own code. */

#include <mbedtls/ecdsa.h>
#include <mbedtls/psa_util.h>
#include <mbedtls/rsa.h>
#include <mbedtls/sha256.h>
#include <psa/crypto.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SIGNED_RSA_BITS = 2048, SIGNED_RSA_SIZE = SIGNED_RSA_BITS / 8, SIGNED_TOKEN_MAX = 12000 };

static struct {
    mbedtls_rsa_context rsa;
    mbedtls_ecdsa_context p256;
    bool is_made;
} signed_keys;

static void signed_token_must(int code) {
    if (code) {
        fprintf(stderr, "signed_token: mbedTLS error -0x%04x\n", (unsigned)-code);
        exit(2);
    }
}

static void signed_token_make_keys(void) {
    if (signed_keys.is_made) {
        return;
    }
    signed_keys.is_made = true;
    signed_token_must(psa_crypto_init());
    mbedtls_rsa_init(&signed_keys.rsa);
    mbedtls_ecdsa_init(&signed_keys.p256);
    signed_token_must(mbedtls_rsa_gen_key(&signed_keys.rsa, mbedtls_psa_get_random,
                                          MBEDTLS_PSA_RANDOM_STATE, SIGNED_RSA_BITS, 65537));
    signed_token_must(mbedtls_ecdsa_genkey(&signed_keys.p256, MBEDTLS_ECP_DP_SECP256R1,
                                           mbedtls_psa_get_random, MBEDTLS_PSA_RANDOM_STATE));
}

static void signed_token_append(char *text, size_t cap, const char *more) {
    size_t len = strlen(text);
    snprintf(text + len, cap - len, "%s", more);
}

/* Appends base64url to a text; the room is the caller's care. */
static void signed_token_base64(char *text, const void *bytes, size_t size) {
    static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    const unsigned char *at = bytes;
    char *end = text + strlen(text);
    for (size_t i = 0; i < size; i += 3) {
        unsigned bits = (unsigned)at[i] << 16 | (i + 1 < size ? (unsigned)at[i + 1] << 8 : 0) |
                        (i + 2 < size ? at[i + 2] : 0U);
        for (size_t k = 0; k < 4 && i + k <= size; k++) {
            *end++ = digits[bits >> (18 - 6 * k) & 63];
        }
    }
    *end = 0;
}

static void signed_token_number(char *text, const mbedtls_mpi *number, size_t size) {
    unsigned char bytes[SIGNED_RSA_SIZE];
    signed_token_must(mbedtls_mpi_write_binary(number, bytes, size));
    signed_token_base64(text, bytes, size);
}

/* The key set: `rsa` and `p256` with the names rsa-1 and p256-1, after what `more` has. */
static const char *signed_token_keys(const char *more) {
    static char text[4000];
    const mbedtls_ecp_point *q = &signed_keys.p256.MBEDTLS_PRIVATE(Q);
    snprintf(text, sizeof text,
             "{\"keys\":[%s{\"kty\":\"RSA\",\"kid\":\"rsa-1\",\"use\":\"sig\","
             "\"e\":\"AQAB\",\"n\":\"",
             more);
    signed_token_number(text, &signed_keys.rsa.MBEDTLS_PRIVATE(N), SIGNED_RSA_SIZE);
    signed_token_append(
        text, sizeof text,
        "\"},{\"kty\":\"EC\",\"kid\":\"p256-1\",\"alg\":\"ES256\",\"crv\":\"P-256\",\"x\":\"");
    signed_token_number(text, &q->MBEDTLS_PRIVATE(X), 32);
    signed_token_append(text, sizeof text, "\",\"y\":\"");
    signed_token_number(text, &q->MBEDTLS_PRIVATE(Y), 32);
    signed_token_append(text, sizeof text, "\"}]}");
    return text;
}

static size_t signed_token_sign(const char *alg, const char *text, unsigned char *signature) {
    unsigned char digest[32];
    mbedtls_mpi r, s;
    signed_token_must(mbedtls_sha256((const unsigned char *)text, strlen(text), digest, 0));
    if (alg[0] == 'R') {
        signed_token_must(mbedtls_rsa_pkcs1_sign(&signed_keys.rsa, mbedtls_psa_get_random,
                                                 MBEDTLS_PSA_RANDOM_STATE, MBEDTLS_MD_SHA256, 32,
                                                 digest, signature));
        return SIGNED_RSA_SIZE;
    }
    mbedtls_mpi_init(&r);
    mbedtls_mpi_init(&s);
    signed_token_must(mbedtls_ecdsa_sign(&signed_keys.p256.MBEDTLS_PRIVATE(grp), &r, &s,
                                         &signed_keys.p256.MBEDTLS_PRIVATE(d), digest, 32,
                                         mbedtls_psa_get_random, MBEDTLS_PSA_RANDOM_STATE));
    signed_token_must(mbedtls_mpi_write_binary(&r, signature, 32));
    signed_token_must(mbedtls_mpi_write_binary(&s, signature + 32, 32));
    mbedtls_mpi_free(&s);
    mbedtls_mpi_free(&r);
    return 64;
}

/* A token with that head and those claims, both JSON, and the signature that `alg` (RS256, ES256)
 * makes of it, whatever the head says. Valid until the next call. */
static const char *signed_token(const char *alg, const char *head, const char *claims) {
    static char text[SIGNED_TOKEN_MAX];
    unsigned char signature[SIGNED_RSA_SIZE];
    text[0] = 0;
    signed_token_base64(text, head, strlen(head));
    signed_token_append(text, sizeof text, ".");
    signed_token_base64(text, claims, strlen(claims));
    size_t size = signed_token_sign(alg, text, signature);
    signed_token_append(text, sizeof text, ".");
    signed_token_base64(text, signature, size);
    return text;
}

#endif
