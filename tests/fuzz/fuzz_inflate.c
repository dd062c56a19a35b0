/* fuzz_inflate -- hostile zlib streams into buffers of several sizes. Nothing may be read or
 * written outside them, and a stream that is valid for one size is valid for no other. */
#define GEOCODER_NO_MAIN
#include "../../geocoder.c"

#include <stdlib.h>
#include <string.h>

/* Unpacks into a block of its own, so that a byte too far is seen. */
static bool fuzz_fits(str in, size_t size) {
    char *room = malloc(size + !size);
    ptrdiff_t used = inflate_zlib(in, room, size);
    ASSERT(used <= (ptrdiff_t)in.len);
    free(room);
    return used > 0;
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size);
int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size) {
    static const size_t sizes[] = {0, 1, 100, 5000, 70000};
    size_t wanted = size > 2 ? (size_t)bytes[0] << 8 | bytes[1] : 0; /* a size the input may fit */
    str in = {malloc(size + !size), size > 2 ? size - 2 : 0};
    memcpy((char *)in.at, bytes + (size - in.len), in.len);
    bool fits = fuzz_fits(in, wanted);
    for (size_t i = 0; i < LEN(sizes); i++) {
        ASSERT(!fuzz_fits(in, sizes[i]) || !fits || sizes[i] == wanted);
    }
    free((char *)in.at);
    return 0;
}
