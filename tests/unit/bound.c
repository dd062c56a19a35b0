/* bound -- every kind of field at its limits. */

typedef struct {
    int32_t small;
    uint32_t reference;
    int64_t large;
    double degrees, maybe;
    unsigned char little[3], one;
    char text[4], texts[2][4];
} bound_sample;

static const bound bound_sample_rows[] = {
    BOUND(bound_sample, small, BOUND_INT, .min = -1, .max = 5),
    BOUND(bound_sample, reference, BOUND_UINT, .limit = 2),
    BOUND(bound_sample, large, BOUND_INT, .min = INT64_MIN, .max = 0),
    BOUND(bound_sample, degrees, BOUND_REAL, .min = -90, .max = 90),
    BOUND(bound_sample, maybe, BOUND_MAYBE, .max = 1),
    BOUND(bound_sample, little, BOUND_LITTLE, .min = 1, .max = 0x10000),
    BOUND(bound_sample, one, BOUND_UINT, .min = 1, .max = 2),
    BOUND(bound_sample, text, BOUND_TEXT),
    BOUND(bound_sample, texts[0], BOUND_TEXT, .count = 2, .stride = 4),
};

enum { SMALL, REFERENCE, LARGE, DEGREES, NOT_KNOWN, LITTLE, ONE };

/* One number of a good sample is changed. */
static const struct {
    const char *what;
    int row;
    double number;
    bool holds;
} bound_cases[] = {
    {"the least", SMALL, -1, true},
    {"the greatest", SMALL, 5, true},
    {"below", SMALL, -2, false},
    {"above", SMALL, 6, false},
    {"the last thing", REFERENCE, 7, true},
    {"no such thing", REFERENCE, 8, false},
    {"a large one", LARGE, -9223372036854775808.0, true},
    {"a large one above", LARGE, 1, false},
    {"a latitude", DEGREES, -90, true},
    {"a latitude above", DEGREES, 90.0001, false},
    {"a latitude that is no number", DEGREES, NAN, false},
    {"not known", NOT_KNOWN, NAN, true},
    {"endless", NOT_KNOWN, INFINITY, false},
    {"a little one", LITTLE, 0x10000, true},
    {"a little one below", LITTLE, 0, false},
    {"a little one above", LITTLE, 0x10001, false},
    {"one byte", ONE, 2, true},
    {"one byte above", ONE, 3, false},
};

static bool bound_test(const bound_sample *s) {
    const uint64_t limits[] = {0, 7};
    return bound_holds(bound_sample_rows, LEN(bound_sample_rows), s, limits);
}

static void test_bound(void) {
    const bound_sample good = {.little = {1}, .one = 1, .text = "abc"};
    CHECK(bound_test(&good), "a good one");
    for (size_t i = 0; i < LEN(bound_cases); i++) {
        const bound *row = &bound_sample_rows[bound_cases[i].row];
        bool is_real = row->kind == BOUND_REAL || row->kind == BOUND_MAYBE;
        double number = bound_cases[i].number;
        int64_t whole = is_real ? 0 : (int64_t)number;
        bound_sample s = good;
        memcpy((char *)&s + row->at, is_real ? (const void *)&number : &whole, row->size);
        CHECK(EQ(bound_test(&s), bound_cases[i].holds), bound_cases[i].what);
    }
    bound_sample s = good;
    s.text[3] = 'd';
    CHECK(!bound_test(&s), "a text without an end");
    s = good;
    memcpy(s.texts[1], "\xC3", 2);
    CHECK(!bound_test(&s), "the second text of two is not UTF-8");
}
