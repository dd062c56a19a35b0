/* tables: the columns of a table are found by the names in its header line. */

static const char *const tables_test_files[] = {"generated/countries.tsv",
                                                "generated/divisions.tsv",
                                                "generated/counties.tsv",
                                                "generated/places.tsv",
                                                "generated/names.tsv",
                                                "generated/aliases.tsv",
                                                "generated/features.tsv",
                                                "generated/borders.tsv",
                                                "generated/division_borders.tsv",
                                                "generated/municipality_borders.tsv",
                                                "generated/waters.tsv",
                                                "generated/words.tsv",
                                                "hand/own.tsv",
                                                "hand/former_names.tsv",
                                                "hand/peaks.tsv",
                                                "hand/timezones.tsv",
                                                "hand/disputes.tsv",
                                                "out.bin"};

static char tables_test_folder[] = "/tmp/geocoder-tables.XXXXXX";

static const char *tables_test_path(const char *name) {
    static char path[OS_PATH_MAX];
    snprintf(path, sizeof path, "%s/%s", tables_test_folder, name);
    return path;
}

static void tables_test_write(const char *table, const char *text) {
    unlink(tables_test_path(table));
    int fd = os_append(tables_test_path(table));
    ASSERT(fd >= 0 && os_write(fd, str_of(text)));
    os_close(fd);
}

/* Writes the tables, all empty but for one, and builds the image of them. */
static status tables_test_build_of(call *c, const char *table, const char *text) {
    for (size_t i = 0; i < LEN(tables_test_files); i++) {
        bool is_it = str_eq(str_of(tables_test_files[i]), str_of(table));
        tables_test_write(tables_test_files[i], is_it ? text : "");
    }
    *c = (call){.may_block = true, .deadline_ms = OS_FOREVER};
    return tables_write(c, tables_test_folder, STR("full"), tables_test_path("out.bin"));
}

/* The image of two tables, the second of which has the features of these rows. */
static str tables_test_image_of(const char *table, const char *text, const char *rows, image *m) {
    call c;
    char features[1000];
    str bytes = STR("");
    tables_test_build_of(&c, table, text);
    snprintf(features, sizeof features,
             "tag\tname\taliases\tlat\tlon\tbbox_w_s_e_n\tscalerank\tnames\ttz\n%s", rows);
    tables_test_write("generated/features.tsv", features);
    status code = tables_write(&c, tables_test_folder, STR("full"), tables_test_path("out.bin"));
    ASSERT(EQ(code, GEO_OK) && os_map(tables_test_path("out.bin"), &bytes) &&
           !image_open(m, bytes));
    return bytes;
}

static status tables_test_build(call *c, const char *countries) {
    return tables_test_build_of(c, "generated/countries.tsv", countries);
}

static void tables_test_columns(void) {
    call c;
    image m;
    str bytes = STR("");
    status code = tables_test_build(
        &c, "names\tlon\tlat\tlocal\tname\tofficial\tcc3\tcc\tpop\tarea_km2\tnew\t"
            "bbox_w_s_e_n\taliases\tcontinent\tneighbours\tis_mainland\n"
            "\t7.5\t1.25\t\tTestland\t\tTST\tTS\t5\t77\tx\t7,1,8,2\tTesta\tUr\t\t\n");
    CHECK(EQ(code, GEO_OK) && os_map(tables_test_path("out.bin"), &bytes) && !image_open(&m, bytes),
          "columns in another order, and one that is not used");
    CHECK(bytes.len && m.is_own &&
              EQ_STR(image_meta(&m, STR(IMAGE_META_CONTINENT "Ur")), STR("TS")) &&
              EQ_STR(image_meta(&m, STR(IMAGE_META_AREA "TS")), STR("77")),
          "an image of our tables, the continent's countries and the country's area");
    bool is_placed =
        bytes.len && fabs(image_lat(&m, 0) - 1.25) < 1e-3 && fabs(image_lon(&m, 0) - 7.5) < 1e-3;
    CHECK(is_placed, "each is read by its name");
    os_unmap(bytes);
}

/* Mountains are as high as the hand-written table says, and airports have their code of today. */
static void tables_test_facts(void) {
    image m;
    str bytes =
        tables_test_image_of("hand/peaks.tsv", "tag\tlat\tlon\tele\nnatural=peak\t1.5\t2\t1234\n",
                             "natural=peak\tHigh\t\t1.5000\t2.0000\t\t5\t\t\n"
                             "natural=peak\tHill\t\t1.6\t2\t\t5\t\t\n"
                             "aeroway=aerodrome\tField\tNEW,ABCD,OLD\t3\t3\t\t5\t\t\n",
                             &m);
    ASSERT(m.places == 3);
    for (uint32_t row = 0; row < m.places; row++) {
        image_ref ref = {&m, row};
        char room[NAMES_TEXT_MAX], other[NAMES_TEXT_MAX];
        bool is_high = str_eq(names_main(&m, row, room), STR("High"));
        bool is_airport = image_place_class(ref) == IMAGE_POI;
        CHECK(
            EQ(image_record_elevation_m(ref), is_high ? 1234 : 0) &&
                EQ(image_record_population(ref), 0) &&
                EQ_STR(names_tagged(&m, row, m.lang_iata, other), str_of(is_airport ? "NEW" : "")),
            "heights and codes");
    }
    os_unmap(bytes);
}

/* Names that are words of every day are known as such, but no words that are no names. */
static void tables_test_words(void) {
    image m;
    str bytes = tables_test_image_of("generated/words.tsv", "word\nbeer\nhill\ntree\n",
                                     "natural=peak\tBeer\tHill\t1.5\t2\t\t5\t\t\n"
                                     "natural=peak\tBeer Hill\tEiger\t1.6\t2\t\t5\t\t\n",
                                     &m);
    names_walk w = names_at(&m, 0);
    for (uint32_t key = 0; key < m.keys; key++, names_next(&w)) {
        str name = names_key(&w);
        bool is_word = str_eq(name, STR("beer")) || str_eq(name, STR("hill"));
        CHECK(image_key_is_word(&m, key) == is_word, "a word of every day");
    }
    CHECK(EQ(m.keys, 4) && !image_key_is_word(&m, m.keys), "each key once");
    os_unmap(bytes);
}

static void tables_test_bad(void) {
    static const struct {
        const char *countries, *why;
    } rows[] = {
        {"cc\tcc3\tname\tofficial\tpop\tbbox_w_s_e_"
         "n\tnames\tlocal\tlon\taliases\tneighbours\tis_mainland\nTS\t\t\t\t\t\t\t\t\t\t\t\n",
         "generated/countries.tsv has no column lat"},
        {"cc\tname\nTS\n", "generated/countries.tsv, line 2: 1 columns where the header has 2"},
        {"cc\nTS\nTT\tmore\n", "generated/countries.tsv has no column"},
    };
    for (size_t i = 0; i < LEN(rows); i++) {
        call c;
        CHECK(EQ(tables_test_build(&c, rows[i].countries), GEO_FILE), rows[i].why);
        CHECK(str_starts(str_of(c.why), str_of(rows[i].why)), c.why);
    }
}

/* Features are of the class that their tag has in the table of kinds. */
static void tables_test_features(void) {
    static const struct {
        const char *tag;
        image_class cls;
        uint32_t places;
    } rows[] = {
        {"boundary=national_park", IMAGE_NATURE, 1},
        {"leisure=park", IMAGE_NATURE, 1},
        {"natural=volcano", IMAGE_NATURE, 1},
        {"place=island", IMAGE_NATURE, 1},
        {"waterway=canal", IMAGE_NATURE, 1},
        {"natural=strait", IMAGE_MARINE, 1},
        {"place=ocean", IMAGE_MARINE, 1},
        {"amenity=university", IMAGE_POI, 1},
        {"tourism=museum", IMAGE_POI, 1},
        {"unknown=thing", IMAGE_POI, 0},
    };
    for (size_t i = 0; i < LEN(rows); i++) {
        char text[256];
        snprintf(text, sizeof text,
                 "tag\tname\taliases\tlat\tlon\tbbox_w_s_e_n\tscalerank\tnames\ttz\n"
                 "%s\tTest\t\t1\t2\t\t5\t\t\n",
                 rows[i].tag);
        call c;
        image m = {.places = 0};
        str bytes = STR("");
        CHECK(EQ(tables_test_build_of(&c, "generated/features.tsv", text), GEO_OK) &&
                  os_map(tables_test_path("out.bin"), &bytes) && !image_open(&m, bytes) &&
                  EQ(m.places, rows[i].places) &&
                  (!m.places || EQ(image_class_of(&m, 0), rows[i].cls)),
              rows[i].tag);
        os_unmap(bytes);
    }
}

static void test_tables(void) {
    ASSERT(mkdtemp(tables_test_folder));
    ASSERT(!mkdir(tables_test_path("generated"), 0700) && !mkdir(tables_test_path("hand"), 0700));
    tables_test_columns();
    tables_test_features();
    tables_test_facts();
    tables_test_words();
    tables_test_bad();
    for (size_t i = 0; i < LEN(tables_test_files); i++) {
        unlink(tables_test_path(tables_test_files[i]));
    }
    rmdir(tables_test_path("generated"));
    rmdir(tables_test_path("hand"));
    rmdir(tables_test_folder);
}
