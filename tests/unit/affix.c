/* affix: the made table, and words cut off names. */

static const struct {
    const char *key, *rests; /* what the cuts leave, separated by slashes */
} affix_test_rows[] = {
    {"city of kehl", "kehl"},
    {"the city of kehl", "kehl/city of kehl"},
    {"kehl district", "kehl"},
    {"provincia di dellaquila", "dellaquila/di dellaquila"},
    {"dellaquila", "aquila"},
    {"der rhein", "rhein/er rhein"},
    {"ประเทศไทย", "ไทย"},
    {"ประเทศ", ""},
    {"cantone ticino", "ticino"},
    {"gmina zakopane", "zakopane"},
    {"autonome region tibet", "tibet"},
    {"flugplatz samedan", "samedan"},
    {"parque kruger", "kruger"},
    {"kehl", ""},
    {"city", ""},
    {"\xE5\xA5\x88\xE8\x89\xAF\xE5\x8E\xBF", "\xE5\xA5\x88\xE8\x89\xAF"}, /* Nara, the prefecture */
    {"\xE5\x8E\xBF", ""},
    {"", ""},
};

static const struct {
    const char *key;
    size_t joiner;
} affix_joiner_rows[] = {
    {"springfield in", 3},
    {"springfield in the", 7},
    {"springfield close to", 9},
    {"springfield", 0},
    {"in", 0},
    {"springfield county", 0},
};

static void test_affix(void) {
    char room[IMAGE_KEY_MAX];
    for (size_t i = 0; i < LEN(affix_rows); i++) {
        str word = affix_word(&affix_rows[i]);
        CHECK(EQ_STR(fold_name(word, FOLD_PLAIN, room, sizeof room), word), word.at);
        CHECK(!i || str_cmp(affix_word(&affix_rows[i - 1]), word) < 0, word.at);
    }
    for (size_t i = 0; i < LEN(affix_test_rows); i++) {
        affix_cut cuts[AFFIX_CUTS_MAX];
        char text[256];
        out o = out_of(text, sizeof text);
        int count = affix_find(guarded(str_of(affix_test_rows[i].key)), cuts);
        for (int n = 0; n < count; n++) {
            out_text(&o, n ? STR("/") : STR(""));
            out_text(&o, cuts[n].rest);
        }
        CHECK(EQ_STR(out_str(&o), str_of(affix_test_rows[i].rests)), affix_test_rows[i].key);
    }
    for (size_t i = 0; i < LEN(affix_joiner_rows); i++) {
        str key = guarded(str_of(affix_joiner_rows[i].key));
        CHECK(EQ(affix_joiner(key), affix_joiner_rows[i].joiner), affix_joiner_rows[i].key);
    }
    CHECK(affix_is_wording(STR("please")) && !affix_is_wording(STR("kehl")), "only wording");
}
