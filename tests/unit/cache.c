/* cache -- lru as a data structure (against a plain model, and with damaged bytes), place_codec,
 * and the cache in memory and in a shared file whose writers are killed. */
#include <fcntl.h>
#include <signal.h>
#include <sys/file.h>
#include <sys/wait.h>
#include <unistd.h>

enum { LRU_TEST_ENTRIES = 16 };

static char lru_test_memory[256 << 10], lru_test_scratch[160 << 10];

static lru lru_test_new(uint32_t entries) {
    ASSERT(lru_size(entries) <= sizeof lru_test_memory);
    ASSERT(lru_scratch_size(entries) <= sizeof lru_test_scratch);
    memset(lru_test_memory, 0, sizeof lru_test_memory);
    lru s = lru_view(lru_test_memory, lru_test_scratch, entries);
    lru_format(&s);
    return s;
}

/* The value of a key: its own digits repeated, so that any wrong byte shows. */
static str lru_test_value(int key, int version, size_t len, char *room) {
    char unit[32];
    size_t size = (size_t)snprintf(unit, sizeof unit, "%d.%d|", key, version);
    for (size_t i = 0; i < len; i++) {
        room[i] = unit[i % size];
    }
    return (str){room, len};
}

static str lru_test_key(int key, char room[32]) {
    return (str){room, (size_t)snprintf(room, 32, "key %d", key)};
}

/* Whether the table returns exactly that value for the key. */
static bool lru_test_has(lru *s, int key, str expected) {
    char room[32], memory[70000];
    arena a = arena_of(memory, sizeof memory);
    str value;
    int64_t stored_ms = 0;
    bool mark = false;
    return lru_get(s, lru_test_key(key, room), &a, &value, &stored_ms, &mark) &&
           str_eq(value, expected) && stored_ms == 1000 + key && mark == (key % 2 == 1);
}

static bool lru_test_put(lru *s, int key, str value) {
    char room[32];
    return lru_put(s, lru_test_key(key, room), value, 1000 + key, key % 2 == 1);
}

static void test_lru_basics(void) {
    char room[70000];
    lru s = lru_test_new(LRU_TEST_ENTRIES);
    CHECK(lru_is_ours(&s) && EQ(lru_count(&s), 0) && EQ(lru_bytes(&s), 0), "a new one is empty");
    CHECK(!lru_test_has(&s, 1, STR("")), "nothing is in it");
    const size_t sizes[] = {0, 1, 200, 249, 250, 251, 256, 257, 511, 512, 4000, 12000};
    for (size_t i = 0; i < LEN(sizes); i++) {
        str value = lru_test_value(7, 0, sizes[i], room);
        CHECK(lru_test_put(&s, 7, value) && lru_test_has(&s, 7, value), "a value of any size");
        CHECK(EQ(lru_count(&s), 1), "replaced, not added");
    }
    CHECK(!lru_test_put(&s, 8, lru_test_value(8, 0, 66000, room)), "too large is refused");
    CHECK(lru_test_has(&s, 7, lru_test_value(7, 0, 12000, room)), "and evicts nothing");
    CHECK(!lru_put(&s, STR(""), STR("x"), 0, false), "no key");
    lru none = lru_test_new(0);
    CHECK(!lru_put(&none, STR("a"), STR("b"), 1, false) && EQ(lru_count(&none), 0),
          "a table of size 0 keeps nothing");
    CHECK(!lru_test_has(&none, 1, STR("")), "and finds none");
    CHECK(EQ(lru_size(UINT32_MAX), 0), "too many entries");
}

static void test_lru_order(void) {
    char room[4096];
    lru s = lru_test_new(LRU_TEST_ENTRIES);
    for (int key = 0; key < LRU_TEST_ENTRIES; key++) {
        lru_test_put(&s, key, lru_test_value(key, 0, 100, room));
    }
    CHECK(lru_test_has(&s, 0, lru_test_value(0, 0, 100, room)), "the oldest is used again");
    lru_test_put(&s, 100, lru_test_value(100, 0, 100, room));
    CHECK(lru_test_has(&s, 0, lru_test_value(0, 0, 100, room)), "what was used stays");
    CHECK(!lru_test_has(&s, 1, lru_test_value(1, 0, 100, room)), "the longest unused goes");
    CHECK(EQ(lru_count(&s), LRU_TEST_ENTRIES), "full");
    /* 16 entries have 256 blocks; a value of 40 blocks evicts the oldest until it fits. */
    char large[40 * 256];
    CHECK(lru_test_put(&s, 200, lru_test_value(200, 0, 10000, large)), "a large one");
    int left = 0;
    for (int key = 0; key < 8; key++) {
        CHECK(lru_test_put(&s, 300 + key, lru_test_value(300 + key, 0, 10000, large)),
              "room is made by blocks");
    }
    for (int key = 300; key < 308; key++) {
        left += lru_test_has(&s, key, lru_test_value(key, 0, 10000, large));
    }
    CHECK(EQ(left, 6) && !lru_is_torn(&s), "six of 40 blocks fit into 256");
}

/* Damage that a get finds stays marked until the repair. */
static void test_lru_damaged_order(void) {
    char room[32], memory[64];
    lru s = lru_test_new(LRU_TEST_ENTRIES);
    arena a = arena_of(memory, sizeof memory);
    str value;
    int64_t ms;
    bool mark;
    lru_test_put(&s, 1, STR("a"));
    lru_test_put(&s, 2, STR("b"));
    s.head->oldest = 2;
    CHECK(lru_get(&s, lru_test_key(1, room), &a, &value, &ms, &mark) && s.head->torn,
          "a damaged order of use is not taken for whole");
    lru_repair(&s);
    CHECK(!lru_is_torn(&s) && EQ(lru_count(&s), 2), "and repaired");
}

/* A long random run against an array of what was put last; the table may forget, but never err. */
static void test_lru_model(void) {
    enum { KEYS = 40, STEPS = 20000 };
    static int versions[KEYS];
    static size_t sizes[KEYS];
    static char room[16384];
    lru s = lru_test_new(LRU_TEST_ENTRIES);
    uint64_t chance = 88172645463325252ULL;
    int wrong = 0, found = 0;
    memset(sizes, 0, sizeof sizes);
    for (int i = 0; i < STEPS; i++) {
        chance ^= chance << 13;
        chance ^= chance >> 7;
        chance ^= chance << 17;
        int key = (int)(chance >> 8 & 0xFFFF) % KEYS;
        if (chance & 1) {
            sizes[key] = 1 + (size_t)(chance >> 32 & 0xFFFF) % 3000;
            str value = lru_test_value(key, ++versions[key], sizes[key], room);
            wrong += !lru_test_put(&s, key, value);
        } else {
            char text[32], memory[4096];
            arena a = arena_of(memory, sizeof memory);
            str value;
            int64_t ms;
            bool mark;
            if (lru_get(&s, lru_test_key(key, text), &a, &value, &ms, &mark)) {
                found++;
                wrong += !str_eq(value, lru_test_value(key, versions[key], sizes[key], room));
            }
        }
        wrong += lru_is_torn(&s) || lru_count(&s) > LRU_TEST_ENTRIES;
    }
    CHECK(EQ(wrong, 0), "20,000 steps against a model");
    CHECK(found > 1000, "many of them found something");
}

/* Whichever byte is damaged, no wrong value is returned, and after the repair the table works. */
static void test_lru_damage(void) {
    static char good[sizeof lru_test_memory], room[2048];
    lru s = lru_test_new(LRU_TEST_ENTRIES);
    for (int key = 0; key < 12; key++) {
        lru_test_put(&s, key, lru_test_value(key, 0, 300, room));
    }
    lru_test_put(&s, 3, lru_test_value(3, 0, 700, room)); /* leaves free blocks behind */
    memcpy(good, lru_test_memory, sizeof good);
    size_t size = lru_size(LRU_TEST_ENTRIES), wrong = 0, lost = 0, cases = 0;
    for (size_t at = 0; at < size; at += at < 8192 ? 1 : 61) {
        memcpy(lru_test_memory, good, size);
        lru_test_memory[at] = (char)(lru_test_memory[at] ^ (1 << at % 8) ^ 0x80);
        s = lru_view(lru_test_memory, lru_test_scratch, LRU_TEST_ENTRIES);
        if (!lru_is_ours(&s)) {
            continue;
        }
        cases++;
        for (int key = 0; key < 14; key++) {
            char text[32], memory[4096];
            arena a = arena_of(memory, sizeof memory);
            str value;
            int64_t ms;
            bool mark;
            if (lru_is_torn(&s)) {
                lru_repair(&s);
            }
            if (lru_get(&s, lru_test_key(key, text), &a, &value, &ms, &mark)) {
                wrong += !str_eq(value, lru_test_value(key, 0, key == 3 ? 700 : 300, room));
            } else {
                lost += key < 12;
            }
            lru_test_put(&s, 12 + key % 2, lru_test_value(12 + key % 2, 0, 300, room));
        }
        lru_repair(&s);
        wrong += lru_is_torn(&s);
        for (int key = 20; key < 40; key++) {
            wrong += !lru_test_put(&s, key, lru_test_value(key, 0, 500, room)) ||
                     !lru_test_has(&s, key, lru_test_value(key, 0, 500, room));
        }
    }
    CHECK(EQ(wrong, 0), "no damaged byte yields a wrong value or breaks the table");
    CHECK(cases > 8000, "thousands of damaged bytes were tried");
    CHECK(lost < cases * 4, "most entries survive one damaged byte");
}

/* A process died between lru_begin and lru_end: entries that were intact still are. */
static void test_lru_torn(void) {
    static char room[3072];
    lru s = lru_test_new(LRU_TEST_ENTRIES);
    for (int key = 0; key < 10; key++) {
        lru_test_put(&s, key, lru_test_value(key, 0, 300, room));
    }
    lru_entry *e = &s.entries[4]; /* key 4 is partly overwritten by a new value */
    memset(s.blocks + (e->block - 1) * LRU_BLOCK + 100, 'x', 50);
    s.head->torn = 1;
    s.head->newest = 3; /* and the order of use is broken */
    s.head->oldest = 0;
    CHECK(lru_is_torn(&s), "the next one sees it");
    lru_repair(&s);
    CHECK(!lru_is_torn(&s) && EQ(lru_count(&s), 9), "only the torn entry is gone");
    int kept = 0;
    for (int key = 0; key < 10; key++) {
        kept += lru_test_has(&s, key, lru_test_value(key, 0, 300, room));
    }
    CHECK(EQ(kept, 9) && !lru_test_has(&s, 4, lru_test_value(4, 0, 300, room)),
          "the rest is whole");
    for (int key = 20; key < 60; key++) {
        lru_test_put(&s, key, lru_test_value(key, 0, 3000, room));
    }
    CHECK(EQ(lru_count(&s), LRU_TEST_ENTRIES) && !lru_is_torn(&s), "and it fills up as before");
}

/* ---- place_codec ---- */

/* A place with all that is encoded, and one with the least. */
static place_list codec_test_places(void) {
    static str_pair parts[] = {{STR_ROW("road"), STR_ROW("Rue Grimaldi")},
                               {STR_ROW("country_code"), STR_ROW("mc")}};
    static place list[2];
    list[0] = list[1] = place_new();
    list[0].lat = 43.7;
    list[0].lon = 7.4;
    list[0].display_name = STR("Rue Grimaldi, Monaco");
    list[0].name = STR("");
    list[0].osm_type = STR("way");
    list[0].osm_id = 42;
    list[0].place_rank = 26;
    list[0].importance = -0.0007;
    list[0].box = (bbox){179, -1, -179, 1};
    list[0].category = STR("highway");
    list[0].type = STR("residential");
    list[0].address = (str_pairs){parts, 2};
    list[0].names = (str_pairs){parts + 1, 1};
    list[0].tags = (str_pairs){parts, 0};
    list[1].lat = -90;
    list[1].lon = 180;
    list[1].display_name = STR("x");
    return (place_list){list, 2};
}

static void test_place_codec(void) {
    static char memory[64 << 10], bytes[8 << 10];
    arena a = arena_of(memory, sizeof memory);
    place_list places = codec_test_places(), back;
    out o = out_of(bytes, sizeof bytes);
    place_codec_write(&o, &places);
    CHECK(!o.full && place_codec_read(&a, out_str(&o), &back) && EQ(back.count, 2),
          "there and back");
    const place *p = &back.at[0];
    CHECK(EQ(p->lat, 43.7) && EQ(p->lon, 7.4) && EQ(p->osm_id, 42) && EQ(p->place_rank, 26) &&
              EQ(p->importance, -0.0007) && EQ(p->box.west, 179) && EQ(p->box.east, -179),
          "numbers");
    CHECK(EQ_STR(p->display_name, places.at[0].display_name) && p->name.at && !p->name.len &&
              EQ_STR(p->osm_type, STR("way")) && EQ_STR(p->id, STR("W42")) && !p->address_type.at,
          "texts, absent ones absent");
    CHECK(EQ(p->address.count, 2) && EQ_STR(place_part(p, "road"), STR("Rue Grimaldi")), "address");
    CHECK(EQ(p->names.count, 1) &&
              EQ_STR(record_pairs_get(&p->names, STR("country_code")), STR("mc")) && p->tags.at &&
              !p->tags.count && !back.at[1].names.at && !back.at[1].tags.at,
          "names and tags: some, none, absent");
    CHECK(!place_codec_read(&a, str_from(out_str(&o), 1), &back) &&
              !place_codec_read(&a, STR("\0"), &back) && (unsigned char)bytes[0] > PLACE_LIMIT_MAX,
          "older formats are not read, nor would their programs read this one");
    CHECK(place_codec_read(&a, out_str(&o), &back), "and again");
    CHECK(!back.at[1].id.at && EQ(back.at[1].osm_id, RECORD_NO_INT), "no id");
    place_list none = {NULL, 0};
    o = out_of(bytes, sizeof bytes);
    place_codec_write(&o, &none);
    CHECK(place_codec_read(&a, out_str(&o), &back) && EQ(back.count, 0), "none is a list too");
}

static void test_place_codec_limits(void) {
    static char memory[20000], bytes[8 << 10];
    place_list places = codec_test_places(), back;
    out o = out_of(bytes, sizeof bytes);
    place_codec_write(&o, &places);
    int accepted = 0;
    for (size_t len = 0; len < o.len; len++) {
        arena a = arena_of(memory, sizeof memory);
        accepted += place_codec_read(&a, (str){bytes, len}, &back);
    }
    CHECK(EQ(accepted, 0), "no prefix is accepted");
    for (size_t size = 0; size < 900; size += 7) {
        arena tight = arena_of(memory, size);
        accepted += place_codec_read(&tight, out_str(&o), &back) && back.count != 2;
    }
    CHECK(EQ(accepted, 0), "an arena that is too small is no crash");
    for (size_t cap = 0; cap < o.len; cap++) {
        out small = out_of(memory, cap);
        place_codec_write(&small, &places);
        accepted += !small.full;
    }
    CHECK(EQ(accepted, 0), "what does not fit says so");
    arena a = arena_of(memory, 100);
    CHECK(!place_codec_read(&a, STR("\x83\xFF rest"), &back) && !a.full && !back.count,
          "more places than allowed take no memory");
}

/* ---- the cache ---- */

/* A path without a file, private to this process. */
static const char *cache_test_path(void) {
    static char path[64];
    snprintf(path, sizeof path, "/tmp/geocoder-unit-cache.%d", (int)getpid());
    unlink(path);
    return path;
}

static void cache_test_settings(int size, int ttl_s, const char *file) {
    log_setup(LOG_ERROR, false); /* these tests provoke warnings */
    memset(&config_state.values, 0, sizeof config_state.values);
    config_state.values.cache_size = size;
    config_state.values.cache_ttl_s = ttl_s;
    config_state.values.cache_file = str_of(file);
    memset(&CACHE, 0, sizeof CACHE);
    CACHE.shared.lock = (os_mutex)OS_MUTEX_INIT;
    CHECK(cache_start(), "the cache starts");
}

static bool cache_test_get(const char *key, cache_want want, cache_hit *hit) {
    static char memory[8192];
    arena a = arena_of(memory, sizeof memory);
    return cache_get(str_of(key), &a, want, hit);
}

static void test_cache_memory(void) {
    cache_hit hit;
    cache_test_settings(4, 3600, NULL);
    CHECK(!cache_test_get("a", CACHE_FRESH, &hit), "a miss");
    CHECK(!cache_test_get("a", CACHE_PEEK, &hit), "a look that is no miss");
    cache_put(STR("a"), STR("one"), false);
    CHECK(cache_test_get("a", CACHE_FRESH, &hit) && EQ_STR(hit.value, STR("one")) && !hit.stale &&
              hit.age_s >= 0 && hit.age_s < 60,
          "a hit");
    cache_stats stats = cache_count();
    CHECK(EQ(stats.hits, 1) && EQ(stats.misses, 1) && EQ(stats.entries, 1) &&
              EQ(stats.bytes, LRU_BLOCK) && stats.capacity > 4 * 4096 && !stats.is_shared,
          "counted");
    config_state.values.cache_ttl_s = 0;
    CHECK(!cache_test_get("a", CACHE_FRESH, &hit), "past its time");
    CHECK(cache_test_get("a", CACHE_STALE, &hit) && hit.stale, "but still there");
    /* As if stored 700 s ago: an answer is fresh for an hour, "nothing found" for ten minutes. */
    config_state.values.cache_ttl_s = 3600;
    lru_put(&CACHE.active, STR("old"), STR("x"), os_unix_ms() - 700000, false);
    lru_put(&CACHE.active, STR("none"), STR("x"), os_unix_ms() - 700000, true);
    CHECK(cache_test_get("old", CACHE_FRESH, &hit) && hit.age_s >= 700, "an older answer");
    CHECK(!cache_test_get("none", CACHE_FRESH, &hit), "an older miss");
    lru_put(&CACHE.active, STR("future"), STR("x"), os_unix_ms() + 7200000, false);
    CHECK(!cache_test_get("future", CACHE_FRESH, &hit), "from before the clock was set back");

    cache_test_settings(0, 3600, NULL);
    cache_put(STR("a"), STR("one"), false);
    CHECK(!cache_test_get("a", CACHE_STALE, &hit), "size 0 is off");
    int *borrowed = cache_borrow(64);
    *borrowed = 5;
    cache_return();
    borrowed = cache_borrow(64);
    CHECK(EQ(*borrowed, 5), "but lends its bytes");
    cache_return();
}

static bool cache_file_holds(const char *path, str text) {
    char room[64];
    arena a = arena_of(room, sizeof room);
    str held;
    return os_read_file(path, &a, sizeof room, &held) == GEO_OK && str_eq(held, text);
}

static void test_cache_file(void) {
    const char *path = cache_test_path();
    cache_hit hit;
    cache_test_settings(64, 3600, path);
    CHECK(cache_count().is_shared, "kept in the file");
    cache_put(STR("a"), STR("one"), false);
    cache_test_settings(64, 3600, path);
    CHECK(cache_test_get("a", CACHE_FRESH, &hit) && EQ_STR(hit.value, STR("one")),
          "the next process has it");
    cache_test_settings(32, 3600, path);
    CHECK(!cache_test_get("a", CACHE_FRESH, &hit) && cache_count().is_shared,
          "another size is another file");
    cache_put(STR("a"), STR("two"), false);
    CACHE.active.head->version++; /* as a newer version would leave it */
    CHECK(!cache_test_get("a", CACHE_FRESH, &hit) && !cache_count().is_shared,
          "a running process leaves a file that another version has taken");
    cache_put(STR("a"), STR("own"), false);
    CHECK(cache_test_get("a", CACHE_FRESH, &hit) && EQ_STR(hit.value, STR("own")), "and goes on");
    cache_test_settings(32, 3600, path);
    CHECK(cache_count().is_shared && !cache_test_get("a", CACHE_FRESH, &hit),
          "a starting one begins afresh");
    unlink(path);
    CHECK(os_test_write(path, STR("dear diary")), "a file of somebody's");
    cache_test_settings(32, 3600, path);
    CHECK(!cache_count().is_shared && cache_file_holds(path, STR("dear diary")),
          "what is no cache is left alone");
    unlink(path);
    CHECK(EQ(mkfifo(path, 0600), 0), "a pipe");
    cache_test_settings(32, 3600, path);
    CHECK(!cache_count().is_shared, "does not stop the start");
    cache_test_settings(32, 3600, "/no/such/folder/cache");
    cache_put(STR("a"), STR("own"), false);
    CHECK(!cache_count().is_shared && cache_test_get("a", CACHE_FRESH, &hit),
          "a file that cannot be is no reason to stop");
    unlink(path);
}

/* Starts the cache with this file; returns what is logged. */
static str cache_test_start_log(const char *path) {
    cache_test_settings(32, 3600, path);
    log_capture_begin();
    log_setup(LOG_WARN, false);
    CHECK(cache_start(), "the cache starts");
    log_setup(LOG_ERROR, false);
    return log_capture_end();
}

/* A machine that starts in 1970, and whose clock is set later. */
static void test_cache_1970(void) {
    const char *path = cache_test_path();
    cache_hit hit;
    CHECK(EQ_STR(cache_test_start_log(path), STR("")), "a clock that is right is nothing to tell");
    cache_put(STR("a"), STR("now"), false);
    wall_clock_set_1970(true);
    CHECK(EQ(os_unix_ms() / 60000, 60), "an hour of 1970");
    CHECK(str_find(cache_test_start_log(path), STR("warn clock_wrong: the clock")) > 0 &&
              cache_count().is_shared,
          "a clock of 1970 is told");
    CHECK(!cache_test_get("a", CACHE_FRESH, &hit), "answers from later are not fresh");
    CHECK(cache_test_get("a", CACHE_STALE, &hit) && hit.stale && EQ_STR(hit.value, STR("now")),
          "but there when the upstream is not");
    cache_put(STR("b"), STR("then"), false);
    CHECK(cache_test_get("b", CACHE_FRESH, &hit), "what is asked meanwhile is kept");
    wall_clock_set_1970(false);
    CHECK(!cache_test_get("b", CACHE_FRESH, &hit), "and is old when the clock is set");
    CHECK(cache_test_get("a", CACHE_FRESH, &hit), "the other is fresh again");
    unlink(path);
}

/* Children write to the file as fast as they can and are killed, with those of an index build
 * (tests/e2e_index.c) a thousand; all that is found is intact. */
static void test_cache_kill(void) {
    enum { ROUNDS = 800, KEYS = 50 };
    const char *path = cache_test_path();
    char room[2048], text[32];
    cache_test_settings(32, 3600, path);
    int found = 0, wrong = 0;
    for (int round = 0; round < ROUNDS; round++) {
        pid_t child = check_fork();
        int i = 0;
        while (child == 0) { /* until it is killed */
            i = (i + 1) % (KEYS * ROUNDS);
            int key = (i * 7 + round) % KEYS;
            cache_put(lru_test_key(key, text), lru_test_value(key, 0, 200 + (size_t)key * 17, room),
                      false);
        }
        os_sleep_until(os_now_ms() + 2 + round % 5);
        kill(child, SIGKILL);
        waitpid(child, NULL, 0);
        for (int key = 0; key < KEYS; key++) {
            cache_hit hit;
            lru_test_key(key, text);
            if (cache_test_get(text, CACHE_FRESH, &hit)) {
                found++;
                wrong += !str_eq(hit.value, lru_test_value(key, 0, 200 + (size_t)key * 17, room));
            }
        }
    }
    CHECK(found > ROUNDS && EQ(wrong, 0), "what killed processes leave is whole");
    CHECK(cache_count().is_shared, "and the file stays in use");
    unlink(path);
}

/* What the cache logs when it is used while its file is truncated to `size` bytes. */
static str cache_test_cut(const char *path, off_t size, bool is_borrowed) {
    cache_hit hit;
    log_capture_begin();
    log_setup(LOG_WARN, false);
    int64_t *borrowed = is_borrowed ? cache_borrow(64) : NULL;
    ASSERT(truncate(path, size) == 0);
    if (is_borrowed) {
        *borrowed = 5;
        cache_return();
    } else {
        cache_test_get("b", CACHE_FRESH, &hit);
    }
    log_setup(LOG_ERROR, false);
    return log_capture_end();
}

/* If the file is truncated anywhere while in use, the cache logs it and goes on without it. */
static void test_cache_cut(void) {
    const char *path = cache_test_path();
    cache_hit hit;
    cache_test_settings(64, 3600, path);
    size_t whole = CACHE.size;
    const size_t sizes[] = {0, 1, sizeof(lru_head), 4096, 8192};
    for (size_t i = 0; i < 2 * LEN(sizes); i++) {
        cache_test_settings(64, 3600, path);
        for (int key = 0; key < 64; key++) {
            char text[32], room[2048];
            cache_put(lru_test_key(key, text), lru_test_value(key, 0, 2000, room), false);
        }
        cache_put(STR("b"), STR("two"), false);
        bool is_borrowed = i >= LEN(sizes);
        size_t size = sizes[i % LEN(sizes)];
        CHECK(cache_count().is_shared && EQ(CACHE.size, whole), "a whole file");
        str said = cache_test_cut(path, (off_t)size, is_borrowed);
        bool is_missed = size <= !is_borrowed; /* the head at once; the rest when it is accessed */
        CHECK(!is_missed ||
                  (str_find(said, STR("it was cut short")) >= 0 && !cache_count().is_shared),
              "what is missing is missed");
        cache_put(STR("b"), STR("own"), false);
        cache_put(STR("c"), STR("own"), false);
        CHECK(cache_test_get("c", CACHE_FRESH, &hit) && EQ_STR(hit.value, STR("own")) &&
                  !cache_count().is_shared,
              "and the process goes on with its own");
        unlink(path);
    }
}

/* Another process keeps the file's lock: a peek misses at once, the rest is in memory until the
 * file is back with what it had; the times of the rate limiter go along. */
static void test_cache_busy(void) {
    const char *path = cache_test_path();
    cache_hit hit;
    int64_t times[2];
    cache_test_settings(32, 3600, path);
    cache_put(STR("a"), STR("one"), false);
    *(int64_t *)cache_borrow(sizeof times) = 77;
    cache_return();
    int other = open(path, O_RDWR);
    CHECK(other >= 0 && EQ(flock(other, LOCK_EX), 0), "another process has the lock");
    CHECK(!cache_test_get("a", CACHE_PEEK, &hit) && cache_count().is_shared &&
              !CACHE.shared.pause_ms,
          "a peek misses and waits for nothing");
    CHECK(!cache_test_get("a", CACHE_FRESH, &hit) && !cache_count().is_shared, "it is left");
    cache_put(STR("b"), STR("two"), false);
    CHECK(cache_test_get("b", CACHE_PEEK, &hit), "for memory");
    cache_glance(times, sizeof times);
    CHECK(EQ(times[0], 77), "in which the rate limiter goes on");
    close(other);
    CACHE.shared.retry_ms = 0;
    CHECK(cache_test_get("a", CACHE_PEEK, &hit) && cache_count().is_shared, "and it is back");
    unlink(path);
}

/* Another process truncates, restores and overwrites the file at any moment: no wrong value is
 * found, and no crash. */
static void test_cache_attack(void) {
    enum { ROUNDS = 60, KEYS = 40, CALLS = 400 };
    const char *path = cache_test_path();
    char room[2048], text[32];
    int wrong = 0;
    for (int round = 0; round < ROUNDS; round++) {
        cache_test_settings(32, 3600, path);
        off_t whole = (off_t)CACHE.size;
        pid_t child = check_fork();
        uint32_t chance = 1 + (uint32_t)round;
        while (child == 0) { /* until it is killed */
            chance = chance * 1664525u + 1013904223u;
            if (round % 2) {
                ((uint32_t *)(void *)CACHE.shared.file.at)[8 + chance % 3000] = chance;
            } else {
                ASSERT(truncate(path, (off_t)(chance % (uint32_t)whole)) == 0 &&
                       truncate(path, whole) == 0);
            }
        }
        for (int i = 0; i < CALLS; i++) {
            int key = i % KEYS;
            cache_hit hit;
            str value = lru_test_value(key, 0, 200 + (size_t)key * 17, room);
            if (cache_test_get((lru_test_key(key, text), text), CACHE_FRESH, &hit)) {
                wrong += !str_eq(hit.value, value);
            } else {
                cache_put(lru_test_key(key, text), value, false);
            }
        }
        kill(child, SIGKILL);
        waitpid(child, NULL, 0);
        unlink(path);
    }
    CHECK(EQ(wrong, 0), "whatever others do to the file, what is found is right");
}

static void test_cache(void) {
    config before = config_state.values;
    test_lru_basics();
    test_lru_order();
    test_lru_damaged_order();
    test_lru_model();
    test_lru_damage();
    test_lru_torn();
    test_place_codec();
    test_place_codec_limits();
    test_cache_memory();
    test_cache_file();
    test_cache_1970();
    test_cache_kill();
    test_cache_cut();
    test_cache_busy();
    test_cache_attack();
    config_state.values = before;
    log_setup(LOG_WARN, false);
}
