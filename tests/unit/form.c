/* form: how names are written. */

static void form_test_round_trips(void) {
    static const struct {
        const char *key, *text;
        size_t most; /* bytes of the code */
    } rows[] = {
        {"paris", "Paris", 1},
        {"sao paulo", "S\u00e3o Paulo", 1},
        {"sao joao da boa vista", "S\u00e3o Jo\u00e3o da Boa Vista", 3},
        {"agua de las arenas", "Agua de las Arenas", 2},
        {"belleville sur mer", "Belleville-sur-Mer", 3},
        {"cu 04", "CU-04", 2},
        {"gb gwn", "GB-GWN", 2},
        {"eszett", "eszett", 1},
        {"grosskreutz", "Gro\u00dfkreutz", 5},
        {"bart al anan", "Bar\u0163 al \u2018An\u0101n", 5},
        {"banana", "Banan\u00e1", 3},
        {"xi an", "Xi'an", 6},
        {"biel bienne", "Biel/Bienne", 1},
        {"a b", "\u4eac/\u90fd", 12},
        {"a", "", 4},
        {"ab", "\u4eac\u90fd", 10},
        {"\u0643\u064a", "\u06a9\u06cc", 1},
    };
    for (size_t i = 0; i < LEN(rows); i++) {
        char code_room[FORM_CODE_MAX], room[FORM_TEXT_MAX];
        str key = str_of(rows[i].key), text = str_of(rows[i].text);
        str code = form_pack(key, text, code_room), rest = code;
        CHECK(EQ_STR(form_write(key, code, room), text) && code.len <= rows[i].most, rows[i].text);
        CHECK(form_skip(&rest) && !rest.len, "a code ends where it is skipped");
        CHECK(form_adds(code, '/') == (str_find(text, STR("/")) > 0), "a slash is told from it");
        for (size_t len = 0; len < code.len; len++) {
            str part = guarded(str_head(code, len));
            str cut = part;
            CHECK(!form_write(key, part, room).len && !form_skip(&cut) && !form_adds(part, '!'),
                  "a code that is cut short");
        }
    }
}

static void form_test_longest(void) {
    char key[IMAGE_KEY_MAX], text[IMAGE_NAME_MAX], code[FORM_CODE_MAX], room[FORM_TEXT_MAX];
    memset(key, 'a', sizeof key);
    for (size_t i = 0; i < sizeof text; i++) {
        text[i] = (char)('0' + i % 7);
    }
    str all = {text, sizeof text}, name = {key, sizeof key};
    CHECK(EQ_STR(form_write(name, form_pack(name, all, code), room), all), "all is replaced");
    memset(text, 'A', sizeof text);
    CHECK(EQ_STR(form_write(name, form_pack(name, all, code), room), all), "all in capitals");
}

static void form_test_damaged(void) {
    static const str codes[] = {
        STR_ROW("\x80"),             /* there is no blank to replace */
        STR_ROW("\x7f\x82"),         /* there is one e, not two */
        STR_ROW("\xff"),             /* it ends with LATER */
        STR_ROW("\xf1\x09"),         /* inserts behind the end */
        STR_ROW("\xfe\x09\x01\x00"), /* cuts behind the end */
        STR_ROW("\xfe\x00\x00\x01\xc3"),
    };
    for (size_t i = 0; i < LEN(codes); i++) {
        char room[FORM_TEXT_MAX];
        CHECK(!form_write(STR("key"), guarded(codes[i]), room).len, "a damaged code gives no text");
    }
}

static void test_form(void) {
    form_test_round_trips();
    form_test_longest();
    form_test_damaged();
}
