/* The language of an answer, by what is known of the caller. */
static const struct {
    const char *given, *query, *list;
} language_rows[] = {
    {"de", "Москва", "de"},       {"local", "Paris", "*"},    {NULL, "Paris", "en"},
    {NULL, "Москва", "ru,en"},    {NULL, "東京", "zh,en"},    {NULL, "東京の駅", "ja,en"},
    {NULL, "서울", "ko,en"},      {NULL, "القاهرة", "ar,en"}, {NULL, "Αθήνα", "el,en"},
    {NULL, "Zürich 東", "zh,en"}, {NULL, "", "en"},           {NULL, "\xff\xfe", "en"},
};

static void test_language(void) {
    for (size_t i = 0; i < LEN(language_rows); i++) {
        const char *given = language_rows[i].given;
        str list = language_of(given ? str_of(given) : STR_NONE, str_of(language_rows[i].query));
        CHECK(EQ_STR(list, str_of(language_rows[i].list)), language_rows[i].query);
    }
    language_use_locale(STR("C.UTF-8"));
    language_use_locale(STR("POSIX"));
    CHECK(EQ_STR(language_of(STR_NONE, STR("Rome")), STR("en")), "locales without a language");
    language_use_locale(STR("it_IT.UTF-8"));
    CHECK(EQ_STR(language_of(STR_NONE, STR("Rome")), STR("it")), "the terminal's language");
    memset(&language, 0, sizeof language);
}
