/* csv: cells of a row, separators, and whole files through the mapping of columns. */

static const struct {
    const char *name, *row;
    char separator;
    int count; /* of cells; 0: the row is bad */
    const char *cells[4];
    size_t used; /* 0: all of it */
} csv_rows[] = {
    {"plain", "a,b,c\n", ',', 3, {"a", "b", "c"}, 0},
    {"CR LF", "a,b\r\n", ',', 2, {"a", "b"}, 0},
    {"a quoted cell before CR LF", "a,\"b\"\r\n", ',', 2, {"a", "b"}, 0},
    {"one row of two", "a;b\nc;d\n", ';', 2, {"a", "b"}, 4},
    {"empty cells", ",,\n", ',', 3, {"", "", ""}, 0},
    {"an empty line", "\n", ',', 1, {""}, 0},
    {"separator in quotes", "\"a,b\",c\n", ',', 2, {"a,b", "c"}, 0},
    {"doubled quotes", "\"a \"\"b\"\"\",\"\"\"\"\n", ',', 2, {"a \"b\"", "\""}, 0},
    {"line end in quotes", "\"a\nb\",c\n", ',', 2, {"a\nb", "c"}, 0},
    {"a quote within a cell is a character", "5\" pipe,b\n", ',', 2, {"5\" pipe", "b"}, 0},
    {"tabs", "a\tb c\t\n", '\t', 3, {"a", "b c", ""}, 0},
    {"quotes that are not around a cell", "\"a\"b,c\n", ',', 2, {"\"a\"b", "c"}, 0},
};

static void csv_test_row(size_t i) {
    static csv_cells cells;
    char room[256];
    arena a = arena_of(room, sizeof room);
    str row = guarded(str_of(csv_rows[i].row));
    ptrdiff_t used = csv_row_cut(row, csv_rows[i].separator, true, &a, &cells);
    if (!csv_rows[i].count) {
        CHECK(used < 0, csv_rows[i].name);
        return;
    }
    size_t expected = csv_rows[i].used ? csv_rows[i].used : row.len;
    bool good = used == (ptrdiff_t)expected && cells.count == csv_rows[i].count;
    for (int k = 0; k < cells.count && good; k++) {
        good = str_eq(cells.at[k], str_of(csv_rows[i].cells[k]));
    }
    CHECK(good, csv_rows[i].name);
    size_t cut = 0;
    while (cut < expected) {
        str part = guarded(str_head(str_of(csv_rows[i].row), cut));
        a = arena_of(room, sizeof room);
        if (csv_row_cut(part, csv_rows[i].separator, false, &a, &cells) != 0) {
            break;
        }
        cut++;
    }
    CHECK(EQ(cut, expected), "every prefix of a row needs more");
}

/* ---- columns ---- */

static const struct {
    const char *title;
    import_record_column column;
    const char *lang;
} csv_titles[] = {
    {"Latitude", COLUMN_LAT, ""},
    {"LAT", COLUMN_LAT, ""},
    {"lng", COLUMN_LON, ""},
    {"X", COLUMN_LON, ""},
    {"Place Name", COLUMN_NAME, ""},
    {"name_de", COLUMN_LANGUAGE, "de"},
    {"name:pt-BR", COLUMN_LANGUAGE, "pt-BR"},
    {"house_number", COLUMN_HOUSE_NUMBER, ""},
    {"addr:street", COLUMN_STREET, ""},
    {"ZIP", COLUMN_POSTCODE, ""},
    {"name_full", COLUMN_NONE, ""},
    {"latitude_deg", COLUMN_LAT, ""},
    {"POINT_X", COLUMN_LON, ""},
    {"latency", COLUMN_NONE, ""},
    {"lat_error", COLUMN_NONE, ""},
    {"name:es-419", COLUMN_LANGUAGE, "es-419"},
    {"name_12", COLUMN_NONE, ""},
    {"colour", COLUMN_NONE, ""},
    {"", COLUMN_NONE, ""},
};

static void csv_test_columns(void) {
    import_record_mapping list[IMPORT_RECORD_COLUMNS_MAX];
    int count = 0;
    str lang = STR_NONE;
    for (size_t i = 0; i < LEN(csv_titles); i++) {
        lang = STR_NONE;
        import_record_column column =
            import_record_column_of(str_of(csv_titles[i].title), NULL, 0, &lang);
        CHECK(EQ(column, csv_titles[i].column) && EQ_STR(lang, str_of(csv_titles[i].lang)),
              csv_titles[i].title);
    }
    CHECK(!import_record_mapping_parse(STR("name=TITLE, lat=Y,name:fr=NOM"), list, &count) &&
              EQ(count, 3),
          "a mapping");
    CHECK(EQ(import_record_column_of(STR("title"), list, count, &lang), COLUMN_NAME),
          "mapped without case");
    CHECK(EQ(import_record_column_of(STR("NOM"), list, count, &lang), COLUMN_LANGUAGE) &&
              EQ_STR(lang, STR("fr")),
          "mapped to a language");
    CHECK(EQ(import_record_column_of(STR("lat"), list, count, &lang), COLUMN_NONE),
          "what is mapped by hand is not found by its title");
    CHECK(import_record_title_rank(STR("LAT"), COLUMN_LAT) <
                  import_record_title_rank(STR("latitude"), COLUMN_LAT) &&
              import_record_title_rank(STR("latitude"), COLUMN_LAT) <
                  import_record_title_rank(STR("y"), COLUMN_LAT),
          "of several titles of a column one counts");
    CHECK(!import_record_title_rank(STR("alias"), COLUMN_ALT_NAMES),
          "aliases may come from several columns");
    CHECK(import_record_mapping_parse(STR("name"), list, &count) != NULL, "a pair without =");
    CHECK(import_record_mapping_parse(STR("colour=C"), list, &count) != NULL, "no such column");
}

static const struct {
    const char *category, *type, *kind;
} csv_kinds[] = {
    {"amenity", "pharmacy", "amenity=pharmacy"},
    {"", "city", "place=city"},
    {"amenity=cafe", "", "amenity=cafe"},
    {"restaurant", "", "amenity=restaurant"},
    {"shop", "", "shop=yes"},
    {"pharmacy", "amenity", "amenity=pharmacy"},
    {"railway", "station", "railway=station"},
    {"", "street", "highway=street"},
    {"", "", "place=locality"},
    {"", "PPL", "place=village"},
    {"P", "PPLC", "place=village"},
    {"PPLX", "P", "place=suburb"},
    {"", "ADM1", "place=state"},
    {"T", "HLL", "natural=hill"},
    {"", "Kiosk", "shop=kiosk"},
    {"", "Ding", "amenity=Ding"},
};

static void csv_test_kinds(void) {
    static import_record s;
    for (size_t i = 0; i < LEN(csv_kinds); i++) {
        char text[64];
        out o = out_of(text, sizeof text);
        import_record_clear(&s);
        s.lat = s.lon = 1;
        s.name = STR("x");
        bool good =
            !import_record_set(&s, COLUMN_CATEGORY, STR_NONE, str_of(csv_kinds[i].category)) &&
            !import_record_set(&s, COLUMN_TYPE, STR_NONE, str_of(csv_kinds[i].type)) &&
            !import_settle_record(&s);
        out_text(&o, str_of(s.kind->key));
        out_char(&o, '=');
        out_text(&o, *s.kind->value ? str_of(s.kind->value) : s.value);
        CHECK(good && EQ_STR(out_str(&o), str_of(csv_kinds[i].kind)), csv_kinds[i].kind);
    }
    s.kind = NULL;
    s.population = 20000;
    CHECK(!import_record_set(&s, COLUMN_TYPE, STR_NONE, STR("PPLA")) && !import_settle_record(&s) &&
              EQ(s.kind, kind_of_word(STR("town"))),
          "the population of a GeoNames settlement decides its kind");
    import_record_clear(&s);
    CHECK(import_settle_record(&s) != NULL, "no point");
    CHECK(import_record_set(&s, COLUMN_LAT, STR_NONE, STR("91")) != NULL, "beyond the pole");
    CHECK(!import_record_set(&s, COLUMN_LON, STR_NONE, STR("7,4")) && EQ(s.lon, 7.4),
          "a decimal comma");
    CHECK(import_record_set(&s, COLUMN_LON, STR_NONE, STR("7,4,1")) != NULL, "two of them");
    CHECK(import_record_set(&s, COLUMN_LAT, STR_NONE, STR("nan")) != NULL, "not a number");
}

/* Tags of OpenStreetMap as columns; type: of the user's own column. */
static const struct {
    const char *key, *value, *other_key, *other, *type, *kind;
} csv_tags[] = {
    {"shop", "bakery", "building", "yes", "", "shop=bakery"},
    {"building", "yes", "amenity", "fountain", "", "amenity=fountain"},
    {"highway", "residential", "", "", "", "highway=residential"},
    {"place", "city", "", "", "boundary", "place=city"},
    {"shop", "bakery;cafe", "", "", "multipolygon", "shop=bakery"},
    {"building", "yes", "", "", "restaurant", "amenity=restaurant"},
    {"office", "Berlin Mitte", "", "", "", "place=locality"},
    {"amenity", "Restaurant", "", "", "", "amenity=restaurant"},
    {"public_transport", "station", "", "", "", "public_transport=station"},
};

static void csv_test_tags(void) {
    static import_record s;
    for (size_t i = 0; i < LEN(csv_tags); i++) {
        str texts[] = {str_of(csv_tags[i].key), str_of(csv_tags[i].value),
                       str_of(csv_tags[i].other_key), str_of(csv_tags[i].other)};
        import_record_clear(&s);
        s.lat = s.lon = 1;
        s.name = STR("x");
        for (int k = 0; k < 4 && texts[k].len; k += 2) {
            str key = STR_NONE;
            CHECK(EQ(import_record_column_of(texts[k], NULL, 0, &key), COLUMN_TAG),
                  csv_tags[i].kind);
            CHECK(!import_record_set(&s, COLUMN_TAG, key, texts[k + 1]), csv_tags[i].kind);
        }
        char text[64];
        out o = out_of(text, sizeof text);
        bool good = !import_record_set(&s, COLUMN_TYPE, STR_NONE, str_of(csv_tags[i].type)) &&
                    !import_settle_record(&s);
        out_text(&o, str_of(s.kind->key));
        out_char(&o, '=');
        out_text(&o, *s.kind->value ? str_of(s.kind->value) : s.value);
        CHECK(good && EQ_STR(out_str(&o), str_of(csv_tags[i].kind)), csv_tags[i].kind);
    }
}

static const struct {
    const char *text;
    int64_t population;
} csv_population[] = {
    {"1200", 1200}, {"1,200", 1200},  {"1.200.000", 1200000}, {"12 345", 12345},    {"1'234", 1234},
    {"1e3", 1000},  {"1234.5", 1234}, {"1,2,3", 0},           {"12345.678", 12345}, {"unknown", 0},
    {"-5", 0},      {"5,", 0},
};

static void csv_test_values(void) {
    static import_record s;
    for (size_t i = 0; i < LEN(csv_population); i++) {
        import_record_clear(&s);
        CHECK(!import_record_set(&s, COLUMN_POPULATION, STR_NONE, str_of(csv_population[i].text)) &&
                  EQ(s.population, csv_population[i].population),
              csv_population[i].text);
    }
    CHECK(import_record_set(&s, COLUMN_CITY, STR_NONE, STR("K\xF6ln")) != NULL,
          "a town in Latin-1");
    CHECK(import_record_set(&s, COLUMN_ALT_NAMES, STR_NONE, STR("K\xF6ln")) != NULL,
          "a name in Latin-1");
    CHECK(!import_record_set(&s, COLUMN_NONE, STR_NONE, STR("K\xF6ln")), "an unused column");
}

static void csv_test_packing(void) {
    static import_record s, back;
    char bytes[1024];
    out o = out_of(bytes, sizeof bytes);
    import_record_clear(&s);
    s.kind = kind_of_word(STR("town"));
    s.name = STR("Mailand");
    s.lat = 45.4642;
    s.lon = -9.19;
    s.population = 1371498;
    s.street = STR("Via Dante");
    s.context[IMPORT_RECORD_CONTEXT_CITY] = STR("Milano");
    s.is_area = true;
    import_record_add_name(&s, IMAGE_OTHER, STR("it"), STR("Milano"));
    import_record_add_name(&s, IMAGE_ALIAS, STR_NONE, STR("Milano"));
    import_record_pack(&o, &s);
    bool good = import_record_unpack(out_str(&o), &back);
    CHECK(good && EQ(back.kind, s.kind) && EQ_STR(back.name, s.name) && EQ(back.lat, s.lat) &&
              EQ(back.lon, s.lon) && EQ(back.population, s.population) && back.is_area &&
              !back.is_linked && EQ_STR(back.street, s.street) &&
              EQ_STR(back.context[IMPORT_RECORD_CONTEXT_CITY], STR("Milano")),
          "a record packed and unpacked");
    CHECK(EQ(back.name_count, 1) && EQ_STR(back.names[0].lang, STR("it")),
          "an alias that is a name already is left out");
    for (size_t cut = 0; cut < o.len; cut++) {
        (void)import_record_unpack(guarded(str_head(out_str(&o), cut)), &back);
    }
}

/* ---- parts of one text ---- */

static const struct {
    const char *cells; /* "header=cell|header=cell" */
    const char *number, *street, *postcode, *city, *name;
    int left_out;
} csv_parts[] = {
    {"numero=5|rep=bis|nom_voie=Rue X", "5 bis", "Rue X", "", "", "", 0},
    {"huisnummer=12|huisletter=A|huisnummertoevoeging=2|straat=S", "12A-2", "S", "", "", "", 0},
    {"NUMBER_FIRST=4|NUMBER_LAST=6|NUMBER_LAST_SUFFIX=A|STREET_NAME=KENT|STREET_TYPE=STREET|"
     "STREET_SUFFIX=N",
     "4-6A", "KENT STREET N", "", "", "", 0},
    {"NUMBER_FIRST=4.0|NUMBER_LAST=4|STREET_NAME=KENT STREET|STREET_TYPE=STREET", "4",
     "KENT STREET", "", "", "", 0},
    {"type_voie=Rue|libelle_voie=des Lilas|numero=3", "3", "Rue des Lilas", "", "", "", 0},
    {"numero=3|rep=A representative|rue=X", "3", "X", "", "", "", 1},
    {"BUILDING_NAME=10A|THOROUGHFARE=S LANE", "10A", "S LANE", "", "", "", 0},
    {"BUILDING_NAME=ROSE COTTAGE|BUILDING_NUMBER=4|THOROUGHFARE=S LANE", "4", "S LANE", "", "",
     "ROSE COTTAGE", 0},
    {"zip_label=3047 Bremgarten b. Bern|STN_LABEL=W|ADR_NUMBER=4", "4", "W", "3047",
     "Bremgarten b. Bern", "", 0},
    {"address=HauptstraÃ"
     "e 5 a, 97230 Ort",
     "5 a",
     "HauptstraÃ"
     "e",
     "97230", "Ort", "", 0},
    {"address=123 N 5th St, Springfield, IL 62701", "123", "N 5th St", "62701", "Springfield", "",
     0},
    {"address=12 bis rue de la Paix, 75002 Paris", "12 bis", "rue de la Paix", "75002", "Paris", "",
     0},
    {"address=5, rue de la Paix, Paris", "5", "rue de la Paix", "", "Paris", "", 0},
    {"address=Calle Mayor, 5, 28013 Madrid", "5", "Calle Mayor", "28013", "Madrid", "", 0},
    {"address=10 High Street, Flat 2, London SW1A 1AA", "10", "High Street", "SW1A 1AA", "London",
     "", 1},
    {"address=221B Baker Street", "221B", "Baker Street", "", "", "", 0},
    {"address=5", "5", "", "", "", "", 0},
    {"address=,", "", "", "", "", "", 0},
    {"address=Am Markt|street=Weg|house_number=3", "3", "Weg", "", "", "", 0},
};

static void csv_test_parts(void) {
    static import_record s;
    for (size_t i = 0; i < LEN(csv_parts); i++) {
        str rest = str_of(csv_parts[i].cells);
        import_record_clear(&s);
        s.lat = s.lon = 1;
        while (rest.at) {
            str cell = str_cut(&rest, '|'), header = str_cut(&cell, '='), lang = STR_NONE;
            CHECK(
                !import_record_set(&s, import_record_column_of(header, NULL, 0, &lang), lang, cell),
                csv_parts[i].cells);
        }
        (void)import_settle_record(&s);
        CHECK(EQ_STR(s.house_number, str_of(csv_parts[i].number)) &&
                  EQ_STR(s.street, str_of(csv_parts[i].street)) &&
                  EQ_STR(s.postcode, str_of(csv_parts[i].postcode)) &&
                  EQ_STR(s.context[IMPORT_RECORD_CONTEXT_CITY], str_of(csv_parts[i].city)) &&
                  EQ_STR(s.name, str_of(csv_parts[i].name)) &&
                  EQ(s.left_out, csv_parts[i].left_out),
              csv_parts[i].cells);
    }
}

static void test_csv(void) {
    for (size_t i = 0; i < LEN(csv_rows); i++) {
        csv_test_row(i);
    }
    static csv_cells cells;
    char room[1];
    arena a = arena_of(room, 0);
    CHECK(EQ(csv_row_cut(STR("a,b"), ',', true, &a, &cells), 3) && EQ(cells.count, 2),
          "the last line without its end");
    CHECK(csv_row_cut(STR("\"a"), ',', true, &a, &cells) < 0, "a quote that is never closed");
    csv_test_columns();
    csv_test_kinds();
    csv_test_tags();
    csv_test_values();
    csv_test_packing();
    csv_test_parts();
}
