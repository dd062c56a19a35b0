/* sort: the order of records, in memory and through spilled runs. */

enum { SORT_TEST_MEMORY = SORT_MEMORY_MIN, REWINDS = 100 };

/* A record that grows with its number's hash: 4 to `most` bytes, many of them equal in the first
 * eight. */
static str sort_test_record(char *bytes, uint32_t number, size_t most) {
    uint64_t chance = hash_64(&number, sizeof number, 7);
    size_t len = 4 + (size_t)(chance % (most - 3));
    memset(bytes, 'a' + (int)(chance >> 40) % 3, len);
    sort_put(bytes + len - 4, number, 4);
    return (str){bytes, len};
}

/* Sorts `count` records, which fill the memory more than `runs` times, and checks order, number and
 * content (by a sum of hashes). */
static void sort_test_many(uint32_t count, size_t most, int64_t runs, const char *name) {
    static sorter s;
    static char bytes[SORT_RECORD_MAX], last[SORT_RECORD_MAX];
    call c = {.code = GEO_OK};
    void *memory = os_reserve(SORT_TEST_MEMORY);
    uint64_t sum = 0;
    int64_t bytes_in = 0;
    uint32_t taken = 0;
    bool ordered = true;
    str rec, before = STR_NONE;
    ASSERT(memory);
    sort_open(&s, memory, SORT_TEST_MEMORY, "sort-test");
    for (uint32_t i = 0; i < count; i++) {
        rec = sort_test_record(bytes, i, most);
        sum += hash_64(rec.at, rec.len, 0);
        bytes_in += (int64_t)rec.len;
        sort_add(&s, &c, rec);
    }
    sort_finish(&s, &c);
    CHECK(EQ(c.code, GEO_OK), name);
    CHECK((s.fd >= 0) == (runs > 0) && bytes_in >= runs * SORT_TEST_MEMORY, "so many runs");
    while (sort_next(&s, &c, &rec)) {
        ordered = ordered && str_cmp(before, rec) <= 0;
        sum -= hash_64(rec.at, rec.len, 0);
        memcpy(last, rec.at, rec.len);
        before = (str){last, rec.len};
        taken++;
    }
    CHECK(ordered, name);
    CHECK(EQ(taken, count) && EQ(sum, 0), name);
    CHECK(!sort_next(&s, &c, &rec) && !c.code, "the end stays the end");
    for (int i = 0; i < REWINDS; i++) { /* while the thread merges, or waits */
        sort_rewind(&s, &c);
        for (int k = 0; k < i; k++) {
            sort_next(&s, &c, &rec);
        }
    }
    for (sort_rewind(&s, &c); sort_next(&s, &c, &rec); taken--) {
        sum += hash_64(rec.at, rec.len, 0);
    }
    for (uint32_t i = 0; i < count; i++) {
        rec = sort_test_record(bytes, i, most);
        sum -= hash_64(rec.at, rec.len, 0);
    }
    CHECK(EQ(taken, 0) && EQ(sum, 0), "all once more");
    sort_close(&s);
}

/* Without a folder for the spill file the first full memory is the end: nothing is added or read
 * from then on, and the reason stays. */
static void sort_test_failure(void) {
    static sorter s;
    char bytes[64];
    call c = {.code = GEO_OK};
    void *memory = os_reserve(SORT_TEST_MEMORY);
    uint32_t added = 0;
    str rec;
    ASSERT(memory);
    sort_open(&s, memory, SORT_TEST_MEMORY, "/nonexistent/sort-test");
    while (!c.code && added < SORT_TEST_MEMORY) {
        sort_add(&s, &c, sort_test_record(bytes, added++, sizeof bytes));
    }
    CHECK(EQ(c.code, GEO_FILE) && strstr(c.why, "temporary file"), "no spill file");
    CHECK(EQ(s.records, added - 1), "the record that did not fit is not counted");
    sort_add(&s, &c, sort_test_record(bytes, 1, sizeof bytes));
    sort_finish(&s, &c);
    CHECK(EQ(s.records, added - 1) && !sort_next(&s, &c, &rec), "nothing happens after a failure");
    CHECK(EQ(c.code, GEO_FILE) && strstr(c.why, "temporary file"), "and the first reason stays");
    sort_close(&s);
}

/* A file that cannot grow: the thread that writes it fails, and the sorter says why. */
static void sort_test_full(void) {
    static sorter s;
    static char bytes[64];
    call c = {.code = GEO_OK};
    void *memory = os_reserve(SORT_TEST_MEMORY);
    struct rlimit limit, none;
    str rec;
    ASSERT(memory && getrlimit(RLIMIT_FSIZE, &limit) == 0);
    none = limit;
    none.rlim_cur = 4096;
    void (*before)(int) = signal(SIGXFSZ, SIG_IGN);
    sort_open(&s, memory, SORT_TEST_MEMORY, "sort-test");
    ASSERT(setrlimit(RLIMIT_FSIZE, &none) == 0);
    for (uint32_t i = 0; i < SORT_TEST_MEMORY && !c.code; i++) {
        sort_add(&s, &c, sort_test_record(bytes, i, sizeof bytes));
    }
    sort_finish(&s, &c);
    ASSERT(setrlimit(RLIMIT_FSIZE, &limit) == 0);
    signal(SIGXFSZ, before);
    CHECK(EQ(c.code, GEO_FILE) && strstr(c.why, "File too large"), "the thread's reason is told");
    CHECK(!sort_next(&s, &c, &rec), "and nothing is read");
    sort_close(&s);
}

static void test_sort(void) {
    sort_test_failure();
    sort_test_full();
    sort_test_many(0, 10, 0, "nothing to sort");
    sort_test_many(1, 10, 0, "one record");
    sort_test_many(1000, 30, 0, "in memory");
    sort_test_many(17, 12, 0, "one more than an insertion run");
    sort_test_many(60000, 40, 1, "through several runs");
    sort_test_many(12000, 20000, 100, "through a hundred runs, more than are merged at a time");
    sort_test_many(100, SORT_RECORD_MAX, 1, "records of the largest size");
    const int64_t numbers[] = {INT64_MIN, -5, -1, 0, 1, 300, INT64_MAX};
    for (size_t i = 1; i < LEN(numbers); i++) {
        char low[8], high[8];
        sort_put(low, sort_key(numbers[i - 1]), 8);
        sort_put(high, sort_key(numbers[i]), 8);
        CHECK(memcmp(low, high, 8) < 0, "byte order is number order");
        CHECK(EQ(sort_get(high, 8), sort_key(numbers[i])), "numbers come back");
    }
}
