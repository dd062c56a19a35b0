/* fuzz_cache -- a damaged cache file: the input overwrites bytes of a valid one, then the program's
 * own sequence runs on it: repair when it is torn, get, put, repair. No crash, no endless loop, and
 * what was put can be read back. Then the damage goes into an answer whose checksum fits, and into
 * the times of the rate limiter: what is read is written as JSON, and a slot is soon.
 *
 * The input is of four bytes each: an offset of three and a byte; from 0x80 on, what is a field at
 * its limits (fuzz_break). */

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

static void fuzz_cache_damage_table(lru *s, const uint8_t how[4]) {
    const uint64_t limits[LRU_LIMITS] = {s->entry_max, s->block_max, s->item_max};
    char *entry = (char *)&s->entries[how[1] % s->entry_max];
    if (how[0] & 1) {
        fuzz_break(lru_head_bounds, LEN(lru_head_bounds), limits, (char *)s->head, how);
    } else {
        fuzz_break(lru_entry_bounds, LEN(lru_entry_bounds), limits, entry, how);
    }
}

/* An answer as it is kept, with two places. */
static str fuzz_cache_answer(char room[1024]) {
    place places[2] = {place_new(), place_new()};
    static str_pair parts[] = {{STR("city"), STR("Z\xC3\xBCrich")}, {STR("country"), STR("CH")}};
    for (int i = 0; i < 2; i++) {
        places[i].lat = 47.3 + i;
        places[i].lon = 8.5;
        places[i].name = STR("Z\xC3\xBCrich");
        places[i].display_name = STR("Z\xC3\xBCrich, Schweiz");
        places[i].osm_type = STR("node");
        places[i].osm_id = 7;
        places[i].box = (bbox){8, 47, 9, 48};
        places[i].address = (str_pairs){parts, 2};
    }
    out o = out_of(room, 1024);
    place_codec_write(&o, &(place_list){places, 2});
    ASSERT(!o.full);
    return out_str(&o);
}

static void fuzz_cache_check_answer(const uint8_t *data, size_t size) {
    static char room[1024], memory[1 << 20], text[1 << 20];
    enum { HEAD = 2 }; /* bytes before the numbers of the first place */
    str answer = fuzz_cache_answer(room);
    for (size_t i = 0; i + 4 <= size; i += 4) {
        size_t at = ((size_t)data[i + 1] << 8 | data[i + 2]) % answer.len;
        if (data[i] & 0x80) {
            fuzz_break(place_codec_bounds, LEN(place_codec_bounds), NULL, room + HEAD, &data[i]);
        } else {
            room[at] = (char)data[i + 3];
        }
    }
    arena a = arena_of(memory, sizeof memory);
    place_list places;
    size_t bad_at;
    if (!place_codec_read(&a, answer, &places)) {
        return;
    }
    for (int i = 0; i < places.count; i++) {
        out o = out_of(text, sizeof text);
        record_json(&o, place_record(), &places.at[i], RECORD_FULL);
        ASSERT(!o.full && json_valid(out_str(&o), &bad_at));
        ASSERT(places.at[i].lat <= 90 && places.at[i].lon >= -180);
        place_is_at(&places.at[i], 47, 8, 100);
    }
}

static void fuzz_cache_check_times(const uint8_t *data, size_t size) {
    rate_limiter_bucket buckets[RATE_LIMITER_BUCKETS];
    int64_t now_ms = 1800000000000;
    memset(buckets, 0, sizeof buckets);
    memcpy(buckets, data, MIN(size, sizeof buckets));
    rate_limiter_bucket *b = rate_limiter_find(buckets, size ? data[0] : 0, now_ms);
    rate_limiter_sanitize(b, 1, now_ms);
    int64_t interval_ms = rate_limiter_interval_ms(b, 1, now_ms);
    int64_t slot_ms = rate_limiter_reserve(b, now_ms, interval_ms);
    ASSERT(slot_ms < 0 || (slot_ms >= now_ms && slot_ms - now_ms < 2 * 86400000LL));
}

static int fuzz_cache(const uint8_t *data, size_t size) {
    if (!fuzz_cache_good[0]) {
        fuzz_cache_make_good();
    }
    memcpy(fuzz_cache_memory, fuzz_cache_good, sizeof fuzz_cache_memory);
    size_t span = lru_size(FUZZ_CACHE_ENTRIES);
    lru s = lru_view(fuzz_cache_memory, fuzz_cache_scratch, FUZZ_CACHE_ENTRIES);
    for (size_t i = 0; i + 4 <= size; i += 4) {
        size_t at = ((size_t)data[i] << 16 | (size_t)data[i + 1] << 8 | data[i + 2]) % span;
        if (data[i] & 0x80) {
            fuzz_cache_damage_table(&s, &data[i]);
        } else {
            fuzz_cache_memory[at] = (char)data[i + 3];
        }
    }
    if (lru_is_ours(&s)) {
        fuzz_cache_run(&s);
    }
    fuzz_cache_check_answer(data, size);
    fuzz_cache_check_times(data, size);
    return 0;
}
