/* zstd: frames made by zstd 1.5 and a block by lz4, cut and damaged ones, and wrong sizes. */

enum { ZSTD_TEST_SIZE = 200000, ZSTD_TEST_LZ4_SIZE = 20000 };

/* What words.zst and words.lz4 are packed from: words and runs, the same on every machine. */
static void zstd_test_text(char *text, size_t size) {
    static const char *const words[32] = {
        "Rue ",       "Via ",     "Calle ",    "Carrer ",  "Avenue ", "Boulevard ", "Chemin ",
        "Platz ",     "Gasse ",   "Strasse ",  "Weg ",     "Ring ",   "Allee ",     "Place ",
        "Quai ",      "Sentier ", "Grimaldi ", "Roma ",    "Mozart ", "Goethe ",    "Lenin ",
        "Garibaldi ", "Verdi ",   "Hugo ",     "Pasteur ", "Zola ",   "Curie ",     "Einstein ",
        "Kepler ",    "Newton ",  "Galilei ",  "Bach "};
    uint32_t x = 7;
    for (size_t len = 0; len < size;) {
        x = x * 1103515245 + 12345;
        const char *word = words[x >> 16 & 31];
        size_t more = MIN(strlen(word), size - len);
        memcpy(text + len, word, more);
        len += more;
        size_t run = (x >> 24 & 63) == 0 ? MIN((size_t)(x >> 8 & 255), size - len) : 0;
        memset(text + len, '=', run);
        len += run;
    }
}

static const struct {
    const char *name;
    str packed, text;
} zstd_rows[] = {
    {"empty", STR_ROW("\x28\xb5\x2f\xfd\x20\x00\x01\x00\x00"), STR_ROW("")},
    {"a raw block",
     STR_ROW("\x28\xb5\x2f\xfd\x20\x01\x09\x00\x00"
             "a"),
     STR_ROW("a")},
    {"a byte repeated", STR_ROW("\x28\xb5\x2f\xfd\x20\x08\x43\x00\x00x"), STR_ROW("xxxxxxxx")},
};

static const struct {
    const char *name;
    str packed;
} zstd_bad[] = {
    {"no frame", STR_ROW("\x28\xb5\x2f\xfc\x20\x01\x09\x00\x00"
                         "a")},
    {"a dictionary", STR_ROW("\x28\xb5\x2f\xfd\x21\x07\x01\x09\x00\x00"
                             "a")},
    {"a reserved block", STR_ROW("\x28\xb5\x2f\xfd\x20\x01\x0f\x00\x00"
                                 "a")},
    {"bytes behind the frame", STR_ROW("\x28\xb5\x2f\xfd\x20\x01\x09\x00\x00"
                                       "ab")},
    {"a match before any byte", STR_ROW("\x28\xb5\x2f\xfd\x20\x04\x25\x00\x00\x00\x01\x00\x01")},
};

/* Whether a file is unpacked to the text and to nothing else, cut, damaged, or of another size. */
static void zstd_test_file(const char *path, const char *text, size_t size, zstd_room *room) {
    static char out[ZSTD_TEST_SIZE + 1], damaged[1 << 16];
    str packed;
    bool is_lz4 = room == NULL;
    CHECK(os_map(path, &packed) && packed.len < sizeof damaged, path);
#define ZSTD_TEST_UNPACK(in, len)                                                                  \
    (is_lz4 ? zstd_unpack_lz4((in), out, (len)) : zstd_unpack((in), out, (len), room))
    CHECK(ZSTD_TEST_UNPACK(packed, size) && memcmp(out, text, size) == 0, "the text");
    CHECK(!ZSTD_TEST_UNPACK(packed, size - 1) && !ZSTD_TEST_UNPACK(packed, size + 1),
          "of another size");
    bool is_refused = true;
    for (size_t cut = 0; cut < packed.len; cut += 1 + cut / 64) {
        is_refused = is_refused && !ZSTD_TEST_UNPACK(guarded(str_head(packed, cut)), size);
    }
    CHECK(is_refused, "no prefix is whole");
    memcpy(damaged, packed.at, packed.len);
    for (size_t at = 0; at < packed.len; at += 1 + at / 64) { /* sanitizers watch */
        damaged[at] ^= (char)(1 << at % 8);
        (void)ZSTD_TEST_UNPACK(((str){damaged, packed.len}), size);
        damaged[at] = packed.at[at];
    }
#undef ZSTD_TEST_UNPACK
    os_unmap(packed);
}

static void test_zstd(void) {
    static zstd_room room;
    static char text[ZSTD_TEST_SIZE], out[64];
    for (size_t i = 0; i < LEN(zstd_rows); i++) {
        str want = zstd_rows[i].text;
        CHECK(zstd_unpack(zstd_rows[i].packed, out, want.len, &room) &&
                  EQ_STR(((str){out, want.len}), want),
              zstd_rows[i].name);
    }
    for (size_t i = 0; i < LEN(zstd_bad); i++) {
        CHECK(!zstd_unpack(zstd_bad[i].packed, out, 1, &room) &&
                  !zstd_unpack(zstd_bad[i].packed, out, 4, &room),
              zstd_bad[i].name);
    }
    zstd_test_text(text, sizeof text);
    zstd_test_file("tests/data/ingest/words.zst", text, ZSTD_TEST_SIZE, &room);
    zstd_test_file("tests/data/ingest/words.lz4", text, ZSTD_TEST_LZ4_SIZE, NULL);
    CHECK(!zstd_unpack_lz4(STR("\x10"), out, 1) && !zstd_unpack_lz4(STR(""), out, 0) &&
              !zstd_unpack_lz4(STR("\x10x\x02\x00"), out, 5) &&
              zstd_unpack_lz4(STR("\x10x"), out, 1),
          "LZ4 blocks that end too early");
}
