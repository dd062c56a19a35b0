/* record -- one struct with a field of every kind, present and absent: JSON, text, schema. */
#include <math.h>

typedef struct {
    str word;
    double number;
    int64_t integer;
    bool yes;
    double box[4], point[2];
    str_pairs pairs;
    str_list words;
    num_rows rows;
    const void *maybe, *inlined;
    struct {
        str *at;
        int count;
    } list; /* of the shape of record_list */
    str raw;
    double kept;
    bool kept_flag;
} record_sample;

static const field record_inner_fields[] = {
    {.name = STR_ROW("inner"), .kind = FIELD_STR, .at = 0, .help = "a \"word\""},
    {0},
};
static const record record_inner_type = {sizeof(str), record_inner_fields, NULL};
static const record *record_inner(void) {
    return &record_inner_type;
}

#define AT(member) offsetof(record_sample, member)
static const field record_sample_fields[] = {
    {FIELD("word", STR, word)},
    {FIELD("number", NUM, number), .decimals = 2},
    {FIELD("integer", INT, integer)},
    {FIELD("yes", BOOL, yes)},
    {FIELD("box", BOX, box), .decimals = 1},
    {FIELD("point", POINT, point), .decimals = 1, .rare = true},
    {FIELD("pairs", PAIRS, pairs)},
    {FIELD("words", STRS, words)},
    {FIELD("rows", NUMS, rows), .decimals = 1},
    {FIELD("maybe", MAYBE, maybe), .of = record_inner},
    {FIELD("list", LIST, list), .of = record_inner},
    {FIELD("inlined", INLINE, inlined), .of = record_inner},
    {FIELD("raw", JSON, raw), .rare = true},
    {FIELD("kept", NUM, kept), .decimals = 1, .always = true},
    {FIELD("kept_flag", BOOL, kept_flag), .always = true},
    {0},
};
#undef AT
static const record record_sample_type = {sizeof(record_sample), record_sample_fields, NULL};

static void record_check(const record_sample *sample, const char *as_json, const char *as_text) {
    char bytes[1024];
    out o = out_of(bytes, sizeof bytes);
    record_json(&o, &record_sample_type, sample);
    CHECK(EQ_STR(out_str(&o), str_of(as_json)), as_json);
    int wrong = 0;
    for (size_t cap = 0; cap < strlen(as_json); cap++) {
        o = out_of(bytes, cap);
        record_json(&o, &record_sample_type, sample);
        wrong += !o.full;
    }
    for (size_t cap = 0; cap < strlen(as_text); cap++) {
        o = out_of(bytes, cap);
        record_text(&o, &record_sample_type, sample, 0);
        wrong += !o.full || o.len > cap;
    }
    CHECK(EQ(wrong, 0), "too small a buffer is reported");
    o = out_of(bytes, sizeof bytes);
    record_text(&o, &record_sample_type, sample, 0);
    CHECK(EQ_STR(out_str(&o), str_of(as_text)), as_text);
}

static void test_record(void) {
    static str_pair pairs[] = {{STR_ROW("a"), STR_ROW("1")}, {STR_ROW("b\""), STR_ROW("\x1B")}};
    static str words[] = {STR_ROW("x"), STR_ROW("y")}, inner = STR_ROW("in");
    static const double rows[] = {0, 1.25, (double)NAN, 4};
    record_sample none = {
        .number = NAN, .integer = RECORD_NO_INT, .box = {NAN}, .point = {NAN}, .kept = NAN};
    record_sample full = {.word = STR("w"),
                          .number = 2.254,
                          .integer = -3,
                          .yes = true,
                          .box = {1, 2, 3, 4.04},
                          .point = {5, 6},
                          .pairs = {pairs, 2},
                          .words = {words, 2},
                          .rows = {rows, 2, 2},
                          .maybe = &inner,
                          .inlined = &inner,
                          .list = {words, 2},
                          .raw = STR("{\"z\":0}"),
                          .kept = 0,
                          .kept_flag = true};
    record_check(&none, "{\"kept\":null,\"kept_flag\":false}", "kept_flag: false\n");
    record_check(
        &full,
        "{\"word\":\"w\",\"number\":2.25,\"integer\":-3,\"yes\":true,\"box\":[1,2,3,4],\"point\":["
        "5,6],"
        "\"pairs\":{\"a\":\"1\",\"b\\\"\":\"\\u001b\"},\"words\":[\"x\",\"y\"],"
        "\"rows\":[[0,1.3],[null,4]],\"maybe\":{\"inner\":\"in\"},"
        "\"list\":[{\"inner\":\"x\"},{\"inner\":\"y\"}],\"inner\":\"in\",\"raw\":{\"z\":0},"
        "\"kept\":0,\"kept_flag\":true}",
        "word: w\nnumber: 2.25\ninteger: -3\nyes: true\nbox: [1,2,3,4]\npoint: [5,6]\n"
        "pairs: a=1, b\"= \nwords:\n  - x\n  - y\nrows: [[0,1.3],[null,4]]\nmaybe:\n  inner: in\n"
        "list:\n  1. inner: x\n  2. inner: y\ninner: in\nraw: {\"z\":0}\nkept: 0\nkept_flag: "
        "true\n");
    char bytes[1024];
    out o = out_of(bytes, sizeof bytes);
    record_schema(&o, &record_sample_type);
    CHECK(EQ_STR(out_str(&o),
                 STR("{\"type\":\"object\",\"properties\":{\"word\":{\"type\":\"string\"},"
                     "\"number\":{\"type\":\"number\"},\"integer\":{\"type\":\"integer\"},"
                     "\"yes\":{\"type\":\"boolean\"},\"box\":{\"type\":\"array\"},"
                     "\"pairs\":{\"type\":\"object\"},\"words\":{\"type\":\"array\"},"
                     "\"rows\":{\"type\":\"array\"},\"maybe\":{\"type\":\"object\"},"
                     "\"list\":{\"type\":\"array\"},"
                     "\"inner\":{\"type\":\"string\",\"description\":\"a \\\"word\\\"\"},"
                     "\"kept\":{\"type\":[\"number\",\"null\"]},\"kept_flag\":{\"type\":"
                     "\"boolean\"}}}")),
          "schema: rare fields are left out, what may be null says so");
    CHECK(EQ_STR(record_pairs_get(&full.pairs, STR("a")), STR("1")) &&
              !record_pairs_get(&full.pairs, STR("c")).at,
          "pairs_get");
}
