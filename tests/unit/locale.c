/* The language of an answer, by what is known of the caller. */
static const struct {
    const char *given, *query, *list;
} locale_rows[] = {
    {"de", "Москва", "de"},
    {"local", "Paris", "*"},
    {NULL, "Paris", "en"},
    {NULL, "Москва", "ru,en"},
    {NULL, "東京", "zh-Hant,en,ja-x-local"},
    {NULL, "京都", "zh,en,ja-x-local"},
    {NULL, "东京", "zh,en"},
    {NULL, "東京の駅", "ja,en"},
    {NULL, "서울", "ko,en"},
    {NULL, "القاهرة", "ar,en"},
    {NULL, "Αθήνα", "el,en"},
    {NULL, "Київ", "uk,en"},
    {NULL, "Краљево", "ru,en"},
    {NULL, "تهران", "ar,en"},
    {NULL, "کرج", "fa,en"},
    {NULL, "Їжак 東", "uk,en"},
    {NULL, "東 Їжак", "uk,en"},
    {NULL, "東 のк", "ja,en"},
    {NULL, "Zürich 東", "zh-Hant,en,ja-x-local"},
    {NULL, "", "en"},
    {NULL, "\xff\xfe", "en"},
};

static void test_locale(void) {
    for (size_t i = 0; i < LEN(locale_rows); i++) {
        const char *given = locale_rows[i].given;
        str list = locale_language(given ? str_of(given) : STR_NONE, str_of(locale_rows[i].query));
        CHECK(EQ_STR(list, str_of(locale_rows[i].list)), locale_rows[i].query);
    }
    locale_use(STR("C.UTF-8"));
    locale_use(STR("POSIX"));
    CHECK(EQ_STR(locale_language(STR_NONE, STR("Rome")), STR("en")), "locales without a language");
    locale_use(STR("it_IT.UTF-8"));
    CHECK(EQ_STR(locale_language(STR_NONE, STR("Rome")), STR("it")), "the terminal's language");
    memset(&locale, 0, sizeof locale);
}
