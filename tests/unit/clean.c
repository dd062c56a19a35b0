/* clean -- the plain form of texts, and what stays as it is. */

static const struct {
    const char *text, *plain; /* NULL: it is plain */
} clean_rows[] = {
    /* forms of letters and digits */
    {"Ｐａｒｉｓ，　Ｔｅｘａｓ", "Paris, Texas"},
    {"𝐏𝐚𝐫𝐢𝐬 𝑃𝑎𝑟𝑖𝑠 ℙ𝕒𝕣𝕚𝕤 ⓟⓐⓡⓘⓢ ⒫ 🄿🅟🅿", "Paris Paris Paris paris p PPP"},
    {"ﬁ ﬄ ﬆ Ⅷ ⅷ № ⑦ ⑳ ⒛ ➐ ㉟", "fi ffl st VIII viii No 7 20 20 7 ㉟"},
    {"𝟘𝟩 ٤٨٫٨٥ ४८ ๔๘ ៤៨ 𞥔𞥘 ₂⁵ x²", "07 48.85 48 48 48 48 25 x2"},
    {"ﺍﻟﻘﺎﻫﺮﺓ ﻻ ﯾ", "القاهرة لا ی"},
    {"⽇⽊", "日木"},
    {"a\xCC\x88 e\xCC\x81 \xD0\xB8\xCC\x86", "\xC3\xA4 e\xCC\x81 \xD0\xB9"},
    {"\xE1\x84\x83\xE1\x85\xA2\xE1\x84\x80\xE1\x85\xAE \xE1\x84\x80\xE1\x85\xA1\xE1\x86\xBC",
     "대구 강"},
    {"ொ", "ொ"},
    /* what is not seen, and blanks */
    {"\xEF\xBB\xBF"
     "Pa\xC2\xADris\xE2\x80\x8E\xE2\x80\x8B\xF3\xA0\x81\xA7\xEF\xB8\x8F\xCD\x8F",
     "Paris"},
    {"New\xC2\xA0York\xE2\x80\x89 \t City", "New York City"},
    {"10 Downing Street \r\n London\n", "10 Downing Street\nLondon"},
    {"a\xFF b\x01", "a b"},
    /* entities and escapes */
    {"Z&uuml;rich &#233;&#xE9; &Scaron; &lstrok; &rsquo;&deg;&nbsp;x",
     "Zürich éé S\xCC\x8C ł '° x"},
    {"5th &amp;amp;amp; Main", "5th & Main"},
    {"S%C3%A3o%20Paulo", "São Paulo"},
    {"caf\\u00e9 \\ud83d\\udccd \\\"x\\\"", "café \"x\""},
    {"&bogus; &x &#xD800; 100% %E3 \\u12 AT&T", "&bogus; &x &#xD800; 100% %E3 \\u12 AT&T"},
    {"https://x.org/?q=48.8%2C2.3&z=1", NULL},
    /* the ends */
    {"  , Paris,. ", "Paris"},
    {"“Paris”", "Paris"},
    {"„\xC2\xA0Paris“?", "Paris"},
    {"\"\"\"Paris\"\"\"", "Paris"},
    {"\"48\xC2\xB0 51' 30\" N, 2\xC2\xB0 17' 40\" E\"",
     "48\xC2\xB0 51' 30\" N, 2\xC2\xB0 17' 40\" E"},
    {"\"48.85\", \"2.35\"", NULL},
    {"([{<**_Paris_**>}])", "Paris"},
    {"(G2988507)", NULL},
    {"[2.29, 48.85]", NULL},
    {"[amenity=cafe]", NULL},
    {"{\"type\":\"Point\",\"coordinates\":[2.29,48.85]}", NULL},
    {"(a) (b)", NULL},
    {"- Paris", "Paris"},
    {"## Paris", "Paris"},
    {"• Paris 📍", "Paris"},
    {"'48.85", "48.85"},
    {"'s-Hertogenbosch", NULL},
    {"St. John’s", "St. John's"},
    {"-33.9, 151.2", NULL},
    {"−33.9 – 151", "-33.9 - 151"},
    {"U.S.A.", NULL},
    {"2\xC2\xB0 \xC3\xB6. L.", NULL},
    {"///filled.count.soap", NULL},
    {"8FVC9G8F+6X", NULL},
    {"Paris → Lyon", NULL},
    {"http://osm.org/go/0EEQjE~~", NULL},
    /* cells that say nothing */
    {"Paris, N/A, null, , -, #N/A, France", "Paris, France"},
    {"Paris;None;France", "Paris;France"},
    {"null\nParis", "Paris"},
    {"None, Italy", NULL},
    {"Pua, Nan, Thailand", NULL},
    {"Windhoek, NA", NULL},
    {"n.a.", NULL},
    {"?!", NULL},
    {"\xE2\x80\x8B", NULL},
};

static void clean_test_rows(void) {
    static char memory[2 * CLEAN_TEXT_MAX];
    for (size_t i = 0; i < LEN(clean_rows); i++) {
        arena mem = arena_of(memory, sizeof memory);
        str text = guarded(str_of(clean_rows[i].text)), plain = clean_text(&mem, text);
        str want = str_of(clean_rows[i].plain ? clean_rows[i].plain : clean_rows[i].text);
        CHECK(str_eq(plain, want), clean_rows[i].text);
        CHECK(str_eq(clean_text(&mem, plain), plain), "again");
    }
}

static void clean_test_limits(void) {
    static char memory[CLEAN_TEXT_MAX], text[CLEAN_TEXT_MAX + 1];
    arena mem = arena_of(memory, sizeof memory), none = arena_of(memory, 2);
    memset(text, ',', sizeof text);
    text[0] = 'a';
    CHECK(EQ(clean_text(&mem, (str){text, CLEAN_TEXT_MAX}).len, 1), "the longest");
    CHECK(EQ(clean_text(&mem, (str){text, sizeof text}).len, sizeof text), "a longer one stays");
    CHECK(!clean_text(&none, STR("Ｐａｒｉｓ")).at && none.full, "no memory");
    CHECK(!clean_text(&mem, STR_NONE).len && !clean_text(&mem, STR("  ")).len, "nothing");
    for (size_t i = 0; i + 2 <= CLEAN_TEXT_MAX; i += 2) { /* deeper than any pass */
        memcpy(text + i, "([", 2);
    }
    CHECK(EQ(clean_text(&mem, (str){text, CLEAN_TEXT_MAX}).len, CLEAN_TEXT_MAX), "brackets");
}

static void test_clean(void) {
    clean_test_rows();
    clean_test_limits();
}
