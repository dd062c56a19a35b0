/* fuzz_inflate -- hostile zlib streams into buffers of several sizes, and the same as a gzip file.
 * Nothing may be read or written outside them, and a stream that is valid for one size is valid for
 * no other. And whatever is packed comes back. */

/* Unpacks into a block of its own, so that a byte too far is seen. */
static bool fuzz_inflate_fits(str in, size_t size) {
    char *room = malloc(size + !size);
    ptrdiff_t used = inflate_zlib(in, room, size);
    ASSERT(used <= (ptrdiff_t)in.len);
    free(room);
    return used > 0;
}

/* A file that comes a few bytes at a time. */
static ptrdiff_t fuzz_inflate_read(void *ctx, char *bytes, size_t size) {
    str *rest = ctx;
    size_t some = MIN(MIN(size, (size_t)7), rest->len);
    if (some) {
        memcpy(bytes, rest->at, some);
    }
    *rest = str_from(*rest, some);
    return (ptrdiff_t)some;
}

static bool fuzz_inflate_write(void *ctx, str bytes) {
    enum { MOST = 16 << 20 }; /* a bomb is cut off */
    static size_t written;
    const str *rest = ctx;
    written = rest->len ? written + bytes.len : 0;
    return written < MOST;
}

static void fuzz_inflate_gzip(str in) {
    static char memory[INFLATE_GZIP_MEMORY];
    inflate_pipe pipe = {fuzz_inflate_read, fuzz_inflate_write, &in, false};
    const char *why = inflate_gzip(&pipe, memory);
    ASSERT(why || !pipe.is_broken);
}

static void fuzz_inflate_trip(str in) {
    static deflate_memory memory;
    size_t cap = DEFLATE_SIZE_MAX(in.len);
    char *packed = malloc(cap), *back = malloc(in.len + !in.len);
    out o = out_of(packed, cap);
    deflate_zlib(&o, in, &memory);
    ASSERT(!o.full && inflate_zlib(out_str(&o), back, in.len) == (ptrdiff_t)o.len);
    ASSERT(in.len == 0 || memcmp(back, in.at, in.len) == 0);
    free(back);
    free(packed);
}

static int fuzz_inflate(const uint8_t *bytes, size_t size) {
    static const size_t sizes[] = {0, 1, 100, 5000, 70000};
    size_t wanted = size > 2 ? (size_t)bytes[0] << 8 | bytes[1] : 0; /* a size the input may fit */
    str in = {malloc(size + !size), size > 2 ? size - 2 : 0};
    memcpy((char *)in.at, bytes + (size - in.len), in.len);
    bool fits = fuzz_inflate_fits(in, wanted);
    for (size_t i = 0; i < LEN(sizes); i++) {
        ASSERT(!fuzz_inflate_fits(in, sizes[i]) || !fits || sizes[i] == wanted);
    }
    fuzz_inflate_gzip(in);
    fuzz_inflate_trip(in);
    free((char *)in.at);
    return 0;
}
