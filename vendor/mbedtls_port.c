/* mbedtls_port.c: the one function mbedTLS asks its platform for: random bytes.
 *
 * mbedTLS by itself reads /dev/urandom on a libc other than glibc, and an empty root has no /dev.
 * getentropy needs no file; it gives at most 256 bytes a call (POSIX 2024).
 * Compiled with the library, under the library's flags.
 */
#define _DEFAULT_SOURCE /* getentropy under -std=c99 */
#include <stddef.h>
#include <unistd.h>
#if defined(__APPLE__)
#include <sys/random.h>
#endif
#include <psa/crypto.h>

enum { ENTROPY_CALL_MAX = 256 };

psa_status_t mbedtls_psa_external_get_random(mbedtls_psa_external_random_context_t *context,
                                             uint8_t *output, size_t output_size,
                                             size_t *output_length) {
    (void)context;
    *output_length = 0;
    while (*output_length < output_size) {
        size_t n = output_size - *output_length;
        if (n > ENTROPY_CALL_MAX) n = ENTROPY_CALL_MAX;
        if (getentropy(output + *output_length, n) != 0) return PSA_ERROR_INSUFFICIENT_ENTROPY;
        *output_length += n;
    }
    return PSA_SUCCESS;
}
