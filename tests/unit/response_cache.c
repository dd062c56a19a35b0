/* response_cache -- what is reused, for how long, and what is not cached. */

static bool response_cache_gives(const char *key, int64_t now_ms, const char *value) {
    const response_cache_entry *m = response_cache_find(str_of(key), now_ms);
    return value ? m && str_eq(m->value, str_of(value)) : !m;
}

static void response_cache_fill(const char *prefix, int64_t now_ms) {
    char key[32], value[32];
    for (int i = 0; i < 1000; i++) {
        snprintf(key, sizeof key, "%s%d", prefix, i);
        snprintf(value, sizeof value, "v%d", i);
        response_cache_put(str_of(key), (response_cache_entry){.value = str_of(value)}, now_ms);
    }
}

/* How many entries of response_cache_fill are left; -1: one has the value of another. */
static int response_cache_filled(const char *prefix, int64_t now_ms) {
    char key[32], value[32];
    int count = 0;
    for (int i = 0; i < 1000; i++) {
        snprintf(key, sizeof key, "%s%d", prefix, i);
        snprintf(value, sizeof value, "v%d", i);
        const response_cache_entry *m = response_cache_find(str_of(key), now_ms);
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
    uint64_t before = response_cache_hits();
    CHECK(response_cache_gives("q", 5000, NULL), "an empty cache");
    response_cache_put(STR("q"), (response_cache_entry){str_of(text), "text/plain", 60}, 5000);
    text[0] = 'A';
    CHECK(response_cache_gives("q", 5000, "answer"), "the answer was copied");
    CHECK(EQ(response_cache_find(STR("q"), 5999)->max_age_s, 60),
          "the entry keeps its other fields");
    CHECK(response_cache_gives("q", 6000, NULL), "after a second it is too old");
    CHECK(response_cache_gives("Q", 5000, NULL) && response_cache_gives("", 5000, NULL),
          "other keys");
    CHECK(EQ(response_cache_hits() - before, 2), "hits are counted");
    response_cache_put(STR("q"), (response_cache_entry){.value = STR("newer")}, 5500);
    CHECK(response_cache_gives("q", 6000, "newer"), "the newer answer replaces the older");
    response_cache_clear();
    CHECK(response_cache_gives("q", 6000, NULL), "clear empties the cache");
    response_cache_put(STR("large"), (response_cache_entry){.value = {large, sizeof large}}, 6000);
    CHECK(response_cache_gives("large", 6000, NULL), "a large answer is not cached");
    response_cache_put((str){large, RESPONSE_CACHE_KEY_MAX + 1},
                       (response_cache_entry){.value = STR("x")}, 6000);
    CHECK(!response_cache_find((str){large, RESPONSE_CACHE_KEY_MAX + 1}, 6000),
          "nor one with a long key");
    response_cache_fill("a", 7000);
    int filled = response_cache_filled("a", 7000);
    CHECK(filled > 1 && filled < 1000, "slots are reused, answers never mixed up");
}
