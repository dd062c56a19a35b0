#ifndef GEOCODER_MBEDTLS_CONFIG_H
#define GEOCODER_MBEDTLS_CONFIG_H
/* mbedtls_config.h: the parts of mbedTLS that a geocoder needs, and nothing else: a TLS 1.2 and 1.3
 * client.
 *
 * Used in place of the library's own configuration (MBEDTLS_CONFIG_FILE), for the library and for
 * src/wire/tls*.c. Every line left out makes the program smaller and takes attack surface away.
 *
 * What a caller must know:
 * - Random bytes come straight from the operating system (mbedtls_port.c): there are no entropy and
 * DRBG contexts. Pass mbedtls_psa_get_random with MBEDTLS_PSA_RANDOM_STATE (psa_util.h) where
 * mbedTLS wants f_rng and p_rng.
 * - psa_crypto_init() must have run before the first handshake (TLS 1.3 computes in PSA).
 * - mbedtls_platform_set_calloc_free or mbedtls_memory_buffer_alloc_init gives the library its
 * fixed pool.
 * - mbedTLS reads no files here: the caller reads them and passes PEM (ended by a zero byte) or
 * DER.
 */

/* --- platform --- */
#define MBEDTLS_HAVE_ASM
#define MBEDTLS_HAVE_TIME
#define MBEDTLS_HAVE_TIME_DATE /* certificates expire */
#define MBEDTLS_PLATFORM_C
#define MBEDTLS_PLATFORM_MEMORY          /* calloc and free are replaced at run time ... */
#define MBEDTLS_MEMORY_BUFFER_ALLOC_C    /* ... by this fixed pool */
#define MBEDTLS_MEMORY_ALIGN_MULTIPLE 16 /* its default of 4 misaligns 64-bit pointers */
#define MBEDTLS_THREADING_C
#define MBEDTLS_THREADING_PTHREAD /* PSA's key store and the pool are shared by the workers */
#define MBEDTLS_PSA_CRYPTO_EXTERNAL_RNG
#define MBEDTLS_DEPRECATED_REMOVED

/* --- protocol: both versions, ephemeral key exchange, authenticated ciphers --- */
#define MBEDTLS_SSL_TLS_C
#define MBEDTLS_SSL_CLI_C
#define MBEDTLS_SSL_PROTO_TLS1_2
#define MBEDTLS_SSL_PROTO_TLS1_3
#define MBEDTLS_SSL_TLS1_3_COMPATIBILITY_MODE /* middle boxes want to see a 1.2-like handshake */
#define MBEDTLS_SSL_TLS1_3_KEY_EXCHANGE_MODE_EPHEMERAL_ENABLED
#define MBEDTLS_SSL_TLS1_3_KEY_EXCHANGE_MODE_PSK_EPHEMERAL_ENABLED /* 1.3 resumption is a PSK */
#define MBEDTLS_KEY_EXCHANGE_ECDHE_RSA_ENABLED
#define MBEDTLS_KEY_EXCHANGE_ECDHE_ECDSA_ENABLED
#define MBEDTLS_SSL_EXTENDED_MASTER_SECRET
#define MBEDTLS_SSL_SESSION_TICKETS
#define MBEDTLS_SSL_SERVER_NAME_INDICATION
#define MBEDTLS_SSL_ALPN /* we say http/1.1, so that no server answers in h2 */
#define MBEDTLS_SSL_KEEP_PEER_CERTIFICATE
#define MBEDTLS_SSL_ALL_ALERT_MESSAGES
#define MBEDTLS_SSL_IN_CONTENT_LEN 16384 /* a server may send full records */
#define MBEDTLS_SSL_OUT_CONTENT_LEN                                                                \
    4096 /* our requests are short; a client certificate chain fits */

/* --- certificates and keys --- */
#define MBEDTLS_X509_USE_C
#define MBEDTLS_X509_CRT_PARSE_C
#define MBEDTLS_X509_RSASSA_PSS_SUPPORT
/* The CA table is asked by issuer, never parsed whole. */
#define MBEDTLS_X509_TRUSTED_CERTIFICATE_CALLBACK
#define MBEDTLS_X509_REMOVE_INFO
#define MBEDTLS_OID_C
#define MBEDTLS_ASN1_PARSE_C
#define MBEDTLS_ASN1_WRITE_C
#define MBEDTLS_PEM_PARSE_C
#define MBEDTLS_BASE64_C
#define MBEDTLS_PK_C
#define MBEDTLS_PK_PARSE_C

/* --- cryptography --- */
#define MBEDTLS_PSA_CRYPTO_C
#define MBEDTLS_PSA_CRYPTO_CONFIG      /* PSA has what TLS 1.3 computes in it, and no more */
#define MBEDTLS_PSA_CRYPTO_CONFIG_FILE MBEDTLS_CONFIG_FILE /* which is this file: see below */
#define MBEDTLS_PSA_KEY_STORE_DYNAMIC
#define MBEDTLS_CIPHER_C
#define MBEDTLS_AES_C
#define MBEDTLS_AES_FEWER_TABLES    /* the tables are built at run time and idle where the CPU has \
                                       AES */
#if defined(__x86_64__)
#define MBEDTLS_AESNI_C
#elif defined(__aarch64__)
#define MBEDTLS_AESCE_C
#endif
#define MBEDTLS_BLOCK_CIPHER_NO_DECRYPT /* counter modes only encrypt */
#define MBEDTLS_GCM_C
#define MBEDTLS_CHACHA20_C
#define MBEDTLS_POLY1305_C
#define MBEDTLS_CHACHAPOLY_C
#define MBEDTLS_MD_C
/* Only to parse old roots that signed themselves with it; no chain may use it. */
#define MBEDTLS_SHA1_C
#define MBEDTLS_SHA1_PROCESS_ALT /* in mbedtls_port.c, small */
#define MBEDTLS_SHA224_C
#define MBEDTLS_SHA256_C
#define MBEDTLS_SHA256_SMALLER /* a third of the size; only handshakes hash */
#define MBEDTLS_SHA384_C
#define MBEDTLS_SHA512_C
#define MBEDTLS_SHA512_SMALLER
#define MBEDTLS_BIGNUM_C
#define MBEDTLS_RSA_C
#define MBEDTLS_PKCS1_V15
#define MBEDTLS_PKCS1_V21
#define MBEDTLS_ECP_C
#define MBEDTLS_ECDH_C
#define MBEDTLS_ECDSA_C
#define MBEDTLS_ECP_DP_SECP256R1_ENABLED
#define MBEDTLS_ECP_DP_SECP384R1_ENABLED
#define MBEDTLS_ECP_DP_SECP521R1_ENABLED
#define MBEDTLS_ECP_DP_CURVE25519_ENABLED
#define MBEDTLS_ECP_NIST_OPTIM
#define MBEDTLS_ECP_FIXED_POINT_OPTIM                                                              \
    0 /* 1 would add 25 kB of tables to save a millisecond a handshake */

/* --- cryptography that TLS 1.3 asks of PSA --- */
#define PSA_WANT_ALG_ECDH                       1
#define PSA_WANT_ALG_HKDF_EXTRACT               1
#define PSA_WANT_ALG_HKDF_EXPAND                1
#define PSA_WANT_ALG_HMAC                       1
#define PSA_WANT_ALG_SHA_256                    1
#define PSA_WANT_ALG_SHA_384                    1
#define PSA_WANT_ALG_SHA_512                    1
#define PSA_WANT_ECC_SECP_R1_256                1
#define PSA_WANT_ECC_SECP_R1_384                1
#define PSA_WANT_ECC_SECP_R1_521                1
#define PSA_WANT_ECC_MONTGOMERY_255             1
#define PSA_WANT_KEY_TYPE_DERIVE                1
#define PSA_WANT_KEY_TYPE_HMAC                  1
#define PSA_WANT_KEY_TYPE_RAW_DATA              1
#define PSA_WANT_KEY_TYPE_ECC_PUBLIC_KEY        1
#define PSA_WANT_KEY_TYPE_ECC_KEY_PAIR_BASIC    1
#define PSA_WANT_KEY_TYPE_ECC_KEY_PAIR_IMPORT   1
#define PSA_WANT_KEY_TYPE_ECC_KEY_PAIR_EXPORT   1
#define PSA_WANT_KEY_TYPE_ECC_KEY_PAIR_GENERATE 1

#endif
