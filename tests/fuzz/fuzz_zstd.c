/* fuzz_zstd -- hostile Zstandard frames and LZ4 blocks into buffers of several sizes. Nothing may
 * be read or written outside them, and what fits one size fits no other. */

static bool fuzz_zstd_fits(str in, size_t size, bool is_lz4) {
    static zstd_room tables;
    char *room = malloc(size + !size); /* of its own, so that a byte too far is seen */
    bool fits = is_lz4 ? zstd_unpack_lz4(in, room, size) : zstd_unpack(in, room, size, &tables);
    free(room);
    return fits;
}

static int fuzz_zstd(const uint8_t *bytes, size_t size) {
    static const size_t sizes[] = {0, 1, 100, 5000, 70000};
    size_t wanted = size > 2 ? (size_t)bytes[0] << 8 | bytes[1] : 0; /* a size the input may fit */
    str in = {malloc(size + !size), size > 2 ? size - 2 : 0};
    memcpy((char *)in.at, bytes + (size - in.len), in.len);
    for (int is_lz4 = 0; is_lz4 < 2; is_lz4++) {
        bool fits = fuzz_zstd_fits(in, wanted, is_lz4);
        for (size_t i = 0; i < LEN(sizes); i++) {
            ASSERT(!fuzz_zstd_fits(in, sizes[i], is_lz4) || !fits || sizes[i] == wanted);
        }
    }
    free((char *)in.at);
    return 0;
}
