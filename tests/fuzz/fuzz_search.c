/* fuzz_search -- any text as the name of a place, found by the embedded gazetteer: what an answer
 * says of it is text, and no more than the query and the names of a few places can give. */
enum { FUZZ_SEARCH_INPUT_MAX = 512, FUZZ_SEARCH_MEMORY = 16 << 20, FUZZ_SEARCH_TEXT_MAX = 4096 };

static char fuzz_search_memory[FUZZ_SEARCH_MEMORY];

static void fuzz_search_text(str text) {
    ASSERT(text.len <= FUZZ_SEARCH_TEXT_MAX && utf8_valid(text) && !memchr(text.at, 0, text.len));
}

static void fuzz_search_origin(const place_origin *origin) {
    str texts[] = {origin->dropped, origin->matched, origin->postcode, origin->understood};
    for (size_t i = 0; i < LEN(texts); i++) {
        fuzz_search_text(texts[i].len ? texts[i] : STR(""));
    }
    ASSERT(origin->did_you_mean.count >= 0 && origin->did_you_mean.count <= PLACE_SUGGESTIONS_MAX);
    for (int i = 0; i < origin->did_you_mean.count; i++) {
        fuzz_search_text(origin->did_you_mean.at[i]);
    }
    str why = origin->explanation.len ? origin->explanation : STR("");
    ASSERT(why.len <= 2 * EXPLAIN_MAX && utf8_valid(why) && !memchr(why.at, 0, why.len));
}

static int fuzz_search(const uint8_t *data, size_t size) {
    static const str languages[] = {STR_NONE, STR_ROW("en"), STR_ROW("ja"), STR_ROW("de, fr")};
    str text = {(const char *)data + 1, size - !!size};
    if (size < 2 || size > FUZZ_SEARCH_INPUT_MAX || !utf8_valid(text) ||
        memchr(text.at, 0, text.len)) {
        return 0;
    }
    call c = {.mem = arena_of(fuzz_search_memory, sizeof fuzz_search_memory),
              .deadline_ms = OS_FOREVER};
    place_query query = {.text = arena_copy(&c.mem, text), /* as of a request */
                         .limit = 1 + data[0] / 32,
                         .viewbox = geo_bbox_none(),
                         .language = languages[data[0] % LEN(languages)],
                         .wants_point = data[0] & 4,
                         .explains = data[0] & 16,
                         .country_codes = data[0] & 8 ? STR("de,us") : STR_NONE};
    place_answer answer;
    if (find_search(&c, &query, &answer) == GEO_OK) {
        fuzz_search_origin(&answer.origin);
        ASSERT(answer.places.count <= query.limit);
        for (int i = 0; i < answer.places.count; i++) {
            fuzz_search_text(answer.places.at[i].display_name);
        }
    }
    return 0;
}
