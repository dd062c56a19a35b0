/* postcode: the forms of codes, and the areas that their first characters tell. */

static const struct {
    const char *key, *country; /* one of those that it fits; NULL: none */
    const char *area, *other;  /* ISO codes; "": not known */
} postcode_test_rows[] = {
    {"77200", "FR", "fr 77", ""},
    {"f 77200", "FR", "fr 77", ""},
    {"fr77200", "FR", "fr 77", ""},
    {"20137", "FR", "fr 2a", ""},
    {"20310", "FR", "", ""},
    {"75116", "FR", "fr 75", "fr 75c"},
    {"97110", "GP", "gp", ""},
    {"62701", "US", "us il", ""},
    {"62701 1234", "US", "us il", ""},
    {"88501", "US", "us tx", ""},
    {"10115", "DE", "de be", ""},
    {"12529", "DE", "de bb", ""}, /* in a zone of Berlin */
    {"19273", "DE", "", ""},
    {"22113", "DE", "", ""}, /* of two */
    {"23909", "DE", "de sh", ""},
    {"66503", "DE", "de rp", ""},
    {"66822", "DE", "de sl", ""},
    {"96515", "DE", "de th", ""},
    {"8001", "CH", "ch zh", ""},
    {"7310", "CH", "", ""},
    {"9900", "AT", "at 7", ""},
    {"sw1a 1aa", "GB", "", ""},
    {"eh11bb", "GB", "gb sct", ""},
    {"m5v 3l9", "CA", "ca on", ""},
    {"x0a 0h0", "CA", "ca nu", ""},
    {"1012 ab", "NL", "", ""},
    {"111 22", "SE", "", ""},
    {"00 001", "PL", "", ""},
    {"530 0001", "JP", "jp 27", ""},
    {"c1002", "AR", "ar c", ""},
    {"00120", "VA", "va", ""},
    {"d02 x285", "IE", "ie d", "ie l"},
    {"ad500", "AD", "ad 07", ""},
    {"1", NULL, NULL, NULL},
    {"12 34 56 78", NULL, NULL, NULL},
    {"kehl", NULL, NULL, NULL},
    {"", NULL, NULL, NULL},
    {"123456789012345678", NULL, NULL, NULL},
    {"w1", "GB", "", ""},
    {"jn18du", NULL, NULL, NULL},  /* nothing British begins so, */
    {"u09tunq", NULL, NULL, NULL}, /* nor Irish */
};

static void test_postcode(void) {
    static postcode_reading readings[POSTCODE_COUNTRIES_MAX];
    for (size_t i = 0; i < LEN(postcode_test_rows); i++) {
        str key = guarded(str_of(postcode_test_rows[i].key));
        const char *country = postcode_test_rows[i].country;
        int count = postcode_read(key, readings), at = 0;
        if (!country) {
            CHECK(EQ(count, 0), postcode_test_rows[i].key);
            continue;
        }
        while (at < count && !str_eq(readings[at].country, str_of(country))) {
            at++;
        }
        char room[POSTCODE_ISO_MAX], other[POSTCODE_ISO_MAX];
        CHECK(at < count &&
                  EQ_STR(postcode_area(&readings[at], key, 0, room),
                         str_of(postcode_test_rows[i].area)) &&
                  EQ_STR(postcode_area(&readings[at], key, 1, other),
                         str_of(postcode_test_rows[i].other)),
              postcode_test_rows[i].key);
    }
    static const char *const orders[] = {"12:B 1:A", "1:A 12:B"};
    for (size_t i = 0; i < LEN(orders); i++) {
        postcode_row row = {"XX", "", "NNN", orders[i]};
        readings[0] = (postcode_reading){.areas = STR("")};
        CHECK(postcode_find_area(&row, STR("123"), &readings[0]) &&
                  EQ_STR(readings[0].areas, STR("B")),
              "of areas the longest prefix, in either order");
    }
    CHECK(EQ(postcode_read(STR("00 001"), readings), 1), "a hyphen tells the country");
    CHECK(postcode_read(STR("12345"), readings) > 40, "many have five digits");
    CHECK(EQ(postcode_read(STR("d 10115"), readings), 1), "the sign tells the country");
}
