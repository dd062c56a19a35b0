/* Rows of serve/memo: what is given again, for how long, and what is not noted. */

static bool memo_says(const char *key, int64_t now_ms, const char *value) {
    const response_cache *m = response_cache_find(str_of(key), now_ms);
    return value ? m && str_eq(m->value, str_of(value)) : !m;
}

static void memo_fill(const char *prefix, int64_t now_ms) {
    char key[32], value[32];
    for (int i = 0; i < 1000; i++) {
        snprintf(key, sizeof key, "%s%d", prefix, i);
        snprintf(value, sizeof value, "v%d", i);
        response_cache_keep(str_of(key), (response_cache){.value = str_of(value)}, now_ms);
    }
}

/* How many of those of memo_fill are there; -1: one with the answer of another. */
static int memo_filled(const char *prefix, int64_t now_ms) {
    char key[32], value[32];
    int count = 0;
    for (int i = 0; i < 1000; i++) {
        snprintf(key, sizeof key, "%s%d", prefix, i);
        snprintf(value, sizeof value, "v%d", i);
        const response_cache *m = response_cache_find(str_of(key), now_ms);
        if (m && !str_eq(m->value, str_of(value))) {
            return -1;
        }
        count += m != NULL;
    }
    return count;
}

static void test_response_cache(void) {
    static char large[RESPONSE_CACHE_VALUE_MAX + 1];
    char text[] = "answer";
    response_cache_clear();
    uint64_t before = response_cache_count();
    CHECK(memo_says("q", 5000, NULL), "nothing was noted");
    response_cache_keep(STR("q"), (response_cache){str_of(text), "text/plain", 60}, 5000);
    text[0] = 'A';
    CHECK(memo_says("q", 5000, "answer"), "the answer was copied");
    CHECK(EQ(response_cache_find(STR("q"), 5999)->max_age_s, 60), "what its owner noted is there");
    CHECK(memo_says("q", 6000, NULL), "after a second it is too old");
    CHECK(memo_says("Q", 5000, NULL) && memo_says("", 5000, NULL), "other questions");
    CHECK(EQ(response_cache_count() - before, 2), "what was given again is counted");
    response_cache_keep(STR("q"), (response_cache){.value = STR("newer")}, 5500);
    CHECK(memo_says("q", 6000, "newer"), "the newer answer counts");
    response_cache_clear();
    CHECK(memo_says("q", 6000, NULL), "all is forgotten");
    response_cache_keep(STR("large"), (response_cache){.value = {large, sizeof large}}, 6000);
    CHECK(memo_says("large", 6000, NULL), "a large answer is not noted");
    response_cache_keep((str){large, RESPONSE_CACHE_KEY_MAX + 1},
                        (response_cache){.value = STR("x")}, 6000);
    CHECK(!response_cache_find((str){large, RESPONSE_CACHE_KEY_MAX + 1}, 6000),
          "nor that to a long question");
    memo_fill("a", 7000);
    int filled = memo_filled("a", 7000);
    CHECK(filled > 1 && filled < 1000, "places are taken over, answers never mixed up");
}
