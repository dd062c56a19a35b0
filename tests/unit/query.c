/* query: house numbers in a query, the numbers of roads, "[key=value]", words for kinds in other
 * languages, and where two lines meet. */

static const struct {
    const char *key,
        *answers[QUERY_HOUSE_FORMS]; /* by form: "number | rest"; NULL: there is none */
} query_house_rows[] = {
    {"landstrasse 27", {"27 | landstrasse", NULL, NULL, NULL, NULL}},
    {"27a landstrasse", {"27a | landstrasse", NULL, NULL, NULL, NULL}},
    {"landstrasse 12 bis", {"12 bis | landstrasse", NULL, NULL, NULL, "12 | landstrasse bis"}},
    {"12 bis rue x", {"12 bis | rue x", NULL, NULL, NULL, NULL}},
    {"avenue x 4 6", {"6 | avenue x 4", NULL, "4 6 | avenue x", "4 | avenue x", "4 | avenue x 6"}},
    {"4 6 avenue x", {"4 | 6 avenue x", NULL, "4 6 | avenue x", "4 | avenue x", "6 | 4 avenue x"}},
    {"7 county road 12", {"12 | 7 county road", "7 | county road 12", NULL, NULL, NULL}},
    {"rue x 5 monaco", {NULL, NULL, NULL, NULL, "5 | rue x monaco"}},
    {"monaco", {NULL, NULL, NULL, NULL, NULL}},
};

static void query_test_houses(void) {
    static char bytes[4096];
    for (size_t i = 0; i < LEN(query_house_rows); i++) {
        for (int form = 0; form < QUERY_HOUSE_FORMS; form++) {
            arena mem = arena_of(bytes, sizeof bytes);
            const char *answer = query_house_rows[i].answers[form];
            str key = guarded(str_of(query_house_rows[i].key)), number;
            query_part rest;
            bool found = query_house_split(&mem, (query_part){key, key}, (query_house_form)form,
                                           &number, &rest);
            str text = found ? arena_list(&mem, number, STR(" | "), rest.key) : STR("none");
            CHECK(EQ_STR(text, str_of(answer ? answer : "none")), query_house_rows[i].key);
        }
    }
}

/* What is left of a query whose house has parts, and they. */
static const struct {
    const char *text, *rest, *unit;
} query_unit_rows[] = {
    {"57 Rue Grimaldi, Apt 4, Monaco", "57 rue grimaldi/monaco", "Apt 4"},
    {"Apt. 4b 57 Rue Grimaldi", "57 rue grimaldi", "apt 4b"},
    {"Hauptstrasse 12 Whg 3", "hauptstrasse 12", "Whg 3"},
    {"12 High St #4", "12 high st", "unit 4"},
    {"12 High St, 2nd floor", "12 high st", "2nd floor"},
    {"12 High St, Building B, Suite 200", "12 high st", "Building B, Suite 200"},
    {"Calle Mayor 12, 3\xC2\xBA 2\xC2\xAA", "calle mayor 12", "3 piso, 2 piso"},
    {"Calle Mayor n\xC2\xBA 5, Piso 2", "calle mayor no 5", "Piso 2"},
    {"Building B Suite 200 12 High St", "12 high st", "Suite 200, Building B"},
    {"Unit 5, High St", "unit 5/high st", ""},
    {"Apt, 84400", "apt/84400", ""},
    {"1 Main St, Miami, FL 33101", "1 main st/miami/fl 33101", ""},
    {"12 Flat Iron Road", "12 flat iron road", ""},
    {"Blk 5 Oak Street #12-345", "blk 5 oak street", "unit 12 345"},
};

static void query_test_units(void) {
    static char bytes[1 << 14];
    for (size_t i = 0; i < LEN(query_unit_rows); i++) {
        arena mem = arena_of(bytes, sizeof bytes);
        place_query query = {.text = guarded(str_of(query_unit_rows[i].text))};
        query_parts parts = query_split(&mem, &query);
        str rest = STR_NONE;
        for (int k = 0; k < parts.count; k++) {
            rest = arena_list(&mem, rest, STR("/"), parts.parts[k].key);
        }
        CHECK(EQ_STR(rest, str_of(query_unit_rows[i].rest)), query_unit_rows[i].text);
        CHECK(EQ_STR(parts.unit, str_of(query_unit_rows[i].unit)), query_unit_rows[i].text);
    }
}

/* Whether a text has the other as one of its spellings. */
static bool query_test_has_variant(const char *text, const char *other) {
    static char bytes[1 << 16];
    arena mem = arena_of(bytes, sizeof bytes);
    query_variant variants[QUERY_VARIANTS_MAX];
    str key = guarded(str_of(text));
    bool found = false;
    for (int i = query_variants(&mem, (query_part){key, key}, variants); i-- && !found;) {
        found = str_eq(variants[i].key, str_of(other));
    }
    return found;
}

static void query_test_category(void) {
    place_query query = {.text = STR("[amenity=bench] Vaduz")};
    place_query cut = query_cut_category(&query);
    CHECK(EQ_STR(cut.category, STR("amenity=bench")) && EQ_STR(cut.text, STR("Vaduz")),
          "a category in the text");
    query.text = STR("[bench] Vaduz");
    cut = query_cut_category(&query);
    CHECK(EQ_STR(cut.category, STR_NONE) && EQ_STR(cut.text, query.text), "not a tag");
}

static const struct {
    const char *word, *tag; /* the first tag; "": none */
} query_kind_rows[] = {
    {"pharmacies", "amenity=pharmacy"},
    {"apotheken", "amenity=pharmacy"},
    {"farmacias", "amenity=pharmacy"},
    {"bancos publicos", "amenity=bench"},
    {"bureaux de poste", "amenity=post_office"},
    {"estacion de tren", "railway=station"},
    {"gemeindehaus", "amenity=townhall"},
    {"amenity", ""},
    {"starbucks", ""},
    {"vaduz", ""},
    {"", ""},
};

static void query_test_kinds(void) {
    for (size_t i = 0; i < LEN(query_kind_rows); i++) {
        str tags[CATEGORY_TAGS_MAX];
        int count = category_kind(guarded(str_of(query_kind_rows[i].word)), tags);
        CHECK(EQ_STR(count ? tags[0] : STR(""), str_of(query_kind_rows[i].tag)),
              query_kind_rows[i].word);
    }
}

/* The lines of two streets, by their longitudes and latitudes in thousandths of a degree. */
static const struct {
    const char *name;
    double a[3][2], b[2][2];
    double lat, lon, gap_m;
} query_crossing_rows[] = {
    {"they cross", {{0, 0}, {5, 0}, {10, 0}}, {{7, -2}, {7, 2}}, 0, 7, 0},
    {"one ends at the other", {{0, 0}, {5, 0}, {10, 0}}, {{5, 0}, {5, 3}}, 0, 5, 0},
    {"one ends before it", {{0, 0}, {5, 0}, {10, 0}}, {{5, 1}, {5, 3}}, 0.5, 5, 111.2},
    {"they are parallel", {{0, 0}, {5, 0}, {10, 0}}, {{0, 2}, {10, 2}}, 1, 0, 222.4},
};

static void query_test_crossings(void) {
    static char bytes[1 << 14];
    for (size_t i = 0; i < LEN(query_crossing_rows); i++) {
        double a[3][2], b[2][2];
        for (int k = 0; k < 6; k++) {
            a[k / 2][k % 2] = query_crossing_rows[i].a[k / 2][k % 2] / 1000;
        }
        for (int k = 0; k < 4; k++) {
            b[k / 2][k % 2] = query_crossing_rows[i].b[k / 2][k % 2] / 1000;
        }
        int a_end = 3, b_end = 2;
        place_outline first = {.points = a, .ends = &a_end, .rings = 1, .is_line = true};
        place_outline second = {.points = b, .ends = &b_end, .rings = 1, .is_line = true};
        call c = {.deadline_ms = OS_FOREVER, .mem = arena_of(bytes, sizeof bytes)};
        crossing_point at = crossing_of_lines(&c, &first, &second);
        CHECK(fabs(at.lat * 1000 - query_crossing_rows[i].lat) < 0.01 &&
                  fabs(at.lon * 1000 - query_crossing_rows[i].lon) < 0.01 &&
                  fabs(at.gap_m - query_crossing_rows[i].gap_m) < 1,
              query_crossing_rows[i].name);
    }
}

/* Addresses that are written without blanks: in short, counted otherwise, and up to the house. */
static const struct {
    const char *text, *in_short, *counted, *house, *tail;
} query_run_rows[] = {
    {"丸の内1丁目9番1号", "丸の内1-9-1 ", "", "丸の内, 1-9-1", ""},
    {"信義路5段7號", "信義路5段7 ", "信義路五段7 ", "信義路5段, 7", ""},
    {"信義路十二段7號", "信義路十二段7 ", "信義路12段7 ", "信義路十二段, 7", ""},
    {"人民路15街3号2楼", "人民路15街3 2楼", "人民路十五街3, 2楼", "人民路15街, 3", "2楼"},
    {"銀座4-5-6 会館", "銀座4-5-6, 会館", "", "銀座, 4-5-6", ", 会館"},
    {"100-0005 銀座", "100-0005, 銀座", "", "", ""},
    {"58 1/2 Oak St", "58 1/2 Oak St", "", "", ""},
};

static void query_test_runs(void) {
    static char bytes[1 << 14];
    for (size_t i = 0; i < LEN(query_run_rows); i++) {
        arena mem = arena_of(bytes, sizeof bytes);
        str tail = STR(""),
            text = query_house_short_numbers(&mem, guarded(str_of(query_run_rows[i].text)));
        str counted = query_house_counted_otherwise(&mem, text),
            house = query_house_cut_behind(&mem, text, &tail);
        CHECK(EQ_STR(text, str_of(query_run_rows[i].in_short)), query_run_rows[i].text);
        CHECK(EQ_STR(counted.len ? counted : STR(""), str_of(query_run_rows[i].counted)),
              query_run_rows[i].text);
        CHECK(EQ_STR(house.len ? house : STR(""), str_of(query_run_rows[i].house)) &&
                  EQ_STR(tail, str_of(query_run_rows[i].tail)),
              query_run_rows[i].text);
    }
}

/* Names in other letters, and which words of what was typed are these. */
static const struct {
    const char *name, *typed, *words; /* "": none */
    bool is_written;
} query_latin_rows[] = {
    {"хрещатик", "22 hreschatik", "hreschatik", true},
    {"διονυσιου αρεοπαγιτου", "dionysiou areopagitou 5", "dionysiou areopagitou", true},
    {"דיזנגופ", "dizengoff 99", "dizengoff", false},
    {"שדרות בנ צינ", "15 ben tsiyon", "", false},
    {"بنت الجزيره", "bint al jazeera st", "bint al jazeera", false},
    {"الرازي", "40 ar razi", "ar razi", false},
    {"26 یولیو", "26th of july", "26th of july", false},
    {"สุขุมวิท", "sukhumvit rd", "sukhumvit", false},
    {"महात्मा गांधी", "9 mahatma gandhi marg", "mahatma gandhi", false},
    {"논현로85길", "nonhyeon ro 85 gil", "nonhyeon ro 85 gil", true},
    {"논현로85길", "nonhyeon ro 8 gil", "", true},
    {"さくら", "sakura 3", "sakura", true},
    {"南京西路", "100 nanjing west road", "nanjing west road", true},
    {"建国门外大街", "85 jianguomenwai dajie", "jianguomenwai dajie", true},
    {"中山五路", "zhongshan 5th road", "zhongshan 5th road", true},
    {"中山五路", "zhongshan 6th road", "", true},
    {"丸の内", "1-9-1 marunouchi", "marunouchi", true},
    {"千代田区", "chiyoda ku", "chiyoda ku", true},
    {"ленина", "marx st 3", "", true},
    {"rue nouvelle", "rue nouvelle", "", true},
    {"ленина", "ленина", "", true},
};

/* Words that count, behind the street that they are of. */
static const struct {
    const char *text, *parts; /* "": as they were */
} query_count_rows[] = {
    {"No. 7, Sec. 5, Xinyi Rd., Taipei", "xinyi rd 5 sec no 7|taipei"},
    {"7 Xinyi Road Section 5, Taipei", "7 xinyi road 5 section|taipei"},
    {"No. 9, Alley 5, Lane 100, Songren Rd.", "songren rd 100 lane 5 alley no 9"},
    {"12 Park Lane, London", ""},
};

static void query_test_counts(void) {
    static char bytes[1 << 14];
    for (size_t i = 0; i < LEN(query_count_rows); i++) {
        arena mem = arena_of(bytes, sizeof bytes);
        place_query query = {.text = guarded(str_of(query_count_rows[i].text))};
        query_parts usual = query_split(&mem, &query), parts;
        bool is_other = query_split_otherwise(&mem, &query, &usual, QUERY_COUNTS_BEHIND, &parts);
        str told = STR_NONE;
        for (int k = 0; k < parts.count && is_other; k++) {
            told = arena_list(&mem, told, STR("|"), parts.parts[k].key);
        }
        CHECK(EQ_STR(told.len ? told : STR(""), str_of(query_count_rows[i].parts)),
              query_count_rows[i].text);
    }
}

static void query_test_latin(void) {
    latin_open();
    for (size_t i = 0; i < LEN(query_latin_rows); i++) {
        str words[QUERY_WORDS_MAX];
        int count = query_words(guarded(str_of(query_latin_rows[i].typed)), words);
        unsigned idle = 0;
        for (int k = 0; k < count; k++) {
            idle |= (unsigned)(query_is_link(words[k]) || address_is_street_kind(words[k])) << k;
        }
        latin_typed typed = latin_take(words, count, idle);
        latin_span span = latin_sounds(guarded(str_of(query_latin_rows[i].name)), &typed);
        str found = span.end ? latin_text(&typed, span) : STR("");
        CHECK(EQ_STR(found, str_of(query_latin_rows[i].words)) &&
                  (!span.end || EQ(span.is_written, query_latin_rows[i].is_written)),
              query_latin_rows[i].typed);
    }
}

static void test_query(void) {
    query_test_houses();
    query_test_units();
    query_test_counts();
    CHECK(query_test_has_variant("a2", "a 2") && query_test_has_variant("cg 3", "cg3") &&
              !query_test_has_variant("paris 2", "paris2"),
          "the number of a road with and without a blank");
    CHECK(query_test_has_variant("bergstr", "bergstrasse") &&
              query_test_has_variant("austrasse", "austr") &&
              !query_test_has_variant("astr", "astrasse"),
          "an ending is behind two letters at least");
    CHECK(query_test_has_variant("s memorial dr", "south memorial drive") &&
              query_test_has_variant("west third street", "w third st") &&
              query_test_has_variant("n old farm ln e", "north old farm lane east") &&
              query_test_has_variant("co rd 57", "county road 57") &&
              query_test_has_variant("n third st n", "north third street north") &&
              !query_test_has_variant("south beach", "san beach"),
          "several words of a name are short");
    query_test_category();
    query_test_kinds();
    query_test_crossings();
    query_test_runs();
    query_test_latin();
}
