/* packing -- packed columns and sets of rows, written and read back, whole and damaged. */

enum { PACKING_TEST_COUNT = 300, PACKING_TEST_BYTES = 4096 };

typedef struct {
    const char *name;
    uint32_t width;
    uint64_t first, step, below; /* the numbers: first + step * i, and a hash of i below `below` */
} packing_test;

static uint64_t packing_test_number(const packing_test *t, uint64_t i) {
    return t->first + t->step * i +
           (t->below ? hash_64((const char *)&i, sizeof i, 3) % t->below : 0);
}

/* A packed section of `count` numbers in blocks of 2^shift, and its row of the section table. */
static str packing_test_write(const packing_test *t, uint64_t count, uint32_t shift,
                              unsigned char row[IMAGE_SECTION_BYTES]) {
    static char bytes[PACKING_TEST_BYTES];
    uint64_t blocks = (count >> shift) + 1, done = 0;
    char *at = bytes + 2 * blocks;
    for (uint64_t b = 0; b < blocks; b++) {
        uint64_t numbers[PACKING_ROWS_MAX];
        unsigned n = 0;
        for (; n < 1u << shift && done < count; done++) {
            numbers[n++] = packing_test_number(t, done);
        }
        packing_put(bytes + 2 * b, (uint64_t)(at - bytes) - 2 * blocks, 2);
        at += packing_block(numbers, n, t->width, at);
    }
    at = memset(at, 0, IMAGE_PACKED_PADDING);
    memset(row, 0, IMAGE_SECTION_BYTES);
    row[0] = IMAGE_ID;
    row[4] = (unsigned char)t->width;
    row[5] = (unsigned char)shift;
    row[6] = 2;
    packing_put((char *)row + 16, count, 8);
    return (str){bytes, (size_t)(at + IMAGE_PACKED_PADDING - bytes)};
}

static bool packing_test_open(image *m, str section, const unsigned char *row) {
    static const uint64_t len = 0; /* the row says neither where nor how long */
    *m = (image){.places = 0};
    return bound_holds(image_section_bounds, LEN(image_section_bounds), row, &len) &&
           image_read_column(&m->columns[IMAGE_ID], row, (const unsigned char *)section.at,
                             section.len, section.len);
}

static const packing_test packing_tests[] = {
    {"one number", 3, 7, 0, 0},
    {"ascending", 3, 1000, 37, 0},
    {"few, far apart", 4, 0, 0, 2},
    {"all widths of a difference", 2, 0, 7, 29},
    {"a byte", 1, 0, 0, 256},
    {"three bytes", 3, 0, 0, 1 << 24},
    {"the widest", 7, 0, 0, UINT64_C(1) << 56},
};

static void packing_test_round(const packing_test *t) {
    static const uint64_t counts[] = {1, 31, 32, 33, 64, 128, 129, PACKING_TEST_COUNT};
    uint64_t wrong = 0;
    for (uint32_t shift = IMAGE_SHIFT_MIN; shift <= IMAGE_SHIFT_MAX; shift++) {
        for (size_t k = 0; k < LEN(counts); k++) {
            unsigned char row[IMAGE_SECTION_BYTES];
            image m;
            str section = guarded(packing_test_write(t, counts[k], shift, row));
            wrong += !packing_test_open(&m, section, row);
            for (uint64_t i = 0; i < counts[k]; i++) {
                wrong += image_value(&m, IMAGE_ID, i) != packing_test_number(t, i);
            }
            wrong += image_value(&m, IMAGE_ID, counts[k]) != 0;
        }
    }
    CHECK(EQ(wrong, 0), t->name);
}

/* Every byte of the section and of its row changed, one at a time: no number is too wide, and the
 * guard sees reads outside. */
static void packing_test_damage(const packing_test *t) {
    static const unsigned char changes[] = {0, 1, 7, 8, 56, 57, 64, 71, 72, 127, 128, 255};
    enum { COUNT = 70 };
    uint64_t wide = 0, refused = 0;
    for (size_t at = 0; at < PACKING_TEST_BYTES; at++) {
        unsigned char row[IMAGE_SECTION_BYTES];
        str whole = packing_test_write(t, COUNT, 5, row);
        for (size_t k = 0; k < LEN(changes) && at < whole.len + sizeof row; k++) {
            image m;
            str section = guarded(whole);
            char old = at < whole.len ? section.at[at] : (char)row[at - whole.len];
            char *byte = at < whole.len ? (char *)section.at + at : (char *)row + at - whole.len;
            *byte = (char)changes[k];
            bool good = packing_test_open(&m, section, row);
            refused += !good;
            for (uint64_t i = 0; good && i < COUNT; i++) {
                uint32_t width = m.columns[IMAGE_ID].width;
                wide += width < 8 && image_value(&m, IMAGE_ID, i) >> (8 * width) != 0;
            }
            *byte = old;
        }
    }
    CHECK(EQ(wide, 0) && refused > 0, t->name);
}

/* Numbers of so many bits, one after the other, whose last byte is the last that can be read. */
static void packing_test_narrow(void) {
    enum { COUNT = 61 };
    uint64_t wrong = 0;
    for (unsigned bits = 1; bits <= IMAGE_PACKED_BITS_MAX; bits++) {
        char bytes[COUNT * 7] = {0};
        unsigned char row[IMAGE_SECTION_BYTES] = {0};
        uint64_t numbers[COUNT];
        image m;
        for (unsigned i = 0; i < COUNT * bits; i++) {
            uint64_t bit = hash_64((const char *)&i, sizeof i, bits) & 1;
            numbers[i / bits] = (i % bits ? numbers[i / bits] : 0) | bit << i % bits;
            bytes[i / 8] = (char)((unsigned char)bytes[i / 8] | bit << i % 8);
        }
        row[0] = IMAGE_ID;
        row[4] = (unsigned char)((bits + 7) / 8);
        row[5] = IMAGE_SHIFT_BITS;
        row[6] = (unsigned char)bits;
        row[16] = COUNT;
        str section = guarded((str){bytes, (COUNT * bits + 7) / 8});
        wrong += !packing_test_open(&m, section, row);
        for (uint64_t i = 0; i < COUNT; i++) {
            wrong += image_value(&m, IMAGE_ID, i) != numbers[i];
        }
        wrong += image_value(&m, IMAGE_ID, COUNT) != 0;
        row[16] = COUNT + 8;
        wrong += packing_test_open(&m, section, row);
        row[16] = COUNT;
        row[6] = (unsigned char)(8 * row[4] + 1);
        wrong += packing_test_open(&m, section, row);
    }
    CHECK(EQ(wrong, 0), "numbers of 1 to 56 bits, and none that do not fit");
}

static void packing_test_set(void) {
    enum { ROWS = 1000 };
    static char bytes[(ROWS / IMAGE_SET_ROWS + 1) * IMAGE_SET_BYTES];
    uint32_t count = 0;
    for (uint32_t row = 0; row < ROWS; row++) {
        char *entry = bytes + row / IMAGE_SET_ROWS * IMAGE_SET_BYTES;
        if (row % IMAGE_SET_ROWS == 0) {
            packing_set_begin(entry, count);
        }
        if (row % 7 == 3 || row % 64 > 60) {
            packing_set_add(entry, row);
            count++;
        }
    }
    str section = guarded((str){bytes, sizeof bytes});
    image m = {.places = ROWS};
    m.columns[IMAGE_BOX_PLACE] =
        (image_column){.at = (const unsigned char *)section.at, .count = section.len, .width = 1};
    uint64_t wrong = 0, index = 0;
    count = 0;
    for (uint32_t row = 0; row < ROWS; row++) {
        bool has = row % 7 == 3 || row % 64 > 60;
        wrong += image_find(&m, IMAGE_BOX_PLACE, row, &index) != has || (has && index != count);
        count += has;
    }
    CHECK(EQ(wrong, 0) && !image_find(&m, IMAGE_BOX_PLACE, 4 * IMAGE_SET_ROWS, &index) &&
              !image_find(&m, IMAGE_BOX_PLACE, UINT32_MAX, &index),
          "a set of rows, and rows outside of it");
}

static void test_packing(void) {
    for (size_t i = 0; i < LEN(packing_tests); i++) {
        packing_test_round(&packing_tests[i]);
        packing_test_damage(&packing_tests[i]);
    }
    packing_test_narrow();
    packing_test_set();
}
