#ifndef GEOCODER_MBEDTLS_TEST_CONFIG_H
#define GEOCODER_MBEDTLS_TEST_CONFIG_H
/* mbedtls_test_config.h: the program's configuration plus what only the test programs need: the
 * server side, and making keys and certificates, so that the tests' TLS servers need no files and
 * no openssl. */

#include "mbedtls_config.h"

#define MBEDTLS_SSL_SRV_C
#define MBEDTLS_SSL_CACHE_C
#define MBEDTLS_SSL_TICKET_C
#define MBEDTLS_GENPRIME
#define MBEDTLS_PK_WRITE_C
#define MBEDTLS_PEM_WRITE_C
#define MBEDTLS_X509_CREATE_C
#define MBEDTLS_X509_CRT_WRITE_C

#endif
