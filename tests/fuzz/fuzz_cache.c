/* fuzz_cache -- a damaged cache file: the input overwrites bytes of a valid one, then the program's
 * own sequence runs on it: repair when it is torn, get, put, repair. No crash, no endless loop, and
 * what was put can be read back. The input is pairs of a 3-byte offset and a byte. */

enum { FUZZ_CACHE_ENTRIES = 8, FUZZ_CACHE_BYTES = 64 << 10, FUZZ_CACHE_KEYS = 12 };

static _Alignas(max_align_t) char fuzz_cache_memory[FUZZ_CACHE_BYTES],
    fuzz_cache_good[FUZZ_CACHE_BYTES], fuzz_cache_scratch[128 << 10];

static str fuzz_cache_key(int key, char room[8]) {
    memcpy(room, "key 000", 8);
    room[6] = (char)('a' + key);
    return (str){room, 7};
}

static bool fuzz_cache_get(lru *s, int key, str *value) {
    static char memory[LRU_ITEM_MAX];
    char room[8];
    arena a = arena_of(memory, sizeof memory);
    int64_t stored_ms = 0;
    bool mark = false;
    return lru_get(s, fuzz_cache_key(key, room), &a, value, &stored_ms, &mark);
}

static bool fuzz_cache_put(lru *s, int key, size_t size) {
    static char bytes[4096];
    char room[8];
    memset(bytes, 'a' + key, size);
    return lru_put(s, fuzz_cache_key(key, room), (str){bytes, size}, key, key & 1);
}

/* A value is all of its key's letter: the check sum lets nothing else through. */
static void fuzz_cache_check(int key, str value) {
    for (size_t i = 0; i < value.len; i++) {
        ASSERT(value.at[i] == 'a' + key);
    }
}

static void fuzz_cache_make_good(void) {
    lru s = lru_view(fuzz_cache_good, fuzz_cache_scratch, FUZZ_CACHE_ENTRIES);
    ASSERT(lru_size(FUZZ_CACHE_ENTRIES) <= FUZZ_CACHE_BYTES);
    ASSERT(lru_scratch_size(FUZZ_CACHE_ENTRIES) <= sizeof fuzz_cache_scratch);
    lru_format(&s);
    for (int key = 0; key < FUZZ_CACHE_ENTRIES; key++) {
        ASSERT(fuzz_cache_put(&s, key, 100 + 150 * (size_t)key));
    }
    ASSERT(fuzz_cache_put(&s, 2, 2000));
}

static void fuzz_cache_run(lru *s) {
    for (int key = 0; key < FUZZ_CACHE_KEYS; key++) {
        str value;
        if (lru_is_torn(s)) {
            lru_repair(s);
        }
        if (fuzz_cache_get(s, key, &value)) {
            fuzz_cache_check(key, value);
        }
        if (lru_is_torn(s)) {
            lru_repair(s);
        }
        fuzz_cache_put(s, FUZZ_CACHE_KEYS - 1 - key, 300 * (size_t)key % 4000);
    }
    lru_repair(s);
    for (int key = 0; key < FUZZ_CACHE_KEYS; key++) {
        str value;
        ASSERT(fuzz_cache_put(s, key, 333) && fuzz_cache_get(s, key, &value) && value.len == 333);
        fuzz_cache_check(key, value);
    }
    ASSERT(!lru_is_torn(s) && lru_count(s) <= FUZZ_CACHE_ENTRIES);
}

static int fuzz_cache(const uint8_t *data, size_t size) {
    if (!fuzz_cache_good[0]) {
        fuzz_cache_make_good();
    }
    memcpy(fuzz_cache_memory, fuzz_cache_good, sizeof fuzz_cache_memory);
    size_t span = lru_size(FUZZ_CACHE_ENTRIES);
    for (size_t i = 0; i + 4 <= size; i += 4) {
        size_t at = ((size_t)data[i] << 16 | (size_t)data[i + 1] << 8 | data[i + 2]) % span;
        fuzz_cache_memory[at] = (char)data[i + 3];
    }
    lru s = lru_view(fuzz_cache_memory, fuzz_cache_scratch, FUZZ_CACHE_ENTRIES);
    if (lru_is_ours(&s)) {
        fuzz_cache_run(&s);
    }
    return 0;
}
