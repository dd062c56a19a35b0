/* fuzz_json -- hostile JSON into the validator, the tokenizer, the queries and the arguments of
 * every tool. What the validator accepts must tokenize, every query must stay inside the text, and
 * a string that is written must parse to the same. */

enum { FUZZ_JSON_MEMORY = 1 << 20, FUZZ_JSON_INPUT_MAX = 8192 };

static _Alignas(max_align_t) char fuzz_json_memory[FUZZ_JSON_MEMORY];

/* Writes a string, reads it back, compares. */
static void fuzz_json_there_and_back(str text, arena a) {
    size_t room = text.len * 6 + 16;
    json_doc doc;
    out o = out_of(arena_bytes(&a, room), room);
    out_json_str(&o, text);
    ASSERT(!o.full && json_parse(&doc, out_str(&o), &a));
    ASSERT(str_eq(json_text(json_root(&doc), &a), text));
}

static void fuzz_json_walk(const json_doc *doc, arena a) {
    for (int i = 0; i < doc->count; i++) {
        json v = {doc, i};
        double number = 0;
        int64_t integer = 0;
        str source = json_source(v);
        ASSERT(source.at >= doc->text.at && source.at + source.len <= doc->text.at + doc->text.len);
        int children = 0;
        for (json child = json_first(v); child.index >= 0; child = json_next(v, child)) {
            children++;
        }
        ASSERT(children == json_count(v));
        if (json_what(v) == JSON_STRING) {
            arena scratch = a;
            str text = json_text(v, &scratch);
            ASSERT(utf8_valid(text));
            fuzz_json_there_and_back(text, scratch);
        }
        (void)json_num(v, &number);
        (void)json_int(v, &integer);
        (void)json_loose_num(v, &number);
        (void)json_get(v, "query");
    }
}

static void fuzz_json_arguments(const json_doc *doc, arena a) {
    for (int i = 0; i < tool_count(); i++) {
        tool_arg args[TOOL_PARAMS_MAX];
        call c = {.mem = a};
        status code = row_read(&c, tool_at(i), json_root(doc), args);
        ASSERT((code == GEO_OK) == (c.code == GEO_OK) && (!code || c.why[0]));
        ASSERT(code == GEO_OK || code == GEO_INVALID || code == GEO_TOO_LARGE);
    }
}

static int fuzz_json(const uint8_t *bytes, size_t size) {
    if (size > FUZZ_JSON_INPUT_MAX) {
        return 0;
    }
    arena a = arena_of(fuzz_json_memory, sizeof fuzz_json_memory);
    str text = {malloc(size + !size), size}; /* its own block, so that a byte too far is seen */
    memcpy((char *)text.at, bytes, size);
    json_doc doc;
    size_t at = 0;
    bool valid = json_valid(text, &at);
    ASSERT(at <= size && valid == json_parse(&doc, text, &a));
    if (valid) {
        fuzz_json_walk(&doc, a);
        fuzz_json_arguments(&doc, a);
    }
    free((char *)text.at);
    return 0;
}
