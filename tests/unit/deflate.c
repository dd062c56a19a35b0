/* deflate: what it packs is unpacked again by inflate, byte by byte, for texts with and without
 * repetition, over the window, and of every length around the limits of a match. */

enum { DEFLATE_TEST_MAX = 100000 };
static char deflate_test_in[DEFLATE_TEST_MAX], deflate_test_back[DEFLATE_TEST_MAX];
static char deflate_test_packed[DEFLATE_SIZE_MAX(DEFLATE_TEST_MAX)];
static deflate_memory deflate_test_memory;

static const struct {
    const char *name;
    size_t size, period; /* of what repeats */
    unsigned values;     /* that a byte can have */
    size_t packed_max;
} deflate_rows[] = {
    {"empty", 0, 1, 1, 8},
    {"one byte", 1, 1, 256, 9},
    {"two bytes", 2, 2, 256, 11},
    {"one value", DEFLATE_TEST_MAX, 1, 256, 800},
    {"short pattern", DEFLATE_TEST_MAX, 7, 256, 1200},
    {"pattern within the window", DEFLATE_TEST_MAX, 32000, 256, 40000},
    {"pattern beyond the window", DEFLATE_TEST_MAX, 33000, 256, DEFLATE_SIZE_MAX(DEFLATE_TEST_MAX)},
    {"noise", DEFLATE_TEST_MAX, DEFLATE_TEST_MAX, 256, DEFLATE_SIZE_MAX(DEFLATE_TEST_MAX)},
    {"few values", DEFLATE_TEST_MAX, DEFLATE_TEST_MAX, 3, 25000},
};

static void deflate_test_fill(size_t size, size_t period, unsigned values) {
    uint64_t state = 1;
    for (size_t i = 0; i < size; i++) {
        state = state * UINT64_C(6364136223846793005) + 1;
        deflate_test_in[i] =
            i < period ? (char)((state >> 40) % values) : deflate_test_in[i - period];
    }
}

/* The packed size; 0: it does not come back as it was. */
static size_t deflate_test_trip(size_t size) {
    out o = out_of(deflate_test_packed, sizeof deflate_test_packed);
    deflate_zlib(&o, (str){deflate_test_in, size}, &deflate_test_memory);
    bool same = !o.full && inflate_zlib(out_str(&o), deflate_test_back, size) == (ptrdiff_t)o.len &&
                memcmp(deflate_test_in, deflate_test_back, size) == 0;
    return same ? o.len : 0;
}

typedef struct {
    str rest;
    size_t written;
} deflate_test_ends;

static ptrdiff_t deflate_test_read(void *ctx, char *bytes, size_t size) {
    deflate_test_ends *e = ctx;
    size_t count = MIN(size, e->rest.len);
    memcpy(bytes, e->rest.at, count);
    e->rest = str_from(e->rest, count);
    return (ptrdiff_t)count;
}

static bool deflate_test_write(void *ctx, str bytes) {
    deflate_test_ends *e = ctx;
    bool same = memcmp(deflate_test_in + e->written, bytes.at, bytes.len) == 0;
    e->written += bytes.len;
    return same;
}

static void test_deflate(void) {
    static char memory[INFLATE_GZIP_MEMORY];
    for (size_t i = 0; i < LEN(deflate_rows); i++) {
        deflate_test_fill(deflate_rows[i].size, deflate_rows[i].period, deflate_rows[i].values);
        size_t packed = deflate_test_trip(deflate_rows[i].size);
        CHECK(packed && packed <= deflate_rows[i].packed_max, deflate_rows[i].name);
        out o = out_of(deflate_test_packed, sizeof deflate_test_packed);
        deflate_gzip(&o, (str){deflate_test_in, deflate_rows[i].size}, &deflate_test_memory);
        deflate_test_ends ends = {out_str(&o), 0};
        inflate_pipe pipe = {deflate_test_read, deflate_test_write, &ends, false};
        CHECK(!inflate_gzip(&pipe, memory) && EQ(ends.written, deflate_rows[i].size),
              deflate_rows[i].name);
    }
    size_t bad = 0;
    for (size_t size = 0; size < 600; size++) {
        deflate_test_fill(size, 300, 256);
        bad += deflate_test_trip(size) == 0;
        deflate_test_fill(size, 1, 256);
        bad += deflate_test_trip(size) == 0;
    }
    CHECK(EQ(bad, (size_t)0), "all lengths come back");
    out o = out_of(deflate_test_packed, 20);
    deflate_zlib(&o, (str){deflate_test_in, 500}, &deflate_test_memory);
    CHECK(o.full || o.len <= 20, "no room is told");
    deflate_test_fill(500, 500, 256);
    o = out_of(deflate_test_packed, 20);
    deflate_zlib(&o, (str){deflate_test_in, 500}, &deflate_test_memory);
    CHECK(o.full, "no room is told of noise");
}
