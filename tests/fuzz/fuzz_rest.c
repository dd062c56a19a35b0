/* fuzz_rest -- hostile query strings and paths into the Nominatim API, answered by the embedded
 * gazetteer. Every answer is complete JSON or XML, or one of the two texts. */

enum {
    FUZZ_REST_INPUT_MAX = 4096,
    FUZZ_REST_MEMORY = 16 << 20,
    FUZZ_REST_SMALL = 512 /* of answers that do not fit; any refusal does */
};

static char fuzz_rest_memory[FUZZ_REST_MEMORY], fuzz_rest_body[1 << 20];

static int fuzz_rest(const uint8_t *data, size_t size) {
    static const str paths[] = {STR_ROW("/search"),  STR_ROW("/reverse"),    STR_ROW("/lookup"),
                                STR_ROW("/status"),  STR_ROW("/search.php"), STR_ROW("//details"),
                                STR_ROW("/suggest"), STR_ROW("/rev")};
    if (size < 2 || size > FUZZ_REST_INPUT_MAX) {
        return 0;
    }
    str text = {(const char *)data + 1, size - 1};
    str language = data[0] & 128 ? str_cut(&text, '\n') : STR_NONE;
    rest_has(text);
    rest_request request = {.path = paths[(data[0] & 127) % LEN(paths)],
                            .query = text,
                            .accept_language = language,
                            .base = data[0] & 1 ? STR("http://localhost") : STR_NONE};
    rest_reply reply = {0};
    call c = {.mem = arena_of(fuzz_rest_memory, sizeof fuzz_rest_memory),
              .deadline_ms = OS_FOREVER};
    out body = out_of(fuzz_rest_body, data[0] % 7 ? sizeof fuzz_rest_body : FUZZ_REST_SMALL);
    status code = rest_handle(&c, &request, &body, &reply);
    ASSERT(code == GEO_OK && !body.full && body.len);
    ASSERT(reply.http >= 200 && reply.http < 600 && reply.max_age_s >= 0);
    ASSERT(reply.http == 200 || !reply.max_age_s);
    size_t bad_at;
    bool is_json = strstr(reply.content_type, "json") != NULL;
    ASSERT(!is_json || json_valid(out_str(&body), &bad_at));
    bool is_xml = strstr(reply.content_type, "xml") != NULL;
    ASSERT(!is_xml || (str_starts(out_str(&body), STR("<?xml")) &&
                       str_ends(str_trim(out_str(&body)), STR(">"))));
    ASSERT(is_json || is_xml || str_starts(out_str(&body), STR("ERROR")) ||
           str_eq(out_str(&body), STR("OK")));
    return 0;
}
