/* lexicon: the blob, and what is found in it; affix: words cut off names. */

enum { LEXICON_KEY_MAX = 512 };

static const struct {
    const char *key;
    lexicon_role role;
    lexicon_kind kind; /* LEXICON_KIND_COUNT: it has no such role */
    const char *countries;
} lexicon_test_rows[] = {
    {"county", LEXICON_AFTER, LEXICON_COUNTY, ""},
    {"city of", LEXICON_BEFORE, LEXICON_SETTLED, ""},
    {"where is the city of", LEXICON_BEFORE, LEXICON_WORDING, ""},
    {"landkreis", LEXICON_BEFORE, LEXICON_COUNTY, "DE"},
    {"\xE5\xB8\x82", LEXICON_JOINED, LEXICON_SETTLED, ""},
    {"unknown", LEXICON_MARKER, LEXICON_NO_KIND, ""},
    {"hauptstrasse", LEXICON_STREET_BEFORE, LEXICON_KIND_COUNT, ""},
    {"strasse", LEXICON_STREET_AFTER, LEXICON_NO_KIND, ""},
    {"close to", LEXICON_NEAR, LEXICON_NO_KIND, ""},
    {"close to", LEXICON_BEFORE, LEXICON_WORDING, ""},
    {"inner", LEXICON_PART, LEXICON_NO_KIND, ""},
    {"sn", LEXICON_NO_NUMBER, LEXICON_KIND_COUNT, ""}, /* Senegal */
    {"county", LEXICON_JOINED, LEXICON_KIND_COUNT, ""},
    {"County", LEXICON_AFTER, LEXICON_KIND_COUNT, ""}, /* no key */
    {"count", LEXICON_AFTER, LEXICON_KIND_COUNT, ""},
    {"county ", LEXICON_AFTER, LEXICON_KIND_COUNT, ""},
    {"", LEXICON_AFTER, LEXICON_KIND_COUNT, ""},
};

static const struct {
    const char *key, *word;
    bool at_start;
    lexicon_role role;
} lexicon_joined_rows[] = {
    {"\xE5\xA5\x88\xE8\x89\xAF\xE5\xB8\x82", "\xE5\xB8\x82", false, LEXICON_JOINED},
    {"\xE5\xB8\x82", "", false, LEXICON_JOINED}, /* the whole key is no ending */
    {"\xE4\xB8\xAD\xE5\x8D\x8E\xE4\xBA\xBA\xE6\xB0\x91\xE5\x85\xB1\xE5\x92\x8C\xE5\x9B\xBD",
     "\xE4\xBA\xBA\xE6\xB0\x91\xE5\x85\xB1\xE5\x92\x8C\xE5\x9B\xBD", false, LEXICON_JOINED},
    {"ประเทศไทย", "ประเทศ", true, LEXICON_BEFORE},
    {"kehl", "", false, LEXICON_JOINED},
    {"\x82\xE5\xB8\x82", "\xE5\xB8\x82", false, LEXICON_JOINED},
    {"\xB8\x82", "", false, LEXICON_JOINED},
};

/* Every word of the table is found in its role. */
static void lexicon_check_records(void) {
    uint32_t words = lexicon_head(LEXICON_WORDS), block;
    const unsigned char *at = lexicon_block(lexicon_block_of(STR(""), &block), 0);
    char key[LEXICON_KEY_MAX], room[LEXICON_KEY_MAX];
    bool is_good = true;
    for (uint32_t i = 0; i < words && is_good; i++) {
        lexicon_record r = lexicon_record_at(at);
        int count = 0;
        memcpy(key + r.shared, r.rest.at, r.rest.len);
        str word = {key, r.shared + r.rest.len};
        const unsigned char *entries = lexicon_entries(guarded(word), &count);
        is_good = str_eq(fold_name(word, FOLD_PLAIN, room, sizeof room), word) &&
                  entries == r.entries && count == r.count;
        for (int k = 0; k < count && is_good; k++) {
            is_good = *lexicon_next(&entries) < LEXICON_ROLE_COUNT;
        }
        at = lexicon_skip(r.entries, r.count);
    }
    CHECK(is_good && words > 2000 && at == geocoder_lexicon + lexicon_head(LEXICON_FORMS),
          "every word is found");
}

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

static void lexicon_check_affixes(void) {
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

static void test_lexicon(void) {
    static char noise[2 * LEXICON_KEY_MAX];
    int found_long = 0;
    lexicon_entry entry, entries[LEXICON_ENTRIES_MAX];
    lexicon_check_records();
    lexicon_check_affixes();
    for (size_t i = 0; i < LEN(lexicon_test_rows); i++) {
        str key = guarded(str_of(lexicon_test_rows[i].key));
        bool found = lexicon_find_role(key, lexicon_test_rows[i].role, &entry);
        CHECK(EQ(lexicon_has(key, lexicon_test_rows[i].role), found), key.at);
        CHECK(EQ(found ? entry.kind : LEXICON_KIND_COUNT, lexicon_test_rows[i].kind),
              lexicon_test_rows[i].key);
        CHECK(!found || EQ_STR(entry.countries, str_of(lexicon_test_rows[i].countries)),
              lexicon_test_rows[i].key);
    }
    for (size_t i = 0; i < LEN(lexicon_joined_rows); i++) {
        size_t size = lexicon_find_joined(guarded(str_of(lexicon_joined_rows[i].key)),
                                          lexicon_joined_rows[i].at_start,
                                          lexicon_joined_rows[i].role, &entry);
        CHECK(EQ(size, strlen(lexicon_joined_rows[i].word)), lexicon_joined_rows[i].key);
    }
    memset(noise, 'a', sizeof noise);
    for (size_t len = 2; len <= sizeof noise; len++) {
        found_long += lexicon_find(guarded((str){noise, len}), entries);
    }
    CHECK(EQ(found_long, 0), "keys of all lengths");
    CHECK(lexicon_find_role(STR("northern"), LEXICON_DIRECTION, &entry) &&
              EQ_STR(entry.meaning, STR("n")),
          "the meaning of a word");
    CHECK(str_starts(lexicon_list(LEXICON_PARTICLE), STR("/de/du/")), "the empty word");
    CHECK(str_starts(lexicon_list(LEXICON_CHAIN), STR("starbucks|costa coffee|")), "rows");
    CHECK(EQ_STR(lexicon_list(LEXICON_TWIN), STR("st=saint/ste=sainte/mt=mount/ft=fort")),
          "a list of meanings");
    CHECK(EQ_STR(lexicon_list(LEXICON_ELIDED), STR("dell/nell/all/dall/sull/d/l")), "a list");
}
