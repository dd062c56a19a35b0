/* One member of another program's JSON: everything else stays as it is. */
static const struct {
    const char *text, *value; /* NULL: it is taken out */
    const char *want;         /* NULL: refused */
} json_edit_rows[] = {
    {"", "1", "{\n  \"s\": {\n    \"g\": 1\n  }\n}\n"},
    {"  \n", NULL, "{}\n"},
    {"{}", "1", "{\n  \"s\": {\n    \"g\": 1\n  }\n}"},
    {"{\"a\": {\"g\": 2}}", "1", "{\"a\": {\"g\": 2},\n  \"s\": {\n    \"g\": 1\n  }}"},
    {"{\"s\": {}, \"z\": 0}", "1", "{\"s\": {\n    \"g\": 1\n  }, \"z\": 0}"},
    {"{\"s\": { }}", "1", "{\"s\": {\n    \"g\": 1\n  }}"},
    {"{\"s\": {\"a\": [1, {\"g\": 3}]}}", "1", "{\"s\": {\"a\": [1, {\"g\": 3}],\n    \"g\": 1}}"},
    {"{\"s\": {\"g\": {\"x\": []}, \"b\": 2}}", "1", "{\"s\": {\"g\": 1, \"b\": 2}}"},
    {"{\"s\": {\"\\u0067\": 5}}", "1", "{\"s\": {\"\\u0067\": 1}}"},
    {"{\"s\": {\"g\": 5, \"b\": 2}}", NULL, "{\"s\": {\"b\": 2}}"},
    {"{\"s\": {\"a\": 0, \"g\": 5, \"b\": 2}}", NULL, "{\"s\": {\"a\": 0, \"b\": 2}}"},
    {"{\"s\": {\"a\": 0,\n \"g\": \"}\"\n}}", NULL, "{\"s\": {\"a\": 0\n}}"},
    {"{\"s\": {\n \"g\": 5\n}}", NULL, "{\"s\": {}}"},
    {"{\"s\": {\"a\": 1}}", NULL, "{\"s\": {\"a\": 1}}"},
    {"{\"a\": 1}", NULL, "{\"a\": 1}"},
    {"{\"s\": []}", "1", NULL},
    {"[]", "1", NULL},
    {"{\"a\": 1, // why\n}", "1", NULL},
    {"{\"a\": 1", NULL, NULL},
};

static void test_json_edit(void) {
    static char bytes[4096], memory[64 << 10];
    for (size_t i = 0; i < LEN(json_edit_rows); i++) {
        const char *value = json_edit_rows[i].value, *want = json_edit_rows[i].want;
        arena mem = arena_of(memory, sizeof memory);
        out o = out_of(bytes, sizeof bytes);
        bool good = json_edit_member(&o, guarded(str_of(json_edit_rows[i].text)), "s", "g",
                                     value ? str_of(value) : STR_NONE, &mem);
        CHECK(EQ(good, want != NULL) && (!want || EQ_STR(out_str(&o), str_of(want))),
              json_edit_rows[i].text);
    }
}

/* The rows of RFC 4648, section 10. */
static void test_install_base64(void) {
    static const char *const rows[][2] = {
        {"", ""},        {"f", "Zg=="},        {"fo", "Zm8="},
        {"foo", "Zm9v"}, {"foob", "Zm9vYg=="}, {"\xFF\xFE\xFD", "//79"}};
    for (size_t i = 0; i < LEN(rows); i++) {
        char bytes[16];
        out o = out_of(bytes, sizeof bytes);
        out_base64(&o, guarded(str_of(rows[i][0])));
        CHECK(EQ_STR(out_str(&o), str_of(rows[i][1])), rows[i][1]);
    }
}
