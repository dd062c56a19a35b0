/* record -- one struct with a field of every kind, present and absent: JSON, text, schema. */
#include <math.h>

typedef struct {
    str word;
    double number;
    int64_t integer;
    bool yes;
    double box[4];
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
    {FIELD("pairs", PAIRS, pairs)},
    {FIELD("words", STRS, words)},
    {FIELD("rows", NUMS, rows), .decimals = 1},
    {FIELD("maybe", MAYBE, maybe), .of = record_inner},
    {FIELD("list", LIST, list), .of = record_inner},
    {FIELD("inlined", INLINE, inlined), .of = record_inner},
    {FIELD("raw", JSON, raw)},
    {FIELD("kept", NUM, kept), .decimals = 1, .always = true},
    {FIELD("kept_flag", BOOL, kept_flag), .always = true, .required = true},
    {0},
};
#undef AT
static const record record_sample_type = {sizeof(record_sample), record_sample_fields, NULL};

#define RECORD_NUMBERS "{\"type\":\"array\",\"items\":{\"type\":\"number\"}}"
#define RECORD_INNER   "\"inner\":{\"type\":\"string\",\"description\":\"a \\\"word\\\"\"}"
#define RECORD_NESTED  "\"type\":\"object\",\"properties\":{" RECORD_INNER "}"
#define RECORD_SAMPLE_SCHEMA                                                                       \
    "{\"type\":\"object\",\"properties\":{\"word\":{\"type\":\"string\"},"                         \
    "\"number\":{\"type\":\"number\"},\"integer\":{\"type\":\"integer\"},"                         \
    "\"yes\":{\"type\":\"boolean\"},\"box\":" RECORD_NUMBERS                                       \
    ",\"pairs\":{\"type\":\"object\",\"additionalProperties\":{\"type\":\"string\"}},"             \
    "\"words\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}},"                              \
    "\"rows\":{\"type\":\"array\",\"items\":{\"type\":\"array\",\"items\":"                        \
    "{\"type\":[\"number\",\"null\"]}}},\"maybe\":{" RECORD_NESTED                                 \
    "},\"list\":{\"type\":\"array\",\"items\":{" RECORD_NESTED "}}," RECORD_INNER                  \
    ",\"raw\":{\"type\":\"object\",\"additionalProperties\":true},"                                \
    "\"kept\":{\"type\":[\"number\",\"null\"]},\"kept_flag\":{\"type\":\"boolean\"}},"             \
    "\"required\":[\"kept_flag\"]}"

static void record_check(const record_sample *sample, const char *as_json, const char *as_text) {
    char bytes[1024];
    out o = out_of(bytes, sizeof bytes);
    record_json(&o, &record_sample_type, sample, RECORD_FULL);
    CHECK(EQ_STR(out_str(&o), str_of(as_json)), as_json);
    int wrong = 0;
    for (size_t cap = 0; cap < strlen(as_json); cap++) {
        o = out_of(bytes, cap);
        record_json(&o, &record_sample_type, sample, RECORD_FULL);
        wrong += !o.full;
    }
    for (size_t cap = 0; cap < strlen(as_text); cap++) {
        o = out_of(bytes, cap);
        record_text(&o, &record_sample_type, sample, 0, RECORD_FULL);
        wrong += !o.full || o.len > cap;
    }
    CHECK(EQ(wrong, 0), "too small a buffer is reported");
    o = out_of(bytes, sizeof bytes);
    record_text(&o, &record_sample_type, sample, 0, RECORD_FULL);
    CHECK(EQ_STR(out_str(&o), str_of(as_text)), as_text);
}

typedef struct {
    str name;
    double number, rare;
    str_pairs pairs;
    const void *inlined;
} record_seen;

#define AT(member) offsetof(record_seen, member)
static const field record_seen_fields[] = {
    {FIELD("name", STR, name), .required = true},
    {FIELD("number", NUM, number), .decimals = 7, .in = IN_FULL | IN_NORMAL},
    {FIELD("rare", NUM, rare), .decimals = 7, .in = IN_FULL},
    {FIELD("pairs", PAIRS, pairs), .in = IN_FULL | IN_NORMAL, .aside = "ISO"},
    {FIELD("inlined", INLINE, inlined), .of = record_inner},
    {0},
};
#undef AT
static const record record_seen_type = {sizeof(record_seen), record_seen_fields, NULL};
static const record *record_seen_record(void) {
    return &record_seen_type;
}

/* The views of a record, and of a table of such records. */
static void record_views(void) {
    static str_pair pairs[] = {{STR_ROW("ISO3166-2-lvl4"), STR_ROW("X")},
                               {STR_ROW("a"), STR_ROW("1")}};
    static str inner = STR_ROW("in");
    static const field list[] = {
        {.name = STR_ROW("list"), .kind = FIELD_TABLE, .at = 0, .of = record_seen_record}, {0}};
    static const record table = {sizeof(record_rows), list, NULL};
    record_seen seen[] = {{STR("n"), 1.23456789, 2, {pairs, 2}, &inner},
                          {STR("m"), NAN, NAN, {NULL, 0}, NULL}};
    record_rows both = {seen, 2, {NULL, 0}};
    const struct {
        record_view view;
        const char *one, *all, *text;
    } rows[] = {
        {RECORD_FULL,
         "{\"name\":\"n\",\"number\":1.2345679,\"rare\":2,\"pairs\":{\"ISO3166-2-lvl4\":\"X\","
         "\"a\":\"1\"},\"inner\":\"in\"}",
         "{\"list\":{\"columns\":[\"name\",\"number\",\"rare\",\"pairs\",\"inner\"],\"rows\":[["
         "\"n\",1.2345679,2,{\"ISO3166-2-lvl4\":\"X\",\"a\":\"1\"},\"in\"],"
         "[\"m\",null,null,null,null]]}}",
         "name: n\nnumber: 1.2345679\nrare: 2\npairs: ISO3166-2-lvl4=X, a=1\ninner: in\n"},
        {RECORD_NORMAL,
         "{\"name\":\"n\",\"number\":1.23457,\"pairs\":{\"a\":\"1\"},\"inner\":\"in\"}",
         "{\"list\":{\"columns\":[\"name\",\"number\",\"pairs\",\"inner\"],\"rows\":[[\"n\","
         "1.23457,{\"a\":\"1\"},\"in\"],[\"m\",null,null,null]]}}",
         "name: n\nnumber: 1.23457\npairs: a=1\ninner: in\n"},
        {RECORD_BRIEF, "{\"name\":\"n\",\"inner\":\"in\"}",
         "{\"list\":{\"columns\":[\"name\",\"inner\"],\"rows\":[[\"n\",\"in\"],[\"m\",null]]}}",
         "name: n\ninner: in\n"},
        {RECORD_REQUIRED, "{\"name\":\"n\"}", "{}", "name: n\n"}};
    char bytes[512];
    for (size_t i = 0; i < LEN(rows); i++) {
        out o = out_of(bytes, sizeof bytes);
        record_json(&o, &record_seen_type, seen, rows[i].view);
        CHECK(EQ_STR(out_str(&o), str_of(rows[i].one)), "a view");
        o.len = 0;
        record_json(&o, &table, &both, rows[i].view);
        CHECK(EQ_STR(out_str(&o), str_of(rows[i].all)), "a table names its fields once");
        o.len = 0;
        record_text(&o, &record_seen_type, seen, 0, rows[i].view);
        CHECK(EQ_STR(out_str(&o), str_of(rows[i].text)), "text has the fields of its view");
    }
    str chosen[] = {STR("inner"), STR("rare"), STR("name")};
    out o = out_of(bytes, sizeof bytes);
    both.columns = (str_list){chosen, LEN(chosen)};
    record_text(&o, &table, &both, 0, RECORD_NORMAL);
    CHECK(EQ_STR(out_str(&o), STR("list:\nname,rare,inner\nn,2,in\nm,-,-\n")),
          "chosen columns, of whatever view, in their order");
    both.at = &seen[1];
    both.count = 1;
    o.len = 0;
    record_json(&o, &table, &both, RECORD_NORMAL);
    CHECK(EQ_STR(out_str(&o), STR("{\"list\":{\"columns\":[\"name\",\"rare\",\"inner\"],"
                                  "\"rows\":[[\"m\",null,null]]}}")),
          "a chosen column that no row has is there");
    both.columns.count = 0;
    o.len = 0;
    record_json(&o, &table, &both, RECORD_NORMAL);
    CHECK(EQ_STR(out_str(&o), STR("{\"list\":{\"columns\":[\"name\"],\"rows\":[[\"m\"]]}}")),
          "one of the view is not");
    both.count = 0;
    o.len = 0;
    record_json(&o, &table, &both, RECORD_FULL);
    CHECK(EQ_STR(out_str(&o), STR("{}")), "an empty table is absent");
}

/* A row of more fields than a table has columns: the first of them. */
static void record_wide(void) {
    static field fields[RECORD_COLUMNS_MAX + 2];
    const record wide = {sizeof(double), fields, NULL};
    str names[RECORD_COLUMNS_MAX + 1];
    for (int i = 0; i <= RECORD_COLUMNS_MAX; i++) {
        fields[i] = (field){.name = STR("n"), .kind = FIELD_NUM, .in = IN_FULL, .always = true};
    }
    CHECK(EQ(record_column_names(&wide, names), RECORD_COLUMNS_MAX),
          "no more columns than there is room for");
}

static void test_record(void) {
    static str_pair pairs[] = {{STR_ROW("a"), STR_ROW("1")}, {STR_ROW("b\""), STR_ROW("\x1B")}};
    static str words[] = {STR_ROW("x"), STR_ROW("y")}, inner = STR_ROW("in");
    static const double rows[] = {0, 1.25, (double)NAN, 4};
    record_sample none = {.number = NAN, .integer = RECORD_NO_INT, .box = {NAN}, .kept = NAN};
    record_sample full = {.word = STR("w"),
                          .number = 2.254,
                          .integer = -3,
                          .yes = true,
                          .box = {1, 2, 3, 4.04},
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
        "{\"word\":\"w\",\"number\":2.25,\"integer\":-3,\"yes\":true,\"box\":[1,2,3,4],"
        "\"pairs\":{\"a\":\"1\",\"b\\\"\":\"\\u001b\"},\"words\":[\"x\",\"y\"],"
        "\"rows\":[[0,1.3],[null,4]],\"maybe\":{\"inner\":\"in\"},"
        "\"list\":[{\"inner\":\"x\"},{\"inner\":\"y\"}],\"inner\":\"in\",\"raw\":{\"z\":0},"
        "\"kept\":0,\"kept_flag\":true}",
        "word: w\nnumber: 2.25\ninteger: -3\nyes: true\nbox: [1,2,3,4]\n"
        "pairs: a=1, b\"= \nwords:\n  - x\n  - y\nrows: [[0,1.3],[null,4]]\nmaybe:\n  inner: in\n"
        "list:\n  1. inner: x\n  2. inner: y\ninner: in\nraw: {\"z\":0}\nkept: 0\nkept_flag: "
        "true\n");
    char bytes[1024];
    out o = out_of(bytes, sizeof bytes);
    record_schema(&o, &record_sample_type, NULL);
    CHECK(EQ_STR(out_str(&o), STR(RECORD_SAMPLE_SCHEMA)),
          "schema: nested records are written out, what may be null says so");
    CHECK(EQ_STR(record_pairs_get(&full.pairs, STR("a")), STR("1")) &&
              !record_pairs_get(&full.pairs, STR("c")).at,
          "pairs_get");
    record_views();
    record_wide();
}
