/* out -- text, numbers, JSON: rows of {input, expected}; nothing is ever cut. */
#include <math.h>

static void out_numbers(void) {
    static const struct {
        double value;
        int decimals;
        const char *expected;
    } rows[] = {
        {0, 7, "0"},
        {-0.0, 1, "0"},
        {1, 0, "1"},
        {1.5, 1, "1.5"},
        {43.7396, 7, "43.7396"},
        {-74.006, 7, "-74.006"},
        {0.05, 1, "0.1"},
        {-0.04, 1, "0"},
        {-0.05, 1, "-0.1"},
        {0.049, 1, "0"},
        {999.95, 1, "1000"},
        {343556.0604, 1, "343556.1"},
        {20015086.796, 1, "20015086.8"},
        {100, 7, "100"},
        {1234567.000001, 6, "1234567.000001"},
        {0.000000001, 9, "0.000000001"},
        {12, 9, "12"},
        {9007199254740991.0, 0, "9007199254740991"},
        {1e300, 1, "1.0000000000000001e+300"},
        {-1e17, 0, "-1e+17"},
    };
    for (size_t i = 0; i < LEN(rows); i++) {
        char text[64];
        out o = out_of(text, sizeof text);
        out_fixed(&o, rows[i].value, rows[i].decimals);
        CHECK(EQ_STR(out_str(&o), str_of(rows[i].expected)), rows[i].expected);
    }
    int wrong = 0;
    for (int i = -100000; i <= 100000; i += 7) {
        char text[64], expected[64];
        out o = out_of(text, sizeof text);
        out_fixed(&o, i / 1000.0, 3);
        int size = snprintf(expected, sizeof expected, "%.3f", i / 1000.0);
        while (expected[size - 1] == '0') {
            size--;
        }
        size -= expected[size - 1] == '.';
        wrong += !str_eq(out_str(&o), (str){expected, (size_t)size});
    }
    CHECK(EQ(wrong, 0), "as printf has it, without trailing zeros");
    static const struct {
        int64_t value;
        const char *expected;
    } integers[] = {{0, "0"},
                    {9, "9"},
                    {10, "10"},
                    {99, "99"},
                    {100, "100"},
                    {-1, "-1"},
                    {-10, "-10"},
                    {12345, "12345"},
                    {INT64_MAX, "9223372036854775807"},
                    {INT64_MIN, "-9223372036854775808"}};
    for (size_t i = 0; i < LEN(integers); i++) {
        char text[32];
        out o = out_of(text, sizeof text);
        out_int(&o, integers[i].value);
        CHECK(EQ_STR(out_str(&o), str_of(integers[i].expected)), integers[i].expected);
    }
}

static void out_strings(void) {
    static const struct {
        const char *input;
        size_t len;
        const char *json, *plain;
    } rows[] = {
        {"", 0, "\"\"", ""},
        {"abc", 3, "\"abc\"", "abc"},
        {"a\"b\\c/", 6, "\"a\\\"b\\\\c/\"", "a\"b\\c/"},
        {"\b\t\n\v\f\r", 6, "\"\\b\\t\\n\\u000b\\f\\r\"", "      "},
        {"\0\x1F\x7F", 3, "\"\\u0000\\u001f\\u007f\"", "   "},
        {"\x1B[31m", 5, "\"\\u001b[31m\"", " [31m"},
        {"Z\xC3\xBCrich", 7, "\"Z\xC3\xBCrich\"", "Z\xC3\xBCrich"},
        {"\xC2\x9B"
         "31m",
         5, "\"\\u009b31m\"", " 31m"}, /* U+009B opens a terminal sequence too */
        {"\xC2\x85\xE2\x80\xA8\xE2\x80\xA9\xE2\x80\xAA", 11, "\"\\u0085\\u2028\\u2029\\u202a\"",
         "   "},
        {"a\xE2\x80\xAE"
         "b\xE2\x81\xA6\xD8\x9C\xE2\x80\x8F.",
         14, "\"a\\u202eb\\u2066\\u061c\\u200f.\"", "ab."},
        {"\xE2\x80\x8C\xC2\xA0\xE2\x80\xAF", 8, "\"\xE2\x80\x8C\xC2\xA0\xE2\x80\xAF\"",
         "\xE2\x80\x8C\xC2\xA0\xE2\x80\xAF"}, /* a non-joiner and narrow blanks are text */
        {"a\xFF", 2, "\"a\xEF\xBF\xBD\"", "a\xEF\xBF\xBD"},
        {"\xC3", 1, "\"\xEF\xBF\xBD\"", "\xEF\xBF\xBD"},
        {"\xED\xA0\x80", 3, "\"\xEF\xBF\xBD\xEF\xBF\xBD\xEF\xBF\xBD\"",
         "\xEF\xBF\xBD\xEF\xBF\xBD\xEF\xBF\xBD"},
        {"12345678\"", 9, "\"12345678\\\"\"", "12345678\""}, /* round the step of eight */
        {"1234567\"89012345\\", 17, "\"1234567\\\"89012345\\\\\"", "1234567\"89012345\\"},
        {"12345678\x7F"
         "2345678",
         16, "\"12345678\\u007f2345678\"", "12345678 2345678"},
        {"~~~~~~~~ !!!!!!!", 16, "\"~~~~~~~~ !!!!!!!\"", "~~~~~~~~ !!!!!!!"},
    };
    for (size_t i = 0; i < LEN(rows); i++) {
        char text[128];
        out o = out_of(text, sizeof text);
        out_json_str(&o, guarded((str){rows[i].input, rows[i].len}));
        CHECK(EQ_STR(out_str(&o), str_of(rows[i].json)), rows[i].json);
        o.len = 0;
        out_plain(&o, guarded((str){rows[i].input, rows[i].len}));
        CHECK(EQ_STR(out_str(&o), str_of(rows[i].plain)), rows[i].json);
    }
    /* Every byte at every place of two steps: what comes out must read back as what went in. */
    int wrong = 0;
    for (int at = 0; at < 16; at++) {
        for (int byte = 0; byte < 0x80; byte++) {
            char input[16], text[64], memory[512];
            memset(input, 'a', sizeof input);
            input[at] = (char)byte;
            out o = out_of(text, sizeof text);
            out_json_str(&o, (str){input, sizeof input});
            arena a = arena_of(memory, sizeof memory);
            json_doc doc;
            wrong += !json_parse(&doc, out_str(&o), &a) ||
                     !str_eq(json_text(json_root(&doc), &a), (str){input, sizeof input});
        }
    }
    CHECK(EQ(wrong, 0), "every ASCII byte there and back");
}

/* Strings are written in words of eight bytes, which must stay within the buffer. */
static void out_room_kept(void) {
    static const str texts[] = {
        STR_ROW("\"\"\"\"\"\"\"\"\"\"\"\"\"\"\"\"\"\"\"\"\"\"\"\""),
        STR_ROW("no such thing as a quote"),
        STR_ROW("\\\\\\\\\x01\\\\\\\\\xC3\xBC\\\\\\"),
    };
    enum { ROOM = 80, CANARY = 32 };
    char text[ROOM + CANARY], whole[ROOM + CANARY];
    int beyond = 0, wrong = 0;
    for (size_t i = 0; i < LEN(texts); i++) {
        out all = out_of(whole, ROOM);
        out_json_str(&all, texts[i]);
        for (size_t cap = 0; cap <= ROOM; cap++) {
            memset(text, '~', sizeof text);
            out o = out_of(text, cap);
            out_json_str(&o, texts[i]);
            for (size_t k = cap; k < sizeof text; k++) {
                beyond += text[k] != '~';
            }
            wrong += cap < all.len ? !o.full : !str_eq(out_str(&o), out_str(&all));
        }
    }
    CHECK(EQ(beyond, 0), "nothing is written beyond the buffer");
    CHECK(EQ(wrong, 0), "a string is whole or does not fit");
}

static void out_values(out *o) {
    out_open(o, '{');
    out_key(o, "a");
    out_json_int(o, 1);
    out_key(o, "b");
    out_open(o, '[');
    out_json_num(o, 1.5, 1);
    out_json_num(o, (double)NAN, 1);
    out_json_num(o, (double)INFINITY, 1);
    out_open(o, '[');
    out_close(o, ']');
    out_open(o, '{');
    out_close(o, '}');
    out_json_bool(o, true);
    out_json_str(o, STR(""));
    out_json_str(o, STR("x:"));
    out_json_raw(o, STR("null"));
    out_close(o, ']');
    out_key(o, "c");
    out_json_bool(o, false);
    out_close(o, '}');
}

static void test_out(void) {
    const char *expected =
        "{\"a\":1,\"b\":[1.5,null,null,[],{},true,\"\",\"x:\",null],\"c\":false}";
    char text[256];
    out o = out_of(text, sizeof text);
    out_numbers();
    out_strings();
    out_room_kept();
    out_values(&o);
    CHECK(EQ_STR(out_str(&o), str_of(expected)), "commas are automatic");
    int wrong = 0;
    for (size_t cap = 0; cap < strlen(expected); cap++) {
        out small = out_of(text, cap);
        out_values(&small);
        wrong += !small.full || small.len > cap;
    }
    CHECK(EQ(wrong, 0), "too small a buffer is reported");
    o = out_of(text, 4);
    out_text(&o, STR("abcd"));
    CHECK(!o.full && EQ(o.len, 4), "exactly full");
    out_text(&o, STR(""));
    CHECK(!o.full, "nothing always fits");
    out_char(&o, 'e');
    out_text(&o, STR(""));
    CHECK(o.full && EQ(o.len, 4), "full stays full");
    o = out_of(text, sizeof text);
    out_url(&o, STR("a-Z_0.9~ /?\xC3\xBC%"));
    CHECK(EQ_STR(out_str(&o), STR("a-Z_0.9~%20%2F%3F%C3%BC%25")), "percent encoding");
    o = out_of(text, 5);
    out_fmt(&o, "%s", "abcd");
    CHECK(!o.full && EQ(o.len, 4), "format with room for its NUL");
    o = out_of(text, 4);
    out_fmt(&o, "%s", "abcd");
    CHECK(o.full && EQ(o.len, 0), "format without");
    o = out_of(text, sizeof text);
    out_moment(&o, 784111777, "GMT"); /* the example of RFC 9110 */
    CHECK(EQ_STR(out_str(&o), STR("Sun, 06 Nov 1994 08:49:37 GMT")), "a moment");
}
