/* tls_platform -- what mbedTLS lets its platform provide: random bytes, and SHA-1 in a tenth of the
 * space. Not a module of the program: it is compiled with the library and with its flags.
 *
 * Without glibc mbedTLS reads /dev/urandom, but an empty root has no /dev. getentropy needs no
 * file; it gives at most 256 bytes per call (POSIX 2024). */
#define _DEFAULT_SOURCE /* getentropy under -std=c99 */
#include <stddef.h>
#if defined(_WIN32)
#include <windows.h>

#include <bcrypt.h>
#else
#include <unistd.h>
#endif
#if defined(__APPLE__)
#include <sys/random.h>
#endif
#include <mbedtls/sha1.h>
#include <psa/crypto.h>

enum { ENTROPY_CALL_MAX = 256 };

#if defined(_WIN32)
static int getentropy(void *bytes, size_t size) {
    return BCryptGenRandom(NULL, bytes, (ULONG)size, BCRYPT_USE_SYSTEM_PREFERRED_RNG) == 0 ? 0 : -1;
}
#endif

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

static uint32_t rotate(uint32_t word, int bits) {
    return word << bits | word >> (32 - bits);
}

/* One block (FIPS 180-4 section 6.1.2) as a loop: that of the library is unrolled into 4 kB, and
 * only old root certificates need it. */
int mbedtls_internal_sha1_process(mbedtls_sha1_context *ctx, const unsigned char data[64]) {
    static const uint32_t constants[] = {0x5A827999, 0x6ED9EBA1, 0x8F1BBCDC, 0xCA62C1D6};
    uint32_t *state = ctx->MBEDTLS_PRIVATE(state), words[80];
    uint32_t a = state[0], b = state[1], c = state[2], d = state[3], e = state[4];
    for (int i = 0; i < 80; i++) {
        const unsigned char *in = data + 4 * (i & 15);
        words[i] =
            i < 16 ? (uint32_t)in[0] << 24 | (uint32_t)in[1] << 16 | (uint32_t)in[2] << 8 | in[3]
                   : rotate(words[i - 3] ^ words[i - 8] ^ words[i - 14] ^ words[i - 16], 1);
        uint32_t mixed = i < 20              ? (b & c) | (~b & d)
                         : i >= 40 && i < 60 ? (b & c) | (b & d) | (c & d)
                                             : b ^ c ^ d;
        uint32_t next = rotate(a, 5) + mixed + e + constants[i / 20] + words[i];
        e = d;
        d = c;
        c = rotate(b, 30);
        b = a;
        a = next;
    }
    state[0] += a;
    state[1] += b;
    state[2] += c;
    state[3] += d;
    state[4] += e;
    return 0;
}
