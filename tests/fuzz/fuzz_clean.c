/* fuzz_clean -- hostile text: what is cleaned is UTF-8 without invisible characters, within the
 * limit, and the same when it is cleaned again. */

static int fuzz_clean(const uint8_t *bytes, size_t size) {
    static char memory[2][CLEAN_TEXT_MAX + 1];
    str text = {malloc(size + !size), size};
    memcpy((char *)text.at, bytes, size);
    arena once = arena_of(memory[0], sizeof memory[0]),
          twice = arena_of(memory[1], sizeof memory[1]);
    str plain = clean_text(&once, text), again = clean_text(&twice, plain);
    bool is_given = str_eq(plain, str_trim(text));
    ASSERT(plain.at && str_eq(plain, again));
    ASSERT(is_given || (plain.len && plain.len <= CLEAN_TEXT_MAX && utf8_valid(plain)));
    for (size_t at = 0; at < plain.len && !is_given;) {
        ASSERT(!utf8_is_invisible(utf8_next(plain, &at)));
    }
    free((char *)text.at);
    return 0;
}
