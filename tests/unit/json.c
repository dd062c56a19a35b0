/* json -- what is JSON and what is not, and what queries find; inputs end at a guard page. */
#include "guard.h"

#define ARRAYS_31 "[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[["
#define CLOSES_31 "]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]"

/* Valid texts; every shorter prefix is not, unless `prefixes` (numbers) says so. */
static const struct {
    const char *text;
    int tokens;
    bool prefixes;
} json_good[] = {
    {"{}", 1, false},
    {"[]", 1, false},
    {"[1]", 2, false},
    {"[1,2.5,-3e+7,0,-0.0,1E5]", 7, false},
    {"{\"a\":1,\"b\":[true,false,null],\"c\":{\"d\":\"e\"}}", 12, false},
    {"{\"\":\"\"}", 3, false},
    {"\"x\"", 1, false},
    {"\"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e9\\ud83c\\udf0d\"", 1, false},
    {"[\"\\ud800\",\"\\ud800\\u0041\",\"\\udc00\",\"\\udc00\\ud800\"]", 5, false},
    {"\"Z\xC3\xBCrich \xF0\x9F\x8C\x8D\"", 1, false},
    {"true", 1, false},
    {"null", 1, false},
    {"12", 1, true},
    {"-1.5e-3", 1, true},
    {"[\"a\",{\"b\":[{}]}]", 6, false},
    {ARRAYS_31 "[]" CLOSES_31, 32, false},
};

static const struct {
    const char *text;
    size_t len; /* 0: as a C string */
} json_bad[] = {
    {"", 0},
    {" ", 0},
    {"{\"a\":1,}", 0},
    {"[1,]", 0},
    {"[,1]", 0},
    {"[1,,3]", 0},
    {"[1 2]", 0},
    {"{,}", 0},
    {"{\"a\"}", 0},
    {"{\"a\":}", 0},
    {"{\"a\" 1}", 0},
    {"{\"a\":1 \"b\":2}", 0},
    {"{a:1}", 0},
    {"{'a':1}", 0},
    {"{1:1}", 0},
    {"[1}", 0},
    {"{\"a\":1]", 0},
    {"[1]]", 0},
    {"[1] x", 0},
    {"{}{}", 0},
    {"01", 0},
    {"-", 0},
    {"1.", 0},
    {".5", 0},
    {"+1", 0},
    {"1e", 0},
    {"1e+", 0},
    {"0x1", 0},
    {"NaN", 0},
    {"Infinity", 0},
    {"-Infinity", 0},
    {"nul", 0},
    {"nulll", 0},
    {"True", 0},
    {"\"", 0},
    {"\"a", 0},
    {"\"\\x\"", 0},
    {"\"\\u12\"", 0},
    {"\"\\u12g4\"", 0},
    {"\"\\ud800\\u12\"", 0},
    {"\"\\ud800\\x\"", 0},
    {"\"a\nb\"", 0},
    {"\"a\0b\"", 5},
    {"\xEF\xBB\xBF{}", 0}, /* a byte order mark */
    {"[\"\xFF\"]", 0},
    {"[\"\xC3\"]", 0},
    {"[\"\xC0\xAF\"]", 0},
    {"[\"\xED\xA0\x80\"]", 0},
    {"[1]\0", 4},
    {"\0", 1},
    {"/* c */ 1", 0},
    {ARRAYS_31 "[[]]" CLOSES_31, 0}, /* one level too deep */
};

static bool json_parses(str text, json_doc *doc) {
    static _Alignas(max_align_t) char memory[16384];
    arena a = arena_of(memory, sizeof memory);
    size_t at = 0;
    bool valid = json_valid(text, &at), parsed = json_parse(doc, text, &a);
    ASSERT(at <= text.len);
    CHECK(EQ(valid, parsed), "what is valid parses, and nothing else");
    return parsed;
}

static void json_grammar(void) {
    json_doc doc;
    for (size_t i = 0; i < LEN(json_good); i++) {
        str text = str_of(json_good[i].text);
        CHECK(json_parses(guarded(text), &doc) && EQ(doc.count, json_good[i].tokens),
              json_good[i].text);
        int wrong = 0;
        for (size_t len = 0; len < text.len && !json_good[i].prefixes; len++) {
            size_t at = 0;
            wrong += json_valid(guarded(str_head(text, len)), &at);
        }
        CHECK(EQ(wrong, 0), json_good[i].text);
    }
    for (size_t i = 0; i < LEN(json_bad); i++) {
        str text = {json_bad[i].text, json_bad[i].len ? json_bad[i].len : strlen(json_bad[i].text)};
        CHECK(!json_parses(guarded(text), &doc), json_bad[i].text);
    }
}

static void json_queries(void) {
    static _Alignas(max_align_t) char memory[4096];
    arena a = arena_of(memory, sizeof memory);
    json_doc doc;
    double number = 0;
    int64_t integer = 0;
    str text =
        guarded(STR(" {\"a\":[1,{\"x\":\"y\"},[]],\"b\":\"q\\u00fc\\ud83c\\udf0d\\n\",\"n\":5.0,"
                    "\"s\":\"7.25\",\"h\":1e999,\"a\\/b\":true,\"n\":6,\"f\":1.5,\"z\":null,\"u\":"
                    "\"\\ud83d!\\ude00\\ud800\\ud83c\\udf0d\"} "));
    CHECK(json_parse(&doc, text, &a), "a document");
    json root = json_root(&doc), list = json_get(root, "a");
    CHECK(EQ(json_what(root), JSON_OBJECT) && EQ(json_count(root), 10), "members are counted");
    CHECK(EQ(json_what(list), JSON_ARRAY) && EQ(json_count(list), 3), "elements are counted");
    json first = json_first(list), second = json_next(list, first), third = json_next(list, second);
    CHECK(json_int(first, &integer) && EQ(integer, 1), "first element");
    CHECK(json_is(json_get(second, "x"), "y"), "a member inside an element");
    CHECK(EQ(json_what(third), JSON_ARRAY) && EQ(json_count(third), 0) &&
              json_first(third).index < 0,
          "an empty array has no first");
    CHECK(json_next(list, third).index < 0, "the last has no next");
    CHECK(EQ_STR(json_text(json_get(root, "b"), &a), STR("q\xC3\xBC\xF0\x9F\x8C\x8D\n")),
          "escapes");
    CHECK(EQ_STR(json_text(json_get(root, "u"), &a),
                 STR("\xEF\xBF\xBD!\xEF\xBF\xBD\xEF\xBF\xBD\xF0\x9F\x8C\x8D")),
          "unpaired surrogates");
    CHECK(json_int(json_get(root, "n"), &integer) && EQ(integer, 6),
          "the last of two members counts");
    CHECK(!json_int(json_get(root, "f"), &integer), "1.5 is no integer");
    CHECK(!json_num(json_get(root, "h"), &number), "1e999 is no number");
    CHECK(!json_num(json_get(root, "s"), &number), "a quoted number is a string");
    CHECK(json_loose_num(json_get(root, "s"), &number) && EQ(number, 7.25), "unless loosely read");
    CHECK(EQ(json_what(json_get(root, "a/b")), JSON_TRUE), "escaped member names");
    CHECK(EQ(json_what(json_get(root, "z")), JSON_NULL) && !json_is_given(json_get(root, "z")) &&
              json_is_given(list) && !json_is_given(json_get(root, "nope")),
          "null is present, but not given");
    CHECK(EQ(json_what(json_get(root, "nope")), JSON_NONE), "what is not there is absent");
    CHECK(EQ(json_what(json_get(json_get(root, "nope"), "x")), JSON_NONE),
          "and so is what is in it");
    CHECK(EQ_STR(json_source(second), STR("{\"x\":\"y\"}")), "source of an object");
    CHECK(EQ_STR(json_source(json_get(second, "x")), STR("\"y\"")), "source of a string");
    int keys = 0;
    for (json key = json_first(root); key.index >= 0; key = json_next(root, key)) {
        keys += json_value_of(key).index == key.index + 1;
    }
    CHECK(EQ(keys, 10), "keys and their values");
}

/* Too little memory is a result, not a crash. */
static void json_memory(void) {
    static _Alignas(max_align_t) char memory[4096];
    str text = STR("{\"a\":[1,2,{\"b\":\"\\u00e9\"}]}");
    bool was_good = false;
    int changes = 0;
    for (size_t size = 0; size <= sizeof memory; size += 8) {
        arena a = arena_of(memory, size);
        json_doc doc;
        bool good = json_parse(&doc, text, &a);
        changes += good != was_good;
        was_good = good;
    }
    CHECK(was_good && EQ(changes, 1), "too little memory, then enough");
}

static void test_json(void) {
    json_grammar();
    json_queries();
    json_memory();
}

#undef ARRAYS_31
#undef CLOSES_31
