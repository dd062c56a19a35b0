/* base -- slices, numbers, UTF-8, arenas: rows of {input, expected}. */
#include "guard.h"

#include <float.h>

static void base_random_numbers(void) {
    int wrong = 0;
    for (uint32_t i = 0; i < 20000; i++) {
        char text[64];
        uint64_t bits = hash_64(&i, sizeof i, 7);
        double given, value = 0;
        memcpy(&given, &bits, sizeof given);
        snprintf(text, sizeof text, i % 2 ? "%.17g" : "%.12g", given);
        bool good = isfinite(given) && str_num(str_of(text), &value);
        double exact = strtod(text, NULL);
        wrong += good != (isfinite(given) && isfinite(exact)) ||
                 (good && fabs(value - exact) > fabs(exact) * DBL_EPSILON);
    }
    CHECK(EQ(wrong, 0), "random doubles, equal to strtod except for the last bit");
}

static void base_numbers(void) {
    static const struct {
        const char *input;
        bool good;
        double expected;
    } numbers[] = {
        {"0", true, 0},
        {"-0.5", true, -0.5},
        {"43.7396", true, 43.7396},
        {"999999999999999", true, 999999999999999.0},
        {"1e3", true, 1000},
        {"1E-3", true, 0.001},
        {"0.1234567890123456789", true, 0.1234567890123456789},
        {"+5", true, 5},
        {"5.", true, 5}, /* as strtod does; JSON is validated before */
        {"", false, 0},
        {"-", false, 0},
        {".", false, 0},
        {"1 ", false, 0},
        {" 1", false, 0},
        {"1,5", false, 0},
        {"nan", false, 0},
        {"inf", false, 0},
        {"0x10", false, 0},
        {"1e999", false, 0},
        {"1e", false, 0},
        {"--1", false, 0},
        {"1.2.3", false, 0},
        {"1111111111111111111111111111111111111111", true,
         1111111111111111111111111111111111111111.0},
        {"9007199254740993", true, 9007199254740992.0},
        {"1e22", true, 1e22},
        {"1.7976931348623157e308", true, 1.7976931348623157e308},
        {"1.8e308", false, 0},
        {"1e-400", true, 0},
        {"0e999999999999", true, 0},
        {"1e99999999999999999999", false, 0},
        {".5", true, 0.5},
        {"1.e2", true, 100},
        {"e5", false, 0},
        {"1e5.0", false, 0},
        {"+-1", false, 0},
    };
    for (size_t i = 0; i < LEN(numbers); i++) {
        double value = 0;
        bool good = str_num(guarded(str_of(numbers[i].input)), &value);
        CHECK(EQ(good, numbers[i].good) && (!good || value == numbers[i].expected),
              numbers[i].input);
    }
}

static void base_integers(void) {
    static const struct {
        const char *input;
        bool good;
        int64_t expected;
    } integers[] = {
        {"0", true, 0},
        {"-7", true, -7},
        {"+7", true, 7},
        {"9223372036854775807", true, INT64_MAX},
        {"-9223372036854775808", true, INT64_MIN},
        {"9223372036854775808", false, 0},
        {"-9223372036854775809", false, 0},
        {"99999999999999999999", false, 0},
        {"", false, 0},
        {"-", false, 0},
        {"1.0", false, 0},
        {"1x", false, 0},
    };
    for (size_t i = 0; i < LEN(integers); i++) {
        int64_t value = 0;
        bool good = str_int(guarded(str_of(integers[i].input)), &value);
        CHECK(EQ(good, integers[i].good) && (!good || value == integers[i].expected),
              integers[i].input);
    }
}

static void base_utf8(void) {
    static const struct {
        const char *input;
        size_t len;
        bool good;
    } rows[] = {
        {"abc", 3, true},
        {"Z\xC3\xBCrich", 7, true},
        {"\xE6\x9D\xB1\xE4\xBA\xAC", 6, true},
        {"\xF0\x9F\x8C\x8D", 4, true},
        {"\xF4\x8F\xBF\xBF", 4, true},  /* U+10FFFF */
        {"\xF4\x90\x80\x80", 4, false}, /* beyond it */
        {"\xC0\xAF", 2, false},         /* overlong */
        {"\xE0\x80\xAF", 3, false},     /* overlong */
        {"\xED\xA0\x80", 3, false},     /* a surrogate */
        {"\xFF", 1, false},
        {"\x80", 1, false},
        {"\xC3", 1, false},         /* cut */
        {"\xE6\x9D", 2, false},     /* cut */
        {"\xF0\x9F\x8C", 3, false}, /* cut */
        {"a\xC3(", 3, false},
    };
    for (size_t i = 0; i < LEN(rows); i++) {
        CHECK(EQ(utf8_valid(guarded((str){rows[i].input, rows[i].len})), rows[i].good),
              rows[i].input);
    }
    int wrong = 0;
    for (uint32_t code = 0; code <= 0x10FFFF; code++) {
        char bytes[4];
        size_t len = utf8_put(bytes, code), at = 0;
        bool surrogate = code >= 0xD800 && code <= 0xDFFF;
        int32_t back = utf8_next((str){bytes, len}, &at);
        wrong += surrogate ? back != -1 : back != (int32_t)code || at != len;
    }
    CHECK(EQ(wrong, 0), "every code point there and back");
    str text = STR("a\xC3\xBC\xE6\x9D\xB1");
    static const size_t heads[] = {0, 1, 1, 3, 3, 3, 6, 6};
    for (size_t len = 0; len < LEN(heads); len++) {
        CHECK(EQ(utf8_head(text, len).len, heads[len]), "a head never cuts a character");
    }
}

/* Every bit counts, wherever a text ends among the steps. */
static void base_test_hash_long(void) {
    enum { LEN_MAX = 100 };
    char bytes[LEN_MAX];
    for (size_t len = 0; len <= LEN_MAX; len++) {
        int equal = 0;
        for (size_t i = 0; i < len; i++) {
            bytes[i] = (char)(i * 37);
        }
        uint64_t whole = hash_long(guarded((str){bytes, len}).at, len);
        for (size_t i = 0; i < 8 * len; i++) {
            bytes[i / 8] ^= (char)(1 << i % 8);
            equal += (uint32_t)hash_long(bytes, len) == (uint32_t)whole;
            bytes[i / 8] ^= (char)(1 << i % 8);
        }
        CHECK(EQ(equal, 0), "a text that differs in one bit");
        CHECK(!len || hash_long(bytes, len - 1) != whole, "a shorter text");
    }
}

static void base_slices(void) {
    str rest = STR("a,,b"), empty = STR("");
    CHECK(EQ_STR(str_cut(&rest, ','), STR("a")), "first part");
    CHECK(EQ_STR(str_cut(&rest, ','), STR("")) && rest.at, "empty part");
    CHECK(EQ_STR(str_cut(&rest, ','), STR("b")) && !rest.at, "last part");
    CHECK(EQ(str_cut(&empty, ',').len, 0) && !empty.at, "nothing has one part");
    for (str words = STR("a/ab/abc/b/bc"), all = words; words.at;) {
        CHECK(str_is_among(str_cut(&words, '/'), all, '/'), "a word of a list");
    }
    CHECK(!str_is_among(STR("ac"), STR("a/ab/b"), '/') && !str_is_among(STR(""), STR("a/b"), '/') &&
              !str_is_among(STR("a"), STR(""), '/'),
          "words that a list lacks");
    CHECK(EQ(str_index(STR("abcdefghijklm,o,"), ','), 13) &&
              EQ(str_index(STR("abcdefghi"), ','), 9),
          "the first of a character");
    CHECK(EQ_STR(str_trim(STR(" \t\r\n x y \n")), STR("x y")), "trim");
    CHECK(EQ(str_trim(STR("  ")).len, 0), "trim of blanks");
    CHECK(EQ(str_find(STR("abcabd"), STR("abd")), 3), "find");
    CHECK(EQ(str_find(STR("ab"), STR("abc")), -1), "find what is longer");
    static const struct {
        const char *a, *b;
        int distance;
    } names[] = {{"query", "query", 0},
                 {"Query", "qUERY", 0},
                 {"querry", "query", 1},
                 {"", "lat", 3},
                 {"lng", "lon", 2},
                 {"limit", "query", 5},
                 {"GEOCODER_PROT", "GEOCODER_PORT", 2},
                 {"123456789012345678901234567890123456789012345678x", "x", INT32_MAX},
                 {"", "", 0}};
    for (size_t i = 0; i < LEN(names); i++) {
        CHECK(EQ(str_distance(str_of(names[i].a), str_of(names[i].b)), names[i].distance) &&
                  EQ(str_distance(str_of(names[i].b), str_of(names[i].a)), names[i].distance),
              names[i].a);
    }
    CHECK(str_starts(STR("abc"), STR("ab")) && !str_starts(STR("a"), STR("ab")), "starts");
    CHECK(str_ends(STR("abc"), STR("bc")) && !str_ends(STR("c"), STR("bc")), "ends");
    CHECK(str_eq_nocase(STR("aBc"), STR("AbC")) && !str_eq_nocase(STR("a"), STR("ab")), "nocase");
    CHECK(str_cmp(STR("a"), STR("ab")) < 0 && str_cmp(STR("b"), STR("ab")) > 0 &&
              EQ(str_cmp(STR("a"), STR("a")), 0),
          "order");
    char buf[4];
    CHECK(str_cstr(STR("abc"), buf, sizeof buf) && EQ_TEXT(buf, "abc"), "C string");
    CHECK(!str_cstr(STR("abcd"), buf, sizeof buf), "C string too long");
    CHECK(!str_cstr((str){"a\0b", 3}, buf, sizeof buf), "C string with NUL");
    base_test_hash_long();
    CHECK(EQ(hash_64("abc", 3, 1), hash_64(guarded(STR("abc")).at, 3, 1)) &&
              hash_64("abc", 3, 1) != hash_64("abc", 3, 2) &&
              hash_64("abc", 3, 1) != hash_64("abd", 3, 1),
          "hash of bytes and seed");
}

static void base_nearest(void) {
    static const struct {
        const char *word;
        int most;
        const char *name;
        bool is_tied;
    } rows[] = {{"limt", 3, "limit", false},
                {"limit", 0, "limit", false},
                {"limt", 0, NULL, false},
                {"lite", 3, NULL, false},
                {"li", 3, "limit", false},
                {"la", 3, "lat", true},
                {"lo", 1, "lon", false},
                {"xyz", 3, NULL, false},
                {"lon", 3, "lon", false},
                {"limitlimitlimitlimitlimitlimitlimitlimitlimitlimitlimitlimitlimitlimit",
                 INT32_MAX, NULL, false}};
    static const char *const names[] = {"limit", "lat", "lan", "lon"};
    for (size_t i = 0; i < LEN(rows); i++) {
        str_nearest n = {.distance = rows[i].most};
        for (size_t k = 0; k < LEN(names); k++) {
            str_nearest_add(&n, str_of(rows[i].word), str_of(names[k]));
        }
        CHECK(EQ_STR(n.name, str_of(rows[i].name)) && EQ(n.is_tied, rows[i].is_tied), rows[i].word);
    }
    CHECK(str_is_token(STR("X-a1!#$%&'*+-.^_`|~")) && !str_is_token(STR("")) &&
              !str_is_token(STR("a b")) && !str_is_token(STR("a:")) && !str_is_token(STR("\xC3")),
          "tokens");
    CHECK(str_has_control(STR("a\x7F")) && str_has_control(STR("\t")) &&
              !str_has_control(STR("a \xC2\x80")) && !str_has_control(STR_NONE),
          "control characters");
}

static void base_arenas(void) {
    _Alignas(max_align_t) char memory[256];
    arena a = arena_of(memory, sizeof memory);
    memset(memory, 'x', sizeof memory);
    char *byte = arena_bytes(&a, 1);
    double *number = ARENA_NEW(&a, double, 4);
    CHECK(EQ(byte, memory) && EQ((uintptr_t)number % _Alignof(max_align_t), 0) && EQ(number[3], 0),
          "aligned and zeroed");
    arena scratch = a;
    CHECK(arena_bytes(&scratch, 8) && scratch.at > a.at, "a copy is a scratch");
    CHECK(!arena_take(&a, SIZE_MAX, 2) && !arena_take(&a, 16, SIZE_MAX / 8), "sizes that overflow");
    CHECK(!arena_take(&a, 1, 1000) && !arena_bytes(&a, 1000), "more than there is");
    CHECK(EQ_STR(arena_join(&a, STR("ab"), STR("cd")), STR("abcd")), "join");
    CHECK(a.full && !scratch.full, "what did not fit sticks");
    arena none = arena_of(memory, 0), copy = none;
    CHECK(!arena_copy(&none, STR("x")).at && none.full, "copy into nothing");
    none.full = false;
    CHECK(arena_copy(&none, STR("")).at && !arena_take(&none, SIZE_MAX, 2) && none.full,
          "nothing fits into nothing, and a size that overflows does not");
    CHECK(!arena_bytes(&copy, 1) && copy.full, "a scratch arena overflows alone");
    none.full = false;
    arena_end_scratch(&none, &copy);
    CHECK(none.full, "and passes it on to its parent");
}

/* Running out of memory is reported once, when the call ends. */
static void base_calls(void) {
    char memory[8];
    call c = {.mem = arena_of(memory, sizeof memory)};
    out o = out_over(&c.mem);
    out_text(&o, STR("12345"));
    CHECK(EQ_STR(out_taken(&o, &c.mem), STR("12345")) && EQ(c.mem.at, memory + 5), "a text taken");
    CHECK(EQ(call_end(&c, GEO_OK), GEO_OK) && EQ(call_end(&c, GEO_NO_DATA), GEO_NO_DATA),
          "room enough");
    o = out_over(&c.mem);
    out_text(&o, STR("6789"));
    CHECK(!out_taken(&o, &c.mem).at && c.mem.full, "a text that is cut fills the arena");
    CHECK(EQ(call_end(&c, GEO_MUST_WAIT), GEO_MUST_WAIT), "a worker has other memory");
    call_fail(&c, GEO_INVALID, "%s", "a\nb\x1b[2J\xC2\x9Bz\xE2\x80\xAE\xFF");
    CHECK(EQ_TEXT(c.why, "a b [2J z\xEF\xBF\xBD"), "a sentence is plain");
    char longest[2 * CALL_WHY_MAX];
    for (size_t shift = 0; shift < 3; shift++) { /* the cut falls into each byte of a character */
        for (size_t i = 0; i < sizeof longest; i++) {
            longest[i] = i < shift ? 'x' : "\xe2\x82\xac"[(i - shift) % 3];
        }
        longest[sizeof longest - 1] = 0;
        call_fail(&c, GEO_INVALID, "%s", longest);
        CHECK(strlen(c.why) >= CALL_WHY_MAX - 8 && !strstr(c.why, "\xEF\xBF\xBD"), "and cut");
    }
    CHECK(EQ(call_end(&c, GEO_OK), GEO_TOO_LARGE) && EQ(c.code, GEO_TOO_LARGE) && c.why[0],
          "reported");
}

static int64_t base_clock_ms;

static int64_t base_now_ms(void) {
    return base_clock_ms;
}

/* Where computing stops: a loop that charges 100 units a step, of which each takes 10 ms. */
static void base_budgets(void) {
    enum { STEP = 100, ENDLESS = 1000000 };
    static const struct {
        const char *what;
        int work;
        int64_t deadline_ms, cancel_ms; /* the flag is set when the clock is there */
        status stop;
        int64_t most; /* units until then */
    } rows[] = {
        {"no limit", 0, INT64_MAX, INT64_MAX, GEO_OK, ENDLESS},
        {"the loop's budget", CALL_WORK_MAX, INT64_MAX, INT64_MAX, GEO_MUST_WAIT, CALL_WORK_MAX},
        {"less than a step of it", 250, INT64_MAX, INT64_MAX, GEO_MUST_WAIT, 300},
        {"the deadline", 0, 5000, INT64_MAX, GEO_TIMEOUT, 50000 + CALL_STEP_WORK},
        {"over before it begins", 0, 0, INT64_MAX, GEO_TIMEOUT, STEP},
        {"cancelled", 0, 5000, 1000, GEO_CANCELLED, 10000 + CALL_STEP_WORK},
        {"cancelled before", 0, 5000, 0, GEO_CANCELLED, STEP},
        {"the deadline on the loop", CALL_WORK_MAX, 500, INT64_MAX, GEO_TIMEOUT,
         5000 + CALL_STEP_WORK},
    };
    for (size_t i = 0; i < LEN(rows); i++) {
        atomic_bool cancelled = false;
        call c = {.work = rows[i].work,
                  .deadline_ms = rows[i].deadline_ms,
                  .now_ms = base_now_ms,
                  .cancelled = &cancelled};
        bool goes_on = true;
        for (base_clock_ms = 0; goes_on && c.charged < ENDLESS; base_clock_ms += 10) {
            atomic_store(&cancelled, base_clock_ms >= rows[i].cancel_ms);
            goes_on = call_charge(&c, STEP);
        }
        CHECK(EQ(c.stop, rows[i].stop) && c.charged <= rows[i].most &&
                  EQ(call_over_budget(&c), rows[i].stop != GEO_OK),
              rows[i].what);
        atomic_store(&cancelled, false);
        base_clock_ms = 0;
        CHECK(EQ(call_charge(&c, CALL_STEP_WORK), !rows[i].stop), "for good");
        call_clear_failure(&c);
        CHECK(EQ(call_end(&c, GEO_OK), rows[i].stop) && EQ(c.code, rows[i].stop) &&
                  EQ(!c.why[0], !rows[i].stop),
              "no part of an answer is an answer");
    }
}

static void test_traceparent(void) {
#define TRACE  "0123456789abcdef0123456789abcdef"
#define PARENT "0123456789abcdef"
    static const struct {
        const char *header;
        bool is_good;
    } rows[] = {{"00-" TRACE "-" PARENT "-01", true},
                {"00-00000000000000000000000000000000-" PARENT "-01", false},
                {"00-" TRACE "-0000000000000000-01", false},
                {"ff-" TRACE "-" PARENT "-01", false},
                {"00-" TRACE "-" PARENT "-01-x", false},
                {"01-" TRACE "-" PARENT "-01-x", true},
                {"00-0123456789ABCDEF0123456789abcdef-" PARENT "-01", false},
                {"00-" TRACE "_" PARENT "-01", false},
                {"00-" TRACE "-" PARENT "-0", false},
                {"", false}};
    for (size_t i = 0; i < LEN(rows); i++) {
        str got = call_parse_traceparent(guarded(str_of(rows[i].header)));
        CHECK(EQ(got.len, rows[i].is_good ? 55u : 0u), rows[i].header);
    }
#undef TRACE
#undef PARENT
}

static void test_base(void) {
    test_traceparent();
    base_numbers();
    base_integers();
    base_random_numbers();
    base_utf8();
    base_slices();
    base_nearest();
    base_arenas();
    base_calls();
    base_budgets();
}
